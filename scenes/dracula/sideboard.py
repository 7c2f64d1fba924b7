"""Painting the right side: the order of colours, deck and discard pile, and the gauge that allows a call."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.dracula.words import Words
from scenes.dracula import layout, pieces
from scenes.dracula.board import Board
from scenes.dracula.look import CHOSEN, BoardLook
from sprites import frames
from sprites.canvas import Canvas
from sprites.palette import SUITS, lighter

ENOUGH = 6
"""Discards that allow a call, and an 8."""
FULL = 8
"""Discards at which the gauge is full."""
TILTS = (-8, 6, -3, 9, -6)
"""Degrees by which the cards of the pile lie askew, one after the other."""
SEEN_OF_PILE = 3


def paint_ground(canvas: Canvas, words: Words) -> None:
    """What stays the same."""
    pieces.panel(canvas, layout.ORDER)
    area = layout.ORDER
    canvas.fit(
        words.text("order"),
        (area.x + 16, area.y + 8, area.w - 30, 22),
        "heading",
        "line",
        anchor="midleft",
        one_line=True,
        size=17,
    )
    canvas.fit(
        words.text("order.text"),
        (area.x + 16, area.y + 29, area.w - 30, 18),
        "secondary",
        "dim",
        anchor="midleft",
        one_line=True,
    )
    for rank in (1, 2, 3):
        x, y = layout.token(rank)
        place = words.text(f"order.place.{rank + 1}")
        canvas.fit(
            place,
            (area.x + 14, y - 12, x - 22 - area.x - 14, 24),
            "body_bold",
            "dim",
            anchor="midleft",
            one_line=True,
        )
    x, y = layout.TRUMP
    canvas.fit(words.text("trump"), (x - 56, y + 44, 112, 26), "banner", "highlight", one_line=True, size=21)
    pieces.panel(canvas, layout.DECKS)
    pieces.panel(canvas, layout.LOG)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """Tokens, deck, pile and gauge as they are now."""
    board = look.show.bare or look.board
    _tokens(canvas, look, board)
    _deck(canvas, look, board)
    _pile(canvas, look, board)
    _gauge(canvas, look, board)


def suit_light(suit: str) -> str:
    """The colour of the light around the trump: its own, bright enough to be seen on the dark panel."""
    return lighter(SUITS[suit].colour, 0.25)


def _tokens(canvas: Canvas, look: BoardLook, board: Board) -> None:
    order = board.order
    tried = look.tried.suit
    for rank, suit in enumerate(order):
        key = f"token:{suit}"
        if key in look.show.away:
            continue
        rest, y = layout.token(rank)
        x = rest + look.shift(key)
        radius = layout.TRUMP_R if rank == 0 else layout.TOKEN_R
        state, lit = look.states.get(key), look.lit == key
        if rank == 0:
            pieces.round_light(canvas, (x, y), radius - 2, suit_light(suit))
        marked = key in look.show.marked or key in look.highlights
        if state or lit or marked:
            pieces.round_light(canvas, (x, y), radius, "#FFD873" if lit or state == CHOSEN else "#FFC64A", 6)
        pieces.token(canvas, suit, (x, y), radius)
        if state or lit or marked:
            style = "solid" if lit or state == CHOSEN or marked else "dashed"
            rim = frames.round_ring(radius + 5, "#FFD873", canvas.scale, width=2.6, style=style)
            canvas.centred(rim, (x, y))
            place = Rect(round(x) - 20, round(y) - 20, 40, 40)
            canvas.mark_state(place, "focus" if lit or not state else state, shape=True)
    if tried and tried in order[1:]:
        start, end = layout.token(order.index(tried)), layout.TRUMP
        shot, corner = frames.arrow(
            (start[0] + 20, start[1]), (end[0] - 44, end[1]), "#FFD873", canvas.scale, bend=-0.2
        )
        canvas.picture(shot, corner)


def _deck(canvas: Canvas, look: BoardLook, board: Board) -> None:
    deck = layout.DECK
    if board.deck:
        rear = pieces.back(pieces.DECK_BACK, deck.w, canvas.scale)
        for depth in range(min(3, board.deck) - 1, -1, -1):
            pieces.place(canvas, rear, (deck.x - 2 * depth, deck.y + 2 * depth))
        if look.states.get("deck"):
            pieces.glow(canvas, deck, "#FFC64A", 8)
            canvas.picture(rear, deck.topleft)
            pieces.ring(canvas, deck, "#FFC64A", "dashed", 2.2)
            canvas.mark_state(deck, "playable", shape=True)
        if board.deck_top and "deck_top" not in look.show.away:
            front = pieces.face(look.words, board.deck_top, deck.w, canvas.scale)
            pieces.place(canvas, front, deck.topleft)
            pieces.eye(canvas, (deck.right, deck.y + 4), False)
            canvas.mark_state(Rect(deck.right - 13, deck.y - 9, 26, 26), "face_up", shape=True)
        if "deck" in look.highlights:
            pieces.ring(canvas, deck, "#FFD873")
    else:
        pieces.empty_place(canvas, deck)
    words = look.words.text("deck", n=board.deck) if board.deck else look.words.text("deck.empty")
    canvas.fit(words, (deck.x - 6, deck.bottom + 8, deck.w + 12, 22), "label", "text", one_line=True)


def _pile(canvas: Canvas, look: BoardLook, board: Board) -> None:
    area = layout.PILE
    count = len(board.pile)
    if look.takes("pile"):
        pieces.glow(canvas, area, "#FFC64A", 9)
    if not count or "pile" in look.show.away:
        pieces.empty_place(canvas, area)
    else:
        for number in range(max(0, count - SEEN_OF_PILE), count):
            angle = 0 if number == count - 1 else TILTS[number % len(TILTS)]
            picture = _tilted(pieces.face(look.words, board.pile[number], area.w, canvas.scale), angle)
            if angle:
                canvas.centred(picture, area.center)
            else:
                pieces.place(canvas, picture, area.topleft)
    state = look.states.get("pile")
    if state:
        pieces.ring(canvas, area, "#FFD873", "solid" if state == CHOSEN else "dashed", 2.6)
        canvas.mark_state(area, state, shape=True)
    elif look.lit == "pile" or any(key.startswith("pile:") for key in look.highlights):
        pieces.ring(canvas, area, "#FFD873")
        canvas.mark_state(area, "focus", shape=True)
    words = look.words.text("pile", n=count) if count else look.words.text("pile.empty")
    canvas.fit(words, (area.x - 6, area.bottom + 8, area.w + 12, 22), "label", "text", one_line=True)


_tilts: dict[tuple[pygame.Surface, int], pygame.Surface] = {}


def _tilted(picture: pygame.Surface, angle: int) -> pygame.Surface:
    if not angle:
        return picture
    key = (picture, angle)
    if key not in _tilts:
        if len(_tilts) > 200:
            _tilts.clear()
        _tilts[key] = pygame.transform.rotozoom(picture, angle, 1.0)
    return _tilts[key]


def _gauge(canvas: Canvas, look: BoardLook, board: Board) -> None:
    area = layout.GAUGE
    count = len(board.pile)
    share = min(1.0, count / FULL)
    canvas.picture(frames.gauge(area.w, area.h, share, canvas.scale, mark=ENOUGH / FULL), area.topleft)
    if board.caller is not None:
        text, colour = look.words.text("gauge.called", name=look.words.name(board.caller)), "highlight"
    elif count >= ENOUGH:
        text, colour = look.words.text("gauge.open"), "highlight"
    else:
        text, colour = look.words.text("gauge.more", n=ENOUGH - count), "dim"
    canvas.fit(text, layout.GAUGE_WORD, "secondary", colour)
