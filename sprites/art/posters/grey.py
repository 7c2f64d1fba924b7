"""Neutral labour: workers, scrap, trenches."""

from __future__ import annotations

from sprites.art import gear, ordnance, soldiers, vehicles
from sprites.art.beasts import automaton
from sprites.art.poster import Far, Poster, at

_WORKS = (Far("factory", 0.84, 1.4),)

GREY: dict[str, Poster] = {
    "N-01": Poster("grey", at(soldiers.militiaman(), foot=1.07, size=1.04), "rays", 24, disc=116,
                   disc_role="w", far=(Far("ruins", 0.86, 0.9),), seed=130),
    "N-02": Poster("grey", at(soldiers.welder(), x=0.48, foot=1.05, size=1.06), "rings", focus=(0.8, 0.58),
                   far=_WORKS, seed=131),
    "N-03": Poster("grey", at(soldiers.trench_infantry(), foot=1.01, size=1.04), "storm", 19, ground="wire",
                   seed=132),
    "N-04": Poster("grey", at(soldiers.scrapper(), x=0.46, foot=1.06, size=1.02), "diagonals",
                   far=(Far("factory", 0.8, 1.5),), seed=16),
    "N-05": Poster("grey", at(vehicles.truck(), foot=1.02, size=1.0), "bands", disc=136, disc_role="c",
                   focus=(0.5, 0.40), far=(Far("mountains", 0.84, 0.7),), ground="cobbles", seed=133),
    "N-06": Poster("grey", at(automaton(), foot=1.04, size=0.98), "checks",
                   far=(Far("derricks", 0.88, 1.0),), seed=134),
    "N-07": Poster("grey", at(soldiers.mercenary(), foot=1.07, size=1.04), "dusk", disc=118, disc_role="a",
                   focus=(0.5, 0.38), far=(Far("mountains", 0.88, 0.8, "mid"),), seed=135),
    "N-08": Poster("grey", at(soldiers.repair_crew(), foot=1.03, size=1.04), "fan", 15,
                   far=(Far("hangars", 0.86, 1.1),), seed=136),
    "N-09": Poster("grey", at(ordnance.machine_gun(), x=0.53, foot=1.0, size=1.04), "beams", ground="rubble",
                   eye=0.52, seed=137),
    "N-10": Poster("grey", at(ordnance.broken_shield(), foot=0.97, size=0.92), "rays", 30, (0.5, 0.46),
                   disc=0, seed=138),
    "N-11": Poster("grey", at(ordnance.signal_flag_retreat(), foot=1.0, size=1.02), "dusk",
                   far=(Far("ruins", 0.84, 0.8),), eye=0.34, seed=139),
    "N-12": Poster("grey", at(gear.gas_mask(), foot=0.99, size=1.0), "rings", focus=(0.5, 0.44), seed=140),
    "N-13": Poster("grey", at(vehicles.trailer(), x=0.52, foot=0.97, size=0.94), "rays", 20, (0.5, 0.5),
                   far=(Far("factory", 0.8, 1.1),), ground="mound", eye=0.55, seed=141),
    "N-14": Poster("grey", at(ordnance.trenches(), foot=1.0, size=1.04), "rays", 18, (0.5, 0.36), disc=86,
                   disc_role="a", far=(Far("ruins", 0.5, 0.5),), eye=0.42, seed=142),
    "N-15": Poster("grey", at(gear.black_market(), foot=1.03, size=1.0), "storm", 23,
                   far=(Far("skyline", 0.84, 0.9, "mid"),), seed=143),
}  # fmt: skip
"""Card id -> its picture."""
