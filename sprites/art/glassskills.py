"""Small magic for the windows: what the mages of the field cast by themselves, and the Player's abilities."""

from __future__ import annotations

from sprites.art.glassarms import turned
from sprites.art.glassgoods import gem
from sprites.art.shapes import Part, Parts, circle
from sprites.art.sketch import burst, drawn, flipped, shifted, star

# --- what mages cast ----------------------------------------------------------------------------------------


def spark() -> Parts:
    """A spark that leaps from a pointing finger."""
    return [
        *burst(250, 130, 120, 9, ("a", "c", "w")),
        *drawn("""
        w6 M250 20L262 -20M344 70L382 46M356 166L396 178M292 232L316 268
        f M20 330L110 236L186 162Q206 146 218 158Q228 172 214 190L170 244Q206 232 216 254Q222 270 204 284
        + L190 300Q196 318 178 330L160 340Q158 360 130 364L84 400Z
        fs M170 244Q206 232 216 254Q222 270 204 284L190 300Q196 318 178 330L160 340Q158 360 130 364
        + L84 400L56 368L130 300Z
        k4 M148 268Q176 260 204 284M140 300Q164 296 182 316
        a M-10 340L52 292L120 372L60 440H-10Z
        c M44 282L62 272L134 360L120 378Z"""),
    ]


_FLAKES = ((70, 244, 34), (140, 336, 40), (50, 352, 30))
_DROPS = ((70, 250), (130, 300), (180, 356), (250, 330), (300, 280), (344, 240), (110, 372), (286, 384))


def ice_dart() -> Parts:
    """Three darts of ice flying to the upper right, frost in their wake."""
    dart = drawn("""
        w M0 -150L-26 -60L-10 110L0 70Z
        g M0 -150L26 -60L10 110L0 70Z
        l M-26 -60L0 -84L26 -60L0 -30Z""")
    return [
        *shifted(dart, 262, 96, 0.72, 42),
        *shifted(dart, 306, 246, 0.72, 42),
        *shifted(dart, 200, 200, 1.3, 42),
        *[Part("w", star(x, y, r, r * 0.5, 6)) for x, y, r in _FLAKES],
    ]


def tempest() -> Parts:
    """A tower of cloud that hurls three bolts at once into rain."""
    bolt = drawn("""
        a M-6 0L-40 84L-14 80L-44 170L34 62L6 66L32 0Z
        w M2 10L-22 68L2 64L-20 116L18 72L-8 74L20 10Z""")
    return [
        *[Part("g", f"M{x} {y}l-12 34", 5) for x, y in _DROPS],
        *shifted(bolt, 112, 176, 0.92),
        *shifted(bolt, 300, 170, 0.92),
        *shifted(bolt, 204, 186, 1.28),
        *drawn("""
        s M40 182Q8 130 66 108Q62 50 128 50Q160 -10 228 18Q292 -6 308 54Q370 58 354 118Q396 148 352 184
        + Q312 210 262 190Q216 218 172 192Q96 214 40 182Z
        b M40 182Q8 130 66 108Q62 50 128 50Q160 -10 228 18Q176 26 168 76Q112 82 114 132Q76 150 84 192
        + Q58 194 40 182Z
        l M128 50Q160 -10 228 18Q172 18 158 58Z
        k4 M190 96Q236 76 256 118M270 146Q308 126 330 160M132 160Q160 140 190 166"""),
    ]


# --- abilities -------------------------------------------------------------------------------------------


def opal_blood() -> Parts:
    """A drop of blood in which an opal shines."""
    return [
        *drawn("""
        as M200 -30Q336 150 336 256Q330 398 200 404Q70 398 64 256Q64 150 200 -30Z
        a M200 -30Q64 150 64 256Q70 398 200 404Q130 370 128 256Q132 140 200 -30Z
        c5 M200 150V96M262 188L304 140M138 188L96 140M286 262H330M114 262H70M200 344V392"""),
        *drawn("c o 200 252 94"),
        *gem(200, 252, 78, 8),
    ]


def champion_arm() -> Parts:
    """A bent arm in plate, its fist closed: the strength of the champion."""
    return drawn("""
        b M20 430Q24 320 92 268Q150 232 208 262L232 196L330 214Q352 290 306 356Q258 420 150 440Z
        s M150 440Q258 420 306 356Q352 290 330 214L290 206Q302 290 252 336Q190 392 92 440Z
        l M20 430Q24 320 92 268Q140 240 180 252Q96 296 74 430Z
        c M204 258L236 170L346 192L338 226L250 212L232 268Z
        k4 M118 264Q160 294 168 362M80 292Q116 324 116 420M218 276Q250 306 322 320
        c o 262 308 28
        k4 M250 308H274
        f M232 180Q196 148 204 104Q192 64 224 52Q232 18 266 26Q292 6 314 28Q348 26 350 62Q376 82 362 116
        + Q366 164 338 196Z
        fs M314 28Q348 26 350 62Q376 82 362 116Q366 164 338 196L282 186Q326 160 318 104Z
        k5 M224 52L234 108M266 26L272 102M314 28L312 104M204 104Q240 134 318 120Q342 116 350 100
        k4 M232 140Q262 152 296 146""")


def pupil_book() -> Parts:
    """The open book of the Ika: a leafed branch over its pages, an opal between them."""
    return [
        *drawn("""
        s M16 150Q116 118 200 168Q284 118 384 150V376Q284 342 200 392Q116 342 16 376Z
        w M36 136Q124 108 196 158V366Q124 320 36 350Z
        l M364 136Q276 108 204 158V366Q276 320 364 350Z
        k4 M64 184Q118 170 168 196M64 220Q118 206 168 232M64 256Q118 242 168 268M64 292Q118 278 168 304
        k4 M336 184Q282 170 232 196M336 220Q282 206 232 232M336 256Q282 242 232 268M336 292Q282 278 232 304
        a M192 150H208V440L200 420L192 440Z
        g M200 110Q140 108 122 56Q180 40 200 110Z
        g M200 110Q260 108 278 56Q220 40 200 110Z
        gs M200 96Q168 40 200 -24Q232 40 200 96Z
        c o 200 130 40"""),
        *gem(200, 130, 30, 6),
    ]


def order_guard() -> Parts:
    """The gate of the Order with two crossed halberds before it."""
    pole = drawn("""
        as M192 30H208V430H192Z
        l M200 -30L184 30H216Z
        b M208 40Q254 60 286 22Q318 92 288 150Q252 120 208 128Z
        w M286 22Q318 92 288 150Q298 86 274 40Z""")
    return [
        *drawn("""
        c M64 420V180Q66 56 200 12Q334 56 336 180V420Z
        b M90 420V186Q92 80 200 44Q308 80 310 186V420Z
        g M122 420V196Q126 116 200 88Q274 116 278 196V420Z
        gs M200 88Q274 116 278 196V420H200Z
        c M191 92H209V420H191Z"""),
        *turned(pole, 38),
        *turned(flipped(pole), -38),
        *drawn("""
        c M140 200H260V272Q256 332 200 362Q144 332 140 272Z
        a M156 216H200V342Q158 318 156 272Z
        as M200 216H244V272Q242 318 200 342Z"""),
        Part("c", star(200, 272, 44, 26, 10)),
        Part("w", circle(200, 272, 14)),
    ]
