"""The district by night, six-eight: somebody walks softly in A dorian, somebody else in A phrygian."""

from sounds.synth.score import Figure, Part, Score, Section

CHORD = {"t": "tenor", "a": "alto"}

PARTS = {
    "bass": Part("pizzicato", -2.0, 0.10, 0.22, "d2", "e3"),
    "tenor": Part("cello", -23.5, -0.30, 0.40, "d3", "bb3", sustained=True),
    "alto": Part("viola", -23.0, 0.30, 0.40, "g3", "e4", sustained=True),
    "box": Part("box", -5.0, 0.22, 0.40, "g4", "b5"),
    "voice": Part("viola", -17.0, -0.10, 0.36, "a3", "b4", sustained=True, tune=True),
    "touch": Part("celesta", -15.0, -0.35, 0.35, "f3", "e5"),
    "tower": Part("tower", -16.5, 0.0, 0.6, "d2", "e4"),
}
STEALTH = Figure(". ta ta . ta ta  . ta ta . ta .  . ta ta . ta ta  . ta . . . .", 1.0, CHORD, above=12)
"""On tiptoe; every fourth bar somebody listens."""
HEARTBEAT = Figure(". . ta . . ta  . . ta . . .", 1.0, CHORD, above=12)

BASS = (
    "a2:2 r e3:2 r | a2:2 r c3:2 e3 | d3:2 r a2:2 r | a2:2 r e2:2 r | c3:2 r g2:2 r | g2:2 r d3:2 r"
    "| d3:2 r a2:2 r | e2:2 r b2:2 g2 | a2:2 r e3:2 r | a2:2 r e2:2 r | d3:2 r a2:2 r | a2:2 r e3:2 r"
    "| c3:2 r g2:2 r | d3:2 r a2:2 r | e2:2 r b2:2 r | a2:2 r e2:2 {}"
)
TENOR = (
    "e3:6 | e3:6 | f#3:6 | e3:6 | e3:6 | d3:6 | f#3:6 | e3:6"
    "| e3:6 | e3:6 | f#3:6 | e3:6 | e3:6 | f#3:6 | g3:6 | e3:6"
)
ALTO = (
    "c4:6 | c4:6 | d4:6 | c4:6 | c4:6 | b3:6 | a3:6 | g3:6"
    "| a3:6 | c4:6 | d4:6 | c4:6 | c4:6 | a3:6 | b3:6 | c4:6"
)

WALK = Section(
    "walk", "a dorian", 16,
    voices={
        "bass": BASS.format("r"),
        "tenor": TENOR,
        "alto": ALTO,
        "box": "e5:3 c5:2 d5 | e5:3 a4:3 | f#5:3 d5:2 e5 | e5:2 c5 a4:3 | g5:3 e5:2 f#5 | g5:2 d5 b4:3"
               "| a5:2 f#5 d5:2 f#5 | e5:5 r | e5:3 c5:2 d5 | e5:2 g5 a5:3 | f#5:3 a5:2 f#5 | e5:2 c5 a4:3"
               "| c5:2 e5 g5:2 e5 | f#5:2 e5 d5:3 | e5:2 d5 b4:3 | a4:5 r",
        "tower": "e3:6 | -7 | e3:6 | -7",
    },
    figures={"touch": STEALTH},
)  # fmt: skip

SHADOW = Section(
    "shadow", "a phrygian", 16,
    voices={
        "bass": "a2:2 r e3:2 r | bb2:2 r f2:2 r | a2:2 r e2:2 r | g2:2 r d3:2 r | f2:2 r c3:2 r"
                "| bb2:2 r f2:2 r | g2:2 r d2:2 g2 | a2:2 r e2:2 r | d2:2 r a2:2 r | g2:2 r d3:2 r"
                "| c3:2 r g2:2 r | f2:2 r c3:2 r | bb2:2 r f2:2 r | g2:2 r d3:2 r | e2:2 r b2:2 r"
                "| e2:2 r e3:2 r",
        "tenor": "e3:6 | d3:6 | e3:6 | g3:6 | a3:6 | f3:6 | g3:6 | e3:6"
                 "| f3:6 | g3:6 | g3:6 | a3:6 | bb3:6 | bb3:6 | g#3:6 | g#3:6",
        "alto": "c4:6 | bb3:6 | c4:6 | bb3:6 | c4:6 | bb3:6 | bb3:6 | c4:6"
                "| d4:6 | d4:6 | e4:6 | c4:6 | d4:6 | d4:6 | e4:6 | d4:6",
        "voice": "e4:3 c4:3 | d4:3 f4:3 | e4:3 a4:3 | g4:2 f4 d4:3 | c4:3 f4:2 g4 | bb4:3 f4:3"
                 "| g4:2 a4 bb4:2 g4 | a4:6 | a4:3 f4:2 e4 | d4:3 g4:3 | g4:3 e4:2 f4 | f4:3 a4:3"
                 "| bb4:3 f4:2 g4 | g4:3 bb4:3 | g#4:3 b4:3 | b4:2 g#4 e4:3",
        "box": "r:6 | r:3 f5 d5 bb4 | r:6 | r:3 d5 bb4 g4 | r:6 | r:3 f5 d5 bb4 | r:6 | r c5 e5 a5:3"
               "| r:6 | r:3 bb4 d5 g5 | r:6 | r:3 a4 c5 f5 | r:6 | r:3 d5 bb4 g4 | r:3 b4 e5 g#5 | e5:3 d5:3",
        "tower": "a2:6 | -7 | d3:6 | -7",
    },
    figures={"touch": HEARTBEAT},
    levels={"box": -1.0, "touch": -2.0},
    borrowed="b g#",
)  # fmt: skip

CHASE = Section(
    "chase", "a dorian", 16,
    voices={
        "bass": BASS.format("g2"),
        "tenor": TENOR,
        "alto": ALTO,
        "box": "e5 d5 e5 c5:2 d5 | e5:2 g5 a5:3 | f#5 e5 f#5 d5:2 e5 | e5:2 c5 a4:3 | g5:2 f#5 e5:2 g5"
               "| b5:2 g5 d5:3 | a5:2 f#5 d5 e5 f#5 | g5:2 f#5 e5:3 | c5:3 e5:2 d5 | c5 d5 e5 a4:3"
               "| d5:2 f#5 a5:2 f#5 | e5:2 c5 a4:3 | g5:2 e5 c5:2 e5 | d5:2 f#5 a5:3 | g5:2 e5 b4:2 d5"
               "| a4:4 r:2",
        "voice": "a3:3 c4:3 | e4:6 | d4:3 f#4:3 | e4:6 | e4:3 g4:3 | d4:6 | f#4:3 a4:3 | g4:3 b3:3"
                 "| e4:3 c4:3 | e4:6 | f#4:3 d4:3 | c4:6 | g4:3 e4:3 | f#4:3 a4:3 | g4:3 e4:3 | e4:4 r:2",
        "tower": "e3:6 | -15",
    },
    figures={"touch": STEALTH},
    levels={"voice": -3.5, "touch": 1.0},
)  # fmt: skip

NIGHT = Score("night", 92.0, 0.5, 6, (0, 3), PARTS, (WALK, SHADOW, CHASE))
