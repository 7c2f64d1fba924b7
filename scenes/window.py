"""The window: made once, resized, full screen and back, and the canvas put on it."""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Sequence

import pygame

from scenes.letterbox import LetterBox
from sprites.intent import Point

SMALLEST = (960, 540)
TITLE = "Atlas Nocturno"
STATES = ("window", "maximised", "fullscreen")
"""How the window can be, as the options name it."""
MANNERS = {
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
}
"""What the system is asked for: a full screen stays when the player looks elsewhere, the screen may rest, and
the pixels of a dense screen are ours (letters would be blurred otherwise)."""
FIRST_SIZES = ((1920, 1080), (1600, 900))
"""Sizes for the first start on a screen at least twice as wide and high."""
SMALL_SIZE = (1120, 630)
"""Size of the plain window after a first start on a small screen."""
FURNITURE = 80
"""So much of a screen's height its task bar and the title bar of a window may take."""


class GameWindow:
    """A `pygame.Window` with bars beside the picture where its shape asks for them."""

    def __init__(self, size: tuple[int, int] = (1280, 720), state: str = "window") -> None:
        """`size` is that of the plain window in pixels, `state` one of `STATES`."""
        start_video()
        if pygame.display.get_driver() == "x11":
            # a flip costs 4 to 12 ms less without a GPU
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._window = pygame.Window(TITLE, _fitting(size), resizable=True, allow_high_dpi=True)
        self._window.minimum_size = SMALLEST
        self._normal_size = self._window.size
        self._fullscreen = False
        self._maximised = False
        self.refused = False
        """True when it should have begun as a full screen and could not."""
        self._surface = self._window.get_surface()
        self.letterbox = LetterBox.of(*self._surface.get_size())
        if state == "fullscreen":
            self.refused = not self.set_fullscreen(True)
        elif state == "maximised":
            self._window.maximize()

    def notice(self, event: pygame.Event) -> None:
        """Learn from `event` whether the window was maximised."""
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self._maximised = event.type == pygame.WINDOWMAXIMIZED

    def set_icon(self, icon: pygame.Surface) -> None:
        """Show `icon` in the task bar."""
        self._window.set_icon(icon)

    @property
    def state(self) -> str:
        """One of `STATES`."""
        return "fullscreen" if self._fullscreen else "maximised" if self._maximised else "window"

    def to_logical(self, pos: Point) -> Point | None:
        """The logical point that the window shows at `pos` (as events tell it), or None on the bars."""
        width, height = self._window.size
        shown_width, shown_height = self._surface.get_size()
        return self.letterbox.to_logical((pos[0] * shown_width / width, pos[1] * shown_height / height))

    @property
    def surface(self) -> pygame.Surface:
        """What the screen shows."""
        return self._surface

    @property
    def outgrown(self) -> bool:
        """True when it has another size than the one that was taken over: another screen, another density."""
        return self._window.get_surface().get_size() != self.letterbox.window

    @property
    def fullscreen(self) -> bool:
        """True while it fills the screen."""
        return self._fullscreen

    @property
    def normal_size(self) -> tuple[int, int]:
        """Its size when it does not fill the screen, to be remembered."""
        return self._normal_size

    def set_fullscreen(self, wanted: bool) -> bool:
        """Fill the screen, or be a window again; False when the system refuses (it is a window then)."""
        if wanted == self._fullscreen:
            return True
        self._fullscreen = self._fills_screen(wanted)
        if self.state == "window":
            self._window.size = self._normal_size
        self.refresh()
        return self._fullscreen == wanted

    def _fills_screen(self, wanted: bool) -> bool:
        """Whether it fills the screen after the system was asked so; what it refuses leaves a window."""
        if wanted:
            with contextlib.suppress(pygame.error):
                self._window.set_fullscreen(True)
                return True
        try:
            self._window.set_windowed()
        except pygame.error:
            return self._fullscreen
        return False

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the plain window (not while it fills the screen), as far as there is room."""
        if self._maximised:
            self._window.restore()
            self._maximised = False
        self._window.size = _fitting(size)
        self.refresh()

    def refresh(self) -> None:
        """Take over the size that the window has now, and clear the bars."""
        self._surface = self._window.get_surface()
        self.letterbox = LetterBox.of(*self._surface.get_size())
        if self.state == "window":
            self._normal_size = self._window.size
        self._surface.fill((0, 0, 0))

    def present(self, canvas: pygame.Surface, areas: Sequence[pygame.Rect] = ()) -> None:
        """Show `canvas` in the letter-box, or only those `areas` (pixels of the canvas) if any are given.

        When the system has changed the window this very moment, all of it is shown in its new size.
        """
        try:
            self._show(canvas, areas)
        except pygame.error:
            self.refresh()
            with contextlib.suppress(pygame.error):
                self._show(canvas, ())

    def _show(self, canvas: pygame.Surface, areas: Sequence[pygame.Rect]) -> None:
        for area in areas or (canvas.get_rect(),):
            self._put(canvas, area)
        self._window.flip()

    def _put(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        box = self.letterbox.box
        if canvas.get_size() == box.size:
            self._surface.blit(canvas, area.move(box.topleft), area)
            return
        source, target = matching(area, canvas.get_size(), box.size)
        target.move_ip(box.topleft)
        pygame.transform.smoothscale(canvas.subsurface(source), target.size, self._surface.subsurface(target))

    def close(self) -> None:
        """Destroy the window."""
        self._window.destroy()


def start_video() -> None:
    """Reach the screen, once. Raises `pygame.error` when there is none."""
    if not pygame.display.get_init():
        for name, value in MANNERS.items():
            os.environ.setdefault(name, value)
        pygame.display.init()


def first_size(usual: tuple[int, int]) -> tuple[int, int]:
    """The size of the window at the first start: `usual`, more on a very large screen, less on a small."""
    screen = _first_screen()
    if screen is None:
        return usual
    fitting = (size for size in FIRST_SIZES if 2 * size[0] <= screen[0] and 2 * size[1] <= screen[1])
    return next(fitting, SMALL_SIZE if too_large(usual) else usual)


def start_state(size: tuple[int, int], wanted: str) -> str:
    """How the window is at the start: as `wanted`, but maximised where one of that `size` has no room."""
    return "maximised" if wanted == "window" and too_large(size) else wanted


def too_large(size: tuple[int, int]) -> bool:
    """True when a window of this size, with its title bar, does not find room on the first screen."""
    screen = _first_screen()
    return screen is not None and (size[0] > screen[0] or size[1] + FURNITURE > screen[1])


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """`size`, made small enough for the first screen, with a title bar, if there is a real one."""
    screen = _first_screen()
    if screen is None:
        return size
    room = screen[1] - FURNITURE
    return max(SMALLEST[0], min(size[0], screen[0])), max(SMALLEST[1], min(size[1], room))


def _first_screen() -> tuple[int, int] | None:
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return None
    return next(iter(pygame.display.get_desktop_sizes()), None)


def matching(
    area: pygame.Rect, source: tuple[int, int], target: tuple[int, int]
) -> tuple[pygame.Rect, pygame.Rect]:
    """`area` of a picture of `source` size, grown to where whole pixels meet whole pixels of `target` size.

    Returns it in both. A part can then be scaled alone and still fits its neighbours.
    """
    left, right, new_left, new_right = _meeting(area.left, area.right, source[0], target[0])
    top, bottom, new_top, new_bottom = _meeting(area.top, area.bottom, source[1], target[1])
    return (
        pygame.Rect(left, top, right - left, bottom - top),
        pygame.Rect(new_left, new_top, new_right - new_left, new_bottom - new_top),
    )


def _meeting(first: int, last: int, source: int, target: int) -> tuple[int, int, int, int]:
    common = math.gcd(source, target)
    step, new_step = source // common, target // common
    start, end = max(0, first // step - 1), min(common, -(-last // step) + 1)
    return start * step, end * step, start * new_step, end * new_step
