"""The right column: the Orders window with its stack, the forecast in words, and the main button."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.vitorian.card import CARDS
from game.vitorian.view import Forecast, SeenCombat, SeenItem
from scenes.table import prompts
from scenes.vitorian import layout, marks, outcomes
from scenes.vitorian.board import Board
from scenes.vitorian.look import BoardLook
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.canvas import Canvas

ROW = 58
"""The least height of an item of the stack."""
STACK_ROOM = 136
"""For all items of the stack together."""
MOST_ITEMS = 3
ROW_HEIGHT = 24
UNDO = Rect(layout.STACK.x + 12, layout.STACK.bottom - 44, layout.STACK.w - 24, 40)
"""The last row of the list, where it takes back the last action."""
SUM_H = 34
"""Room of a number taken apart, in the smallest letters: two lines."""
STEPS = ("orders", "support", "damage")
"""Steps of a combat that the panel names; the others pass within them."""


def paint_ground(canvas: Canvas, look: BoardLook) -> None:
    """The panels without what stands on them."""
    for area in (layout.STACK, layout.column(look.quiet)[0], look.log):
        marks.panel(canvas, area)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The whole column but for the log."""
    _stack(canvas, look)
    _forecast(canvas, look)
    _buttons(canvas, look)


# --- the window and its stack --------------------------------------------------------------------------


def _stack(canvas: Canvas, look: BoardLook) -> None:
    area, tongue, combat = layout.STACK, look.tongue, look.board.combat
    title = tongue.say(_title_key(look)).upper()
    room = Rect(area.x + 12, area.y + 6, area.w - 24, 30)
    canvas.fit(title, room, "banner", "highlight", one_line=True, size=25, smallest=15)
    if combat is None:
        rows = _open_things(look)
        with canvas.panel_text():
            foot = 62 if rows else 54
            text = Rect(area.x + 16, area.y + 42, area.w - 32, area.h - foot - ROW_HEIGHT * len(rows))
            words = marks.iconed(look.hint or look.since or look.waiting)
            canvas.fit(words, text, "body", "text", anchor="topleft")
        _todo(canvas, rows)
        return
    _times(canvas, look, combat)
    words, ink = _order_words(look, combat)
    canvas.fit(words, (area.x + 6, area.y + 67, area.w - 12, 18), "secondary", ink, one_line=True)
    newest = tuple(reversed(combat.stack))
    shown = newest if len(newest) <= MOST_ITEMS - 1 else newest[: MOST_ITEMS - 1]
    places = _item_places(canvas, look, shown)
    for number, (item, place) in enumerate(zip(shown, places, strict=True), 1):
        _item(canvas, look, item, number, place)
    if len(newest) > len(shown):
        words = tongue.say("stack.more", n=len(newest) - len(shown))
        canvas.text(words, (area.centerx, area.bottom - 2), "small", "dim", anchor="midbottom")
    if not newest:
        with canvas.panel_text():
            text = Rect(area.x + 16, area.y + 94, area.w - 32, area.h - 106)
            words = marks.iconed(look.hint or look.waiting or tongue.say("stack.empty"))
            canvas.fit(words, text, "body", "text", anchor="topleft")


def _title_key(look: BoardLook) -> str:
    """What the panel is about: advice has it for itself, but not beside what lies on the stack."""
    combat = look.board.combat
    if look.winner is not None:
        return "over.title"
    if look.hint and (combat is None or not combat.stack):
        return "advice.title"
    if combat is not None or look.watched:
        return "stack.title"
    return "since.title" if look.since else "phase.title"


def _order_words(look: BoardLook, combat: SeenCombat) -> tuple[str, str]:
    """How the stack resolves, or who may not be supported in this combat; with its ink."""
    silenced = [seat for seat in (0, 1) if combat.no_support[seat]]
    if not silenced:
        return look.tongue.say("stack.order"), "dim"
    key = "stack.no_support" if len(silenced) == 1 else "stack.no_support.both"
    return look.tongue.say(key, name=look.tongue.leader(look.board, silenced[0])), "#FFB7A3"


def _open_things(look: BoardLook) -> list[tuple[str, str]]:
    """Icon and words of each kind of thing that may still be done in Main and Combat; one line for none."""
    seen, tongue = look.seen, look.tongue
    if seen is None or seen.ask not in ("main", "combat") or look.chosen:
        return []
    counts = {kind: sum(id.startswith(f"{kind}:") for id in look.states) for kind in ("hand", "cell")}
    units = ("boot", "todo.move") if seen.ask == "main" else ("burst", "todo.attack")
    found = []
    if counts["hand"]:
        found.append(("deck", tongue.say("todo.play", n=counts["hand"])))
    if counts["cell"]:
        found.append((units[0], tongue.say(units[1], n=counts["cell"])))
    if "recycle" in look.states:
        found.append(("recycle", tongue.say("todo.recycle")))
    found = found or [("check", tongue.say("todo.none"))]
    return [*found, ("undo", look.undo)] if look.undo else found


def _todo(canvas: Canvas, rows: list[tuple[str, str]]) -> None:
    """The list of what may still be done, at the foot of the panel."""
    area = layout.STACK
    top = area.bottom - 12 - ROW_HEIGHT * len(rows)
    for number, (icon, words) in enumerate(rows):
        y = top + ROW_HEIGHT * number + ROW_HEIGHT / 2
        if not number:
            canvas.fill((area.x + 14, top - 4, area.w - 28, 1), "line2")
        canvas.icon(icon, (area.x + 25, y), 16, "line")
        room = (area.x + 42, y - 11, area.w - 56, 22)
        with canvas.panel_text():
            canvas.fit(words, room, "body_bold", "text", anchor="midleft", one_line=True, size=14)


def _times(canvas: Canvas, look: BoardLook, combat: SeenCombat) -> None:
    """Whose time it is in the window: the defender's, then the attacker's."""
    area, tongue = layout.STACK, look.tongue
    deciding = look.seen.to_move if look.seen is not None and look.seen.ask == "window" else look.answers
    for number, seat in enumerate((1 - combat.seat, combat.seat)):
        place = Rect(area.x + 12 + number * 102, area.y + 38, 100, 27)
        on = deciding == seat
        left, right, top, bottom = place.x, place.right, place.y, place.bottom
        shape = [
            (left, top), (right - 10, top), (right, place.centery), (right - 10, bottom), (left, bottom),
            (left + 10, place.centery),
        ]  # fmt: skip
        canvas.polygon(shape, "accent" if on else "#4B4739")
        words = tongue.say("time.defence" if number == 0 else "time.attack")
        canvas.fit(words, place.inflate(-24, -4), "body_bold", "#FFF3DA" if on else "text", one_line=True)
        if on:
            canvas.icon("arrow_down", (place.centerx, place.bottom - 2), 9, "highlight")
            canvas.mark_state(place, "now", shape=True)


def _item_places(canvas: Canvas, look: BoardLook, items: Sequence[SeenItem]) -> list[Rect]:
    """Where the items of the stack stand, each as high as its words; alike where there is no room."""
    area = layout.STACK
    heights = [_item_height(canvas, look, item) for item in items]
    if sum(heights) + 3 * len(items) > STACK_ROOM:
        heights = [STACK_ROOM // len(items) - 3] * len(items)
    tops = [area.y + 86 + sum(heights[:number]) + 3 * number for number in range(len(items))]
    return [Rect(area.x + 12, top, area.w - 24, high) for top, high in zip(tops, heights, strict=True)]


def _item_height(canvas: Canvas, look: BoardLook, item: SeenItem) -> int:
    words = _item_words(look, item)
    return max(ROW, 28 + round(canvas.measure(words, "small", layout.STACK.w - 24 - 62)[1]))


def _item_words(look: BoardLook, item: SeenItem) -> str:
    """Whose an item is, and what it does."""
    _, about = look.tongue.item(look.board, item)
    whose = look.tongue.leader(look.board, item.seat)
    return f"[b]{whose}[/b] · {marks.iconed(about)}".removesuffix(" · ")


def _item(canvas: Canvas, look: BoardLook, item: SeenItem, number: int, place: Rect) -> None:
    mine = item.seat == look.board.bottom
    canvas.box(place, "#0D0B08", 4)
    canvas.box(place.inflate(-3, -3), "#5A1F16" if not mine else "#26414A", 3)
    canvas.picture(litho.strip(CARDS[item.source].picture, 44, 50, canvas.scale), (place.x + 4, place.y + 4))
    name, _ = look.tongue.item(look.board, item)
    room = Rect(place.x + 54, place.y + 3, place.w - 78, 19)
    canvas.fit(name, room, "body_bold", "#FFF3DA", anchor="midleft", one_line=True, smallest=13)
    text = Rect(place.x + 54, place.y + 22, place.w - 62, place.h - 24)
    canvas.fit(marks.cut(canvas, _item_words(look, item), text), text, "small", "#F0DCC0", anchor="topleft")
    canvas.text(str(number), (place.right - 12, place.y + 14), "label", "highlight", anchor="center")


# --- the forecast --------------------------------------------------------------------------------------


def _forecast(canvas: Canvas, look: BoardLook) -> None:
    area, tongue, forecast = layout.column(look.quiet)[0], look.tongue, look.forecast
    if look.winner is not None:
        _victory(canvas, look, look.winner)
        return
    combat = look.board.combat
    if look.hint and combat is not None and combat.stack and not look.with_try:
        marks.heading(canvas, area, tongue.say("advice.title"))
        with canvas.panel_text():
            text = Rect(area.x + 14, area.y + 34, area.w - 28, area.h - 46)
            canvas.fit(marks.iconed(look.hint), text, "body", "text", anchor="topleft")
        return
    if look.refused:
        marks.heading(canvas, area, tongue.say("forecast.refused"))
        with canvas.panel_text():
            text = Rect(area.x + 14, area.y + 34, area.w - 28, area.h - 46)
            canvas.fit(marks.iconed(look.refused), text, "body", "#FFB7A3", anchor="topleft")
        return
    tried = look.fates if forecast is None else look.with_try
    note = tongue.say("forecast.tried") if tried else ""
    marks.heading(canvas, area, tongue.say("forecast.title"), note)
    if forecast is None:
        with canvas.panel_text():
            text = Rect(area.x + 14, area.y + 34, area.w - 28, area.h - 46)
            if look.fates:
                _fates(canvas, look, text)
                return
            words = tongue.say("watch.forecast" if look.watched else "forecast.none")
            canvas.fit(words, text, "body", "dim", anchor="topleft")
        return
    if forecast.target is None:
        _against_sovereign(canvas, look, forecast)
        return
    _badges(canvas, look, forecast)
    unit, target = look.board.unit(forecast.unit), look.board.unit(forecast.target)
    lines = []
    if unit is not None and target is not None:
        attack = tongue.sum(CARDS[unit.card].attack, forecast.unit_changes, "attack")
        defence = tongue.sum(CARDS[target.card].defence, forecast.target_changes, "defence")
        two = Rect(0, 0, area.w - 28, SUM_H)
        lines = [tongue.say("forecast.attack", sum=attack), tongue.say("forecast.defence", sum=defence)]
        lines = [marks.cut(canvas, line, two) for line in lines]
        lines.append(tongue.say("forecast.back", n=forecast.strikes_back, of=forecast.own_defence))
    with canvas.panel_text():
        room = Rect(area.x + 14, area.y + 68, area.w - 28, 80)
        canvas.fit("\n".join(lines), room, "secondary", "text", anchor="topleft")
    canvas.fill((area.x + 14, area.y + 149, area.w - 28, 1), "line2")
    _results(canvas, look, forecast)


def _fates(canvas: Canvas, look: BoardLook, room: Rect) -> None:
    """What a choice that is being weighed would bring to units, a line each as far as they have room."""
    lines = [outcomes.told(look.tongue, look.board, fate) for fate in look.fates]
    text = marks.cut(canvas, marks.iconed("\n".join(lines)), room, "body")
    canvas.fit(text, room, "body", "text", anchor="topleft")


def _victory(canvas: Canvas, look: BoardLook, seat: int) -> None:
    """Whoever has won, in the place of what was still to come."""
    area = layout.FORECAST
    card = CARDS[look.board.sides[seat].sovereign]
    place = Rect(0, 0, 96, 126)
    place.midtop = (area.centerx, area.y + 34)
    marks.heading(canvas, area, look.tongue.say("over.winner"))
    marks.glow(canvas, place, litho.NATION_COLOUR[card.colour], 12)
    canvas.picture(litho.portrait(card.picture, *place.size, canvas.scale), place.topleft)
    name = Rect(area.x + 12, place.bottom + 6, area.w - 24, 28)
    canvas.fit(look.tongue.leader(look.board, seat), name, "banner", "highlight", one_line=True, size=22)


def _badges(canvas: Canvas, look: BoardLook, forecast: Forecast) -> None:
    area = layout.FORECAST
    y = area.y + 46
    canvas.centred(litho.badge("attack", str(forecast.attack), 20, canvas.scale), (area.x + 38, y))
    canvas.centred(litho.badge("defence", str(forecast.defence), 20, canvas.scale), (area.right - 38, y))
    words = look.tongue.say("forecast.beats" if forecast.attack >= forecast.defence else "forecast.short")
    room = Rect(area.x + 64, y - 18, area.w - 128, 36)
    canvas.fit(words.upper(), room, "title", "highlight", one_line=True, smallest=15, size=28)


def _against_sovereign(canvas: Canvas, look: BoardLook, forecast: Forecast) -> None:
    area, tongue, board = layout.FORECAST, look.tongue, look.board
    unit = board.unit(forecast.unit)
    seat = 1 - (unit.seat if unit else board.active)
    if forecast.wins:
        text = _winning(tongue, board, seat)
    else:
        key = "forecast.hits" if forecast.hit else "forecast.walled"
        text = tongue.about_side(key, board, seat, n=max(0, board.sides[seat].defense - 1))
    canvas.centred(litho.burst("1", forecast.wins, canvas.scale), (area.centerx, area.y + 66))
    with canvas.panel_text():
        room = Rect(area.x + 14, area.y + 100, area.w - 28, area.h - 112)
        canvas.fit(text, room, "body_large", "text")


def _winning(tongue: Tongue, board: Board, hit: int) -> str:
    """That a hit on a side ends the match, said to whoever looks: winner, loser, or neither of them."""
    name, winner = tongue.leader(board, hit), tongue.leader(board, 1 - hit)
    if tongue.viewer == 1 - hit:
        return tongue.say("forecast.wins.you", name=name)
    if tongue.viewer == hit:
        return tongue.say("forecast.wins.lost", winner=winner)
    return tongue.say("forecast.wins", name=name, winner=winner)


def _results(canvas: Canvas, look: BoardLook, forecast: Forecast) -> None:
    area, tongue, board = layout.FORECAST, look.tongue, look.board
    rows: list[tuple[str, str, str]] = []
    for number, falls in ((forecast.target, forecast.target_falls), (forecast.unit, forecast.attacker_falls)):
        name = tongue.unit(board, number)
        if falls:
            rows.append(("skull", "#FF8A5C", tongue.say("forecast.falls", unit=name)))
        elif number in forecast.shield_spent:
            rows.append(("shield", "#8CC8F2", tongue.say("forecast.shield", unit=name)))
        else:
            rows.append(("check", "#8FBF8F", tongue.say("forecast.stands", unit=name)))
    if forecast.excess:
        unit = board.unit(forecast.unit)
        seat = 1 - (unit.seat if unit else board.active)
        what = "forecast.excess.wins" if forecast.wins else "forecast.excess"
        key = what if forecast.hit else "forecast.excess.walled"
        words = tongue.about_side(key, board, seat, n=forecast.excess)
        rows = [rows[0], ("burst", "#E2B04A", words), *rows[1:]]
    step = 16 if len(rows) > 2 else 22
    y = area.y + 160
    for icon, ink, text in rows[:3]:
        canvas.icon(icon, (area.x + 23, y), 15, ink)
        room = (area.x + 36, y - 10, area.w - 48, 20)
        canvas.fit(text, room, "body_bold", "text", anchor="midleft", one_line=True, size=14)
        y += step


# --- buttons -------------------------------------------------------------------------------------------


def _buttons(canvas: Canvas, look: BoardLook) -> None:
    places = button_places(look.second is not None)
    for choice, place in zip((look.main, look.second), places, strict=True):
        if choice is not None and place is not None:
            prompts.draw_button(canvas, place.move(look.shift(choice.id), 0), choice, look.input)


def button_places(two: bool) -> tuple[Rect, Rect | None]:
    """Where the main button stands, and the second one if there is one."""
    area = layout.MAIN_BUTTON
    if not two:
        return area, None
    wide = (area.w - 8) // 2
    return Rect(area.right - wide, area.y, wide, area.h), Rect(area.x, area.y, wide, area.h)
