"""Laying out the position of a scenario: what a file does not say is the base position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, SIZE
from game.epikha.rules.deal import PLAYER, QUICK_PLAYER
from game.epikha.rules.flow import number
from game.epikha.rules.legality import run
from game.epikha.state import (
    COMBAT_SPACES,
    MAGIC_SPACES,
    Arm,
    Body,
    Group,
    Spot,
    Step,
    Table,
)
from game.epikha.state import Side as TableSide
from game.epikha.system import EpikhaState, as_state, new
from game.rules.chance import Chance
from game.rules.contract import Told
from game.scenarios.cardfiles import REST, seat_number
from game.scenarios.epikha.files import EpikhaFile, Side
from game.scenarios.epikha.sketches import SKETCH, record_of
from game.scenarios.format import ScenarioFault, near

UNNAMED: Final = "O1"
"""Stands for every card that a file does not name."""
THE_PLAYER: Final = "P"
"""Names the Player card of a seat, in positions and in steps."""
_BEGIN: Final = {
    "start": ("turn",),
    "deployment": ("deployment", "combat_phase", "regroup", "end_turn"),
    "combat": ("combat_phase", "regroup", "end_turn"),
    "regroup": ("regroup", "end_turn"),
    "end": ("end_turn",),
}
"""By phase: the steps with which a position begins."""
_TOKEN: Final = re.compile(r"(?:(?P<label>[a-z]\w*)=)?(?P<card>[^@\s]+)(?P<flags>(?:@[a-z]+\d*)*)")
_FLAG: Final = re.compile(r"@([a-z]+)(\d*)")
_NUMBERS: Final = {"d": "damage", "p": "spent", "m": "markers"}
"""Flags that take a number: "@d6" is damage of 6, "@p9" Vital spent, "@m1" a marker."""
_SWITCHES: Final = {"used": "magia", "moved": "shifted"}
"""Flags that take none: Magia that has worked (E7.10), an arm moved in this phase (E10.2)."""


class Names:
    """What a file calls things: labels to numbers, and sketches to the ids of the cards made of them."""

    def __init__(self) -> None:
        self.labels: dict[str, int] = {}
        """By label: the number of a body, an arm or a continuous spell."""
        self.sketches: dict[str, str] = {}

    def card(self, text: str, place: str) -> str:
        """Return the id of a card that there is.

        Raises:
            ScenarioFault: there is no such card.
        """
        name = self.sketches.get(text, text)
        if name not in CARDS:
            raise ScenarioFault(place, f"there is no card {text!r}{near(text, CARDS)}")
        return name

    def cards(self, text: str, place: str) -> list[str]:
        """Return the cards of a pile."""
        return [self.card(name, place) for name in text.split()]

    def shown(self, card: str) -> str:
        """Return a card as the file writes it."""
        return next((text for text, name in self.sketches.items() if name == card), card)


# --- cards of which only the numbers matter ----------------------------------------------------------------


def made_up(file: EpikhaFile, names: Names) -> dict[str, dict[str, Any]]:
    """Return all cards of a file: those it describes, and one for each that it only sketches."""
    found = {name: dict(record) for name, record in file.cards.items()}
    for text in _strings(msgspec.to_builtins(file)):
        for match in re.finditer(rf"(?<![\w/.]){SKETCH.pattern}", text):
            sketch = match[0]
            if sketch not in names.sketches:
                name = names.sketches[sketch] = f"Z-{len(names.sketches) + 1}"
                found[name] = record_of(sketch, "cards")
    return found


def _strings(value: Any) -> Iterator[str]:
    """Yield every text in a file, keys included, but not its title."""
    match value:
        case str():
            yield value
        case dict():
            for key, one in value.items():
                if key not in ("title", "id", "cards"):
                    yield from (*_strings(key), *_strings(one))
        case list() | tuple():
            for one in value:
                yield from _strings(one)


# --- the table ---------------------------------------------------------------------------------------------


def lay_out(file: EpikhaFile, names: Names) -> tuple[EpikhaState, list[Told]]:
    """Return the state of a file and the events by which it came to its first decision.

    Raises:
        ScenarioFault: the position contradicts itself, or names what there is not.
    """
    options = file.options
    if file.new is not None:
        return new(_config(file), file.seed)
    config = EpikhaConfig(quick=options.quick, prepared=options.prepared, first_draws=options.first_draws)
    active = seat_number(file.turn) or 0
    sides = (_side(), _side())
    table = Table(
        config, Chance.of(file.seed, 0), Chance.of(file.seed, 1), sides, 1, sum(file.turns), active,
        "deployment", False, 0, [], [], [], [], None, [], None, None,
    )  # fmt: skip
    for seat in (0, 1):
        _Layout(table, names, seat, f"seats[{seat}]").lay(file.seats[seat], file.turns[seat])
    return _begun(file, table, active)


def _config(file: EpikhaFile) -> EpikhaConfig:
    assert file.new is not None
    for name in file.new.decks:
        if name not in DECKS:
            raise ScenarioFault("new.decks", f"there is no deck {name!r}{near(name, DECKS)}")
    one, other = file.new.decks
    options = file.options
    return EpikhaConfig(
        (DECKS[one], DECKS[other]), seat_number(file.new.first),
        options.quick, options.prepared, options.first_draws,
    )  # fmt: skip


def _side() -> TableSide:
    return TableSide([], [], [], [], [], [], None, [], [None] * MAGIC_SPACES, [None] * COMBAT_SPACES)


def _begun(file: EpikhaFile, table: Table, active: int) -> tuple[EpikhaState, list[Told]]:
    """Let the position come to its first decision."""
    told: list[Told] = []
    state = as_state(table)
    if file.phase == "start":
        state.turn -= 1
        state.sides[active].turns -= 1
    state.agenda.extend(reversed([Step(name, active) for name in _BEGIN[file.phase]]))
    run(state, told)
    return state, told


class _Layout:
    """One side while it is laid out."""

    def __init__(self, table: Table, names: Names, seat: int, place: str) -> None:
        self.table = table
        self.names = names
        self.side = table.sides[seat]
        self.place = place
        self.letter = "AB"[seat]

    def lay(self, given: Side, turns: int) -> None:
        """Put everything that a file says of the side where it belongs."""
        side, cards = self.side, self.names.cards
        side.turns, side.pool, side.waiting = turns, given.pool, given.waiting
        side.area = self._group(given.player, f"{self.place}.player")
        for index, text in enumerate(given.reserves):
            side.reserves.append(self._group(text, f"{self.place}.reserves[{index}]"))
        side.armoury = self._arms(given.armoury.split(), f"{self.place}.armoury")
        for index, text in enumerate(given.magic):
            side.magic[index] = self._spot(text, f"{self.place}.magic[{index}]")
        side.hand = cards(given.hand, f"{self.place}.hand")
        side.discard = cards(given.discard, f"{self.place}.discard")
        side.spirits = cards(given.spirits, f"{self.place}.spirits")
        side.removed = cards(given.removed, f"{self.place}.removed")
        side.ability, side.ability_markers = given.ability, given.ability_markers
        side.deck = self._deck(given)

    def _deck(self, given: Side) -> list[str]:
        place = f"{self.place}.deck"
        named = given.deck.split()
        if REST in named[:-1]:
            raise ScenarioFault(place, '"..." stands for the rest and must be the last entry')
        deck = [self.names.card(name, place) for name in named if name != REST]
        if named[-1:] == [REST]:
            deck += [UNNAMED] * max(0, SIZE - len(deck) - len(self.side.hand) - len(self.side.discard))
        return deck[::-1]

    def _spot(self, text: str, place: str) -> Spot | None:
        kind, _, rest = text.partition(" ")
        if not text:
            return None
        if kind == "arm":
            return Spot(arm=self._arms([rest], place)[0])
        if kind == "spell":
            label, card, _ = self._token(rest, place)
            spot = Spot(spell=card, id=number(self.table))
            self._call(label, spot.id, place)
            return spot
        return Spot(groups=(self._group(text, place),))

    def _group(self, text: str, place: str) -> Group:
        standing, _, summoner = text.partition(" < ")
        bodies = tuple([self._body(one.split(), place) for one in standing.split(" & ")])
        aside = self._group(summoner, place) if summoner else None
        return Group(number(self.table), bodies, len(bodies) > 1, aside=aside)

    def _body(self, tokens: list[str], place: str) -> Body:
        if not tokens or any(token[0] != "+" for token in tokens[1:]):
            raise ScenarioFault(
                place, "a character is a card, its arms have a + in front, members a & between"
            )
        label, card, flags = self._token(tokens[0], place)
        arms = tuple(self._arms([token[1:] for token in tokens[1:]], place))
        body = Body(number(self.table), card, arms=arms, **flags)
        self._call(label, body.id, place)
        return body

    def _arms(self, tokens: list[str], place: str) -> list[Arm]:
        found = []
        for token in tokens:
            label, card, flags = self._token(token, place)
            if not CARDS[card].is_arm:
                raise ScenarioFault(place, f"{token}: no weapon, object or machine")
            arm = Arm(number(self.table), card, **flags)
            self._call(label, arm.id, place)
            found.append(arm)
        return found

    def _call(self, label: str, thing: int, place: str) -> None:
        if label in self.names.labels:
            raise ScenarioFault(place, f"two things are called {label}")
        if label:
            self.names.labels[label] = thing

    def _token(self, text: str, place: str) -> tuple[str, str, dict[str, Any]]:
        found = _TOKEN.fullmatch(text)
        if found is None:
            raise ScenarioFault(place, f"{text!r} is no card")
        named = found["card"]
        if named == THE_PLAYER:
            card = QUICK_PLAYER if self.table.config.quick else PLAYER
        else:
            card = self.names.card(named, place)
        return found["label"] or "", card, self._flags(found["flags"], place)

    def _flags(self, text: str, place: str) -> dict[str, Any]:
        flags: dict[str, Any] = {}
        for name, amount in _FLAG.findall(text):
            if name in _NUMBERS and amount:
                flags[_NUMBERS[name]] = int(amount)
            elif name in _SWITCHES and not amount:
                flags[_SWITCHES[name]] = True
            else:
                known = (*_NUMBERS, *_SWITCHES)
                raise ScenarioFault(place, f"unknown flag @{name}{amount}{near(name, known)}")
        return flags
