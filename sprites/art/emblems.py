"""What adorns the backs of the cards: the bat of Dracula and the stakes of the hunter."""

from __future__ import annotations

from sprites.art.shapes import (
    Part,
    Parts,
    both_sides,
    ellipse,
    mirrored,
    moved,
    polygon,
    split_light,
)


def bat_emblem() -> Parts:
    """The spread bat of the Dracula card back, dark wings with light bones, in a 400 box centred on (200,
    200).
    """
    wing = (
        "0,150 L10,146 Q26,96 58,64 Q72,42 84,66 Q130,52 196,84 Q166,108 166,150 Q138,132 112,168 "
        "Q82,150 54,204 Q34,190 0,276"
    )
    bones = (
        "M210 154Q236 96 280 68",
        "M280 68Q326 90 364 146",
        "M280 68Q298 110 311 162",
        "M280 68Q268 130 254 196",
    )
    parts = [Part("k", mirrored(wing))]
    for bone in bones:
        parts += both_sides("c", bone, 4)
    parts += [
        Part("k", mirrored("0,124 L10,112 L22,78 L27,124 Q36,150 25,200 Q14,246 0,268")),
        *split_light("0,134 L9,124 L19,100 L22,130 Q28,152 19,194 Q12,228 0,246", "b", "s"),
        Part("k", "M176 200Q200 214 224 200M180 216Q200 228 220 216M186 232Q200 240 214 232", 3),
        Part("k", polygon((194, 168), (197, 180), (200, 169), (203, 180), (206, 168))),
    ]
    return parts + both_sides("w", "M182 142L196 149L186 153Z")


def _stake() -> Parts:
    """A hewn stake, point downwards: splintered head, flat cuts of the knife, grain."""
    bark = polygon((166, 34), (178, 14), (190, 26), (202, 6), (214, 24), (226, 10), (236, 40), (232, 150),
    (238, 214),
                   (200, 398), (162, 214), (168, 150))  # fmt: skip
    return [
        Part("k", bark),
        Part(
            "w",
            polygon(
                (175, 42), (182, 26), (192, 38), (200, 22), (204, 216), (200, 378), (171, 212), (177, 150)
            ),
        ),
        Part("l", polygon((204, 20), (214, 36), (222, 24), (227, 44), (223, 150), (229, 212), (201, 378))),
        Part("b", polygon((171, 212), (190, 236), (200, 378))),
        Part("s", polygon((229, 212), (208, 240), (200, 378))),
        Part("k", "M171 212Q182 222 190 238L198 350M229 212Q216 226 208 242L202 350", 3),
        Part(
            "k",
            "M188 52Q194 110 187 196M206 60Q200 130 209 206M218 52Q214 100 219 180M180 80Q183 130 180 180",
            2.6,
        ),
        Part("k", ellipse(207, 120, 6, 11), 2.6),
    ]


def crossed_stakes() -> Parts:
    """The two crossed stakes of the hunter's card back, in a 400 box centred on (200, 200)."""
    pair = moved(_stake(), "rotate(38 200 200)") + moved(_stake(), "rotate(-38 200 200)")
    return moved(pair, "translate(24,24) scale(0.88)")
