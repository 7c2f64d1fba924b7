"""The forecast under each own card: what the district would bring if the round ended now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.dracula.foresight import forecast, preview
from game.dracula.view import DistrictForecast, DraculaObservation, RackCard
from game.dracula.words import Words
from game.rules.contract import SPECTATOR
from scenes.dracula import selection as sel
from scenes.dracula.selection import Selection
from scenes.table.forecast import Chip

Forecasts = Sequence[DistrictForecast]


def forecasts(seen: DraculaObservation, chosen: Selection) -> Forecasts:
    """How each district would go after what is chosen so far, from the knowledge of the observing seat."""
    action = sel.complete(seen, chosen)
    if action is not None:
        return preview(seen, action).forecast
    return forecast(_kept(seen, chosen))


def _kept(seen: DraculaObservation, chosen: Selection) -> DraculaObservation:
    """The observation with the chosen card on the pile and the drawn one in its place, without the effect."""
    card = None if chosen.place is None else sel.card_at(seen, chosen.place)
    if card is None:
        return seen
    rack = list(seen.rack)
    if chosen.place:
        rack[chosen.place - 1] = RackCard(seen.drawn, seen.drawn_face_up)
    return msgspec.structs.replace(seen, rack=tuple(rack), drawn=None, pile=(*seen.pile, card))


def chips(words: Words, seen: DraculaObservation, now: Forecasts, before: Forecasts) -> tuple[Chip, ...]:
    """The chips of `now`; those that differ from `before` are marked as changed."""
    made: list[Chip] = []
    health = seen.health
    for one, old in zip(now, before, strict=True):
        if one.winner == 1:
            health -= 1
        last = health <= 0 if one.winner == 1 else seen.vampires[one.district - 1] + 1 >= seen.humans_at_start
        changed = one.winner != old.winner
        made.append(_chip(words, seen.seat, one.winner, last, changed))
    return tuple(made)


def _chip(words: Words, seat: int, winner: int | None, last: bool, changed: bool) -> Chip:
    if winner is None:
        return Chip(words.text("chip.hidden"), "unknown", changed=changed)
    if seat == SPECTATOR:
        return Chip(words.text("chip.hunter" if winner else "chip.dracula"), "neutral", changed=changed)
    what = "health" if winner == 1 else "vampire"
    won = winner == seat
    key = f"chip.{'win' if won else 'lose'}_{what}{'_last' if last else ''}"
    return Chip(words.text(key), "good" if won else "bad", "skull" if last else "", changed)
