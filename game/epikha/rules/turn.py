"""The frame of a turn: Inicio, the phases, and the end of the turn (E8)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.ops.base import NOTHING, ActiveOp, Source
from game.epikha.rules import groups, leaving, verbs, vital
from game.epikha.rules.flow import ask, push
from game.epikha.state import NOBODY, Arm, Body, Group, Question, Spot, Step, Table
from game.rules.contract import Action, Told

MOST_CARDS = 6
"""Cards of a hand at the end of the own turn (E8.7)."""


def begin(table: Table, told: list[Told], step: Step) -> None:
    """Begin a turn with its Inicio, in the order of E8.2; then W1."""
    seat, side = step.seat, table.sides[step.seat]
    table.turn += 1
    table.active = seat
    table.attacked = False
    side.turns += 1
    other = table.sides[1 - seat]
    if other.waiting == 1:
        other.waiting = 2  # it stands at the beginning of a whole turn of the opponent (E16.16b)
    told.append(events.TurnStarted(seat, table.turn))
    _phase(table, told, "inicio")
    refresh(table, told, seat)
    _from_magic(table, told, seat)
    if table.config.first_draws or table.turn > 1:
        verbs.draw(table, told, seat)
    if table.outcome is not None:
        return
    _gain_markers(table, told, seat)
    push(
        table, *_inicio_texts(table, seat), Step("window", seat, "W1"), Step("deployment", seat),
        Step("combat_phase", seat), Step("regroup", seat), Step("end_turn", seat),
    )  # fmt: skip


def _phase(table: Table, told: list[Told], phase: events.Phase) -> None:
    """Begin a phase; what may be done once in each phase may be done again (E10.2, E16.15d)."""
    table.phase = phase
    told.append(events.PhaseStarted(table.active, phase))
    side = table.sides[table.active]
    side.armoury = [replace(arm, shifted=False) if arm.shifted else arm for arm in side.armoury]
    for group in groups.groups_of(table, table.active):
        if group.formed or _has_shifted(group):
            bodies = tuple([replace(body, arms=_unshifted(body.arms)) for body in group.bodies])
            changed = replace(group, bodies=bodies, formed=False)
            groups.put(table, groups.place_of(table, table.active, group), changed)


def _has_shifted(group: Group) -> bool:
    for body in group.bodies:  # noqa: SIM110 - in every phase of every turn, and most bear nothing
        if body.arms and any(arm.shifted for arm in body.arms):
            return True
    return False


def _unshifted(arms: tuple[Arm, ...]) -> tuple[Arm, ...]:
    return tuple([replace(arm, shifted=False) if arm.shifted else arm for arm in arms])


# --- Inicio (E8.2) -----------------------------------------------------------------------------------------


def refresh(table: Table, told: list[Told], seat: int) -> None:
    """Give the active player's characters and arms all Vital and Resistencia back; Magia may work anew."""
    side = table.sides[seat]
    bodies: list[int] = []
    arms: list[int] = []
    side.armoury = [_fresh_arm(arm, arms) for arm in side.armoury]
    for group in groups.groups_of(table, seat):
        new = tuple([_fresh_body(body, bodies, arms) for body in group.bodies])
        if new != group.bodies:
            groups.put(table, groups.place_of(table, seat, group), replace(group, bodies=new))
    for space, spot in enumerate(side.magic):
        if spot is not None and spot.arm is not None:
            side.magic[space] = Spot(arm=_fresh_arm(spot.arm, arms))
    if bodies or arms:
        told.append(events.Refreshed(seat, tuple(bodies), tuple(arms)))


def _fresh_arm(arm: Arm, told: list[int]) -> Arm:
    if arm.damage:
        told.append(arm.id)
    return replace(arm, damage=0, magia=False) if arm.damage or arm.magia else arm


def _fresh_body(body: Body, told: list[int], arms: list[int]) -> Body:
    """Return a body refreshed; a Player card keeps what it has lost (E15.3)."""
    keeps = CARDS[body.card].is_player
    if not keeps and (body.damage or body.spent):
        told.append(body.id)
    borne = tuple([_fresh_arm(arm, arms) for arm in body.arms]) if body.arms else ()
    damage, spent = (body.damage, body.spent) if keeps else (0, 0)
    return Body(body.id, body.card, damage, spent, body.markers, False, borne)


def _from_magic(table: Table, told: list[Told], seat: int) -> None:
    """Let the active player's cards leave the Magic Zone, continuous spells not (E8.2)."""
    side = table.sides[seat]
    back: list[Group] = []
    arms: list[Arm] = []
    for space, spot in enumerate(side.magic):
        if spot is None or spot.spell:
            continue
        side.magic[space] = None
        back += spot.groups
        arms += [] if spot.arm is None else [spot.arm]
    side.reserves += [leaving.fresh(group) for group in back]
    side.armoury += arms
    if back or arms:
        numbers_ = tuple([group.id for group in back]), tuple([arm.id for arm in arms])
        told.append(events.MagicLeft(seat, *numbers_))


def _gain_markers(table: Table, told: list[Told], seat: int) -> None:
    """Give every card with Marcador that has no marker its markers (E16.9)."""
    side = table.sides[seat]
    for group in groups.groups_of(table, seat):
        bodies = tuple([_marked_body(body, told, seat) for body in group.bodies])
        if bodies != group.bodies:
            groups.put(table, groups.place_of(table, seat, group), replace(group, bodies=bodies))
    side.armoury = [_marked_arm(arm, told, seat) for arm in side.armoury]
    if side.ability and not side.ability_markers and groups.player_of(table, seat) is not None:
        side.ability_markers = _gained(told, seat, side.ability, NOBODY)


def _marked_body(body: Body, told: list[Told], seat: int) -> Body:
    arms = tuple([_marked_arm(arm, told, seat) for arm in body.arms]) if body.arms else ()
    markers = body.markers or _gained(told, seat, body.card, body.id)
    same = arms == body.arms and markers == body.markers
    return body if same else replace(body, arms=arms, markers=markers)


def _marked_arm(arm: Arm, told: list[Told], seat: int) -> Arm:
    if arm.markers or not CARDS[arm.card].markers:
        return arm
    return replace(arm, markers=_gained(told, seat, arm.card, arm.id))


def _gained(told: list[Told], seat: int, card: str, number: int) -> int:
    markers = CARDS[card].markers
    if markers:
        told.append(events.MarkersGained(seat, card, number, markers))
    return markers


def _inicio_texts(table: Table, seat: int) -> list[Step]:
    """Return the continuous spells that speak at the end of the own Inicio (E8.2)."""
    return [
        Step("inicio_text", seat, spot.spell, spot.id)
        for spot in table.sides[seat].magic
        if spot is not None and spot.spell and "inicio" in CARDS[spot.spell].fires
    ]


def inicio_text(table: Table, told: list[Told], step: Step) -> None:
    """Let a text of Inicio do its work, without a chain (E8.2)."""
    card = CARDS[step.card]
    for effect in card.fires["inicio"]:
        source = Source(step.seat, step.card, card.level, effect.number, step.number)
        assert isinstance(effect.op, ActiveOp)
        effect.op.apply(verbs.Hands(table, told), source, NOTHING)
        told.append(events.Fired(effect.op.NAME, step.card))


# --- the phases (E8.4 to E8.6) -----------------------------------------------------------------------------


def deployment(table: Table, told: list[Told], step: Step) -> None:
    """Begin Despliegue."""
    _phase(table, told, "deployment")
    push(table, Step("main", step.seat))


def combat_phase(table: Table, told: list[Told], step: Step) -> None:
    """Begin Combate; no player has one in his own first turn (E8.5)."""
    if table.sides[step.seat].turns > 1:
        _phase(table, told, "combat")
        push(table, Step("combat", step.seat))


def regroup(table: Table, told: list[Told], step: Step) -> None:
    """Begin Reagrupamiento."""
    _phase(table, told, "regroup")
    push(table, Step("main", step.seat))


# --- the end (E8.7) ----------------------------------------------------------------------------------------


def end_turn(table: Table, told: list[Told], step: Step) -> None:
    """Let the active player discard down to six cards; then pools empty and the turn passes."""
    side = table.sides[step.seat]
    if len(side.hand) > MOST_CARDS:
        ask(table, Question("discard", step.seat, due=len(side.hand) - MOST_CARDS))
        return
    vital.empty_pools(table, told)
    for each in table.sides:
        each.raised = 0
        each.boosts.clear()
    other = table.sides[1 - step.seat]
    if other.waiting == 2:
        other.waiting = 0
        told.append(events.ReadyToSummon(1 - step.seat))
    told.append(events.TurnEnded(step.seat, table.turn))
    push(table, Step("turn", 1 - step.seat))


def discard_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which card may be discarded; equal ones are one choice."""
    return [actions.DiscardOne(card) for card in dict.fromkeys(table.sides[question.seat].hand)]


def discard_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Discard a card, and look whether more are due."""
    assert isinstance(action, actions.DiscardOne)
    verbs.from_hand(table, question.seat, action.card)
    table.sides[question.seat].discard.append(action.card)
    told.append(events.CardDiscarded(question.seat, action.card))
    push(table, Step("end_turn", question.seat))
