"""Armoured vehicles of the posters: tanks, cars, trucks, boats, trains, rolling fortresses."""

from __future__ import annotations

from sprites.art.shapes import Parts
from sprites.art.sketch import (
    cog_sun,
    drawn,
    flipped,
    gate_sign,
    puffs,
    rivet_line,
    road_wheel,
    shifted,
    wheel,
)


def tank() -> Parts:
    """A heavy rhomboid tank, gun to the left."""
    return [*_track(), *_hull(), *_turret()]


def _track() -> Parts:
    parts = drawn("""
        k M20 296L58 228L96 206L330 196L372 226L388 268L356 316L300 338L92 338L44 326Z
        s M38 294L70 238L102 220L326 210L362 234L374 268L346 306L296 324L96 324L56 314Z
        b M70 238L102 220L326 210L362 234L352 240L322 224L108 234L80 250Z""")
    for link in range(16):
        parts += drawn(f"k r {66 + link * 19.4:.1f} 322 10 20")
    for pad in range(13):
        x, y = 78 + pad * 22, 222 - pad * 0.8
        parts += drawn(f"k M{x} {y:.1f}L{x + 12} {y - 1:.1f}V{y - 10:.1f}L{x} {y - 9:.1f}Z")
    for axle in range(7):
        parts += road_wheel(92 + axle * 38, 300 - axle * 1.2, 17)
    return parts


def _hull() -> Parts:
    return [
        *drawn("""
        b M104 250L116 238L312 230L330 246L326 276L110 280Z
        l M104 250L116 238L312 230L318 235L118 245L108 262Z"""),
        *rivet_line(122, 254, 314, 248, 9, 2.4),
        *rivet_line(122, 272, 314, 266, 9, 2.4),
        *drawn("""
        s M128 206L150 160L286 152L312 200Z
        b M128 206L150 160L214 156L214 203Z
        l M150 160L286 152L282 158L152 167L136 206L128 206Z"""),
    ]


def _turret() -> Parts:
    return [
        *drawn("""
        s M160 160L170 112L252 106L270 154Z
        b M160 160L170 112L206 109L206 157Z
        l M170 112L252 106L250 112L173 118L166 160L160 160Z
        k r 196 94 34 14
        s M192 96L198 86L228 86L234 96Z
        k M172 116L40 92L38 114L168 148Z
        b M172 122L56 99L55 107L170 134Z
        l M172 122L56 99L56 102L172 126Z
        k M48 86L18 82L16 122L46 124Z
        k M120 248L40 244L40 258L120 264Z
        k o 120 256 13
        s o 120 256 8
        a M226 126L256 124L260 142L228 144Z
        k r 296 150 13 48
        k r 316 156 13 44
        s r 298 150 4 48"""),
        *cog_sun(243, 134, 9, "w", "a"),
    ]


def tankette() -> Parts:
    """A small two-man tank whose gun curves over it like a scorpion's tail."""
    tail = drawn("""
        k M318 262Q408 210 372 110Q330 30 214 44L150 60L156 98L222 88Q300 74 324 134Q340 186 286 226Z
        s M318 248Q390 204 362 116Q324 44 216 56L162 68L165 84L222 74Q306 62 338 130Q352 190 300 232Z
        l M362 116Q324 44 216 56L162 68L163 74L218 62Q316 52 352 118Q364 160 350 196Q372 160 362 116Z
        k5 M330 196L362 204M338 160L376 158M322 120L354 98M290 90L310 62M250 76L254 48
        k M158 46L104 76L98 96L126 104L166 110Z
        c M152 58L112 82L110 92L128 96L156 96Z
        k M104 80L58 108L64 118L112 98Z""")
    hull = drawn("""
        k M34 312L78 232L150 200L262 200L316 236L362 262L352 312Z
        b M50 308L88 240L154 212L206 212L200 308Z
        s M206 212L258 212L308 246L348 270L342 308L200 308Z
        l M88 240L154 212L258 212L262 218L158 220L96 248L64 308H50Z
        k M104 254L180 246L180 266L98 272Z
        g M112 258L172 252L172 261L106 266Z
        k M222 248H282L300 276H222Z
        a M230 255H278L288 270H230Z""")
    track = drawn("""
        k M16 330Q14 292 60 290H338Q390 292 388 334Q380 384 320 386H84Q26 384 16 330Z
        s M32 332Q32 304 64 304H334Q372 306 372 336Q364 370 316 371H90Q40 370 32 332Z
        k6 M40 386v-12M66 396v-12M100 398v-12M140 398v-12M180 398v-12M220 398v-12M260 398v-12
        + M300 398v-12M336 392v-12M364 378v-12
        """)
    wheels: Parts = []
    for x, radius in ((74, 27), (140, 25), (200, 25), (260, 25), (328, 27)):
        wheels += road_wheel(x, 338, radius)
    claws = drawn("""
        k M60 282Q-6 270 6 212L44 196L36 222L66 228L58 250Q40 252 40 262L78 268Z
        a M58 274Q6 264 16 218L34 208L28 228L54 234L50 244Q30 248 32 262Z""")
    return [*tail, *hull, *track, *wheels, *claws]


def armoured_car() -> Parts:
    """A wheeled car with a round turret and a bow curved like a scimitar."""
    body = drawn("""
        k M96 300L40 286Q-14 226 24 130Q40 216 108 214L140 176H282L318 212L388 232V300Z
        l M92 290L48 280Q4 230 22 164Q44 228 110 226Z
        w M48 280Q4 230 22 164Q30 200 44 216Q26 240 60 284Z
        b M98 290L116 222L146 186H210V290Z
        s M210 186H276L312 222L378 240V290H210Z
        l M116 222L146 186H276L280 192H150L122 226L106 290H98Z
        k M136 216L152 198H196V216Z
        k r 232 198 40 18
        k M332 244H370V268H332Z
        c M338 249H364V263H338Z
        k4 M210 186V290M294 206V290""")
    turret = drawn("""
        k M150 178L160 118Q210 94 266 118L276 178Z
        b M160 172L168 124Q188 114 210 112V172Z
        s M210 112Q236 112 258 124L266 172H210Z
        l M168 124Q210 104 258 124L257 130Q212 112 172 130L166 172H160Z
        k M166 130L48 112V136L164 160Z
        b M164 134L62 119V126L163 146Z
        k M62 104H34V144H60Z
        k r 196 98 40 12""")
    tyres: Parts = []
    for x in (118, 228, 334):
        tyres += wheel(x, 318, 54, 8, "s", "a")
    guard = drawn("k M56 300Q70 250 118 252Q168 252 180 296H172Q160 264 118 264Q78 264 66 302Z")
    return [
        *body,
        *turret,
        *tyres,
        *guard,
        *rivet_line(120, 280, 300, 280, 9),
        *cog_sun(214, 146, 20, "a", "s"),
    ]


def land_battleship() -> Parts:
    """A warship on tracks: towering bow, three turrets, two funnels."""
    hull = drawn("""
        k M-14 196L40 228L330 214L412 190V330H30Z
        b M2 210L42 238L200 232V318H38Z
        s M200 232L332 224L412 202V318H200Z
        l M2 210L42 238L332 224L334 232L46 248L10 226Z
        k M-14 196L30 330L10 334L-30 230Z
        a M44 258L412 238V250L48 270Z""")
    towers = drawn("""
        k M214 220L222 90H318L326 216Z
        b M224 216L230 100H266V216Z
        s M266 100H310L316 212L266 216Z
        l M230 100H310V108H236L232 216H224Z
        k M206 96L216 70H324L334 96Z
        a M222 78H318L324 88H216Z
        k r 236 122 16 12
        k r 260 122 16 12
        k r 284 122 16 12
        k M330 214L338 96H376L386 206Z
        s M340 210L346 104H368L376 204Z
        a r 342 120 32 18
        k4 M270 70V0M248 24H292
        a M272 2L318 14L272 28Z""")
    guns = [*_ship_turret(110, 190, 1.0), *_ship_turret(196, 152, 0.78)]
    track = drawn("""
        k M36 330Q24 296 62 294H412V392H80Q44 384 36 330Z
        s M52 334Q46 308 68 308H412V378H86Q58 370 52 334Z""")
    for x in (98, 164, 230, 296, 362):
        track += road_wheel(x, 344, 29)
    smoke = puffs(356, 92, 0.7, "mid", 0.8)
    return [*smoke, *towers, *hull, *guns, *track, *rivet_line(60, 290, 390, 276, 14)]


def _ship_turret(x: float, y: float, size: float) -> Parts:
    return shifted(
        drawn("""
        k M-54 44L-44 -20L30 -26L56 44Z
        b M-46 40L-37 -13L0 -16V40Z
        s M0 -16L26 -18L46 40H0Z
        l M-37 -13L26 -18L28 -11L-32 -6L-40 40H-46Z
        k M-34 2L-150 -30L-154 -10L-40 24Z
        b M-36 6L-142 -24L-143 -18L-38 14Z
        k M-140 -34L-166 -42L-170 -8L-146 -4Z"""),
        x,
        y,
        size,
    )


def crusader() -> Parts:
    """A walking suit of armour as large as a house: little helm, huge shoulders, piston arms."""
    arm = drawn("""
        k M8 150Q40 96 122 110L140 190L96 236L30 232Z
        b M18 152Q46 108 114 120L128 186L92 224L38 222Z
        l M18 152Q46 108 114 120L116 128Q54 118 30 160L44 222H38Z
        k M40 226H96L104 330H30Z
        s M48 232H88L94 322H40Z
        k5 M56 236V320M78 236V320
        k M18 320H114L118 402H10Z
        b M28 330H104L107 402H20Z""")
    torso = drawn("""
        k= 0,118 L96,124 L112,190 L78,318 L0,330
        b|s 0,130 L86,134 L98,190 L68,306 L0,316
        l M114 134L200 130V140L122 146L112 190L134 306H130L102 190Z
        k= 0,318 L62,312 L84,402 L20,402 L0,350
        s&k M146 322L196 332L184 402H124Z
        k= 0,190 L52,186 L44,280 L0,292
        g= 0,200 L42,196 L36,270 L0,280
        k5 M168 196V284M184 196V288M200 196V290M216 196V288M232 196V284
        k4 M152 220H248M152 250H248""")
    helm = drawn("""
        k= 0,28 Q46,30 50,70 L54,122 L0,140
        l|b 0,38 Q36,40 40,72 L44,114 L0,128
        k= 0,74 L46,68 L47,86 L0,94
        g&g M160 80L190 86V90L160 86Z
        k M196 38H204V128H196Z
        k M194 30Q190 -20 236 -30Q270 -20 262 20Q236 0 206 32Z
        a M200 26Q200 -10 236 -20Q260 -10 254 8Q230 -6 204 24Z""")
    return [
        *arm,
        *flipped(arm),
        *torso,
        *helm,
        *rivet_line(116, 152, 116, 200, 3),
        *gate_sign(200, 356, 40, "c"),
    ]


def paladin() -> Parts:
    """A tank seen from the front whose turret is a knight's visor, a lance gun on either side."""
    side = drawn("""
        k M20 222Q22 200 46 198H104V402H20Z
        s M30 224Q32 210 50 208H96V402H30Z
        k6 M30 232H96M30 256H96M30 280H96M30 304H96M30 328H96M30 352H96M30 376H96
        k M112 250L76 234L8 60L30 54Z
        l M112 240L84 228L22 68L28 66Z
        k M80 204L120 196L126 270L94 276Z
        c M86 210L114 204L118 262L98 268Z""")
    hull = drawn("""
        k= 0,232 L84,240 L112,290 L104,402 L0,402
        b|s 0,244 L76,250 L102,292 L94,402 L0,402
        l M124 250L200 244V254L130 260L108 300L112 402H106L98 292Z
        k= 0,330 L70,326 L66,402 L0,402
        a|as 0,340 L60,336 L57,402 L0,402""")
    visor = drawn("""
        k= 0,66 Q92,70 104,160 L108,232 L60,262 L0,276
        l|b 0,80 Q80,84 91,162 L94,224 L54,248 L0,260
        w M114 160Q124 92 190 84Q140 104 132 164L128 220Q116 214 106 210Z
        k= 0,150 L102,140 L104,162 L0,180
        g&g M114 152L186 166V171L114 160Z
        k M193 66H207V276H193Z
        c M196 70H204V270H196Z
        k&k o 136 196 6
        k&k o 158 202 6
        k&k o 180 208 6
        k&k o 140 218 6
        k&k o 162 226 6
        k&k o 182 232 6
        k M190 70Q180 10 200 -34Q220 10 210 70Z
        a M195 66Q188 16 200 -20Q212 16 205 66Z""")
    return [*side, *flipped(side), *hull, *visor, *gate_sign(200, 376, 52, "c")]


def cathedral() -> Parts:
    """A cathedral on tracks: rose window, two gun towers, a great door."""
    tower = drawn("""
        k M18 330V120L54 8L92 120V330Z
        b M28 330V126L54 42V330Z
        s M54 42L82 126V330H54Z
        l M28 330V126L54 42L56 52L36 130V330Z
        k M10 128H100V146H10Z
        k M40 190Q54 164 68 190V250H40Z
        g M46 194Q54 178 62 194V244H46Z
        k M-30 196L40 176V202L-30 216Z
        k4 M54 20V-20
        c o 54 -24 9""")
    nave = drawn("""
        k= 0,44 L118,170 L122,340 L0,340
        b|s 0,64 L106,178 L110,330 L0,330
        l M200 64L94 178L92 330H100L104 184L200 82Z
        k o 200 184 60
        c o 200 184 53
        k o 200 184 46
        g o 200 184 41
        k5 M200 140V228M156 184H244M169 153L231 215M231 153L169 215
        k o 200 184 17
        a o 200 184 12
        k= 0,256 Q44,270 46,310 L46,340 L0,340
        a|as 0,266 Q34,278 36,312 L36,336 L0,336
        k4 M200 264V338M182 276V338M218 276V338
        c o 200 40 12""")
    track = drawn("""
        k M0 352Q4 320 40 320H360Q396 320 400 352Q396 402 350 402H50Q4 402 0 352Z
        s M14 354Q18 334 44 334H356Q382 334 386 354Q380 390 346 390H54Q20 390 14 354Z""")
    for x in (58, 115, 172, 229, 286, 343):
        track += road_wheel(x, 362, 25)
    return [*tower, *flipped(tower), *nave, *track]
