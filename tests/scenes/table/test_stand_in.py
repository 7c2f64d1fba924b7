"""A computer player that is slow or fails: whoever waits is told, and sees who really plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.journal import MatchSetup, SeatSetup
from game.match import Match
from game.opponents import InProcess
from game.rules.chance import Chance
from game.rules.contract import Action
from game.systems import SYSTEMS
from scenes.app import App
from scenes.audit import Audit
from scenes.boards import BOARDS
from scenes.epikha import field
from sprites import motion
from tests.scenes.dracula import support

GAMES = pytest.mark.parametrize("game", SYSTEMS)
MASTER = (SeatSetup("computer", "master"), SeatSetup())


class Slow(InProcess):
    """Decides when the test says so; `stands_in` as the test says."""

    stands_in = False
    answers = True

    def answer(self) -> Action | None:
        """See `Thinker`. Nothing for as long as it thinks."""
        return super().answer() if self.answers else None


def board(game: str, thinker: Slow) -> tuple[App, Any]:
    """The board of a game on which the Master of seat 0 begins, as the person in the other seat sees it."""
    app, system = support.instant_app(), SYSTEMS[game]
    setup = next(
        setup
        for seed in range(20)
        if system.new((setup := MatchSetup(system.config(), seed, 1, MASTER)).config, seed)[0].to_move == 0
    )
    scene: Any = BOARDS[game].open(app, Match(system, setup, thinker=thinker))
    app.scenes.reset(scene, "none")
    return app, scene


def step(app: App, until: Callable[[], object]) -> None:
    """Let frames pass until it is so."""
    for _ in range(3000):
        if until():
            return
        app.step(20.0)
    raise AssertionError("it does not come about")


def read(app: App) -> list[str]:
    """Every text of the frame as it is now."""
    app.canvas.recorder = audit = Audit()
    app.scenes.refresh()
    app.draw()
    app.canvas.recorder = None
    return [heard.drawn.text for heard in audit.texts]


@GAMES
def test_whoever_waits_long_is_told_how_to_get_out(game: str) -> None:
    thinker = Slow()
    thinker.answers = False
    app, scene = board(game, thinker)
    step(app, lambda: scene.thinking_shown)
    assert not scene.thinks_long and not any("Tarda más" in text for text in read(app))
    step(app, lambda: scene.thought >= motion.THINKING_LONG)
    assert "Esc" in scene.thinks_long
    assert any("Tarda más" in text for text in read(app))
    app.close()


@GAMES
def test_the_board_says_who_really_plays(game: str) -> None:
    thinker = Slow()
    thinker.stands_in = True
    app, scene = board(game, thinker)
    match = scene.match
    assert not any("Novato" in text for text in read(app))
    step(app, lambda: match.stand_ins)
    app.step(20.0)
    assert any("por ahora decide el Novato" in line.text for line in scene.log.lines)
    frames = [field.zone_words(scene.tongue, scene.shown, 0, "area")] if game == "epikha" else []
    assert any("Novato" in text for text in [*read(app), *frames] if "decide" not in text)
    thinker.stands_in = False
    chance = Chance.of(3)
    for _ in range(200):
        if match.to_move == 1:
            assert match.act(1, chance.pick(match.observation(1).legal)) is None
        else:
            match.poll()
        if not match.stands_in(0):
            break
    assert not any("Novato" in text for text in read(app) if "decide" not in text)
    app.close()
