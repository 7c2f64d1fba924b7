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
from game.vitorian.spaces import SOVEREIGN
from scenes.table.view import Moment
from scenes.vitorian import actors, layout, routes
from scenes.vitorian.board import Board
from scenes.vitorian.show import Show
from sprites import litho, motion
from sprites.blows import Lunge
from sprites.motion import Motion
from sprites.moves import Travel
from sprites.stage import Piece
from sprites.timeline import Parallel, Sequence, Step, Wait, stagger

BREATH = 200.0
"""Before the viewer's own turn begins, so that the other side's last move is seen to end."""
READ = 420.0
"""How long something that wants to be read stands still."""
BLOOD, SPARKS, GOLD = (200, 60, 40), (255, 190, 90), (255, 216, 115)
SLIDE: Final = Motion(260, "in_out_cubic")
BIG_HIT = 8
"""From this Attack on a blow sounds heavy."""


def animation(show: Show, moment: Moment[Board]) -> Step:
    """The animation of one event; nothing for an event that changes nothing to be seen."""
    script = _SCRIPTS.get(type(moment.event))
    return script(show, moment.before, moment.event, moment.after) if script else Sequence()


def _nation(board: Board, seat: int) -> str:
    return CARDS[board.sides[seat].sovereign].colour


def _colour(board: Board, seat: int) -> str:
    return litho.NATION_COLOUR[_nation(board, seat)]


def _centre(space: int, board: Board) -> tuple[float, float]:
    return layout.cell(space, board.bottom).center


# --- set-up and turns -------------------------------------------------------------------------------------


def _dealt(show: Show, before: Board, event: ev.HandDealt, after: Board) -> Step:
    start, goal = layout.deck(event.seat, after.bottom), layout.hand_of(event.seat, after.bottom)
    nation = _nation(after, event.seat)
    cards = [actors.card_actor(show.tongue, None, nation, start, 60) for _ in event.cards]
    ways = [
        Sequence(show.sound("card_draw"), Travel(card, goal, motion.DRAW_CARD, rise=20.0)) for card in cards
    ]
    return Sequence(show.enter(cards), stagger(motion.DRAW_GAP, ways), show.leave())


def _turn_started(show: Show, before: Board, event: ev.TurnStarted, after: Board) -> Step:
    mine = event.seat == before.viewer
    cue = show.sound("turn_mine" if mine else "turn_theirs")
    key = "flash.turn.you" if mine else "flash.turn.they"
    nation = show.tongue.side(after, event.seat)
    words = show.say(key, _colour(after, event.seat), nation=nation)
    return Sequence(cue, words, Wait(BREATH if mine else 80.0))


def _turn_lost(show: Show, before: Board, event: ev.TurnLost, after: Board) -> Step:
    nation = show.tongue.side(after, event.seat)
    return Sequence(show.sound("turn_theirs"), show.say("flash.lost", "#4B4739", nation=nation), Wait(READ))


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
        cue = show.sound(f"channel_{CARDS[card].resource}")
        ways.append(Sequence(cue, Travel(piece, goal, motion.DRAW_CARD, rise=14.0)))
    return Sequence(show.enter(pieces), stagger(motion.DRAW_GAP, ways), show.leave())


def _burnt_out(show: Show, before: Board, event: ev.BurntOut, after: Board) -> Step:
    return Sequence(show.sound("convoy_empty"), show.say("flash.burnout", "#7D171C"), Wait(READ))


def _drawn(show: Show, before: Board, event: ev.CardDrawn, after: Board) -> Step:
    start, goal = layout.deck(event.seat, after.bottom), layout.hand_of(event.seat, after.bottom)
    mine = event.card is not None and event.seat == after.bottom
    card = actors.card_actor(show.tongue, event.card if mine else None, _nation(after, event.seat), start, 60)
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
    actor, goal = actors.unit_actor(show.tongue, after, unit), _centre(event.space, after)
    actor.centre = goal if event.token else layout.hand_of(event.seat, after.bottom)
    cue = "engine_start" if CARDS[event.card].unit_class in ("armoured", "air") else "card_play"
    return Sequence(
        show.aim(event.seat, before.viewer, routes.cell(event.space)),
        show.enter([actor], [routes.cell(event.space)]),
        Travel(actor, goal, motion.PLAY_TRAVEL),
        show.sound(cue),
        actors.slam(actor),
        show.leave(),
    )


def _linked(show: Show, before: Board, event: ev.Linked, after: Board) -> Step:
    return _card_onto(
        show, after, event.seat, event.card, _centre(event.space, after), routes.cell(event.space)
    )


def _field_played(show: Show, before: Board, event: ev.FieldPlayed, after: Board) -> Step:
    goal = layout.field(event.seat, after.bottom).center
    return _card_onto(show, after, event.seat, event.card, goal, routes.field(event.seat))


def _card_onto(show: Show, board: Board, seat: int, card: str, goal: tuple[float, float], mark: str) -> Step:
    actor = actors.card_actor(show.tongue, card, _nation(board, seat), layout.hand_of(seat, board.bottom))
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
        Travel(actor, _centre(event.space, after), SLIDE),
        show.leave(),
    )


# --- combat -----------------------------------------------------------------------------------------------


def _declared(show: Show, before: Board, event: ev.AttackDeclared, after: Board) -> Step:
    aim = (
        routes.sovereign(1 - event.seat)
        if event.target_space == SOVEREIGN
        else routes.cell(event.target_space)
    )
    return Sequence(
        show.sound("target"), show.aim(event.seat, before.viewer, routes.cell(event.space), aim), Wait(160.0)
    )


def _stacked(show: Show, before: Board, event: ev.Stacked, after: Board) -> Step:
    if event.what != "order":
        return Sequence(show.sound("order_wire"), Wait(260.0))
    start, goal = layout.hand_of(event.seat, after.bottom), layout.STACK.center
    card = actors.card_actor(show.tongue, event.source, _nation(after, event.seat), start)
    return Sequence(
        show.enter([card]),
        show.sound("order_wire"),
        Parallel(Travel(card, goal, motion.PLAY_TRAVEL), actors.grow(card, 1.1, motion.PLAY_TRAVEL)),
        Wait(READ if event.seat != before.viewer else 120.0),
        show.leave(),
    )


def _resolved(show: Show, before: Board, event: ev.ItemResolved, after: Board) -> Step:
    return Sequence(show.sound("ui_deny" if event.lost else "card_flip"), Wait(240.0))


def _changed(show: Show, before: Board, event: ev.Changed, after: Board) -> Step:
    text = show.tongue.speech.bonus(event.attack, event.defence, ()) or "+"
    worse = event.attack < 0 or event.defence < 0
    return show.number(text, _centre(event.space, after), "#FFB7A3" if worse else "#B8F0B0")


def _supported(show: Show, before: Board, event: ev.Supported, after: Board) -> Step:
    return Sequence(
        show.sound("attack_gun"),
        show.burst(_centre(event.space, after), SPARKS, 14),
        show.number(f"+{event.attack}", _centre(event.space, after), "#FFD77A"),
    )


def _compared(show: Show, before: Board, event: ev.Compared, after: Board) -> Step:
    attacker, target = before.unit(event.unit), before.unit(event.target)
    if attacker is None or target is None:
        return Sequence()
    one = actors.unit_actor(show.tongue, before, attacker)
    two = actors.unit_actor(show.tongue, before, target)
    places = routes.cell(attacker.space), routes.cell(target.space)
    heavy = event.attack >= BIG_HIT or event.target_falls

    def struck() -> None:
        show.stage.change_layer(one, 11)

    blow = Lunge(one, two.centre, struck)
    return Sequence(
        show.enter([one, two], places),
        show.sound(_weapon(attacker.card)),
        Parallel(
            blow,
            Sequence(
                Wait(motion.RECOIL.ms + motion.LUNGE.ms),
                show.sound("hit_heavy" if heavy else "hit_light"),
                show.burst(two.centre, SPARKS),
                show.quake(2 * motion.HIT_REACH if event.target_falls else motion.HIT_REACH),
                _exchange(show, event, one, two),
            ),
        ),
        show.leave(),
    )


WEAPONS: Final = {
    "armoured": "attack_cannon", "artillery": "attack_cannon", "air": "attack_gun", "infantry": "attack_gun",
}  # fmt: skip
"""By class of unit, what a blow of it sounds like; the others fight hand to hand."""


def _weapon(card: str) -> str:
    return WEAPONS.get(CARDS[card].unit_class, "attack_melee")


def _exchange(show: Show, event: ev.Compared, one: Piece, two: Piece) -> Step:
    """Both blows at once, as numbers over both."""
    return Parallel(
        show.number(f"{event.attack} / {event.defence}", two.centre),
        show.number(f"{event.strikes_back} / {event.own_defence}", one.centre),
    )


def _destroyed(show: Show, before: Board, event: ev.Destroyed | ev.TokenGone, after: Board) -> Step:
    unit = before.unit(event.unit)
    if unit is None:
        return Sequence()
    halves, falls = actors.torn(actors.unit_actor(show.tongue, before, unit))
    return Sequence(
        show.enter(halves, [routes.cell(event.space)]),
        show.sound("destroy_tear"),
        show.burst(_centre(event.space, before), BLOOD),
        falls,
        show.leave(),
    )


def _returned(show: Show, before: Board, event: ev.ReturnedToHand, after: Board) -> Step:
    unit = before.unit(event.unit)
    if unit is None:
        return Sequence()
    actor = actors.unit_actor(show.tongue, before, unit)
    return Sequence(
        show.enter([actor], [routes.cell(event.space)]),
        show.sound("card_return"),
        Travel(actor, layout.hand_of(event.seat, after.bottom), SLIDE),
        show.leave(),
    )


def _shield(cue: str, text: str) -> Callable[[Show, Board, Any, Board], Step]:
    def play(show: Show, before: Board, event: Any, after: Board) -> Step:
        centre = _centre(event.space, after)
        return Sequence(
            show.sound(cue), show.burst(centre, (140, 200, 242), 14), show.number(text, centre, "#8CC8F2")
        )

    return play


def _turned(show: Show, before: Board, event: ev.UnitTurned, after: Board) -> Step:
    return Sequence(show.sound("card_flip"), Wait(140.0))


def _hit(show: Show, before: Board, event: ev.SovereignHit, after: Board) -> Step:
    """The attacker storms at the Sovereign; the top card of its Defense falls."""
    place = layout.portrait(event.seat, after.bottom).center
    combat = before.combat
    unit = before.unit(combat.unit) if combat is not None and combat.target is None else None
    steps: list[Step] = []
    if unit is not None:
        actor = actors.unit_actor(show.tongue, before, unit)
        way = -70.0 if unit.seat == before.bottom else 70.0
        steps = [
            show.enter([actor], [routes.cell(unit.space)]),
            show.sound(_weapon(unit.card)),
            Lunge(actor, (actor.x, actor.y + way), lambda: None),
        ]
    return Sequence(
        *steps,
        show.sound("sovereign_hit"),
        show.burst(place, GOLD, 30),
        show.quake(2 * motion.HIT_REACH),
        show.number("-1", (place[0] + 60, place[1]), "#FFB7A3"),
        show.leave(),
    )


def _defense_moved(show: Show, before: Board, event: ev.DefenseMoved, after: Board) -> Step:
    piece = actors.resource_actor(event.resource, layout.defense(event.seat, after.bottom))
    return Sequence(
        show.enter([piece]),
        show.sound("card_flip"),
        Travel(piece, layout.area(event.seat, after.bottom).center, SLIDE),
        show.leave(),
    )


def _resource_readied(show: Show, before: Board, event: ev.ResourceReadied, after: Board) -> Step:
    return Sequence(show.sound(f"channel_{CARDS[event.resource].resource}"), Wait(140.0))


def _ended(show: Show, before: Board, event: ev.GameEnded, after: Board) -> Step:
    won = before.viewer not in (0, 1) or event.winner == before.viewer
    nation = show.tongue.side(after, event.winner)
    return Sequence(
        show.sound("win" if won else "lose"),
        Sequence() if won else show.quake(motion.DEFEAT_REACH, motion.DEFEAT_SHAKE),
        show.say("flash.over", _colour(after, event.winner), nation=nation),
        Wait(READ),
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
    ev.AttackDeclared: _declared,
    ev.Retargeted: lambda show, before, event, after: Sequence(show.sound("target"), Wait(260.0)),
    ev.Stacked: _stacked,
    ev.ItemResolved: _resolved,
    ev.Changed: _changed,
    ev.Supported: _supported,
    ev.Compared: _compared,
    ev.Destroyed: _destroyed,
    ev.TokenGone: _destroyed,
    ev.ReturnedToHand: _returned,
    ev.ShieldGained: _shield("block", "+1"),
    ev.ShieldSpent: _shield("block", "-1"),
    ev.UnitTurned: _turned,
    ev.SovereignHit: _hit,
    ev.DefenseMoved: _defense_moved,
    ev.ResourceReadied: _resource_readied,
    ev.WindowPassed: lambda show, before, event, after: Wait(180.0),
    ev.GameEnded: _ended,
}
