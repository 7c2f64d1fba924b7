"""The command lines of the tasks: standard parsing, with refusals of one line that say what to do next."""

from __future__ import annotations

import argparse
import locale
import os
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from game.language import CODES, Language, best_code

WRONG_WORDS = 2
"""The exit code for a command line that cannot be followed."""


def shell_language(words: Sequence[str]) -> str:
    """The language for what is printed: the one asked for in `words`, else the one of the shell."""
    for before, word in zip(("", *words), words, strict=False):
        asked = word.removeprefix("--language=") if word.startswith("--language=") else word
        if (before == "--language" or asked != word) and asked in CODES:
            return asked
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    named = [name for name in named if name] or [locale.getlocale()[0] or ""]
    return "es" if named[0].startswith("Spanish") else best_code(named[:1])


class TaskParser(argparse.ArgumentParser):
    """A parser that refuses in one line instead of printing its whole usage first."""

    words: Sequence[str] = ()
    """The command line that is being read."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read a command line; its language is also that of the refusals."""
        self.words = args or ()
        return super().parse_known_args(args, namespace)

    def add_number(self, name: str, read: Callable[[str], Any], key: str, **options: Any) -> None:
        """Add an option whose value is a number; ``read`` raises ValueError at a wrong one.

        ``key`` names the sentence that then says what is wanted, with ``option`` and ``value``.
        """

        def value_of(word: str) -> Any:
            try:
                return read(word)
            except ValueError:
                sentence = Language(shell_language(self.words)).text(key, option=name, value=word)
                self.exit(WRONG_WORDS, f"{self.prog}: {sentence}\n")

        self.add_argument(name, type=value_of, **options)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more, and end the program."""
        self.exit(WRONG_WORDS, f"{self.prog}: {message}; see {self.prog} --help\n")
