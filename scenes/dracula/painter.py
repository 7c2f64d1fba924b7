"""Painting the board: the still ground is made once, what may change is drawn on top of it each time."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from scenes.dracula import field, layout, pieces, plates, sideboard
from scenes.dracula.look import CHOSEN, BoardLook
from scenes.table import prompts
from scenes.table.prompts import PromptAreas
from scenes.table.show import FlashPlate
from sprites import faces, pictures
from sprites.canvas import Canvas

AREAS = PromptAreas(
    layout.PANEL,
    layout.PROMPT_TEXT,
    (layout.BUTTON_MAIN, layout.BUTTON_SECOND),
    (layout.CHOICE_LEFT, layout.CHOICE_RIGHT),
    layout.PROMPT_WIDE_TEXT,
)
FLASH: Final = FlashPlate(
    "goth", (layout.STAGE.centerx, 300), 360, (760, 74), colour="#5A4630", foot="#171215", line="#F0C867"
)


class Ground:
    """The picture of everything that stays, kept until eyes, language, scale or contrast change."""

    def __init__(self, panel: Rect = layout.PANEL) -> None:
        """`panel` is the place of the decision panel."""
        self._panel = panel
        self._kept: Surface | None = None
        self._key: tuple[object, ...] = ()

    def paint(self, canvas: Canvas, look: BoardLook) -> None:
        """Put the ground on the canvas. Under an audit it is drawn anew, so that its texts are heard."""
        board = look.board
        key = (canvas.scale, canvas.high_contrast, canvas.text_factor, look.words.language.code, board.bottom)
        if canvas.recorder is not None:
            _ground(canvas, look, self._panel)
            return
        if self._kept is None or key != self._key:
            _ground(canvas, look, self._panel)
            self._kept, self._key = canvas.surface.copy(), key
        else:
            canvas.surface.blit(self._kept, (0, 0))


def _ground(canvas: Canvas, look: BoardLook, panel: Rect) -> None:
    canvas.picture(pictures.background("ground", canvas.scale), (0, 0))
    plates.paint_ground(canvas, look.words, look.board)
    field.paint_ground(canvas)
    sideboard.paint_ground(canvas, look.words)
    pieces.panel(canvas, panel)


def paint(canvas: Canvas, look: BoardLook, ground: Ground) -> None:
    """The whole board without top bar and log."""
    ground.paint(canvas, look)
    plates.paint(canvas, look)
    sideboard.paint(canvas, look)
    field.paint(canvas, look)
    _held(canvas, look)
    if look.panel is None:
        prompts.draw(canvas, look.prompt, AREAS, look.input)
    else:
        look.panel(canvas)
    if look.prompt.kind == "drop":
        field.keep_arrow(canvas, look)
        field.aim_signs(canvas, look)
    if look.prompt.foot:
        _score(canvas, look)
    if look.show.verdict is not None:
        field.paint_verdict(canvas, look, look.show.verdict)
    look.show.stage.paint(canvas)
    look.show.particles.draw(canvas)
    look.show.shake(canvas, layout.STAGE)
    if look.carry is not None:
        with canvas.above():
            look.carry.paint(canvas)
    with canvas.above():
        look.show.paint_flash(canvas, FLASH)


def _held(canvas: Canvas, look: BoardLook) -> None:
    """The drawn card, or the card that leaves when the drawn one has taken its place already."""
    prompt = look.prompt
    if prompt.portrait is not None:
        place = layout.HELD.inflate(0, -4)
        picture = faces.framed_portrait(prompt.portrait, place.w, place.h, canvas.scale)
        canvas.picture(picture, place.topleft)
    if "held" in look.show.away or not prompt.card_label:
        return
    held = look.board.held
    place = layout.held(held is None or held.seat == look.board.bottom)
    if look.taken == "drawn":
        pieces.empty_place(canvas, place)
        return
    rect = place.move(round(look.shift("drawn")), 0)
    state, lit = look.states.get("drawn"), "drawn" in (look.lit, *look.highlights)
    if prompt.card is None:
        picture = pieces.back(held.seat if held else 2, rect.w, canvas.scale)
    else:
        picture = pieces.face(look.words, prompt.card, rect.w, canvas.scale)
    if "drawn" in look.dimmed:
        picture = pieces.greyed(picture)
    if state == CHOSEN or lit:
        pieces.glow(canvas, rect, "#FFD873", 10)
    pieces.place(canvas, picture, rect.topleft)
    if state == CHOSEN or lit:
        pieces.ring(canvas, rect, "#FFD873", "solid", 3)
        canvas.mark_state(rect, "selected" if state == CHOSEN else "focus", shape=True)
    elif state is not None:
        pieces.ring(canvas, rect, "#D8C08A", "dashed", 2)
        canvas.mark_state(rect, state, shape=True)
    pieces.tag(canvas, prompt.card_label, (rect.centerx, rect.y + 80))


def _score(canvas: Canvas, look: BoardLook) -> None:
    """Who has won which district of the round, in the order of the vane."""
    x, y = layout.SCORE
    for number, winner in enumerate(look.board.scores, 1):
        if winner is None:
            canvas.centred(faces.number_badge(number, 15, canvas.scale), (x, y))
        else:
            fill = "#7D171C" if winner == 0 else "#2F6479"
            canvas.circle((x, y), 17, "#0D0909")
            canvas.circle((x, y), 15, fill)
            canvas.icon("vamp" if winner == 0 else "hunter", (x, y), 19, "cream", fill)
        if number < len(look.board.scores):
            canvas.icon("chevron_right", (x + 26, y), 11, "line2")
        x += 52
