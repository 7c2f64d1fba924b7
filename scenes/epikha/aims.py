"""The large panel while an effect is aimed: what it does, whom it would hit, and who would fall."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.epikha.card import CARDS
from scenes.epikha import layout, marks
from scenes.epikha.look import BoardLook, Fate, Outcome
from sprites import glass
from sprites.canvas import Canvas
from sprites.theme import Paint

AREA = layout.FORECAST
ROOM = Rect(AREA.x + 14, AREA.y + 34, AREA.w - 28, AREA.h - 46)
FALLS: Final[Paint] = "#FFB7A3"
GAINS: Final[Paint] = "#7FE3D8"
ROW_H, MOST_ROWS = 22, 4
NAME_SHARE = 0.5
UNKNOWN: Final = ("answer", "coin")
"""What is told of what cannot be known; that a draw is open is no news."""


def paint(canvas: Canvas, look: BoardLook, shown: Outcome) -> None:
    """The panel: the effect, then what comes of it, or what can be aimed at."""
    tongue, card = look.tongue, CARDS[shown.card]
    known = shown.fates is not None
    marks.heading(canvas, AREA, tongue.short(shown.card), tongue.say("aim.note") if known else "")
    canvas.picture(glass.window(card.picture, card.type, 48, 53, canvas.scale), (ROOM.x, ROOM.y + 4))
    with canvas.panel_text():
        about = Rect(ROOM.x + 58, ROOM.y + 4, ROOM.w - 58, 53)
        words = marks.cut(canvas, shown.text, about, "secondary")
        canvas.fit(words, about, "secondary", "dim", anchor="midleft")
    y = ROOM.y + 64
    if shown.fates is not None:
        y = fates(canvas, look, shown.fates, y)
    text = "\n".join(sentences(look, shown))
    with canvas.panel_text():
        room = Rect(ROOM.x, y + 2, ROOM.w, ROOM.bottom - y)
        canvas.fit(text, room, "body", FALLS if shown.refused else "text", anchor="topleft")


def sentences(look: BoardLook, shown: Outcome) -> list[str]:
    """What is said below the rows."""
    say = look.tongue.say
    if shown.refused:
        return [say("aim.refused", name=called(look, shown.aim)), shown.refused]
    if shown.fates is None:
        return [look.waiting]
    found = [] if shown.fates or look.board.item(_item(shown.aim)) is not None else [say("aim.safe")]
    if shown.wins:
        found.append(say("aim.wins"))
    return found + [say(f"aim.{one}") for one in UNKNOWN if one in shown.unknown]


def _item(id: str) -> int:
    kind, _, rest = id.partition(":")
    return int(rest) if kind == "item" else -1


def called(look: BoardLook, id: str) -> str:
    """What a piece is called by its id; a Player card after its side."""
    kind, _, rest = id.partition(":")
    board = look.board
    if kind == "item":
        item = board.item(int(rest))
        return "" if item is None else look.tongue.item(board, item)[0]
    card = board.card(int(rest)) if rest.isdigit() else ""
    if card and CARDS[card].is_player:  # there are two of them
        return look.tongue.sides[board.seat_of(int(rest))]
    return look.tongue.thing(board, int(rest)) if card else ""


def fates(canvas: Canvas, look: BoardLook, found: tuple[Fate, ...], y: int) -> int:
    """A row for each piece that is changed; where they end."""
    shown = found if len(found) <= MOST_ROWS else found[: MOST_ROWS - 1]
    for fate in shown:
        words, ink = told(look, fate)
        wide = round(ROOM.w * NAME_SHARE)
        name, room = Rect(ROOM.x, y, wide, 20), Rect(ROOM.x + wide, y, ROOM.w - wide, 20)
        canvas.fit(called(look, fate.id), name, "body_bold", "text", anchor="midleft", one_line=True)
        canvas.fit(words, room, "body", ink, anchor="midright", one_line=True)
        y += ROW_H
    if len(shown) < len(found):
        words = look.tongue.say("pay.others", n=len(found) - len(shown))
        canvas.fit(words, (ROOM.x, y, ROOM.w, 20), "body", "dim", anchor="midleft", one_line=True)
        y += ROW_H
    canvas.fill((ROOM.x, y + 1, ROOM.w, 1), "line2")
    return y + 6


def told(look: BoardLook, fate: Fate) -> tuple[str, Paint]:
    """What becomes of a piece in a few words, and their ink."""
    say = look.tongue.say
    if fate.returns:
        return say("fate.returns"), GAINS
    if fate.falls:
        return say("fate.falls", n=fate.loss) if fate.loss else say("fate.goes"), FALLS
    if fate.lost:
        return say("fate.lost", n=fate.loss, lost=fate.lost, of=fate.of), FALLS
    if fate.loss < 0:
        return say("fate.gains", n=-fate.loss, left=fate.kept), GAINS
    return say("fate.takes", n=fate.loss, left=fate.kept), "text"
