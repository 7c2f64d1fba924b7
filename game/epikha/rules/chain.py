"""The chain: what is announced goes on it, and is resolved by speed (E12.2 to E12.4, E12.7, E12.10)."""

from __future__ import annotations

from msgspec.structs import replace

from game.epikha import events
from game.epikha.ops.base import ActiveOp
from game.epikha.rules import announce, groups, veil
from game.epikha.rules.flow import number, push
from game.epikha.rules.verbs import Hands, from_hand, lay_down, source_of
from game.epikha.state import NOBODY, Item, Spot, Step, Table
from game.rules.contract import Told

ALTERNATING = ("W1", "W3", "W4")
"""Windows in which the other seat acts after what is on the chain has been resolved (E12.1)."""


def announced(table: Table, told: list[Told], step: Step) -> None:
    """Put what has been composed and paid for on the chain, or let it work at once (E12.2, E12.3)."""
    item = step.item
    assert item is not None
    veil.lift(table, told)
    seat, side = item.seat, table.sides[item.seat]
    if not item.number:
        item = replace(item, number=number(table))
    _use_up(table, told, item)
    if item.caster != NOBODY:
        told.append(events.Fired("maestro", item.card))
    if announce.spell_in(item) is not None:
        side.raised = 0
    _tell(told, item)
    table.batch[:] = [one for one in table.batch if one.number != item.number]
    if works_at_once(item):
        if not all(one.op.MAKES_VITAL or one.op.IN_DAMAGE for one in announce.effects_of(item)):
            push(table, Step("sweep"))  # it may destroy (E15.1); never while a packet is received
        apply(table, told, item)
    elif _only_makes_vital(item):
        _resolve(table, told, item, lost=False)
    else:
        table.chain.append(item)
        if not item.batch:
            opened(table, told, seat)


def _tell(told: list[Told], item: Item) -> None:
    """Tell of an announcement, and of a shield spell how much it absorbs (E12.8)."""
    told.append(
        events.Announced(
            item.seat, item.number, item.what, item.card, item.effect, item.source, item.caster, item.target,
            item.pick, item.level, item.force,
        )
    )  # fmt: skip
    spell = announce.spell_in(item)
    if item.what == "spell" and spell is not None and works_at_once(item):
        told.append(events.ShieldCast(item.seat, item.card, item.level, spell.vital))


def _use_up(table: Table, told: list[Told], item: Item) -> None:
    """Take from where it was what is announced: a card of the hand, or a marker (E16.9)."""
    seat, side = item.seat, table.sides[item.seat]
    if item.what == "marker":
        _remove_marker(table, told, item)
    elif item.what == "continuous":
        from_hand(table, seat, item.card)
        space = groups.free_space(table, seat)
        side.magic[space] = Spot(spell=item.card, id=item.number, kept=True)
    elif item.what == "spell":
        from_hand(table, seat, item.card)


def _remove_marker(table: Table, told: list[Told], item: Item) -> None:
    at = groups.find_body(table, item.source) or groups.find_arm(table, item.source)
    if at is None:
        side = table.sides[item.seat]
        side.ability_markers -= 1
        left = side.ability_markers
    elif at.arm is not None:
        left = at.arm.markers - 1
        groups.put_arm(table, at, replace(at.arm, markers=left))
    else:
        assert at.body is not None
        left = at.body.markers - 1
        groups.put_body(table, at, replace(at.body, markers=left))
    told.append(events.MarkerUsed(item.seat, item.card, item.source, left))


def works_at_once(item: Item) -> bool:
    """Say whether nobody can answer it: Vital, what says so, and what belongs to a packet (E12.3, E12.8)."""
    found = announce.effects_of(item)
    if item.what == "spell":
        return any(effect.op.IN_DAMAGE for effect in found)
    return any(effect.immediate or effect.op.IN_DAMAGE for effect in found)


def _only_makes_vital(item: Item) -> bool:
    """Say whether a spell makes Vital and does nothing else: nobody can use an answer to that (E12.3)."""
    found = announce.effects_of(item)
    return bool(found) and all(effect.op.MAKES_VITAL for effect in found)


def apply(table: Table, told: list[Told], item: Item) -> None:
    """Let an item do its work."""
    hands, source, choice = Hands(table, told), source_of(table, item), announce.choice_of(item)
    for effect in announce.effects_of(item):
        if effect.op.legal(hands, source, choice):
            assert isinstance(effect.op, ActiveOp)
            effect.op.apply(hands, source, choice)
            told.append(events.Fired(effect.op.NAME, item.card))


def opened(table: Table, told: list[Told], seat: int) -> None:
    """Let the other seat answer what ``seat`` has just put on the chain (E12.2)."""
    agenda = table.agenda
    told.append(events.WindowOpened(1 - seat, "W6"))
    table.passed = 0
    waits = agenda[-1] if agenda else None
    if waits is not None and waits.do == "answer":
        agenda[-1] = Step("answer", 1 - seat)
        return
    if waits is not None and waits.do == "window" and waits.card in ALTERNATING:
        agenda[-1] = replace(waits, seat=1 - seat)
    push(table, Step("answer", 1 - seat))


# --- resolving (E12.2) -------------------------------------------------------------------------------------


def next_item(chain: list[Item]) -> Item:
    """Return what resolves next: highest speed, then the later announced; a group keeps its owner's order."""
    best = None
    groups_seen = set()
    for item in chain:
        if item.batch:
            if item.batch in groups_seen:
                continue  # one that its owner put ahead of it is still there
            groups_seen.add(item.batch)
        if best is None or item.level >= best.level:
            best = item
    assert best is not None
    return best


def resolve_chain(table: Table, told: list[Told], step: Step) -> None:
    """Resolve the next item and come back for the one after it; nothing is announced meanwhile."""
    if not table.chain:
        table.passed = 0
        return
    item = next_item(table.chain)
    table.chain.remove(item)
    push(table, Step("sweep"), Step("resolve_chain"))
    _resolve(table, told, item, lost=not _is_legal(table, item))


def _resolve(table: Table, told: list[Told], item: Item, lost: bool) -> None:
    """Let an item do its work, or nothing where what it aimed at is gone (E12.4)."""
    rule = "E12.4" if lost else ""
    told.append(events.ItemResolved(item.seat, item.number, item.card, item.effect, lost, rule))
    if item.what == "continuous":
        _lies(table, told, item)
        return
    lay_down(table, item)
    if not lost:
        apply(table, told, item)


def _is_legal(table: Table, item: Item) -> bool:
    """Say whether anything of it still works: what was aimed at is there, or it aims at nothing (E12.4)."""
    hands, source, choice = Hands(table, []), source_of(table, item), announce.choice_of(item)
    found = announce.effects_of(item)
    return not found or any(effect.op.legal(hands, source, choice) for effect in found)


def _lies(table: Table, told: list[Told], item: Item) -> None:
    """Let a continuous spell act from the space that was kept for it (E12.10)."""
    side = table.sides[item.seat]
    for space, spot in enumerate(side.magic):
        if spot is not None and spot.spell and spot.id == item.number:
            side.magic[space] = replace(spot, kept=False)
            told.append(events.ContinuousEntered(item.seat, item.card, item.number, space))
