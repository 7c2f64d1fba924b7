"""The board as a scene: refusals with their rule, stepping back, looking closer, and where things lie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect

from game.language import Language
from game.match import Notice
from scenes.app import App
from scenes.audit import Audit
from scenes.dracula import layout, narrator, tour_states
from scenes.dracula.positions import match_at, seats
from scenes.dracula.scene import DraculaScene
from scenes.dracula.selection import EMPTY, Selection
from sprites.intent import Intent
from tests.scenes.dracula import support

RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")


@pytest.fixture
def app() -> Iterator[App]:
    made = support.instant_app("en")
    yield made
    made.close()


def board(app: App, **position: object) -> DraculaScene:
    """Van Helsing decides in the middle of a match."""
    given = {"turn": "V", "order": "BSOX", "drawn": "X6", "known": ["O1", "S8"], "pile": 8} | position
    scene = support.open_board(app, match_at(RACKS, **given))
    tour_states.present(app, scene)
    return scene


# --- refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["eight-refused", "call-refused"])
def test_a_refusal_hides_no_button_no_card_and_no_log(name: str) -> None:
    app = support.make_app("es")
    state = support.state(name)
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    assert state.then is not None
    state.then(app, scene)
    app.toasts.still = True
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    (told,) = (heard.drawn.rect for heard in audit.texts if app.toasts.text in heard.drawn.text)
    box = Rect(told.inflate(36, 22))
    assert layout.PANEL.contains(box)
    assert [target.id for target in scene.targets() if target.rect.colliderect(box)] == []
    app.close()


@pytest.mark.rule("D16")
@pytest.mark.parametrize("way", ["key", "mouse"])
def test_an_early_8_is_refused_with_its_rule(app: App, way: str) -> None:
    scene = board(app, pile=3)
    if way == "key":
        app.intend(Intent("digit", digit=4))
    else:
        support.click(app, scene, "slot:1:4")
    assert scene.selection == EMPTY
    assert "8" in app.toasts.text and "6" in app.toasts.text


@pytest.mark.rule("D15")
def test_an_early_call_is_refused_with_its_rule(app: App) -> None:
    scene = board(app, pile=3)
    app.intend(Intent("end_turn"))
    assert scene.match.acts == 0
    assert "6" in app.toasts.text


@pytest.mark.rule("D22")
def test_a_card_that_is_face_up_is_no_target(app: App) -> None:
    scene = board(app)
    app.intend(Intent("digit", digit=2))
    assert scene.selection == Selection(2)
    app.intend(Intent("digit", digit=5))
    assert scene.selection == Selection(2)
    assert "face up" in app.toasts.text


def test_a_refused_piece_shakes_and_comes_to_rest(app: App) -> None:
    board(app, pile=3)
    app.intend(Intent("digit", digit=4))
    seen = set()
    for _ in range(12):
        app.step(20.0)
        seen.add(round(app.toasts.offset("slot:1:4")))
    assert len(seen) > 2 and app.toasts.offset("slot:1:4") == 0.0


# --- stepping back ------------------------------------------------------------------------------------------


def test_escape_takes_back_step_by_step_and_then_pauses(app: App) -> None:
    scene = board(app)
    for digit in (3, 1, 5):
        app.intend(Intent("digit", digit=digit))
    assert support.complete(scene)
    for expected in (Selection(3, (1,)), Selection(3), EMPTY):
        app.intend(Intent("cancel"))
        assert scene.selection == expected
    app.intend(Intent("cancel"))
    assert app.scenes.top is not None and app.scenes.top.name == "pause"


@pytest.mark.rule("R26")
def test_a_seen_draw_cannot_be_taken_back(app: App) -> None:
    match = support.solo(3, 0)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    app.intend(Intent("digit", digit=6))
    before = match.digest()
    app.intend(Intent("undo"))
    assert scene.selection == EMPTY and not app.toasts.text
    app.intend(Intent("undo"))
    assert match.digest() == before
    assert app.toasts.text


def test_choose_another_forgets_the_choice(app: App) -> None:
    scene = board(app)
    support.click(app, scene, "slot:1:5")
    support.click(app, scene, "token:S")
    assert support.complete(scene)
    support.click(app, scene, "other")
    assert scene.selection == EMPTY


# --- looking closer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("intent", "name"),
    [(Intent("log"), "log"), (Intent("help"), "rulebook"), (Intent("menu"), "pause")],
)
def test_keys_open_what_lies_over_the_board_and_escape_closes_it(app: App, intent: Intent, name: str) -> None:
    scene = board(app)
    app.intend(intent)
    assert app.scenes.top is not None and app.scenes.top.name == name
    support.rest(app)
    app.draw()
    app.intend(Intent("cancel"))
    assert app.scenes.top is scene


def test_space_and_right_click_show_a_card_large(app: App) -> None:
    scene = board(app)
    scene.interaction.set_focus("slot:1:2", by_keys=True)
    app.intend(Intent("secondary"))
    assert app.scenes.top is not None and app.scenes.top.name == "inspect"
    app.draw()
    app.intend(Intent("secondary"))
    assert app.scenes.top is scene
    app.intend(Intent("secondary", pos=layout.rival_card(1).center, device="mouse"))
    assert app.scenes.top.name == "inspect"
    app.draw()


def test_the_pile_opens_with_every_discard(app: App) -> None:
    scene = board(app)
    support.click(app, scene, "pile")
    browser = app.scenes.top
    assert browser is not None and browser.name == "pile"
    app.draw()
    assert sum(t.id.startswith("pile:") for t in browser.targets()) == 8


@pytest.mark.rule("D48")
def test_a_log_line_under_the_pointer_lights_up_what_it_speaks_of() -> None:
    app = support.make_app("es")
    state = support.state("log-line")
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    assert state.then is not None and isinstance(scene, DraculaScene)
    state.then(app, scene)
    assert scene.look_of_board().highlights == {"slot:1:2"}
    app.intend(Intent("point", pos=(640.0, 300.0), device="mouse"))
    assert not scene.look_of_board().highlights
    app.close()


def test_advice_stands_in_the_panel_until_the_next_choice(app: App) -> None:
    scene = board(app)
    app.intend(Intent("hint"))
    assert "Advice" in scene.prompt().text and scene.hinted
    app.draw()
    app.intend(Intent("digit", digit=1))
    assert not scene.advice and "Advice" not in scene.prompt().text


def test_advice_to_draw_or_to_call_stands_on_the_answer_that_it_means(app: App) -> None:
    scene = board(app, drawn=None)
    app.intend(Intent("hint"))
    details = {choice.id: choice.detail for choice in scene.prompt().choices}
    (advised,) = scene.hinted & set(details)
    assert "Advice" in details.pop(advised)
    assert "Advice" not in "".join(details.values())
    scene.call_end()
    assert not scene.advice and not scene.hinted, "it was about a choice that is made"


def test_a_refusal_covers_all_the_words_of_the_panel(app: App) -> None:
    beside = board(app).refusal_room
    assert beside is not None and beside.left > layout.HELD.right
    scene = board(app)
    scene.match.concede(1)
    scene._conceded()
    support.settle(app, scene)
    (card,) = [target for target in scene.targets() if target.id == "slot:1:1"]
    assert card.why == "The match is over."
    assert scene.refusal_room == layout.PROMPT_WIDE_TEXT, "no card lies beside them"


def test_what_slips_under_a_resting_hand_says_nothing(app: App) -> None:
    scene = board(app)
    place = (float(layout.BUTTON_MAIN.centerx), float(layout.BUTTON_MAIN.centery))
    app.intend(Intent("press", pos=place, device="mouse"))
    for _ in range(60):
        app.step(20.0)
    assert scene.focus_id == "confirm" and app.tooltip.shown is None
    app.toasts.clear()
    app.intend(Intent("point", pos=place, device="mouse"))
    for _ in range(60):
        app.step(20.0)
    assert app.tooltip.shown is not None, "a hand that moves asks"


def test_a_show_is_skipped_by_any_press() -> None:
    app = support.make_app("es")
    scene = support.open_board(app, support.solo(5))
    for _ in range(30):
        app.step(20.0)
    assert scene.showing
    app.intend(Intent("press", pos=(640.0, 300.0), device="mouse"))
    assert not scene.showing
    assert scene.shown == scene.view.board
    app.close()


def test_a_skipped_show_makes_no_noise() -> None:
    app = support.make_app("es")
    played: list[str] = []
    app.services.sounds.play = played.append  # type: ignore[method-assign]
    scene = support.open_board(app, support.solo(5, 0))
    app.step(20.0)
    played.clear()
    scene.skip()
    assert not played and scene.shown == scene.view.board
    app.close()


@pytest.mark.rule("D53")
def test_giving_up_ends_the_match_on_the_board(app: App) -> None:
    match = support.solo(3, 0)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    scene.interaction.set_focus("menu", by_keys=True)
    match.concede(0)
    scene._conceded()
    support.settle(app, scene)
    assert scene.halt == "over" and not scene.deciding
    assert "Van Helsing wins" in scene.prompt().title
    assert scene.prompt().foot == 0, "no district was compared, so none is listed"
    assert scene.focus_id == "go_on"
    app.draw()


@pytest.mark.rule("D53")
def test_giving_up_under_the_seal_takes_the_cover_away(app: App) -> None:
    match = support.new_match(seats(None, ("Ana", "Bruno")), 3)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    assert app.scenes.top is not scene
    match.concede(0)
    scene._conceded()
    assert app.scenes.top is scene
    support.settle(app, scene)
    assert scene.halt == "over"
    app.draw()


def test_a_change_of_language_in_the_middle_of_a_show_tells_every_line_once() -> None:
    app = support.make_app("es")
    scene = support.open_board(app, support.solo(5, 0))
    for _ in range(20):
        app.step(20.0)
    assert scene.showing
    app.change_language(Language("en"))
    texts = [line.text for line in scene.log.lines]
    assert not scene.showing and len(texts) == len(set(texts)) == 3
    assert "begins" in texts[0]
    support.settle(app, scene)
    assert len(scene.log.lines) == 3
    app.draw()
    app.close()


def test_a_notice_keeps_its_place_in_the_log(app: App) -> None:
    scene = support.open_board(app, support.solo(5, 0))
    support.settle(app, scene)
    scene.match.notices.append(Notice("common.notice.other_version", at=1))
    app.step(20.0)
    said = scene.log.lines[-1].text
    assert app.toasts.text == said
    scene.tell_log()
    assert scene.log.lines[1].text == said


def test_reduced_motion_shows_everything_without_moving() -> None:
    app = support.make_app("es", reduced_motion=True)
    scene = support.open_board(app, support.solo(5, 0))
    support.settle(app, scene)
    scene.choose_place(scene.observation, 0)  # type: ignore[arg-type]
    while not support.complete(scene):
        app.intend(Intent("digit", digit=1))
        app.intend(Intent("digit", digit=2))
    scene.confirm()
    resting = {layout.card(own, slot).center for own in (True, False) for slot in range(1, 6)}
    resting |= {layout.DECK.center, layout.PILE.center, layout.HELD.center, layout.RIVAL_HELD.center}
    places = set()
    for _ in range(40):
        app.step(20.0)
        app.draw()
        places |= {piece.centre for piece in scene.show.stage.pieces()}
    assert places and places <= resting
    app.close()


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    board(app)
    for _ in range(5):
        app.step(20.0)
        app.draw()
    drawn = app.frames_drawn
    for _ in range(50):
        app.step(20.0)
        app.draw()
    assert app.frames_drawn == drawn


def test_the_buttons_name_their_keys_while_keys_are_used(app: App) -> None:
    scene = board(app, drawn="X8")
    app.intend(Intent("digit", digit=6))
    assert [(choice.id, choice.key) for choice in scene.prompt().choices] == [
        ("confirm", "Enter"),
        ("other", "Esc"),
    ]
    app.intend(Intent("cancel"))
    assert scene.selection == EMPTY
    assert not any(choice.key for choice in scene.prompt().choices), "nothing to confirm, nothing to leave"
    support.click(app, scene, "drawn")
    assert [choice.key for choice in scene.prompt().choices] == ["", "Esc"]


@pytest.mark.rule("D29")
def test_while_a_round_is_dealt_the_panel_speaks_of_that_round() -> None:
    app = support.make_app("en")
    state = support.state("round-summary")
    scene = state.build(app)
    app.scenes.reset(scene, "none")
    assert isinstance(scene, DraculaScene) and state.then is not None
    state.then(app, scene)
    assert scene.prompt().kind == "summary" and scene.shown.resolving
    scene.go_on()
    app.step(20.0)
    app.step(20.0)
    assert scene.showing and scene.shown.round == 3
    told = scene.prompt()
    assert (told.kind, told.title, told.foot) == ("wait", "Round 4", 0)
    assert narrator.headline(scene, told).title == "Round 4"
    app.close()


# --- while the rival thinks ---------------------------------------------------------------------------------


def test_while_the_rival_thinks_the_panel_counts_the_districts_as_the_seat_knows_them(app: App) -> None:
    scene = support.open_board(app, match_at(RACKS, turn="D", order="BSOX", known=["O1", "S8"], pile=8))
    scene.skip()
    text = narrator.prompt(scene).text
    assert "[b]2[/b] for you, [b]1[/b] for your rival, [b]2[/b] yet to be seen" in text


def test_between_two_people_nothing_is_counted(app: App) -> None:
    scene = support.open_board(app, match_at(RACKS, players=seats(None), turn="D", order="BSOX", pile=8))
    assert scene.view.viewer < 0
    assert "for your rival" not in narrator.prompt(scene).text
