"""Where the rule book is opened when help is asked for: at the rule of what the board is asking just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.dracula.actions import DRAWN
from game.dracula.rules.legality import EFFECT_RULES
from game.dracula.view import DraculaObservation
from scenes.dracula import selection as sel

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

TURN, CALL, LAST_TURN = "D13", "D15", "D28"


def rule_in_question(scene: DraculaScene) -> str:
    """The rule that helps now: of a closed choice, a comparison, a decision, or of what was told last."""
    looked_at = scene.interaction.focused()
    if looked_at is not None and not looked_at.enabled and looked_at.rule:
        return looked_at.rule
    if scene.match.outcome is not None and scene.halt == "over":
        return scene.match.outcome.rule
    if scene.show.verdict is not None:
        return scene.show.verdict.rule
    seen = scene.observation
    return _asked(scene, seen) if seen is not None else _told(scene)


def _asked(scene: DraculaScene, seen: DraculaObservation) -> str:
    """While somebody decides: drawing or calling, or the effect of the card that would go."""
    if seen.phase == "choose":
        return CALL if scene.focus_id == "call" else LAST_TURN if seen.last_turn else TURN
    card = sel.card_at(seen, scene.tried(seen).place or DRAWN)
    return EFFECT_RULES[sel.value(card)] if card else TURN


def _told(scene: DraculaScene) -> str:
    """While something is shown: the rule of the newest line of the log."""
    return next((line.rule for line in reversed(scene.log.lines) if line.rule), TURN)
