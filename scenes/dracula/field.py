"""Painting the stage: five districts with their townsfolk, the two racks, marks, rings and forecasts."""

from __future__ import annotations

from pygame import Rect

from game.dracula import events as ev
from scenes.dracula import layout, pieces, sides
from scenes.dracula.board import SLOTS, Board, Piece
from scenes.dracula.chronicle import slot_of
from scenes.dracula.look import AIM, CHOSEN, ENEMY, PLAYABLE, BoardLook
from scenes.dracula.selection import card_at
from scenes.table import arrows, forecast
from sprites import faces, frames
from sprites.canvas import Canvas

PAPER_EDGE = "#0D0909"
HOT = 3
"""From this many vampires on a district is in danger: its ribbon is red."""
RING = {PLAYABLE: "#D8C08A", AIM: "#FFC64A", CHOSEN: "#FFD873", ENEMY: "#FF5A3C"}
REASON_ICONS = {"trump": "crown", "trump_value": "crown", "value": "greater", "column": "equal"}


def paint_ground(canvas: Canvas) -> None:
    """What never changes during a match: the pictures of the districts on their tiles."""
    ground = layout.STAGE
    canvas.picture(frames.veil(ground.w, ground.h, "#000000", 0.28, canvas.scale, 10), ground.topleft)
    for district in SLOTS:
        tile = layout.tile(district)
        cast = frames.shadow(tile.w, tile.h, "panel", canvas.scale)
        margin = frames.SHADOWS["panel"].margin
        canvas.picture(cast, (tile.x - margin, tile.y - margin))
        canvas.picture(faces.district_tile(district, tile.w, tile.h, canvas.scale), tile.topleft)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """Everything on the stage that may change."""
    board = look.show.bare or look.board
    for district in SLOTS:
        _paint_district(canvas, look, board, district)
    for seat in (1 - board.bottom, board.bottom):
        for slot in SLOTS:
            _paint_slot(canvas, look, board, seat, slot)
    _paint_chips(canvas, look)


def _paint_district(canvas: Canvas, look: BoardLook, board: Board, district: int) -> None:
    tile = layout.tile(district)
    bitten = board.vampires[district - 1]
    hot = bitten >= HOT
    key = f"district:{district}"
    state = look.states.get(key)
    lit = look.lit == key or key in look.highlights
    if state or lit or key in look.show.marked:
        pieces.halo(canvas, tile, "#FFD873" if lit else "#FFC64A")
        style = "solid" if lit or state == CHOSEN else "dashed"
        pieces.ring(canvas, tile, "#FFD873" if lit else RING[state or AIM], style, 2.4)
        canvas.mark_state(tile, "focus" if lit or not state else state, shape=True)
    ribbon = faces.district_ribbon(tile.w + 12, hot, canvas.scale)
    canvas.picture(ribbon, (tile.x - 6, tile.y + 102))
    name = look.words.district(district)
    canvas.fit(name, (tile.x + 6, tile.y + 102, tile.w - 12, 28), "plate", "cream", one_line=True)
    canvas.circle((tile.x + 10, tile.y + 6), 12, PAPER_EDGE)
    canvas.circle((tile.x + 10, tile.y + 6), 10, "#D8C08A")
    canvas.text(str(district), (tile.x + 10, tile.y + 5.5), "body_bold", "#1A120C", anchor="center")
    for number in range(board.humans):
        if f"folk:{district}:{number}" not in look.show.away:
            _folk(canvas, district, number, board.humans, number < bitten)
    count = look.words.text("vampires", n=bitten, limit=board.humans)
    colour = "paper_red" if hot else "paper_text"
    canvas.fit(count, (tile.x + 4, tile.y + 171, tile.w - 8, 20), "numeral", colour, one_line=True, size=13.5)


def _folk(canvas: Canvas, district: int, number: int, of: int, vampire: bool) -> None:
    picture = faces.townsfolk(number + district - 1, vampire, 15, canvas.scale)
    canvas.centred(picture, layout.folk(district, number, of))


# --- the racks ------------------------------------------------------------------------------------------


def _paint_slot(canvas: Canvas, look: BoardLook, board: Board, seat: int, slot: int) -> None:
    key, own = slot_of(seat, slot), seat == board.bottom
    rect = layout.card(own, slot)
    if not board.dealt:
        pieces.empty_place(canvas, rect)
        return
    if key in look.show.away:
        return
    if key == look.taken:
        pieces.empty_place(canvas, rect)
        return
    piece = board.piece(seat, slot)
    if own and look.stand_in is not None and look.stand_in[0] == slot:
        piece = Piece(look.stand_in[1], look.stand_in[2])
    lift = layout.LIFT * look.hover.share(key) if own else 0.0
    rect = rect.move(round(look.shift(key)), -round(lift))
    _paint_card(canvas, look, board, piece, rect, seat, slot)
    _paint_ring(canvas, look, piece, rect, seat, slot)
    _paint_mark(canvas, look, piece, rect, own)
    if own and look.stand_in is not None and look.stand_in[0] == slot:
        pieces.tag(canvas, look.words.text("swap.ghost"), (rect.centerx, rect.y + 84))


def _paint_card(
    canvas: Canvas, look: BoardLook, board: Board, piece: Piece, rect: Rect, seat: int, slot: int
) -> None:
    if piece.card is None:
        picture = pieces.back(seat, rect.w, canvas.scale)
    else:
        picture = pieces.face(look.words, piece.card, rect.w, canvas.scale)
    winner = board.scores[slot - 1]
    lost = winner is not None and winner != seat
    key = slot_of(seat, slot)
    if lost:
        picture = pieces.beaten(picture)
    elif key in look.dimmed:
        picture = pieces.greyed(picture)
    if look.states.get(key) == CHOSEN or look.lit == key or look.takes(key):
        pieces.glow(canvas, rect, "#FFD873", 11)
    lean = look.sway if look.lit == key else 0.0
    pieces.place(canvas, picture, rect.topleft, "lifted" if look.states.get(key) == CHOSEN else "card", lean)
    if lost:
        canvas.circle(rect.center, 17, "#0D0909")
        canvas.icon("close", rect.center, 20, "#E77B6A", "#0D0909")
        canvas.mark_state(rect, "lost", shape=True)


def _paint_ring(canvas: Canvas, look: BoardLook, piece: Piece, rect: Rect, seat: int, slot: int) -> None:
    key = slot_of(seat, slot)
    state = look.states.get(key)
    if key in look.show.marked or key in look.highlights:
        state = ENEMY if key in look.show.marked else CHOSEN
    if (look.lit == key or look.lit == f"district:{slot}") and state != CHOSEN:
        pieces.ring(canvas, rect, "#FFD873", "solid", 2.4, look.sway if look.lit == key else 0.0)
        canvas.mark_state(rect, "focus", shape=True)
    elif state is not None:
        style = "solid" if state in (CHOSEN, ENEMY) else "dashed"
        lean = look.sway if look.lit == key else 0.0
        pieces.ring(canvas, rect, RING[state], style, 3.0 if style == "solid" else 2.2, lean)
        canvas.mark_state(rect, state, shape=True)
    elif piece.passed:
        own = seat == look.board.bottom
        pieces.ring(canvas, rect, "#E77B6A" if own else "#E9DEC6", "dotted", 3.6)


def _paint_mark(canvas: Canvas, look: BoardLook, piece: Piece, rect: Rect, own: bool) -> None:
    """The eye: face up for both, or hidden but known where the memory aid says so."""
    if look.board.resolving:
        return
    half = piece.passed and not piece.face_up
    if piece.face_up or half:
        centre = (rect.right, rect.y + 5)
        pieces.eye(canvas, centre, own, half)
        canvas.mark_state(
            Rect(round(centre[0]) - 13, round(centre[1]) - 13, 26, 26),
            "known" if half else "face_up",
            shape=True,
        )


# --- forecasts and verdicts -----------------------------------------------------------------------------


def _paint_chips(canvas: Canvas, look: BoardLook) -> None:
    if look.chips:
        pairs = [(chip, layout.chip(number)) for number, chip in enumerate(look.chips, 1)]
        forecast.draw(canvas, pairs)


def paint_verdict(canvas: Canvas, look: BoardLook, event: ev.DistrictResolved) -> None:
    """Why the district goes where it goes: over the picture of the district, while its cards stand lifted."""
    tile = layout.tile(event.district)
    pieces.halo(canvas, tile, "#E0453A" if event.winner == 0 else sides.INKS[1], 9)
    pieces.ring(canvas, tile, "#FFD873", "solid", 3)
    canvas.mark_state(tile, "resolving", shape=True)
    won = event.cards[event.winner]
    box = Rect(tile.x + 8, tile.y + 26, tile.w - 16, 64)
    canvas.picture(frames.veil(box.w, box.h, "#0A0708", 0.86, canvas.scale, 8), box.topleft)
    icon = REASON_ICONS[event.reason]
    canvas.icon(icon, (box.centerx, box.y + 18), 22, "highlight", "#0A0708")
    reason = look.words.text(f"resolve.{event.reason}")
    canvas.fit(reason, (box.x + 4, box.y + 31, box.w - 8, 32), "small_bold", "bright", align="center")
    if event.reason in ("trump", "trump_value"):
        pieces.token(canvas, won[0], (tile.x + tile.w - 14, tile.y + 14), 14)


def aim_signs(canvas: Canvas, look: BoardLook) -> None:
    """What the tried selection would do: arrows between what changes places, an eye on what is turned up."""
    seen, tried = look.observation, look.tried
    card = None if seen is None or tried.place is None else card_at(seen, tried.place)
    number = int(card[1:]) if card else 0
    if number == 4 and len(tried.slots) == 2:
        _swap_own(canvas, *sorted(tried.slots))
    elif number == 6 and tried.slots:
        _swap_across(canvas, tried.slots[0])
    elif number in (1, 3) and tried.slots:
        rect = layout.card(number == 1, tried.slots[0])
        canvas.centred(faces.eye_badge(number == 1, False, 25, canvas.scale), rect.center)


def _swap_own(canvas: Canvas, first: int, second: int) -> None:
    """A double arrow along the upper edge of the own row."""
    left, right = layout.own_card(first), layout.own_card(second)
    y = left.y - 5 if second > first + 1 else left.centery
    arrows.route(canvas, ((left.right + 6, y), (right.x - 6, y)), double=True)


def _swap_across(canvas: Canvas, district: int) -> None:
    """An arrow up and an arrow down in the gaps beside the district's tile."""
    own, rival, tile = layout.own_card(district), layout.rival_card(district), layout.tile(district)
    left, right = tile.x - 7, tile.right + 7
    up = (
        (own.x - 6, own.y + 34),
        (left, own.y + 34),
        (left, rival.bottom - 30),
        (rival.x - 6, rival.bottom - 30),
    )
    down = (
        (rival.right + 6, rival.bottom - 30),
        (right, rival.bottom - 30),
        (right, own.y + 34),
        (own.right + 6, own.y + 34),
    )
    arrows.route(canvas, up)
    arrows.route(canvas, down)


def keep_arrow(canvas: Canvas, look: BoardLook) -> None:
    """From the drawn card to the slot that it would fill, along the edge of the panel and past the chips."""
    place = look.tried.place
    if look.observation is None or not place or look.stand_in is not None:
        return
    held, slot = layout.HELD, layout.own_card(place)
    if place == 1:
        left, y = layout.column(1) - 4, slot.bottom - 14
        arrows.route(canvas, ((held.x - 2, held.y + 16), (left, held.y + 16), (left, y), (slot.x - 5, y)))
        return
    gap = layout.middle(place) - 79
    y = held.y + 7
    arrows.route(
        canvas, ((held.right + 5, y), (gap, y), (gap, slot.bottom - 14), (slot.x - 5, slot.bottom - 14))
    )
