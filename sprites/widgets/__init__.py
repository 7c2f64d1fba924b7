"""Controls: buttons, toggles, sliders, choices, lists, text fields. Few, ours, and in every skin."""

from sprites.widgets.base import Widget, Widgets
from sprites.widgets.button import Button

__all__ = ["Button", "Widget", "Widgets"]
