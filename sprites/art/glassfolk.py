"""The people of Empiria in the windows: soldiers, knights, hunters, a sorceress, and who leads them."""

from __future__ import annotations

from sprites.art.glasswear import (
    face,
    fist,
    hair,
    heater,
    helm,
    legion,
    scutum,
    shoulders,
    sun,
)
from sprites.art.shapes import Parts
from sprites.art.sketch import drawn, flame


def soldier() -> Parts:
    """Kettle hat, mail, a pike behind, the sun on the shield."""
    pike = drawn("""
        c M318 470L330 10H342L336 470Z
        l M312 14L336 -70L358 14L336 34Z
        s M336 -70L358 14L336 34Z
        k M312 34H360V46H312Z""")
    shield = [*heater(96, 368, 190, -6), *sun(96, 348, 44)]
    return [*pike, *shoulders("mail"), *face("stern"), *helm("kettle"), *shield, *fist(328, 344, 1.0)]


def lancer() -> Parts:
    """Sallet; the great pennon of the lance streams behind the head."""
    lance = drawn("""
        c M318 470L322 60H334L334 470Z
        l M308 64L328 -30L348 64L328 84Z
        s M328 -30L348 64L328 84Z
        a M322 92Q240 60 170 96T10 84Q40 112 52 150Q20 168 -6 206Q90 240 170 204T322 204Z
        as M322 150Q240 120 170 152T52 150Q20 168 -6 206Q90 240 170 204T322 204Z
        k M308 84H348V98H308Z""")
    guard = drawn("l M290 300L366 300L350 376L306 376Z\nb M328 300L366 300L350 376L328 376Z")
    tabard = drawn("a|as 0,300 L56,286 L72,330 L78,470 L0,470")
    return [
        *lance, *shoulders("plate"), *tabard, *sun(200, 352, 50), *face("moustache"), *helm("sallet"), *guard,
    ]  # fmt: skip


def legionary() -> Parts:
    """The Legion's helm with its broad crest of red bristle, cuirass, long shield."""
    crest = drawn("""
        a M64 134Q40 -40 200 -54Q360 -40 336 134L300 122Q300 40 200 30Q100 40 100 122Z
        as M200 -54Q360 -40 336 134L300 122Q300 40 200 30Z
        c M100 122Q100 40 200 30Q300 40 300 122L284 118Q276 62 200 52Q124 62 116 118Z
        k4 M80 66L112 84M102 14L134 52M146 -28L164 34M254 -28L236 34M298 14L266 52M320 66L288 84
        + M200 -52V30""")
    chest = drawn("""
        b|s 0,250 L66,254 L124,278 Q150,300 160,350 L168,470 L0,470
        l|b 0,290 L62,278 L92,300 Q100,360 84,470 L0,470
        w M140 300Q166 286 190 292L188 344Q158 340 138 362Q128 330 140 300Z
        c&cs M142 254Q84 258 58 300L36 372L70 384L96 330L148 306Z
        k&k4 M64 298L140 278M50 336L120 306
        a|as 0,228 Q50,228 64,250 Q52,284 0,300""")
    shield = [*scutum(312, 360, 150, 6), *legion(312, 356, 60)]
    return [*crest, *chest, *face("stern"), *helm("legion"), *shield]


def sorceress() -> Parts:
    """A woman in a deep hood, red hair, an arrow of fire standing over her open hand."""
    arrow = flame(322, 262, 1.25, ("a", "c", "w"))
    hand = drawn("""
        f M276 282Q300 300 322 300Q346 298 364 272L376 284Q364 324 340 336L344 372H296L292 336
        + Q274 318 266 294Z
        b M288 346H352L378 470H270Z
        c M284 340H356L360 362H282Z""")
    return [*shoulders("robe"), *hair("red"), *face("woman"), *helm("hood"), *_clasp(), *arrow, *hand]


def _clasp() -> Parts:
    return drawn("c o 200 288 22\ng o 200 288 13")


def hunter() -> Parts:
    """Wide hat with a long feather, half the face in a scarf, the thin claw of the hunters before it."""
    hat = drawn("""
        a M226 76Q206 -16 256 -56Q306 -30 300 24Q288 70 250 96Z
        w4 M240 80Q240 10 262 -32
        b|s 0,20 Q54,14 66,60 L78,108 L0,116
        l M134 74Q138 30 192 26Q162 44 158 104L128 108Z
        c= 0,86 L74,80 L80,108 L0,116
        b|s 0,108 Q90,98 160,76 Q176,96 146,120 Q84,150 0,152
        l M40 78Q110 98 198 108L198 122Q100 118 50 96Z""")
    scarf = drawn("""
        a M136 196Q200 222 264 196L274 256Q200 296 126 256Z
        as M200 212Q234 210 264 196L274 256Q236 276 200 278Z
        k4 M140 226Q200 256 260 226""")
    claw = drawn("""
        l M62 470Q38 250 92 70Q104 40 118 22Q98 180 104 300L98 470Z
        w M62 470Q38 250 92 70Q104 40 118 22Q84 170 82 300L80 470Z
        c M44 352L122 336L126 360L48 378Z
        s M56 378L112 366L114 470H58Z""")
    return [*shoulders("leather"), *face("stern"), *scarf, *hat, *claw, *fist(84, 412, 1.0, "fs")]


def iron_paladin() -> Parts:
    """A bucket of iron with a crown of rays behind it, great pauldrons, hands on a sword that stands."""
    halo = [*sun(200, 150, 196, "c", "cs"), *drawn("w o 200 150 110\ncs o 200 150 96")]
    sword = drawn("""
        c M120 392Q200 370 280 392V412Q200 394 120 412Z
        l M182 404H200V480H182Z
        b M200 404H218V480H200Z
        s r 186 328 28 66
        c o 200 322 21
        a o 200 322 11""")
    hands = [*fist(180, 360, 0.86, "b", -8), *fist(222, 366, 0.86, "s", 8)]
    return [*halo, *shoulders("bulwark"), *helm("great"), *sword, *hands]


def champion() -> Parts:
    """Winged helm, fair beard, wolf fur over the mail: the shout before the charge."""
    fur = drawn("""
        w M140 252Q60 250 24 306L44 310L14 350L48 346L30 392L66 376L62 430L96 396Q106 340 150 306Z
        l M260 252Q340 250 376 306L356 310L386 350L352 346L370 392L334 376L338 430L304 396Q294 340 250 306Z
        k&k4 M70 284L78 306M54 318L74 330M100 276L104 300M80 340L96 352
        a|as 0,300 L50,294 L104,396 L112,470 L0,470""")
    return [*shoulders("mail"), *fur, *sun(200, 356, 50), *face("bearded"), *helm("winged")]


def lion_arkan() -> Parts:
    """Lion Arkan: the helm is a lion's head, its mane of gold stands around it; below, the closed visor."""
    mane = drawn("""
        cs= 0,-60 L30,-14 L70,-48 L78,0 L128,-14 L116,40 L166,44 L140,88 L184,116 L146,144 L186,186 L144,202
        + L166,254 L122,248 L126,300 L84,280 L0,300
        c= 0,-20 L26,10 L58,-14 L66,26 L104,18 L98,60 L138,66 L118,102 L152,124 L122,150 L150,184 L118,198
        + L132,240 L98,236 L96,274 L0,280""")
    head = drawn("""
        b|s 0,66 Q60,66 82,110 L84,196 Q66,240 24,266 L0,272
        l M122 112Q136 78 188 74Q152 92 144 126L142 198Q128 194 120 186Z
        c&cs M128 104Q100 96 104 56Q144 50 160 78Z
        s|k 0,150 L86,142 L82,180 Q44,230 0,246
        b|s 0,164 L78,154 L72,184 Q40,222 0,234
        k&k M122 156L190 170L190 182L126 170Z
        k5 M160 206L188 220M240 206L212 220M154 194L186 206M246 194L214 206
        c|cs 0,40 L26,60 L54,62 L66,92 L56,130 L34,140 L28,166 L0,178
        k&k M144 96L182 104L178 116L152 112Z
        k M180 144H220L208 162H192Z
        w&w M170 156L180 182L186 158Z""")
    cape = drawn("""
        a M128 262Q40 280 -8 380V470H90L150 300Z
        as M272 262Q360 280 408 380V470H310L250 300Z""")
    gem = drawn("c o 200 316 24\ng o 200 316 15\nw o 194 310 5")
    return [*mane, *cape, *shoulders("plate"), *head, *gem, *sun(200, 382, 42)]


def hunter_hero() -> Parts:
    """The hero of the hunters: a wolf's head for a hood, a scar, the gift that glows in his hand."""
    pelt = drawn("""
        b&s M134 44L92 -60L178 6Z
        k&k M130 20L106 -34L150 6Z
        l|b 0,2 L44,8 L76,50 L70,86 L106,120 L98,170 L124,214 L100,260 L116,300 L76,290 L62,220
        + L62,132 L40,112 L0,118
        w|l 0,36 L16,46 L30,104 L24,126 L0,132
        k&k M136 60L180 80L176 92L146 82Z
        c&c M146 67L172 81L168 87L152 80Z
        k= 0,100 L18,100 L14,122 L0,132
        w&w M152 116L158 150L170 120ZM176 124L181 146L188 126Z""")
    scar = drawn("a5 M224 150L240 208M222 168L244 162M226 190L246 184")
    ruff = drawn("""
        s|k 0,262 L60,256 L120,272 L170,330 L150,350 L180,400 L150,410 L164,470 L0,470
        b M140 262L80 274L30 332L54 346L22 402L52 408L38 470H110L96 420L120 400L104 360L130 340Z
        a|as 0,300 L34,286 L52,350 L44,470 L0,470""")
    claw = drawn("""
        w M306 470L300 300Q296 150 340 10Q360 30 358 80Q336 180 340 300L346 470Z
        g M324 470L318 300Q316 160 340 10Q360 30 358 80Q336 180 340 300L346 470Z
        c M286 332L362 320L364 342L290 356Z""")
    return [*ruff, *face("bearded"), *scar, *pelt, *claw, *fist(326, 386, 1.0)]


def taliuz_paladin() -> Parts:
    """A paladin of Taliuz: spiked helm wound with cloth, veil of mail, a glaive like a half moon."""
    glaive = drawn("""
        cs M64 470L72 60H86L82 470Z
        w M78 -40Q160 -10 156 90Q120 40 88 56L80 76H70Q62 20 78 -40Z
        l M78 -40Q160 -10 156 90Q140 20 78 -40Z
        c M54 80H104V98H54Z""")
    disc = drawn("""
        c o 200 150 140
        cs o 200 150 124
        k4 M200 26V10M200 274V290M76 150H60M324 150H340M112 62L100 50M288 62L300 50M112 238L100 250
        + M288 238L300 250""")
    cap = drawn("""
        l|b 0,-30 L8,-4 L12,20 Q70,50 78,124 L0,124
        w M128 112Q134 60 184 34Q160 70 156 112Z
        a|as 0,86 Q60,84 96,110 Q104,134 84,152 Q44,126 0,126
        w M104 124Q150 92 200 90Q240 90 272 100L284 112Q220 100 150 128L112 150Z
        g M200 92L212 108L200 126L188 108Z""")
    veil = drawn("""
        s|k 0,196 L58,180 L62,148 L82,144 L90,230 Q110,270 124,296 L0,330
        l&b3 M140 204Q150 214 160 204T180 204M132 230Q144 242 156 230T184 230M128 258
        + Q142 270 156 258T186 258
        + M110 284Q130 298 150 286T188 288""")
    person = [*shoulders("plate"), *sun(200, 372, 46), *face("stern"), *veil, *cap]
    return [*glaive, *disc, *person, *fist(78, 350, 0.9)]


def player() -> Parts:
    """The Player's card: a crowned paladin with the visor raised, the sword upright before the face."""
    crown = drawn("""
        c M124 96L112 10L156 50L200 -10L244 50L288 10L276 96Q200 74 124 96Z
        cs M200 -10L244 50L288 10L276 96Q240 84 200 84Z
        g o 200 52 13
        a&a o 150 68 8""")
    raised = drawn("""
        b|s 0,60 Q66,62 80,112 L88,150 L92,214 Q84,250 62,270 L46,244 Q58,200 54,132 L0,118
        l M122 116Q134 80 190 70Q156 86 146 130L128 150Z""")
    sword = drawn("""
        l M296 470V26L316 -30L316 470Z
        b M316 -30L336 26V470H316Z
        c M256 330Q316 310 376 330V352Q316 334 256 352Z
        g o 316 336 13""")
    cape = drawn("""
        a M132 258Q56 270 14 344L-6 470H80L150 300Z
        as M268 258Q344 270 386 344L406 470H320L250 300Z""")
    return [
        *cape, *shoulders("plate"), *sun(200, 362, 50), *face("bearded"), *raised, *crown, *sword,
        *fist(316, 396, 1.0, "b"),
    ]  # fmt: skip


def swift_player() -> Parts:
    """The Player's card of the short match: a knight in profile at full tilt, plume and cloak behind him."""
    plume = drawn("""
        a M176 56Q110 -40 -10 -16Q24 10 20 40Q-16 44 -30 76Q40 70 66 100Q40 112 36 140Q110 116 166 128Z
        as M20 40Q90 34 176 80L166 128Q110 116 36 140Q40 112 66 100Q40 70 -30 76Q-16 44 20 40Z""")
    head = drawn("""
        b M150 120Q150 36 226 34Q290 36 304 100L326 190L300 252L236 270Q170 270 150 220Z
        s M150 170Q190 240 300 252L236 270Q170 270 150 220Z
        l M170 108Q176 58 226 52Q258 54 276 80Q230 72 206 104Q188 130 192 176L166 170Z
        c M216 36L232 34Q252 60 252 110L330 150L334 178L246 142Q228 80 216 36Z
        k M246 150L322 182L320 194L246 170Z
        k5 M254 196L306 212M254 216L300 230
        c o 206 176 19
        cs o 206 176 9""")
    chest = drawn("""
        b M150 250Q60 262 40 340L24 470H330Q330 340 262 262Z
        s M262 262Q330 340 330 470H210Q230 350 200 264Z
        l M150 262Q84 272 60 330L50 392Q96 320 184 316L196 268Z
        a M40 340Q-30 330 -60 392L-60 480H70Q60 400 100 352Z
        c M140 236Q206 290 276 240L284 268Q206 316 136 266Z""")
    lance = drawn("""
        c M20 424L14 404L420 196L424 208Z
        w M400 202L470 170L426 216Z""")
    return [*plume, *chest, *head, *lance, *fist(196, 322, 1.1, "b", -20)]


def herald() -> Parts:
    """Empiria's herald: feathered cap, tabard with the sun, a long trumpet with its cloth."""
    cap = drawn("""
        w M240 44Q290 -50 372 -40Q370 40 290 80Q262 90 240 80Z
        k3 M250 72Q306 30 356 -24
        a|as 0,30 Q78,26 98,76 Q100,106 70,118 L0,108
        c= 0,96 L72,104 L70,126 Q40,116 0,116""")
    tabard = drawn("""
        b|s 0,240 L64,246 L142,282 Q168,310 176,360 L184,470 L0,470
        a|as 0,262 L58,254 L96,300 L104,470 L0,470
        w|l 0,236 L44,238 L56,262 L0,296
        c&cs4 M104 300L96 470""")
    trumpet = drawn("""
        c M190 214L364 96L376 112L204 236Z
        c M352 78Q384 70 410 24L444 82Q406 106 390 132Z
        cs M410 24Q436 32 444 82Q420 76 410 24Z
        a M240 208L350 134L366 300L326 280L300 322L252 296Z
        as M298 169L350 134L366 300L326 280Z""")
    return [
        *tabard, *sun(176, 352, 44), *face("stern"), *cap, *trumpet, *sun(302, 226, 42),
        *fist(226, 222, 0.9, "f", -30),
    ]  # fmt: skip


def emblem() -> Parts:
    """The sign of the game: sun and crescent on one parted shield, an opal between them, a sword behind."""
    wings = drawn("""
        w M130 210Q40 200 4 110Q-14 60 0 16Q40 80 96 96Q60 50 70 -4Q106 70 150 100Z
        l M270 210Q360 200 396 110Q414 60 400 16Q360 80 304 96Q340 50 330 -4Q294 70 250 100Z
        k&k4 M130 150Q84 140 46 100M134 186Q80 186 28 144""")
    hilt = drawn("""
        s r 184 -10 32 84
        k4 M184 16L216 4M184 40L216 28M184 62L216 50
        c M92 76Q200 44 308 76L316 108Q200 80 84 108Z
        cs M200 60Q252 60 308 76L316 108Q258 94 200 94Z
        c o 200 -36 34
        g M200 -64L222 -36L200 -8L178 -36Z
        w M200 -64L178 -36L200 -40Z
        l M184 380H200V452Z
        b M216 380H200V452Z""")
    field = drawn("""
        c M78 104Q140 116 200 96Q260 116 322 104V230Q316 340 200 412Q84 340 78 230Z
        f M96 124Q148 132 200 115V392Q102 326 96 228Z
        fs M304 124Q252 132 200 115V392Q298 326 304 228Z
        c M242 158Q314 168 308 232Q302 288 234 300Q270 270 270 230Q270 190 242 158Z
        g M200 180L230 226L200 276L170 226Z
        w M200 180L170 226L200 218Z""")
    return [*wings, *hilt, *field[:3], *sun(146, 226, 44), *field[3:]]
