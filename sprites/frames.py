"""The chrome: panels, buttons, pills, banners, rings, shadows, glows and gauges, without any text.

All lengths are logical pixels, `scale` is the render scale, and every function returns a finished surface of
`round(length * scale)` pixels that is made once and shared: never draw on it, copy it first. Shadows and
glows are larger than what they belong to by `SHADOWS[kind].margin` or `glow_margin(spread)` on every side.
"""

from __future__ import annotations

import pygame

from sprites import palette, vector
from sprites.kept import kept
from sprites.lights import SHADOWS, glow, glow_margin, halo, round_glow, shadow
from sprites.outlines import arrow, gauge, progress_ring, ring, round_ring
from sprites.palette import SKINS, darker, lighter, mix
from sprites.vector import box, disc, path, pixels, vertical

__all__ = [
    "BUTTON_STATES", "SHADOWS", "arrow", "banner", "button", "button_ink", "checkbox", "field", "gauge",
    "glow", "glow_margin", "halo", "keycap", "knob", "notched", "panel", "pill", "progress_ring", "ribbon",
    "ring", "round_glow", "round_ring", "rule", "shadow", "top_bar", "veil",
]  # fmt: skip

BUTTON_STATES = ("normal", "hover", "focus", "pressed", "disabled")


def notched(w: float, h: float, inset: float, notch: float) -> str:
    """Path data of a rectangle `inset` inside w x h whose corners are bitten out by quarter circles."""
    left, top, right, bottom = inset, inset, w - inset, h - inset
    curve = f"A{notch:g} {notch:g} 0 0 0"
    return (
        f"M{left + notch:g} {top:g}H{right - notch:g}{curve} {right:g} {top + notch:g}V{bottom - notch:g}"
        f"{curve} {right - notch:g} {bottom:g}H{left + notch:g}{curve} {left:g} {bottom - notch:g}"
        f"V{top + notch:g}{curve} {left + notch:g} {top:g}Z"
    )


def panel(
    w: float,
    h: float,
    skin: str = "goth",
    scale: float = 1.0,
    *,
    top: str | None = None,
    bottom: str | None = None,
    line: str | None = None,
    contrast: bool = False,
) -> pygame.Surface:
    """A panel of w x h in one of the skins "goth", "dies", "epik", "noir", or "paper"; no shadow.

    `top` and `bottom` replace the fill gradient, `line` the outer hairline. `contrast` is the high-contrast
    look: flat fill, lines one pixel wider. Raises KeyError for an unknown skin.
    """
    if skin == "paper":
        fill = (top or "#F2E7CD", bottom or "#DCCBA3")
    else:
        fill = (top or SKINS[skin].top, bottom or SKINS[skin].bottom)
    if contrast:
        fill = (fill[1], fill[1])
    return _panel(w, h, skin, scale, fill, line, contrast)


@kept
def _panel(
    w: float, h: float, skin: str, scale: float, fill: tuple[str, str], line: str | None, contrast: bool
) -> pygame.Surface:
    body = _PANEL_BODIES[skin](w, h, line, 1.0 if contrast else 0.0)
    gradient = f"<defs>{vertical('p', ((0, fill[0], 1), (1, fill[1], 1)))}</defs>"
    return vector.drawing(gradient + body, (pixels(w, scale), pixels(h, scale)), (w, h))


def _goth_body(w: float, h: float, line: str | None, bold: float) -> str:
    skin = SKINS["goth"]
    notch = min(9.0, w / 4, h / 4)
    inner = path(notched(w, h, 6, notch - 2), stroke=skin.line2, width=1 + bold) if min(w, h) > 30 else ""
    return (
        path(notched(w, h, 0.5, notch), fill=palette.INK)
        + path(notched(w, h, 1.5, notch), fill="url(#p)")
        + path(notched(w, h, 2.6, notch), stroke=line or skin.line, width=1.3 + bold, more='opacity="0.92"')
        + inner
    )


def _dies_body(w: float, h: float, line: str | None, bold: float) -> str:
    skin = SKINS["dies"]
    rivets = "".join(
        disc(x, y + 0.8, 3, "#0B0A08")
        + disc(x, y, 2.6, line or skin.line)
        + disc(x - 0.7, y - 0.8, 1, "#FFF4D8")
        for x in (9, w - 9)
        for y in (9, h - 9)
    )
    return (
        box(0, 0, w, h, 4, "#0E0D0A")
        + box(1.5, 1.5, w - 3, h - 3, 3, "url(#p)")
        + path(f"M3 {h - 3:g}V3H{w - 3:g}", stroke="#FFFFFF", width=1, more='opacity="0.14"')
        + box(4, 4, w - 8, h - 8, 2, more=f'stroke="{line or skin.line2}" stroke-width="{1.2 + bold:g}"')
        + rivets
    )


def _epik_body(w: float, h: float, line: str | None, bold: float) -> str:
    rim = line or SKINS["epik"].line
    stops = ((0, lighter(rim, 0.45), 1), (0.5, rim, 1), (1, darker(rim, 0.45), 1))
    gold = f"<defs>{vertical('g', stops)}</defs>"
    return (
        gold
        + box(0, 0, w, h, 8, "#07060D")
        + box(1.5, 1.5, w - 3, h - 3, 7, "url(#g)")
        + box(3.5 + bold, 3.5 + bold, w - 7 - 2 * bold, h - 7 - 2 * bold, 5.5, "url(#p)")
        + box(6.5, 6.5, w - 13, h - 13, 3.5, more=f'stroke="{rim}" stroke-width="0.8" opacity="0.45"')
    )


def _noir_body(w: float, h: float, line: str | None, bold: float) -> str:
    return (
        box(0, 0, w, h, 3, palette.INK)
        + box(1.2, 1.2, w - 2.4, h - 2.4, 2, "url(#p)")
        + box(1.2, 1.2, 4 + bold, h - 2.4, 0, line or SKINS["noir"].accent)
    )


def _paper_body(w: float, h: float, line: str | None, bold: float) -> str:
    return (
        box(0, 0, w, h, 3, "#17110D")
        + box(1.2, 1.2, w - 2.4, h - 2.4, 2, "url(#p)")
        + box(
            5,
            5,
            w - 10,
            h - 10,
            0,
            more=f'stroke="{line or "#6B5333"}" stroke-width="{1 + bold:g}" opacity="0.7"',
        )
    )


_PANEL_BODIES = {
    "goth": _goth_body,
    "dies": _dies_body,
    "epik": _epik_body,
    "noir": _noir_body,
    "paper": _paper_body,
}


def button(
    w: float, h: float, skin: str = "goth", state: str = "normal", scale: float = 1.0, *, accent: bool = False
) -> pygame.Surface:
    """A button face of w x h; `state` is one of `BUTTON_STATES`, `accent` fills it with the skin's accent.

    Hover and focus brighten the rim (add `glow` behind them), pressed darkens the fill. The colour for the
    label is `button_ink`. Raises KeyError for an unknown skin or state.
    """
    top, bottom, line = _button_colours(skin, state, accent)
    return panel(w, h, skin, scale, top=top, bottom=bottom, line=line)


def _button_colours(skin: str, state: str, accent: bool) -> tuple[str, str, str]:
    s = SKINS[skin]
    if accent:
        top, bottom = lighter(s.accent, 0.12), darker(s.accent, 0.35)
    else:
        top, bottom = lighter(s.top, 0.10), s.top
    match state:
        case "normal":
            return top, bottom, s.highlight if accent else s.line
        case "hover" | "focus":
            return lighter(top, 0.05), lighter(bottom, 0.03), palette.FOCUS
        case "pressed":
            return darker(bottom, 0.15), darker(top, 0.15), s.highlight
        case "disabled":
            return s.bottom, s.bottom, s.line2
    raise KeyError(state)


def button_ink(skin: str = "goth", state: str = "normal", *, accent: bool = False) -> str:
    """The colour of a button's label and icon in that state."""
    s = SKINS[skin]
    if state == "disabled":
        return mix(s.dim, s.bottom, 0.30)
    return "#FFF6E2" if accent or state in ("hover", "focus") else s.text


@kept
def pill(w: float, h: float, colour: str, scale: float = 1.0, line: str | None = None) -> pygame.Surface:
    """A round-ended chip of w x h in `colour` with a thin shade under it; `line` adds a rim."""
    rim = f'stroke="{line}" stroke-width="1.2"' if line else ""
    body = box(0, 0, w, h, h / 2, palette.INK, 'opacity="0.4"') + box(
        0.6, 0.6, w - 1.2, h - 2.4, (h - 2.4) / 2, colour, rim
    )
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def banner(w: float, h: float, colour: str, skin: str = "goth", scale: float = 1.0) -> pygame.Surface:
    """The turn banner: a hanging trapezium of w x h in the colour of the seat, with a hairline inside."""
    slope = min(24.0, w / 6)
    fill = f"<defs>{vertical('b', ((0, lighter(colour, 0.10), 1), (1, darker(colour, 0.35), 1)))}</defs>"
    body = (
        path(f"M0 0H{w:g}L{w - slope:g} {h:g}H{slope:g}Z", fill=palette.INK, more='opacity="0.7"')
        + path(f"M3 0H{w - 3:g}L{w - slope - 2:g} {h - 3:g}H{slope + 2:g}Z", fill="url(#b)")
        + path(
            f"M8 0L{slope + 5:g} {h - 6:g}H{w - slope - 5:g}L{w - 8:g} 0",
            stroke=SKINS[skin].highlight,
            width=1.2,
            more='opacity="0.8"',
        )
    )
    return vector.drawing(fill + body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def top_bar(w: float = 1280, h: float = 48, skin: str = "goth", scale: float = 1.0) -> pygame.Surface:
    """The bar along the upper edge, w x (h + 14): the last 14 logical pixels are the shade below it."""
    s = SKINS[skin]
    defs = (
        f"<defs>{vertical('t', ((0, lighter(s.top, 0.05), 1), (1, s.bottom, 1)))}"
        f"{vertical('u', ((0, '#000000', 0.5), (1, '#000000', 0)))}</defs>"
    )
    body = (
        box(0, 0, w, h, 0, "url(#t)")
        + box(0, h - 3, w, 1.5, 0, s.line)
        + box(0, h - 1, w, 1, 0, palette.INK)
        + box(0, h, w, 14, 0, "url(#u)")
    )
    return vector.drawing(defs + body, (pixels(w, scale), pixels(h + 14, scale)), (w, h + 14))


@kept
def keycap(w: float = 22, h: float = 22, scale: float = 1.0, *, pressed: bool = False) -> pygame.Surface:
    """A key of w x h for key hints; its top face is h - 5 high (h - 3 when pressed). Label colour #241C14."""
    drop = 1.5 if pressed else 0.0
    body = (
        box(0, 2, w, h - 2, 4, palette.INK, 'opacity="0.6"')
        + box(0, 0.5, w, h - 2.5, 4, "#A8997A")
        + box(0, drop, w, h - 6, 4, "#E9DFC9")
        + path(f"M4 {1 + drop:g}H{w - 4:g}", stroke="#FFFDF4", width=1, more='opacity="0.8"')
    )
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def knob(radius: float, skin: str = "goth", state: str = "normal", scale: float = 1.0) -> pygame.Surface:
    """The round handle of a slider in a square of 2 x radius; `state` as for buttons."""
    s = SKINS[skin]
    rim = palette.FOCUS if state in ("hover", "focus", "pressed") else s.line
    face = s.dim if state == "disabled" else mix(s.line, "#FFFFFF", 0.15)
    side = 2 * radius
    body = (
        disc(radius, radius + 0.8, radius - 0.8, palette.INK)
        + disc(radius, radius, radius - 1.4, face, f'stroke="{rim}" stroke-width="1.6"')
        + disc(radius, radius, radius * 0.32, darker(face, 0.55))
    )
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


@kept
def checkbox(
    side: float, checked: bool, skin: str = "goth", state: str = "normal", scale: float = 1.0
) -> pygame.Surface:
    """A square tick box; `state` as for buttons."""
    s = SKINS[skin]
    rim = {"hover": palette.FOCUS, "focus": palette.FOCUS, "disabled": s.line2}.get(state, s.line)
    body = box(1, 1, side - 2, side - 2, 3, darker(s.bottom, 0.35), f'stroke="{rim}" stroke-width="1.6"')
    if checked:
        k = side / 24
        tick = f"M{5 * k:g} {12.5 * k:g}L{10 * k:g} {17.5 * k:g}L{19 * k:g} {6.5 * k:g}"
        body += path(
            tick, stroke=s.highlight, width=3.2 * k, more='stroke-linecap="round" stroke-linejoin="round"'
        )
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


@kept
def rule(w: float, colour: str = "#D8A84A", scale: float = 1.0) -> pygame.Surface:
    """The ornamental dividing line, w x 18, with a lozenge in the middle."""
    middle = w / 2
    data = (
        f"M0 8H{middle - 20:g}M{middle + 20:g} 8H{w:g}M{middle:g}"
        f" 0.8L{middle + 10:g} 8L{middle:g} 15.2L{middle - 10:g} 8Z"
    )
    gold = f"<defs>{vertical('g', ((0, lighter(colour, 0.5), 1), (1, darker(colour, 0.2), 1)))}</defs>"
    shade = path(data, stroke="#1A0708", width=1.8, more='transform="translate(0,1.4)" opacity="0.7"')
    return vector.drawing(
        gold + shade + path(data, stroke=colour, width=1.8), (pixels(w, scale), pixels(18, scale)), (w, 18)
    )


@kept
def ribbon(
    w: float, h: float, colour: str = "#A3161C", scale: float = 1.0, *, bright: bool = True
) -> pygame.Surface:
    """The swallow-tailed ribbon of a chosen menu entry, fading out to the right."""
    strength = 0.95 if bright else 0.55
    fade = ((0, colour, strength), (0.7, darker(colour, 0.25), strength * 0.8), (1, darker(colour, 0.25), 0))
    gold = ((0, "#F0C867", 1), (0.75, "#F0C867", 0.9), (1, "#F0C867", 0))
    defs = f"<defs>{vector.horizontal('m', fade)}{vector.horizontal('n', gold)}</defs>"
    body = path(f"M0 0H{w:g}V{h:g}H0L12 {h / 2:g}Z", fill="url(#m)")
    if bright:
        body += box(0, 0.2, w - 20, 1.4, 0, "url(#n)") + box(0, h - 1.6, w - 20, 1.4, 0, "url(#n)")
    return vector.drawing(defs + body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def veil(
    w: float, h: float, colour: str = palette.INK, alpha: float = 0.5, scale: float = 1.0, radius: float = 6.0
) -> pygame.Surface:
    """A see-through rounded field of w x h that quiets what lies under it."""
    body = box(0, 0, w, h, radius, colour, f'opacity="{alpha:g}"')
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def field(
    w: float, h: float, skin: str = "goth", state: str = "normal", scale: float = 1.0
) -> pygame.Surface:
    """A sunken field for typed text or a list; `state` as for buttons."""
    s = SKINS[skin]
    rim = palette.FOCUS if state in ("hover", "focus") else s.line2
    body = (
        box(0, 0, w, h, 4, darker(s.bottom, 0.45))
        + path(f"M2 3H{w - 2:g}", stroke=palette.INK, width=2, more='opacity="0.7"')
        + box(0.8, 0.8, w - 1.6, h - 1.6, 3.4, more=f'stroke="{rim}" stroke-width="1.4"')
    )
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))
