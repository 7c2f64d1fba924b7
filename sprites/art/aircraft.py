"""Everything that flies: fighters, bombers, airships, and the engines and wings they are made of."""

from __future__ import annotations

from sprites.art.shapes import Part, Parts
from sprites.art.sketch import drawn, flipped, resized, shifted, star, wing_sign


def biplane() -> Parts:
    """A fighter with two wings, coming on in a bank."""
    body = drawn("""
        s M-180 -34L180 -34L186 -24L180 -18L-180 -18L-186 -24Z
        b M-180 -34L180 -34L184 -27L-184 -27Z
        k5 M-120 -20L-108 36M120 -20L108 36M-44 -20L-30 10M44 -20L30 10
        k1.6 M-120 -20L-30 30M120 -20L30 30
        s M-160 34L160 34L166 42L160 48L-160 48L-166 42Z
        l M-160 34L160 34L164 40L-164 40Z
        k6 M-30 46L-46 84M30 46L46 84
        k4 M-46 82L46 82
        k e -50 86 9 17
        k e 50 86 9 17
        s e -50 86 4 9
        s e 50 86 4 9
        k o 0 18 38
        s o 0 18 33
        b M-33 18A33 33 0 0 1 0 -15L0 51A33 33 0 0 1 -33 18Z""")
    for cylinder in range(9):
        body += shifted(drawn("k r -4 -31 8 15"), 0, 18, 1, cylinder * 40)
    body += drawn("""
        k o 0 18 13
        a o 0 18 8
        k o 0 -12 15
        l e 0 -15 12 6""")
    body += shifted(drawn("l@.8 M-6 0L-10 -88L0 -102L6 0Z\nl@.8 M6 0L10 88L0 102L-6 0Z"), 0, 18, 1, 28)
    return shifted(body, 200, 190, 1, -16)


def swallow() -> Parts:
    """A light aeroplane from above: swept wings and a forked tail, turning."""
    body = drawn("""
        k= 0,18 L20,52 L24,120 L186,196 L196,236 L180,244 L26,208 L18,300 L78,392 L64,398 L0,334
        b|s 0,34 L12,58 L15,126 L176,202 L184,230 L16,194 L9,296 L56,376 L0,318
        l M200 34L188 58L185 126L24 202L22 214L186 142L190 296L200 300Z
        w M24 202L16 230L60 220L66 184Z
        w M376 202L384 230L340 220L334 184Z
        a M66 184L60 220L84 214L92 172Z
        as M334 184L340 220L316 214L308 172Z
        k e 200 120 13 24
        g e 200 114 9 17
        k M150 22L250 22L250 32L150 32Z
        c o 200 26 9""")
    return resized(body, 204, 196, 0.98, 24)


def gull_fighter() -> Parts:
    """A single-wing interceptor with bent wings, from the front."""
    return drawn("""
        k= 0,150 L44,170 L100,214 L198,160 L206,172 L112,244 L40,232 L0,250
        b|s 0,158 L40,178 L102,222 L196,168 L108,234 L38,220 L0,236
        l M200 158L160 178L98 222L4 168L14 166L98 212L160 170L200 152Z
        k= 0,88 L10,92 L14,160 L0,160
        a|as 0,96 L6,98 L9,150 L0,150
        k o 200 206 50
        b o 200 206 43
        s M200 163A43 43 0 0 1 200 249Z
        k o 200 206 32
        c o 200 206 26
        k o 200 206 13
        a o 200 206 9
        k M184 158Q200 128 216 158Z
        g M190 156Q200 138 210 156Z
        l@.75 M194 206L186 92Q200 78 206 96L206 206Z
        l@.75 M206 206L214 320Q200 334 194 316L194 206Z
        k&k M96 236L110 236L112 276L94 276Z
        k&k e 103 286 11 18
        g&g M60 190L70 184L64 140L58 140Z
        """)


def bomber() -> Parts:
    """A four-engined bomber coming straight on: glass nose, wide wings, bombs falling."""
    parts = drawn("""
        k= 0,86 L14,92 L18,150 L204,176 L206,198 L20,214 L0,216
        b|s 0,96 L6,98 L10,158 L202,182 L202,192 L12,204 L0,206
        l M200 150L-4 178L-4 184L200 164Z
        k= 0,128 Q52,132 54,186 Q52,250 0,268
        b|s 0,138 Q43,142 45,186 Q43,240 0,257
        l M155 186Q158 144 190 139Q166 156 164 190Q168 226 186 252Q158 236 155 186Z
        k o 200 176 31
        g o 200 176 26
        k3 M200 150V202M174 176H226M182 158L218 194M218 158L182 194
        w M184 164a20 20 0 0 1 14 -10l-10 18Z
        k= 0,214 Q24,216 26,236 Q20,252 0,254
        g= 0,220 Q17,222 18,236 Q14,246 0,247""")
    for x, y, radius in ((122, 180, 24), (56, 180, 20)):
        engine = drawn(f"""
            k&k o {x} {y} {radius}
            c&c o {x} {y} {radius - 5}
            k&k o {x} {y} {radius - 12}
            a&a o {x} {y} {radius - 16}
            l&l@.7 M{x - 4} {y}L{x - 8} {y - 48}Q{x} {y - 56} {x + 4} {y - 48}L{x + 4} {y}Z
            l&l@.7 M{x + 4} {y}L{x + 8} {y + 48}Q{x} {y + 56} {x - 4} {y + 48}L{x - 4} {y}Z""")
        parts += engine
    for x, y, size in ((150, 300, 1.0), (200, 330, 1.2), (250, 300, 1.0)):
        parts += shifted(_bomb(), x, y, size)
    return parts


def _bomb() -> Parts:
    return drawn("""
        k M-16 -30L-10 -24L-14 -10Q-18 16 0 36Q18 16 14 -10L10 -24L16 -30V-42H-16Z
        a M-9 -8Q-12 14 0 27V-22H-6Z
        as M9 -8Q12 14 0 27V-22H6Z
        s M-11 -38H11V-30L6 -26H-6L-11 -30Z""")


def airship() -> Parts:
    """A great airship from the side, gondola below, the wing on its flank."""
    return [
        *drawn("""
        s M14 168C40 96 160 62 280 84C346 96 384 126 392 152C384 176 340 204 270 214C160 230 50 222 14 168Z
        b M14 168C40 96 160 62 280 84C346 96 384 126 392 152C330 150 120 160 14 168Z
        l M24 150C70 92 180 70 286 90C240 88 120 96 24 150Z
        k2.2@.6 M92 108C70 140 72 190 94 206M156 84C136 130 138 196 158 218
        + M226 77C212 130 214 190 228 220M296 87C292 130 292 176 298 208
        k2@.6 M14 168C120 158 330 150 392 152
        k M14 168L4 104L30 98L78 126Z
        a M12 150L8 110L28 106L64 128Z
        k M14 168L8 226L34 232L82 204Z
        a M16 182L13 220L32 224L66 204Z
        s M20 166L2 160L2 176L20 172Z
        k M168 216L176 246L292 240L304 206Z
        s M176 218L182 240L286 235L296 209Z
        g M190 221h10v10h-10ZM207 220h10v10h-10ZM224 219h10v10h-10ZM241 218h10v10h-10Z
        + M258 216h10v10h-10ZM275 215h10v10h-10Z
        k M200 246L204 258L246 256L250 243Z
        k o 120 226 12
        s o 120 226 7
        k3 M112 206L120 226M104 246L136 206
        c o 262 128 30
        w o 262 128 24"""),
        *wing_sign(263, 128, 36),
    ]


def zeppelin() -> Parts:
    """A watching airship from below its nose: ribs like a fan, the beam of a searchlight."""
    ribs = [f"M200 150Q{200 + x} {150 + y * 0.4:g} {200 + x} {150 + y}" for x, y in ((-92, 88), (92, 88))]
    return [
        *drawn("""
        g@.55 M190 290L96 420H304L210 290Z
        w@.6 M194 290L150 420H250L206 290Z
        k&k M70 60L6 6L36 -10L120 40Z
        a&as M68 50L22 8L36 0L106 38Z
        k o 200 150 146
        s o 200 150 138
        b M200 12A138 138 0 0 0 200 288Q160 288 160 150Q160 12 200 12Z
        l M110 46A138 138 0 0 0 74 206Q74 116 140 30Z
        b M62 150A138 138 0 0 1 200 12V288A138 138 0 0 1 62 150Z
        l M80 88A138 138 0 0 1 170 16Q110 60 92 150Q92 210 116 260A138 138 0 0 1 80 88Z"""),
        *drawn(f"""
        k3@.7 {ribs[0]}{ribs[1]}
        k3@.7 M200 150L200 12M200 150L102 52M200 150L298 52M200 150L62 150M200 150L338 150
        + M200 150L102 248M200 150L298 248
        k3@.5 o 200 150 92
        k o 200 150 32
        c o 200 150 26
        w o 200 150 19
        k M150 270H250L238 318H162Z
        s M160 276H240L231 310H169Z
        g M172 284h14v12h-14ZM193 284h14v12h-14ZM214 284h14v12h-14Z
        k&k o 44 222 20
        s&s o 44 222 13
        k&k5 M30 184L44 222M44 200V244M26 222H62"""),
        *wing_sign(200, 150, 28),
    ]


def empress_fleet() -> Parts:
    """Small aeroplanes in formation, to fly below a large thing."""
    return [
        *small_plane(80, 330, 0.7, -20),
        *small_plane(150, 362, 0.5, -20),
        *small_plane(330, 340, 0.55, -20),
    ]


def small_plane(x: float, y: float, size: float, turn: float = 0, role: str = "k") -> Parts:
    """A far aeroplane from above, flying to the right."""
    shape = drawn(f"""
        {role} M-40 0Q0 -7 46 -2L46 2Q0 7 -40 0Z
        {role} M4 -2L16 -2L0 -44L-10 -44Z
        {role} M4 2L16 2L0 44L-10 44Z
        {role} M-34 0L-42 -16L-36 -16L-26 0L-36 16L-42 16Z""")
    return shifted(shape, x, y, size, turn)


def looping() -> Parts:
    """A fighter at the end of the ribbon it has drawn: up, over and back."""
    path = "M-20 386Q380 420 366 190Q350 24 196 44Q96 60 92 168"
    ribbon = drawn(f"k50 {path}\nw36 {path}\na14 {path}")
    return [*ribbon, *resized(swallow(), 104, 204, 0.86, 150)]


def dive() -> Parts:
    """A fighter falling on its prey, nose down, with streaks of air."""
    streaks = drawn("""
        s6 M60 -20V120M100 -30V60M340 -20V130M300 -30V70
        s8 M30 -10V60M370 -10V70
        s5 M150 -40V40M250 -40V40""")
    body = drawn("""
        k= 0,402 L26,352 L32,250 L190,196 L198,150 L36,158 L26,92 L74,60 L70,30 L0,40
        b|s 0,384 L17,348 L22,242 L180,186 L186,164 L26,170 L16,84 L62,54 L60,42 L0,52
        l M200 384L183 348L178 242L20 186L18 178L184 230L190 340L200 356Z
        k e 200 268 17 34
        g e 200 274 12 25
        a M26 186L18 166L46 166L56 198Z
        as M374 186L382 166L354 166L344 198Z
        c M26 166L56 166L66 200L34 190Z
        k r 132 378 136 12
        k o 200 384 16
        a o 200 384 10
        k&k M136 232H152V290L144 306L136 290Z
        w4 M146 330V402M254 330V402""")
    return [*streaks, *resized(body, 200, 206, 0.94, 14)]


_BILLOWS = (
    (60, 330, 96), (190, 300, 110), (330, 320, 104), (120, 262, 74), (262, 244, 82), (36, 392, 90),
    (180, 382, 100), (340, 392, 96), (230, 200, 48), (96, 232, 40), (316, 262, 46), (160, 190, 34),
)  # fmt: skip


def smoke_screen() -> Parts:
    """Rolls of smoke, and hunters that have lost their way above them."""
    layers = (
        ("k", 0, 7, 1.0),
        ("s", 0, 0, 1.0),
        ("b", -10, 0, 0.86),
        ("l", -20, 0, 0.62),
        ("w", -26, 0, 0.34),
    )
    parts: Parts = []
    for role, up, more, share in layers:
        for x, y, radius in _BILLOWS:
            across, down = (1.2, 0.8) if role in "lw" else (1.0, 1.0)
            size = radius * share + more
            parts += drawn(f"{role} e {x + up} {y + up} {size * across:g} {size * down:g}")
    return [*small_plane(110, 96, 1.6, 24), *parts, *small_plane(310, 66, 1.1, 160)]


def radio_mast() -> Parts:
    """A lattice mast whose waves are broken by two bolts."""
    waves = drawn("""
        s9 M120 70Q80 110 120 150M280 70Q320 110 280 150
        s9 M84 40Q20 110 84 180M316 40Q380 110 316 180
        s9 M48 12Q-44 110 48 208M352 12Q444 110 352 208""")
    mast = drawn("""
        k9 M200 110L110 402M200 110L290 402
        k6 M184 170H216M172 216H228M156 264H244M140 314H260M124 362H276
        k4 M184 170L228 216M216 170L172 216M172 216L244 264M228 216L156 264M156 264L260 314
        + M244 264L140 314M140 314L276 362M260 314L124 362
        k o 200 106 26
        a o 200 106 19
        w o 193 99 7""")
    spark = drawn("""
        k M70 60L150 104L118 124L176 176L78 134L108 112Z
        a M88 78L134 104L104 124L148 156L94 132L122 110Z""")
    return [*waves, *mast, *spark, *flipped(spark)]


def radial_engine() -> Parts:
    """A nine-cylinder engine from the front, its propeller across."""
    parts: Parts = []
    cylinder = drawn("""
        k M-30 -66L-34 -150Q0 -168 34 -150L30 -66Z
        b M-24 -70L-27 -145Q-12 -152 0 -153V-70Z
        s M24 -70L27 -145Q12 -152 0 -153V-70Z
        k4 M-26 -86H26M-28 -100H28M-29 -114H29M-30 -128H30
        c r -6 -160 12 10""")
    for index in range(9):
        parts += shifted(cylinder, 200, 200, 1, index * 40)
    parts += drawn("""
        k o 200 200 86
        l o 200 200 78
        b M200 122A78 78 0 0 1 200 278Z
        k o 200 200 54
        c o 200 200 47""")
    for index in range(9):
        parts += shifted(drawn("k o 0 -66 6"), 200, 200, 1, index * 40 + 20)
    blade = drawn("""
        k M-16 0L-26 -110Q-14 -206 8 -206Q28 -150 16 0Z
        a M-9 0L-17 -110Q-8 -192 2 -196V0Z
        as M2 0V-196Q18 -150 9 0Z""")
    parts += [*shifted(blade, 200, 200, 1, 34), *shifted(blade, 200, 200, 1, 214)]
    return [
        *parts,
        *drawn("k o 200 200 30\nw o 200 200 23\nl M200 177A23 23 0 0 1 200 223Z"),
        Part("k", star(200, 200, 9, 4, 6)),
    ]


def folding_wings() -> Parts:
    """A pair of canvas wings on a harness, half unfolded."""
    wing = drawn("""
        k M182 180L60 20Q-30 60 -6 180L40 150L24 262L78 214L70 330L122 258L140 380L186 260Z
        l M172 186L60 40Q-10 76 8 160L54 128L42 236L92 184L86 298L130 226L148 340L176 256Z
        w M60 40Q-10 76 8 160L54 128Q40 84 60 40Z
        b M92 184L86 298L130 226L128 170Z
        k6 M178 190L60 34M178 196L8 166M180 204L40 242M180 214L86 304M184 226L146 350
        k o 60 34 12
        c o 60 34 7""")
    harness = drawn("""
        k= 0,130 L34,136 L40,290 L26,350 L0,356
        s|k 0,140 L26,145 L31,288 L19,342 L0,346
        a M160 150L240 260L226 272L168 190ZM240 150L160 260L174 272L232 190Z
        k o 200 206 30
        c o 200 206 23
        k o 200 206 9
        c M186 300H214V330H186Z""")
    return [*wing, *flipped(wing), *harness]
