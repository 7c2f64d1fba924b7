"""The columns beside the field: decks, Spirits and Vital; phases, forecast or chain, and the main button."""

from __future__ import annotations

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import Item
from scenes.epikha import aims, faces, layout, marks, payments, reckoning, todo
from scenes.epikha.look import BoardLook
from scenes.epikha.magic_changes import in_order
from scenes.table import prompts
from sprites import glass
from sprites.canvas import Canvas
from sprites.theme import Paint

PHASES = ("inicio", "deployment", "combat", "regroup")
PHASE_PITCH = 25
ITEM_H, ITEM_GAP = 58, 6
MOST_ITEMS = 3
"""So many items of the chain have room; of more the first ones are shown."""
CROWDED = 4
"""With so many rows of what can be done, and the one that takes back, few words have room above them."""
RESPONSE_H = 24
INNER = Rect(layout.FORECAST.x + 10, layout.FORECAST.y + 34, layout.FORECAST.w - 20, layout.FORECAST.h - 44)
UNDO = layout.UNDO


def paint_ground(canvas: Canvas, log: Rect) -> None:
    """The panels without what stands on them; `log` is where the log stands."""
    for area in (layout.PHASES, layout.FORECAST, log, layout.SPIRITS, layout.POOL):
        marks.panel(canvas, area)
    for area in layout.DECKS:
        canvas.picture(marks.frame(area.w, area.h, canvas.scale), area.topleft, alpha=120)


def paint(canvas: Canvas, look: BoardLook) -> None:
    """Both columns but for the log."""
    for seat in (0, 1):
        _decks(canvas, look, seat)
    _spirits(canvas, look)
    _pool(canvas, look)
    _phases(canvas, look)
    _panel(canvas, look)
    _buttons(canvas, look)


# --- the left column -----------------------------------------------------------------------------------


def _decks(canvas: Canvas, look: BoardLook, seat: int) -> None:
    side, board, tongue = look.board.sides[seat], look.board, look.tongue
    place = layout.deck(seat, board.bottom)
    for number in range(min(3, (len(side.deck) + 15) // 16)):
        back = glass.back(tongue.houses[seat], place.w, canvas.scale)
        canvas.picture(back, (place.x - number, place.y - number * 2))
    column = layout.decks(seat, board.bottom)
    low = len(side.deck) <= LOW_DECK
    words = tongue.say("deck", n=len(side.deck))
    line = Rect(column.x, place.bottom + 2, column.w, 18)
    canvas.fit(words, line, "small_bold", "damaged" if low else "text", one_line=True, size=14)
    discard = layout.discard(seat, board.bottom)
    if side.discard:
        card = CARDS[side.discard[-1]]
        house = faces.house_of(card.id, tongue.houses[seat])
        face = glass.TokenFace(card.picture, tongue.short(card.id), house, card.type, card.level)
        canvas.picture(glass.dimmed(glass.token(face, 60, 76, canvas.scale), 0.4, 0.85), discard.topleft)
    else:
        canvas.picture(glass.slot("arch", 60, 76, canvas.scale), discard.topleft)
    below = Rect(column.x, discard.bottom + 1, column.w, 18)
    canvas.fit(tongue.say("discard", n=len(side.discard)), below, "small", "dim", one_line=True, size=14)
    for id, area in ((f"discard:{seat}", discard), (f"deck:{seat}", place)):
        if state := look.state(id):
            marks.state(canvas, area, state)
    if seat != board.bottom:
        _foe_spirits(canvas, look, seat)


LOW_DECK = 5
"""From so few cards on a deck is told in the colour of a warning: who cannot draw loses (E17.3)."""


def _foe_spirits(canvas: Canvas, look: BoardLook, seat: int) -> None:
    side, area = look.board.sides[seat], layout.spirits(seat, look.board.bottom)
    if side.spirits or side.removed:
        spot = area.x + 18, area.bottom - 11
        _spirit_counts(canvas, look, len(side.spirits), len(side.removed), spot, 44)
    if state := look.state(f"spirits:{seat}"):
        marks.state(canvas, area, state)


def _spirit_counts(
    canvas: Canvas, look: BoardLook, waiting: int, removed: int, spot: tuple[float, float], step: float
) -> None:
    """How many Spirits wait in the pile, and how many have gone for good."""
    for n, (icon, number, ink) in enumerate((("spirit", waiting, "#B7A9FF"), ("close", removed, "dim"))):
        x = spot[0] + n * step if step > 30 else spot[0]
        y = spot[1] if step > 30 else spot[1] + n * 28
        canvas.icon(icon, (x, y), 14, ink)
        canvas.text(str(number), (x + 18, y), "label", "text" if n == 0 else "dim", anchor="center", size=17)


def _spirits(canvas: Canvas, look: BoardLook) -> None:
    """The own Spirit pile: its next card, how many wait, how many are gone (E2.3)."""
    seat, area = look.payer, layout.SPIRITS
    side = look.board.sides[seat]
    place = Rect(area.x + 9, area.y + 10, 46, 58)
    if side.spirits:
        card = CARDS[side.spirits[0]]
        canvas.picture(glass.window(card.picture, card.type, place.w, place.h, canvas.scale), place.topleft)
    else:
        canvas.icon("spirit", place.center, 26, "line2")
    _spirit_counts(canvas, look, len(side.spirits), len(side.removed), (area.x + 68, area.y + 26), 0)
    if state := look.state(f"spirits:{seat}"):
        marks.state(canvas, area, state)


def _pool(canvas: Canvas, look: BoardLook) -> None:
    """The Vital that is there to be spent: of Opals, and what bodies could give besides (E7)."""
    seat, area, tongue = look.payer, layout.POOL, look.tongue
    pool = look.board.sides[seat].pool
    canvas.centred(glass.gem(30, canvas.scale, bool(pool)), (area.x + 26, area.y + 36))
    room = Rect(area.x + 46, area.y + 14, area.w - 54, 44)
    canvas.fit(str(pool), room, "title", "#D7FFF6" if pool else "dim", one_line=True, size=36)
    name = (area.x + 8, area.y + 58, area.w - 16, 20)
    canvas.fit(tongue.say("pool"), name, "body_bold", "text", one_line=True)
    words = tongue.say("pool.bodies", n=look.board.body_vital(seat))
    canvas.fit(words, (area.x + 6, area.y + 78, area.w - 12, 18), "small", "dim", one_line=True)
    if state := look.state(f"pool:{seat}"):
        marks.state(canvas, area, state)


# --- phases --------------------------------------------------------------------------------------------


def _phases(canvas: Canvas, look: BoardLook) -> None:
    area, phase = layout.PHASES, look.board.phase
    now = PHASES.index(phase) if phase in PHASES else -1
    for number, name in enumerate(PHASES):
        y = area.y + 18 + number * PHASE_PITCH
        done, on = number < now, number == now
        row = Rect(area.x + 10, y - 12, area.w - 20, 25)
        if on:
            canvas.box(row, "accent", 4)
            canvas.box(row, "highlight", 4, 1)
            canvas.mark_state(row, "now", shape=True)
        icon = "check" if done else PHASE_ICON[name] if on else "hour"
        ink: Paint = "#7FAE8A" if done else "#FFF6E2" if on else "dim"
        canvas.icon(icon, (area.x + 30, y), 14, ink)
        room = Rect(area.x + 48, y - 11, area.w - 66, 22)
        words, tone = look.tongue.say(f"phase.{name}"), "#FFF6E2" if on else "dim"
        style = "heading" if canvas.measure(words, "heading", size=13)[0] <= room.w else "body_bold"
        canvas.fit(words, room, style, tone, anchor="midleft", one_line=True, size=14)


PHASE_ICON = {"inicio": "sunburst", "deployment": "arrow", "combat": "blade", "regroup": "arrow"}

# --- forecast, chain, payment ---------------------------------------------------------------------------


def _panel(canvas: Canvas, look: BoardLook) -> None:
    """What the large panel is about: the end, the chain, a payment, damage, a combat, advice, or help."""
    board = look.board
    if look.winner is not None or look.drawn:
        reckoning.outcome(canvas, look)
    elif look.advised:
        reckoning.words(canvas, look.tongue.say("advice.title"), look.hint)
    elif look.plan is not None:
        payments.plan(canvas, look, look.plan)
    elif look.seen is not None and look.seen.payment is not None and not look.hint:
        payments.composed(canvas, look, look.seen, look.seen.payment)
    elif look.outcome is not None and look.outcome.card and (look.outcome.aim or not look.hint):
        aims.paint(canvas, look, look.outcome)
    elif (board.chain or board.batch) and not (board.blow and look.outcome):
        _chain(canvas, look)
    elif board.blow is not None:
        reckoning.blow(canvas, look, board.blow)
    elif look.hint:
        reckoning.words(canvas, look.tongue.say("advice.title"), look.hint)
    elif look.lanes:
        reckoning.lanes(canvas, look)
    else:
        text, again = look.since or look.waiting, ""
        if look.since:
            text, _, again = look.since.rpartition("\n")
        if look.undo and len(todo.rows(look)) >= CROWDED:
            text = look.tongue.say("help.main.brief")
        title = look.tongue.say("since.title" if look.since else "phase.title")
        foot = UNDO.h + 4 if look.undo else 0
        reckoning.words(canvas, title, text, foot + todo.height(look), again)
        todo.paint(canvas, look, foot)
        _undo(canvas, look)


def _undo(canvas: Canvas, look: BoardLook) -> None:
    if not look.undo:
        return
    canvas.fill((UNDO.x, UNDO.y - 2, UNDO.w, 1), "line2")
    lit = look.lit == "undo"
    canvas.icon("undo", (UNDO.x + 13, UNDO.centery), 16, "focus" if lit else "line")
    room = (UNDO.x + 30, UNDO.y + 4, UNDO.w - 34, UNDO.h - 8)
    with canvas.panel_text():
        canvas.fit(look.undo, room, "body_bold", "focus" if lit else "text", anchor="midleft", size=14)


# --- the chain -----------------------------------------------------------------------------------------


def chain_items(look: BoardLook) -> list[Item]:
    """What is shown of the chain, in the order of speed; effects still to be announced come after it."""
    return [*in_order(look.board), *look.board.batch][:MOST_ITEMS]


def item_places(look: BoardLook) -> list[tuple[int, Rect]]:
    """Number and place of each item of the chain that is shown."""
    if look.plan is not None:
        return []
    step = ITEM_H + ITEM_GAP
    return [
        (item.number, Rect(INNER.x, INNER.y + step * n, INNER.w, ITEM_H))
        for n, item in enumerate(chain_items(look))
    ]


def _chain(canvas: Canvas, look: BoardLook) -> None:
    tongue, board = look.tongue, look.board
    title, note = tongue.say("chain.title"), tongue.say("chain.order")
    wide = canvas.measure(title, "heading", size=15)[0] + canvas.measure(note, "secondary")[0]
    marks.heading(canvas, layout.FORECAST, title, note if wide <= layout.FORECAST.w - 40 else "")
    shown = chain_items(look)
    for number, (item, (_, place)) in enumerate(zip(shown, item_places(look), strict=True), 1):
        _item(canvas, look, item, number, place)
    beyond = len(board.chain) + len(board.batch) - len(shown)
    foot = Rect(INNER.x, layout.FORECAST.bottom - RESPONSE_H - 9, INNER.w, RESPONSE_H)
    if beyond:
        canvas.fit(tongue.say("chain.more", n=beyond), foot, "small", "dim", one_line=True)
    elif look.seen is not None and look.seen.ask == "window":
        marks.ring(canvas, foot.inflate(-8, -6), marks.PLAYABLE, "dashed", 1.6)
        canvas.fit(tongue.say("chain.yours"), foot.inflate(-12, -4), "small_bold", "highlight", one_line=True)


def _item(canvas: Canvas, look: BoardLook, item: Item, number: int, place: Rect) -> None:
    board, tongue = look.board, look.tongue
    mine = item.seat == board.bottom
    house = faces.house_of(item.card, tongue.houses[item.seat])
    first = number == 1 and not board.batch
    code, kind = faces.item_window(item)
    picture = glass.chain_link(
        code, kind, house, number, place.w, place.h, canvas.scale, mine=mine, next_up=first
    )
    canvas.picture(picture, place.topleft)
    name, about = tongue.item(board, item)
    there = board.group(item.target)
    struck = {item.target} if there is None else {body.id for body in there.bodies}
    if struck <= look.doomed:
        about = tongue.say("item.falls", what=about)
    left = place.x + 76
    room = place.right - 8 - left
    title, text = Rect(left, place.y + 3, room, 18), Rect(left, place.y + 20, room, 18)
    name = marks.cut(canvas, name, title, "body_bold")
    canvas.fit(name, title, "body_bold", "text", anchor="midleft", one_line=True, size=15)
    canvas.fit(marks.cut(canvas, about, text), text, "small", "text", anchor="midleft")
    words = tongue.say("chain.speed", name=tongue.sides[item.seat], n=item.level)
    foot = Rect(left, place.y + 38, room, 17)
    words = marks.cut(canvas, words, foot, "small_bold")
    canvas.fit(words, foot, "small_bold", "highlight", anchor="midleft", one_line=True)
    if state := look.state(f"item:{item.number}"):
        marks.state(canvas, place, state)


# --- buttons -------------------------------------------------------------------------------------------


def _buttons(canvas: Canvas, look: BoardLook) -> None:
    places = button_places(look.second is not None)
    for choice, place in zip((look.main, look.second), places, strict=True):
        if choice is not None and place is not None:
            prompts.draw_button(canvas, place.move(look.shift(choice.id), 0), choice, look.input)


def button_places(two: bool) -> tuple[Rect, Rect | None]:
    """Where the main button stands, and the second one if there is one."""
    return layout.TWO_BUTTONS if two else (layout.MAIN_BUTTON, None)
