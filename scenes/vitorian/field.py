"""The battlefield: cells, tokens in every state, arrows of a combat, and what would become of it."""

from __future__ import annotations

from pygame import Rect

from game.vitorian.card import CARDS
from game.vitorian.rules.combat import SWIFT_ATTACKS
from game.vitorian.spaces import OWN, SOVEREIGN, SPACES, owner
from game.vitorian.view import SeenUnit
from scenes.vitorian import layout, marks, routes
from scenes.vitorian.board import Board
from scenes.vitorian.look import BoardLook
from scenes.vitorian.outcomes import Fate
from scenes.vitorian.phrases import Tongue
from sprites import arrows, frames, litho, palette
from sprites.arrows import Arrow
from sprites.canvas import Canvas
from sprites.litho import TokenFace

GHOST = 130
LIFT = 8
"""How far an attacking unit stands above its cell."""
LOOKED_AT = 5
"""How far a unit does under the pointer or the key focus."""
ASIDE = 34
"""An attack's arrow runs so far right of the middle: past names, numbers and keywords of both units."""


def paint_ground(canvas: Canvas, tongue: Tongue, board: Board) -> None:
    """The map with its cells, the names of rows and columns."""
    bottom = board.bottom
    near = CARDS[board.sides[bottom].sovereign].colour
    far = CARDS[board.sides[1 - bottom].sovereign].colour
    if canvas.high_contrast:
        _flat_ground(canvas, near, far)
    else:
        canvas.picture(litho.battlefield(canvas.scale, near, far), layout.MAP.topleft)
    for row, y in enumerate(layout.ROW_Y):
        name = tongue.say("row.rear" if row in (0, 3) else "row.vanguard")
        plate = marks.upright(name.upper(), layout.CELL[1] - 4, canvas.scale)
        high = plate.get_height() / canvas.scale
        canvas.picture(plate, (layout.ROW_NAME_X, y + (layout.CELL[1] - high) / 2))
    for column in range(5):
        centre = (layout.CELL_X + layout.CELL_PITCH * column + layout.CELL[0] / 2, 507)
        canvas.circle(centre, 10, "#1A140C")
        canvas.text(str(column + 1), centre, "small_bold", "#EADFC6", anchor="center")


def _flat_ground(canvas: Canvas, near: str, far: str) -> None:
    """The map without anything printed on it: two halves, the front between them, a frame for each cell."""
    area = layout.MAP.inflate(-4, -4)
    front = round(layout.FRONT_Y) - area.y
    for nation, half in (
        (far, Rect(area.x, area.y, area.w, front)),
        (near, Rect(area.x, area.y + front, area.w, area.h - front)),
    ):
        canvas.fill(half, palette.darker(litho.NATION_COLOUR[nation], 0.72))
    for space in SPACES:
        cell = layout.cell(space, 0)
        canvas.picture(frames.ring(cell.w, cell.h, "#8F7A4A", canvas.scale, width=2), cell.topleft)
    canvas.fill((area.x, layout.FRONT_Y - 2, area.w, 4), "line")
    canvas.box(area, "line", 0, 2)


def token_face(tongue: Tongue, unit: SeenUnit, mine: bool, fights: bool = False) -> TokenFace:
    """What the token of a unit shows; whoever `fights` is as bright as it was before it declared."""
    card = CARDS[unit.card]
    return TokenFace(
        code=card.picture,
        name=tongue.short(unit.card),
        nation=card.colour,
        level=card.level,
        attack=unit.attack,
        defence=unit.defence,
        printed_attack=card.attack,
        printed_defence=card.defence,
        keywords=unit.keywords,
        exhausted=unit.exhausted and not fights,
        fresh=unit.fresh,
        moved=unit.moved,
        shield=unit.shield,
        equipment=1 if unit.equipment else 0,
        struck=bool(unit.attacks) and not unit.exhausted,
        used=spent_keywords(unit),
        mine=mine,
    )


def spent_keywords(unit: SeenUnit) -> tuple[str, ...]:
    """The keywords of a unit that do nothing more in this turn (V13.2, V13.4)."""
    spent = ("swift", unit.attacks >= SWIFT_ATTACKS), ("ganking", unit.ganked)
    return tuple(name for name, is_spent in spent if is_spent and name in unit.keywords)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """Everything on the battlefield that may change."""
    for space in SPACES:
        _cell(canvas, look, space)
    for unit in look.board.units:
        if routes.cell(unit.space) not in look.show.away:
            _unit(canvas, look, unit)
    for id in look.states:
        if id.startswith("gate:"):
            _gate(canvas, look, id)
    _ghost(canvas, look)
    _combat(canvas, look)
    for space, target in look.arrows:
        _arrow(canvas, look, space, target, "aim")
    _doom(canvas, look)


def _ghost(canvas: Canvas, look: BoardLook) -> None:
    """Where a unit would stand that is being paid for, or that a press here would bring."""
    payment = look.payment
    if payment is None or payment.space is None or not CARDS[payment.card].is_unit:
        return
    card = CARDS[payment.card]
    face = TokenFace(
        card.picture, look.tongue.short(card.id), card.colour, card.level, card.attack, card.defence,
        card.attack, card.defence, look.tongue.keywords(card),
    )  # fmt: skip
    area = layout.cell(payment.space, look.board.bottom)
    canvas.centred(litho.token(face, scale=canvas.scale), area.center, alpha=GHOST)


def _cell(canvas: Canvas, look: BoardLook, space: int) -> None:
    id = routes.cell(space)
    if look.board.at(space) is not None and id not in look.show.away:
        return
    state = look.state(id)
    if state:
        marks.state(canvas, layout.cell(space, look.board.bottom).inflate(-8, -8), state)


def _gate(canvas: Canvas, look: BoardLook, id: str) -> None:
    """An open column: whoever is pressed there is the Sovereign behind it."""
    board = look.board
    seat = 1 - board.active
    area = layout.gate(
        int(id.removeprefix("gate:")), [n for n in OWN[seat] if board.at(n) is None], board.bottom
    ).inflate(-8, -8)
    marks.state(canvas, area, look.state(id))
    card = CARDS[board.sides[seat].sovereign]
    far = board.bottom != seat
    face = Rect(area.x + 10, area.y + 10 if far else area.bottom - 74, 49, 64)
    marks.cast(canvas, face)
    canvas.picture(litho.portrait(card.picture, face.w, face.h, canvas.scale), face.topleft)
    marks.pill(canvas, look.tongue.short(card.id), (area.x + 50, face.bottom + 12 if far else face.y - 12))


def _unit(canvas: Canvas, look: BoardLook, unit: SeenUnit) -> None:
    id = routes.cell(unit.space)
    area = layout.cell(unit.space, look.board.bottom).inflate(-4, -4).move(look.shift(id), 0)
    state = look.state(id)
    combat = look.board.combat
    fights = combat is not None and combat.unit == unit.id
    if fights or state in ("selected", "focus"):
        area = area.move(0, -LIFT if fights or state == "selected" else -LOOKED_AT)
    if look.carry is not None and look.carry.source == id:
        return
    face = token_face(look.tongue, unit, unit.seat == look.board.bottom, fights)
    if not face.exhausted:
        marks.cast(canvas, area, "lifted" if fights else "card")
    canvas.centred(litho.token(face, scale=canvas.scale), area.center)
    if face.exhausted:
        canvas.mark_state(area, "exhausted", shape=True)
    role = _role(look, unit)
    if role and state in ("", "focus"):
        if state:
            marks.ring(canvas, area.inflate(8, 8), marks.FOCUS, width=2)
        state = role
    if id in look.highlights or id in look.show.marked:
        state = "focus"
    if state:
        marks.state(canvas, area, state)


def _role(look: BoardLook, unit: SeenUnit) -> str:
    """How a unit is marked for its part in the combat, whoever points at it; "" for none."""
    combat = look.board.combat
    if combat is None:
        return ""
    if unit.id == combat.target:
        return "enemy" if unit.seat != look.board.viewer else "asked"
    return "selected" if unit.id == combat.unit else ""


# --- the combat ----------------------------------------------------------------------------------------


def _combat(canvas: Canvas, look: BoardLook) -> None:
    board, combat = look.board, look.board.combat
    if combat is None:
        return
    space = board.where(combat.unit)
    if space >= 0:
        _arrow(canvas, look, space, combat.target_space, "blow")
    fighters = {combat.seat: space, 1 - combat.seat: combat.target_space}
    for number in combat.supporters:
        unit = board.unit(number)
        if unit is not None and fighters[unit.seat] >= 0:
            start = layout.cell(unit.space, board.bottom)
            end = layout.cell(fighters[unit.seat], board.bottom)
            up = -1 if start.y > end.y else 1
            x = start.centerx - 40
            begin = start.top if up < 0 else start.bottom
            arrows.draw(canvas, Arrow((x, begin - up * 4), (x, begin + up * 22), "aid"))
            words = look.tongue.say("chip.support", n=unit.attack)
            marks.pill(canvas, words, (start.centerx + 20, begin + up * 6), icon="drum")
    _flank(canvas, look)


def _flank(canvas: Canvas, look: BoardLook) -> None:
    forecast, board = look.forecast, look.board
    if forecast is None or forecast.flanked_by is None or forecast.target is None:
        return
    flanker, target = board.unit(forecast.flanked_by), board.unit(forecast.target)
    if flanker is None or target is None:
        return
    start, end = layout.cell(flanker.space, board.bottom), layout.cell(target.space, board.bottom)
    side = 1 if end.x > start.x else -1
    up = end.y < start.y
    begin = (start.centerx + side * 50, start.top + 4 if up else start.bottom - 4)
    finish = (end.centerx - side * 70, end.centery)
    arrow = Arrow(begin, finish, "aid", bend=0.2 * side * (1 if up else -1))
    arrows.draw(canvas, arrow)
    x = (begin[0] + finish[0]) / 2 - side * 64
    marks.pill(canvas, look.tongue.say("chip.flank"), (x, (begin[1] + finish[1]) / 2 - 10))


def _arrow(canvas: Canvas, look: BoardLook, space: int, target: int, kind: arrows.Kind) -> None:
    board = look.board
    start = layout.cell(space, board.bottom)
    up = owner(space) == board.bottom
    if target == SOVEREIGN:
        end_y = layout.ROW_Y[0] - 4 if up else layout.ROW_Y[3] + layout.CELL[1] + 8
        end = (float(start.centerx + ASIDE), float(end_y))
    else:
        place = layout.cell(target, board.bottom)
        end = (place.centerx + float(ASIDE), float(place.bottom - 4 if up else place.top + 36))
    begin = (start.centerx + float(ASIDE), float(start.top + 26 if up else start.bottom - LIFT - 2))
    arrows.draw(canvas, Arrow(begin, end, kind, bend=0.0))


def _doom(canvas: Canvas, look: BoardLook) -> None:
    """A skull on whoever would fall, a shield on whoever a marker would save."""
    forecast, board = look.forecast, look.board
    for fate in look.fates:
        _fate(canvas, look, fate)
    if forecast is None:
        return
    falls = ((forecast.unit, forecast.attacker_falls), (forecast.target, forecast.target_falls))
    for number, doomed in falls:
        unit = board.unit(number)
        if unit is not None and doomed:
            _skull(canvas, layout.cell(unit.space, board.bottom))
    if forecast.hit:
        seat = 1 - _seat_of(board, forecast.unit)
        area = layout.portrait(seat, board.bottom)
        canvas.centred(litho.burst("1", forecast.wins, canvas.scale), (area.centerx, area.bottom - 28))


def _skull(canvas: Canvas, area: Rect) -> None:
    canvas.centred(litho.doomed(canvas.scale), (area.right - 14, area.top + 12))
    canvas.mark_state(Rect(0, 0, 46, 46), "would fall", shape=True)


def _fate(canvas: Canvas, look: BoardLook, fate: Fate) -> None:
    """What would become of a unit outside combat: a skull, or by how much its numbers change."""
    unit = look.board.unit(fate.unit)
    if unit is None:
        return
    area = layout.cell(unit.space, look.board.bottom)
    if fate.falls:
        _skull(canvas, area)
    elif fate.attack or fate.defence:
        worse = fate.attack < 0 or fate.defence < 0
        words = look.tongue.speech.bonus(fate.attack, fate.defence, ())
        marks.pill(canvas, words, area.center, "#FFB7A3" if worse else "#B8F0B0")


def _seat_of(board: Board, number: int) -> int:
    unit = board.unit(number)
    return unit.seat if unit is not None else board.active
