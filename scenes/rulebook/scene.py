"""The rule book as a scene: contents or hits at the left, two open pages at the right."""

from __future__ import annotations

from functools import partial

import pygame

from game.dracula.words import Words
from game.rulebook import GLOSSARY, SUMMARY, load, reference
from game.rulebook.search import Entry, search
from game.rules.contract import SPECTATOR
from game.settings import DEFAULT_KEYS
from scenes import furniture, keynames
from scenes.menus.page import MenuPage
from scenes.rulebook import binding, blocks, layout, lists
from scenes.rulebook.blocks import Link
from scenes.rulebook.figures import Plate
from scenes.rulebook.pages import Composer, Page, Setting
from scenes.rulebook.wording import BookWords
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button, IconButton, ScrollList, TextField

BOOK = "book"
"""Group of the targets on the pages; with the focus there, left and right turn the pages."""
FOOT = 120.0
"""A page with this much left below its text gets an ornament at its foot."""


class RulebookScene(MenuPage):
    """The book of `game`, open at the paragraph about `rule`, at `term` of the glossary, or at its summary.

    It knows no match: what it shows is the same for everybody.
    """

    name = "rulebook"

    def __init__(self, game: str = "dracula", rule: str = "", term: str = "") -> None:
        super().__init__()
        self.game = game
        self.book = load(game)
        wanted = self.book.where(rule) if rule else reference(GLOSSARY, term) if term else ""
        self.at = wanted or SUMMARY
        """The chapter, paragraph or term that one was led to."""
        self.spread = 0
        """Which two pages lie open."""
        self.query = ""
        self.hits: list[Entry] = []
        self.history: list[tuple[str, int]] = []
        """Where one was before each jump: the reference and the opening."""
        self.setting = Setting(())
        self._words: BookWords
        self._marked = ""
        """The search whose hits are marked on the pages."""

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`. Large texts make more pages; the book stays open where it was."""
        keys = {action: keynames.key_of(self.app, action) for action in DEFAULT_KEYS}
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
        return self.at if not shown or self.at in shown else shown[0]

    def _set(self) -> None:
        canvas = self.app.canvas
        with canvas.panel_text():
            self.setting = Composer(canvas, self._words, self._plate, self._marked).set()

    def _plate(self, canvas: Canvas, rect: pygame.FRect) -> Plate:
        words = Words(self.app.language, SPECTATOR)
        return Plate(canvas, rect, words, lambda action: keynames.key_of(self.app, action))

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

    def go_to(self, ref: str) -> None:
        """Open the book at a chapter, a paragraph or a term; `step_back` leads back here."""
        if ref != self.at or self.spread != self.setting.spread_of(ref):
            self.history.append((self.at, self.spread))
            self.app.sounds.play("page_turn")
        self._open_at(ref)

    def _open_at(self, ref: str) -> None:
        """Show `ref` with the words marked that were searched, if any; marks can move what stands behind."""
        self.at, self._marked = ref, self.query
        self._set()
        self.spread = self.setting.spread_of(ref)
        self._relay()

    def step_back(self) -> None:
        """Open the book where it was before the last jump."""
        if self.history:
            self.at, self.spread = self.history.pop()
            self.app.sounds.play("page_turn")
            self._relay()

    def turn(self, by: int) -> bool:
        """Turn `by` leaves; False when the book ends there."""
        if not 0 <= self.spread + by < self.setting.spreads:
            return False
        self.spread += by
        self.app.sounds.play("page_turn")
        side = "next" if by > 0 else "previous"
        there = side if self._can_turn(by) else "previous" if by > 0 else "next"
        self.interaction.set_focus(there, by_keys=self.interaction.ring)
        self.changed()
        return True

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
        for id, link, rect in self._links():
            found.append(Target(id, rect, link.label, group=BOOK))
        return found

    def _links(self) -> list[tuple[str, Link, pygame.FRect]]:
        """Every link of the open pages with its target id and its place."""
        found = []
        for side, page in enumerate(self.pages):
            x, y = layout.text_corner(side)
            for item in page.placed:
                for link in item.block.links:
                    rect = link.rect.move(x, y + item.y)
                    found.append((f"link.{item.block.ref}.{link.to}", link, rect))
        return found

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id in ("previous", "next"):
            self.turn(1 if target.id == "next" else -1)
        elif target.id.startswith("link."):
            link = next(link for id, link, _ in self._links() if id == target.id)
            self.go_to(link.to)
        elif target.id == "search":
            if self.hits:
                self.go_to(self.hits[0].ref)
        else:
            super().press(target)

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. On the pages left and right turn them, and so does the wheel."""
        if intent.name in ("left", "right") and self._on_the_pages:
            if self.turn(1 if intent.name == "right" else -1) or intent.name == "right":
                return True
        elif intent.name == "scroll" and intent.pos and layout.COVER.collidepoint(intent.pos):
            return self.turn(-1 if intent.amount > 0 else 1)
        return super().handle(intent)

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
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, f"{self.say('rulebook.title')} · {self._words.own('name')}", "book")
        canvas.shadow(layout.COVER, "panel")
        canvas.picture(binding.open_book(canvas.scale, canvas.high_contrast), layout.COVER.topleft)
        with canvas.panel_text():
            for side, page in enumerate(self.pages):
                self._draw_page(canvas, side, page)
            self._draw_links(canvas)
            if self.query:
                self._draw_found(canvas)
            self.draw_widgets(canvas)

    def _draw_page(self, canvas: Canvas, side: int, page: Page) -> None:
        x, y = layout.text_corner(side)
        self._draw_margins(canvas, side, page)
        for item in page.placed:
            if item.block.ref == self.at and "." in self.at:
                self._draw_marker(canvas, side, page)
                break
        for item in page.placed:
            item.block.paint(canvas, x, y + item.y)
        self._draw_foot(canvas, side, page)

    def _draw_margins(self, canvas: Canvas, side: int, page: Page) -> None:
        """Running head, page number and the corners that turn the page."""
        place = layout.PAGES[side]
        x, _ = layout.text_corner(side)
        if page.placed and not page.first:
            middle = (x + layout.TEXT_W / 2, place.y + 34)
            name = self._words.chapter(page.chapter)
            canvas.text(name, middle, "small_italic", binding.FAINT, anchor="center", size=14)
        number = 2 * self.spread + side + 1
        canvas.text(
            str(number),
            (x + layout.TEXT_W / 2, layout.FOLIO_Y),
            "numeral",
            binding.FAINT,
            anchor="center",
            size=16,
        )
        id, rect, icon, by = (
            ("previous", layout.PREVIOUS, "chevron_left", -1)
            if side == 0
            else ("next", layout.NEXT, "chevron_right", 1)
        )
        if self._can_turn(by):
            lit = self.lit(id)
            canvas.icon(icon, rect.center, 24 if lit else 20, binding.RED if lit else binding.FAINT)

    def _draw_marker(self, canvas: Canvas, side: int, page: Page) -> None:
        """The ribbon beside the paragraph that one was led to."""
        x, y = layout.text_corner(side)
        mine = [item for item in page.placed if item.block.ref == self.at]
        top, foot = mine[0].y, mine[-1].y + mine[-1].block.height
        left = x - 22 if side == 0 else x + layout.TEXT_W + 10
        high = round(min(foot - top, layout.TEXT_H - top))
        canvas.picture(binding.marker(high, canvas.scale), (left, y + top))
        canvas.mark_state(pygame.FRect(left, y + top, 12, high), "selected", shape=True)

    def _draw_foot(self, canvas: Canvas, side: int, page: Page) -> None:
        """Something engraved where a page would stay empty."""
        left = layout.TEXT_H - page.filled
        x, y = layout.text_corner(side)
        if left >= FOOT:
            lists.paint_tailpiece(canvas, (x, y + page.filled, layout.TEXT_W, left), self.spread * 2 + side)

    def _draw_links(self, canvas: Canvas) -> None:
        for id, link, rect in self._links():
            blocks.draw_link(canvas, link, rect, self.lit(id))

    def _draw_found(self, canvas: Canvas) -> None:
        if not self.hits:
            place = (layout.CONTENTS.x + 8, layout.CONTENTS.y + 16)
            canvas.text(
                self.say("rulebook.search.none"), place, "body_italic", "dim", width=layout.CONTENTS.w - 16
            )
