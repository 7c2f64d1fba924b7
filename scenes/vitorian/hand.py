"""The hand: a fan of cards that lift under the pointer, large cards at the mulligan, words about a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from scenes.table import fanned
from scenes.table.fanned import LargeRow, told
from scenes.vitorian import layout, marks, routes
from scenes.vitorian.look import BoardLook
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.canvas import Canvas
from sprites.kept import kept
from sprites.litho import CardFace

__all__ = ["big_place", "card_face", "explained", "hand_id", "paint", "route_of", "tip", "told"]

LARGE: Final = LargeRow(layout.MAP, 150, (124, round(litho.card_size(124)[1])), 196, "", "", marks.state)


def card_face(tongue: Tongue, name: str) -> CardFace:
    """What a card of a hand shows."""
    card = CARDS[name]
    numbered = card.is_unit or card.is_equipment
    words = tongue.foot(card)
    return CardFace(
        code=card.picture,
        name=tongue.card(name),
        nation=card.colour,
        type=card.type,
        level=card.level,
        attack=card.attack if numbered else None,
        defence=card.defence if numbered else card.defense if card.type == "sovereign" else None,
        keywords=tongue.keywords(card),
        words=words,
        p=card.cost_p,
        s=card.cost_s,
        short=tongue.short(name),
    )


def big_place(number: int, of: int) -> Rect:
    """Where a card lies in the row of the mulligan."""
    return LARGE.place(number, of)


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
        face=lambda name, wide, scale: litho.card_m(card_face(look.tongue, name), wide, scale),
        strip=lambda name, *sizes: litho.card_strip(card_face(look.tongue, name), *sizes),
        dimmed=_dimmed,
        playable=marks.PLAYABLE,
        known=told(look.hand, look.board.sides[look.payer].shown),
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
    return litho.dimmed(picture)


# --- words about a card --------------------------------------------------------------------------------


def tip(tongue: Tongue, name: str, outcome: str = "") -> str:
    """What the tooltip of a card says: type, text, keywords explained, what it costs and brings."""
    card = CARDS[name]
    parts = [f"[b]{tongue.card(name)}[/b]", cardtexts.type_line(tongue.language, name)]
    parts += cardtexts.lines(tongue.language, name)
    parts += explained(tongue, tongue.keywords(card))
    if card.level:
        parts.append(tongue.say("tip.level", n=card.level))
    if cost := tongue.cost(card):
        parts.append(tongue.say("tip.cost", cost=cost))
    if outcome:
        parts.append(outcome)
    return marks.iconed("\n".join(parts))


def explained(tongue: Tongue, names: Iterable[str]) -> list[str]:
    """Keywords, each with its icon and the sentence that says what it does."""
    return [
        f"[icon:{litho.KEYWORD_ICON[name]}]~[b]{tongue.keyword(name)}.[/b] {tongue.about(name)}"
        for name in names
    ]


def hand_id(number: int) -> str:
    """The target id of a card by its number in the hand."""
    return f"hand:{number}"


def route_of(id: str, hand: tuple[str | None, ...]) -> str:
    """What a target of the hand is pressed as (see `routes`)."""
    name = hand[int(id.split(":")[1])]
    return routes.card(name or "")
