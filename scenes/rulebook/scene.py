"""The rule book as a scene: contents or hits at the left, two open pages at the right."""

from __future__ import annotations

from functools import partial

import pygame

from game.rulebook import GLOSSARY, SUMMARY, load, reference
from game.rulebook.search import Entry, search
from game.settings import DEFAULT_KEYS
from scenes import furniture, keynames
from scenes.boards import BOARDS
from scenes.menus.page import MenuPage
from scenes.rulebook import layout, lists
from scenes.rulebook.figure import Figure
from scenes.rulebook.leaf import Leaf
from scenes.rulebook.pages import Composer, Page, Setting
from scenes.rulebook.spread import Spread
from scenes.rulebook.wording import BookWords, on_paper
from sprites import motion
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.timeline import Call, Tween
from sprites.widgets import Button, IconButton, ScrollList, TextField

BOOK = "book"
"""Group of the targets on the pages; with the focus there, left and right turn the pages."""


class RulebookScene(MenuPage):
    """The book of `game`, open at the paragraph about `rule`, at `term` of the glossary, or at its summary.

    It knows no match: what it shows is the same for everybody.
    """

    name = "rulebook"

    def __init__(self, game: str, rule: str = "", term: str = "") -> None:
        super().__init__()
        self.game = game
        self.book = load(game)
        self._game_pages = BOARDS[game]
        wanted = self.book.where(rule) if rule else reference(GLOSSARY, term) if term else ""
        self.at = wanted or SUMMARY
        """The chapter, paragraph or term that one was led to."""
        self.spread = 0
        """Which two pages lie open."""
        self.query = ""
        self.hits: list[Entry] = []
        self.history: list[tuple[str, str]] = []
        """Where one was before each jump: what one had been led to, and what stood first on the pages."""
        self.setting = Setting(())
        self._words: BookWords
        self._leaf: Leaf | None = None
        """The leaf that turns just now."""
        self._marked = ""
        """The search whose hits are marked on the pages."""
        self._kept: tuple[tuple[object, ...], pygame.Surface] | None = None
        """The open pages as a picture, and what it depends on beside their setting."""

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`. Large texts make more pages; the book stays open where it was."""
        keys = {action: on_paper(keynames.key_of(self.app, action)) for action in DEFAULT_KEYS}
        self._words = BookWords(self.app.language, self.game, self.book, keys)
        anchor = self._anchor()
        self._set()
        self.spread = self.setting.spread_of(anchor)
        self._add_controls()
        if self.focus_id is None:
            self.interaction.set_focus("next" if self.spread + 1 < self.setting.spreads else "previous")

    def _anchor(self) -> str:
        """What must lie open after the pages were set anew: what one was led to, or else what stood first."""
        shown = [item.block.ref for page in self.pages for item in page.placed] if self.setting.pages else []
        return self.at if not shown or self.at in shown else self._first_shown()

    def _set(self) -> None:
        canvas = self.app.canvas
        self._kept = None
        with canvas.panel_text():
            self.setting = Composer(canvas, self._words, self._game_pages, self._paint, self._marked).set()

    def _paint(self, figure: Figure, canvas: Canvas, rect: pygame.FRect) -> None:
        figure.paint(canvas, rect, self.app.language, lambda action: keynames.key_of(self.app, action))

    def _add_controls(self) -> None:
        self._add_buttons()
        self._add_search()
        self._add_lists()

    def _add_buttons(self) -> None:
        add, say = self.widgets.add, self.say
        add(
            Button(
                "close", layout.CLOSE, say("rulebook.close"), self.go_back, style="button_small", group="top"
            )
        )
        if self.history:
            back = say("rulebook.back")
            add(
                Button(
                    "back", layout.BACK, back, self.step_back, style="button_small", icon="undo", group="top"
                )
            )

    def _add_search(self) -> None:
        self.widgets.add(
            TextField(
                "search",
                layout.SEARCH,
                self.say("rulebook.search"),
                self.query,
                self._look_for,
                empty=self.say("rulebook.search.empty"),
                group="search",
            )
        )
        if self.query:
            name = self.say("rulebook.search.clear")
            self.widgets.add(
                IconButton("clear", layout.CLEAR, "close", name, self._clear_search, group="search")
            )

    def _add_lists(self) -> None:
        if self.query:
            painter = partial(lists.paint_hit, self.query)
            self.widgets.add(
                ScrollList(
                    "hits",
                    layout.CONTENTS,
                    len(self.hits),
                    layout.RESULT_ROW,
                    lambda canvas, n, rect, lit: painter(canvas, self.hits[n], rect, lit, self._is_open(n)),
                    lambda number: self.go_to(self.hits[number].ref),
                    label=self.say("rulebook.results"),
                    row_label=lambda number: self.hits[number].title,
                    group="list",
                )
            )
            return
        chapters = self.book.chapters
        names = [self._words.chapter(chapter.id) for chapter in chapters]
        self.widgets.add(
            ScrollList(
                "chapters",
                layout.CONTENTS,
                len(chapters),
                layout.CHAPTER_ROW,
                lambda canvas, n, rect, lit: lists.paint_chapter(
                    canvas, n, chapters[n].icon, names[n], rect, lit, chapters[n].id == self.chapter
                ),
                lambda number: self.go_to(chapters[number].id),
                label=self.say("rulebook.chapters"),
                row_label=lambda number: names[number],
                group="list",
            )
        )

    def _is_open(self, number: int) -> bool:
        return self.hits[number].ref == self.at

    def _relay(self) -> None:
        """Lay the controls out anew; the focus stays where it is."""
        self.widgets.clear()
        self.build()
        self.changed()

    # --- where the book is open -------------------------------------------------------------------------

    @property
    def pages(self) -> tuple[Page, Page]:
        """The two open pages."""
        left, right = self.setting.pages[2 * self.spread : 2 * self.spread + 2]
        return left, right

    @property
    def chapter(self) -> str:
        """Id of the chapter that lies open."""
        return self.pages[0].chapter

    @property
    def opened(self) -> Spread:
        """The open pages with all that is drawn on them."""
        name = self._words.chapter(self.chapter)
        turns = (self._can_turn(-1), self._can_turn(1))
        game = self._game_pages
        number = 2 * self.spread + 1
        return Spread(self.pages, number, name, self.at, turns, game.engraving, game.book.boards)

    def go_to(self, ref: str) -> None:
        """Open the book at a chapter, a paragraph or a term; `step_back` leads back here."""
        if ref != self.at or self.spread != self.setting.spread_of(ref):
            self.history.append((self.at, self._first_shown()))
        self._open(ref, ref)

    def step_back(self) -> None:
        """Open the book where it was before the last jump."""
        if self.history:
            self._open(*self.history.pop())

    def _open(self, at: str, shown: str) -> None:
        """Lead to `at` with the page open on which `shown` stands.

        What was searched is marked there; the marks can move what stands behind them.
        """
        before = self.spread
        leaf = Leaf(self.app.canvas)
        self.at, self._marked = at, self.query
        self._set()
        self.spread = self.setting.spread_of(shown)
        self._relay()
        self._let_fall(leaf, self.spread - before)

    def _first_shown(self) -> str:
        return self.pages[0].placed[0].block.ref

    def turn(self, by: int) -> bool:
        """Turn `by` leaves; False when the book ends there."""
        if not self._can_turn(by):
            return False
        leaf = Leaf(self.app.canvas)
        self.spread += by
        self._let_fall(leaf, by)
        side = "next" if by > 0 else "previous"
        there = side if self._can_turn(by) else "previous" if by > 0 else "next"
        self.interaction.set_focus(there, by_keys=self.interaction.ring)
        return True

    def _let_fall(self, leaf: Leaf, by: int) -> None:
        """Show a leaf turn, unless the book stays open where it is."""
        self.changed()
        if not by:
            return
        self.app.sounds.play("page_turn")
        if self.app.pace.instant or self.app.pace.reduced:
            return
        leaf.forwards = by > 0
        self.timeline.skip()
        self._leaf = leaf
        falls = Tween(leaf, motion.PAGE_TURN.ms, motion.PAGE_TURN.curve, share=1.0)
        self.timeline.play(falls, Call(self._lie))

    def _lie(self) -> None:
        self._leaf = None

    def _can_turn(self, by: int) -> bool:
        return 0 <= self.spread + by < self.setting.spreads

    # --- searching --------------------------------------------------------------------------------------

    def _look_for(self, query: str) -> None:
        """The field was typed into; it stays itself, since its caret stands where the player is typing."""
        field = self.widgets["search"]
        self.query = query
        self.hits = search(self._words.entries(), query)
        self.widgets.clear()
        self._add_controls()
        self.widgets.add(field)
        self.changed()

    def _clear_search(self) -> None:
        self.query, self._marked = "", ""
        self._relay()
        self.hits = []
        self.interaction.set_focus("search", by_keys=self.interaction.ring)

    # --- input ------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """See `Scene`. The links and corners of the open pages come after the controls."""
        found = super().targets()
        if self._can_turn(-1):
            found.append(
                Target("previous", layout.PREVIOUS, self.say("rulebook.previous"), group=BOOK, repeats=True)
            )
        if self._can_turn(1):
            found.append(Target("next", layout.NEXT, self.say("rulebook.next"), group=BOOK, repeats=True))
        for id, link, rect in self.opened.links():
            found.append(Target(id, rect, link.label, group=BOOK))
        return found

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id in ("previous", "next"):
            self.turn(1 if target.id == "next" else -1)
        elif target.id.startswith("link."):
            link = next(link for id, link, _ in self.opened.links() if id == target.id)
            self.go_to(link.to)
        elif target.id == "search":
            if self.hits:
                self.go_to(self.hits[0].ref)
        else:
            super().press(target)

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. On the pages left and right turn them, as the wheel does; up and down find links."""
        if intent.name in ("left", "right") and self._on_the_pages:
            if self.turn(1 if intent.name == "right" else -1) or intent.name == "right":
                return True
        elif intent.name in ("up", "down") and self._on_the_pages and self._read_on(intent.name):
            return True
        elif intent.name == "scroll" and intent.pos and layout.COVER.collidepoint(intent.pos):
            return self.turn(-1 if intent.amount > 0 else 1)
        return super().handle(intent)

    def _read_on(self, way: str) -> bool:
        """Move the focus to the next link in the order of reading, or the one before; False at the ends."""
        ids = [target.id for target in self.targets() if target.group == BOOK]
        corners = [id for id in ids if not id.startswith("link.")]
        order = [*corners[:-1], *(id for id in ids if id.startswith("link.")), *corners[-1:]]
        place = order.index(self.focus_id or "") + (1 if way == "down" else -1)
        if not 0 <= place < len(order):
            return False
        self.interaction.set_focus(order[place], by_keys=True)
        return True

    @property
    def _on_the_pages(self) -> bool:
        focused = self.interaction.focused()
        return focused is not None and focused.group == BOOK

    def action(self, intent: Intent) -> bool:
        """See `MenuPage`. Escape ends a search first; undo leads back to where one was."""
        if intent.name == "cancel" and self.query:
            self._clear_search()
        elif intent.name == "undo":
            self.step_back()
        elif intent.name == "help":
            self.go_back()
        else:
            return super().action(intent)
        return True

    def back(self) -> None:
        """To whatever the book was opened over."""
        self.app.scenes.pop()

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`. The open pages are kept as a picture: they are dear to draw, and stay as they are."""
        said = keynames.key_of(self.app, "confirm")  # another device in the hand: other signs on the pages
        key = (self.spread, self.at, self.focus_id, said, canvas.scale)
        if canvas.recorder is None and self._kept and self._kept[0] == key:
            canvas.surface.blit(self._kept[1], (0, 0))
        else:
            self._draw_open(canvas)
            self._kept = key, canvas.surface.copy()
        with canvas.panel_text():
            if self._leaf:
                self._leaf.draw(canvas)
            if self.query:
                self._draw_found(canvas)
            self.draw_widgets(canvas)

    def _draw_open(self, canvas: Canvas) -> None:
        furniture.desk(canvas)
        furniture.top_bar(canvas, f"{self.say('rulebook.title')} · {self._words.own('name')}", "book")
        with canvas.panel_text():
            self.opened.draw(canvas, self.focus_id)

    def _draw_found(self, canvas: Canvas) -> None:
        if not self.hits:
            place = (layout.CONTENTS.x + 8, layout.CONTENTS.y + 16)
            canvas.text(
                self.say("rulebook.search.none", rule=self._words.example()),
                place,
                "body_italic",
                "dim",
                width=layout.CONTENTS.w - 16,
            )
