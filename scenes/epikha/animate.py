"""From events to animations: which pieces move, how, and what sounds (the motion table decides the times).

Every animation starts from the board before its event and ends on the board after it. While pieces move they
are actors on the stage, and their places at rest are left empty. Skipping is safe at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import events as ev
from game.epikha.state import NOBODY
from game.rules.contract import Event
from scenes.epikha import actors, clashes, layout, magics
from scenes.epikha.board import Board
from scenes.epikha.show import Show
from scenes.table.view import Moment
from sprites import glass, motion
from sprites.intent import Point
from sprites.motion import Motion
from sprites.moves import Travel, grow, slam
from sprites.stage import Piece
from sprites.timeline import Parallel, Sequence, Step, Tween, Wait, stagger

BREATH = 200.0
"""Before the viewer's own turn begins, so that the other side's last move is seen to end."""
PASS = 180.0
"""As long as a pass is shown, whether somebody chose to pass or could do nothing else (E12.1)."""
SLIDE: Final = Motion(240, "in_out_cubic")
FADE: Final = Motion(220, "linear")
MARKER = "#D9A8F5"
GLASS_SPECKS, SPIRIT_SPECKS = (190, 210, 255), (200, 180, 255)


def animation(show: Show, moment: Moment[Board]) -> Step:
    """The animation of one event; nothing for an event that changes nothing to be seen."""
    script = _SCRIPTS.get(type(moment.event))
    return script(show, moment.before, moment.event, moment.after) if script else Sequence()


# --- set-up and turns -------------------------------------------------------------------------------------


def _started(show: Show, before: Board, event: ev.MatchStarted, after: Board) -> Step:
    name = show.tongue.side(after, event.first)
    return Sequence(show.sound("card_flip"), show.say("flash.first", _house(show, event.first), name=name))


def _house(show: Show, seat: int) -> str:
    """The colour of big words about a seat."""
    return glass.HOUSE_COLOUR[show.tongue.houses[seat]][0]


def _prepared(show: Show, before: Board, event: ev.Prepared, after: Board) -> Step:
    goal = layout.ability(event.seat, after.bottom).center
    return _card(show, after, event.seat, None, layout.hand_of(event.seat, after.bottom), goal, 0.3)


def _prepared_turned(show: Show, before: Board, event: ev.PreparedTurned, after: Board) -> Step:
    start = layout.ability(event.seat, after.bottom).center
    if event.arm == NOBODY:
        return Sequence(show.sound("card_flip"), show.burst(start, GLASS_SPECKS, 14), Wait(READ))
    return _card(show, after, event.seat, event.card, start, actors.centre(after, event.arm), 0.4)


READ = 420.0
"""How long something that wants to be read stands still."""


def _dealt(show: Show, before: Board, event: ev.HandDealt, after: Board) -> Step:
    start, goal = layout.deck(event.seat, after.bottom).center, layout.hand_of(event.seat, after.bottom)
    house = show.tongue.houses[event.seat]
    cards = [actors.card_actor(show.tongue, None, house, start, 60) for _ in event.cards]
    ways = [
        Sequence(show.sound("card_draw"), Travel(card, goal, motion.DRAW_CARD, rise=20.0)) for card in cards
    ]
    return Sequence(show.enter(cards), stagger(motion.DRAW_GAP, ways), show.leave())


def _turn_started(show: Show, before: Board, event: ev.TurnStarted, after: Board) -> Step:
    mine = event.seat == before.viewer
    cue = show.sound("turn_mine" if mine else "turn_theirs")
    key = "flash.turn.you" if mine else "flash.turn.they"
    words = show.say(key, _house(show, event.seat), name=show.tongue.side(after, event.seat))
    return Sequence(cue, words, Wait(BREATH if mine else 80.0))


def _phase(show: Show, before: Board, event: ev.PhaseStarted, after: Board) -> Step:
    return Wait(120.0 if event.phase in ("deployment", "combat") else 0.0)


def _refreshed(show: Show, before: Board, event: ev.Refreshed, after: Board) -> Step:
    return Sequence(show.sound("card_flip"), Wait(140.0))


def _drawn(show: Show, before: Board, event: ev.CardDrawn, after: Board) -> Step:
    start = layout.deck(event.seat, after.bottom).center
    mine = event.card is not None and event.seat == after.bottom
    goal = layout.hand_of(event.seat, after.bottom)
    house = show.tongue.houses[event.seat]
    card = actors.card_actor(show.tongue, event.card if mine else None, house, start, 60)
    way = Travel(card, goal, motion.DRAW_CARD, rise=motion.DRAW_RISE)
    size = grow(card, 1.0 if mine else 0.4, motion.DRAW_CARD)
    return Sequence(show.enter([card]), show.sound("card_draw"), Parallel(way, size), show.leave())


def _discarded(show: Show, before: Board, event: ev.CardDiscarded, after: Board) -> Step:
    start, goal = layout.hand_of(event.seat, after.bottom), layout.discard(event.seat, after.bottom).center
    return _card(show, after, event.seat, event.card, start, goal, 0.5)


def _card(
    show: Show, board: Board, seat: int, card: str | None, start: Point, goal: Point, size: float
) -> Step:  # fmt: skip
    """A card goes from one pile to another."""
    actor = actors.card_actor(show.tongue, card, show.tongue.houses[seat], start)
    way = Parallel(Travel(actor, goal, SLIDE), grow(actor, size, SLIDE))
    return Sequence(show.enter([actor]), show.sound("card_return"), way, show.leave())


def _markers(show: Show, before: Board, event: ev.MarkersGained, after: Board) -> Step:
    spot = magics.marked_at(after, event.seat, event.number)
    return show.number(f"+{event.markers}", spot, MARKER)


# --- coming onto the field --------------------------------------------------------------------------------


def _comes(show: Show, before: Board, after: Board, seat: int, id: str) -> Step:
    """A piece comes from the hand to its place and lies there."""
    stand = actors.stand_of(after, id)
    if stand is None:  # a row that has no room for all: it lies in the drawer
        return Sequence(show.sound("card_play"), Wait(120.0))
    actor, goal = actors.token_actor(show.tongue, after, stand), stand.place.center
    actor.centre = layout.hand_of(seat, after.bottom)
    return Sequence(
        show.aim(seat, before.viewer, id),
        show.enter([actor], [id]),
        Travel(actor, goal, motion.PLAY_TRAVEL),
        show.sound("card_play"),
        slam(actor),
        show.leave(),
    )


def _body_entered(show: Show, before: Board, event: ev.BodyEntered, after: Board) -> Step:
    return _comes(show, before, after, event.seat, f"group:{event.group}")


def _arm_entered(show: Show, before: Board, event: ev.ArmEntered, after: Board) -> Step:
    return _comes(show, before, after, event.seat, _arm_id(after, event.arm))


def _arm_id(board: Board, number: int) -> str:
    """The id of a piece that shows an arm: its own, or that of the stack it lies in."""
    at = board.find(number)
    if at is None or at.zone != "armoury":
        return f"arm:{number}"
    for stand in actors.laid(board).stands:
        if any(arm.id == number for arm in stand.arms):
            return stand.id
    return f"arm:{number}"


def _summoned(show: Show, before: Board, event: ev.Summoned, after: Board) -> Step:
    """The summoner fades, and the Spirit rises in its place (E16.16)."""
    gone = before.find(event.summoner)
    came = actors.stand_of(after, f"group:{event.group}")
    if gone is None or came is None:
        return Sequence(show.sound("spirit_enter"), Wait(READ))
    spirit = actors.token_actor(show.tongue, after, came)
    spirit.alpha, spirit.size = 0.0, 0.6
    old = actors.stand_of(before, f"group:{gone.stood.id}")
    actors_ = [spirit] if old is None else [actors.token_actor(show.tongue, before, old), spirit]
    ms = motion.PLAY_TRAVEL.ms * 1.6
    ways: list[Step] = [Tween(actors_[0], ms, "linear", moves=False, alpha=0.0)] if old is not None else []
    rises = Tween(spirit, ms, "out_cubic", moves=False, alpha=255.0), Tween(spirit, ms, "out_back", size=1.0)
    empty = {came.id, f"group:{gone.stood.id}"}
    return Sequence(
        show.aim(event.seat, before.viewer, f"group:{gone.stood.id}"),
        show.enter(actors_, empty),
        show.sound("spirit_enter"),
        show.burst(came.place.center, SPIRIT_SPECKS, 30),
        Parallel(*ways, *rises),
        show.leave(),
    )


def _summoner_returned(show: Show, before: Board, event: ev.SummonerReturned, after: Board) -> Step:
    if event.to_hand:
        middle = layout.FIELD.centerx, layout.LINE_Y
        goal = layout.hand_of(event.seat, after.bottom)
        return _card(show, after, event.seat, event.card, middle, goal, 0.6)
    stand = actors.stand_of(after, f"group:{event.group}")
    if stand is None:
        return Wait(120.0)
    actor = actors.token_actor(show.tongue, after, stand)
    actor.alpha = 0.0
    fades = Tween(actor, FADE.ms, FADE.curve, moves=False, alpha=255.0)
    return Sequence(show.enter([actor], [stand.id]), show.sound("card_return"), fades, show.leave())


# --- moving on the field ----------------------------------------------------------------------------------


def moved(show: Show, before: Board, after: Board, ids: list[str], cue: str = "card_return") -> Step:
    """Pieces go from where they lay to where they lie now, one shortly after the other."""
    old, new = actors.laid(before), actors.laid(after)
    pieces: list[Piece] = []
    ways: list[Step] = []
    for id in ids:
        start, goal = old.place(id), new.place(id)
        stand = new.find(id) or old.find(id)
        if start is None or goal is None or stand is None:
            continue
        board = after if new.find(id) is not None else before
        actor = actors.token_actor(show.tongue, board, stand)
        actor.centre = start.center
        pieces.append(actor)
        ways.append(Travel(actor, goal.center, SLIDE))
    if not pieces:
        return Sequence(show.sound(cue), Wait(100.0))
    return Sequence(show.enter(pieces, ids), show.sound(cue), stagger(motion.DRAW_GAP, ways), show.leave())


def _assigned(show: Show, before: Board, event: ev.Assigned, after: Board) -> Step:
    start, goal = actors.centre(before, event.arm), actors.centre(after, event.arm)
    actor = actors.arm_actor(show.tongue, after, event.arm, event.card, start)
    bearer = after.group(event.bearer) if event.bearer != NOBODY else None
    mark = _arm_id(before, event.arm) if bearer is None else f"group:{bearer.id}"
    size = 1.0 if bearer is None else 0.5
    return Sequence(
        show.aim(event.seat, before.viewer, mark),
        show.enter([actor]),
        Parallel(Travel(actor, goal, motion.PLAY_TRAVEL), grow(actor, size, motion.PLAY_TRAVEL)),
        show.sound("assign_item"),
        show.leave(),
    )


def _arm_loosed(show: Show, before: Board, event: ev.ArmLoosed, after: Board) -> Step:
    zone = layout.zone(event.seat, "reserves", after.bottom)
    actor = actors.arm_actor(show.tongue, after, event.arm, event.card, zone.center)
    goal = actors.centre(after, event.arm)
    return Sequence(show.enter([actor]), Travel(actor, goal, motion.PLAY_TRAVEL), show.leave())


def _magic_placed(show: Show, before: Board, event: ev.MagicPlaced, after: Board) -> Step:
    id = f"arm:{event.number}" if after.arm(event.number) is not None else f"group:{event.number}"
    aim = show.aim(event.seat, before.viewer, id)
    return Sequence(aim, moved(show, before, after, [id], "card_play"))


def _magic_left(show: Show, before: Board, event: ev.MagicLeft, after: Board) -> Step:
    ids = [f"group:{number}" for number in event.groups] + [f"arm:{number}" for number in event.arms]
    return moved(show, before, after, ids)


def _unit_formed(show: Show, before: Board, event: ev.UnitFormed, after: Board) -> Step:
    stand = actors.stand_of(after, f"group:{event.group}")
    found = [before.find(number) for number in event.bodies]
    ids = [f"group:{at.stood.id}" for at in found if at is not None]
    place = layout.zone(event.seat, "reserves", after.bottom) if stand is None else stand.place
    old = actors.laid(before)
    pieces = [
        actors.token_actor(show.tongue, before, one) for id in ids if (one := old.find(id)) is not None
    ]
    ways = [Travel(piece, place.center, SLIDE) for piece in pieces]
    empty = [*ids, f"group:{event.group}"]
    return Sequence(
        show.enter(pieces, empty), stagger(40.0, ways), show.sound("card_play"), show.leave(), Wait(80.0)
    )


def _unit_dispersed(show: Show, before: Board, event: ev.UnitDispersed, after: Board) -> Step:
    spot = actors.centre(before, event.group)
    return Sequence(show.sound("card_return"), show.burst(spot, GLASS_SPECKS, 16), Wait(240.0))


# --- leaving the field ------------------------------------------------------------------------------------


def _body_left(show: Show, before: Board, event: ev.BodyLeft, after: Board) -> Step:
    """A character whose glass breaks, goes back to the hand, or fades (a Spirit is gone for good)."""
    stand = actors.stand_of(before, f"group:{event.group}")
    if stand is None:
        return Sequence(show.sound(clashes.BREAKS), Wait(160.0))
    actor, empty = actors.token_actor(show.tongue, before, stand), stand.id
    last = after.group(event.group) is None
    if event.to == "removed" and event.way != "destroyed":
        fades = Tween(actor, motion.DESTROY.ms, "linear", moves=False, alpha=0.0)
        return Sequence(show.enter([actor], [empty]), show.sound("card_return"), fades, show.leave())
    if event.way == "destroyed":
        return _breaks(show, actor, [empty] if last else [])
    return _goes_back(show, after, event.seat, actor, [empty] if last else [])


def _breaks(show: Show, actor: Piece, empty: list[str]) -> Step:
    panes, falls = actors.broken(actor)
    return Sequence(
        show.enter(panes, empty),
        show.sound(clashes.BREAKS),
        show.burst(actor.centre, GLASS_SPECKS),
        falls,
        show.leave(),
    )


def _goes_back(show: Show, board: Board, seat: int, actor: Piece, empty: list[str]) -> Step:
    goal = layout.hand_of(seat, board.bottom)
    return Sequence(
        show.enter([actor], empty), show.sound("card_return"), Travel(actor, goal, SLIDE), show.leave()
    )


def _arm_left(show: Show, before: Board, event: ev.ArmLeft, after: Board) -> Step:
    spot = actors.centre(before, event.arm)
    actor = actors.arm_actor(show.tongue, before, event.arm, event.card, spot)
    actor.size = 0.7
    if event.to == "hand" and event.way == "returned":
        return _goes_back(show, after, event.seat, actor, [])
    return _breaks(show, actor, [])


def _continuous_entered(show: Show, before: Board, event: ev.ContinuousEntered, after: Board) -> Step:
    stand = actors.stand_of(after, f"spell:{event.number}")
    if stand is None:
        return Sequence()
    actor = actors.token_actor(show.tongue, after, stand)
    return Sequence(
        show.enter([actor], [stand.id]),
        show.sound("card_play"),
        show.burst(actor.centre, GLASS_SPECKS, 18),
        slam(actor),
        show.leave(),
    )


def _continuous_left(show: Show, before: Board, event: ev.ContinuousLeft, after: Board) -> Step:
    stand = actors.stand_of(before, f"spell:{event.number}")
    if stand is None:
        return Sequence()
    actor = actors.token_actor(show.tongue, before, stand)
    if event.to == "hand":
        return _goes_back(show, after, event.seat, actor, [stand.id])
    return _breaks(show, actor, [stand.id])


def _waits(ms: float) -> Callable[[Show, Board, Any, Board], Step]:
    return lambda show, before, event, after: Wait(ms)


_SCRIPTS: Final[dict[type[Event], Callable[[Show, Board, Any, Board], Step]]] = {
    ev.MatchStarted: _started,
    ev.Prepared: _prepared,
    ev.PreparedTurned: _prepared_turned,
    ev.HandDealt: _dealt,
    ev.TurnStarted: _turn_started,
    ev.PhaseStarted: _phase,
    ev.Refreshed: _refreshed,
    ev.CardDrawn: _drawn,
    ev.CardDiscarded: _discarded,
    ev.MarkersGained: _markers,
    ev.WindowPassed: _waits(PASS),
    ev.BodyEntered: _body_entered,
    ev.ArmEntered: _arm_entered,
    ev.Summoned: _summoned,
    ev.SummonerReturned: _summoner_returned,
    ev.Assigned: _assigned,
    ev.ArmLoosed: _arm_loosed,
    ev.MagicPlaced: _magic_placed,
    ev.MagicLeft: _magic_left,
    ev.UnitFormed: _unit_formed,
    ev.UnitDispersed: _unit_dispersed,
    ev.BodyLeft: _body_left,
    ev.ArmLeft: _arm_left,
    ev.ContinuousEntered: _continuous_entered,
    ev.ContinuousLeft: _continuous_left,
    ev.GameEnded: clashes.ended,
    **magics.SCRIPTS,
    **clashes.SCRIPTS,
}
STILL: Final[tuple[type[Event], ...]] = (
    *(ev.HandKept, ev.TurnEnded, ev.ReadyToSummon, ev.Fired, ev.Unseen, ev.WindowOpened),
)
"""Events of which nothing is to be seen or heard."""
