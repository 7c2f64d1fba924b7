"""The hand: a fan of cards that lift under the pointer, large cards at the mulligan, words about a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.words import names_of
from scenes.epikha import layout, marks
from scenes.epikha.faces import card_face
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.table import fanned
from scenes.table.fanned import LargeRow, told
from sprites import glass
from sprites.canvas import Canvas
from sprites.kept import kept

__all__ = ["big_place", "card_face", "explained", "hand_id", "paint", "tip", "told"]

LARGE: Final = LargeRow(layout.FIELD, 222, (124, round(glass.card_size(124)[1])), 196, "", "", marks.state)


def big_place(number: int, of: int) -> Rect:
    """Where a card lies in the row of the mulligan."""
    return LARGE.place(number, of)


def hand_id(number: int) -> str:
    """The target id of a card by its number in the hand."""
    return f"hand:{number}"


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The hand that lies open, if one does."""
    if look.hand is None:
        return
    if look.big_hand:
        fanned.paint_large(canvas, _fanned(look), replace(LARGE, title=look.title, text=look.text))
    else:
        fanned.paint(canvas, _fanned(look))


def _fanned(look: BoardLook) -> fanned.Fanned:
    assert look.hand is not None
    return fanned.Fanned(
        hand=look.hand,
        fan=look.fan,
        face=lambda name, wide, scale: glass.card_m(card_face(look.tongue, name), wide, scale),
        strip=lambda name, *sizes: glass.card_strip(card_face(look.tongue, name), *sizes),
        dimmed=_dimmed,
        playable=marks.PLAYABLE,
        known=told(look.hand, tuple(look.board.sides[look.payer].shown)),
        hover=look.hover,
        input=look.input,
        states=look.states,
        picked=look.picked,
        choosing=look.seen is not None,
        away=look.show.away,
        carried="" if look.carry is None else look.carry.source,
        tip=look.tip,
    )


@kept
def _dimmed(picture: Surface) -> Surface:
    """A card that cannot be played now: less colour, darker, still to be read."""
    return glass.dimmed(picture)


def tip(tongue: Tongue, name: str, more: str = "") -> str:
    """What the tooltip of a card says: type, text, special rules explained, cost, and what is `more`."""
    card = CARDS[name]
    called, kind = tongue.card(name), cardtexts.type_line(tongue.language, name)
    parts = [f"[b]{called}[/b]", *([] if kind == called else [kind])]  # the Player card is called what it is
    parts += cardtexts.lines(tongue.language, name)
    parts += explained(tongue, names_of(card.mask), tongue.rules(name))
    level = tongue.say("tip.level", n=card.level) if card.level else ""
    if last := " · ".join(part for part in (level, cardtexts.cost(tongue.language, name)) if part):
        parts.append(last)
    if more:
        parts.append(more)
    return "\n".join(parts)


def explained(tongue: Tongue, names: Iterable[str], words: Iterable[str] | None = None) -> list[str]:
    """Special rules with the sentence that says what each does; `words` call them otherwise (E16)."""
    called = [tongue.rule(name) for name in names] if words is None else words
    return [
        f"[b]{word}.[/b] {tongue.about(name)}" for name, word in zip(names, called, strict=True)
    ]
