"""The Ika of Abaron in the windows: long ears, a stone on the brow, crescents, violet and jade."""

from __future__ import annotations

from sprites.art.glasswear import disc, face, fist, hair, helm, legion, moon, scutum, shoulders
from sprites.art.shapes import Parts
from sprites.art.sketch import drawn, flipped, shifted, star


def soldier() -> Parts:
    """A tall helm like a closed bud, ears left free, a round shield with the crescent, a hooked spear."""
    spear = drawn("""
        c M70 470L82 60H94L90 470Z
        l M88 -40Q140 -10 132 66Q118 30 94 44L92 72L80 72Q76 10 88 -40Z
        s M60 70H112V88H60Z""")
    bud = drawn("""
        b|s 0,-60 Q20,-10 52,40 Q72,80 66,140 Q40,112 0,118
        l M138 128Q134 80 160 38Q182 2 196 -36Q184 60 158 110Z
        a= 0,70 Q44,80 68,118 L66,146 Q40,112 0,112
        c= 0,-60 Q10,-30 12,10 L8,104 L0,104""")
    shield = [*disc(302, 342, 184), *moon(302, 346, 50)]
    return [*spear, *shoulders("ika"), *face("ika"), *bud, *shield, *fist(84, 350, 0.9)]


def archer() -> Parts:
    """A woman with a high tail of hair behind a drawn bow, the arrow across the window."""
    bow = drawn("""
        c M92 -10Q130 40 102 120Q60 210 102 300Q130 380 92 440L80 434Q104 370 78 306
        + Q34 210 78 114Q104 50 80 -4Z
        w4 M88 -4L300 226L88 434""")
    arrow = drawn("""
        cs M36 208H310V218H36Z
        g M44 192L-10 213L44 234Z
        a M300 200L340 190L326 213L340 236L300 226Z""")
    tail = drawn("""
        a M196 70Q190 -10 250 -30Q340 -20 340 100Q350 210 310 300Q300 200 270 130Q250 80 196 70Z
        as M250 -30Q340 -20 340 100Q350 210 310 300Q314 190 300 110Q286 30 250 -30Z
        c M190 44L232 30L238 56L198 70Z""")
    locks = drawn("a|as 0,62 Q52,64 64,126 L56,148 Q34,108 0,104")
    hands = [*fist(70, 212, 0.8), *fist(316, 214, 0.8, "fs")]
    return [*tail, *shoulders("leather"), *face("ika woman"), *locks, *bow, *arrow, *hands]


def tracker() -> Parts:
    """A hood with cat's eyes in the dark, ears through it, two curved blades crossed before the chest."""
    ears = drawn("f&fs M140 130L46 40Q64 140 134 190Z")
    mask = drawn("""
        f|fs 0,116 L48,122 L54,168 L50,190 L0,196
        k&k M148 152L192 170L190 182L156 178Z
        g&g M158 162L184 172L178 178L164 174Z
        a|as 0,188 L54,178 L52,214 L30,248 L0,262
        c4 M148 186Q200 206 252 186""")
    blade = drawn("""
        w M244 452Q140 390 34 150Q60 210 96 254Q170 356 272 420Z
        l M244 452Q140 390 34 150Q150 370 258 436Z
        c M222 430L276 392L290 408L238 448Z""")
    return [
        *shoulders("cloak"), *ears, *mask, *helm("hood"), *blade, *fist(282, 446, 0.9, "fs"),
        *flipped([*blade, *fist(282, 446, 0.9)]),
    ]  # fmt: skip


def apprentice() -> Parts:
    """A boy, all ears, behind a great open book from which sparks rise."""
    tuft = drawn("""
        s|k 0,70 Q50,66 60,122 L54,142 Q34,104 0,104
        s M170 80Q150 30 190 10Q184 40 212 24Q206 50 236 44Q214 70 226 84Z""")
    ears = drawn("f&fs M150 146L18 58Q54 190 148 212Z\nfs&k4 M132 170L62 104")
    book = drawn("""
        c M200 330Q110 270 6 306L-10 440Q110 410 200 460Q290 410 410 440L394 306Q290 270 200 330Z
        w M200 344Q116 292 22 318L10 420Q114 398 200 442Z
        l M200 344Q284 292 378 318L390 420Q286 398 200 442Z
        k&k4 M44 338Q110 322 168 352M42 362Q110 346 168 376M40 386Q108 370 168 400""")
    sparks = drawn("g M56 296L90 240L70 240L104 176L90 222L112 222Z")
    sparks += flipped(sparks)
    sparks += drawn(f"g {star(200, 296, 30, 9, 4)}")
    return [*shoulders("robe"), *ears, *face("ika")[3:], *tuft, *book, *sparks]


def mage() -> Parts:
    """A tall headdress with two horns and a veil, a dart of ice over the hand."""
    veil = drawn("""
        b|s 0,40 Q60,40 92,140 Q120,260 128,470 L60,470 L60,200 L0,120
        l M108 140Q138 52 190 46Q142 110 140 200L138 470H86Q84 250 108 140Z""")
    horns = drawn("""
        a&as M188 92L142 116Q92 84 88 18Q86 -34 106 -74Q116 -20 138 20Q160 56 188 66Z
        c&c5 M90 30L124 10M100 66L144 40
        c= 0,62 L28,72 L58,108 L66,132 Q40,110 0,112
        g M200 66L214 86L200 108L186 86Z""")
    hand = drawn("""
        f M270 310Q292 332 320 332Q344 330 364 304L378 314Q364 354 340 366L344 392H298L292 366
        + Q272 348 258 322Z
        b M286 384H354L380 480H268Z""")
    dart = drawn("""
        g M318 60L354 196L318 318L282 196Z
        w M318 60L318 318L282 196Z
        l M266 150L284 176L264 206ZM372 150L354 176L374 206Z""")
    return [*shoulders("robe"), *veil, *face("ika woman"), *horns, *dart, *hand]


def guardian() -> Parts:
    """Armour like a wall: a great crescent on the helm, spires on the shoulders, a jade heart."""
    crescent = drawn("""
        c M64 124Q22 60 76 -12Q82 76 200 82Q318 76 324 -12Q378 60 336 124Q290 156 200 146Q110 156 64 124Z
        cs M200 82Q318 76 324 -12Q378 60 336 124Q290 156 200 146Z""")
    spires = drawn("""
        a&as M12 300L-2 150L54 262Z
        b&s M40 288L58 168L104 262Z""")
    mask = drawn("""
        b|s 0,64 Q64,68 78,128 L84,200 Q66,246 0,280
        l M126 126Q136 84 190 74Q154 94 146 136L142 206Q128 202 118 196Z
        k&k M128 150L190 178L190 190L132 174Z
        g M200 92L216 118L200 148L184 118Z
        k M194 160H206V268H194Z
        c&c4 M132 206L180 230M142 228L182 246""")
    heart = drawn("""
        c o 200 362 50
        g o 200 362 38
        w M172 354Q178 332 202 328Q186 344 184 366Z
        as5 M156 344L120 326M244 344L280 326M160 392L130 414M240 392L270 414""")
    return [*spires, *shoulders("bulwark"), *crescent, *mask, *heart]


def archmage() -> Parts:
    """White hair before a collar like a peacock's wheel, a crown of opals, lightning in both hands."""
    wheel = []
    for index in range(9):
        feather = drawn("""
            a M-26 -90Q-34 -170 0 -206Q34 -170 26 -90Z
            c o 0 -164 17
            g o 0 -164 10
            b M-20 -30L-26 -96Q0 -120 26 -96L20 -30Z""")
        wheel += shifted(feather, 200, 214, 1.05, -88 + index * 22)
    crown = drawn("""
        c M142 108L128 40L168 72L200 14L232 72L272 40L258 108Q200 84 142 108Z
        g M200 44L214 68L200 90L186 68Z
        w&w o 158 84 7""")
    orb = drawn("""
        w7 M158 344L112 318L128 350L50 316M242 344L288 318L272 350L350 316
        w7 M164 384L112 386L136 408L60 426M236 384L288 386L264 408L340 426
        c o 200 362 48
        g o 200 362 37
        w M172 354Q178 332 202 328Q186 344 184 366Z""")
    return [*wheel, *hair("white"), *shoulders("ika"), *face("ika woman"), *crown, *orb]


def legionary() -> Parts:
    """The Legion's Ika: a fin of jade along the helm, ears free, the long shield of the eight points."""
    fin = drawn("""
        a M176 60Q160 -40 220 -74Q330 -50 330 90Q332 180 306 240Q300 150 270 100Q240 56 176 60Z
        as M220 -74Q330 -50 330 90Q332 180 306 240Q304 110 274 50Q250 -20 220 -74Z
        k4 M200 -40L230 58M246 -56L262 80M290 -20L284 120M322 50L296 170""")
    cap = drawn("""
        b|s 0,50 Q62,52 72,112 L68,140 Q40,108 0,112
        l M134 118Q140 72 190 62Q158 82 152 118Z
        c= 0,94 Q44,94 72,114 L72,136 Q40,112 0,114
        b&s M134 128L150 126L152 214L176 244L160 256L134 220Z""")
    chest = shoulders("ika")
    shield = [*scutum(90, 366, 150, -6), *legion(90, 362, 60)]
    return [*fin, *chest, *face("ika"), *cap, *shield]


def sentinel() -> Parts:
    """A standing stone that was carved into a watcher: a slab for a head, runes that glow."""
    slab = drawn("""
        b|s 0,-20 L50,-8 L74,40 L80,250 L54,282 L0,290
        l M126 44L148 -6L196 -16L166 16L154 60L148 240L122 248Z
        k= 0,96 L70,90 L66,128 L0,140
        g&g M146 104L190 114L188 128L150 120Z
        g7 M200 22V74M180 34L200 50L220 34M182 200L200 178L218 200L200 222ZM200 222V258""")
    body = drawn("""
        b|s 0,280 L110,262 L166,320 L176,470 L0,470
        l M34 324L90 266L190 282V300L110 292L66 338L60 470H24Z
        s&s M20 330L-10 400V470H40L52 350Z
        g7 M200 320V372M174 332L200 350L226 332M112 326V388M112 342L136 328M112 362L136 348
        + M288 326V388M288 342L264 328M288 362L264 348M200 396L178 420L200 444L222 420Z""")
    ring = drawn("c6 o 200 136 158\nc o 42 136 15\nc o 358 136 15")
    return [*ring, *body, *slab]


def alchemist() -> Parts:
    """A beaked mask with round glasses, a broad cap, a flask that boils over with light."""
    mask = drawn("""
        f&fs M150 150L56 96Q80 172 146 204Z
        l|b 0,100 L58,110 L62,170 L44,214 L0,220
        c&c o 168 158 28
        g&g o 168 158 18
        w&w o 162 152 6
        c M176 196H224L214 270L196 350L180 268Z
        cs M200 196H224L214 270L196 350Z
        k&k4 M186 236L194 300""")
    cap = drawn("""
        s|k 0,30 Q90,20 120,76 Q124,112 76,124 L0,112
        b M86 84Q110 36 190 36Q140 56 130 110Z
        a= 0,94 L70,100 L76,128 Q40,112 0,112""")
    flask = drawn("""
        l M316 238H352V300L398 388Q404 430 372 434H296Q264 430 270 388L316 300Z
        g M300 346H368L390 390Q394 424 370 426H298Q274 424 278 390Z
        w o 318 392 12
        w o 346 372 8
        c M306 228H362V244H306Z
        g o 334 200 14
        g o 356 168 10
        w o 322 150 7""")
    return [*shoulders("leather"), *mask, *cap, *flask, *fist(298, 320, 0.9, "fs")]


def herald() -> Parts:
    """Abaron's herald: a shell horn at the mouth, the crescent standard behind."""
    standard = drawn("""
        c M52 470L60 -10H74L70 470Z
        a M74 20H196V230L166 204L134 236L104 204L74 226Z
        as M136 20H196V230L166 204L136 236Z""")
    cap = drawn("""
        b|s 0,0 Q30,30 62,70 Q78,110 66,140 Q40,108 0,110
        l M138 132Q128 100 152 64Q176 34 194 18Q176 70 160 112Z
        c= 0,88 Q40,92 66,116 L66,140 Q40,110 0,112
        g M200 40L212 62L200 84L188 62Z""")
    shell = drawn("""
        w M206 232Q250 200 300 216Q370 226 392 170Q420 250 372 300Q320 350 268 312Q220 286 206 250Z
        l M268 312Q250 270 300 216Q340 240 332 326Q296 336 268 312Z
        g M392 170Q420 250 372 300Q352 250 392 170Z
        k4 M244 222Q232 256 246 296M286 218Q262 266 284 318""")
    return [
        *standard, *moon(130, 122, 44), *shoulders("ika"), *face("ika"), *cap, *shell,
        *fist(300, 320, 0.9, "f", -20),
    ]  # fmt: skip
