"""What the people of the windows are made of: faces, shoulders, helms, hoods, signs and shields.

Every filled part gets a lead around it when it is printed, so panes are drawn edge to edge and small details
are lines. A face looks out between y 110 and y 250 around the middle line; shoulders begin at y 236.
"""

from __future__ import annotations

from sprites.art.shapes import Part, Parts
from sprites.art.sketch import drawn, shifted, star

_NECK = "fs M166 196L234 196L242 252L200 280L158 252Z"
_EYES = "k&k M152 158L191 164L190 172L157 168Z"

FACES: dict[str, str] = {
    "stern": f"""
    {_NECK}
    f|fs 0,106 L54,112 L58,168 Q56,202 40,224 Q20,248 0,252
    {_EYES}
    k6 M182 219L218 217
    """,
    "bearded": f"""
    {_NECK}
    f|fs 0,106 L54,112 L58,168 Q56,202 40,224 Q20,248 0,252
    {_EYES}
    c|cs 0,208 Q20,196 36,204 L54,184 L62,206 Q60,262 22,290 L0,302
    k6 M184 224Q200 230 216 224
    k3 M166 226Q172 254 184 276M234 226Q228 254 216 276
    """,
    "moustache": f"""
    {_NECK}
    f|fs 0,106 L54,112 L58,168 Q56,202 40,224 Q20,248 0,252
    {_EYES}
    s M200 204Q176 192 154 212Q142 222 132 214Q144 238 172 228L200 216L228 228Q256 238 268 214
    + Q258 222 246 212Q224 192 200 204Z
    k5 M188 236L212 236
    """,
    "woman": f"""
    {_NECK}
    f|fs 0,104 Q46,106 55,152 Q57,190 38,218 Q20,244 0,250
    k&k M150 160Q170 150 191 163L189 172Q170 162 155 170Z
    k4 M154 146Q170 138 188 146M246 146Q230 138 212 146
    a7 M186 222Q200 228 214 222
    """,
    "young": f"""
    {_NECK}
    f|fs 0,106 Q50,110 55,160 Q53,198 34,222 Q18,240 0,246
    k&k o 174 168 6
    k5 M158 150Q172 142 188 150M242 150Q228 142 212 150
    k6 M186 216Q200 226 214 216
    """,
    "ika": """
    fs M170 196L230 196L236 252L200 276L164 252Z
    f&fs M152 152L48 92Q74 170 148 206Z
    fs&k4 M136 166L86 126
    f|fs 0,98 Q46,102 54,150 Q54,194 32,224 Q16,246 0,254
    k&k M148 158L190 172L188 180L156 172Z
    g M200 108L212 126L200 146L188 126Z
    k5 M186 224L214 224
    """,
    "ika woman": """
    fs M172 196L228 196L234 252L200 276L166 252Z
    f&fs M152 152L48 92Q74 170 148 206Z
    fs&k4 M136 166L86 126
    f|fs 0,98 Q44,102 52,150 Q52,192 32,222 Q16,244 0,252
    k&k M148 158Q168 156 191 171L188 180Q168 170 156 171Z
    g M200 108L212 126L200 146L188 126Z
    a7 M187 224Q200 230 213 224
    """,
    "shadow": """
    k= 0,100 Q50,108 58,170 Q54,230 0,254
    g&g M156 164L190 174L187 183L160 177Z
    """,
}
"""Faces with their necks; "shadow" is a dark hood's inside with two lights."""

SHOULDERS: dict[str, str] = {
    "plate": """
    b|s 0,250 L76,254 L116,280 L130,470 L0,470
    s&s M18 372L66 390L66 470H6Z
    b&s M140 260Q66 262 32 314Q16 344 12 376L64 396Q72 352 100 328L146 308Z
    l&b M136 256Q86 256 54 290Q44 302 42 318Q84 286 142 290Z
    l|b 0,228 Q56,228 70,248 Q58,284 0,298
    k4 M136 258Q200 292 264 258
    """,
    "bulwark": """
    b|s 0,250 L76,254 L130,290 L138,470 L0,470
    s&s M0 372L72 386L72 470H-8Z
    b&s M148 256Q40 232 -2 300Q-18 346 -10 378L76 388Q84 336 150 318Z
    l&b M146 252Q56 230 20 274Q6 294 4 316Q70 276 148 294Z
    c&cs5 M0 352Q50 330 108 330
    l|b 0,224 Q64,226 80,252 Q64,290 0,304
    k4 M126 260Q200 298 274 260
    """,
    "leather": """
    b|s 0,240 L60,246 L126,274 Q160,294 170,340 L178,470 L0,470
    l&b M140 250L98 276L128 470H168L176 318Z
    k M150 250L200 330L250 250Z
    w|l 0,244 L40,246 L20,292 L0,310
    c4 M176 318L168 470M224 318L232 470
    """,
    "mail": """
    s|k 0,246 L66,250 L130,276 Q158,296 166,340 L172,470 L0,470
    b&l4 M50 330Q70 318 90 330T130 330
    b&l4 M40 360Q60 348 80 360T120 360
    b&l4 M36 390Q56 378 76 390T116 390
    a|as 0,250 L58,256 L72,300 L82,470 L0,470
    """,
    "robe": """
    b|s 0,236 L66,246 Q140,262 166,330 L188,470 L0,470
    l&b M138 252Q84 278 66 340L54 470H96Q104 330 150 272Z
    a|as 0,262 L34,252 L58,470 L0,470
    c5 M166 254L142 470M234 254L258 470
    """,
    "cloak": """
    b|s 0,230 L70,240 Q150,262 178,340 L192,470 L0,470
    l&b M132 246Q62 276 34 350L22 470H70Q86 320 148 270Z
    k M156 254L200 470L244 254Z
    k4 M110 270Q84 330 84 470M290 270Q316 330 316 470
    """,
    "ika": """
    b|s 0,244 L66,248 L124,274 Q152,296 160,340 L166,470 L0,470
    b&s M144 256Q84 246 40 276L0 262Q6 320 30 358L58 470H84Q96 340 148 304Z
    l&b M140 254Q88 248 48 280L18 276Q24 296 32 312Q80 280 144 288Z
    a|as 0,256 Q40,250 60,262 L44,330 L0,372
    c|cs 0,226 Q50,226 64,246 Q50,276 0,288
    """,
}
"""Chests and shoulders, wide enough for the foot of a window."""

HELMS: dict[str, str] = {
    "kettle": """
    s|k 0,134 L70,136 L80,214 Q98,258 118,282 L0,306 L0,252 Q42,240 52,172 L48,140 L0,138
    l&b3 M128 172Q134 164 142 172M126 200Q134 192 146 200M122 228Q134 220 152 228M112 256Q130 246 158 256
    b|s 0,34 Q58,36 72,100 L0,110
    w M136 94Q142 50 188 42Q162 62 158 98Z
    l|b 0,94 L72,88 L146,142 Q150,160 128,160 Q62,138 0,136
    c4 M128 100Q200 116 272 100
    """,
    "sallet": """
    s|k 0,134 L66,136 L76,214 Q90,250 104,268 L0,300 L0,252 Q42,240 52,172 L48,140 L0,138
    b|s 0,36 Q72,40 86,110 L92,146 L130,178 Q126,194 96,190 L66,172 L58,134 L0,128
    l M122 112Q134 56 190 46Q152 70 146 124L118 134Z
    c= 0,32 L9,34 L9,128 L0,128
    l|b 0,112 L86,104 L90,128 Q48,136 0,142
    k5 M126 122L184 130M274 122L216 130
    """,
    "legion": """
    b|s 0,60 Q70,62 80,126 L84,232 Q70,262 46,274 L36,252 L54,206 L52,142 L0,132
    l M126 122Q134 82 190 72Q154 92 146 140L144 210Q130 226 122 232Z
    c= 0,116 Q52,116 84,140 L86,160 Q52,138 0,136
    c&cs o 128 176 9
    """,
    "great": """
    b|s 0,34 L64,40 L80,70 L86,196 Q74,246 0,266
    l M124 78L140 46L190 40L160 60L146 90L142 206Q128 200 120 188Z
    c= 0,110 L86,104 L86,126 L10,138 L10,266 L0,266
    k&k M118 140L190 152L190 168L120 156Z
    k&k o 142 192 5
    k&k o 162 198 5
    k&k o 148 216 5
    k&k o 168 222 5
    """,
    "visor": """
    b|s 0,44 Q66,48 78,104 L84,186 Q66,232 24,262 L0,270
    l M126 102Q134 62 190 52Q152 74 144 112L140 190Q128 188 120 182Z
    s|k 0,136 L86,128 L84,172 Q44,226 0,244
    b|s 0,150 L80,140 L76,172 Q42,218 0,232
    c= 0,30 L8,32 L8,140 L0,140
    k&k M126 156L188 166L188 176L130 168Z
    k4 M150 196L184 212M158 212L184 224M250 196L216 212M242 212L216 224
    """,
    "winged": """
    b|s 0,48 Q66,50 78,108 L84,214 Q76,240 58,252 L46,226 L54,180 L50,136 L10,142 L8,200 L0,204
    l M126 108Q132 68 190 58Q152 78 146 128L142 214Q130 216 120 206Z
    c= 0,38 L9,40 L9,118 L78,108 L84,128 Q46,140 0,140
    w&w M122 130Q70 110 44 40Q34 -10 48 -44Q62 30 104 62Q80 20 82 -24Q100 40 132 82Z
    l&l M122 136Q64 140 22 84Q50 104 100 98Z
    """,
    "hood": """
    b|s 0,22 Q34,26 68,80 Q100,140 100,206 Q94,266 70,286 L44,262 Q60,230 58,176 Q52,112 0,100
    l M106 204Q106 124 154 66Q180 40 196 34Q152 90 142 150Q136 204 152 252Q116 240 106 204Z
    c5 M200 100Q148 112 142 176Q142 232 156 262M200 100Q252 112 258 176Q258 232 244 262
    """,
}
"""Helms and hoods by name."""

HAIR: dict[str, str] = {
    "long": "s|k 0,66 Q66,66 80,134 Q92,220 88,312 Q62,330 44,300 L46,130 L0,112",
    "red": "a|as 0,66 Q66,66 80,134 Q96,220 92,322 Q62,338 44,300 L46,130 L0,112",
    "white": "w|l 0,58 Q70,58 84,134 Q98,230 96,340 Q64,350 44,300 L46,130 L0,104",
}
"""Hair that falls beside the face and behind it."""


def face(name: str) -> Parts:
    """A face. Raises KeyError for one that there is not."""
    return drawn(FACES[name])


def shoulders(name: str) -> Parts:
    """A chest. Raises KeyError for one that there is not."""
    return drawn(SHOULDERS[name])


def helm(name: str) -> Parts:
    """A helm or hood. Raises KeyError for one that there is not."""
    return drawn(HELMS[name])


def hair(name: str) -> Parts:
    """Long hair. Raises KeyError for one that there is not."""
    return drawn(HAIR[name])


def sun(x: float, y: float, radius: float, role: str = "c", heart: str = "w") -> Parts:
    """Empiria's sign: a sun of twelve rays."""
    return [
        Part(role, star(x, y, radius, radius * 0.6, 12)),
        *drawn(f"{heart} o {x:g} {y:g} {radius * 0.42:g}"),
    ]


def moon(x: float, y: float, radius: float, role: str = "c", heart: str = "g") -> Parts:
    """Abaron's sign: a lying crescent with an opal above it."""
    sign = drawn(f"""
        {role} M-52 -20Q-46 52 0 52Q46 52 52 -20Q28 12 0 12Q-28 12 -52 -20Z
        {heart} M0 -50L17 -24L0 4L-17 -24Z""")
    return shifted(sign, x, y, radius / 50)


def legion(x: float, y: float, radius: float, role: str = "c", heart: str = "w") -> Parts:
    """The Legion's sign: eight long points, as many as peoples and armies stand together in it."""
    return [
        Part(role, star(x, y, radius, radius * 0.38, 8)),
        *drawn(f"{heart} o {x:g} {y:g} {radius * 0.26:g}"),
    ]


def heater(x: float, y: float, size: float, turn: float = 0.0, field: str = "a") -> Parts:
    """A knight's shield about `size` wide around (x, y): golden rim, parted field."""
    shield = drawn(f"""
        c M-50 -58Q0 -48 50 -58V0Q46 44 0 70Q-46 44 -50 0Z
        {field} M-40 -46Q-20 -41 0 -41V57Q-36 36 -40 0Z
        {field}s M40 -46Q20 -41 0 -41V57Q36 36 40 0Z""")
    return shifted(shield, x, y, size / 100, turn)


def disc(x: float, y: float, size: float, field: str = "a", rim: str = "c") -> Parts:
    """A round shield about `size` wide."""
    return drawn(f"""
        {rim} o {x:g} {y:g} {size / 2:g}
        {field} o {x:g} {y:g} {size * 0.4:g}
        {field}s M{x:g} {y - size * 0.4:g}A{size * 0.4:g} {size * 0.4:g} 0 0 1 {x:g} {y + size * 0.4:g}Z""")


def scutum(x: float, y: float, size: float, turn: float = 0.0, field: str = "a") -> Parts:
    """The Legion's long shield, about `size` wide."""
    shield = drawn(f"""
        c M-50 -78Q0 -92 50 -78V78Q0 92 -50 78Z
        {field} M-40 -68Q-20 -76 0 -77V78Q-20 77 -40 69Z
        {field}s M40 -68Q20 -76 0 -77V78Q20 77 40 69Z""")
    return shifted(shield, x, y, size / 100, turn)


def fist(x: float, y: float, size: float = 1.0, role: str = "f", turn: float = 0.0) -> Parts:
    """A closed hand around a shaft."""
    hand = drawn(f"""
        {role} M-32 -26Q-10 -38 20 -30L34 -18L32 20L16 34H-22L-34 20Z
        k4 M-24 -8H30M-26 8H30M-22 22H26""")
    return shifted(hand, x, y, size, turn)
