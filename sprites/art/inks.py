"""The inks of the posters: for each nation a colour for every role of a figure and of the land behind."""

from __future__ import annotations

from sprites.palette import mix

Inks = dict[str, str]
_ROLES = ("k", "s", "b", "l", "a", "w", "c", "f", "fs", "g", "bg0", "bg1", "ray", "far", "mid", "fg")


def _inks(colours: str) -> Inks:
    """The inks in the order of `_ROLES`, and the shaded forms of accent, metal, glow, light and white."""
    inks = dict(zip(_ROLES, (f"#{colour}" for colour in colours.split()), strict=True))
    for role, share in (("a", 0.38), ("c", 0.38), ("g", 0.45), ("l", 0.30), ("w", 0.25)):
        inks[f"{role}s"] = mix(inks[role], inks["k"], share)
    return inks


INKS: dict[str, Inks] = {
    "red": _inks(
        "1D1210 6D1A17 B3281C E8843A F0B44A F5E6C4 D79A35 E9B98A A8623F "
        "FFD77A F2D9A0 E2762E F7E6B8 B5471F 7C1F18 2A1311"
    ),
    "blue": _inks(
        "0F1A2C 1D436E 3374A8 A4D3DC D9A441 F4EEDB C98F2E F0CDA6 A87A5C "
        "9FF0FF E9EFDF 6FB0C6 FBF6E2 4F8FB0 25527F 101F36"
    ),
    "white": _inks(
        "2B2522 8D8371 D9CFB6 FBF6E6 A8322B FFFAF0 C79A3A F1CFA9 B0855F "
        "FFF2B0 FBF3DC C9B78E FFFDF2 B7A988 857A66 3A332D"
    ),
    "green": _inks(
        "14211A 2F4D35 5D8442 BCCB72 CF7A3C F2ECD0 D3A63A C98F62 7F4F33 "
        "E9FF9A EEE6B6 8FAE57 F9F3CC 6D9150 3A5F3E 15251B"
    ),
    "gold": _inks(
        "241909 7C5412 C8922A F4DA86 5C2A63 FFF4CF F0C550 EFC79B A5733F "
        "FFF0A0 FBEAB4 B77E1E FFF7D6 9A6817 5F3F12 241909"
    ),
    "grey": _inks(
        "1B1D20 4D5257 878D92 CFD1CB C96A2E EFEEE6 D79A35 E3BD95 946A4B "
        "FFDC8A E2E0D6 9BA1A3 F3F2EA 7D8488 4F555A 1F2225"
    ),
}  # fmt: skip
"""Nation -> role -> colour. Roles: those of `sprites.art.shapes.Part`, bg0 horizon, bg1 upper sky, ray,
and the depths far, mid, fg."""
