"""The command lines of the tasks: standard parsing, with refusals of one line that say what to do next."""

from __future__ import annotations

import argparse
from typing import NoReturn

WRONG_WORDS = 2
"""The exit code for a command line that cannot be followed."""


class TaskParser(argparse.ArgumentParser):
    """A parser that refuses in one line instead of printing its whole usage first."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more, and end the program."""
        self.exit(WRONG_WORDS, f"{self.prog}: {message}; see {self.prog} --help\n")
