"""What the board says before anything is lost: why a zone takes no card, what is given up, what falls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha.state import Table
from game.epikha.view import EpikhaObservation
from scenes.app import App
from scenes.epikha import layout, routes
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from sprites.intent import Intent
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha import asking
from tests.scenes.epikha.support import make_app, open_board, press, rest, target


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def opened(app: App, table: Table) -> EpikhaScene:
    return open_board(app, match_on(table, seats(A)))


@pytest.mark.rule("E11.2")
def test_a_drag_to_a_zone_that_does_not_take_the_card_says_why(app: App) -> None:
    scene = opened(app, asking.main())
    opal = routes.arm(next(one.id for one in scene.shown.sides[A].armoury if one.card == "O1"))
    assert routes.magic(A) not in scene.paths(seen_by(scene)).next((opal,))
    x, y = target(scene, opal).rect.center
    place = layout.space(A, "magic", 0, A).center
    for name, at in (("point", (x, y)), ("press", (x, y)), ("point", (x + 20, y - 60)), ("point", place)):
        app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))
    app.intend(Intent("release", pos=(float(place[0]), float(place[1])), device="mouse"))
    assert scene.match.acts == 0 and app.toasts.text and app.toasts.rule


def seen_by(scene: EpikhaScene) -> EpikhaObservation:
    assert scene.seen is not None
    return scene.seen


@pytest.mark.parametrize(("guarded", "asks"), [(False, True), (True, False)])
@pytest.mark.rule("E13.8")
def test_who_gives_up_an_open_way_is_asked_once(app: App, guarded: bool, asks: bool) -> None:
    board = Board()
    board.add(A, "E01")
    if guarded:
        board.add(B, "E01")
    board.fight()
    scene = opened(app, board.table)
    assert scene.seen is not None and scene.seen.ask == "attack"
    press(app, scene, routes.SECOND)
    assert (scene.match.acts == 0) is asks
    if not asks:
        return
    second = scene.sketch().second
    assert second is not None and second.label == scene.tongue.say("anyway") and app.toasts.rule == "E13.8"
    rest(app)
    press(app, scene, routes.SECOND)
    assert scene.match.acts > 0


@pytest.mark.rule("E14.2")
def test_what_absorbs_shows_before_whether_it_falls(app: App) -> None:
    board = Board(active=B)
    player = board.player(A, "E13", "E14")
    board.packet(A, player, (10, 1), way="direct")
    scene = opened(app, board.table)
    shown = {}
    for card in ("E13", "E14"):
        id = routes.arm(board.arm(player, card))
        scene.interaction.set_focus(id, by_keys=True)
        found = scene.outcome()
        assert found is not None and found.fates is not None and scene.match.acts == 0
        shown[card] = {fate.id: fate for fate in found.fates}[id]
    assert shown["E13"].falls and not shown["E14"].falls and shown["E14"].loss == 10
