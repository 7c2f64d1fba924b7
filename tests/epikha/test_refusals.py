"""Every refusal names a rule and has its sentence in both languages (E19)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.epikha.rules
from game.epikha import actions
from game.epikha.actions import (
    Aim,
    Assign,
    Attack,
    Bear,
    CallCoin,
    Cast,
    DiscardOne,
    EndPhase,
    Keep,
    Mulligan,
    PlaceMagic,
    Play,
    Raise,
    Respond,
    Select,
    Spend,
    Summon,
)
from game.epikha.config import EpikhaConfig
from game.epikha.rules.flow import DONE, PASS
from game.epikha.state import POOL, Step
from game.epikha.system import SYSTEM, new
from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import IllegalAction, Reason
from game.rules.literal import literal
from game.rules.reasons import sentence
from tests.epikha.positions import A, B, Board, arm, being

rule = pytest.mark.rule

FOLDER = Path(game.epikha.rules.__file__).parent
CODE = re.compile(r'"([a-z_]+)", "(E[0-9]+(?:\.[0-9]+[a-f]?)?)"')
ELSEWHERE = re.compile(r'Reason\(\s*"([a-z_]+)"|code = "([a-z_]+)"|"([a-z_]+)" if |else "([a-z_]+)"')


def codes() -> set[str]:
    """The codes of all refusals of the rules, as they stand in the modules that refuse."""
    found: set[str] = set()
    for path in sorted(FOLDER.glob("refus*.py")):
        text = path.read_text(encoding="utf-8")
        found |= {code for code, _ in CODE.findall(text)}
        found |= {code for groups in ELSEWHERE.findall(text) for code in groups if code}
    return found


@rule("E19")
@pytest.mark.parametrize("code", ["es", "en"])
def test_every_refusal_has_its_sentence(code: str) -> None:
    language = Language(code)
    known = codes() - {"payment", "aim"}
    assert len(known) > 70
    missing = {one for one in known if not language.has(f"epikha.reason.{one}")}
    missing = {one for one in missing if not language.has(f"reasons.{one}")}
    assert not missing


@rule("E19")
def test_whatever_is_not_legal_is_refused_with_a_sentence_and_changes_nothing() -> None:
    language = Language("es")
    strange = (
        *(Play("E01"), Cast("E17"), Assign(9), Bear(1), PlaceMagic(2), Attack(2, 0), Respond(4, 9), Aim(4)),
        *(Raise(), Spend(POOL), Select(5), EndPhase(), Mulligan(), Keep(), PASS, DONE, Summon("E20")),
        *(DiscardOne("E01"), CallCoin("no"), actions.Disperse(2), actions.UseMarker(-1, 0)),
        *(actions.FormUnit(2), actions.JoinUnit(2), actions.NextEffect(1, 0), actions.DamageOrder(1)),
        *(actions.KeepSurvivor(1), actions.PlacePlayer(0), actions.AbsorbNext(1), actions.Points(1, 1)),
        *(actions.Caster(2), actions.Amount(1), actions.Recall("E01"), actions.Summoner(1)),
        *(actions.Forge("X16"), actions.ToArmoury(), actions.AddMember(2), actions.DiscardContinuous(1)),
        actions.Prepare("H1"),
    )
    state, _ = new(EpikhaConfig(), 5)
    chance = Chance.of(5)
    for _ in range(120):
        seat = state.to_move
        if seat is None:
            break
        legal, before = state.legal_actions(seat), state.digest()
        for action in strange:
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            reason = refused.value.reason
            assert reason.rule.startswith("E") and sentence(language, "epikha", reason)
            assert SYSTEM.why_not(state.observe(seat), action) == reason
        assert state.digest() == before
        state.apply(chance.pick(legal))


@rule("E19")
def test_nobody_decides_out_of_turn_and_values_must_be_of_their_types() -> None:
    state, _ = new(EpikhaConfig(first=A), 5)
    assert SYSTEM.why_not(state.observe(B), Keep()) == Reason("not_your_turn", "E19")
    board = Board(phase="deployment")
    board.add(A, ("E01", "E09"))
    board.main()
    likeness = Assign(True)  # type: ignore[arg-type]
    assert board.refused(likeness) == ("not_offered", "E19")


@rule("E16.4", "E19")
def test_a_coin_is_called_in_words_and_in_nothing_else() -> None:
    assert literal(CallCoin("heads")) and literal(CallCoin("no"))
    assert not literal(CallCoin(1))  # type: ignore[arg-type]


@rule("E4.3", "E13.2", "E13.3", "E13.7")
def test_places_in_combat_are_refused_by_their_rules() -> None:
    board = Board()
    one, other = board.add(A, "E06"), board.add(A, "E06")
    wall = board.add(B, "E06")
    board.fight()
    board.do(Attack(one, 1))
    assert board.refused(Attack(one, 2)) == ("fights_already", "E13.3")
    assert board.refused(Attack(other, 1)) == ("space_taken", "E13.2")
    assert board.refused(Attack(other, 4)) == ("no_such_space", "E4.3")
    assert board.refused(Attack(wall, 2)) == ("not_yours", "E13.2")
    board.do(DONE)
    assert board.asked == "B respond"
    assert board.refused(Respond(wall, 0)) == ("no_attacker", "E13.7")


@rule("E13.4", "E13.5", "E13.6", "E5.12")
def test_arms_of_a_combat_are_refused_by_their_rules() -> None:
    board = Board()
    heavy, swift = arm("weapon", 5, 5, "pesado"), arm("weapon", 5, 5, "veloz")
    group = board.add(A, (being(5, 10), heavy, swift, "E09", "E13", "X20"))
    board.fight()
    board.do(Attack(group, 0), Select(board.arm(group, heavy)))
    assert board.refused(Select(board.arm(group, swift))) == ("contradictory", "E13.5")
    assert board.refused(Select(board.arm(group, "E13"))) == ("objects_take_part", "E13.6")
    assert board.refused(Select(board.arm(group, "X20"))) == ("machine_alone", "E5.12")


@rule("E8.7", "E9.2")
def test_cards_that_are_not_in_the_hand_are_refused() -> None:
    board = Board(phase="deployment")
    board.main()
    assert board.refused(Play("E01")) == ("not_in_hand", "E9.2")
    assert board.refused(Summon("E20")) == ("not_in_pile", "E16.16")
    board = Board(phase="regroup")
    board.hand(A, *["E01"] * 7)
    board.start(Step("end_turn", A))
    assert board.refused(DiscardOne("E02")) == ("not_in_hand", "E8.7")
