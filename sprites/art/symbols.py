"""Orders, equipment and field conditions as one strong thing each."""

from __future__ import annotations

from sprites.art.arms import rifle
from sprites.art.crowds import ranks
from sprites.art.shapes import Part, Parts
from sprites.art.sketch import (
    cog_sun,
    crown_sign,
    drawn,
    flame,
    flipped,
    gate_sign,
    resized,
    rivet_line,
    shifted,
    star,
)


def megaphone() -> Parts:
    """A speaking trumpet with the words flying out as bolts."""
    return drawn("""
        a M352 96L420 60L396 104L440 96L372 140Z
        a M366 176L440 170L404 196L440 214L368 204Z
        a M352 262L414 296L388 256L432 262L366 226Z
        k M60 190L96 168L300 62L334 78L360 270L332 290L110 252L74 246Z
        b M96 178L298 74L324 278L112 244Z
        l M96 178L298 74L306 138L98 196Z
        s M106 226L318 232L324 278L112 244Z
        k e 320 176 32 112
        a e 322 176 24 99
        c e 324 176 17 80
        k e 326 178 12 52
        k M136 244L182 250L200 348L148 348Z
        s M146 250L176 254L191 340L156 340Z
        b M146 250L158 252L168 340H156Z
        k M50 184L78 180L92 248L64 252Z
        c M57 190L74 187L86 242L70 245Z""")


def pennant() -> Parts:
    """A swallow-tailed pennant on a lance with a bayonet's point."""
    return [
        *drawn("""
        k M86 60L100 -60L118 60V420H86Z
        l M94 56L101 -30V60Z
        s M101 -30L111 58H101Z
        c M93 74H111V420H93Z
        cs M102 74H111V420H102Z
        k M84 60H122V84H84Z
        a M90 66H116V78H90Z
        k M116 88Q200 60 270 96T412 74L330 166L420 262Q340 290 270 262T116 276Z
        b M124 98Q204 70 268 106T388 92L316 166L392 250Q334 272 268 248T124 264Z
        s M268 106Q320 130 388 92L316 166L392 250Q334 272 268 248Q300 180 268 106Z
        l M124 98Q204 70 268 106L270 122Q204 88 124 118Z
        a4 M130 276L118 330M150 274L150 326"""),
        *cog_sun(204, 174, 56, "c", "s"),
    ]


def standard() -> Parts:
    """A square banner hanging from its yard, the gate on it, rays above."""
    return [
        *drawn("""
        k r 190 -10 20 430
        c r 194 -6 6 426
        cs r 200 -6 6 426
        k M50 34H350V54H50Z
        c M56 39H344V49H56Z
        k&k o 50 44 14
        c&c o 50 44 9
        k M70 50H330V330L286 300L243 334L200 300L157 334L114 300L70 330Z
        w M80 54H200V288L157 322L114 288L80 312Z
        l M200 54H320V312L286 288L243 322L200 288Z
        a M80 54H320V82H80Z
        as M200 54H320V82H200Z
        c4 M80 92H320M96 104V280M304 104V280
        k o 200 -20 30
        c o 200 -20 24
        g o 200 -20 15"""),
        *gate_sign(200, 196, 130, "a"),
    ]


def scales() -> Parts:
    """A sword point down as the pillar of a pair of scales."""
    pan = drawn("""
        k4 M82 120L40 250M82 120L124 250
        k M26 246H138Q132 300 82 302Q32 300 26 246Z
        c M36 254H128Q122 290 82 292Q42 290 36 254Z
        cs M82 254H128Q122 290 82 292Z""")
    weight = flame(82, 250, 0.5, ("a", "c", "w"))
    feather = drawn("s M296 250Q290 210 318 180Q348 214 340 250Z\nl M300 246Q298 214 318 190V246Z")
    sword = drawn("""
        k M178 130H222L218 360L200 412L182 360Z
        l M186 134H200V394L190 356Z
        b M200 134H214L210 356L200 394Z
        k M66 94H334V126H66Z
        c M74 101H326V119H74Z
        k&k o 66 110 18
        c&c o 66 110 12
        k M188 30H212V96H188Z
        a M193 36H200V94H193Z
        as M200 36H207V94H200Z
        k4 M188 48L212 40M188 64L212 56M188 80L212 72
        k o 200 16 26
        c o 200 16 20
        g o 200 16 10""")
    return [*pan, *shifted(pan, 236, 0), *weight, *feather, *sword]


def blessed_shield() -> Parts:
    """A shield with the gate, two wings of light behind."""
    wing = drawn("""
        k M150 150Q70 130 10 30Q-20 120 20 190Q-6 196 -4 206Q14 262 60 268Q50 280 60 288Q100 320 150 300Z
        w M150 162Q74 146 16 60Q2 130 40 194L20 204Q34 246 80 256L72 276Q108 300 150 288Z
        g M150 190Q100 190 40 194Q70 214 150 214ZM150 246Q110 254 80 256Q104 270 150 266Z""")
    shield = drawn("""
        k M92 50Q146 60 200 30Q254 60 308 50V196Q300 316 200 384Q100 316 92 196Z
        c M103 62Q152 68 200 43Q248 68 297 62V196Q290 306 200 370Q110 306 103 196Z
        l M119 80Q160 82 200 62V350Q126 296 119 194Z
        b M281 80Q240 82 200 62V350Q274 296 281 194Z""")
    return [
        *wing,
        *flipped(wing),
        *shield,
        *rivet_line(112, 74, 112, 196, 5),
        *rivet_line(288, 74, 288, 196, 5),
        *gate_sign(200, 190, 116, "a"),
    ]


def decree() -> Parts:
    """An unrolled decree under a crown, its great seal hanging."""
    lines = "M126 158H274M126 182H274M126 206H250M126 230H274M126 254H240"
    return [
        *drawn(f"""
        k M92 96Q200 70 308 96V318Q200 292 92 318Z
        w M102 104Q200 80 200 84V297Q150 294 102 306Z
        l M298 104Q200 80 200 84V297Q250 294 298 306Z
        k5 {lines}
        k M70 76Q200 44 330 76Q344 96 330 114Q200 82 70 114Q56 96 70 76Z
        c M76 84Q200 54 324 84Q330 96 324 104Q200 74 76 104Q70 96 76 84Z
        k M74 304Q200 272 326 304Q340 324 326 340Q200 308 74 340Q60 324 74 304Z
        c M80 312Q200 282 320 312Q326 324 320 331Q200 300 80 331Q74 324 80 312Z
        k M176 300L160 402L186 384L200 402L216 384L240 402L226 300Z
        a M184 306L172 386L188 374L200 390V306Z
        as M200 306V390L213 374L228 386L218 306Z"""),
        Part("k", star(200, 322, 58, 50, 18)),
        Part("a", star(200, 322, 50, 43, 18)),
        *drawn("as o 200 322 34\na o 202 324 30"),
        *crown_sign(200, 322, 40, "c"),
        *crown_sign(200, 40, 96, "k"),
        *crown_sign(200, 40, 78, "c"),
    ]


def regalia() -> Parts:
    """Two crossed batons of command behind a star of many rays."""
    baton = drawn("""
        k M-24 -190H24V190H-24Z
        a M-16 -176H0V176H-16Z
        as M0 -176H16V176H0Z
        k M-32 -200H32V-150H-32ZM-32 150H32V200H-32Z
        c M-24 -192H24V-158H-24ZM-24 158H24V192H-24Z
        l M-24 -192H-12V-158H-24ZM-24 158H-12V192H-24Z
        c o 0 -120 7
        c o 0 -84 7
        c o 0 84 7
        c o 0 120 7""")
    return [
        *shifted(baton, 200, 200, 1, 42),
        *shifted(baton, 200, 200, 1, -42),
        Part("k", star(200, 200, 132, 74, 12)),
        Part("c", star(200, 200, 118, 66, 12)),
        Part("l", star(200, 200, 92, 50, 12, -75)),
        *drawn("k o 200 200 56\na o 200 200 48\nas M200 152A48 48 0 0 1 200 248Z"),
        *crown_sign(200, 200, 62, "c"),
    ]


def barred_crown() -> Parts:
    """A crown over two crossed rifles: the law of arms."""
    crown = drawn("""
        k M60 300L38 116L124 206L200 76L276 206L362 116L340 300Z
        c M74 288L58 154L128 226L200 104L272 226L342 154L326 288Z
        l M74 288L58 154L128 226L200 104V288Z
        k M58 288H342V342H58Z
        a M68 298H332V332H68Z
        as M200 298H332V332H200Z
        k o 40 114 21
        a o 40 114 15
        k o 200 70 22
        a o 200 70 16
        k o 360 114 21
        as o 360 114 15
        c o 100 315 9
        c o 150 315 9
        c o 200 315 9
        c o 250 315 9
        c o 300 315 9""")
    arms = [*rifle(30, 420, 330, 40), *flipped(rifle(30, 420, 330, 40))]
    return [*resized(arms, 200, 200, 1.1), *resized(crown, 200, 190, 0.8)]


def triumph() -> Parts:
    """A triumphal arch hung with banners, columns marching through, confetti in the air."""
    return [
        *drawn("""
        k M30 402V86H370V402H262V236Q262 170 200 166Q138 170 138 236V402Z
        b M40 402V96H200V156Q128 160 128 236V402Z
        s M200 96H360V402H272V236Q272 160 200 156Z
        l M40 402V96H200V108H54V402Z
        k M16 64H384V98H16Z
        c M24 72H376V90H24Z
        k M60 20H340V66H60Z
        b M68 28H200V66H68Z
        s M200 28H332V66H200Z
        k M58 140H108V310L83 290L58 310Z
        a M64 144H102V298L83 281L64 298Z
        k M292 140H342V310L317 290L292 310Z
        as M298 144H336V298L317 281L298 298Z"""),
        *crown_sign(83, 190, 26, "c"),
        *crown_sign(317, 190, 26, "c"),
        *crown_sign(200, 48, 44, "c"),
        *crown_sign(200, -16, 96, "k"),
        *crown_sign(200, -16, 80, "c"),
        *shifted(ranks(3, 1.5, "busby", y=330), 110, 60, 0.46),
        *ranks(7, 0.8, "busby", y=336),
    ]
