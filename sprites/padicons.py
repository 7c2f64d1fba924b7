"""The signs of a gamepad's buttons, as data for `icons`: path, ink, line width.

Each shows a place as well as a letter, for letters differ from maker to maker: the face buttons bear a notch
on their side of the diamond, shoulders and triggers have the outline of theirs.
"""

from __future__ import annotations

Part = tuple[str, int, float]

_DISC = "M.6 12A11.4 11.4 0 1 1 23.4 12A11.4 11.4 0 1 1 .6 12Z"
_CROSS = "M8 1.2H16V8H22.8V16H16V22.8H8V16H1.2V8H8Z"
_STICK = "M2.6 12A9.4 9.4 0 1 1 21.4 12A9.4 9.4 0 1 1 2.6 12Z"
_SHOULDER = {
    "left": "M1 20V12Q1.6 5.4 9 4.4L23 3.6V20Z",
    "right": "M23 20V12Q22.4 5.4 15 4.4L1 3.6V20Z",
}
_TRIGGER = {
    "left": "M4 23V10.6Q4.6 1.6 14 1H21Q18.4 8 20.4 13.4L22.4 23Z",
    "right": "M20 23V10.6Q19.4 1.6 10 1H3Q5.6 8 3.6 13.4L1.6 23Z",
}


def _face(letter: str, notch: str) -> tuple[Part, ...]:
    return ((_DISC, 1, 0.0), (letter, 2, 2.3), (notch, 2, 0.0))


def _shoulder(side: str, letter: str) -> tuple[Part, ...]:
    return ((_SHOULDER[side], 1, 0.0), (letter, 2, 2.2))


def _arm(mark: str) -> tuple[Part, ...]:
    return ((_CROSS, 1, 0.0), (mark, 2, 0.0))


def _stick(letter: str) -> tuple[Part, ...]:
    return ((_STICK, 1, 0.0), (letter, 2, 2.2), ("M3 23.2H21M3 .8H21", 1, 1.5))


SIGNS: dict[str, tuple[Part, ...]] = {
    "pad_a": _face("M8.2 16L12 6L15.8 16M9.6 12.6H14.4", "M9.2 19.2H14.8L12 23Z"),
    "pad_b": _face(
        "M8.2 6.4V17.6M8.2 6.9H11.6A2.5 2.5 0 0 1 11.6 11.9H8.2M11.8 11.9A2.7 2.7 0 0 1 11.8 17.1H8.2",
        "M18.6 9.2V14.8L22.6 12Z",
    ),
    "pad_x": _face("M8.4 6.8L15.8 17.2M15.8 6.8L8.4 17.2", "M5.4 9.2V14.8L1.4 12Z"),
    "pad_y": _face("M8.2 8L12 13.4V18.6M15.8 8L12 13.4", "M9.2 4.8H14.8L12 1Z"),
    "pad_view": (
        (_DISC, 1, 0.0),
        ("M6.4 7H14V12.4H6.4Z", 2, 1.7),
        ("M10.4 14.6V17H17.8V11.2H16", 2, 1.7),
    ),
    "pad_menu": ((_DISC, 1, 0.0), ("M6.4 7.6H17.6M6.4 12H17.6M6.4 16.4H17.6", 2, 2.1)),
    "pad_guide": ((_DISC, 1, 0.0), ("M12 5L19 11.6H17V18H7V11.6H5Z", 2, 0.0)),
    "pad_left_stick": _stick("M9.6 7.4V16.4H14.8"),
    "pad_right_stick": _stick("M9.4 17V7.6H12.4A2.5 2.5 0 0 1 12.4 12.6H9.4M12.2 12.8L15 17"),
    "pad_left_shoulder": _shoulder("left", "M9.6 7.6V16.6H15"),
    "pad_right_shoulder": _shoulder(
        "right", "M9.4 17.4V8H12.6A2.5 2.5 0 0 1 12.6 13H9.4M12.4 13.2L15.2 17.4"
    ),
    "pad_left_trigger": ((_TRIGGER["left"], 1, 0.0), ("M10 9.4V18.8H15.4", 2, 2.2)),
    "pad_right_trigger": (
        (_TRIGGER["right"], 1, 0.0),
        ("M9 19.6V10H12.2A2.5 2.5 0 0 1 12.2 15H9M12 15.2L14.8 19.6", 2, 2.2),
    ),
    "pad_up": _arm("M8.9 8.4H15.1L12 2.6Z"),
    "pad_down": _arm("M8.9 15.6H15.1L12 21.4Z"),
    "pad_left": _arm("M8.4 8.9V15.1L2.6 12Z"),
    "pad_right": _arm("M15.6 8.9V15.1L21.4 12Z"),
}

COLOURS = {"pad_a": "#9CCB7A", "pad_b": "#EE8F7E", "pad_x": "#8FB6E8", "pad_y": "#EBCB63"}
"""The usual colours of the face buttons, light enough for dark letters; the others are bone."""
BONE = "#E9DFC9"
DARK = "#171215"
