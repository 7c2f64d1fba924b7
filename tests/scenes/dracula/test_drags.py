"""Cards that are dragged: a drag chooses what presses do, and however it ends every card lies at rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.dracula.actions import DRAWN
from game.dracula.view import DraculaObservation
from scenes.app import App
from scenes.dracula import drags, layout
from scenes.dracula import selection as sel
from scenes.dracula.positions import match_at, seats
from scenes.dracula.scene import DraculaScene
from scenes.dracula.selection import EMPTY, Selection
from sprites.intent import Intent, Point
from tests.scenes.dracula.support import click, instant_app, make_app, open_board, rest

RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")
PILE: Point = tuple(layout.PILE.center)  # type: ignore[assignment]
TABLE: Point = (640.0, 560.0)
"""Where no piece lies."""


def seen_with(drawn: str, **position: Any) -> DraculaObservation:
    given = {"turn": "V", "order": "BSOX", "pile": 8, "known": ["O1", "S8"], "drawn": drawn} | position
    seen = match_at(RACKS, **given).observation(1)
    assert isinstance(seen, DraculaObservation)
    return seen


@pytest.fixture
def app() -> Iterator[App]:
    app = instant_app()
    yield app
    app.close()


def board(app: App, drawn: str = "X6", **position: Any) -> DraculaScene:
    """Van Helsing has drawn and is to discard."""
    uncovered = position.pop("uncovered", None)
    given = {"turn": "V", "order": "BSOX", "pile": 8, "drawn": drawn} | position
    scene = open_board(app, match_at(RACKS, **given))
    if uncovered is not None:
        scene.uncover(uncovered)
    scene.view.jump()
    scene.settle()
    app.step(20.0)
    assert scene.deciding
    return scene


def middle(wanted: str) -> Point:
    """The centre of a piece."""
    kind, *which = wanted.split(":")
    areas = {"drawn": layout.HELD, "pile": layout.PILE}
    if kind == "slot":
        rect = layout.card(int(which[0]) == 1, int(which[1]))
    elif kind == "district":
        rect = layout.tile(int(which[0]))
    else:
        rect = areas[kind]
    return float(rect.centerx), float(rect.centery)


def take(app: App, source: str, pos: Point = TABLE) -> None:
    """Press a card and carry it to a point."""
    rest(app)
    app.intend(Intent("point", pos=middle(source), device="mouse"))
    app.intend(Intent("press", pos=middle(source), device="mouse"))
    app.intend(Intent("point", pos=pos, device="mouse"))


def let_go(app: App, pos: Point | None) -> None:
    app.intend(Intent("release", pos=pos, device="mouse"))
    app.step(20.0)


def drag(app: App, source: str, onto: str) -> None:
    take(app, source, middle(onto))
    let_go(app, middle(onto))


# --- where a card may go --------------------------------------------------------------------------------


@pytest.mark.rule("D14")
@pytest.mark.parametrize("drawn", ["X1", "X2", "S3", "X4", "S5", "X6", "X7", "B8"])
@pytest.mark.parametrize("place", [None, 0, 1, 2, 3, 4, 5])
def test_every_place_that_glows_leads_to_a_legal_discard(drawn: str, place: int | None) -> None:
    seen = seen_with(drawn)
    chosen = EMPTY if place is None else sel.choose_place(seen, place)
    for source in ("drawn", *(f"slot:1:{number}" for number in range(1, 6))):
        for onto, after in drags.drops(seen, chosen, source).items():
            assert onto != source
            assert sel.candidates(seen, after), (source, onto, after)


@pytest.mark.rule("D16")
def test_an_8_may_not_be_dragged_onto_the_pile_too_early() -> None:
    seen = seen_with("X6", pile=2)
    assert "pile" not in drags.drops(seen, EMPTY, "slot:1:4")
    assert "slot:1:4" not in drags.drops(seen, EMPTY, "drawn")
    assert "pile" in drags.drops(seen, EMPTY, "slot:1:3")


PAIRS: list[tuple[str, str, str, tuple[str, ...]]] = [
    ("X2", "drawn", "slot:1:3", ("slot:1:3",)),
    ("X2", "drawn", "pile", ("drawn",)),
    ("X2", "slot:1:1", "pile", ("slot:1:1",)),
    ("X2", "slot:1:2", "slot:0:1", ("slot:1:2", "slot:0:1")),
    ("X6", "drawn", "slot:0:4", ("drawn", "district:4")),
    ("X6", "drawn", "district:2", ("drawn", "district:2")),
]


@pytest.mark.parametrize(("drawn", "source", "onto", "presses"), PAIRS)
def test_a_drag_chooses_what_presses_choose(
    app: App, drawn: str, source: str, onto: str, presses: tuple[str, ...]
) -> None:
    pressed = board(app, drawn)
    for wanted in presses:
        click(app, pressed, wanted)
    by_presses = pressed.selection
    dragged = board(app, drawn)
    acts = dragged.match.acts
    drag(app, source, onto)
    assert dragged.selection == by_presses != EMPTY
    assert dragged.match.acts == acts, "a drop confirms nothing"


@pytest.mark.rule("D23")
def test_for_a_4_one_own_card_is_dragged_onto_another(app: App) -> None:
    scene = board(app, "X4")
    click(app, scene, "drawn")
    drag(app, "slot:1:2", "slot:1:5")
    assert scene.selection == Selection(DRAWN, (2, 5))


@pytest.mark.rule("D25")
def test_for_a_6_an_own_card_is_dragged_across(app: App) -> None:
    scene = board(app, "X6")
    click(app, scene, "drawn")
    drag(app, "slot:1:2", "slot:0:3")
    assert scene.selection == Selection(DRAWN), "it may not leave its district"
    drag(app, "slot:1:2", "slot:0:2")
    assert scene.selection == Selection(DRAWN, (2,))


def test_another_card_dragged_onto_the_pile_takes_the_place_of_the_first_choice(app: App) -> None:
    scene = board(app, "X2")
    drag(app, "slot:1:1", "pile")
    drag(app, "slot:1:3", "pile")
    assert scene.selection.place == 3
    drag(app, "slot:1:3", "pile")  # there the drawn card is tried now, for a 4 is aimed at the own row
    assert scene.selection.place == DRAWN


# --- drops that are not legal ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "onto", "rule"),
    [("slot:1:4", "pile", "D16"), ("drawn", "slot:1:4", "D16"), ("drawn", "slot:0:1", "")],
)
def test_a_drop_that_is_not_legal_goes_back_and_says_why(app: App, source: str, onto: str, rule: str) -> None:
    scene = board(app, "X2", pile=2)
    drag(app, source, onto)
    assert scene.selection == EMPTY and scene.carry is None
    assert app.toasts.refused_id == source and app.toasts.rule == rule
    assert app.toasts.text


def test_a_drop_on_the_bare_table_or_at_home_goes_back_in_silence(app: App) -> None:
    scene = board(app)
    for end in (TABLE, (middle("slot:1:1")[0] + 20, middle("slot:1:1")[1])):
        take(app, "slot:1:1", TABLE)
        app.intend(Intent("point", pos=end, device="mouse"))
        let_go(app, end)
        assert scene.selection == EMPTY and scene.carry is None and app.toasts.refused_id is None


def test_the_way_back_takes_its_time_and_the_card_shakes_at_home() -> None:
    app = make_app()
    scene = board(app, "X2", pile=2)
    take(app, "slot:1:4", PILE)
    assert scene.carry is not None and scene.carry.card.centre == PILE
    app.intend(Intent("release", pos=PILE, device="mouse"))
    app.step(100.0)
    assert scene.carry is not None and app.toasts.refused_id is None
    app.step(100.0)
    assert scene.carry is None and app.toasts.refused_id == "slot:1:4"
    app.close()


# --- broken off -----------------------------------------------------------------------------------------


def by_key(name: str) -> Callable[[App, DraculaScene], object]:
    return lambda app, scene: app.intend(Intent(name))


def rival_acts(app: App, scene: DraculaScene) -> None:
    """Something happens in the match while the card is in the hand."""
    legal = scene.match.observation(1).legal
    scene.match.act(1, legal[0])
    app.step(20.0)


BREAKS: dict[str, Callable[[App, DraculaScene], object]] = {
    "outside": lambda app, scene: app.intend(Intent("release", pos=None, device="mouse")),
    "focus lost": lambda app, scene: app.handle(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "minimised": lambda app, scene: app.handle(pygame.Event(pygame.WINDOWMINIMIZED)),
    "Escape": by_key("cancel"),
    "right button": lambda app, scene: app.intend(Intent("secondary", pos=TABLE, device="mouse")),
    "Enter": by_key("confirm"),
    "a digit": lambda app, scene: app.intend(Intent("digit", digit=2)),
    "advice": by_key("hint"),
    "undo": by_key("undo"),
    "again": by_key("again"),
    "resize": lambda app, scene: app.handle(pygame.Event(pygame.WINDOWSIZECHANGED)),
    "pause": by_key("menu"),
    "log": by_key("log"),
    "language": lambda app, scene: app.change_language("en"),
    "text size": lambda app, scene: app.change_settings(text_size="large"),
    "rival acts": rival_acts,
    "conceded": lambda app, scene: (scene.match.concede(1), app.step(20.0)),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_drag_that_is_broken_off_leaves_every_card_in_its_place(app: App, how: str) -> None:
    scene = board(app)
    backs = []
    kept = scene.drag_cancelled

    def noted(target: Any) -> None:
        backs.append(target.id)
        kept(target)

    scene.drag_cancelled = noted  # type: ignore[method-assign]
    take(app, "slot:1:1", PILE)
    assert scene.carrying == ("slot:1:1", "pile")
    BREAKS[how](app, scene)
    app.step(20.0)
    let_go(app, PILE)  # the button comes up later, over a legal place
    app.step(20.0)
    assert backs == ["slot:1:1"]
    assert scene.carry is None and scene.interaction.dragging is None
    assert scene.selection == EMPTY


@pytest.mark.parametrize("how", ["outside", "focus lost", "Escape", "right button", "resize"])
def test_the_next_drag_moves_the_card_that_was_taken(how: str) -> None:
    app = make_app()  # the first card still flies home when the second one is taken
    scene = board(app)
    take(app, "slot:1:1", PILE)
    BREAKS[how](app, scene)
    app.intend(Intent("press", pos=middle("slot:1:3"), device="mouse"))
    app.intend(Intent("point", pos=PILE, device="mouse"))
    assert scene.carry is not None and (scene.carry.source, scene.carry.card.card) == ("slot:1:3", "O4")
    app.intend(Intent("release", pos=PILE, device="mouse"))
    assert scene.selection.place == 3
    app.close()


def test_a_small_movement_is_still_a_press(app: App) -> None:
    scene = board(app)
    x, y = middle("slot:1:1")
    for name, pos in (("point", (x, y)), ("press", (x, y)), ("point", (x + 4, y)), ("release", (x + 4, y))):
        app.intend(Intent(name, pos=pos, device="mouse"))
    assert scene.selection.place == 1


@pytest.mark.rule("D47")
def test_nothing_that_was_dragged_outlives_the_cover() -> None:
    app = make_app()
    scene = board(app, players=seats(None, ("Ana", "Bruno")), uncovered=1)
    take(app, "slot:1:1", PILE)
    assert scene.carry is not None
    action = next(action for action in scene.match.observation(1).legal)
    scene.act(action)
    assert scene.carry is None, "the very next frame must not show it"
    app.step(20.0)
    assert scene.interaction.dragging is None
    app.close()


def test_while_a_card_is_in_the_hand_its_place_is_empty_and_its_goals_glow(app: App) -> None:
    scene = board(app)
    take(app, "drawn", middle("slot:1:3"))
    look = scene.look_of_board()
    assert look.taken == "drawn" and look.takes("pile") and look.takes("slot:1:3")
    assert look.states["slot:1:3"] == "chosen" and look.states["pile"] == "aim"
    assert look.tried == sel.choose_place(seen_with("X6"), 3), "its outcome is told before it is let go"
    app.draw()
