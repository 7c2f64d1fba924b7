"""The title: an old map by candle light. D minor with a lowered second, and a morning far away in B flat."""

from sounds.synth.score import Figure, Part, Score, Section

CHORD = {"b": "bass", "t": "tenor", "a": "alto", "s": "soprano"}

PARTS = {
    "bass": Part("cello", -16.0, 0.15, 0.30, "bb1", "d3", sustained=True),
    "tenor": Part("choir", -22.5, -0.35, 0.45, "f3", "d4", sustained=True),
    "alto": Part("choir", -22.5, 0.30, 0.45, "a3", "g4", sustained=True),
    "soprano": Part("choir", -23.5, -0.05, 0.45, "c4", "a4", sustained=True),
    "lute": Part("lute", -6.5, -0.30, 0.30, "d2", "a5"),
    "glass": Part("glass", -3.0, 0.28, 0.42, "a4", "d6"),
    "viola": Part("viola", -16.0, -0.12, 0.38, "c4", "eb5", sustained=True, tune=True),
    "tower": Part("tower", -16.0, 0.0, 0.6, "d2", "d4"),
}

THEME = Section(
    "theme", "d phrygian", 8,
    voices={
        "bass": "d2:4 | g2:4 | eb2:4 | d2:4 | bb2:4 | c3:4 | eb2:4 | d2:3 c2:1",
        "tenor": "f3:4 | g3:4 | g3:4 | a3:4 | bb3:4 | g3:4 | g3:4 | a3:4",
        "alto": "a3:4 | bb3:4 | bb3:4 | d4:4 | d4:4 | c4:4 | bb3:4 | d4:4",
        "soprano": "d4:4 | d4:4 | eb4:4 | f4:4 | f4:4 | eb4:4 | eb4:4 | f4:4",
        "glass": "r a4 d5 f5 | g5:1.5 f5:0.5 d5:2 | eb5:2 bb4 g5 | f5:1.5 eb5:0.5 d5:2"
                 "| r d5 f5 bb5 | g5:1.5 f5:0.5 eb5 c5 | bb4 eb5 g5 f5:0.5 eb5:0.5 | d5:3 r",
        "tower": "d3:4 | -7",
    },
    figures={"lute": Figure("b . a . s . a .  b . t . a . . .", 0.5, CHORD)},
    levels={"soprano": -3.0},
)  # fmt: skip

ANSWER = Section(
    "answer", "d aeolian", 8,
    voices={
        "bass": "d2:4 | g2:4 | c3:4 | f2:4 | bb2:4 | g2:4 | a2:4 | d2:4",
        "tenor": "a3:4 | bb3:4 | g3:4 | a3:4 | bb3:4 | bb3:4 | a3:4 | a3:4",
        "alto": "d4:4 | d4:4 | c4:4 | c4:4 | d4:4 | d4:4 | d4:2 c#4:2 | d4:4",
        "soprano": "f4:4 | g4:4 | e4:4 | f4:4 | f4:4 | g4:4 | e4:4 | f4:4",
        "glass": "r a4 d5 f5 | bb5:2 a5 g5 | e5 g5 c6:1.5 bb5:0.5 | a5:2 c5 f5"
                 "| d5:1.5 e5:0.5 f5 d5 | g5:1.5 f5:0.5 d5 bb4 | a4 d5 e5 c#5 | d5:4",
        "viola": "-3 | r:2 c5 a4 | bb4:3 a4 | d5:2 bb4 d5 | a4:4 | a4:2 f4 e4",
    },
    figures={"lute": Figure("b t a s a t a t  b t a s a . t .", 0.5, CHORD)},
    levels={"lute": -1.5, "viola": -2.0},
    borrowed="c#",
)  # fmt: skip

MORNING = Section(
    "morning", "bb lydian", 8,
    voices={
        "bass": "bb2:4 | a2:4 | g2:4 | f2:4 | eb2:4 | bb2:4 | g2:4 | a2:4",
        "tenor": "f3:4 | f3:4 | g3:4 | a3:4 | bb3:4 | bb3:4 | bb3:4 | g3:4",
        "alto": "bb3:4 | c4:4 | bb3:4 | d4:4 | eb4:4 | d4:4 | d4:4 | c#4:4",
        "soprano": "d4:4 | f4:4 | d4:4 | f4:4 | g4:4 | f4:4 | g4:4 | e4:4",
        "viola": "f4 bb4:2 a4 | a4:2 c5 a4 | bb4:1.5 a4:0.5 g4 d4 | a4:3 f4"
                 "| g4 bb4 eb5:2 | d5:2 bb4 f4 | g4:1.5 a4:0.5 bb4 g4 | e4 g4 a4 c#5",
        "glass": "r:4 | r:2 f5 c5 | r:4 | r:2 f5 d5 | r:4 | r:2 f5 d5 | r:2 d5 bb4 | r:2 e5 a5",
        "tower": "-4 | eb3:4 | -3",
    },
    figures={"lute": Figure("b . t a s . a t  b . t a s a . .", 0.5, CHORD)},
    levels={"soprano": -1.0, "glass": -2.0},
    borrowed="eb c#",
)  # fmt: skip

RETURN = Section(
    "return", "d phrygian", 8,
    voices={
        "bass": "d2:4 | eb2:4 | d2:4 | c3:4 | g2:4 | g2:4 | a2:4 | d2:4",
        "tenor": "a3:4 | g3:4 | a3:4 | g3:4 | g3:4 | g3:4 | g3:4 | f3:4",
        "alto": "d4:4 | bb3:4 | d4:4 | c4:4 | d4:4 | bb3:4 | d4:2 c#4:2 | d4:2 a3:2",
        "soprano": "f4:4 | eb4:4 | f4:4 | eb4:4 | d4:4 | eb4:4 | e4:4 | d4:4",
        "glass": "r a4 d5 f5 | g5:2 eb5 bb4 | a5:1.5 g5:0.5 f5 d5 | eb5 c5 g5:1.5 f5:0.5"
                 "| d5 g5 bb5:2 | g5:1.5 f5:0.5 eb5 bb4 | a4 d5 e5 c#5 | d5:3 r",
        "viola": "d5:2 a4:2 | g4:2 eb4:2 | f4:2 a4:2 | g4:2 eb4:2 | d4:2 g4:2 | g4:3 bb4 | a4:4 | f4:2 d4:2",
        "tower": "d3:4 | -7",
    },
    figures={"lute": Figure("b t a s a t a .  b t a s . t . .", 0.5, CHORD)},
    levels={"lute": -1.0, "viola": -2.5},
    borrowed="e c#",
)  # fmt: skip

TITLE = Score("title", 66.0, 1.0, 4, (0, 2), PARTS, (THEME, ANSWER, MORNING, RETURN))
