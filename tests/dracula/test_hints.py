"""Hints: a good action, and one sentence why that is true and teaches something (D52)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.dracula.actions import Call, Discard, Draw
from game.dracula.cards import DRACULA, NONE, NUMBERS, VAN_HELSING, order_numbers
from game.dracula.config import STANDARD
from game.dracula.foresight import preview
from game.dracula.hints import hint
from game.dracula.judgement import Judge, Taste
from game.dracula.rules.resolution import compare
from game.dracula.system import new
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.language import CODES, Language
from game.rules.contract import Hint
from game.systems import SYSTEMS
from tests.dracula.table import table

SYSTEM = SYSTEMS["dracula"]
Seen = DraculaObservation
SEEDS = (*range(21), 59)
"""Matches in which every reason comes up."""


# --- what each reason claims, checked against the position --------------------------------------------------


def value(hinted: Hint) -> int:
    return int(str(hinted.params["card"])[1])


def beats(seen: Seen, one: Any, other: Any, order: str = "") -> bool:
    return compare(order_numbers(order or seen.order), NUMBERS[one], NUMBERS[other]).winner == 0


def at(hinted: Hint) -> int:
    return int(hinted.params["district"]) - 1


def keeps(seen: Seen, hinted: Hint) -> bool:
    """The drawn card is kept where the other one lay."""
    params, place = hinted.params, at(hinted)
    return params["kept"] == seen.drawn and params["card"] == seen.rack[place].card


def trumps(seen: Seen, hinted: Hint) -> list[str]:
    """The own cards of the new trump."""
    after = preview(seen, hinted.action)
    assert after.order[0] != seen.order[0]
    return [slot.card for slot in after.rack if slot.card and slot.card[0] == after.order[0]]


def takes(seen: Seen, hinted: Hint) -> bool:
    """The card that comes over wins in its district, and lay there before."""
    after, theirs = preview(seen, hinted.action), hinted.params["theirs"]
    mine = after.rival[at(hinted)].card
    return (
        seen.rival[at(hinted)].card == theirs == after.rack[at(hinted)].card
        and mine is not None
        and beats(seen, theirs, mine)
    )


def loses_there(seen: Seen, hinted: Hint) -> bool:
    mine = NUMBERS[str(hinted.params["mine"])]
    return seen.rival[at(hinted)].card is None and Judge(seen, Taste())._beats(mine, NONE, seen.order) < 0.5


def is_place(seen: Seen, hinted: Hint, place: int) -> bool:
    return isinstance(hinted.action, Discard) and hinted.action.place == place


def wins(seen: Seen, hinted: Hint) -> bool:
    return preview(seen, hinted.action).ends_round and hinted.params["after"] == 100


def gains(hinted: Hint) -> int:
    return int(hinted.params["after"]) - int(hinted.params["now"])


CLAIMS: dict[str, Callable[[Seen, Hint], bool]] = {
    "draw_behind": lambda seen, said: said.action == Draw(),
    "draw_ahead": lambda seen, said: said.action == Draw(),
    "call": lambda seen, said: said.action == Call(),
    "win": wins,
    "end": lambda seen, said: value(said) == 8 and preview(seen, said.action).ends_round,
    "guard": lambda seen, said: (
        keeps(seen, said) and seen.vampires[at(said)] == 3 and seen.seat == VAN_HELSING
    ),
    "bite": lambda seen, said: keeps(seen, said) and seen.vampires[at(said)] == 3 and seen.seat == DRACULA,
    "beats": lambda seen, said: (
        keeps(seen, said)
        and seen.rival[at(said)].card == said.params["theirs"]
        and beats(seen, said.params["kept"], said.params["theirs"])
        and not beats(seen, said.params["card"], said.params["theirs"])
    ),
    "trump_kept": lambda seen, said: (
        keeps(seen, said) and str(said.params["kept"])[0] == seen.order[0] != str(said.params["card"])[0]
    ),
    "stronger": lambda seen, said: (
        keeps(seen, said) and beats(seen, said.params["kept"], said.params["card"])
    ),
    "swap": lambda seen, said: (
        value(said) == 4 and preview(seen, said.action).rack[at(said)].card == said.params["kept"]
    ),
    "cross_known": takes,
    "cross_blind": loses_there,
    "trump_many": lambda seen, said: 1 < len(trumps(seen, said)) == said.params["count"],
    "trump_one": lambda seen, said: trumps(seen, said) == [said.params["kept"]],
    "trump_away": lambda seen, said: trumps(seen, said) == [] and said.params["old"] == seen.order[0],
    "again": lambda seen, said: value(said) == 5 and preview(seen, said.action).next_seat == seen.seat,
    "look": lambda seen, said: value(said) == 3 and seen.rival[at(said)].card is None,
    "deck": lambda seen, said: value(said) == 2 and gains(said) >= 0,
    "show": lambda seen, said: (
        (value(said) == 1 and not seen.rack[at(said)].face_up) or is_place(seen, said, at(said) + 1)
    ),
    "useless": lambda seen, said: is_place(seen, said, 0) and abs(gains(said)) <= 1,
    "as_good": lambda seen, said: said.params["kept"] == seen.drawn and abs(gains(said)) <= 1,
    "least": lambda seen, said: gains(said) <= 0,
}


@pytest.mark.rule("D52")
def test_every_reason_is_given_and_true() -> None:
    given = set()
    for seed in SEEDS:
        state, _ = new(STANDARD, seed)
        while (seat := state.to_move) is not None:
            seen = state.observe(seat)
            said = hint(seen)
            assert said.action in state.legal_actions(seat)
            reason = said.text.removeprefix("dracula.hint.")
            assert CLAIMS[reason](seen, said), (seed, said)
            given.add(reason)
            state.apply(said.action)
    assert given == CLAIMS.keys()


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_sentence_that_names_things(code: str) -> None:
    words = Words(Language(code), DRACULA)
    named = words.named(
        {"card": "X7", "kept": "B2", "mine": "S1", "theirs": "O4", "suit": "B", "old": "S", "district": 3,
         "count": 2, "now": 40, "after": 60}
    )  # fmt: skip
    assert named["kept"] == words.card("B2") and named["suit"] == words.suit("B") and named["now"] == 40
    assert named["district"] == words.at_district(3)
    said = {words.language.text(f"dracula.hint.{reason}", **named) for reason in CLAIMS}
    assert len(said) == len(CLAIMS)
    for sentence in said:
        assert sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence


# --- single positions ---------------------------------------------------------------------------------------


@pytest.mark.rule("D27", "D40")
def test_a_hint_takes_the_win_in_one() -> None:
    laid = table(v="O7* S4* B2* X6* O2*", drawn="S8", pile=6, vampires=(0, 3, 0, 0, 0))
    said = hint(laid.seen("D"))
    assert (said.action, said.text) == (Discard(0), "dracula.hint.win")
    assert (said.params["card"], said.params["after"]) == ("S8", 100)


@pytest.mark.rule("D15")
def test_a_hint_says_how_things_stand_in_percent() -> None:
    laid = table(v="X1* X2* O1* O2* O3*", d="B8 B7 B6 B5 B4", pile=6, vampires=(3, 3, 3, 3, 3))
    said = hint(laid.seen("D"))
    assert (said.action, said.text, said.params) == (Call(), "dracula.hint.call", {"now": 100})
    said = hint(table(pile=6).seen("D"))
    assert (said.action, said.text) == (Draw(), "dracula.hint.draw_behind")
    assert 0 < int(said.params["now"]) < 100


@pytest.mark.rule("D40")
@pytest.mark.parametrize(("seat", "reason"), [("V", "guard"), ("D", "bite")])
def test_the_district_that_decides_is_named(seat: str, reason: str) -> None:
    """A strong trump comes to where a vampire is missing, not to where the own card is weakest."""
    racks = {"V": "X3 X1 O3 S3 O1", "D": "S2 O5 X4 S5 O2"}
    laid = table(
        v=racks["V"], d=racks["D"], drawn="B8", turn=seat, vampires=(0, 0, 3, 0, 0), health=6, round=4
    )
    said = hint(laid.seen(seat))
    assert said.text == f"dracula.hint.{reason}"
    assert (said.params["kept"], said.params["district"]) == ("B8", 3)


@pytest.mark.rule("D52")
def test_there_is_no_hint_for_the_seat_that_waits() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        SYSTEM.hint(table(pile=6).seen("V"))
