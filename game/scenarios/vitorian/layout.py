"""Laying out the position of a scenario: what a file does not say is the base position."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from game.rules.chance import Chance
from game.rules.contract import Told
from game.scenarios.cardfiles import REST, seat_number
from game.scenarios.format import ScenarioFault, near
from game.scenarios.vitorian.files import Side, VitorianFile
from game.scenarios.vitorian.words import KINDS
from game.vitorian import spaces, words
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import CONVOY, DECKS, LEFT_OUT, SIZE
from game.vitorian.rules import numbers
from game.vitorian.rules.legality import run
from game.vitorian.rules.turn import ready
from game.vitorian.state import Side as TableSide
from game.vitorian.state import Step, Table, Unit, replaced
from game.vitorian.system import VitorianState, as_state, new

UNNAMED: Final = "N-02"
"""Stands for every card that a file does not name."""
FLAGS: Final = ("exhausted", "fresh", "moved", "shield")
_NUMBERS: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")
_LEVEL: Final = re.compile(r"L([1-9])")
_BEGIN: Final = {
    "start": ("turn",),
    "ready": ("channel", "upkeep", "draw", "main"),
    "upkeep": ("upkeep", "draw", "main"),
    "main": ("main",),
    "combat": ("combat",),
    "end": ("end",),
}
"""By phase: the steps with which a position begins."""


# --- units of which only the numbers matter ----------------------------------------------------------------


def made_up(file: VitorianFile) -> dict[str, dict[str, Any]]:
    """Return all cards of a file: those it describes, and one for each kind of unit that it only sketches."""
    found = {name: dict(record) for name, record in file.cards.items()}
    for text in file.units.values():
        if _NUMBERS.match(text):
            found.setdefault(sketch_id(text), _sketch(text))
    return found


def sketch_id(text: str) -> str:
    """Return the id of the card that stands for a sketched unit: "5/4 heavy L5" is "T-5-4-heavy-L5"."""
    kept = [word for word in text.split()[1:] if word not in FLAGS and word[0] != "+"]
    return "-".join(["T", *text.split()[0].split("/"), *kept]).replace("_", "")


def _sketch(text: str) -> dict[str, Any]:
    attack, defence = map(int, text.split()[0].split("/"))
    rest = text.split()[1:]
    level = next((int(word[1:]) for word in rest if _LEVEL.fullmatch(word)), 3)
    kinds = [word for word in rest if word in words.CLASSES]
    record: dict[str, Any] = {
        "type": "unit", "colour": "grey", "class": kinds[0] if kinds else "infantry", "level": level,
        "attack": attack, "defence": defence,
    }
    if keywords := [word for word in rest if word in words.KEYWORDS]:
        record["keywords"] = keywords
    return record


# --- the table ---------------------------------------------------------------------------------------------


def lay_out(file: VitorianFile) -> tuple[VitorianState, list[Told]]:
    """Return the state of a file and the events by which it came to its first decision.

    Raises:
        ScenarioFault: the position contradicts itself, or names what there is not.
    """
    if file.new is not None:
        return new(_config(file), file.seed)
    active = seat_number(file.turn) or 0
    sides = (_side(file, 0), _side(file, 1))
    config = VitorianConfig()
    table = Table(
        config, Chance.of(file.seed, 0), Chance.of(file.seed, 1), sides, [None for _ in spaces.SPACES], 1,
        sum(file.turns), active, "main", [0, 0], False, [], None, [], None, None,
    )
    for place, text in file.units.items():
        _stand(table, place, text)
    return _begun(file, table, active)


def _config(file: VitorianFile) -> VitorianConfig:
    assert file.new is not None
    for name in file.new.decks:
        if name not in DECKS:
            why = f" that can be played with these cards ({LEFT_OUT[name].code})" if name in LEFT_OUT else ""
            raise ScenarioFault("new.decks", f"there is no deck {name!r}{why or near(name, DECKS)}")
    one, other = file.new.decks
    return VitorianConfig((DECKS[one], DECKS[other]), seat_number(file.new.first))


def _begun(file: VitorianFile, table: Table, active: int) -> tuple[VitorianState, list[Told]]:
    """Let the position come to its first decision."""
    told: list[Told] = []
    state = as_state(table)
    if file.phase == "start":
        state.turn -= 1
        state.sides[active].turns -= 1
    if file.phase in ("ready", "upkeep"):
        state.phase = "logistics"
    if file.phase == "ready":
        ready(state, told, active)
    state.agenda.extend(reversed([Step(name, active) for name in _BEGIN[file.phase]]))
    run(state, told)
    return state, told


def _side(file: VitorianFile, seat: int) -> TableSide:
    given, place = file.seats[seat], f"seats[{seat}]"
    leader = given.sovereign
    if leader not in CARDS or CARDS[leader].type != "sovereign":
        raise ScenarioFault(f"{place}.sovereign", f"there is no Sovereign {leader!r}{near(leader, CARDS)}")
    hand = _cards(given.hand, f"{place}.hand")
    ready, spent = _area(given.area, f"{place}.area")
    convoy = _convoy(given, [*ready, *spent], f"{place}.convoy")
    defense = _defense(given, leader, f"{place}.defense")
    discard = _cards(given.discard, f"{place}.discard")
    missing = CARDS[leader].defense - len(defense) - sum(CARDS[card].value == 2 for card in (*ready, *spent))
    discard = [_resource("P2")] * max(0, missing) + discard
    field = _cards(given.field, f"{place}.field")
    deck = _deck(file, given, seat, hand, discard, field, f"{place}.deck")
    return TableSide(
        leader, hand, deck, convoy, [0] * len(convoy), defense, discard, ready, spent, [],
        field[0] if field else "", given.recycled, given.lost, file.turns[seat],
    )


def _cards(text: str, place: str) -> list[str]:
    return [known(name, place) for name in text.split()]


def known(name: str, place: str) -> str:
    """Return a card id that there is.

    Raises:
        ScenarioFault: there is no such card.
    """
    if name not in CARDS:
        raise ScenarioFault(place, f"there is no card {name!r}{near(name, CARDS)}")
    return name


def _resource(kind: str) -> str:
    """Return a Resource card of a kind, "P" to "S2"; any picture will do (V3.7)."""
    return f"Q-N-{kind[0].upper()}{kind[1:] or '1'}"


def _kinds(text: str, place: str) -> list[str]:
    for kind in text.split():
        if kind not in KINDS:
            raise ScenarioFault(place, f"there is no resource {kind!r}{near(kind, KINDS)}")
    return text.split()


def _area(text: str, place: str) -> tuple[list[str], list[str]]:
    kinds = _kinds(text, place)
    ready = [_resource(kind) for kind in kinds if kind[0].isupper()]
    return ready, [_resource(kind) for kind in kinds if kind[0].islower()]


def _convoy(given: Side, area: list[str], place: str) -> list[str]:
    if given.convoy is not None:
        return [_resource(kind) for kind in reversed(_kinds(given.convoy, place))]
    number = CONVOY - sum(CARDS[card].value == 1 for card in area)
    return [_resource("PS"[n % 2]) for n in range(max(0, number))]


def _defense(given: Side, leader: str, place: str) -> list[str]:
    if given.defense is not None:
        return [_resource(kind) for kind in reversed(_kinds(given.defense, place))]
    number = CARDS[leader].defense if given.def_ is None else given.def_
    return [_resource("P2" if n % 2 == 0 else "S2") for n in range(number)]


def _deck(
    file: VitorianFile, given: Side, seat: int, hand: list[str], discard: list[str], field: list[str],
    place: str,
) -> list[str]:
    named = given.deck.split()
    filled = REST in named
    if REST in named[:-1]:
        raise ScenarioFault(place, '"..." stands for the rest and must be the last entry')
    deck = [known(name, place) for name in named if name != REST]
    rows = ("A-", "B-")[seat]
    standing = sum(place_[:2] == rows for place_ in file.units)
    linked = sum("+" in text for place_, text in file.units.items() if place_[:2] == rows)
    maneuver = sum(CARDS[card].is_maneuver for card in discard)
    left = SIZE - len(deck) - len(hand) - maneuver - len(field) - standing - linked
    if filled:
        deck += [UNNAMED] * max(0, left)
    else:
        discard[:0] = [UNNAMED] * max(0, left)
    deck.reverse()
    return deck


def _stand(table: Table, place: str, text: str) -> None:
    try:
        space = spaces.parse(place)
    except ValueError as error:
        raise ScenarioFault(f"units.{place}", str(error)) from None
    name, *rest = text.split()
    card = sketch_id(text) if _NUMBERS.fullmatch(name) else known(name, f"units.{place}")
    if not CARDS[card].is_unit:
        raise ScenarioFault(f"units.{place}", f"{card} is no unit")
    number, table.next_unit = table.next_unit, table.next_unit + 1
    unit = replaced(numbers.made(card, number), fresh="fresh" in rest)
    table.grid[space] = _marked(unit, rest, f"units.{place}")


def _marked(unit: Unit, rest: list[str], place: str) -> Unit:
    known_words = (*FLAGS, *words.KEYWORDS, *words.CLASSES)
    flags: Mapping[str, bool] = {flag: flag in rest for flag in FLAGS}
    equipment = ""
    for word in rest:
        if word[0] == "+":
            equipment = known(word[1:], place)
        elif word not in known_words and not _LEVEL.fullmatch(word):
            raise ScenarioFault(place, f"unknown word {word!r}{near(word, known_words)}")
    unit = replaced(unit, **flags)
    return numbers.reckoned(unit, equipment, ()) if equipment else unit
