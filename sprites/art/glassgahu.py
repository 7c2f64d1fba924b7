"""Gahus and giants in the windows: people grown from a bush, and people as large as hills."""

from __future__ import annotations

from sprites.art.crowds import ranks
from sprites.art.glasswear import fist
from sprites.art.shapes import Parts, moved
from sprites.art.sketch import drawn, flipped, shifted

_BARK = """
    fs M164 190L236 190L246 262L200 290L154 262Z
    f|fs 0,96 L52,104 L62,160 L50,214 L26,252 L0,260
    k&k M146 150L190 168L186 184L152 172Z
    g&g M156 158L184 170L180 177L162 170Z
    k5 M176 226L200 220L224 226M200 176L190 204L200 210
    k&k4 M150 190L166 222M168 104L174 138
    """
"""A face of bark with lights for eyes."""


def _leaf(x: float, y: float, size: float, turn: float, role: str = "b", other: str = "s") -> Parts:
    """A pointed leaf that grows upwards from (x, y), 100 long at size 1."""
    leaf = drawn(f"{role} M0 0Q-34 -40 0 -100V0Z\n{other} M0 0Q34 -40 0 -100V0Z")
    return shifted(leaf, x, y, size, turn)


def warrior() -> Parts:
    """A mane of leaves standing out like spines, tusks, a stone axe."""
    mane: Parts = []
    for index in range(9):
        turn = -120 + index * 30
        mane += _leaf(200, 170, 1.9 if index % 2 else 1.66, turn, *(("l", "b") if index < 4 else ("b", "s")))
    axe = drawn("""
        fs M310 470L322 60L344 62L336 470Z
        w M316 84Q250 70 232 20Q224 130 240 190Q270 154 314 156Z
        l M316 84Q290 80 270 66L268 150Q290 152 314 156Z
        k6 M304 92L350 100M302 120L348 128M302 146L348 152""")
    tusks = drawn("w&w M176 232Q150 236 148 196Q160 214 182 216Z")
    paint = drawn("a&a M142 186L160 184L168 214L152 216Z")
    chest = drawn("""
        fs|k 0,250 L70,254 L136,284 Q164,320 170,470 L0,470
        f M138 262Q84 276 56 330L44 470H96Q104 350 150 296Z
        c|cs 0,280 L58,268 L112,320 L84,372 L40,352 L0,384
        a o 200 330 20""")
    return [
        *mane,
        *chest,
        *drawn(_BARK),
        *paint,
        *tusks,
        *moved(axe, "translate(26,8)"),
        *fist(352, 350, 1.0),
    ]


def scout() -> Parts:
    """A hood that is one great leaf, a lantern made of a seed."""
    hood = drawn("""
        b|s 0,-70 Q24,20 90,90 Q140,160 120,240 L70,300 L48,262 Q66,220 60,160 Q44,112 0,104
        l M82 230Q70 160 112 88Q170 20 194 -30Q186 60 150 120Q132 180 152 258L128 294Q90 270 82 230Z
        k4 M200 -60V104M188 20L140 70M180 62L112 128M212 20L260 70M220 62L288 128""")
    lantern = drawn("""
        fs M64 470L68 130H82L78 470Z
        fs5 M74 140Q100 100 130 140V176
        l M130 176Q88 200 96 250Q108 296 130 306Q152 296 164 250Q172 200 130 176Z
        g M130 196Q106 214 112 250Q118 276 130 284Q142 276 148 250Q154 214 130 196Z
        w o 130 240 12
        a M110 178L130 160L150 178L130 192Z""")
    cloak = drawn("""
        b|s 0,250 L76,262 Q150,300 164,370 L176,470 L0,470
        l M134 262Q66 300 48 380L40 470H90Q98 360 150 300Z
        a|as 0,276 L40,262 L54,300 L0,340""")
    return [*cloak, *drawn(_BARK), *hood, *shifted(lantern, -30, 40), *fist(44, 356, 0.9)]


def shaman() -> Parts:
    """A stag's skull for a mask, wide antlers, moss, a bowl of green light."""
    antler = drawn("""
        c M160 108Q96 60 72 -50L92 -62Q104 0 126 24Q124 -30 146 -70L162 -58Q144 -10 152 46Q164 80 182 96Z
        c M104 52Q40 40 10 -20L30 -30Q54 14 96 24Z
        c M128 86Q70 96 20 60L28 44Q76 70 122 64Z""")
    skull = drawn("""
        w|l 0,84 L48,92 L62,132 L44,180 L36,250 L18,286 L0,290
        k&k M142 134Q164 126 184 150Q176 176 152 166Z
        g&g o 165 150 8
        k M190 224L200 204L210 224L206 262H194Z
        k4 M200 90V190M172 212L180 258M228 212L220 258""")
    moss = drawn("""
        b&s M140 110Q110 150 124 230L92 300L130 286L116 340L152 300L160 250Q136 170 150 120Z""")
    cloak = drawn("""
        s|k 0,250 L70,256 Q150,286 168,360 L178,470 L0,470
        b M140 258Q70 290 50 370L40 470H100Q100 350 152 292Z
        a4 M130 300Q200 350 270 300
        c&c o 150 318 10
        c&c o 176 332 10""")
    bowl = drawn("""
        g M136 398Q120 340 168 320Q160 350 186 344Q190 310 214 296Q212 330 236 334Q240 350 262 348
        + Q276 376 264 398Z
        w M172 398Q166 360 200 336Q234 360 228 398Z
        a M106 398H294Q290 452 240 466H160Q110 452 106 398Z
        as M200 398H294Q290 452 240 466H200Z
        c4 M112 416H288""")
    return [*antler, *flipped(antler), *cloak, *moss, *skull, *bowl]


def summoner() -> Parts:
    """A carved mask as tall as a door, both hands raised, a spirit rising between them."""
    spirit = drawn("""
        g M200 96Q160 60 176 6Q150 30 146 64Q116 20 150 -30Q190 -80 240 -50Q280 -20 256 40Q246 70 216 84Z
        w M214 24Q190 10 204 -22Q226 -40 244 -14Q250 14 226 26Z
        k o 216 -8 5
        k o 234 -4 5""")
    arm = drawn("""
        b M10 470Q-10 330 34 220L84 236Q60 330 96 470Z
        l M10 470Q-10 330 34 220L54 226Q30 330 44 470Z
        f M26 226L18 150L30 146L40 186L44 132L58 132L60 184L74 140L88 146L80 192L104 172L112 182L86 238Z
        c M24 222L90 236L86 256L22 242Z""")
    mask = drawn("""
        c|cs 0,96 Q60,100 74,150 L70,270 Q52,340 0,352
        w M140 152Q152 112 192 104Q160 130 156 180L154 270Q142 262 134 252Z
        k&k M140 176L186 190L182 214L146 204Z
        g&g M152 186L180 196L176 206L156 201Z
        a&as M144 228L180 238L170 258L146 252Z
        k M176 276Q200 262 224 276L216 316Q200 326 184 316Z
        w&w M180 280L190 300L196 276Z
        k4 M200 104V176M168 112L176 160M232 112L224 160
        a M176 60L200 100L224 60L200 74Z""")
    hair = [
        *_leaf(150, 124, 1.0, -44, "l", "b"), *_leaf(250, 124, 1.0, 44, "b", "s"),
        *_leaf(170, 112, 0.8, -18, "l", "b"), *_leaf(230, 112, 0.8, 18, "b", "s"),
    ]  # fmt: skip
    chest = drawn("""
        b|s 0,290 L80,300 L120,340 L130,470 L0,470
        a|as 0,340 L40,330 L52,470 L0,470""")
    return [*hair, *chest, *mask, *arm, *flipped(arm), *spirit]


def herald() -> Parts:
    """The herald of those who serve no crown: a crown of leaves, a wolf's pelt, a great drum with a paw."""
    crown: Parts = []
    for index in range(7):
        turn = -78 + index * 26
        crown += _leaf(200, 128, 1.5 if index % 2 else 1.26, turn, *(("l", "b") if index < 4 else ("b", "s")))
    pelt = drawn("""
        w|l 0,250 L70,236 L150,270 L196,350 L176,380 L206,470 L0,470
        k&k4 M70 320L54 360M40 370L28 410M104 290L92 330""")
    drum = drawn("""
        a M70 330L86 470H314L330 330Z
        as M200 330H330L314 470H200Z
        k4 M84 360L136 460L188 360L240 460L292 360L320 420
        c M58 300H342V346H58Z
        w e 200 300 142 46
        l M200 254Q342 262 342 300Q336 344 200 346Z""")
    paw = drawn("""
        fs e 200 312 34 16
        fs e 152 296 15 10
        fs e 184 284 14 9
        fs e 218 284 14 9
        fs e 250 296 15 10""")
    stick = drawn("""
        c M24 170L42 160L124 282L108 292Z
        w o 116 286 21""")
    return [
        *crown, *pelt, *drawn(_BARK), *drum, *paw, *stick, *flipped(stick),
        *fist(48, 196, 0.9, "f", -30), *flipped(fist(48, 196, 0.9, "f", -30)),
    ]  # fmt: skip


def mountain_giant() -> Parts:
    """A hill that stands up: snow on the shoulders, firs on them, a jaw like a cliff, a tree for a club."""
    firs: Parts = []
    fir = drawn("f M0 -96L30 -40H14L36 0H-36L-14 -40H-30Z\nfs M0 -96L30 -40H14L36 0H0Z")
    for x, y, size in ((30, 214, 1.0), (78, 190, 0.8), (330, 196, 0.9)):
        firs += shifted(fir, x, y, size)
    body = drawn("""
        b|s 0,220 L80,206 L130,180 L196,214 L240,310 L240,470 L0,470
        l M-30 320L8 214L70 184L120 206L96 236L50 250L24 320L-8 380Z
        w M4 220L70 180L126 208L108 232L80 216L58 244L34 226L14 254Z
        w M396 220L330 180L274 208L292 232L320 216L342 244L366 226L386 254Z
        k5 M70 330L104 390L92 470M120 290L150 340
        f M136 470L150 400L180 392L200 420V470Z""")
    head = drawn("""
        b|s 0,0 L52,12 L84,70 L78,170 L90,214 L66,280 L0,304
        l M116 72L148 12L196 0L160 34L146 80L152 160L140 210L112 214L122 168Z
        k= 0,92 L80,78 L76,122 L0,136
        g&g M134 96L188 112L186 126L140 110Z
        l M180 118H200V190H164Z
        s M200 118H220L236 190H200Z
        k M152 222L200 210L248 222L240 240L200 232L160 240Z
        w&w M166 236L172 212L184 234Z
        f&fs M120 206L150 236L146 300L200 330L200 268L150 246Z
        f M150 12L170 -34L196 -8L216 -40L232 -2L252 14Q200 -6 150 12Z""")
    club = drawn("""
        cs M300 470L318 300L356 306L346 470Z
        c M302 310Q276 220 300 150Q334 110 376 150Q396 230 372 314Z
        cs M340 128Q362 134 376 150Q396 230 372 314L346 312Q368 220 340 128Z
        l M300 170L264 150L296 206ZM374 190L412 176L380 230Z
        k5 M316 180L334 200M320 240L344 250""")
    return [*firs, *body, *head, *club, *fist(326, 376, 1.5, "b")]


def bearer() -> Parts:
    """A giant with a castle on the back, soldiers on its wall; iron cap, beard in plaits."""
    castle = drawn("""
        l M36 240V20H62V40H92V20H122V40H152V20H200V240Z
        b M364 240V20H338V40H308V20H278V40H248V20H200V240Z
        a M184 -10V-90L240 -72L196 -50V-10Z
        k M92 90Q108 60 124 90V130H92ZM276 90Q292 60 308 90V130H276Z
        k4 M50 150H100M64 180H110M300 150H350M290 180H336""")
    crew = shifted(ranks(4, 0.8, y=40), 30, -30, 0.86)
    body = drawn("""
        b|s 0,230 L90,236 L176,290 L206,380 L214,470 L0,470
        l M110 236Q30 262 0 350L-10 470H50Q56 350 130 290Z
        c M60 180H92L150 330L118 350Z
        cs M340 180H308L250 330L282 350Z""")
    head = drawn("""
        f|fs 0,140 L66,146 L74,200 Q70,246 0,262
        k&k M140 182L190 192L188 204L146 198Z
        fs M184 190H216L226 236H174Z
        l|b 0,96 Q70,98 84,156 L88,186 L0,170
        w M124 150Q136 110 190 102Q156 122 148 160Z
        c= 0,150 L86,160 L90,186 L0,176
        c o 200 120 12
        a|as 0,236 Q30,222 64,222 L78,200 Q90,270 52,330 L0,350
        k6 M178 252Q200 262 222 252
        as&as M146 300L130 400L156 440L172 400L168 330Z
        c&c M136 384L166 390L164 406L132 400Z
        k4 M200 280V344""")
    return [*crew, *castle, *body, *head]
