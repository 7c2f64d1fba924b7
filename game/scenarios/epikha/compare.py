"""A position told in the words of a scenario, and compared with what it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET, structs

from game.epikha import events
from game.epikha.card import CARDS
from game.epikha.rules import groups, numbers
from game.epikha.rules.groups import Found
from game.epikha.state import Arm, Body, Group, Side, Table
from game.epikha.system import EpikhaState
from game.rules.contract import SPECTATOR, Event, Told, visible_to
from game.scenarios.cardfiles import seat_letter
from game.scenarios.epikha.files import Expect, ExpectSide
from game.scenarios.epikha.layout import THE_PLAYER, Names
from game.scenarios.epikha.naming import Finder, all_groups
from game.scenarios.format import ScenarioFault, near

KEPT: Final = ("deck_faults", "replayed", "conserved", "can")
"""Expectations that are compared elsewhere."""


class Look:
    """A position as a scenario looks at it: things by name, what has happened so far, and old numbers."""

    def __init__(self, state: EpikhaState, names: Names, place: str) -> None:
        self.state = state
        self.names = names
        self.place = place
        self.told: list[Told] = []
        self.groups: dict[int, int] = {}
        """By body: the number of the group that it was in last."""

    def happened(self, told: Sequence[Told]) -> None:
        """Note what has happened, and in which groups things are now."""
        self.told += told
        for seat in (0, 1):
            for group in groups.groups_of(self.state, seat):
                self.groups.update((body.id, group.id) for body in group.bodies)

    def thing(self, text: str) -> int:
        """Return the number of something by its name; A's own things come first."""
        return Finder(self.state, self.names, 0, self.place).thing(text)

    def body(self, text: str) -> Found | None:
        """Return where a body is, None if it is not on the field."""
        return groups.find_body(self.state, self.thing(text))

    def called(self, piece: Body | Arm) -> str:
        """Return what a body or arm is called."""
        label = next((name for name, number in self.names.labels.items() if number == piece.id), "")
        return label or (THE_PLAYER if CARDS[piece.card].is_player else self.names.shown(piece.card))


# --- things ------------------------------------------------------------------------------------------------


def where(look: Look, text: str) -> str:
    """Return where something is, as ``Expect.at`` says it."""
    number = look.thing(text)
    for seat in (0, 1):
        for group in all_groups(look.state, seat):
            aside = groups.find_group(look.state, group.id) is None
            if aside and any(number in (body.id, *(arm.id for arm in body.arms)) for body in group.bodies):
                return "aside"
    found = groups.find_body(look.state, number)
    if found is not None:
        return _zone(found)
    found = groups.find_arm(look.state, number) or groups.find_spell(look.state, number)
    if found is None:
        return "gone"
    return _zone(found) if found.body is None else f"with {look.called(found.body)}"


def _zone(found: Found) -> str:
    if found.zone == "behind":
        return f"behind {found.stood.behind + 1}"
    return f"{found.zone} {found.index + 1}" if found.zone in ("magic", "combat") else found.zone


def _vital(look: Look, text: str) -> int | None:
    at = look.body(text)
    if at is not None and at.body is not None:
        return numbers.vital_left(look.state, at.seat, at.body)
    found = groups.find_arm(look.state, look.thing(text))
    return None if found is None or found.arm is None else numbers.capacity(found.arm)


def _force(look: Look, text: str) -> int | None:
    at = look.body(text)
    return None if at is None else numbers.force_of(look.state, at.seat, at.stood)


def _level(look: Look, text: str) -> int | None:
    at = look.body(text)
    return None if at is None else numbers.level_of(at.stood)


def _markers(look: Look, text: str) -> int | None:
    number = look.thing(text)
    at = groups.find_body(look.state, number) or groups.find_arm(look.state, number)
    piece = None if at is None else at.arm or at.body
    return None if piece is None else piece.markers


def _bears(look: Look, text: str) -> str | None:
    at = look.body(text)
    return None if at is None or at.body is None else " ".join(sorted(map(look.called, at.body.arms)))


def _unit(look: Look, text: str) -> int:
    at = look.body(text)
    return len(at.stood.bodies) if at is not None and at.stood.unit else 0


def _strikes(look: Look, text: str) -> str:
    number = look.thing(text)
    group = look.groups.get(number, number)
    steps = [event for event in _seen(look) if isinstance(event, events.StrikesBegun)]
    return "".join(event.step for event in steps if group in event.groups)


THINGS: Final[dict[str, Callable[[Look, str], Any]]] = {
    "at": where,
    "vital": _vital,
    "force": _force,
    "level": _level,
    "markers": _markers,
    "bears": _bears,
    "unit": _unit,
    "strikes": _strikes,
}
"""Field of ``Expect`` that is said of named things, to what it is compared with."""


def _sorted(text: str) -> str:
    return " ".join(sorted(text.split()))


# --- sides -------------------------------------------------------------------------------------------------


def _pile(look: Look, cards: Sequence[str]) -> str:
    return " ".join(sorted(map(look.names.shown, cards)))


def player_vital(table: Table, seat: int) -> int | None:
    """Return the Vital of a Player card, None while it is set aside."""
    at = groups.player_of(table, seat)
    return None if at is None or at.body is None else numbers.vital_left(table, seat, at.body)


def _side(look: Look, seat: int, field: str, wanted: Any) -> Any:
    side = look.state.sides[seat]
    match field:
        case "player":
            return player_vital(look.state, seat)
        case "free":
            return sum(spot is None for spot in side.magic)
        case "reserves":
            return _pile(look, [body.card for group in side.reserves for body in group.bodies])
        case "armoury":
            return _pile(look, [arm.card for arm in side.armoury])
        case "deck":
            return len(side.deck)
    found = getattr(side, field)
    if isinstance(found, list):
        return _pile(look, found) if isinstance(wanted, str) else len(found)
    return found


def _side_mismatches(look: Look, name: str, wanted: ExpectSide) -> Iterator[str]:
    for field, want in structs.asdict(wanted).items():
        if want is not UNSET:
            found = _side(look, "AB".index(name), field, want)
            expected = _sorted(want) if isinstance(want, str) else want
            if found != expected:
                yield f"{name}.{field} is {found!r}, expected {expected!r}"


# --- the rest of the table ---------------------------------------------------------------------------------


def _seen(look: Look) -> Sequence[Event]:
    return visible_to(SPECTATOR, look.told)


def _asked(state: EpikhaState) -> str | None:
    return None if state.question is None else f"{'AB'[state.question.seat]} {state.question.ask}"


def _offered(state: EpikhaState) -> list[str]:
    seat = state.to_move
    legal = [] if seat is None else state.legal_actions(seat)
    return sorted({str(action.__struct_config__.tag) for action in legal})


def _chain(look: Look) -> list[str]:
    return [f"{'AB'[item.seat]} {look.names.shown(item.card)}" for item in look.state.chain]


def _order(look: Look) -> list[str]:
    done = [event for event in _seen(look) if isinstance(event, events.ItemResolved)]
    return [look.names.shown(event.card) + (" lost" if event.lost else "") for event in done]


TELL: Final[dict[str, Callable[[Look], Any]]] = {
    "turn": lambda look: seat_letter(look.state.active),
    "phase": lambda look: look.state.phase,
    "asked": lambda look: _asked(look.state),
    "window": lambda look: look.state.question.window if look.state.question else "",
    "offered": lambda look: _offered(look.state),
    "winner": lambda look: seat_letter(look.state.outcome.winner) if look.state.outcome else None,
    "rule": lambda look: look.state.outcome.rule if look.state.outcome else "",
    "chain": _chain,
    "order": _order,
}
"""Field of ``Expect`` to what it is compared with."""


def mismatches(expect: Expect, look: Look) -> Iterator[str]:
    """Yield one sentence for each expectation that does not hold."""
    kinds = {str(event.__struct_config__.tag) for event in _seen(look)}
    for name, wanted in structs.asdict(expect).items():
        if wanted is UNSET or name in KEPT:
            continue
        if name in THINGS:
            yield from _thing_mismatches(look, name, wanted)
        elif name in ("A", "B"):
            yield from _side_mismatches(look, name, wanted)
        elif name in ("events", "no_events"):
            yield from _event_mismatches(name, wanted, kinds)
        elif (found := TELL[name](look)) != (sorted(wanted) if name == "offered" else wanted):
            yield f"{name} is {found!r}, expected {wanted!r}"


def _thing_mismatches(look: Look, name: str, wanted: dict[str, Any]) -> Iterator[str]:
    for text, want in wanted.items():
        found = THINGS[name](look, text)
        if found != (_sorted(want) if name == "bears" else want):
            yield f"{name} {text} is {found!r}, expected {want!r}"


_EVENTS: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)


def _event_mismatches(name: str, wanted: Sequence[str], kinds: set[str]) -> Iterator[str]:
    for kind in wanted:
        if kind not in _EVENTS:
            raise ScenarioFault(f"expect.{name}", f"there is no event {kind!r}{near(kind, _EVENTS)}")
        if (kind in kinds) != (name == "events"):
            yield f"no event {kind}" if name == "events" else f"there is an event {kind}"


# --- a position in words -----------------------------------------------------------------------------------


def lines(look: Look) -> list[str]:
    """Describe the position for a reader, a line an item."""
    state = look.state
    found = [f"turn {state.turn} of {seat_letter(state.active)}, phase {state.phase}, asked: {_asked(state)}"]
    for seat, side in enumerate(state.sides):
        found += _side_lines(look, seat, side)
    if state.chain:
        found.append(f"chain: {', '.join(_chain(look))}")
    seat_to_move = state.to_move
    legal = [] if seat_to_move is None else state.legal_actions(seat_to_move)
    return [*found, f"legal {len(legal)}: {', '.join(map(_action, legal))}"]


def _action(action: Any) -> str:
    fields = [str(value) for value in structs.asdict(action).values()]
    return " ".join([str(action.__struct_config__.tag), *fields])


def _side_lines(look: Look, seat: int, side: Side) -> Iterator[str]:
    letter = "AB"[seat]
    yield (
        f"{letter}: Vital {player_vital(look.state, seat)}, pool {side.pool}, deck {len(side.deck)}, "
        f"hand: {_pile(look, side.hand) or '-'}; discard: {_pile(look, side.discard) or '-'}"
    )
    if side.spirits or side.removed:
        pile, gone = _pile(look, side.spirits), _pile(look, side.removed)
        yield f"{letter} Spirits: {pile or '-'}; removed: {gone or '-'}"
    for found in groups.places_of(look.state, seat):
        yield f"{letter} {_zone(found)}: {_group(look, seat, found.stood)}"
    if side.armoury:
        yield f"{letter} armoury: {' '.join(_arm(look, arm) for arm in side.armoury)}"
    for space, spot in enumerate(side.magic):
        if spot is not None and not spot.groups:
            what = f"spell {look.names.shown(spot.spell)}" if spot.spell else ""
            yield f"{letter} magic {space + 1}: {what or f'arm {_arm(look, spot.arm)}'}"


def _group(look: Look, seat: int, group: Group) -> str:
    bodies = [_body(look, seat, body) for body in group.bodies]
    aside = "" if group.aside is None else f" < {_group(look, seat, group.aside)}"
    return f"{' & '.join(bodies)}{aside} ({group.id})"


def _body(look: Look, seat: int, body: Body) -> str:
    vital = f"{numbers.vital_left(look.state, seat, body)}/{numbers.full_vital(look.state, seat, body)}"
    marked = f" m{body.markers}" if body.markers else ""
    return " ".join([f"{look.called(body)} {vital}{marked}", *(f"+{_arm(look, arm)}" for arm in body.arms)])


def _arm(look: Look, arm: Arm | None) -> str:
    assert arm is not None
    flags = (f"@d{arm.damage}" if arm.damage else "", f"@m{arm.markers}" if arm.markers else "")
    return look.called(arm) + "".join(flags)
