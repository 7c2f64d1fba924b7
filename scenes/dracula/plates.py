"""Painting the left side: the two plates with portrait and health, the moons of the rounds and the vane."""

from __future__ import annotations

from pygame import Rect

from game.dracula.words import Words
from game.match import Match
from game.opponents import NOVICE
from scenes.dracula import layout, pieces
from scenes.dracula.board import Board
from scenes.dracula.look import BoardLook
from scenes.dracula.sides import CLOTHS
from sprites import faces, frames
from sprites.canvas import Canvas

PORTRAIT = Rect(8, 8, 188, 118)
"""Place of the portrait in its plate."""
LOWER = 24
"""How much less of Dracula's portrait is shown: his health stands between his name and his goal."""
HEALTH_Y, GOAL_Y = 28, 32
"""The line of the health, and Van Helsing's goal, below the top of the name."""
GOAL_BELOW_DROPS = 12


def plate(board: Board, seat: int) -> Rect:
    """The plate of a seat: the lower one for the seat whose cards lie below."""
    return layout.OWN_PLATE if seat == board.bottom else layout.RIVAL_PLATE


def portrait(board: Board, seat: int) -> Rect:
    """Place of a seat's portrait on the canvas."""
    place = PORTRAIT.move(plate(board, seat).topleft)
    if seat == 0:
        place.height -= LOWER
    return place


def tags(words: Words, match: Match) -> tuple[str, str]:
    """Who sits at each seat: "you", a person's name, the computer, or the Novice who stands in for it."""

    def tag(seat: int) -> str:
        setup = match.setup.seats[seat]
        if match.humans == (seat,):
            return words.text("tag.you")
        if setup.human:
            return setup.name or words.text("tag.person")
        if match.stands_in(seat):
            return words.language.text(f"common.level.{NOVICE}")
        return words.text("tag.computer")

    return tag(0), tag(1)


def paint_ground(canvas: Canvas, words: Words, board: Board) -> None:
    """What stays the same while the same eyes look."""
    for seat in (0, 1):
        area = plate(board, seat)
        pieces.panel(canvas, area)
        place = portrait(board, seat)
        canvas.picture(faces.framed_portrait(seat, place.w, place.h, canvas.scale), place.topleft)
    pieces.panel(canvas, layout.ROUND)
    area = layout.ROUND
    canvas.text(words.text("round"), (area.x + 16, area.y + 9), "heading", "line", size=17)
    canvas.text(words.text("vane"), (area.x + 16, area.y + 78), "heading", "line", size=17)
    canvas.fit(
        words.text("vane.text"), (area.x + 16, area.y + 100, 124, 48), "secondary", "dim", anchor="topleft"
    )


def paint(canvas: Canvas, look: BoardLook) -> None:
    """What changes: names and tags, health, goals, moons, the vane."""
    board = look.board
    for seat in (0, 1):
        _name(canvas, look, plate(board, seat), seat)
    _health(canvas, look, plate(board, 0))
    _goals(canvas, look)
    _moons(canvas, board)
    vane = faces.weather_vane(64, canvas.scale)
    canvas.centred(vane, (layout.ROUND.right - 46, layout.ROUND.bottom - 44))


def _name(canvas: Canvas, look: BoardLook, area: Rect, seat: int) -> None:
    tag = look.tags[seat]
    top = portrait(look.board, seat).bottom
    wide = round(canvas.measure(tag, "small_bold")[0]) + 20 if tag else 0
    wide = min(wide, 84)
    room = Rect(area.x + 14, top, area.w - 30 - wide, 32)
    canvas.fit(
        look.words.name(seat), room, "button", "text", anchor="midleft", one_line=True, size=24, smallest=16
    )
    if tag:
        mine = seat == look.board.viewer
        colour = CLOTHS[seat] if mine else "#171215"
        pill = frames.pill(wide, 22, colour, canvas.scale, None if mine else "#6D5839")
        canvas.picture(pill, (area.right - 12 - wide, top + 6))
        canvas.fit(
            tag,
            (area.right - 8 - wide, top + 6, wide - 8, 20),
            "small_bold",
            "bright" if mine else "text",
            one_line=True,
        )


def _health(canvas: Canvas, look: BoardLook, area: Rect) -> None:
    board = look.board
    words = look.words.text("health", n=board.health, start=board.start_health)
    canvas.fit(
        words,
        (area.x + 16, portrait(board, 0).bottom + HEALTH_Y, 172, 20),
        "body_bold",
        "#F0B8A8",
        anchor="midleft",
        one_line=True,
    )
    for number in range(board.start_health):
        if f"drop:{number}" in look.show.away:
            continue
        full = number < board.health
        size = layout.drop_size(board.start_health)
        canvas.centred(faces.health_drop(full, size, canvas.scale), drop_place(board, number))


def drop_place(board: Board, number: int) -> tuple[float, float]:
    """Centre of a health drop on the canvas."""
    place = portrait(board, 0)
    x, y = layout.drop(number, board.start_health)
    return plate(board, 0).x + x, place.bottom + HEALTH_Y + y


def _goals(canvas: Canvas, look: BoardLook) -> None:
    """How each side wins, for whoever looks: the rival's goal is what must be prevented."""
    board = look.board
    _goal(canvas, look, 1, portrait(board, 1).bottom + GOAL_Y)
    _goal(canvas, look, 0, round(drop_place(board, 0)[1]) + GOAL_BELOW_DROPS)


def _goal(canvas: Canvas, look: BoardLook, seat: int, top: int) -> None:
    goal = look.words.text(f"plate.goal.{seat}", limit=look.board.humans, last=look.board.last_round)
    area = plate(look.board, seat)
    with canvas.panel_text():
        canvas.fit(
            goal, (area.x + 16, top, area.w - 30, area.bottom - 8 - top), "body", "dim", anchor="topleft"
        )


def _moons(canvas: Canvas, board: Board) -> None:
    first = board.first_round
    rounds = range(first, board.last_round + 1)
    for place, number in enumerate(rounds):
        x, y = layout.moon(place, len(rounds))
        now = number == board.round
        state = "current" if now else "done" if number < board.round else "later"
        canvas.centred(faces.moon(number, state, 17, canvas.scale), (x, y))
        if now:
            canvas.mark_state((x - 17, y - 17, 34, 34), "round", shape=True)
