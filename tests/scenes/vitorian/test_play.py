"""Matches on the board by presses alone: with the mouse, with keys, by drags, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.vitorian import actions as act
from scenes.app import App
from scenes.table.view import NOBODY
from scenes.vitorian import routes
from scenes.vitorian.overlays import InspectCard, PileBrowser
from scenes.vitorian.positions import fresh, match_at, seats
from scenes.vitorian.scene import VitorianScene
from scenes.vitorian.tour_states import FRONT, RED, WHITE
from sprites.intent import Intent
from tests.scenes.vitorian.support import (
    MOST_PRESSES,
    click,
    make_app,
    match_of,
    open_board,
    play_on,
    press,
    settle,
    target,
)


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def front(app: App, **changes: object) -> VitorianScene:
    return open_board(app, match_at(**{**FRONT, **changes}))


def main_phase(app: App) -> VitorianScene:
    return front(app, phase="main")


@pytest.mark.parametrize(("by_mouse", "decks"), [(True, ("forge", "flood")), (False, ("wings", "rampart"))])
def test_a_whole_match_is_played_by_pressing_what_glows(
    app: App, by_mouse: bool, decks: tuple[str, str]
) -> None:
    scene = open_board(app, match_of(0, decks, seed=3))
    took = play_on(app, scene, random.Random(5), MOST_PRESSES, by_mouse)
    assert took < MOST_PRESSES and scene.match.outcome is not None


def test_a_card_is_played_by_two_presses_and_a_payment(app: App) -> None:
    scene = main_phase(app)
    click(app, scene, "hand:0")
    assert scene.steps == ("card:R-01",) and scene.states()["cell:8"] == "place"
    click(app, scene, "cell:8")
    assert scene.seen is not None and scene.seen.ask == "payment"
    click(app, scene, routes.MAIN)
    settle(app, scene)
    unit = scene.shown.at(8)
    assert unit is not None and unit.card == "R-01" and unit.fresh


def test_a_payment_is_changed_piece_by_piece(app: App) -> None:
    scene = main_phase(app)
    for id in ("hand:0", "cell:8", "res:S"):
        click(app, scene, id)
    settle(app, scene)
    assert scene.shown.at(8) is not None
    assert scene.shown.sides[0].ready.count("Q-R-S1") == 0


def test_escape_steps_back_out_of_a_payment(app: App) -> None:
    scene = main_phase(app)
    before = scene.match.digest()
    click(app, scene, "hand:0")
    click(app, scene, "cell:8")
    app.intend(Intent("cancel"))
    app.step(20)
    settle(app, scene)
    assert scene.match.digest() == before
    assert scene.seen is not None and scene.seen.ask == "main"
    app.intend(Intent("cancel"))
    assert app.scenes.top is not scene  # nothing left to step back from: the pause


def test_a_press_on_the_chosen_card_takes_it_back(app: App) -> None:
    scene = main_phase(app)
    press(app, scene, "hand:0")
    press(app, scene, "hand:0")
    assert scene.steps == () and scene.match.acts == 0


def test_of_looked_at_cards_that_are_alike_the_pressed_one_is_marked(app: App) -> None:
    """Two of the three are of one kind: which of them is meant never matters, but the eye wants its own."""
    blue = {"sovereign": "B-00", "hand": "B-03", "area": "P S p s", "convoy": "S S P P", "recycled": True}
    scene = front(app, phase="ready", seats=[blue, WHITE], units={"A-V2": "B-06"})
    assert scene.seen is not None and scene.seen.ask == "arrange"
    alike = [n for n, card in enumerate(scene.seen.looked) if scene.seen.looked.count(card) > 1]
    click(app, scene, f"look:{alike[1]}")
    marked = [id for id, state in scene.states().items() if state == "selected"]
    assert marked == [f"look:{alike[1]}"]


def test_digits_choose_cards_of_the_hand(app: App) -> None:
    scene = main_phase(app)
    app.intend(Intent("digit", digit=2))
    assert scene.steps == ("card:R-05",) and scene.picked == "hand:1"


def test_a_dragged_card_lands_where_it_is_let_go(app: App) -> None:
    scene = main_phase(app)
    drag(app, scene, "hand:0", "cell:8")
    assert scene.seen is not None and scene.seen.payment is not None and scene.seen.payment.space == 8


def test_a_drag_onto_a_taken_space_comes_back_and_says_why(app: App) -> None:
    scene = main_phase(app)
    drag(app, scene, "hand:0", "cell:7")
    assert scene.match.acts == 0 and scene.steps == ()
    assert app.toasts.refused_id == "hand:0"


def drag(app: App, scene: VitorianScene, source: str, goal: str) -> None:
    app.draw()
    ends = [target(scene, source).rect.center]
    x, y = ends[0]
    for name, at in (("point", (x, y)), ("press", (x, y)), ("point", (x + 20, y - 60))):
        app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))
    place = target(scene, goal).rect.center
    for name in ("point", "release"):
        app.intend(Intent(name, pos=(float(place[0]), float(place[1])), device="mouse"))
    app.step(20)


@pytest.mark.parametrize(
    ("presses", "rule"),
    [
        (("hand:2",), "V12.7"),
        (("hand:1", "cell:7"), "V2.2"),
        (("cell:6", "cell:1"), "V11.3"),
    ],
    ids=["an order in Main", "a taken space", "moved already"],
)
def test_what_is_not_allowed_says_its_rule(app: App, presses: tuple[str, ...], rule: str) -> None:
    scene = main_phase(app)
    for id in presses:
        if target_there(scene, id):
            scene.press(target(scene, id))
        app.step(400)
    assert scene.match.acts == 0
    assert app.toasts.rule == rule and rule in app.toasts.text


def target_there(scene: VitorianScene, id: str) -> bool:
    return any(one.id == id for one in scene.targets())


def test_an_attack_shows_its_outcome_before_the_click(app: App) -> None:
    scene = front(app)
    press(app, scene, "cell:7")
    scene.interaction.set_focus("cell:12", by_keys=True)
    forecast, tried = scene.foreseen()
    assert tried and forecast is not None
    assert (forecast.attack, forecast.defence, forecast.target_falls) == (7, 5, True)
    assert scene.match.acts == 0


def test_ending_the_combat_warns_once_while_the_sovereign_is_open(app: App) -> None:
    scene = front(app, units={"A-V2": "R-06", "B-V3": "I-06"})
    press(app, scene, routes.MAIN)
    assert scene.match.acts == 0 and scene.warned == routes.MAIN
    press(app, scene, routes.MAIN)
    assert scene.match.acts == 1


def test_space_opens_a_card_and_the_discard_opens_all_of_them(app: App) -> None:
    scene = main_phase(app)
    scene.interaction.set_focus("cell:7", by_keys=True)
    app.intend(Intent("secondary"))
    top = app.scenes.top
    assert isinstance(top, InspectCard) and top.card == "R-08" and top.unit is not None
    app.intend(Intent("cancel"))
    click(app, scene, "discard:1")
    pile = app.scenes.top
    assert isinstance(pile, PileBrowser) and pile.cards == tuple(reversed(scene.shown.sides[1].discard))
    pile.press(next(one for one in pile.targets() if one.id == "card:0"))
    assert isinstance(app.scenes.top, InspectCard)


def test_a_hint_points_at_what_is_to_be_pressed(app: App) -> None:
    scene = main_phase(app)
    app.intend(Intent("hint"))
    assert scene.hinted and scene.advice
    assert scene.hinted <= {one.id for one in scene.targets()}
    assert "N-" not in scene.advice, "cards are named, not numbered"


def test_a_large_hand_scrolls(app: App) -> None:
    hand = " ".join(["R-01 R-05 R-13 N-02"] * 5)
    scene = front(app, phase="main", seats=[RED | {"hand": hand}, WHITE])
    shown = [one.id for one in scene.targets() if one.id.startswith("hand:")]
    assert len(shown) == 15
    click(app, scene, "hand_right")
    assert "hand:17" in [one.id for one in scene.targets()]


def test_nothing_is_asked_of_a_person_while_the_rival_decides(app: App) -> None:
    match = match_at(seats(1), played=("attack A-V3 B-V3",), **FRONT)
    board = open_board(app, match)
    assert board.seen is not None and board.seen.ask == "window"
    click(app, board, routes.MAIN)
    assert board.seen is None and not [id for id, state in board.states().items() if state]
    assert match.why_not(1, act.Pass()) is not None


@pytest.mark.parametrize(
    ("decks", "called"), [(("forge", "rampart"), ["Zahir", "Ansgar"]), (("forge", "siege"), None)]
)
def test_two_people_without_names_are_called_by_their_sovereigns(
    app: App, decks: tuple[str, str], called: list[str] | None
) -> None:
    scene = VitorianScene(fresh(decks, players=seats(None)))
    app.scenes.reset(scene, "none")
    app.step(20)
    assert scene.view.viewer == NOBODY
    cards = [scene.seat_card(seat) for seat in (0, 1)]
    assert [card.name for card in cards] == [scene.tongue.who(seat) for seat in (0, 1)]
    assert cards[0].name != cards[1].name
    assert called is None or [card.name for card in cards] == called
