"""A position told in the words of a scenario, and compared with what it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET, structs

from game.rules.contract import SPECTATOR, Event, Told, visible_to
from game.scenarios.cardfiles import seat_letter
from game.scenarios.format import ScenarioFault
from game.scenarios.vitorian.files import Compared, Expect, ExpectSide
from game.scenarios.vitorian.layout import FLAGS
from game.scenarios.vitorian.words import say
from game.vitorian import events, spaces, words
from game.vitorian.card import CARDS
from game.vitorian.rules import numbers
from game.vitorian.rules.resources import area_kind, kind_of
from game.vitorian.rules.verbs import keyword_names
from game.vitorian.state import Side, Unit
from game.vitorian.system import VitorianState

Tell = Callable[[VitorianState, Sequence[Event]], Any]


def unit_text(state: VitorianState, space: int) -> str:
    """Return a unit as a file sketches it: "5/3 bayonet fresh", "" for an empty space."""
    unit = state.grid[space]
    if unit is None:
        return ""
    attack, defence, mask = numbers.current(state, unit, space)
    return " ".join([f"{max(0, attack)}/{max(0, defence)}", *keyword_names(mask), *_marks(unit)])


def _marks(unit: Unit) -> list[str]:
    equipment = [f"+{unit.equipment}"] if unit.equipment else []
    return [flag for flag in FLAGS if getattr(unit, flag)] + equipment


def _unit_is(state: VitorianState, space: int, wanted: str) -> bool:
    """Compare a unit with its sketch; a card id stands for its printed numbers and keywords."""
    unit = state.grid[space]
    if unit is None or not wanted:
        return unit is None and not wanted
    name, *rest = wanted.split()
    if name in CARDS:
        return unit.card == name and sorted(rest) == sorted(_marks(unit))
    kept = [word for word in rest if word not in words.CLASSES and word[0] != "L"]
    return sorted([name, *kept]) == sorted(unit_text(state, space).split())


def area_text(side: Side) -> str:
    """Return an Area as kinds, ready ones first."""
    ready = sorted(area_kind(card, False) for card in side.ready)
    return " ".join([*ready, *sorted(area_kind(card, True) for card in side.spent)])


def _pile(cards: Sequence[str]) -> str:
    """Return a pile of resources from the top down."""
    return " ".join(kind_of(card) for card in reversed(cards))


def _bottom(side: Side, wanted: str) -> str:
    """Return as many of the lowest cards of the Convoy as are asked for, from the upper one down."""
    return _pile(side.convoy[: len(wanted.split())])


def _side_mismatches(name: str, side: Side, wanted: ExpectSide) -> Iterator[str]:
    tell: dict[str, Callable[[Any], Any]] = {
        "hand": lambda want: len(side.hand) if isinstance(want, int) else " ".join(sorted(side.hand)),
        "deck": lambda want: len(side.deck),
        "area": lambda want: area_text(side),
        "ready": lambda want: len(side.ready),
        "spent": lambda want: len(side.spent),
        "convoy": lambda want: len(side.convoy) if isinstance(want, int) else _pile(side.convoy),
        "convoy_bottom": lambda want: _bottom(side, want),
        "def_": lambda want: len(side.defense),
        "discard_has": lambda want: [card for card in want if card in side.discard],
        "discard_last": lambda want: _last(side, want),
        "field": lambda want: side.field,
        "recycled": lambda want: side.recycled,
        "lost": lambda want: side.lost,
    }
    for field, want in structs.asdict(wanted).items():
        if want is UNSET:
            continue
        expected = " ".join(sorted(want.split())) if field == "hand" and isinstance(want, str) else want
        if field == "area":
            expected = " ".join(sorted(want.split(), key=lambda kind: (kind[0].islower(), kind)))
        found = tell[field](want)
        if found != expected:
            yield f"{name}.{field.rstrip('_')} is {found!r}, expected {expected!r}"


def _last(side: Side, wanted: str) -> str:
    card = side.discard[-1] if side.discard else ""
    return kind_of(card) if card and CARDS[card].type == "resource" and wanted not in CARDS else card


# --- the rest of the table ---------------------------------------------------------------------------------


def _asked(state: VitorianState) -> str | None:
    return None if state.question is None else f"{'AB'[state.question.seat]} {state.question.ask}"


def _stack(state: VitorianState) -> list[str]:
    items = [] if state.combat is None else state.combat.stack
    return [f"{'AB'[item.seat]} {item.what}" for item in items]


def _compared(told: Sequence[Event]) -> Compared | None:
    last = [event for event in told if isinstance(event, events.Compared)]
    if not last:
        return None
    event = last[-1]
    return Compared(event.attack, event.defence, event.strikes_back, event.own_defence)


def _order(told: Sequence[Event]) -> list[str]:
    return [event.source for event in told if isinstance(event, events.ItemResolved)]


TELL: Final[dict[str, Tell]] = {
    "turn": lambda state, told: seat_letter(state.active),
    "phase": lambda state, told: state.phase,
    "asked": lambda state, told: _asked(state),
    "winner": lambda state, told: seat_letter(state.outcome.winner) if state.outcome else None,
    "rule": lambda state, told: state.outcome.rule if state.outcome else "",
    "compared": lambda state, told: _compared(told),
    "stack": lambda state, told: _stack(state),
    "order": lambda state, told: _order(told),
}
"""Field of ``Expect`` to what it is compared with."""


def mismatches(expect: Expect, state: VitorianState, told: Sequence[Told]) -> Iterator[str]:
    """Yield one sentence for each expectation that does not hold."""
    seen = visible_to(SPECTATOR, told)
    kinds = {str(event.__struct_config__.tag) for event in seen}
    for name, wanted in structs.asdict(expect).items():
        if wanted is UNSET or name in ("deck_faults", "card_faults", "replayed", "conserved"):
            continue
        if name == "units":
            yield from _unit_mismatches(state, wanted)
        elif name in ("A", "B"):
            yield from _side_mismatches(name, state.sides["AB".index(name)], wanted)
        elif name == "events":
            yield from (f"no event {kind}" for kind in wanted if kind not in kinds)
        elif name == "no_events":
            yield from (f"there is an event {kind}" for kind in wanted if kind in kinds)
        elif (found := TELL[name](state, seen)) != wanted:
            yield f"{name} is {found!r}, expected {wanted!r}"


def _unit_mismatches(state: VitorianState, wanted: dict[str, str]) -> Iterator[str]:
    for place, text in wanted.items():
        try:
            space = spaces.parse(place)
        except ValueError as error:
            raise ScenarioFault("expect.units", str(error)) from None
        if not _unit_is(state, space, text):
            yield f"{place} is {unit_text(state, space)!r}, expected {text!r}"


def lines(state: VitorianState) -> list[str]:
    """Describe the position for a reader, a line an item."""
    seat = state.to_move
    legal = [] if seat is None else [say(action) for action in state.legal_actions(seat)]
    found = [f"turn {state.turn} of {seat_letter(state.active)}, phase {state.phase}, asked: {_asked(state)}"]
    for letter, side in zip("AB", state.sides, strict=True):
        field = f", field {side.field}" if side.field else ""
        found.append(
            f"{letter} {side.sovereign}: Defense {len(side.defense)}, deck {len(side.deck)}, "
            f"Area {area_text(side) or '-'}, Convoy {_pile(side.convoy) or '-'}{field}"
        )
        found.append(f"{letter} hand: {' '.join(side.hand) or '-'}; discard: {' '.join(side.discard) or '-'}")
    for space, unit in enumerate(state.grid):
        if unit is not None:
            found.append(f"{spaces.name(space)} {unit.card} {unit_text(state, space)}")
    return [*found, f"legal {len(legal)}: {', '.join(legal)}"]
