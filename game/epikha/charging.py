"""Vital on demand: which row of actions pays for a card of the hand, and charging all Opals at once (E7).

Everything is a pure function of what the seat may know. What is stated here is a proposal that can be changed
piece by piece (``Wishes``):

- first the pool, which is lost at the end of the turn (E7.9);
- then Opals and other free cards that make Vital and do nothing else, as few as are needed: those that the
  Player card bears, those of the Reserves, those of the Armoury. While there are free Magic spaces each goes
  singly (E7.8a); those of the Armoury are assigned to the Player card for that, or to the first who can bear
  them. Where spaces lack, the last space takes a bearer with all that are left (E7.8b): the weakest character
  of the Reserves whose own Magia texts would not work along with them;
- then mages, the fullest first, whose Vital comes back (E7.7), and at last the Player card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.rules import announce, vital
from game.epikha.rules.assign import bearers, may_bear
from game.epikha.rules.groups import DEPLOYMENT, find_body
from game.epikha.rules.legality import legal
from game.epikha.rules.magic import pieces_of, texts
from game.epikha.rules.verbs import SPIRIT
from game.epikha.sampling import sample_table
from game.epikha.state import NOBODY, POOL, Arm, Body, Group, Side, Table
from game.epikha.view import EpikhaObservation
from game.epikha.words import MAGIA
from game.rules.chance import Chance

PLENTY: Final = 1_000
"""More Vital than anything costs."""
Saying = actions.Play | actions.Forge | actions.Cast | actions.Summon
"""The action that says which card is played."""
_ANYBODY_PAYS: Final = (actions.Forge, actions.Cast, actions.Summon)
"""What the Vital of bodies pays too (E7.3)."""


class Wishes(msgspec.Struct, frozen=True):
    """What is to be otherwise than proposed: who pays first, who does not, Levels to be paid for (E6.7)."""

    first: tuple[int, ...] = ()
    """Bodies that pay before any Opal is placed."""
    without: frozenset[int] = frozenset()
    """Arms that stay where they are, and bodies that do not pay."""
    levels: int = 0


AS_PROPOSED: Final = Wishes()


class Plan(msgspec.Struct, frozen=True):
    """How a card is paid for, and the row of actions that does it."""

    card: str
    says: EpikhaAction
    cost: int
    """All that is to be paid, raised Levels included."""
    row: tuple[EpikhaAction, ...]
    """Assigning and placing, then the card itself and its raising; target and payment are asked after it."""
    opals: tuple[int, ...]
    """Arms and bodies that are placed for their Vital."""
    carrier: int
    """The group that goes into the Magic Zone with Opals, NOBODY for none."""
    made: int
    """Vital that placing makes."""
    pays: tuple[tuple[int, int], ...]
    """Sources of the payment with what each gives, ``POOL`` first."""
    left: int
    """What stays in the pool."""

    @property
    def of_pool(self) -> int:
        """How much Opal Vital it takes."""
        return dict(self.pays).get(POOL, 0)

    @property
    def of_bodies(self) -> tuple[tuple[int, int], ...]:
        """Bodies that pay, with what each gives."""
        return tuple(piece for piece in self.pays if piece[0] != POOL)


# --- what a seat could play --------------------------------------------------------------------------------


def sayable(seen: EpikhaObservation) -> dict[str, Saying]:
    """Return by card what could be said of the hand and the Spirit pile if only Vital were there."""
    if not seen.legal or seen.ask not in ("main", "window", "absorb"):
        return {}
    table = sample_table(seen, Chance.of(0))
    table.sides[seen.seat].pool += PLENTY
    return {action.card: action for action in legal(table) if isinstance(action, Saying)}


def plan(seen: EpikhaObservation, says: Saying, wishes: Wishes = AS_PROPOSED) -> Plan | None:
    """Return how ``says`` can be paid for as wished; None where the Vital for it cannot be got."""
    return _Purse(seen, says, wishes).plan()


def plans(seen: EpikhaObservation) -> dict[str, Plan]:
    """Return by card the proposal for everything that can be paid for now."""
    found = {card: plan(seen, says) for card, says in sayable(seen).items()}
    return {card: one for card, one in found.items() if one is not None}


def cost_of(seen: EpikhaObservation, says: Saying, levels: int = 0) -> int:
    """Return what a card costs now, with so many raised Levels."""
    cost = CARDS[says.card].cost + announce.RAISE_PRICE * levels
    if type(says) is actions.Summon:
        cost -= dict(seen.sides[seen.seat].boosts).get(SPIRIT, 0)
    return max(0, cost)


# --- what makes Vital --------------------------------------------------------------------------------------


def made_by(*pieces: Body | Arm) -> int:
    """Return the Vital that placing these makes; 0 if they would do anything else, or have worked (E7.10)."""
    effects = [effect for piece in pieces for effect in texts(piece)]
    if not all(effect.op.MAKES_VITAL for effect in effects):
        return 0
    return sum([effect.op.amount for effect in effects])  # type: ignore[attr-defined]


class Placing(msgspec.Struct, frozen=True):
    """One thing that takes a Magic space: what leads to it, what it makes, and what works."""

    row: tuple[EpikhaAction, ...]
    makes: int
    pieces: tuple[int, ...]
    carrier: int = NOBODY


def _single(arm: Arm, bearer: int = NOBODY) -> Placing:
    """Place an arm alone; ``bearer`` where it lies in the Armoury still."""
    hand = () if bearer == NOBODY else (actions.Assign(arm.id), actions.Bear(bearer))
    return Placing((*hand, actions.PlaceMagic(arm.id)), made_by(arm), (arm.id,))


def _makes(arm: Arm) -> bool:
    card = CARDS[arm.card]
    return bool(card.mask & MAGIA and not card.is_machine and made_by(arm))


def borne(side: Side) -> Iterator[tuple[Body, Arm]]:
    """Yield what makes Vital and is borne in the Deployment Zone, the Player card's first (E7.8)."""
    for body in bearers(side):
        for arm in body.arms:
            if _makes(arm):
                yield body, arm


def singles(side: Side, assigns: bool, without: frozenset[int] = frozenset()) -> list[Placing]:
    """Return everything that can be placed alone, in the stated order."""
    found = [_single(arm) for _, arm in borne(side) if arm.id not in without]
    if assigns:
        for arm in side.armoury:
            bearer = _first_bearer(side, arm)
            if _makes(arm) and not arm.shifted and arm.id not in without and bearer != NOBODY:
                found.append(_single(arm, bearer))
    return found


def _first_bearer(side: Side, arm: Arm) -> int:
    return next((body.id for body in bearers(side) if may_bear(body, arm)), NOBODY)


def carriers(side: Side) -> list[Group]:
    """Return who could go into the Magic Zone with Opals and nothing else, the weakest first (E7.8b)."""
    found = [group for group in side.reserves if _carries(group)]
    return sorted(found, key=_worth)


def _carries(group: Group) -> bool:
    """Say whether a group is a single bearer none of whose Magia texts does anything but make Vital."""
    if group.unit or not CARDS[group.bodies[0].card].bears:
        return False
    return all(effect.op.MAKES_VITAL for piece in pieces_of(group) for effect in texts(piece))


def _worth(group: Group) -> tuple[int, int, int]:
    card = CARDS[group.bodies[0].card]
    return (card.level, card.force, card.vital)


def carried(side: Side, group: Group, more: Sequence[Placing], assigns: bool) -> Placing | None:
    """Return a bearer's own placing with ``more`` that it takes along; None where it would make nothing."""
    body = group.bodies[0]
    own = {arm.id for arm in body.arms}
    row: list[EpikhaAction] = []
    makes, pieces = made_by(*pieces_of(group)), [arm.id for arm in body.arms if _makes(arm)]
    if made_by(body):
        pieces.append(body.id)
    for placing in more:
        arm = placing.pieces[0]
        if arm in own or not assigns or not _may_move(side, body, arm):
            continue
        row += [actions.Assign(arm), actions.Bear(body.id)]
        makes += placing.makes
        pieces.append(arm)
    if not makes or not (pieces and _has_magia(group, row)):
        return None
    return Placing((*row, actions.PlaceMagic(group.id)), makes, tuple(pieces), group.id)


def _has_magia(group: Group, row: Sequence[EpikhaAction]) -> bool:
    """Say whether a group has Magia, printed or lent, once all is assigned: Opals lend it (E16.17)."""
    return bool(row) or any(CARDS[piece.card].mask & MAGIA for piece in pieces_of(group))


def _may_move(side: Side, body: Body, number: int) -> bool:
    everything = [*side.armoury, *(arm for other in bearers(side) for arm in other.arms)]
    arm = next(arm for arm in everything if arm.id == number)
    return not arm.shifted and may_bear(body, arm)


# --- putting a payment together ----------------------------------------------------------------------------


class _Purse:
    """All that a seat can pay a card with, and what of it is taken."""

    def __init__(self, seen: EpikhaObservation, says: Saying, wishes: Wishes) -> None:
        self.seen, self.says, self.wishes = seen, says, wishes
        self.table: Table = sample_table(seen, Chance.of(0))
        self.side = self.table.sides[seen.seat]
        self.assigns = seen.ask == "main"
        self.cost = cost_of(seen, says, wishes.levels)
        keeps = type(says) is actions.Cast and CARDS[says.card].is_continuous
        self.spaces = sum(spot is None for spot in self.side.magic) - keeps

    def plan(self) -> Plan | None:
        wishes, pool = self.wishes, self.side.pool
        bodies = self._payers() if isinstance(self.says, _ANYBODY_PAYS) else []
        due = max(0, self.cost - pool)
        first, due = _taken([one for one in bodies if one[0] in wishes.first], due)
        placings = self._placings(due)
        made = sum(placing.makes for placing in placings)
        rest = max(0, due - made)
        used = wishes.without.union(wishes.first)
        free = [one for one in self._staying(bodies, placings) if one[0] not in used]
        last, rest = _taken(free, rest)
        if rest:
            return None
        pieces = [*first, *last]
        of_pool = self.cost - sum(amount for _, amount in pieces)
        pays = ([(POOL, of_pool)] if of_pool else []) + pieces
        row = [action for placing in placings for action in placing.row]
        raising = [actions.Raise()] * wishes.levels
        return Plan(
            self.says.card, self.says, self.cost, (*row, self.says, *raising),
            tuple(piece for placing in placings for piece in placing.pieces),
            next((placing.carrier for placing in placings if placing.carrier != NOBODY), NOBODY),
            made, tuple(pays), pool + made - of_pool,
        )  # fmt: skip

    def _payers(self) -> list[vital.Purse]:
        """Who can pay with its own Vital, in the order of the proposal (E7.4 to E7.6)."""
        return [purse for purse in vital.purses(self.table, self.seen.seat) if purse[0] != POOL]

    def _staying(self, bodies: Iterable[vital.Purse], placings: Sequence[Placing]) -> list[vital.Purse]:
        """Those of the payers that still have Magia once Opals have left them (E7.4)."""
        gone = {placing.pieces[0] for placing in placings if placing.carrier == NOBODY}
        return [one for one in bodies if self._pays_without(one[0], gone)]

    def _pays_without(self, body: int, gone: set[int]) -> bool:
        at = find_body(self.table, body)
        assert at is not None and at.body is not None
        members = at.stood.bodies
        if at.zone not in DEPLOYMENT or not any(arm.id in gone for one in members for arm in one.arms):
            return True
        return all(_keeps_magia(one, gone) for one in members)

    def _placings(self, due: int) -> list[Placing]:
        """What is placed to make ``due`` Vital, as far as it goes."""
        return placings(self.side, self.spaces, due, self.assigns, self.wishes.without)


def _keeps_magia(body: Body, gone: set[int]) -> bool:
    card = CARDS[body.card]
    if card.is_player or card.mask & MAGIA:
        return True
    return any(arm.id not in gone and CARDS[arm.card].mask & MAGIA for arm in body.arms)


def _taken(purses: Sequence[vital.Purse], due: int) -> tuple[list[vital.Purse], int]:
    """Return what is taken from these in their order, and what is still due."""
    found = []
    for source, given in purses:
        amount = min(due, given)
        if amount:
            found.append((source, amount))
            due -= amount
    return found, due


def placings(
    side: Side, spaces: int, due: int, assigns: bool, without: frozenset[int] = frozenset()
) -> list[Placing]:
    """Return what is placed to make ``due`` Vital with so many free spaces, as far as it goes."""
    if due <= 0 or spaces <= 0:
        return []
    alone = singles(side, assigns, without)
    enough = _enough(alone, due)
    if len(enough) <= spaces and sum(one.makes for one in enough) >= due:
        return enough
    return _with_carrier(side, spaces, due, assigns, alone) or alone[:spaces]


def _enough(found: Sequence[Placing], due: int) -> list[Placing]:
    """Return the first ones that together make ``due``, or all."""
    taken: list[Placing] = []
    for placing in found:
        if due <= 0:
            break
        taken.append(placing)
        due -= placing.makes
    return taken


def _with_carrier(
    side: Side, spaces: int, due: int, assigns: bool, alone: Sequence[Placing]
) -> list[Placing]:
    """Return singles for all spaces but one and a bearer with the rest; empty where nobody helps so."""
    best: list[Placing] = []
    for group in carriers(side):
        own = {arm.id for body in group.bodies for arm in body.arms}
        others = [one for one in alone if one.pieces[0] not in own]
        kept = others[: spaces - 1]
        lacking = due - sum(one.makes for one in kept)
        load = carried(side, group, (), assigns)
        lacking -= load.makes if load is not None else 0
        load = carried(side, group, _enough(others[spaces - 1 :], lacking), assigns)
        if load is None:
            continue
        found = [*kept, load]
        if sum(one.makes for one in found) >= due:
            return found
        if sum(one.makes for one in found) > sum(one.makes for one in best):
            best = found
    return best if sum(one.makes for one in best) > sum(one.makes for one in alone[:spaces]) else []


# --- charging, and everything as it was --------------------------------------------------------------------


def charge(seen: EpikhaObservation) -> tuple[EpikhaAction, ...]:
    """Return the row that places all free Opals, as far as there are spaces; empty where there is none."""
    if not seen.legal or seen.ask not in ("main", "window"):
        return ()
    side = sample_table(seen, Chance.of(0)).sides[seen.seat]
    spaces = sum(spot is None for spot in side.magic)
    found = placings(side, spaces, PLENTY, seen.ask == "main")
    return tuple(action for placing in found for action in placing.row)


def charged(seen: EpikhaObservation) -> int:
    """Return the Vital that charging would make."""
    if not seen.legal or seen.ask not in ("main", "window"):
        return 0
    side = sample_table(seen, Chance.of(0)).sides[seen.seat]
    spaces = sum(spot is None for spot in side.magic)
    return sum(one.makes for one in placings(side, spaces, PLENTY, seen.ask == "main"))


def as_before(seen: EpikhaObservation, last: Mapping[int, int]) -> tuple[EpikhaAction, ...]:
    """Return the row that gives arms of the Armoury back to whoever bore them last, by arm and body."""
    if seen.ask != "main" or not seen.legal:
        return ()
    side = sample_table(seen, Chance.of(0)).sides[seen.seat]
    bodies = {body.id: body for body in bearers(side)}
    found: list[EpikhaAction] = []
    for arm in side.armoury:
        body = bodies.get(last.get(arm.id, NOBODY))
        if body is None or arm.shifted or not may_bear(body, arm):
            continue
        bodies[body.id] = msgspec.structs.replace(body, arms=(*body.arms, arm))
        found += [actions.Assign(arm.id), actions.Bear(body.id)]
    return tuple(found)


def payment(seen: EpikhaObservation, pays: Sequence[tuple[int, int]]) -> EpikhaAction | None:
    """Return the next piece of a payment that was planned; None where what is asked is not that payment."""
    shown = seen.payment
    if shown is None or not seen.legal:
        return None
    whole = shown.due + sum(amount for _, amount in shown.chosen)
    if whole != sum(amount for _, amount in pays):
        return None
    rest = [piece for piece in pays if piece not in shown.chosen]
    if seen.ask == "amount":
        source = seen.pending.question.number if seen.pending.question is not None else NOBODY
        found: EpikhaAction = actions.Amount(dict(rest).get(source, 0))
    elif sum(amount for _, amount in rest) != shown.due:
        return None
    elif sorted(rest) == sorted(shown.proposal):
        found = actions.Pay()
    else:
        found = actions.Spend(rest[0][0])
    return found if found in seen.legal else None
