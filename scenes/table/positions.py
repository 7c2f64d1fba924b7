"""What positions of every game are laid out with: who sits at the table, and a rival who never answers."""

from __future__ import annotations

from game.journal import SeatSetup
from game.opponents import Question
from game.rules.contract import Action


class Asleep:
    """A computer player that never answers, so that a position stays as it is."""

    stands_in = False

    def ask(self, question: Question) -> None:
        """Take up the question and leave it."""

    def answer(self) -> Action | None:
        """Nothing yet, and never."""
        return None

    def cancel(self) -> None:
        """Nothing is going on."""


def seats(
    human: int | None, names: tuple[str, str] = ("", ""), level: str = "novice"
) -> tuple[SeatSetup, SeatSetup]:
    """One person in seat `human` against the computer of `level`; two named people when it is None."""
    people = [SeatSetup("human", "", name) for name in names]
    if human is None:
        return people[0], people[1]
    computer = SeatSetup("computer", level)
    return (people[0], computer) if human == 0 else (computer, people[1])
