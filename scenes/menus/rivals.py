"""Who may sit at a seat, as tiles to choose from: a person, a level of the computer, a character of it."""

from __future__ import annotations

from game.language import Texts
from game.opponents import BALANCED, character_key
from scenes.menus import setup_model as model
from scenes.menus import wording
from scenes.menus.tiles import Tile

LEVEL_ICONS = {"novice": "candle", "apprentice": "book", "veteran": "eye", "master": "crown"}
CHARACTER_ICONS = {
    BALANCED: "equal", "bold": "burst", "patient": "hour", "fickle": "swap", "spy": "search",
    "fierce": "bayonet", "wary": "shield", "impetuous": "blade", "steadfast": "shield",
}  # fmt: skip
OTHER_ICON = "automaton"
"""For a level or a character that no picture was chosen for."""


def player_tiles(language: Texts, game: str) -> list[Tile]:
    """A person first, then the levels of `game`, each with as many pips as it is strong."""
    levels = model.levels(game)
    people = Tile(model.HUMAN, language.text("common.kind.human"), "person")
    tiles = (_level_tile(language, game, name, rank, len(levels)) for rank, name in enumerate(levels, 1))
    return [people, *tiles]


def _level_tile(language: Texts, game: str, name: str, rank: int, of: int) -> Tile:
    icon = LEVEL_ICONS.get(name, OTHER_ICON)
    return Tile(name, wording.level(language, name), icon, rank, of, about(language, game, name, BALANCED))


def character_tiles(language: Texts, game: str) -> list[Tile]:
    """The characters of `game`; none where there is nothing to choose."""
    names = model.characters(game)
    if len(names) < 2:
        return []
    return [
        Tile(name, wording.character(language, name), CHARACTER_ICONS.get(name, OTHER_ICON)) for name in names
    ]


def about(language: Texts, game: str, player: str, character: str) -> str:
    """What the computer player of a level and a character is like in `game`, in a few honest sentences."""
    own = f"{game}.level.{player}.about"
    level = language.text(own if language.has(own) else f"common.level.{player}.about")
    if character == BALANCED:
        return level
    return f"{language.text(f'{character_key(character)}.about')} {level}"
