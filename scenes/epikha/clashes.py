"""From events of a combat to animations: who goes where, blows, what absorbs, what falls, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.state import NOBODY, Group
from game.rules.contract import Event
from scenes.epikha import actors, layout, magics
from scenes.epikha.board import Board
from scenes.epikha.show import Show
from sprites import glass, motion
from sprites.blows import Lunge
from sprites.intent import Point
from sprites.motion import Motion
from sprites.moves import Travel
from sprites.stage import Piece
from sprites.timeline import Parallel, Sequence, Step, Wait, stagger

READ = 420.0
BREAKS: Final = "destroy_shatter"
"""What is heard when glass breaks."""
BLOOD, SPARKS, SHIELD = (220, 80, 50), (255, 210, 120), (140, 190, 250)
LOSS, HELD = "#FFB7A3", "#A9C6F2"
SLIDE: Final = Motion(240, "in_out_cubic")
BIG_HIT = 20
"""From so much damage on a blow sounds heavy."""
REACH = 80.0
"""How far a free attacker storms into the empty arch before it."""


def _placed(show: Show, before: Board, event: ev.Placed, after: Board) -> Step:
    """A group goes into its arch."""
    id = f"group:{event.group}"
    old, new = actors.laid(before).place(id), actors.laid(after).find(id)
    if new is None:
        return Wait(160.0)
    actor = actors.token_actor(show.tongue, after, new)
    if old is not None:
        actor.centre = old.center
    return Sequence(
        show.aim(event.seat, before.viewer, id),
        show.enter([actor], [id]),
        Travel(actor, new.place.center, SLIDE),
        show.sound("card_play"),
        show.leave(),
    )


def _attack(show: Show, before: Board, event: ev.AttackDeclared, after: Board) -> Step:
    ids = [
        f"group:{group.id}" for space in event.spaces if (group := after.sides[event.seat].combat[space])
    ]
    colour = glass.HOUSE_COLOUR[show.tongue.houses[event.seat]][0]
    words = show.say("flash.attack", colour, name=show.tongue.side(after, event.seat))
    return Sequence(show.sound("target"), show.aim(event.seat, before.viewer, *ids), words)


def _strikes(show: Show, before: Board, event: ev.StrikesBegun, after: Board) -> Step:
    """All groups of a strike step strike at the same time (E13.11)."""
    pieces: list[Piece] = []
    ids: list[str] = []
    blows: list[Step] = []
    for number in event.groups:
        at, stand = after.find(number), actors.stand_of(after, f"group:{number}")
        if at is None or stand is None:
            continue
        actor = actors.token_actor(show.tongue, after, stand)
        facing = after.sides[1 - at.seat].combat[at.index] if at.zone == "combat" else None
        pieces.append(actor)
        ids.append(stand.id)
        blows.append(Lunge(actor, _goal(after, actor, at.seat, facing), lambda: None, reach=0.45))
    words = show.say(f"flash.step.{event.step}") if event.step != "N" else Sequence()
    strikes = Parallel(Sequence(Wait(motion.RECOIL.ms), show.sound("attack_melee")), *blows)
    return Sequence(words, show.enter(pieces, ids), strikes, show.leave())


def _goal(board: Board, actor: Piece, seat: int, facing: Group | None) -> Point:
    if facing is not None:
        return actors.centre(board, facing.id)
    return actor.x, actor.y + (-REACH if seat == board.bottom else REACH)


# --- damage -----------------------------------------------------------------------------------------------


def _struck(show: Show, before: Board, event: ev.Struck, after: Board) -> Step:
    """Damage arrives: at whoever is struck, or at the Player."""
    total = sum(amount for _, amount, _ in event.portions)
    at_player = event.way in ("overflow", "direct") or _is_player(after, event.target)
    spot = magics.player_at(after, event.seat) if at_player else actors.centre(after, event.target)
    heavy = total >= BIG_HIT
    return Sequence(
        show.sound("player_hit") if at_player else show.sound("hit_heavy" if heavy else "hit_light"),
        show.burst(spot, SPARKS, 24 if heavy else 14),
        show.quake(2 * motion.HIT_REACH if at_player else motion.HIT_REACH),
        show.number(str(total), spot, "#FFE7B0"),
    )


def _is_player(board: Board, number: int) -> bool:
    card = board.card(number) if number != NOBODY else ""
    return bool(card) and CARDS[card].is_player


def _absorbed(show: Show, before: Board, event: ev.Absorbed, after: Board) -> Step:
    """An arm or a shield spell takes its part; what the body takes is told by `Damaged`."""
    held = event.amount + event.void + event.lost
    if not held:
        return Sequence()
    if event.number == NOBODY:
        spot = magics.player_at(after, event.seat)
    elif before.arm(event.number) is None and not event.void:
        return Sequence()
    else:
        spot = actors.centre(before, event.number)
    return Sequence(show.sound("block"), show.burst(spot, SHIELD, 12), show.number(f"−{held}", spot, HELD))


def _damaged(show: Show, before: Board, event: ev.Damaged, after: Board) -> Step:
    if before.arm(event.number) is not None:
        return Wait(60.0)  # the number of what it absorbed has just been seen
    spot = actors.centre(before, event.number)
    return Sequence(show.burst(spot, BLOOD, 14), show.number(f"−{event.amount}", spot, LOSS))


def _coin(show: Show, before: Board, event: ev.CoinCalled, after: Board) -> Step:
    key = "flash.coin.right" if event.right else "flash.coin.wrong"
    return Sequence(show.sound("card_flip"), show.say(key), Wait(200.0))


def _lost(show: Show, before: Board, event: ev.DamageLost, after: Board) -> Step:
    return Wait(160.0)


def _combat_ended(show: Show, before: Board, event: ev.CombatEnded, after: Board) -> Step:
    """All survivors go home."""
    old, new = actors.laid(before), actors.laid(after)
    pieces: list[Piece] = []
    ways: list[Step] = []
    ids = [f"group:{number}" for number in event.groups]
    for id in ids:
        start, stand = old.place(id), new.find(id)
        if start is not None and stand is not None:
            actor = actors.token_actor(show.tongue, after, stand)
            actor.centre = start.center
            pieces.append(actor)
            ways.append(Travel(actor, stand.place.center, SLIDE))
    return Sequence(
        show.enter(pieces, ids), show.sound("card_return"), stagger(motion.DRAW_GAP, ways), show.leave()
    )


def ended(show: Show, before: Board, event: ev.GameEnded, after: Board) -> Step:
    """The glass of the beaten Player breaks; then the winner has the word."""
    losers = [1 - event.winner] if event.winner is not None else [0, 1]
    won = before.viewer not in (0, 1) or event.winner == before.viewer
    panes: list[Piece] = []
    falls: list[Step] = []
    empty: list[str] = []
    for seat in losers:
        found = _player_stand(show, before, seat)
        if found is not None:
            id, actor = found
            broken, fall = actors.broken(actor)
            panes += broken
            falls.append(fall)
            empty.append(id)
    words = show.say("flash.draw")
    if event.winner is not None:
        colour = glass.HOUSE_COLOUR[show.tongue.houses[event.winner]][0]
        words = show.say("flash.over", colour, name=show.tongue.side(after, event.winner))
    return Sequence(
        show.enter(panes, empty),
        show.sound(BREAKS),
        show.quake(motion.DEFEAT_REACH, motion.DEFEAT_SHAKE),
        Parallel(*falls),
        show.sound("win" if won else "lose"),
        words,
        Wait(READ),
        show.leave(),
    )


def _player_stand(show: Show, board: Board, seat: int) -> tuple[str, Piece] | None:
    """The Player card of a seat as it lies, with its id."""
    for stand in actors.laid(board).stands:
        group = stand.group if stand.seat == seat else None
        if group is not None and CARDS[group.bodies[0].card].is_player:
            return stand.id, actors.token_actor(show.tongue, board, stand)
    return None


def _responded(show: Show, before: Board, event: ev.ResponseDeclared, after: Board) -> Step:
    spots = [layout.stand(event.seat, "combat", space, after.bottom).center for space in event.free]
    return Sequence(*(show.burst(spot, SPARKS, 8) for spot in spots), Wait(200.0))


SCRIPTS: Final[dict[type[Event], Callable[[Show, Board, Any, Board], Step]]] = {
    ev.Placed: _placed,
    ev.AttackDeclared: _attack,
    ev.ResponseDeclared: _responded,
    ev.StrikesBegun: _strikes,
    ev.Struck: _struck,
    ev.Absorbed: _absorbed,
    ev.Damaged: _damaged,
    ev.CoinCalled: _coin,
    ev.DamageLost: _lost,
    ev.CombatEnded: _combat_ended,
}
