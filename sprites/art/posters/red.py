"""The Sultanate of Steel: forges, bayonets, engines."""

from __future__ import annotations

from sprites.art import ordnance, soldiers, symbols, tanks
from sprites.art.beasts import motorcycle
from sprites.art.crowds import ranks
from sprites.art.poster import Far, Poster, at
from sprites.art.sketch import puffs

_FORGE = (Far("factory", 0.78, 1.4),)
_LOW_FORGE = (Far("factory", 0.92, 1.1),)

RED: dict[str, Poster] = {
    "R-00": Poster("red", at(soldiers.zahir(), foot=1.06, size=1.08), disc=150, disc_role="w",
                   focus=(0.5, 0.40), far=(Far("domes", 0.86, 1.0, "mid"),), seed=8),
    "R-01": Poster("red", at(soldiers.rifleman(), foot=1.08, size=1.05), disc=112,
                   far=(Far("factory", 0.74, 1.5),), behind=(at(ranks(7, 0.9, y=250), foot=0.98),),
                   ground="slope", seed=3),
    "R-02": Poster("red", at(soldiers.sapper(), foot=1.08, size=1.08), "fan", 15,
                   far=(Far("ruins", 0.84, 1.1),), ground="rubble", seed=12),
    "R-03": Poster("red", at(soldiers.janissary(), x=0.48, foot=1.05, size=1.06), "rays", 34, (0.5, 0.36),
                   disc=120, disc_role="b", far=(Far("domes", 0.82, 0.9),), seed=33),
    "R-04": Poster("red", at(soldiers.flamethrower(), x=0.47, foot=1.07, size=1.07), "beams", 26, (0.7, 0.4),
                   far=_FORGE, ground="slope", seed=37),
    "R-05": Poster("red", at(tanks.tankette(), foot=0.97, size=0.94), "diagonals",
                   far=(Far("mountains", 0.76, 0.9),), ground="mound", eye=0.5, seed=41),
    "R-06": Poster("red", at(motorcycle(), foot=1.05, size=1.1), "rays", 44, (0.5, 0.60), disc=0,
                   far=(Far("factory", 0.66, 1.0),), eye=0.4, seed=46),
    "R-07": Poster("red", at(tanks.armoured_car(), foot=0.97, size=0.96), "bands", disc=120, disc_role="l",
                   focus=(0.62, 0.36), far=(Far("mountains", 0.72, 0.7),), ground="slope", eye=0.58,
                   seed=47),
    "R-08": Poster("red", at(tanks.tank(), foot=0.99, size=1.1), "rings", focus=(0.35, 0.36),
                   far=(Far("factory", 0.70, 1.7),),
                   behind=(at(puffs(330, 190, 0.7, "mid", 0.4), foot=0.96),), ground="mound", eye=0.46,
                   seed=5),
    "R-09": Poster("red", at(ordnance.howitzer(), foot=1.0), "rings", focus=(0.6, 0.4),
                   far=(Far("mountains", 0.8, 0.8),), ground="mound", eye=0.52, seed=31),
    "R-10": Poster("red", at(soldiers.flame_mage(), foot=1.05, size=1.08), "rays", 16, (0.5, 0.46), disc=134,
                   disc_role="s", far=(Far("derricks", 0.9, 0.9, "mid"),), seed=51),
    "R-11": Poster("red", at(tanks.land_battleship(), x=0.5, foot=0.98, size=0.96), "beams", 26, (0.5, 0.4),
                   far=(Far("factory", 0.72, 0.9, "s"),), ground="rubble", eye=0.55, seed=52),
    "R-12": Poster("red", at(soldiers.engine_officer(), foot=1.06, size=1.05), "checks", disc=122,
                   far=(Far("factory", 0.90, 1.1),), eye=0.42, seed=42),
    "R-13": Poster("red", at(symbols.megaphone(), foot=0.97, size=0.98), "rays", 20, (0.3, 0.5),
                   far=_LOW_FORGE, behind=(at(ranks(9, 0.6, y=370), foot=1.0),), seed=18),
    "R-14": Poster("red", at(ordnance.fire_curtain(), foot=1.02, size=1.06), "storm", 5, eye=0.62, seed=4),
    "R-15": Poster("red", at(ordnance.shell(), foot=1.0, size=0.94, turn=16), "rings", focus=(0.56, 0.30),
                   far=(Far("factory", 0.9, 1.1),), seed=19),
    "R-16": Poster("red", at(ordnance.point_blank(), x=0.54, foot=1.02, size=1.06), "dusk", far=_LOW_FORGE,
                   seed=20),
    "R-17": Poster("red", at(ordnance.gun_barrel(), foot=0.98), "diagonals",
                   far=(Far("derricks", 0.9, 1.0),), seed=57),
    "R-18": Poster("red", at(symbols.pennant(), x=0.46, foot=1.03, size=0.94), "rays", 22, disc=124,
                   disc_role="w", far=(Far("mountains", 0.94, 0.8),),
                   behind=(at(ranks(8, 0.8, y=340), foot=1.02),), eye=0.42, seed=43),
}  # fmt: skip
"""Card id -> its picture."""
