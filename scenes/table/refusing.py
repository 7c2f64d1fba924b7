"""A scene over a match that says why something cannot be done, with the rule that the rule book explains."""

from __future__ import annotations

from pygame import Rect

from game.match import Match
from game.rules.contract import Reason
from game.rules.reasons import ruled_sentence
from scenes.scene import Scene
from sprites.focus import Target, find


class RefusingScene(Scene):
    """Refusals stand where the scene has room for them, and the help key leads on to their rule."""

    undo_rule = ""
    """The rule why what was done is not taken back, if the game has one."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.rules_of = match.system.id

    def refuse_by(self, reason: Reason | None, target_id: str = "") -> None:
        """Say what the rules have against it, if they have anything."""
        if reason is not None:
            said = ruled_sentence(self.app.language, self.match.system.id, reason)
            self.refuse(said, target_id, reason.rule)

    def refuse(self, text: str, target_id: str = "", rule: str = "") -> None:
        """Say in one line why something cannot be done; `rule` is where the rule book tells more."""
        self.app.sounds.play("ui_deny")
        meant = find(self.targets(), target_id)
        refused = Target(target_id, meant.rect if meant else Rect(0, 0, 0, 0), why=text, rule=rule)
        self.app.toasts.refuse(refused, self.refusal_room)
        self.changed()
