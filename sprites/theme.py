"""Skins (ink and paper of the four presses) and the named text styles that go with them.

A *skin* is a palette; a *style* is what a text is for ("body", "heading", ...). A skin maps a style to a
typeface and a size in logical pixels, so scenes never name a font file.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from sprites import palette, typefaces

Colour = tuple[int, int, int]
Paint = str | Colour
"""A colour as scenes give it: a palette name ("text", "gold"), a `#rrggbb` string or an RGB triple."""

SMALLEST = 13
"""Smallest size of a text that tells the player something, in pixels at 1280x720."""
SMALLEST_REPEATED = 12
"""Smallest size of a name that the tooltip repeats."""
LINE_HEIGHT = 1.22
"""Distance of two base lines as a multiple of the size."""


_rgb = palette.rgb

SHARED: dict[str, Colour] = {
    "ink": _rgb(palette.INK), "bone": _rgb(palette.BONE),
    "cream": _rgb(palette.CREAM), "gold": _rgb(palette.GOLD),
    "focus": _rgb(palette.FOCUS), "playable": _rgb(palette.PLAYABLE), "danger": _rgb(palette.DANGER),
    "enemy": _rgb(palette.ENEMY), "gain": _rgb(palette.GAIN),
    "loss": _rgb(palette.LOSS), "ok": _rgb(palette.OK),
    "warning": _rgb(palette.WARNING), "bright": _rgb("#FFF6E2"), "damaged": _rgb("#FFB7A3"),
    "key": _rgb("#241C14"), "paper_text": _rgb("#4A3A28"), "paper_red": _rgb("#8C1B20"),
    **{suit.icon: _rgb(suit.colour) for suit in palette.SUITS.values()},
}  # fmt: skip
"""Colours every skin has."""


@dataclass(frozen=True, slots=True)
class Skin:
    """The look of one press: its colours by name and the typeface for each role of type."""

    name: str
    colours: dict[str, Colour]
    faces: dict[str, str]
    capitals: bool = False
    """True when display text is set in capitals (the poster skin)."""

    def colour(self, paint: Paint) -> Colour:
        """The RGB triple of `paint`. Raises KeyError for a name that neither skin nor shared palette has."""
        if not isinstance(paint, str):
            return paint
        return _rgb(paint) if paint.startswith("#") else self.colours[paint]


OWN = ("background", "panel_top", "panel_bottom", "line", "line2", "text", "dim", "accent", "highlight")
"""Colours that each skin gives itself."""

_HUMANIST = {
    "body": "alegreya_sans", "bold": "alegreya_sans_bold", "italic": "alegreya_sans_italic",
    "prose": "alegreya", "prose_bold": "alegreya_bold", "numeral": "barlow_semi_bold",
}  # fmt: skip
_POSTER = {
    "display": "league", "logo": "league", "head": "barlow_bold", "body": "barlow_semi",
    "bold": "barlow_bold", "italic": "barlow_semi", "prose": "barlow_semi", "prose_bold": "barlow_bold",
    "numeral": "barlow_semi_bold",
}  # fmt: skip


def _colours(name: str) -> dict[str, Colour]:
    ink = palette.SKINS[name]
    own = (
        ink.background,
        ink.top,
        ink.bottom,
        ink.line,
        ink.line2,
        ink.text,
        ink.dim,
        ink.accent,
        ink.highlight,
    )
    return SHARED | dict(zip(OWN, map(_rgb, own), strict=True))


SKINS: dict[str, Skin] = {
    "goth": Skin(
        "goth",
        _colours("goth"),
        _HUMANIST | {"display": "grenze", "logo": "grenze_black", "head": "fell_sc"},
    ),
    "dies": Skin(
        "dies",
        _colours("dies"),
        _POSTER,
        capitals=True,
    ),
    "epik": Skin(
        "epik",
        _colours("epik"),
        _HUMANIST | {"display": "cinzel", "logo": "cinzel", "head": "cinzel"},
    ),
    "noir": Skin(
        "noir",
        _colours("noir"),
        _HUMANIST | {"display": "grenze", "logo": "grenze_black", "head": "alegreya_sans_bold"},
    ),
}
"""The four presses by name."""

_CONTRAST = {
    "background": _rgb("#0A0708"), "panel_top": _rgb("#0E0B0D"), "panel_bottom": _rgb("#0E0B0D"),
    "line": _rgb("#F4E8CC"), "line2": _rgb("#C9AD77"), "text": _rgb("#FFFAEE"), "dim": _rgb("#E2D6BC"),
    "highlight": _rgb("#FFE08A"),
}  # fmt: skip

HIGH_CONTRAST: dict[str, Skin] = {
    name: replace(skin, colours=skin.colours | _CONTRAST) for name, skin in SKINS.items()
}
"""The same skins for the option *high contrast*: flat dark panels, brighter text and lines."""


def skin(name: str, high_contrast: bool = False) -> Skin:
    """The skin `name`, or its high-contrast variant. Raises KeyError for an unknown name."""
    return (HIGH_CONTRAST if high_contrast else SKINS)[name]


@dataclass(frozen=True, slots=True)
class Style:
    """What a text is for: the role of its face, its size in logical pixels, and whether it grows with the
    large-text option."""

    role: str
    size: float
    grows: bool = True


STYLES: dict[str, Style] = {
    "logo": Style("logo", 104, False),
    "handover": Style("display", 64, False),
    "title": Style("display", 34, False),
    "subtitle": Style("head", 22, False),
    "button_large": Style("display", 27, False),
    "button": Style("display", 22, False),
    "button_small": Style("display", 18, False),
    "banner": Style("display", 22, False),
    "plate": Style("display", 20, False),
    "heading": Style("head", 18, False),
    "body_large": Style("body", 17),
    "body": Style("body", 15),
    "body_bold": Style("bold", 15),
    "body_italic": Style("italic", 15),
    "log": Style("body", 14),
    "secondary": Style("body", 14),
    "small": Style("body", 13),
    "small_bold": Style("bold", 13),
    "small_italic": Style("italic", 13),
    "label": Style("bold", 16, False),
    "key": Style("bold", 13, False),
    "tiny": Style("bold", 12, False),
    "prose": Style("prose", 16),
    "numeral": Style("numeral", 18, False),
}
"""The type scale at 1280x720."""

_BOLD = {"body": "bold", "italic": "bold", "prose": "prose_bold"}
_ITALIC = {"body": "italic", "bold": "italic", "prose": "prose"}


def role(style: str, bold: bool = False, italic: bool = False) -> str:
    """The role of type for `style` with the given emphasis."""
    base = STYLES[style].role
    if bold:
        return _BOLD.get(base, base)
    return _ITALIC.get(base, base) if italic else base


def font(style: str, scale: float = 1.0, skin_name: str = "goth", size: float | None = None,
         *, bold: bool = False, italic: bool = False) -> pygame.font.Font:  # fmt: skip
    """The open font of `style`, rasterised for the render scale `scale`.

    `size` in logical pixels replaces the style's own. Raises KeyError for an unknown style or skin.
    """
    face = SKINS[skin_name].faces[role(style, bold, italic)]
    return typefaces.typeface(face, size or STYLES[style].size, scale)


def code(colour: Colour) -> str:
    """`colour` as `#RRGGBB`, the form of vector data."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with `share` (0 to 1) of `second`."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(first, second, strict=True))
    return (r, g, b)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio of two colours, 1 (none) to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
