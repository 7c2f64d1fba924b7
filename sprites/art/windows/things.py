"""The windows of everything that does not fight by itself: weapons, objects, machines, spells, abilities."""

from __future__ import annotations

from collections.abc import Iterable

from sprites.art import glassarms as arms
from sprites.art import glasselements as elements
from sprites.art import glassgoods as goods
from sprites.art import glassmagic as magic
from sprites.art import glassranks as ranks
from sprites.art import glassskills as skills
from sprites.art.glass import Window, at
from sprites.art.poster import Layer
from sprites.art.shapes import Part
from sprites.windows import BOX

_HIGH = 400 * BOX[1] / BOX[0]
Stains = tuple[tuple[str, str], ...]
_STEEL: Stains = (("b", "#93A9CF"), ("s", "#4A5F96"), ("l", "#E2ECFA"))
_WOOD: Stains = (("b", "#B07F45"), ("s", "#6E4725"), ("l", "#E8CB92"), ("as", "#6E1420"))
_OPAL: Stains = (("g", "#62DDD2"), ("gs", "#26868F"), ("b", "#3FB1B4"))
_SAND: Stains = (("ray", "#D6B056"), ("bg0", "#A57C34"), ("bg1", "#6A4A1E"))
_JADE: Stains = (("ray", "#A5E0C8"), ("bg0", "#58AE97"), ("bg1", "#1C5A52"), ("far", "#7CC7AE"))
"""A pale green ground: violet things of Abaron stand out before it."""
_LILAC: Stains = (("ray", "#D9C8F4"), ("bg0", "#A88AD6"), ("bg1", "#54388C"), ("far", "#8E6CC4"))
_GATE: Stains = (("g", "#7E3A34"), ("gs", "#56241F"))
_WINE: Stains = (("ray", "#B86A70"), ("bg0", "#94434E"), ("bg1", "#4A1A28"))
_EMBERS: Stains = (("a", "#DE4A1E"), ("as", "#8E2A14"))
_DUSK: Stains = (("ray", "#5C4A9E"), ("bg0", "#3A2F78"), ("bg1", "#15123C"))
_TWO_HOSTS: Stains = (("a", "#B5283A"), ("as", "#7A1C30"), ("g", "#3F6DC4"), ("gs", "#274788"))
_ALPS: Stains = (
    ("ray", "#B9CDE6"), ("bg0", "#86A4CE"), ("bg1", "#3A5686"), ("far", "#6C6A86"), ("mid", "#55506E"),
    ("fg", "#3B364E"),
)  # fmt: skip
_MOONLIT: Stains = (("ray", "#D8DCEC"), ("bg0", "#9DA6CC"), ("bg1", "#454C80"))
_CLEAR: Stains = (("ray", "#8FB6EC"), ("bg0", "#5B86D2"), ("bg1", "#23408E"))
_IKA_SKIN: Stains = (("f", "#CDE8CF"), ("fs", "#6FA58D"), ("s", "#43267A"), ("b", "#7A45B8"))
_BLOOD: Stains = (("a", "#C22D38"), ("as", "#7C1526"), ("g", "#62DDD2"), ("gs", "#26868F"))


def _held(
    parts: Iterable[Part], size: float = 0.9, turn: float = 0.0, x: float = 0.5, y: float = 0.5
) -> tuple[Layer, ...]:
    """A thing whose middle is at (x, y) of the window, turned about its middle."""
    foot = y + 200 * size / _HIGH
    return (at(arms.turned(list(parts), turn), x, foot, size),)


def _weapon(
    house: str,
    ground: str,
    parts: Iterable[Part],
    turn: float,
    seed: int,
    size: float = 0.88,
    stain: Stains = (),
    behind: Iterable[Part] = (),
) -> Window:
    marks = _held(behind, 0.8, y=0.45) if behind else ()
    layers = (*marks, *_held(parts, size, turn, y=0.47))
    return Window(house, ground, layers, "shield", (0.5, 0.44), stain, 0.42, seed)


def _object(
    house: str,
    ground: str,
    parts: Iterable[Part],
    seed: int,
    size: float = 0.8,
    y: float = 0.5,
    stain: Stains = (),
) -> Window:
    return Window(house, ground, _held(parts, size, y=y), "roundel", (0.5, 0.46), stain, 0.48, seed)


def _spell(
    house: str,
    ground: str,
    parts: Iterable[Part],
    seed: int,
    size: float = 0.72,
    ring: bool = True,
    stain: Stains = (),
) -> Window:
    circle = _held(magic.circles(12 + seed % 3 * 2, 3 + seed % 4), 0.9) if ring else ()
    return Window(house, ground, (*circle, *_held(parts, size)), "lozenge", (0.5, 0.5), stain, 0.5, seed)


WEAPONS: dict[str, Window] = {
    "E09": _weapon("empiria", "rays", arms.sword(), 24, 11, 0.88, _STEEL),
    "E10": _weapon("empiria", "quarries", arms.zimatha(), -6, 12, 0.88, (*_STEEL, *_SAND), arms.claw_marks()),
    "E11": _weapon("empiria", "quarries", arms.war_hammer(), 20, 13, 0.8, _STEEL),
    "E12": _weapon("dawn", "rose", arms.auren(), -16, 14),
    "A11": _weapon("abaron", "beams", arms.bow(), -32, 15, 0.8, _JADE),
    "A12": _weapon("abaron", "diaper", arms.ika_spear(), 28, 16, 0.92, _LILAC),
    "A13": _weapon("abaron", "rays", arms.ebony_maiden(), 14, 17, 0.84, _MOONLIT),
    "X15": _weapon("clay", "peaks", arms.zimatha_ariuz(), -22, 18, 0.88, (*_STEEL, *_ALPS)),
    "X16": _weapon("bosque", "rays", arms.hero_zimathas(), 0, 19, 0.86),
    "X17": _weapon("arcano", "scales", arms.vital_blade(), 20, 20),
    "X18": _weapon("ash", "diaper", arms.halberd(), -24, 21, 0.86, (*_STEEL, *_WINE)),
}
OBJECTS: dict[str, Window] = {
    "O1": _object("arcano", "rays", goods.opal(), 31, 0.94, stain=_OPAL),
    "E13": _object("empiria", "diaper", goods.shield(), 32, 0.72),
    "E14": _object("empiria", "vault", goods.cuirass(), 33, 0.8, stain=_STEEL),
    "E15": _object("arcano", "night", goods.power_staff(), 34, 0.86, 0.54),
    "E16": _object("bosque", "diaper", goods.amulet(), 35, 0.84, 0.49),
    "A09": _object("abaron", "scales", goods.ika_armour(), 36, 0.84, stain=_JADE),
    "A10": _object("abaron", "trees", goods.ika_staff(), 37, 0.9, 0.55, (*_WOOD, *_LILAC)),
    "X21": _object("ash", "rays", goods.tower_shield(), 38, 0.78, stain=_CLEAR),
    "X22": _object("arcano", "rays", goods.cloak(), 39, 0.84, 0.5, _MOONLIT),
    "X23": _object("clay", "rose", goods.colossus_helm(), 40, 0.78, stain=_STEEL),
    "X24": _object("ember", "tongues", goods.fire_talisman(), 41, 0.74, 0.47),
    "X25": _object("dawn", "vault", goods.reliquary(), 42, 0.74, stain=(("g", "#62DDD2"), ("gs", "#26868F"))),
}
MACHINES: dict[str, Window] = {
    code: Window(house, ground, _held(parts, size, y=0.54), "tower", (0.5, 0.40), (*_WOOD, *sky), 0.45, seed)
    for code, house, ground, parts, size, seed, sky in (
        ("X19", "empiria", "hills", arms.ballista(), 0.90, 51, _CLEAR),
        ("X20", "abaron", "peaks", arms.siege_tower(), 0.88, 52, _LILAC),
    )
}
SPELLS: dict[str, Window] = {
    "E17": _spell("ember", "night", elements.fire_arrow(), 61, 0.74, False, (*_DUSK, *_EMBERS)),
    "E18": _spell("dawn", "rays", magic.bulwark(), 62, 0.66, False),
    "A14": _spell("storm", "bolts", elements.lightning(), 63, 0.84, False),
    "A15": _spell("frost", "night", elements.frost(), 64, 0.84, False),
    "A16": _spell("frost", "rays", elements.veil(), 65, 0.8, False, _IKA_SKIN),
    "A17": _spell("arcano", "night", magic.dissolve(), 66, 0.84, False, _DUSK),
    "X26": _spell("ember", "rays", elements.fireball(), 67, 0.74),
    "X27": _spell("clay", "rays", ranks.broken_ranks(), 68, 0.74, False, (*_SAND, *_TWO_HOSTS)),
    "X28": _spell("dawn", "diaper", magic.aegis(), 69, 0.72, False),
    "X29": _spell("empiria", "beams", magic.blessing(), 70, 0.74, False),
    "X30": _spell("breeze", "water", ranks.retreat(), 71, 0.76, False),
    "X31": _spell("arcano", "rose", magic.counterspell(), 72, 0.78, False),
    "X32": _spell("empiria", "rays", ranks.call_to_arms(), 73, 0.72, False, _CLEAR),
    "A04-magia": _spell("storm", "rays", skills.spark(), 74, 0.74),
    "A05-magia": _spell("frost", "peaks", skills.ice_dart(), 75, 0.76),
    "A08-magia": _spell("storm", "water", skills.tempest(), 76, 0.76, False),
}
LASTING: dict[str, Window] = {
    "E19": _spell("empiria", "beams", ranks.standard(), 81, 0.66, False, _CLEAR),
    "A18": _spell("abaron", "night", magic.fountain(), 82, 0.74, False, _OPAL),
    "X33": _spell("breeze", "trees", elements.mist(), 83, 0.8, False),
    "X34": _spell("arcano", "tongues", magic.dominion(), 84, 0.82, False),
}
ABILITIES: dict[str, Window] = {
    code: Window(house, ground, _held(parts, size), "quatrefoil", (0.5, 0.48), stain, 0.5, seed)
    for code, house, ground, parts, size, stain, seed in (
        ("H1", "arcano", "rose", skills.opal_blood(), 0.76, _BLOOD, 91),
        ("H2", "empiria", "scales", skills.champion_arm(), 0.80, _STEEL, 92),
        ("H3", "bosque", "vines", skills.pupil_book(), 0.76, _OPAL[:2], 93),
        ("H4", "dawn", "scales", skills.order_guard(), 0.76, (*_STEEL, *_GATE), 94),
    )
}

THINGS: dict[str, Window] = {**WEAPONS, **OBJECTS, **MACHINES, **SPELLS, **LASTING, **ABILITIES}
"""Card id, or that of a character with "-magia" for the spell it casts -> its window."""
