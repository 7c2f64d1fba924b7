"""The motion numbers: how long what several screens show takes, and along which curve.

A time that one painter alone knows stands beside it; a game that brings dice or blows brings their numbers.
"""

from __future__ import annotations

from typing import NamedTuple


class Motion(NamedTuple):
    """A length in milliseconds and the name of its curve (see `easing`)."""

    ms: float
    curve: str


HOVER_IN = Motion(90, "out_cubic")
HOVER_OUT = Motion(120, "out_cubic")
TOOLTIP_DELAY = 250.0
PRESS_UP = Motion(100, "out_quad")
PRESS_SIZE = 0.97
DRAW_CARD = Motion(260, "out_cubic")
DRAW_GAP = 70.0
DRAW_RISE = 26.0
"""How far a card that is drawn leaves the straight way upwards, in logical pixels."""
FLIP = Motion(160, "in_out_cubic")
PLAY_TRAVEL = Motion(220, "in_out_cubic")
PLAY_SLAM = Motion(90, "out_back")
SLAM_SIZE = 1.08
SHAKE = Motion(160, "linear")
SHAKE_REACH = 4.0
SHAKE_TIMES = 2
DROP_RETURN = Motion(180, "out_quad")
"""A card that was let go goes to its place; where it may not lie, home, and there it shakes."""
DISTRICT_LIFT = Motion(150, "out_cubic")
DISTRICT_COMPARE = 250.0
DISTRICT_SLIDE = Motion(200, "out_cubic")
DISTRICT_FLIP = Motion(180, "out_cubic")
DESTROY = Motion(320, "in_quad")
"""What a card takes to burn from its edge."""
HIT_SHAKE = Motion(160, "linear")
HIT_REACH = 3.0
DEFEAT_SHAKE = Motion(220, "linear")
DEFEAT_REACH = 8.0
"""How many logical pixels the table shakes at most: when somebody is hit, and when the viewer has lost."""
RECOIL, RECOIL_REACH = Motion(120, "in_quad"), 12.0
LUNGE = Motion(110, "out_expo")
HIT_STOP = 60.0
LUNGE_RETURN = Motion(160, "out_cubic")
"""An attacker draws back so many logical pixels, strikes, stands still in the blow, and goes home."""
NUMBER_POP = Motion(90, "out_back")
NUMBER_HOLD = 500.0
NUMBER_FADE, NUMBER_DRIFT = Motion(250, "linear"), 24.0
"""A number that somebody loses: it pops up, stays, and fades while it drifts upwards."""
TRUMP_SWAP = Motion(420, "in_out_cubic")
SEAL_STAMP = Motion(120, "in_out_cubic")
BANNER_IN = Motion(220, "out_expo")
BANNER_HOLD = 700.0
BANNER_OUT = Motion(180, "in_cubic")
BANNER_BLOCKS = 300.0
"""So long the show waits for big words; then it goes on behind them."""
PAGE_TURN = Motion(380, "in_out_cubic")
FADE = Motion(180, "in_out_cubic")
SEAL_AHEAD = 250.0
"""How long the covered table is seen before the book closes over it."""
SEAL_CRACK = Motion(240, "linear")
COVER_OPEN = Motion(380, "out_cubic")
SKIP_AFTER = 600.0
"""So long after a decision a press does not skip yet what it brings about."""
THINKING_AFTER = 350.0
THINKING_LONG = 6000.0
"""After so long it is said that the computer takes longer than usual, and how to get out."""
TARGET_RING_AHEAD = 350.0
CROSS_FADE = Motion(120, "linear")
"""What travel becomes with reduced motion."""
SWAY = 2.0
SWAY_PERIOD = 3000.0
"""Degrees by which a card that is looked at sways to either side, and how long to and fro takes."""
IDLE_FRAMES = 15
"""Frames a second of idle motion."""
CANDLE_PERIOD, CANDLE_DEPTH = 3000.0, 0.06
"""Candle light swells and sinks by so much of full light, once in so many milliseconds."""
IDLE_CALM = 500.0
"""Without input for so long, the loop looks for something new only half as often."""
IDLE_REST = 30_000.0
"""Idle motion ends after this long without input."""
