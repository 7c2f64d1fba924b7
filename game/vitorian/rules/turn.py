"""The frame of a turn (V6), its Logistics (V7: ready, channel, Burnout, upkeep, draw) and its end (V14.3)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.contract import Action, Told
from game.vitorian import actions, events
from game.vitorian.card import CARDS
from game.vitorian.ops.base import Source
from game.vitorian.rules import numbers, resources
from game.vitorian.rules.effects import PASS, occasion
from game.vitorian.rules.flow import UPKEEP, ask, push
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import OWN
from game.vitorian.state import Question, Step, Table, replaced

CHANNELLED = 2
FIRST_CHANNELLED = (1, 3)
"""What the first and the second player channel in their first turn (V7.1)."""
NOBODY_ELSE = Source(0, "")


def begin(table: Table, told: list[Told], step: Step) -> None:
    """Begin a turn, or skip a lost one whole (V6.1, V7.5)."""
    seat = step.seat
    side = table.sides[seat]
    table.turn += 1
    table.active = seat
    for other in table.sides:
        other.recycled = False
    if side.lost:
        side.lost = False
        side.turns += 1
        told.append(events.TurnLost(seat, table.turn))
        push(table, Step("turn", 1 - seat))
        return
    side.turns += 1
    table.burning = not side.convoy
    told.append(events.TurnStarted(seat, table.turn))
    # the order of Logistics (V6.3); first turns are like all others but for what they channel (V6.5)
    _phase(table, told, "logistics")
    ready(table, told, seat)
    push(
        table, Step("recycle_moment", seat), Step("channel", seat), Step("upkeep", seat), Step("draw", seat),
        Step("main", seat),
    )


def _phase(table: Table, told: list[Told], phase: events.Phase) -> None:
    table.phase = phase
    told.append(events.PhaseStarted(table.active, phase))


def ready(table: Table, told: list[Told], seat: int) -> None:
    """Make all units and resources of a seat ready (V6.4)."""
    side, turned = table.sides[seat], []
    for space in OWN[seat]:
        unit = table.grid[space]
        if unit is not None and unit.exhausted:
            table.grid[space] = replaced(unit, exhausted=False)
            turned.append(unit.id)
    spent = len(side.spent)
    side.ready += side.spent
    side.spent.clear()
    told.append(events.Readied(seat, tuple(turned), spent))


# --- channelling (V7.1 to V7.5) ----------------------------------------------------------------------------


def channel(table: Table, told: list[Told], step: Step) -> None:
    """Channel, after what looks at the Convoy first (V9.11); or burn out, and go on (V7.3, V7.4)."""
    if table.burning:
        _burn_out(table, told, step.seat)
        return
    push(table, Step("reveal", step.seat))
    occasion(table, "channel", step.seat)


def _burn_out(table: Table, told: list[Told], seat: int) -> None:
    side = table.sides[seat]
    # what a Recycle of this turn has put there comes too late, and is shuffled in (V9.6)
    side.convoy += side.ready + side.spent
    side.ready.clear()
    side.spent.clear()
    table.play_chance.shuffle(side.convoy)
    side.known[:] = [0] * len(side.convoy)
    side.lost = True
    told.append(events.BurntOut(seat, len(side.convoy)))


def reveal(table: Table, told: list[Told], step: Step) -> None:
    """Reveal the top of the Convoy (V7.1, V7.2), and let come about what follows it (V9.12)."""
    side = table.sides[step.seat]
    count = CHANNELLED
    if side.turns == 1:
        first = table.sides[1 - step.seat].turns == 0
        count = FIRST_CHANNELLED[0 if first else 1]
    Hands(table, told).channel(step.seat, count)
    occasion(table, "channelled", step.seat)


# --- upkeep (V7.6, V7.7) -----------------------------------------------------------------------------------


def upkeep(table: Table, told: list[Told], step: Step) -> None:
    """Settle the upkeep of all Elites, after what exempts some (V7.6)."""
    if any(CARDS[unit.card].elite for unit, _ in numbers.units_of(table, step.seat)):
        push(table, Step("upkeep_due", step.seat))
        occasion(table, "upkeep", step.seat)


def upkeep_due(table: Table, told: list[Told], step: Step) -> None:
    """Ask which Elites are paid for; what cannot or will not be paid for is destroyed together."""
    seat = step.seat
    due = _due(table, seat, step.units)
    if not due:
        return
    if resources.ready_supplies(table.sides[seat]):
        ask(table, Question("upkeep", seat, left=len(due), units=step.units, may=True))
        return
    _give_up(table, told, seat, step.units)


def _due(table: Table, seat: int, paid: Sequence[int]) -> list[int]:
    """Return the spaces of Elites that are neither exempt nor paid for."""
    return [
        space
        for unit, space in numbers.units_of(table, seat)
        if CARDS[unit.card].elite and unit.id not in paid and f"exempt/{unit.id}" not in table.used
    ]


def _give_up(table: Table, told: list[Told], seat: int, paid: Sequence[int]) -> None:
    units = [table.on(space).id for space in _due(table, seat, paid)]
    Hands(table, told).destroy(units, NOBODY_ELSE, "upkeep")


def upkeep_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which Elite may be paid for next."""
    due = _due(table, question.seat, question.units)
    return [*(actions.Aim(space) for space in due), PASS]


def upkeep_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Pay for an Elite, or give the others up."""
    seat = question.seat
    if type(action) is not actions.Aim:
        _give_up(table, told, seat, question.units)
        return
    unit = table.on(action.space)
    paid = (*question.units, unit.id)
    kinds = resources.ready_supplies(table.sides[seat])
    step = Step("upkeep_paid", seat, unit=unit.id, units=paid)
    if len(kinds) > 1:
        ask(table, Question("price", seat, card=UPKEEP, picks=("S",), steps=(step,)))
        return
    card = resources.exhaust(table.sides[seat], kinds[0])
    told.append(events.UpkeepPaid(seat, unit.id, action.space, card))
    push(table, Step("upkeep_due", seat, units=paid))


def upkeep_paid(table: Table, told: list[Told], step: Step) -> None:
    """Go on after somebody chose which resource pays an upkeep."""
    card = table.sides[step.seat].spent[-1]
    told.append(events.UpkeepPaid(step.seat, step.unit, table.where(step.unit), card))
    push(table, Step("upkeep_due", step.seat, units=step.units))


def draw(table: Table, told: list[Told], step: Step) -> None:
    """Draw for the turn (V7.8)."""
    Hands(table, told).draw(step.seat, 1)


# --- phases and the end (V6.2, V14.3) ----------------------------------------------------------------------


def main(table: Table, told: list[Told], step: Step) -> None:
    """Begin the Main phase."""
    _phase(table, told, "main")
    ask(table, Question("main", step.seat))


def combat(table: Table, told: list[Told], step: Step) -> None:
    """Begin the Combat phase."""
    _phase(table, told, "combat")
    ask(table, Question("combat", step.seat))


def end(table: Table, told: list[Told], step: Step) -> None:
    """Begin the End phase, with its moment for a Recycle (V9.3)."""
    _phase(table, told, "end")
    push(table, Step("recycle_moment", step.seat), Step("end_effects", step.seat), Step("over", step.seat))


def end_effects(table: Table, told: list[Told], step: Step) -> None:
    """Let effects at the end of the turn come about, those of the turn player (V14.3)."""
    occasion(table, "end", step.seat)


def over(table: Table, told: list[Told], step: Step) -> None:
    """End what lasts until the end of the turn, reset the counters, pass the turn (V14.3)."""
    for space, unit in enumerate(table.grid):
        if unit is None:
            continue
        if any(change.lasting == "turn" for change in unit.changes):
            kept = tuple(change for change in unit.changes if change.lasting != "turn")
            unit = numbers.reckoned(unit, unit.equipment, kept)
        if unit.fresh or unit.moved or unit.attacks or unit.ganked:
            unit = replaced(unit, fresh=False, moved=False, attacks=0, ganked=False)
        table.grid[space] = unit
    table.used.clear()
    told.append(events.TurnEnded(step.seat, table.turn))
    push(table, Step("turn", 1 - step.seat))
