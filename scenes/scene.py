"""What a screen is: the base class with its hooks, its focus graph and the way a press reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from scenes.interaction import Interaction
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.timeline import Timeline
from sprites.widgets import Look, TextField, Widgets

if TYPE_CHECKING:
    from scenes.app import App


class Scene:
    """One screen. Subclasses fill `build`, `draw` and `press`; the rest has working defaults.

    `build` lays everything out and is called again whenever language, text size or contrast changes, so
    widgets hold finished texts. Everything is in logical units (1280x720).
    """

    name = "scene"
    """Name for the pilot and for the tour."""
    skin = "goth"
    """Which press it is printed by."""
    overlay = False
    """True for dialogs and drawers: the scene below stays visible, dimmed."""
    dims = 150
    """How dark the scene below an overlay gets, 0 to 255."""
    fills_screen = True
    """False for menus whose picture may stay empty; match screens are held to the audit's rule."""
    first_focus = ""
    """Id of the target that the keys focus first; otherwise the first enabled one."""
    proposes = ""
    """What a page proposes: it has the focus while the pointer is over nothing, and Enter presses it."""

    wraps = False
    """True for short menus: an arrow beyond the last target of a column or row leads to its first."""

    kept_groups: ClassVar[frozenset[str]] = frozenset()
    """Groups that an arrow leaves only where nothing of the group lies in its direction."""

    music: ClassVar[str | None] = None
    """The music that plays while the scene is on top; None leaves what plays."""

    rules_of = ""
    """Id of the game whose rule book explains what is refused here, if there is one."""

    captures_keys = False
    """While True a pressed key arrives in `action` as an intent "key" whose text is its name."""

    app: App

    def __init__(self) -> None:
        self.widgets = Widgets()
        self.timeline = Timeline()
        self.interaction = Interaction(self)
        self.stale = True

    # --- life -----------------------------------------------------------------------------------------

    def build(self) -> None:
        """Make the widgets and lay them out; called before `enter` and after every change of language."""

    def enter(self) -> None:
        """The scene came on top for the first time."""

    def leave(self) -> None:
        """The scene is gone for good."""

    def pause(self) -> None:
        """Another scene was put on top."""

    def resume(self) -> None:
        """The scene above went away."""

    def update(self, dt_ms: float) -> None:
        """Let `dt_ms` milliseconds pass. Overrides call super, which moves timeline and widgets on."""
        if self.timeline.busy and not self.frozen:
            self.timeline.update(dt_ms)
            self.changed()
        if self.widgets.update(dt_ms, self.look):
            self.changed()

    @property
    def frozen(self) -> bool:
        """True while what is being shown stands still in the middle of its motion."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw the controls, tell the audit every target and show the focus ring; the last call of `draw`."""
        self.widgets.draw(canvas, self.look)
        for target in self.targets():
            canvas.mark_target(target)
        self.draw_focus(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """Show the ring of the key focus, when the keys moved it last."""
        focused = self.interaction.focused() if self.interaction.ring else None
        if focused:
            canvas.ring(pygame.FRect(focused.rect).inflate(8, 8), "focus", width=2.5, radius=10)
            canvas.mark_state(focused.rect, "focus", shape=True)

    @property
    def look(self) -> Look:
        """What controls and pieces must know of the input to draw themselves."""
        input, toasts = self.interaction, self.app.toasts
        pressed = input.pressed.id if input.pressed else None
        return Look(input.focus_id, pressed, toasts.refused_id, toasts.offset())

    def idle_areas(self) -> Sequence[pygame.Rect]:
        """Logical areas that move on their own (candle light); redrawn 15 times a second while at rest."""
        return ()

    def idle(self, dt_ms: float) -> None:
        """Let the idle motion go on by `dt_ms` (never called without somebody at the game)."""

    def changed(self) -> None:
        """Ask for a redraw."""
        self.stale = True

    # --- what can be done -----------------------------------------------------------------------------

    @property
    def asked_seat(self) -> int | None:
        """The seat whose decision the screen shows, for the pilot; None outside a match."""
        return None

    def states(self) -> Mapping[str, str]:
        """How targets are marked while one chooses, by id: what glows to be pressed, what was pressed."""
        return {}

    @property
    def gate_open(self) -> bool:
        """False while no action may pass (an own animation that must end first)."""
        return True

    @property
    def refusal_room(self) -> pygame.Rect | None:
        """Where refusals hide nothing that matters; None lets each stand beside what was refused."""
        return None

    def skip(self) -> None:
        """Somebody pressed while the gate was closed: end what is being shown at once."""
        self.timeline.skip()

    def targets(self) -> list[Target]:
        """Everything that can be pressed now, the lowest first."""
        return self.widgets.targets()

    def press(self, target: Target) -> None:
        """An enabled target was pressed, once."""
        self.widgets.press(target.id)

    def write_by_pad(self, target: Target) -> bool:
        """Open the letters on the screen for a text field pressed with a gamepad; False for all else."""
        if not isinstance(self.widgets.owner(target.id), TextField):
            return False
        from scenes.letters import LettersScene  # here, for it is a scene itself

        self.app.push(LettersScene(self, target.id))
        return True

    def refused(self, target: Target) -> None:
        """A disabled target was pressed: say why."""
        self.app.toasts.refuse(target, self.refusal_room)

    def explain(self, rule: str = "") -> bool:
        """Open the rule book at the paragraph about `rule`; False when nothing here goes by rules."""
        if not self.rules_of:
            return False
        from scenes.rulebook import RulebookScene  # here, so that the title need not wait for its pictures

        self.app.toasts.clear()
        self.app.push(RulebookScene(self.rules_of, rule), "page")
        return True

    def hold(self, target: Target, down: bool) -> None:
        """A target with `holds` is held down (True) or let go (False)."""

    def action(self, intent: Intent) -> bool:
        """What is neither focus nor press (cancel, log, undo, digit, ...); True when it was used."""
        return False

    def dragged(self, target: Target, pos: Point) -> None:
        """`target` is being dragged and its hand is at `pos`."""

    def dropped(self, target: Target, onto: Target | None) -> None:
        """`target` was let go over `onto`."""

    def drag_cancelled(self, target: Target) -> None:
        """The drag of `target` was broken off: put it back."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent; True when it was used."""
        used = self.widgets.handle(intent, self.interaction.focus_id) or self.interaction.handle(intent)
        wish = self.widgets.take_wish()
        if wish:
            self.interaction.set_focus(wish, by_keys=True)
            self.changed()
        if used:
            self.changed()
        return used

    # --- short ways -----------------------------------------------------------------------------------

    def say(self, key: str, **params: Any) -> str:
        """The text `key` in the player's language."""
        return self.app.language.text(key, **params)

    @property
    def focus_id(self) -> str | None:
        """The id under the focus, by keys or by mouse."""
        return self.interaction.focus_id

    def lit(self, target_id: str) -> bool:
        """True when `target_id` looks focused (mouse over it, or the key focus on it)."""
        return self.interaction.lit(target_id)
