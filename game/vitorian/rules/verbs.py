"""What can be done to the table: the hands in which ops and rules have it (``ops.base.Hands``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from game.rules.contract import Outcome, Told, for_owner
from game.vitorian import events
from game.vitorian.card import CARDS
from game.vitorian.ops.base import Lasting, Source
from game.vitorian.rules import numbers, resources
from game.vitorian.rules.limits import MADE
from game.vitorian.spaces import owner
from game.vitorian.state import NOBODY, CombatChange, Step, Table, Unit, UnitChange, replaced
from game.vitorian.words import BRUTE, KEYWORDS, SCRAP

Cause = Literal["combat", "upkeep", "effect"]

_NAMES: Final[dict[int, tuple[str, ...]]] = {}


def keyword_names(mask: int) -> tuple[str, ...]:
    """Return the keywords of a mask by name, in the order in which cards show them."""
    names = _NAMES.get(mask)
    if names is None:
        names = tuple(name for bit, name in enumerate(KEYWORDS) if mask >> bit & 1)
        _NAMES[mask] = names
    return names


def finish(table: Table, told: list[Told], winner: int, code: str, rule: str) -> None:
    """End the match; nothing further happens (V1.5)."""
    if table.outcome is not None:
        return
    table.outcome = Outcome(winner, code, rule)
    _lay_aside(table)
    table.phase, table.question = "over", None
    table.agenda.clear()
    told.append(events.GameEnded(winner, code, rule))


def _lay_aside(table: Table) -> None:
    """Put cards on their way where they belong, as every card is counted to the end (V16.3).

    A card that is not paid for stays in its hand (V8.9), an Order that resolves is used up (V3.4).
    """
    question = table.question
    if question is not None:
        cards = [item.source for item in question.items if item.what == "order"]
        if question.ask == "payment" and question.item is None:
            cards.append(question.card)
        table.sides[question.seat].hand += cards
    for step in table.agenda:
        if step.do == "item_over" and step.item is not None:
            table.sides[step.seat].discard.append(step.item.source)


class Hands:
    """A table to be looked at and worked on; all that happens is told."""

    __slots__ = ("table", "told")

    def __init__(self, table: Table, told: list[Told]) -> None:
        self.table = table
        self.told = told

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def grid(self) -> Sequence[Unit | None]:
        """The 20 spaces."""
        return self.table.grid

    def where(self, unit: int) -> int | None:
        """Return the space of a unit; None once it has left the grid."""
        space = self.table.where(unit)
        return None if space == NOBODY else space

    def mask(self, unit: Unit) -> int:
        """Return the keywords that a unit has now, those of a combat included (V13.14)."""
        return numbers.mask_of(self.table, unit, self.table.where(unit.id))

    def attack(self, unit: Unit) -> int:
        """Return the Attack that a unit has now, without combat-only changes (V12.14)."""
        return numbers.attack_of(self.table, unit, self.table.where(unit.id))

    def fighter(self, seat: int) -> int | None:
        """Return the unit of a seat that is in the combat, if there is one (V12.7)."""
        combat = self.table.combat
        if combat is None:
            return None
        unit = combat.unit if combat.seat == seat else combat.target
        return unit if unit != NOBODY and self.table.where(unit) != NOBODY else None

    def attacking(self) -> int:
        """Return the seat that attacks, -1 outside combat."""
        return -1 if self.table.combat is None else self.table.combat.seat

    def kinds(self, seat: int, spent: bool | None) -> Sequence[str]:
        """Return the kinds of resources in a seat's Area: exhausted ones, ready ones, or (None) all."""
        side = self.table.sides[seat]
        if spent is None:
            return resources.area_kinds(side)
        return resources.kinds_of(side.spent if spent else side.ready, spent)

    def supplies(self, seat: int) -> int:
        """Return how many ready [S] a seat has."""
        return sum(CARDS[card].resource == "S" for card in self.table.sides[seat].ready)

    def defense(self, seat: int) -> int:
        """Return how many Defense cards a seat has."""
        return len(self.table.sides[seat].defense)

    def convoy(self, seat: int) -> int:
        """Return how many cards lie in a seat's Convoy."""
        return len(self.table.sides[seat].convoy)

    def hand(self, seat: int) -> Sequence[str]:
        """Return the cards of a hand."""
        return self.table.sides[seat].hand

    def discard(self, seat: int) -> Sequence[str]:
        """Return a discard pile, newest last."""
        return self.table.sides[seat].discard

    def field(self, seat: int) -> str | None:
        """Return a seat's Field Condition."""
        return self.table.sides[seat].field or None

    def may_go(self, unit: Unit, space: int, to: int) -> bool:
        """Say whether an effect may move the unit from a space to another one (V11.6, V11.7)."""
        return numbers.may_go(self.table, unit, space, to)

    # --- units --------------------------------------------------------------------------------------------

    def destroy(self, units: Sequence[int], source: Source, cause: Cause = "effect") -> list[int]:
        """Destroy units together and let their triggers follow; returns those that are gone (V14.1, V14.2).

        A Shield marker goes in place of its unit (V13.13), but not for unpaid upkeep (V7.7).
        """
        table, gone, steps = self.table, [], []
        for number in units:
            space = table.where(number)
            if space == NOBODY:
                continue
            unit = table.on(space)
            if unit.shield and cause != "upkeep":
                table.grid[space] = replaced(unit, shield=False)
                self.told.append(events.ShieldSpent(number, space))
                continue
            gone.append(number)
            mask = numbers.mask_of(table, unit, space)
            steps += _farewells(unit, owner(space), mask)
        for number in gone:
            self._leave(number, cause, source.card)
        self.table.agenda.append(Step("triggers", steps=tuple(steps)))
        return gone

    def _leave(self, number: int, cause: Cause, by: str) -> None:
        table = self.table
        space = table.where(number)
        unit = table.on(space)
        seat = owner(space)
        table.grid[space] = None
        equipment = self._discard_equipment(unit, seat)
        if unit.token:
            self.told.append(events.TokenGone(seat, number, unit.card, space, equipment))
            return
        table.sides[seat].discard.append(unit.card)
        self.told.append(events.Destroyed(seat, number, unit.card, space, equipment, cause, by))

    def _discard_equipment(self, unit: Unit, seat: int) -> str | None:
        if not unit.equipment:
            return None
        self.table.sides[seat].discard.append(unit.equipment)
        return unit.equipment

    def take_back(self, unit: int, source: Source) -> None:
        """Return a unit to its owner's hand; Equipment, markers and changes are lost (V14.1)."""
        table = self.table
        space = table.where(unit)
        stood = table.on(space)
        seat = owner(space)
        table.grid[space] = None
        equipment = self._discard_equipment(stood, seat)
        if stood.token:
            self.told.append(events.TokenGone(seat, unit, stood.card, space, equipment))
            return
        table.sides[seat].hand.append(stood.card)
        table.sides[seat].shown.append(stood.card)
        self.told.append(events.ReturnedToHand(seat, unit, stood.card, space, equipment, source.card))

    def move(self, unit: int, to: int, source: Source) -> None:
        """Move a unit by an effect (V11.7)."""
        self.go(unit, to, "effect", source.card)

    def go(self, unit: int, to: int, way: Literal["standard", "ganking", "effect"], by: str = "") -> None:
        """Put a unit on another space."""
        table = self.table
        space = table.where(unit)
        table.grid[to], table.grid[space] = table.grid[space], None
        self.told.append(events.Moved(owner(to), unit, space, to, way, by))
        if way != "standard" and numbers.mask_of(table, table.on(to), to) & BRUTE:
            self.told.append(events.Fired("brute", table.on(to).card))  # its row it had to keep (V11.6)

    def change(
        self, unit: int, attack: int, defence: int, mask: int, lasting: Lasting, source: Source
    ) -> None:
        """Change a unit for a time (V12.14, V14.3, V14.4)."""
        table = self.table
        space = table.where(unit)
        if lasting == "combat":
            if table.combat is not None:
                table.combat.changes.append(CombatChange(unit, source.card, attack, defence, mask))
        else:
            stood = table.on(space)
            changes = (*stood.changes, UnitChange(source.card, attack, defence, mask, lasting))
            table.grid[space] = numbers.reckoned(stood, stood.equipment, changes)
        names = keyword_names(mask)
        self.told.append(events.Changed(unit, space, attack, defence, names, lasting, source.card))

    def shield(self, unit: int, source: Source) -> None:
        """Put a Shield marker on a unit that has none (V13.13)."""
        space = self.table.where(unit)
        stood = self.table.on(space)
        if not stood.shield:
            self.table.grid[space] = replaced(stood, shield=True)
            self.told.append(events.ShieldGained(owner(space), unit, space, source.card))

    def unshield(self, unit: int, source: Source) -> None:
        """Remove a Shield marker."""
        space = self.table.where(unit)
        self.table.grid[space] = replaced(self.table.on(space), shield=False)
        self.told.append(events.ShieldSpent(unit, space))

    def ready_unit(self, unit: int, source: Source) -> None:
        """Make a unit ready (V2.6)."""
        space = self.table.where(unit)
        stood = self.table.on(space)
        if stood.exhausted:
            self.table.grid[space] = replaced(stood, exhausted=False)
            self.told.append(events.UnitTurned(unit, space, False, source.card))

    def exhaust_unit(self, unit: int, source: Source) -> None:
        """Exhaust a unit (V2.6)."""
        space = self.table.where(unit)
        stood = self.table.on(space)
        if not stood.exhausted:
            self.table.grid[space] = replaced(stood, exhausted=True)
            self.told.append(events.UnitTurned(unit, space, True, source.card))

    def enter(self, card: str, space: int, by: str = "", token: bool = False) -> int:
        """Put a new unit on an empty space and return its number (V10.2)."""
        table = self.table
        number, table.next_unit = table.next_unit, table.next_unit + 1
        table.grid[space] = numbers.made(card, number, token)
        self.told.append(events.Mobilised(owner(space), number, card, space, token, by))
        return number

    def muster(self, card: str, space: int, source: Source) -> None:
        """Make a unit that only cards make, on an empty space of the seat's rows."""
        self.table.used.append(MADE)
        self.enter(card, space, source.card, token=True)

    # --- cards and resources ------------------------------------------------------------------------------

    def draw(self, seat: int, count: int, source: Source | None = None) -> None:
        """Let a seat draw; who must draw from an empty deck loses (V1.3)."""
        side = self.table.sides[seat]
        by = "" if source is None else source.card
        for _ in range(count):
            if not side.deck:
                finish(self.table, self.told, 1 - seat, "deck_out", "V1.3")
                return
            card = side.deck.pop()
            side.hand.append(card)
            self.told.append(_drawn(seat, card, len(side.deck), by))

    def ready_resource(self, seat: int, kind: str, source: Source) -> None:
        """Make an exhausted resource of a kind ready."""
        side = self.table.sides[seat]
        card = resources.take(side, kind)
        side.ready.append(card)
        self.told.append(events.ResourceReadied(seat, card, source.card))

    def give_resource(self, seat: int, kind: str, source: Source) -> None:
        """Put a resource of a kind from the Area on the bottom of the Convoy (V9.7)."""
        side = self.table.sides[seat]
        card = resources.take(side, kind)
        resources.put_under(side, card)
        spent = resources.is_spent(kind)
        self.told.append(events.ConvoyGiven(seat, card, len(side.convoy), source.card, spent))

    def channel(self, seat: int, count: int, source: Source | None = None) -> None:
        """Put cards from the top of the Convoy into the Area, ready (V7.1)."""
        side = self.table.sides[seat]
        cards = [resources.take_top(side) for _ in range(min(count, len(side.convoy)))]
        side.ready += cards
        by = "" if source is None else source.card
        self.told.append(events.Channelled(seat, tuple(cards), len(side.convoy), by=by))

    def unearth(self, seat: int, source: Source) -> None:
        """Move the top card of a Defense pile into its owner's Area, ready (V12.19)."""
        side = self.table.sides[seat]
        card = side.defense.pop()
        side.ready.append(card)
        self.told.append(events.DefenseMoved(seat, card, len(side.defense), source.card))

    def no_support(self, seat: int, source: Source) -> None:
        """Forbid a seat supporting bombardment in this combat (V12.10)."""
        if self.table.combat is not None:
            self.table.combat.forbidden[seat] = True
            self.told.append(events.SupportForbidden(seat, source.card))

    def remove_field(self, seat: int, source: Source) -> None:
        """Discard a seat's Field Condition (V10.5)."""
        side = self.table.sides[seat]
        card, side.field = side.field, ""
        side.discard.append(card)
        self.told.append(events.FieldRemoved(seat, card, source.card))

    def recover(self, seat: int, card: str, source: Source) -> None:
        """Take the newest such card of a seat's discard pile into its hand, where both know it."""
        side = self.table.sides[seat]
        del side.discard[len(side.discard) - 1 - side.discard[::-1].index(card)]
        side.hand.append(card)
        side.shown.append(card)
        self.told.append(events.Recovered(seat, card, source.card))

    def exhaust_for(self, seat: int, kind: str, price: Literal["move", "support", "heavy"]) -> None:
        """Exhaust a ready resource for a fixed price (V8.7)."""
        card = resources.exhaust(self.table.sides[seat], kind)
        self.told.append(events.PriceExhausted(seat, card, price))


def _drawn(seat: int, card: str, left: int, by: str) -> Told:
    """Tell of a drawn card, which only its owner sees."""
    return for_owner(seat, events.CardDrawn(seat, card, left, by), events.CardDrawn(seat, None, left, by))


def _farewells(unit: Unit, seat: int, mask: int) -> list[Step]:
    """Return what follows when a unit has been destroyed: Scrap (V13.10) and its own effects."""
    steps = [Step("scrap", seat, unit.card)] if mask & SCRAP else []
    fires = CARDS[unit.card].fires
    if fires:
        steps += [Step("effect", seat, unit.card, one.number, unit.id) for one in fires.get("destroyed", ())]
    return steps
