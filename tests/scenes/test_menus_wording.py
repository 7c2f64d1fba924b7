"""The sentences of the menus: when, who, how it ended, in both languages."""

from __future__ import annotations

from datetime import datetime

import pytest

from game.dracula.config import STANDARD
from game.journal import SeatSetup
from game.language import Language, Texts
from game.match import Match, MatchSetup
from game.systems import SYSTEMS
from scenes.menu_tour_states import PEOPLE, finished
from scenes.menus import rivals, sides, wording
from scenes.menus import setup_model as model
from scenes.menus.result_page import ResultPage, result_page

NOW = datetime(2026, 11, 1, 0, 30)
ES, EN = Language("es"), Language("en")


@pytest.mark.parametrize(
    ("then", "spanish", "english"),
    [
        ("2026-11-01T00:30", "ahora mismo", "just now"),
        ("2026-11-01T00:29", "hace un minuto", "a minute ago"),
        ("2026-10-31T23:50", "hace 40 minutos", "40 minutes ago"),
        ("2026-10-31T21:40", "ayer a las 21:40", "yesterday at 21:40"),
        ("2026-10-05T21:40", "05/10/2026", "2026-10-05"),
        ("some evening", "", ""),
    ],
)
def test_when(then: str, spanish: str, english: str) -> None:
    assert wording.when(ES, then, NOW) == spanish
    assert wording.when(EN, then, NOW) == english


def page_of(language: Texts, match: Match) -> ResultPage:
    return result_page(language, match, sides.named(sides.seats(language, "dracula")))


def test_earlier_today() -> None:
    assert wording.when(ES, "2026-11-01T09:05", datetime(2026, 11, 1, 20, 0)) == "hoy a las 09:05"


def test_a_match_has_come_as_far_as_its_game_counts() -> None:
    assert [wording.progress(ES, game, 3) for game in ("dracula", "vitorian")] == ["ronda 3", "turno 3"]
    assert wording.progress(EN, "vitorian", 0) == "turn 1"


def test_a_level_is_described_as_it_plays_each_game() -> None:
    told = {game: rivals.about(ES, game, "novice", "") for game in ("dracula", "vitorian")}
    assert "triunfo" in told["dracula"] and "triunfo" not in told["vitorian"]


def test_who_plays() -> None:
    alone = (SeatSetup("computer", "novice"), SeatSetup("human"))
    assert wording.who(ES, alone, ("Drácula", "Van Helsing")) == "Van Helsing contra Drácula (Novato)"
    assert wording.who(EN, PEOPLE, ("Dracula", "Van Helsing")) == "Ana and Bruno"


def test_the_summary_of_a_set_up() -> None:
    two = model.duo(1, ("Ana", ""))
    line = wording.summary(ES, two, "Partida normal", ("Drácula", "Van Helsing"))
    assert line == "[b]Ana[/b] (Drácula) y [b]Van Helsing[/b]. Partida normal."
    one = model.solo(1, seat=0)
    line = wording.summary(EN, one, "Short match", ("Dracula", "Van Helsing"))
    assert line == "[b]Dracula[/b] against Van Helsing (Apprentice). Short match."


@pytest.mark.rule("D39", "D40", "D41", "D53")
@pytest.mark.parametrize(("rule", "winner"), [("D39", 1), ("D40", 0), ("D41", 0), ("D53", 0)])
def test_the_result_names_winner_and_rule(rule: str, winner: int) -> None:
    page = page_of(ES, finished(rule, PEOPLE))
    assert (page.winner, page.rule) == (winner, rule)
    assert page.title == f"Gana {wording.role(ES, 'dracula', winner)}"
    assert page.kicker == f"{('Ana', 'Bruno')[winner]} gana"
    assert wording.role(ES, "dracula", winner) in page.reason
    assert page.notes[winner].endswith("ha ganado")
    assert page.notes[1 - winner].endswith("se ha rendido" if rule == "D53" else "ha perdido")


def test_a_lone_player_is_spoken_to() -> None:
    page = page_of(EN, finished("D39"))
    assert page.kicker == "You have won"
    assert page.notes == ("Apprentice · has lost", "You have won")


def test_a_running_match_has_no_result() -> None:
    match = Match(SYSTEMS["dracula"], MatchSetup(STANDARD, 1, 1, PEOPLE))
    with pytest.raises(ValueError, match="only a finished match"):
        result_page(ES, match, ("A", "B"))


def test_people_without_names_are_called_by_their_roles() -> None:
    nameless = (SeatSetup("human"), SeatSetup("human"))
    page = page_of(ES, finished("D40", nameless))
    assert page.kicker == "Fin de la partida"
    assert page.notes == ("Ha ganado", "Ha perdido")
    assert wording.who(ES, nameless, ("Drácula", "Van Helsing")) == "Drácula y Van Helsing"
