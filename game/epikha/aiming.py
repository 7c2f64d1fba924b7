"""What effects are worth at which target: where damage is well spent, what had best leave the field.

Gains are in points of ``judgement`` for the seat whose effect it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.epikha import words
from game.epikha.card import CARDS, spell_of
from game.epikha.judgement import Scale, makes_vital
from game.epikha.lanes import FATAL, SOAKED
from game.epikha.ops.base import NOBODY, EpikhaOp
from game.epikha.rules import announce, groups, numbers
from game.epikha.rules.verbs import Hands, source_of
from game.epikha.state import Arm, Group, Item, Table

IN_COMBAT: Final = 0.8
"""What a point of Fuerza is worth that does not strike any more (E13.12)."""
RETURNED: Final = 0.5
"""The part of its worth that a card loses which goes back to its owner's hand."""
RECALLED: Final = 0.9
"""The part of its worth that a card brings which comes back to the hand from the own discard."""
NUISANCE: Final = 6.0
"""What it is worth to cancel an effect about which nothing else is known."""
BOOSTED: Final = 3.0
RAISING: Final = 2.5
"""Points that one Level more costs, paid from what Opals make (E6.7)."""
_IGNORES: Final = words.ACORAZADO | words.INMUNIDAD

Aimed = tuple[float, int]
"""What an effect brings at a target, and the target."""


def best_aim(table: Table, draft: Item, scale: Scale, options: Iterable[int] | None = None) -> Aimed:
    """Return the best target of a draft with what it brings there; nothing is worth 0 at ``NOBODY``."""
    op = announce.choosing(draft)
    if op is None:
        return plain_gain(table, draft), NOBODY
    if options is None:
        if op.asks != "aim":
            picks = op.picks(Hands(table, []), source_of(table, draft))
            return RECALLED * max([scale.card(name) for name in picks], default=0.0), NOBODY
        options = op.aims(Hands(table, []), source_of(table, draft))
    best, at = 0.0, NOBODY
    for number in options:
        gain = aim_gain(table, draft, op, number, scale)
        if gain > best:
            best, at = gain, number
    return best, at


def best_raised(table: Table, draft: Item, scale: Scale, wealth: int) -> tuple[float, Item]:
    """Return what an effect brings at its best target, raised as far as that pays, and the draft so raised.

    Raising reaches what ignores lower Levels, and names what is of a higher one (E6.7, E16.1, E16.6).
    """
    most, best = best_aim(table, draft, scale)[0], draft
    if not _level_matters(table, draft):
        return most, best
    tried = announce.raised(draft)
    while tried is not None and announce.cost_of(tried) <= wealth:
        gain = best_aim(table, tried, scale)[0] - RAISING * (tried.paid - draft.paid)
        if gain > most:
            most, best = gain, tried
        tried = announce.raised(tried)
    return most, best


def _level_matters(table: Table, draft: Item) -> bool:
    """Say whether a higher Level could reach more, and there is anything of the rival's to reach."""
    op = announce.choosing(draft)
    if op is None or op.NAME != "deal":
        return op is not None and (op.asks != "aim" or op.NAME in ("destroy", "return", "cancel"))
    for group in groups.groups_of(table, 1 - draft.seat):
        for body in group.bodies:
            for card in (body.card, *[arm.card for arm in body.arms]):
                if CARDS[card].mask & _IGNORES and CARDS[card].level >= draft.level:
                    return True
    return False


def plain_gain(table: Table, draft: Item) -> float:
    """Return what effects bring that aim at nothing: healing as far as it heals."""
    total = 0.0
    for effect in announce.effects_of(draft):
        amount = float(getattr(effect.op, "amount", 0))
        if effect.op.NAME == "heal":
            at = groups.player_of(table, draft.seat)
            hurt = 0 if at is None or at.body is None else at.body.damage + at.body.spent
            amount = min(amount, hurt)
        total += amount
    return total


def aim_gain(table: Table, draft: Item, op: EpikhaOp, number: int, scale: Scale) -> float:
    """Return what an effect brings at a target, below 0 where it harms its own side."""
    if op.NAME in ("cancel", "boost", "raise"):
        return _on_chain(table, draft, op.NAME, number, scale)
    at = groups.find_group(table, number)
    if at is not None:
        own = at.seat == draft.seat
        gain = _on_group(table, draft, op, at.seat, at.stood, scale)
    else:
        found = groups.find_arm(table, number)
        if found is None or found.arm is None:
            spell = groups.find_spell(table, number)
            spot = None if spell is None else table.sides[spell.seat].magic[spell.index]
            if spell is None or spot is None:
                return 0.0
            return scale.card(spot.spell) * (-1 if spell.seat == draft.seat else 1)
        own = found.seat == draft.seat
        gain = _on_arm(draft, op, found.arm, found.body is not None, scale)
    helps = op.NAME == "mend"
    return gain if own == helps else -gain


def _on_chain(table: Table, draft: Item, name: str, number: int, scale: Scale) -> float:
    """Return what it brings to change or cancel something that is on the chain, or still to be announced."""
    item = next((one for one in (*table.chain, *table.batch) if one.number == number), None)
    if item is None:
        return 0.2  # the next spell (A10)
    if name == "cancel":
        return -NUISANCE if item.seat == draft.seat else threat_of(table, item, scale)
    if item.seat != draft.seat:
        return -BOOSTED
    return BOOSTED if name == "boost" else 0.5


def threat_of(table: Table, item: Item, scale: Scale) -> float:
    """Return what an effect on the chain will bring the seat that announced it."""
    op = announce.choosing(item)
    if op is None:
        return max(NUISANCE, plain_gain(table, item))
    if item.what == "continuous":
        return scale.card(item.card)
    return aim_gain(table, item, op, item.target, scale) if op.asks == "aim" else NUISANCE


# --- at groups and arms ------------------------------------------------------------------------------------


def _on_group(table: Table, draft: Item, op: EpikhaOp, seat: int, group: Group, scale: Scale) -> float:
    """Return what the owner of a group loses by an effect."""
    traits = source_of(table, draft).traits
    if numbers.unaffected(table, seat, group, traits, draft.level):
        return 0.0
    fighting = _fighting(table, seat, group)
    if op.NAME == "return":
        return RETURNED * scale.group(group) + fighting
    if op.NAME == "destroy":
        return scale.group(group) + fighting
    if op.NAME != "deal":
        return NUISANCE
    return _dealt(table, draft, op, seat, group, scale, fighting)


def _dealt(
    table: Table, draft: Item, op: EpikhaOp, seat: int, group: Group, scale: Scale, fighting: float
) -> float:
    amount = damage_of(table, draft, op)
    if draft.level <= numbers.rule_level(table, seat, group, words.ACORAZADO):
        return 0.0
    spell = spell_of(draft.card, draft.effect)
    pierces = draft.level if spell is not None and spell.mask & words.PERFORADOR else 0
    arms = numbers.arms_in_force(table, seat, group)
    soak = sum([numbers.capacity(arm) for arm in arms if CARDS[arm.card].level > pierces])
    vital = sum([numbers.vital_left(table, seat, body) for body in group.bodies])
    if CARDS[group.bodies[0].card].is_player:
        struck = amount - SOAKED * min(amount, soak)
        return struck + (FATAL if struck >= vital else 0.0)
    if group.unit:
        room = vital + soak - len(group.bodies)
        part = min(len(group.bodies), max(0, amount - room)) / len(group.bodies)
        return part * scale.group(group) + 0.1 * amount
    if amount < vital + soak:
        return 0.1 * amount
    evades = numbers.rule_level(table, seat, group, words.EVASION)
    return (scale.group(group) + fighting) * (0.5 if evades else 1.0)


def damage_of(table: Table, draft: Item, op: EpikhaOp) -> int:
    """Return how much damage a draft deals."""
    amount = getattr(op, "amount", 0)
    if amount:
        return int(amount)
    return draft.force + numbers.spell_bonus(table, draft.seat)


def _fighting(table: Table, seat: int, group: Group) -> float:
    """Return what it is worth beside that a group in combat does not strike any more (E12.6, E13.12)."""
    battle = table.battle
    if battle is None or group not in table.sides[seat].combat:
        return 0.0
    if battle.step == "damage" and battle.order.get(group.id, "-") not in battle.strikes:
        return 0.0
    return IN_COMBAT * numbers.force_of(table, seat, group)


def _on_arm(draft: Item, op: EpikhaOp, arm: Arm, borne: bool, scale: Scale) -> float:
    """Return what the owner of an arm loses (or, mending, wins) by an effect."""
    card = CARDS[arm.card]
    worth = scale.arm(arm.card) if not makes_vital(card) else 0.3 * scale.taste.opal
    worth *= 1.0 if borne else 0.7
    if op.NAME == "mend":
        return 0.5 * arm.damage
    if op.NAME == "return":
        return (RETURNED + 0.02 * card.cost) * worth
    if op.NAME == "deal":
        spell = spell_of(draft.card, draft.effect)
        pierced = spell is not None and spell.mask & words.PERFORADOR and draft.level >= card.level
        falls = draft.force >= numbers.capacity(arm) or (pierced and not card.is_machine)
        armoured = card.mask & words.ACORAZADO and card.level >= draft.level
        if armoured or not falls:
            return 0.0
    return worth * (0.6 if card.mask & words.REGENERACION else 1.0)
