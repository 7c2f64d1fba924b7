"""Controls: few, ours, in every skin, and usable with mouse, keys and gamepad alike."""

from sprites.widgets.base import Look, Widget, Widgets
from sprites.widgets.button import Button, IconButton
from sprites.widgets.choice import Choice
from sprites.widgets.dialog import DialogBox
from sprites.widgets.letters import Letters
from sprites.widgets.scroll import ScrollArea, ScrollList
from sprites.widgets.slider import Slider
from sprites.widgets.textfield import TextField
from sprites.widgets.toggle import Toggle
from sprites.widgets.tooltip import Tooltip

__all__ = [
    "Button",
    "Choice",
    "DialogBox",
    "IconButton",
    "Letters",
    "Look",
    "ScrollArea",
    "ScrollList",
    "Slider",
    "TextField",
    "Toggle",
    "Tooltip",
    "Widget",
    "Widgets",
]
