"""What a choice that is being weighed would come to for the pieces of the field: whom it hits, who falls.

All of it is read from the preview of the contract, which knows no more than the seat that asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.epikha.rules import numbers
from game.epikha.state import NOBODY, POOL, Group
from game.epikha.view import EpikhaObservation, Preview
from scenes.epikha import routes, sources, unasked
from scenes.epikha.look import Fate


def of(seen: EpikhaObservation, foreseen: Preview, absorbing: int = NOBODY) -> tuple[Fate, ...]:
    """The fates of all pieces that would be changed; what they pay themselves is no harm.

    Of an arm that is ``absorbing`` it is told whether it falls, though that comes after all that absorbs.
    """
    return (*_groups(seen, foreseen), *_arms(seen, foreseen, absorbing), *_spells(seen, foreseen))


def _groups(seen: EpikhaObservation, foreseen: Preview) -> Iterator[Fate]:
    before = {group.group: group for group in seen.groups}
    after = {body: left for group in foreseen.groups for body, left, _ in group.vital}
    payment = foreseen.payment or seen.payment
    pieces = () if payment is None else (*payment.chosen, *payment.proposal)
    paid = {source: amount for source, amount in pieces if source != POOL}
    for group in routes.all_groups(seen):
        now = before.get(group.id)
        if now is None:
            continue
        had = {body: left for body, left, _ in now.vital}
        kept = {body: after.get(body, left) for body, left in had.items()}
        fate = _fate(group, had, kept | dict.fromkeys(foreseen.gone, 0), paid, foreseen)
        if fate.loss or fate.lost:
            yield fate


def _fate(
    group: Group, had: Mapping[int, int], kept: Mapping[int, int], paid: Mapping[int, int], foreseen: Preview
) -> Fate:
    """What becomes of a group whose bodies had so much Vital and would keep so much."""
    bodies = [body.id for body in group.bodies]
    returned = [body for body in bodies if body in foreseen.returned]
    lost = [body for body in bodies if body in foreseen.gone and body not in returned]
    hurt = [body for body in bodies if body not in returned]
    loss = sum(had.get(body, 0) - kept.get(body, 0) - paid.get(body, 0) for body in hurt)
    return Fate(
        routes.group(group.id), loss, sum(kept.get(body, 0) for body in bodies), len(lost) + len(returned),
        len(bodies), falls=len(lost) == len(bodies), returns=len(returned) == len(bodies),
    )  # fmt: skip


def _arms(seen: EpikhaObservation, foreseen: Preview, absorbing: int) -> Iterator[Fate]:
    worn = dict(foreseen.arms)
    for number in dict.fromkeys((*worn, *foreseen.gone, absorbing)):
        arm = routes.arm_of(seen, number)
        if arm is None:
            continue
        had, back = numbers.capacity(arm), number in foreseen.returned
        gone = number in foreseen.gone or (number == absorbing and unasked.hurts(seen, number))
        kept = worn.get(number, 0 if gone else had)
        yield Fate(
            routes.arm(sources.alike(seen, number)[0]), 0 if back else had - kept, kept, int(gone), 1,
            falls=gone and not back, returns=back,
        )  # fmt: skip


def _spells(seen: EpikhaObservation, foreseen: Preview) -> Iterator[Fate]:
    for side in seen.sides:
        for spot in side.magic:
            if spot is not None and spot.spell and spot.id in foreseen.gone:
                yield Fate(routes.spell(spot.id), 0, 0, 1, 1, falls=True)
