"""The open hand of a card game: a fan whose cards rise under the pointer, or a row of large cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from pygame import Rect, Surface, Vector2

from scenes.table import marks
from scenes.table.fan import Fan
from scenes.table.hover import Hover, pushing
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.stage import posed
from sprites.widgets.base import Look


@dataclass(frozen=True, slots=True)
class Fanned:
    """A hand that lies open, and all that its painting depends on."""

    hand: tuple[str | None, ...]
    fan: Fan | None
    face: Callable[[str, float, float], Surface]
    """The picture of a card by its id, width and render scale."""
    strip: Callable[[str, float, float, float], Surface]
    """The picture of a card that tells what matters in a strip at its left: id, width, strip and scale."""
    dimmed: Callable[[Surface], Surface]
    """The picture of a card that cannot be played now."""
    playable: str
    """The colour around a card that can be played."""
    known: Collection[int]
    """Numbers of the cards that the rival knows."""
    hover: Hover
    input: Look
    states: Mapping[str, str]
    picked: str
    choosing: bool
    """Somebody may choose now: what cannot be chosen is dim."""
    away: Collection[str]
    """Ids of the cards whose place is empty for now."""
    carried: str
    """Id of the card that is being dragged, "" for none."""
    tip: tuple[str, Rect] | None = None
    """The card whose tooltip is open, or was the last to be, and where that stands: the others give way."""

    @property
    def raised(self) -> int | None:
        """The card that stands above the others: the one under the pointer, else the chosen one."""
        for id in (self.input.lit or "", self.picked):
            if id.startswith("hand:"):
                number = int(id.split(":")[1])
                if self.fan is not None and number in self.fan.shown:
                    return number
        return None


def paint(canvas: Canvas, look: Fanned) -> None:
    """The fan, the raised card last; and what scrolls it, where it does not show all cards."""
    raised, fan = look.raised, look.fan
    if fan is None:
        return
    for place in fan.places():
        if place.number != raised:
            _card(canvas, look, fan, place.number, raised)
    if raised is not None:
        _card(canvas, look, fan, raised, raised)
    if fan.scrolls:
        left, right = fan.arrows
        _arrow(canvas, look, left, "chevron_left", fan.before)
        _arrow(canvas, look, right, "chevron_right", fan.beyond)


@dataclass(frozen=True, slots=True)
class LargeRow:
    """A hand whose cards lie large on the field, under a title and a text."""

    field: Rect
    veil: int
    """How dark the field under it becomes, 0 to 255."""
    card: tuple[int, int]
    top: int
    title: str
    text: str
    state: Callable[[Canvas, Rect, str], object]
    """Shows a state of a card that has been drawn."""

    def place(self, number: int, of: int) -> Rect:
        """Where a card lies."""
        wide, high = self.card
        step = min(wide + 10, (self.field.w - 20 - wide) / max(1, of - 1))
        left = self.field.centerx - (step * (of - 1) + wide) / 2
        return Rect(round(left + step * number), self.top, wide, high)


def paint_large(canvas: Canvas, look: Fanned, row: LargeRow) -> None:
    """The hand as a row of large cards."""
    field, words = row.field, row.title.upper() if canvas.skin.capitals else row.title
    canvas.fill(field.inflate(-12, -12), "ink", row.veil)
    title = Rect(field.x + 20, row.top - 96, field.w - 40, 36)
    with canvas.above():
        canvas.fit(words, title, "title", "bright", one_line=True, shadow=True)
    with canvas.above(), canvas.panel_text():
        text = Rect(field.x + 60, row.top - 56, field.w - 120, 46)
        canvas.fit(row.text, text, "body_large", "text", shadow=True)
    for number, name in enumerate(look.hand):
        id = f"hand:{number}"
        if name is None or id in look.away:
            continue
        place = row.place(number, len(look.hand)).move(round(look.input.offset(id)), 0)
        lit = look.input.lit == id
        if lit:
            place = place.move(0, -8)
            marks.glow(canvas, place, marks.FOCUS, 12)
        marks.cast(canvas, place)
        canvas.picture(look.face(name, place.w, canvas.scale), place.topleft)
        state = look.states.get(id, "")
        if lit and state != "selected":
            state = "focus"
        if state:
            row.state(canvas, place, state)


def _pose(look: Fanned, fan: Fan, number: int, raised: int | None) -> tuple[Point, float, float]:
    """Middle, turn and size of a card at this moment."""
    id = f"hand:{number}"
    if number == raised:
        share = max(look.hover.share(id), 1.0 if id == look.picked else 0.0)
        return fan.raised(number, share)
    above = f"hand:{raised}"
    if raised is None:
        place = fan.place(number)
    elif look.tip is not None and look.tip[0] == above and (push := look.hover.share(pushing(above))):
        place = fan.aside(number, raised, look.tip[1], push)
    else:
        place = fan.beside(number, raised, look.hover.share(above))
    return place.centre, place.turn, 1.0


def _card(canvas: Canvas, look: Fanned, fan: Fan, number: int, raised: int | None) -> None:
    name, id = look.hand[number], f"hand:{number}"
    if name is None or id in look.away or id == look.carried:
        return
    centre, turn, size = _pose(look, fan, number, raised)
    shift = round(look.input.offset(id))
    wide, (card_w, card_h) = fan.card[0], fan.room.card
    wide = wide if size < 1.02 else round(wide * size)
    high = round(wide * card_h / card_w)
    shows, state = None if number == raised else fan.strip(number), look.states.get(id, "")
    if shows is None:
        picture = look.face(name, wide, canvas.scale)
    else:
        picture = look.strip(name, wide, shows, canvas.scale)
    if look.choosing and not state and number != raised:
        picture = look.dimmed(picture)
    area = Rect(round(centre[0] - wide / 2) + shift, round(centre[1] - high / 2), wide, high)
    if state == "selected" or id == look.input.lit:
        marks.glow(canvas, area, marks.FOCUS, 12)
    elif state == "playable":
        marks.glow(canvas, area, look.playable, 8)
    if abs(turn) < 0.5:
        marks.cast(canvas, area, "lifted" if number == raised else "card")
    canvas.centred(posed(picture, turn, 1.0), (centre[0] + shift, centre[1]))
    if number in look.known:
        _eye(canvas, centre, turn, (wide, high))
    _rings(canvas, look, id, area, state)


def _rings(canvas: Canvas, look: Fanned, id: str, area: Rect, state: str) -> None:
    if state == "selected":
        marks.ring(canvas, area, marks.FOCUS, "solid", 3)
    if state:
        canvas.mark_state(area, state, shape=True)
    if id == look.input.lit:
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


def _arrow(canvas: Canvas, look: Fanned, area: Rect, icon: str, count: int) -> None:
    ink = "text" if count else "line2"
    canvas.box(area.inflate(-8, -60), "panel_bottom", 6)
    canvas.icon(icon, area.center, 20, ink)
    if count:
        canvas.text(str(count), (area.centerx, area.centery + 24), "small_bold", "text", anchor="center")
    if look.input.lit == ("hand_left" if icon.endswith("left") else "hand_right"):
        canvas.ring(area.inflate(-8, -60), "focus", width=2, radius=6)
