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

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.judgement import makes_vital
from game.epikha.placing import Placing, placings
from game.epikha.rules import announce, vital
from game.epikha.rules.assign import bearers, may_bear
from game.epikha.rules.groups import DEPLOYMENT, find_body
from game.epikha.rules.legality import legal
from game.epikha.rules.verbs import SPIRIT
from game.epikha.sampling import sample_table
from game.epikha.state import NOBODY, POOL, Body, Table
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
    return _Proposal(seen, says, wishes).plan()


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


# --- putting a payment together ----------------------------------------------------------------------------


class _Proposal:
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


# --- charging, and everything as it was --------------------------------------------------------------------


def charge(seen: EpikhaObservation) -> tuple[EpikhaAction, ...]:
    """Return the row that places all free Opals, as far as there are spaces; empty where there is none."""
    return tuple(action for placing in _free(seen) for action in placing.row)


def charged(seen: EpikhaObservation) -> int:
    """Return the Vital that charging would make."""
    return sum(placing.makes for placing in _free(seen))


def _free(seen: EpikhaObservation) -> list[Placing]:
    if not seen.legal or seen.ask not in ("main", "window"):
        return []
    side = sample_table(seen, Chance.of(0)).sides[seen.seat]
    spaces = sum(spot is None for spot in side.magic)
    return placings(side, spaces, PLENTY, seen.ask == "main")


def as_before(seen: EpikhaObservation, last: Mapping[int, int]) -> tuple[EpikhaAction, ...]:
    """Return the row that gives arms of the Armoury back to whoever bore them last, by arm and body.

    Opals are left out, since charging places them; of equal arms the rules offer the first that lies there.
    """
    if seen.ask != "main" or not seen.legal:
        return ()
    side = sample_table(seen, Chance.of(0)).sides[seen.seat]
    bodies = {body.id: body for body in bearers(side)}
    lying = [arm for arm in side.armoury if not arm.shifted and not makes_vital(CARDS[arm.card])]
    found: list[EpikhaAction] = []
    for arm in lying.copy():
        body = bodies.get(last.get(arm.id, NOBODY))
        if body is None or not may_bear(body, arm):
            continue
        first = next(one for one in lying if msgspec.structs.replace(one, id=arm.id) == arm)
        lying.remove(first)
        bodies[body.id] = msgspec.structs.replace(body, arms=(*body.arms, first))
        found += [actions.Assign(first.id), actions.Bear(body.id)]
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
