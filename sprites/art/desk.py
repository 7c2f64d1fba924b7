"""The hand-over: a wooden desk by candle light, the closed leather book, its page, and the wax seals.

Painters take the pixel size first and return RGB or RGBA from 0 to 1, rows first; lengths are logical units.
"""

from __future__ import annotations

import math
import random

import numpy as np
import pygame

from sprites import vector
from sprites.art.fields import Field, blurred, fractal, hump, smoothstep, value_noise
from sprites.art.press import Stock, paper
from sprites.palette import rgb

DESK = (1280.0, 720.0)
BOOK = (590.0, 612.0)
"""The book with its page edges; the cover is 576 x 604 from the top left corner."""
COVER = (576.0, 604.0)
PAGE = (560.0, 588.0)
SEAL_RADIUS = 88.0
SEAL = (194.0, 194.0)


def _grid(size: tuple[int, int], width: float) -> tuple[Field, Field]:
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    unit = np.float32(size[0] / width)
    return x / unit, y / unit


def _colour(code: str) -> Field:
    return np.array(rgb(code), np.float32) / 255


def _painted(body: str, size: tuple[int, int], box: tuple[float, float]) -> tuple[Field, Field]:
    """A vector drawing as RGB and alpha."""
    surface = vector.drawing(body, size, box)
    colours = pygame.surfarray.array3d(surface).transpose(1, 0, 2).astype(np.float32) / 255
    return colours, pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255


def _over(below: Field, above: tuple[Field, Field]) -> Field:
    return (below * (1 - above[1][..., None]) + above[0] * above[1][..., None]).astype(np.float32)


# --- desk ------------------------------------------------------------------------------------------------


def desk(size: tuple[int, int]) -> Field:
    """Six dark planks with their grain, three pools of candle light, shadows towards the edges."""
    x, y = _grid(size, DESK[0])
    columns, rows = size
    unit = columns / DESK[0]
    plank = np.floor(y / 120)
    shift = (plank * 337) % 600
    waves = _wood_rings(x + shift, y, plank, size, unit)
    wood = _colour("#2B1A12") * (1 - waves[..., None] * 0.5) + _colour("#402819") * waves[..., None] * 0.5
    tint = 0.86 + 0.05 * ((plank * 7) % 5)
    pores = 0.9 + 0.2 * value_noise(columns, rows, max(1.1, 2.2 * unit), 4)
    seam = 0.42 + 0.58 * smoothstep(0, 3, np.minimum(y % 120, 120 - y % 120))
    wood = wood * (tint * pores * seam)[..., None]
    glow = np.array([1.0, 0.62, 0.26], np.float32)
    for centre, reach, strength in (
        ((640, 250), 218, 0.34),
        ((120, 160), 126, 0.40),
        ((1160, 160), 126, 0.40),
    ):
        wood = wood + glow * (hump(x, y, centre, (reach, reach)) * strength)[..., None] * (0.35 + 2.2 * wood)
    distance = np.sqrt(((x / DESK[0] - 0.5) / 0.62) ** 2 + ((y / DESK[1] - 0.5) / 0.72) ** 2)
    return (wood * (1 - 0.86 * smoothstep(0.35, 1.05, distance))[..., None]).astype(np.float32)


def _wood_rings(x: Field, y: Field, plank: Field, size: tuple[int, int], unit: float) -> Field:
    """Long wavy year rings from 0 to 1, different on every plank."""
    columns, rows = size
    warp = fractal(max(4, columns // 10), rows, 14 * unit, 4, 3)
    warp = np.repeat(warp, 10, axis=1)
    warp = np.pad(warp, ((0, 0), (0, max(0, columns - warp.shape[1]))), mode="edge")[:, :columns]
    rings = np.sin((blurred(warp, 3 * unit) * 26 + y * 0.06 + plank * 1.7 + x * 0.002) * 2.2)
    return (rings * 0.5 + 0.5).astype(np.float32)


# --- book ------------------------------------------------------------------------------------------------


def book(size: tuple[int, int], leather: str) -> Field:
    """The closed book, RGBA: leather cover with spine, gilt double frame and corner leaves, page edges."""
    width, height = BOOK
    cover_size = (round(size[0] * COVER[0] / width), round(size[1] * COVER[1] / height))
    colours, alpha = _painted(_page_edges(), size, BOOK)
    cover = _leather(cover_size, leather)
    for layer in (_spine(), _gilding()):
        cover = _over(cover, _painted(layer, cover_size, COVER))
    shape = _painted(vector.box(0, 0, *COVER, 8, "#FFFFFF"), cover_size, COVER)[1]
    rows, columns = cover_size[1], cover_size[0]
    corner = (slice(0, rows), slice(0, columns))
    colours[corner] = colours[corner] * (1 - shape[..., None]) + cover * shape[..., None]
    alpha[corner] = np.maximum(alpha[corner], shape)
    return np.dstack([colours, alpha]).astype(np.float32)


def _page_edges() -> str:
    right = COVER[0]
    body = vector.box(0, 0, right + 8, COVER[1] + 5, 6, "#1C0D0C")
    body += vector.box(right - 10, 8, 17, COVER[1] - 8, 1, "#D8C79C")
    leaves = range(11, int(COVER[1]) - 4, 3)
    return body + "".join(
        vector.box(right - 10, y, 17, 1, 0, "#A48F60" if y % 2 else "#8F7A4E") for y in leaves
    )


def _leather(size: tuple[int, int], base: str) -> Field:
    x, y = _grid(size, COVER[0])
    columns, rows = size
    unit = columns / COVER[0]
    bumps = fractal(columns, rows, 5 * unit, 3, 3)
    down, across = np.gradient(blurred(bumps, unit))
    light = np.clip((down + across) * 6 * np.float32(unit), -0.7, 0.7)
    wear = 0.82 + 0.4 * fractal(columns, rows, 160 * unit, 3, 5)
    skin = _colour(base) * (1 + light * 0.42)[..., None] * wear[..., None]
    distance = np.sqrt(((x / COVER[0] - 0.42) / 0.6) ** 2 + ((y / COVER[1] - 0.36) / 0.62) ** 2)
    return (skin * (1.3 - 0.75 * smoothstep(0.2, 1.1, distance))[..., None]).astype(np.float32)


def _spine() -> str:
    shades = ((0, "#000000", 0.75), (0.5, "#000000", 0.1), (0.8, "#FFFFFF", 0.08), (1, "#000000", 0.3))
    bands = "".join(vector.box(0, y, 32, 5, 2, "#000000", 'opacity="0.25"') for y in (90, 210, 390, 510))
    return (
        f"<defs>{vector.horizontal('s', shades)}</defs>"
        + vector.box(0, 0, 34, COVER[1], 8, "url(#s)")
        + bands
    )


def _gilding() -> str:
    left, right, top, bottom = 48.0, COVER[0] - 26, 26.0, COVER[1] - 26
    body = _gilt(f"M{left} {top}H{right}V{bottom}H{left}Z", 2.6)
    body += _gilt(f"M{left + 8} {top + 8}H{right - 8}V{bottom - 8}H{left + 8}Z", 1.2)
    inset = 10
    corners = (
        (left + inset, top + inset, 0),
        (right - inset, top + inset, 90),
        (right - inset, bottom - inset, 180),
        (left + inset, bottom - inset, 270),
    )
    return body + "".join(_corner_leaf(x, y, turn) for x, y, turn in corners)


def _corner_leaf(x: float, y: float, turn: float) -> str:
    """Three leaves and a berry growing out of a corner."""
    leaves = (
        "M4 4Q34 6 44 42Q26 36 22 24Q12 20 4 4Z",
        "M50 8Q66 2 84 10Q68 20 50 8Z",
        "M8 50Q2 66 10 84Q20 68 8 50Z",
        "M52 20Q60 26 60 36Q52 30 52 20ZM20 52Q26 60 36 60Q30 52 20 52Z",
        "M44 44m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
    )
    return (
        f'<g transform="translate({x:g},{y:g}) rotate({turn:g})">'
        + "".join(_gilt(leaf, 0) for leaf in leaves)
        + "</g>"
    )


def _gilt(data: str, width: float) -> str:
    """Gold leaf: a dark pressed edge below, the metal, and a bright upper edge."""
    if width:
        return (
            vector.path(
                data, stroke="#1A0708", width=width + 0.6, more='transform="translate(0,1.3)" opacity="0.7"'
            )
            + vector.path(data, stroke="#C8963C", width=width)
            + vector.path(data, stroke="#F6DF9C", width=width * 0.45, more='transform="translate(-0.3,-0.4)"')
        )
    return (
        vector.path(data, fill="#1A0708", more='transform="translate(0.6,1.6)" opacity="0.75"')
        + vector.path(data, fill="#C8963C")
        + vector.path(
            data, fill="#F0D388", more='transform="translate(-0.7,-0.9) scale(0.985)" opacity="0.75"'
        )
    )


def page(size: tuple[int, int]) -> Field:
    """The page under the cover: an old chart with its compass rose, darker at the spine and the edges."""
    x, y = _grid(size, PAGE[0])
    unit = size[0] / PAGE[0]
    sheet = paper(*size, Stock("#E4D5B2", stain=0.12, fibre=0.05, seed=11), unit)
    edge = np.minimum(np.minimum(x, PAGE[0] - x), np.minimum(y, PAGE[1] - y))
    ragged = edge + (fractal(*size, 40 * unit, 4, 5) - 0.5) * 40
    burn = (np.exp(-np.clip(ragged, 0, None) / 24) * 0.75)[..., None]
    sheet = sheet * (1 - burn) + _colour("#5A3D1E") * burn
    sheet = sheet * (0.55 + 0.45 * smoothstep(0, 60, x))[..., None]
    return _over(sheet.astype(np.float32), _painted(_chart(), size, PAGE))


def _chart() -> str:
    """Double frame, rhumb lines, a coast with its soundings, and the rose, in brown ink."""
    ink, middle = "#6B4A2A", (PAGE[0] * 0.5, PAGE[1] * 0.47)
    frames = "".join(
        vector.box(
            i,
            i,
            PAGE[0] - 2 * i,
            PAGE[1] - 2 * i,
            0,
            more=f'stroke="{ink}" stroke-width="{w}" opacity="0.65"',
        )
        for i, w in ((28, 2), (34, 1))
    )
    rays = "".join(_rhumb(middle, turn) for turn in range(0, 360, 15))
    lines = vector.path(rays, stroke=ink, width=0.8, more='opacity="0.28"')
    coast = "".join(
        vector.path(_COAST, stroke=ink, width=w, more=f'opacity="{o}" transform="translate({d},{d * 0.6:g})"')
        for d, w, o in ((0, 2.2, 0.6), (6, 1, 0.35), (11, 0.8, 0.25), (17, 0.7, 0.18))
    )
    return frames + lines + coast + _rose(middle, 96, ink)


def _rhumb(middle: tuple[float, float], turn: float) -> str:
    """A line from the rose to the frame of the page."""
    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    reach = min(
        (PAGE[0] / 2 - 36) / max(abs(across), 1e-6),
        ((PAGE[1] - middle[1] if down > 0 else middle[1]) - 36) / max(abs(down), 1e-6),
    )
    start, end = [(middle[0] + r * across, middle[1] + r * down) for r in (112, reach)]
    return f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"


def _rose(middle: tuple[float, float], radius: float, ink: str) -> str:
    """A sixteen-pointed compass rose, each point half dark."""
    body = "".join(
        vector.disc(*middle, r, more=f'stroke="{ink}" stroke-width="{w}"') for r, w in ((110, 1), (104, 2.4))
    )
    where = f'transform="translate({middle[0]:g},{middle[1]:g})"'
    body += f"<g {where}>" + "".join(_rose_point(radius, *point, ink) for point in _ROSE) + "</g>"
    body += vector.disc(*middle, 9, "#E9DCBC", f'stroke="{ink}" stroke-width="2"')
    return f'<g opacity="0.72">{body}</g>'


def _rose_point(radius: float, turn: float, length: float, wide: float, ink: str) -> str:
    tip, shoulder = -radius * length, -wide * 1.1
    light = f"M0 {tip:g}L{wide:g} {shoulder:g}L0 0L{-wide:g} {shoulder:g}Z"
    dark = f"M0 {tip:g}L{wide:g} {shoulder:g}L0 0Z"
    shapes = vector.path(light, fill="#E9DCBC", stroke=ink, width=1.4) + vector.path(dark, fill=ink)
    return f'<g transform="rotate({turn:g})">{shapes}</g>'


_ROSE = (
    *((22.5 + 45 * point, 0.62, 7.0) for point in range(8)),
    *((45.0 + 90 * point, 0.78, 11.0) for point in range(4)),
    *((90.0 * point, 1.0, 15.0) for point in range(4)),
)
"""Direction in degrees, length and half width of each point of the compass rose, the small ones first."""
_COAST = (
    "M44 150Q80 140 96 158T150 170Q176 150 190 118Q220 128 236 96T290 60M40 470Q86 452 108 476T170 492"
    "Q200 520 252 508T330 532Q380 520 400 548M520 220Q492 240 500 272T470 330Q488 356 480 392T512 440"
)


# --- seal ------------------------------------------------------------------------------------------------


def seal(size: tuple[int, int], wax: str, emblem: str, piece: str) -> Field:
    """A wax seal, RGBA, with an emblem (path data in a 24 box) pressed into it.

    `piece` is "whole", "left" or "right": the halves fit along a jagged crack. Raises KeyError for another.
    """
    outline = _wax_outline()
    double = (size[0] * 2, size[1] * 2)
    alpha = _painted(vector.path(outline, fill="#FFFFFF"), double, SEAL)[1]
    relief = _seal_relief(double, alpha, emblem)
    unit = np.float32(double[0] / SEAL[0])
    down, across = np.gradient(relief * np.float32(SEAL_RADIUS * 0.9) * unit / 2)
    norm = np.sqrt(across**2 + down**2 + 1)
    light = np.clip((0.5 * across + 0.62 * down + 0.6) / norm, 0, 1.6)
    shine = np.clip(light - 0.93, 0, 1) ** 1.2 * 2.2
    colour = _colour(wax) * (0.30 + 0.85 * light)[..., None] + shine[..., None] * np.array(
        [1, 0.76, 0.70], np.float32
    )
    alpha = alpha * _piece_mask(double, piece)
    whole = np.dstack([np.clip(colour, 0, 1), alpha]).astype(np.float32)
    return whole.reshape(size[1], 2, size[0], 2, 4).mean((1, 3)).astype(np.float32)


def _wax_outline() -> str:
    """An uneven round blot of wax around the middle of the seal's box."""
    chance, middle = random.Random(5), SEAL[0] / 2
    points = []
    for step in range(48):
        angle = math.radians(step * 7.5)
        wave = (
            0.93
            + 0.05 * math.sin(step * 1.1)
            + 0.04 * math.cos(step * 0.53 + 2)
            + chance.uniform(-0.012, 0.012)
        )
        points.append(
            (middle + SEAL_RADIUS * wave * math.cos(angle), middle + SEAL_RADIUS * wave * math.sin(angle))
        )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _seal_relief(size: tuple[int, int], alpha: Field, emblem: str) -> Field:
    x, y = _grid(size, SEAL[0])
    unit = size[0] / SEAL[0]
    middle, radius = SEAL[0] / 2, SEAL_RADIUS
    distance = np.hypot(x - middle, y - middle)
    relief = blurred(alpha, radius * 0.16 * unit) + 0.35 * alpha
    relief = relief - 0.38 * (1 - smoothstep(radius * 0.60, radius * 0.68, distance))
    ring = np.exp(-(((distance - radius * 0.55) / 1.6) ** 2)) * 0.10
    factor = radius * 1.02 / 24
    shift = middle - 12 * factor
    drawn = vector.path(
        emblem, fill="#FFFFFF", more=f'transform="translate({shift:g},{shift:g}) scale({factor:g})"'
    )
    pressed = blurred(_painted(drawn, size, SEAL)[1], 1.0 * unit)
    return blurred((relief + ring + 0.34 * pressed).astype(np.float32), 1.1 * unit)


def _piece_mask(size: tuple[int, int], piece: str) -> Field | float:
    if piece == "whole":
        return 1.0
    crack = "L".join(f"{x:g} {y:g}" for x, y in _CRACK)
    edge = {"left": f"L0 {SEAL[1]:g}L0 0Z", "right": f"L{SEAL[0]:g} {SEAL[1]:g}L{SEAL[0]:g} 0Z"}[piece]
    return _painted(vector.path(f"M{crack}{edge}", fill="#FFFFFF"), size, SEAL)[1]


_CRACK = (
    (104, 0),
    (98, 22),
    (108, 40),
    (92, 58),
    (102, 78),
    (88, 98),
    (100, 116),
    (90, 136),
    (104, 154),
    (96, 172),
    (102, 194),
)
"""The line along which the seal breaks, from top to bottom."""
