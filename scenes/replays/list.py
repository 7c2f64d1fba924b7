"""The list of replays: kept ones and the last matches; to be watched, kept under a name, or deleted."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.entries import Entry
from game.files import SaveProblem
from game.names import on_screen
from game.records import Finished
from game.saves import Saves
from scenes import furniture
from scenes.boards import BOARDS
from scenes.confirm import ConfirmScene
from scenes.menus import launch
from scenes.menus.page import MenuPage
from scenes.menus.vignette import draw_fan, engraving
from scenes.replays import model
from scenes.replays.model import Row
from scenes.replays.naming import NameScene
from scenes.replays.playback import open_playback
from scenes.replays.words import player
from scenes.scene import Scene
from sprites import faces, pictures
from sprites.canvas import Canvas
from sprites.widgets import Button, ScrollList

PAGE = pygame.Rect(24, 62, 804, 640)
ROWS = pygame.Rect(40, 78, 772, 608)
ROW = 76
SEAL = 58.0
SIDE = pygame.Rect(852, 62, 404, 640)
CARTE = (1054, 224)
CARTE_TILT = -2.5
FACTS = pygame.Rect(872, 384, 364, 90)
OPEN = pygame.Rect(872, 482, 364, 60)
KEEP = pygame.Rect(872, 550, 364, 48)
DELETE = pygame.Rect(872, 604, 364, 44)
HINTS_Y = 674


class ReplaysScene(MenuPage):
    """Every match that can be looked at again, the newest first."""

    name = "replays"
    music = "title"

    def __init__(self, saves: Saves | None = None, wanted: Finished | None = None) -> None:
        """`saves` is the folder of matches, else the player's own; `wanted` is chosen if it is there."""
        super().__init__()
        self._folder = saves
        self._wanted = wanted
        self._entries: list[Entry] | None = None
        self._rows: dict[int, Row] = {}
        self._list: ScrollList | None = None
        self.chosen = 0
        """The number of the row that the buttons speak of."""

    # --- what there is ----------------------------------------------------------------------------------

    @property
    def saves(self) -> Saves | None:
        """The folder of matches."""
        return self._folder or self.app.services.saves

    @property
    def entries(self) -> list[Entry]:
        """The matches of the list."""
        if self._entries is None:
            self._entries = model.listed(self.saves) if self.saves else []
            if self._wanted is not None:
                self.chosen = model.place_of(self._wanted, self._entries) or 0
                self._wanted = None
        return self._entries

    def row(self, number: int) -> Row:
        """What is said about a match; worked out when it is first seen."""
        assert self.saves is not None, "rows come from a folder of matches"
        if number not in self._rows:
            entry = self.entries[number]
            self._rows[number] = model.row(self.app.language, self.saves, entry, datetime.now())
        return self._rows[number]

    def _forget(self) -> None:
        """The folder has changed."""
        self._entries, self._list = None, None
        self._rows.clear()
        self.chosen = min(self.chosen, max(0, len(self.entries) - 1))
        self.widgets.clear()
        self.build()
        self.changed()

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._rows.clear()
        if self.entries:
            if self._list is None:
                self._list = ScrollList(
                    "rows",
                    ROWS,
                    len(self.entries),
                    ROW,
                    self._paint_row,
                    self._pick,
                    row_label=self._row_label,
                )
                self._list.show(self.chosen * ROW, (self.chosen + 1) * ROW)
            self.widgets.add(self._list)
            self._build_side()
        self.add_back()
        if self.focus_id is None:
            self.interaction.set_focus(f"rows.{self.chosen}" if self.entries else "back")

    def _build_side(self) -> None:
        add, say, row = self.widgets.add, self.say, self.row(self.chosen)
        opens = not row.problem
        add(
            Button("open", OPEN, say("replays.open"), self._open, kind="primary", icon="play", enabled=opens,
                   why=row.problem, group="side")
        )  # fmt: skip
        name = say("replays.rename" if row.kept else "replays.keep")
        add(
            Button(
                "keep", KEEP, name, self._ask_name, icon="save", enabled=opens, why=row.problem, group="side"
            )
        )
        add(
            Button(
                "delete",
                DELETE,
                say("replays.delete"),
                self._ask_to_delete,
                style="button_small",
                group="side",
            )
        )

    def resume(self) -> None:
        """See `Scene`. A question or a match lay above."""
        self.changed()

    def update(self, dt_ms: float) -> None:
        """See `Scene`. Whoever walks the list by keys chooses as he goes."""
        super().update(dt_ms)
        kind, _, number = (self.focus_id or "").partition(".")
        if kind == "rows" and self.interaction.ring and int(number) != self.chosen:
            self._choose(int(number))

    # --- what can be done -------------------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.widgets.clear()
        self.build()
        self.changed()

    def _pick(self, number: int) -> None:
        """A row was pressed: once to choose it; the keys go on to the button that opens it."""
        self._choose(number)
        if self.interaction.ring:
            self.interaction.set_focus("open", by_keys=True)

    def _open(self) -> None:
        saves, row = self.saves, self.row(self.chosen)
        record = saves.load(row.name) if saves else SaveProblem("common.save.not_there", {"name": row.name})
        shown = record if isinstance(record, SaveProblem) else open_playback(self.app, record, row.name)
        if isinstance(shown, Scene):
            self.app.push(shown, "page")
        else:
            launch.tell(self.app, shown)

    def _ask_name(self) -> None:
        row = self.row(self.chosen)
        # a match that cannot be read has no sides to be named after
        named = row.kept or bool(row.problem)
        entry = self.entries[self.chosen]
        proposal = row.title if named else model.proposal(self.app.language, entry, row.sides)
        self.app.push(NameScene(proposal, self._keep))

    def _keep(self, title: str) -> None:
        saves, row = self.saves, self.row(self.chosen)
        if saves is None or (row.kept and title in (row.name, row.title)):
            return
        kept = saves.keep(row.name, title)
        problem = kept if isinstance(kept, SaveProblem) else saves.delete(row.name) if row.kept else None
        if problem is None:
            self.chosen = 0
            self.app.toasts.say(self.say("replays.kept", name=on_screen(str(kept))))
        else:
            launch.tell(self.app, problem)
        self._forget()
        if isinstance(kept, str):
            names = [entry.name for entry in self.entries]
            self._choose(names.index(kept) if kept in names else 0)

    def _ask_to_delete(self) -> None:
        name = self.row(self.chosen).title
        self.app.push(ConfirmScene("replays.confirm.delete", self._delete, name=name))

    def _delete(self) -> None:
        saves = self.saves
        problem = saves.delete(self.row(self.chosen).name) if saves else None
        if problem:
            launch.tell(self.app, problem)
        self._forget()
        self.interaction.set_focus(
            f"rows.{self.chosen}" if self.entries else "back", by_keys=self.interaction.ring
        )

    def back(self) -> None:
        """To where it was opened."""
        launch.back(self.app)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("replays.title"), "play")
        if self.entries:
            canvas.panel(PAGE)
            canvas.panel(SIDE)
            self._draw_side(canvas)
        else:
            canvas.panel(PAGE.union(SIDE))
            title, about = self.say("replays.empty"), self.say("replays.empty.about")
            mementos = [game.memento for game in BOARDS.values()]
            draw_fan(canvas, PAGE.union(SIDE), mementos, 296, title, about)
        self.draw_widgets(canvas)
        move = (self.say("menus.key.arrows"), self.say("menus.hint.move"))
        middle = SIDE.centerx + furniture.hints_width(canvas, [move]) / 2
        furniture.hints(canvas, [move], middle, HINTS_Y)

    def rings_itself(self, target_id: str) -> bool:
        """See `MenuPage`. A row is framed as it is."""
        return target_id.startswith("rows.")

    def _row_label(self, number: int) -> str:
        row = self.row(number)
        return f"{row.title}. {row.about}"

    def _paint_row(self, canvas: Canvas, number: int, rect: pygame.FRect, lit: bool) -> None:
        row, chosen = self.row(number), number == self.chosen
        area = pygame.FRect(rect.x, rect.y + 2, rect.w, rect.h - 6)
        if chosen:
            canvas.fill(area, "line2", 60)
            canvas.box(area, "highlight", 6, 1.4)
            canvas.mark_state(area, "selected", shape=True)
        if lit:
            canvas.box(area, "focus", 6, 2.4)
            canvas.mark_state(area, "focus", shape=True)
        middle = (area.x + 42, area.centery)
        if row.winner is not None:
            canvas.centred(
                pictures.seal(BOARDS[row.game].seals[row.winner], "whole", canvas.scale, SEAL), middle
            )
        else:
            canvas.circle(middle, 24, "panel_bottom")
            canvas.icon("warning" if row.problem else "hour", middle, 26, "warning" if row.problem else "dim")
        wide = area.w - 84 - (130 if row.kept else 12)
        title = (area.x + 80, area.y + 6, wide, 30)
        canvas.fit(row.title, title, "button", "text", anchor="midleft", one_line=True, size=20, smallest=15)
        about = (area.x + 80, area.y + 37, area.w - 96, 28)
        ink = "warning" if row.problem else "dim"
        with canvas.panel_text():
            canvas.fit(row.about, about, "body", ink, anchor="midleft")
        if row.kept:
            kept = f"[icon:save]~{self.say('replays.kept.badge')}"
            room = (area.right - 128, area.y + 8, 118, 24)
            canvas.fit(kept, room, "small_bold", "gold", anchor="midright", one_line=True)

    def _draw_side(self, canvas: Canvas) -> None:
        row, entry = self.row(self.chosen), self.entries[self.chosen]
        if row.winner is None:
            face = engraving("S4" if row.problem else "X5", 204, 292, canvas.scale)
        else:
            side = row.sides[row.winner]
            note = self.say("replays.carte", name=player(self.app.language, entry.seats[row.winner]))
            face = faces.carte(side.portrait, side.name, note, True, canvas.scale)
        furniture.draw_turned(canvas, face, CARTE, CARTE_TILT)
        with canvas.panel_text():
            canvas.fit(self._facts(row, entry), FACTS, "body", "text", align="center")

    def _facts(self, row: Row, entry: Entry) -> str:
        if row.problem:
            return self.say("replays.facts.damaged")
        who = "\n".join(
            f"{side.name}: [b]{player(self.app.language, setup)}[/b]"
            for side, setup in zip(row.sides, entry.seats, strict=True)
        )
        facts = f"{who}\n{row.result} · {self.say('replays.facts.seed', seed=entry.seed)}"
        if entry.stand_ins:
            facts += f"\n{self.say('common.stand_in.times', n=entry.stand_ins)}"
        return facts
