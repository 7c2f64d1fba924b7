"""From events of a combat to animations: blows, what falls, hits on a Sovereign, and the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.spaces import SOVEREIGN
from scenes.vitorian import actors, layout, routes
from scenes.vitorian.board import Board
from scenes.vitorian.show import Show
from sprites import litho, motion
from sprites.blows import Lunge
from sprites.motion import Motion
from sprites.moves import Travel
from sprites.stage import Piece
from sprites.timeline import Parallel, Sequence, Step, Wait

READ = 420.0
"""How long something that wants to be read stands still."""
BLOOD, SPARKS, GOLD = (200, 60, 40), (255, 190, 90), (255, 216, 115)
SLIDE: Final = Motion(260, "in_out_cubic")
BIG_HIT = 8
"""From this Attack on a blow sounds heavy."""


def declared(show: Show, before: Board, event: ev.AttackDeclared, after: Board) -> Step:
    aim = (
        routes.sovereign(1 - event.seat)
        if event.target_space == SOVEREIGN
        else routes.cell(event.target_space)
    )
    return Sequence(
        show.sound("target"), show.aim(event.seat, before.viewer, routes.cell(event.space), aim), Wait(160.0)
    )


def stacked(show: Show, before: Board, event: ev.Stacked, after: Board) -> Step:
    if event.what != "order":
        return Sequence(show.sound("order_wire"), Wait(260.0))
    start, goal = layout.hand_of(event.seat, after.bottom), layout.STACK.center
    card = actors.card_actor(show.tongue, event.source, actors.nation(after, event.seat), start)
    return Sequence(
        show.enter([card]),
        show.sound("order_wire"),
        Parallel(Travel(card, goal, motion.PLAY_TRAVEL), actors.grow(card, 1.1, motion.PLAY_TRAVEL)),
        Wait(READ if event.seat != before.viewer else 120.0),
        show.leave(),
    )


def resolved(show: Show, before: Board, event: ev.ItemResolved, after: Board) -> Step:
    return Sequence(show.sound("ui_deny" if event.lost else "card_flip"), Wait(240.0))


def changed(show: Show, before: Board, event: ev.Changed, after: Board) -> Step:
    text = show.tongue.speech.bonus(event.attack, event.defence, ()) or "+"
    worse = event.attack < 0 or event.defence < 0
    return show.number(text, actors.centre(event.space, after), "#FFB7A3" if worse else "#B8F0B0")


def supported(show: Show, before: Board, event: ev.Supported, after: Board) -> Step:
    return Sequence(
        show.sound("attack_gun"),
        show.burst(actors.centre(event.space, after), SPARKS, 14),
        show.number(f"+{event.attack}", actors.centre(event.space, after), "#FFD77A"),
    )


def compared(show: Show, before: Board, event: ev.Compared, after: Board) -> Step:
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
        _weapon(show, attacker.card),
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


def _weapon(show: Show, card: str) -> Step:
    """What a blow sounds like by class of unit: cannon, gun, or hand to hand."""
    match CARDS[card].unit_class:
        case "armoured" | "artillery":
            return show.sound("attack_cannon")
        case "air" | "infantry":
            return show.sound("attack_gun")
        case _:
            return show.sound("attack_melee")


def channelled(show: Show, resource: str) -> Step:
    """What a resource of its type sounds like when it becomes ready to use."""
    return show.sound("channel_P" if CARDS[resource].resource == "P" else "channel_S")


def _exchange(show: Show, event: ev.Compared, one: Piece, two: Piece) -> Step:
    """Both blows at once, as numbers over both."""
    return Parallel(
        show.number(f"{event.attack} / {event.defence}", two.centre),
        show.number(f"{event.strikes_back} / {event.own_defence}", one.centre),
    )


def destroyed(show: Show, before: Board, event: ev.Destroyed | ev.TokenGone, after: Board) -> Step:
    unit = before.unit(event.unit)
    if unit is None:
        return Sequence()
    halves, falls = actors.torn(actors.unit_actor(show.tongue, before, unit))
    return Sequence(
        show.enter(halves, [routes.cell(event.space)]),
        show.sound("destroy_tear"),
        show.burst(actors.centre(event.space, before), BLOOD),
        falls,
        show.leave(),
    )


def returned(show: Show, before: Board, event: ev.ReturnedToHand, after: Board) -> Step:
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


def shield(text: str) -> Callable[[Show, Board, Any, Board], Step]:
    def play(show: Show, before: Board, event: Any, after: Board) -> Step:
        centre = actors.centre(event.space, after)
        return Sequence(
            show.sound("block"),
            show.burst(centre, (140, 200, 242), 14),
            show.number(text, centre, "#8CC8F2"),
        )

    return play


def turned(show: Show, before: Board, event: ev.UnitTurned, after: Board) -> Step:
    return Sequence(show.sound("card_flip"), Wait(140.0))


def hit(show: Show, before: Board, event: ev.SovereignHit, after: Board) -> Step:
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
            _weapon(show, unit.card),
            Lunge(actor, (actor.x, actor.y + way), lambda: None),
        ]
    return Sequence(
        *steps,
        show.sound("sovereign_hit"),
        show.burst(place, GOLD, 30),
        show.quake(2 * motion.HIT_REACH),
        show.number("-1", place, "#FFB7A3"),
        show.leave(),
    )


def defense_moved(show: Show, before: Board, event: ev.DefenseMoved, after: Board) -> Step:
    piece = actors.resource_actor(event.resource, layout.defense(event.seat, after.bottom))
    return Sequence(
        show.enter([piece]),
        show.sound("card_flip"),
        Travel(piece, layout.area(event.seat, after.bottom).center, SLIDE),
        show.leave(),
    )


def resource_readied(show: Show, before: Board, event: ev.ResourceReadied, after: Board) -> Step:
    return Sequence(channelled(show, event.resource), Wait(140.0))


def ended(show: Show, before: Board, event: ev.GameEnded, after: Board) -> Step:
    """The beaten Sovereign's picture is torn in two; then the winner's side has the word."""
    loser = 1 - event.winner
    won = before.viewer not in (0, 1) or event.winner == before.viewer
    place = layout.portrait(loser, after.bottom)
    picture = CARDS[after.sides[loser].sovereign].picture
    whole = Piece(lambda scale: litho.portrait(picture, *place.size, scale), place.center, layer=10)
    halves, falls = actors.torn(whole)
    name = show.tongue.leader(after, event.winner)
    return Sequence(
        show.enter(halves, [routes.sovereign(loser)]),
        show.sound("destroy_tear"),
        show.burst(place.center, BLOOD, 30),
        show.quake(motion.DEFEAT_REACH, motion.DEFEAT_SHAKE),
        falls,
        show.sound("win" if won else "lose"),
        show.say("flash.over", actors.colour(after, event.winner), name=name),
        Wait(READ),
        show.leave(),
    )
