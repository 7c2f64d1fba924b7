"""How even a set-up is: Dracula's exact share of wins when every district is a coin flip (D55)."""

from __future__ import annotations

from functools import lru_cache

FULL_DISTRICT = 4
"""Vampires that win the match in one district (D40)."""


@lru_cache(maxsize=256)
def coin_flip_share(health: int, vampires: tuple[int, ...], rounds: int) -> float:
    """Dracula's probability to win, 0 to 1, with every comparison a coin flip (D34 to D41).

    `health` is Dracula's, `vampires` those of each district in the order of the vane, `rounds` how many are
    still to be compared, the running one included.
    """
    known: dict[tuple[int, tuple[int, ...], int, int], float] = {}

    def share(left: int, bitten: tuple[int, ...], to_go: int, district: int) -> float:
        if to_go == 0:
            return 1.0
        if district == len(bitten):
            return share(left, bitten, to_go - 1, 0)
        key = (left, bitten, to_go, district)
        if key not in known:
            struck = share(left - 1, bitten, to_go, district + 1) if left > 1 else 0.0
            known[key] = (struck + bite(left, bitten, to_go, district)) / 2
        return known[key]

    def bite(left: int, bitten: tuple[int, ...], to_go: int, district: int) -> float:
        now = bitten[district] + 1
        if now == FULL_DISTRICT:
            return 1.0
        return share(left, (*bitten[:district], now, *bitten[district + 1 :]), to_go, district + 1)

    return share(health, vampires, rounds, 0)
