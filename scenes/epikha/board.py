"""The board as it is being shown: a small value that events change one by one while the show runs.

The match is always further on than the show. `Board.of` is the truth of an observation; `changes.after` tells
what one event changes, so that every moment between two observations can be drawn. The board keeps a table of
the rules' own kind, in which `HIDDEN` stands for every card that these eyes do not know: so the numbers of
what stands on it are those of the rules. That table is never changed in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, Final

from game.epikha.config import EpikhaConfig
from game.epikha.decks import SIZE
from game.epikha.events import PacketWay, Phase, StrikeStep
from game.epikha.observing import numbers_of
from game.epikha.rules import deal, groups, numbers, vital
from game.epikha.rules.groups import Found
from game.epikha.state import NOBODY as NONE
from game.epikha.state import Arm, Group, Item, Side, Table, replaced
from game.epikha.view import EpikhaObservation, SeenGroup, SeenSide
from game.journal import MatchSetup
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event
from scenes.table.view import NOBODY

HIDDEN: Final = "?"
"""A card that lies face down to these eyes."""


@dataclass(frozen=True, slots=True)
class Blow:
    """Damage that is being received (E14): by whom, at what, and how much of it is left."""

    seat: int
    way: PacketWay
    target: int
    """The group or arm that is struck; the Player card where it meets that."""
    by: int
    space: int
    card: str
    left: int
    total: int


@dataclass(frozen=True)
class Board:
    """Everything on the table that `viewer` (a seat, SPECTATOR or NOBODY) can see; sides are by seat."""

    viewer: int
    bottom: int
    """The seat whose side lies below."""
    table: Table
    begun: bool = True
    """False before the first hands are dealt."""
    blow: Blow | None = None
    striking: tuple[int, ...] = ()
    """The groups that strike in this step, and ..."""
    strike: StrikeStep | None = None
    """... which step it is."""
    loosed: tuple[Arm, ...] = ()
    """Arms whose bearer has left, on their way to the Armoury (E10.6)."""
    aside: tuple[Group, ...] = ()
    """Summoners whose Spirits have left, on their way back (E16.16)."""

    @classmethod
    def of(cls, seen: EpikhaObservation) -> Board:
        """The board that an observation describes."""
        battle = seen.pending.battle
        table = Table(
            _config(), Chance.of(0), Chance.of(0), (_side(seen.sides[0]), _side(seen.sides[1])), 0, seen.turn,
            seen.active, seen.phase, seen.attacked, 0, list(seen.chain), list(seen.pending.batch), [], [],
            None, [], None if battle is None else battle.clone(), seen.outcome,
        )  # fmt: skip
        return cls(seen.seat, max(seen.seat, 0), table, blow=_blow(seen, table))

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides, by seat."""
        return self.table.sides

    @property
    def phase(self) -> Phase:
        """The phase of the turn."""
        return self.table.phase

    @property
    def turn(self) -> int:
        """Turns begun, of both seats."""
        return self.table.turn

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.table.active

    @property
    def chain(self) -> list[Item]:
        """What is on the chain, in the order in which it was announced."""
        return self.table.chain

    @property
    def batch(self) -> list[Item]:
        """Effects of a group that was just placed, which are still to be announced (E11.4)."""
        return self.table.batch

    def sees(self, seat: int) -> bool:
        """Whether these eyes see the hand of a seat."""
        return self.viewer in (seat, SPECTATOR)

    def hand(self, seat: int) -> tuple[str | None, ...]:
        """The hand of a seat, None for a card that these eyes do not see."""
        return tuple([None if card == HIDDEN else card for card in self.sides[seat].hand])

    def numbers(self, group: int) -> SeenGroup | None:
        """The numbers of a group as they are now; None once it has left the field."""
        return self.all_numbers.get(group)

    @cached_property
    def all_numbers(self) -> dict[int, SeenGroup]:
        """The numbers of everybody on the field, by group."""
        return {group.group: group for group in numbers_of(self.table)}

    @cached_property
    def kept(self) -> dict[object, Any]:
        """What has been worked out of this very board and will be asked for again (see `spots`)."""
        return {}

    @cached_property
    def _places(self) -> dict[int, Found]:
        """By number: where every group, body, arm and continuous spell of the field is."""
        return dict(_found(self.table))

    def find(self, number: int) -> Found | None:
        """Where a group, body, arm or continuous spell is; None once it has left."""
        return self._places.get(number)

    def group(self, number: int) -> Group | None:
        """The group with this number, or the one to which a body or a borne arm belongs; None for none."""
        at = self.find(number)
        return None if at is None else at.group

    def arm(self, number: int) -> Arm | None:
        """The arm with this number, borne or not; None once it has left."""
        at = self.find(number)
        return None if at is None else at.arm

    def seat_of(self, number: int) -> int:
        """The seat of a group, body, arm or continuous spell, NONE once it has left."""
        at = self.find(number)
        return NONE if at is None else at.seat

    def card(self, number: int) -> str:
        """The card of a group (its first body), body, arm or continuous spell; "" once it has left."""
        at = self.find(number)
        if at is None:
            return ""
        if at.arm is not None:
            return at.arm.card
        if at.group is not None:
            return at.group.bodies[0].card if at.body is None else at.body.card
        spot = self.sides[at.seat].magic[at.index]
        return spot.spell if spot is not None else ""

    def item(self, number: int) -> Item | None:
        """What is on the chain by that number, or None."""
        return next((item for item in self.chain if item.number == number), None)

    def player_vital(self, seat: int) -> tuple[int, int]:
        """The Vital of a Player card, and what is printed; also while it is set aside."""
        for place in groups.places_of(self.table, seat):
            for group in (place.stood, place.stood.aside):
                if group is not None and group.bodies[0].card in PLAYERS:
                    body = group.bodies[0]
                    full = numbers.full_vital(self.table, seat, body)
                    return numbers.vital_left(self.table, seat, body), full
        return 0, 0

    def body_vital(self, seat: int) -> int:
        """What bodies of a seat could pay besides the pool (E7.3 to E7.6)."""
        return vital.wealth(self.table, seat) - self.sides[seat].pool

    # --- changing --------------------------------------------------------------------------------------

    def worked(self, change: Callable[[Table], None], **fields: object) -> Board:
        """The board with a table on which `change` has been carried out, and with other fields."""
        table = self.table.clone()
        change(table)
        return replace(self, table=table, **fields)  # type: ignore[arg-type]


PLAYERS: Final = (deal.PLAYER, deal.QUICK_PLAYER)


@cache
def _config() -> EpikhaConfig:
    """Some set-up: numbers do not depend on it. Made when asked, as decks may be somebody's own."""
    return EpikhaConfig()


def _found(table: Table) -> Iterator[tuple[int, Found]]:
    for seat, side in enumerate(table.sides):
        for place in groups.places_of(table, seat):
            yield place.stood.id, place
            for body in place.stood.bodies:
                at = replaced(place, body=body)
                yield body.id, at
                yield from ((arm.id, replaced(at, arm=arm)) for arm in body.arms)
        for index, arm in enumerate(side.armoury):
            yield arm.id, Found(seat, "armoury", index, arm=arm)
        for index, spot in enumerate(side.magic):
            if spot is not None and spot.arm is not None:
                yield spot.arm.id, Found(seat, "magic", index, arm=spot.arm)
            elif spot is not None and spot.spell:
                yield spot.id, Found(seat, "magic", index)


def _side(seen: SeenSide) -> Side:
    hand = [HIDDEN] * seen.hand_size if seen.hand is None else list(seen.hand)
    prepared = seen.prepared or (HIDDEN if seen.has_prepared else "")
    return Side(
        hand, [HIDDEN] * seen.deck, list(seen.discard), list(seen.spirits), list(seen.removed),
        list(seen.reserves), seen.area, list(seen.armoury), list(seen.magic), list(seen.combat),
        list(seen.behind), seen.pool, list(seen.hand_shown), prepared, seen.ability, seen.ability_markers,
        seen.mulligan, seen.turns, seen.waiting, seen.raised, dict(seen.boosts),
    )  # fmt: skip


def _blow(seen: EpikhaObservation, table: Table) -> Blow | None:
    packet = seen.packet
    if packet is None:
        return None
    target = packet.target
    if packet.way in ("overflow", "direct"):
        at = groups.player_of(table, packet.seat)
        target = NONE if at is None else at.stood.id
    total = packet.total
    return Blow(packet.seat, packet.way, target, packet.by, packet.space, packet.card, total, total)


def blank(board: Board) -> Board:
    """The board before the first event of a match: decks, Spirits and Player cards, and nothing else."""

    def clear(table: Table) -> None:
        table.phase, table.active = "setup", 0
        for side in table.sides:
            side.deck, side.hand, side.shown, side.prepared = [HIDDEN] * SIZE, [], [], ""
            side.mulligan = False

    return board.worked(clear, begun=False)


def opening(setup: MatchSetup, told: Sequence[Event], viewer: int) -> Board:
    """The board of a match before its first event; a spectator sees it from where a lone person sat."""
    people = [seat for seat, player in enumerate(setup.seats) if player.human]
    bottom = viewer if viewer >= 0 else people[0] if len(people) == 1 else 0
    assert isinstance(setup.config, EpikhaConfig)
    table = deal.lay_table(setup.config, 0)
    for side in table.sides:
        side.deck = [HIDDEN] * len(side.deck)
    return Board(viewer, bottom, table, begun=False)


def covered(board: Board) -> Board:
    """The board with everything private face down, for two people at one screen."""

    def cover(table: Table) -> None:
        for side in table.sides:
            side.hand = [HIDDEN] * len(side.hand)
            side.prepared = side.prepared and HIDDEN

    return board.worked(cover, viewer=NOBODY)
