"""What the player is asked and what he can answer: values for the view-model, and their drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect

from sprites import frames, theme
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets.base import Look

GROUP = "prompt"


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: a button. `why` says what forbids it when it is not `enabled`."""

    id: str
    label: str
    detail: str = ""
    key: str = ""
    icon: str = ""
    enabled: bool = True
    why: str = ""
    primary: bool = False
    repeats: bool = False
    """True when two quick presses are meant as two."""
    rule: str = ""
    """The rule that forbids it, if one does."""
    under: str = ""
    """A small second line on the button, such as how to hold it."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The decision panel: `ask` is the banner's second line, `card` the card shown beside the text.

    `wide` choices share the whole panel (draw or call); the others stand in a column at the right.
    """

    kind: str
    ask: str
    title: str = ""
    text: str = ""
    choices: tuple[Choice, ...] = ()
    wide: bool = False
    foot: int = 0
    """Room that something else takes at the lower edge of the text."""
    card: str | None = None
    card_label: str = ""
    aside: bool = False
    """True when the card lies elsewhere on the table, so that the text has the whole panel."""
    portrait: int | None = None
    """The seat whose picture stands beside the text, in the place of a card."""


UNDER_FOOT = 0.12
"""Of the height of a button, what is left free below its small line."""
LARGEST_UNDER = 1.25
"""The small line of a button gets no higher than this, so that its label keeps its room."""


@dataclass(frozen=True, slots=True)
class PromptAreas:
    """Where the parts of the panel lie; `buttons` from the top, `halves` for two wide choices."""

    panel: Rect
    text: Rect
    buttons: tuple[Rect, ...]
    halves: tuple[Rect, Rect]
    wide_text: Rect
    """Where the text stands when no card lies beside it."""


def targets(prompt: Prompt, areas: PromptAreas) -> list[Target]:
    """What can be pressed in the panel."""
    places = areas.halves if prompt.wide else areas.buttons
    return [
        Target(
            choice.id,
            place,
            choice.label,
            choice.enabled,
            choice.why,
            GROUP,
            repeats=choice.repeats,
            rule=choice.rule,
        )
        for choice, place in zip(prompt.choices, places, strict=False)
    ]


def draw(canvas: Canvas, prompt: Prompt, areas: PromptAreas, look: Look) -> None:
    """Draw words and buttons as the input stands (`look`). The frame around them is the caller's."""
    places = areas.halves if prompt.wide else areas.buttons
    size = _detail_size(canvas, prompt.choices, places) if prompt.wide else 0.0
    for choice, place in zip(prompt.choices, places, strict=False):
        area = place.move(round(look.offset(choice.id)), 0)
        if prompt.wide:
            _wide_choice(canvas, area, choice, look, size)
        else:
            draw_button(canvas, area, choice, look)
    if not prompt.wide:
        area = text_area(prompt, areas)
        _words(canvas, prompt, Rect(area.x, area.y, area.w, area.h - prompt.foot))


def text_area(prompt: Prompt, areas: PromptAreas) -> Rect:
    """Where the words of the panel stand: beside the card or the picture, if there is one."""
    kept = prompt.kind == "wait" or prompt.portrait is not None  # in a show a card may come there
    beside = prompt.card_label or kept
    return areas.text if beside and not prompt.aside else areas.wide_text


def _words(canvas: Canvas, prompt: Prompt, area: Rect) -> None:
    title = Rect(area.x, area.y, area.w, 28)
    canvas.fit(prompt.title, title, "banner", "text", anchor="midleft", one_line=True, smallest=16, size=23)
    with canvas.panel_text():
        body = Rect(area.x, area.y + 31, area.w, area.h - 31)
        canvas.fit(prompt.text, body, "body", "text", anchor="topleft")


def _state(choice: Choice, look: Look) -> str:
    if not choice.enabled:
        return "disabled"
    if look.pressed == choice.id:
        return "pressed"
    return "hover" if look.lit == choice.id else "normal"


def draw_button(canvas: Canvas, area: Rect, choice: Choice, look: Look) -> None:
    """A button with its icon and key."""
    state, lit = _state(choice, look), look.lit == choice.id
    accent = choice.primary and choice.enabled
    _face(canvas, area, state, accent, lit)
    ink = frames.button_ink(canvas.skin.name, state, accent=accent) if choice.enabled else "dim"
    style = "button" if area.h > 45 else "button_small"
    cap = _cap_width(canvas, choice.key)
    right = cap + 22 if choice.key else 10
    left = 40 if choice.icon else 10
    below = round(18 * min(LARGEST_UNDER, canvas.text_factor)) if choice.under else 0
    top, foot = (4, round(area.h * UNDER_FOOT)) if choice.under else (3, 0)
    room = Rect(area.x + left, area.y + top, area.w - left - right, area.h - 6 - below)
    size = theme.STYLES[style].size * canvas.text_factor
    shown = canvas.fit(
        choice.label, room, style, ink, one_line=True, smallest=15, size=size, shadow=choice.enabled
    )
    if choice.icon:
        canvas.icon(choice.icon, (shown.left - 18, room.centery), 20, ink)
    if choice.under:
        line = Rect(room.x, area.bottom - below - foot, room.w, below)
        with canvas.panel_text():
            canvas.fit(choice.under, line, "small", ink, one_line=True)
    if choice.key:
        keycap(canvas, (area.right - 14 - cap / 2, area.centery + 1), choice.key)
    if lit and not choice.enabled:
        canvas.mark_state(area, "disabled", shape=True, word=choice.label)


def _detail_place(area: Rect) -> Rect:
    return Rect(area.x + 84, area.y + 45, area.w - 108, area.h - 52)


def _detail_size(canvas: Canvas, choices: Iterable[Choice], places: Iterable[Rect]) -> float:
    """The size of letters at which the words of every wide choice have room: they shall look alike."""
    rooms = [(choice.detail, _detail_place(area)) for choice, area in zip(choices, places, strict=False)]
    size = theme.STYLES["body"].size
    with canvas.panel_text():
        while size * canvas.text_factor > theme.SMALLEST and any(
            canvas.measure(text, "body", room.w, size)[1] > room.h for text, room in rooms
        ):
            size -= 0.5
    return size


def _wide_choice(canvas: Canvas, area: Rect, choice: Choice, look: Look, size: float) -> None:
    state, lit = _state(choice, look), look.lit == choice.id
    accent = choice.enabled and choice.primary
    _face(canvas, area, state, accent, lit)
    ink = frames.button_ink(canvas.skin.name, state, accent=accent)
    canvas.icon(choice.icon, (area.x + 44, area.centery), 38, ink if accent else "line", "accent")
    title = Rect(area.x + 84, area.y + 9, area.w - 150, 34)
    canvas.fit(
        choice.label, title, "button_large", ink, anchor="midleft", one_line=True, size=25, shadow=True
    )
    body, colour = _detail_place(area), "#FFE9D2" if accent else "text"
    with canvas.panel_text():
        canvas.fit(choice.detail, body, "body", colour, anchor="topleft", size=size)
    keycap(canvas, (area.right - 36, title.centery + 2), choice.key)


def _face(canvas: Canvas, area: Rect, state: str, accent: bool, lit: bool) -> None:
    if lit:
        spread = 7.0
        glow = frames.glow(area.w, area.h, "#FFD873", canvas.scale, spread=spread, strength=1.1)
        margin = frames.glow_margin(spread)
        canvas.picture(glow, (area.x - margin, area.y - margin))
        canvas.mark_state(area, "focus", shape=True)
    face = frames.button(area.w, area.h, canvas.skin.name, state, canvas.scale, accent=accent)
    canvas.picture(face, area.topleft)


def keycap(canvas: Canvas, centre: tuple[float, float], key: str) -> None:
    """A key with its letter or name, or a gamepad's button."""
    if not key or canvas.pad_sign(key, centre):
        return
    wide = _cap_width(canvas, key)
    canvas.picture(frames.keycap(wide, 22, canvas.scale), (centre[0] - wide / 2, centre[1] - 11))
    canvas.text(key, (centre[0], centre[1] - 2.5), "key", "#241C14", anchor="center")


def _cap_width(canvas: Canvas, key: str) -> int:
    return max(26, round(canvas.measure(key, "key")[0]) + 14)
