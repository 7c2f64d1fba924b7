"""Despliegue and Reagrupamiento by rules of thumb: Opals laid out, arms given, the best cards bought.

What is bought is chosen together: the cards of most worth that the Vital within reach pays for. Opals are
placed only as they are needed, so that the rest can pay for a shield in the rival's turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.aiming import best_aim, best_raised
from game.epikha.bearing import best_bearer
from game.epikha.card import CARDS, Card, CardEffect
from game.epikha.judgement import Scale, makes_vital
from game.epikha.lanes import FATAL, Field
from game.epikha.purse import OF_BODY, OF_POOL, Purse
from game.epikha.rules import announce, groups, leaving, magic, numbers, spirits, units, vital, windows
from game.epikha.rules.assign import bearers, may_bear
from game.epikha.rules.play import END
from game.epikha.state import NOBODY, Arm, Body, Item, Table
from game.epikha.words import MAESTRO, MAGIA

STEP: Final = 5
"""Costs are told in steps of so much Vital."""
MOST: Final = 24
"""Steps beyond which nobody plans."""
FREE_SHOT: Final = 3.0
"""From so many points on a Magia text is used at once."""
HELD_SPELL: Final = 3.0
"""What a damage spell that is held brings more than one that is cast at once."""
FOR_EACH: Final = 5.0
"""What it brings to strengthen a character by 5 as long as the match lasts."""

Purchase = tuple[str, int, float]
"""A card that could be bought: its id, its cost, what it brings."""


class Spender:
    """The next thing to do in an own phase."""

    def __init__(
        self, table: Table, seat: int, scale: Scale, wish: str = "", loose: bool = False
    ) -> None:
        """``wish``: a card that is played first if it can be; ``loose``: no Unit is formed."""
        self.table, self.seat, self.scale = table, seat, scale
        self.side = table.sides[seat]
        self.wish, self.loose = wish, loose

    def next(self) -> EpikhaAction:
        """Return what to do next; to end the phase where nothing is left."""
        wished = self._spell() if self.wish and CARDS[self.wish].is_spell else None
        return (
            self.tidy()
            or wished
            or self._marker()
            or self._magia()
            or self._buy()
            or self._spell()
            or END
        )

    def tidy(self) -> EpikhaAction | None:
        """Return what costs nothing and is always good: free cards, arms out of the Armoury, Units."""
        for name in self.side.hand:
            card = CARDS[name]
            free = card.is_arm and not card.cost and not card.forge
            if free and not leaving.unique_there(self.table, name):
                return actions.Play(name)
        for arm in self.side.armoury:
            if not arm.shifted and any(may_bear(body, arm) for body in bearers(self.side)):
                return actions.Assign(arm.id)
        moved = self._moved()
        if moved != NOBODY:
            return actions.Assign(moved)
        return None if self.loose else self._unite() if self.table.phase == "deployment" else None

    def _moved(self) -> int:
        """Return an arm of somebody in Reserves that the Player card had better bear again (E10.2)."""
        area = self.side.area
        if area is None or not CARDS[area.bodies[0].card].is_player:
            return NOBODY
        player, able = area.bodies[0], [body.id for body in bearers(self.side)]
        for group in self.side.reserves:
            for body in group.bodies:
                for arm in body.arms:
                    if arm.shifted or makes_vital(CARDS[arm.card]) or not may_bear(player, arm):
                        continue
                    if best_bearer(self.table, self.seat, arm.id, able, self.scale) == player.id:
                        return arm.id
        return NOBODY

    def _unite(self) -> EpikhaAction | None:
        for action in units.unit_options(self.side, groups.groups_of(self.table, self.seat), True):
            if isinstance(action, actions.JoinUnit | actions.FormUnit):
                return action
        return None

    # --- Magia and spells ---------------------------------------------------------------------------------

    def _magia(self) -> EpikhaAction | None:
        """Use Magia texts that do something worth while; before combat only what is well spent."""
        if groups.free_space(self.table, self.seat) == NOBODY:
            return None
        least = FREE_SHOT if self.table.phase == "regroup" else 2 * FREE_SHOT
        best: EpikhaAction | None = None
        for number, gain in shots(self.table, self.seat, self.scale):
            if gain > least:
                least, best = gain, actions.PlaceMagic(number)
        return best

    def _marker(self) -> EpikhaAction | None:
        """Use markers, which come back: for Vital if there is something to buy, else at the end."""
        buys = any(CARDS[name].cost for name in self.side.hand)
        for action in windows.markers(self.table, self.seat, self.side.pool):
            assert isinstance(action, actions.UseMarker)
            name, effect = marker_text(self.table, self.seat, action)
            if effect.op.MAKES_VITAL:
                if buys and self.table.phase == "deployment":
                    return action
            elif self.table.phase == "regroup":
                draft = windows.marker_draft(self.table, self.seat, action.source, name, effect)
                if best_aim(self.table, draft, self.scale)[0] > 0:
                    return action
        return None

    def _spell(self) -> EpikhaAction | None:
        """Cast a spell that brings clearly more than it costs."""
        wealth = vital.wealth(self.table, self.seat)
        purse = Purse(self.table, self.seat)
        fatal = self.burns(wealth + purse.most - self.side.pool)
        held = dict.fromkeys(self.side.hand)
        for name in [self.wish, *held] if self.wish in held else held:
            card = CARDS[name]
            if not card.is_spell or card.is_continuous:
                continue
            draft = announce.spell_draft(self.table, self.seat, name)
            if draft is None or not announce.can_announce(self.table, draft, max(wealth, purse.most)):
                continue
            gain, raised = best_raised(self.table, draft, self.scale, purse.most)
            price = self.price(card.cost, purse)
            if (fatal and card.force) or gain - price > HELD_SPELL + self.scale.held(name) or (
                name == self.wish and gain > 0
            ):
                cost = announce.cost_of(raised)
                return self._paid(cost, purse) or (actions.Cast(name) if card.cost <= wealth else None)
        return None

    def burns(self, wealth: int) -> bool:
        """Say whether the damage spells of the hand, all at the rival's Player card, would end the match."""
        at = groups.player_of(self.table, 1 - self.seat)
        if at is None or at.body is None:
            return False
        spells = [CARDS[name] for name in self.side.hand if CARDS[name].is_spell and CARDS[name].force]
        left = numbers.vital_left(self.table, 1 - self.seat, at.body)
        if not spells or sum(card.force for card in spells) < left:
            return False
        return sum(card.cost for card in spells) <= wealth

    def price(self, cost: int, purse: Purse) -> float:
        """Return what it costs in points to pay so much for a spell."""
        within = min(cost, purse.most)
        return OF_POOL * within + OF_BODY * (cost - within)

    def _paid(self, cost: int, purse: Purse) -> EpikhaAction | None:
        """Return what makes Vital for a cost; None once it is there, or nothing makes it."""
        due = cost - self.side.pool
        return purse.place(due) if due > 0 else None

    # --- buying -------------------------------------------------------------------------------------------

    def _buy(self) -> EpikhaAction | None:
        purse = Purse(self.table, self.seat)
        chosen = self.chosen(purse.most)
        if not chosen:
            return None
        ready = [item for item in chosen if item[1] <= self.side.pool]
        if ready:
            return _say(max(ready, key=lambda item: item[1])[0])
        return purse.place(min(item[1] for item in chosen) - self.side.pool)

    def chosen(self, budget: int) -> list[Purchase]:
        """Return the cards that so much Vital buys best together."""
        items = list(self.items(budget))
        first = next((item for item in items if item[0] == self.wish), None)
        if first is not None:
            items.remove(first)
            budget -= first[1]
        best = knapsack(items, budget)
        return best if first is None else [first, *best]

    def items(self, budget: int) -> Iterator[Purchase]:
        """Yield what could be bought, each copy by itself."""
        unique: set[str] = set()
        for name in self.side.hand:
            card = CARDS[name]
            if card.cost > budget or not (card.cost or card.forge) or name in unique:
                continue
            if (card.is_spell and not card.is_continuous) or leaving.unique_there(self.table, name):
                continue
            if card.mask & MAESTRO or "unico" in card.rules:
                unique.add(name)
            if card.is_continuous:
                draft = announce.spell_draft(self.table, self.seat, name)
                space = groups.free_space(self.table, self.seat) != NOBODY
                if not space or draft is None or not announce.can_announce(self.table, draft, PLENTY):
                    continue
            elif card.is_arm and not any(may_bear(body, Arm(0, name)) for body in bearers(self.side)):
                continue
            worth = self._lasting(card) if card.is_continuous else self.scale.card(name)
            yield name, card.cost, worth + self._company(card)
        yield from self._spirits(budget)

    def _lasting(self, card: Card) -> float:
        """Return what a continuous spell brings: one that strengthens own characters as many as there are."""
        worth = self.scale.card(card.id)
        for op in card.statics:
            if op.NAME == "force" and op.side == "own":
                there = [CARDS[body.card] for group in self.side.reserves for body in group.bodies]
                worth = FOR_EACH * sum(op.card_fits(one) for one in there) * op.amount / STEP
        return worth

    def _company(self, card: Card) -> float:
        """Return what a character brings beside itself, as one of those who may form a Unit."""
        if not card.is_body or "unidades" not in card.rules:
            return 0.0
        others = units.candidates(self.side, card.class_)
        return self.scale.taste.unit if len(others) >= units.LEAST - 1 else 0.0

    def _spirits(self, budget: int) -> Iterator[Purchase]:
        """Yield Spirits: somebody of the Reserves may summon one, the Player card by the hour of need."""
        if not self.side.spirits:
            return
        for name in self.side.spirits:
            cost = spirits.cost_of(self.side, name)
            if cost > budget or leaving.unique_there(self.table, name):
                continue
            gain = self.spirit_gain(name)
            if gain > 0:
                yield name, max(STEP, cost), gain

    def spirit_gain(self, name: str) -> float:
        """Return what summoning a Spirit brings by whoever had best do it."""
        if any(one is not self.side.area for one in spirits.summoners(self.table, self.seat)):
            return 0.8 * self.scale.body(name)
        if self.table.phase != "regroup" or not any(spirits.summoners(self.table, self.seat)):
            return 0.0
        # the Player card leaves the field: what it would suffer in the rival's turn is lost (E16.16b)
        promise = Field(self.table, 1 - self.seat, self.scale).attack()[0]
        return min(promise, 2 * FATAL) if promise > 15 else 0.0


PLENTY: Final = 1_000


def knapsack(items: Sequence[Purchase], budget: int) -> list[Purchase]:
    """Return the items of most worth together that so much buys."""
    steps = min(MOST, budget // STEP)
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (steps + 1)
    for number, (_, cost, gain) in enumerate(items):
        size = -(-cost // STEP)
        for room in range(steps, size - 1, -1):
            worth, taken = best[room - size]
            if worth + gain > best[room][0]:
                best[room] = (worth + gain, (*taken, number))
    return [items[number] for number in best[steps][1]]


def _say(name: str) -> EpikhaAction:
    card = CARDS[name]
    if card.is_spirit:
        return actions.Summon(name)
    if card.is_continuous:
        return actions.Cast(name)
    return actions.Forge(name) if card.forge else actions.Play(name)


def marker_text(table: Table, seat: int, action: actions.UseMarker) -> tuple[str, CardEffect]:
    """Return the card whose marker is used, and the effect."""
    at = groups.find_body(table, action.source) or groups.find_arm(table, action.source)
    piece = None if at is None else at.arm or at.body
    name = table.sides[seat].ability if piece is None else piece.card
    return name, CARDS[name].effects[action.effect]


def shots(table: Table, seat: int, scale: Scale) -> Iterator[tuple[int, float]]:
    """Yield what could be placed for a Magia text that does more than make Vital, with what it brings."""
    side = table.sides[seat]
    for group in side.reserves:
        gain = _magia_gain(table, seat, list(magic.pieces_of(group)), scale)
        if gain > 0 and numbers.rule_level(table, seat, group, MAGIA):
            yield group.id, gain
    standing = side.reserves if side.area is None else [side.area, *side.reserves]
    for group in standing:
        for body in group.bodies:
            for arm in body.arms:
                if not arm.magia and CARDS[arm.card].mask & MAGIA and not makes_vital(CARDS[arm.card]):
                    gain = _magia_gain(table, seat, [arm], scale)
                    if gain > 0:
                        yield arm.id, gain


def _magia_gain(table: Table, seat: int, pieces: Sequence[Body | Arm], scale: Scale) -> float:
    total = 0.0
    for piece in pieces:
        for effect in magic.texts(piece):
            if not effect.op.MAKES_VITAL:
                draft = announce.text_draft(Item(0, seat, "magia", piece.card, effect.number, piece.id))
                total += best_aim(table, draft, scale)[0]
    return total
