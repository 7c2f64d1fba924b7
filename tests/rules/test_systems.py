"""Every game of the house is known wherever a game can be asked for."""

from __future__ import annotations

import pytest

from game.language import AREAS, CODES, Language
from game.opponents import BALANCED, NOVICE, character_key
from game.rules.contract import SPECTATOR, visible_to
from game.systems import SYSTEMS
from tools.mutants import GAMES


def test_the_mutation_tester_knows_every_game() -> None:
    assert set(GAMES) == SYSTEMS.keys()


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_game_plays_its_scenarios_and_tells_how_a_match_begins(name: str) -> None:
    system = SYSTEMS[name]
    assert system.scenarios().system is system
    tell = system.tell(Language("en"))
    _, told = system.new(system.config(), 1)
    assert any(tell(event) for event in visible_to(SPECTATOR, told))


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_game_is_called_by_its_id_and_has_texts_and_a_novice(name: str) -> None:
    system = SYSTEMS[name]
    assert system.id == name and name in AREAS
    assert NOVICE in system.levels


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", SYSTEMS)
def test_names_that_stand_on_plates_are_plain_words(name: str, code: str) -> None:
    """Plates, seals and file names print them as they are, without markup."""
    language = Language(code)
    for key in (f"{name}.name", f"{name}.about", *SYSTEMS[name].seat_names):
        assert not set(language.text(key)) & set("~[]"), key


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", SYSTEMS)
def test_whoever_made_a_game_is_thanked(name: str, code: str) -> None:
    language = Language(code)
    assert language.has(f"menus.credits.{name}") and language.has(f"menus.credits.{name}.title")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", SYSTEMS)
def test_levels_and_characters_are_named_and_described(name: str, code: str) -> None:
    system, language = SYSTEMS[name], Language(code)
    assert system.characters[0] == BALANCED
    keys = [f"common.level.{level}" for level in system.levels]
    keys += [character_key(character) for character in system.characters]
    said = [language.text(key) for key in keys] + [language.text(f"{key}.about") for key in keys]
    assert all(said) and len(set(said)) == len(said)
