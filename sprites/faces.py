"""Faces of cards, counters and marks, composed from built pictures, vector drawings and type.

Sizes are logical pixels, `scale` the render scale; every surface is made once for its arguments and shared, so
copy it before drawing on it. Words come as arguments: nothing here knows a language.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites import icons, palette, pictures, vector
from sprites.palette import SUITS, darker, lighter
from sprites.typefaces import fitting_size, typeface
from sprites.vector import box, disc, path, pixels, radial, vertical

CARD_PROPORTION = 131 / 92
"""Height of a Dracula card for a width of 1."""
CARD_STATES = ("plain", "dim", "ghost")
_CARD_CACHE = lru_cache(maxsize=512)
_MARK_CACHE = lru_cache(maxsize=512)
_FOOT_INK = "#2A1F18"
_SMALLEST = 13.0


def card_size(width: float) -> tuple[float, float]:
    """Logical size of a card of this width."""
    return width, round(width * CARD_PROPORTION)


# --- cards -----------------------------------------------------------------------------------------------


@_CARD_CACHE
def dracula_card(
    value: int, suit: str, width: float = 92, scale: float = 1.0, label: str = "", state: str = "plain"
) -> pygame.Surface:
    """The face of card `value` (1 to 8) of `suit` ("X", "O", "B", "S"), `card_size(width)` large.

    `label` is the effect in at most 18 characters, printed at the foot, never smaller than 13 px. `state`: "plain",
    "dim" (not playable) or "ghost" (where it would go). Raises KeyError for an unknown state or suit.
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


@_MARK_CACHE
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


@_MARK_CACHE
def _index_ribbon(value: int, suit: str, k: float, scale: float) -> pygame.Surface:
    """The swallow-tailed ribbon with numeral and suit icon, 30 x 50 at k = 1."""
    look = SUITS[suit]
    shade = f"<defs>{vertical('r', ((0, lighter(look.colour, 0.08), 1), (1, darker(look.colour, 0.12), 1)))}</defs>"
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
    face = "alegreya_sans_bold"
    size = fitting_size(face, label, room, max(_SMALLEST, 12.6 * k), _SMALLEST)
    if typeface(face, size).size(label)[0] > room:
        face = "barlow_semibold"
    text = typeface(face, size, scale).render(label, True, palette.rgb(_FOOT_INK))
    middle = card.get_width() / 2, (width * CARD_PROPORTION - 12.2 * k) * scale
    card.blit(text, text.get_rect(center=(round(middle[0]), round(middle[1]))))


@_CARD_CACHE
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
    """A flat thing turning over about its upright axis: `front` at 0, edge on at 0.5, `back` at 1; same height."""
    face = front if share < 0.5 else back
    width = max(1, round(face.get_width() * abs(1 - 2 * min(max(share, 0.0), 1.0))))
    return pygame.transform.smoothscale(face, (width, face.get_height()))


# --- counters and marks ----------------------------------------------------------------------------------


@_MARK_CACHE
def token(suit: str, radius: float = 20, scale: float = 1.0) -> pygame.Surface:
    """A suit counter in a square of 2 x radius."""
    look = SUITS[suit]
    stops = ((0, lighter(look.colour, 0.28), 1), (0.7, look.colour, 1), (1, look.deep, 1))
    body = (
        f"<defs>{radial('t', stops, (15, 13), 25)}</defs>"
        + disc(20, 20, 19.6, palette.CARD_EDGE)
        + disc(20, 20, 17.8, "url(#t)")
        + disc(20, 20, 14.8, more='stroke="#FFF7E0" stroke-width="1" opacity="0.6"')
        + path(
            "M7.6 13A14.8 14.8 0 0 1 20 5.2",
            stroke="#FFFFFF",
            width=1.4,
            more='opacity="0.5" stroke-linecap="round"',
        )
    )
    counter = _square(body, radius, scale)
    mark = icons.icon(look.icon, radius * 1.05, look.ink, look.colour, scale)
    counter.blit(mark, mark.get_rect(center=counter.get_rect().center))
    return counter


def _square(body: str, radius: float, scale: float) -> pygame.Surface:
    """A drawing in a 40 box, as a square of 2 x radius."""
    side = pixels(2 * radius, scale)
    return vector.drawing(body, (side, side), (40, 40))


_CAP_MAN = (
    "M7.4 1.4H16.6V6.2H19.2V8H4.8V6.2H7.4Z",
    "M8 8.8H16Q16.2 14.2 12 14.4Q7.8 14.2 8 8.8Z",
    "M3.2 22.4Q3.6 15.8 8.6 15L12 17.6L15.4 15Q20.4 15.8 20.8 22.4Z",
)
_TOWNSFOLK: tuple[tuple[str, ...], ...] = (
    ("M12 3.2A4.8 4.8 0 1 1 11.9 3.2Z", "M3.2 22.4Q3.6 13.8 12 13.8Q20.4 13.8 20.8 22.4Z"),
    _CAP_MAN,
    (
        "M12 1.6Q18.4 2.4 18.2 9.8Q18.2 12.6 16.8 14.2Q20.6 16 21.2 22.4H2.8Q3.4 16 7.2 14.2Q5.8 12.6 5.8 9.8Q5.6 2.4 12 1.6Z"
        "M12 5.4A3.6 4.2 0 1 0 12.1 5.4Z",
    ),
    (
        "M5.6 6.6Q12 -1.4 18.4 6.6L20.2 8.4H3.8Z",
        "M8 9.2H16Q15.8 14.6 12 16.2Q8.2 14.6 8 9.2Z",
        "M3.2 22.4Q3.6 16 8.4 15.2L12 18.6L15.6 15.2Q20.4 16 20.8 22.4Z",
    ),
)
TOWNSFOLK_KINDS = len(_TOWNSFOLK)


@_MARK_CACHE
def townsfolk(kind: int, vampire: bool, radius: float = 15, scale: float = 1.0) -> pygame.Surface:
    """One inhabitant in a square of 2 x radius: a person of one of four kinds on bone, or a vampire on red."""
    if vampire:
        stops = ((0, "#C83A3A", 1), (0.7, "#A31F25", 1), (1, "#7A1218", 1))
        rim, ring, figure = "#120809", "#E77B6A", "vamp"
    else:
        stops = ((0, "#F6ECD4", 1), (0.7, "#E9DCC0", 1), (1, "#CDBB92", 1))
        rim, ring, figure = "#17110F", "#8C7449", ""
    body = (
        f"<defs>{radial('f', stops, (15, 13), 25)}</defs>"
        + disc(20, 20, 19.6, rim)
        + disc(20, 20, 17.6, "url(#f)")
        + disc(20, 20, 15.8, more=f'stroke="{ring}" stroke-width="1"')
    )
    if not figure:
        shapes = "".join(
            path(data, fill=_FOOT_INK, more='fill-rule="evenodd"') for data in _TOWNSFOLK[kind % 4]
        )
        body += f'<g transform="translate(6.4,6) scale(1.13)">{shapes}</g>'
    counter = _square(body, radius, scale)
    if figure:
        mark = icons.icon(figure, radius * 1.4, "#1A0709", "#F4D9C9", scale)
        counter.blit(mark, mark.get_rect(center=(counter.get_width() // 2, counter.get_height() // 2)))
    return counter


def townsfolk_turning(kind: int, share: float, radius: float = 15, scale: float = 1.0) -> pygame.Surface:
    """The person turning into the vampire: `share` 0 is the person, 1 the vampire."""
    return turning(townsfolk(kind, False, radius, scale), townsfolk(kind, True, radius, scale), share)


@_MARK_CACHE
def health_drop(full: bool, size: float = 18, scale: float = 1.0) -> pygame.Surface:
    """A drop of Dracula's health in a square of `size`: full, or empty with a dim outline."""
    shape = "M20 2Q34 19 34 26A14 14 0 0 1 6 26Q6 19 20 2Z"
    if full:
        stops = ((0, "#F0574F", 1), (0.6, "#C8262C", 1), (1, "#7E1218", 1))
        body = f"<defs>{radial('d', stops, (15, 22), 24)}</defs>"
        body += path(shape, fill="url(#d)", stroke="#16080A", width=2.4)
        body += path("M12.4 26A8 8 0 0 0 18.4 33.4", stroke="#FFC2B4", width=3, more='stroke-linecap="round"')
    else:
        body = path(shape, fill="#211619", stroke="#5C464A", width=2.4)
    return _square(body, size / 2, scale)


MOON_STATES = ("done", "current", "later")


@_MARK_CACHE
def moon(number: int, state: str, radius: float = 17, scale: float = 1.0) -> pygame.Surface:
    """The moon of a round in a square of 2 x radius: full and golden now, a waning crescent once past, dark later.

    Raises KeyError for a state that is not in `MOON_STATES`.
    """
    face = {"done": "#7D6A45", "current": "#F0C867", "later": "#2A2124"}[state]
    body = disc(20, 20, 19.4, palette.INK)
    if state == "current":
        stops = ((0, "#FFF0BE", 1), (0.6, "#F0C867", 1), (1, "#B98A34", 1))
        body += f"<defs>{radial('m', stops, (15, 14), 26)}</defs>" + disc(20, 20, 17, "url(#m)")
        body += disc(13, 26, 2.6, "#B98A34", 'opacity="0.5"') + disc(27, 13, 1.8, "#B98A34", 'opacity="0.5"')
    else:
        body += disc(20, 20, 17, face)
        shift = 5.5 if state == "done" else 0
        body += disc(20 + shift, 20 - shift / 2.5, 17 - shift * 0.45, "#171215")
        if state == "later":
            body += disc(20, 20, 16.2, more='stroke="#4A3D38" stroke-width="1.6"')
    picture = _square(body, radius, scale)
    ink = "#1A1208" if state == "current" else "#A8987B"
    shift_x = radius * 0.12 if state == "done" else 0
    _centred_text(picture, str(number), "barlow_semi_bold", 14, ink, scale, (shift_x, 0))
    return picture


def _centred_text(
    target: pygame.Surface,
    text: str,
    face: str,
    size: float,
    colour: str,
    scale: float,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """Write a short text with its ink (not its line) in the middle of `target`."""
    ink = typeface(face, size, scale).render(text, True, palette.rgb(colour))
    seen = ink.get_bounding_rect()
    x = (target.get_width() - seen.w) / 2 - seen.x + shift[0] * scale
    y = (target.get_height() - seen.h) / 2 - seen.y + shift[1] * scale
    target.blit(ink, (round(x), round(y)))


@_MARK_CACHE
def number_badge(
    number: int, radius: float = 12, scale: float = 1.0, colour: str = "#D8C08A", ink: str = "#1A120C"
) -> pygame.Surface:
    """A small disc with a number, in a square of 2 x radius."""
    stops = ((0, lighter(colour, 0.35), 1), (1, darker(colour, 0.12), 1))
    body = (
        f"<defs>{radial('n', stops, (15, 12), 26)}</defs>"
        + disc(20, 20, 19.4, palette.INK)
        + disc(20, 20, 16.6, "url(#n)")
    )
    badge = _square(body, radius, scale)
    _centred_text(badge, str(number), "barlow_semi_bold", max(13, radius * 1.25), ink, scale)
    return badge


@_MARK_CACHE
def eye_badge(mine: bool, half: bool = False, radius: float = 13, scale: float = 1.0) -> pygame.Surface:
    """The mark of a card that is known: red when the rival knows mine, bone when I know his, in 2 x radius.

    `half` is "known, not shown": a dotted rim and a half-open eye.
    """
    face, ink = ("#B3242A", "#FFFFFF") if mine else ("#E9DEC6", "#241A12")
    body = disc(20, 20, 19.4, palette.INK) + disc(20, 20, 16.8, face)
    if half:
        dots = f'stroke="{palette.INK}" stroke-width="2.4" stroke-dasharray="0.1 4.4" stroke-linecap="round"'
        body += disc(20, 20, 15, more=dots)
    badge = _square(body, radius, scale)
    mark = icons.icon("halfeye" if half else "eye", radius * (1.1 if half else 1.25), ink, face, scale)
    badge.blit(mark, mark.get_rect(center=badge.get_rect().center))
    return badge


@_MARK_CACHE
def skull_badge(radius: float = 23, scale: float = 1.0) -> pygame.Surface:
    """The reticle over what would be destroyed, in a square of 2 x radius."""
    body = (
        disc(20, 20, 19.4, palette.INK)
        + disc(20, 20, 17.4, "#C0241F")
        + disc(20, 20, 15, more='stroke="#FFB7A3" stroke-width="1.4"')
    )
    body += path("M20 0.6V6M20 34V39.4M0.6 20H6M34 20H39.4", stroke="#FFE3D6", width=2.4)
    badge = _square(body, radius, scale)
    mark = icons.icon("skull", radius * 1.1, "#FFF3E6", "#7D1512", scale)
    badge.blit(mark, mark.get_rect(center=badge.get_rect().center))
    return badge


# --- pieces of the board ---------------------------------------------------------------------------------


@_MARK_CACHE
def district_ribbon(w: float = 156, hot: bool = False, scale: float = 1.0) -> pygame.Surface:
    """The ribbon under a district's view, w x 32, forked at both ends; red when the district is close to lost."""
    fill = "#8C1B20" if hot else "#2A2023"
    shade = f"<defs>{vertical('r', ((0, lighter(fill, 0.12), 1), (1, darker(fill, 0.15), 1)))}</defs>"
    body = path(f"M0 4H{w:g}L{w - 8:g} 16L{w:g} 28H0L8 16Z", fill=palette.INK)
    body += path(f"M4 6H{w - 4:g}L{w - 11:g} 16L{w - 4:g} 26H4L11 16Z", fill="url(#r)")
    body += path(f"M12 8.6H{w - 12:g}M12 23.4H{w - 12:g}", stroke="#C9AD77", width=0.8, more='opacity="0.55"')
    return vector.drawing(shade + body, (pixels(w, scale), pixels(32, scale)), (w, 32))


@_CARD_CACHE
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


@_CARD_CACHE
def framed_portrait(who: str | int, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """A portrait with its dark edge, w x h."""
    out = pictures.portrait(who, w, h, scale).copy()
    pygame.draw.rect(out, palette.rgb(palette.INK), out.get_rect(), pixels(1.6, scale))
    return out


@_CARD_CACHE
def title_plate(who: str, label: str, scale: float = 1.0, w: float = 148, h: float = 207) -> pygame.Surface:
    """A game's plate on the title: the portrait of its hero and its name in the display face."""
    plate = _mount(w, h, scale)
    plate.blit(framed_portrait(who, w - 16, h - 46, scale), _at(8, 8, scale))
    _label(plate, label, "grenze", 23, 15, "#231812", w - 20, h - 20, scale)
    return plate


@_CARD_CACHE
def carte(who: str | int, name: str, line: str, active: bool, scale: float = 1.0) -> pygame.Surface:
    """A player's carte at the hand-over, 204 x 292: portrait, name, one line; grey when that player leaves."""
    card = _mount(204, 292, scale)
    card.blit(framed_portrait(who, 188, 214, scale), _at(8, 8, scale))
    _label(card, name, "grenze", 27, 16, "#231812", 184, 240, scale)
    _label(card, line, "alegreya_sans_bold", 15, 13, "#8C1B20" if active else "#5C4630", 188, 269, scale)
    return card if active else dimmed(card, 0.55, 0.60)


@_MARK_CACHE
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


@_MARK_CACHE
def weather_vane(width: float = 62, scale: float = 1.0, rightwards: bool = True) -> pygame.Surface:
    """The weather vane, width x width * 0.87, its raven and arrow pointing the way districts are resolved."""
    gold = f"<defs>{vertical('v', ((0, '#F2DFA8', 1), (0.55, '#D8C08A', 1), (1, '#A88746', 1)))}</defs>"
    shapes = (
        "M20 26.6H64V31.4H20Z",
        "M62 17L89 29L62 41Z",
        "M4 16L24 29L4 42L12 29Z",
        "M44.4 31H48.6V76H44.4Z",
        "M30 73H63V78H30Z",
        "M26 77H67V80H26Z",
        "M47 24.4Q36 22.6 33.6 11Q29 10 31.6 5.6Q38 1 42.4 7.4Q51 3.4 60 10Q53 12 55 18Q51 24.4 47 24.4Z",
    )
    body = "".join(
        path(data, fill="url(#v)", stroke="#1A1208", width=1.1, more='stroke-linejoin="round"')
        for data in shapes
    )
    body += disc(46.5, 46, 5, "url(#v)", 'stroke="#1A1208" stroke-width="1"') + disc(
        37.4, 8.2, 1.3, "#1A1208"
    )
    if not rightwards:
        body = f'<g transform="translate(92,0) scale(-1,1)">{body}</g>'
    return vector.drawing(gold + body, (pixels(width, scale), pixels(width * 0.87, scale)), (92, 80))


# --- particles -------------------------------------------------------------------------------------------

_BLOTS = (
    "M20 4Q30 4 33 12Q40 16 35 24Q37 34 27 34Q20 40 13 34Q3 34 6 25Q0 17 8 12Q10 4 20 4Z",
    "M18 6Q26 0 31 8Q39 9 36 18Q40 27 31 30Q27 38 19 34Q8 38 7 28Q1 22 7 15Q8 6 18 6ZM37 34A2.4 2.4 0 1 1 36.9 34Z",
    "M21 8Q32 8 33 19Q36 30 24 32Q16 37 10 29Q4 20 11 13Q14 8 21 8ZM5 6A2.8 2.8 0 1 1 4.9 6ZM35 5A1.8 1.8 0 1 1 34.9 5Z",
)


@_MARK_CACHE
def ink_blot(variant: int, radius: float, scale: float = 1.0, colour: str = "#1B1512") -> pygame.Surface:
    """A splash of ink in a square of 2 x radius, in one of three shapes."""
    return _square(path(_BLOTS[variant % len(_BLOTS)], fill=colour), radius, scale)


@_MARK_CACHE
def spark(radius: float, scale: float = 1.0, colour: str = palette.FOCUS) -> pygame.Surface:
    """A four-pointed glint with a soft heart, in a square of 2 x radius."""
    stops = ((0, "#FFFFFF", 1), (0.25, colour, 0.9), (1, colour, 0))
    body = f"<defs>{radial('s', stops, (20, 20), 18)}</defs>" + disc(20, 20, 18, "url(#s)")
    return _square(
        body + path("M20 1Q21 19 39 20Q21 21 20 39Q19 21 1 20Q19 19 20 1Z", fill="#FFFBE8"), radius, scale
    )


@_MARK_CACHE
def dust(radius: float, scale: float = 1.0, colour: str = "#D9C9A4") -> pygame.Surface:
    """A soft mote of dust or ash, in a square of 2 x radius."""
    stops = ((0, colour, 0.75), (0.5, colour, 0.4), (1, colour, 0))
    return _square(
        f"<defs>{radial('u', stops, (20, 20), 19)}</defs>" + disc(20, 20, 19, "url(#u)"), radius, scale
    )
