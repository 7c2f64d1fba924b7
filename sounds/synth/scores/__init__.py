"""The music itself, written down."""

from sounds.synth.scores.cathedral import CATHEDRAL
from sounds.synth.scores.front import FRONT
from sounds.synth.scores.night import NIGHT
from sounds.synth.scores.title import TITLE

SCORES = {score.name: score for score in (TITLE, NIGHT, FRONT, CATHEDRAL)}
"""Every score by name."""
