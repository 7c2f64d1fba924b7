"""The two adversaries as half-length figures."""

from __future__ import annotations

from sprites.art.shapes import (
    Part,
    Parts,
    both_sides,
    circle,
    ellipse,
    half,
    mirrored,
    polygon,
    polyline,
    split_light,
)


def dracula() -> Parts:
    """The count: standing collar, widow's peak, arched brows, two fangs, a medal on the shirt front."""
    return [*_cape(), *_shirt(), *_count_head(), *_count_face()]


def _cape() -> Parts:
    parts = split_light("0,196 L58,214 L118,78 L150,186 Q204,250 208,402 L0,402", "s", "k")
    parts += both_sides("c", "M146 216Q112 164 85 96L58 196L122 306L186 336Z", right="a")
    for reach in (0, 1, 2, 3):
        x = 88 + reach * 13
        parts += both_sides(
            "k", f"M{x} {124 + reach * 24}Q{x + 22} {214 + reach * 20} {168 + reach * 5} 324", 2.2
        )
    parts += split_light("0,250 L50,236 L98,272 L122,402 L0,402", "k", "k")
    parts += both_sides("s", "M112 300Q92 340 86 402H70Q80 340 104 288Z")
    return parts


def _shirt() -> Parts:
    return [
        Part("w", polygon((164, 256), (200, 350), (236, 256), (214, 246), (186, 246))),
        Part("l", polygon((200, 350), (236, 256), (214, 246), (200, 250))),
        Part("k", "M200 300Q197 320 200 340", 2.2),
        Part("k", polyline((162, 258), (200, 354), (238, 258)), 3),
        Part("k", circle(200, 356, 18)),
        Part("c", circle(200, 356, 14.5)),
        Part("a", circle(200, 356, 9)),
        Part("w", circle(196.5, 352.5, 2.8)),
    ]


def _count_head() -> Parts:
    face = "0,74 Q50,78 60,126 L62,164 Q58,198 44,226 Q26,260 0,268"
    parts = [Part("fs", polygon((170, 200), (230, 200), (234, 256), (200, 280), (166, 256)))]
    parts += both_sides("f", "M142 152L120 126L131 190L146 200Z", right="fs")
    parts += both_sides("k", "M137 152L127 140L134 182", 2.2)
    parts += split_light(face, "f", "fs")
    parts += [
        Part("fs", polygon((144, 186), (158, 224), (186, 258), (164, 238), (147, 210))),
        Part("k", polyline((256, 186), (240, 214), (228, 242)), 3),
        Part("k", mirrored("0,132 L20,102 L46,110 L55,150 L66,174 Q82,118 64,76 Q40,34 0,34")),
        Part("s", "M150 104Q158 60 198 46Q166 70 163 108Z"),
        Part("s", "M176 92Q182 62 204 48Q190 72 188 98Z"),
        Part("s", "M236 96Q238 70 222 52Q246 66 247 100Z"),
        Part("a", polygon((172, 268), (196, 278), (196, 290), (172, 302))),
        Part("as", polygon((228, 268), (204, 278), (204, 290), (228, 302))),
        Part(
            "k",
            polyline(
                (172, 268),
                (196, 279),
                (204, 279),
                (228, 268),
                (228, 302),
                (204, 290),
                (196, 290),
                (172, 302),
                (172, 268),
            ),
            3,
        ),
        Part("k", ellipse(200, 285, 8, 9)),
    ]
    return parts


def _count_face() -> Parts:
    parts = both_sides("k", "M144 152Q154 140 170 150L194 170L192 177Q168 163 146 162Z")
    parts += both_sides("w", "M152 177Q172 167 190 182Q170 189 152 177Z")
    parts += both_sides("k", "M149 176Q172 162 193 182L189 185Q171 171 151 180Z")
    parts += both_sides("a", circle(174, 178, 5.4)) + both_sides("k", circle(174, 178, 2.8))
    parts += both_sides("k", "M156 187Q170 195 186 190", 1.8)
    parts += [
        Part("fs", polygon((200, 164), (216, 208), (200, 216), (190, 210))),
        Part("l", polygon((200, 166), (204, 202), (196, 208), (194, 198))),
        Part("k", polyline((187, 209), (194, 215), (201, 216), (209, 213), (215, 207)), 3),
        Part("k", mirrored("0,232 Q11,227 22,228 L32,222 Q25,239 12,241 L0,240")),
        Part("w", polygon((182, 231), (187, 251), (192, 232))),
        Part("w", polygon((218, 231), (213, 251), (208, 232))),
        Part("k", "M188 254Q200 258 212 254", 2.4),
    ]
    return parts


def hunter() -> Parts:
    """The hunter: wide hat, beard, scarf, a bandolier of stakes over the coat."""
    return [*_coat(), *_hunter_head(), *_hat()]


def _coat() -> Parts:
    parts = split_light("0,236 L60,244 L130,270 Q168,286 178,330 L190,402 L0,402")
    parts += both_sides("l", "M150 246L100 280L148 402H190L176 300Z", right="b")
    parts += both_sides("k", "M150 246L176 300L190 402", 3)
    parts += both_sides("k", "M100 280L148 402", 2.4)
    parts += [
        Part("k", polygon((160, 250), (240, 250), (222, 320), (210, 402), (190, 402), (178, 320))),
        Part("w", polygon((176, 250), (224, 250), (212, 300), (200, 312), (188, 300))),
        Part("a", "M150 234Q200 270 250 234L258 262Q200 302 142 262Z"),
        Part("as", "M200 256Q230 250 250 234L258 262Q230 284 200 286Z"),
        Part("k", "M154 250Q200 284 246 250", 2.4),
        Part("k", polyline((92, 286), (236, 402)), 18),
        Part("b", polyline((92, 284), (234, 400)), 9),
        Part("l", polyline((88, 281), (228, 394)), 2.5),
    ]
    for stake in range(4):
        x, y = 112 + stake * 29, 304 + stake * 24
        parts += [
            Part(
                "k",
                polygon(
                    (x - 2, y - 26), (x + 14, y - 14), (x - 4, y + 34), (x - 18, y + 42), (x - 16, y + 26)
                ),
            ),
            Part("c", polygon((x, y - 20), (x + 9, y - 13), (x - 7, y + 30), (x - 14, y + 26))),
            Part("l", polygon((x, y - 20), (x + 4, y - 17), (x - 12, y + 28), (x - 14, y + 26))),
        ]
    return parts


def _hunter_head() -> Parts:
    parts = [Part("fs", polygon((170, 190), (230, 190), (234, 244), (200, 258), (166, 244)))]
    parts += split_light("0,110 L54,114 L58,164 Q54,200 36,222 Q18,242 0,244", "f", "fs")
    parts += [Part("k", mirrored("0,106 L58,110 L60,154 Q30,142 0,144"))]
    parts += both_sides("w", "M160 165L187 168L186 175L164 174Z")
    parts += both_sides("k", circle(176, 170.500, 4.4))
    parts += both_sides("k", "M156 160Q172 156 190 166L189 170Q172 162 158 166Z")
    parts += [
        Part("fs", polygon((200, 160), (214, 200), (198, 206), (192, 200))),
        Part("k", polyline((190, 203), (197, 208), (206, 206), (212, 202)), 3),
        Part("fs", polygon((146, 178), (160, 196), (168, 214), (150, 206))),
        Part(
            "k",
            "M200 210Q182 204 166 216Q150 190 146 168L139 176Q140 226 162 246Q182 268 200 270Q218 268 238 246"
            "Q260 226 261 176L254 168Q250 190 234 216Q218 204 200 210Z",
        ),
        Part("s", "M200 238Q188 234 178 240Q200 254 222 240Q212 234 200 238Z"),
        Part("f", "M188 224Q200 230 212 224Q206 233 200 233Q194 233 188 224Z"),
    ]
    for x, tilt in ((160, -6), (176, -3), (192, 0), (208, 0), (224, 3), (240, 6)):
        parts.append(Part("s", f"M{x} 234Q{x + tilt} 246 {x + tilt * 1.4:.1f} 256", 2.4))
    return parts


def _hat() -> Parts:
    return [
        *split_light("0,22 Q62,14 72,58 L80,108 L0,118", "s", "k"),
        Part("b", "M128 66Q132 26 194 26Q150 38 146 72L140 106L121 108Z"),
        Part("k", "M166 34Q196 52 232 32Q214 46 198 46Q182 46 166 34Z"),
        Part("a", mirrored("0,90 L75,82 L80,108 L0,118")),
        Part("as", half("0,90 L75,82 L80,108 L0,118")),
        Part("c", polygon((140, 92), (160, 94), (160, 114), (140, 111))),
        Part("k", polygon((145, 97), (155, 98), (155, 109), (145, 107))),
        *split_light("0,106 Q90,100 166,72 Q180,92 152,114 Q84,150 0,152", "s", "k"),
        Part("b", "M34 74Q110 102 198 107V117Q110 114 44 98Z"),
        Part("k", mirrored("0,146 Q84,144 150,112 Q84,150 0,153")),
    ]
