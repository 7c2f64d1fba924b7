"""The built pictures, fitted to any logical size.

Each picture was printed in several sizes. The one that matches exactly is used as it is; otherwise the next
larger one is reduced and cropped to the wanted proportions. No file is opened twice, and every fitted
picture is made once and shared: never draw on it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import pygame

from sprites import vector
from sprites.kept import Shelf, kept
from sprites.palette import SUIT_ORDER
from sprites.vector import pixels

SHEETS = Path(__file__).parent / "sheets"
CANVAS = (1280.0, 720.0)
DISTRICTS = ("docks", "market", "cathedral", "graveyard", "castle")
"""Picture of district 1 to 5."""
SIDES = ("dracula", "hunter")
"""Picture of seat 0 and seat 1."""
BOOK = (590.0, 612.0)
"""Logical size of the closed book; its cover takes 576 x 604 from the top left."""
PAGE = (560.0, 588.0)
SEAL = (194.0, 194.0)
SEAL_PIECES = ("whole", "left", "right")
BAT_FRAMES = 3
BURN_STAGES = 8
_LARGER = 1.25
"""When no print fits exactly, take one at least this much larger: reducing by less blurs the lines."""
_OPEN = Shelf(8 << 20)
"""The prints that were opened last: a handful of small ones, or the one that is larger than all this room."""


@dataclass(frozen=True)
class Print:
    """One stored size of a picture: file, size of one cell in pixels, number of cells, has alpha, and
    where the middle of a strip cut from it lies, as a share of its height.
    """

    file: str
    width: int
    height: int
    cells: int
    alpha: bool
    eye: float = 0.5


@cache
def prints() -> dict[str, tuple[Print, ...]]:
    """Picture name -> its prints, smallest first.

    Raises FileNotFoundError when the sheets were never built.
    """
    listed: dict[str, list[Print]] = {}
    for item in json.loads((SHEETS / "manifest.json").read_text(encoding="utf-8"))["pictures"].values():
        form = Print(
            item["file"], item["width"], item["height"], item["cells"], item["alpha"], item.get("eye", 0.5)
        )
        listed.setdefault(item["picture"], []).append(form)
    return {name: tuple(sorted(forms, key=lambda form: form.width)) for name, forms in listed.items()}


@_OPEN.kept
def _sheet(file: str, alpha: bool) -> pygame.Surface:
    """The file as a surface in a layout that blits fast, without needing a display."""
    raw = pygame.image.load(SHEETS / file)
    if alpha:
        return vector.plain_alpha(raw)
    plain = pygame.Surface(raw.get_size(), 0, 32)
    plain.blit(raw, (0, 0))
    return plain


def picture(name: str, w: float, h: float, scale: float = 1.0, cell: int = 0) -> pygame.Surface:
    """Picture `name` covering w x h logical pixels; what sticks out is cut off evenly,
    above and below so that the picture's eye stays in the middle.

    `cell` picks one of several pictures in a strip. Raises KeyError for an unknown name, IndexError for a
    cell that does not exist.
    """
    return _fitted(name, (pixels(w, scale), pixels(h, scale)), cell)


def passing(name: str, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """As `picture`, but not kept: for what goes at once into a larger picture that is kept itself."""
    return _fit(name, (pixels(w, scale), pixels(h, scale)), 0)


def _fit(name: str, size: tuple[int, int], cell: int) -> pygame.Surface:
    form = _best(prints()[name], size)
    if not 0 <= cell < form.cells:
        raise IndexError(f"{name} has {form.cells} cells, not {cell + 1}")
    sheet = _sheet(form.file, form.alpha)
    whole = sheet.subsurface((cell * form.width, 0, form.width, form.height))
    if whole.get_size() == size:
        return whole
    return pygame.transform.smoothscale(whole.subsurface(_crop(whole.get_size(), size, form.eye)), size)


_fitted = kept(_fit)


def _best(forms: tuple[Print, ...], size: tuple[int, int]) -> Print:
    """The print of exactly this size, else the smallest that is clearly larger, else the largest."""
    needed = max(size[0], size[1] * forms[-1].width / forms[-1].height)
    for form in forms:
        if (form.width, form.height) == size:
            return form
    return next((form for form in forms if form.width >= needed * _LARGER), forms[-1])


def _crop(whole: tuple[int, int], size: tuple[int, int], eye: float = 0.5) -> pygame.Rect:
    """The part of `whole` that has the proportions of `size`; its middle is as near to `eye` as can be."""
    factor = min(whole[0] / size[0], whole[1] / size[1])
    width, height = min(whole[0], round(size[0] * factor)), min(whole[1], round(size[1] * factor))
    top = min(max(0, int(whole[1] * eye - height / 2)), whole[1] - height)
    return pygame.Rect((whole[0] - width) // 2, top, width, height)


def background(name: str, scale: float = 1.0) -> pygame.Surface:
    """A full-canvas picture: "title", "ground" (behind the boards) or "desk" (behind the closed book)."""
    return picture(name, *CANVAS, scale)


def portrait(who: str | int, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The portrait of a side ("dracula", "hunter" or a seat number), in the crop closest to w x h.

    A name with a folder ("litho/R-00") is a picture that serves as a portrait as it is.
    """
    side = SIDES[who] if isinstance(who, int) else who
    if "/" in side:
        return picture(side, w, h, scale)
    crops = ("board", "carte", "plate")
    return picture(f"portrait_{side}_{min(crops, key=lambda crop: _misfit(side, crop, w / h))}", w, h, scale)


def _misfit(side: str, crop: str, proportion: float) -> float:
    form = prints()[f"portrait_{side}_{crop}"][0]
    return abs(form.width / form.height - proportion)


def district(index: int, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The view of district 1 to 5. Raises IndexError for another number."""
    if not 1 <= index <= len(DISTRICTS):
        raise IndexError(f"no district {index}")
    return picture(f"district_{DISTRICTS[index - 1]}", w, h, scale)


def vignette(value: int, suit: str, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The art of card `value` (1 to 8) in the spot colour of `suit` ("X", "O", "B", "S")."""
    return picture(f"vignette_{value}", w, h, scale, SUIT_ORDER.index(suit))


def back(who: str | int, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The engraved ground of a card back of a side ("dracula", "hunter" or a seat number)."""
    side = SIDES[who] if isinstance(who, int) else who
    return picture(f"back_{side}", w, h, scale)


def book(scale: float = 1.0) -> pygame.Surface:
    """The closed book of the hand-over, `BOOK` large, with alpha."""
    return picture("book", *BOOK, scale)


def page(scale: float = 1.0) -> pygame.Surface:
    """The page that shows while the cover opens, `PAGE` large."""
    return picture("page", *PAGE, scale)


def seal(who: str | int, piece: str = "whole", scale: float = 1.0, size: float = SEAL[0]) -> pygame.Surface:
    """The wax seal of a side in a square of `size` (radius 88 at 194), whole or a half of the broken one."""
    side = SIDES[who] if isinstance(who, int) else who
    return picture(f"seal_{side}_{piece}", size, size, scale)


def burned(card: pygame.Surface, stage: int) -> pygame.Surface:
    """A copy of `card` after `stage` (0 to `BURN_STAGES` - 1) of burning away from its edge.

    At the last stage it is almost gone. For the games in which cards are destroyed.
    """
    size = card.get_size()
    out = card.copy()
    out.blit(_fitted("burn_keep", size, stage), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(_fitted("burn_rim", size, stage), (0, 0))
    return out


_BATS = (
    "M0 -7L5 -16L8 -5Q30 -34 66 -28Q52 -14 55 4Q42 -3 34 12Q22 4 12 14L0 28L-12 14Q-22 4 -34 12Q-42 -3 -55 4"
    "Q-52 -14 -66 -28Q-30 -34 -8 -5L-5 -16Z",
    "M0 -7L5 -16L8 -5Q32 -16 68 -2Q54 4 54 18Q42 8 33 18Q22 8 12 15L0 28L-12 15Q-22 8 -33 18Q-42 8 -54 18"
    "Q-54 4 -68 -2Q-32 -16 -8 -5L-5 -16Z",
    "M0 -7L5 -16L8 -5Q30 -4 56 26Q43 24 40 36Q32 22 24 28Q18 16 11 18L0 30L-11 18Q-18 16 -24 28Q-32 22 -40 36"
    "Q-43 24 -56 26Q-30 -4 -8 -5L-5 -16Z",
)


@lru_cache(maxsize=128)
def bat(frame: int, width: float, colour: str = "#0D0B10", scale: float = 1.0) -> pygame.Surface:
    """A flying bat, `width` x width * 0.6; the frames 0, 1, 2 (then 1 again) beat its wings downwards."""
    size = (pixels(width, scale), pixels(width * 0.6, scale))
    return vector.drawing(
        vector.path(_BATS[frame], fill=colour, more='transform="translate(70,40)"'), size, (140, 84)
    )


def warm(names: tuple[str, ...], scale: float = 1.0) -> None:
    """Open the prints of these pictures that fit `scale` best: the first drawing need not wait for them."""
    for name in names:
        forms = prints()[name]
        form = min(forms, key=lambda form: abs(form.width - forms[0].width * scale))
        _sheet(form.file, form.alpha)
