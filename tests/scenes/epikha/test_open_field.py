"""What lies on the field is chosen with the hand covered; the forecast says what reaches whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.epikha import events as ev
from scenes.app import App
from scenes.epikha import answers, field, lanes, layout, panelwords, reckoning
from scenes.epikha.positions import id_of, match_at, seats
from scenes.epikha.scene import EpikhaScene
from scenes.table.question import BUTTONS, CONFIRM, PANEL, PASS, title_of
from scenes.vitorian import answers as vitorian
from tests.scenes.epikha.support import click, make_app, settle, target

PEOPLE = seats(None, ("Ana", "Bruno"))
ARMED: dict[str, Any] = {"hand": "A15", "player": "P", "reserves": ["guard=A06 +A12"]}
BARE: dict[str, Any] = {"hand": "A15", "player": "P", "reserves": []}
OWN: dict[str, Any] = {"hand": "", "player": "P", "reserves": ["one=E07", "two=E03"]}


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app("es")
    yield made
    made.close()


def attacked(app: App, foe: dict[str, Any], attack: str) -> tuple[EpikhaScene, dict[str, Any]]:
    """The board at the first thing that the attacked seat has to choose at the open table."""
    file = {"seats": [OWN, foe]}
    scene = EpikhaScene(match_at(PEOPLE, ("end", "passes", f"{attack}; done", "passes"), **file))
    app.scenes.reset(scene, "none")
    for _ in range(3000):
        asked = scene.asking
        if asked is not None and asked.seat == 1 and asked.passed is None and scene.calm:
            return scene, file
        app.step(20.0)
    raise AssertionError("nobody is asked")


def free(scene: EpikhaScene) -> set[str]:
    """Everything that glows."""
    return {id for id, state in scene.states().items() if state in ("playable", "place", "enemy")}


@pytest.mark.rule("E13.7", "E13.4")
def test_who_answers_an_attack_is_chosen_without_a_look_at_the_hand(app: App) -> None:
    scene, file = attacked(app, ARMED, "attack one 1")
    guard = id_of("guard", **file)
    click(app, scene, guard)
    assert scene.hand is None and "slot:1:0" in free(scene)
    click(app, scene, "slot:1:0")
    seen = scene.seen
    assert seen is not None and seen.ask == "arms"
    assert panelwords.ways(scene.tongue, scene.shown, seen, scene.paths(seen), ())
    assert not scene.sketch().ways, "the panel of the question lies where their buttons would"
    click(app, scene, PASS)
    assert scene.match.observation(1).sides[1].combat[0] is not None  # type: ignore[attr-defined]
    assert scene.hand is None


@pytest.mark.rule("E13.8")
def test_the_space_of_a_player_that_must_fight_is_chosen_and_confirmed_openly(app: App) -> None:
    scene, _ = attacked(app, BARE, "attack one 1; attack two 3")
    asked = scene.asking
    assert asked is not None and not asked.can_pass
    assert title_of(app, asked) == "Bruno, elige"
    assert free(scene) == {"slot:1:0", "slot:1:2"}
    assert scene.first_answer() == "slot:1:0"
    assert not target(scene, CONFIRM).enabled
    click(app, scene, "slot:1:2")
    click(app, scene, CONFIRM)
    placed = [event for event in scene.match.public_events() if isinstance(event, ev.Placed)]
    assert [(event.seat, event.space) for event in placed if event.cards == ("J1",)] == [(1, 2)]


@pytest.mark.rule("E12.1")
def test_a_window_is_still_answered_with_a_look_only(app: App) -> None:
    file = {"seats": [OWN | {"hand": "E17", "pool": 10}, ARMED | {"pool": 10}]}
    scene = EpikhaScene(match_at(PEOPLE, ("cast E17 at guard",), **file))
    app.scenes.reset(scene, "none")
    for _ in range(3000):
        if scene.asking is not None and scene.asking.seat == 1:
            break
        app.step(20.0)
    assert scene.asking is not None and scene.seen is None and not free(scene)


@pytest.mark.rule("E14.6")
def test_the_forecast_says_what_reaches_a_player_and_what_is_left(app: App) -> None:
    file = {"seats": [OWN, BARE]}
    match = match_at(seats(1), ("end", "passes", "attack one 1; attack two 3; done"), **file)
    scene = EpikhaScene(match)
    app.scenes.reset(scene, "none")
    settle(app, scene)
    look = scene.look_of_board()
    found = lanes.of(match.observation(1))  # type: ignore[arg-type]
    hurt = [strike for lane in found for strike in lane.strikes if strike.hurts == 1]
    assert [strike.kept for strike in hurt] and min(strike.kept for strike in hurt) == 200 - 20 - 10
    assert reckoning.reaches(look, 1) == (30, 170)


@pytest.mark.rule("E12.4")
@pytest.mark.parametrize(("card", "dies"), [("E04", True), ("E07", False)])
def test_the_chain_shows_at_whom_it_aims_and_whether_it_falls(app: App, card: str, dies: bool) -> None:
    file: dict[str, Any] = {
        "seats": [{"hand": "E17", "pool": 5, "player": "P", "reserves": [f"it={card}"]},
                  {"hand": "A15", "pool": 10, "player": "P", "reserves": []}],
        "turn": "B",
    }  # fmt: skip
    scene = EpikhaScene(match_at(seats(0), ("cast A15 at it",), **file))
    app.scenes.reset(scene, "none")
    settle(app, scene)
    look = scene.look_of_board()
    (item,) = look.board.chain
    stand = next(one for one in field.lay(look).stands if one.id == id_of("it", **file))
    assert item.target in look.aimed
    assert field.falls(look, stand) is dies


def test_the_panel_of_a_question_lies_on_neither_hand() -> None:
    for left, right in ((answers.LEFT_HAND, answers.RIGHT_HAND), (vitorian.LEFT_HAND, vitorian.RIGHT_HAND)):
        room = PANEL.inflate(12, 12)
        assert left.right <= room.left and right.left >= room.right
    assert all(PANEL.contains(button) for button in BUTTONS.values())


def test_the_log_reaches_down_where_no_button_stands(app: App) -> None:
    scene, _ = attacked(app, BARE, "attack one 1; attack two 3")
    assert scene.asking is not None and not scene.has_buttons
    assert scene.log_place == layout.TALL_LOG
    app.draw()
    assert scene.log.area == layout.TALL_LOG
