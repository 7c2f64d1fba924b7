"""What the result page says about a finished match: a view-model, worked out once (no window)."""

from __future__ import annotations

from dataclasses import dataclass

from game.journal import SeatSetup
from game.language import Texts
from game.match import Match
from game.names import of_person
from game.rules.contract import Outcome
from game.rules.reasons import outcome_sentence
from scenes.menus import wording


@dataclass(frozen=True)
class ResultPage:
    """Who won a match and why; its figures are the game's own (`ResultPart`)."""

    winner: int | None
    """The seat that won; None for a draw."""
    rule: str
    title: str
    kicker: str
    """The same from the people's side: "You have won", "Ana wins"."""
    reason: str
    names: tuple[str, str]
    notes: tuple[str, str]


def result_page(language: Texts, match: Match, sides: tuple[str, str]) -> ResultPage:
    """Work out the page of a finished match between `sides`, as its game calls them.

    Raises:
        ValueError: the match is not over.
    """
    outcome = match.outcome
    if outcome is None:
        raise ValueError("only a finished match has a result page")
    names = wording.names(language, match.setup.seats, sides)
    return ResultPage(
        winner=outcome.winner,
        rule=outcome.rule,
        title=_title(language, outcome.winner, sides),
        kicker=_kicker(language, outcome.winner, match.setup.seats, names),
        reason=outcome_sentence(language, match.system, outcome, sides),
        names=names,
        notes=_notes(language, match, outcome, names, sides),
    )


def _title(language: Texts, winner: int | None, sides: tuple[str, str]) -> str:
    if winner is None:
        return language.text("menus.result.draw")
    return language.text("menus.result.wins", role=sides[winner])


def _kicker(
    language: Texts, winner: int | None, seats: tuple[SeatSetup, SeatSetup], names: tuple[str, str]
) -> str:
    if winner is None:
        return language.text("menus.result.over")
    people = [seat for seat in (0, 1) if seats[seat].human]
    if len(people) == 1:
        return language.text("menus.result.won" if people[0] == winner else "menus.result.lost")
    if not any(seat.name for seat in seats):
        return language.text("menus.result.over")
    return language.text("menus.result.winner", name=names[winner])


def _notes(
    language: Texts, match: Match, outcome: Outcome, names: tuple[str, str], sides: tuple[str, str]
) -> tuple[str, str]:
    """What became of each side; a lone person without a name is spoken to."""
    first, second = (_note(language, match, outcome, names[seat], sides[seat], seat) for seat in (0, 1))
    return first, second


def _note(language: Texts, match: Match, outcome: Outcome, name: str, side: str, seat: int) -> str:
    seats, won = match.setup.seats, seat == outcome.winner
    alone = seats[seat].human and not seats[1 - seat].human
    if outcome.winner is None:
        return of_person(language, "menus.result.draw.badge", name, side)
    if alone and not seats[seat].name:
        return language.text("menus.result.won" if won else "menus.result.lost")
    kind = "winner" if won else "conceded" if outcome.code == "conceded" else "loser"
    return of_person(language, f"menus.result.{kind}.badge", name, side)
