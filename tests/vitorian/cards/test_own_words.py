"""Whatever somebody writes into card and deck files: it works, or one sentence says why not."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import main
from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import ConfigError
from game.rules.effects.faults import FaultyCards
from game.rules.effects.files import tables_of
from game.systems import SYSTEMS
from game.vitorian import decks, library, owncards
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, LEFT_OUT, Deck, problems, random_deck
from game.vitorian.matchups import config_of, pairs
from game.vitorian.namesakes import same_name

LANGUAGES = (Language("es"), Language("en"))
UNIT: dict[str, Any] = {
    "type": "unit", "colour": "grey", "class": "militia", "level": 1, "attack": 1, "defence": 1,
}  # fmt: skip
FORGE = DECKS["forge"]


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """Everything of the house is in force again afterwards."""
    cards = dict(CARDS)
    kept = [(table, dict(table)) for table in (DECKS, LEFT_OUT, decks.LISTS.names)]
    yield
    library.SHELF.put_back(cards)
    for table, before in kept:
        table.clear()
        table.update(before)  # type: ignore[arg-type]


def unit(**fields: object) -> dict[str, Any]:
    return {**UNIT, "name": "Zz", **fields}


def use(cards: dict[str, Any], lists: str = "") -> None:
    files: list[tuple[str, Any]] = [("mine.toml", cards)] if cards else []
    owncards.put_in_force([*files, *([("decks.toml", tomllib.loads(lists))] if lists else [])])


def told(cards: dict[str, Any], lists: str = "") -> list[str]:
    """The English lines of the refusal; the Spanish ones must be whole too, and nothing is in force."""
    before = dict(CARDS), dict(DECKS)
    with pytest.raises(FaultyCards) as caught:
        use(cards, lists)
    assert (dict(CARDS), dict(DECKS)) == before and not LEFT_OUT
    spanish, english = ([fault.sentence(texts) for fault in caught.value.faults] for texts in LANGUAGES)
    assert all("{" not in line and "cardfiles" not in line for line in spanish)
    return english


def deck(name: str = "mine", **cards: int) -> str:
    whole = {card: number for card, number in FORGE.cards if card not in ("R-01", "R-02")}
    lines = [f"{card} = {number}" for card, number in {**whole, **cards}.items()]
    head = f'["{name}"]\nsovereign = "R-00"\nconvoy = {{ P = 4, S = 6 }}\ndefense = {{ P = 2, S = 3 }}\n'
    return f'{head}["{name}".cards]\n' + "\n".join(lines)


# --- what a Sovereign must have, and a lender ---


def leader(colour: str, defense: int, when: str = "recycle") -> dict[str, Any]:
    draws = {"when": when, "op": "draw", "count": 1}
    return {"type": "sovereign", "name": "x", "colours": [colour], "defense": defense, "effects": [draws]}


@pytest.mark.rule("V3.1")
def test_a_sovereign_without_a_recycle_ability_is_refused() -> None:
    use({"X-1": leader("red", 4)})
    (line,) = told({"X-1": leader("red", 4, when="end")})
    assert "at least one Recycle ability" in line


def test_who_borrows_an_attack_is_not_filtered_but_who_lends_it() -> None:
    lends = {"when": "order", "op": "borrow_attack", "target": "own_fighter", "lasts": "combat"}
    order = {"type": "order", "name": "x", "colour": "grey"}
    use({"X-1": {**order, "effects": [{**lends, "lender": {"row": "rear"}}]}})
    (line,) = told({"X-1": {**order, "effects": [{**lends, "units": {"row": "rear"}}]}})
    assert "stands in lender" in line


# --- decks of the house that own cards make illegal ---


@pytest.mark.rule("V4.1", "V4.5")
@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ({"R-01": {**UNIT, "colour": "blue"}}, "R-01 has no colour of your Sovereign"),
        ({"R-00": leader("red", 3)}, "your Sovereign asks for 3"),
    ],
)
def test_a_deck_of_the_house_that_is_no_longer_legal_is_left_out_with_its_reason(
    cards: dict[str, Any], why: str
) -> None:
    use(cards)
    assert set(LEFT_OUT) == {"forge", "siege"} and "forge" not in DECKS
    assert [one.name for one in VitorianConfig().decks] == ["wings", "rampart"]
    assert {one.name for pair in pairs() for one in pair} == {"wings", "rampart", "flood"}
    assert config_of("wings,flood", 1) and config_of("starters", 5)
    with pytest.raises(ConfigError) as caught:
        config_of("forge,wings", 1)
    assert caught.value.reason == LEFT_OUT["forge"]
    lines = decks.left_out(LANGUAGES[1].text)
    assert len(lines) == 2 and lines[0].startswith("The deck forge cannot") and why in lines[0]


def test_at_the_door_it_is_said_which_deck_is_left_out_and_the_game_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = msgspec.structs.replace(SYSTEMS["vitorian"])
    monkeypatch.setattr("game.systems.SYSTEMS", {**SYSTEMS, "vitorian": system})
    monkeypatch.setattr("game.owncards._used", [])
    lines = [f"{name} = {value!r}" for name, value in {**UNIT, "colour": "blue"}.items()]
    (tmp_path / "mine.toml").write_text("\n".join(["[R-01]", *lines]), encoding="utf-8")
    assert main.use_cards(tmp_path, main.texts("es"))
    said = capsys.readouterr().err.splitlines()
    assert [line.split()[2] for line in said] == ["forge", "siege"] and all("R-01" in line for line in said)
    assert system.fingerprint != SYSTEMS["vitorian"].fingerprint


def test_who_mends_the_deck_too_can_play_it() -> None:
    use({"R-01": {**UNIT, "colour": "blue"}}, deck("forge", **{"R-02": 4, "R-09": 4}))
    assert set(LEFT_OUT) == {"siege"} and dict(DECKS["forge"].cards)["R-09"] == 4


def test_cards_with_which_no_deck_is_left_are_refused() -> None:
    leaders = {name: (CARDS[name].colour, 3 if CARDS[name].defense > 3 else 5) for name in decks.sovereigns()}
    lines = told({name: leader(*one) for name, one in leaders.items()})
    assert len(lines) == 8 and all("Defense pile" in line for line in lines)


def test_a_resource_of_the_house_keeps_what_decks_count_on() -> None:
    lines = told({"Q-R-P1": {"type": "resource", "colour": "red", "kind": "S", "value": 2}})
    assert [line.split(":")[2].strip() for line in lines] == ["kind", "value"]
    use({"Q-R-P1": {"type": "resource", "colour": "red", "kind": "P", "value": 1, "name": "Reserve"}})
    assert problems(FORGE) == []


# --- pictures of cards ---


@pytest.mark.rule("V4.3")
def test_a_picture_of_a_picture_is_one_of_the_card() -> None:
    prints = {"X-01": "X-02", "X-02": "X-03", "X-03": "R-01", "X-04": "Q-R-P1"}
    use({name: {"type": "print", "of": of} for name, of in prints.items()})
    for name in ("X-01", "X-02", "X-03"):
        same = {"id": name, "picture": name, "own": True}
        assert CARDS[name] == msgspec.structs.replace(CARDS["R-01"], **same)
    over = msgspec.structs.replace(FORGE, cards=(*FORGE.cards, ("X-01", 1)))
    assert "deck_copies" in [reason.code for reason in problems(over)]


@pytest.mark.parametrize(
    ("prints", "ways"),
    [
        ({"X-01": "X-01"}, ["X-01 -> X-01"]),
        ({"X-01": "X-02", "X-02": "X-01"}, ["X-01 -> X-02 -> X-01", "X-02 -> X-01 -> X-02"]),
        ({"X-01": "X-02", "X-02": "X-02"}, ["X-01 -> X-02", "X-02 -> X-02"]),
    ],
)
def test_a_picture_of_itself_is_refused(prints: dict[str, str], ways: list[str]) -> None:
    tables = {name: {"type": "print", "of": of} for name, of in prints.items()}
    lines = zip(prints, ways, strict=True)
    assert told(tables) == [f"mine.toml: {name}: of: is a picture of itself: {way}" for name, way in lines]
    with pytest.raises(FaultyCards, match="print_circle"), library.with_cards(tables, "scenario"):
        pass


# --- names ---


@pytest.mark.rule("V4.3")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Same Name", "Same Name"),
        ("Same Name", "same  NAME"),
        ({"es": "Igual", "en": "One"}, {"es": "Igual", "en": "Two"}),
    ],
)
def test_copies_are_counted_by_name_whatever_the_id(one: object, other: object) -> None:
    cards = {"MY-01": unit(name=one), "MY-02": unit(name=other), "MY-03": unit(name="Other")}
    (line,) = told(cards, deck(**{"MY-01": 4, "MY-02": 4}))
    why = "MY-01, MY-02 bear the same name and are in the deck 8 times together; 4 is the most."
    assert line == f"decks.toml: mine: {why}"
    use(cards, deck(**{"MY-01": 2, "MY-02": 2, "MY-03": 4}))
    assert problems(DECKS["mine"]) == []


@pytest.mark.rule("V4.3")
def test_a_card_that_takes_the_name_of_one_of_the_house_counts_as_it() -> None:
    name = LANGUAGES[0].text("vitorian_cards.card.R-03")
    cards = {"MY-01": unit(name={"es": name, "en": "Something Else"})}
    (line,) = told(cards, deck(**{"MY-01": 4, "R-02": 4}))
    assert "MY-01" in line and "R-03" in line and "8 times" in line


@pytest.mark.rule("V4.3")
def test_decks_by_chance_hold_no_name_more_than_four_times() -> None:
    before = [random_deck(Chance.of(seed)) for seed in range(5)]
    for kind in ({}, {"type": "order"}):
        kept = ("colour", "name") if kind else (*UNIT, "name")
        fields = {key: value for key, value in unit(name="Twin").items() if key in kept}
        use({f"MY-{kind.get('type', 'u')}{n}": {**fields, **kind} for n in range(20)})
    for seed in range(60):
        found: Deck = random_deck(Chance.of(seed))
        names: Counter[str] = Counter()
        for card, number in found.cards:
            names[same_name(CARDS[card])] += number
        assert max(names.values()) <= 4 and problems(found) == []
    assert any(random_deck(Chance.of(seed)) != deck for seed, deck in enumerate(before))


@pytest.mark.parametrize("name", ("starters", "random", "a,b", " x ", "", "x" * 25, "\u202ex", "ñu"))
def test_a_deck_that_could_never_be_chosen_is_refused(name: str) -> None:
    lists = tomllib.loads(deck("mine", **{"R-01": 4, "R-02": 4}))
    with pytest.raises(FaultyCards) as caught:
        decks.add({name: lists["mine"]}, "decks.toml")
    (fault,) = caught.value.faults
    assert fault.code == ("deck_taken" if name in ("starters", "random") else "deck_name")
    for texts in LANGUAGES:
        assert "\u202e" not in fault.sentence(texts) and len(fault.sentence(texts)) < 160


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[icon:x]", "square brackets"), ("[b]bold", "square brackets"), ("a~b", "~"), ("بطاقة", "typefaces"),
        ("x" * 41, "41 letters"),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_refused_wherever_it_is_written(text: str, why: str) -> None:
    effect = {"when": "mobilise", "op": "draw", "title": text}
    for place, cards in (("name", unit(name=text)), ("effects 1, title", unit(effects=[effect]))):
        (line,) = told({"X-01": cards})
        assert line.startswith(f"mine.toml: X-01: {place}: ") and why in line
    lists = deck(**{"R-01": 4, "R-02": 4}).replace("sovereign", f'name = "{text}"\nsovereign', 1)
    (line,) = told({}, lists)
    assert line.startswith("decks.toml: mine: name: ") and why in line


def test_a_deck_of_a_record_is_called_as_it_may_be_drawn() -> None:
    name = msgspec.structs.replace(FORGE, name="[icon:x] \u202e" + "y" * 90).name
    assert name == "(icon:x) " + "y" * 23


def test_an_accent_put_together_from_two_signs_is_one_letter() -> None:
    use({"X-01": unit(name=" Cafe\u0301 ")})
    assert CARDS["X-01"].name["en"] == "Café"


# --- effects ---


@pytest.mark.parametrize(
    ("units", "line"),
    [
        ({"least_level": 9, "most_level": 1}, "no unit is both least_level = 9 and most_level = 1"),
        ({"elite": True, "most_level": 4}, "no unit is both elite = true and most_level = 4"),
    ],
)
def test_a_filter_that_nothing_can_fit_is_refused(units: dict[str, Any], line: str) -> None:
    effect = {"when": "mobilise", "op": "destroy", "target": "one_enemy", "units": units}
    place = "mine.toml: X-01: effects 1, units, most_level"
    assert told({"X-01": unit(effects=[effect])}) == [f"{place}: {line}"]
    use({"X-01": unit(effects=[{**effect, "units": {"least_level": 5, "most_level": 5, "elite": True}}])})


def test_more_effects_than_anybody_can_read_are_refused() -> None:
    effect = {"when": "mobilise", "op": "draw"}
    assert told({"X-01": unit(effects=[effect] * 2000)}) == [
        "mine.toml: X-01: effects: has 2000 effects; 12 is the most"
    ]
    use({"X-01": unit(effects=[effect] * 12)})


@pytest.mark.parametrize("options", [[], [[]], [{"op": "draw"}], [[{"op": "draw"}]] * 5, [[{"op": "draw"}]]])
def test_a_choice_that_is_none_is_told_once(options: list[Any]) -> None:
    lines = told({"X-01": unit(effects=[{"when": "mobilise", "op": "choose_one", "options": options}])})
    assert len([line for line in lines if "possibilities" in line]) == len(lines) == 1


def test_of_many_cards_only_some_are_listed() -> None:
    (line,) = told({"X-01": {"type": "print", "of": "ZZZ"}})
    assert line.endswith(", …") and len(line) < 160


# --- files ---


def test_a_file_that_keeps_one_waiting_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "mine.toml")
    with pytest.raises(FaultyCards, match="no_file"):
        tables_of(tmp_path / "mine.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = " + "[" * 3000 + "]" * 3000, "is no TOML file: its brackets are nested too deeply"),
        ("[X-01]\na = 1\n[X-01]\n", "is no TOML file: Cannot declare [X-01] twice (at line 3, column 6)"),
        ("[a.b]\n[a.b]\n", "is no TOML file: Cannot declare [a.b] twice (at line 2, column 5)"),
    ],
)
def test_the_reader_of_toml_speaks_of_files_not_of_itself(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FaultyCards) as caught:
        tables_of(tmp_path / "mine.toml")
    assert caught.value.faults[0].sentence(LANGUAGES[1]) == f"mine.toml: {line}"
