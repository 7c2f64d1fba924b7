"""Poster people put together: coat, head, hat and what they hold, and crowds of little figures."""

from __future__ import annotations

from sprites.art.arms import burning_torch, fist, flame_nozzle, held, rifle, shot
from sprites.art.crowds import sandbags
from sprites.art.headgear import hat
from sprites.art.heads import head
from sprites.art.shapes import Parts
from sprites.art.sketch import drawn, flame, flipped, gate_sign, recoloured, shifted
from sprites.art.uniforms import coat

Sign = tuple[float, float, float]


def bust(
    wear: str, face: str, cap: str = "", sign: str = "", at: Sign = (200, 94, 22), hair: str = ""
) -> Parts:
    """A half-length person; `sign` is the nation's sign on the hat, `at` its x, y and size."""
    behind = head(face, hair)
    return [*_behind(hair), *coat(wear), *behind, *(hat(cap, sign, at) if cap else ())]


def _behind(hair: str) -> Parts:
    """Long hair falls behind the shoulders too."""
    return drawn("k= 0,80 Q80,90 90,220 L110,330 L0,330") if hair == "long" else []


def rifleman(cap: str = "steel", face: str = "stern", wear: str = "greatcoat", sign: str = "cog") -> Parts:
    """A soldier with a shouldered rifle."""
    return [*bust(wear, face, cap, sign), *rifle(322, 402, 322, 70)]


def sapper() -> Parts:
    """Visor helmet, and a bundle of dynamite ready to be thrown."""
    return [*bust("sling", "muffled", "visor"), *held("raised arm"), *held("dynamite"), *fist(316, 176, 0.9)]


def janissary() -> Parts:
    """Tall folded cap, great moustache, bayonet across the chest."""
    return [*bust("pelisse", "moustache", "janissary"), *_across()]


def _across() -> Parts:
    return [*rifle(60, 424, 338, 236), *fist(150, 372, 0.9), *fist(272, 292, 0.8)]


def flamethrower() -> Parts:
    """Gas mask and steel helmet, tanks on the back, a jet of fire."""
    tanks = drawn("""
        k M34 200Q66 176 98 200V330H34Z
        s M41 206Q66 188 91 206V330H41Z
        l M46 210Q52 202 60 200V330H46Z
        k M302 200Q334 176 366 200V330H302Z
        s M309 206Q334 188 359 206V330H309Z
        k6 M66 186V160H334V186""")
    return [*tanks, *bust("greatcoat", "masked", "steel", "cog"), *flame_nozzle()]


def flame_mage() -> Parts:
    """A hooded mage with fire in both hands."""
    hands = [*_open_hand(86, 330), *flipped(_open_hand(86, 330))]
    fires = [*flame(84, 304, 1.15, ("a", "g", "w")), *flipped(flame(84, 304, 1.15, ("a", "g", "w")))]
    return [*coat("robe"), *head("shadow"), *hat("hood"), *fires, *hands]


def _open_hand(x: float, y: float) -> Parts:
    palm = drawn("""
        k M-44 -30L-30 -34L-22 -8L22 -8L30 -34L44 -30L36 14L20 30L24 90H-30L-20 30L-36 14Z
        f M-38 -24L-33 -26L-25 0L25 0L33 -26L38 -24L30 10L14 26H-14L-30 10Z
        s M-14 30H14L18 90H-22Z""")
    return shifted(palm, x, y)


def engine_officer() -> Parts:
    """Peaked cap, goggles pushed up on it, and a spanner."""
    goggles = shifted(hat("goggles up"), 46, 14, 0.77)
    return [*bust("frogged", "moustache", "peaked"), *goggles, *held("spanner"), *fist(312, 232)]


def apprentice() -> Parts:
    """A boy in a helmet too large, with a model aeroplane."""
    large = shifted(hat("flight"), -14, -6, 1.07)
    top = shifted(hat("goggles up"), -8, -4, 1.04)
    return [
        *coat("flight jacket"), *head("young"), *large, *top, *held("model plane"), *fist(312, 240, 0.9),
    ]  # fmt: skip


def observer() -> Parts:
    """A lookout behind great binoculars, in the basket of a balloon."""
    ropes = drawn("""
        k5 M30 -60L70 402M370 -60L330 402M120 -60L128 402M280 -60L272 402
        k M10 352H390V402H10Z
        c M18 358H382V402H18Z
        cs M200 358H382V402H200Z
        k4 M18 374H382M18 390H382M60 358V402M110 358V402M160 358V402M210 358V402M260 358V402
        + M310 358V402M350 358V402
        """)
    person = [*bust("scarfed", "stern", "flight"), *held("binoculars"), *held("gripping hands")]
    return [*ropes[:1], *person, *ropes[1:]]


def glider_hussar() -> Parts:
    """Fur cap and laces, two canvas wings on ribs rising from the shoulders."""
    wing = drawn("""
        k M148 300Q96 180 104 30Q60 -20 -6 -30Q-20 60 14 160Q40 260 120 330Z
        l M140 292Q92 180 94 38Q56 0 6 -16Q0 60 28 150Q50 240 118 312Z
        w M94 38Q56 0 6 -16Q0 60 28 150L60 130Q44 60 94 38Z
        k3 M92 44Q50 40 8 20M92 84Q50 90 12 80M96 130Q56 142 28 140M104 176Q72 196 46 198
        """)
    return [*wing, *flipped(wing), *bust("pelisse", "moustache", "busby")]


def flight_mage() -> Parts:
    """Leather helmet and glowing goggles, wind runes turning about the head."""
    return [*coat("scarfed"), *head("young"), *hat("flight"), *hat("goggles"), *_wind_runes()]


def _wind_runes() -> Parts:
    return drawn("""
        g&g6 M60 300Q8 236 40 150Q60 104 110 92
        g&g5 M96 66Q70 40 84 14Q104 0 116 22Q114 36 100 34
        g&g5 M36 236Q4 226 8 196Q26 180 38 198Q36 214 24 210""")


def ace() -> Parts:
    """A laughing flyer with goggles up, a medal and a salute."""
    salute = drawn("""
        k M262 300L330 300L372 232L286 132L262 150L316 232L250 270Z
        b M266 292L326 292L362 234L292 152L276 158L328 234L262 272Z
        k M296 160L232 118L236 104L300 116L316 148Z
        f M296 152L242 118L298 122L308 144Z
        c M118 330l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1Z""")
    return [*bust("frogged", "laughing", "flight"), *hat("goggles up"), *salute]


def hangar_guard() -> Parts:
    """A sentry with storm lantern and rain hood before the night hangar."""
    return [
        *bust("cape", "walrus", "rain hood"),
        *rifle(84, 402, 84, 60),
        *held("lantern"),
        *fist(324, 62, 0.8),
    ]


def novice() -> Parts:
    """A young face in a mail coif, with a sword too long."""
    return [*bust("habit", "young", "coif"), *held("sword up"), *fist(324, 268)]


def reliquary_guard() -> Parts:
    """Kettle helm and halberd, a shining reliquary on the breast."""
    box = drawn("""
        k M140 330L160 300H240L260 330V402H140Z
        c M149 333L165 308H235L251 333Z
        g M152 340H248V402H152Z
        c M192 340H208V402H192Z
        k4 M149 335H251
        k M182 362a18 18 0 0 1 36 0V402H182Z
        w M189 362a11 11 0 0 1 22 0V402H189Z""")
    return [*coat("tabard"), *head("stern"), *hat("kettle"), *box, *held("halberd"), *fist(330, 268)]


def templar() -> Parts:
    """Great helm, breathing hoses and riveted shoulders."""
    hoses = drawn("""
        k&k20 M160 236Q120 262 128 330
        s&s13 M160 236Q120 262 128 330
        k&k3 M146 240L158 252M130 258L144 266M120 284L136 288M118 308L136 310
        k r 168 330 64 72
        a r 175 337 50 65
        g o 200 362 17
        w o 195 357 6""")
    return [*coat("plate"), *hat("great helm"), *hoses]


def chaplain() -> Parts:
    """Trench helmet and spectacles, a stole, an open book."""
    return [*bust("stole", "spectacles", "plain"), *held("book"), *_censer()]


def _censer() -> Parts:
    return drawn("""
        k4 M30 130L70 262M110 130L70 262M70 110V262
        k M34 262H106L98 306Q70 326 42 306Z
        c M42 268H98L92 300Q70 314 48 300Z
        g M56 280H84V292H56Z
        w@.8 M70 250Q40 210 70 180T60 90Q90 130 82 176T70 250Z""")


def inquisitor() -> Parts:
    """Broad hat, eyes in the dark, a burning torch."""
    return [*bust("cape", "shadow", "broadbrim"), *burning_torch()]


def paddy_lancer() -> Parts:
    """Straw hat and a long spear."""
    return [*held("spear"), *bust("vest", "stern", "straw"), *fist(330, 300)]


def porter() -> Parts:
    """Seen whole: a carrier under straw hat and shoulder pole, a basket at each end."""
    basket = drawn("""
        k4 M64 150L30 262M64 150L98 262
        k M14 256H114L102 340H26Z
        c M22 262H106L96 332H32Z
        cs M64 262H106L96 332H64Z
        k3 M26 284H104M28 308H100M48 262L52 332M82 262L78 332
        l e 64 258 46 16
        a e 64 252 36 14""")
    body = drawn("""
        k= 0,150 L52,168 L70,240 L52,300 L56,402 L8,402 L0,330
        w|l 0,160 L44,174 L60,238 L46,270 L0,276
        b|s 0,268 L46,266 L48,300 L50,396 L14,396 L6,320 L0,312
        a= 0,256 L50,252 L50,276 L0,284
        f|fs 0,92 L34,96 L34,126 Q28,158 0,164
        k&k M178 124L194 128L193 134L180 131Z
        c|cs 0,6 Q12,24 50,58 L110,94 Q112,106 100,108 Q40,98 0,98
        l M98 98Q156 64 194 16Q178 64 140 96Z
        k= 0,90 Q60,90 108,106 L100,110 Q40,99 0,99
        k12 M28 166Q200 120 372 166
        c6 M28 166Q200 120 372 166
        k&k M150 200L118 168L130 148L160 178Z
        f&fs M150 192L125 166L131 158L156 182Z""")
    return [*basket, *flipped(basket), *body]


def canal_engineer() -> Parts:
    """A woman with a helmet lamp, plans and a set square."""
    plans = drawn("""
        k M24 300L50 250L132 300L104 352Z
        w M34 300L54 262L122 302L102 342Z
        g3 M50 298L110 326M58 282L116 312""")
    return [*bust("vest", "woman", "helmet light", hair="bun"), *plans, *held("set square")]


def marsh_veteran() -> Parts:
    """Eye patch, boonie hat, reeds about him."""
    reeds = drawn("""
        k8 M30 402Q40 280 24 160M70 402Q66 320 84 236M352 402Q344 300 362 190M322 402Q330 340 316 270
        as M14 150Q24 100 34 150L32 204H16Z
        as M74 226Q86 180 96 228L92 276H78Z
        as M352 180Q364 130 374 182L370 236H356Z
        l M40 402Q20 330 -6 300Q30 320 56 402ZM330 402Q360 330 400 300Q366 330 350 402Z""")
    return [*bust("sling", "patch", "boonie"), *rifle(60, 402, 60, 120, False), *reeds]


def dam_guardian() -> Parts:
    """A giant behind a sluice gate for a shield, water pouring from it."""
    gate = drawn("""
        k M52 270H348V402H52Z
        s M62 280H338V402H62Z
        b M62 280H200V402H62Z
        k M84 298H140V402H84ZM172 298H228V402H172ZM260 298H316V402H260Z
        g M92 312H132V402H92ZM180 312H220V402H180ZM268 312H308V402H268Z
        w4 M104 320V402M120 340V402M194 320V402M210 344V402M282 320V402M298 340V402
        k M40 258H360V286H40Z
        c M48 264H352V280H48Z""")
    shoulders = drawn("""
        k&k M20 300Q20 216 92 214Q150 222 150 300Z
        l&b M32 290Q36 228 92 226Q136 232 138 290Z
        k&k4 M40 262Q90 234 132 268""")
    return [*bust("plate", "masked", "kettle"), *shoulders, *gate]


def grenadier() -> Parts:
    """Mitre cap, crossed belts, a grenade in the hand and a bayonet at the shoulder."""
    return [
        *rifle(76, 402, 76, 90),
        *bust("crossbelts", "moustache", "mitre cap"),
        *held("grenade"),
        *fist(322, 226),
    ]


def cuirassier() -> Parts:
    """Crested helmet, breastplate, raised sabre."""
    sabre = flipped([*held("sabre"), *fist(298, 250, 0.9)])
    return [*sabre[:6], *bust("cuirass", "moustache", "crested"), *sabre[6:]]


def palace_guard() -> Parts:
    """Morion and halberd, crossed by a second from outside."""
    return [*flipped(held("halberd")), *bust("tabard", "beard", "morion"), *held("halberd"), *fist(330, 286)]


def militiaman() -> Parts:
    """Flat cap and scarf, an old gun, a cloth around the arm."""
    band = drawn("k M284 318L344 300L350 326L292 346Z\na M289 322L341 306L345 322L295 339Z")
    return [*bust("scarfed", "stubble", "flatcap"), *band, *rifle(74, 402, 70, 96, False), *fist(74, 330)]


def welder() -> Parts:
    """A factory worker behind his welding mask, sparks flying."""
    torch = drawn("""
        k15 M402 402Q330 380 320 330
        k M306 340L318 262L338 262L336 342Z
        c M312 336L322 268L332 268L330 336Z""")
    return [*coat("overalls"), *hat("welder"), *torch, *shot(328, 240, 72), *fist(322, 322)]


def trench_infantry() -> Parts:
    """Three helmets and their bayonets behind sandbags."""
    side = shifted(bust("greatcoat", "stern", "plain"), -46, 62, 0.66)
    rear = [*side, *shifted(bust("greatcoat", "stern", "plain"), 180, 62, 0.66)]
    guns = [*rifle(96, 402, 70, 90), *rifle(300, 402, 330, 90)]
    front = shifted(bust("greatcoat", "muffled", "plain"), 8, 40, 0.96)
    return [*recoloured(rear, {"f": "fs"}), *guns, *front, *sandbags(332)]


def scrapper() -> Parts:
    """A worker with a raised hammer."""
    return [*bust("overalls", "stern", "workcap"), *held("raised arm"), *held("hammer"), *fist(316, 176, 0.9)]


def mercenary() -> Parts:
    """Slouch hat, scar, bandolier over a poncho."""
    return [*rifle(330, 402, 330, 110, False), *bust("poncho", "scar", "slouch")]


def repair_crew() -> Parts:
    """A woman in a headscarf and a man behind her, spanners crossed."""
    man = shifted(bust("overalls", "walrus", "workcap"), -70, 6, 0.84)
    woman = shifted(bust("overalls", "woman", "headscarf", hair="waves"), 86, 38, 0.92)
    spanner = shifted(held("spanner"), -334, -126)
    crossed = [*shifted(spanner, 200, 110, 1.35, 46), *shifted(spanner, 200, 110, 1.35, -46)]
    return [*crossed, *man, *woman]


def zahir() -> Parts:
    """The marshal: peaked cap, black beard, epaulettes, sash and stars."""
    return bust("marshal", "beard", "peaked", "cog", (200, 68, 24))


def aurelia() -> Parts:
    """The grand duchess: winged diadem, waved hair, mantle and high collar."""
    mantle = drawn("""
        k&k M60 300Q30 262 84 246Q120 236 152 254L120 402H-10Z
        w&l M70 300Q48 268 88 256Q116 248 142 262L112 402H8Z
        k&k M84 290l8 14-8 8-8-8ZM110 330l8 14-8 8-8-8ZM60 340l8 14-8 8-8-8ZM92 370l8 14-8 8-8-8Z""")
    return [*drawn(_FAN), *coat("court"), *head("regal", "waves"), *hat("tiara"), *mantle]


_FAN = """
    k= 0,120 Q96,120 128,230 L90,290 L0,290
    w|l 0,132 Q88,132 116,228 L84,282 L0,282
    """


def ansgar() -> Parts:
    """The grand master: open plumed helm, white beard, tabard with the gate."""
    plume = drawn("""
        k M206 56Q180 -10 232 -44Q300 -60 318 10Q330 70 300 120Q296 60 262 40Q236 34 214 66Z
        a M210 52Q190 -6 236 -34Q292 -46 308 14Q316 60 300 96Q292 52 262 30Q236 26 216 56Z
        as M262 0Q300 10 308 40Q312 70 300 96Q292 52 262 30Q240 26 222 44Z""")
    chest = drawn("k M150 330H250V402H150Z\nc M156 336H244V402H156Z")
    helm = [*hat("open helm"), *chest, *gate_sign(200, 372, 62, "k")]
    return [*plume, *coat("plate"), *head("greybeard"), *helm]


def indrani() -> Parts:
    """The maharani: jewelled turban with plumes, veil and necklaces."""
    return [*coat("sari"), *head("regal"), *hat("maharani")]
