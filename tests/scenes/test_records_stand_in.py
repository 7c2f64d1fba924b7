"""A match in which the Novice stood in is remembered as such, from its end to the page of records."""

from __future__ import annotations

from pathlib import Path

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import InProcess
from game.records import Records
from game.systems import SYSTEMS
from scenes import recording, records
from tests.scenes.menus_support import make_game


class StandIn(InProcess):
    """Decides as whoever stands in for the one asked."""

    stands_in = True


def test_the_records_say_how_often_the_novice_stood_in(tmp_path: Path) -> None:
    app = make_game(tmp_path)
    system = SYSTEMS["dracula"]
    seats = (SeatSetup("computer", "apprentice"), SeatSetup())
    match = Match(system, MatchSetup(system.config(), 2, 1, seats), thinker=StandIn())
    while not match.poll():
        assert match.act(1, match.observation(1).legal[0]) is None
    assert match.concede(1) is None
    recording.enter(app, match)
    (kept,) = Records(app.services.folder or tmp_path).all()
    assert kept.stand_ins == match.stand_ins == 1
    assert "Aprendiz (Novato ×1)" in records._players(app.language, kept)
    app.close()
