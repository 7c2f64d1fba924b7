"""The board of Vitorian Wars as a scene: what it asks, what can be pressed, what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.match import Match
from game.rules.contract import SPECTATOR, Event
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.spaces import SPACES
from scenes.table import banner
from scenes.table.banner import Banner
from scenes.table.handover import SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.view import Moment
from scenes.vitorian import accounts, actors, chronicle, layout, narrator, painter, routes, sidebar, targets
from scenes.vitorian.animate import animation
from scenes.vitorian.board import Board
from scenes.vitorian.changes import RULES
from scenes.vitorian.foreseeing import ForeseeingScene
from scenes.vitorian.look import BoardLook
from scenes.vitorian.overlays import InspectCard, PileBrowser
from scenes.vitorian.phrases import NamedSpeech
from scenes.vitorian.show import Show
from sprites import litho, palette
from sprites.bindings import DOSSIER
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.timeline import Step

RINGED = ("hand", "cell", "gate", "open", "main", "second", "way")
"""What shows the focus by itself."""


QUIET_PHASES = ("logistics", "main", "end")


class VitorianScene(ForeseeingScene):
    """One match on the board."""

    name = "vitorian"
    skin = "dies"
    music = "front"
    undo_rule = "V16.2"
    after_skip = frozenset({routes.MAIN, routes.SECOND})
    kept_groups = frozenset({targets.GRID})

    def __init__(self, match: Match) -> None:
        super().__init__(match, RULES, LogView(layout.LOG))
        self.show: Show
        self._speech: NamedSpeech | None = None
        self._ground = painter.Ground()

    def enter(self) -> None:
        """See `Scene`."""
        super().enter()
        self.show = Show(lambda: self.tongue, self.play_cue, self.app.pace, self.app.services.chance)

    def raised(self) -> list[str]:
        """See `BoardScene`."""
        lit = self.focus_id or ""
        return [lit] if lit.startswith("hand:") and self.hand is not None else []

    # --- words -----------------------------------------------------------------------------------------

    def tell_log(self) -> None:
        """See `TableScene`. The log is worded from its beginning, so that units are known by name."""
        self._speech = self._new_speech(self.view.viewer)
        super().tell_log()

    def _new_speech(self, viewer: int) -> NamedSpeech:
        speech = NamedSpeech(self.tongue, self.shown, viewer)
        for unit in self.shown.grid:
            if unit is not None:
                speech.meet(unit.id, unit.card)
        return speech

    def line(self, event: Event) -> LogLine | None:
        """See `TableScene`."""
        if self._speech is None:
            self._speech = self._new_speech(self.view.viewer)
        return chronicle.line(self._speech, event)

    def recap(self) -> list[LogLine]:
        """See `TableScene`."""
        speech = self._new_speech(SPECTATOR)
        # of those that have gone only their coming tells what they were
        for event in self.match.public_events():
            if isinstance(event, ev.Mobilised):
                speech.meet(event.unit, event.card)
        found = (chronicle.line(speech, event) for event in self.view.last_turn())
        return [line for line in found if line is not None and not line.heading]

    def seat_card(self, seat: int) -> SeatCard:
        """See `TableScene`."""
        leader = CARDS[self.shown.sides[seat].sovereign]
        name = self.match.setup.seats[seat].name
        colour = palette.rgb(litho.NATION_COLOUR[leader.colour])
        title, who = self.tongue.leader(self.shown, seat), name or self.tongue.who(seat)
        portrait, seal = f"litho/{leader.picture}", actors.SEALS[seat]
        return SeatCard(portrait, title, who, colour, seal, DOSSIER)

    # --- the show --------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment[Board]) -> Step:
        """See `TableScene`."""
        return animation(self.show, moment)

    def lingers(self, event: Event) -> bool:
        """See `TableScene`."""
        return isinstance(event, ev.SovereignHit | ev.GameEnded)

    def halted(self) -> None:
        """See `TableScene`."""
        self.forget()
        self.lead(routes.MAIN)

    # --- presses ---------------------------------------------------------------------------------------

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        found = self.bar_and_log(self.tongue.say("target.log"))
        if words := self.sketch().undo:
            found.append(Target("undo", sidebar.UNDO, words, group="main"))
        return [*found, *targets.board(self), *self.open_targets()]

    def buttons(self) -> dict[str, Callable[[], object]]:
        """See `BoardScene`."""
        return super().buttons() | {
            "hand_left": lambda: self.scroll(-3),
            "hand_right": lambda: self.scroll(3),
            "undo": self.undo,
            routes.MAIN: lambda: self.press_main(routes.MAIN),
            routes.SECOND: lambda: self.press_main(routes.SECOND),
        }

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if self.press_open(target):
            self.changed()
        else:
            super().press(target)

    def press_piece(self, target_id: str) -> None:
        """See `ChoosingScene`. Who may not choose anything looks at the piece."""
        if target_id.startswith("discard:"):
            self.app.push(PileBrowser.of_side(self.tongue, self.shown, int(target_id[-1])))
        elif target_id.startswith("pile:"):
            self.app.push(PileBrowser.of_side(self.tongue, self.shown, int(target_id[-1]), "hand"))
        elif self.seen is None:
            self.inspect_id(target_id)
        else:
            super().press_piece(target_id)

    def press_main(self, id: str) -> None:
        """The button at the right: go on, skip, or what is asked."""
        if self.showing:
            self.hurry()
        elif self.halt:
            self.go_on()
        else:
            self.press_button(id)

    def scroll(self, by: int) -> None:
        """Show other cards of a large hand."""
        if self.fan is not None:
            self.scrolled = self.fan.scrolled(by).before

    def hint(self) -> None:
        """Advice: what a good player would do here, and why."""
        seen = self.seen
        if seen is None or self.asking is not None:
            self.refuse(self.say("table.hint.none"))
            return
        advice = self.match.system.hint(seen)
        steps = routes.steps(advice.action, seen)  # type: ignore[arg-type]
        self.steps, self.picked = (), ""
        self.hinted = frozenset(id for step in steps for id in targets.pieces(self, seen, step))
        self.advice = narrator.advice(self.tongue, self.shown, seen, advice)
        self.changed()

    # --- keys ------------------------------------------------------------------------------------------

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if self.coach and self.coach.action(intent):
            return True
        if intent.name == "press" and self.press_space(intent.pos):
            return True
        if intent.name == "secondary" and self.asking is None:
            return self.inspect(intent.pos)
        if intent.name == "help":
            return self.explain(narrator.rule(self))
        if intent.name == "hint":
            self.hint()
            return True
        if intent.name == "digit" and self.hand is not None and self.seen is not None:
            return self._digit(intent.digit)
        if intent.name == "end_turn" and self.asking is None and self.seen is not None:
            self.press_main(routes.MAIN)
            return True
        return super().action(intent)

    def press_space(self, pos: Point | None) -> bool:
        """A free space that is no target was pressed: say why nothing happens there."""
        seen = self.seen
        if seen is None or pos is None or self.sketch().panel.collidepoint(pos):
            return False
        under = (space for space in SPACES if layout.cell(space, self.shown.bottom).collidepoint(pos))
        space = next(under, None)
        if space is None or self.shown.at(space) is not None or seen.ask in ("mulligan", "bottom"):
            return False
        self.refuse_piece(seen, routes.cell(space), routes.cell(space))
        return True

    def _digit(self, digit: int) -> bool:
        number = digit - 1
        if self.seen is not None and self.seen.ask == "arrange":
            return self._press_by_keys(f"look:{number}", number < len(self.seen.looked))
        if not 0 <= number < len(self.hand or ()):
            return False
        if self.fan is not None:
            self.scrolled = self.fan.showing(number).before
        return self._press_by_keys(f"hand:{number}", True)

    def _press_by_keys(self, id: str, there: bool) -> bool:
        if there:
            self.interaction.set_focus(id, by_keys=True)
            self.press_piece(id)
        return there

    def inspect(self, pos: Point | None) -> bool:
        """Show the card under the pointer, or the focused one, large."""
        id = self.focus_id or ""
        if pos is not None:
            under = next((one for one in reversed(self.targets()) if one.rect.collidepoint(pos)), None)
            id = under.id if under is not None else ""
        return self.inspect_id(id)

    def inspect_id(self, id: str) -> bool:
        """Show the card of a piece large; False where it shows none."""
        card = targets.card_under(self, id)
        if not card:
            return False
        unit = self.shown.at(int(id.split(":")[1])) if id.startswith("cell:") else None
        of_side = partial(accounts.lines, self.tongue, self.shown)
        more = partial(of_side, int(id[-1])) if id.startswith("sov:") else tuple
        self.app.sounds.play("card_flip")
        self.app.push(InspectCard(self.tongue, card, unit, more))
        return True

    # --- drawing ---------------------------------------------------------------------------------------

    @property
    def refusal_room(self) -> Rect | None:
        """See `Scene`. Over the words of the stack panel, which say what can be done, but over no note."""
        room = Rect(layout.FORECAST.x + 6, layout.FORECAST.y + 6, layout.FORECAST.w - 12, 90)
        lies = self.coach.lies if self.coach else None
        return None if lies is not None and lies.colliderect(room) else room

    @property
    def quiet(self) -> bool:
        """Whether a moment outside combat is shown."""
        return self.shown.combat is None and self.shown.phase in QUIET_PHASES

    @property
    def log_place(self) -> Rect:
        """See `BoardScene`."""
        return layout.column(self.quiet, self.has_buttons)[1]

    @property
    def has_buttons(self) -> bool:
        """Whether a button stands below the log."""
        look = self.sketch()
        return look.main is not None or look.second is not None

    def sketch(self) -> BoardLook:
        """What stands on the buttons, which does not depend on where the pointer is."""
        return self.once("sketch", lambda: narrator.sketch(self))

    def look_of_board(self) -> BoardLook:
        """Everything that the painters need for this frame."""
        look = self.sketch()
        look.tongue, look.board, look.show = self.tongue, self.shown, self.show
        look.hand, look.fan, look.tip = self.hand, self.fan, self.tip
        look.seen, look.chosen, look.picked = self.seen, self.steps, self.picked
        look.states, look.input, look.hover = self.states(), self.look, self.hover
        look.forecast, look.with_try = self.foreseen()
        look.fates, look.refused = self.fates(), self.against()
        look.highlights = frozenset(self.pointed)
        look.carry, look.payer = self.carry, self.payer
        look.quiet, look.log = self.quiet, self.log_place
        look.winner = narrator.winner(self)
        look.answers = self.asking.seat if self.asking is not None and self.asking.rule == "V12.5" else None
        look.payment = narrator.payment(self)
        look.arrows = narrator.arrows(self)
        return look

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        look = self.look_of_board()
        painter.paint(canvas, look, self._ground)
        self.draw_log(canvas)
        self.draw_open(canvas)
        bar, begun = self.headline(), narrator.bar_board(self)
        note = look.tongue.say("turn.of", n=max(1, begun.turn))
        title = "" if self.coach else self.bar_title
        banner.draw(canvas, title, bar, note, self.tools(), self.focus_id)
        narrator.draw_phases(canvas, look.tongue, begun, bar, title)
        if self.focus_id and not self.focus_id.startswith(RINGED):
            self.draw_focus(canvas)
        self.draw_last(canvas)

    @property
    def bar_title(self) -> str:
        """What stands at the left end of the bar."""
        return self.say("vitorian.name")

    def headline(self) -> Banner:
        """What the hanging banner says."""
        winner = narrator.winner(self)
        seat = narrator.turn_seat(self) if winner is None else winner
        leader = CARDS[self.shown.sides[seat].sovereign]
        colour = litho.NATION_COLOUR[leader.colour]
        return self.open_banner(colour) or narrator.headline(self, colour)
