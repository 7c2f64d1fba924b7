"""What moves on this board at this moment: what moves on every one, with words and numbers of the magic."""

from __future__ import annotations

from scenes.epikha.phrases import Tongue
from scenes.table.show import SpeakingShow


class Show(SpeakingShow[Tongue]):
    """The moving part of the board. Everything that animations need passes through here."""

    skin = "epik"
