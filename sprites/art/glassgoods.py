"""What is worn and carried in the windows: opals, shields, armour, staffs, amulets, relics."""

from __future__ import annotations

import math

from sprites.art.shapes import Part, Parts, circle, polygon
from sprites.art.sketch import drawn, flame, shifted, star

_FACETS = ("w", "l", "g", "gs", "b", "gs", "g", "l")


def gem(x: float, y: float, radius: float, sides: int = 8, table: str = "g") -> Parts:
    """A cut opal seen from above: a table, a ring of facets, the light at the upper left."""
    def point(turn: float, share: float) -> tuple[float, float]:
        angle = math.tau * (turn - 0.5) / sides - math.pi / 2
        return x + radius * share * math.cos(angle), y + radius * share * math.sin(angle)

    parts: Parts = []
    for side in range(sides):
        role = _FACETS[(round(8 * side / sides) + 1) % 8]
        parts.append(
            Part(role, polygon(point(side, 1), point(side + 1, 1), point(side + 1, 0.58), point(side, 0.58)))
        )
    parts.append(Part(table, polygon(*(point(side, 0.58) for side in range(sides)))))
    shine = ((x - radius * 0.30, y - radius * 0.34), (x + radius * 0.06, y - radius * 0.40),
             (x - radius * 0.20, y + radius * 0.02))  # fmt: skip
    return [*parts, Part("w", polygon(*shine))]


def _around(parts: Parts, x: float, y: float, count: int, turn: float = 0.0) -> Parts:
    """`parts`, drawn around the origin, repeated in a circle."""
    return [part for step in range(count) for part in shifted(parts, x, y, 1, turn + 360 * step / count)]


def opal() -> Parts:
    """The Opal of Vital: the bright stone in a crown of golden claws."""
    claw = drawn("c M-20 -112L0 -176L20 -112Z")
    petal = drawn("a M-13 -112Q0 -150 13 -112Q0 -94 -13 -112Z")
    return [
        *_around(claw, 200, 200, 8),
        *_around(petal, 200, 200, 8, 22.5),
        *drawn("""
        c o 200 200 122
        s o 200 200 104"""),
        *gem(200, 200, 94, 8),
    ]


def shield() -> Parts:
    """The heater shield of Empiria with its sun."""
    return [
        *drawn("""
        c M44 10H356V170Q352 316 200 404Q48 316 44 170Z
        a M68 34H200V376Q72 300 68 170Z
        as M200 34H332V170Q328 300 200 376Z
        c M188 34H212V372L200 378L188 372Z"""),
        Part("c", star(200, 168, 118, 70, 12)),
        *drawn("""
        w o 200 168 54
        c o 200 168 36
        c o 84 50 10
        c o 316 50 10"""),
    ]


def tower_shield() -> Parts:
    """A tall shield as high as a man, banded with iron, a tower in its field."""
    return [
        *drawn("""
        s M84 16Q200 -26 316 16V360Q200 432 84 360Z
        b M104 34Q152 8 200 6V396Q152 392 104 348Z
        s M200 6Q248 8 296 34V348Q248 392 200 396Z
        l M104 34Q122 22 144 16V376Q122 366 104 348Z
        c M84 78Q200 44 316 78V108Q200 74 84 108Z
        c M84 292Q200 340 316 292V322Q200 370 84 322Z
        w M142 270L152 174H138V122H160V142H180V122H220V142H240V122H262V174H248L258 270Z
        l M200 142H220V122H240V142H262V174H248L258 270H200Z
        k M182 272V228Q184 204 200 200Q216 204 218 228V272Z
        k M190 160H210V182H190Z"""),
        *[Part("k", circle(x, y, 6)) for x in (100, 300) for y in (86, 312)],
    ]


def cuirass() -> Parts:
    """Breastplate, shoulder plates and skirt of steel, a sun at the throat."""
    return [
        *drawn("""
        b&s M84 110Q30 116 20 190Q14 232 44 254Q84 242 100 196Z
        l&b M84 110Q36 118 28 180Q58 150 100 146Z
        k&k3 M30 204Q64 202 94 176
        b|s 0,84 L44,76 L104,104 L128,176 L104,224 L96,300 L0,316
        l M110 112Q140 92 164 90L158 150Q124 170 112 240L98 224L76 176Z
        b|s 0,308 L94,298 L132,396 L66,420 L0,412
        k&k4 M150 318L122 408
        k4 M200 318V408
        c M104 290Q200 320 296 290V318Q200 346 104 318Z
        l|b 0,92 Q40,96 48,72 L62,50 L76,66 Q60,124 0,128
        k&k4 M120 236Q160 262 200 256M130 214Q160 236 200 232"""),
        Part("c", star(200, 172, 52, 28, 10)),
        Part("a", circle(200, 172, 20)),
    ]


def ika_armour() -> Parts:
    """The light harness of the Ika: rows of scales, high leaf collar, an opal on the breast."""
    parts = drawn("""
        s M64 116Q40 150 52 206L92 190L112 124Z
        s M336 116Q360 150 348 206L308 190L288 124Z
        b|s 0,90 L92,94 L128,150 L104,206 L112,392 L0,420
        a&as M196 92Q150 92 116 34Q108 92 142 128Q168 138 196 128Z
        c&cs M196 112Q162 110 140 84Q148 132 196 136Z""")
    for row in range(5):
        y = 196 + 44 * row
        for column in range(-2, 3):
            x = 200 + 40 * column + (20 if row % 2 else 0)
            if abs(x - 200) < 92:
                tone = "l" if x < 180 else "b" if x < 230 else "s"
                parts += drawn(f"{tone} M{x - 22} {y - 26}H{x + 22}V{y}Q{x + 20} {y + 26} {x} {y + 34}"
                               f"Q{x - 20} {y + 26} {x - 22} {y}Z")  # fmt: skip
    return [*parts, *drawn("c o 200 166 38"), *gem(200, 166, 27, 6)]


def power_staff() -> Parts:
    """A wizard's staff: a golden crescent that holds a burning orb."""
    return drawn("""
        s M182 150H218L214 440H186Z
        b M182 150H200V440H186Z
        c M178 176H222V200H178Z
        c M180 330H220V348H180Z
        a M186 348H214V400H186Z
        k4 M186 366L214 356M186 384L214 374
        c M200 168Q92 158 84 56Q82 10 112 -30Q112 60 152 98Q172 114 200 116Q228 114 248 98
        + Q288 60 288 -30Q318 10 316 56Q308 158 200 168Z
        cs M200 168V116Q228 114 248 98Q288 60 288 -30Q318 10 316 56Q308 158 200 168Z
        a o 200 40 62
        g o 200 40 46
        w M170 34Q176 6 208 6Q190 16 186 46Z
        g M200 -64L210 -34L200 -26L190 -34Z""")


def ika_staff() -> Parts:
    """A living branch that winds round its opal."""
    return [
        *drawn("""
        a M174 200Q196 250 186 330L192 440H216L214 330Q226 240 196 178Z
        as M196 178Q226 240 214 330L216 440H204L202 330Q210 250 184 196Z
        s M196 210Q132 190 104 140Q78 84 112 32Q152 -24 226 -14Q296 2 310 70Q314 128 268 158
        + Q226 178 188 152Q222 148 242 128Q268 98 254 66Q236 28 196 34Q150 42 146 92Q150 140 216 166Z
        b M196 210Q132 190 104 140Q78 84 112 32Q152 -24 226 -14Q178 -4 140 34Q112 80 138 128Q160 156 196 170Z
        g M104 140Q60 142 34 110Q72 92 104 120Z
        g M300 44Q338 16 370 34Q352 70 310 70Z
        g M208 268Q246 242 282 262Q262 296 214 292Z
        gs M184 318Q146 300 118 322Q140 350 188 344Z"""),
        *drawn("c o 200 92 46"),
        *gem(200, 92, 36, 6),
    ]


def amulet() -> Parts:
    """The Amulet of Sirith: an amber star on a beaded chain."""
    beads: Parts = [Part("c", "M70 -20Q90 130 200 150Q310 130 330 -20", 10)]
    for step in range(9):
        share = 2 * (step + 0.5) / 9 - 1
        beads.append(Part("w" if step % 2 else "c", circle(200 + 128 * share, 142 - 152 * share**4, 11)))
    spike = drawn("c M-22 -84L0 -138L22 -84Z")
    return [
        *beads,
        *_around(spike, 200, 272, 8),
        *drawn("""
        c o 200 272 102
        b o 200 272 84"""),
        *_around(drawn("a M-20 -44Q0 -96 20 -44Q0 -30 -20 -44Z"), 200, 272, 8, 22.5),
        Part("w", star(200, 272, 58, 26, 8)),
        *drawn("""
        a o 200 272 26
        w M190 260Q198 252 208 258L198 272Z"""),
    ]


def cloak() -> Parts:
    """A cloak without anybody in it: spread like wings, gold at its collar, its hem flying off as bats."""
    bat = drawn("""
        s M0 -12L7 -22L12 -10Q44 -44 84 -22Q66 -14 64 8Q48 2 40 20Q26 10 12 22L0 34L-12 22Q-26 10 -40 20
        + Q-48 2 -64 8Q-66 -14 -84 -22Q-44 -44 -12 -10L-7 -22Z""")
    return [
        *drawn("""
        s M200 40Q120 -10 74 34Q54 132 -8 214Q40 214 58 262Q92 240 116 284Q156 246 200 312
        + Q244 246 284 284Q308 240 342 262Q360 214 408 214Q346 132 326 34Q280 -10 200 40Z
        b M200 40Q120 -10 74 34Q54 132 -8 214Q40 214 58 262Q86 150 130 92Q160 60 200 60Z
        k M200 76Q158 90 150 176Q176 190 200 250Q224 190 250 176Q242 90 200 76Z
        k4 M130 92Q104 180 116 284M270 92Q296 180 284 284M86 60Q70 150 58 262M314 60Q330 150 342 262
        c M74 34Q120 -10 200 40Q280 -10 326 34L316 60Q270 20 200 74Q130 20 84 60Z"""),
        *shifted(bat, 84, 344, 0.78, -12),
        *shifted(bat, 316, 344, 0.78, 12),
        *shifted(bat, 200, 378, 1.0),
        *drawn("""
        c o 200 66 30
        g o 200 66 17"""),
    ]


def colossus_helm() -> Parts:
    """A great helm with bull's horns, made for a head twice as large as a man's."""
    return drawn("""
        w&l M106 124Q30 120 10 40Q4 -10 34 -44Q40 30 80 56Q106 70 132 66Z
        k&k3 M26 10L52 -4M40 48L64 28M70 82L88 60
        b|s 0,8 Q104,18 112,110 L118,300 Q92,380 0,416
        l M98 120Q104 40 180 24Q126 60 124 132L120 300Q104 296 86 290Z
        c M186 6H214V412H186Z
        c M82 132L200 152L318 132V166L200 186L82 166Z
        k M92 196L184 212V236L96 220Z
        k M308 196L216 212V236L304 220Z
        g4 M108 210L172 222M292 210L228 222
        k&k5 M122 270V330M146 278V346M168 284V358
        c o 112 146 9
        c o 288 146 9
        a M200 -40L226 6L200 40L174 6Z""")


def fire_talisman() -> Parts:
    """A three-cornered talisman of bronze in which a flame burns and does no harm."""
    return [
        *drawn("""
        c7 M96 -30Q140 40 196 48M304 -30Q260 40 204 48
        c o 200 50 24
        s o 200 50 11
        c M200 64L376 376Q200 430 24 376Z
        b M200 112L326 344Q200 382 74 344Z
        s M200 112L326 344Q264 364 200 366Z"""),
        *flame(196, 350, 1.22, ("a", "c", "w")),
        *drawn("""
        a o 56 364 15
        a o 344 364 15
        a o 200 96 13"""),
    ]


def reliquary() -> Parts:
    """A shrine of gold with a crystal window; the opal lies in it like a saint's bone."""
    return [
        *drawn("""
        c M200 -36L212 -14L234 -8L216 10L220 34L200 22L180 34L184 10L166 -8L188 -14Z
        c M56 150L200 30L344 150Z
        cs M200 30L344 150H200Z
        a M104 142L200 60L296 142Z
        k3 M152 100V142M200 62V142M248 100V142
        c M64 150H336V346H64Z
        cs M200 150H336V346H200Z
        s M128 346V226Q130 172 200 162Q270 172 272 226V346Z
        a M80 176H112V330H80Z
        as M288 176H320V330H288Z
        c M44 344H356L368 376H32Z
        cs M24 374H376V402H24Z
        c o 96 200 11
        c o 304 200 11"""),
        *gem(200, 270, 62, 8),
        *drawn("c M138 338H262V350H138Z"),
    ]
