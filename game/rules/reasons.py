"""The sentences of refusals and endings, in the player's language.

A game words its own in its area, as ``GAME.reason.CODE`` and ``GAME.outcome.CODE``; what all games share
(the match is over, nothing can be taken back, somebody concedes) stands behind them as ``reasons.CODE``.
"""

from __future__ import annotations

from game.language import Texts
from game.rules.contract import Outcome, Reason, System


def sentence(language: Texts, game: str, reason: Reason) -> str:
    """Return why something may not be done in ``game`` (an id), as one sentence without the rule number."""
    key = _key(language, f"{game}.reason.{reason.code}", reason.code)
    return language.text(key, **{"rule": reason.rule, **reason.params})


def ruled_sentence(language: Texts, game: str, reason: Reason) -> str:
    """Return why something may not be done, followed by the number of the rule that says so."""
    why = sentence(language, game, reason)
    return f"{why} {language.text('reasons.by_rule', rule=reason.rule)}" if reason.rule else why


def outcome_sentence(
    language: Texts, system: System, outcome: Outcome, sides: tuple[str, str] | None = None
) -> str:
    """Return how a match ended, as one sentence without the rule number; `sides` are called by their seats
    where they have no better names.
    """
    key = _key(language, f"{system.id}.outcome.{outcome.code}", outcome.code)
    return language.text(key, rule=outcome.rule, **_sides(language, system, outcome.winner, sides))


def _sides(
    language: Texts, system: System, winner: int | None, sides: tuple[str, str] | None
) -> dict[str, str]:
    if winner is None:
        return {}
    names = sides or [language.text(key) for key in system.seat_names]
    return {"winner": names[winner], "loser": names[1 - winner]}


def _key(language: Texts, own: str, code: str) -> str:
    return own if language.has(own) else f"reasons.{code}"
