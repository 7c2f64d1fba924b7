"""Leaving in every way, also the worst, and coming back to the same match."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from game.systems import SYSTEMS
from tests.pilot import Pilot, Sight
from tests.window.hands import FIRST_GAME, MouseHand, begin
from tests.window.policy import Player, choice
from tests.window.records import MatchRecord

Launch = Callable[..., Pilot]
FAST = ("--speed", "20", "--mute", "--language", "es", "--seed", "6")


def in_the_middle(pilot: Pilot, acts: int, game: str = FIRST_GAME) -> None:
    """Play a match against the computer until at least ``acts`` actions are in its record."""
    if game == FIRST_GAME:
        pilot.scene("title")
        pilot.press("play_now")
        pilot.until(lambda seen: seen.scene not in ("title", "setup"), "the board")
    else:
        begin(pilot, MouseHand(pilot), "one_match", game)
    Player(pilot, MouseHand(pilot)).play_until(lambda seen: seen.seat is not None and played(pilot) >= acts)


def played(pilot: Pilot) -> int:
    """How many actions the record of the match has."""
    return len(MatchRecord.newest(pilot.data).acts)


def test_quitting_while_the_computer_thinks_leaves_no_process(launch: Launch) -> None:
    pilot = launch(*FAST)
    in_the_middle(pilot, 3)
    os.kill(thinker(pilot), signal.SIGSTOP)  # a thought without an end
    Player(pilot, MouseHand(pilot)).play_until(computers_turn)
    pilot.key("F10")
    pilot.scene("pause")
    pilot.press("quit")
    assert pilot.ended() == 0
    pilot.wait_for_no_process()


def test_interrupted_while_the_computer_thinks_leaves_no_process(launch: Launch, interruptible: None) -> None:
    pilot = launch(*FAST)
    in_the_middle(pilot, 3)
    acts = MatchRecord.newest(pilot.data).acts
    os.kill(thinker(pilot), signal.SIGSTOP)
    assert pilot.process is not None
    pilot.process.send_signal(signal.SIGINT)
    assert pilot.ended() == 130
    pilot.wait_for_no_process()
    assert MatchRecord.newest(pilot.data).acts == acts


def thinker(pilot: Pilot) -> int:
    """The process id of the computer player."""
    started = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pilot.processes()}
    (found,) = [pid for pid, command in started.items() if b"spawn_main" in command]
    return found


def computers_turn(seen: Sight) -> bool:
    """Whether the board stands still and waits for the computer."""
    return seen.scene == "dracula" and seen.seat is None and not seen.raw["busy"] and not choice(seen)


@pytest.mark.parametrize("game", SYSTEMS)
def test_a_killed_match_can_be_continued(launch: Launch, game: str) -> None:
    pilot = launch(*FAST)
    in_the_middle(pilot, 9, game)
    before = MatchRecord.newest(pilot.data)
    pilot.kill()
    pilot.start()
    pilot.scene("title")
    pilot.press("continue")
    player = Player(pilot, MouseHand(pilot))
    assert player.play_until(lambda seen: seen.seat is not None).scene == game
    after = MatchRecord.newest(pilot.data)
    assert after.setup == before.setup and after.setup["game"] == game
    assert after.acts[: len(before.acts)] == before.acts
    player.play()
    assert MatchRecord.newest(pilot.data).end is not None
    assert pilot.close() == 0


def test_leaving_to_the_title_keeps_the_match(launch: Launch) -> None:
    pilot = launch(*FAST)
    in_the_middle(pilot, 5)
    acts = MatchRecord.newest(pilot.data).acts
    pilot.key("F10")
    pilot.scene("pause")
    pilot.press("title")
    pilot.scene("title")
    pilot.press("continue")
    pilot.until(lambda seen: seen.seat is not None and seen.gate, "the match again")
    assert MatchRecord.newest(pilot.data).acts == acts


def test_conceding_asks_once_and_ends_the_match(launch: Launch) -> None:
    pilot = launch(*FAST)
    in_the_middle(pilot, 2)
    pilot.key("F10")
    pilot.scene("pause")
    pilot.press("concede")
    pilot.scene("confirm")
    pilot.press("yes", times=3)
    Player(pilot, MouseHand(pilot)).play()
    record = MatchRecord.newest(pilot.data)
    assert record.acts[-1]["action"] is None
    assert record.end is not None
    human = [seat["kind"] for seat in record.setup["seats"]].index("human")
    assert record.acts[-1]["seat"] == human
    assert record.end["outcome"]["winner"] == 1 - human
