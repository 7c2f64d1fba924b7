"""Characters: small shifts of any level, felt in what is done and never in what is known."""

from __future__ import annotations

import msgspec
import pytest

from game.dracula.characters import NAMES, PLAIN, Character, character, characters
from game.dracula.judgement import Taste
from game.dracula.opponent import NAMES as LEVELS
from game.dracula.opponent import PLAYERS, level_of, levels
from game.dracula.system import new
from game.opponents import BALANCED, NORMAL, InProcess, Question
from game.opponents.worker import Reply, Request, reply_to
from game.rules.chance import Chance
from game.rules.contract import Observation
from game.systems import SYSTEMS
from tests.opponents.golden import SHORT, position

SYSTEM = SYSTEMS["dracula"]
LEANT = NAMES[1:]


def test_the_characters_are_data_and_every_one_is_offered() -> None:
    assert NAMES[0] == BALANCED and set(characters()) == set(LEANT)
    assert SYSTEM.characters == NAMES and len(LEANT) >= 3


def test_an_unknown_character_plays_balanced() -> None:
    assert character("of another version") == character(BALANCED) == PLAIN
    seen = position(3).observe(position(3).turn)
    assert PLAYERS["novice"](seen, Chance.of(1), SHORT, "?") == PLAYERS["novice"](seen, Chance.of(1), SHORT)


@pytest.mark.parametrize("level", LEVELS)
def test_the_balanced_one_is_the_level_itself(level: str) -> None:
    assert level_of(level) == levels()[level]


def test_a_character_shifts_a_level_and_stays_in_bounds() -> None:
    bold, patient, fickle = (character(name) for name in ("bold", "patient", "fickle"))
    assert bold.call_lead < 0 < patient.call_lead and bold.haste > 0 > patient.haste
    novice = levels()["novice"]
    assert novice.leaning(bold).call_lead == 0.0
    assert novice.leaning(Character(call_lead=0.5)).leaning(Character(call_lead=0.5)).call_lead == 1.0
    assert novice.leaning(fickle).taste.change_trump == pytest.approx(
        novice.taste.change_trump + fickle.taste.change_trump
    )
    assert levels()["master"].leaning(fickle).taste.see_rival == Taste().see_rival


@pytest.mark.parametrize("field", ["call_lead", "haste", "generosity"])
def test_a_character_with_an_impossible_leaning_is_refused(field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: 2}, Character)


@pytest.mark.parametrize("name", LEANT)
def test_every_character_is_felt_at_every_level(name: str) -> None:
    """In 80 positions a level of that character does something else than the balanced one at least once."""
    for level in LEVELS:
        for seed in range(80):
            state = position(seed)
            seen = state.observe(state.turn)
            balanced = PLAYERS[level](seen, Chance.of(seed, 12), SHORT)
            if PLAYERS[level](seen, Chance.of(seed, 12), SHORT, name) != balanced:
                break
        else:
            raise AssertionError(f"nobody can tell a {name} {level}")


def as_json(seen: Observation) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(seen))


def test_a_question_carries_the_character_also_to_the_worker() -> None:
    state, _ = new(SYSTEM.config(), 1)
    chance = Chance.of(2)
    while True:
        seen = state.observe(state.turn)
        answers = set()
        for name in NAMES:
            thinker = InProcess(SHORT)
            thinker.ask(Question(SYSTEM, "veteran", seen, 4, name))
            answer = thinker.answer()
            answers.add(answer)
            request = Request(1, "dracula", "veteran", 4, NORMAL, as_json(seen), name)
            reply = msgspec.json.decode(reply_to(msgspec.json.encode(request)), type=Reply)
            assert msgspec.json.decode(reply.action, type=SYSTEM.actions) == answer
        if len(answers) > 1:
            break
        state.apply(chance.pick(state.legal_actions(state.turn)))
    assert answers <= set(seen.legal)
