"""The five districts as engraved views, in a 400x324 box; the sky is the press's, these parts stand before
it.
"""

from __future__ import annotations

from sprites.art.nature import bare_tree, flying_bat, pointed_window
from sprites.art.shapes import Part, Parts, circle, moved, polygon, polyline, rectangle

WIDTH, HEIGHT = 400.0, 324.0


def docks() -> Parts:
    """Muelles: a three-master at the quay, the lighthouse, the moon on the water."""
    parts = [Part("w", circle(86, 74, 38)), Part("s", "M-10 236Q100 228 200 234T410 232V334H-10Z")]
    parts += [
        Part("s", "M300 236Q330 196 362 200Q392 206 410 226V240H300Z"),
        Part("k", polygon((352, 204), (356, 138), (372, 138), (376, 206))),
    ]
    parts += [
        Part("w", rectangle(355, 128, 18, 12)),
        Part("k", polygon((350, 130), (364, 112), (378, 130))),
        Part("l", polygon((355, 204), (358, 142), (364, 142), (364, 204))),
    ]
    parts += [Part("w", f"M{60 + row * 3} {246 + row * 13}h{56 - row * 6}", 3.4) for row in range(5)]
    for row in range(7):
        wave = f"M{-10 - row % 2 * 14} {248 + row * 12}" + "q15 -7 30 0t30 0" * 8
        parts.append(Part("k", wave, 2.4))
    parts += _ship() + _quay()
    return parts


def _ship() -> Parts:
    parts = [
        Part("k", "M78 226L98 264Q200 274 318 264L362 204L344 204L300 220H120Z"),
        Part("s", "M92 230L106 254Q200 262 310 254L340 214L300 228H118Z"),
        Part("l", "M92 230L96 238Q200 246 320 236L328 224L300 228H118Z"),
        Part("k", "M100 246Q200 254 318 245", 2),
    ]
    parts += [Part("k", rectangle(x, 240, 7, 6)) for x in range(124, 300, 22)]
    for mast, tall in ((148, 186), (214, 206), (280, 166)):
        parts.append(Part("k", polyline((mast, 224), (mast, 224 - tall)), 5))
        for sail, reach in enumerate((46, 38, 27)):
            y = 208 - tall * 0.29 * sail - 8
            parts += _sail(mast, y, reach)
        parts.append(Part("k", f"M{mast} {22 + (206 - tall) * 0.96:.0f}q12 -6 22 1q-10 4 -22 6Z"))
    parts += [
        Part("k", polyline((362, 206), (398, 156)), 4),
        Part("k", polyline((214, 20), (362, 206)), 1.5),
        Part("k", polyline((148, 38), (84, 228)), 1.5),
        Part("k", polyline((280, 58), (398, 158)), 1.5),
        Part("l", "M296 92Q340 126 386 168L300 190Q314 140 296 92Z"),
    ]
    return parts


def _sail(mast: float, y: float, reach: float) -> Parts:
    cloth = (
        f"M{mast - reach} {y - 34}Q{mast} {y - 18} {mast + reach} {y - 34}L{mast + reach * 0.9:.1f} {y + 6}"
    )
    cloth += f"Q{mast} {y + 24} {mast - reach * 0.9:.1f} {y + 6}Z"
    lee = (
        f"M{mast + 4} {y - 26}Q{mast + reach * 0.6:.1f} {y - 27}"
        f" {mast + reach} {y - 34}L{mast + reach * 0.9:.1f} {y + 6}"
    )
    lee += f"Q{mast + reach * 0.5:.1f} {y + 17} {mast + 8} {y + 15}Z"
    seams = [
        Part(
            "k",
            f"M{mast + reach * k:.1f} {y - 30}"
            f"Q{mast + reach * k * 1.04:.1f} {y - 8} {mast + reach * k * 0.9:.1f} {y + 12}",
            1,
        )
        for k in (-0.5, 0.5)
    ]
    spar = Part("k", polyline((mast - reach - 4, y - 35), (mast + reach + 4, y - 35)), 3.4)
    return [Part("w", cloth), Part("b", lee), *seams, spar]


def _quay() -> Parts:
    parts = [
        Part("k", "M-10 296H96V334H-10Z"),
        Part("b", "M-10 290H92V300H-10Z"),
        Part("l", "M-10 290H92V294H-10Z"),
    ]
    for x in (14, 48, 80):
        parts += [
            Part("k", rectangle(x - 7, 262, 14, 34)),
            Part("c", rectangle(x - 4, 266, 5, 26)),
            Part("k", f"M{x - 9} 266q9 -12 18 0Z"),
        ]
    parts += [Part("k", "M48 280Q64 300 80 280", 3)]
    for x, y, s in ((230, 26, 1.0), (318, 40, 0.7), (34, 128, 0.8)):
        parts.append(
            Part(
                "k",
                f"M{x - 14 * s} {y}q{7 * s} {-7 * s} {14 * s} {2 * s}q{7 * s} {-9 * s} {14 * s} {-2 * s}",
                2.2,
            )
        )
    return parts


def market() -> Parts:
    """Mercado: three gables, two large striped stalls and a lit lamp between them."""
    parts = [Part("w", circle(280, 46, 30)), Part("b", "M-10 286Q200 274 410 286V334H-10Z")]
    for number, (x, tall, wide) in enumerate(((-8, 138, 128), (272, 138, 136), (128, 166, 136))):
        parts += _gabled_house(x, 296, wide, tall, number)
    for x, wide in ((-4, 150), (254, 150)):
        parts += _stall(x, 320, wide)
    parts += [
        Part("k", rectangle(195, 214, 11, 114)),
        Part("k", polygon((176, 328), (225, 328), (212, 310), (189, 310))),
        Part("k", polygon((181, 214), (220, 214), (226, 172), (175, 172))),
        Part("w", polygon((188, 208), (213, 208), (218, 178), (183, 178))),
        Part("k", polygon((170, 174), (231, 174), (200, 148))),
    ]
    return parts


def _gabled_house(x: float, y: float, wide: float, tall: float, number: int) -> Parts:
    top, middle = y - tall, x + wide / 2
    peak = top - wide * 0.56
    parts = [
        Part("b", polygon((x, y), (x, top), (x + wide, top), (x + wide, y))),
        Part("s", polygon((x + wide * 0.66, y), (x + wide * 0.66, top), (x + wide, top), (x + wide, y))),
        Part("k", rectangle(x + wide * 0.74, peak + 4, 16, wide * 0.34)),
        Part("k", polygon((x - 11, top + 5), (middle, peak - 8), (x + wide + 11, top + 5))),
        Part("s", polygon((x + 10, top - 4), (middle, peak + 10), (middle, top - 4))),
        Part("k", polyline((x + 2, top), (x + 2, y)), 5),
        Part("k", polyline((x + wide - 2, top), (x + wide - 2, y)), 5),
    ]
    for column in range(2):
        left, up = x + wide * 0.5 - 42 + column * 50, top + 22
        parts += [
            Part("k", rectangle(left - 4, up - 4, 42, 50)),
            Part("w" if (number + column) % 2 == 0 else "s", rectangle(left, up, 34, 42)),
            Part("k", f"M{left + 17} {up}v42M{left} {up + 20}h34", 3.2),
        ]
    return parts


def _stall(x: float, y: float, wide: float) -> Parts:
    """Seen from the front: `wide` across, its foot at `y`."""
    parts = [
        Part("k", rectangle(x + 6, y - 76, 8, 84)),
        Part("k", rectangle(x + wide - 14, y - 76, 8, 84)),
        Part("k", polygon((x, y - 36), (x + wide, y - 36), (x + wide - 4, y + 10), (x + 4, y + 10))),
        Part("l", polygon((x + 6, y - 30), (x + wide - 6, y - 30), (x + wide - 9, y + 4), (x + 9, y + 4))),
        Part(
            "k", polygon((x - 8, y - 68), (x + 14, y - 112), (x + wide - 14, y - 112), (x + wide + 8, y - 68))
        ),
    ]
    stripes = 7
    for stripe in range(0, stripes, 2):
        a, b = stripe / stripes, (stripe + 1) / stripes
        upper = [(x + 16 + (wide - 32) * share, y - 108) for share in (a, b)]
        lower = [(x - 2 + (wide + 4) * share, y - 72) for share in (b, a)]
        parts.append(Part("w", polygon(*upper, *lower)))
    for fruit in range(4):
        at = x + 26 + fruit * (wide - 52) / 3
        parts += [Part("k", circle(at, y - 42, 15)), Part("w", circle(at - 1, y - 43, 10))]
    return parts


def cathedral() -> Parts:
    """Catedral: two spires, the rose window, flying buttresses, roofs at its feet."""
    parts = [Part("w", circle(322, 70, 42))]
    parts += [
        Part("s", polygon((140, 324), (140, 160), (200, 112), (260, 160), (260, 324))),
        Part("b", polygon((140, 324), (140, 160), (200, 112), (200, 324))),
    ]
    parts += [Part("k", polyline((140, 160), (200, 112), (260, 160)), 4)]
    for x in (90, 252):
        parts += _spire(x)
    parts += [
        Part("k", circle(200, 186, 34)),
        Part("w", circle(200, 186, 28)),
        Part("k", circle(200, 186, 19), 2),
    ]
    parts += [
        Part("k", rectangle(-1.6, -28, 3.2, 56), 0, f"translate(200,186) rotate({angle})")
        for angle in range(0, 180, 30)
    ]
    parts += [Part("k", circle(200, 186, 9)), Part("w", circle(200, 186, 5))]
    parts += [
        Part("k", "M164 326V272Q200 214 236 272V326Z"),
        Part("b", "M172 326V276Q200 230 228 276V326Z"),
        Part("k", "M180 326V280Q200 246 220 280V326Z"),
        Part("c", "M186 326V284Q200 258 214 284V326Z"),
        Part("k", "M200 262V326", 2.4),
    ]
    for mirror in ("", "translate(400,0) scale(-1,1)"):
        parts += [
            Part("k", "M92 210Q50 216 34 262L46 262Q58 232 92 228Z", 0, mirror),
            Part("s", polygon((22, 326), (24, 252), (40, 232), (54, 252), (56, 326)), 0, mirror),
            Part("k", polygon((20, 254), (39, 204), (58, 254)), 0, mirror),
            Part("k", "M32 300v-22q8 -14 15 0v22Z", 0, mirror),
        ]
    parts += [Part("k", "M-10 318Q80 306 164 318H236Q320 306 410 318V334H-10Z")]
    return parts


def _spire(x: float) -> Parts:
    parts = [
        Part("s", polygon((x, 324), (x, 128), (x + 58, 128), (x + 58, 324))),
        Part("b", polygon((x, 324), (x, 128), (x + 26, 128), (x + 26, 324))),
        Part("k", polygon((x - 6, 132), (x + 29, 8), (x + 64, 132))),
        Part("s", polygon((x + 2, 128), (x + 28, 24), (x + 29, 128))),
        Part("k", rectangle(x + 27, -12, 4, 28)),
        Part("k", rectangle(x + 20, -4, 18, 4)),
    ]
    for corner in (x - 3, x + 61):
        parts.append(Part("k", polygon((corner - 6, 136), (corner, 88), (corner + 6, 136))))
    for row in range(1, 5):
        y = 132 - row * 24
        parts.append(Part("l", polyline((x + 4 + row * 5, y), (x + 26, y)), 1.4))
    for y in (196, 262, 318):
        for column in (x + 18, x + 42):
            parts.append(pointed_window(column, y, 13, 44))
        parts.append(Part("k", polyline((x - 2, y + 12), (x + 60, y + 12)), 3))
    return parts


def graveyard() -> Parts:
    """Cementerio: a bare tree, leaning stones, a mausoleum and the iron railings."""
    parts = [Part("w", circle(228, 84, 50))]
    parts += [
        Part("s", polygon((296, 252), (296, 186), (346, 150), (396, 186), (396, 252))),
        Part("k", polygon((286, 190), (346, 142), (406, 190), (406, 198), (286, 198))),
        Part("k", "M330 252V214Q346 192 362 214V252Z"),
        Part("l", polygon((302, 250), (302, 202), (314, 202), (314, 250))),
    ]
    parts += [Part("b", "M-10 258Q100 226 200 250T410 240V334H-10Z"), *bare_tree(82, 268, 1.62, 4)]
    parts += [
        Part("k", f"M{x} {y}q4 -9 8 0M{x + 5} {y}q5 -12 10 -2", 1.6)
        for x, y in ((30, 276), (126, 262), (214, 270), (252, 282), (340, 262), (286, 274))
    ]
    for x, y, size, kind, lean in (
        (176, 284, 1.05, 0, -5),
        (244, 270, 0.95, 1, 4),
        (318, 286, 1.15, 0, 6),
        (136, 314, 1.3, 1, -4),
        (372, 276, 0.85, 1, 0),
    ):
        parts += moved(
            _cross_stone(size) if kind else _round_stone(size), f"translate({x},{y}) rotate({lean})"
        )
    for rail in range(17):
        x = rail * 26 - 6
        parts += [
            Part("k", polyline((x, 330), (x, 288)), 4),
            Part("k", polygon((x - 6, 290), (x, 272), (x + 6, 290))),
        ]
    parts += [
        Part("k", polyline((-10, 302), (410, 302)), 4),
        flying_bat(298, 54, 0.5),
        flying_bat(342, 100, 0.36),
        flying_bat(150, 46, 0.3),
    ]
    return parts


def _round_stone(size: float) -> Parts:
    return moved(
        [
            Part("k", "M-24 0V-40Q0 -76 24 -40V0Z"),
            Part("b", "M-19 0V-38Q0 -68 19 -38V0Z"),
            Part("w", "M-19 0V-38Q-12 -58 -2 -58V0Z"),
            Part("k", "M-10 -30H10M-8 -22H8M-6 -14H6", 2.2),
        ],
        f"scale({size:g})",
    )


def _cross_stone(size: float) -> Parts:
    return moved(
        [
            Part("k", polygon((-10, 0), (-10, -66), (10, -66), (10, 0))),
            Part("k", rectangle(-26, -54, 52, 17)),
            Part("b", rectangle(-6, -62, 12, 60)),
            Part("b", rectangle(-22, -50, 44, 9)),
            Part("w", rectangle(-6, -62, 5, 60)),
            Part("w", rectangle(-22, -50, 44, 4)),
        ],
        f"scale({size:g})",
    )


def castle() -> Parts:
    """Castillo: towers on a crag over the pass, a winding road, bats."""
    parts = [Part("w", circle(112, 78, 48))]
    parts += [
        Part("s", "M-10 334L20 262L70 230L110 262L150 240V334Z"),
        Part("s", "M250 334L320 236L372 204L410 232V334Z"),
    ]
    parts += [
        Part("b", "M40 334L96 270L134 220L190 202L272 208L322 258L400 320V334Z"),
        Part("s", "M190 202L272 208L322 258L400 320V334H230L214 262Z"),
    ]
    parts += [
        Part("k", f"M{x} {y}q10 14 4 34", 2)
        for x, y in (
            (120, 262),
            (98, 292),
            (150, 250),
            (176, 290),
            (248, 240),
            (276, 268),
            (318, 296),
            (214, 300),
        )
    ]
    for x, y, wide, tall in (
        (132, 232, 22, 66),
        (148, 218, 28, 104),
        (222, 212, 32, 96),
        (262, 220, 26, 126),
        (178, 208, 44, 142),
        (290, 236, 20, 58),
    ):
        parts += _round_tower(x, y, wide, tall)
    parts += [
        Part("k", polyline((150, 176), (280, 176)), 2.4),
        pointed_window(200, 222, 24, 34),
        Part("w", "M194 222v-18q6 -10 12 0v18Z"),
        Part(
            "w",
            "M150 334Q170 306 250 292Q300 280 280 262Q260 246 206 232L198"
            " 230L206 222Q276 240 302 258Q330 284 270 302Q212 316 200 334Z",
            0,
            "",
            0.9,
        ),
        Part(
            "k",
            "M150 334Q170 306 250 292Q300 280 280 262Q260 246 206 232"
            "M200 334Q212 316 270 302Q330 284 302 258Q276 240 210 224",
            2,
        ),
        flying_bat(296, 50, 0.55),
        flying_bat(340, 86, 0.36),
        flying_bat(60, 138, 0.32),
        flying_bat(248, 28, 0.26),
    ]
    return parts


def _round_tower(x: float, y: float, wide: float, tall: float) -> Parts:
    top, middle = y - tall, x + wide / 2
    parts = [
        Part("s", rectangle(x, top, wide, tall + 24)),
        Part("l", rectangle(x, top, wide * 0.42, tall + 24)),
        Part("k", rectangle(x - 4, top, wide + 8, 7)),
        Part("k", polygon((x - 7, top + 1), (middle, top - wide * 1.75), (x + wide + 7, top + 1))),
        Part("b", polygon((x - 1, top - 2), (middle, top - wide * 1.5), (middle - 1, top - 2))),
        Part("k", f"M{middle} {top - wide * 1.7:.1f}v-12", 2),
        Part("k", f"M{middle} {top - wide * 1.7 - 12:.1f}l11 4l-11 4Z"),
    ]
    for floor in range(int(tall // 36)):
        lit = floor % 2 == 0
        parts.append(Part("w" if lit else "k", f"M{middle - 3:.1f} {top + 30 + floor * 34}v-9q3 -6 6 0v9Z"))
    return parts
