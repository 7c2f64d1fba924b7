"""The large panel: what a payment takes, what damage comes to, what each fight would bring, the end."""

from __future__ import annotations

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import NOBODY
from scenes.epikha import aims, faces, layout, marks
from scenes.epikha.board import Blow
from scenes.epikha.look import BoardLook, Lane, Strike
from scenes.epikha.phrases import Tongue
from sprites import glass
from sprites.canvas import Canvas
from sprites.theme import SMALLEST, SMALLEST_REPEATED, Paint

AREA = layout.FORECAST
ROOM = Rect(AREA.x + 14, AREA.y + 34, AREA.w - 28, AREA.h - 46)
FALLS: Paint = "#FFB7A3"
OVER: Paint = "#7FE3D8"
FOOT = (0, 42, 70)
"""So much room at the foot of the fights have sentences of what reaches no Player, one, or both."""


def words(canvas: Canvas, title: str, text: str, foot: int = 0, spare: str = "") -> None:
    """A heading and a text, with so much room left free at the foot; `spare` is added where it has room."""
    marks.heading(canvas, AREA, title)
    with canvas.panel_text():
        room = Rect(ROOM.x, ROOM.y + 4, ROOM.w, ROOM.h - 4 - foot)
        whole = f"{text}\n{spare}" if spare else text
        least = SMALLEST / canvas.text_factor
        if canvas.measure(marks.iconed(whole), "body", room.w, least)[1] <= room.h:
            text = whole
        canvas.fit(marks.iconed(text), room, "body", "text", anchor="topleft")


def outcome(canvas: Canvas, look: BoardLook) -> None:
    """Whoever has won, in the place of what was still to come."""
    tongue = look.tongue
    if look.winner is None:
        words(canvas, tongue.say("over.draw"), tongue.say("over.draw.why"))
        return
    marks.heading(canvas, AREA, tongue.say("over.winner"))
    place = Rect(0, 0, 120, 132)
    place.midtop = (AREA.centerx, AREA.y + 42)
    marks.glow(canvas, place, glass.HOUSE_COLOUR[tongue.houses[look.winner]][1], 14)
    portrait = faces.PORTRAITS[tongue.kins[look.winner]]
    picture = glass.window(portrait, "character", *place.size, canvas.scale)
    canvas.picture(picture, place.topleft)
    name = Rect(AREA.x + 12, place.bottom + 10, AREA.w - 24, 34)
    canvas.fit(tongue.sides[look.winner], name, "banner", "highlight", one_line=True, size=24)


# --- damage --------------------------------------------------------------------------------------------


def blow(canvas: Canvas, look: BoardLook, now: Blow) -> None:
    """Damage that is being received: whose, how much, how much is left (E14)."""
    tongue, board = look.tongue, look.board
    marks.heading(canvas, AREA, tongue.say("damage.title", name=tongue.sides[now.seat]))
    canvas.centred(glass.damage(str(now.left), False, canvas.scale, 64), (ROOM.x + 40, ROOM.y + 42))
    about = Rect(ROOM.x + 84, ROOM.y + 8, ROOM.w - 84, 68)
    lines = [tongue.say(f"damage.{now.way}")]
    if now.left != now.total:
        lines.append(tongue.say("damage.left", n=now.left, of=now.total))
    with canvas.panel_text():
        canvas.fit("\n".join(lines), about, "body", "text", anchor="midleft")
        below = Rect(ROOM.x, ROOM.y + 88, ROOM.w, ROOM.h - 88)
        source = now.card or (board.card(now.by) if now.by != NOBODY else "")
        target = board.card(now.target) if now.target != NOBODY else ""
        found = [tongue.say("damage.from", card=_called(tongue, source)) if source else ""]
        found += [tongue.say("damage.at", card=_called(tongue, target)) if target else ""]
        if look.outcome is None or look.outcome.fates is None:
            found += ["", look.waiting]
        canvas.fit("\n".join(found).strip(), below, "body", "dim", anchor="topleft")
    if look.outcome is not None and look.outcome.fates is not None:
        aims.fates(canvas, look, look.outcome.fates, below.y + 52)


def _called(tongue: Tongue, card: str) -> str:
    """The name of a card; that of a Player card says how long the match is, which is of no matter here."""
    return tongue.short(card) if CARDS[card].is_player else tongue.card(card)


# --- what each fight would bring -----------------------------------------------------------------------


def lanes(canvas: Canvas, look: BoardLook) -> None:
    """Every space of the combat: who strikes first, who falls, what passes over, on whom."""
    tongue = look.tongue
    marks.heading(canvas, AREA, tongue.say("forecast.title"))
    count = max(1, len(look.lanes))
    told = _players_in_words(look)
    high = min((ROOM.h + 6 - FOOT[len(told)]) // count, 56)
    for number, lane in enumerate(look.lanes):
        place = Rect(ROOM.x - 4, ROOM.y + number * high, ROOM.w + 8, high - 3)
        _lane(canvas, look, lane, place)
    foot = Rect(ROOM.x, ROOM.y + high * count + 4, ROOM.w, ROOM.bottom + 6 - ROOM.y - high * count - 4)
    if told:
        with canvas.panel_text():
            canvas.fit("\n".join(told), foot, "body", OVER, anchor="topleft", smallest=13)


def _lane(canvas: Canvas, look: BoardLook, lane: Lane, place: Rect) -> None:
    canvas.box(place, "#07060D", 5)
    lit = look.lit in (f"group:{lane.attacker}", f"group:{lane.responder}")
    canvas.box(place, "focus" if lit else "line2", 5, 1)
    canvas.text(str(lane.space + 1), (place.x + 12, place.centery), "label", "highlight", anchor="center")
    high = (place.h - 4) // 2
    for n, group in enumerate((lane.attacker, lane.responder)):
        row = Rect(place.x + 24, place.y + 2 + n * high, place.w - 30, high)
        if group == NOBODY:
            direct = sum(one.over for one in lane.strikes if one.target == NOBODY)
            text = look.tongue.say("lane.free", n=direct)
            canvas.fit(text, row, "small", OVER, anchor="midleft", one_line=True)
        else:
            _fighter(canvas, look, lane, group, row)


def _fighter(canvas: Canvas, look: BoardLook, lane: Lane, group: int, row: Rect) -> None:
    """Who fights, and what would become of it."""
    falls, wide = _falls(look, lane, group), round(row.w * NAME_SHARE)
    name, room = Rect(row.x, row.y, wide, row.h), Rect(row.x + wide, row.y, row.w - wide, row.h)
    card = look.board.card(group)
    words = _short(look.tongue, [card])
    if card and CARDS[card].is_player:  # there are two of them
        words = look.tongue.sides[look.board.seat_of(group)]
    canvas.fit(
        words, name, "small_bold", "text", anchor="midleft", one_line=True, smallest=SMALLEST_REPEATED,
        repeated=True,
    )  # fmt: skip
    fate, ink = _fate(look.tongue, _strike_at(lane, group), falls), FALLS if falls else "dim"
    canvas.fit(fate, room, "small", ink, anchor="midright", one_line=True)


NAME_SHARE = 0.56
"""Of a row, for the name of who fights."""


def _short(tongue: Tongue, cards: list[str]) -> str:
    return tongue.short(cards[0]) if cards and cards[0] else ""


def _strike_at(lane: Lane, group: int) -> Strike | None:
    return next((one for one in lane.strikes if one.target == group and group != NOBODY), None)


def _falls(look: BoardLook, lane: Lane, group: int) -> bool:
    """Whether all bodies of a group would be destroyed."""
    there = look.board.group(group)
    return there is not None and all(body.id in lane.falls for body in there.bodies)


def _fate(tongue: Tongue, strike: Strike | None, falls: bool) -> str:
    if strike is None:
        return str(tongue.say("lane.unhurt"))
    over = tongue.say("lane.over", n=strike.over) if strike.over else ""
    key = "lane.falls" if falls else "lane.takes"
    return f"{tongue.say(key, n=strike.amount)} {over}".strip()


def _players_in_words(look: BoardLook) -> list[str]:
    """What would reach each Player: what is left over of blows at others, what comes straight, what stays."""
    found = []
    for seat in (0, 1):
        loss, kept = reaches(look, seat)
        strikes = [one for lane in look.lanes for one in lane.strikes if one.hurts == seat]
        over = sum(one.over for one in strikes if one.target != NOBODY)
        if loss:
            straight = any(not one.over or one.target == NOBODY for one in strikes)
            key = "forecast.direct" if not over else "forecast.both" if straight else "forecast.over"
            called = look.tongue.sides[seat]
            found.append(look.tongue.say(key, name=called, n=loss, over=over, left=kept))
    return found


def reaches(look: BoardLook, seat: int) -> tuple[int, int]:
    """How much Vital the Player card of a seat would lose in this combat, and what it would keep."""
    now = look.board.player_vital(seat)[0]
    left = [one.kept for lane in look.lanes for one in lane.strikes if one.hurts == seat]
    kept = min(left, default=now)
    return now - kept, kept
