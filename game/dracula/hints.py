"""A good action for a person who asks, and one sentence why; from the seat's own knowledge only."""

from __future__ import annotations

from typing import Final

from game.dracula.actions import DRAWN, Call, Discard, DraculaAction, Draw
from game.dracula.cards import NUMBERS, VALUE
from game.dracula.foresight import forecast, preview
from game.dracula.view import DistrictForecast, DraculaObservation, Preview
from game.rules.contract import Hint

CALL_FROM: Final = 0.66
"""Weighted share of the districts from which a call is advised: the rival still has a turn."""
END_FROM: Final = 0.56
"""The same for ending the round at once with an 8, which nobody can answer."""
BONUS: Final = {2: 0.01, 3: 0.01, 5: 0.03}
"""What an effect is worth beyond the racks: to know more, to play again."""


def hint(seen: DraculaObservation) -> Hint:
    """Return a good action of the observing seat.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not seen.legal:
        raise ValueError("there is nothing to decide for this seat")
    if seen.phase == "choose":
        return _draw_or_call(seen)
    best, share = max(((action, _worth(seen, action)) for action in seen.legal), key=lambda pair: pair[1])
    return Hint(best, "reasons.hint_discard", _params(seen, best, share))


def _draw_or_call(seen: DraculaObservation) -> Hint:
    share = _share(seen, forecast(seen))
    action, text = (Call(), "reasons.hint_call") if share >= CALL_FROM else (Draw(), "reasons.hint_draw")
    return Hint(action, text, {"share": round(100 * share)})


def _worth(seen: DraculaObservation, action: DraculaAction) -> float:
    after = preview(seen, action)
    share = _share(seen, after.forecast)
    return share + _bonus(seen, action, after) - (_too_soon(seen, after, share))


def _bonus(seen: DraculaObservation, action: DraculaAction, after: Preview) -> float:
    return 0.0 if after.skipped else BONUS.get(VALUE[NUMBERS[_card(seen, action)]], 0.0)


def _too_soon(seen: DraculaObservation, after: Preview, share: float) -> int:
    return int(after.ends_round and not seen.last_turn and seen.deck > 0 and share < END_FROM)


def _share(seen: DraculaObservation, districts: tuple[DistrictForecast, ...]) -> float:
    """Return the chances to win the districts, the nearly lost ones counting for more: 0 to 1."""
    weights = [1 + vampires**2 for vampires in seen.vampires]
    return sum(w * district.chance for w, district in zip(weights, districts, strict=True)) / sum(weights)


def _card(seen: DraculaObservation, action: DraculaAction) -> str:
    assert isinstance(action, Discard)
    card = seen.drawn if action.place == DRAWN else seen.rack[action.place - 1].card
    assert card is not None
    return card


def _params(seen: DraculaObservation, action: DraculaAction, share: float) -> dict[str, int | str]:
    now = _share(seen, forecast(seen))
    after = min(1.0, max(0.0, share))
    return {"card": _card(seen, action), "now": round(100 * now), "share": round(100 * after)}
