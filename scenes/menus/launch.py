"""From the menus into a match and back: new ones, saved ones, rematches."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from game.entries import Entry, age_of
from game.files import SaveProblem
from game.journal import Record, SeatSetup
from game.match import Match, MatchSetup
from game.recorded import spectated
from game.rules.chance import Chance
from game.systems import SYSTEMS
from scenes import keynames
from scenes.boards import BOARDS
from scenes.menus import preferences, setup_model, wording
from scenes.menus.setup_model import SetupChoices
from scenes.replays.playback import unshowable

if TYPE_CHECKING:
    from scenes.app import App

SEEDS = 1_000_000
"""Seeds that the game proposes have at most six digits."""


class Saved(msgspec.Struct, frozen=True):
    """The match that *Continue* goes on with, as far as the title tells it."""

    entry: Entry
    round: int
    played: str = ""
    """When the last decision was made, as an ISO date and time; empty when nobody can tell."""
    config: Any = None
    """The set-up of the match as plain values."""

    @property
    def seats(self) -> tuple[SeatSetup, SeatSetup]:
        """Who plays it."""
        return self.entry.seats


def new_seed(app: App) -> int:
    """The seed of the command line, or a fresh one."""
    return app.services.seed if app.services.seed is not None else drawn_seed()


def drawn_seed() -> int:
    """A fresh seed."""
    return secrets.randbelow(SEEDS)


def now() -> str:
    """The date and time as a record writes it."""
    return datetime.now().isoformat(timespec="minutes")


def saved_match(app: App) -> Saved | None:
    """The unfinished match in the player's folder, if there is a readable one."""
    saves = app.services.saves
    if saves is None:
        return None
    found = saves.unfinished()
    if found is None or found[0].game not in SYSTEMS:
        return None
    entry, record = found
    moment = age_of(saves.path(entry.name))[1]
    played = datetime.fromtimestamp(moment).isoformat(timespec="minutes") if moment else ""
    return Saved(entry, _round_of(record), played, record.setup.config)


def _round_of(record: Record) -> int:
    game = record.setup.game
    told = spectated(SYSTEMS[game], record)
    return 1 if told is None else BOARDS[game].progress(told)


def start(app: App, choices: SetupChoices) -> None:
    """Begin a match of `choices` and remember them for the next time."""
    if choices.humans:
        preferences.change(app, last_set_up=setup_model.remembered(choices, app.settings.last_set_up))
    seats, aside = wording.seat_setups(choices), Chance.aside(choices.seed)
    setup = MatchSetup(choices.config, choices.seed, aside, seats, now())
    start_setup(app, choices.game, setup)
    if len(choices.humans) == 1:
        welcome(app)


def welcome(app: App) -> None:
    """At the very first match, name the keys of the rules and of advice; the guide has done so already."""
    if not app.settings.welcomed and app.settings.guide != "done":
        keys = {name: keynames.key_of(app, name) for name in ("help", "hint")}
        app.toasts.say(app.language.text("menus.welcome", **keys))
        preferences.change(app, welcomed=True)


def start_setup(app: App, game: str, setup: MatchSetup) -> None:
    """Begin the match of `game` that `setup` describes."""
    saves = app.services.saves
    journal = saves.start() if saves else None
    show(app, Match(SYSTEMS[game], setup, journal, app.services.worker, saves))


def tell(app: App, problem: SaveProblem) -> None:
    """Say what went wrong with a file, at the lower edge."""
    app.toasts.say(problem.words(app.language))
    app.scenes.refresh()


def resume(app: App, saved: Saved) -> SaveProblem | None:
    """Go on with a saved match; the sentence that says why not, if that cannot be."""
    saves = app.services.saves
    assert saves is not None, "a saved match comes from a folder of matches"
    journal = saves.reopen(saved.entry.name)
    if isinstance(journal, SaveProblem):
        return journal
    record = saves.load(saved.entry.name)
    if isinstance(record, SaveProblem):
        return record
    if problem := unshowable(app, record, saves.path(saved.entry.name).name):
        return problem
    snapshot = saves.load_snapshot(saved.entry.name, record)
    match = Match.resume(SYSTEMS[record.setup.game], record, journal, app.services.worker, saves, snapshot)
    if isinstance(match, SaveProblem):
        return match
    show(app, match)
    return None


def show(app: App, match: Match) -> None:
    """Turn the page to the board of `match`."""
    app.scenes.reset(BOARDS[match.system.id].open(app, match), "page")


def guide(app: App, game: str = setup_model.FIRST_GAME) -> None:
    """Begin the first match of a newcomer to `game`, with a guide; nothing happens where it has none."""
    begin = BOARDS[game].guide
    if begin is not None:
        begin(app)


def back(app: App) -> None:
    """Return to the page below, or to the title where nothing lies below."""
    if len(app.scenes.stack) > 1:
        app.scenes.pop("page")
    else:
        to_title(app)


def to_title(app: App) -> None:
    """Leave everything and show the title."""
    from scenes.title import TitleScene

    if app.services.saves:
        app.services.saves.release()
    app.scenes.reset(TitleScene(), "page")
