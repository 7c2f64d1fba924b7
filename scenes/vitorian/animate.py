"""From events to animations: which pieces move, how, and what sounds (the motion table decides the times).

Every animation starts from the board before its event and ends on the board after it. While pieces move they
are actors on the stage, and their places at rest are left empty. Skipping is safe at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import Event
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from scenes.table.view import Moment
from scenes.vitorian import actors, fights, layout, routes
from scenes.vitorian.board import Board
from scenes.vitorian.show import Show
from sprites import motion
from sprites.moves import Travel
from sprites.timeline import Parallel, Sequence, Step, Wait, stagger

BREATH = 200.0
"""Before the viewer's own turn begins, so that the other side's last move is seen to end."""


def animation(show: Show, moment: Moment[Board]) -> Step:
    """The animation of one event; nothing for an event that changes nothing to be seen."""
    script = _SCRIPTS.get(type(moment.event))
    return script(show, moment.before, moment.event, moment.after) if script else Sequence()


# --- set-up and turns -------------------------------------------------------------------------------------


def _dealt(show: Show, before: Board, event: ev.HandDealt, after: Board) -> Step:
    start, goal = layout.deck(event.seat, after.bottom), layout.hand_of(event.seat, after.bottom)
    nation = actors.nation(after, event.seat)
    cards = [actors.card_actor(show.tongue, None, nation, start, 60) for _ in event.cards]
    ways = [
        Sequence(show.sound("card_draw"), Travel(card, goal, motion.DRAW_CARD, rise=20.0)) for card in cards
    ]
    return Sequence(show.enter(cards), stagger(motion.DRAW_GAP, ways), show.leave())


def _turn_started(show: Show, before: Board, event: ev.TurnStarted, after: Board) -> Step:
    mine = event.seat == before.viewer
    cue = show.sound("turn_mine" if mine else "turn_theirs")
    key = "flash.turn.you" if mine else "flash.turn.they"
    name = show.tongue.leader(after, event.seat)
    words = show.say(key, actors.colour(after, event.seat), name=name)
    return Sequence(cue, words, Wait(BREATH if mine else 80.0))


def _turn_lost(show: Show, before: Board, event: ev.TurnLost, after: Board) -> Step:
    name = show.tongue.leader(after, event.seat)
    return Sequence(
        show.sound("turn_theirs"), show.say("flash.lost", "#4B4739", name=name), Wait(fights.READ)
    )


def _phase(show: Show, before: Board, event: ev.PhaseStarted, after: Board) -> Step:
    return Wait(120.0 if event.phase in ("main", "combat") else 0.0)


def _readied(show: Show, before: Board, event: ev.Readied, after: Board) -> Step:
    if not event.units and not event.resources:
        return Sequence()
    return Sequence(show.sound("card_flip"), Wait(140.0))


def _channelled(show: Show, before: Board, event: ev.Channelled, after: Board) -> Step:
    start, area = layout.convoy(event.seat, after.bottom), layout.area(event.seat, after.bottom)
    pieces = [actors.resource_actor(card, start) for card in event.resources]
    ways: list[Step] = []
    for number, (card, piece) in enumerate(zip(event.resources, pieces, strict=True)):
        goal = (area.x + 60 + 34 * number, area.centery)
        cue = fights.channelled(show, card)
        ways.append(Sequence(cue, Travel(piece, goal, motion.DRAW_CARD, rise=14.0)))
    return Sequence(show.enter(pieces), stagger(motion.DRAW_GAP, ways), show.leave())


def _burnt_out(show: Show, before: Board, event: ev.BurntOut, after: Board) -> Step:
    return Sequence(show.sound("convoy_empty"), show.say("flash.burnout", "#7D171C"), Wait(fights.READ))


def _drawn(show: Show, before: Board, event: ev.CardDrawn, after: Board) -> Step:
    start, goal = layout.deck(event.seat, after.bottom), layout.hand_of(event.seat, after.bottom)
    mine = event.card is not None and event.seat == after.bottom
    card = actors.card_actor(
        show.tongue, event.card if mine else None, actors.nation(after, event.seat), start, 60
    )
    size = 1.0 if mine else 0.4
    return Sequence(
        show.enter([card]),
        show.sound("card_draw"),
        Parallel(
            Travel(card, goal, motion.DRAW_CARD, rise=motion.DRAW_RISE),
            actors.grow(card, size, motion.DRAW_CARD),
        ),
        show.leave(),
    )


# --- paying and playing -----------------------------------------------------------------------------------


def _to_convoy(show: Show, board: Board, seat: int, cards: tuple[str, ...]) -> Step:
    """Resources go from the Area to the Convoy."""
    area, goal = layout.area(seat, board.bottom), layout.convoy(seat, board.bottom)
    pieces = [
        actors.resource_actor(card, (area.x + 60 + 34 * n, area.centery)) for n, card in enumerate(cards)
    ]
    ways: list[Step] = [
        Parallel(Travel(piece, goal, motion.PLAY_TRAVEL), actors.grow(piece, 0.5, motion.PLAY_TRAVEL))
        for piece in pieces
    ]
    return Sequence(
        show.enter(pieces), show.sound("card_return"), stagger(motion.DRAW_GAP, ways), show.leave()
    )


def _paid(show: Show, before: Board, event: ev.Paid, after: Board) -> Step:
    if not event.returned:
        return Sequence(show.sound("ui_click"), Wait(80.0)) if event.exhausted else Sequence()
    return _to_convoy(show, after, event.seat, event.returned)


def _recycled(show: Show, before: Board, event: ev.Recycled, after: Board) -> Step:
    return Sequence(
        show.aim(event.seat, before.viewer, routes.sovereign(event.seat)),
        _to_convoy(show, after, event.seat, (event.resource,)),
    )


def _given(show: Show, before: Board, event: ev.ConvoyGiven, after: Board) -> Step:
    return _to_convoy(show, after, event.seat, (event.resource,))


def _mobilised(show: Show, before: Board, event: ev.Mobilised, after: Board) -> Step:
    unit = after.unit(event.unit)
    if unit is None:
        return Sequence()
    actor, goal = actors.unit_actor(show.tongue, after, unit), actors.centre(event.space, after)
    actor.centre = goal if event.token else layout.hand_of(event.seat, after.bottom)
    drives = CARDS[event.card].unit_class in ("armoured", "air")
    return Sequence(
        show.aim(event.seat, before.viewer, routes.cell(event.space)),
        show.enter([actor], [routes.cell(event.space)]),
        Travel(actor, goal, motion.PLAY_TRAVEL),
        show.sound("engine_start" if drives else "card_play"),
        actors.slam(actor),
        show.leave(),
    )


def _linked(show: Show, before: Board, event: ev.Linked, after: Board) -> Step:
    return _card_onto(
        show, after, event.seat, event.card, actors.centre(event.space, after), routes.cell(event.space)
    )


def _field_played(show: Show, before: Board, event: ev.FieldPlayed, after: Board) -> Step:
    goal = layout.field(event.seat, after.bottom).center
    return _card_onto(show, after, event.seat, event.card, goal, routes.field(event.seat))


def _card_onto(show: Show, board: Board, seat: int, card: str, goal: tuple[float, float], mark: str) -> Step:
    actor = actors.card_actor(
        show.tongue, card, actors.nation(board, seat), layout.hand_of(seat, board.bottom)
    )
    return Sequence(
        show.aim(seat, board.viewer, mark),
        show.enter([actor]),
        Parallel(Travel(actor, goal, motion.PLAY_TRAVEL), actors.grow(actor, 0.5, motion.PLAY_TRAVEL)),
        show.sound("card_play"),
        actors.slam(actor, 0.5),
        show.leave(),
    )


def _moved(show: Show, before: Board, event: ev.Moved, after: Board) -> Step:
    unit = before.unit(event.unit)
    if unit is None:
        return Sequence()
    actor = actors.unit_actor(show.tongue, before, unit)
    return Sequence(
        show.aim(event.seat, before.viewer, routes.cell(event.origin)),
        show.enter([actor], [routes.cell(event.origin)]),
        show.sound("card_return"),
        Travel(actor, actors.centre(event.space, after), fights.SLIDE),
        show.leave(),
    )


_SCRIPTS: Final[dict[type[Event], Callable[[Show, Board, Any, Board], Step]]] = {
    ev.HandDealt: _dealt,
    ev.TurnStarted: _turn_started,
    ev.TurnLost: _turn_lost,
    ev.PhaseStarted: _phase,
    ev.Readied: _readied,
    ev.Channelled: _channelled,
    ev.BurntOut: _burnt_out,
    ev.CardDrawn: _drawn,
    ev.Paid: _paid,
    ev.Recycled: _recycled,
    ev.ConvoyGiven: _given,
    ev.Mobilised: _mobilised,
    ev.Linked: _linked,
    ev.FieldPlayed: _field_played,
    ev.Moved: _moved,
    ev.AttackDeclared: fights.declared,
    ev.Retargeted: lambda show, before, event, after: Sequence(show.sound("target"), Wait(260.0)),
    ev.Stacked: fights.stacked,
    ev.ItemResolved: fights.resolved,
    ev.Changed: fights.changed,
    ev.Supported: fights.supported,
    ev.Compared: fights.compared,
    ev.Destroyed: fights.destroyed,
    ev.TokenGone: fights.destroyed,
    ev.ReturnedToHand: fights.returned,
    ev.ShieldGained: fights.shield("+1"),
    ev.ShieldSpent: fights.shield("-1"),
    ev.UnitTurned: fights.turned,
    ev.SovereignHit: fights.hit,
    ev.DefenseMoved: fights.defense_moved,
    ev.ResourceReadied: fights.resource_readied,
    ev.WindowPassed: lambda show, before, event, after: Wait(180.0),
    ev.GameEnded: fights.ended,
}
