"""Spells of war for the windows: what scatters a host, calls it back, calls it up and leads it."""

from __future__ import annotations

from sprites.art.glassarms import shards
from sprites.art.glasswear import scutum
from sprites.art.shapes import Part, Parts
from sprites.art.sketch import drawn, star


def broken_ranks() -> Parts:
    """A spike of rock bursts from a lit cleft and throws the long shields of a rank apart."""
    return [
        *scutum(88, 176, 150, -38, "a"),
        *scutum(312, 176, 150, 38, "g"),
        *drawn("""
        w M120 420L150 262L176 292L200 40L226 290L252 258L280 420Z
        l M150 420L168 300L186 320L200 40L200 420Z
        s M200 40L214 322L234 300L252 420H200Z
        k4 M200 40V420M172 330L184 392M230 332L216 388
        b M-40 430L8 356L62 384L112 324L150 420Z
        s M440 430L392 356L338 384L288 324L250 420Z
        k4 M62 384L78 420M338 384L322 420"""),
        *shards(128, 84, 1.5, "b"),
        *shards(268, 70, 1.5, "b"),
        *shards(196, 4, 1.2, "s"),
    ]


def retreat() -> Parts:
    """A knight seen from behind, called back: cape and plume stream in a wind that turns on itself."""
    return drawn("""
        l M30 250Q-6 90 128 24Q262 -30 352 66L384 30L394 152L272 136L312 104Q250 34 148 74Q58 118 78 244Z
        w M30 250Q-6 90 128 24Q262 -30 352 66L334 84Q250 -2 142 46Q36 100 56 246Z
        a M204 96Q230 34 300 46Q274 62 284 84Q262 82 252 112Z
        s M152 176Q148 96 206 92Q264 96 260 176L252 200H160Z
        b M152 176Q148 96 206 92Q190 120 192 200H160Z
        c M148 168H264V188H148Z
        c M198 92H214V170H198Z
        a M138 208Q206 184 274 208Q300 300 372 352Q300 352 286 396Q236 372 206 408Q176 372 124 400
        + Q116 356 52 366Q116 300 138 208Z
        as M206 196Q246 196 274 208Q300 300 372 352Q300 352 286 396Q236 372 206 408Z
        k4 M170 204Q160 300 130 378M206 200V404M242 204Q256 296 288 372
        c M136 200Q206 178 276 200L274 220Q206 198 138 220Z
        c o 206 206 15""")


def call_to_arms() -> Parts:
    """A golden war horn, its call in three widening arcs, the red pennant of the reserves on its cord."""
    return [
        *drawn("""
        w9 M346 70Q380 112 358 164
        w9 M376 42Q430 112 392 194
        w9 M406 16Q476 112 424 222
        l M306 30Q260 92 206 108Q120 130 88 192Q66 244 96 300L56 322Q6 250 42 172Q80 94 178 64
        + Q240 46 262 -4Z
        c M306 30L350 150Q300 196 226 192Q158 190 132 226Q114 258 132 290L96 300Q66 244 88 192
        + Q120 130 206 108Q260 92 306 30Z
        w M252 -18L288 -36L382 156L350 174Z
        a M160 64L200 50L232 190L190 196Z
        a M34 184L70 120L132 208L102 240Z
        w M48 314L92 288L142 282L150 306L78 342Z
        s M56 338L92 322L114 352L80 376Z
        k6 M180 190Q176 216 196 226
        a M172 218H330V420L251 370L172 420Z
        as M251 218H330V420L251 370Z
        c M166 212H336V234H166Z"""),
        Part("c", star(251, 292, 50, 26, 8)),
        *drawn("w o 251 292 18"),
    ]


def standard() -> Parts:
    """The standard of Empiria: a golden sun on a red swallow-tailed banner, streaming from its lance."""
    return [
        *drawn("""
        s M74 10H96L100 450H70Z
        b M74 10H85V450H70Z
        w M85 -60L114 0L85 26L56 0Z
        c M52 28H360V50H52Z
        a M100 50Q184 78 264 50Q316 36 362 52V330L296 276L232 338L166 276L100 330Z
        as M232 62Q250 56 264 50Q316 36 362 52V330L296 276L232 338Z
        c M100 50Q184 78 264 50Q316 36 362 52V82Q316 68 264 82Q184 108 100 82Z
        c7 M100 312L166 254L232 316L296 254L362 312"""),
        Part("c", star(231, 178, 90, 52, 12)),
        *drawn("""
        w o 231 178 42
        a o 231 178 22"""),
    ]
