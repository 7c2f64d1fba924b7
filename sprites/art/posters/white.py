"""The Dominion of the Sacred Order: walls, shields, steel."""

from __future__ import annotations

from sprites.art import gear, ordnance, soldiers, symbols, tanks
from sprites.art.beasts import war_horse
from sprites.art.crowds import ranks
from sprites.art.poster import Far, Poster, at

_DOMES = (Far("domes", 0.86, 1.1),)

WHITE: dict[str, Poster] = {
    "I-00": Poster("white", at(soldiers.ansgar(), foot=1.06, size=1.07), "rays", 28, (0.5, 0.38), disc=146,
                   disc_role="c", far=(Far("domes", 0.88, 1.0),), seed=36),
    "I-01": Poster("white", at(soldiers.novice(), foot=1.07, size=1.05), "fan", 15, far=_DOMES, eye=0.52,
                   seed=80),
    "I-02": Poster("white", at(soldiers.reliquary_guard(), foot=1.05, size=1.04), "rays", 14, disc=126,
                   disc_role="c", far=(Far("domes", 0.9, 1.1),), seed=12),
    "I-03": Poster("white", at(gear.shield_wall(), foot=1.02, size=1.04), "storm", 3, ground="rubble",
                   seed=81),
    "I-04": Poster("white", at(soldiers.templar(), foot=1.07, size=1.1), "rays", 22, (0.5, 0.40), disc=124,
                   disc_role="a", far=_DOMES, seed=34),
    "I-05": Poster("white", at(ordnance.bunker(), foot=1.0, size=1.07), "rays", 26, (0.5, 0.5), disc=120,
                   disc_role="a", far=(Far("domes", 0.72, 1.1),), eye=0.44, seed=11),
    "I-06": Poster("white", at(tanks.crusader(), foot=1.02, size=1.0), "beams",
                   far=(Far("ruins", 0.80, 1.1),), ground="rubble", seed=82),
    "I-07": Poster("white", at(soldiers.chaplain(), foot=1.06, size=1.04), "dusk", disc=118, disc_role="g",
                   focus=(0.5, 0.40), far=(Far("ruins", 0.86, 0.9),), seed=83),
    "I-08": Poster("white", at(ordnance.belfry_mortar(), foot=1.0, size=0.96), "rings", focus=(0.76, 0.12),
                   far=(Far("domes", 0.8, 1.0),), ground="mound", eye=0.36, seed=35),
    "I-09": Poster("white", at(tanks.paladin(), foot=1.03, size=1.06), "diagonals", disc=130, disc_role="c",
                   far=(Far("mountains", 0.80, 0.9),), eye=0.46, seed=84),
    "I-10": Poster("white", at(tanks.cathedral(), foot=0.99, size=0.98), "rays", 48, (0.5, 0.44), disc=0,
                   far=(Far("mountains", 0.84, 0.6),), eye=0.5, seed=85),
    "I-11": Poster("white", at(soldiers.inquisitor(), x=0.47, foot=1.06, size=1.04), "rays", 18,
                   (0.78, 0.34), disc=110, disc_role="a", far=(Far("ruins", 0.88, 1.0),), seed=86),
    "I-12": Poster("white", at(war_horse(), x=0.5, foot=1.05, size=1.02), "fan", 21,
                   far=(Far("mountains", 0.9, 0.7),), eye=0.52, seed=87),
    "I-13": Poster("white", at(ordnance.held_wall(), foot=1.0, size=1.0), "rays", 24, (0.5, 0.45), disc=140,
                   disc_role="c", seed=22),
    "I-14": Poster("white", at(symbols.scales(), foot=0.99, size=0.96), "diagonals", disc=126, disc_role="g",
                   eye=0.42, seed=88),
    "I-15": Poster("white", at(symbols.blessed_shield(), foot=0.97, size=0.9), "rays", 32, (0.5, 0.48),
                   disc=136, disc_role="g", far=(Far("clouds", 0.9, 1.6, "w"),), seed=89),
    "I-16": Poster("white", at(ordnance.raised_sword(), foot=1.03, size=1.02), "dusk",
                   far=(Far("domes", 0.93, 0.9),), seed=90),
    "I-17": Poster("white", at(gear.blast_plates(), x=0.46, foot=0.97, size=0.96), "rings",
                   focus=(0.62, 0.42), far=(Far("ruins", 0.95, 0.8),), seed=91),
    "I-18": Poster("white", at(symbols.standard(), foot=1.04, size=0.94), "bands",
                   far=(Far("domes", 0.94, 0.8),), behind=(at(ranks(6, 1.0, y=330), foot=1.03),), seed=92),
}  # fmt: skip
"""Card id -> its picture."""
