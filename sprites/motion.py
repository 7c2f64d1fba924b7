"""The motion numbers: how long everything takes and along which curve. Nothing else decides them."""

from __future__ import annotations

from typing import NamedTuple


class Motion(NamedTuple):
    """A length in milliseconds and the name of its curve (see `easing`)."""

    ms: float
    curve: str


HOVER_IN = Motion(90, "out_cubic")
HOVER_OUT = Motion(120, "out_cubic")
TOOLTIP_DELAY = 250.0
PRESS_DOWN = Motion(60, "out_quad")
PRESS_UP = Motion(100, "out_quad")
PRESS_SIZE = 0.97
DRAW_CARD = Motion(260, "out_cubic")
DRAW_GAP = 70.0
FLIP = Motion(160, "in_out_cubic")
PLAY_TRAVEL = Motion(220, "in_out_cubic")
PLAY_SLAM = Motion(90, "out_back")
SLAM_SIZE = 1.08
RETURN = Motion(180, "out_quad")
SHAKE = Motion(160, "linear")
SHAKE_REACH = 4.0
SHAKE_TIMES = 2
TILT = Motion(140, "out_quad")
STRIKE_BACK = Motion(120, "in_quad")
STRIKE_LUNGE = Motion(110, "out_expo")
STRIKE_STOP = 60.0
STRIKE_RETURN = Motion(160, "out_quad")
NUMBER_POP = Motion(90, "out_back")
NUMBER_HOLD = 500.0
NUMBER_FADE = Motion(250, "linear")
NUMBER_DRIFT = 24.0
DESTROY = Motion(320, "in_quad")
DISTRICT_LIFT = Motion(150, "out_cubic")
DISTRICT_COMPARE = 250.0
DISTRICT_SLIDE = Motion(200, "out_cubic")
DISTRICT_FLIP = Motion(180, "out_cubic")
TRUMP_SWAP = Motion(420, "in_out_cubic")
SEAL_STAMP = Motion(120, "in_out_cubic")
DICE_TUMBLE = Motion(650, "out_bounce")
DICE_GAP = 40.0
DICE_LIFT = Motion(120, "out_cubic")
HEALTH_CROSS = Motion(140, "out_cubic")
HEALTH_SLIDE = Motion(160, "out_cubic")
BANNER_IN = Motion(220, "out_expo")
BANNER_HOLD = 700.0
BANNER_OUT = Motion(180, "in_cubic")
BANNER_FREE_AFTER = 300.0
PAGE_TURN = Motion(380, "in_out_cubic")
FADE = Motion(180, "in_out_cubic")
SEAL_AHEAD = 250.0
"""How long the covered table is seen before the book closes over it."""
SEAL_HOLD = 600.0
SEAL_CRACK = Motion(240, "linear")
COVER_OPEN = Motion(380, "out_cubic")
THINKING_AFTER = 350.0
TARGET_RING_AHEAD = 350.0
CROSS_FADE = Motion(120, "linear")
"""What travel becomes with reduced motion."""
SHAKE_SCREEN_HIT, SHAKE_SCREEN_KILL, SHAKE_SCREEN_DEFEAT = 3.0, 6.0, 8.0
SHAKE_SCREEN_MS = 220.0
IDLE_FRAMES = 15
"""Frames a second of idle motion."""
IDLE_REST = 30_000.0
"""Idle motion ends after this long without input."""
