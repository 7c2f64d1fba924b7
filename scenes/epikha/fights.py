"""What is drawn over the field in a combat: arrows, blows with their numbers, skulls, what is being aimed."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import NOBODY
from scenes.epikha import field, layout, marks, reckoning
from scenes.epikha.board import Board
from scenes.epikha.look import BoardLook, Fate, Lane, Strike
from scenes.epikha.spots import Spots
from sprites import arrows, glass
from sprites.arrows import Arrow
from sprites.canvas import Canvas

BURST, SKULL = 54, 30
SMALL_PIECE = 60
"""A piece that is narrower gets a smaller number."""
GHOST = 120
STEP_PLATE = {"V": "lane.first", "P": "lane.last"}
"""Strike steps that a fight is marked with; all others are plain."""


def paint(canvas: Canvas, look: BoardLook, laid: Spots) -> None:
    """Arrows and forecasts of every space, and what is being aimed."""
    board = look.board
    if board.table.battle is not None:
        for space in range(4):
            _arrow(canvas, look, space)
    for lane in look.lanes:
        for strike in lane.strikes:
            _strike(canvas, look, laid, lane, strike)
        _doomed(canvas, look, laid, lane)
    _overflow(canvas, look)
    if look.outcome is not None:
        for fate in look.outcome.fates or ():
            _fate(canvas, laid, fate)
    if look.doomed:
        for stand in laid.stands:
            if field.falls(look, stand):
                _skull(canvas, stand.place)
    if look.arrow is not None:
        _aim(canvas, look, laid, look.arrow)


def _arrow(canvas: Canvas, look: BoardLook, space: int) -> None:
    """From an attacker to whoever answers it, or to the empty arch before a free one."""
    board = look.board
    group = board.sides[board.active].combat[space]
    if group is None or f"group:{group.id}" in look.show.away:
        return
    start = layout.stand(board.active, "combat", space, board.bottom)
    end = layout.stand(1 - board.active, "combat", space, board.bottom)
    down = board.active != board.bottom
    begin = (float(start.centerx), float(start.bottom if down else start.top + 8))
    free = board.sides[1 - board.active].combat[space] is None
    # a name stands at the foot of whoever is struck, and must stay readable
    reach = (44 if free else 22) if down else (42 if free else 0)
    finish = (float(end.centerx), float(end.top + reach if down else end.bottom - reach))
    arrows.draw(canvas, Arrow(begin, finish, "blow", bend=0.0))


def _centre(laid: Spots, group: int) -> Rect | None:
    return laid.place(f"group:{group}")


def _strike(canvas: Canvas, look: BoardLook, laid: Spots, lane: Lane, strike: Strike) -> None:
    """The number of a blow over whoever is struck; of one at the Player over the empty arch."""
    board = look.board
    if _at_home(board, strike.target):
        return  # the Player card will be placed somewhere: it is told beside what passes over
    if strike.target == NOBODY:
        seat = 1 - board.active
        place: Rect | None = layout.stand(seat, "combat", lane.space, board.bottom)
    else:
        place = _centre(laid, strike.target)
    if place is None:
        return
    lethal = bool(set(strike.falls))
    number = f"−{strike.amount}" if strike.amount else "0"
    canvas.centred(glass.damage(number, lethal, canvas.scale, BURST), (place.centerx, place.centery - 4))
    if strike.step in STEP_PLATE:
        words = look.tongue.say(STEP_PLATE[strike.step])
        marks.pill(canvas, words, (place.centerx, place.centery + 28))


def _doomed(canvas: Canvas, look: BoardLook, laid: Spots, lane: Lane) -> None:
    """A skull on everybody who would fall, over the whole of a group only if all its bodies do."""
    for number in (lane.attacker, lane.responder):
        group = look.board.group(number) if number != NOBODY else None
        place = _centre(laid, number)
        if group is None or place is None:
            continue
        gone = sum(body.id in lane.falls for body in group.bodies)
        if not gone:
            continue
        _skull(canvas, place)
        if gone < len(group.bodies):
            marks.pill(canvas, look.tongue.say("lane.lost", n=gone), (place.centerx, place.centery + 28))


def _fate(canvas: Canvas, laid: Spots, fate: Fate) -> None:
    """What would become of a piece that an effect reaches: what it loses, and whether it falls."""
    place = laid.place(fate.id)
    if place is None or not (fate.loss or fate.lost):
        return
    small = min(place.w, place.h) < SMALL_PIECE
    if fate.loss > 0:
        burst = glass.damage(f"−{fate.loss}", fate.falls, canvas.scale, 36 if small else BURST)
        canvas.centred(burst, (place.centerx, place.centery - (0 if small else 4)))
    elif fate.loss < 0:
        marks.pill(canvas, f"+{-fate.loss}", place.center)
    if fate.falls:
        _skull(canvas, place)


def _skull(canvas: Canvas, place: Rect) -> None:
    """What stands there would fall."""
    spot = (place.centerx, place.top + 10)
    canvas.centred(glass.doomed(canvas.scale, SKULL), spot)
    canvas.mark_state(Rect(round(spot[0]) - 15, round(spot[1]) - 15, 30, 30), "would fall", shape=True)


def _at_home(board: Board, group: int) -> bool:
    """Whether a group is a Player card in its Area."""
    at = board.find(group) if group != NOBODY else None
    return at is not None and at.zone == "area" and CARDS[at.stood.bodies[0].card].is_player


def _overflow(canvas: Canvas, look: BoardLook) -> None:
    """What would reach each Player card that stands in its Area, over its token."""
    board = look.board
    for seat in (0, 1):
        loss, kept = reckoning.reaches(look, seat)
        home = board.sides[seat].area
        if loss and home is not None:
            place = layout.player(seat, board.bottom)
            canvas.centred(glass.damage(f"−{loss}", not kept, canvas.scale, 44), place.center)


def _aim(canvas: Canvas, look: BoardLook, laid: Spots, ids: tuple[str, str]) -> None:
    """An arrow from what is chosen to what is aimed at; who would go into a space stands there as a ghost."""
    board = look.board
    start, end = (_spot(look, laid, id) for id in ids)
    if start is None or end is None:
        return
    source = laid.find(ids[0])
    if ids[1].startswith("slot:") and source is not None and source.group is not None:
        ghost = field.picture_of(look.tongue, board, replace(source, place=end), canvas.scale)
        lift = field.HEAD if field.headed(source) else 0
        canvas.picture(ghost, (end.x, end.y - lift), alpha=GHOST)
    bend = 0.16 if end.centerx > start.centerx else -0.16
    up = end.centery < start.centery
    begin = (float(start.centerx), float(start.top + 8 if up else start.bottom - 8))
    finish = (float(end.centerx), float(end.bottom - 14 if up else end.top + 14))
    arrows.draw(canvas, Arrow(begin, finish, "aim", bend=bend if up else -bend))


def _spot(look: BoardLook, laid: Spots, id: str) -> Rect | None:
    kind, _, rest = id.partition(":")
    if kind == "slot":
        seat, number = map(int, rest.split(":"))
        return layout.stand(seat, "combat", number, look.board.bottom)
    if kind == "hand":
        cards = look.fan.places() if look.fan is not None else []
        return next((one.area for one in cards if one.number == int(rest)), None)
    if kind == "item":
        return layout.FORECAST.inflate(-100, -180)
    return laid.place(id)
