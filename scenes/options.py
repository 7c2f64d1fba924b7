"""The options: six sections, every change at once. Opened from the title and from the pause."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from typing import Any

import pygame

from scenes import furniture, keynames
from scenes.confirm import ConfirmScene
from scenes.menus import options_model, preferences
from scenes.menus.key_rows import KeyRows
from scenes.menus.page import MenuPage
from scenes.menus.tabs import Tabs
from sprites import frames, pictures
from sprites import text as rich
from sprites.canvas import Canvas
from sprites.intent import Intent
from sprites.widgets import Button, Choice, ScrollArea, Slider, Toggle

TABS = pygame.Rect(24, 72, 232, 324)
PAGE = pygame.Rect(272, 66, 984, 556)
INNER = PAGE.inflate(-64, -40)
HEADING = 70
ROW = 50
NOTE_ROW = 24
GAP = 18
LABEL = 300
SLIDER_LABEL = LABEL - 9
"""The track of a slider begins where the segments of a choice do."""
VIGNETTE = pygame.Rect(60, 412, 148, 198)
VIGNETTE_TILT = -3.0
BACK = pygame.Rect(1030, 640, 226, 56)
TEST_WIDTH = 150
FOOT_TEXT = 380


class OptionsScene(MenuPage):
    """Six tabs at the left, the chosen section at the right."""

    name = "options"

    def __init__(self, tab: str = "screen") -> None:
        super().__init__()
        self.tab = tab
        self.waiting = ""
        """The action that waits for its new key."""
        self.note = ""
        """What the last change led to, as a sentence."""
        self._y = 0
        self._notes: list[tuple[str, pygame.Rect, str]] = []

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self._y, self._notes = INNER.y + HEADING, []
        names = [(tab, self.say(f"menus.options.tab.{tab}")) for tab in options_model.TABS]
        self.widgets.add(Tabs("tab", TABS, names, options_model.TAB_ICONS, self.tab, self._turn_to))
        getattr(self, f"_build_{self.tab}")()
        self.widgets.add(Button("back", BACK, self.say("menus.options.back"), self.go_back, group="foot"))
        if self.focus_id is None:
            self.interaction.set_focus(f"tab.{self.tab}")

    def _rebuild(self) -> None:
        self.widgets.clear()
        self.build()
        self.changed()

    def _turn_to(self, tab: str) -> None:
        self.tab, self.note, self.waiting = tab, "", ""
        self._rebuild()

    def _row(self, height: int = ROW) -> pygame.Rect:
        rect = pygame.Rect(INNER.x, self._y, INNER.w, height)
        self._y += height + GAP
        return rect

    def _about(self, text: str, colour: str = "dim") -> None:
        """A line of explanation under the row before."""
        self._y -= GAP - 1
        rect = pygame.Rect(INNER.x + 6, self._y, INNER.w - 12, NOTE_ROW)
        self._notes.append((text, rect, colour))
        self._y += NOTE_ROW + GAP

    def _set(self, name: str) -> Callable[[Any], None]:
        return lambda value: preferences.change(self.app, **{name: value})

    def _choice(self, name: str, values: Sequence[tuple[Hashable, str]], **more: Any) -> Choice:
        text = self.say(f"menus.options.{more.pop('key', name)}")
        value = more.pop("value", None) or getattr(self.app.settings, name)
        changed = more.pop("changed", None) or self._set(name)
        return self.widgets.add(
            Choice(name, self._row(), text, values, value, changed, label_width=LABEL, group="page", **more)
        )

    def _toggle(self, name: str, key: str) -> None:
        text = self.say(f"menus.options.{key}")
        on = getattr(self.app.settings, name)
        self.widgets.add(Toggle(name, self._row(), text, on, self._set(name), group="page"))
        self._about(self.say(f"menus.options.{key}.about"))

    # --- sections ---------------------------------------------------------------------------------------

    def _build_screen(self) -> None:
        languages = [(code, self.say(f"common.language.{code}")) for code in ("es", "en")]
        self._choice("language", languages, value=self.app.language.code, changed=self._set("language"))
        full = self.app.window.fullscreen
        modes = [(mode, self.say(f"menus.options.mode.{mode}")) for mode in ("window", "full")]
        self._choice(
            "window", modes, key="mode", value="full" if full else "window", changed=self._choose_mode
        )
        self._about(self.say("menus.options.mode.about"))
        sizes = [(options_model.size_id(s), options_model.size_name(s)) for s in options_model.SIZES]
        self._choice(
            "window_size",
            sizes,
            key="size",
            value=options_model.size_id(self.app.window.normal_size),
            changed=self._choose_size,
            enabled=not full,
            why=self.say("menus.options.size.full"),
        )
        scales = [
            ("auto", self.say("menus.options.scale.auto")),
            *((s, self.say(f"menus.options.speed.{s}")) for s in ("1", "1.5", "2")),
        ]
        self._choice("scale", scales)
        self._about(self.say("menus.options.scale.about"))

    def _choose_mode(self, mode: Hashable) -> None:
        self.app.set_fullscreen(mode == "full")  # says itself when the system refuses
        self._rebuild()

    def _choose_size(self, name: Hashable) -> None:
        size = next(s for s in options_model.SIZES if options_model.size_id(s) == name)
        self.app.window.resize(size)
        preferences.change(self.app, window_size=size)

    def _build_sound(self) -> None:
        for group in options_model.VOLUMES:
            row = self._row(56)
            slider = pygame.Rect(row.x, row.y, row.w - TEST_WIDTH - 24, row.h)
            text = self.say(f"menus.options.{group}")
            value = getattr(self.app.settings, group)
            self.widgets.add(
                Slider(
                    group,
                    slider,
                    text,
                    value,
                    self._set(group),
                    show=self._percent,
                    label_width=SLIDER_LABEL,
                    group="page",
                )
            )
            test = pygame.Rect(row.right - TEST_WIDTH, row.y + 4, TEST_WIDTH, 48)
            cue = options_model.VOLUMES[group]
            label = self.say("menus.options.test")
            self.widgets.add(
                Button(f"test_{group}", test, label, partial(self.app.sounds.play, cue),
                       icon="sound", group="page")
            )  # fmt: skip
            self._about(self.say(f"menus.options.{group}.about"))
        if getattr(self.app.sounds, "silent", False):
            self._y += GAP
            self._about(self.say("menus.options.sound.missing"), "warning")
            retry = self._row(52)
            retry.width = 320
            self.widgets.add(
                Button("retry", retry, self.say("menus.options.sound.retry"), self._retry_sound,
                       icon="restart", group="page")
            )  # fmt: skip

    def _percent(self, value: float) -> str:
        return self.say("menus.options.percent", n=round(value * 100))

    def _retry_sound(self) -> None:
        again = getattr(self.app.sounds, "try_again", None)
        found = bool(again and again())
        self.note = self.say("menus.options.sound.found" if found else "menus.options.sound.missing")
        self._rebuild()

    def _build_game(self) -> None:
        speeds = [(v, self.say(f"menus.options.speed.{v}")) for v in ("1", "1.5", "2", "instant")]
        self._choice("animation_speed", speeds, key="speed")
        self._toggle("memory_aid", "memory")
        text = self.say("menus.options.seal")
        hold = float(self.app.settings.seal_hold)
        self.widgets.add(
            Slider(
                "seal_hold",
                self._row(),
                text,
                hold,
                lambda value: preferences.change(self.app, seal_hold=round(value)),
                low=300,
                high=1000,
                step=100,
                label_width=SLIDER_LABEL,
                show=lambda value: options_model.seconds(self.app.language, value),
                group="page",
            )
        )
        self._about(self.say("menus.options.seal.about"))

    def _build_reading(self) -> None:
        sizes = [(size, self.say(f"menus.options.text.{size}")) for size in ("normal", "large", "largest")]
        self._choice("text_size", sizes, key="text")
        self._y += 76 + GAP
        self._toggle("high_contrast", "contrast")
        self._toggle("reduced_motion", "motion")

    def _build_keys(self) -> None:
        rows = [
            (action, self.say(f"menus.intent.{action}"), self._bound(action))
            for action in options_model.REBINDABLE
        ]
        area = pygame.Rect(INNER.x, self._y + 22, INNER.w, INNER.bottom - 22 - self._y)
        self._notes.append(
            (self.say("menus.options.keys.about"), pygame.Rect(INNER.x, self._y - 8, 600, 26), "dim")
        )
        waiting = self.say("menus.options.keys.waiting")
        self.widgets.add(KeyRows("key", area, rows, self.waiting, waiting, self._wait_for))
        reset = pygame.Rect(INNER.right - 236, INNER.y - 2, 236, 44)
        self.widgets.add(
            Button("reset_keys", reset, self.say("menus.options.keys.reset"), self._ask_to_reset,
                   icon="restart", group="page")
        )  # fmt: skip

    def _bound(self, action: str) -> list[str]:
        names = self.app.settings.keys.get(action, [])
        return [keynames.key_name(self.app.language, name) for name in names]

    def _build_credits(self) -> None:
        area = pygame.Rect(INNER.x, self._y - 6, INNER.w, INNER.bottom - self._y + 6)
        label = self.say("menus.options.tab.credits")
        height = self._credits_height()
        self.widgets.add(ScrollArea("credits", area, height, self._paint_credits, label=label, group="page"))

    # --- keys -------------------------------------------------------------------------------------------

    def _wait_for(self, action: str) -> None:
        self.waiting = action
        self.note = self.say("menus.options.keys.press", action=self.say(f"menus.intent.{action}"))
        self.captures_keys = True
        self._rebuild()

    def take_key(self, key: str) -> None:
        """The next key pressed while an action waits; Escape leaves everything as it is."""
        action, self.waiting = self.waiting, ""
        self.captures_keys = False
        self.note = "" if key == "escape" else self._bind(action, key)
        self._rebuild()

    def _bind(self, action: str, key: str) -> str:
        result = options_model.rebound(self.app.settings.keys, action, key)
        name = keynames.key_name(self.app.language, key)
        if result.refused:
            return self.say("menus.options.keys.reserved", pressed=name)
        if result.taken_by:
            other = self.say(f"menus.intent.{result.taken_by}")
            return self.say("menus.options.keys.conflict", pressed=name, action=other)
        preferences.change(self.app, keys=result.keys)
        return self.say("menus.options.keys.done", action=self.say(f"menus.intent.{action}"), pressed=name)

    def _stop_waiting(self) -> None:
        if self.waiting:
            self.take_key("escape")

    def _ask_to_reset(self) -> None:
        self._stop_waiting()
        self.app.push(ConfirmScene("keys", self._reset_keys))

    def _reset_keys(self) -> None:
        preferences.change(self.app, keys=options_model.delivered())
        self.note = self.say("menus.options.keys.was_reset")
        self._rebuild()

    def action(self, intent: Intent) -> bool:
        """See `MenuPage`. The key that an action waits for arrives here as itself."""
        if intent.name == "key":
            self.take_key(intent.text)
            return True
        return super().action(intent)

    # --- leaving ----------------------------------------------------------------------------------------

    def pause(self) -> None:
        """A question lies on top."""
        self._stop_waiting()

    def back(self) -> None:
        """To the title or the pause."""
        self.app.scenes.pop()

    def press(self, target: Any) -> None:
        """Anything pressed ends the waiting for a key."""
        if self.waiting and not target.id.startswith("key."):
            self._stop_waiting()
        super().press(target)

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("menus.options.title"), "gear")
        self._draw_vignette(canvas)
        canvas.panel(PAGE)
        self._draw_heading(canvas)
        with canvas.panel_text():
            for text, rect, colour in self._notes:
                canvas.fit(text, rect, "secondary", colour, anchor="midleft")
            if self.tab == "reading":
                self._draw_sample(canvas)
            self._draw_foot(canvas)
            self.draw_widgets(canvas)
        if not self.note:
            self._draw_hints(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        title = self.say(f"menus.options.tab.{self.tab}")
        room = (INNER.x, INNER.y - 6, INNER.w - 260, 46)
        canvas.fit(title, room, "title", ("#FFF6DC", "#C9A461"), anchor="midleft", one_line=True, shadow=True)
        canvas.picture(frames.rule(INNER.w, scale=canvas.scale), (INNER.x, INNER.y + 44))

    def _draw_vignette(self, canvas: Canvas) -> None:
        """An engraving that goes with the section, lying on the desk."""
        face = engraving(options_model.TAB_VIGNETTES[self.tab], canvas.scale)
        furniture.draw_turned(canvas, face, VIGNETTE.center, VIGNETTE_TILT)

    def _draw_sample(self, canvas: Canvas) -> None:
        box = pygame.Rect(INNER.x, INNER.y + HEADING + ROW + GAP, INNER.w, 76)
        canvas.panel(box, shadow=False)
        canvas.fit(self.say("menus.options.text.sample"), box.inflate(-36, -20), "body", anchor="midleft")

    def _draw_foot(self, canvas: Canvas) -> None:
        if self.note:
            room = (PAGE.x + 8, BACK.y, BACK.x - PAGE.x - 32, BACK.h)
            canvas.fit(self.note, room, "body", "highlight", anchor="midleft")
            return
        room = (PAGE.x + 8, BACK.y, FOOT_TEXT, BACK.h)
        canvas.fit(self.say("menus.options.saved"), room, "body", "dim", anchor="midleft")

    def _draw_hints(self, canvas: Canvas) -> None:
        keys = [
            (keynames.key_of(self.app, "next"), self.say("menus.hint.tabs")),
            (keynames.key_of(self.app, "cancel"), self.say("menus.hint.back")),
        ]
        furniture.hints(canvas, keys, BACK.x - 16, BACK.centery)

    # --- credits ----------------------------------------------------------------------------------------

    def _credit_texts(self) -> list[tuple[str, str]]:
        keys = [f"menus.credits.{name}" for name in options_model.CREDITS]
        return [(self.say(f"{key}.title"), self.say(key)) for key in keys]

    def _credits_height(self) -> float:
        factor = self.app.canvas.text_factor
        size = round(16 * factor)
        return sum(
            30 + rich.measure(text, "prose", INNER.w - 40, size=size)[1] + 20
            for _, text in self._credit_texts()
        )

    def _paint_credits(self, canvas: Canvas, inner: pygame.FRect) -> None:
        y = inner.y
        for title, text in self._credit_texts():
            canvas.text(title, (inner.x + 6, y), "heading", "line", size=20)
            y += 30
            y += canvas.text(text, (inner.x + 6, y), "prose", "text", width=INNER.w - 40).h + 20


@lru_cache(maxsize=12)
def engraving(card: str, scale: float) -> pygame.Surface:
    """The vignette of a card, mounted on paper without its numeral."""
    w, h = VIGNETTE.size
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.box((0, 0, w, h), "#120D0B", 6)
    canvas.box((2, 2, w - 4, h - 4), "#E9DEC6", 5)
    canvas.box((7, 7, w - 14, h - 14), "#120D0B")
    picture = pictures.vignette(int(card[1]), card[0], w - 18, h - 18, scale)
    canvas.picture(picture, (9, 9))
    return surface
