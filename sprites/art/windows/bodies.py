"""The windows of everything that fights: characters, Spirits, Player cards, and the heralds of both sides."""

from __future__ import annotations

from sprites.art import glassbeasts as beasts
from sprites.art import glassfolk as folk
from sprites.art import glassgahu as gahu
from sprites.art import glassghosts as ghosts
from sprites.art import glassika as ika
from sprites.art.glass import Window, at
from sprites.art.poster import Layer
from sprites.art.shapes import Parts


def _bust(parts: Parts, size: float = 0.92, foot: float = 0.93, x: float = 0.5) -> tuple[Layer, ...]:
    """A half-length figure: its face in the upper third, its shoulders cut by the foot of the window."""
    return (at(parts, x, foot, size),)


_DAWN = (("ray", "#F0D08A"), ("bg0", "#D49A58"), ("bg1", "#7A4430"))
"""Morning before the march: gold behind blue steel."""
_MOON = (("ray", "#A99BE4"), ("bg0", "#6E5EBC"), ("bg1", "#2C2266"))

EMPIRIA: dict[str, Window] = {
    "E01": Window("empiria", "hills", _bust(folk.soldier(), 0.92), seed=1),
    "E02": Window("empiria", "beams", _bust(folk.lancer(), 0.9), stain=_DAWN, seed=2),
    "E03": Window("empiria", "diaper", _bust(folk.legionary(), 0.9, 0.96), seed=3),
    "E04": Window("empiria", "night", _bust(folk.sorceress(), 0.92), seed=4),
    "E05": Window("empiria", "trees", _bust(folk.hunter(), 0.84, 0.95), seed=5),
    "E06": Window("empiria", "rays", _bust(folk.iron_paladin(), 0.94), seed=6),
    "E07": Window("empiria", "peaks", _bust(folk.champion(), 0.84, 0.95), seed=7),
    "E08": Window("empiria", "rose", _bust(folk.lion_arkan(), 0.86, 0.97), seed=8),
    "J1": Window("empiria", "vault", _bust(folk.player(), 0.8, 1.0), "gable", seed=9),
    "J2": Window("dawn", "beams", _bust(folk.swift_player(), 0.82, 1.02, 0.52), "gable", seed=10),
    "herald-empiria": Window("empiria", "quarries", _bust(folk.herald(), 0.86, 0.96, 0.44), "pane", seed=11),
    "emblem": Window(
        "arcano", "rose", _bust(folk.emblem(), 0.78, 0.9), "pane",
        stain=(("f", "#3D62BE"), ("fs", "#7A2F9E")), seed=12,
    ),
}  # fmt: skip

_GLADE = (
    ("ray", "#9CCFBE"), ("bg0", "#5B9C90"), ("bg1", "#1A4A48"), ("far", "#2E665E"), ("mid", "#3AA386"),
    ("fg", "#17393E"),
)  # fmt: skip
"""Abaron's woods: violet clothes stand out before jade."""

ABARON: dict[str, Window] = {
    "A01": Window("abaron", "hills", _bust(ika.soldier(), 0.88, 0.95), seed=21),
    "A02": Window("abaron", "scales", _bust(ika.archer(), 0.88, 0.94, 0.52), seed=22),
    "A03": Window("abaron", "trees", _bust(ika.tracker(), 0.92), stain=_GLADE, seed=23),
    "A04": Window("abaron", "diaper", _bust(ika.apprentice(), 0.92, 0.95), seed=24),
    "A05": Window("abaron", "night", _bust(ika.mage(), 0.88, 0.97), seed=25),
    "A06": Window("abaron", "vault", _bust(ika.guardian(), 0.82, 0.97), seed=26),
    "A08": Window("abaron", "bolts", _bust(ika.archmage(), 0.86, 0.97), seed=28),
    "X12": Window("abaron", "quarries", _bust(ika.legionary(), 0.84, 0.95), seed=29),
    "X13": Window("abaron", "rays", _bust(ika.sentinel(), 0.88, 0.96), stain=_GLADE, seed=30),
    "X14": Window("abaron", "rose", _bust(ika.alchemist(), 0.9), seed=31),
    "herald-abaron": Window("abaron", "vines", _bust(ika.herald(), 0.9, 0.96, 0.49), "pane", seed=32),
}  # fmt: skip

_STONE = (
    ("b", "#8F9484"), ("s", "#585E52"), ("l", "#C6CAB6"), ("f", "#6F8436"), ("fs", "#3A4A1E"),
)  # fmt: skip
"""Grey rock with two greens for what grows on it."""

_SKY = (("ray", "#B9CDE6"), ("bg0", "#86A4CE"), ("bg1", "#3A5686"))
_RED_BEARD = (("a", "#B5482A"), ("as", "#7A2E20"), *_SKY)
_SUNLIT = (
    ("ray", "#D3D57A"), ("bg0", "#9DB04A"), ("bg1", "#4A6624"), ("far", "#6E7A36"), ("mid", "#7FA83C"),
    ("fg", "#3E4A20"), ("f", "#C09A66"), ("fs", "#7A5630"),
)  # fmt: skip
"""A wood by day, and bark in the sun."""
_DEEP = (("ray", "#3E7F8E"), ("bg0", "#235866"), ("bg1", "#0E2A3A"), ("f", "#C09A66"), ("fs", "#7A5630"))

FREE: dict[str, Window] = {
    "X01": Window("gahu", "peaks", _bust(gahu.mountain_giant(), 0.86, 0.95), stain=_STONE, seed=41),
    "X02": Window("clay", "hills", _bust(gahu.bearer(), 0.86, 0.97), stain=_RED_BEARD, seed=42),
    "X03": Window("gahu", "diaper", _bust(gahu.warrior(), 0.9, 0.95), stain=_SUNLIT, seed=43),
    "X04": Window("gahu", "trees", _bust(gahu.scout(), 0.86, 0.98), stain=_SUNLIT, seed=44),
    "X05": Window("gahu", "rays", _bust(gahu.shaman(), 0.86, 0.99), seed=45),
    "X06": Window("gahu", "night", _bust(gahu.summoner(), 0.88, 0.99), stain=_DEEP, seed=46),
    "herald-wild": Window(
        "gahu", "vines", _bust(gahu.herald(), 0.88, 0.98), "pane",
        stain=(*_SUNLIT, ("a", "#A8402E"), ("as", "#6E2620")), seed=54,
    ),
    "X10": Window("ash", "hills", _bust(folk.hunter_hero(), 0.84, 0.95), seed=50),
    "X11": Window("taliuz", "rays", _bust(folk.taliuz_paladin(), 0.88, 0.96), seed=51),
}  # fmt: skip

BEASTS: dict[str, Window] = {
    "A07": Window("frost", "peaks", _bust(beasts.summit_beast(), 0.84, 0.97), seed=27),
    "X07": Window("taliuz", "hills", _bust(beasts.wolf(), 0.92, 0.95), seed=47),
    "X08": Window("ember", "bolts", _bust(beasts.behemoth(), 0.86, 0.98, 0.46), seed=48),
    "X09": Window("demon", "vault", _bust(beasts.demon(), 0.84, 0.98), seed=49),
}  # fmt: skip

SPIRITS: dict[str, Window] = {
    "E20": Window("spirit", "rays", _bust(ghosts.first_legionary(), 0.82), "mandorla", seed=13),
    "A19": Window("arcano", "night", _bust(ghosts.wanderer(), 0.86, 0.92), "mandorla", stain=_MOON, seed=33),
    "X35": Window("spirit", "water", _bust(ghosts.fountain(), 0.86, 0.97), "mandorla", seed=52),
    "X36": Window("bosque", "vines", _bust(ghosts.great_owl(), 0.88, 0.97), "mandorla", seed=53),
}  # fmt: skip

BODIES: dict[str, Window] = {**EMPIRIA, **ABARON, **FREE, **BEASTS, **SPIRITS}
"""Card id, or name of a figure of the pages -> its window."""
