"""Who is spoken to: one name a side, and sentences that know whether "you" win or lose."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.language import Language
from game.rules.contract import SPECTATOR
from game.vitorian.card import CARDS
from game.vitorian.view import VitorianObservation
from scenes.vitorian import accounts, marks
from scenes.vitorian.board import Board
from scenes.vitorian.hand import tip
from scenes.vitorian.phrases import NamedSpeech, Tongue
from scenes.vitorian.sidebar import _winning
from tests.scenes.vitorian.support import match_of

WORDS = {
    "es": {0: "ganas la partida", 1: "pierdes la partida", SPECTATOR: "gana Indrani"},
    "en": {0: "you win the match", 1: "you lose the match", SPECTATOR: "Indrani wins"},
}


def board(*sovereigns: str) -> Any:
    return SimpleNamespace(sides=[SimpleNamespace(sovereign=one) for one in sovereigns])


@pytest.mark.parametrize("code", ["es", "en"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_winning_hit_is_told_to_winner_loser_and_onlooker_as_it_is_for_them(code: str, viewer: int) -> None:
    text = _winning(Tongue(Language(code), viewer), board("M-00", "B-00"), 1)
    assert WORDS[code][viewer] in text
    assert not any(words in text for who, words in WORDS[code].items() if who != viewer and who >= 0)


@pytest.mark.parametrize("code", ["es", "en"])
def test_the_tooltip_of_a_card_explains_each_of_its_keywords(code: str) -> None:
    tongue = Tongue(Language(code), 0)
    told = 0
    for name, card in CARDS.items():
        for keyword in card.keywords:
            told += 1
            sentence = f"[b]{tongue.keyword(keyword)}.[/b] {tongue.about(keyword)}"
            assert marks.iconed(sentence) in tip(tongue, name)
    assert told > 50


def test_two_of_one_sovereign_are_numbered_everywhere() -> None:
    tongue = Tongue(Language("es"), 0)
    assert [tongue.leader(board("R-00", "R-00"), seat) for seat in (0, 1)] == ["Zahir 1", "Zahir 2"]
    assert NamedSpeech(tongue, board("R-00", "B-00"), 0).name(1) == "Aurelia"


@pytest.mark.parametrize(("viewer", "said"), [(0, "Aún no has reciclado"), (1, "Aún no ha reciclado")])
def test_the_state_of_a_side_is_told_to_its_own_eyes_as_theirs(viewer: int, said: str) -> None:
    seen = cast(VitorianObservation, match_of(None).observation(0))
    table = Board.of(seen)
    assert accounts.lines(Tongue(Language("es"), viewer), table, 0)[-1].startswith(said)
