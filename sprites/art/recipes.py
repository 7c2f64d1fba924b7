"""Every picture the build makes: its name, its sizes, the painter and the painter's arguments."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sprites.art import backs, battlefield, burns, cathedral, desk, dossier, glass, litho, prints, wide
from sprites.art.posters import POSTERS, SIGNS
from sprites.art.windows import WINDOWS
from sprites.icons import ICONS
from sprites.palette import SUIT_ORDER, SUITS

SCALES = (1.0, 1.5, 2.0)
VIGNETTE_WIDTHS = (83, 125, 166, 249, 332, 528)
BACK_WIDTHS = (92, 138, 184, 276, 368)
DISTRICT_WIDTHS = (136, 204, 272, 408)
POSTER = (122.0, 135.0)
POSTER_WIDTHS = (144, 288, 508)
POSTER_BACK_WIDTHS = (72, 144, 288)
DOSSIER_WIDTHS = (576, 1152)
WINDOW = (120.0, 132.0)
WINDOW_WIDTH = 400
"""The one print of a window: all sizes of cards are smaller, so it is always reduced."""
PANE_WIDTH = 600
"""Of the pictures of the pages, which show them larger than a card ever is."""
POSTER_QUALITY = 82
CLOTH_QUALITY = 97
"""Dark, almost even pictures show the blocks of a stronger compression."""
LEATHER_QUALITY = 95
ENGRAVED_QUALITY = 78
"""Of large engravings: their lines are many pixels wide, so that a stronger compression does not show."""
ENGRAVED_FROM = 200
_QUALITY = 90
Painter = Callable[..., Any]


@dataclass(frozen=True)
class Recipe:
    """One picture: `cells` pictures of equal size side by side, painted by `painter(size, *arguments)`.

    `lossless` pictures are stored exactly, the others as photographs of `quality` (0 to 100); the alpha
    channel of `clear` ones is exact in both. Where only a strip of the picture has room, its middle is at
    `eye`, a share of the height.
    """

    picture: str
    width: int
    height: int
    painter: Painter
    arguments: tuple[object, ...] = ()
    cells: int = 1
    lossless: bool = False
    clear: bool = False
    quality: int = _QUALITY
    eye: float = 0.5

    @property
    def name(self) -> str:
        """Name of the picture at this size: the key in the manifest and the stem of the file."""
        return f"{self.picture}@{self.width}"

    @property
    def file(self) -> str:
        """File name in the sheets folder."""
        return f"{self.name.replace('/', '_')}.webp"

    def paint(self) -> Any:
        """The picture as an array, rows first, 0 to 1."""
        return self.painter((self.width * self.cells, self.height), *self.arguments)

    def digest(self) -> str:
        """Hash of everything that decides the picture: the sources it is drawn by and its parameters."""
        parameters: tuple[object, ...] = (
            self.picture,
            self.width,
            self.height,
            self.cells,
            self.lossless,
            self.painter.__name__,
        )
        if self.quality != _QUALITY:
            parameters = (*parameters, self.quality)
        if self.clear:
            parameters = (*parameters, "clear")
        text = repr((parameters, self.arguments)) + _source_text(self.painter.__module__)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def recipes() -> tuple[Recipe, ...]:
    """All recipes, in building order."""
    return (
        *_vignettes(), *_backs(), *_portraits(), *_districts(), *_wide(), *_desk(), *_burns(), *_posters(),
        *_front(), *_windows(), *_hall(),
    )  # fmt: skip


def _sizes(width: float, height: float, widths: tuple[int, ...] = ()) -> Iterator[tuple[int, int]]:
    """Pixel sizes of a picture of logical size width x height, at every scale or at the given pixel
    widths.
    """
    for pixels in widths or tuple(round(width * scale) for scale in SCALES):
        yield pixels, round(height * pixels / width)


def _vignettes() -> Iterator[Recipe]:
    colours = tuple(SUITS[letter].colour for letter in SUIT_ORDER)
    for number in range(1, 9):
        for w, h in _sizes(*prints.VIGNETTE, VIGNETTE_WIDTHS):
            yield Recipe(
                f"vignette_{number}", w, h, prints.vignettes, (number, colours), cells=len(colours),
                quality=ENGRAVED_QUALITY if w >= ENGRAVED_FROM else _QUALITY,
            )  # fmt: skip


def _backs() -> Iterator[Recipe]:
    for side in ("dracula", "hunter"):
        for w, h in _sizes(*prints.BACK, BACK_WIDTHS):
            yield Recipe(f"back_{side}", w, h, prints.back, (side,))


def _portraits() -> Iterator[Recipe]:
    for who in ("dracula", "hunter"):
        for crop in ("board", "carte", "plate"):
            for w, h in _sizes(*prints.crop_size(crop)):
                yield Recipe(f"portrait_{who}_{crop}", w, h, prints.portrait, (who, crop))


def _districts() -> Iterator[Recipe]:
    for name in prints.DISTRICTS:
        for w, h in _sizes(*prints.DISTRICT, DISTRICT_WIDTHS):
            yield Recipe(f"district_{name}", w, h, prints.district, (name,))


def _wide() -> Iterator[Recipe]:
    for w, h in _sizes(wide.WIDTH, wide.HEIGHT):
        yield Recipe("title", w, h, wide.title)
        yield Recipe("ground", w, h, wide.board_ground, ("#2C2127", "#0D090C"))


SEALS = (
    ("dracula", "#A3161C", "blood"), ("hunter", "#245A6C", "stake"),
    ("bronze", "#8F5A12", "burst"), ("iron", "#4A4E58", "shield"),
    ("sun", "#C08A1C", "sunburst"), ("moon", "#52298C", "crescent"),
)  # fmt: skip
"""Each seal with its wax and what is pressed into it: two for each game, told apart by form and colour."""


def _desk() -> Iterator[Recipe]:
    for w, h in _sizes(*desk.DESK):
        yield Recipe("desk", w, h, desk.desk)
    for w, h in _sizes(*desk.BOOK):
        yield Recipe("book", w, h, desk.book, ("#4A141B",), clear=True, quality=LEATHER_QUALITY)
    for w, h in _sizes(*desk.PAGE):
        yield Recipe("page", w, h, desk.page)
    for side, wax, emblem in SEALS:
        for piece in ("whole", "left", "right"):
            for w, h in _sizes(*desk.SEAL):
                arguments = (wax, ICONS[emblem][0].data, piece)
                yield Recipe(f"seal_{side}_{piece}", w, h, desk.seal, arguments, clear=True)


def _burns() -> Iterator[Recipe]:
    for layer in ("keep", "rim"):
        yield Recipe(
            f"burn_{layer}", 184, 262, burns.burning, (layer,), cells=burns.STAGES, lossless=True, clear=True
        )


def _posters() -> Iterator[Recipe]:
    for card, poster in (POSTERS | SIGNS).items():
        for w, h in _sizes(*POSTER, POSTER_WIDTHS):
            yield Recipe(
                f"litho/{card}", w, h, litho.poster, (poster,), quality=POSTER_QUALITY, eye=poster.eye
            )


def _front() -> Iterator[Recipe]:
    """Backs of cards, the map, the table and the closed book of the lithographed war."""
    for nation in backs.GROUNDS:
        for w, h in _sizes(*backs.SIZE, POSTER_BACK_WIDTHS):
            yield Recipe(f"back/{nation}", w, h, backs.back, (nation,), quality=POSTER_QUALITY)
    for w, h in _sizes(*battlefield.SIZE):
        yield Recipe("vitorian/field", w, h, battlefield.field)
    for w, h in _sizes(*battlefield.CANVAS):
        yield Recipe("vitorian/cloth", w, h, battlefield.table, quality=CLOTH_QUALITY)
    for w, h in _sizes(*dossier.SIZE, DOSSIER_WIDTHS):
        yield Recipe("vitorian/dossier", w, h, dossier.cover, quality=POSTER_QUALITY)


def _windows() -> Iterator[Recipe]:
    for name, window in WINDOWS.items():
        for w, h in _sizes(*WINDOW, (PANE_WIDTH if window.shape == "pane" else WINDOW_WIDTH,)):
            yield Recipe(
                f"glass/{name}", w, h, glass.window, (window,), quality=POSTER_QUALITY, eye=window.eye
            )


def _hall() -> Iterator[Recipe]:
    """Backs of cards and the hall of the game of windows."""
    for house in cathedral.HOUSES:
        for w, h in _sizes(*backs.SIZE, POSTER_BACK_WIDTHS):
            yield Recipe(f"glass/back-{house}", w, h, cathedral.back, (house,), quality=POSTER_QUALITY)
    for w, h in _sizes(*cathedral.CANVAS):
        yield Recipe("epikha/field", w, h, cathedral.hall)


# --- sources ---------------------------------------------------------------------------------------------


@cache
def _source_text(module: str) -> str:
    """What `module` and all art modules it needs say to the machine, in name order."""
    return "\n".join(said(_file(name).read_text(encoding="utf-8")) for name in sorted(_needed(module)))


def said(text: str) -> str:
    """A source text without docstrings, lines of comments and empty lines: none of them changes a picture."""
    words: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                words.update(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = (line.rstrip() for number, line in enumerate(text.splitlines(), 1) if number not in words)
    return "\n".join(line for line in lines if line and not line.lstrip().startswith("#"))


def _needed(module: str) -> set[str]:
    """`module` and every module of this package that it imports, directly or through another."""
    found, waiting = set[str](), [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _imports(_file(name).read_text(encoding="utf-8"))
    return found


def _imports(text: str) -> list[str]:
    """The modules of this package named in the import lines of a source text."""
    names = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == "sprites.art":
            names += [f"sprites.art.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sprites.art."):
            names.append(str(node.module))
    return names


def _file(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return Path(spec.origin)
