"""A question at the open table: who is asked, about what, and the panel between two covered hands.

Whatever stands here is public: both people see it. A game never words here what a hand holds or lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Rect

from game.rules.contract import Event
from scenes import keynames
from scenes.table import fan, prompts
from scenes.table.prompts import Choice
from sprites import faces, frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.stage import posed
from sprites.theme import Paint
from sprites.widgets.base import Look

if TYPE_CHECKING:
    from scenes.app import App

PANEL: Final = Rect(346, 536, 528, 172)
"""Between the two hands, on neither of which it may lie."""
PASS, LOOK, CONFIRM = "open:pass", "open:look", "open:confirm"
"""The ids of the three buttons."""
UNCOVER: Final = "open:uncover"
"""The id of the button with which the one whose turn goes on opens the own hand again."""
BUTTONS: Final[dict[str, Rect]] = {
    PASS: Rect(PANEL.x + 10, PANEL.y + 104, 212, 54),
    LOOK: Rect(PANEL.x + 228, PANEL.y + 104, 138, 54),
    CONFIRM: Rect(PANEL.x + 372, PANEL.y + 104, 146, 54),
    UNCOVER: Rect(PANEL.x + 228, PANEL.y + 104, 290, 54),
}
WORDS: Final = Rect(PANEL.x + 18, PANEL.y + 42, PANEL.w - 36, 58)
GROUP: Final = "open"
LOOK_ACTIONS: Final = ("look_first", "look_second")
"""The action whose key shows the hand of seat 0 and of seat 1."""
RESTING: Final = (0.35, 0.62)
"""How much colour the hand of the seat that is not asked loses, and how much of its light it keeps."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked inside the other's turn, in words that both may read.

    `text` says about what; `title` and `pass_label` are the table's own unless a game has better ones.
    `glow` are the ids of the pieces that it is about. `passed` is the event that says the seat has passed
    by itself: then nothing but *Pass* is allowed, and nobody sees a difference.
    """

    seat: int
    name: str
    """What the person is called."""
    text: str
    title: str = ""
    ask: str = ""
    """The banner's second line; without it the title of the panel."""
    pass_label: str = ""
    glow: tuple[str, ...] = ()
    passed: Event | None = None
    can_pass: bool = True
    """False where the rules want a choice, whoever is asked."""
    why_no_pass: str = ""
    rule: str = ""
    """The rule that the question comes from."""
    own: bool = False
    """The turn of the seat goes on, with its hand still covered after the other's answer."""


@dataclass(frozen=True, slots=True)
class CoveredHand:
    """A hand that lies face down: whose, where, how many cards, and the picture of a back at a scale."""

    seat: int
    name: str
    area: Rect
    count: int
    back: Callable[[float], pygame.Surface]
    back_size: tuple[float, float] = (74.0, 104.0)


def say(app: App, text: str, **params: object) -> str:
    """The table's own words for `open.TEXT`."""
    return app.language.text(f"table.open.{text}", **params)


def title_of(app: App, question: Question) -> str:
    """The heading of the panel."""
    known = "title" if question.can_pass or question.own else "title.must"
    return question.title or say(app, known, name=question.name)


def resting(app: App, seat: int, name: str, other: str, **more: Any) -> Question:
    """What `seat` reads whose turn goes on with a covered hand; `more` as a `Question` has it."""
    title, text = say(app, "rest.title", name=name), say(app, "rest.text", other=other)
    return Question(seat, name, text, title, own=True, **more)


def choices(app: App, question: Question, chosen: bool) -> list[Choice]:
    """The buttons; `chosen` is True once an answer waits to be confirmed."""
    passes = Choice(
        PASS,
        question.pass_label or say(app, "pass"),
        key="" if app.by_pad else keynames.key_of(app, "end_turn"),
        enabled=question.can_pass,
        why=question.why_no_pass or say(app, "pass.not"),
        primary=not chosen and not question.own,
        rule=question.rule,
    )
    if question.own:
        under = say(app, "uncover.key", held=look_key(app, question.seat))
        uncovers = Choice(UNCOVER, say(app, "uncover"), icon="eye", under=under, primary=True)
        return [passes, uncovers] if question.can_pass else [uncovers]
    looks = Choice(
        LOOK, say(app, "look"), icon="eye", under=say(app, "look.hold", held=look_key(app, question.seat))
    )
    confirms = Choice(
        CONFIRM, say(app, "confirm"), enabled=chosen, why=say(app, "confirm.not"), primary=chosen
    )
    return [passes, looks, confirms]


def look_key(app: App, seat: int) -> str:
    """What has to be held to see the hand of `seat`: its own key, or the button of whoever plays by pad."""
    return keynames.key_of(app, "secondary" if app.by_pad else LOOK_ACTIONS[seat])


def targets(offered: Sequence[Choice]) -> list[Target]:
    """What can be pressed, and held, in the panel."""
    return [
        replace(target, group=GROUP, holds=target.id == LOOK)
        for target in (_target(choice) for choice in offered)
    ]


def _target(choice: Choice) -> Target:
    return Target(choice.id, BUTTONS[choice.id], choice.label, choice.enabled, choice.why, rule=choice.rule)


def draw(canvas: Canvas, app: App, question: Question, offered: Sequence[Choice], look: Look) -> None:
    """Draw the panel with its words and buttons. `offered` as `choices` gives them."""
    canvas.glow(PANEL, "focus", alpha=150, spread=10)
    canvas.panel(PANEL)
    chip = _covered_chip(canvas, say(app, "covered"))
    title = title_of(app, question)
    room = Rect(PANEL.x + 18, PANEL.y + 9, chip.left - PANEL.x - 28, 30)
    canvas.fit(title, room, "banner", "highlight", anchor="midleft", one_line=True, smallest=15, size=23)
    chosen = any(choice.id == CONFIRM and choice.enabled for choice in offered)
    with canvas.panel_text():
        canvas.fit(say(app, "chosen") if chosen else question.text, WORDS, "body", "text", anchor="topleft")
    for choice in offered:
        area = BUTTONS[choice.id]
        prompts.draw_button(canvas, area.move(round(look.offset(choice.id)), 0), choice, look)


def _covered_chip(canvas: Canvas, words: str) -> Rect:
    """The word that the hands are covered, with a lock; its place."""
    wide = round(canvas.measure(words, "small_bold")[0]) + 42
    area = Rect(PANEL.right - 16 - wide, PANEL.y + 13, wide, 24)
    canvas.picture(
        frames.pill(area.w, area.h, canvas.code("panel_bottom"), canvas.scale, "#8E8266"), area.topleft
    )
    canvas.icon("lock", (area.x + 17, area.centery - 1), 14, "text")
    canvas.text(words, (area.x + 30, area.centery - 1), "small_bold", "text", anchor="midleft")
    return area


def draw_hands(canvas: Canvas, app: App, hands: Sequence[CoveredHand], asked: int) -> None:
    """Draw hands as backs with their names; that of the seat `asked` is the brighter one."""
    for hand in hands:
        here = hand.seat == asked
        for place in fan.covered(hand.area, hand.back_size, hand.count):
            back = hand.back(canvas.scale)
            canvas.centred(posed(back if here else _quiet(back), place.turn, 1.0), place.centre)
        words = say(app, "hand", name=hand.name, n=hand.count)
        line = Rect(hand.area.x, hand.area.y - 22, hand.area.w, 20)
        ink: Paint = "highlight" if here else "dim"
        canvas.fit(words, line, "small_bold", ink, one_line=True)


def _quiet(back: pygame.Surface) -> pygame.Surface:
    """The same back for the hand of the seat that is not asked, made once."""
    kept = _quiet_backs.get(id(back))
    if kept is None or kept[0] is not back:
        if len(_quiet_backs) > 6:
            _quiet_backs.clear()
        kept = _quiet_backs[id(back)] = (back, faces.dimmed(back, *RESTING))
    return kept[1]


_quiet_backs: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}
"""By identity of the back, of which a game has one for each seat and scale."""
