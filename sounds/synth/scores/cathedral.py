"""The cathedral hall, four-four: voices under a vault in C dorian, and the rose window in F lydian."""

from sounds.synth.score import Figure, Part, Score, Section

CHORD = {"t": "tenor", "a": "alto", "s": "soprano"}

PARTS = {
    "bass": Part("cello", -15.5, 0.12, 0.34, "c2", "eb3", sustained=True),
    "tenor": Part("choir", -20.5, -0.38, 0.55, "f3", "d4", sustained=True),
    "alto": Part("choir", -20.5, 0.34, 0.55, "a3", "g4", sustained=True),
    "soprano": Part("choir", -21.5, -0.08, 0.55, "d4", "d5", sustained=True),
    "glass": Part("glass", -6.0, 0.30, 0.45, "a4", "d6"),
    "lute": Part("lute", -10.0, -0.30, 0.35, "c2", "g4"),
    "viola": Part("viola", -16.5, 0.08, 0.42, "g4", "g5", sustained=True, tune=True),
    "tower": Part("tower", -15.0, 0.0, 0.65, "c2", "g3"),
}

NAVE = Section(
    "nave", "c dorian", 8,
    voices={
        "bass": "c3:4 | bb2:4 | a2:4 | g2:4 | eb2:4 | f2:4 | g2:4 | c2:4",
        "tenor": "c4:4 | d4:4 | a3:4 | bb3:4 | bb3:4 | a3:4 | g3:4 | g3:4",
        "alto": "eb4:4 | f4:4 | f4:4 | d4:4 | eb4:4 | c4:4 | bb3:4 | c4:4",
        "soprano": "g4:4 | bb4:4 | c5:4 | bb4:4 | g4:4 | f4:4 | d4:4 | eb4:4",
        "tower": "c2:4 | -3 | g2:4 | -3",
    },
    figures={"glass": Figure(". . s . . . a .  . . s . a . . .", 0.5, CHORD, above=12)},
    levels={"glass": -2.0},
)  # fmt: skip

ROSE = Section(
    "rose", "f lydian", 8,
    voices={
        "bass": "f2:4 | b2:4 | e2:4 | a2:4 | d3:4 | g2:4 | c3:4 | f2:4",
        "tenor": "a3:4 | g3:4 | g3:4 | a3:4 | a3:4 | b3:4 | a3:4 | a3:4",
        "alto": "c4:4 | b3:4 | b3:4 | c4:4 | d4:4 | d4:4 | c4:4 | c4:4",
        "soprano": "f4:4 | d4:4 | e4:4 | f4:4 | f4:4 | g4:4 | e4:4 | f4:4",
        "viola": "c5:2 a4 c5 | d5:3 b4 | b4:2 g4:2 | a4:2 c5:2 | d5:2 f5:2 | g5:2 d5:2 | e5:2 c5:2"
                 "| c5:2 a4:2",
        "tower": "-8",
    },
    figures={
        "glass": Figure("a . s . a . s .  s . a . s . . .", 0.5, CHORD, above=12),
        "lute": Figure("t . a . t . a .", 0.5, CHORD),
    },
    levels={"soprano": -2.0, "viola": -1.0},
)  # fmt: skip

PROCESSION = Section(
    "procession", "c dorian", 12,
    voices={
        "bass": "c3:4 | g2:4 | f2:4 | d3:4 | g2:4 | eb3:4 | f2:4 | bb2:4 | eb2:4 | bb2:4 | d2:4 | c2:3 r",
        "tenor": "g3:4 | g3:4 | a3:4 | bb3:4 | bb3:4 | g3:4 | a3:4 | g3:4 | g3:4 | f3:4 | g3:4 | g3:3 r",
        "alto": "c4:4 | bb3:4 | c4:4 | d4:4 | d4:4 | c4:4 | c4:4 | bb3:4 | bb3:4 | bb3:4 | bb3:4 | c4:3 r",
        "soprano": "eb4:4 | eb4:4 | f4:4 | f4:4 | g4:4 | g4:4 | f4:4 | d4:4 | eb4:4 | d4:4 | d4:4 | eb4:3 r",
        "viola": "g4:2 c5:2 | bb4:2 g4:2 | a4:2 c5:2 | d5:2 f5:2 | d5:2 bb4:2 | c5:2 eb5:2 | c5:3 a4"
                 "| bb4:2 d5:2 | g5:2 eb5:2 | d5:2 bb4:2 | d5:2 g4:2 | c5:3 r",
        "tower": "c3:4 | -1 | f2:4 | -1 | g2:4 | -1 | f2:4 | -1 | eb3:4 | -1 | g2:4 | -1",
    },
    figures={"lute": Figure("t . a t s . a .", 0.5, CHORD)},
    levels={"tenor": 1.0, "alto": 1.0, "soprano": 0.5, "viola": -1.5},
)  # fmt: skip

CATHEDRAL = Score("cathedral", 63.0, 1.0, 4, (0, 2), PARTS, (NAVE, ROSE, PROCESSION))
