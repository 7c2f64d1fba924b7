"""The sentences for somebody who watches: who did what, with which card, where."""

from __future__ import annotations

import pytest

from game.dracula import events as ev
from game.dracula.telling import tell, told
from game.dracula.words import Words
from game.language import Language
from game.replay import plain
from game.rules.contract import Event

HIDDEN: tuple[str | None, ...] = (None,) * 5
SHOWN = ("X1", "X2", "X3", "X4", "X5")
RESOLVED = {"health_before": 5, "health": 5, "vampires_before": 1, "vampires": 2}
LOST = {"health_before": 5, "health": 4, "vampires_before": 1, "vampires": 1}


@pytest.mark.rule("D48")
@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.RoundStarted(3, (HIDDEN, HIDDEN), 22), ["Round 3"]),
        (ev.TurnStarted(0), ["Dracula’s turn"]),
        (ev.TurnStarted(1, extra=True), ["Van Helsing", "another turn"]),
        (ev.TurnStarted(1, last=True), ["Van Helsing", "last turn"]),
        (ev.Drawn(1, None, False, 20, True), ["Van Helsing draws a card"]),
        (ev.Drawn(1, "O4", False, 20, True), ["Van Helsing draws the", "4", "Coffin"]),
        (ev.Drawn(0, "O4", True, 20, True), ["Dracula draws the", "Coffin", "face up"]),
        (ev.Discarded(0, "B6", 0, None, False, 3), ["Dracula discards the", "6", "Blood", "just drawn"]),
        (ev.Discarded(0, "B6", 2, None, False, 3), ["Blood", "a hidden card", "Market"]),
        (ev.Discarded(0, "B6", 2, "S3", False, 3), ["Blood", "Stake", "hidden", "Market"]),
        (ev.Discarded(0, "B6", 2, "S3", True, 3), ["Blood", "3", "Stake", "comes in", "Market"]),
        (ev.EffectSkipped(0, "X1", "D20"), ["All are face up", "1"]),
        (ev.EffectSkipped(0, "X5", "D24"), ["deck is empty", "5"]),
        (ev.CardRevealed(0, 0, 3, "X7"), ["Dracula shows the", "7", "Cross", "Cathedral"]),
        (ev.CardRevealed(0, 1, 3, "X7"), ["Dracula turns up the", "Cross", "Van Helsing", "Cathedral"]),
        (ev.DeckTopRevealed(1, "S8"), ["Van Helsing turns up the deck", "8", "Stake"]),
        (ev.SlotsSwapped(1, 1, 5), ["Van Helsing swaps", "Docks", "Castle"]),
        (ev.DistrictSwapped(1, 4, (None, None)), ["Van Helsing swaps the two cards", "Graveyard"]),
        (ev.DistrictSwapped(1, 4, ("X1", None)), ["Van Helsing swaps the two cards", "Graveyard"]),
        (ev.DistrictSwapped(1, 4, (None, "X1")), ["Van Helsing swaps the two cards", "Graveyard"]),
        (ev.DistrictSwapped(1, 4, ("X1", "B2")), ["Graveyard", "the 1 of Crosses for the 2 of Blood"]),
        (ev.TrumpChanged(0, "X", "S", "SOBX"), ["Dracula changes the trump", "Stake"]),
        (ev.Called(1), ["Van Helsing calls the end"]),
        (ev.RoundEnded(2, "eight", (SHOWN, SHOWN)), ["8", "round 2"]),
        (ev.RoundEnded(2, "call", (SHOWN, SHOWN)), ["Round 2 is over"]),
        (
            ev.DistrictResolved(1, ("B3", "X8"), 0, "trump", "D34", **RESOLVED),
            ["Docks", "3 of Blood", "is trump", "8 of", "vampire (2)"],
        ),
        (
            ev.DistrictResolved(5, ("B3", "X8"), 1, "value", "D35", **LOST),
            ["Castle", "8 of", "higher than the 3 of Blood", "4 left"],
        ),
        (
            ev.DistrictResolved(2, ("O3", "X3"), 1, "column", "D36", **LOST),
            ["Market", "tie", "Cross", "above", "Coffin"],
        ),
        (ev.GameEnded(0, "district_lost", "D40"), ["Dracula wins"]),
        (ev.GameEnded(1, "conceded", "D53"), ["Dracula concedes", "Van Helsing wins"]),
    ],
)
def test_what_a_watcher_reads(event: Event, words: list[str]) -> None:
    sentence = plain(tell(Language("en"))(event))
    at = -1
    for word in words:
        found = sentence.find(word, at + 1)
        assert found > at, (sentence, word)
        at = found


@pytest.mark.rule("D25", "D48")
@pytest.mark.parametrize(
    ("viewer", "start", "given", "got"),
    [(1, "You swap", "1 of Crosses", "2 of Blood"), (0, "Van Helsing swaps", "2 of Blood", "1 of Crosses")],
)
def test_both_players_read_what_a_6_took_from_them_and_gave_them(
    viewer: int, start: str, given: str, got: str
) -> None:
    words = Words(Language("en"), viewer)
    sentence = plain(told(words, ev.DistrictSwapped(1, 4, ("X1", "B2"))))
    assert sentence.startswith(start)
    assert f"you give the {given} and get the {got}" in sentence


def test_a_district_is_named_as_a_place_to_be_at_and_to_go_to() -> None:
    words = Words(Language("es"), 0)
    assert [words.district(3), words.at_district(3), words.to_district(3)] == [
        "Catedral", "en la Catedral", "a la Catedral",
    ]  # fmt: skip


def test_an_event_of_another_game_has_no_words() -> None:
    class Castled(Event, frozen=True, tag="castled"):
        """From another game."""

    assert tell(Language("en"))(Castled()) == ""


def test_a_label_names_a_card_without_signs_of_markup() -> None:
    words = Words(Language("es"), 0)
    assert words.card_label("X3") == "3 de Cruz" == words.card("X3").replace("~", " ")
    assert "~" in words.card("X3")
