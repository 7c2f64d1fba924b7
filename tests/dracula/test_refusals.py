"""Every kind of refusal: its reason, its rule and its place; the table stays as it was (D51)."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import msgspec
import pytest

from game.dracula.actions import Call, Discard, Draw
from game.dracula.config import STANDARD
from game.dracula.foresight import why_not
from game.dracula.rules.legality import on_offer
from game.dracula.system import SYSTEM, new
from game.language import Entry, Language, load
from game.rules.chance import Chance
from game.rules.contract import Action, IllegalAction, Outcome, Reason
from game.rules.reasons import outcome_sentence, sentence
from tests.dracula.table import Table, table


class Shuffle(Action, frozen=True, tag="shuffle"):
    """An action of some other game."""


HELD = "X1 O3 S4 B6 O7"
"""A rack with a 1, a 3, a 4, a 6 and a 7 in slots 1 to 5."""
OTHER = "X5 S5 B2 X6 O2"


def held(**position: object) -> Table:
    """A table at which Dracula has drawn the 5 of blood and holds one of each effect with a target."""
    return table(d=HELD, v=OTHER, drawn="B5", **position)  # type: ignore[arg-type]


CASES = [
    (Draw(), "already_drawn", "D14", "", {}),
    (Discard(6), "no_such_place", "D14", "slot 6", {"slots": 5}),
    (Discard(-1), "no_such_place", "D14", "slot -1", {"slots": 5}),
    (Discard("3"), "no_such_place", "D14", "slot 3", {"slots": 5}),
    (Discard(1.0, slot=2), "no_such_place", "D14", "slot 1.0", {"slots": 5}),
    (Discard(True, slot=2), "no_such_place", "D14", "slot True", {"slots": 5}),
    (Discard(1, slot=2.0), "no_such_slot", "D20", "slot 2.0", {"slots": 5}),
    (Discard(3, slot=1, other=2.0), "no_such_slot", "D23", "slot 2.0", {"slots": 5}),
    (Discard(4, slot=True), "no_such_district", "D25", "district True", {"slots": 5}),
    (Discard(0, slot=1), "no_target_wanted", "D24", "drawn", {"value": 5}),
    (Discard(0, suit="X"), "no_target_wanted", "D24", "drawn", {"value": 5}),
    (Discard(1), "own_card_needed", "D19", "slot 1", {"value": 1, "effect": "D20"}),
    (Discard(1, suit="X"), "wrong_target", "D20", "slot 1", {"value": 1}),
    (Discard(1, slot=1, other=2), "wrong_target", "D20", "slot 1", {"value": 1}),
    (Discard(1, slot=6), "no_such_slot", "D20", "slot 6", {"slots": 5}),
    (Discard(1, slot=0), "no_such_slot", "D20", "slot 0", {"slots": 5}),
    (Discard(2), "rival_card_needed", "D19", "slot 2", {"value": 3, "effect": "D22"}),
    (Discard(2, slot=7), "no_such_slot", "D22", "slot 7", {"slots": 5}),
    (Discard(3), "two_slots_needed", "D19", "slot 3", {"value": 4, "effect": "D23"}),
    (Discard(3, slot=1), "two_slots_needed", "D19", "slot 3", {"value": 4, "effect": "D23"}),
    (Discard(3, slot=2, other=2), "same_slot", "D23", "slot 2", {}),
    (Discard(3, slot=4, other=2), "slots_out_of_order", "D23", "slot 4", {}),
    (Discard(3, slot=2, other=6), "no_such_slot", "D23", "slot 6", {"slots": 5}),
    (Discard(3, slot=0, other=2), "no_such_slot", "D23", "slot 0", {"slots": 5}),
    (Discard(3, slot=1, other=2, suit="X"), "wrong_target", "D23", "slot 3", {"value": 4}),
    (Discard(4), "district_needed", "D19", "slot 4", {"value": 6, "effect": "D25"}),
    (Discard(4, slot=6), "no_such_district", "D25", "district 6", {"slots": 5}),
    (Discard(4, slot=1, other=2), "wrong_target", "D25", "slot 4", {"value": 6}),
    (Discard(5), "suit_needed", "D19", "slot 5", {"value": 7, "effect": "D26"}),
    (Discard(5, suit="B"), "trump_unchanged", "D26", "suit B", {"suit": "B"}),
    (Discard(5, suit="Z"), "no_such_suit", "D26", "suit Z", {}),
    (Discard(5, suit=""), "no_such_suit", "D26", "suit ", {}),
    (Discard(5, slot=1), "wrong_target", "D26", "slot 5", {"value": 7}),
    (Shuffle(), "unknown_action", "D51", "", {"action": "Shuffle"}),
]


@pytest.mark.rule("D51", "D19", "R4", "R10", "R11")
@pytest.mark.parametrize(("action", "code", "rule", "where", "params"), CASES)
def test_an_action_that_does_not_fit_is_refused(
    action: Discard, code: str, rule: str, where: str, params: dict[str, object]
) -> None:
    laid = held()
    assert laid.refused(action) == f"{code} {rule}"
    assert laid.why_not(action) == Reason(code, rule, where, params)  # type: ignore[arg-type]


@pytest.mark.rule("D51")
def test_nothing_is_discarded_before_a_card_is_drawn() -> None:
    assert table(pile=6).refused(Discard(0)) == "nothing_drawn D14"
    assert table(pile=6).refused(Discard(1, slot=3)) == "nothing_drawn D14"


@pytest.mark.rule("D20", "D22", "R5")
def test_an_open_card_is_not_turned_up_again() -> None:
    laid = table(d="X1 O3* S4 B6 O7", v="X5 S5* B2 X6 O2", drawn="B5")
    assert laid.refused(Discard(1, slot=2)) == "own_already_up D20"
    assert laid.why_not(Discard(1, slot=2)) == Reason("own_already_up", "D20", "slot 2", {"slot": "2"})
    assert laid.refused(Discard(2, slot=2)) == "rival_already_up D22"
    assert laid.why_not(Discard(2, slot=2)) == Reason("rival_already_up", "D22", "slot 2", {"slot": "2"})


@pytest.mark.rule("D19", "D20", "D22")
def test_with_nothing_hidden_there_is_nothing_to_choose() -> None:
    laid = table(d="X3* B6* S2* O5* X7*", v="O7* S4* B2* X6* O2*", drawn="O1")
    assert laid.why_not(Discard(0, slot=2)) == Reason("nothing_to_choose", "D20", "drawn", {"value": 1})
    laid = table(v="O7* S4* B2* X6* O2*", drawn="O3")
    assert laid.why_not(Discard(0, slot=2)) == Reason("nothing_to_choose", "D22", "drawn", {"value": 3})


@pytest.mark.rule("D16")
def test_an_early_eight_is_refused_with_the_size_of_the_pile() -> None:
    laid = table(d="X3 B8 S1 O5 X7", drawn="S8", pile=4)
    assert laid.why_not(Discard(0)) == Reason("eight_too_early", "D16", "drawn", {"pile": 4, "needed": 6})
    assert laid.why_not(Discard(2)) == Reason("eight_too_early", "D16", "slot 2", {"pile": 4, "needed": 6})


@pytest.mark.rule("D13", "D15", "D29")
def test_calls_are_refused_for_the_reason_that_matters() -> None:
    assert table(drawn="S7", pile=6).refused(Call()) == "call_after_draw D15"
    assert table(drawn="S7", pile=5).refused(Call()) == "call_too_early D15"
    assert table(drawn="S7", pile=6, called_by="V").refused(Call()) == "call_in_last_turn D29"
    laid = table(pile=6)
    assert laid.why_not(Call(), seat=1) == Reason("not_your_turn", "D13")
    assert laid.why_not(Draw(), seat=1) == Reason("not_your_turn", "D13")
    assert laid.why_not(Draw()) is None
    assert table(pile=6, turn="V", called_by="D").why_not(Call(), seat=0) == Reason("already_called", "D15")


@pytest.mark.rule("D38", "D51")
def test_after_the_end_everything_is_refused_with_the_rule_that_ended_it() -> None:
    laid = table(health=1).resolve()
    for action in (Draw(), Call(), Discard(0), Shuffle()):
        for seat in (0, 1):
            assert laid.why_not(action, seat) == Reason("game_over", "D39")
        with pytest.raises(IllegalAction):
            laid.state.apply(action)


@pytest.mark.rule("D51")
def test_every_conceivable_action_is_legal_or_refused_with_a_reason() -> None:
    targets = [None, -1, 0, 1, 2, 3, 4, 5, 6]
    every: list[Action] = [Draw(), Call(), Shuffle()]
    every += [Discard(place, slot, other, suit) for place, slot, other, suit in itertools.product(
        range(-1, 7), targets, (None, *range(1, 7)), (None, "X", "O", "B", "S", "Q"))]  # fmt: skip
    state = new(STANDARD, 21)[0]
    chance = Chance.of(21)
    for _ in range(10):
        seat = state.to_move
        assert seat is not None
        seen = state.observe(seat)
        allowed = {action for action in every if why_not(seen, action) is None}
        assert allowed == set(state.legal_actions(seat)) == set(seen.legal)
        discards = {action for action in allowed if type(action) is Discard}
        assert {action for action in every if on_offer(state, action)} == discards, "the short way"
        state.apply(chance.pick(state.legal_actions(seat)))


# --- the sentences --------------------------------------------------------------------------------------

ROOT = Path(__file__).resolve().parents[2]
TEXTS = {code: load(code) for code in ("es", "en")}


def codes_in_the_code() -> set[str]:
    """Every reason code that stands in the rules."""
    found: set[str] = set()
    for name in ("rules/legality.py", "config.py", "system.py"):
        text = (ROOT / "game" / "dracula" / name).read_text("utf-8")
        found |= set(re.findall(r'Reason\(\s*"([a-z_]+)"', text))
        found |= set(
            re.findall(r'"((?:config|own|rival|no|two|same|slots|district|suit|nothing)_[a-z_]+)"', text)
        )
    return found - {"no_target"}


def test_every_reason_of_the_rules_is_produced_by_a_case_here() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "dracula").glob("test_*.py"))
    missing = [code for code in codes_in_the_code() if f'"{code}' not in source]
    assert len(codes_in_the_code()) > 30
    assert not missing


def own(prefix: str, texts: dict[str, Entry]) -> set[str]:
    """The codes that this game words itself."""
    return {key.removeprefix(prefix) for key in texts if key.startswith(prefix)}


def test_every_reason_and_ending_has_a_sentence_in_both_languages() -> None:
    for texts in TEXTS.values():
        mine, shared = own("dracula.reason.", texts), own("reasons.", texts)
        assert not mine & shared
        assert mine <= codes_in_the_code() <= mine | shared
        assert own("dracula.outcome.", texts) == {"dracula_destroyed", "district_lost", "dracula_survived"}


def test_what_the_house_refuses_and_ends_names_no_game() -> None:
    for texts in TEXTS.values():
        words = [str(entry) for key, entry in texts.items() if key.startswith("reasons.")]
        assert words and not [text for text in words if re.search("Dr[aá]cula|Helsing", text)]


@pytest.mark.parametrize("code", ["es", "en"])
def test_every_sentence_is_filled_and_ends_like_one(code: str) -> None:
    language = Language(code)
    for action, _, _, _, _ in CASES:
        text = sentence(language, "dracula", held().why_not(action))
        assert text.endswith(".") and "{" not in text and len(text) > 10
    too_early = table(drawn="S8", pile=4).why_not(Discard(0))
    assert "6" in sentence(language, "dracula", too_early) and "4" in sentence(language, "dracula", too_early)
    taken = table(d="X1 O3* S4 B6 O7", v=OTHER, drawn="B5").why_not(Discard(1, slot=2))
    assert "2" in sentence(language, "dracula", taken)


@pytest.mark.rule("D53")
@pytest.mark.parametrize(
    ("code", "said"),
    [("es", "Van Helsing se rinde: gana Drácula."), ("en", "Van Helsing concedes: Dracula wins.")],
)
def test_giving_up_names_who_wins(code: str, said: str) -> None:
    language = Language(code)
    assert outcome_sentence(language, SYSTEM, Outcome(0, "conceded", "D53")) == said
    assert outcome_sentence(language, SYSTEM, Outcome(1, "conceded", "D53")) != said
    ending = outcome_sentence(language, SYSTEM, Outcome(0, "dracula_survived", "D41"))
    assert ending.endswith(said.rpartition(": ")[2])


def test_another_game_concedes_with_its_own_sides() -> None:
    names = ("common.kind.human", "common.name.human")
    other = msgspec.structs.replace(SYSTEM, id="noir", seat_names=names)
    said = outcome_sentence(Language("en"), other, Outcome(1, "conceded", "N1"))
    assert said == "Person concedes: Player wins."
