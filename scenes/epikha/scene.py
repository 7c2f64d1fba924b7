"""The board of Paladines de Epikha as a scene: what it asks, what can be pressed, what is drawn."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.epikha import events as ev
from game.epikha.state import NOBODY
from game.match import Match
from game.rules.contract import SPECTATOR, Event
from scenes.epikha import (
    actors,
    animate,
    choicepanel,
    chronicle,
    faces,
    layout,
    narrator,
    painter,
    routes,
    sidebar,
    spots,
    targets,
)
from scenes.epikha.board import Board
from scenes.epikha.changes import RULES
from scenes.epikha.foreseeing import ForeseeingScene
from scenes.epikha.look import BoardLook
from scenes.epikha.overlays import InspectCard, PileBrowser
from scenes.epikha.phrases import NamedSpeech
from scenes.epikha.show import Show
from scenes.table import banner
from scenes.table.banner import Banner
from scenes.table.handover import SeatCard
from scenes.table.log import LogLine, LogView
from scenes.table.view import Moment
from sprites import glass, palette
from sprites.bindings import MISSAL
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.timeline import Step

RINGED = ("hand", "group", "arm", "spell", "slot", "magic", "reserves", "armoury", "main", "second", "way")
"""What shows the focus by itself."""
PILES = {"discard": "discard", "spirits": "spirits", "pile": "hand"}
"""Piles that are looked through: target kind to what it holds."""


class EpikhaScene(ForeseeingScene):
    """One match on the board."""

    name = "epikha"
    skin = "epik"
    music = "cathedral"
    undo_rule = "E19"
    after_skip = frozenset({routes.MAIN, routes.SECOND})
    kept_groups = frozenset({targets.FIELD})

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
        """See `TableScene`. The log is worded from its beginning, so that everybody is known by name."""
        self._speech = self._new_speech(self.view.viewer)
        super().tell_log()

    def _new_speech(self, viewer: int) -> NamedSpeech:
        return NamedSpeech(self.tongue, self.shown, viewer)

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
            chronicle.line(speech, event)
        found = (chronicle.line(speech, event) for event in self.view.last_turn())
        return [line for line in found if line is not None and not line.heading]

    def seat_card(self, seat: int) -> SeatCard:
        """See `TableScene`."""
        tongue = self.tongue
        house = tongue.houses[seat]
        name = self.match.setup.seats[seat].name
        title, who = tongue.side(self.shown, seat), name or tongue.who(seat)
        colour = palette.rgb(glass.HOUSE_COLOUR[house][0])
        portrait = f"glass/{faces.PORTRAITS[tongue.kins[seat]]}"
        return SeatCard(portrait, title, who, colour, actors.SEALS[seat], MISSAL)

    # --- the show --------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment[Board]) -> Step:
        """See `TableScene`."""
        return animate.animation(self.show, moment)

    def lingers(self, event: Event) -> bool:
        """See `TableScene`."""
        return isinstance(event, ev.AttackDeclared | ev.GameEnded)

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
        kind, _, rest = target_id.partition(":")
        seen = self.seen
        if kind == "drawer":
            self.open_drawer(rest)
        elif kind in PILES and (seen is None or target_id not in self.paths(seen).next(self.steps)):
            what = PILES[kind]
            self.app.push(PileBrowser.of_side(self.tongue, self.shown, int(rest), what))
        elif seen is None:
            self.inspect_id(target_id)
        else:
            super().press_piece(target_id)

    def open_drawer(self, key: str) -> None:
        """Open the drawer of a row or a group, or close it again."""
        self.drawer = "" if self.drawer == key else key
        self.app.sounds.play("ui_click")

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
        self.advised_at = self.focus_id
        self.changed()

    # --- keys ------------------------------------------------------------------------------------------

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if self.coach and self.coach.action(intent):
            return True
        if intent.name == "press" and self.press_beside(intent.pos):
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

    def press_beside(self, pos: Point | None) -> bool:
        """A press beside an open drawer closes it."""
        laid = spots.spots(self.shown, self.drawer).drawer if self.drawer else None
        if pos is None or laid is None or laid.area.collidepoint(pos):
            return False
        self.drawer = ""
        self.changed()
        return True

    def _digit(self, digit: int) -> bool:
        number = digit - 1
        if not 0 <= number < len(self.hand or ()):
            return False
        if self.fan is not None:
            self.scrolled = self.fan.showing(number).before
        self.interaction.set_focus(f"hand:{number}", by_keys=True)
        self.press_piece(f"hand:{number}")
        return True

    def inspect(self, pos: Point | None) -> bool:
        """Show the card under the pointer, or the focused one, large."""
        id = self.focus_id or ""
        if pos is not None:
            under = next((one for one in reversed(self.targets()) if one.rect.collidepoint(pos)), None)
            id = under.id if under is not None else ""
        return self.inspect_id(id)

    def inspect_id(self, id: str) -> bool:
        """Show the card of a piece large; False where it shows none."""
        kind, _, rest = id.partition(":")
        if kind in PILES:
            self.app.push(PileBrowser.of_side(self.tongue, self.shown, int(rest), PILES[kind]))
            return True
        card = targets.card_under(self, id)
        if not card:
            return False
        now: list[str] = []
        owner = self.payer
        if kind in ("group", "arm"):
            number = int(rest)
            group, arm, owner = self.shown.group(number), self.shown.arm(number), self.shown.seat_of(number)
            if arm is not None:
                now = targets.arm_lines(self.tongue, arm)
            elif group is not None:
                now = targets.group_lines(self.tongue, self.shown, group)[1:]
        self.app.sounds.play("card_flip")
        self.app.push(InspectCard(self.tongue, card, now, self.tongue.houses[max(owner, 0)]))
        return True

    # --- drawing ---------------------------------------------------------------------------------------

    @property
    def refusal_room(self) -> Rect | None:
        """See `Scene`. Over the words of the large panel, which say what can be done, but over no note."""
        room = Rect(layout.FORECAST.x + 6, layout.FORECAST.y + 6, layout.FORECAST.w - 12, 90)
        lies = self.coach.lies if self.coach else None
        return None if lies is not None and lies.colliderect(room) else room

    @property
    def log_place(self) -> Rect:
        """See `BoardScene`."""
        return layout.LOG if self.has_buttons else layout.TALL_LOG

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
        look.plan, look.marked = self.shown_plan(), self.marked()
        look.lanes, look.arrow, look.outcome = self.foreseen(), self.arrow(), self.outcome()
        look.aimed = frozenset(item.target for item in self.shown.chain if item.target != NOBODY)
        look.doomed = self.falling()
        look.highlights = frozenset(self.pointed)
        look.advised = bool(self.advice) and self.focus_id == self.advised_at
        look.carry, look.payer, look.log = self.carry, self.payer, self.log_place
        look.winner = narrator.winner(self)
        look.drawn = narrator.is_over(self) and look.winner is None
        return look

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        look = self.look_of_board()
        painter.paint(canvas, look, self._ground)
        if look.ways or look.dial is not None:
            choicepanel.paint(canvas, look)
        self.draw_log(canvas)
        self.draw_open(canvas)
        begun = narrator.bar_board(self)
        note = look.tongue.say("turn.of", n=max(1, begun.turn))
        title = "" if self.coach else self.bar_title
        banner.draw(canvas, title, self.headline(), note, self.tools(), self.focus_id)
        if self.focus_id and not self.focus_id.startswith(RINGED):
            self.draw_focus(canvas)
        self.draw_last(canvas)

    @property
    def bar_title(self) -> str:
        """What stands at the left end of the bar."""
        return self.say("epikha.name")

    def headline(self) -> Banner:
        """What the hanging banner says."""
        won = narrator.winner(self)
        seat = narrator.turn_seat(self) if won is None else won
        colour = glass.HOUSE_COLOUR[self.tongue.houses[seat]][0]
        return self.open_banner(colour) or narrator.headline(self, colour)
