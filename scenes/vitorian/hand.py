"""The hand: a fan of cards that lift under the pointer, large cards at the mulligan, words about a card."""

from __future__ import annotations

from pygame import Rect, Surface, Vector2

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from scenes.vitorian import layout, marks, routes
from scenes.vitorian.look import BoardLook
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.kept import kept
from sprites.litho import CardFace
from sprites.stage import posed

BIG_W = 124
BIG_Y = 196


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
    step = min(BIG_W + 10, (layout.MAP.w - 20 - BIG_W) / max(1, of - 1))
    left = layout.MAP.centerx - (step * (of - 1) + BIG_W) / 2
    return Rect(round(left + step * number), BIG_Y, BIG_W, round(litho.card_size(BIG_W)[1]))


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The hand that lies open, if one does."""
    if look.hand is None:
        return
    if look.big_hand:
        _paint_big(canvas, look)
        return
    fan = look.fan
    if fan is None:
        return
    raised = _raised(look)
    for place in fan.places():
        if place.number != raised:
            _card(canvas, look, place.number, raised)
    if raised is not None:
        _card(canvas, look, raised, raised)
    if fan.scrolls:
        left, right = fan.arrows
        _arrow(canvas, look, left, "chevron_left", fan.before)
        _arrow(canvas, look, right, "chevron_right", fan.beyond)


def _raised(look: BoardLook) -> int | None:
    """The card that stands above the others: the one under the pointer, else the chosen one."""
    for id in (look.lit or "", look.picked):
        if id.startswith("hand:") and look.fan is not None:
            number = int(id.split(":")[1])
            if number in look.fan.shown:
                return number
    return None


def _card(canvas: Canvas, look: BoardLook, number: int, raised: int | None) -> None:
    assert look.fan is not None and look.hand is not None
    name, id = look.hand[number], f"hand:{number}"
    if name is None or id in look.show.away or (look.carry is not None and look.carry.source == id):
        return
    share = look.hover.share(id)
    if number == raised:
        centre, turn, size = look.fan.raised(number, max(share, 1.0 if id == look.picked else 0.0))
    elif raised is not None:
        place = look.fan.beside(number, raised, look.hover.share(f"hand:{raised}"))
        centre, turn, size = place.centre, place.turn, 1.0
    else:
        place = look.fan.place(number)
        centre, turn, size = place.centre, place.turn, 1.0
    wide = look.fan.card[0] if size < 1.02 else round(look.fan.card[0] * size)
    picture = litho.card_m(card_face(look.tongue, name), wide, canvas.scale)
    state = look.states.get(id, "")
    usable = look.seen is None or bool(state)
    if not usable and number != raised:
        picture = _dimmed(picture)
    high = round(wide * 171 / 122)
    area = Rect(round(centre[0] - wide / 2) + look.shift(id), round(centre[1] - high / 2), wide, high)
    if state == "selected" or id == look.lit:
        marks.glow(canvas, area, marks.FOCUS, 12)
    elif state == "playable":
        marks.glow(canvas, area, marks.PLAYABLE, 8)
    if abs(turn) < 0.5:
        marks.cast(canvas, area, "lifted" if number == raised else "card")
    canvas.centred(posed(picture, turn, 1.0), (centre[0] + look.shift(id), centre[1]))
    if number in told(look.hand, look.board.sides[look.payer].shown):
        _eye(canvas, centre, turn, (wide, high))
    if state == "selected":
        marks.ring(canvas, area, marks.FOCUS, "solid", 3)
    if state:
        canvas.mark_state(area, state, shape=True)
    if id == look.lit:
        marks.ring(canvas, area.inflate(6, 6) if state == "selected" else area, marks.FOCUS, "solid", 2)
        canvas.mark_state(area, "focus", shape=True)


def told(cards: tuple[str | None, ...], shown: tuple[str, ...]) -> set[int]:
    """By number: the cards of a hand that the rival knows; of equal ones those that lie furthest left."""
    left, found = list(shown), set()
    for number, name in enumerate(cards):
        if name in left:
            left.remove(name)
            found.add(number)
    return found


def _eye(canvas: Canvas, centre: Point, turn: float, size: tuple[int, int]) -> None:
    """The red disc with an eye below the Level of a card that the rival knows; it turns with the card."""
    x, y = Vector2(16 - size[0] / 2, 50 - size[1] / 2).rotate(-turn) + centre
    canvas.circle((x, y), 11, "#14100C")
    canvas.circle((x, y), 10, "#C8321F")
    canvas.icon("eye", (x, y), 14, "#FFF4E0", "#C8321F")
    canvas.mark_state((x - 11, y - 11, 22, 22), "known", shape=True)


@kept
def _dimmed(picture: Surface) -> Surface:
    """A card that cannot be played now: less colour, darker, still to be read."""
    return litho.dimmed(picture)


def _arrow(canvas: Canvas, look: BoardLook, area: Rect, icon: str, count: int) -> None:
    ink = "text" if count else "line2"
    canvas.box(area.inflate(-8, -60), "panel_bottom", 6)
    canvas.icon(icon, area.center, 20, ink)
    if count:
        canvas.text(str(count), (area.centerx, area.centery + 24), "small_bold", "text", anchor="center")
    if look.lit == ("hand_left" if icon.endswith("left") else "hand_right"):
        canvas.ring(area.inflate(-8, -60), "focus", width=2, radius=6)


def _paint_big(canvas: Canvas, look: BoardLook) -> None:
    assert look.hand is not None
    canvas.fill(layout.MAP.inflate(-12, -12), "ink", 150)
    title = Rect(layout.MAP.x + 20, BIG_Y - 96, layout.MAP.w - 40, 36)
    canvas.fit(look.title.upper(), title, "title", "bright", one_line=True, shadow=True)
    text = Rect(layout.MAP.x + 60, BIG_Y - 56, layout.MAP.w - 120, 46)
    with canvas.panel_text():
        canvas.fit(look.text, text, "body_large", "text", shadow=True)
    for number, name in enumerate(look.hand):
        id = f"hand:{number}"
        if name is None or id in look.show.away:
            continue
        place = big_place(number, len(look.hand)).move(look.shift(id), 0)
        lit = look.lit == id
        if lit:
            place = place.move(0, -8)
            marks.glow(canvas, place, marks.FOCUS, 12)
        marks.cast(canvas, place)
        canvas.picture(litho.card_m(card_face(look.tongue, name), BIG_W, canvas.scale), place.topleft)
        if state := look.state(id):
            marks.state(canvas, place, state)


# --- words about a card --------------------------------------------------------------------------------


def tip(tongue: Tongue, name: str, outcome: str = "") -> str:
    """What the tooltip of a card says: type, keywords, rules text, what it costs and would bring."""
    card = CARDS[name]
    parts = [f"[b]{tongue.card(name)}[/b] · {cardtexts.type_line(tongue.language, name)}"]
    words = [tongue.keyword(one) for one in tongue.keywords(card)]
    if words and not card.is_equipment:
        parts.append(f"[i]{', '.join(words)}[/i]")
    parts += cardtexts.lines(tongue.language, name)
    if card.level:
        parts.append(tongue.say("tip.level", n=card.level))
    if cost := tongue.cost(card):
        parts.append(tongue.say("tip.cost", cost=cost))
    if outcome:
        parts.append(outcome)
    return marks.iconed("\n".join(parts))


def hand_id(number: int) -> str:
    """The target id of a card by its number in the hand."""
    return f"hand:{number}"


def route_of(id: str, hand: tuple[str | None, ...]) -> str:
    """What a target of the hand is pressed as (see `routes`)."""
    name = hand[int(id.split(":")[1])]
    return routes.card(name or "")
