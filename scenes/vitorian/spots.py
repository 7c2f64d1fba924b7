"""Which space the keys stand on first when a unit of the hand is to be put somewhere (see docs/scenes.md).

Only a proposal: every free space can be chosen. It goes by what everybody sees on the grid.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.vitorian.card import CARDS, Card
from game.vitorian.rules.targets import behind, front
from game.vitorian.spaces import column, is_vanguard
from game.vitorian.view import SeenUnit, VitorianObservation
from game.vitorian.words import BAYONET, LONG_RANGE

OPEN, BEATS, MEETS = 3, 2, 1
"""What a column promises to whoever attacks at once: the Sovereign, a unit that falls, one that holds."""


def best(seen: VitorianObservation, name: str, spaces: Sequence[int], last: int) -> int:
    """The space that is proposed for unit ``name``; ``last`` is the column that was used last.

    Who may attack at once goes where the attack promises most; artillery behind the strongest own unit; who
    takes more than it deals before the strongest enemy that nobody faces; all others to the last used column.
    """
    card, seat = CARDS[name], seen.seat
    by_space = {unit.space: unit for unit in seen.units}
    ahead = [space for space in spaces if is_vanguard(space)]
    rear = [space for space in spaces if not is_vanguard(space)]

    def near(space: int) -> tuple[int, int]:
        return -abs(column(space) - last), -column(space)

    if ahead and card.mask & BAYONET:
        return max(ahead, key=lambda space: (_promise(card, seat, by_space, column(space)), *near(space)))
    if card.unit_class == "artillery" and rear:
        led = {space: by_space.get(front(seat, column(space))) for space in rear}
        return max(rear, key=lambda space: (_attack(led[space]), *near(space)))
    threats = {space: _attack(by_space.get(front(1 - seat, column(space)))) for space in ahead}
    if card.defence > card.attack and any(threats.values()):
        return max(ahead, key=lambda space: (threats[space], *near(space)))
    return max(ahead or rear, key=near)


def _attack(unit: SeenUnit | None) -> int:
    return 0 if unit is None else unit.attack + 1


def _promise(
    card: Card, seat: int, by_space: dict[int, SeenUnit], column: int
) -> tuple[int, int]:  # fmt: skip
    """What an attack down a column would come to: how much, and the Level of what falls."""
    met, second = (by_space.get(place(1 - seat, column)) for place in (front, behind))
    walls = any(unit.seat != seat and "entrench" in unit.keywords for unit in by_space.values())
    aims = [met or second]
    if met is not None and card.mask & LONG_RANGE:
        aims.append(second)
    return max((MEETS, 0) if aim is None and walls else _worth(card, aim) for aim in aims)


def _worth(card: Card, aim: SeenUnit | None) -> tuple[int, int]:
    if aim is None:
        return OPEN, 0
    return (BEATS, CARDS[aim.card].level) if card.attack >= aim.defence else (MEETS, -aim.attack)
