"""Gear and stores: masks, breastplates, pavilions, crates, and the man who sells them."""

from __future__ import annotations

from sprites.art.headgear import hat
from sprites.art.heads import head
from sprites.art.shapes import Parts
from sprites.art.sketch import (
    burst,
    drawn,
    shifted,
)


def shield_wall() -> Parts:
    """Three tall shields rim to rim, helms over them and spears behind."""
    spears = drawn("""
        k8 M20 402L44 -20M130 300L142 -36M270 300L258 -36M380 402L356 -20
        c3 M20 402L44 -20M130 300L142 -36M270 300L258 -36M380 402L356 -20
        k M34 -10L46 -64L58 -8ZM130 -24L143 -80L156 -24ZM244 -24L257 -80L270 -24ZM342 -8L354 -64L366 -10Z
        l M40 -12L46 -50L50 -11ZM137 -28L143 -62L148 -28ZM251 -28L257 -62L262 -28Z
        + M349 -11L354 -50L359 -12Z""")
    helm = [*head("stern"), *hat("kettle")]
    left, right = shifted(helm, -50, 44, 0.66), shifted(helm, 186, 44, 0.66)
    shield = drawn("""
        k M-84 -10Q0 -56 84 -10V200Q50 236 0 246Q-50 236 -84 200Z
        c M-74 -4Q0 -44 74 -4V196Q46 226 0 235Q-46 226 -74 196Z
        l M-60 8Q-30 -14 0 -16V218Q-40 210 -60 188Z
        b M60 8Q30 -14 0 -16V218Q40 210 60 188Z
        a o 0 98 34
        c o 0 98 24
        k o 0 98 9
        a M-6 -16H6V64H-6ZM-6 132H6V218H-6Z""")
    front = [
        *shifted(shield, 66, 192),
        *shifted(shield, 334, 192),
        *shifted(helm, 48, 12, 0.76),
        *shifted(shield, 200, 186, 1.06),
    ]
    return [*spears, *left, *right, *front]


def cuirass() -> Parts:
    """A breastplate in bronze, ribbed, with two great spirals and a jewel."""
    parts = drawn("""
        k= 0,44 L44,40 L108,68 L140,146 L112,200 L102,346 L0,368
        c|cs 0,58 L42,54 L98,78 L124,146 L102,194 L92,334 L0,354
        l M114 120Q144 84 178 70L178 96Q140 122 130 184L112 150Z
        k= 0,58 Q32,74 48,54 L56,68 Q34,98 0,88
        w M194 100H200V340H194Z""")
    for rib in range(4):
        y = 218 + rib * 30
        parts += drawn(f"k5 M{112 + rib * 3} {y}Q200 {y + 26} {288 - rib * 3} {y}")
    return [
        *parts,
        *drawn("""
        k7 M128 176Q152 130 190 160Q184 200 150 190Q140 172 160 168
        k7 M272 176Q248 130 210 160Q216 200 250 190Q260 172 240 168
        k o 200 124 23
        a o 200 124 17
        w o 194 118 6
        k&k M96 80L60 96L44 150L78 168L118 120Z
        a&as M96 90L68 102L56 144L80 158L110 118Z
        k&k3 M76 104L92 150M64 124L102 132"""),
    ]


def howdah() -> Parts:
    """A war pavilion with curtains, a swivel gun looking out, tassels below."""
    return drawn("""
        k M60 150L200 26L340 150Q320 166 304 150Q284 168 264 150Q244 168 222 150Q200 168 178 150
        + Q156 168 136 150Q116 168 96 150Q80 166 60 150Z
        a M76 146L200 40V146Q184 154 176 142Q156 156 136 142Q116 156 96 142Q86 152 76 146Z
        as M200 40L324 146Q312 152 304 142Q284 156 264 142Q244 156 224 142Q212 152 200 146Z
        k4 M200 36L136 146M200 36L264 146
        c o 200 22 16
        k5 M200 8V-24
        k&k r 82 156 20 124
        c&c r 87 158 10 120
        k M90 274H310V346H90Z
        c M98 282H200V338H98Z
        cs M200 282H302V338H200Z
        k M118 292H174V328H118ZM226 292H282V328H226Z
        g M126 300H166V320H126ZM234 300H274V320H234Z
        w M104 158Q160 170 128 274H104Z
        l M296 158Q240 170 272 274H296Z
        k M166 214L20 176V206L160 250Z
        b M164 222L32 187V195L160 238Z
        k M12 168L36 170V216L12 210Z
        k o 184 236 28
        s o 184 236 21
        k M172 250H198L206 278H164Z
        k M60 342H340V366H60Z
        a M68 348H332V360H68Z
        k M70 366H98L84 404ZM130 366H158L144 404ZM186 366H214L200 404ZM242 366H270L256 404Z
        + M302 366H330L316 404Z
        c M76 368H92L84 392ZM136 368H152L144 392ZM192 368H208L200 392ZM248 368H264L256 392Z
        + M308 368H324L316 392Z""")


def gas_mask() -> Parts:
    """A helmet and a gas mask with its tin, close up."""
    return drawn("""
        k22 M204 330Q210 392 300 372Q352 356 352 420
        s13 M204 330Q210 392 300 372Q352 356 352 420
        k3 M214 366L228 354M240 388L248 370M276 390L276 370M312 380L304 362M340 362L328 350
        k= 0,140 Q98,142 106,210 Q108,290 56,340 L0,356
        b|s 0,150 Q88,152 96,212 Q96,282 50,330 L0,345
        l M108 206Q118 160 160 152Q134 180 132 220Q136 280 160 326Q110 280 108 206Z
        k&k o 150 214 44
        c&c o 150 214 37
        k&k o 150 214 30
        g&g o 150 214 26
        w M130 206a22 22 0 0 1 22 -14l-16 28Z
        w M230 206a22 22 0 0 1 22 -14l-16 28Z
        k r 192 190 16 60
        k o 200 302 54
        s o 200 302 46
        b o 200 302 34
        k o 200 302 24
        k5 M176 290H224M172 302H228M176 314H224
        b|s 0,10 Q104,14 118,96 L122,120 L166,152 Q172,176 148,178 L112,166 Q60,148 0,148
        k6 M31 174Q60 140 78 126L82 100Q100 14 200 6Q300 14 318 100L322 126Q340 140 369 174
        l M94 112Q104 34 194 22Q136 50 122 124Z
        k= 0,132 Q66,132 112,150 L150,164 L148,182 L112,170 Q60,152 0,152
        a M200 58L226 84L200 118L174 84Z
        w M200 68L188 84L200 92Z""")


def black_market() -> Parts:
    """A stranger with his collar up opens his coat: watches, tins and cartridges hang inside."""
    coat = drawn("""
        k= 0,210 L64,216 Q150,240 178,300 L206,402 L0,402
        s|k 0,222 L60,226 Q140,248 166,306 L190,402 L0,402
        k M120 250L20 330L40 420H200V270Z
        a M128 262L34 334L50 420H192V276Z
        k M280 250L380 330L360 420H200V270Z
        as M272 262L366 334L350 420H208V276Z
        b= 0,262 L34,268 L30,402 L0,402
        k5 M200 276V402""")
    goods = drawn("""
        k3 M96 300V318M130 290V306M70 340V356M270 290V306M306 300V318M330 340V356
        k o 96 334 17
        c o 96 334 13
        w o 96 334 9
        k o 134 322 17
        c o 134 322 13
        w o 134 322 9
        k2.5 M96 334V326M134 322L140 318
        k r 56 356 34 40
        w r 61 361 24 30
        a r 61 369 24 10
        k r 102 366 54 30
        c M107 371H115V391H107ZM119 371H127V391H119ZM131 371H139V391H131ZM143 371H151V391H143Z
        k r 254 306 30 48
        g r 259 318 20 31
        k r 262 298 14 12
        k o 308 336 19
        c o 308 336 15
        w o 308 336 10
        k2.5 M308 336L314 330
        k r 314 360 36 36
        w r 319 365 26 26
        k r 252 366 50 30
        c r 257 371 40 20""")
    collar = drawn("""
        k M128 256L104 160L168 204L200 282Z
        s M134 248L114 176L162 210L190 270Z
        k M272 256L296 160L232 204L200 282Z
        k M266 248L286 176L238 210L210 270Z""")
    return [*coat, *goods, *head("shadow"), *hat("slouch"), *collar]


def lifted_crate() -> Parts:
    """An elephant's trunk coming down from above with a crate of stores."""
    trunk = drawn("""
        k M400 -30Q404 130 300 150Q216 160 214 222L150 224Q140 100 250 80Q330 66 316 -40Z
        b M390 -30Q392 118 296 140Q204 152 202 214L162 214Q152 112 254 92Q344 74 328 -40Z
        l M328 -40Q344 74 254 92Q152 112 162 214H174Q168 124 258 106Q356 84 344 -40Z
        k4 M390 30Q360 30 336 18M382 70Q354 62 334 44M362 104Q340 94 324 70M330 128Q312 114 302 88
        + M290 142Q278 124 276 92M252 152Q238 136 240 96M222 172Q200 164 204 116M210 198Q188 194 176 156
        fs e 182 218 20 6""")
    crate = drawn("""
        k5 M182 220L90 262M182 220L274 262M182 220V262
        k M66 252H300V402H66Z
        c M76 262H183V392H76Z
        cs M183 262H290V392H183Z
        k M76 290H290V302H76ZM76 350H290V362H76Z
        l M76 262H290V270H76Z
        k M104 262H120V392H104ZM246 262H262V392H246Z
        k o 183 326 34
        a o 183 326 27
        w M168 330L183 308L198 330H190V346H176V330Z
        k M312 318H392V402H312Z
        a M320 326H384V402H320Z
        k4 M312 346H392M312 376H392
        k M330 250Q362 236 386 262L378 318H326L318 262Z
        w M334 258Q360 246 378 266L371 311H333L326 266Z
        k5 M328 266H378""")
    return [*crate, *trunk]


def blast_plates() -> Parts:
    """A breast of thick tiles, one of them bursting outward."""
    parts = drawn("""
        k= 0,66 L46,62 L104,88 L136,158 L108,206 L100,352 L0,372
        s= 0,78 L44,74 L94,98 L122,158 L98,202 L90,344 L0,360""")
    rows = (
        (92, (128, 176, 224)),
        (142, (104, 152, 200, 248)),
        (194, (124, 172, 220)),
        (244, (124, 172, 220)),
        (294, (128, 176, 224)),
    )
    for y, columns in rows:
        for x in columns:
            parts += drawn(f"""
                k r {x} {y} 48 48
                b r {x + 4} {y + 4} 40 40
                l M{x + 4} {y + 4}H{x + 44}L{x + 36} {y + 12}H{x + 12}V{y + 36}L{x + 4} {y + 44}Z
                k o {x + 24} {y + 24} 5""")
    return [
        *parts,
        *burst(272, 176, 96, 10, ("a", "c", "w")),
        *drawn("""
        k M312 84L344 70L352 104L322 112Z
        b M318 88L340 78L345 100L325 106Z
        k M344 216L376 226L362 254L338 240Z
        b M348 222L368 229L359 246L345 237Z"""),
    ]
