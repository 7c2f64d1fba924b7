"""Weapons for the windows: swords, the Hunters' Zimathas, hafted arms, bow, and engines of siege."""

from __future__ import annotations

from sprites.art.shapes import Part, Parts, circle, moved, polygon
from sprites.art.sketch import drawn, flipped, resized, shifted, star, wheel


def turned(parts: Parts, degrees: float) -> Parts:
    """The figure turned about the middle of its box."""
    return moved(parts, f"rotate({degrees:g} 200 200)")


def _grip(top: float, bottom: float, half: float, role: str = "a") -> Parts:
    """A bound grip between two heights."""
    wide = 2 * half
    parts = [Part(role, f"M{200 - half:g} {top:g}h{wide:g}L{200 + half * 0.8:g} {bottom:g}h{-wide * 0.8:g}Z")]
    step = top + 12
    while step < bottom - 6:
        parts.append(Part("k", f"M{200 - half:g} {step + 5:g}L{200 + half:g} {step - 5:g}", 4))
        step += 14
    return parts


def sword() -> Parts:
    """The straight sword of Empiria: broad fuller, curved guard, a sun on the pommel."""
    return [
        *drawn("""
        w M200 -14L174 36L180 274H200Z
        b M200 -14L226 36L220 274H200Z
        s M192 52H208L207 264H193Z
        c M84 258Q146 286 200 272Q254 286 316 258L322 294Q256 316 200 302Q144 316 78 294Z
        c o 84 276 19
        c o 316 276 19"""),
        *_grip(304, 366, 16),
        Part("c", star(200, 384, 40, 24, 10)),
        *drawn("a o 200 384 14"),
    ]


def zimatha() -> Parts:
    """The Hunters' blade: long, thin, bowed like a claw, a small guard and a trophy tooth on a cord."""
    return drawn("""
        w M352 -8Q330 120 214 284L196 270Q286 130 352 -8Z
        b M352 -8Q286 130 196 270L180 258Q262 120 352 -8Z
        k3 M332 44Q288 148 204 262
        c M160 246L232 300L222 318L150 264Z
        c o 154 254 12
        c o 228 310 12
        a M178 284L206 304L120 414L94 394Z
        k4 M168 300L192 318M152 320L176 338M136 342L160 358M118 364L144 380
        c M88 388L126 416L112 436L74 408Z
        k5 M104 420Q150 470 206 412Q222 396 236 402
        w M228 390Q262 392 268 424Q262 448 236 462Q246 424 222 408Z""")


def claw_marks() -> Parts:
    """Three gashes, as a great beast leaves them in whatever it strikes."""
    gash = drawn("a M0 -190Q34 -40 -6 190Q-44 40 0 -190Z\nas M0 -190Q34 -40 -6 190Q-2 20 0 -190Z")
    return moved([part for x in (92, 200, 308) for part in shifted(gash, x, 200)], "rotate(-24 200 200)")


def war_hammer() -> Parts:
    """A maul: one great block of steel with a sun on its cheek, a bound haft."""
    return [
        *drawn("""
        as M184 170H216L222 430H178Z
        a M184 170H200V430H178Z
        k4 M182 300L218 290M182 324L218 314M181 348L219 338M180 372L220 362
        c M172 400H228V428H172Z
        b M78 44H322V166H78Z
        l M78 44H322V72H78Z
        s M78 142H322V166H78Z
        l M40 20H78V190H40L24 164V46Z
        s M322 20H360L376 46V164L360 190H322Z
        b M40 20H56V190H40L24 164V46Z
        c M160 34H240V178H160Z
        c M178 178H222V202H178Z
        c M200 -28L234 34H166Z"""),
        Part("a", star(200, 106, 38, 20, 8)),
        Part("w", circle(200, 106, 12)),
    ]


def auren() -> Parts:
    """The golden sword: rays from its tip to its winged guard, a white stone in the middle."""
    wing = drawn("""
        c M212 250Q272 206 356 196Q338 226 312 236Q330 242 336 252Q312 268 284 264Q294 274 294 284
        + Q252 298 214 286Z
        k4 M222 268Q262 240 312 236M226 276Q256 262 284 264""")
    return [
        *drawn("""
        w M200 -24L178 30L170 60L184 96L174 132L186 168L178 204L188 258H200Z
        c M200 -24L222 30L230 60L216 96L226 132L214 168L222 204L212 258H200Z
        cs M194 46H206L204 250H196Z"""),
        *wing,
        *flipped(wing),
        *_grip(296, 366, 15, "s"),
        *drawn("""
        c M200 352L226 384L200 420L174 384Z
        a M200 366L214 384L200 404L186 384Z
        c o 200 272 34
        g o 200 272 23
        w M192 258Q200 252 208 258L200 272Z"""),
    ]


def ebony_maiden() -> Parts:
    """The black sword: its guard is a maiden with spread arms, her hair runs down to the pommel."""
    return drawn("""
        s M200 -24L172 40L178 236H200Z
        k M200 -24L228 40L222 236H200Z
        l M200 -24L172 40L174 66L200 4Z
        g3 M200 44V222M188 78L212 92M188 120L212 134M188 162L212 176
        a M200 238Q240 232 288 198Q324 176 348 190Q336 220 296 238Q250 266 226 300H174Q150 266 104 238
        + Q64 220 52 190Q76 176 112 198Q160 232 200 238Z
        k3 M226 262Q264 236 318 208M174 262Q136 236 82 208
        f e 200 262 21 27
        s M200 226Q236 228 230 272Q222 250 200 246Q178 250 170 272Q164 228 200 226Z
        k3 M190 262H196M204 262H210M196 276H204
        s M172 292H228L222 372H178Z
        b M178 296Q196 332 182 370L178 372L172 292Z
        b M222 296Q204 332 218 370L222 372L228 292Z
        c M166 368H234L226 392H174Z
        g M200 384L220 404L200 428L180 404Z""")


def zimatha_ariuz() -> Parts:
    """The heavy Zimatha: narrow at the guard, broad as a cleaver at the tip, made for thick hide."""
    return drawn("""
        b M186 292L176 150Q160 70 112 34Q190 -34 286 4Q262 96 224 160L214 292Z
        w M286 4Q262 96 224 160L214 292H202L204 150Q240 84 262 -2Z
        s M176 150Q160 70 112 34L140 20Q184 60 196 146L198 292H186Z
        k4 M176 44L222 62M186 82L226 98M192 122L218 134
        c o 150 40 13
        c M146 288H254L262 314H138Z
        as M180 314H220L224 402H176Z
        a M180 314H200V402H176Z
        k4 M178 336L222 326M178 358L222 348M178 380L222 370
        w M168 398H232Q236 426 200 452Q196 426 168 398Z""")


def hero_zimathas() -> Parts:
    """Two Zimathas laid crosswise within a laurel, a claw between them: what a hero is paid with."""
    blade = drawn("""
        w M316 2Q318 118 236 262L220 252Q292 124 316 2Z
        c M316 2Q292 124 220 252L204 240Q268 120 316 2Z
        c M190 232L254 276L244 292L180 248Z
        a M206 264L232 282L168 388L142 372Z
        k4 M196 286L220 302M182 310L206 326M166 334L190 350
        c M132 362L176 392L162 412L118 382Z""")
    leaf, leaves = drawn("b M0 0Q-44 -20 -40 -66Q6 -46 0 0Z"), list[Part]()
    for step in range(6):
        x = 132 - 6 * (step - 2.5) ** 2 * (1 if step < 3 else 0.4)
        leaves += shifted(leaf, x - 20, 396 - 56 * step, 1, -40 + 22 * step)
    return [
        *leaves,
        *flipped(leaves),
        *blade,
        *flipped(blade),
        *drawn("""
        c o 200 250 38
        g o 200 250 26
        w M190 236Q200 228 210 236L200 252Z"""),
    ]


def vital_blade() -> Parts:
    """A dagger grown from opal: facets of light from tip to guard."""
    return drawn("""
        w M200 -12L158 92L176 130L200 60Z
        g M200 -12L242 92L224 130L200 60Z
        g M158 92L176 130L170 250L150 190Z
        gs M242 92L224 130L230 250L250 190Z
        l M200 60L176 130L186 264H200Z
        b M200 60L224 130L214 264H200Z
        w M176 130L170 250L186 264Z
        gs M224 130L230 250L214 264Z
        c M106 246Q150 272 200 262Q250 272 294 246Q300 290 262 296L200 300L138 296Q100 290 106 246Z
        a M184 300H216L214 368H186Z
        k4 M184 320L216 312M184 340L216 332M184 360L216 352
        c M176 364H224L232 392L200 424L168 392Z
        g M200 376L214 392L200 410L186 392Z""")


def halberd() -> Parts:
    """Axe, spike and hook on one shaft, a knot of ribbon below."""
    return drawn("""
        as M188 60H212L216 420H184Z
        a M188 60H200V420H184Z
        l M200 -34L180 40L188 96H200Z
        b M200 -34L220 40L212 96H200Z
        b M212 76Q258 92 304 40Q356 128 312 226Q272 168 212 182Z
        l M304 40Q356 128 312 226Q320 206 296 186Q318 126 288 56Z
        s M212 104Q244 110 262 96Q272 130 262 162Q240 156 212 160Z
        b M188 96Q142 86 104 116L66 176Q118 148 188 168Z
        l M188 96Q142 86 104 116L90 138Q132 114 188 120Z
        c M176 72H224V98H176Z
        c M176 168H224V194H176Z
        g M184 196H216L262 268L230 258L226 290L200 236L178 296L168 262L138 274Z
        k3 M200 210V236""")


def bow() -> Parts:
    """A recurved bow of the Ika with opal tips, the arrow on its string."""
    return drawn("""
        w3 M92 40L50 200L92 360
        s M70 16Q124 10 144 50Q208 96 268 120Q322 146 322 200Q322 254 268 280Q208 304 144 350
        + Q124 390 70 384Q112 366 120 330Q180 280 250 252Q286 236 286 200Q286 164 250 148Q180 120 120 70
        + Q112 34 70 16Z
        b M70 16Q124 10 144 50Q208 96 268 120Q322 146 322 200L304 200Q304 158 260 136Q190 108 130 62
        + Q118 28 70 16Z
        a M278 160H330V240H278Z
        k4 M278 176H330M278 192H330M278 208H330M278 224H330
        g o 72 20 19
        g o 72 380 19
        c M44 192H344V208H44Z
        l M336 170L404 200L336 230L350 200Z
        a M44 192L8 162L68 162L96 192Z
        as M44 208L8 238L68 238L96 208Z""")


def ika_spear() -> Parts:
    """A leaf-headed spear with rings of jade and a tuft of feathers."""
    return drawn("""
        a M190 110H210L214 436H186Z
        as M200 110H210L214 436H200Z
        w M200 -44Q148 20 168 90L188 118H200Z
        l M200 -44Q252 20 232 90L212 118H200Z
        s M200 -6L192 40L196 112H204L208 40Z
        c M176 112H224V140H176Z
        g M180 140H220V156H180Z
        c M178 156H222V176H178Z
        b M178 176Q132 206 128 272Q156 246 174 244Q170 278 186 302L196 180Z
        b M222 176Q268 206 272 272Q244 246 226 244Q230 278 214 302L204 180Z
        s M190 178H210L206 262L200 288L194 262Z
        c M182 330H218V346H182Z
        g M182 346H218V360H182Z
        c M182 360H218V376H182Z""")


def ballista() -> Parts:
    """A great crossbow on a wheeled frame, its iron-shod bolt drawn back."""
    return [
        *drawn("""
        s M196 176L266 360H296L216 166Z
        b M214 176L128 360H98L192 166Z
        s M60 320H344V352H60Z
        l M60 320H344V332H60Z
        w4 M30 70L196 236L372 70
        b M200 96Q110 96 26 38Q18 60 30 84Q110 146 200 142Z
        s M200 96Q290 96 374 38Q382 60 370 84Q290 146 200 142Z
        a M176 84H224V272H176Z
        as M200 84H224V272H200Z
        c M172 84H228V104H172Z
        c M172 140H228V160H172Z
        b M190 30H210V250H190Z
        l M200 -44L172 18L190 36H210L228 18Z
        w M186 228L164 284L200 262L236 284L214 228Z
        c o 32 56 14
        c o 368 56 14"""),
        *wheel(104, 366, 52, 8, "b", "a"),
        *wheel(296, 366, 52, 8, "b", "a"),
    ]


def siege_tower() -> Parts:
    """A tower of planks and hides on wheels, its bridge half down, a pennant on top."""
    return [
        *drawn("""
        c5 M200 60V-26
        a M202 -26L282 -4L256 12L280 34L202 28Z
        b M128 120H200V380H108Z
        s M200 120H272L292 380H200Z
        l M128 120H146L130 380H108Z
        k3 M124 176H276M118 236H282M112 300H288M166 124L160 376M234 124L240 376
        b M112 62H288V122H112Z
        l M112 62H200V80H112Z
        b M112 34H146V64H112Z
        b M166 34H200V64H166Z
        s M200 34H234V64H200Z
        s M254 34H288V64H254Z
        a M146 136H254V190Q236 206 218 192Q200 208 182 192Q164 206 146 190Z
        k3 M182 140V186M218 140V186
        c M84 122L146 106L152 124L92 196Z
        cs M84 122L92 196L76 186L70 128Z
        k4 M98 124L106 176M118 118L124 158
        k M180 262Q180 226 200 218Q220 226 220 262V300H180Z
        g M187 262Q188 238 200 230Q212 238 213 262V294H187Z
        s M84 366H316V392H84Z
        l M84 366H316V376H84Z"""),
        *wheel(122, 396, 36, 6, "b", "a"),
        *wheel(278, 396, 36, 6, "b", "a"),
    ]


def crossed(parts: Parts, degrees: float) -> Parts:
    """A figure and its mirror image, turned against each other."""
    return [*turned(flipped(parts), -degrees), *turned(parts, degrees)]


def small(parts: Parts, x: float, y: float, size: float, turn: float = 0.0) -> Parts:
    """A figure as a detail of another one."""
    return resized(parts, x, y, size, turn)


def shards(x: float, y: float, size: float, role: str = "w") -> Parts:
    """Three splinters that fly apart."""
    corners = (((0, 0), (18, -30), (26, 4)), ((-30, 12), (-12, -8), (-8, 26)), ((14, 30), (34, 16), (30, 48)))
    return shifted([Part(role, polygon(*points)) for points in corners], x, y, size)
