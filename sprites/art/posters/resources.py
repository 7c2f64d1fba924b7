"""The resources: one picture for each colour and each kind, people (P) and stores (S)."""

from __future__ import annotations

from sprites.art import stores
from sprites.art.poster import Far, Poster, at

RESOURCES: dict[str, Poster] = {
    "Q-R-P": Poster("red", at(stores.recruits(), foot=1.05, size=1.04), "fan", 17,
                    far=(Far("domes", 0.84, 0.9),), seed=150),
    "Q-R-S": Poster("red", at(stores.naphtha_tanks(), foot=1.0, size=0.94), "rays", 18, disc=0,
                    far=(Far("derricks", 0.88, 1.1),), seed=151),
    "Q-B-P": Poster("blue", at(stores.ground_crew(), foot=1.06, size=0.98), "rays", 22, disc=120,
                    disc_role="w", far=(Far("hangars", 0.88, 1.0),), seed=152),
    "Q-B-S": Poster("blue", at(stores.hydrogen_depot(), foot=0.99, size=0.96), "bands",
                    far=(Far("skyline", 0.9, 0.7),), eye=0.45, seed=153),
    "Q-I-P": Poster("white", at(stores.lay_brothers(), foot=1.04, size=1.04), "checks",
                    far=(Far("domes", 0.84, 1.0),), seed=154),
    "Q-I-S": Poster("white", at(stores.arsenal(), foot=0.98, size=0.94), "rays", 26, (0.5, 0.5), disc=130,
                    disc_role="c", seed=155),
    "Q-M-P": Poster("green", at(stores.rowers(), foot=1.0, size=1.04), "rings", focus=(0.5, 0.30),
                    far=(Far("palms", 0.8, 1.1),), seed=156),
    "Q-M-S": Poster("green", at(stores.sampan(), foot=0.99, size=1.02), "fan", 15,
                    far=(Far("palms", 0.74, 1.0),), eye=0.52, seed=157),
    "Q-G-P": Poster("gold", at(stores.pages(), x=0.49, foot=1.06, size=1.04), "rays", 20, disc=124,
                    disc_role="w", far=(Far("domes", 0.9, 0.9),), seed=158),
    "Q-G-S": Poster("gold", at(stores.treasury(), foot=0.97, size=0.96), "rings", focus=(0.5, 0.36),
                    eye=0.48, seed=159),
    "Q-N-P": Poster("grey", at(stores.labourers(), foot=1.03, size=1.04), "bands",
                    far=(Far("factory", 0.84, 1.2),), seed=160),
    "Q-N-S": Poster("grey", at(stores.coal_cart(), foot=0.97, size=0.96), "fan", 19,
                    far=(Far("derricks", 0.82, 1.1),), eye=0.52, seed=161),
}  # fmt: skip
"""Resource picture -> what it shows; the name leaves out the value, which is the frame's."""
