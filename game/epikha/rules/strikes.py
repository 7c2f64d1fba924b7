"""Strike steps: who strikes when, packets made together, what meets the Players (E13.10 to E13.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, cast

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules import absorbing, numbers, portions, windows
from game.epikha.rules.flow import ask, push
from game.epikha.rules.groups import player_of
from game.epikha.state import COMBAT_SPACES, NOBODY, Battle, Group, Packet, Question, Step, Table
from game.epikha.words import COLOSO, VELOZ
from game.rules.contract import Action, Told

STEPS: Final[tuple[events.StrikeStep, ...]] = ("V", "N", "P")


def battle_of(table: Table) -> Battle:
    """Return the combat that is going on."""
    assert table.battle is not None
    return table.battle


def fighters(table: Table) -> Iterator[tuple[int, int, Group, Group | None]]:
    """Yield who stands in the Combat Zone, for nobody else takes part (E13.13): space, seat, group, and the
    facing group; attackers first.
    """
    for space in range(COMBAT_SPACES):
        for seat in (table.active, 1 - table.active):
            group = table.sides[seat].combat[space]
            if group is not None:
                yield space, seat, group, table.sides[1 - seat].combat[space]


# --- the order (E13.10) ------------------------------------------------------------------------------------


def begin(table: Table, told: list[Told], step: Step) -> None:
    """Fix the strike step of every group, once for the whole combat (E13.10)."""
    battle = battle_of(table)
    battle.step = "damage"
    for space, seat, group, facing in fighters(table):
        battle.order[group.id] = step_of(table, seat, space, group, facing)
        rule = _order_rule(table, seat, group, battle.order[group.id])
        if rule:
            told.append(events.Fired(rule, group.bodies[0].card))
    battle.strikes = "".join(letter for letter in STEPS if letter in battle.order.values())
    push(table, Step("strikes"))


def step_of(table: Table, seat: int, space: int, group: Group, facing: Group | None) -> events.StrikeStep:
    """Return the step in which a group strikes (E13.10, E16.5, E16.11, E16.14).

    Veloz and Pesado cancel out wherever a group has both in force; only who would strike in V asks whether
    his Veloz is valid against the Level that he faces. Whoever has lost his opponent since faces no Level,
    and is no free attacker either.
    """
    swift = numbers.rule_level(table, seat, group, VELOZ)
    late = numbers.heavy(table, seat, group) and not numbers.rule_level(table, seat, group, COLOSO)
    if late:
        return "N" if swift else "P"
    if facing is None:
        return "V" if swift and seat == table.active and space in battle_of(table).free else "N"
    return "V" if swift >= numbers.level_of(facing) else "N"


def _order_rule(table: Table, seat: int, group: Group, step: str) -> str:
    """Return the special rule that made a difference to when a group strikes, "" for none."""
    if step != "N":
        return "veloz" if step == "V" else "pesado"
    ignored = numbers.heavy(table, seat, group) and numbers.rule_level(table, seat, group, COLOSO)
    return "coloso" if ignored else ""


# --- one step (E13.11) -------------------------------------------------------------------------------------


def strikes(table: Table, told: list[Told], step: Step) -> None:
    """Let all living groups of the next strike step strike; after the last one the combat ends."""
    battle = battle_of(table)
    while battle.strikes:
        letter, battle.strikes = battle.strikes[0], battle.strikes[1:]
        striking = [one for one in fighters(table) if battle.order.get(one[2].id) == letter]
        if striking:
            _strike(table, told, letter, striking)
            return
    push(table, Step("end_combat"))


def _strike(
    table: Table, told: list[Told], letter: str, striking: Sequence[tuple[int, int, Group, Group | None]]
) -> None:
    """Make all packets at the same time, then let them be received one after the other."""
    battle = battle_of(table)
    step = cast(events.StrikeStep, letter)
    told.append(events.StrikesBegun(step, tuple([group.id for _, _, group, _ in striking])))
    met: list[Step] = []
    for space, seat, group, facing in striking:
        way: Literal["combat", "direct"] = "direct" if facing is None else "combat"
        target = NOBODY if facing is None else facing.id
        packet = portions.strike_packet(table, seat, group, space, way, target)
        told += [events.Fired(op, card) for op, card in numbers.force_effects(table, seat, group)]
        if not packet.portions:
            continue
        if facing is None:
            battle.left.append(packet)
        else:
            met.append(Step("packet", packet.seat, packet=packet))
    push(table, *met, Step("overflow"), Step("sweep"), Step("strikes"))


# --- what is left over and what strikes directly (E13.9, E13.11, E14.8) ------------------------------------


def overflow(table: Table, told: list[Told], step: Step) -> None:
    """Let the Players receive what is left, the active one first, by spaces unless they ask (E13.11)."""
    battle = battle_of(table)
    for seat in (table.active, 1 - table.active):
        waiting = waiting_for(table, seat)
        if not waiting:
            continue
        question = Question("damage_order", seat)
        if _order_matters(table, question, waiting):
            ask(table, question)
        else:
            _receive(table, waiting[0])
        return
    assert not battle.left


def waiting_for(table: Table, seat: int) -> list[Packet]:
    """Return the packets that wait for a Player, by their spaces."""
    return sorted([one for one in battle_of(table).left if one.seat == seat], key=lambda one: one.space)


def _order_matters(table: Table, question: Question, waiting: Sequence[Packet]) -> bool:
    """Say whether the order could make a difference: unlike packets, and something that may absorb."""
    if len(waiting) < 2 or player_of(table, question.seat) is None or _alike(waiting):
        return False
    return any(absorbing.able(table, one) for one in waiting) or _holds_shields(table, question.seat)


def _holds_shields(table: Table, seat: int) -> bool:
    """Say whether a seat has shield spells or markers that may absorb, whether they can be paid or not."""
    cards = table.sides[seat].hand
    if any(effect.op.IN_DAMAGE for card in cards for effect in CARDS[card].fires.get("cast", ())):
        return True
    return next(windows.markers(table, seat, 0, True), None) is not None


def _alike(waiting: Sequence[Packet]) -> bool:
    first, *others = [(one.portions, one.perforador, one.immune) for one in waiting]
    return all(one == first for one in others)


def order_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the spaces from which damage waits, in order."""
    return [actions.DamageOrder(one.space) for one in waiting_for(table, question.seat)]


def order_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take the damage left over in that space next."""
    assert isinstance(action, actions.DamageOrder)
    _receive(table, next(one for one in waiting_for(table, question.seat) if one.space == action.space))


def _receive(table: Table, packet: Packet) -> None:
    battle_of(table).left.remove(packet)
    push(table, Step("packet", packet.seat, packet=packet), Step("overflow"))
