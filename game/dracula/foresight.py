"""What a seat can foresee from its own knowledge: refusals, previews and forecasts.

All are pure functions of the observation. A preview plays the action on a sampled table and then blots out
every card that the seat could not know, so that effects are written down only once, in the rules.
"""

from __future__ import annotations

import msgspec

from game.dracula.cards import DRACULA, NONE, order_numbers
from game.dracula.events import EffectSkipped
from game.dracula.rules.legality import refusal
from game.dracula.rules.resolution import compare
from game.dracula.rules.turn import play
from game.dracula.sampling import sample_table
from game.dracula.state import ROUND_OVER
from game.dracula.view import (
    DistrictForecast,
    DraculaObservation,
    Preview,
    RackCard,
    facts_seen,
    number,
    observe,
    unseen,
)
from game.rules.chance import Chance
from game.rules.contract import Action, IllegalAction, Reason, Told


def why_not(seen: DraculaObservation, action: Action) -> Reason | None:
    """Return why the observing seat may not take ``action`` now, or None if it may (D51)."""
    return refusal(facts_seen(seen), seen.seat, action)


def preview(seen: DraculaObservation, action: Action) -> Preview:
    """Return what ``action`` would lead to, as far as the seat can know.

    Raises:
        IllegalAction: the action is not legal, with the same reason as ``why_not``.
    """
    reason = why_not(seen, action)
    if reason is not None:
        raise IllegalAction(reason)
    table = sample_table(seen, Chance.of(0))
    told: list[Told] = []
    play(table, action, told)  # type: ignore[arg-type]  # why_not has sorted out every other type
    after = observe(table, seen.seat)
    new = _shown(after) - _shown(seen)
    rack, rival = _blotted(after.rack, new), _blotted(after.rival, new)
    ends_round = table.phase == ROUND_OVER
    return Preview(
        rack=rack, rival=rival, order=after.order,
        forecast=_forecast(rack, rival, after.order, unseen(seen), seen.seat),
        ends_round=ends_round, next_seat=None if ends_round else table.turn,
        skipped=next((event.rule for event in told if isinstance(event, EffectSkipped)), None),
        unknown=_unknown(after, new, ends_round and any(slot.card is None for slot in rival)),
    )


def _shown(seen: DraculaObservation) -> set[str | None]:
    """Return the cards that the observer can place."""
    return {slot.card for slot in (*seen.rack, *seen.rival)} | {seen.drawn, seen.deck_top, *seen.pile, None}


def _blotted(rack: tuple[RackCard, ...], new: set[str | None]) -> tuple[RackCard, ...]:
    return tuple(msgspec.structs.replace(slot, card=None) if slot.card in new else slot for slot in rack)


def _unknown(after: DraculaObservation, new: set[str | None], compares_hidden: bool) -> tuple[str, ...]:
    """Name where the cards come from that nobody could know before the action."""
    deck = bool(new & {after.drawn, after.deck_top})
    racks = compares_hidden or bool(new & {slot.card for slot in (*after.rack, *after.rival)})
    return ("deck",) * deck + ("rival_card",) * racks


def forecast(seen: DraculaObservation) -> tuple[DistrictForecast, ...]:
    """Return how each district would go if the round ended now, as far as the seat knows."""
    return _forecast(seen.rack, seen.rival, seen.order, unseen(seen), seen.seat)


def _forecast(
    rack: tuple[RackCard, ...], rival: tuple[RackCard, ...], order: str, pool: list[int], seat: int
) -> tuple[DistrictForecast, ...]:
    return tuple(
        _district(place + 1, number(own.card), number(other.card), order, pool, max(seat, DRACULA))
        for place, (own, other) in enumerate(zip(rack, rival, strict=True))
    )


def _district(
    district: int, own: int, other: int, order: str, pool: list[int], seat: int
) -> DistrictForecast:
    """Compare two cards, either of which may be NONE for "any of the pool, each as likely"."""
    numbers = order_numbers(order)
    if own != NONE and other != NONE:
        verdict = compare(numbers, own, other)
        won = verdict.winner == 0
        return DistrictForecast(district, seat if won else 1 - seat, verdict.why, float(won))
    pairs = [
        (mine, theirs)
        for mine in ([own] if own != NONE else pool)
        for theirs in ([other] if other != NONE else pool)
        if mine != theirs
    ]
    wins = sum(compare(numbers, mine, theirs).winner == 0 for mine, theirs in pairs)
    return DistrictForecast(district, None, None, wins / len(pairs))
