"""Matches on the board by presses alone: with the mouse, with keys, by drags, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.epikha.state import Table
from scenes.app import App
from scenes.epikha import narrator, payments, routes
from scenes.epikha.overlays import InspectCard, PileBrowser
from scenes.epikha.positions import fresh, match_on, seats
from scenes.epikha.scene import EpikhaScene
from scenes.table.view import NOBODY
from sprites.intent import Intent
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha import asking
from tests.scenes.epikha.support import (
    MOST_PRESSES,
    click,
    make_app,
    match_of,
    open_board,
    open_spot,
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


def opened(app: App, table: Table, human: int = A) -> EpikhaScene:
    return open_board(app, match_on(table, seats(human)))


def main_phase(app: App) -> EpikhaScene:
    """Hand: Legionario, Flecha de Fuego, Bendición; a soldier; a sword and three Opals in the Armoury."""
    return opened(app, asking.main())


def stack(scene: EpikhaScene, card: str) -> str:
    """The stack of equal arms of the own Armoury."""
    return routes.arm(next(one.id for one in scene.shown.sides[A].armoury if one.card == card))


def soldier(scene: EpikhaScene) -> str:
    return routes.group(scene.shown.sides[A].reserves[0].id)


@pytest.mark.parametrize(("by_mouse", "decks"), [(True, ("empiria", "abaron")), (False, ("gahu", "taliuz"))])
def test_a_whole_match_is_played_by_pressing_what_glows(
    app: App, by_mouse: bool, decks: tuple[str, str]
) -> None:
    scene = open_board(app, match_of(0, decks, seed=3))
    took = play_on(app, scene, random.Random(5), MOST_PRESSES, by_mouse)
    assert took < MOST_PRESSES and scene.match.outcome is not None


# --- Vital on demand ---------------------------------------------------------------------------------------


@pytest.mark.rule("E7.8a")
def test_a_card_shows_its_whole_payment_and_one_press_carries_it_out(app: App) -> None:
    scene = main_phase(app)
    click(app, scene, "hand:0")
    plan = scene.shown_plan()
    assert plan is not None and (plan.card, plan.made, plan.left) == ("E03", 10, 0)
    assert scene.states()[stack(scene, "O1")] == "pays" and scene.marked()[stack(scene, "O1")] == 10
    assert scene.match.acts == 0
    click(app, scene, routes.MAIN)
    settle(app, scene)
    side = scene.shown.sides[A]
    assert [group.bodies[0].card for group in side.reserves] == ["E01", "E03"]
    assert sum(spot is not None for spot in side.magic) == 2 and side.pool == 0


def test_one_undo_takes_a_whole_row_back(app: App) -> None:
    scene = main_phase(app)
    before = scene.match.digest()
    click(app, scene, "hand:0")
    click(app, scene, routes.MAIN)
    settle(app, scene)
    app.intend(Intent("undo"))
    settle(app, scene)
    assert scene.match.digest() == before


@pytest.mark.rule("E7.1")
def test_a_source_is_changed_by_a_press_on_it(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, "X29")
    board.player(A, damage=30)
    mage = board.add(A, "E04")
    board.armoury(A, "O1")
    board.main()
    scene = opened(app, board.table)
    click(app, scene, "hand:0")
    opal = stack(scene, "O1")
    assert scene.states()[opal] == "pays"
    click(app, scene, opal)
    plan = scene.shown_plan()
    assert plan is not None and not plan.opals and plan.pays == ((board.body(mage).id, 5),)
    click(app, scene, opal)
    assert scene.states()[opal] == "pays"
    click(app, scene, routes.group(mage))
    click(app, scene, routes.MAIN)
    settle(app, scene)
    body = scene.shown.group(mage)
    assert body is not None and body.bodies[0].spent == 5 and scene.shown.player_vital(A)[0] == 185


def test_a_source_without_which_nothing_can_be_paid_stays(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, "E01")
    board.armoury(A, "O1")
    board.main()
    scene = opened(app, board.table)
    click(app, scene, "hand:0")
    click(app, scene, stack(scene, "O1"))
    assert app.toasts.rule == "E7.1" and scene.chosen_card == "E01"


@pytest.mark.rule("E6.7")
def test_a_spell_is_raised_aimed_and_paid_by_what_was_shown(app: App) -> None:
    scene = main_phase(app)
    enemy = scene.shown.sides[B].reserves[0].id
    for id in ("hand:1", routes.SECOND):
        click(app, scene, id)
    plan = scene.shown_plan()
    assert plan is not None and (plan.cost, plan.made) == (10, 10)
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert scene.seen is not None and scene.seen.ask == "aim"
    assert scene.states()[routes.group(enemy)] == "enemy"
    click(app, scene, routes.group(enemy))
    settle(app, scene)
    assert scene.shown.group(enemy) is None and scene.shown.sides[A].discard == ["E17"]
    assert scene.shown.player_vital(A)[0] == 170, "nobody but the Opals has paid"


def test_a_card_that_cannot_be_played_says_why_in_its_tooltip(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, "E18", "E08", "O1")
    board.main()
    scene = opened(app, board.table)
    tips = [target(scene, id).tip for id in ("hand:0", "hand:1")]
    assert "E12.8" in tips[0] and "E7.3" in tips[1]


def test_a_tooltip_explains_each_special_rule_of_a_card(app: App) -> None:
    """Those of a card of the hand, and on the field those that its arms lend to a character as well."""
    board = Board(phase="deployment")
    board.hand(A, "E11", "E01")
    bearer = board.add(A, ("E07", "E10"))
    board.main()
    scene = opened(app, board.table)
    tips = [target(scene, id).tip for id in ("hand:0", "hand:1", f"group:{bearer}")]
    for tip, rules in zip(tips, (("pesado",), ("unidades",), ("veloz",)), strict=True):
        for rule in rules:
            sentence = f"[b]{scene.tongue.rule(rule)}.[/b] {scene.tongue.about(rule)}"
            assert tip.count(sentence) == 1


@pytest.mark.rule("E11.5")
def test_the_player_is_named_once_and_not_told_to_enter_the_magic_zone(app: App) -> None:
    board = Board(phase="deployment")
    player = board.player(A, "O1")
    board.main()
    scene = opened(app, board.table)
    tip, say = target(scene, routes.group(player)).tip, scene.tongue.say
    assert tip.count(scene.tongue.card("J1")) == 1 + say("tip.player_magic").count(scene.tongue.card("J1"))
    assert say("tip.player_magic") in tip and scene.tongue.about("magia") not in tip


@pytest.mark.rule("E7.7")
def test_who_pays_with_the_player_is_warned(app: App) -> None:
    """What the pool pays alone asks nothing of the Player."""
    for pool, warned in ((5, False), (0, True)):
        board = Board(phase="deployment")
        board.hand(A, "X29", pool=pool)
        board.player(A, damage=30)
        board.main()
        scene = opened(app, board.table)
        click(app, scene, "hand:0")
        plan = scene.shown_plan()
        assert plan is not None
        lasting = payments.lasting(narrator.sketch(scene), plan.of_bodies)
        assert lasting == ([scene.tongue.say("pay.lasting")] if warned else [])


@pytest.mark.rule("E8.5")
def test_the_button_leads_to_combat_only_where_there_is_one(app: App) -> None:
    for turns, label in ((1, "end.first"), (2, "end.deployment")):
        board = Board(phase="deployment")
        board.table.sides[A].turns = turns
        board.main()
        scene = opened(app, board.table)
        assert target(scene, routes.MAIN).label == scene.tongue.say(label)


def test_the_pool_charges_all_free_opals(app: App) -> None:
    scene = main_phase(app)
    press(app, scene, routes.pool(A))
    settle(app, scene)
    assert scene.shown.sides[A].pool == 15


@pytest.mark.rule("E10.2")
def test_returned_arms_go_back_as_before_by_one_press(app: App) -> None:
    scene = open_board(app, match_of(0, seed=4))
    assert scene.as_before(scene.seen) == ()  # type: ignore[arg-type]
    table = asking.main()
    match = match_on(table, seats(A))
    board = open_board(app, match)
    sword, bearer = stack(board, "E09"), soldier(board)
    click(app, board, sword)
    click(app, board, bearer)
    settle(app, board)
    assert [arm.card for arm in board.shown.sides[A].reserves[0].bodies[0].arms] == ["E09"]


# --- choosing ----------------------------------------------------------------------------------------------


def test_escape_steps_back_before_it_opens_anything(app: App) -> None:
    scene = main_phase(app)
    click(app, scene, "hand:0")
    app.intend(Intent("cancel"))
    assert scene.steps == () and app.scenes.top is scene
    app.intend(Intent("cancel"))
    assert app.scenes.top is not scene


def test_digits_choose_cards_of_the_hand(app: App) -> None:
    scene = main_phase(app)
    app.intend(Intent("digit", digit=2))
    assert scene.steps == ("card:E17",) and scene.picked == "hand:1"


@pytest.mark.parametrize(
    ("source", "goal", "ends"),
    [("hand", "reserves", "played"), ("sword", "soldier", "assigned"), ("hand", "soldier", "played")],
)
def test_a_drag_says_as_much_as_two_presses(app: App, source: str, goal: str, ends: str) -> None:
    scene = main_phase(app)
    names = {
        "hand": "hand:0", "sword": stack(scene, "E09"), "soldier": soldier(scene),
        "reserves": routes.reserves(A),
    }  # fmt: skip
    drag(app, scene, names[source], names[goal])
    settle(app, scene)
    side = scene.shown.sides[A]
    if ends == "played":
        assert "E03" in [group.bodies[0].card for group in side.reserves]
    else:
        assert [arm.card for arm in side.reserves[0].bodies[0].arms] == ["E09"]


def drag(app: App, scene: EpikhaScene, source: str, goal: str) -> None:
    x, y = target(scene, source).rect.center
    for name, at in (("point", (x, y)), ("press", (x, y)), ("point", (x + 20, y - 60))):
        app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))
    spot = open_spot(scene, goal, target(scene, goal).rect)
    for name in ("point", "release"):
        app.intend(Intent(name, pos=(float(spot[0]), float(spot[1])), device="mouse"))
    app.step(20)


@pytest.mark.parametrize(
    ("card", "rule"),
    [("E18", "E12.8"), ("E08", "E7.3"), ("A17", "E12.2")],
    ids=["shield", "dear", "no target"],
)
def test_what_is_not_allowed_says_its_rule(app: App, card: str, rule: str) -> None:
    board = Board(phase="deployment")
    board.hand(A, card, "O1")
    board.main()
    scene = opened(app, board.table)
    click(app, scene, "hand:0")
    assert scene.match.acts == 0 and app.toasts.text
    assert app.toasts.rule == rule


@pytest.mark.rule("E13.8")
def test_a_forced_player_is_placed_before_an_attacker_by_a_press_on_it(app: App) -> None:
    table = asking.forced()
    scene = opened(app, table, B)
    attacker = table.sides[A].combat[1]
    assert attacker is not None
    click(app, scene, routes.group(attacker.id))
    settle(app, scene)
    assert scene.match.acts > 0


@pytest.mark.rule("E13.11")
def test_a_responder_is_foreseen_before_the_click(app: App) -> None:
    table = asking.respond()
    scene = opened(app, table, B)
    defender = table.sides[B].reserves[0].id
    press(app, scene, routes.group(defender))
    scene.interaction.set_focus(routes.slot(B, 0), by_keys=True)
    first = scene.foreseen()[0]
    assert first.responder == defender and scene.match.acts == 0
    assert table.sides[B].reserves[0].bodies[0].id in first.falls
    hit = next(strike for strike in first.strikes if strike.target == defender)
    assert (hit.amount, hit.over, hit.on) == (20, 5, B)


@pytest.mark.rule("E14.4")
def test_absorbing_without_loss_is_one_press(app: App) -> None:
    scene = opened(app, asking.absorb())
    click(app, scene, routes.MAIN)
    settle(app, scene)
    arms = scene.shown.sides[A].area
    assert arms is not None
    assert [(arm.card, arm.damage) for arm in arms.bodies[0].arms] == [("E13", 0), ("E14", 12)]
    assert scene.shown.player_vital(A)[0] == 200


@pytest.mark.rule("E16.15a")
def test_points_are_spread_evenly_by_one_press(app: App) -> None:
    scene = opened(app, asking.points())
    click(app, scene, routes.SECOND)
    settle(app, scene)
    unit = next(group for group in scene.shown.sides[A].reserves)
    assert sorted(body.damage for body in unit.bodies) == [6, 7, 7]


@pytest.mark.rule("E7.1")
def test_a_payment_is_changed_piece_by_piece(app: App) -> None:
    scene = opened(app, asking.payment())
    mage = scene.shown.sides[A].reserves[0]
    click(app, scene, routes.group(mage.id))
    assert scene.seen is not None and scene.seen.ask == "amount"
    click(app, scene, routes.MAIN)
    settle(app, scene)
    paid = scene.shown.group(mage.id)
    assert paid is not None and paid.bodies[0].spent == 5 and scene.shown.sides[A].pool == 3


# --- looking -----------------------------------------------------------------------------------------------


def test_space_opens_a_card_and_the_discard_opens_all_of_them(app: App) -> None:
    board = Board(phase="deployment")
    board.table.sides[B].discard += ["E01", "E17"]
    group = board.add(A, ("E01", "E09"))
    board.main()
    scene = opened(app, board.table)
    scene.interaction.set_focus(routes.group(group), by_keys=True)
    app.intend(Intent("secondary"))
    top = app.scenes.top
    assert isinstance(top, InspectCard) and top.card == "E01" and top.now
    app.intend(Intent("cancel"))
    click(app, scene, "discard:1")
    pile = app.scenes.top
    assert isinstance(pile, PileBrowser) and pile.cards == ("E17", "E01")
    pile.press(next(one for one in pile.targets() if one.id == "card:0"))
    assert isinstance(app.scenes.top, InspectCard)


def test_a_hint_points_at_what_is_to_be_pressed(app: App) -> None:
    scene = main_phase(app)
    app.intend(Intent("hint"))
    assert scene.advice and scene.hinted <= {one.id for one in scene.targets()}


def test_a_large_hand_scrolls(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, *["E01", "E03", "E17", "O1"] * 5)
    board.main()
    scene = opened(app, board.table)
    assert len([one for one in scene.targets() if one.id.startswith("hand:")]) == 15
    click(app, scene, "hand_right")
    assert "hand:17" in [one.id for one in scene.targets()]


def test_nothing_is_asked_of_a_person_while_the_rival_decides(app: App) -> None:
    match = match_on(asking.main(), seats(B))
    board = EpikhaScene(match)
    app.scenes.reset(board, "none")
    app.step(20)
    assert board.seen is None and not [id for id, state in board.states().items() if state]


def test_two_people_are_called_by_their_sides(app: App) -> None:
    scene = EpikhaScene(fresh(players=seats(None)))
    app.scenes.reset(scene, "none")
    app.step(20)
    assert scene.view.viewer == NOBODY
    assert [scene.seat_card(seat).name for seat in (0, 1)] == ["Empiria", "Abaron"]
