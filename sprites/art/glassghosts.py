"""The Spirits of the windows: what they are made of thins out towards the foot."""

from __future__ import annotations

from sprites.art.glasswear import legion
from sprites.art.shapes import Parts
from sprites.art.sketch import drawn, flipped, shifted


def first_legionary() -> Parts:
    """The first legionary: crest, helm and cloak with nobody in them but light."""
    crest = drawn("""
        b M70 130Q50 -30 200 -46Q350 -30 330 130L296 120Q296 44 200 36Q104 44 104 120Z
        s M200 -46Q350 -30 330 130L296 120Q296 44 200 36Z
        k4 M86 66L116 84M106 20L136 56M150 -16L166 38M250 -16L234 38M294 20L264 56M314 66L284 84
        + M200 -44V36""")
    helm = drawn("""
        k= 0,96 Q60,104 62,180 Q54,240 0,262
        g&g M150 156L192 172L188 186L156 176Z
        w|l 0,60 Q72,62 84,126 L88,236 Q70,268 44,282 L34,256 L56,206 L54,140 L0,128
        c= 0,112 Q54,114 86,138 L88,160 Q52,136 0,134
        c&c o 126 178 9""")
    cloak = drawn("""
        w|l 0,262 L70,262 Q150,290 172,350 Q150,360 160,420 Q130,390 112,440 Q92,400 66,470 L0,430
        b&s M134 266Q80 290 58 350L70 380Q96 330 150 300Z
        c|cs 0,290 L50,276 L70,330 L40,380 L0,392""")
    blade = drawn("""
        l M348 420V90L362 50L376 90V420Z
        c M326 330H398V346H326Z""")
    return [*crest, *cloak, *legion(200, 336, 40), *helm, *shifted(blade, -14, 30)]


def wanderer() -> Parts:
    """A hooded skull with a lantern, going nowhere; the cloth ends in rags."""
    shroud = drawn("""
        b M200 16Q274 22 290 120Q304 190 366 246Q330 242 318 262Q340 320 312 390Q300 356 282 348
        + Q276 400 246 440
        + Q240 400 218 384Q206 420 176 446Q172 400 148 384Q128 410 96 420Q122 320 106 262Q84 246 40 262
        + Q98 190 110 120Q126 22 200 16Z
        s M200 16Q274 22 290 120Q304 190 366 246Q330 242 318 262Q340 320 312 390Q300 356 282 348
        + Q276 400 246 440
        + Q240 400 218 384Q224 200 200 16Z
        l M184 28Q134 50 128 130Q122 196 84 236Q150 220 152 140Q156 66 184 28Z""")
    skull = drawn("""
        k= 0,56 Q54,62 60,130 Q56,206 0,232
        w M200 76Q242 80 244 130Q244 160 230 172L224 210H176L170 172Q156 160 156 130Q158 80 200 76Z
        l M200 76Q242 80 244 130Q244 160 230 172L224 210H200Z
        k&k e 180 140 15 18
        g&g o 181 142 7
        k M200 158L190 176H210Z
        k4 M188 188V208M200 190V210M212 188V208""")
    lantern = drawn("""
        c5 M322 250V276
        c M294 290L306 274H338L350 290Z
        g M300 294H344L338 356H306Z
        w o 322 324 13
        k4 M322 294V356
        c M296 358H348V372H296Z
        w M300 226Q330 216 348 240L336 262L310 258Z""")
    return [*shroud, *skull, *lantern]


def fountain() -> Parts:
    """A woman of water rising from the Source, her hair the jets, opals for eyes."""
    jets = drawn("""
        g M196 110Q150 10 70 30Q0 60 -6 180Q-10 260 30 330Q20 230 50 170Q80 110 120 130Q90 190 100 260
        + Q130 170 180 150Z
        l M204 110Q250 10 330 30Q400 60 406 180Q410 260 370 330Q380 230 350 170Q320 110 280 130
        + Q310 190 300 260
        + Q270 170 220 150Z
        b M188 110Q170 40 130 -10Q190 -20 200 40Q210 -20 270 -10Q230 40 212 110Z""")
    body = drawn("""
        b|s 0,262 L50,266 L120,300 Q150,330 140,470 L0,470
        l M150 268Q96 286 76 330L90 400Q100 330 156 300Z
        w M174 262H226L240 300Q200 330 160 300Z
        g5 M110 380Q160 350 200 380T290 380M96 420Q150 390 200 420T304 420""")
    face = drawn("""
        l M166 196L234 196L242 262L200 290L158 262Z
        w|l 0,100 Q48,102 56,152 Q56,196 34,226 Q18,248 0,254
        k&k M148 162Q170 146 192 168Q170 180 148 162Z
        g&g o 171 164 9
        k4 M186 226Q200 236 214 226
        g M200 84L216 108L200 136L184 108Z""")
    drops = drawn("w M130 350Q110 380 130 396Q150 380 130 350ZM270 340Q250 370 270 386Q290 370 270 340Z")
    return [*jets, *body, *face, *drops]


def great_owl() -> Parts:
    """An owl of leaves and light whose folded wings are a shield."""
    wing = drawn("""
        s M130 190Q30 170 6 270Q-10 380 60 470H150Q110 320 130 190Z
        b M126 204Q58 200 40 262L130 300Z
        l M40 262Q20 300 28 340L136 364L130 300Z
        b M28 340Q34 390 56 430L144 440L136 364Z""")
    breast = drawn("""
        w|l 0,230 L80,240 L96,330 L84,470 L0,470
        c5 M150 300Q166 320 182 300Q198 320 214 300Q230 320 248 300M144 344Q162 366 180 344Q198 366 218 344
        + Q236 366 256 344M142 390Q160 412 180 390Q200 412 220 390Q238 412 258 390""")
    head = drawn("""
        b&s M120 110L84 -10L172 62Z
        b|s 0,60 Q90,56 124,120 Q140,190 90,240 Q50,264 0,264
        l M80 130Q94 70 190 64Q130 90 112 140Q104 190 126 230Q72 200 80 130Z
        w&l M196 120Q150 80 104 120Q88 180 130 214Q180 220 198 180Z
        k&k o 148 160 40
        g&g o 148 160 31
        k&k o 148 160 14
        w&w o 138 148 7
        c M200 168L218 200L200 246L182 200Z
        cs M200 168L218 200L200 246Z
        a M200 66L214 94L200 124L186 94Z""")
    return [*wing, *flipped(wing), *breast, *head]
