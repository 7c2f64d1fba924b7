"""What effects can look at and do: the ``Hands`` that ops work with (see ``ops.base``), and the end (E17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.epikha import events
from game.epikha.card import CARDS
from game.epikha.ops.base import Source
from game.epikha.rules import absorbing, groups, leaving, numbers, portions, veil, vital
from game.epikha.rules.flow import push
from game.epikha.state import NOBODY, Arm, Group, Item, Step, Table, replaced
from game.epikha.words import HIGHEST
from game.rules.contract import Outcome, Told, for_owner

SPIRIT = "spirit"
"""What waits for the next Spirit among the boosts of a side (X06)."""


def finish(table: Table, told: list[Told], winner: int | None, code: str, rule: str) -> None:
    """End the match; nothing further happens (E17)."""
    if table.outcome is not None:
        return
    veil.lift(table, told)
    table.outcome = Outcome(winner, code, rule)
    table.phase, table.question = "over", None
    for step in table.agenda:
        if step.do == "shield" and step.card:  # a spell on its way to absorb is used up (E12.7)
            table.sides[step.seat].discard.append(step.card)
    table.agenda.clear()
    told.append(events.GameEnded(winner, code, rule))


def draw(table: Table, told: list[Told], seat: int) -> None:
    """Let a seat draw; who must draw from an empty deck loses (E17.3)."""
    side = table.sides[seat]
    if not side.deck:
        finish(table, told, 1 - seat, "deck_out", "E17.3")
        return
    card = side.deck.pop()
    side.hand.append(card)
    left = len(side.deck)
    told.append(for_owner(seat, events.CardDrawn(seat, card, left), events.CardDrawn(seat, None, left)))


def from_hand(table: Table, seat: int, card: str) -> None:
    """Take a card out of the hand; of equal ones that is one which both know."""
    side = table.sides[seat]
    side.hand.remove(card)
    if card in side.shown:
        side.shown.remove(card)


def source_of(table: Table, item: Item) -> Source:
    """Return an item as its op sees it, its Fuerza as continuous spells make it (X34)."""
    force = item.force and max(0, item.force + numbers.spell_bonus(table, item.seat))
    return Source(item.seat, item.card, item.level, item.effect, item.source, item.number, force)


class Hands:
    """A table to be looked at and worked on; all that happens is told."""

    __slots__ = ("table", "told")

    def __init__(self, table: Table, told: list[Told]) -> None:
        self.table = table
        self.told = told

    # --- looking ------------------------------------------------------------------------------------------

    def characters(self, seat: int) -> Iterator[Group]:
        """Yield the characters of a seat on the field, a Unit as one, Spirits included (E1.8)."""
        for group in groups.groups_of(self.table, seat):
            if CARDS[group.bodies[0].card].is_character:
                yield group

    def player(self, seat: int) -> Group | None:
        """Return the group of a Player card; None while it is set aside (E16.16b)."""
        at = groups.player_of(self.table, seat)
        return None if at is None else at.group

    def arms(self, seat: int) -> Iterator[Arm]:
        """Yield the weapons, objects and machines of a seat on the field, assigned or not (E10.8)."""
        side = self.table.sides[seat]
        yield from side.armoury
        for spot in side.magic:
            if spot is not None and spot.arm is not None:
                yield spot.arm
        for group in groups.groups_of(self.table, seat):
            for body in group.bodies:
                yield from body.arms

    def continuous(self, seat: int) -> Iterator[tuple[int, str]]:
        """Yield the continuous spells of a seat on the field: number and card (E12.10)."""
        for spot in self.table.sides[seat].magic:
            if spot is not None and spot.spell and not spot.kept:
                yield spot.id, spot.spell

    def level(self, group: Group) -> int:
        """Return the Level of a character, or the sum of a Unit's (E6.5)."""
        return numbers.level_of(group)

    def chain(self, source: Source) -> Iterator[Item]:
        """Yield what can be named on the chain, effects to come of the same group included (E11.4).

        While any are to come nobody else says anything, so that they are all of the same group.
        """
        for pile in (self.table.chain, self.table.batch):
            yield from (item for item in pile if item.number != source.item)

    def discard(self, seat: int) -> Sequence[str]:
        """Return a discard, newest last."""
        return self.table.sides[seat].discard

    # --- damage (E12.6, E12.8) ----------------------------------------------------------------------------

    def deal(self, target: int, amount: int, source: Source) -> None:
        """Make a packet of the source's Level at a group or arm (E12.6)."""
        seat = groups.owner(self.table, target)
        packet = portions.spell_packet(seat, source, target, amount)
        push(self.table, Step("packet", seat, packet=packet))
        if source.force:
            works = numbers.statics(self.table, source.seat, "spell_force")
            self.told += [events.Fired(op.NAME, card) for op, card in works]

    def absorb(self, source: Source) -> None:
        """Let a shield spell join the cards that absorb the packet at hand (E12.8)."""
        waits = self.table.agenda.pop()
        assert waits.do == "absorb"
        item = Item(source.item, source.seat, "spell", source.card, source.effect, level=source.level)
        push(
            self.table,
            Step("shield", source.seat, source.card, NOBODY, item, waits.packet, waits.numbers),
        )

    def absorb_more(self, amount: int, source: Source) -> None:
        """Let an own card absorb more of the packet at hand; what it absorbs is lost (X13, H4)."""
        absorbing.absorb_more(self.table, amount)

    # --- Vital --------------------------------------------------------------------------------------------

    def heal(self, seat: int, amount: int, source: Source) -> None:
        """Give a Player card Vital, not above the printed value (E15.3); none while it is set aside."""
        at = groups.player_of(self.table, seat)
        if at is None or at.body is None:
            return
        body = at.body
        healed = min(amount, body.damage + body.spent)
        damage = max(0, body.damage - healed)
        spent = body.spent - (healed - (body.damage - damage))
        groups.put_body(self.table, at, replaced(body, damage=damage, spent=spent))
        vital_now = numbers.vital_left(self.table, seat, replaced(body, damage=damage, spent=spent))
        self.told.append(events.Healed(seat, healed, vital_now, source.card))

    def make_vital(self, seat: int, amount: int, source: Source) -> None:
        """Put Vital into a pool (E7.9)."""
        vital.make(self.table, self.told, seat, amount, source.card)

    # --- leaving the field (E10.6, E15) -------------------------------------------------------------------

    def take_back(self, target: int, source: Source) -> None:
        """Return a group, arm or continuous spell to its owner's hand (E10.6, E15.1, E16.16d)."""
        self._remove(target, source, "returned")

    def destroy(self, target: int, source: Source) -> None:
        """Destroy a group, arm or continuous spell by an effect (E15.5)."""
        self._remove(target, source, "destroyed")

    def _remove(self, target: int, source: Source, way: events.Way) -> None:
        table, told = self.table, self.told
        at = groups.find_group(table, target)
        if at is not None:
            if not self._ignored(at.seat, at.stood, source):
                leaving.leave(table, told, [body.id for body in at.stood.bodies], (), way, source.card)
            return
        at = groups.find_arm(table, target)
        if at is not None and at.arm is not None:
            if not self._ignored(at.seat, at.arm, source):
                leaving.leave(table, told, (), (target,), way, source.card)
            return
        leaving.spell_leaves(table, told, target, "hand" if way == "returned" else "discard", source.card)

    def _ignored(self, seat: int, target: Group | Arm, source: Source) -> bool:
        """Say whether Inmunidad makes an effect nothing (E15.5, E16.6)."""
        ignored = numbers.unaffected(self.table, seat, target, source.traits, source.level)
        if ignored:
            self.told.append(events.Fired("inmunidad", source.card))
        return ignored

    # --- the chain ----------------------------------------------------------------------------------------

    def cancel(self, item: int, source: Source) -> None:
        """Take an item from the chain; a spell's card goes to its owner's discard (E12.7)."""
        for place, one in enumerate(self.table.chain):
            if one.number == item:
                del self.table.chain[place]
                self.told.append(events.Cancelled(one.seat, item, one.card, source.card))
                lay_down(self.table, one)
                return

    def raise_level(self, item: int, amount: int, source: Source) -> None:
        """Raise the Level of a spell on the chain, not above 5 (E6.7)."""
        self._change(item, amount, 0, source)

    def boost(self, item: int, amount: int, source: Source) -> None:
        """Raise the Fuerza of a damage spell on the chain."""
        self._change(item, 0, amount, source)

    def _change(self, item: int, level: int, force: int, source: Source) -> None:
        table = self.table
        for pile in (table.chain, table.batch):
            for place, one in enumerate(pile):
                if one.number == item:
                    new = replaced(one, level=min(HIGHEST, one.level + level), force=one.force + force)
                    pile[place] = new
                    self.told.append(
                        events.SpellChanged(item, one.card, new.level, new.force, source.card)
                    )
                    return

    def raise_next(self, seat: int, amount: int, source: Source) -> None:
        """Raise the next own spell announced this turn (A10)."""
        self.table.sides[seat].raised += amount
        self.told.append(events.NextRaised(seat, amount, source.card))

    # --- cards --------------------------------------------------------------------------------------------

    def recall(self, seat: int, card: str, source: Source) -> None:
        """Take the newest such card of a seat's discard into its hand."""
        side = self.table.sides[seat]
        del side.discard[len(side.discard) - 1 - side.discard[::-1].index(card)]
        leaving.lay(side, card, "hand")
        self.told.append(events.Recalled(seat, card, source.card))

    def cheaper_spirit(self, seat: int, amount: int, source: Source) -> None:
        """Make the next own Spirit summoned this turn cost less (X06)."""
        boosts = self.table.sides[seat].boosts
        boosts[SPIRIT] = boosts.get(SPIRIT, 0) + amount
        self.told.append(events.NextCheaper(seat, amount, source.card))

    def mend(self, arm: int, source: Source) -> None:
        """Take all damage from an arm (X14)."""
        at = groups.find_arm(self.table, arm)
        if at is not None and at.arm is not None:
            groups.put_arm(self.table, at, replaced(at.arm, damage=0))
            self.told.append(events.Mended(at.seat, at.arm.card, arm, source.card))


def lay_down(table: Table, item: Item) -> None:
    """Put the card of a spell that is over into its owner's discard (E12.7); its kept space is free again."""
    side = table.sides[item.seat]
    if item.what == "continuous":
        for place, spot in enumerate(side.magic):
            if spot is not None and spot.spell and spot.id == item.number:
                side.magic[place] = None
    if item.what in ("spell", "continuous"):
        side.discard.append(item.card)
