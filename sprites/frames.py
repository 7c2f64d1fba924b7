"""The chrome: panels, buttons, pills, banners, rings, shadows, glows and gauges, without any text.

All lengths are logical pixels, `scale` is the render scale, and every function returns a finished surface of
`round(length * scale)` pixels that is made once and shared: never draw on it, copy it first. Shadows and glows
are larger than what they belong to by `SHADOWS[kind].margin` or `glow_margin(spread)` on every side.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites import palette, vector
from sprites.palette import SKINS, darker, lighter, mix
from sprites.vector import box, disc, path, pixels, vertical

BUTTON_STATES = ("normal", "hover", "focus", "pressed", "disabled")
_WIDE_CACHE = lru_cache(maxsize=768)
_BLUR_CACHE = lru_cache(maxsize=192)


@dataclass(frozen=True)
class Shadow:
    """How a raised thing throws its shadow: blur and downward shift in logical pixels, darkness 0 to 1."""

    blur: float
    down: float
    strength: float
    radius: float

    @property
    def margin(self) -> float:
        """Logical pixels by which the shadow surface is larger on every side."""
        return self.blur * 2 + self.down


SHADOWS: dict[str, Shadow] = {
    "panel": Shadow(10, 6, 0.60, 8),
    "card": Shadow(7, 5, 0.60, 6),
    "lifted": Shadow(12, 10, 0.80, 6),
    "badge": Shadow(3, 2, 0.55, 20),
}


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


@_WIDE_CACHE
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
    gold = f"<defs>{vertical('g', ((0, lighter(rim, 0.45), 1), (0.5, rim, 1), (1, darker(rim, 0.45), 1)))}</defs>"
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
    """A button face of w x h; `state` is one of `BUTTON_STATES`, `accent` fills it with the skin's accent colour.

    Hover and focus brighten the rim (add `glow` behind them), pressed darkens the fill. The colour for the label
    is `button_ink`. Raises KeyError for an unknown skin or state.
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


@_WIDE_CACHE
def pill(w: float, h: float, colour: str, scale: float = 1.0, line: str | None = None) -> pygame.Surface:
    """A round-ended chip of w x h in `colour` with a thin shade under it; `line` adds a rim."""
    rim = f'stroke="{line}" stroke-width="1.2"' if line else ""
    body = box(0, 0, w, h, h / 2, palette.INK, 'opacity="0.4"') + box(
        0.6, 0.6, w - 1.2, h - 2.4, (h - 2.4) / 2, colour, rim
    )
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@_WIDE_CACHE
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


@_WIDE_CACHE
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


@_WIDE_CACHE
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


@_WIDE_CACHE
def ring(
    w: float,
    h: float,
    colour: str,
    scale: float = 1.0,
    *,
    width: float = 3.0,
    radius: float = 8.0,
    style: str = "solid",
) -> pygame.Surface:
    """A rounded outline of w x h. `style`: "solid" (selected), "dashed" (legal place), "dotted" (known, not shown).

    The dotted style lies on a dark band so that it reads on paper too. Raises KeyError for an unknown style.
    """
    inset = width / 2
    extra = {
        "solid": "",
        "dashed": 'stroke-dasharray="8 6"',
        "dotted": 'stroke-dasharray="0.1 6" stroke-linecap="round"',
    }
    shape = (inset, inset, w - width, h - width, radius)
    under = (
        box(*shape, more=f'stroke="{palette.CARD_EDGE}" stroke-width="{width:g}"')
        if style == "dotted"
        else ""
    )
    line = box(*shape, more=f'stroke="{colour}" stroke-width="{width:g}" {extra[style]}')
    return vector.drawing(under + line, (pixels(w, scale), pixels(h, scale)), (w, h))


@_WIDE_CACHE
def round_ring(
    radius: float, colour: str, scale: float = 1.0, *, width: float = 3.0, style: str = "solid"
) -> pygame.Surface:
    """A circular outline that fits a square of 2 x radius; `style` as in `ring`, without the dark band."""
    side = 2 * radius
    dash = {
        "solid": "",
        "dashed": 'stroke-dasharray="8 6"',
        "dotted": 'stroke-dasharray="0.1 6" stroke-linecap="round"',
    }
    body = disc(
        radius, radius, radius - width / 2, more=f'stroke="{colour}" stroke-width="{width:g}" {dash[style]}'
    )
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


def progress_ring(
    radius: float, share: float, scale: float = 1.0, *, colour: str = palette.FOCUS, width: float = 8.0
) -> pygame.Surface:
    """A dark circular track whose first `share` (0 to 1, from twelve o'clock) is filled, in a square of 2 x radius + width.

    The share is drawn in 120 steps, so that a held key does not fill the cache with pictures.
    """
    return _progress_ring(radius, round(min(max(share, 0.0), 1.0) * 120), scale, colour, width)


@_WIDE_CACHE
def _progress_ring(radius: float, step: int, scale: float, colour: str, width: float) -> pygame.Surface:
    side = 2 * radius + width + 4
    centre = side / 2
    body = disc(centre, centre, radius, more=f'stroke="#16080A" stroke-width="{width + 2:g}" opacity="0.75"')
    body += disc(centre, centre, radius, more='stroke="#7D5A2A" stroke-width="2" opacity="0.9"')
    if step:
        line = vector.arc((centre, centre), radius, step / 120)
        body += path(line, stroke=colour, width=width, more='stroke-linecap="round"')
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


@_WIDE_CACHE
def gauge(
    w: float,
    h: float,
    share: float,
    scale: float = 1.0,
    *,
    colour: str = "#F0C867",
    mark: float | None = None,
    empty: str = "#3A2D30",
) -> pygame.Surface:
    """A horizontal gauge filled to `share` (0 to 1), with a dark stroke at `mark` (0 to 1) when given."""
    share = min(max(share, 0.0), 1.0)
    inner = w - 4
    fill = f"<defs>{vertical('g', ((0, lighter(colour, 0.35), 1), (1, darker(colour, 0.12), 1)))}</defs>"
    body = box(0, 0, w, h, h / 2, palette.INK) + box(2, 2, inner, h - 4, (h - 4) / 2, empty)
    if share > 0:
        body += box(2, 2, max(h - 4, inner * share), h - 4, (h - 4) / 2, "url(#g)")
    if mark is not None:
        body += box(2 + inner * mark - 1, 0, 2, h, 0, palette.INK)
    return vector.drawing(fill + body, (pixels(w, scale), pixels(h, scale)), (w, h))


@_WIDE_CACHE
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


@_WIDE_CACHE
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


@_WIDE_CACHE
def rule(w: float, colour: str = "#D8A84A", scale: float = 1.0) -> pygame.Surface:
    """The ornamental dividing line, w x 18, with a lozenge in the middle."""
    middle = w / 2
    data = f"M0 8H{middle - 20:g}M{middle + 20:g} 8H{w:g}M{middle:g} 0.8L{middle + 10:g} 8L{middle:g} 15.2L{middle - 10:g} 8Z"
    gold = f"<defs>{vertical('g', ((0, lighter(colour, 0.5), 1), (1, darker(colour, 0.2), 1)))}</defs>"
    shade = path(data, stroke="#1A0708", width=1.8, more='transform="translate(0,1.4)" opacity="0.7"')
    return vector.drawing(
        gold + shade + path(data, stroke=colour, width=1.8), (pixels(w, scale), pixels(18, scale)), (w, 18)
    )


@_WIDE_CACHE
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


def arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    colour: str = palette.FOCUS,
    scale: float = 1.0,
    *,
    bend: float = 0.2,
    width: float = 5.0,
    head: float = 17.0,
) -> tuple[pygame.Surface, tuple[float, float]]:
    """A curved arrow between two points; returns the surface and the logical top left corner to draw it at.

    `bend` pushes the middle sideways by that share of the length (negative: to the other side).
    """
    middle_x = (start[0] + end[0]) / 2 - (end[1] - start[1]) * bend
    middle_y = (start[1] + end[1]) / 2 + (end[0] - start[0]) * bend
    margin = head + width
    left = min(start[0], end[0], middle_x) - margin
    top = min(start[1], end[1], middle_y) - margin
    shift = tuple((round(x - left, 1), round(y - top, 1)) for x, y in (start, (middle_x, middle_y), end))
    size = (
        max(start[0], end[0], middle_x) - left + margin,
        max(start[1], end[1], middle_y) - top + margin,
    )
    return _arrow(shift, (round(size[0]), round(size[1])), colour, scale, width, head), (left, top)


@_WIDE_CACHE
def _arrow(
    points: tuple[tuple[float, float], ...],
    size: tuple[int, int],
    colour: str,
    scale: float,
    width: float,
    head: float,
) -> pygame.Surface:
    (x0, y0), (cx, cy), (x1, y1) = points
    way = pygame.Vector2(x1 - cx, y1 - cy)
    way = way.normalize() if way.length() else pygame.Vector2(1, 0)
    neck = pygame.Vector2(x1, y1) - way * head * 0.8
    wings = [pygame.Vector2(x1, y1) - way.rotate(turn) * head for turn in (-29, 29)]
    shaft = f"M{x0:.1f} {y0:.1f}Q{cx:.1f} {cy:.1f} {neck.x:.1f} {neck.y:.1f}"
    tip = f"M{x1:.1f} {y1:.1f}L{wings[0].x:.1f} {wings[0].y:.1f}L{wings[1].x:.1f} {wings[1].y:.1f}Z"
    round_caps = 'stroke-linecap="round" stroke-linejoin="round"'
    body = (
        path(shaft, stroke="#1A1208", width=width + 4, more=round_caps)
        + path(tip, fill="#1A1208", stroke="#1A1208", width=4, more=round_caps)
        + path(shaft, stroke=colour, width=width, more=round_caps)
        + path(tip, fill=colour)
    )
    return vector.drawing(body, (pixels(size[0], scale), pixels(size[1], scale)), size)


def shadow(w: float, h: float, kind: str = "card", scale: float = 1.0) -> pygame.Surface:
    """The soft shadow of a w x h thing; draw it `SHADOWS[kind].margin` left of and above that thing.

    Kinds: "panel", "card", "lifted", "badge". Raises KeyError for another.
    """
    form = SHADOWS[kind]
    return _cast(w, h, form.radius, form.blur, form.strength, (0, 0, 0), form.down, scale)


def glow(
    w: float,
    h: float,
    colour: str,
    scale: float = 1.0,
    *,
    spread: float = 9.0,
    radius: float = 8.0,
    strength: float = 1.5,
) -> pygame.Surface:
    """Light around a w x h thing; draw it `glow_margin(spread)` left of and above that thing, before it."""
    return _cast(w, h, radius, spread, strength, palette.rgb(colour), 0, scale)


def glow_margin(spread: float = 9.0) -> float:
    """Logical pixels by which a glow is larger than its thing, on every side."""
    return spread * 2


@_BLUR_CACHE
def _cast(
    w: float,
    h: float,
    radius: float,
    blur: float,
    strength: float,
    colour: tuple[int, int, int],
    down: float,
    scale: float,
) -> pygame.Surface:
    size = (pixels(w, scale), pixels(h, scale))
    core = pixels(max(radius, 1) + blur * 2.4, scale)
    small = (min(size[0], 2 * core + 2), min(size[1], 2 * core + 2))
    shape = box(0, 0, small[0], small[1], min(radius * scale, small[0] / 2, small[1] / 2), "#000000")
    mask = vector.drawing(shape, small, small)
    haze = vector.soft(mask, colour, pixels(blur, scale), strength)
    margin = pixels(blur, scale) * 2
    whole = _stretched(haze, (size[0] + 2 * margin, size[1] + 2 * margin))
    outer = pixels(blur * 2 + down, scale)
    out = pygame.Surface((size[0] + 2 * outer, size[1] + 2 * outer), pygame.SRCALPHA)
    out.fill((*colour, 0))
    out.blit(
        whole, (outer - margin, outer - margin + round(down * scale)), special_flags=pygame.BLEND_RGBA_MAX
    )
    return out


def _stretched(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """`source` grown to `size` by its middle column and row, the four corners untouched."""
    if source.get_size() == size:
        return source
    across = _grown(source, size[0], horizontal=True)
    return _grown(across, size[1], horizontal=False)


def _grown(source: pygame.Surface, length: int, *, horizontal: bool) -> pygame.Surface:
    w, h = source.get_size()
    now = w if horizontal else h
    half = now // 2
    out = pygame.Surface((length, h) if horizontal else (w, length), pygame.SRCALPHA)
    spots = ((0, half, 0), (now - half, half, length - half))
    for start, span, to in spots:
        area = (start, 0, span, h) if horizontal else (0, start, w, span)
        out.blit(source, (to, 0) if horizontal else (0, to), area)
    gap = length - 2 * half
    strip = source.subsurface((half, 0, 1, h) if horizontal else (0, half, w, 1))
    out.blit(
        pygame.transform.scale(strip, (gap, h) if horizontal else (w, gap)),
        (half, 0) if horizontal else (0, half),
    )
    return out


@_BLUR_CACHE
def round_glow(
    radius: float, colour: str, scale: float = 1.0, *, spread: float = 9.0, strength: float = 1.2
) -> pygame.Surface:
    """Light around a disc of `radius`; draw it `glow_margin(spread)` left of and above the disc's square."""
    side = pixels(2 * radius, scale)
    mask = vector.drawing(disc(side / 2, side / 2, side / 2, "#000000"), (side, side), (side, side))
    return vector.soft(mask, palette.rgb(colour), pixels(spread, scale), strength)


@_WIDE_CACHE
def veil(
    w: float, h: float, colour: str = palette.INK, alpha: float = 0.5, scale: float = 1.0, radius: float = 6.0
) -> pygame.Surface:
    """A see-through rounded field of w x h that quiets what lies under it."""
    body = box(0, 0, w, h, radius, colour, f'opacity="{alpha:g}"')
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@_WIDE_CACHE
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
