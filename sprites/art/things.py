"""The things on the cards: one emblem for each of the eight effects."""

from __future__ import annotations

import math

from sprites.art.shapes import (
    Part,
    Parts,
    circle,
    ellipse,
    half,
    mirrored,
    moved,
    polygon,
    polyline,
    rectangle,
    split_light,
)


def flame(x: float, y: float, size: float = 1.0) -> Parts:
    """A flame standing on (x, y), 190 high at size 1: outline, light, a cooler edge on the right, the dark
    wick zone.
    """
    parts = [
        Part(
            "k",
            "M0 6Q-66 -26 -46 -106Q-34 -78 -20 -80Q-42 -140 14 -196"
            "Q10 -140 46 -108Q50 -126 46 -146Q90 -84 58 -20Q38 8 0 6Z",
        ),
        Part(
            "g",
            "M0 0Q-58 -28 -40 -98Q-28 -70 -13 -72Q-38 -132 10 -182"
            "Q6 -134 42 -98Q50 -112 49 -128Q78 -80 50 -22Q34 0 0 0Z",
        ),
        Part(
            "l",
            "M10 -182Q6 -134 42 -98Q50 -112 49 -128Q78 -80 50 -22Q38"
            " -4 18 -1Q44 -30 34 -66Q22 -84 14 -110Q6 -140 10 -182Z",
        ),
        Part("c", "M2 0Q-22 -14 -16 -50Q-6 -38 0 -42Q0 -58 10 -70Q30 -34 18 -10Q12 0 2 0Z"),
    ]
    return moved(parts, f"translate({x:g},{y:g}) scale({size:g})")


def candle() -> Parts:
    """1: a burning candle on its dish, wax running down."""
    parts = [
        Part("k", ellipse(200, 372, 136, 24)),
        Part("b", ellipse(200, 366, 128, 18)),
        Part("l", "M76 362Q110 352 200 351Q140 358 84 370Z"),
        Part("k", "M306 356Q360 340 358 366Q354 392 306 376L310 366Q340 376 342 364Q340 354 312 364Z"),
        Part("s", ellipse(200, 362, 78, 10)),
        Part("k", "M146 186Q160 166 200 170Q240 166 254 186L262 362Q200 378 138 362Z"),
        *split_light("0,176 Q38,174 48,190 L55,356 Q30,368 0,368", "l", "b"),
        Part("w", "M150 190Q144 240 150 284Q158 300 164 284Q160 244 172 206Q180 196 178 184Z"),
        Part("w", "M214 190Q212 222 218 240Q226 250 230 236Q228 206 238 192Z"),
        Part("k", "M166 296Q172 240 184 206", 2.2),
        Part("k", "M234 244Q232 210 242 196", 2.2),
        Part("k", ellipse(200, 184, 34, 7)),
        Part("k", "M200 184Q198 164 202 146", 5.5),
    ]
    return parts + flame(199, 152, 0.78)


def keyhole() -> Parts:
    """2: an iron lock plate with an eye looking through the hole."""
    plate = (
        "0,16 Q34,40 66,30 Q108,18 122,52 Q104,80 116,118 Q140,150"
        " 132,196 Q110,236 122,286 Q134,340 92,366 Q44,356 0,392"
    )
    inner = (
        "0,44 Q36,62 64,54 Q92,46 96,66 Q84,96 94,126 Q112,156"
        " 106,194 Q88,236 98,284 Q104,326 80,340 Q40,334 0,360"
    )
    parts = [Part("k", mirrored(plate)), *split_light(inner, "b", "s"), Part("k", mirrored(inner), 3)]
    parts += [  # a bright rim, a black hole and one large eye: that much is left of it on a small card
        Part("w", circle(200, 172, 86)),
        Part("w", polygon((158, 226), (242, 226), (266, 338), (134, 338))),
        Part("k", circle(200, 172, 76)),
        Part("k", polygon((170, 226), (230, 226), (252, 328), (148, 328))),
        Part("w", "M130 174Q198 102 270 174Q202 232 130 174Z"),
        Part("a", circle(200, 172, 33)),
        Part("k", circle(200, 172, 18)),
        Part("w", circle(190, 161, 8)),
        Part("k", "M128 174Q198 98 272 174", 6),
    ]
    for x, y in ((200, 62), (132, 78), (268, 78), (116, 312), (284, 312)):
        parts += [Part("k", circle(x, y, 12)), Part("w", circle(x - 1, y - 1, 7))]
    return parts


def spyglass() -> Parts:
    """3: a brass spyglass drawn out to its full length."""
    tubes = [
        Part("k", rectangle(-186, -36, 118, 72)),
        Part("b", rectangle(-180, -30, 106, 30)),
        Part("s", rectangle(-180, 0, 106, 30)),
        Part("l", rectangle(-180, -24, 106, 7)),
        Part("k", rectangle(-72, -47, 114, 94)),
        Part("b", rectangle(-68, -41, 106, 40)),
        Part("s", rectangle(-68, -1, 106, 42)),
        Part("l", rectangle(-68, -33, 106, 8)),
        Part("k", rectangle(40, -58, 134, 116)),
        Part("l", rectangle(46, -52, 122, 48)),
        Part("s", rectangle(46, -4, 122, 56)),
        Part("w", rectangle(46, -42, 122, 9)),
    ]
    for x, reach, wide in ((-88, 42, 24), (26, 54, 20), (154, 64, 26), (-198, 40, 22)):
        tubes += [
            Part("k", rectangle(x - 3, -reach - 3, wide + 6, 2 * reach + 6)),
            Part("c", rectangle(x, -reach, wide, 2 * reach)),
            Part("l", rectangle(x, -reach * 0.72, wide, 9)),
        ]
    tubes += [
        Part("k", ellipse(184, 0, 19, 66)),
        Part("g", ellipse(186, 0, 13, 56)),
        Part("s", "M186 -40A9 44 0 0 1 186 40Z"),
    ]
    for x in range(60, 152, 13):
        tubes.append(Part("k", polyline((x, 16), (x + 5, 50)), 2))
    return moved(tubes, "translate(200,205) rotate(-30) scale(0.98)")


def sword() -> Parts:
    """A straight sword, point upwards: fullered blade, straight guard with knobs, bound grip, round
    pommel.
    """
    parts = [
        Part("k", polygon((200, -14), (226, 26), (222, 284), (178, 284), (174, 26))),
        Part("w", polygon((200, 0), (200, 280), (184, 280), (180, 29))),
        Part("b", polygon((200, 0), (220, 29), (216, 280), (200, 280))),
        Part("s", polygon((196, 50), (204, 50), (203, 250), (197, 250))),
        Part("k", polygon((92, 268), (200, 262), (308, 268), (308, 296), (200, 302), (92, 296))),
        Part("c", polygon((98, 274), (200, 269), (302, 274), (302, 290), (200, 295), (98, 290))),
        Part("l", polygon((98, 274), (200, 269), (302, 274), (302, 279), (200, 275), (98, 279))),
        Part("k", polygon((182, 298), (218, 298), (215, 368), (185, 368))),
        Part("a", polygon((188, 300), (212, 300), (209, 366), (191, 366))),
        Part("k", circle(200, 386, 26)),
        Part("c", circle(200, 386, 20)),
        Part("a", circle(200, 386, 9)),
        Part("w", circle(193, 379, 4)),
        Part("k", polygon((200, 254), (220, 282), (200, 310), (180, 282))),
        Part("a", polygon((200, 262), (214, 282), (200, 302), (186, 282))),
        Part("w", polygon((200, 268), (194, 282), (200, 286))),
    ]
    for x in (92, 308):
        parts += [
            Part("k", circle(x, 282, 20)),
            Part("c", circle(x, 282, 14)),
            Part("w", circle(x - 4, 277, 4)),
        ]
    return parts + [
        Part("k", polyline((187, 312 + turn * 13), (213, 304 + turn * 13)), 3.4) for turn in range(5)
    ]


def crossed_swords() -> Parts:
    """4: two swords crossed, for two cards changing places."""
    both = moved(sword(), "rotate(38 200 200)") + moved(sword(), "rotate(-38 200 200)")
    return moved(both, "translate(36,32) scale(0.82)")


def clock() -> Parts:
    """5: a clock face shortly before twelve, for another turn."""
    parts = [
        Part("k", circle(200, 206, 178)),
        Part("c", circle(200, 206, 169)),
        Part("k", circle(200, 206, 149)),
        Part("w", circle(200, 206, 142)),
        Part("l", "M200 64A142 142 0 0 1 200 348Z"),
        Part("k", circle(200, 206, 106), 2.4),
        Part("k", "M176 30Q200 -4 224 30L212 40H188Z"),
        Part("c", "M184 30Q200 8 216 30L209 36H191Z"),
    ]
    for hour in range(12):
        long, wide = (34.0, 12.0) if hour % 3 == 0 else (24.0, 7.0)
        turn = f"translate(200,206) rotate({hour * 30})"
        corners = ((-wide / 2, -136), (wide / 2, -136), (wide / 3, -136 + long), (-wide / 3, -136 + long))
        parts.append(Part("k", polygon(*corners), 0, turn))
        parts.append(Part("w", circle(0, -159, 4.4), 0, turn))
    parts += _clock_hand(-62, 82, 11) + _clock_hand(-8, 118, 8)
    return [*parts, Part("k", circle(200, 206, 15)), Part("c", circle(200, 206, 8))]


def _clock_hand(angle: float, length: float, wide: float) -> Parts:
    turn = f"translate(200,206) rotate({angle:g})"
    blade = polygon((-wide * 0.5, 22), (-wide * 0.5, -length * 0.5), (-wide, -length * 0.66), (0, -length),
                    (wide, -length * 0.66), (wide * 0.5, -length * 0.5), (wide * 0.5, 22))  # fmt: skip
    return [Part("k", blade, 0, turn), Part("k", circle(0, 26, wide), 0, turn)]


def hourglass() -> Parts:
    """6: an hourglass between turned pillars, sand running."""
    glass = "M130 66H270Q272 164 214 204Q272 244 270 340H130Q128 244 186 204Q128 164 130 66Z"
    parts = [
        Part("w", glass, 0, "", 0.9),
        Part("l", "M200 66H270Q272 164 214 204Q272 244 270 340H200Z"),
        Part(
            "a",
            "M152 128Q200 140 250 124Q244 168 206 194L204 304Q246"
            " 308 262 342H138Q154 308 196 304L194 194Q158 168 152 128Z",
        ),
        Part("as", "M200 136Q230 134 250 124Q244 168 206 194L204 304Q246 308 262 342H200Z"),
        Part("k", glass, 5),
        Part("w", "M146 84Q146 140 178 176Q158 132 160 84Z"),
    ]
    for x in (112, 276):
        parts += [
            Part("k", rectangle(x - 4, 60, 20, 284)),
            Part("b", rectangle(x, 60, 12, 284)),
            Part("l", rectangle(x + 1, 60, 4, 284)),
        ]
        for y in (110, 196, 282):
            parts += [Part("k", ellipse(x + 6, y, 16, 13)), Part("c", ellipse(x + 6, y, 11, 8.5))]
    for y in (24, 340):
        parts += [
            Part("k", rectangle(88, y, 224, 40)),
            Part("b", rectangle(94, y + 6, 212, 28)),
            Part("l", rectangle(94, y + 6, 212, 8)),
            Part("s", rectangle(94, y + 25, 212, 9)),
        ]
    return parts


def raven() -> Parts:
    """7: a raven on a branch: heavy bill, shaggy throat, folded wing."""
    return [*_branch(), *_raven_body(), *_raven_wing(), *_raven_head()]


def _branch() -> Parts:
    return [
        Part("k", "M-10 364Q120 338 220 350Q320 358 410 328V348Q320 380 220 374Q120 366 -10 392Z"),
        Part("s", "M10 371Q120 349 220 359Q320 363 400 341Q320 371 220 367Q120 359 10 379Z"),
        Part("k", "M300 354Q340 318 376 312Q352 332 322 362Z"),
        Part("k", "M96 364Q80 340 48 332Q70 330 108 352Z"),
    ]


def _raven_body() -> Parts:
    outline = (
        "M44 270Q58 176 138 136Q166 70 232 60Q286 54 308 96Q318"
        " 118 312 146L300 160L308 178L294 186L300 206L284 210"
        "L288 232L270 236Q262 282 226 312L168 352L148 346L88 400L86 352L22 382Q48 318 44 270Z"
    )
    return [
        Part("k", outline),
        Part("k", polyline((198, 318), (204, 356)), 8),
        Part("k", polyline((234, 304), (244, 356)), 8),
        Part("k", "M184 360Q204 346 222 360M226 360Q244 346 262 360", 7),
        Part("s", "M246 210Q262 204 276 210L266 226Q254 268 214 300Q246 256 246 210Z"),
    ]


def _raven_wing() -> Parts:
    parts = [
        Part("s", "M78 262Q92 190 152 166Q236 152 246 222Q226 286 144 328L104 350Q80 306 78 262Z"),
        Part("b", "M96 250Q118 196 182 188Q206 190 210 214Q170 214 130 262Q108 274 96 250Z"),
    ]
    for row in range(5):
        y = 216 + row * 25
        parts.append(
            Part("k", f"M{94 + row * 6} {y + 8}Q{146 + row} {y + 26} {236 - row * 17} {y - 10}", 3.2)
        )
        parts.append(Part("l", f"M{102 + row * 6} {y}Q{146 + row} {y + 15} {216 - row * 17} {y - 14}", 2))
    return parts


def _raven_head() -> Parts:
    return [
        Part("s", "M170 132Q196 82 240 78Q274 76 290 100Q258 92 226 110Q196 124 184 146Z"),
        Part("k", "M296 92Q344 88 382 118Q394 132 388 152Q378 140 356 140L306 148Z"),
        Part("b", "M304 100Q342 98 374 122Q384 132 384 142Q372 132 350 131L308 126Z"),
        Part("l", "M306 102Q340 101 366 118Q338 110 308 112Z"),
        Part("k", polyline((306, 130), (352, 133), (382, 144)), 3),
        Part("w", circle(266, 104, 12)),
        Part("k", circle(269, 104, 6.4)),
        Part("w", circle(266, 101, 2.2)),
    ]


def coffin() -> Parts:
    """8: a coffin leaning in the weeds, its lid bearing a cross."""
    outer = "0,8 L66,28 L112,132 L72,388 L0,388"
    lid = "0,36 L47,50 L82,136 L52,364 L0,364"
    body = [
        Part("k", mirrored("0,0 L74,22 L121,133 L80,396 L0,396")),
        *split_light(outer, "b", "s"),
        Part("k", mirrored(outer), 4),
        Part("l", half(lid, -1)),
        Part("b", half(lid)),
        Part("k", mirrored(lid), 3.4),
        Part("k", rectangle(186, 76, 28, 214)),
        Part("k", rectangle(140, 126, 120, 32)),
        Part("c", rectangle(190, 80, 20, 206)),
        Part("c", rectangle(144, 130, 112, 24)),
        Part("l", rectangle(190, 80, 7, 206)),
        Part("l", rectangle(144, 130, 112, 7)),
    ]
    for x, y in (
        (160, 60),
        (240, 60),
        (124, 138),
        (276, 138),
        (152, 352),
        (248, 352),
        (138, 244),
        (262, 244),
    ):
        body += [Part("k", circle(x, y, 6)), Part("w", circle(x - 1, y - 1, 3))]
    for grain in (0, 1, 2):
        body.append(
            Part(
                "k",
                f"M{158 + grain * 10} {176 + grain * 18}Q{152 + grain * 12} 260 {166 + grain * 8} 350",
                1.6,
            )
        )
        body.append(
            Part(
                "k",
                f"M{242 - grain * 10} {176 + grain * 18}Q{248 - grain * 12} 260 {234 - grain * 8} 350",
                1.6,
            )
        )
    return [*moved(body, "rotate(-4 200 400)"), *_weeds()]


def _weeds() -> Parts:
    blades: Parts = [Part("k", "M-10 402Q90 372 200 384Q310 370 410 402Z")]
    for index in range(22):
        x = index * 19 - 4
        lean, tall = math.sin(index * 2.4) * 16, 26 + 20 * math.sin(index * 1.7) ** 2
        blades.append(Part("k", f"M{x - 5} 402Q{x + lean * 0.4:.1f}"
            f" {392 - tall * 0.6:.1f} {x + lean:.1f} {388 - tall:.1f}"
                           f"Q{x + 4 + lean * 0.4:.1f} {394 - tall * 0.5:.1f} {x + 6} 402Z"))  # fmt: skip
    return blades
