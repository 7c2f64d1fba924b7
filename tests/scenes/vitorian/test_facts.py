"""Everything that the rules make public can be read from the board (V2.7, V9.1, V13.2, V13.4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from scenes.app import App
from scenes.audit import Audit
from scenes.vitorian import (
    accounts,
    answers,
    field,
    hand,
    marks,
    narrator,
    routes,
    targets,
    tour_states,
)
from scenes.vitorian.board import Board as Shown
from scenes.vitorian.overlays import InspectCard, PileBrowser
from scenes.vitorian.phrases import Tongue
from scenes.vitorian.positions import match_at
from scenes.vitorian.scene import VitorianScene
from sprites.focus import find
from sprites.intent import Intent
from tests.scenes.vitorian.support import click, make_app, match_of, open_board, settle, shown
from tests.vitorian.positions import Board, unit

P1, S1, S2 = "Q-N-P1", "Q-N-S1", "Q-N-S2"


@pytest.fixture(scope="module")
def app() -> App:
    return make_app()


@pytest.mark.rule("V2.7")
def test_both_ends_of_a_convoy_are_told_as_far_as_they_are_known_and_no_card_twice(app: App) -> None:
    side = shown(app, "main").shown.sides[0]
    known = replace(side, convoy=(P1, None, S1, S2))
    assert accounts.known_bottom(known, 3) == [S2, S1]
    assert accounts.known_top(known, 2, 2) == [P1]
    whole = replace(side, convoy=(P1, S1, S2))
    assert accounts.known_bottom(whole, 3) == [S2, S1, P1]
    assert accounts.known_top(whole, 2, 3) == []
    assert accounts.known_bottom(replace(side, convoy=(None, None)), 3) == []


@pytest.mark.rule("V2.7")
def test_cards_that_went_back_to_a_hand_are_marked_for_both(app: App) -> None:
    rival = shown(app, "retarget")
    pile = find(rival.targets(), routes.pile(1))
    assert pile is not None and "1 a la vista" in pile.label
    rival.press(pile)
    browser = app.scenes.top
    assert isinstance(browser, PileBrowser) and browser.cards == ("I-06", None)
    owner = shown(app, "known-hand")
    assert owner.hand is not None
    number = owner.hand.index("I-06")
    assert hand.told(owner.hand, owner.shown.sides[1].shown) == {number}
    card = find(owner.targets(), f"hand:{number}")
    assert card is not None and owner.tongue.say("mark.seen") in card.tip
    assert find(owner.targets(), routes.pile(1)) is None, "a hand that lies open needs no browser"


def test_of_two_equal_cards_only_as_many_are_marked_as_the_rival_knows() -> None:
    assert hand.told(("R-01", "R-05", "R-01"), ("R-01",)) == {0}
    assert hand.told(("R-01", None, "R-01"), ("R-01", "R-01")) == {0, 2}
    assert hand.told(("R-01",), ()) == set()


@pytest.mark.rule("V13.2", "V13.4")
def test_attacks_and_ganking_that_are_used_stand_on_the_unit(app: App) -> None:
    scene = shown(app, "attacks-used")
    units = {unit.card: unit for unit in scene.shown.units}
    faces = {card: field.token_face(scene.tongue, unit, True) for card, unit in units.items()}
    assert faces["B-04"].struck and not faces["B-04"].used
    assert faces["B-10"].struck and faces["B-10"].used == ("swift",)
    assert not faces["B-08"].struck and faces["B-08"].used == ("ganking",)
    words = {card: targets.unit_tip(scene.tongue, scene.shown, unit) for card, unit in units.items()}
    assert "ha atacado 2 veces" in words["B-10"] and "Ganking" in words["B-08"]


@pytest.mark.rule("V12.10")
def test_who_may_not_bombard_in_this_combat_is_said_beside_the_stack(app: App) -> None:
    assert "no puede bombardear" in " ".join(_said(shown(app, "no-support")))
    assert "no puede bombardear" not in " ".join(_said(shown(app, "support")))


def _said(scene: VitorianScene) -> list[str]:
    """Every text of a frame."""
    heard = Audit()
    scene.app.canvas.recorder = heard
    scene.changed()
    scene.app.draw()
    scene.app.canvas.recorder = None
    return [text.drawn.text for text in heard.texts]


def test_the_large_sovereign_tells_the_whole_state_of_its_side(app: App) -> None:
    scene = shown(app, "known-top")
    scene.interaction.set_focus("sov:0", by_keys=True)
    app.intend(Intent("secondary"))
    top = app.scenes.top
    assert isinstance(top, InspectCard)
    said, most = "\n".join(top.more()), CARDS[scene.shown.sides[0].sovereign].defense
    defense = f"Defensa: {most} de {most}"
    told = defense, "Mazo 47", "mano 1", "encima: [P]", "la última: [P]", "Ya has reciclado"
    assert [part for part in told if part not in said] == []


@pytest.mark.rule("V10.4")
def test_a_possibility_is_worded_with_all_that_it_does_whichever_effect_asks(app: App) -> None:
    loss = [{"op": "draw"}, {"op": "destroy", "target": "each_own"}]
    gain = [{"op": "channel", "count": 1}]
    choices = [[gain, [{"op": "draw", "count": 2}]], [gain, loss]]
    effects = [{"when": "mobilise", "op": "choose_one", "options": options} for options in choices]
    table = Board(cards={"X-1": unit(*effects)}, seats=[{"hand": "X-1", "area": "P", "convoy": "S S"}, {}])
    table.do("mobilise X-1 A-R1", "pay", "choose 1")
    assert table.asked == "A option"
    with table.run.in_force():
        told = answers.option_words(Tongue(app.language, 0), table.state.observe(0), 1)
    assert told == "Roba 1 carta y destruye tus unidades."


@pytest.mark.rule("V14.2", "V12.10")
def test_what_is_asked_at_the_open_table_names_the_rule_that_asks(app: App) -> None:
    worker = unit({"when": "destroyed", "op": "draw"}, keywords=["scrap"])
    units = {"A-V1": "3/3", "A-R1": "1/1", "B-V1": "W"}
    table = Board(cards={"W": worker}, units=units, seats=[{"area": "S"}, {"area": "P"}], phase="combat")
    rules = []
    for step in ("attack A-V1 B-V1", "pass"):
        table.do(step)
        with table.run.in_force():
            seat = table.state.to_move
            assert seat is not None
            seen = table.state.observe(seat)
            asked = answers.question(Tongue(app.language, 0), Shown.of(seen), seen, seat, None)
        rules.append((table.asked, asked.rule))
    assert rules == [("A support", "V12.10"), ("B triggers", "V14.2")]


def test_the_bar_tells_of_the_turn_that_is_announced(app: App) -> None:
    scene = shown(app, "turn-begins")
    assert scene.showing and scene.shown.active == 0 and scene.shown.phase == "end"
    bar, title = narrator.bar_board(scene), scene.headline().title
    assert (bar.turn, bar.phase) == (scene.shown.turn + 1, "logistics")
    assert scene.tongue.say("turn.of", n=bar.turn) in _said(scene)
    scene.skip()
    assert scene.shown.active == narrator.turn_seat(scene) == 1 and scene.headline().title == title


@pytest.mark.parametrize("card", ["G-09", "G-10", "N-14", "N-15"])
def test_a_field_condition_says_what_it_does_in_its_panel(app: App, card: str) -> None:
    red = tour_states.RED | {"field": card}
    scene = open_board(app, match_at(**(tour_states.FRONT | {"seats": [red, tour_states.WHITE]})))
    gist = marks.iconed(scene.tongue.gist(card))
    starts = [text for text in _said(scene) if len(text) > 20 and gist.startswith(text.removesuffix("…"))]
    assert len(starts) == 1, gist
    tip = find(scene.targets(), routes.field(0))
    assert tip is not None and marks.iconed(cardtexts.lines(app.language, card)[0]) in tip.tip


def test_an_occasion_in_few_words_leaves_out_no_condition(app: App) -> None:
    texts = app.language
    assert cardtexts.gist(texts, "G-10") == "Primer golpe del turno: roba 1 carta."
    assert cardtexts.gist(texts, "G-09") == cardtexts.lines(texts, "G-09")[0]
    limited = next(card for card, face in CARDS.items() if face.effects and face.effects[0].only_if)
    assert cardtexts.gist(texts, limited) == cardtexts.lines(texts, limited)[0]


def test_the_log_of_the_front_tells_how_its_turn_began(app: App) -> None:
    lines = shown(app, "main").log.lines
    assert [line.rule for line in lines if line.heading] == ["V6.1"]
    assert {"V7.1", "V7.6", "V7.8", "V8.1", "V10.6", "V11.1"} <= {line.rule for line in lines}


def test_the_log_goes_on_across_the_turns(app: App) -> None:
    app.change_settings(animation_speed="instant")
    scene = open_board(app, match_of(0, seed=4))
    for _ in range(6):
        click(app, scene, routes.MAIN)
        settle(app, scene)
    headings = [number for number, line in enumerate(scene.log.lines) if line.heading]
    assert len(headings) > 3
    assert scene.log.lines[-1].text in _said(scene)
    app.change_settings(animation_speed="1")
