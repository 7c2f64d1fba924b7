"""Faces of cards, counters and marks, composed from built pictures, vector drawings and type.

Sizes are logical pixels, `scale` the render scale; every surface is made once for its arguments and shared,
so copy it before drawing on it. Words come as arguments: nothing here knows a language.
"""

from __future__ import annotations

import pygame

from sprites import icons, palette, pictures, theme, vector
from sprites.counters import (
    MOON_STATES,
    TOWNSFOLK_KINDS,
    dust,
    eye_badge,
    health_drop,
    ink_blot,
    moon,
    number_badge,
    skull_badge,
    spark,
    token,
    townsfolk,
    weather_vane,
)
from sprites.kept import kept
from sprites.palette import SUITS, darker, lighter
from sprites.typefaces import fitting_size, typeface
from sprites.vector import box, path, pixels, vertical

__all__ = [
    "CARD_PROPORTION", "CARD_STATES", "MOON_STATES", "TOWNSFOLK_KINDS", "card_size", "carte", "dimmed",
    "district_ribbon", "district_tile", "dracula_back", "dracula_card", "dust", "eye_badge", "faded",
    "framed_portrait", "framed_vignette", "health_drop", "ink_blot", "moon", "number_badge", "skull_badge",
    "spark", "title_plate", "token", "townsfolk", "townsfolk_turning", "turning", "weather_vane",
]  # fmt: skip

CARD_PROPORTION = 131 / 92
"""Height of a Dracula card for a width of 1."""
CARD_STATES = ("plain", "dim", "ghost")
_FOOT_INK = "#2A1F18"
_SMALLEST = 13.0
_FOOT_FACES = ("alegreya_sans_bold", "barlow_semibold", "league")
"""Faces for the foot of a card, each narrower than the one before: words narrow down before they shrink."""


def card_size(width: float) -> tuple[float, float]:
    """Logical size of a card of this width."""
    return width, round(width * CARD_PROPORTION)


# --- cards -----------------------------------------------------------------------------------------------


@kept
def dracula_card(
    value: int, suit: str, width: float = 92, scale: float = 1.0, label: str = "", state: str = "plain"
) -> pygame.Surface:
    """The face of card `value` (1 to 8) of `suit` ("X", "O", "B", "S"), `card_size(width)` large.

    `label` is the effect in at most 18 characters, printed at the foot, never smaller than 13 px. `state`:
    "plain", "dim" (not playable) or "ghost" (where it would go). Raises KeyError for an unknown state or
    suit.
    """
    if state != "plain":
        return _in_state(dracula_card(value, suit, width, scale, label), state)
    k = width / 92
    card = _card_ground(width, scale).copy()
    art = pictures.vignette(value, suit, 83 * k, 102 * k, scale)
    corner = _at(4.5 * k, 4.5 * k, scale)
    card.blit(art, corner)
    pygame.draw.rect(
        card, palette.rgb(palette.CARD_EDGE), art.get_rect(topleft=corner), max(1, pixels(1.2 * k, scale))
    )
    card.blit(_index_ribbon(value, suit, k, scale), _at(6 * k, 2 * k, scale))
    if label:
        _foot(card, label, width, scale)
    return card


def _in_state(card: pygame.Surface, state: str) -> pygame.Surface:
    match state:
        case "dim":
            return dimmed(card)
        case "ghost":
            return faded(card, 0.47)
    raise KeyError(state)


def _at(x: float, y: float, scale: float) -> tuple[int, int]:
    return round(x * scale), round(y * scale)


@kept
def _card_ground(width: float, scale: float) -> pygame.Surface:
    """Bone paper with its dark edge."""
    w, h = card_size(width)
    k = width / 92
    paper = f"<defs>{vertical('p', ((0, '#EFE6D0', 1), (0.75, '#E9DEC6', 1), (1, '#DDCFAF', 1)))}</defs>"
    edge = 1.5 * max(k, 0.8)
    body = box(0, 0, w, h, 6 * k, palette.CARD_EDGE) + box(
        edge, edge, w - 2 * edge, h - 2 * edge, 5 * k, "url(#p)"
    )
    return vector.drawing(paper + body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def _index_ribbon(value: int, suit: str, k: float, scale: float) -> pygame.Surface:
    """The swallow-tailed ribbon with numeral and suit icon, 30 x 50 at k = 1."""
    look = SUITS[suit]
    stops = ((0, lighter(look.colour, 0.08), 1), (1, darker(look.colour, 0.12), 1))
    shade = f"<defs>{vertical('r', stops)}</defs>"
    body = (
        path("M0 0H32V52L16 43L0 52Z", fill=palette.CARD_EDGE)
        + path("M2 0H30V48.5L16 40.5L2 48.5Z", fill="url(#r)")
        + path("M2 0H16V40.5L2 48.5Z", fill="#FFFFFF", more='opacity="0.12"')
    )
    ribbon = vector.drawing(shade + body, (pixels(30 * k, scale), pixels(50 * k, scale)), (32, 52))
    numeral = typeface("grenze_black", 31 * k, scale).render(str(value), True, palette.rgb(look.ink))
    light = look.ink.startswith("#FFF")
    cast = typeface("grenze_black", 31 * k, scale).render(
        str(value), True, (0, 0, 0) if light else (255, 255, 255)
    )
    cast.set_alpha(100 if light else 60)
    ink_box = numeral.get_bounding_rect()
    left = round(15 * k * scale - ink_box.w / 2 - ink_box.x)
    top = round(13.2 * k * scale - ink_box.h / 2 - ink_box.y)
    ribbon.blit(cast, (left, top + max(1, round(k * scale))))
    ribbon.blit(numeral, (left, top))
    mark = icons.icon(look.icon, 14 * k, look.ink, look.colour, scale)
    ribbon.blit(mark, mark.get_rect(center=_at(15 * k, 32.5 * k, scale)))
    return ribbon


def _foot(card: pygame.Surface, label: str, width: float, scale: float) -> None:
    k = width / 92
    room = width - 7 * k
    largest = max(_SMALLEST, 12.6 * k)
    face = next((name for name in _FOOT_FACES if _fits(name, label, room)), _FOOT_FACES[-1])
    size = fitting_size(face, label, room, largest, _SMALLEST)
    text = typeface(face, size, scale).render(label, True, palette.rgb(_FOOT_INK))
    middle = card.get_width() / 2, (width * CARD_PROPORTION - 12.2 * k) * scale
    card.blit(text, text.get_rect(center=(round(middle[0]), round(middle[1]))))


def _fits(face: str, label: str, room: float) -> bool:
    return typeface(face, _SMALLEST).size(label)[0] <= room


@kept
def dracula_back(
    who: str | int = "dracula", width: float = 92, scale: float = 1.0, state: str = "plain"
) -> pygame.Surface:
    """The back of a side's cards: "dracula" or seat 0 the bat, "hunter" or seat 1 the crossed stakes."""
    if state != "plain":
        return _in_state(dracula_back(who, width, scale), state)
    w, h = card_size(width)
    k = width / 92
    size = (pixels(w, scale), pixels(h, scale))
    ground = pictures.back(who, w, h, scale)
    card = vector.drawing(box(0, 0, w, h, 6 * k, "#FFFFFF"), size, (w, h))
    card.blit(vector.plain_alpha(ground), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    gold = "#C9A25A"
    frame = (
        box(1, 1, w - 2, h - 2, 6 * k, more=f'stroke="{palette.CARD_EDGE}" stroke-width="{2.5 * k:g}"')
        + box(
            5 * k,
            5 * k,
            w - 10 * k,
            h - 10 * k,
            4 * k,
            more=f'stroke="#120D0B" stroke-width="{3.4 * k:g}" opacity="0.6"',
        )
        + box(5 * k, 5 * k, w - 10 * k, h - 10 * k, 4 * k, more=f'stroke="{gold}" stroke-width="{1.5 * k:g}"')
        + box(8 * k, 8 * k, w - 16 * k, h - 16 * k, 3 * k, more=f'stroke="{gold}" stroke-width="{0.7 * k:g}"')
    )
    card.blit(vector.drawing(frame, size, (w, h)), (0, 0))
    return card


def dimmed(source: pygame.Surface, grey: float = 0.45, light: float = 0.58) -> pygame.Surface:
    """A copy with the share `grey` of its colour taken out, darkened to `light`; still readable."""
    out = source.copy()
    plain = pygame.transform.grayscale(source)
    plain.set_alpha(round(grey * 255))
    out.blit(plain, (0, 0))
    level = round(light * 255)
    out.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def faded(source: pygame.Surface, share: float) -> pygame.Surface:
    """A copy of which only the share `share` (0 to 1) can be seen."""
    out = source.copy()
    out.fill((255, 255, 255, round(share * 255)), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def turning(front: pygame.Surface, back: pygame.Surface, share: float) -> pygame.Surface:
    """A flat thing turning about its upright axis, same height: `front` at 0, edge on at 0.5, `back` at 1."""
    face = front if share < 0.5 else back
    width = max(1, round(face.get_width() * abs(1 - 2 * min(max(share, 0.0), 1.0))))
    return pygame.transform.smoothscale(face, (width, face.get_height()))


def townsfolk_turning(kind: int, share: float, radius: float = 15, scale: float = 1.0) -> pygame.Surface:
    """The person turning into the vampire: `share` 0 is the person, 1 the vampire."""
    return turning(townsfolk(kind, False, radius, scale), townsfolk(kind, True, radius, scale), share)


# --- pieces of the board ---------------------------------------------------------------------------------


@kept
def district_ribbon(w: float = 156, hot: bool = False, scale: float = 1.0) -> pygame.Surface:
    """The ribbon under a district's view, w x 32, forked at both ends; red when it is nearly lost."""
    fill = "#8C1B20" if hot else "#2A2023"
    shade = f"<defs>{vertical('r', ((0, lighter(fill, 0.12), 1), (1, darker(fill, 0.15), 1)))}</defs>"
    body = path(f"M0 4H{w:g}L{w - 8:g} 16L{w:g} 28H0L8 16Z", fill=palette.INK)
    body += path(f"M4 6H{w - 4:g}L{w - 11:g} 16L{w - 4:g} 26H4L11 16Z", fill="url(#r)")
    body += path(f"M12 8.6H{w - 12:g}M12 23.4H{w - 12:g}", stroke="#C9AD77", width=0.8, more='opacity="0.55"')
    return vector.drawing(shade + body, (pixels(w, scale), pixels(32, scale)), (w, 32))


@kept
def district_tile(
    index: int, w: float = 144, h: float = 196, scale: float = 1.0, hot: bool = False
) -> pygame.Surface:
    """The tile of district 1 to 5 without words and people: view 110 high, ribbon place, paper field below.

    The ribbon (`district_ribbon`, 12 wider than the tile) belongs 6 left of and 102 below the tile's corner.
    """
    paper = f"<defs>{vertical('p', ((0, '#E2D4B2', 1), (1, '#CFBE95', 1)))}</defs>"
    rim = "#A3262B" if hot else "#0D0909"
    body = (
        box(0, 0, w, h, 4, "#0D0909")
        + box(1, 1, w - 2, h - 2, 3.4, rim)
        + box(2, 2, w - 4, h - 4, 3, "url(#p)")
        + box(6, 134, w - 12, h - 140, 2, more='stroke="#8C7449" stroke-width="0.9" opacity="0.7"')
    )
    tile = vector.drawing(paper + body, (pixels(w, scale), pixels(h, scale)), (w, h))
    view = pictures.district(index, w - 8, 110, scale)
    tile.blit(view, _at(4, 4, scale))
    pygame.draw.rect(
        tile, palette.rgb(palette.CARD_EDGE), view.get_rect(topleft=_at(4, 4, scale)), pixels(1.6, scale)
    )
    return tile


@kept
def framed_portrait(who: str | int, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """A portrait with its dark edge, w x h."""
    out = pictures.portrait(who, w, h, scale).copy()
    pygame.draw.rect(out, palette.rgb(palette.INK), out.get_rect(), pixels(1.6, scale))
    return out


@kept
def framed_vignette(value: int, suit: str, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The art of a card alone, with its dark edge, w x h: where a whole face would be too small to read."""
    out = pictures.vignette(value, suit, w, h, scale).copy()
    pygame.draw.rect(out, palette.rgb(palette.INK), out.get_rect(), pixels(1.6, scale))
    return out


@kept
def title_plate(who: str, label: str, scale: float = 1.0, w: float = 148, h: float = 207) -> pygame.Surface:
    """A game's plate on the title: the portrait of its hero and its name in the display face."""
    plate = _mount(w, h, scale).copy()
    plate.blit(framed_portrait(who, w - 16, h - 46, scale), _at(8, 8, scale))
    _label(plate, label, "grenze", 23, 15, "#231812", w - 20, h - 20, scale)
    return plate


@kept
def carte(
    who: str | int, name: str, line: str, active: bool, scale: float = 1.0, skin: str = "goth"
) -> pygame.Surface:
    """A player's carte at the hand-over, 204 x 292: portrait, name, one line; grey when the player leaves.

    The name is set in the display face of `skin`.
    """
    press = theme.SKINS[skin]
    title = name.upper() if press.capitals else name
    card = _mount(204, 292, scale).copy()
    card.blit(framed_portrait(who, 188, 214, scale), _at(8, 8, scale))
    _label(card, title, press.faces["display"], 27, 16, "#231812", 184, 240, scale)
    _label(card, line, press.faces["bold"], 15, 13, "#8C1B20" if active else "#5C4630", 188, 269, scale)
    return card if active else dimmed(card, 0.55, 0.60)


@kept
def _mount(w: float, h: float, scale: float) -> pygame.Surface:
    paper = f"<defs>{vertical('p', ((0, '#EFE6D0', 1), (1, '#E2D5B6', 1)))}</defs>"
    body = box(0, 0, w, h, 6, palette.CARD_EDGE) + box(2, 2, w - 4, h - 4, 5, "url(#p)")
    return vector.drawing(paper + body, (pixels(w, scale), pixels(h, scale)), (w, h))


def _label(
    target: pygame.Surface,
    text: str,
    face: str,
    largest: float,
    smallest: float,
    colour: str,
    room: float,
    y: float,
    scale: float,
) -> None:
    size = fitting_size(face, text, room, largest, smallest)
    ink = typeface(face, size, scale).render(text, True, palette.rgb(colour))
    target.blit(ink, ink.get_rect(center=(target.get_width() // 2, round(y * scale))))
