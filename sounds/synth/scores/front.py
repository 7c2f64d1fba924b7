"""The front, four-four, slow: an engine that never stops, low brass over it, and a tune to march to.

G harmonic minor for the column in the mud, E flat lydian for what sails above it.
"""

from sounds.synth.score import Figure, Part, Score, Section

PARTS = {
    "bass": Part("tuba", -10.0, 0.05, 0.25, "f#1", "g2"),
    "engine": Part("struck_strings", -6.0, -0.18, 0.20, "f2", "eb3"),
    "tenor": Part("trombones", -17.0, -0.35, 0.42, "d3", "bb3", sustained=True),
    "alto": Part("trombones", -18.0, 0.32, 0.42, "g3", "f4", sustained=True),
    "tune": Part("cornet", -13.5, 0.12, 0.38, "c4", "eb5", sustained=True, tune=True),
    "snare": Part("field_drum", -11.0, 0.25, 0.30, "g6", "g6"),
    "drum": Part("great_drum", -2.5, 0.0, 0.25, "g1", "g1"),
    "wire": Part("telegraph", -12.0, 0.45, 0.35, "f#4", "f6"),
}

ENGINE = {
    "g": "g2 g2 d3 g2 g2 bb2 d3 g2",
    "eb": "g2 g2 eb3 g2 g2 bb2 eb3 g2",
    "c": "g2 g2 eb3 g2 g2 c3 eb3 g2",
    "d": "f#2 f#2 d3 f#2 f#2 a2 d3 f#2",
    "dm": "f2 f2 d3 f2 f2 a2 d3 f2",
    "f": "f2 f2 c3 f2 f2 a2 c3 f2",
}
"""A bar of the machine for each chord: it changes a tooth, never its pace."""
BASS = {
    "g": "g1:3 r d2:2 r:2", "eb": "eb2:3 r bb1:2 r:2", "c": "c2:3 r g1:2 r:2", "d": "d2:3 r a1:2 r:2",
    "dm": "d2:3 r a1:2 r:2", "f": "f2:3 r c2:2 r:2",
}  # fmt: skip
"""A bar of the bass for each chord."""

STEP = "g6:2 g6 g6:0.5 g6:0.5 g6:2 g6 g6"
CALL = "g6:2 g6 g6:0.5 g6:0.5 g6 g6:0.5 g6:0.5 g6:0.5 g6:0.5 g6:0.5 g6:0.5"
"""The step of the column, and the call before something new."""
FAR_STEP = "g6:3 g6 g6:4"


def _bars(table: dict[str, str], chords: str) -> str:
    """What a table says for a row of chords, bar by bar."""
    return " | ".join(table[chord] for chord in chords.split())


def _snare(bars: int, step: str) -> str:
    """Marching for some bars; every fourth one ends in a call."""
    return " | ".join(CALL if number % 4 == 3 else step for number in range(bars))


def _drum(bars: int) -> str:
    """Left, and again left."""
    return " | ".join(["g1:4 g1:4"] * bars)


MUD, SKY = "g g eb d g c d g", "eb f eb dm g f eb d"
ASSAULT = "g g eb d c g eb c g d g d"

COLUMN = Section(
    "column", "g harmonic minor", 8,
    voices={
        "bass": _bars(BASS, MUD),
        "engine": _bars(ENGINE, MUD),
        "tenor": "d3:8 | d3:8 | eb3:8 | f#3:8 | g3:8 | g3:8 | f#3:8 | g3:8",
        "alto": "bb3:8 | bb3:8 | bb3:8 | a3:8 | bb3:8 | c4:8 | a3:8 | bb3:8",
        "tune": "-4 | d4:3 d4 g4:4 | eb4:3 d4 c4:4 | d4:2 f#4:2 a4:3 f#4 | g4:6 r:2",
        "snare": _snare(8, STEP),
        "drum": _drum(8),
    },
)  # fmt: skip

AIRSHIP = Section(
    "airship", "eb lydian", 8,
    voices={
        "bass": _bars(BASS, SKY),
        "engine": _bars(ENGINE, SKY),
        "tenor": "g3:8 | a3:8 | g3:8 | a3:8 | bb3:8 | a3:8 | g3:8 | f#3:8",
        "alto": "eb4:8 | f4:8 | eb4:8 | d4:8 | d4:8 | c4:8 | bb3:8 | a3:8",
        "tune": "g4:4 bb4:4 | a4:6 g4:2 | g4:4 eb5:4 | d5:6 r:2"
                "| bb4:4 d5:4 | c5:4 a4:4 | bb4:3 a4 g4:4 | a4:4 f#4:4",
        "snare": _snare(8, FAR_STEP),
        "drum": "g1:8 | g1:8 | g1:8 | g1:8 | g1:8 | g1:8 | g1:8 | g1:4 g1:4",
    },
    figures={"wire": Figure("t a . t a . ta .", 1.0, {"t": "tenor", "a": "alto"}, above=12)},
    levels={"engine": -3.0, "tune": -1.5},
    borrowed="f#",
)  # fmt: skip

ADVANCE = Section(
    "advance", "g harmonic minor", 12,
    voices={
        "bass": _bars(BASS, ASSAULT),
        "engine": _bars(ENGINE, ASSAULT),
        "tenor": "g3:8 | g3:8 | g3:8 | f#3:8 | g3:8 | g3:8 | bb3:8 | g3:8 | g3:8 | f#3:8 | g3:8 | f#3:8",
        "alto": "bb3:8 | d4:8 | eb4:8 | d4:8 | eb4:8 | d4:8 | eb4:8 | c4:8 | bb3:8 | a3:8 | bb3:8 | a3:8",
        "tune": "d5:3 d5 g4:4 | bb4:3 a4 g4:2 d4:2 | eb5:3 d5 bb4:4 | a4:3 bb4 a4:2 f#4:2"
                "| g4:3 g4 c5:4 | d5:3 c5 bb4:4 | eb5:4 g4:4 | c5:3 d5 eb5:4"
                "| d5:6 bb4:2 | a4:3 bb4 c5:2 a4:2 | g4:8 | r:8",
        "snare": _snare(12, STEP),
        "drum": _drum(12),
    },
    levels={"snare": 2.0, "drum": 1.0, "bass": 1.0},
)  # fmt: skip

FRONT = Score("front", 76.0, 0.5, 8, (0, 4), PARTS, (COLUMN, AIRSHIP, ADVANCE))
