"""The markup of player texts: `[b]..[/b]`, `[i]..[/i]`, `[c:name]..[/c]`, `[icon:name]`, `~`, line ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from sprites import icons, theme

_TAG = re.compile(r"\[(/?)(b|i|c|icon)(?::([a-z0-9_#]+))?\]")
_HEX = re.compile(r"#[0-9a-f]{6}")
NO_BREAK = "\u00a0"
CLOSING = frozenset(".,;:!?)]»”’…")
"""Signs that stand close behind what they end."""
_LOST = re.compile(rf"[ ~]\[icon:[a-z0-9_]+\](?=(?:\[[^\]]*\])*[{re.escape(''.join(sorted(CLOSING)))}])")
"""An icon before such a sign, with the space before it."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one look, or one icon (`icon` set and `text` empty).

    A `close` icon stands before a full stop or the like, which leaves no room for the icon's empty edge.
    """

    text: str
    bold: bool = False
    italic: bool = False
    colour: str | None = None
    icon: str | None = None
    close: bool = False


Word = tuple[Run, ...]
"""Runs without a break between them: a line never ends inside."""


@dataclass(slots=True)
class _Look:
    bold: int = 0
    italic: int = 0
    colours: tuple[str, ...] = ()

    def toggle(self, closing: bool, tag: str, value: str | None) -> None:
        step = -1 if closing else 1
        if tag == "b":
            self.bold = max(0, self.bold + step)
        elif tag == "i":
            self.italic = max(0, self.italic + step)
        elif closing:
            self.colours = self.colours[:-1]
        else:
            self.colours = (*self.colours, value or "highlight")

    def run(self, text: str, icon: str | None = None) -> Run:
        return Run(text, self.bold > 0, self.italic > 0, self.colours[-1] if self.colours else None, icon)


def _known(tag: str, value: str | None) -> bool:
    """Whether there is such an icon or colour: whatever a text says, it can be drawn."""
    if tag == "icon":
        return value in icons.ICONS
    if tag != "c" or value is None:
        return True
    return _HEX.fullmatch(value) is not None or all(value in skin.colours for skin in theme.SKINS.values())


def runs(source: str) -> Iterator[Run]:
    """The runs of `source` in order; an unknown tag stays in the text as it is written."""
    look, at = _Look(), 0
    for match in _TAG.finditer(source):
        if not _known(match[2], match[3]):
            continue
        if match.start() > at:
            yield look.run(source[at : match.start()])
        closing, tag, value = match[1] == "/", match[2], match[3]
        if tag == "icon":
            yield look.run("", value)
        else:
            look.toggle(closing, tag, value)
        at = match.end()
    if at < len(source):
        yield look.run(source[at:])


@lru_cache(maxsize=4096)
def paragraphs(source: str) -> tuple[tuple[Word, ...], ...]:
    """`source` as paragraphs of words; runs with no space between them are glued into one word."""
    result: list[tuple[Word, ...]] = []
    words: list[Word] = []
    word: list[Run] = []

    def end_word() -> None:
        if word:
            words.append(tuple(word))
            word.clear()

    for run in runs(source.replace("~", NO_BREAK)):
        if run.icon:
            word.append(run)
        for piece in re.split("([ \n])", run.text):
            if piece in (" ", "\n"):
                end_word()
            elif piece:
                if word and word[-1].icon and piece[0] in CLOSING:
                    word[-1] = replace(word[-1], close=True)
                word.append(Run(piece, run.bold, run.italic, run.colour))
            if piece == "\n":
                result.append(tuple(words))
                words.clear()
    end_word()
    result.append(tuple(words))
    return tuple(result)


def split(source: str) -> list[str]:
    """`source` cut into texts and tags, in order; joined again they give `source`."""
    parts, at = [], 0
    for match in _TAG.finditer(source):
        parts += [source[at : match.start()], match[0]]
        at = match.end()
    return [*parts, source[at:]]


def is_tag(part: str) -> bool:
    """True when `part` is exactly one tag."""
    return _TAG.fullmatch(part) is not None


def plain(source: str) -> str:
    """`source` without markup, as a person would say it (icons left out)."""
    return "".join(run.text for run in runs(_LOST.sub("", source).replace("~", " "))).strip()
