"""The rule book's states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from scenes.menus.setup_model import FIRST_GAME
from scenes.rulebook.scene import RulebookScene
from scenes.scene import Scene
from scenes.tour import TourState
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

CHAPTERS = (
    "goal",
    "table",
    "turn",
    "end",
    "resolve",
    "win",
    "secrets",
    "special",
    "variants",
    "rivals",
    "keys",
)


def _at(ref: str, turns: int = 0) -> Callable[[App, Scene], None]:
    """Open the book at a chapter and turn some leaves."""

    def run(app: App, scene: Scene) -> None:
        book = cast(RulebookScene, scene)
        book.go_to(ref)
        book.turn(turns)

    return run


def _search(wanted: str, opened: int | None = None) -> Callable[[App, Scene], None]:
    """Type a search (a term of the glossary as the player knows it, else the words), and open one hit."""

    def run(app: App, scene: Scene) -> None:
        scene.interaction.set_focus("search", by_keys=True)
        app.step(20.0)
        key = f"rulebook.dracula.term.{wanted}"
        app.intend(Intent("text", text=app.language.text(key) if app.language.has(key) else wanted))
        if opened is not None:
            scene.interaction.set_focus(f"hits.{opened}", by_keys=True)
            app.intend(Intent("confirm"))

    return run


def _state(
    name: str, *, rule: str = "", term: str = "", then: Callable[[App, Scene], None] | None = None
) -> TourState:
    return TourState(f"rulebook.{name}", lambda app: RulebookScene(FIRST_GAME, rule, term), then)


STATES = (
    _state("summary"),
    _state("effects", then=_at("effects")),
    _state("effects-2", then=_at("effects", 1)),
    _state("effects-3", then=_at("effects", 2)),
    *(_state(chapter, then=_at(chapter)) for chapter in CHAPTERS),
    *(
        _state(f"{chapter}-2", then=_at(chapter, 1))
        for chapter in ("table", "turn", "resolve", "win", "secrets")
    ),
    _state("example", then=_at("resolve.example")),
    _state("glossary", then=_at("glossary")),
    _state("term", term="trump"),
    _state("from-refusal", rule="D16"),
    _state("search", then=_search("face_up")),
    _state("search-opened", then=_search("trump", 0)),
    _state("search-rule", then=_search("d16")),
    _state("search-none", then=_search("dragon")),
)
