"""The rule book in hand: opening, turning, links, history and search; and the ways from board and log."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.dracula.actions import DRAWN
from game.rulebook import SUMMARY
from scenes.app import App
from scenes.dracula import layout as board_layout
from scenes.dracula.positions import match_at
from scenes.dracula.scene import DraculaScene
from scenes.dracula.tour_states import EARLY, THIRD
from scenes.dracula.tour_steps import present
from scenes.rulebook import RulebookScene, layout
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.dracula import support

RACKS = ("B3 O6* B1 O1 S2*", "X5 X3* O4 S8 B7")


@pytest.fixture
def app() -> Iterator[App]:
    found = support.make_app("es", animation_speed="instant")
    yield found
    found.close()


def _open(app: App, rule: str = "", term: str = "") -> RulebookScene:
    scene = RulebookScene("dracula", rule, term)
    app.scenes.reset(scene, "none")
    return scene


def _keys(app: App, *names: str) -> None:
    for name in names:
        support.rest(app)
        app.intend(Intent(name))


def _type(app: App, scene: RulebookScene, text: str) -> None:
    scene.interaction.set_focus("search", by_keys=True)
    app.step(20.0)
    for sign in text:
        app.intend(Intent("text", text=sign))


def _click(app: App, pos: tuple[float, float]) -> None:
    support.rest(app)
    for name in ("point", "press", "release"):
        app.intend(Intent(name, pos=pos, device="mouse"))


# --- opening ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "term", "at"),
    [
        ("", "", SUMMARY),
        ("D16", "", "turn.eight"),
        ("R22", "", "end.deck"),
        ("", "trump", "glossary.trump"),
        ("D99", "", SUMMARY),
    ],
)
def test_it_opens_where_it_is_asked_to(app: App, rule: str, term: str, at: str) -> None:
    scene = _open(app, rule, term)
    assert scene.at == at
    assert at == SUMMARY or at in {item.block.ref for page in scene.pages for item in page.placed}
    app.draw()


def test_it_stays_open_there_in_another_language_and_size(app: App) -> None:
    scene = _open(app, "D36")
    app.change_language("en")
    assert scene.at == "resolve.column"
    app.change_settings(text_size="largest")
    assert scene.chapter == "resolve"


# --- turning ----------------------------------------------------------------------------------------------


def test_keys_turn_the_pages_to_the_end_and_back(app: App) -> None:
    scene = _open(app)
    scene.interaction.set_focus("next", by_keys=True)
    for _ in range(scene.setting.spreads + 3):
        app.intend(Intent("right"))
    assert scene.spread == scene.setting.spreads - 1
    for _ in range(scene.setting.spreads - 1):
        app.intend(Intent("left"))
    assert scene.spread == 0
    app.intend(Intent("left"))
    assert scene.focus_id is not None and scene.focus_id.startswith("chapters.")


def test_the_wheel_and_the_corners_turn_the_pages(app: App) -> None:
    scene = _open(app)
    app.intend(Intent("scroll", pos=layout.RIGHT_PAGE.center, amount=-1.0, device="mouse"))
    assert scene.spread == 1
    _click(app, layout.NEXT.center)
    assert scene.spread == 2
    _click(app, layout.PREVIOUS.center)
    app.intend(Intent("scroll", pos=layout.LEFT_PAGE.center, amount=1.0, device="mouse"))
    assert scene.spread == 0
    assert find(scene.targets(), "previous") is None


def test_a_leaf_turns_for_a_while_and_never_holds_anybody_up() -> None:
    app = support.make_app("es")
    scene = _open(app)
    app.draw()
    before = app.canvas.surface.copy()
    assert scene.turn(1)
    for _ in range(5):
        app.step(20.0)
        app.draw()
    assert scene.timeline.busy
    left = app.canvas.pixels(layout.LEFT_PAGE.inflate(-60, -60))
    now, then = (surface.subsurface(left) for surface in (app.canvas.surface, before))
    assert pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(then, "RGB")
    assert scene.turn(1) and scene.turn(-1)
    for _ in range(40):
        app.step(20.0)
        app.draw()
    assert not scene.timeline.busy and scene.spread == 1
    app.close()


def test_reduced_motion_turns_no_leaf() -> None:
    app = support.make_app("es", reduced_motion=True)
    scene = _open(app)
    app.draw()
    scene.turn(1)
    app.step(1.0)
    assert not scene.timeline.busy and scene.spread == 1
    app.close()


def test_a_chapter_opens_from_the_contents(app: App) -> None:
    scene = _open(app)
    number = [chapter.id for chapter in scene.book.chapters].index("win")
    scene.interaction.set_focus(f"chapters.{number}", by_keys=True)
    _keys(app, "confirm")
    assert scene.chapter == "win"


# --- links and history ------------------------------------------------------------------------------------


def test_links_lead_to_the_glossary_and_on_and_undo_leads_back(app: App) -> None:
    scene = _open(app, "D5")
    for target, at in (
        ("link.table.trump.glossary.token", "glossary.token"),
        ("link.glossary.token.table.trump", "table.trump"),
    ):
        scene.interaction.set_focus(target, by_keys=True)
        _keys(app, "confirm")
        assert scene.at == at
    _keys(app, "undo", "undo")
    assert scene.at == "table.trump" and not scene.history
    _keys(app, "undo")
    assert scene.at == "table.trump"


def test_the_back_button_is_there_only_when_there_is_a_way_back(app: App) -> None:
    scene = _open(app)
    assert find(scene.targets(), "back") is None
    scene.go_to("win.health")
    scene.turn(1)
    support.rest(app)
    _click(app, layout.BACK.center)
    assert scene.at == SUMMARY and scene.spread == 0
    assert find(scene.targets(), "back") is None


def test_the_way_back_holds_when_the_texts_grow(app: App) -> None:
    scene = _open(app, "D25")
    scene.go_to("glossary.known")
    app.change_settings(text_size="largest")
    assert scene.at == "glossary.known"
    scene.step_back()
    assert scene.at == "effects.six" and scene.chapter == "effects"


# --- searching --------------------------------------------------------------------------------------------


def test_typing_lists_what_is_found_and_enter_opens_the_first(app: App) -> None:
    scene = _open(app)
    _type(app, scene, "invocacion")
    assert [entry.ref for entry in scene.hits][:1] and find(scene.targets(), "hits.0") is not None
    assert find(scene.targets(), "chapters.0") is None
    first = scene.hits[0].ref
    _keys(app, "confirm")
    assert scene.at == first
    assert scene.query == "invocacion"


def test_a_hit_is_chosen_from_the_list_and_the_list_stays(app: App) -> None:
    scene = _open(app)
    _type(app, scene, "veleta")
    support.rest(app)
    app.intend(Intent("down"))
    app.intend(Intent("down"))
    assert scene.focus_id == "hits.1"
    _keys(app, "confirm")
    assert scene.at == scene.hits[1].ref
    assert scene.focus_id == "hits.1"


def test_letters_go_on_where_they_stood(app: App) -> None:
    scene = _open(app)
    _type(app, scene, "tri")
    _type(app, scene, "unfo")
    assert scene.query == "triunfo"
    app.intend(Intent("erase"))
    assert scene.query == "triunf"


def test_escape_ends_the_search_before_it_closes_the_book(app: App) -> None:
    scene = _open(app)
    under = app.scenes
    _type(app, scene, "zzz")
    assert not scene.hits
    app.draw()
    _keys(app, "cancel")
    assert scene.query == "" and under.top is scene
    assert find(scene.targets(), "chapters.0") is not None


def test_the_cross_ends_the_search(app: App) -> None:
    scene = _open(app)
    _type(app, scene, "d16")
    assert [entry.ref for entry in scene.hits] == ["turn.eight"]
    _click(app, layout.CLEAR.center)
    assert scene.query == ""


# --- over a match -----------------------------------------------------------------------------------------


def _board(app: App, **position: object) -> DraculaScene:
    scene = DraculaScene(match_at(RACKS, **(THIRD | position)))
    app.scenes.reset(scene, "none")
    present(app, scene)
    return scene


def _book(app: App) -> RulebookScene:
    top = app.scenes.top
    assert isinstance(top, RulebookScene)
    return top


@pytest.mark.parametrize(
    ("drawn", "at"), [("B6", "effects.six"), ("S5", "effects.five"), ("B8", "effects.eight")]
)
def test_help_opens_at_the_effect_of_the_drawn_card(app: App, drawn: str, at: str) -> None:
    scene = _board(app, drawn=drawn)
    scene.interaction.set_focus("drawn", by_keys=True)
    _keys(app, "help")
    assert _book(app).at == at
    _keys(app, "help")
    assert app.scenes.top is scene


def test_help_follows_what_is_chosen_and_the_choice_is_still_there(app: App) -> None:
    scene = _board(app, drawn="X6")
    support.click(app, scene, "slot:1:5")
    chosen = scene.selection
    assert chosen.place != DRAWN
    _keys(app, "help")
    assert _book(app).at == "effects.seven"
    _keys(app, "cancel")
    assert app.scenes.top is scene and scene.selection == chosen


@pytest.mark.parametrize(("more", "at"), [({}, "turn.choice"), ({"called_by": "D"}, "end.last")])
def test_help_before_the_draw(app: App, more: dict[str, object], at: str) -> None:
    scene = _board(app, **more)
    if scene.observation is not None and scene.observation.phase != "choose":
        pytest.fail("the position does not ask to draw or call")
    scene.interaction.set_focus("draw", by_keys=True)
    _keys(app, "help")
    assert _book(app).at == at


def test_the_help_key_follows_a_refusal_to_its_rule(app: App) -> None:
    scene = _board(app, **(EARLY | {"drawn": "X6"}))
    scene.interaction.set_focus("slot:1:4", by_keys=True)
    _keys(app, "confirm")
    assert app.toasts.rule == "D16"
    app.draw()
    app.intend(Intent("help"))
    assert _book(app).at == "turn.eight"
    assert not app.toasts.text


def test_a_press_on_a_refusal_opens_its_rule(app: App) -> None:
    scene = _board(app, **(EARLY | {"drawn": "X6"}))
    app.intend(Intent("end_turn"))
    assert app.toasts.rule == "D15"
    app.draw()
    _click(app, (10.0, 700.0))
    app.intend(Intent("end_turn"))
    support.rest(app)
    app.draw()
    room = scene.refusal_room or board_layout.PROMPT_TEXT
    app.intend(Intent("press", pos=(float(room.centerx), float(room.centery)), device="mouse"))
    assert _book(app).at == "turn.call"


def test_back_from_the_book_the_keys_begin_at_the_question(app: App) -> None:
    scene = _board(app, **(EARLY | {"drawn": "X6"}))
    app.intend(Intent("point", pos=(640.0, 640.0), device="mouse"))
    app.intend(Intent("help"))
    support.rest(app)
    app.intend(Intent("cancel"))
    support.rest(app)
    assert app.scenes.top is scene and scene.focus_id != "menu"


def test_the_key_of_the_book_opens_it_from_the_pause_too(app: App) -> None:
    _board(app, drawn="X6")
    app.intend(Intent("menu"))
    support.rest(app)
    assert app.scenes.top is not None and app.scenes.top.name == "pause"
    app.intend(Intent("help"))
    assert _book(app)


def test_what_is_not_taken_back_leads_to_its_rule(app: App) -> None:
    scene = _board(app, drawn="X6")
    scene.act(next(action for action in scene.observation.legal if action.place == DRAWN))  # type: ignore[union-attr]
    support.rest(app)
    app.intend(Intent("undo"))
    assert app.toasts.rule == "R26"
    app.intend(Intent("help"))
    assert _book(app).at == "turn.seen"


def test_the_book_of_the_bar_opens_at_the_first_page(app: App) -> None:
    scene = _board(app, drawn="X6")
    support.click(app, scene, "book")
    assert _book(app).at == SUMMARY


def test_a_line_of_the_log_opens_its_rule_and_its_heading_the_whole_log(app: App) -> None:
    scene = _board(app, drawn="X6")
    scene.act(next(action for action in scene.observation.legal if action.place == DRAWN))  # type: ignore[union-attr]
    support.rest(app)
    app.draw()
    line = scene.log.lines[-1]
    place = next(rect for rect, shown in scene.log._shown if shown is line)
    _click(app, place.center)
    assert _book(app).book.where(line.rule) == _book(app).at
    _keys(app, "cancel")
    _click(app, (board_layout.LOG.x + 40.0, board_layout.LOG.y + 12.0))
    assert app.scenes.top is not None and app.scenes.top.name == "log"


def test_every_closed_target_of_a_decision_leads_to_a_paragraph(app: App) -> None:
    scene = _board(app, **(EARLY | {"drawn": "X6"}))
    closed = [target for target in scene.targets() if not target.enabled]
    assert closed
    book = RulebookScene("dracula").book
    for target in closed:
        assert book.where(target.rule), target.id
