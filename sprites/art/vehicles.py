"""What carries and tows: boats, trucks, trains, trailers and the fortress on drums."""

from __future__ import annotations

from sprites.art.shapes import Parts
from sprites.art.sketch import (
    crown_sign,
    drawn,
    puffs,
    rivet_line,
    shifted,
    wave_sign,
    wheel,
)


def gunboat() -> Parts:
    """A river gunboat: low hull, wheel-house, thin funnel, gun on the bow."""
    smoke = puffs(262, 70, 0.8, "mid", 0.9)
    upper = drawn("""
        k M244 220L250 66H282L290 218Z
        s M252 214L257 74H275L281 212Z
        a r 254 92 26 20
        k M126 236L138 150H238L244 236Z
        b M136 232L146 160H190V232Z
        s M190 160H230L235 232H190Z
        l M146 160H230V168H150L143 232H136Z
        k M120 152L132 132H244L254 152Z
        c M134 138H240L245 147H128Z
        k r 152 178 24 22
        g r 156 182 16 14
        k r 196 178 24 22
        g r 200 182 16 14
        k4 M312 226V110
        a M314 112L362 128L314 146Z
        k M62 236L74 196H116L124 236Z
        s M72 230L80 203H110L115 230Z
        k M84 206L-6 172V192L80 224Z
        b M84 210L2 180V186L82 216Z
        k M2 164L-18 158V200L2 198Z""")
    hull = drawn("""
        k M-20 222L30 236H392L412 222L386 330H36Z
        b M-6 234L32 246H210V322H42Z
        s M210 246H384L396 238L378 322H210Z
        l M-6 234L32 246H384L394 240L392 252L34 258L4 246Z
        a M28 286L380 280L376 300L34 304Z
        k8 M300 246V322M330 246V322
        k o 342 290 46
        s o 342 290 38
        k6 M342 252V328M304 290H380M315 263L369 317M369 263L315 317""")
    water = drawn("""
        far M-20 330Q0 306 30 318T90 316T150 318T210 316T270 318T330 316T420 312V402H-20Z
        w4 M-10 336Q10 322 36 332T96 330T156 332T216 330
        w4 M200 356Q230 342 256 352T316 350T376 352
        w4 M20 376Q50 364 76 372T136 370T196 372""")
    return [*smoke, *upper, *hull, *rivet_line(50, 268, 280, 268, 11, 2.6), *water]


def rolling_fortress() -> Parts:
    """A fortress between two giant drums, with a bird's prow and a pavilion on top."""
    tower = drawn("""
        k M130 190L142 96H292L304 190Z
        b M142 186L152 106H214V186Z
        s M214 106H282L292 186H214Z
        l M152 106H282V114H156L148 186H142Z
        k M118 100L132 78H300L314 100Z
        c M136 84H296L302 94H128Z
        k r 168 128 30 20
        k r 232 128 30 20
        k M160 80L166 36H266L274 80Z
        a M170 76L174 44H258L264 76Z
        k M148 42L216 -14L286 42Z
        c M168 36L216 -2L264 36Z
        k M140 128L58 96V120L136 154Z
        b M138 134L66 105V111L136 144Z
        k M66 88L40 80V128L64 128Z""")
    bird = drawn("""
        k M120 232Q70 238 34 196Q10 178 -14 196Q0 140 52 140Q96 138 128 182Z
        c M112 222Q70 224 40 186Q16 164 4 178Q18 150 54 152Q90 152 118 190Z
        a M40 186Q16 164 -14 196Q10 180 34 204Z
        k o 58 172 8
        w o 56 170 3
        k4 M84 160Q90 190 118 206M104 164Q108 180 124 192""")
    hull = drawn("""
        k M84 182H340L372 250V330H60V240Z
        b M94 192H210V322H70V244Z
        s M210 192H334L362 254V322H210Z
        l M94 192H334L337 200H98L78 248V322H70V244Z
        a M70 262H362V280H70Z""")
    drums: Parts = []
    for x in (104, 304):
        drums += drawn(f"""
            k o {x} 304 98
            s o {x} 304 88
            b M{x - 88} 304A88 88 0 0 1 {x} 216V392A88 88 0 0 1 {x - 88} 304Z
            k o {x} 304 64
            a o {x} 304 58""")
        for step in range(12):
            bar = drawn("k r -6 -98 12 40\nk r -3 -60 6 60")
            drums += shifted(bar, x, 304, 1, step * 30)
        drums += drawn(f"k o {x} 304 24\nc o {x} 304 16\nk o {x} 304 5")
    return [*tower, *hull, *bird, *drums, *wave_sign(204, 236, 50, "c")]


def truck() -> Parts:
    """A supply truck from the front: high radiator, two lamps, canvas hood."""
    return drawn("""
        k= 0,40 Q120,44 132,120 L132,250 L0,250
        l|b 0,52 Q108,56 120,124 L120,240 L0,240
        k&k3 M140 54Q112 140 116 240M172 50Q158 140 160 240
        k= 0,128 L100,132 L110,210 L0,214
        g&g M112 142H192V200H106Z
        w&w M120 146H152L132 196H112Z
        k= 0,204 L80,208 L92,330 L0,336
        b|s 0,214 L72,218 L82,324 L0,328
        k= 0,226 L48,230 L52,316 L0,320
        c|cs 0,234 L40,238 L44,308 L0,312
        k4 M172 240V308M186 236V310M200 236V312M214 236V310M228 240V308
        k o 200 222 16
        a o 200 222 10
        k&k M22 250Q26 212 78 212Q118 214 124 262L100 290H40Z
        s&s M32 250Q36 222 78 222Q108 224 114 262L96 280H46Z
        k&k M28 276H102V402H28Z
        s&s M38 286H92V402H38Z
        k&k5 M38 300H92M38 320H92M38 340H92M38 360H92M38 380H92
        k&k o 104 246 33
        c&c o 104 246 27
        g&g o 104 246 21
        w&w o 98 240 8
        k= 0,330 L104,326 L104,354 L0,358
        c= 0,336 L96,332 L96,346 L0,350
        k r 168 360 64 30
        w r 174 366 52 18
        """)


def train() -> Parts:
    """An armoured locomotive coming straight on, plough below, crown above the lamp."""
    return [
        *puffs(200, 40, 0.9, "mid", -0.6),
        *drawn("""
        k= 0,18 L34,18 L40,70 L0,70
        s|k 0,26 L27,26 L31,66 L0,66
        c= 0,18 L34,18 L35,28 L0,28
        k&k M40 402V190L84 150H130V402Z
        s&k M50 402V196L88 160H122V402Z
        k&k r 58 230 44 26
        g&g r 64 236 32 14
        k= 0,60 Q112,66 122,180 Q118,300 84,330 L0,336
        b|s 0,72 Q100,78 110,180 Q106,290 76,318 L0,324
        l M90 180Q100 84 190 73Q120 96 110 184Q112 250 130 306L124 318Q92 280 90 180Z
        k o 200 184 74
        c o 200 184 66
        k o 200 184 58
        b o 200 184 52
        s M200 132A52 52 0 0 1 200 236Z
        k o 200 184 30
        g o 200 184 24
        w o 192 176 9"""),
        *rivet_line(112, 130, 112, 240, 5),
        *rivet_line(288, 130, 288, 240, 5),
        *drawn("""
        k= 0,262 L58,262 L58,296 L0,296
        a|as 0,268 L52,268 L52,290 L0,290
        k= 0,318 L110,312 L168,402 L0,402
        l|b 0,328 L104,322 L148,402 L0,402
        k&k5 M182 328L166 402M148 326L112 402M116 324L66 402
        k&k M84 344L-10 330V352L84 372Z
        b&s M80 350L2 339V346L80 362Z"""),
        *crown_sign(200, 112, 56, "c"),
    ]


def trailer() -> Parts:
    """A two-wheeled trailer heaped with scrap."""
    heap = drawn("""
        k M60 240L84 150L128 172L150 92L206 110L232 60L284 118L320 100L348 178L370 240Z
        s M74 240L94 166L134 186L156 108L204 124L230 84L274 130L312 118L336 184L354 240Z
        c M130 190L152 110L176 118L162 200Z
        b M214 180L240 100L270 134L252 210Z
        k9 M96 220L140 140M300 130L340 70M236 220L320 160
        a9 M182 226Q196 160 236 166
        k o 300 196 32
        b o 300 196 25
        k o 300 196 9
        k o 118 208 24
        c o 118 208 18
        k o 118 208 8
        l M196 128L230 92L236 108L206 140Z""")
    bed = drawn("""
        k M30 232H388L366 316H70Z
        b M44 242H208V306H78Z
        s M208 242H374L357 306H208Z
        l M44 242H374L372 250H50L80 306H76Z
        k4 M100 242L112 306M160 242L166 306M220 242V306M280 242L274 306M334 242L324 306
        k12 M44 276L-20 330
        c6 M44 276L-20 330""")
    return [*heap, *bed, *wheel(134, 330, 60, 8, "s", "b"), *wheel(290, 330, 60, 8, "s", "b")]
