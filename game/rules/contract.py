"""The one contract through which every system is played.

Scenes, computer players, saves, replays, tests and tools know a game only by the names below. A system
(Drácula contra Van Helsing is the first) offers one :class:`System` record; everything else follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Protocol, Self, final

import msgspec

from game.language import Texts

SPECTATOR: Final = -1
"""The seat of somebody who watches: sees all, but only a match without a human seat or a finished one."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
"""One of the two seats; what is read from a file is held to that."""

MOST_LEGAL_ACTIONS: Final = 250
"""No decision of any system may offer more actions than this."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", gc=False):
    """Something a player can say. Small, equal by value; it names cards by place, never by a secret.

    Its kind is asked for by ``type(action) is``: where the kind is another, ``isinstance`` and ``match`` take
    several times as long for such classes, and rules and computer players ask without end. Values that never
    change hold no circle, so that the collector need not watch them (``gc``); likewise events.
    """


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", gc=False):
    """Something that is seen to happen. Carries all that a picture or a log line needs.

    ``reveals`` marks events that show somebody something new (a draw, a die, a hidden card): after one of
    them nothing can be taken back. ``major`` tells the show to dwell on it. ``silent`` marks one that says
    nothing at all: it stands where another seat is told something, so that every seat counts events alike.
    """

    reveals: ClassVar[bool] = False
    major: ClassVar[bool] = False
    silent: ClassVar[bool] = False


@final
class Split(msgspec.Struct, frozen=True, gc=False):
    """An event with a secret: what everybody may know, and what each seat may know, parted where it is made.

    ``public`` is the form for a seat that may not know the secret, ``seats[n]`` the form for seat n, ``full``
    the form for a permitted spectator.
    """

    public: Event
    seats: tuple[Event, Event]
    full: Event


def for_owner(seat: int, full: Event, public: Event) -> Split:
    """Part an event whose secret only ``seat`` may know, besides a permitted spectator."""
    return Split(public, (public, full) if seat else (full, public), full)


Told = Event | Split
"""What ``State.apply`` returns a list of."""


def visible_to(seat: int, told: Sequence[Told]) -> list[Event]:
    """Return the events in the form that ``seat`` (or ``SPECTATOR``) may see."""
    return [_form(seat, item) for item in told]


def _form(seat: int, item: Told) -> Event:
    if type(item) is Split:
        return item.full if seat == SPECTATOR else item.seats[seat]
    return item


def reveals(told: Sequence[Told]) -> bool:
    """Say whether any of the events showed somebody something new, so that nothing may be taken back."""
    return any((item.full if type(item) is Split else item).reveals for item in told)


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why something may not be done (or why a match ended): a code for the text, the rule, the place.

    ``code`` is the key of its text (see ``game.rules.reasons``), ``rule`` a rule id such as "D16" (empty
    where the house, not a game refuses), ``where`` a place such as "slot 3" in the system's own place words
    (empty when it has none), ``params`` the numbers of the sentence.
    """

    code: str
    rule: str
    where: str = ""
    params: dict[str, int | str] = {}


class IllegalAction(ValueError):
    """An action that the rules do not allow here. The state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.rule})")
        self.reason = reason


class ConfigError(ValueError):
    """A set-up that the rules do not allow; ``reason`` names the value and what would do instead."""

    def __init__(self, reason: Reason) -> None:
        numbers = ", ".join(f"{name}={value}" for name, value in reason.params.items())
        super().__init__(f"{reason.code} ({reason.rule}): {numbers}")
        self.reason = reason


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended. ``winner`` is a seat, or None for a draw; ``code`` and ``rule`` say why."""

    winner: Seat | None
    code: str
    rule: str


class Observation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one seat may know, its legal actions included, and nothing more; systems add their fields."""

    seat: int
    to_move: int | None
    outcome: Outcome | None


class Hint(msgspec.Struct, frozen=True):
    """A good action and the key (with its numbers) of one sentence that says why."""

    action: Action
    text: str
    params: dict[str, int | str] = {}


class State(Protocol):
    """The complete state of one match. Mutable; ``clone`` before trying things out."""

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None once the match has an outcome."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Every action that ``seat`` may take now: none for an idle seat, never none for the one to move."""

    def apply(self, action: Action) -> list[Told]:
        """Carry out ``action`` of the seat to move with all consequences up to the next decision.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """

    def concede(self, seat: int) -> list[Told]:
        """Let ``seat`` give up; allowed to any seat at any time before the end."""

    def observe(self, seat: int) -> Observation:
        """Return what ``seat`` (or a permitted ``SPECTATOR``) may know."""

    def clone(self) -> Self:
        """Return an independent copy that plays on exactly alike."""

    def digest(self) -> str:
        """Return the SHA-256 of ``to_json``, in hex: the same on every machine and Python."""

    def to_json(self) -> bytes:
        """Return the complete state, pending choices and chance included."""


class System(msgspec.Struct, frozen=True):
    """A game as the house sees it; ``why_not``, ``preview`` and ``hint`` know an observation only."""

    id: str
    config: type[msgspec.Struct]
    actions: Any
    """The union of this system's action types, for decoding."""
    events: Any
    observation: type[Observation]
    new: Callable[[Any, int], tuple[State, list[Told]]]
    """``new(config, seed)``: the state at the first decision and the events that led there."""
    from_json: Callable[[bytes], State]
    why_not: Callable[[Any, Action], Reason | None]
    preview: Callable[[Any, Action], Any]
    hint: Callable[[Any], Hint]
    sample: Callable[[Any, Any], State]
    """``sample(observation, chance)``: a full state that fits the observation (hidden things redealt)."""
    seat_names: tuple[str, str]
    """Text keys of the two sides."""
    fingerprint: str
    """Changes whenever the same actions could lead elsewhere (rules code version and card data)."""
    levels: Mapping[str, Callable[..., Any]]
    """Level name to a computer player (see ``game.opponents.Chooser``), from weak to strong."""
    check_invariants: Callable[[Any], None]
    """Raises ``ValueError`` if a state is one that no match can reach."""
    tally: Callable[[Event], str | None]
    """Names the effect that an event shows to have fired, or None; counted in self-play."""
    tell: Callable[[Texts], Callable[[Event], str]]
    """``tell(texts)(event)``: a sentence about the event for somebody who watches, or "" if it needs none."""
    scenarios: Callable[[], Any]
    """Gives what plays the system's scenario files (``game.scenarios.format.Door``), loaded when asked."""
    decks: Callable[[str, int], Any] | None = None
    """``decks(words, seed)``: the set-up of a match with decks as on a command line ("random", or two names);
    raises ``ConfigError``. None for a game without decks."""
    cards: Callable[[Sequence[tuple[str, Mapping[str, object]]]], str] | None = None
    """``cards(files)``: puts somebody's own card files (names and tables) in force in this process, returns
    the fingerprint that the system then has, raises ``FaultyCards``. None for a game without card files."""
    left_out: Callable[[Callable[..., str]], list[str]] | None = None
    """``left_out(text)``: a sentence, by the lookup of texts, for each of its own decks that somebody's cards
    have made illegal and that cannot be chosen. None for a game without decks."""
    idle: Callable[[Any, Action], bool] | None = None
    """``idle(state, action)``: whether the seat to move so ends a turn in which it did nothing, though
    something better was open. Asked by the audit of self-play; None where a turn is one action."""
    starters: tuple[str, ...] = ()
    """The names of its starter decks, as ``decks`` knows them; none for a game without."""
    turns: Callable[[Any], int] | None = None
    """``turns(state)``: how many turns of both sides have begun. None where nobody counts them."""
    by_chance: Callable[[Any, Any], Action] | None = None
    """``by_chance(state, chance)``: what the player by chance of self-play does. None where every legal
    action is equally likely."""
    characters: tuple[str, ...] = ("",)
    """What a computer player of any level may be like; "" (balanced, no leanings) is the first."""
