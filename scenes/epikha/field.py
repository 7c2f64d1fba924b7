"""The battlefield: zones, tokens in every state, medals, drawers, and what would become of a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.rules import numbers
from scenes.epikha import faces, layout, marks, playerarea
from scenes.epikha.board import Board
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.epikha.spots import Spots, places, spots
from scenes.epikha.stands import Medal, Stand
from sprites import glass, palette
from sprites.canvas import Canvas
from sprites.kept import kept

__all__ = ["LIFT", "headed", "lay", "paint", "paint_drawer", "paint_ground", "picture_of", "places"]

LIFT = 6
"""How far a chosen token stands above its place, and how far one under the pointer does."""
LOOKED_AT = 4
ZONES: Final[tuple[layout.Zone, ...]] = ("armoury", "area", "reserves", "combat", "magic")
DEPLOYMENT: Final = ZONES[:3]
TAB_W = 28
"""How wide a tab is drawn; what is pressed of it is wider."""
HEAD = 8
"""How far the count of a stack or a Unit stands above its token."""
ASIDE = 26
"""Size of the small picture of a summoner that is set aside."""


def paint_ground(canvas: Canvas, tongue: Tongue, board: Board) -> None:
    """The hall with the frames of all zones and their empty spaces."""
    mine, theirs = tongue.houses[board.bottom], tongue.houses[1 - board.bottom]
    if canvas.high_contrast:
        _flat_ground(canvas, mine, theirs)
    else:
        canvas.picture(glass.battlefield(canvas.scale, mine, theirs), (0, 0))  # it bears the battle line
    for seat in (0, 1):
        for name in ZONES:
            area = layout.zone(seat, name, board.bottom)
            canvas.picture(marks.frame(area.w, area.h, canvas.scale), area.topleft)
        for number in range(4):
            _slot(canvas, "arch", layout.space(seat, "combat", number, board.bottom))
        for number in range(5):
            _slot(canvas, "lozenge", layout.space(seat, "magic", number, board.bottom))


def _flat_ground(canvas: Canvas, mine: str, theirs: str) -> None:
    for house, half in ((theirs, Rect(0, 0, 1280, layout.LINE_Y)), (mine, Rect(0, layout.LINE_Y, 1280, 441))):
        canvas.fill(half, palette.darker(glass.HOUSE_COLOUR[house][0], 0.5))
    canvas.fill((layout.FIELD.x, layout.LINE_Y + 1, layout.FIELD.w, 2), marks.GOLD)


def _slot(canvas: Canvas, kind: str, place: Rect) -> None:
    canvas.picture(glass.slot(kind, place.w, place.h, canvas.scale), place.topleft)


# --- what may change -----------------------------------------------------------------------------------


def lay(look: BoardLook) -> Spots:
    """Where everything lies at this moment."""
    return spots(look.board, look.drawer)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """Everything on the field that may change, without the open drawer."""
    laid = lay(look)
    _spaces(canvas, look)
    for seat in (0, 1):
        _labels(canvas, look, seat, ZONES[3:])
    raised = _raised(look, laid)
    for stand in laid.stands:
        if stand is not raised:
            _stand(canvas, look, stand)
    if raised is not None:
        _stand(canvas, look, raised)
    _tags(canvas, look, laid.stands)
    for seat in (0, 1):
        _labels(canvas, look, seat, DEPLOYMENT)
        playerarea.paint(canvas, look, seat)
    for id, place, hidden in laid.tabs:
        _tab(canvas, look, id, place, hidden)


def _tags(canvas: Canvas, look: BoardLook, stands: tuple[Stand, ...]) -> None:
    """The counts of stacks and Units over which the next piece lies, above what shows of them."""
    for stand in stands:
        if headed(stand) and stand.shows and stand.id not in look.show.away:
            if stand.group is not None:
                tag = glass.tag(str(len(stand.group.bodies)), canvas.scale, "linked", "#2F6A4C")
            else:
                tag = glass.tag(f"×{len(stand.arms)}", canvas.scale)
            left = stand.place.x + stand.shows - tag.get_width() / canvas.scale
            canvas.picture(tag, (max(left, stand.place.x - 4), stand.place.y - HEAD))


def _raised(look: BoardLook, laid: Spots) -> Stand | None:
    """The piece that lies above its neighbours: under the pointer, or chosen."""
    for id in (look.lit or "", look.picked):
        stand = next((one for one in laid.stands if one.id == id), None)
        if stand is not None:
            return stand
    return None


def _spaces(canvas: Canvas, look: BoardLook) -> None:
    """The states of free spaces and of whole zones."""
    bottom = look.board.bottom
    for seat, side in enumerate(look.board.sides):
        for number, group in enumerate(side.combat):
            id = f"slot:{seat}:{number}"
            if look.state(id) and group is None:
                _hot(canvas, look, id, "arch", layout.space(seat, "combat", number, bottom))
        for number, spot in enumerate(side.magic):
            if look.state(f"magic:{seat}") and spot is None:
                _hot(canvas, look, f"magic:{seat}", "lozenge", layout.space(seat, "magic", number, bottom))
        for name in DEPLOYMENT:
            id = f"{name}:{seat}"
            if state := look.state(id):
                area = layout.zone(seat, name, bottom)
                marks.state(canvas, area.inflate(8, 8) if state == "place" else area, state)


def _hot(canvas: Canvas, look: BoardLook, id: str, kind: str, place: Rect) -> None:
    canvas.picture(glass.slot(kind, place.w, place.h, canvas.scale, True), place.topleft)
    state = look.state(id)
    if state in ("focus", "selected", "enemy"):
        marks.halo(canvas, place.inflate(-10, -6), marks.ENEMY if state == "enemy" else marks.FOCUS, 10)
    canvas.mark_state(place, state, shape=True)


# --- one piece -----------------------------------------------------------------------------------------


def picture_of(tongue: Tongue, board: Board, stand: Stand, scale: float) -> pygame.Surface:
    """The picture of a piece; where a count is above the token it begins `HEAD` higher and is wider."""
    w, h = stand.place.size
    group = stand.group
    if group is not None:
        if headed(stand) and not stand.shows:
            shown = faces.member_faces(tongue, board, stand.seat, group, w)
            first = shown[0]
            return glass.unit(shown, first.force or 0, first.vital or 0, w, h, scale)
        return glass.token(faces.group_face(tongue, board, stand.seat, group, w), w, h, scale)
    if stand.spell:
        return glass.token(faces.spell_face(tongue, stand.spell, kept=stand.kept), w, h, scale)
    arm, at = stand.arms[0], board.find(stand.arms[0].id)
    idle = arm.shifted and at is not None and at.zone != "magic"
    face = faces.arm_face(tongue, arm, tongue.houses[stand.seat], w, idle=idle)
    if headed(stand) and not stand.shows:
        return glass.stack(face, len(stand.arms), w, h, scale)
    return glass.token(face, w, h, scale)


def headed(stand: Stand) -> bool:
    """Whether a piece is several cards, so that their number stands above the token."""
    group = stand.group
    return len(stand.arms) > 1 or (group is not None and group.unit and len(group.bodies) > 1)


def _stand(canvas: Canvas, look: BoardLook, stand: Stand) -> None:
    if stand.id in look.show.away or (look.carry is not None and look.carry.source == stand.id):
        return
    state = _state(look, stand)
    place = stand.place.move(look.shift(stand.id), -_lift(look, stand, state))
    if state in ("selected", "focus"):
        marks.glow(canvas, place, marks.FOCUS, 9)
    marks.cast(canvas, place, "lifted" if state == "selected" else "card")
    picture = picture_of(look.tongue, look.board, stand, canvas.scale)
    top = place.y - HEAD if headed(stand) and not stand.shows else place.y
    canvas.picture(picture, (place.x, top))
    if stand.group is not None and stand.group.aside is not None:
        _aside(canvas, look, stand, place)
    for medal in stand.medals:
        _medal(canvas, look, medal, place.x - stand.place.x, place.y - stand.place.y)
    if state:
        marks.state(canvas, place, state)
    if (points := look.marked.get(stand.id)) is not None:
        _points(canvas, points, place)


def _state(look: BoardLook, stand: Stand) -> str:
    """How a piece looks: chosen or choosable; spoken of; struck or striking; or plain."""
    state = look.state(stand.id)
    if state:
        return state
    if stand.id in look.highlights or stand.id in look.show.marked:
        return "focus"
    blow, group = look.board.blow, stand.group
    number = group.id if group is not None else stand.arms[0].id if stand.arms else -1
    if (blow is not None and number == blow.target) or look.aimed & _numbers_of(stand):
        return "asked"
    if group is not None and group.id in look.board.striking:
        return "focus"
    return ""


def _numbers_of(stand: Stand) -> set[int]:
    """The numbers by which a piece, or what belongs to it, is aimed at."""
    if stand.group is not None:
        return {stand.group.id, *(body.id for body in stand.group.bodies)}
    return {arm.id for arm in stand.arms} or {int(stand.id.partition(":")[2])}


def falls(look: BoardLook, stand: Stand) -> bool:
    """Whether the chain would destroy a piece: of a group all its bodies."""
    if stand.group is not None:
        return bool(look.doomed) and all(body.id in look.doomed for body in stand.group.bodies)
    return bool(look.doomed & _numbers_of(stand))


def _lift(look: BoardLook, stand: Stand, state: str) -> int:
    if state == "selected" or stand.id == look.picked:
        return LIFT
    return LOOKED_AT if stand.id == look.lit else 0


def _aside(canvas: Canvas, look: BoardLook, stand: Stand, place: Rect) -> None:
    """The summoner that is set aside behind a Spirit, pale and small at its foot (E16.16)."""
    assert stand.group is not None and stand.group.aside is not None
    body = stand.group.aside.bodies[0]
    card = CARDS[body.card]
    portrait = faces.portrait_of(body.card, look.tongue.kins[stand.seat])
    picture = _pale(glass.medal(portrait, card.type, "", canvas.scale, ASIDE))
    canvas.picture(picture, (place.x + 2, place.y + 26))
    canvas.mark_state((place.x + 2, place.y + 26, ASIDE, ASIDE), "aside", shape=True)


@kept
def _pale(picture: pygame.Surface) -> pygame.Surface:
    return glass.dimmed(picture, 0.6, 0.8)


def _medal(canvas: Canvas, look: BoardLook, medal: Medal, dx: int, dy: int) -> None:
    if medal.id in look.show.away or (look.carry is not None and look.carry.source == medal.id):
        return
    place = medal.place.move(dx + look.shift(medal.id), dy)
    state = look.state(medal.id)
    if state == "playable":
        marks.halo(canvas, place, marks.PLAYABLE, 5)
    if medal.rest:
        canvas.circle(place.center, place.w / 2, "#0A0810")
        canvas.circle(place.center, place.w / 2 - 1.5, marks.GOLD)
        canvas.circle(place.center, place.w / 2 - 3, "#2A2350")
        canvas.text(f"+{medal.rest}", place.center, "label", "#F3DA98", anchor="center", size=15)
    else:
        canvas.picture(_medal_picture(look, medal, canvas.scale), place.topleft)
        if len(medal.arms) > 1:
            _count(canvas, len(medal.arms), place)
    if state:
        _medal_state(canvas, place, state)
    if (points := look.marked.get(medal.id)) is not None:
        _points(canvas, points, place)


def _medal_picture(look: BoardLook, medal: Medal, scale: float) -> pygame.Surface:
    if medal.body is not None:
        card, seat = CARDS[medal.body.card], look.board.seat_of(medal.body.id)
        left = numbers.vital_left(look.board.table, max(seat, 0), medal.body)
        return glass.medal(card.picture, card.type, str(left), scale, medal.place.w)
    arm = medal.arms[0]
    left_of = str(numbers.capacity(arm))
    card = CARDS[arm.card]
    return glass.medal(card.picture, card.type, left_of, scale, medal.place.w, medal.chosen or card.is_object)


def _count(canvas: Canvas, number: int, place: Rect) -> None:
    spot = place.x + 2, place.y + 6
    canvas.circle(spot, 10, "#0A0810")
    canvas.circle(spot, 8.8, marks.GOLD)
    canvas.text(f"×{number}", (spot[0], spot[1] - 1), "small_bold", "#1B1330", anchor="center", size=13)


def _medal_state(canvas: Canvas, place: Rect, state: str) -> None:
    """A ring in the colour of a state, and its sign where it has one."""
    colour = {"enemy": marks.ENEMY, "asked": marks.ENEMY, "playable": marks.PLAYABLE, "pays": marks.PLAYABLE}
    canvas.circle(place.center, place.w / 2 + 2, colour.get(state, marks.FOCUS), 2.4)
    if state == "pays":
        canvas.centred(glass.gem(18, canvas.scale), (place.x + 3, place.y + 3))
    canvas.mark_state(place, state, shape=True)


def _points(canvas: Canvas, number: int, place: Rect) -> None:
    """A number that is being chosen: points, Vital, or a turn among others."""
    spot = place.centerx, place.y + (34 if place.h > 60 else 12)
    canvas.circle(spot, 13, "#0A0810")
    canvas.circle(spot, 11.5, marks.PLAYABLE)
    canvas.text(str(number), (spot[0], spot[1] - 1), "label", "#0A2A2A", anchor="center", size=17)


# --- labels and tabs -----------------------------------------------------------------------------------


def _labels(canvas: Canvas, look: BoardLook, seat: int, zones: Sequence[layout.Zone]) -> None:
    """The names of zones on their frames."""
    board, tongue = look.board, look.tongue
    foe = seat != board.bottom
    for name in zones:
        area = layout.zone(seat, name, board.bottom)
        picture = marks.label(zone_words(tongue, board, seat, name), canvas.scale)
        wide = picture.get_width() / canvas.scale
        below = not foe and name in DEPLOYMENT
        y = area.bottom - layout.LABEL_H / 2 if below else area.y - layout.LABEL_H / 2
        x = area.right - 8 - wide
        if name == "combat" and not foe:  # between two spaces, where no arrow crosses the battle line
            x = layout.space(seat, name, 3, board.bottom).centerx - layout.COMBAT_PITCH / 2 - wide / 2
        canvas.picture(picture, (x, y))


def zone_words(tongue: Tongue, board: Board, seat: int, name: layout.Zone) -> str:
    """What stands on the frame of a zone: with the player's name, or how many spaces are taken."""
    if name == "area" and tongue.names[seat]:
        return tongue.say("zone.area.of", name=tongue.names[seat])
    if name == "magic":
        taken = sum(spot is not None for spot in board.sides[seat].magic)
        return tongue.say("zone.magic.taken", n=taken, of=len(board.sides[seat].magic))
    return str(tongue.say(f"zone.{name}"))


def _tab(canvas: Canvas, look: BoardLook, id: str, place: Rect, hidden: int) -> None:
    """What opens the drawer of a row: how many pieces are out of sight."""
    lit, place = look.lit == id, Rect(place.right - TAB_W, place.y, TAB_W, place.h)
    canvas.box(place, "#07060D", 8)
    canvas.box(place.inflate(-3, -3), "#3A3070" if lit else "#2A2350", 7)
    canvas.box(place.inflate(-3, -3), "focus" if lit else marks.GOLD, 7, 1.4)
    canvas.icon("chevron_left", (place.centerx, place.y + 20), 13, "#F3DA98")
    canvas.text(str(hidden), (place.centerx, place.bottom - 20), "label", "#F3DA98", anchor="center", size=16)
    if lit:
        canvas.mark_state(place, "focus", shape=True)


# --- the drawer ----------------------------------------------------------------------------------------


def paint_drawer(canvas: Canvas, look: BoardLook) -> None:
    """The open drawer over the field, if there is one."""
    drawer = lay(look).drawer
    if drawer is None:
        return
    area = drawer.area
    marks.cast(canvas, area, "panel")
    canvas.panel(area)
    about = drawer.about
    if about.isdigit():
        words = look.tongue.say("drawer.arms", name=look.tongue.short(look.board.card(int(about))))
    else:
        words = look.tongue.say(f"zone.{about}")
    marks.heading(canvas, area, words, look.tongue.say("drawer.close"))
    raised = next((one for one in drawer.stands if one.id in (look.lit, look.picked)), None)
    for stand in drawer.stands:
        if stand is not raised:
            _stand(canvas, look, stand)
    _tags(canvas, look, drawer.stands)
    if raised is not None:
        _stand(canvas, look, raised)
