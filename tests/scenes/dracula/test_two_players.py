"""Two people at one screen: a seal a turn, and no frame that shows a card of a seat that is not uncovered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.dracula.actions import DRAWN, Discard
from game.dracula.cards import BIT, NAMES, NONE
from game.dracula.events import RoundStarted
from game.dracula.words import Words
from game.journal import SeatSetup
from game.match import Match
from scenes.app import App
from scenes.audit import Audit
from scenes.dracula import chronicle
from scenes.dracula.scene import DraculaScene
from scenes.table.handover import HandoverScene
from scenes.table.view import NOBODY
from sprites import faces, markup, motion
from sprites.intent import Intent
from tests.scenes.dracula import support

PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))
ACTS = 10
WORDS_EVERY = 5
"""Every frame is looked at; the words of every fifth are read too, which takes longer."""


def hidden_from(match: Match, viewer: int) -> set[str]:
    """The cards of the present round that `viewer` (a seat, or NOBODY) may not see."""
    state: Any = match._state
    found: set[str] = set()
    for seat in (0, 1):
        if seat == viewer:
            continue
        seen = state.up | (state.known if viewer != NOBODY else 0)
        cards = [*state.racks[seat], *([state.drawn] if state.turn == seat and state.drawn != NONE else [])]
        found |= {NAMES[card] for card in cards if not seen & BIT[card]}
    return found


class Film:
    """Draws frames and looks at everything on them."""

    def __init__(self, app: App, scene: DraculaScene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.scene = app, scene
        self.frames = 0
        self.seals = 0
        self._faces: set[str] = set()
        draw = faces.dracula_card

        def noting(value: int, suit: str, *rest: Any, **named: Any) -> Any:
            self._faces.add(f"{suit}{value}")
            return draw(value, suit, *rest, **named)

        monkeypatch.setattr(faces, "dracula_card", noting)

    def shoot(self) -> None:
        """Draw a frame and hold it against what may be seen."""
        self._faces.clear()
        audit = Audit()
        self.app.canvas.recorder = audit if self.frames % WORDS_EVERY == 0 else None
        self.app.scenes.refresh()
        self.app.draw()
        self.app.canvas.recorder = None
        self.frames += 1
        if isinstance(self.app.scenes.top, HandoverScene):
            assert not self._faces, "a face under the closed book"
            self._check_words(audit, hidden_from(self.scene.match, NOBODY))
        elif not self._in_the_past():
            hidden = hidden_from(self.scene.match, self.scene.view.viewer)
            assert not self._faces & hidden, f"{self._faces & hidden} before {self.scene.view.viewer}"
            self._check_words(audit, hidden)

    def _in_the_past(self) -> bool:
        """True while the end of the last round is shown, whose cards have long been dealt anew."""
        state: Any = self.scene.match._state
        return self.scene.shown.round != state.round or self.scene.shown.resolving

    def _check_words(self, audit: Audit, hidden: set[str]) -> None:
        words = Words(self.app.language, NOBODY)
        top = self.app.scenes.top
        assert top is not None
        labels = [f"{t.label} {t.why} {t.tip}" for t in top.targets()]
        texts = [markup.plain(heard.drawn.text) for heard in audit.texts] + labels
        for text in self._of_this_round(texts):
            for card in hidden:
                name = words.card(card).replace("~", " ")
                assert name not in text.replace("\u00a0", " "), f"{card} is named: {text}"

    def _of_this_round(self, texts: list[str]) -> list[str]:
        """The texts without the log lines of earlier rounds, whose cards have been dealt anew."""
        match = self.scene.match
        public = match.public_events(0)
        start = max(number for number, event in enumerate(public) if isinstance(event, RoundStarted))
        old: set[str] = set()
        for viewer, events in ((0, match.events(0)), (1, match.events(1)), (NOBODY, public)):
            lines = [chronicle.line(Words(self.app.language, viewer), event) for event in events[:start]]
            old |= {markup.plain(line.text) for line in lines if line is not None}
        return [text for text in texts if text not in old]

    def wait(self, reached: Any) -> None:
        """Film until `reached`."""
        for _ in range(support.MOST_TURNS):
            self.app.step(90.0)
            self.shoot()
            if reached():
                return
        raise AssertionError("never comes")

    def break_seal(self) -> None:
        """The coming player holds the seal until it breaks."""
        top = self.app.scenes.top
        assert isinstance(top, HandoverScene)
        self.seals += 1
        self.app.intend(Intent("hold_start"))
        self.wait(lambda: self.app.scenes.top is self.scene)
        self.app.intend(Intent("hold_end"))


@pytest.mark.rule("D47", "D43")
@pytest.mark.parametrize("seed", [2, 9])
def test_no_frame_shows_a_card_of_a_covered_seat(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    app = support.make_app("es", animation_speed="2", seal_hold=300)
    match = support.new_match(PEOPLE, seed)
    scene = support.open_board(app, match)
    film, chance = Film(app, scene, monkeypatch), random.Random(seed)
    turns = 0
    waiting = lambda: scene.deciding or bool(scene.halt) or app.scenes.top is not scene  # noqa: E731
    while match.acts < ACTS and match.outcome is None:
        film.wait(waiting)
        if isinstance(app.scenes.top, HandoverScene):
            assert scene.view.viewer == NOBODY
            film.break_seal()
            turns += 1
            assert scene.view.viewer == match.to_move
        elif scene.halt:
            app.intend(Intent("confirm"))
        else:
            assert match.viewer == scene.view.viewer == match.to_move
            support.play_by_keys(app, scene, chance)
    assert film.frames > 200
    assert turns >= 4
    app.close()


@pytest.mark.rule("D47")
def test_one_seal_a_turn_and_none_within_it() -> None:
    app = support.instant_app()
    match = support.new_match(PEOPLE, 4)
    scene = support.open_board(app, match)
    chance = random.Random(4)
    seals: list[tuple[int, int]] = []
    for _ in range(400):
        support.settle(app, scene)
        if scene.halt == "over":
            break
        if isinstance(app.scenes.top, HandoverScene):
            assert match.to_move is not None
            moment = (match.acts, match.to_move)
            assert moment not in seals
            seals.append(moment)
            scene.uncover(match.to_move)
            app.scenes.pop("none")
        elif scene.halt:
            app.intend(Intent("confirm"))
        else:
            support.play_by_keys(app, scene, chance)
    assert match.outcome is not None
    assert len(seals) > 10
    app.close()


@pytest.mark.rule("D47")
def test_the_book_closes_soon_after_the_turn_and_nothing_is_shown_twice() -> None:
    app = support.make_app("es")
    match = support.new_match(PEOPLE, 3)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    scene.uncover(0)
    app.scenes.pop("none")
    support.settle(app, scene)
    legal = match.observation(0).legal
    assert scene.act(next(a for a in legal if isinstance(a, Discard) and a.place == DRAWN))
    assert scene.shown == scene.view.board and not scene.show.stage
    for _ in range(4):
        app.step(motion.SEAL_AHEAD / 5)
    assert app.scenes.top is scene, "whoever played sees the covered table first"
    app.step(motion.SEAL_AHEAD / 5)
    app.step(1.0)
    assert isinstance(app.scenes.top, HandoverScene)
    (discarded,) = scene.shown.pile
    assert any(scene.words.card(discarded) in line.text for line in scene.recap())
    scene.uncover(1)
    app.scenes.pop("none")
    app.step(1.0)
    assert scene.showing, "the turn is told to whoever comes"
    app.close()


@pytest.mark.rule("D47", "D48")
def test_the_log_is_told_anew_for_the_eyes_that_look() -> None:
    app = support.instant_app()
    match = support.new_match(PEOPLE, 6)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    scene.uncover(0)
    app.scenes.pop("none")
    support.settle(app, scene)
    drawn = scene.words.card(match.observation(0).drawn or "")
    assert any(drawn in line.text for line in scene.log.lines)
    support.play_by_keys(app, scene, random.Random(1))
    while not isinstance(app.scenes.top, HandoverScene):
        support.settle(app, scene)
        if scene.deciding:
            support.play_by_keys(app, scene, random.Random(1))
    scene.uncover(1)
    assert not any("Robas" in line.text for line in scene.log.lines)
    app.close()


def test_another_language_is_spoken_on_the_cover_at_once() -> None:
    app = support.instant_app("es")
    scene = support.open_board(app, support.new_match(PEOPLE, 3))
    support.settle(app, scene)
    scene.uncover(0)
    app.scenes.pop("none")
    support.settle(app, scene)
    legal = scene.match.observation(0).legal
    assert scene.act(next(a for a in legal if isinstance(a, Discard) and a.place == DRAWN))
    support.settle(app, scene)
    assert isinstance(app.scenes.top, HandoverScene)
    spanish = _texts(app)
    app.change_language("en")
    english = _texts(app)
    assert any("Drácula" in text and "descarta" in text for text in spanish)
    assert any("Dracula" in text and "discards" in text for text in english)
    assert not any("Drácula" in text for text in english)
    app.close()


def _texts(app: App) -> set[str]:
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    return {heard.drawn.text for heard in audit.texts}
