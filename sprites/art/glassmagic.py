"""Spells, lasting spells and the Player's abilities for the windows: fire, ice, lightning, light and wind."""

from __future__ import annotations

import math

from sprites.art.glassarms import shards, turned
from sprites.art.glassgoods import gem
from sprites.art.shapes import Part, Parts, circle, moved, polygon
from sprites.art.sketch import burst, drawn, flame, flipped, shifted, star


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


def fire_arrow() -> Parts:
    """An arrow whose head is all flame, rising to the right."""
    arrow = [
        *flame(200, 196, 1.3, ("a", "c", "w")),
        *drawn("""
        s M190 150H210V380H190Z
        l M200 74L166 150L192 178H208L234 150Z
        b M200 74L234 150L208 178H200Z
        c M182 172H218V192H182Z
        w M188 330L148 356V414L188 388Z
        l M212 330L252 356V414L212 388Z"""),
    ]
    return turned(moved(arrow, "translate(0,-14)"), 40)


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


def lightning() -> Parts:
    """One bolt that forks as it strikes, out of a dark cloud."""
    return drawn("""
        a M178 106L132 214L166 210L116 330L106 384L218 232L180 240L236 150L228 106Z
        w M196 116L152 202L186 196L150 280L200 222L166 226L214 140Z
        a M216 220L262 250L244 264L310 330L240 288L254 274L206 244Z
        s M70 108Q60 62 108 54Q122 12 176 24Q210 -8 254 22Q304 14 312 58Q352 74 336 112Q322 138 286 128
        + Q250 152 214 132Q178 154 142 132Q96 146 70 108Z
        b M70 108Q60 62 108 54Q122 12 176 24Q150 36 148 62Q104 70 96 126Q78 120 70 108Z
        k4 M176 62Q210 50 226 78M236 92Q262 76 284 98""")


def frost() -> Parts:
    """A six-armed crystal of ice."""
    arm = drawn("""
        g M-13 -20L-11 -150L0 -178L11 -150L13 -20Z
        w M0 -20V-178L-11 -150L-13 -20Z
        g M-8 -94L-52 -136L-60 -112L-8 -72Z
        l M8 -94L52 -136L60 -112L8 -72Z""")
    parts = [part for step in range(6) for part in shifted(arm, 200, 200, 1, 60 * step)]
    return [*parts, Part("b", star(200, 200, 52, 34, 6, -60)), Part("w", star(200, 200, 30, 20, 6))]


def veil() -> Parts:
    """A curtain of mist drawn before a tower: only its lit window still shows."""
    return drawn("""
        s M152 340V110H136V72H160V90H184V72H216V90H240V72H264V110H248V340Z
        b M152 340V110H136V72H160V90H184V72H200V340Z
        k M180 190V160Q182 138 200 132Q218 138 220 160V190Z
        c M186 188V162Q188 146 200 140Q212 146 214 162V188Z
        l M-10 232Q60 176 130 214Q180 240 232 206Q300 172 410 220V266Q320 224 252 254Q186 284 126 254
        + Q60 226 -10 276Z
        w M-10 282Q70 238 146 272Q206 296 262 262Q330 230 410 272V318Q330 286 262 312Q196 336 130 308
        + Q60 284 -10 326Z
        l M-10 336Q80 296 160 330Q220 352 282 318Q340 296 410 330V420H-10Z
        k3 M30 232Q76 214 116 236M266 222Q320 206 364 228M60 292Q104 282 138 300M262 290Q310 272 352 292
        w M96 160Q138 132 176 152Q142 160 132 176Q108 180 96 160Z
        w M250 150Q296 126 330 148Q300 156 290 172Q264 172 250 150Z""")


def dissolve() -> Parts:
    """A sword whose blade comes apart in motes of arcane light."""
    blade = [
        *drawn("""
        c M98 262Q150 286 200 274Q250 286 302 262L308 294Q252 314 200 302Q148 314 92 294Z
        a M184 300H216V364H184Z
        k4 M184 322L216 314M184 344L216 336
        c o 200 380 22
        w M178 272L176 196L190 176L200 190V272Z
        b M200 190L212 166L226 184L222 272H200Z"""),
        *shards(190, 128, 1.5),
        *shards(214, 66, 1.15, "g"),
        *shards(180, 42, 0.85),
        *shards(228, 6, 0.8, "g"),
    ]
    places = ((120, 150, 26), (286, 120, 30), (140, 66, 20), (262, 36, 18), (104, 220, 15), (304, 208, 18))
    motes = [Part("g", star(x, y, r, r * 0.42, 4)) for x, y, r in places]
    return [*motes, *turned(blade, 18)]


def fireball() -> Parts:
    """A ball of fire that falls from the upper right, tongues streaming behind it."""
    return drawn("""
        a M400 -30Q344 16 322 66Q352 60 384 34Q352 96 322 132Q350 128 372 112Q356 178 300 226L288 296
        + Q262 360 196 374Q110 388 62 330Q24 270 52 204Q84 140 150 128Q200 60 258 44Q246 76 254 90
        + Q298 22 400 -30Z
        c M318 64Q262 118 252 160Q280 158 308 138Q286 190 264 214Q278 268 240 314Q196 354 134 336
        + Q80 312 76 258Q80 196 140 176Q172 164 200 120Q228 88 318 64Z
        w M226 152Q206 186 214 206Q236 236 222 276Q196 318 146 306Q106 286 114 244Q128 210 166 206
        + Q196 186 226 152Z
        k4 M150 128Q124 150 108 178M252 160Q258 190 240 212M62 330Q92 340 108 360""")


def broken_ranks() -> Parts:
    """A fist of stone bursts from the ground and throws two shields and two spears apart."""
    spear = drawn("as M190 -20H208L212 230H188Z\nl M199 -96L172 -30L199 -8L226 -30Z")
    targe = """
        c M-62 -56H62V8Q58 64 0 92Q-58 64 -62 8Z
        {0} M-48 -42H0V74Q-46 52 -48 8Z
        {1} M0 -42H48V8Q46 52 0 74Z
        k5 M-40 -42L4 6L-12 34L8 74"""
    return [
        *moved(spear, "translate(-70,30) rotate(-34 200 100)"),
        *moved(spear, "translate(70,30) rotate(34 200 100)"),
        *shifted(drawn(targe.format("a", "as")), 84, 196, 0.96, -30),
        *shifted(drawn(targe.format("w", "l")), 316, 196, 0.96, 30),
        *drawn("""
        s M-30 420L40 344L96 366L138 318H262L304 366L360 344L430 420V470H-30Z
        b M134 420L140 270Q104 244 104 196Q102 152 132 144Q136 104 166 108Q180 78 206 96Q232 80 248 108
        + Q284 104 284 146Q304 170 292 222Q284 254 260 272L266 420Z
        s M248 108Q284 104 284 146Q304 170 292 222Q284 254 260 272L266 420H212L216 286Q262 262 256 206Z
        k5 M132 144L138 194M166 108L172 178M206 96L210 178M248 108L248 180
        l M104 196Q130 176 172 190Q220 184 240 210Q236 240 196 238Q150 238 136 254Q108 230 104 196Z
        k4 M140 270Q190 258 256 274M180 300L168 350L186 400M236 310L244 372
        b M-30 440L40 388L110 410L150 380L200 420L250 380L300 410L360 388L430 440V480H-30Z"""),
    ]


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


def retreat() -> Parts:
    """A whirl of wind that carries a feathered boot away, turning back on itself."""
    return drawn("""
        l M40 246Q10 130 110 66Q226 6 318 84Q364 126 360 186L398 176L336 262L272 202L312 192
        + Q304 144 268 116Q196 64 124 110Q70 150 84 222Z
        w M40 246Q10 130 110 66Q226 6 318 84Q210 34 128 86Q54 136 66 234Z
        k4 M330 110Q346 140 342 178
        a M150 130H226V232Q232 258 282 270Q314 280 312 318H144Q134 220 150 130Z
        as M200 130H226V232Q232 258 282 270Q314 280 312 318H230Q232 272 206 250Z
        c M142 126H234V156H142Z
        k M140 316H314V334H140Z
        w M152 200Q96 186 58 212Q74 224 92 226Q74 236 70 248Q90 258 108 254Q98 266 100 276Q130 280 156 256Z
        k4 M150 218Q116 212 92 226M150 238Q126 240 108 254""")


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


def call_to_arms() -> Parts:
    """A great war horn bound in gold, its call in three widening arcs, a pennant on its cord."""
    return [
        *drawn("""
        w7 M338 66Q372 110 350 166
        w7 M364 40Q416 110 380 192
        w7 M390 14Q458 110 410 218
        l M306 36Q260 96 206 112Q120 134 88 196Q66 246 96 300L62 322Q14 250 48 176Q84 102 180 74
        + Q240 56 262 4Z
        b M306 36L346 146Q300 190 226 184Q158 184 128 222Q112 256 130 288L96 300Q66 246 88 196
        + Q120 134 206 112Q260 96 306 36Z
        c M256 -12L286 -28L372 152L344 170Z
        c M168 70L204 58L232 184L194 188Z
        c M42 186L74 128L130 204L104 232Z
        c M52 312L90 288L138 280L146 302L78 338Z
        s M60 336L92 322L112 350L82 372Z
        a5 M198 186Q190 240 236 246
        a M206 240H320V392L263 352L206 392Z
        as M263 240H320V392L263 352Z"""),
        Part("c", star(263, 294, 36, 18, 8)),
        *drawn("w o 263 294 12"),
    ]


def standard() -> Parts:
    """The standard of Empiria: sun on a swallow-tailed banner, a lion's paw on the pole."""
    return [
        *drawn("""
        as M92 10H112L116 440H88Z
        a M92 10H102V440H88Z
        c M102 -40L126 4L102 26L78 4Z
        c M72 26H344V46H72Z
        b M118 46Q196 70 270 46Q312 36 340 50V300L284 258L228 306L172 258L118 300Z
        s M228 62Q256 56 270 46Q312 36 340 50V300L284 258L228 306Z
        a M118 46Q196 70 270 46Q312 36 340 50V84Q308 70 270 82Q196 104 118 80Z
        a3 M118 286L172 242L228 290L284 242L340 286"""),
        Part("c", star(229, 170, 76, 44, 12)),
        *drawn("""
        w o 229 170 36
        c o 229 170 20
        c5 M344 36Q372 60 366 108
        c M356 104H376L372 136H360Z"""),
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


def mist() -> Parts:
    """Mist over a field: of the host that marches in it only the tops of helms and spears are seen."""
    host: Parts = []
    for x, y, size in ((84, 250, 0.7), (316, 250, 0.7), (200, 230, 1.0)):
        host += shifted(drawn("""
        as M58 -150H70L72 120H56Z
        l M64 -206L46 -150L64 -134L82 -150Z
        s M-60 100V4Q-56 -66 0 -78Q56 -66 60 4V100Z
        b M-60 100V4Q-56 -66 0 -78V100Z
        k M-44 10H44V28H-44Z
        c M-7 -84H7V100H-7Z"""), x, y, size)
    return [
        *drawn("w o 292 66 52\nl M292 14A52 52 0 0 1 292 118A66 66 0 0 0 292 14Z"),
        *host,
        *drawn("""
        l M-10 276Q70 226 140 262Q206 294 270 256Q340 226 410 262V310Q336 280 268 304Q200 330 134 300
        + Q66 274 -10 318Z
        w M-10 328Q80 288 152 320Q214 344 274 310Q340 284 410 318V362Q330 340 262 358Q196 380 130 350
        + Q60 326 -10 368Z
        l M-10 372Q90 338 172 368Q252 390 410 352V450H-10Z
        k3 M20 286Q66 266 108 284M268 272Q316 254 356 270M70 336Q110 326 144 344M270 340Q312 322 350 336"""),
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


# --- lesser magic ----------------------------------------------------------------------------------------


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
        k M122 420V196Q126 116 200 88Q274 116 278 196V420Z
        c M150 118H168V420H150ZM191 92H209V420H191ZM232 118H250V420H232Z
        c M122 214H278V232H122ZM122 306H278V324H122Z"""),
        *turned(pole, 38),
        *turned(flipped(pole), -38),
        *drawn("""
        c M140 200H260V272Q256 332 200 362Q144 332 140 272Z
        a M156 216H200V342Q158 318 156 272Z
        as M200 216H244V272Q242 318 200 342Z"""),
        Part("c", star(200, 272, 44, 26, 10)),
        Part("w", circle(200, 272, 14)),
    ]
