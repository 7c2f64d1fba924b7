"""The menus' states worth seeing, for the tour and its audit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.dracula.config import SHORT, DraculaConfig
from game.entries import Entry
from game.journal import Journal, SeatSetup
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.confirm import ConfirmScene
from scenes.dracula.sides import WAX
from scenes.learn import LearnScene
from scenes.letters import LettersScene
from scenes.menus import setup_model as model
from scenes.menus.launch import Saved
from scenes.options import SECTIONS, OptionsScene
from scenes.pause import PauseScene
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.services import Silence
from scenes.setup import SetupScene
from scenes.table.handover import HandoverScene, SeatCard
from scenes.table.log import LogLine
from scenes.title import TitleScene
from scenes.tour_state import TourState
from scenes.welcome import WelcomeScene

if TYPE_CHECKING:
    from scenes.app import App

SEED = 270_589
PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))
ALONE = (SeatSetup("computer", "apprentice"), SeatSetup("human"))
MACHINES = (SeatSetup("computer", "master"), SeatSetup("computer", "veteran", character="bold"))
MID_MATCH = 27
MOST_SEEDS = 200
FRAME = 20.0


def _saved() -> Saved:
    return Saved(Entry("match-00001", game="dracula", seats=ALONE, when="2026-10-31T21:40", acts=31), 3)


# --- the set-up --------------------------------------------------------------------------------------------


def _solo() -> model.SetupChoices:
    return model.solo(SEED, "Ana")


def _adjusted() -> model.SetupChoices:
    config = DraculaConfig(10, (0, 1, 0, 2, 0), first_round=2, order="BOXS", face_up=((2,), (5,)))
    return model.with_config(_solo(), config)


# --- the pause ---------------------------------------------------------------------------------------------


def _match(seats: tuple[SeatSetup, SeatSetup] = ALONE, seed: int = SEED, **config: Any) -> Match:
    setup = MatchSetup(DraculaConfig(**config), seed, seed, seats, "2026-10-31T21:40")
    return Match(SYSTEMS["dracula"], setup)


def _board(app: App) -> Scene:
    match = _match()
    _play(match, Chance.of(SEED, 9), acts=MID_MATCH)
    return BOARDS["dracula"].open(app, match)


def _pause(app: App, scene: Scene) -> None:
    match = _match()
    match.journal = Journal(Path("match-00001.match"))
    app.push(PauseScene(match, 1, lambda: None))


def _pause_watched(app: App, scene: Scene) -> None:
    app.push(PauseScene(_match(MACHINES), None, lambda: None))


def _ask_to_concede(app: App, scene: Scene) -> None:
    _ask("concede", app, scene, rival=lambda: app.language.text("dracula.seat.0"))


def _ask(kind: str, app: App, scene: Scene, **params: object) -> None:
    app.push(ConfirmScene(kind, lambda: None, **params))


# --- the result --------------------------------------------------------------------------------------------


@cache
def finished(rule: str, seats: tuple[SeatSetup, SeatSetup] = ALONE) -> Match:
    """A match that ended by `rule` (D39, D40, D41 or D53), the same every time.

    Raises:
        LookupError: none of many random matches ended like that.
    """
    config: dict[str, Any] = {"first_round": 2, "health": 15} if rule == "D41" else {}
    for seed in range(MOST_SEEDS):
        match = _match(seats, seed, **config)
        _play(match, Chance.of(seed, 9), acts=40 if rule == "D53" else 10_000)
        if match.outcome is None:
            match.concede(1)
        if match.outcome and match.outcome.rule == rule:
            match.journal = Journal(Path("match-00001.match"))
            return match
    raise LookupError(rule)


def _play(match: Match, chance: Chance, acts: int) -> None:
    for _ in range(acts):
        if match.to_move is None:
            return
        legal = match.observation(match.to_move).legal  # type: ignore[attr-defined]
        match.act(match.to_move, legal[chance.below(len(legal))])


def _result(rule: str, seats: tuple[SeatSetup, SeatSetup], app: App) -> Scene:
    return ResultScene(finished(rule, seats))


# --- the seal ----------------------------------------------------------------------------------------------


def _seal(app: App, *, first: bool = False) -> HandoverScene:
    def say(key: str, **params: object) -> str:
        return app.language.text(key, **params)

    return HandoverScene(
        app,
        lambda: SeatCard("hunter", say("dracula.seat.1"), "Bruno", WAX[1]),
        lambda: SeatCard("dracula", say("dracula.seat.0"), "Ana", WAX[0]),
        lambda: [] if first else _recap(say),
        lambda: None,
        seat=0,
        on_pause=lambda: None,
        first=first,
    )


def _recap(say: Callable[..., str]) -> list[LogLine]:
    name = say("dracula.seat.1")
    districts = {"district": say("dracula.district.1"), "other": say("dracula.district.5")}
    card = say("dracula.card.O", value=4)
    return [
        LogLine("discard", "text", say("dracula.log.discarded.they_drawn", name=name, card=card)),
        LogLine("swap", "highlight", say("dracula.log.slots_swapped.they", name=name, **districts)),
        LogLine("hour", "text", say("dracula.recap.pile", n=9)),
    ]


def _hold(milliseconds: float, app: App, scene: Scene) -> None:
    assert isinstance(scene, HandoverScene)
    scene.seal.held = True
    for _ in range(round(milliseconds / FRAME)):
        scene.update(FRAME)


def _options(tab: str, app: App) -> Scene:
    return OptionsScene(tab)


class _Deaf(Silence):
    """A machine without a sound device."""

    silent = True


class _DeafOptions(OptionsScene):
    """The sound section on such a machine; the next state has its player of sounds again."""

    def build(self) -> None:
        self.app.services.sounds = _Deaf()
        super().build()

    def leave(self) -> None:
        self.app.services.sounds = Silence()


class _MuteOptions(OptionsScene):
    """The sound section of somebody who wants to hear nothing."""

    def enter(self) -> None:
        self.widgets.press("mute")

    def leave(self) -> None:
        self.app.change_settings(mute=False)


def _wait_for_key(app: App, scene: Scene) -> None:
    scene.widgets.press("key.log")


def _show_pad(app: App, scene: Scene) -> None:
    scene.widgets.press("device.pad")


def _wait_for_button(app: App, scene: Scene) -> None:
    _show_pad(app, scene)
    scene.widgets.press("pad.hint")


def _press(target: str, app: App, scene: Scene) -> None:
    scene.widgets.press(target)


def _focus(target: str, app: App, scene: Scene) -> None:
    scene.interaction.set_focus(target, by_keys=True)


_DUO = model.duo(SEED, ("Ana", "Bruno"))

_WATCHED = model.with_character(
    model.with_player(model.with_player(_solo(), 0, "master"), 1, "veteran"), 1, "patient"
)


def _write(target: str, app: App, scene: Scene) -> None:
    app.push(LettersScene(scene, target))


STATES: tuple[TourState, ...] = (
    TourState("welcome", lambda app: WelcomeScene()),
    TourState("welcome.know", lambda app: WelcomeScene(), partial(_focus, "know")),
    TourState("title", lambda app: TitleScene()),
    TourState("title.continue", lambda app: TitleScene(_saved())),
    TourState("title.entry_focused", lambda app: TitleScene(_saved()), partial(_focus, "one_match")),
    TourState("title.plate_focused", lambda app: TitleScene(), partial(_focus, "plate.dracula")),
    TourState("learn", lambda app: LearnScene()),
    TourState("learn.focused", lambda app: LearnScene(), partial(_focus, "rules")),
    TourState("setup", lambda app: SetupScene(_solo())),
    TourState(
        "setup.as_dracula", lambda app: SetupScene(model.with_role(_solo(), 0)), partial(_focus, "seat.1")
    ),
    TourState("setup.watch", lambda app: SetupScene(_WATCHED), partial(_focus, "character1.spy")),
    TourState("setup.two_players", lambda app: SetupScene(_DUO)),
    TourState("setup.short", lambda app: SetupScene(model.with_config(_DUO, SHORT))),
    TourState("setup.adjust", lambda app: SetupScene(_solo(), adjusting=True)),
    TourState(
        "setup.adjusted", lambda app: SetupScene(_adjusted(), adjusting=True), partial(_focus, "vampires.4")
    ),
    TourState("setup.replace", lambda app: SetupScene(_solo(), _saved()), partial(_press, "start")),
    TourState("setup.letters", lambda app: SetupScene(_solo()), partial(_write, "name1")),
    TourState("setup.figures", lambda app: SetupScene(_solo()), partial(_write, "seed")),
    *(TourState(f"options.{tab}", partial(_options, tab)) for tab in SECTIONS),
    TourState("options.sound_missing", lambda app: _DeafOptions("sound")),
    TourState("options.sound_muted", lambda app: _MuteOptions("sound")),
    TourState("options.rebinding", partial(_options, "keys"), _wait_for_key),
    TourState("options.pad", partial(_options, "keys"), _show_pad),
    TourState("options.pad_rebinding", partial(_options, "keys"), _wait_for_button),
    TourState("options.reset_keys", partial(_options, "keys"), partial(_ask, "keys")),
    TourState("pause", _board, _pause),
    TourState("pause.watched", _board, _pause_watched),
    TourState("pause.concede", _board, _ask_to_concede),
    TourState("pause.quit_unsaved", _board, partial(_ask, "quit")),
    TourState("result.health", partial(_result, "D39", ALONE)),
    TourState("result.vampires", partial(_result, "D40", ALONE)),
    TourState("result.survival", partial(_result, "D41", PEOPLE)),
    TourState("result.concede", partial(_result, "D53", PEOPLE)),
    TourState("result.watched", partial(_result, "D40", MACHINES)),
    TourState("seal.first", lambda app: _seal(app, first=True)),
    TourState("seal.closed", _seal),
    TourState("seal.half_open", _seal, partial(_hold, 300), settles=False),
    TourState("seal.cracking", _seal, partial(_hold, 720), settles=False),
    TourState("seal.opening", _seal, partial(_hold, 960), settles=False),
)
