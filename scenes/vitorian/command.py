"""The left column: both Sovereigns with their piles, resources, and the Field Conditions."""

from __future__ import annotations

from pygame import Rect, Surface

from game.vitorian.card import CARDS
from game.vitorian.rules.resources import area_kind
from scenes.table import prompts
from scenes.table.prompts import Choice
from scenes.vitorian import accounts, layout, marks, routes
from scenes.vitorian.board import Flank
from scenes.vitorian.look import BoardLook
from sprites import faces, litho
from sprites.canvas import Canvas
from sprites.kept import kept
from sprites.theme import Paint

LOW_DECK = 5
PIPS = 8
"""So many resources of a type are drawn; of more the number tells."""
GROUP_GAP = 8
FIELD_PICTURE = (30, 28)
KNOWN, KNOWN_TOP = 3, 2
"""So many known cards of the Convoy's bottom and top are shown."""


def paint_ground(canvas: Canvas) -> None:
    """The panels without what stands on them."""
    for area in (*layout.COMMAND, layout.FOE_RESOURCES, layout.RESOURCES, *layout.FIELDS):
        marks.panel(canvas, area)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The whole column."""
    with canvas.panel_text():
        for seat in (0, 1):
            _command(canvas, look, seat)
            _field(canvas, look, seat)
        _foe_resources(canvas, look)
        _own_resources(canvas, look)


# --- a Sovereign ---------------------------------------------------------------------------------------


def _command(canvas: Canvas, look: BoardLook, seat: int) -> None:
    board, tongue = look.board, look.tongue
    side, area = board.sides[seat], layout.command(seat, board.bottom)
    card = CARDS[side.sovereign]
    face, id = layout.portrait(seat, board.bottom), routes.sovereign(seat)
    if id not in look.show.away:
        marks.cast(canvas, face)
        beaten = look.winner == 1 - seat
        draw = _beaten if beaten else litho.portrait
        canvas.picture(draw(card.picture, face.w, face.h, canvas.scale), face.topleft)
        if beaten:
            canvas.centred(litho.doomed(canvas.scale), (face.centerx, face.bottom - 20))
            canvas.mark_state(face, "beaten", shape=True)
    if state := look.state(id):
        marks.state(canvas, face, state)
    left, wide = area.x + 82, area.w - 90
    name = tongue.card(side.sovereign)
    if canvas.measure(name.upper(), "plate", size=14)[0] > wide:
        name = tongue.short(side.sovereign)
    room = (left, area.y + 8, wide, 24)
    canvas.fit(name, room, "plate", "text", anchor="midleft", one_line=True, smallest=14, size=22)
    who = f"{tongue.side(board, seat)} · {tongue.who(seat)}"
    if canvas.measure(who, "secondary", size=13)[0] > wide:
        who = tongue.who(seat)  # who plays is news where the Novice stands in; the nation is not
    canvas.fit(who, (left, area.y + 30, wide, 20), "secondary", "dim", anchor="midleft", one_line=True)
    _defense(canvas, look, seat)
    _piles(canvas, look, seat, side, area)
    _convoy(canvas, look, seat, side, area)


@kept
def _beaten(picture: str, w: float, h: float, scale: float) -> Surface:
    """The portrait of a Sovereign that has lost."""
    return faces.dimmed(litho.portrait(picture, w, h, scale), 0.75, 0.5)


def _defense(canvas: Canvas, look: BoardLook, seat: int) -> None:
    board = look.board
    side = board.sides[seat]
    most = CARDS[side.sovereign].defense
    x, y = layout.defense(seat, board.bottom)
    for number in range(most):
        whole = number < side.defense
        ink = "#E2B04A" if whole else "#3A372D"
        canvas.icon("shield", (x + number * 19, y), 20, "#0B0A08")
        canvas.icon("shield", (x + number * 19, y), 16, ink)
    area = layout.command(seat, board.bottom)
    room = Rect(area.right - 42, round(y - 11), 34, 22)
    canvas.fit(f"{side.defense}/{most}", room, "body_bold", "highlight", anchor="midright", one_line=True)


def _piles(canvas: Canvas, look: BoardLook, seat: int, side: Flank, area: Rect) -> None:
    y = area.y + 80
    low = side.deck < LOW_DECK
    ink: Paint = "#FF8A72" if low else "text"
    _count(canvas, "warning" if low else "deck", str(side.deck), (area.x + 82, y), ink)
    _count(canvas, "hand", str(len(side.hand)), (area.x + 124, y))
    if side.shown:
        spot = area.x + 123.0, y + 6.0
        canvas.circle(spot, 7, "#14100C")
        canvas.icon("eye", spot, 12, "#E9DEC6")
        canvas.mark_state((spot[0] - 7, spot[1] - 7, 14, 14), "known", shape=True)
    discard = layout.discard(seat, look.board.bottom)
    hand = layout.hand_pile(seat, look.board.bottom)
    for id, place in ((f"discard:{seat}", discard), (routes.pile(seat), hand)):
        if look.state(id):
            marks.ring(canvas, place.inflate(-8, -10), marks.FOCUS, width=2)
            canvas.mark_state(place, "focus", shape=True)
    _count(canvas, "page", str(len(side.discard)), (area.x + 170, y))


def _count(canvas: Canvas, icon: str, text: str, pos: tuple[float, float], ink: Paint = "text") -> None:
    canvas.icon(icon, (pos[0] + 8, pos[1]), 15, "line" if ink == "text" else ink)
    room = Rect(round(pos[0] + 20), round(pos[1] - 11), 24, 22)
    canvas.fit(text, room, "body_bold", ink, anchor="midleft", one_line=True)


def _convoy(canvas: Canvas, look: BoardLook, seat: int, side: Flank, area: Rect) -> None:
    tongue = look.tongue
    known = accounts.known_bottom(side, KNOWN)
    if top := accounts.known_top(side, KNOWN_TOP, len(known)):
        _count(canvas, "convoy", str(len(side.convoy)), (area.x + 10, area.y + 107))
        canvas.icon("arrow_up", (area.x + 57, area.y + 107), 11, "dim")
        _pips(canvas, top, (area.x + 65, area.y + 98))
    else:
        canvas.fit(
            tongue.say("convoy", n=len(side.convoy)), (area.x + 12, area.y + 96, 88, 21), "secondary", "text",
            anchor="midleft", one_line=True,
        )  # fmt: skip
    if known:
        room = Rect(area.x + 12, area.y + 114, 40, 20)
        words = tongue.say("convoy.bottom")
        width = round(canvas.fit(words, room, "small", "dim", anchor="midleft", one_line=True).w)
        _pips(canvas, known, (area.x + 17 + width, area.y + 115))
    if side.loses_turn:
        _chip(canvas, tongue.say("turn_lost"), area, "hour", "#FF9A82")
    elif seat == look.payer and look.state("recycle"):
        _recycle_button(canvas, look)
    elif side.recycled:
        _chip(canvas, tongue.say("recycled"), area, "check", "dim")
    else:
        _chip(canvas, tongue.say("recycle.free"), area, "recycle", "text")


def _pips(canvas: Canvas, cards: list[str], corner: tuple[float, float]) -> None:
    """Resources in small, side by side from `corner`."""
    for number, card in enumerate(cards):
        pip = litho.pip(CARDS[card].resource, True, CARDS[card].value, canvas.scale)
        canvas.picture(pip, (corner[0] + number * 16, corner[1]))


def _chip(canvas: Canvas, words: str, area: Rect, icon: str, ink: Paint) -> None:
    room = Rect(area.right - 98, area.bottom - 40, 92, 34)
    canvas.icon(icon, (room.x + 8, room.centery), 13, ink)
    canvas.fit(words, (room.x + 18, room.y, room.w - 18, room.h), "small_bold", ink, anchor="midleft")


def _recycle_button(canvas: Canvas, look: BoardLook) -> None:
    area = layout.recycle(look.payer, look.board.bottom).move(look.shift("recycle"), 0)
    words = look.tongue.say("recycle")
    narrow = canvas.measure(words, "button_small", size=15)[0] > area.w - 52
    choice = Choice("recycle", words, icon="" if narrow else "recycle")
    prompts.draw_button(canvas, area, choice, look.input)
    if look.state("recycle") == "selected":
        marks.state(canvas, area, "selected")


# --- Field Conditions ----------------------------------------------------------------------------------


def _field(canvas: Canvas, look: BoardLook, seat: int) -> None:
    area, tongue = layout.field(seat, look.board.bottom), look.tongue
    card, id = look.board.sides[seat].field, routes.field(seat)
    state = look.state(id)
    if card is None or id in look.show.away:
        words = tongue.say("field.mine" if seat == look.board.bottom else "field.theirs")
        canvas.fit(words, area.inflate(-20, -20), "small", "dim")
    else:
        _field_card(canvas, look, card, area)
    if state:
        marks.state(canvas, area.inflate(-6, -6), state)


def _field_card(canvas: Canvas, look: BoardLook, card: str, area: Rect) -> None:
    """A small picture with the name beside it, and what the card does below, as far as it has room."""
    picture = Rect(area.x + 8, area.y + 7, *FIELD_PICTURE)
    canvas.picture(litho.strip(CARDS[card].picture, *picture.size, canvas.scale), picture.topleft)
    name = Rect(picture.right + 5, picture.y, area.right - 7 - picture.right - 5, picture.h)
    canvas.fit(look.tongue.short(card), name, "small_bold", "highlight", anchor="midleft")
    text = Rect(area.x + 8, picture.bottom + 2, area.w - 15, area.bottom - 6 - picture.bottom - 2)
    words = marks.cut(canvas, marks.iconed(look.tongue.gist(card)), text)
    with canvas.panel_text():
        canvas.fit(words, text, "small", "text", anchor="topleft")


# --- resources -----------------------------------------------------------------------------------------


def _foe_resources(canvas: Canvas, look: BoardLook) -> None:
    side, area = look.board.sides[1 - look.board.bottom], layout.FOE_RESOURCES
    for row, kind in enumerate(("P", "S")):
        y = area.y + 18 + row * 19
        cards = [(card, True) for card in side.ready] + [(card, False) for card in side.spent]
        mine = [(card, ready) for card, ready in cards if CARDS[card].resource == kind]
        ready = sum(is_ready for _, is_ready in mine)
        canvas.icon("helmet" if kind == "P" else "drum", (area.x + 18, y), 15, "dim")
        room = Rect(area.x + 32, y - 10, 44, 20)
        canvas.fit(f"{ready} / {len(mine)}", room, "body_bold", "text", anchor="midleft", one_line=True)
        for number, (card, is_ready) in enumerate(mine[:PIPS]):
            pip = litho.pip(kind, is_ready, CARDS[card].value, canvas.scale)
            canvas.picture(pip, (area.x + 80 + number * 16, y - 9))


def kinds(side: Flank) -> list[tuple[str, str]]:
    """Card and kind of every resource of an Area, as its panel shows them: by type, ready ones first."""
    found = [(card, area_kind(card, False)) for card in side.ready]
    found += [(card, area_kind(card, True)) for card in side.spent]
    return sorted(found, key=lambda one: (one[1].upper()[0], one[1][0].islower(), one[1]))


def resource_groups(side: Flank) -> list[tuple[str, list[str], Rect]]:
    """Kind, cards and hit area of each kind of resource in the own panel; cards of a group close up."""
    groups: list[tuple[str, list[str], Rect]] = []
    for row, resource in enumerate("PS"):
        piles: dict[str, list[str]] = {}
        for card, kind in kinds(side):
            if kind[0].upper() == resource:
                piles.setdefault(kind, []).append(card)
        x, pitch = float(layout.RESOURCES.x + 12), _pitch(piles)
        for kind, cards in piles.items():
            wide = _widest(kind) + pitch * (len(cards) - 1)
            groups.append((kind, cards, Rect(round(x), layout.RESOURCES.y + 52 + row * 74, round(wide), 48)))
            x += wide + GROUP_GAP
    return groups


def _widest(kind: str) -> int:
    return 40 if kind[0].isupper() else 48


def _pitch(piles: dict[str, list[str]]) -> float:
    """How far from one card of a group to the next, so that all groups have room."""
    room = layout.RESOURCES.w - 24 - GROUP_GAP * (len(piles) - 1) - sum(map(_widest, piles))
    more = sum(len(cards) - 1 for cards in piles.values())
    return min(38.0, room / more) if more else 0.0


def _own_resources(canvas: Canvas, look: BoardLook) -> None:
    side, area, tongue = look.board.sides[look.payer], layout.RESOURCES, look.tongue
    whole = len(side.ready) + len(side.spent)
    title, note = tongue.say("resources"), tongue.say("resources.of", n=len(side.ready), of=whole)
    if look.payer != look.board.bottom:
        title, note = tongue.say("resources.whose", name=tongue.leader(look.board, look.payer)), ""
    marks.heading(canvas, area, title, note)
    for row, kind in enumerate("PS"):
        y = area.y + 40 + row * 74
        mine = [one for one in kinds(side) if one[1][0].upper() == kind]
        ready = sum(one[1][0].isupper() for one in mine)
        canvas.icon("helmet" if kind == "P" else "drum", (area.x + 20, y), 15, "line")
        room = Rect(area.x + 34, y - 11, area.w - 100, 23)
        canvas.fit(tongue.say(f"resource.{kind}"), room, "secondary", "dim", anchor="midleft", one_line=True)
        canvas.text(f"{ready} / {len(mine)}", (area.right - 12, y), "label", "text", anchor="midright")
    left = list(look.payment.exhausts) if look.payment else []
    back = list(look.payment.returns) if look.payment else []
    for kind, cards, place in resource_groups(side):
        _group(canvas, look, kind, cards, place, left, back)


def _group(
    canvas: Canvas, look: BoardLook, kind: str, cards: list[str], place: Rect, left: list[str],
    back: list[str],
) -> None:  # fmt: skip
    """The cards of a kind; those that a payment takes are marked one by one."""
    ready, value = kind[0].isupper(), CARDS[cards[0]].value
    picture = litho.resource(kind[0].upper(), ready, value, 34, canvas.scale)
    id = routes.resource(kind)
    room, step = _widest(kind), (place.w - _widest(kind)) / max(1, len(cards) - 1)
    for number in range(len(cards)):
        centre = (place.x + look.shift(id) + room / 2 + number * step, float(place.centery))
        canvas.centred(picture, centre)
        if sign := _takes(kind, left, back):
            _paying(canvas, sign, centre)
    if state := look.state(id):
        marks.state(canvas, place.inflate(-4, -2), state)


def _takes(kind: str, left: list[str], back: list[str]) -> str:
    """The sign of what a payment does with the next card of a kind: goes back, is exhausted, nothing."""
    sign = "convoy" if kind in back else "hour" if kind in left else ""
    for pile in (back, left):
        if sign and kind in pile:
            pile.remove(kind)
    return sign


def _paying(canvas: Canvas, sign: str, centre: tuple[float, float]) -> None:
    fill = "#C8321F" if sign == "convoy" else "#6D5C37"
    spot = (centre[0] + 8, centre[1] - 14)
    canvas.circle(spot, 10, "#14100C")
    canvas.circle(spot, 9, fill)
    canvas.icon(sign, spot, 12, "#FFF4E0", fill)
    canvas.mark_state(Rect(round(centre[0]) - 17, round(centre[1]) - 23, 34, 46), f"pays {sign}", shape=True)
