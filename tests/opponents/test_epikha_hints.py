"""Why an action is advised in Paladines de Epikha: every action has a reason, and every reason its words."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from game.epikha import actions
from game.epikha.habits import answer
from game.epikha.hints import AREA, why
from game.epikha.matchups import config_of
from game.epikha.observing import observe
from game.epikha.rules.legality import carry_out, legal
from game.epikha.system import new
from game.language import Language
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board

TEXTS = Path(__file__).parents[2] / "game" / "language" / "en" / "epikha_hints.json"
RARE = {
    *("prepare", "raise", "marker", "effects", "continuous", "done_members", "points", "summon", "summoner"),
    "disperse",
}
"""Reasons that a handful of matches may not meet."""
OFTEN = 25
"""So often each kind of action is looked at in each phase."""


def test_every_action_of_whole_matches_has_a_reason_with_words() -> None:
    languages = [Language(code) for code in ("es", "en")]
    met: set[str] = set()
    asked: Counter[tuple[str, type]] = Counter()
    for seed, words in enumerate(("empiria,abaron", "gahu,taliuz", "random")):
        state, _ = new(config_of(words, seed), seed)
        chance = Chance.of(seed, 4)
        while (question := state.question) is not None:
            options = legal(state)
            ends = [*{type(one): one for one in options}.values(), options[0]]
            new_ones = [one for one in ends if asked[state.phase, type(one)] < OFTEN]
            seen = observe(state, question.seat) if new_ones else None
            for action in new_ones:
                assert seen is not None
                asked[state.phase, type(action)] += 1
                reason, named = why(seen, action)
                if reason not in met:
                    for language in languages:
                        text = language.text(f"{AREA}.{reason}", **named)
                        assert f"{AREA}." not in text and "{" not in text
                met.add(reason)
            carry_out(state, answer(state) if chance.below(4) else chance.pick(legal(state)))
    known = set(json.loads(TEXTS.read_text(encoding="utf-8")))
    assert met <= known
    assert known - met <= RARE


def test_a_reason_names_who_does_it_and_to_whom() -> None:
    board = Board()
    attacker, defender = board.add(A, "E07"), board.add(B, "A07")
    board.attack(attacker)
    seen = observe(board.table, B)
    assert why(seen, actions.Respond(defender, 0)) == ("respond", {"card": "A07", "target": "E07"})
    assert why(seen, actions.Done()) == ("done_respond", {})


@pytest.mark.parametrize(("zone", "reason"), [("player", "attack_player"), ("reserves", "attack")])
def test_the_player_card_attacks_for_a_reason_of_its_own(zone: str, reason: str) -> None:
    board = Board()
    group = board.player(A) if zone == "player" else board.add(A, "E03")
    board.fight()
    assert why(observe(board.table, A), actions.Attack(group, 0))[0] == reason


def test_moving_an_arm_and_dispersing_have_reasons_of_their_own() -> None:
    board = Board(phase="deployment")
    soldier = board.add(A, ("E03", "E09"))
    lying = board.armoury(A, "E14")
    unit = board.unit(A, "E01", "E01", "E01")
    board.main()
    seen = observe(board.table, A)
    assert why(seen, actions.Assign(board.arm(soldier, "E09"))) == ("move", {"card": "E09"})
    assert why(seen, actions.Assign(lying)) == ("assign", {"card": "E14"})
    assert why(seen, actions.Disperse(unit)) == ("disperse", {"card": "E01"})
