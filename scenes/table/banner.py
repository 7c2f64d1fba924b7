"""The bar along the upper edge: menu, title, tools, and the banner that says whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target

HEIGHT = 48
MENU = Rect(8, 3, 40, 40)
TOOL_RIGHT = 1272
TOOL_PITCH = 46
BANNER_H = 54
BANNER_ROOM = 470
"""Widest banner; longer words shrink."""
GROUP = "bar"


@dataclass(frozen=True, slots=True)
class Banner:
    """Whose turn it is, what is asked, and the colour of that seat."""

    title: str
    ask: str
    colour: str


@dataclass(frozen=True, slots=True)
class Tool:
    """A round button of the bar: target id, icon and name, and the key that does the same."""

    id: str
    icon: str
    label: str
    key: str = ""


def tool_area(number: int, of: int) -> Rect:
    """Hit area of tool `number` (0 is the leftmost) of `of`."""
    return Rect(TOOL_RIGHT - TOOL_PITCH * (of - number) + 3, 3, 40, 40)


def targets(menu: str, tools: Sequence[Tool]) -> list[Target]:
    """What can be pressed in the bar; `menu` is the name of the menu button."""
    found = [Target("menu", MENU, menu, group=GROUP, tip=menu)]
    for number, tool in enumerate(tools):
        tip = f"{tool.label} ({tool.key})" if tool.key else tool.label
        found.append(Target(tool.id, tool_area(number, len(tools)), tool.label, group=GROUP, tip=tip))
    return found


def draw(
    canvas: Canvas, title: str, banner: Banner, note: str, tools: Sequence[Tool], lit: str | None
) -> None:
    """Draw the bar; `note` stands left of the tools (the round), `lit` is the focused target id."""
    canvas.picture(frames.top_bar(1280, HEIGHT, canvas.skin.name, canvas.scale), (0, 0))
    _tool(canvas, "menu", MENU, lit == "menu")
    canvas.fit(title, (58, 4, 330, 38), "button_large", "text", anchor="midleft", one_line=True, size=24)
    for number, tool in enumerate(tools):
        _tool(canvas, tool.icon, tool_area(number, len(tools)), lit == tool.id)
    left = tool_area(0, len(tools)).left
    box = Rect(left - 132, 6, 126, 34)
    shown = canvas.fit(note, box, "label", "text", anchor="midright", one_line=True)
    canvas.icon("hour", (shown.left - 14, 23), 18, "line")
    draw_banner(canvas, banner)


def draw_banner(canvas: Canvas, banner: Banner) -> None:
    """Draw the hanging banner in the middle of the bar."""
    w = width(canvas, banner)
    x = 640 - w / 2
    canvas.picture(frames.banner(w, BANNER_H, banner.colour, canvas.skin.name, canvas.scale), (x, 0))
    canvas.fit(banner.title, (x + 34, 2, w - 68, 28), "banner", "bright", one_line=True, shadow=True)
    with canvas.panel_text():
        canvas.fit(banner.ask, (x + 34, 27, w - 68, 19), "small_bold", "#FFE9B8", one_line=True)


def width(canvas: Canvas, banner: Banner) -> int:
    """How wide the banner is with its words."""
    with canvas.panel_text():
        wide = max(canvas.measure(banner.title, "banner")[0], canvas.measure(banner.ask, "small_bold")[0])
    return min(BANNER_ROOM, round(wide) + 116)


def _tool(canvas: Canvas, icon: str, area: Rect, lit: bool) -> None:
    if lit:
        canvas.box(area, "line2", 8, 1.5)
        canvas.mark_state(area, "focus", shape=True)
    canvas.icon(icon, area.center, 21, "focus" if lit else "line")
