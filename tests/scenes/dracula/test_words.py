"""Log lines and texts: every event has its line in both languages, and no text is missing or left over."""

from __future__ import annotations

import string
from typing import get_args

import pytest

from game.dracula import events as ev
from game.dracula.words import Words
from game.language import Language
from game.rules.contract import SPECTATOR, Event
from scenes.dracula import chronicle
from scenes.dracula.animate import _SCRIPTS
from scenes.dracula.board import _CHANGES
from scenes.table.view import NOBODY
from sprites import icons, markup

RACK = ("X3", "B6", "S1", "O5", "X7")
HIDDEN = (None,) * 5


def _examples() -> list[Event]:
    """Every event in every form that a reader may meet."""
    made: list[Event] = [ev.RoundStarted(2, (RACK, HIDDEN), 22), ev.TrumpChanged(0, "B", "S", "SBXO")]
    for seat in (0, 1):
        made += [
            ev.TurnStarted(seat), ev.TurnStarted(seat, extra=True), ev.TurnStarted(seat, last=True),
            ev.Drawn(seat, "X4", False, 20, True), ev.Drawn(seat, "X4", True, 20, True),
            ev.Drawn(seat, None, False, 20, False),
            ev.Discarded(seat, "X4", 0, None, False, 3), ev.Discarded(seat, "X4", 2, "O2", False, 3),
            ev.Discarded(seat, "X4", 2, "O2", True, 3), ev.Discarded(seat, "X4", 2, None, False, 3),
            *(ev.EffectSkipped(seat, f"X{value}", "D19") for value in (1, 2, 3, 5)),
            ev.CardRevealed(seat, seat, 3, "S1"), ev.CardRevealed(seat, 1 - seat, 3, "S1"),
            ev.DeckTopRevealed(seat, "O7"), ev.SlotsSwapped(seat, 1, 4), ev.Called(seat),
            ev.DistrictSwapped(seat, 5, ("X4", "O2")), ev.DistrictSwapped(seat, 5, (None, None)),
            *(ev.DistrictResolved(4, ("X4", "O4"), seat, why, "D36", 7, 6, 1, 2)
              for why in ("trump", "trump_value", "value", "column")),
            *(ev.GameEnded(seat, "x", rule) for rule in ("D39", "D40", "D41", "D53")),
        ]  # fmt: skip
    return [*made, *(ev.RoundEnded(1, by, (RACK, RACK)) for by in ("call", "eight", "deck"))]


def _impossible(event: Event, viewer: int) -> bool:
    """A seat always knows the cards that it draws and keeps."""
    own = getattr(event, "seat", NOBODY) == viewer
    unknown = (isinstance(event, ev.Drawn) and event.card is None) or (
        isinstance(event, ev.Discarded) and event.place > 0 and event.kept is None
    )
    return own and unknown


@pytest.mark.rule("D48")
@pytest.mark.parametrize("code", ["es", "en", "test"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, NOBODY])
def test_every_event_has_its_line(code: str, viewer: int, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(Language(code), viewer)
    kinds = set()
    for event in _examples():
        if _impossible(event, viewer):
            continue
        line = chronicle.line(words, event)
        assert line is not None
        assert line.icon in icons.names()
        assert len(markup.plain(line.text)) > 8
        assert "{" not in line.text and "None" not in line.text
        kinds.add(type(event))
    assert kinds == set(get_args(ev.DraculaEvent))
    assert not caplog.records


def test_every_event_changes_the_board_or_moves_something() -> None:
    assert set(get_args(ev.DraculaEvent)) == set(_SCRIPTS)
    assert set(_CHANGES) < set(_SCRIPTS)


@pytest.mark.rule("D48")
def test_a_line_says_why_a_district_falls() -> None:
    words = Words(Language("en"), 1)
    event = ev.DistrictResolved(2, ("X4", "B1"), 1, "trump", "D34", 7, 6, 1, 1)
    line = chronicle.line(words, event)
    assert line is not None
    assert markup.plain(line.text).replace("\u00a0", " ") == (
        "Market: the 1 of Blood is trump and beats the 4 of Crosses. Dracula loses 1 health (6 left)."
    )
    assert "district:2" in line.about and line.rule == "D34"


@pytest.mark.rule("D43")
def test_another_seats_hidden_cards_are_not_named() -> None:
    words = Words(Language("es"), 1)
    line = chronicle.line(words, ev.Discarded(0, "X4", 2, None, False, 3))
    assert line is not None and "carta oculta" in line.text


# --- the catalogues -----------------------------------------------------------------------------------------

AREAS = ("dracula", "table")


def _entries(code: str) -> dict[str, str]:
    language = Language(code)
    found = {}
    for key in sorted(language.keys()):
        if key.split(".")[0] in AREAS:
            for number in (1, 2):
                found[f"{key}/{number}"] = language._filled(key, _form(language, key, number), {})
    return found


def _form(language: Language, key: str, number: int) -> str:
    entry = language._find(key)
    return entry if isinstance(entry, str) else entry["one" if number == 1 else "other"]


def _places(pattern: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(pattern) if name}


def test_both_languages_say_the_same_things_with_the_same_places() -> None:
    spanish, english = _entries("es"), _entries("en")
    assert spanish.keys() == english.keys()
    for key, text in spanish.items():
        assert _places(text) == _places(english[key]), key
        assert text.count("[b]") == text.count("[/b]"), key
        assert english[key].count("[b]") == english[key].count("[/b]"), key
