"""Guns, mortars, shells, fire, and the strongholds that carry them."""

from __future__ import annotations

from sprites.art.crowds import ranks, sandbags
from sprites.art.shapes import Parts
from sprites.art.sketch import (
    burst,
    drawn,
    flame,
    gate_sign,
    puffs,
    resized,
    rivet_line,
    rivets,
    shifted,
    wheel,
)


def howitzer() -> Parts:
    """A siege howitzer, barrel high to the right."""
    return [
        *drawn("""
        k M150 236L60 322L36 352L66 352L190 262Z
        s M150 244L70 326L60 340L72 340L184 262Z
        k M150 200L172 186L388 44L402 68L204 234Z
        b M172 194L384 54L389 62L184 206Z
        s M184 206L389 62L394 70L200 224Z
        k M362 54L390 32L410 62L384 82Z
        l M172 194L384 54L386 57L178 200Z
        k M128 166L182 130L236 236L196 262L150 256Z
        b M138 172L180 144L204 190L160 220Z
        s M160 220L204 190L226 234L192 252L166 248Z
        l M138 172L180 144L183 150L144 177Z"""),
        *rivets(((150, 178), (174, 162), (192, 198), (170, 214), (212, 232), (182, 242))),
        *wheel(196, 292, 66),
    ]


def mountain_gun() -> Parts:
    """A short fat howitzer behind a tall shield, firing: the shot leaves to the left."""
    return [
        *burst(52, 106, 92, 10, ("a", "g", "w")),
        *drawn("""
        k M222 250L380 344L400 344V372L356 376L206 290Z
        s M224 262L372 352L390 354V364L360 366L212 284Z
        k M70 84L214 172L182 232L40 142Z
        b M76 96L206 176L194 200L62 120Z
        s M62 120L194 200L180 222L50 140Z
        l M76 96L206 176L203 182L73 103Z
        k M58 68L96 92L56 160L20 136Z
        c M62 78L86 94L52 148L30 134Z
        k M176 60L232 84L262 190L244 300L184 280Z
        b M186 74L224 92L236 150L196 160Z
        s M196 160L236 150L252 192L238 286L194 270Z
        l M186 74L224 92L226 98L192 84L202 160L203 262L194 262Z
        k M190 148L226 140L230 166L196 176Z"""),
        *rivet_line(200, 84, 226, 96, 3),
        *rivet_line(206, 184, 206, 262, 4),
        *wheel(230, 310, 74, 8, "s", "b"),
    ]


def belfry_mortar() -> Parts:
    """A bell tower on wheels; where the bell hung a mortar looks out."""
    return [
        *drawn("""
        k M208 128L300 -30L352 2L290 150Z
        s M218 128L302 -14L322 -2L250 140Z
        b M250 140L322 -2L340 8L284 146Z
        k M284 -36L366 12L352 38L270 -10Z
        c M288 -24L354 14L347 26L280 -12Z
        k M84 340L102 104H296L314 340Z
        b M96 332L112 114H202V332Z
        s M202 114H286L302 332H202Z
        l M112 114H286V124H122L108 332H96Z
        k M86 118L96 84H302L312 118Z
        l M98 110L104 92H294L300 110Z
        k M136 330V214Q136 166 200 160Q264 166 264 214V330Z
        s M146 330V216Q148 178 200 172Q252 178 254 216V330Z
        k M158 300Q164 288 166 250Q168 210 200 206Q232 210 234 250Q236 288 242 300Z
        c M168 296Q174 284 176 250Q178 220 200 216Q222 220 224 250Q226 284 232 296Z
        l M176 250Q178 220 200 216Q188 232 188 296H168Q174 284 176 250Z
        k o 200 308 12
        a o 200 308 8
        k8 M200 172V208
        k4 M104 140H136M124 164H140M110 190H132M266 190H294M270 150H290M100 250H134M268 262H298
        k M60 330H340V362H60Z
        s M68 337H332V355H68Z"""),
        *wheel(112, 354, 48, 8, "s", "b"),
        *wheel(288, 354, 48, 8, "s", "b"),
    ]


def raft_gun() -> Parts:
    """A field gun on a raft of barrels, its shell just leaving."""
    return [
        *burst(352, 84, 74, 9, ("a", "g", "w")),
        *shifted(resized(howitzer(), 0, 0, 0.84), 190, 170),
        *drawn("""
        k M10 296H392V330H10Z
        c M18 303H384V323H18Z
        k4 M70 303V323M130 303V323M190 303V323M250 303V323M310 303V323
        k M26 326H96V370H26ZM116 326H186V370H116ZM206 326H276V370H206ZM296 326H366V370H296Z
        a M33 332H89V364H33ZM123 332H179V364H123ZM213 332H269V364H213ZM303 332H359V364H303Z
        as M61 332H89V364H61ZM151 332H179V364H151ZM241 332H269V364H241ZM331 332H359V364H331Z
        k4 M45 332V364M77 332V364M135 332V364M167 332V364M225 332V364M257 332V364M315 332V364M347 332V364
        far M-20 360Q0 346 30 356T90 354T150 356T210 354T270 356T330 354T420 352V420H-20Z
        w4 M-6 372Q20 358 50 370T110 368M170 376Q200 362 230 374T290 372"""),
    ]


def gun_barrel() -> Parts:
    """A long gun barrel with breech and muzzle brake, a shell beside it."""
    barrel = drawn("""
        k M-176 -46H-66L-50 -34H70L96 -26H230V26H96L70 34H-50L-66 46H-176Z
        b M-166 -36H-70L-54 -24H68L94 -17H222V0H-166Z
        s M-166 0H222V17H94L68 24H-54L-70 36H-166Z
        l M-166 -36H-70L-54 -24H68L94 -17H222V-10H92L66 -16H-56L-72 -28H-166Z
        k M214 -42H284V42H214Z
        b M222 -34H276V0H222Z
        s M222 0H276V34H222Z
        k r 236 -34 8 68
        k r 256 -34 8 68
        k M-196 -30H-172V30H-196Z
        c r -190 -24 14 48
        k M-130 -62H-92V62H-130Z
        c M-123 -55H-99V55H-123Z
        a r -40 -26 16 52
        a r 30 -26 14 52""")
    return [*shifted(barrel, 186, 214, 0.92, -34), *shifted(resized(shell(), 0, 0, 0.46), 300, 300, 1, 22)]


def shell() -> Parts:
    """A shell, point up."""
    return drawn("""
        k= 0,-6 Q62,58 72,150 L72,302 L80,396 L0,396
        b|s 0,8 Q52,62 60,150 L60,300 L0,300
        l M150 150Q156 90 188 44Q172 96 170 150L170 296L150 296Z
        k r 134 164 132 10
        c r 138 176 124 18
        k r 132 294 136 8
        c r 134 302 132 76
        cs r 200 302 66 76
        l r 142 302 14 76
        a r 126 368 148 20""")


def fire_curtain() -> Parts:
    """A wall of flames, and black helmets before it."""
    fires: Parts = []
    for x, y, size in ((30, 330, 1.5), (370, 330, 1.5), (110, 340, 1.9), (290, 340, 1.9), (200, 350, 2.3)):
        fires += flame(x, y, size, ("l", "a", "w") if x in (110, 290) else ("b", "l", "a"))
    back = drawn("s M-20 400V300Q60 270 120 296T240 286T420 300V400Z")
    return [*back, *fires, *ranks(4, 1.35, y=312)]


def point_blank() -> Parts:
    """A revolver straight in the face: muzzle, cylinder, a hand, and the flash."""
    flash = burst(170, 150, 172, 13, ("a", "g", "w"))
    gun = drawn("""
        k M236 220L330 250L346 402H250L222 330Z
        f M250 240L322 258L336 402H262L236 326Z
        fs M290 250L322 258L336 402H300Z
        k5 M246 300Q276 290 300 304M250 330Q280 320 304 336M258 360Q284 352 308 366
        k M240 252Q216 262 212 300L236 314Z
        k o 222 196 86
        s o 222 196 76
        b M222 120A76 76 0 0 0 222 272Z
        k M150 92Q200 58 262 92L272 140H142Z
        s M160 98Q200 72 252 98L260 132H152Z
        k o 222 140 19
        c o 222 140 13
        k o 272 168 19
        c o 272 168 13
        k o 272 226 19
        c o 272 226 13
        k o 222 252 19
        c o 222 252 13
        k o 172 226 19
        c o 172 226 13
        k o 170 162 60
        l o 170 162 51
        b M170 111A51 51 0 0 1 170 213Z
        k o 170 162 34
        k M160 96L170 76L184 98Z""")
    return [*flash, *gun]


def machine_gun() -> Parts:
    """A machine gun on its tripod behind sandbags, firing to the left."""
    gun = drawn("""
        k M60 186H210V164H320L338 176V232L320 244H210V222H60Z
        b M68 192H206V204H68Z
        s M68 204H206V216H68Z
        k4 M84 190V218M104 190V218M124 190V218M144 190V218M164 190V218M184 190V218
        b M218 172H316L328 180V204H218Z
        s M218 204H328V228L316 236H218Z
        l M218 172H316L328 180H224V204H218Z
        k M30 192H62V216H30Z
        k M330 178L378 168V184L338 196ZM330 232L378 240V224L338 214Z
        c M372 164H390V244H372Z
        k M150 70L262 70L280 164H240L226 100H150Z
        c M156 78H256L270 158H246L232 92H156Z
        k3 M172 78V92M190 78V92M208 78V92M226 78L230 92M254 92L238 102M258 112L242 118M262 132L246 138
        k M240 240H290L296 270H234Z
        k12 M246 262L150 372M264 266V372M282 262L370 372""")
    return [*burst(26, 204, 76, 9, ("a", "g", "w")), *gun, *sandbags(340)]


def bunker() -> Parts:
    """A stepped bunker of concrete, gate on its flag, sandbags at its foot."""
    return [
        *drawn("""
        s M20 340L60 210L340 210L380 340Z
        b M20 340L60 210L180 210L170 340Z
        k M40 222L52 196L348 196L360 222Z
        l M52 196L348 196L344 204L56 204Z
        s M110 196L126 130L274 130L290 196Z
        b M110 196L126 130L196 130L192 196Z
        k M100 140L110 120L290 120L300 140Z
        l M110 120L290 120L287 126L113 126Z
        k M140 164L260 164L254 150L146 150Z
        a r 158 154 84 5
        k M84 276L166 276L162 252L88 252Z
        k M234 276L316 276L312 252L238 252Z
        k M96 258L96 272L4 290L4 276Z
        k M304 258L304 272L396 290L396 276Z
        k5 M200 120L200 24
        a M203 28L290 42L270 62L290 82L203 74Z"""),
        *gate_sign(236, 54, 30, "c"),
        *sandbags(336),
    ]


def held_wall() -> Parts:
    """An armoured palm that stops everything, a wall of stone below."""
    wall = drawn("""
        k M-20 306H420V420H-20Z
        b M-20 314H60V350H-20ZM68 314H160V350H68ZM168 314H260V350H168ZM268 314H350V350H268Z
        + M358 314H420V350H358Z
        s M-20 358H20V394H-20ZM28 358H112V394H28ZM120 358H208V394H120ZM216 358H304V394H216Z
        + M312 358H420V394H312Z
        l M68 314H160V322H68ZM168 314H260V322H168ZM28 358H112V366H28ZM216 358H304V366H216Z""")
    hand = drawn("""
        k M142 330L130 220L76 168L92 134L136 160L132 46Q150 26 168 46L172 130L178 22Q198 2 216 22V130
        + L226 36Q244 20 260 40L256 140L272 74Q290 64 302 84L284 214L262 330Z
        b M152 322L140 216L90 166L97 150L146 176L142 54Q150 44 158 54L164 150H182L187 30Q197 18 207 30
        + V150H226L235 46Q243 38 250 50L246 160L262 156L280 86Q286 82 291 90L274 212L254 322Z
        s M216 322L222 150H226L235 46Q243 38 250 50L246 160L262 156L280 86Q286 82 291 90L274 212L254 322Z
        k5 M142 92H162M144 122H164M186 70H208M184 104H208M232 80L250 84M230 112L248 116M276 112L290 116
        + M268 142L284 146
        l M142 54Q150 44 158 54L160 90H152L154 150H146ZM187 30Q197 18 207 30L206 60H196L192 140H184Z
        k M136 258L270 258L274 296H138Z
        c M143 265H264L266 288H146Z
        a o 204 212 24
        w o 198 206 8""")
    return [*hand, *wall, *rivet_line(152, 276, 256, 276, 6)]


def raised_sword() -> Parts:
    """An armoured fist that brings the sword back over a split shield."""
    arm = drawn("""
        k M110 402L126 296L254 284L290 402Z
        b M120 402L134 304L200 298V402Z
        s M200 298L248 293L280 402H200Z
        k M118 318L262 306L268 338L116 350Z
        c M126 326L256 314L260 330L124 342Z""")
    sword = drawn("""
        k M176 190L180 -8L200 -54L222 -8L226 190Z
        l M186 184L189 -6L200 -34V184Z
        s M200 -34L212 -6L215 184H200Z
        k M96 186H306V214H96Z
        c M104 193H298V207H104Z""")
    hand = drawn("""
        k M128 214Q134 200 160 202H244Q272 204 276 230L268 290Q232 306 136 298L122 262Z
        b M138 220Q142 210 160 211H240Q262 214 265 232L258 282Q226 294 144 288L132 260Z
        s M206 211H240Q262 214 265 232L258 282Q236 290 206 291Z
        k5 M134 234H262M132 254H262M136 274H258
        l M140 216H200V226H138Z""")
    return [*burst(200, 120, 180, 16, ("c", "g", "w")), *arm, *sword, *hand]


def trenches() -> Parts:
    """A trench seen along its length: zigzag walls, duckboards, wire above, a periscope."""
    return [
        *drawn("""
        far M-20 150Q80 120 200 140T420 136V420H-20Z
        k M150 160H250L220 210L290 262L200 320L330 402H60L140 320L70 262L180 210Z
        s M156 166H244L212 212L280 262L186 322L300 402H190L120 322L96 262L190 210Z
        c M176 166H224L204 208L240 262L160 322L240 402H120L130 322L180 262L170 208Z
        k4 M174 180H226M180 196H214M176 214H214M182 234H230M190 252H238M172 276H226M154 296H204
        + M136 318H176M128 342H188M124 366H212M120 388H234
        k M-20 150L150 160L180 210L70 262L140 320L60 402H-20Z
        mid M-20 160L144 168L166 206L54 260L124 320L44 402H-20Z
        k M420 146L250 160L220 210L290 262L200 320L330 402H420Z
        fg M420 158L258 168L234 208L308 262L222 322L346 402H420Z"""),
        *drawn("""
        k9 M20 190L70 90M20 90L70 190M330 190L380 90M330 90L380 190M100 168L132 96M100 96L132 168
        + M268 168L300 96M268 96L300 168
        k4 M-20 120Q0 100 20 120T60 120T100 120T140 120M-20 150Q0 130 20 150T60 150T100 140T140 140
        + M260 120Q280 100 300 120T340 120T380 120T420 120M260 142Q280 130 300 146T340 150T380 150T420 150
        k M290 330V210H272V196H316V330Z
        b M297 324V204H304V324Z
        g r 275 200 10 6"""),
    ]


def signal_flag_retreat() -> Parts:
    """A bugler's lantern turned about: a road sign that points home, columns marching under it."""
    sign = drawn("""
        k M188 30H212V402H188Z
        c M193 34H207V402H193Z
        k M330 70H120L40 124L120 178H330Z
        w M320 80H124L58 124L124 168H320Z
        l M320 124H58L124 168H320Z
        a M290 108H156V92L104 124L156 156V140H290Z
        k M260 196H100V258H260L300 227Z
        b M254 203H107V251H254L286 227Z
        k M124 216H220V238H124Z""")
    return [*ranks(6, 0.92, rifles=True, y=306), *sign]


def broken_shield() -> Parts:
    """A shield split from top to bottom, light and stores behind the crack."""
    left = drawn("""
        k M40 40L196 20L170 130L206 190L160 270L190 392Q60 330 40 190Z
        c M52 51L182 34L158 132L192 190L148 270L172 366Q70 310 52 188Z
        b M66 64L168 50L146 134L178 190L134 270L154 342Q80 290 66 186Z
        l M66 64L168 50L166 58L78 70V186Q86 270 140 322L154 342Q80 290 66 186Z""")
    right = drawn("""
        k M232 18L366 40L362 190Q350 320 224 394L200 280L246 196L206 128Z
        c M240 31L354 50L350 190Q338 308 232 374L212 280L260 196L218 128Z
        s M250 45L342 60L338 188Q328 292 240 352L224 280L274 198L232 128Z""")
    glow = drawn("""
        g M176 10L236 10L214 128L256 196L206 280L226 402H176L152 270L198 190L164 130Z
        w M196 10L214 10L194 130L232 194L184 276L206 402H190L168 272L212 190L178 130Z""")
    return [*glow, *shifted(left, -12, 0), *shifted(right, 12, 4), *burst(206, 190, 62, 10, ("a", "g", "w"))]


def smoke_salute() -> Parts:
    """Three ceremonial guns in a fan, smoke and stars of fire over them."""
    gun = drawn("""
        k M-34 120L-24 -120L-34 -130V-156H34V-130L24 -120L34 120Z
        b M-25 114L-16 -122L-25 -134V-147H0V114Z
        s M0 -147H25V-134L16 -122L25 114H0Z
        l M-25 114L-16 -122L-25 -134V-147H-18L-16 -132L-8 -122L-14 114Z
        c M-32 40H32V56H-32ZM-28 -60H28V-46H-28Z
        k o 0 -150 16""")
    fire = [
        *burst(200, 30, 84, 12, ("a", "c", "w")),
        *burst(66, 76, 60, 10, ("a", "c", "w")),
        *burst(334, 76, 60, 10, ("a", "c", "w")),
    ]
    guns = [
        *shifted(gun, 110, 266, 0.9, -24),
        *shifted(gun, 290, 266, 0.9, 24),
        *shifted(gun, 200, 240, 1.05),
    ]
    base = [
        *wheel(90, 356, 54, 10, "s", "c"),
        *wheel(310, 356, 54, 10, "s", "c"),
        *drawn("""
        k M110 402L130 318H270L290 402Z
        a M120 402L138 326H262L280 402Z
        as M200 326H262L280 402H200Z"""),
    ]
    return [
        *puffs(100, 90, 0.5, "w", -1),
        *puffs(300, 90, 0.5, "w", 1),
        *fire,
        *guns,
        *base,
        *drawn("c o 200 364 22\nk o 200 364 15\nc o 200 364 9"),
    ]
