"""The sentences of refusals and endings, in the player's language."""

from __future__ import annotations

from game.language import Texts
from game.rules.contract import Outcome, Reason


def sentence(language: Texts, reason: Reason) -> str:
    """Return why something may not be done, as one sentence without the rule number."""
    return language.text(f"reasons.{reason.code}", **{"rule": reason.rule, **reason.params})


def ruled_sentence(language: Texts, reason: Reason) -> str:
    """Return why something may not be done, followed by the number of the rule that says so."""
    return f"{sentence(language, reason)} {language.text('reasons.by_rule', rule=reason.rule)}"


def outcome_sentence(language: Texts, outcome: Outcome) -> str:
    """Return how a match ended, as one sentence without the rule number."""
    suffix = "" if outcome.code != "conceded" else f"_{outcome.winner}"
    return language.text(f"reasons.{outcome.code}{suffix}", rule=outcome.rule)
