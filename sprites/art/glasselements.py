"""Spells of the elements for the windows: fire, lightning, ice and mist."""

from __future__ import annotations

from sprites.art.glassarms import shards, turned
from sprites.art.shapes import Part, Parts
from sprites.art.sketch import drawn, flipped, shifted, star


def fire_arrow() -> Parts:
    """An arrow all in flame, rising to the right, its fire torn back along the shaft."""
    arrow = drawn("""
        a M200 -70Q286 20 272 108Q300 96 306 64Q332 150 286 196Q310 192 320 176Q304 256 248 276
        + L236 240L214 330L200 262L186 330L164 240L152 276Q96 256 80 176Q90 192 114 196Q68 150 94 64
        + Q100 96 128 108Q114 20 200 -70Z
        c M200 -30Q262 50 244 130Q270 130 282 110Q282 190 226 222L200 250L174 222Q118 190 118 110
        + Q130 130 156 130Q138 50 200 -30Z
        s M188 180H212V420H188Z
        w M200 20L158 126L200 104Z
        l M200 20L242 126L200 104Z
        w M158 126L200 104L242 126L212 190H188Z
        k4 M200 20V104
        c M180 330H220V350H180Z
        w M188 360L136 390V460L188 426Z
        l M212 360L264 390V460L212 426Z""")
    return turned(arrow, 16)


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


def lightning() -> Parts:
    """One mighty bolt from the top of the window to its foot, splinters of light where it strikes."""
    return [
        Part("c", star(176, 372, 110, 40, 9)),
        Part("w", star(176, 372, 62, 24, 9)),
        *drawn("""
        a M244 -90L70 172L160 160L84 276L168 268L130 420L340 190L250 200L346 70L250 84L330 -70Z
        c M250 -56L112 148L196 138L124 248L206 238L166 366L296 216L212 224L308 96L222 110L300 -50Z
        w M252 -10L160 124L222 114L160 222L222 214L194 300L252 236L180 244L266 118L216 126Z"""),
        *shards(66, 340, 1.3),
        *shards(286, 326, 1.3),
    ]


def frost() -> Parts:
    """A flower of frost: six broad blades of ice and six small ones around a white heart."""
    blade = drawn("""
        w M0 -30L-44 -108L0 -206Z
        g M0 -30L44 -108L0 -206Z
        l M0 -66L-16 -108L0 -150L16 -108Z""")
    small = drawn("""
        l M0 -40L-26 -92L0 -146Z
        b M0 -40L26 -92L0 -146Z""")
    turns = range(6)
    return [
        *[part for step in turns for part in shifted(small, 200, 200, 1, 60 * step + 30)],
        *[part for step in turns for part in shifted(blade, 200, 200, 1, 60 * step)],
        Part("s", star(200, 200, 62, 44, 6)),
        Part("w", star(200, 200, 40, 20, 6, -60)),
    ]


def veil() -> Parts:
    """A face of the Ika behind veils of mist: eyes closed, the folds drawn across from both sides."""
    return drawn("""
        s M200 -40Q330 -30 340 110Q344 230 400 330V440H0V330Q56 230 60 110Q70 -30 200 -40Z
        b M200 -40Q70 -30 60 110Q56 230 0 330V440H80Q100 260 100 150Q112 40 200 4Z
        fs M126 150L14 70Q40 176 124 214Z
        fs M274 150L386 70Q360 176 276 214Z
        f M200 20Q120 34 118 140Q120 240 200 296Z
        fs M200 20Q280 34 282 140Q280 240 200 296Z
        c M200 4Q130 12 116 96Q150 62 200 60Q250 62 284 96Q270 12 200 4Z
        g M200 26L218 56L200 88L182 56Z
        k7 M134 150Q158 170 184 152M216 152Q242 170 266 150
        k4 M138 128Q160 114 184 126M216 126Q240 114 262 128
        k5 M182 246Q200 254 218 246
        w@.82 M-30 150Q50 170 120 220Q190 262 240 300Q180 330 110 300Q40 270 -30 290Z
        w@.82 M430 150Q350 170 280 220Q220 258 170 300Q230 336 300 300Q360 270 430 290Z
        l M-30 300Q60 262 130 310Q200 352 270 310Q340 262 430 300V380Q330 330 266 366Q200 396 134 366
        + Q70 330 -30 380Z
        w M-30 380Q70 330 134 366Q200 396 266 366Q330 330 430 380V470H-30Z
        k3 M10 190Q70 210 110 244M390 190Q330 210 290 244M60 320Q100 300 140 330M260 330Q300 300 342 320""")


def mist() -> Parts:
    """A knight who has lost the way: mist coils round helm and sword and climbs higher."""
    coil = drawn("""
        w M-150 60Q-176 -6 -118 -36Q-62 -52 -48 -4Q-48 32 -84 30Q-104 24 -96 4Q-116 12 -104 40Q-70 74 -30 34
        + Q0 0 60 20V84H-150Z""")
    return [
        *drawn("""
        as M300 -10H320L316 250H304Z
        w M310 -40L334 -4V220L310 240Z
        l M310 -40L286 -4V220L310 240Z
        c M262 226H358V250H262Z
        s M104 340V150Q108 34 200 20Q292 34 296 150V340Z
        b M104 340V150Q108 34 200 20V340Z
        l M104 160Q110 60 186 32Q140 66 138 160V300H104Z
        k M122 148L190 166V192L122 176Z
        k M278 148L210 166V192L278 176Z
        g M138 162L184 174L182 182L138 170Z
        g M262 162L216 174L218 182L262 170Z
        c M190 12H210V340H190Z
        k4 M140 214V280M160 220V286M240 220V286M260 214V280
        a M200 14Q250 -60 330 -40Q286 -30 280 0Q240 -10 214 24Z"""),
        *shifted(coil, 170, 270, 1.05),
        *shifted(flipped(shifted(coil, 170, 300, 1.1)), 0, 0),
        *drawn("""
        l M-20 330Q70 280 150 320Q224 350 290 312Q350 284 420 326V460H-20Z
        w M-20 384Q80 340 170 376Q250 400 320 368Q370 350 420 380V470H-20Z
        k3 M30 332Q76 314 116 332M270 330Q316 312 356 326"""),
    ]
