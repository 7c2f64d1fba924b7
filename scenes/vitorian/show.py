"""What moves on this board at this moment: what moves on every one, with words and numbers of the war."""

from __future__ import annotations

from scenes.table.show import SpeakingShow
from scenes.vitorian.phrases import Tongue


class Show(SpeakingShow[Tongue]):
    """The moving part of the board. Everything that animations need passes through here."""

    skin = "dies"
