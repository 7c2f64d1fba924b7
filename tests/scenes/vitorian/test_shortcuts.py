"""What is said in one press or not asked at all, and what the keys and the mouse find by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
import pytest

from game.journal import ActLine
from game.vitorian import actions as act
from game.vitorian.actions import VitorianAction
from game.vitorian.spaces import parse
from scenes.app import App
from scenes.vitorian import layout, routes, spots
from scenes.vitorian.positions import match_at, seats
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_states import BLUE, FRONT, RED, WHITE
from sprites.intent import Intent
from tests.scenes.vitorian.support import FRAME, click, make_app, open_board, press, settle, target
from tests.scenes.vitorian.test_play import drag

T = TypeVar("T")


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def front(app: App, players: Any = None, played: tuple[str, ...] = (), **changes: Any) -> VitorianScene:
    return open_board(app, match_at(players, played, **{**FRONT, **changes}))


def said(scene: VitorianScene, kind: type[T], seat: int = 0) -> list[T]:
    """What a seat has said of a kind, by hand or unasked."""
    lines = (line for line in scene.match.lines if isinstance(line, ActLine) and line.seat == seat)
    found = (msgspec.convert(line.action, VitorianAction) for line in lines)
    return [action for action in found if isinstance(action, kind)]


def asked(scene: VitorianScene) -> str | None:
    assert scene.seen is not None
    return scene.seen.ask


# --- looked-at cards of the Convoy -----------------------------------------------------------------------


def looking(app: App, convoy: str) -> VitorianScene:
    return front(app, phase="ready", seats=[BLUE | {"convoy": convoy}, WHITE], units={"A-V2": "B-06"})


def puts(scene: VitorianScene) -> list[act.PutBack]:
    return said(scene, act.PutBack)


def test_enter_leaves_the_convoy_as_it_is(app: App) -> None:
    scene = looking(app, "S S P P")
    assert asked(scene) == "arrange" and scene.first_focus == routes.MAIN
    press(app, scene, routes.MAIN)
    settle(app, scene)
    assert asked(scene) == "main"
    assert [(put.resource, put.top) for put in puts(scene)] == [("S", True), ("S", True), ("P", True)]


@pytest.mark.parametrize("convoy", ["P P P", "P P P P", "P S"])
def test_an_order_that_changes_nothing_is_not_asked(app: App, convoy: str) -> None:
    scene = looking(app, convoy)
    assert asked(scene) == "main" and puts(scene)


def test_of_equal_cards_only_the_number_is_asked(app: App) -> None:
    scene = looking(app, "P P P S")
    low = [one.id for one in scene.targets() if one.id.startswith("way:")]
    assert asked(scene) == "arrange" and low == ["way:low1", "way:low2", "way:low3"]
    click(app, scene, "way:low2")
    settle(app, scene)
    assert [put.top for put in puts(scene)] == [False, False, True] and asked(scene) == "main"


def test_digits_choose_the_looked_at_cards_and_what_is_placed_is_shown(app: App) -> None:
    scene = looking(app, "S S P P")
    app.intend(Intent("digit", digit=3))
    assert scene.steps == ("look:P",) and scene.picked == "look:2"
    press(app, scene, "way:under")
    settle(app, scene)
    assert scene.look_of_board().placed == ((), ("P",)) and scene.first_focus == "look:0"
    press(app, scene, routes.MAIN)
    settle(app, scene)
    assert [put.top for put in puts(scene)] == [False, True, True]


def test_the_panel_covers_neither_hand_nor_units(app: App) -> None:
    scene = looking(app, "S S P P")
    panel = scene.sketch().panel
    assert layout.MAP.contains(panel)
    assert not any(
        panel.colliderect(layout.cell(unit.space, scene.shown.bottom)) for unit in scene.shown.units
    )
    assert any(one.id.startswith("hand:") for one in scene.targets())


# --- Combat and windows ----------------------------------------------------------------------------------


def test_where_nobody_can_attack_main_ends_the_turn_in_one_press(app: App) -> None:
    scene = front(app, phase="main", units={"A-V3": "R-08 fresh", "B-V3": "I-05"})
    main = scene.look_of_board().main
    assert main is not None and main.label == scene.tongue.say("end.combat")
    press(app, scene, routes.MAIN)
    for _ in range(20):
        app.step(FRAME)
    assert said(scene, act.EndPhase) == [act.EndPhase()] * 2


def test_who_wants_every_moment_stops_in_a_combat_without_attacks_that_a_recycle_helps(app: App) -> None:
    app.change_settings(recycle_moments="always")
    scene = front(app, phase="main", units={"A-R3": "R-08", "B-V3": "I-05"}, seats=[RED, WHITE])
    press(app, scene, routes.MAIN)
    settle(app, scene)
    assert asked(scene) == "combat"
    look = scene.look_of_board()
    assert look.waiting == scene.tongue.say("help.combat.none")
    assert look.main is not None and look.main.under == scene.tongue.say("end.none.under")


def window(app: App, units: dict[str, str]) -> VitorianScene:
    white = WHITE | {"hand": "", "area": "S", "recycled": False}
    red = RED | {"hand": "", "recycled": True}
    scene = VitorianScene(
        match_at(seats(1), ("attack A-V3 B-V3",), **{**FRONT, "units": units, "seats": [red, white]})
    )
    app.scenes.reset(scene, "none")
    for _ in range(20):
        app.step(FRAME)
    return scene


def test_a_window_in_which_a_recycle_cannot_help_passes(app: App) -> None:
    units = {"A-V3": "R-08", "B-V3": "I-02"}
    assert asked(window(app, units)) == "window"
    app.change_settings(recycle_moments="matter")
    white = {"sovereign": "M-00", "hand": "", "area": "p S", "convoy": "P S", "recycled": False}
    file = {**FRONT, "units": units, "seats": [RED | {"hand": "", "recycled": True}, white]}
    scene = VitorianScene(match_at(seats(1), ("attack A-V3 B-V3",), **file))
    app.scenes.reset(scene, "none")
    for _ in range(20):
        app.step(FRAME)
    assert act.Pass() in said(scene, act.Pass, 1)


# --- the way to the Sovereign ----------------------------------------------------------------------------

OPEN = {"A-V2": "R-06", "B-V3": "I-06"}


@pytest.mark.parametrize("by", ["mouse", "keys", "drag"])
def test_the_open_column_is_the_sovereign(app: App, by: str) -> None:
    scene = front(app, units=OPEN)
    if by == "drag":
        drag_to_gate(app, scene)
    else:
        (click if by == "mouse" else press)(app, scene, "cell:6")
        assert scene.states()["gate:1"] == scene.states()["sov:1"] == "enemy"
        (click if by == "mouse" else press)(app, scene, "gate:1")
    assert act.Attack(6, -1) in said(scene, act.Attack)


def drag_to_gate(app: App, scene: VitorianScene) -> None:
    x, y = target(scene, "cell:6").rect.center
    for name, at in (("point", (x, y)), ("press", (x, y)), ("point", (x + 20, y - 40))):
        app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))
    place = target(scene, "gate:1").rect.center
    for name in ("point", "release"):
        app.intend(Intent(name, pos=(float(place[0]), float(place[1])), device="mouse"))
    app.step(FRAME)


def test_a_unit_marches_by_a_drag_and_a_small_one_only_chooses_it(app: App) -> None:
    scene = front(app, phase="main", units={"A-V2": "R-06"})
    drag(app, scene, "cell:6", "cell:1")
    settle(app, scene)
    assert act.Move(6) in said(scene, act.Move)


def test_a_free_space_says_why_it_is_no_target(app: App) -> None:
    scene = front(app, units=OPEN)
    for chosen in (False, True):
        if chosen:
            click(app, scene, "cell:6")
        app.toasts.clear()
        x, y = layout.cell(parse("B-V5"), 0).center
        for name in ("point", "press", "release"):
            app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
        assert app.toasts.text and not scene.match.acts
        for _ in range(10):
            app.step(80.0)


def test_arrows_stay_on_the_board_while_something_lies_that_way(app: App) -> None:
    scene = front(app)
    scene.interaction.set_focus("cell:7", by_keys=True)
    app.intend(Intent("up"))
    assert scene.focus_id == "cell:12"
    scene.interaction.set_focus("cell:6", by_keys=True)
    app.intend(Intent("up"))
    assert (scene.focus_id or "").startswith("cell:1")


def test_while_paying_a_card_of_the_hand_says_to_pay_first(app: App) -> None:
    scene = front(app, phase="main")
    click(app, scene, "hand:1")
    click(app, scene, "cell:8")
    assert asked(scene) == "payment"
    app.intend(Intent("digit", digit=1))
    assert app.toasts.text == scene.tongue.say("not_now.payment")


# --- where a unit is proposed ----------------------------------------------------------------------------

FREE = list(range(10))


@pytest.mark.parametrize(
    ("card", "units", "last", "expected"),
    [
        ("R-03", {"B-V1": "I-02", "B-V2": "I-02", "B-V3": "I-02", "B-V5": "I-02"}, 0, "A-V4"),
        ("R-03", {f"B-V{n}": "I-02" for n in range(1, 6)} | {"B-V4": "I-01"}, 0, "A-V4"),
        ("R-09", {"A-V2": "R-08"}, 4, "A-R2"),
        ("I-02", {"B-V4": "R-08", "B-V1": "R-01"}, 0, "A-V4"),
        ("R-08", {}, 3, "A-V4"),
    ],
    ids=[
        "an open column",
        "who can be beaten",
        "artillery behind its tank",
        "before the tank",
        "last column",
    ],
)
def test_a_unit_is_proposed_where_it_does_its_work(
    app: App, card: str, units: dict[str, str], last: int, expected: str
) -> None:
    scene = front(app, phase="main", units=units)
    seen = scene.seen
    assert seen is not None
    taken = {unit.space for unit in seen.units}
    free = [space for space in FREE if space not in taken]
    assert spots.best(seen, card, free, last) == parse(expected)


def test_the_keys_stand_on_the_proposed_space(app: App) -> None:
    scene = front(app, phase="main", units={"B-V1": "I-05"})
    app.intend(Intent("digit", digit=1))
    assert (scene.focus_id or "").startswith("cell:") and int((scene.focus_id or "cell:0")[5:]) >= 5
