"""The Dominion of the Monsoons: water, elephants, patience."""

from __future__ import annotations

from sprites.art import beasts, gear, ordnance, soldiers, vehicles
from sprites.art.poster import Far, Poster, at
from sprites.art.sketch import recoloured

_PALMS = (Far("palms", 0.86, 1.3),)

GREEN: dict[str, Poster] = {
    "M-00": Poster("green", at(soldiers.indrani(), foot=1.06, size=1.04), "rays", 30, (0.5, 0.38), disc=142,
                   disc_role="g", far=(Far("domes", 0.9, 0.9),), seed=100),
    "M-01": Poster("green", at(soldiers.porter(), foot=0.98, size=0.98), "bands", disc=110, disc_role="c",
                   focus=(0.5, 0.34), far=(Far("palms", 0.84, 1.0),), ground="mound", eye=0.33, seed=101),
    "M-02": Poster("green", at(soldiers.paddy_lancer(), foot=1.07, size=1.02), "diagonals",
                   far=(Far("palms", 0.80, 1.2), Far("waves", 0.88, 1.0, "mid")), seed=14),
    "M-03": Poster("green", at(beasts.pack_elephant(), foot=1.02, size=0.98), "rays", 20, (0.5, 0.5),
                   disc=136, disc_role="c", far=_PALMS, eye=0.5, seed=102),
    "M-04": Poster("green", at(vehicles.gunboat(), foot=1.0, size=1.0), "dusk", disc=74, disc_role="c",
                   focus=(0.24, 0.30), far=(Far("palms", 0.76, 1.1),), eye=0.54, seed=103),
    "M-05": Poster("green",
                   at(recoloured(beasts.mud_colossus(), {"b": "fs", "l": "f"}), foot=1.05, size=1.02),
                   "storm", 7, ground="water", seed=104),
    "M-06": Poster("green", at(ordnance.mountain_gun(), x=0.52, foot=0.98, size=0.96), "rings",
                   focus=(0.14, 0.34), far=(Far("mountains", 0.82, 0.8),), ground="mound", seed=105),
    "M-07": Poster("green", at(beasts.ironclad_elephant(), x=0.47, foot=0.96, size=0.93), "rays", 26,
                   (0.4, 0.38), disc=120, far=_PALMS, ground="mound", eye=0.44, seed=9),
    "M-08": Poster("green", at(soldiers.dam_guardian(), foot=1.03, size=1.08), "fan", 13,
                   far=(Far("mountains", 0.74, 1.0),), seed=106),
    "M-09": Poster("green", at(beasts.deluge_titan(), foot=1.02, size=0.94), "storm", 11,
                   far=(Far("palms", 0.80, 0.5, "mid"),), seed=107),
    "M-10": Poster("green", at(soldiers.canal_engineer(), foot=1.07, size=1.04), "checks", disc=120,
                   disc_role="w", far=(Far("waves", 0.86, 1.0),), seed=108),
    "M-11": Poster("green", at(soldiers.marsh_veteran(), foot=1.06, size=1.04), "dusk",
                   far=(Far("waves", 0.82, 1.0, "mid"),), seed=109),
    "M-12": Poster("green", at(vehicles.rolling_fortress(), foot=0.97, size=0.92), "beams",
                   far=(Far("palms", 0.86, 1.0),), ground="rubble", eye=0.44, seed=110),
    "M-13": Poster("green", at(beasts.sea_wave(), foot=1.0, size=1.04), "storm", 13,
                   far=(Far("palms", 0.94, 0.8, "mid"),), eye=0.36, seed=111),
    "M-14": Poster("green", at(beasts.bent_palm(), foot=0.99, size=1.0), "bands",
                   far=(Far("waves", 0.90, 1.0, "mid"),), seed=112),
    "M-15": Poster("green", at(ordnance.raft_gun(), foot=1.0, size=1.0), "fan", 19,
                   far=(Far("mountains", 0.86, 0.8),), eye=0.52, seed=113),
    "M-16": Poster("green", at(gear.lifted_crate(), foot=0.97, size=0.98), "rays", 22, (0.44, 0.7),
                   far=(Far("palms", 0.9, 1.1),), eye=0.66, seed=114),
    "M-17": Poster("green", at(gear.cuirass(), foot=0.96, size=0.96), "rings", focus=(0.5, 0.42),
                   far=(Far("domes", 0.95, 0.8),), eye=0.42, seed=115),
    "M-18": Poster("green", at(gear.howdah(), foot=0.97, size=0.92), "rays", 34, (0.5, 0.44), disc=126,
                   disc_role="l", far=(Far("palms", 0.93, 0.9),), eye=0.52, seed=116),
}  # fmt: skip
"""Card id -> its picture."""
