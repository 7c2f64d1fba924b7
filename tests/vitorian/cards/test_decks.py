"""Decks: V4, the decks of the house, decks by chance, and somebody's own."""

from __future__ import annotations

import msgspec
import pytest

from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import ConfigError
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence
from game.vitorian import decks
from game.vitorian.card import CARDS
from game.vitorian.decks import DECKS, SECOND, STARTERS, Deck, problems, random_deck, starter
from game.vitorian.library import with_cards
from game.vitorian.matchups import config_of

FORGE = DECKS["forge"]


def changed(**lists: object) -> Deck:
    return msgspec.structs.replace(FORGE, **lists)


def without(*names: str, **more: int) -> tuple[tuple[str, int], ...]:
    """The cards of Forge and Bayonet without some, and with others ("R_09" for R-09)."""
    kept = [(card, number) for card, number in FORGE.cards if card not in names]
    return (*kept, *((name.replace("_", "-"), number) for name, number in more.items()))


@pytest.mark.rule("V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6")
@pytest.mark.parametrize("name", DECKS)
def test_every_deck_of_the_house_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert problems(deck) == []
    assert len(deck.listed()) == 50 and len(deck.convoy) == 10
    assert len(deck.defense) == CARDS[deck.sovereign].defense


def test_each_nation_has_two_decks_and_every_card_is_in_one() -> None:
    for names in (STARTERS, SECOND):
        assert [CARDS[DECKS[name].sovereign].colour for name in names] == ["red", "blue", "white", "green"]
    assert {name for deck in DECKS.values() for name, _ in deck.cards} == {
        name for name, card in CARDS.items() if card.is_maneuver
    }
    assert starter("white") == DECKS["rampart"]


@pytest.mark.parametrize(
    ("deck", "code", "rule"),
    [
        pytest.param(changed(sovereign="R-01"), "deck_sovereign", "V4.1", id="sovereign"),
        pytest.param(changed(sovereign="Z-00"), "deck_sovereign", "V4.1", id="no_sovereign"),
        pytest.param(changed(cards=without("R-16", Z_01=1)), "deck_unknown", "V4.2", id="unknown"),
        pytest.param(changed(cards=without("R-16")), "deck_size", "V4.2", id="49"),
        pytest.param(changed(cards=without(R_09=1)), "deck_size", "V4.2", id="51"),
        pytest.param(changed(cards=without("R-16", R_09=0, N_09=1)), "deck_number", "V4.2", id="none_of_one"),
        pytest.param(changed(cards=without("R-16", B_00=1)), "deck_maneuver", "V4.2", id="two_sovereigns"),
        pytest.param(changed(cards=without("R-12", R_13=2)), "deck_copies", "V4.3", id="five_copies"),
        pytest.param(changed(cards=without("R-16", N_15=1)), "deck_fields", "V4.4", id="two_fields"),
        pytest.param(changed(cards=without("R-16", B_01=1)), "deck_colour", "V4.1", id="blue_card"),
        pytest.param(changed(defense=FORGE.defense[1:]), "deck_defense", "V4.5", id="defense"),
        pytest.param(changed(defense=("Q-R-P1", *FORGE.defense[1:])), "deck_resource", "V4.5", id="value"),
        pytest.param(changed(convoy=FORGE.convoy[1:]), "deck_convoy", "V4.6", id="convoy"),
        pytest.param(changed(convoy=("Q-R-S2", *FORGE.convoy[1:])), "deck_resource", "V4.6", id="value2"),
    ],
)
@pytest.mark.rule("V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6")
def test_what_is_wrong_with_a_deck_is_told_with_its_rule(deck: Deck, code: str, rule: str) -> None:
    (reason,) = problems(deck)
    assert (reason.code, reason.rule) == (code, rule)
    for language in ("es", "en"):
        told = sentence(Language(language), "vitorian", reason)
        assert told.endswith(".") and "{" not in told


@pytest.mark.rule("V4.3")
def test_copies_are_counted_by_name_whatever_the_picture() -> None:
    with with_cards({"R-01b": {"type": "print", "of": "R-01"}}, "mine.toml"):
        (reason,) = problems(changed(cards=without("R-16", R_01b=1)))
        assert (reason.code, reason.params) == ("deck_copies", {"card": "R-01", "n": 5, "most": 4})


@pytest.mark.rule("V3.6")
def test_a_field_condition_of_a_nation_is_refused() -> None:
    record = {"type": "field", "colour": "red", "level": 1, "name": "Red Field"}
    with pytest.raises(FaultyCards, match="colour"), with_cards({"X-1": record}, "mine.toml"):
        pass
    red = msgspec.structs.replace(CARDS["G-10"], id="X-1", colour="red", named="X-1")
    CARDS["X-1"] = red
    try:
        (reason,) = problems(changed(cards=without("G-10", X_1=1)))
        assert (reason.code, reason.rule) == ("deck_field_colour", "V3.6")
    finally:
        del CARDS["X-1"]


@pytest.mark.rule("V3.7", "V4.6")
def test_pictures_and_colours_of_resources_never_matter() -> None:
    assert problems(changed(convoy=("Q-B-P1", "Q-N-S1", *FORGE.convoy[2:]))) == []


def test_decks_by_chance_are_legal_and_use_every_card() -> None:
    chance = Chance.of(5)
    found = [random_deck(chance) for _ in range(60)]
    assert all(problems(deck) == [] for deck in found)
    assert len({deck.sovereign for deck in found}) == 4
    assert {name for deck in found for name, _ in deck.cards} == {
        name for name, card in CARDS.items() if card.is_maneuver
    }
    sizes: dict[str, set[int]] = {"unit": set(), "equipment": set(), "field": set(), "P": set(), "P2": set()}
    for deck in found:
        types = [CARDS[card].type for card in deck.listed()]
        for kind in ("unit", "equipment", "field"):
            sizes[kind].add(types.count(kind))
        sizes["P"].add(sum(CARDS[card].resource == "P" for card in deck.convoy))
        sizes["P2"].add(len(deck.defense) - sum(CARDS[card].resource == "P" for card in deck.defense))
    assert (min(sizes["unit"]), max(sizes["unit"])) == (32, 40)
    assert sizes["equipment"] == {1, 2, 3, 4, 5} and sizes["field"] == {0, 1}
    assert sizes["P"] == {3, 4, 5, 6, 7} and sizes["P2"] == {1, 2, 3, 4}
    assert random_deck(Chance.of(1), "M-00").sovereign == "M-00"
    assert random_deck(Chance.of(1)) == random_deck(Chance.of(1))


def test_a_set_up_is_named_by_two_decks_or_by_how_they_are_found() -> None:
    assert config_of("forge, wings", 1).decks == (DECKS["forge"], DECKS["wings"])
    assert {config_of("starters", seed).decks for seed in range(16)} == {
        (DECKS[one], DECKS[other]) for one in STARTERS for other in STARTERS
    }
    assert config_of("random", 3) == config_of("random", 3) != config_of("random", 4)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ("forge,wing", "deck_unnamed", "flood"), ("wing", "deck_unnamed", "flood"),
        ("forge", "deck_pair", "forge,wings"), ("", "deck_pair", "starters"),
        ("forge,", "deck_pair", "random"),
        ("forge,wings,flood", "deck_pair", "forge,wings"), ("random,forge", "deck_alone", "random"),
        ("forge,starters", "deck_alone", "starters"), ("a\u202eb,forge", "deck_unnamed", "a<U+202E>b"),
    ],
)  # fmt: skip
def test_what_names_no_two_decks_is_told_without_contradiction(words: str, code: str, told: str) -> None:
    with pytest.raises(ConfigError) as caught:
        config_of(words, 1)
    assert caught.value.reason.code == code
    for texts in (Language("es"), Language("en")):
        line = sentence(texts, "vitorian", caught.value.reason)
        assert told in line and "{" not in line


def test_own_decks_are_added_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks.LISTS, "decks", dict(DECKS))
    table = {
        "sovereign": "R-00",
        "name": {"es": "Mío"},
        "cards": dict(FORGE.cards),
        "convoy": {"P": 10},
        "defense": {"S": 5},
    }
    decks.add({"mine": table}, "decks.toml")
    assert decks.LISTS.decks["mine"].defense == ("Q-R-S2",) * 5
    assert decks.title(Language("en"), "mine") == "Mío"
    assert decks.title(Language("en"), "forge") == "Forge and Bayonet"
    assert decks.title(Language("en"), "nobody") == "nobody"
    for wrong, told in (
        ({**table, "sovereign": "R-01"}, "mine: sovereign: R-01 is a card of type unit"),
        ({**table, "cards": {"R-1": 4}}, "mine: cards, R-1: there is no card R-1. Did you mean"),
        ({**table, "cards": {"R-01": 5}}, "mine: cards, R-01: takes a whole number from 1 to 4, not 5"),
        ({**table, "cards": {"R-01": 4}}, "mine: The deck has 4 Maneuver cards and needs 50."),
        ({**table, "cards": 3}, "mine: cards: takes a table of fields in braces, not 3"),
    ):
        with pytest.raises(FaultyCards) as caught:
            decks.add({"mine": wrong}, "decks.toml")
        assert any(told in fault.sentence(Language("en")) for fault in caught.value.faults)
    decks.LISTS.names.pop("mine")
