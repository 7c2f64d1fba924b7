"""What a seat is asked inside the other's turn is worded as what it is, from what both may know (V2.7)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.language import CODES, Language
from game.vitorian import cardtexts
from game.vitorian.rules.legality import OPTIONS
from scenes.app import App
from scenes.table.question import WORDS, Question
from scenes.vitorian import answers
from scenes.vitorian.board import Board as Shown
from scenes.vitorian.phrases import Tongue
from tests.scenes.vitorian.support import make_app
from tests.vitorian.positions import Board, unit

OWN_TURN = {"mulligan", "bottom", "recycle", "exempt", "upkeep", "main", "combat", "target"}
"""Asked of nobody but the seat whose turn it is, or behind a seal before the first turn."""
HIT = ("attack A-V1 B-V1",)
ANSWER: dict[str, Any] = {"hand": "I-13", "area": "P P"}
NAMES = {"es": "Raro", "en": "Strange"}


def falls(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A unit that has an effect when it is destroyed."""
    return unit(*({"when": "destroyed", **one} for one in effects), name=NAMES, **fields)


def first_of(*effects: dict[str, Any]) -> dict[str, Any]:
    """A unit that offers effects, the first of which leads on, when it is destroyed."""
    return falls({"op": "choose_one", "options": [list(effects), [{"op": "draw", "count": 2}]]})


@dataclass(frozen=True)
class Case:
    """A way to a question: the side that is asked, the card that falls, more units, what is played."""

    kind: str
    asked: str
    side: dict[str, Any]
    card: dict[str, Any]
    units: dict[str, str]
    played: tuple[str, ...]
    spanish: str
    english: str
    rule: str

    def board(self) -> Board:
        """The position in which it is asked."""
        cards = {"X-1": self.card, "H-1": unit(keywords=["heavy"]), "L-1": unit(keywords=["accelerated"])}
        cards["K-1"] = unit(attack=9, defence=9)
        cards["O-1"] = {
            "type": "order", "colour": "grey", "name": "Aimed", "cost": {"P": 1},
            "effects": [{"when": "order", "op": "destroy", "target": "one_enemy"}],
        }  # fmt: skip
        board = Board(
            cards=cards, units={"A-V1": "K-1", "A-V4": "1/1", "B-V1": "X-1", **self.units},
            seats=[{}, self.side], phase="combat",
        )  # fmt: skip
        board.do(*self.played)
        assert board.asked == self.asked, "the way does not lead to the question"
        return board


def case(
    kind: str, asked: str, spanish: str, english: str, rule: str, card: dict[str, Any] | None = None,
    played: tuple[str, ...] = HIT, units: dict[str, str] | None = None, **side: Any,
) -> Case:  # fmt: skip
    """A case with what most have in common."""
    return Case(kind, f"B {asked}", side, card or unit(), units or {}, played, spanish, english, rule)


DRAWS = {"op": "draw", "count": 1}
MOVES = {"op": "move", "target": "one_own", "reach": "anywhere", "heavy_pays": True}
PAID = (*HIT, "order I-13")
BOMBARDED = {"B-R1": "1/1"}
CASES = (
    case("window", "window", "Puedes responder", "You may answer", "V12.5", **ANSWER),
    case("order paid", "payment", "Puedes responder", "You may answer", "V12.5", played=PAID, **ANSWER),
    case(
        "order aimed", "aim", "Puedes responder", "You may answer", "V12.5",
        played=(*HIT, "order O-1"), hand="O-1", area="P P",
    ),
    case("support", "support", "bombardeo de apoyo", "supporting bombardment", "V12.10",
         units=BOMBARDED, area="S"),
    case("price.support", "price", "con qué recurso", "with which resource", "V12.10",
         units=BOMBARDED, area="S S2", played=(*HIT, "support")),
    case("aim", "aim", "Raro: elige a qué afecta", "Strange comes about: choose what it is aimed at", "V12.6",
         falls({"op": "destroy", "target": "one_enemy"})),
    case("option", "option", "Raro: elige una de sus", "Strange comes about: choose one of", "V10.4",
         first_of(DRAWS)),
    case("option.may", "option", "Raro tiene un efecto", "Strange has an effect", "V10.4",
         falls({**DRAWS, "may": True})),
    case("give.scrap", "give", "Raro tenía Chatarra", "Strange had Scrap", "V13.10",
         falls(keywords=["scrap"]), area="P"),
    case("give", "give", "Raro: elige el recurso de", "Strange comes about: choose the resource", "V9.7",
         falls({"op": "trade"}), area="P s"),
    case("ready", "ready", "Raro: elige el recurso agotado", "comes about: choose the exhausted", "V2.6",
         falls({"op": "ready", "count": 1}), area="p s"),
    case("arrange", "arrange", "Raro te ha dejado mirar", "Strange has let you look", "V9.11",
         falls({"op": "arrange", "count": 2}), convoy="P S S"),
    case("muster", "muster", "Raro: moviliza sin coste", "Strange comes about: mobilise", "V8.10",
         first_of({"op": "muster", "most_level": 2}), played=(*HIT, "choose 1"), hand="L-1", area="p"),
    case("give.accelerated", "give", "Logística Acelerada", "Accelerated Logistics", "V13.11",
         first_of({"op": "muster", "most_level": 2}), played=(*HIT, "choose 1", "mobilise L-1 B-R3"),
         hand="L-1", area="p", convoy="S"),
    case("price.heavy", "price", "Mover una unidad con Pesado", "Moving a Heavy unit", "V9.10",
         first_of(MOVES), played=(*HIT, "choose 1", "aim B-R2 B-R3"), units={"B-R2": "H-1"}, area="S S2"),
    case("triggers", "triggers", "Varios de tus efectos", "Several of your effects", "V14.2",
         falls(DRAWS, keywords=["scrap"]), area="P"),
)  # fmt: skip


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = make_app()
    yield made
    made.close()


def put(board: Board, code: str, eyes: int = 1) -> Question:
    """What seat B is asked, in a language, worded from what one of the seats knows."""
    with board.run.in_force():
        seen = board.state.observe(eyes)
        tongue = Tongue(Language(code), -1, ("Ana", "Bruno"))
        return answers.question(tongue, Shown.of(board.state.observe(1)), seen, 1, None)


@pytest.mark.rule("V12.5", "V13.10", "V13.11", "V16.2")
@pytest.mark.parametrize("asked", CASES, ids=lambda one: one.kind)
def test_the_open_table_says_what_is_really_asked(asked: Case) -> None:
    board = asked.board()
    for code, words in (("es", asked.spanish), ("en", asked.english)):
        question = put(board, code)
        assert words in question.text
        assert question.rule == asked.rule and question.seat == 1
        assert bool(question.title) == (question.rule != "V12.5"), "only an attack is answered"
        assert not re.search(r"\s{2}|vitorian_board|[{}]", question.text + question.ask)


@pytest.mark.rule("V2.7")
@pytest.mark.parametrize("asked", CASES, ids=lambda one: one.kind)
def test_the_words_of_the_open_table_are_those_that_the_rival_could_have_said(asked: Case) -> None:
    board = asked.board()
    for code in CODES:
        own, others = put(board, code), put(board, code, eyes=0)
        assert (own.text, own.ask, own.glow, own.rule) == (others.text, others.ask, others.glow, others.rule)


@pytest.mark.rule("V2.7", "V12.6")
def test_an_order_that_is_put_together_changes_no_public_word() -> None:
    for one in CASES:
        if one.kind.startswith("order"):
            before = replace(one, played=HIT, asked="B window").board()
            told, now = put(before, "es"), put(one.board(), "es")
            assert (told.text, told.ask, told.rule) == (now.text, now.ask, now.rule)


def test_every_question_of_the_rules_is_put_at_the_open_table_or_only_in_the_own_turn() -> None:
    asked = {one.asked.removeprefix("B ") for one in CASES}
    assert asked | OWN_TURN == set(OPTIONS) and not asked & OWN_TURN
    texts = {put(one.board(), "es").text: one.kind for one in CASES}
    assert len(texts) == len(CASES) - 2, "only an Order that is put together is asked like the window"


@pytest.mark.parametrize("code", CODES)
def test_the_words_fit_into_the_panel_with_the_longest_of_short_names(app: App, code: str) -> None:
    for one in CASES:
        words = put(one.board(), code).text.replace(NAMES[code], "M" * cardtexts.SHORT)
        assert app.canvas.measure(words, "body", WORDS.w)[1] <= WORDS.h, words
