"""Decks: E2, the decks of the house, decks by chance, and somebody's own."""

from __future__ import annotations

import msgspec
import pytest

from game.epikha import decks
from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.decks import ABILITIES, DECKS, SECOND, STARTERS, Deck, problems, random_deck
from game.epikha.library import with_cards
from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import ConfigError
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence

EMPIRIA = DECKS["empiria"]


def changed(**parts: object) -> Deck:
    return msgspec.structs.replace(EMPIRIA, **parts)


def with_numbers(**numbers: int) -> tuple[tuple[str, int], ...]:
    """The cards of the Legion with other numbers of some; 0 leaves a card out."""
    cards = {**dict(EMPIRIA.cards), **numbers}
    return tuple((card, number) for card, number in cards.items() if number)


@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E2.5")
@pytest.mark.parametrize("name", DECKS)
def test_every_deck_of_the_house_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert problems(deck) == [] and len(deck.listed()) == 50
    assert 1 <= len(deck.spirits) <= 3 and len(deck.prepared) == 2
    assert EpikhaConfig((deck, deck)).decks == (deck, deck)


def test_there_are_two_starters_and_two_decks_of_the_further_cards() -> None:
    assert list(DECKS) == [*STARTERS, *SECOND] and decks.first_two() == (DECKS["empiria"], DECKS["abaron"])
    for name in SECOND:
        further = sum(number for card, number in DECKS[name].cards if card[0] == "X")
        opals = dict(DECKS[name].cards)["O1"]
        assert further >= 20 and 15 <= opals <= 16 and len(DECKS[name].spirits) == 3
    races = {name: {CARDS[card].race for card, _ in DECKS[name].cards} for name in SECOND}
    assert "gahu" in races["gahu"] and {"bestia", "gigante"} <= races["taliuz"]


@pytest.mark.parametrize(
    ("deck", "code", "rule"),
    [
        pytest.param(changed(cards=with_numbers(E01=3)), "deck_size", "E2.1", id="49"),
        pytest.param(changed(cards=with_numbers(O1=16)), "deck_size", "E2.1", id="51"),
        pytest.param(changed(cards=(*EMPIRIA.cards, ("E16", 0))), "deck_number", "E2.1", id="none_of_one"),
        pytest.param(changed(cards=with_numbers(E09=0, Z09=2)), "deck_unknown", "E2.1", id="unknown"),
        pytest.param(changed(cards=with_numbers(E01=3, J1=1)), "deck_type", "E2.1", id="player"),
        pytest.param(changed(cards=with_numbers(E01=3, H1=1)), "deck_type", "E2.1", id="ability"),
        pytest.param(changed(cards=with_numbers(E01=3, A19=1)), "deck_spirit", "E2.3", id="spirit"),
        pytest.param(changed(cards=with_numbers(E01=0, E17=7)), "deck_copies", "E2.2", id="seven_copies"),
        pytest.param(changed(cards=with_numbers(E09=4, E01=2)), "deck_copies", "E2.2", id="with_prepared"),
        pytest.param(changed(spirits=("E20", "A19", "X35", "X36")), "deck_spirits", "E2.3", id="4_spirits"),
        pytest.param(changed(spirits=("E20", "E20")), "deck_same_spirit", "E2.3", id="two_of_a_name"),
        pytest.param(changed(spirits=("E01",)), "deck_no_spirit", "E2.3", id="no_spirit"),
        pytest.param(changed(prepared=("E09", "E10", "E13")), "deck_prepared", "E2.5", id="3_prepared"),
        pytest.param(changed(prepared=("O1",)), "deck_unprepared", "E2.5", id="opal"),
        pytest.param(changed(prepared=("E14",)), "deck_unprepared", "E2.5", id="level_2"),
        pytest.param(changed(prepared=("X20",)), "deck_unprepared", "E2.5", id="machine"),
        pytest.param(changed(prepared=("A01",)), "deck_unprepared", "E2.5", id="character"),
    ],
)
@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E2.5")
def test_what_is_wrong_with_a_deck_is_told_with_its_rule(deck: Deck, code: str, rule: str) -> None:
    (reason,) = problems(deck)
    assert (reason.code, reason.rule) == (code, rule)
    for language in ("es", "en"):
        told = sentence(Language(language), "epikha", reason)
        assert told.endswith(".") and "{" not in told and "epikha" not in told
    with pytest.raises(ConfigError):
        EpikhaConfig((EMPIRIA, deck))


@pytest.mark.rule("E2.2")
def test_opals_are_legal_in_any_number() -> None:
    assert problems(changed(cards=with_numbers(O1=18, E01=1))) == []
    assert problems(Deck("opals", (("O1", 50),))) == []


@pytest.mark.rule("E2.3")
def test_a_deck_without_spirits_is_legal() -> None:
    assert problems(changed(spirits=(), prepared=())) == []


@pytest.mark.rule("E2.5")
def test_the_arms_that_may_be_prepared_are_those_of_the_list() -> None:
    arms = {name for name, card in CARDS.items() if decks.may_prepare(card)}
    assert arms == {"E09", "E10", "E13", "A09", "A10", "A11", "A12", "X21", "X22"}
    assert all(CARDS[name].is_ability for name in ABILITIES)


@pytest.mark.rule("E2.2")
def test_copies_are_counted_by_name_whatever_the_id() -> None:
    with with_cards({"Z1": {"type": "print", "of": "E01"}}, "mine.toml"):
        (reason,) = problems(changed(cards=with_numbers(E02=2, Z1=1)))
        assert reason.code == "deck_namesakes" and reason.params["n"] == 5
    record = {"type": "character", "level": 1, "cost": 5, "class": "soldado", "race": "humano", "force": 1}
    named = {**record, "vital": 1, "name": {"es": "Recluta", "en": "soldado  de EMPIRIA"}}
    with with_cards({"Z1": named}, "mine.toml"):
        (reason,) = problems(changed(cards=with_numbers(E02=2, Z1=1)))
        assert (reason.code, reason.rule) == ("deck_namesakes", "E2.2")


def test_decks_by_chance_are_legal_and_use_every_card() -> None:
    chance = Chance.of(5)
    found = [random_deck(chance) for _ in range(60)]
    assert all(problems(deck) == [] for deck in found)
    assert {name for deck in found for name, _ in deck.cards} == {
        name for name, card in CARDS.items() if card.in_deck
    }
    assert {len(deck.spirits) for deck in found} == {0, 1, 2, 3}
    assert {len(deck.prepared) for deck in found} == {0, 1, 2}
    assert {dict(deck.cards)["O1"] for deck in found} == set(range(14, 21))
    assert random_deck(Chance.of(1)) == random_deck(Chance.of(1)) != random_deck(Chance.of(2))


def test_own_decks_are_added_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks.LISTS, "decks", dict(DECKS))
    table = {"cards": dict(EMPIRIA.cards), "spirits": ["X35"], "name": {"es": "Mío"}}
    decks.add({"mine": table}, "decks.toml")
    assert decks.LISTS.decks["mine"].spirits == ("X35",)
    assert decks.title(Language("en"), "mine") == "Mío"
    assert decks.title(Language("en"), "gahu") == "Gahus and Spirits"
    for wrong, told in (
        (
            {**table, "spirits": ["E01"]},
            "mine: spirits: E01 is a card of type character, and here belongs one",
        ),
        ({**table, "spirits": "X35"}, "mine: spirits: takes a list of ids of cards in quotes"),
        ({**table, "cards": {"E1": 4}}, "mine: cards, E1: there is no card E1. Did you mean"),
        ({**table, "cards": {"E01": 51}}, "mine: cards, E01: takes a whole number from 1 to 50, not 51"),
        ({**table, "cards": {"E01": 4}}, "mine: The deck has 4 cards and needs 50."),
        ({**table, "prepared": ["E14"]}, "mine: E14 cannot be prepared"),
        ({**table, "spirit": ["X35"]}, "mine: spirit: there is no such field here. Did you mean spirits?"),
    ):
        with pytest.raises(FaultyCards) as caught:
            decks.add({"mine": wrong}, "decks.toml")
        lines = [fault.sentence(Language("en")) for fault in caught.value.faults]
        assert any(told in line for line in lines), lines
    decks.LISTS.names.pop("mine")
