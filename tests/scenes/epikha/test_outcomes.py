"""Before an effect is let go the board shows what would come of it, and what cannot be hit and why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha import actions as act
from game.epikha.state import POOL
from game.epikha.view import SeenPayment
from scenes.app import App
from scenes.audit import Audit, clipped_text
from scenes.epikha import aims, payments, routes, todo
from scenes.epikha.look import Fate, Outcome
from scenes.epikha.positions import match_on, seats
from scenes.epikha.scene import EpikhaScene
from tests.epikha.positions import A, B, Board
from tests.scenes.epikha import asking
from tests.scenes.epikha.support import click, make_app, open_board, settle


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def opened(app: App, board: Board) -> EpikhaScene:
    return open_board(app, match_on(board.table, seats(A)))


def begun(card: str, pool: int = 15) -> Board:
    """Despliegue with a spell in the hand, a Legionario and a stack of Opals of the rival."""
    board = Board(phase="deployment")
    board.hand(A, card, pool=pool)
    board.add(B, ("E03", "E13"))
    board.armoury(B, "O1")
    return board


def weighed(app: App, scene: EpikhaScene, id: str) -> Outcome:
    """What is shown while the focus is on a piece."""
    scene.interaction.set_focus(id, by_keys=True)
    app.draw()
    found = scene.outcome()
    assert found is not None
    return found


def aimed(app: App, scene: EpikhaScene, card: str = "hand:0") -> None:
    """Choose the card and go on until its target is asked for."""
    click(app, scene, card)
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert scene.seen is not None and scene.seen.ask == "aim"


@pytest.mark.rule("E12.2", "E14.1")
def test_an_aimed_spell_shows_whom_it_hits_and_what_stays(app: App) -> None:
    board = begun("E17")
    weak = board.add(B, "E01")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    strong = scene.shown.sides[B].reserves[0]
    vital = scene.shown.numbers(strong.id).vital[0][1]  # type: ignore[union-attr]
    shown = weighed(app, scene, routes.group(strong.id))
    assert shown.card == "E17" and shown.fates == (Fate(routes.group(strong.id), 10, vital - 10),)
    assert shown.unknown == ("answer",) and not shown.wins
    (fate,) = weighed(app, scene, routes.group(weak)).fates or ()
    assert fate.falls and fate.lost == fate.of == 1 and fate.kept == 0
    assert scene.seen is not None and scene.seen.ask == "aim", "nothing has been done yet"


@pytest.mark.rule("E12.2")
def test_an_arrow_leads_from_the_announced_card_to_what_is_aimed_at(app: App) -> None:
    board = begun("E17")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    struck = routes.group(scene.shown.sides[B].reserves[0].id)
    scene.interaction.set_focus(struck, by_keys=True)
    assert scene.arrow() == ("hand:0", struck) and scene.states()["hand:0"] == "selected"
    app.draw()


@pytest.mark.rule("E12.6")
def test_what_cannot_be_aimed_at_says_why(app: App) -> None:
    board = begun("E17")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    opal = routes.arm(scene.shown.sides[B].armoury[0].id)
    shown = weighed(app, scene, opal)
    assert shown.fates is None and "E12.6" in shown.refused
    said = aims.sentences(scene.look_of_board(), shown)
    assert said[0].startswith("[b]") and said[1] == shown.refused


@pytest.mark.rule("E12.2")
def test_before_anything_is_pointed_at_the_panel_says_what_the_effect_does(app: App) -> None:
    board = begun("E17")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    shown = weighed(app, scene, routes.MAIN)
    assert shown.fates is None and not shown.refused and "10" in shown.text


@pytest.mark.rule("E14.6")
def test_an_arm_that_is_struck_shows_what_stays_of_its_resistance(app: App) -> None:
    board = begun("E17")
    arm = board.armoury(B, "E11")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    (fate,) = weighed(app, scene, routes.arm(arm)).fates or ()
    assert fate == Fate(routes.arm(arm), 10, 0, 1, 1, falls=True)


def test_what_goes_back_to_a_hand_is_no_loss(app: App) -> None:
    board = begun("X30")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    own = [one for one in scene.seen.legal if isinstance(one, act.Aim)]  # type: ignore[union-attr]
    id = routes.thing_steps(scene.seen, own[0].target)[0]  # type: ignore[arg-type]
    (fate, *_) = weighed(app, scene, id).fates or ()
    assert fate.returns and not fate.falls and fate.loss == 0
    assert aims.told(scene.look_of_board(), fate)[0] == scene.tongue.say("fate.returns")


@pytest.mark.rule("E7.1")
def test_while_a_payment_is_put_together_its_pieces_and_the_outcome_are_shown(app: App) -> None:
    scene = open_board(app, match_on(asking.payment(), seats(A)))
    mage = scene.shown.sides[A].reserves[0]
    look = scene.look_of_board()
    assert look.seen is not None and look.seen.payment is not None
    due = look.seen.payment.due
    rows = payments.pieces(look, look.seen.payment)
    assert sum(int(row.amount.lstrip("−")) for row in rows) == due
    assert not any(row.icon == "check" for row in rows)
    fixed = SeenPayment("E17", due - 2, ((mage.bodies[0].id, 2),), ((POOL, due - 2),))
    first, *others = payments.pieces(look, fixed)
    assert (first.icon, first.amount) == ("check", "−2") and [row.icon for row in others] == ["gem"]
    many = SeenPayment("E17", 6, (), tuple((mage.bodies[0].id, 1) for _ in range(6)))
    rows = payments.pieces(look, many)
    assert len(rows) == payments.MOST_ROWS and sum(int(row.amount.lstrip("−")) for row in rows) == 6


def test_what_a_caster_pays_is_no_harm_done_to_it(app: App) -> None:
    scene = open_board(app, match_on(asking.payment(), seats(A)))
    shown = scene.outcome()
    assert shown is not None and shown.fates is not None
    mine = {routes.group(group.id) for group in scene.shown.sides[A].reserves}
    assert not mine & {fate.id for fate in shown.fates}


def test_the_panel_counts_what_may_still_be_done(app: App) -> None:
    """As the board marks it; with a card chosen its payment is told instead."""
    scene = open_board(app, match_on(asking.main(), seats(A)))
    look = scene.look_of_board()
    words = [text for _, text in todo.rows(look)]
    cards = sum(id.startswith("hand:") for id in look.states)
    assert cards and words[0] == scene.tongue.say("todo.play", n=cards)
    assert scene.tongue.say("todo.charge") in words
    click(app, scene, "hand:0")
    assert todo.rows(scene.look_of_board()) == [] and todo.height(scene.look_of_board()) == 0


def test_advice_is_read_before_what_could_be_aimed_at(app: App) -> None:
    board = begun("E17")
    board.main()
    scene = opened(app, board)
    aimed(app, scene)
    scene.hint()
    look = scene.look_of_board()
    assert look.hint and look.outcome is not None and not look.outcome.aim
    audit = app.canvas.recorder = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    said = [text.drawn.text for text in audit.texts]
    assert scene.tongue.say("advice.title") in said


def test_advice_is_read_before_the_payment_of_the_card_under_the_focus(app: App) -> None:
    board = begun("E17")
    board.main()
    scene = opened(app, board)
    scene.interaction.set_focus("hand:0", by_keys=True)
    assert scene.look_of_board().plan is not None
    scene.hint()
    assert scene.look_of_board().advised
    audit = app.canvas.recorder = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    assert scene.tongue.say("advice.title") in [text.drawn.text for text in audit.texts]
    scene.interaction.set_focus("menu", by_keys=True)
    assert not scene.look_of_board().advised


def test_three_spirits_stand_side_by_side_with_short_names_and_costs(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, pool=30)
    board.table.sides[A].spirits += ["E20", "X35", "X36"]
    board.main()
    scene = opened(app, board)
    click(app, scene, routes.spirits(A))
    audit = app.canvas.recorder = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    ways = scene.look_of_board().ways
    assert [way.label for way in ways] == [scene.tongue.short(name) for name in ("E20", "X35", "X36")]
    assert all(way.under for way in ways)
    assert list(clipped_text(audit)) == []


def test_an_open_spirit_pile_asks_for_a_spirit_and_not_for_a_payment(app: App) -> None:
    board = Board(phase="deployment")
    board.hand(A, pool=30)
    board.table.sides[A].spirits.append("E20")
    board.main()
    scene = opened(app, board)
    click(app, scene, routes.spirits(A))
    look = scene.look_of_board()
    assert look.waiting == scene.tongue.say("help.spirits") and look.plan is None
    assert scene.headline().ask == scene.tongue.say("ask.spirits")
    click(app, scene, routes.way("E20"))
    assert scene.look_of_board().plan is not None
