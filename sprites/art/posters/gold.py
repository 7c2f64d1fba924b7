"""The Royal Guard: crowns, plumes, thunder."""

from __future__ import annotations

from sprites.art import ordnance, soldiers, symbols, vehicles
from sprites.art.beasts import colossus
from sprites.art.poster import Far, Poster, at

_PALACE = (Far("domes", 0.90, 0.9),)

GOLD: dict[str, Poster] = {
    "G-01": Poster("gold", at(soldiers.grenadier(), foot=1.07, size=1.0), "rays", 24, disc=126,
                   disc_role="a", far=_PALACE, seed=120),
    "G-02": Poster("gold", at(soldiers.cuirassier(), foot=1.06, size=1.03), "rays", 36, (0.5, 0.40),
                   disc=144, disc_role="w", far=(Far("domes", 0.92, 0.9, "mid"),), seed=15),
    "G-03": Poster("gold", at(vehicles.train(), foot=1.0, size=1.02), "diagonals",
                   far=(Far("mountains", 0.80, 0.9),), ground="rails", seed=121),
    "G-04": Poster("gold", at(colossus(), foot=1.04, size=1.0), "beams",
                   far=(Far("skyline", 0.92, 0.8, "mid"),), seed=122),
    "G-05": Poster("gold", at(soldiers.palace_guard(), foot=1.07, size=1.02), "bands", disc=122,
                   disc_role="a", far=(Far("skyline", 0.90, 0.8),), seed=123),
    "G-06": Poster("gold", at(symbols.decree(), foot=1.0, size=1.06), "rays", 28, (0.5, 0.44), seed=124),
    "G-07": Poster("gold", at(ordnance.smoke_salute(), foot=0.99, size=0.96), "dusk",
                   far=(Far("domes", 0.93, 0.8, "mid"),), ground="cobbles", seed=125),
    "G-08": Poster("gold", at(symbols.regalia(), foot=0.98, size=1.06), "checks", eye=0.47, seed=126),
    "G-09": Poster("gold", at(symbols.barred_crown(), foot=0.95, size=0.92), "storm", 17,
                   far=(Far("skyline", 0.9, 1.2, "fg"),), eye=0.5, seed=17),
    "G-10": Poster("gold", at(symbols.triumph(), foot=0.99, size=0.98), "fan", 23, far=_PALACE, eye=0.5,
                   seed=44),
}  # fmt: skip
"""Card id -> its picture."""
