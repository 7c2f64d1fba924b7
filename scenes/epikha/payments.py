"""The large panel while something is paid for: what is spent, from where, what stays (E7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.epikha import actions as act
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.rules.vital import wealth
from game.epikha.state import POOL
from game.epikha.view import EpikhaObservation, SeenPayment
from scenes.epikha import aims, layout, marks
from scenes.epikha.look import BoardLook, Fate
from sprites import glass
from sprites.canvas import Canvas
from sprites.theme import Paint

AREA = layout.FORECAST
ROOM = Rect(AREA.x + 14, AREA.y + 34, AREA.w - 28, AREA.h - 46)
MADE: Paint = "#7FE3D8"
ROW_H, MOST_ROWS = 21, 4
HEAD_H = 64
"""Room of the picture and what is there, above the rows."""
STAYS_H = 25
MOST_REACHED = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One source of Vital: an icon, what it is called, what it gives or takes, and in which ink."""

    icon: str
    name: str
    amount: str
    ink: Paint = "text"


def plan(canvas: Canvas, look: BoardLook, shown: Plan) -> None:
    """What a card costs that is chosen or pointed at, before it is said."""
    say = look.tongue.say
    rows = planned(look, shown)
    y = _head(canvas, look, shown.card, shown.cost, say("pay.have", **_means(look)))
    y = _rows(canvas, rows, y)
    text = [*lasting(look, shown.of_bodies), *([say("pay.change")] if look.chosen else [])]
    _foot(canvas, y, "\n".join(text), say("pay.stays", n=shown.left))


def composed(canvas: Canvas, look: BoardLook, seen: EpikhaObservation, payment: SeenPayment) -> None:
    """The payment that is put together by pieces: what is fixed, what is proposed, what else could pay."""
    say = look.tongue.say
    cost = payment.due + sum(amount for _, amount in payment.chosen)
    y = _head(canvas, look, payment.card, cost, say("pay.have", **_means(look)))
    y = _rows(canvas, pieces(look, payment), y)
    others = sum(isinstance(one, act.Spend) for one in seen.legal)
    if seen.ask == "amount":
        text = say("help.amount")
    else:
        text = say("pay.others.can", n=others) if others else say("pay.only")
    after = [f"[b]{aims.called(look, fate.id)}[/b]: {aims.told(look, fate)[0]}." for fate in _reached(look)]
    text = "\n".join([*lasting(look, (*payment.chosen, *payment.proposal)), text, *after])
    _foot(canvas, y, text, say("pay.stays.all", n=wealth(look.board.table, look.payer) - cost))


def lasting(look: BoardLook, paid: Sequence[tuple[int, int]]) -> list[str]:
    """A warning where the Player pays: that Vital does not come back by itself (E7.7)."""
    cards = [look.board.card(source) for source, _ in paid if source != POOL]
    return [look.tongue.say("pay.lasting")] if any(card and CARDS[card].is_player for card in cards) else []


def _reached(look: BoardLook) -> tuple[Fate, ...]:
    """The first of those whom what is paid for would reach."""
    fates = None if look.outcome is None else look.outcome.fates
    return (fates or ())[:MOST_REACHED]


def _means(look: BoardLook) -> dict[str, int]:
    seat = look.payer
    return {"n": wealth(look.board.table, seat), "pool": look.board.sides[seat].pool}


def _head(canvas: Canvas, look: BoardLook, name: str, cost: int, about: str) -> int:
    """Name, cost and picture of the card, with what is there to pay with; where the rows begin."""
    card = CARDS[name]
    marks.heading(canvas, AREA, look.tongue.short(name), look.tongue.say("pay.cost", n=cost))
    canvas.picture(glass.window(card.picture, card.type, 48, 53, canvas.scale), (ROOM.x, ROOM.y + 4))
    with canvas.panel_text():
        room = Rect(ROOM.x + 58, ROOM.y + 4, ROOM.w - 58, 53)
        canvas.fit(about, room, "secondary", "dim", anchor="midleft")
    return ROOM.y + HEAD_H


def _rows(canvas: Canvas, rows: list[Row], y: int) -> int:
    """The sources; where they end."""
    for row in rows:
        if row.icon == "gem":
            canvas.centred(glass.gem(16, canvas.scale), (ROOM.x + 8, y + 10))
        else:
            canvas.icon(row.icon, (ROOM.x + 8, y + 10), 15, row.ink)
        name, amount = Rect(ROOM.x + 22, y, ROOM.w - 62, 20), Rect(ROOM.right - 40, y, 40, 20)
        canvas.fit(row.name, name, "body", row.ink, anchor="midleft", one_line=True)
        canvas.fit(row.amount, amount, "body_bold", row.ink, anchor="midright", one_line=True)
        y += ROW_H
    return y


def _foot(canvas: Canvas, y: int, text: str, stays: str) -> None:
    """What stays, at the foot of the panel; between it and the rows what can be changed, and how."""
    top = ROOM.bottom - STAYS_H
    if text:
        with canvas.panel_text():
            room = Rect(ROOM.x, y + 4, ROOM.w, top - 8 - y)
            canvas.fit(marks.cut(canvas, text, room, "secondary"), room, "secondary", "dim", anchor="topleft")
    canvas.fill((ROOM.x, top, ROOM.w, 1), "line2")
    canvas.fit(stays, (ROOM.x, top + 4, ROOM.w, 20), "body_bold", MADE, anchor="midleft", one_line=True)


def planned(look: BoardLook, shown: Plan) -> list[Row]:
    """What gives Vital in a plan, what is made first."""
    board, say = look.board, look.tongue.say
    found = []
    if shown.made:
        names = [board.card(number) for number in shown.opals]
        text = say("pay.opals", n=len(names)) if len(names) > 1 else _short(look, shown.opals[0])
        found.append(Row("gem", text, f"+{shown.made}", MADE))
    spent = [(POOL, shown.of_pool)] if shown.of_pool else []
    return found + _sources(look, [*spent, *shown.of_bodies], "text", MOST_ROWS - len(found))


def pieces(look: BoardLook, payment: SeenPayment) -> list[Row]:
    """What is fixed of a payment, ticked, and what is proposed for the rest of it."""
    fixed = [
        Row("check", row.name, row.amount, MADE)
        for row in _sources(look, payment.chosen, MADE, MOST_ROWS - 1)
    ]
    return fixed + _sources(look, payment.proposal, "text", MOST_ROWS - len(fixed))


def _sources(look: BoardLook, shown: Sequence[tuple[int, int]], ink: Paint, most: int) -> list[Row]:
    """A row for each source, those that have no room together in the last one."""
    found = [
        Row("gem" if source == POOL else "person", _short(look, source), f"−{amount}", ink)
        for source, amount in (shown if len(shown) <= most else shown[: most - 1])
    ]
    if len(shown) > len(found):
        rest = shown[len(found) :]
        text = look.tongue.say("pay.others", n=len(rest))
        found.append(Row("person", text, f"−{sum(amount for _, amount in rest)}", ink))
    return found


def _short(look: BoardLook, source: int) -> str:
    if source == POOL:
        return look.tongue.say("pay.pool")
    card = look.board.card(source)
    return look.tongue.short(card) if card else ""
