"""The twelve resources: people who serve, and what is stored."""

from __future__ import annotations

from sprites.art.arms import held
from sprites.art.shapes import Parts
from sprites.art.sketch import (
    cog_sun,
    crown_sign,
    drawn,
    flame,
    flipped,
    gate_sign,
    rivet_line,
    shifted,
    wave_sign,
    wheel,
    wing_sign,
)
from sprites.art.soldiers import bust


def recruits() -> Parts:
    """Three men in fezzes, the first before the others."""
    left = shifted(bust("vest", "young", "fez"), -66, 30, 0.76)
    right = shifted(bust("vest", "walrus", "fez"), 162, 30, 0.76)
    return [*left, *right, *shifted(bust("crossbelts", "moustache", "fez"), 4, 22, 0.98)]


def naphtha_tanks() -> Parts:
    """Two upright tanks and a lying one, pipes between, the flame on the largest."""
    tank = drawn("""
        k M-74 -170Q0 -216 74 -170V150H-74Z
        b M-64 -164Q-32 -186 0 -188V142H-64Z
        s M0 -188Q32 -186 64 -164V142H0Z
        l M-64 -164Q-50 -176 -36 -180V142H-64Z
        k5 M-74 -120H74M-74 -20H74M-74 90H74
        k r -14 -216 28 26""")
    return [
        *shifted(tank, 84, 250, 0.86),
        *shifted(tank, 316, 250, 0.86),
        *drawn("k16 M84 80V30H316V80\nc8 M84 80V30H316V80"),
        *shifted(tank, 200, 262, 1.12),
        *drawn("k o 200 232 54\na o 200 232 46\nk o 200 232 38"),
        *flame(198, 262, 0.42, ("a", "c", "w")),
        *drawn("k M-20 388H420V410H-20Z\nk M160 336H240V402H160Z\nc M168 344H232V402H168Z"),
        *drawn("k6 M168 364H232M168 384H232"),
    ]


def ground_crew() -> Parts:
    """A marshaller with two signal bats."""
    bat = drawn("""
        k M112 300L40 232L20 120L48 108L74 206L140 262Z
        b M112 286L50 226L32 128L42 122L66 212L132 264Z
        f M22 136L20 104L46 96L56 126Z
        k8 M36 112L20 46
        k o 12 6 48
        a o 12 6 40
        w o 12 6 24""")
    ears = drawn("""
        k9 M134 140Q130 44 200 42Q270 44 266 140
        k&k M116 134H146V196H116Z
        c&c M122 140H140V190H122Z""")
    return [*bat, *flipped(bat), *bust("overalls", "young", "workcap"), *ears, *wing_sign(200, 372, 54, "c")]


def hydrogen_depot() -> Parts:
    """Two gas spheres on legs and a gauge, the wing on each."""
    sphere = drawn("""
        k9 M-70 60L-90 200M70 60L90 200M-30 90L-36 200M30 90L36 200M-84 150L36 190M84 150L-36 190
        k o 0 0 104
        b o 0 0 95
        s M0 -95A95 95 0 0 1 0 95Q44 60 44 0Q44 -60 0 -95Z
        l M-60 -74A95 95 0 0 0 -80 50Q-84 -20 -30 -84Z
        k3 M0 -95Q-44 -60 -44 0T0 95M0 -95Q44 -60 44 0T0 95M-95 0H95M-84 -44H84M-84 44H84
        k r -12 -122 24 24""")
    return [
        *shifted(sphere, 304, 176, 0.94),
        *drawn("k14 M304 60V24H120V60\nc7 M304 60V24H120V60"),
        *shifted(sphere, 118, 200, 1.08),
        *drawn("w o 118 200 46\nk4 o 118 200 46"),
        *wing_sign(118, 200, 62, "a"),
        *drawn("""
        k M-20 392H420V420H-20Z
        k o 218 92 36
        w o 218 92 28
        k5 M218 92L234 74
        a4 M198 104A22 22 0 0 1 214 70"""),
    ]


def lay_brothers() -> Parts:
    """Two brothers of the house with a bell and a basket of loaves."""
    back = shifted(bust("habit", "beard", "tonsure"), -60, 16, 0.86)
    front = shifted(bust("habit", "young", "tonsure"), 110, 30, 0.86)
    basket = drawn("""
        k M96 316Q120 280 150 300Q180 270 206 300Q240 280 258 316L244 402H112Z
        c M106 320Q124 292 150 310Q180 284 206 310Q236 292 248 320Z
        cs M150 310Q180 284 206 310L200 322H156Z
        k M88 318H268L250 410H106Z
        a M98 326H258L242 402H114Z
        k4 M98 346H256M104 368H250M108 388H246M134 326L142 402M178 326V402M222 326L214 402""")
    return [*back, *front, *basket]


def arsenal() -> Parts:
    """A rack of swords and halberds, the gate shield in its middle."""
    sword = drawn("""
        k M-13 -150L0 -184L13 -150V90H-13Z
        l M-7 -148L0 -166V88H-7Z
        s M0 -166L7 -148V88H0Z
        k M-40 86H40V104H-40Z
        c M-34 91H34V99H-34Z
        k r -9 104 18 56
        a r -4 106 8 50
        c o 0 166 11""")
    axe = shifted(held("halberd"), -330, -200, 1)
    return [
        *drawn("""
        k M-10 96H410V122H-10Z
        c M-10 102H410V116H-10Z
        k M-10 326H410V352H-10Z
        c M-10 332H410V346H-10Z"""),
        *shifted(axe, 52, 220, 0.96),
        *shifted(flipped(held("halberd")), 278, 20, 0.96),
        *shifted(sword, 112, 210, 1.02),
        *shifted(sword, 288, 210, 1.02),
        *drawn("""
        k M120 128Q160 136 200 112Q240 136 280 128V236Q274 320 200 370Q126 320 120 236Z
        c M130 138Q164 144 200 123Q236 144 270 138V236Q264 312 200 358Q136 312 130 236Z
        l M144 154Q172 154 200 140V340Q148 300 144 234Z
        b M256 154Q228 154 200 140V340Q252 300 256 234Z"""),
        *gate_sign(200, 232, 82, "a"),
    ]


def rowers() -> Parts:
    """Three rowers in one stroke, straw hats in a row."""
    man = bust("vest", "stern", "straw")
    boat = drawn("""
        k M-20 318Q200 352 420 318L400 420H0Z
        c M-20 330Q200 364 420 330L416 346Q200 380 -16 346Z
        s M-16 350Q200 384 416 350L406 420H-4Z
        k M-20 392Q40 372 100 390T220 388T340 390T420 386V420H-20Z
        w4 M0 400Q40 384 80 398T160 396M240 400Q280 386 320 398T400 396""")
    oars = drawn("""
        k11 M62 262L-20 400M196 270L120 410M330 262L258 402
        c6 M62 262L-20 400M196 270L120 410M330 262L258 402""")
    crew = [*shifted(man, -66, 60, 0.64), *shifted(man, 210, 60, 0.64), *shifted(man, 56, 34, 0.74)]
    return [*crew, *boat, *oars]


def sampan() -> Parts:
    """A sampan with its mat roof and jars and sacks on deck."""
    return [
        *drawn("""
        k M40 236Q60 110 170 104Q262 110 276 236Z
        c M52 230Q70 124 160 116V230Z
        cs M160 116Q252 120 264 230H160Z
        k3 M86 230Q92 150 130 118M120 230Q126 160 150 116M196 230Q196 160 180 116
        + M232 230Q228 150 204 120M50 196H268M62 160H256
        k M276 240Q270 180 306 176Q344 180 338 240Z
        a M284 236Q280 190 307 185V236Z
        as M307 185Q334 190 330 236H307Z
        k M290 166H324V182H290Z
        k M330 244Q320 196 356 186Q396 196 388 244Z
        w M338 240Q332 204 356 195Q386 204 380 240Z
        k5 M336 206H376
        k M-6 240Q8 200 36 206Q62 210 60 244Z
        l M4 236Q14 210 36 214Q52 218 52 238Z
        k8 M20 210L-10 40
        c4 M20 210L-10 40
        k M-40 230L20 240H380L440 210L404 322H36Z
        b M-22 242L24 250H200V312H42Z
        s M200 250H382L424 226L396 312H200Z
        l M-22 242L24 250H382L420 230L416 246L384 262H28Z
        a o 350 282 16
        w o 350 282 10
        k o 350 282 5
        far M-20 320Q10 300 40 312T100 310T160 312T220 310T280 312T340 310T420 306V420H-20Z
        w4 M-10 330Q20 316 50 328T110 326M180 340Q210 326 240 338T300 336M30 366Q60 352 90 364T150 362"""),
        *wave_sign(140, 284, 52, "c"),
    ]


def pages() -> Parts:
    """A page in a tabard with a straight trumpet, its cloth with the crown."""
    page = bust("tabard", "young", "curls")
    behind = shifted(bust("court", "young", "curls"), 150, 60, 0.66)
    horn = [*held("trumpet"), *crown_sign(332, 128, 34, "c")]
    return [*behind, *page, *crown_sign(200, 360, 60, "a"), *shifted(horn, -56, 104)]


def treasury() -> Parts:
    """An open chest heaped with coins, a crown on top."""
    coins: Parts = []
    for x, y in (
        (96, 210),
        (136, 190),
        (180, 176),
        (224, 176),
        (266, 190),
        (306, 210),
        (116, 224),
        (160, 204),
        (204, 196),
        (248, 206),
        (288, 226),
    ):
        coins += drawn(f"k e {x} {y} 28 20\nc e {x} {y - 2} 23 15\nl e {x - 4} {y - 5} 14 8")
    return [
        *drawn("""
        k M44 210L70 84Q200 30 330 84L356 210Z
        s M56 204L80 94Q200 44 320 94L344 204Z
        k M76 200L94 110Q200 66 306 110L324 200Z
        a M92 196L106 118Q200 80 294 118L308 196Z"""),
        *coins,
        *crown_sign(200, 128, 116, "k"),
        *crown_sign(200, 128, 98, "c"),
        *drawn("""
        k M36 216H364V390H36Z
        b M46 226H200V380H46Z
        s M200 226H354V380H200Z
        l M46 226H354V238H46Z
        k M46 286H354V300H46Z
        c M78 220H106V386H78ZM294 220H322V386H294Z
        k M166 256H234V340H166Z
        c M174 264H226V332H174Z
        k o 200 292 12
        k M194 296H206L210 322H190Z"""),
        *rivet_line(92, 240, 92, 370, 5, 4),
        *rivet_line(308, 240, 308, 370, 5, 4),
    ]


def labourers() -> Parts:
    """Two labourers, shovel and pick shouldered."""
    first, second = bust("vest", "walrus", "flatcap"), bust("overalls", "stubble", "bandana")
    tools = [*shifted(held("shovel"), -126, 0, 1, -4), *shifted(held("pickaxe"), -166, 30)]
    return [*shifted(tools, 6, 20), *shifted(first, -76, 34, 0.86), *shifted(second, 128, 50, 0.86)]


def coal_cart() -> Parts:
    """A mine cart full of coal, cogs sticking out, rails below."""
    return [
        *drawn("""
        k M30 180L76 120L118 140L150 84L206 98L246 62L290 108L330 100L372 180Z
        s M48 178L82 134L122 154L156 100L204 112L244 80L286 122L326 116L352 178Z
        b M82 134L122 154L112 178H60ZM156 100L204 112L186 150L140 150ZM244 80L286 122L262 152L220 130Z
        l M156 100L204 112L196 120L160 112ZM244 80L266 102L248 100ZM82 134L104 145L90 150Z"""),
        *cog_sun(306, 150, 50, "c", "k"),
        *drawn("""
        k M14 172H390L352 324H52Z
        b M28 182H202V314H64Z
        s M202 182H376L342 314H202Z
        l M28 182H376L373 194H42L74 314H64Z
        k M100 182H118L132 314H116ZM286 182H304L288 314H272Z
        k M6 166H396V188H6Z
        c M12 171H390V182H12Z
        k M60 318H344V342H60Z"""),
        *wheel(122, 346, 40, 6, "s", "b"),
        *wheel(282, 346, 40, 6, "s", "b"),
        *drawn("""
        k M-20 384H420V396H-20Z
        k M20 396H70V410H20ZM110 396H160V410H110ZM200 396H250V410H200ZM290 396H340V410H290Z"""),
    ]
