"""A Player beside its token: name, Vital and numbers, the Player Ability, how much the rival holds."""

from __future__ import annotations

from pygame import Rect

from game.epikha.card import CARDS
from scenes.epikha import layout, marks
from scenes.epikha.board import Board
from scenes.epikha.look import BoardLook
from sprites import glass
from sprites.canvas import Canvas


def paint(canvas: Canvas, look: BoardLook, seat: int) -> None:
    """Name, Vital and numbers of a Player beside the token in the Player Area."""
    board, tongue = look.board, look.tongue
    area, mine = layout.player_words(seat, board.bottom), seat == board.bottom
    name = Rect(area.x, area.y, area.w - (30 if not mine and f"ability:{seat}" in _beside(board) else 0), 22)
    canvas.fit(tongue.sides[seat], name, "heading", "text", anchor="midleft", one_line=True, size=15)
    now, full = board.player_vital(seat)
    bar = Rect(area.x, area.y + 25, area.w, 18)
    canvas.picture(glass.vital_bar(now / max(1, full), bar.w, bar.h, canvas.scale, mine), bar.topleft)
    canvas.fill(bar.inflate(-44, -4), "#05040C", 110)
    canvas.fit(f"{now} / {full}", bar, "small_bold", "#FFFFFF", one_line=True, size=14, shadow=True)
    if mine:
        _own_numbers(canvas, look, seat, area)
    else:
        _foe_numbers(canvas, look, seat, area)
    _ability(canvas, look, seat)


def _beside(board: Board) -> set[str]:
    return {f"ability:{seat}" for seat, side in enumerate(board.sides) if side.ability or side.prepared}


def _own_numbers(canvas: Canvas, look: BoardLook, seat: int, area: Rect) -> None:
    board, tongue = look.board, look.tongue
    group = board.sides[seat].area
    seen = None if group is None else board.numbers(group.id)
    if group is not None and group.aside is not None:
        lines = [tongue.say("player.aside")]
    elif seen is None:
        lines = [tongue.say("player.fights")]
    else:
        lines = [tongue.say("player.force", n=seen.force), tongue.say("player.level", n=seen.level)]
    room = Rect(area.x, area.y + 48, area.w - (40 if f"ability:{seat}" in _beside(board) else 0), area.h - 50)
    canvas.fit("\n".join(lines), room, "secondary", "dim", anchor="topleft")


def _foe_numbers(canvas: Canvas, look: BoardLook, seat: int, area: Rect) -> None:
    board, tongue = look.board, look.tongue
    side = board.sides[seat]
    words = tongue.say("player.holds", hand=len(side.hand), pool=side.pool)
    room = Rect(area.x, area.bottom - 24, area.w, 20)
    ink = "focus" if look.state(f"pile:{seat}") else "dim"
    canvas.fit(words, room, "secondary", ink, anchor="midleft", one_line=True)
    if side.shown:
        _eye(canvas, (area.right - 6, room.centery))


def _eye(canvas: Canvas, spot: tuple[float, float]) -> None:
    """Some of these cards are known to both."""
    canvas.circle(spot, 8, "#14100C")
    canvas.icon("eye", spot, 13, "#E9DEC6")
    canvas.mark_state((spot[0] - 8, spot[1] - 8, 16, 16), "known", shape=True)


def _ability(canvas: Canvas, look: BoardLook, seat: int) -> None:
    """The Player Ability beside its Player, or the card that lies face down (E2.5)."""
    side, board = look.board.sides[seat], look.board
    if not (side.ability or side.prepared):
        return
    place = layout.ability(seat, board.bottom)
    if side.ability:
        card = CARDS[side.ability]
        picture = glass.window(card.picture, card.type, place.w, place.h, canvas.scale)
        canvas.picture(picture, place.topleft)
        if side.ability_markers:
            gem = glass.badge("marker", str(side.ability_markers), 9, canvas.scale)
            canvas.centred(gem, (place.right - 3, place.y + 5))
    else:
        wide = place.h * 132 / 185
        back = glass.back(look.tongue.houses[seat], wide, canvas.scale)
        canvas.centred(back, place.center)
    if state := look.state(f"ability:{seat}"):
        marks.state(canvas, place, state)
