"""Spells of light and of the arcane for the windows, and the circles that spells are spoken over."""

from __future__ import annotations

import math

from sprites.art.glassarms import shards, turned
from sprites.art.shapes import Part, Parts, moved, polygon
from sprites.art.sketch import drawn, flipped, shifted, star


def _ring(parts: Parts, y: float, count: int, turn: float = 0.0) -> Parts:
    """`parts`, drawn around the origin, in a circle around (200, y)."""
    return [part for step in range(count) for part in shifted(parts, 200, y, 1, turn + 360 * step / count)]


def circles(marks: int = 12, corners: int = 3) -> Parts:
    """The drawn circle that a spell is spoken over: rings, marks and a star of lines."""
    parts = drawn("""
        c5 o 200 200 190
        c2.5 o 200 200 172
        c3 o 200 200 122""")
    for step in range(marks):
        turn = f"translate(200,200) rotate({360 * step / marks:g})"
        parts.append(Part("c", "M0 -172V-190", 6, turn))
        parts.append(Part("c", "M-6 -147L0 -157L6 -147L0 -137Z", 3, f"{turn} rotate({180 / marks:g})"))
    for side in range(2):
        turns = [math.tau * step / corners - math.pi / 2 for step in range(corners)]
        points = [(200 + 122 * math.cos(turn), 200 + 122 * math.sin(turn)) for turn in turns]
        parts.append(Part("c", polygon(*points), 3, f"rotate({side * 180 / corners:g} 200 200)", 0.8))
    return parts


def bulwark() -> Parts:
    """A wall of light: a white shield with a burning sun before battlements."""
    return [
        *drawn("""
        l M-20 300V186H46V214H88V186H140V214H260V186H312V214H354V186H420V300Z
        b M-20 252H420V360H-20Z
        k3 M-20 300H420M46 252V300M110 300V352M290 300V352M354 252V300M60 300V352M340 300V352
        c M84 44H316V190Q312 312 200 384Q88 312 84 190Z
        w M108 68H200V354Q112 294 108 190Z
        l M200 68H292V190Q288 294 200 354Z"""),
        Part("c", star(200, 180, 104, 52, 12, -75)),
        *drawn("""
        a o 200 180 46
        g o 200 180 28"""),
    ]


def dissolve() -> Parts:
    """A sword whose blade comes apart in motes of arcane light."""
    blade = [
        *drawn("""
        c M98 262Q150 286 200 274Q250 286 302 262L308 294Q252 314 200 302Q148 314 92 294Z
        a M182 300H218V370H182Z
        k4 M182 324L218 314M182 350L218 340
        c o 200 388 24
        w M170 272L168 186L190 158L200 184V272Z
        b M200 184L214 150L236 176L230 272H200Z"""),
        *shards(186, 104, 1.9),
        *shards(222, 52, 1.5, "g"),
        *shards(170, 22, 1.3),
        *shards(216, -20, 1.1, "g"),
    ]
    places = ((110, 130, 30), (298, 116, 34), (120, 40, 24), (296, 20, 24))
    motes = [Part("g", star(x, y, r, r * 0.4, 4)) for x, y, r in places]
    return [*motes, *turned(blade, 14)]


def aegis() -> Parts:
    """A round shield of many rings with two wings, an open eye of light in the middle."""
    wing = drawn("""
        l M96 120Q40 66 -36 74Q-20 112 6 124Q-20 130 -30 140Q-6 170 24 174Q6 184 2 194Q40 216 84 206Z
        k4 M80 142Q40 118 6 124M78 170Q50 168 24 174""")
    return [
        *wing,
        *flipped(wing),
        *drawn("""
        c o 200 200 138
        s o 200 200 120"""),
        *_ring(drawn("a M-22 -88L-28 -118Q0 -124 28 -118L22 -88Z"), 200, 6),
        *_ring(drawn("b M-22 -88L-28 -118Q0 -124 28 -118L22 -88Z"), 200, 6, 30),
        *drawn("""
        c o 200 200 88
        w M116 200Q200 118 284 200Q200 282 116 200Z
        g o 200 200 42
        k o 200 200 20
        w5 o 188 188 6"""),
    ]


def blessing() -> Parts:
    """A hand that blesses, out of a cloud, with a nimbus of rays behind it."""
    return [
        *_ring(drawn("c M-12 -120L0 -196L12 -120Z"), 176, 8),
        *_ring(drawn("w M-9 -120L0 -160L9 -120Z"), 176, 8, 22.5),
        *drawn("""
        a o 200 176 116
        c o 200 176 98
        f M164 320L158 246Q128 236 118 196Q114 172 134 170Q148 184 160 204L164 96Q166 74 182 76
        + Q196 78 196 98L198 174L204 84Q206 62 222 64Q238 66 236 88L232 180Q254 172 268 190Q282 216 262 252
        + Q250 272 240 280V320Z
        fs M232 180Q254 172 268 190Q282 216 262 252Q250 272 240 280V320H214L222 240Q240 224 232 180Z
        k4 M198 174L196 200M160 204Q166 222 182 230M236 210Q252 208 258 222M228 238Q246 236 252 246
        a M150 312H254L266 352H138Z
        c M144 334H260V352H144Z
        w M60 402Q52 352 104 348Q128 318 172 338Q210 314 250 338Q296 322 310 352Q356 360 344 402
        + Q330 436 200 432Q74 436 60 402Z
        k4 M120 376Q160 354 184 384M230 380Q262 356 292 384"""),
    ]


def counterspell() -> Parts:
    """A spread hand on which a circle of magic breaks."""
    pieces: Parts = []
    for step, (shift, tilt) in enumerate(((0, 0), (16, 8), (8, -6), (22, 12), (6, 4), (18, -10))):
        wedge = Part("c" if step % 2 else "g", "M-72 -128Q0 -172 72 -128L52 -94Q0 -122 -52 -94Z")
        pieces += shifted(moved([wedge], f"translate(0,{-shift})"), 200, 184, 1, 60 * step + tilt)
    return [
        *pieces,
        *drawn("""
        f M150 380L146 288Q110 250 84 214Q76 194 92 188Q108 188 124 210L146 232L130 118Q128 98 142 96
        + Q156 96 160 114L178 206L180 84Q180 64 196 64Q212 64 212 84L212 204L232 104Q236 86 250 90
        + Q264 94 260 114L242 216L270 154Q278 138 290 144Q302 150 296 168Q280 230 262 284L254 380Z
        fs M212 204L232 104Q236 86 250 90Q264 94 260 114L242 216L270 154Q278 138 290 144Q302 150 296 168
        + Q280 230 262 284L254 380H216L226 290Q232 250 212 204Z
        k4 M150 244Q196 224 246 240M160 274Q196 262 222 296
        a M134 356H268L280 440H122Z
        c M130 352H272V374H130Z"""),
        Part("g", star(200, 262, 40, 12, 8)),
        Part("w", star(200, 262, 18, 8, 4)),
    ]


def fountain() -> Parts:
    """The spring of Vital: teal water over two golden bowls."""
    jets: Parts = []
    for side in (-1, 1):
        jets += [
            Part("g", f"M200 112Q{200 + side * 74} 78 {200 + side * 82} 196", 13),
            Part("w", f"M200 118Q{200 + side * 44} 96 {200 + side * 46} 196", 8),
            Part("g", f"M{200 + side * 84} 222Q{200 + side * 130} 236 {200 + side * 126} 322", 12),
            Part("w", f"M{200 + side * 60} 226Q{200 + side * 90} 244 {200 + side * 88} 326", 6),
        ]
    return [
        *drawn("""
        c M30 326H370Q356 394 252 400V440H148V400Q44 394 30 326Z
        cs M200 326H370Q356 394 252 400V440H200Z
        c M178 216H222V330H178Z
        cs M200 216H222V330H200Z
        c M92 196H308Q296 238 200 240Q104 238 92 196Z
        cs M200 196H308Q296 238 200 240Z"""),
        *jets,
        *drawn("""
        g e 200 198 100 17
        g e 200 328 156 20
        w e 170 326 60 7
        w M200 22L176 78Q178 116 200 126Z
        g M200 22L224 78Q222 116 200 126Z"""),
    ]


def dominion() -> Parts:
    """The Aron, first and last of all spirits: a sleeping sun with a crown of flames, stars about it."""
    return [
        *_ring(drawn("a M-22 -104Q-34 -150 10 -184Q2 -150 24 -104Z"), 200, 10),
        *_ring(drawn("c M-14 -104L0 -166L14 -104Z"), 200, 10, 18),
        *drawn("""
        c o 200 200 118
        w o 200 200 98
        l M200 102A98 98 0 0 1 200 298Q226 262 214 214L200 200Z
        k5 M128 186Q152 212 178 190M222 190Q248 212 272 186M132 166Q156 152 182 168M218 168Q244 152 268 166
        a M172 246Q200 236 228 246Q214 264 200 264Q186 264 172 246Z
        k4 M200 176L190 222Q200 232 212 224
        g M200 118L214 136L200 156L186 136Z"""),
    ]
