"""What happens next: steps that wait on the agenda.

The agenda is a pile: the last step is the next one. Steps run until something is asked or the match is over,
so at every decision the whole rest of a turn is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.epikha.actions import Done, Pass
from game.epikha.state import Question, Step, Table
from game.rules.contract import Action, Told

Handler = Callable[[Table, list[Told], Step], None]
Options = Callable[[Table, Question], Sequence[Action]]
Answer = Callable[[Table, list[Told], Question, Action], None]

PASS: Final = Pass()
DONE: Final = Done()


def push(table: Table, *steps: Step) -> None:
    """Let steps happen next, in this order, before all that waits already."""
    table.agenda += steps[::-1]


def ask(table: Table, question: Question) -> None:
    """Ask something; nothing goes on before the answer."""
    table.question = question


def number(table: Table) -> int:
    """Return a number that nothing in this match has had yet."""
    given = table.next_number
    table.next_number = given + 1
    return given
