"""The coloured glasses: for each house a colour for every role of a figure and of the ground behind it."""

from __future__ import annotations

from sprites.palette import mix

Stain = dict[str, str]
_ROLES = ("k", "s", "b", "l", "a", "w", "c", "f", "fs", "g", "bg0", "bg1", "ray", "far", "mid", "fg")


def _stain(colours: str) -> Stain:
    """The glasses in the order of `_ROLES`, and the shaded forms of accent, metal and glow."""
    stain = dict(zip(_ROLES, (f"#{colour}" for colour in colours.split()), strict=True))
    for role, share in (("a", 0.38), ("c", 0.38), ("g", 0.45)):
        stain[f"{role}s"] = mix(stain[role], stain["k"], share)
    return stain


STAINS: dict[str, Stain] = {
    "empiria": _stain(
        "191425 2C3F86 4A6FC4 A9C6F2 B5283A FBF4DF E0B046 EFC9A0 A8714E "
        "3FD8E4 27418C 16234F 3F63B8 223A80 182A60 0E1736"
    ),
    "abaron": _stain(
        "17112A 43267A 7A45B8 CDA9F0 2F9A78 F7F4FF DDB04C CDE8CF 6FA58D "
        "34E2BE 3A2470 1B1040 59389C 2C1C58 22154A 120A2A"
    ),
    "bosque": _stain(
        "0F1C16 1F5040 3B8060 A8D7A4 C9852E F5F2DC DCB04A DFBD92 8D6644 "
        "E6FF8F 1F5A49 0F2F2A 2F7A60 184739 12362D 0A1F1A"
    ),
    "arcano": _stain(
        "17112A 46307F 7550B8 CDB5F2 D9588F F9F3FF E2B54C E9C6A4 9A6F58 "
        "45E3D2 43307A 1D1440 5F47A3 33245F 251A4A 130C2B"
    ),
    "ember": _stain(
        "1F100C 8A2A12 D2571F F7B267 F0C43C FFF3D2 E9A93A EDBE93 9C5F3D "
        "FFE27A 8E2C14 3B0F10 C4511D 6B2012 4C160F 260A0A"
    ),
    "frost": _stain(
        "0E1A28 2A5C86 5C9CC8 D2EFFA 6F6FC8 FAFEFF C9CEDA E6D2C4 8D7C78 "
        "5FE4F2 24638A 0F2B45 3F8FB4 1D4F70 153A56 0A1C2E"
    ),
    "storm": _stain(
        "12131F 3B3F66 6A6FA6 C5C9EC E7C23B FDF9E6 D9AE3C E3C7A6 8B6D58 "
        "FFF48A 3C4274 171A38 5A63A4 2B3058 20244A 0F1126"
    ),
    "dawn": _stain(
        "221910 8A6426 CFA24A F6E3A8 B5283A FFFBEC F0C858 EFCBA2 A5744E "
        "FFFFFF B07C2B 4F3212 E0B457 8A5E22 63421A 2E1D0C"
    ),
    "clay": _stain(
        "1B140E 5E3F28 96704A DDBF92 7F9A3C F8F0DA C9933A E3BD92 8F6343 "
        "E8E27A 6B4526 2C1B10 93673A 50341D 3A2615 1D120A"
    ),
    "breeze": _stain(
        "10201F 2B6B6A 56A39B C4EBDD E08A5A FBFBEE DDB654 E8CBA8 93705A "
        "D6FFE9 2A7470 0F3434 47A096 1F5755 164241 0A2120"
    ),
    "ash": _stain(
        "161519 46434F 7C7886 CFCBD4 B5283A F6F2EC C9A25A DEC4AA 8A6C5C "
        "5FE6D6 45414F 1C1A24 676272 35323D 27252E 131218"
    ),
    "gahu": _stain(
        "14170D 3A4A1E 6F8436 BFC76A B0642A F5F0D4 C98F3A 9B8452 5C4A2A "
        "4FE3A0 3F5A26 182410 6A8238 2F4420 243617 12200C"
    ),
    "taliuz": _stain(
        "22150A 7A4A16 C98A2C F3D27C A0381E FFF6DC E2B04A DDA873 8C5A34 "
        "4FE0D0 A8691E 4A2A0E D79A3A 7E4C18 5E3612 2C1808"
    ),
    "demon": _stain(
        "160A0C 5E1418 A8261E EE7A34 F2B03A FFF0CC C98A2E D9694A 7E2A22 "
        "FFE06A 6E1A14 240A10 A8381C 4A1014 360C12 1C060A"
    ),
    "spirit": _stain(
        "101428 2E4C78 5F93B4 BEEBF0 7C5AC8 F6FFFF D9C27A CFEFE8 7FA8B0 "
        "3FE0DC 24406E 0E1838 3F74A0 1C3258 152848 0B1430"
    ),
}  # fmt: skip
"""House or element -> role -> colour. Roles: those of `sprites.art.shapes.Part`, bg0 the middle of the
ground, bg1 its edge, ray, and the depths far, mid, fg."""
