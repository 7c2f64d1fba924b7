"""A sentence that is still to be said: its text key and what fills it, until a language is known."""

from __future__ import annotations

import msgspec

from game.language import Texts
from game.names import on_screen


class Sentence(msgspec.Struct, frozen=True):
    """A text key and its parameters.

    A parameter that is itself a text key (it starts with "common.") is looked up too. Whatever comes from
    outside, such as the name of a file, is made fit for the screen.
    """

    text: str
    params: dict[str, int | str] = {}

    def words(self, language: Texts) -> str:
        """Return the sentence in ``language``."""
        filled = {name: on_screen(v) if isinstance(v, str) else v for name, v in self.params.items()}
        for name, value in self.params.items():
            if isinstance(value, str) and value.startswith("common."):
                filled[name] = language.text(value, **filled)
        return language.text(self.text, **filled)
