"""The Federation of the Skies: wings, clouds, wireless."""

from __future__ import annotations

from sprites.art import aircraft, soldiers
from sprites.art.poster import Far, Poster, at
from sprites.art.sketch import burst, recoloured

_CLOUDS = (Far("clouds", 0.82, 1.7, "w"),)
_HANGARS = (Far("hangars", 0.88, 1.0),)

BLUE: dict[str, Poster] = {
    "B-00": Poster("blue", at(soldiers.aurelia(), foot=1.07, size=1.06), "rays", 30, (0.5, 0.36), disc=140,
                   disc_role="w", far=(Far("skyline", 0.92, 0.8, "mid"),), seed=61),
    "B-01": Poster("blue", at(soldiers.apprentice(), x=0.46, foot=1.07, size=1.06), "fan", 13,
                   far=(Far("hangars", 0.84, 1.1),), seed=62),
    "B-02": Poster("blue", at(soldiers.observer(), foot=1.0, size=1.0), "rings", focus=(0.5, 0.12),
                   far=(Far("clouds", 0.70, 1.6, "w"), Far("mountains", 0.96, 0.5)), seed=63),
    "B-03": Poster("blue", at(aircraft.swallow(), foot=0.95, size=0.98), "diagonals",
                   far=(Far("clouds", 0.86, 1.5, "w"), Far("skyline", 0.99, 0.5)), seed=64),
    "B-04": Poster("blue",
                   at(recoloured(aircraft.biplane(), {"b": "w", "l": "a"}), x=0.48, foot=0.94, size=1.2),
                   "rings", focus=(0.5, 0.46), far=(Far("clouds", 0.84, 1.9, "w"),),
                   behind=(at(aircraft.biplane(), 0.8, 0.42, 0.48), at(aircraft.biplane(), 0.22, 0.36, 0.36)),
                   seed=6),
    "B-05": Poster("blue", at(soldiers.glider_hussar(), foot=1.07, size=1.02), "rays", 18, disc=128,
                   disc_role="g", far=_CLOUDS, eye=0.4, seed=65),
    "B-06": Poster("blue", at(soldiers.flight_mage(), foot=1.08, size=1.05), "rays", 12, (0.5, 0.40),
                   disc=140, disc_role="w", far=(Far("clouds", 0.8, 1.6, "w"),), seed=7),
    "B-07": Poster("blue", at(aircraft.bomber(), foot=0.99, size=1.02), "beams",
                   far=(Far("skyline", 0.94, 1.0, "fg"),), seed=66),
    "B-08": Poster("blue", at(aircraft.gull_fighter(), foot=0.86, size=0.94, turn=8), "storm", 9,
                   behind=(at(aircraft.airship(), 0.60, 0.52, 0.8, -6),
                           at(aircraft.gull_fighter(), 0.20, 0.98, 0.42, -8)),
                   eye=0.56, seed=67),
    "B-09": Poster("blue", at(aircraft.airship(), foot=0.9, size=0.98, turn=-5), "rays", 26, (0.8, 0.18),
                   disc=66, disc_role="w", far=(Far("clouds", 0.66, 1.7, "w"), Far("skyline", 0.93, 1.0)),
                   behind=(at(aircraft.empress_fleet()),), eye=0.42, seed=4),
    "B-10": Poster("blue", at(soldiers.ace(), x=0.47, foot=1.06, size=1.06), "bands", disc=130,
                   disc_role="a", focus=(0.46, 0.40), far=_HANGARS, seed=69),
    "B-11": Poster("blue", at(soldiers.hangar_guard(), foot=1.06, size=1.0), "dusk", disc=120, disc_role="s",
                   far=(Far("hangars", 0.90, 1.5, "mid"),), seed=70),
    "B-12": Poster("blue", at(aircraft.zeppelin(), foot=0.98, size=0.94), "checks",
                   far=(Far("skyline", 0.97, 0.8, "mid"),), eye=0.4, seed=71),
    "B-13": Poster("blue", at(aircraft.looping(), foot=0.95, size=0.92), "fan", 17, far=_CLOUDS, seed=72),
    "B-14": Poster("blue", at(aircraft.dive(), foot=0.94, size=0.92), "rays", 40, (0.54, 0.94),
                   far=(Far("skyline", 0.97, 0.6),),
                   behind=(at(burst(216, 396, 92, 12, ("a", "g", "w")), foot=1.02),), seed=73),
    "B-15": Poster("blue", at(aircraft.smoke_screen(), foot=1.02, size=1.06), "bands", eye=0.6, seed=74),
    "B-16": Poster("blue", at(aircraft.radio_mast(), foot=1.02, size=0.98), "rings", focus=(0.5, 0.28),
                   far=(Far("mountains", 0.95, 0.6),), seed=75),
    "B-17": Poster("blue", at(aircraft.radial_engine(), foot=0.95, size=0.94), "rays", 36, (0.5, 0.48),
                   seed=76),
    "B-18": Poster("blue", at(aircraft.folding_wings(), foot=0.97, size=0.94), "checks", far=_HANGARS,
                   seed=77),
}  # fmt: skip
"""Card id -> its picture."""
