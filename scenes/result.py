"""The result of a match: who won and why, the game's own half of the page, and how to go on."""

from __future__ import annotations

import msgspec
import pygame

from game.files import SaveProblem
from game.journal import record_of
from game.match import Match, MatchSetup
from game.names import on_screen
from game.rules.chance import Chance
from scenes import furniture, recording
from scenes.boards import BOARDS
from scenes.menus import launch, sides
from scenes.menus.page import MenuPage
from scenes.menus.parts import RESULT_PANEL, ResultPart, Side
from scenes.menus.result_page import ResultPage, result_page
from scenes.replays.playback import open_playback
from scenes.replays.words import proposed
from sprites import faces
from sprites.canvas import Canvas
from sprites.timeline import Tween, Wait
from sprites.widgets import Button, IconButton

CARTES = ((158, 330), (1122, 330))
CARTE_TILT = (4.0, -4.0)
REMATCH = pygame.Rect(1030, 636, 226, 70)
AGAIN = pygame.Rect(784, 644, 230, 56)
KEEP = pygame.Rect(520, 644, 248, 56)
WATCH = pygame.Rect(274, 644, 230, 56)
TITLE = pygame.Rect(24, 644, 234, 56)
REASON = pygame.Rect(340, 122, 600, 46)
RULE = pygame.Rect(0, 122, 44, 44)
"""The way to the rule; it follows the sentence."""
NEWS = pygame.Rect(RESULT_PANEL.x + 24, RESULT_PANEL.bottom - 64, RESULT_PANEL.w - 48, 56)
"""Where the news of a kept replay stands: at the foot of the page, away from the winner's name."""
GROW_AFTER, GROW = 200.0, 600.0


class ResultScene(MenuPage):
    """Shown once a match is over; rematch with the roles swapped is what it proposes."""

    name = "result"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self.rules_of = match.system.id
        self._pages = BOARDS[match.system.id]
        self._page: ResultPage | None = None
        self._part: ResultPart | None = None
        self._streak = ""
        """How many matches in a row were won with this one, as a sentence; empty when it is no row."""
        self._kept = ""
        """Where the replay was saved, or why it was not, as a sentence."""
        self._replay_done = False
        self.grown = 0.0
        """How far the bars have grown since the page opened, 0 to 1."""

    @property
    def page(self) -> ResultPage:
        """The figures, in the language of the moment."""
        if self._page is None:
            self._page = result_page(self.app.language, self._match, sides.named(self._sides))
        return self._page

    @property
    def part(self) -> ResultPart:
        """The game's half of the page, in the language of the moment."""
        if self._part is None:
            self._part = self._pages.result(self.app.language, self._match)
        return self._part

    @property
    def _sides(self) -> tuple[Side, Side]:
        return sides.sides(self.app.language, self._match.system.id, self._match.setup.config)

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._page = self._part = None
        self._streak = self._row_of_wins()
        add, say = self.widgets.add, self.say
        add(Button("title", TITLE, say("menus.result.title"), self.go_back))
        add(Button("watch", WATCH, say("menus.result.watch"), self._watch, icon="play"))
        if self._match.journal.path is not None:
            icon = "check" if self._replay_done else "save"
            free = not self._replay_done
            keep = say("menus.result.replay")
            add(Button("replay", KEEP, keep, self._keep_replay, icon=icon, enabled=free, why=self._kept))
        rule = say("menus.result.rule", rule=self.page.rule)
        add(IconButton("rule", self._rule_place(), "book", rule, self._read_rule))
        self._add_going_on()

    def _row_of_wins(self) -> str:
        match, records = self._match, recording.opened(self.app)
        alone = len(match.humans) == 1 and self.page.winner in match.humans
        if not alone or records is None or match.journal.path is None:
            return ""
        row = records.statistics(match.system.id).streak
        return self.say("menus.result.streak", n=row) if row > 1 else ""

    def _rule_place(self) -> pygame.Rect:
        canvas = self.app.canvas
        with canvas.panel_text():
            wide = min(REASON.w, canvas.measure(self.page.reason, "body_large")[0])
        return RULE.move(round(REASON.centerx + wide / 2) + 6, 0)

    def _add_going_on(self) -> None:
        """People are offered a rematch first; who only watched, another match of the same players."""
        add, say = self.widgets.add, self.say
        if self._match.humans:
            again = say("menus.result.rematch")
            sub = self._pages.setup.rematch_words(self.app.language, self._match)
            add(Button("again", AGAIN, say("menus.result.again"), self._again))
            add(Button("rematch", REMATCH, again, self._rematch, kind="primary", sub=sub))
        else:
            again, sub = say("menus.result.watch_on"), say("menus.result.watch_on.about")
            add(Button("again", REMATCH, again, self._again, kind="primary", sub=sub))
        if self.focus_id is None:
            self.interaction.set_focus("rematch" if self._match.humans else "again")

    def enter(self) -> None:
        """Win or lose is heard."""
        humans = self._match.humans
        lost = humans and self.page.winner is not None and self.page.winner not in humans
        self.app.sounds.play("lose" if lost else "win")
        self.timeline.play(Wait(GROW_AFTER), Tween(self, GROW, "out_cubic", grown=1.0))

    def _rematch(self) -> None:
        config = self._pages.setup.rematch(self._match)
        self._start(msgspec.structs.replace(self._rematch_of(self._match.setup), config=config))

    def _again(self) -> None:
        self._start(self._rematch_of(self._rematch_of(self._match.setup)))

    def _rematch_of(self, setup: MatchSetup) -> MatchSetup:
        """The same with the sides changed; what the players brought along goes with them."""
        seed = launch.drawn_seed()
        fresh = setup.rematch(seed, Chance.aside(seed), launch.now())
        return msgspec.structs.replace(fresh, config=self._pages.setup.swapped(fresh.config))

    def _start(self, setup: MatchSetup) -> None:
        launch.start_setup(self.app, self._match.system.id, setup)

    def _read_rule(self) -> None:
        """Open the rulebook where it says what ended the match."""
        self.explain(self.page.rule)

    def _watch(self) -> None:
        """Show the match again from its first card; this page waits below."""
        shown = open_playback(self.app, record_of(self._match.lines))
        if isinstance(shown, SaveProblem):
            launch.tell(self.app, shown)
        else:
            self.app.push(shown, "page")

    def _keep_replay(self) -> None:
        path, saves = self._match.journal.path, self.app.services.saves
        if path is None or saves is None:
            return
        title = proposed(self.page.names, self._match.setup.when)
        kept = saves.keep(path.stem, title)
        if isinstance(kept, SaveProblem):
            self._kept = self.say("menus.result.replay.failed", why=kept.words(self.app.language))
        else:
            self._replay_done = True
            self._kept = self.say("menus.result.replay.saved", where=on_screen(str(saves.path(kept))))
        self.app.toasts.say(self._kept, NEWS)
        self.widgets.clear()
        self.build()
        self.app.tooltip.close(silent=self.interaction.focused())  # it would say the same

    def leave(self) -> None:
        """See `Scene`. The news of this page mean nothing on the next."""
        self.app.toasts.clear()

    def back(self) -> None:
        """To the title."""
        launch.to_title(self.app)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        self._draw_heading(canvas)
        for seat in (0, 1):
            self._draw_carte(canvas, seat)
        canvas.panel(RESULT_PANEL)
        self.part.draw(canvas, self.grown)
        self.draw_widgets(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        page = self.page
        kicker = f"{page.kicker} · {self._streak}" if self._streak else page.kicker
        canvas.fit(kicker, (290, 22, 700, 32), "subtitle", "#E6C57A", one_line=True, shadow=True)
        canvas.fit(
            page.title, (290, 46, 700, 76), "handover", ("#FFF3C4", "#C8933A"), one_line=True, shadow=True
        )
        with canvas.panel_text():
            canvas.fit(page.reason, REASON, "body_large", "text", align="center")

    def _draw_carte(self, canvas: Canvas, seat: int) -> None:
        page = self.page
        won = seat == page.winner
        side = self._sides[seat]
        lost = not won and page.winner is not None
        face = faces.carte(side.portrait, side.name, page.notes[seat], not lost, canvas.scale)
        glow = "highlight" if won else None
        furniture.draw_turned(canvas, face, CARTES[seat], CARTE_TILT[seat], glow=glow)
        if won:
            x, y = CARTES[seat]
            canvas.icon("crown", (x, y - 176), 40, "highlight")
        fate = "won" if won else "lost" if lost else "drawn"
        canvas.mark_state(pygame.Rect(0, 0, 10, 10), fate, word=page.notes[seat])
