"""The packaged program in a window that nobody sees: started, played from title to title, quit and killed.

The hand and the player are those of the window tests: they know nothing but the pilot file.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from subprocess import PIPE

from places import Fault, Place
from tests.pilot import MARK, Pilot, Sight
from tests.window.hands import MouseHand
from tests.window.policy import Player, choice
from tests.window.records import MatchRecord
from tests.window.screen import Screen, wait_for

CRASH, LOWEST_WINDOW = 70, 500
SLOWEST_START_S = 1.5
STARTS = 3
FAST = ("--speed", "20", "--mute", "--seed", "11")
NEWCOMER = ("welcome", "know")
"""The question of the very first start, and the answer that leads on to the title."""
WORKER = (b"spawn_main", b"--multiprocessing-fork")
"""What stands in the command line of a process that multiprocessing has started."""


def pilot_at(place: Place, screen: Screen, name: str, *options: str) -> Pilot:
    """A game at a place, not yet started, with a folder of its own for all that it writes."""
    folder = place.home / name
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    pilot = Pilot(screen, folder, *options, program=place.command, cwd=Path(place.cwd))
    if place.environment is not None:
        kept = {key: pilot.environment[key] for key in ("DISPLAY", MARK)}
        pilot.environment = {**place.environment, **kept}
    return pilot


def to_title(pilot: Pilot) -> Sight:
    """Wait for the title; whoever starts for the first time knows the game already."""
    scene, answer = NEWCOMER
    seen = pilot.until(lambda s: s.gate and s.scene in ("title", scene), "the first screen")
    if seen.scene == scene:
        MouseHand(pilot).press(answer)
    return pilot.scene("title")


def begin(pilot: Pilot) -> Player:
    """From the title to the board of a match against the computer."""
    hand = MouseHand(pilot)
    to_title(pilot)
    hand.press("one_match")
    pilot.scene("setup")
    hand.press("start")
    pilot.until(lambda seen: seen.scene not in ("title", "setup"), "the board")
    return Player(pilot, hand)


def start_time(place: Place, screen: Screen) -> float:
    """Seconds from the call to the first screen that takes presses: the best of a few starts.

    The end is the time of the pilot file itself, so that looking for it costs nothing.
    """
    times = []
    for number in range(STARTS):
        pilot = pilot_at(place, screen, f"start {number}", "--mute")
        began = time.time()
        with pilot:
            pilot.until(lambda seen: seen.gate, "a first screen to press")
            times.append(pilot.file.stat().st_mtime - began)
            pilot.close()
            pilot.wait_for_no_process()
    print(f"  usable after {', '.join(f'{seconds:.2f}' for seconds in times)} s")
    if min(times) > SLOWEST_START_S:
        raise Fault(f"the first screen took {min(times):.2f} s, at most {SLOWEST_START_S}")
    return min(times)


def whole_match(place: Place, screen: Screen, language: str) -> Path:
    """Play one match from title to title and quit; returns its record. Nothing may be left behind."""
    began = time.monotonic()
    with pilot_at(place, screen, f"match {language}", *FAST, "--language", language) as pilot:
        player = begin(pilot)
        player.play()
        MouseHand(pilot).press("title")
        pilot.scene("title")
        record = max(pilot.data.glob("matches/*.match"))
        if MatchRecord.read(record).end is None:
            raise Fault("the match has no end in its record")
        MouseHand(pilot).press("quit")
        if code := pilot.ended():
            raise Fault(f"quitting ended with {code}")
        pilot.wait_for_no_process()
        if "Traceback" in pilot.said():
            raise Fault(pilot.said()[-800:])
    print(f"  a match in {language}: {time.monotonic() - began:.0f} s")
    return record


def quit_in_thought(place: Place, screen: Screen) -> None:
    """Quit while the computer thinks a thought without an end: no process may be left."""
    with pilot_at(place, screen, "quit", *FAST) as pilot:
        player = begin(pilot)
        player.play_until(lambda seen: seen.seat is not None)
        os.kill(thinker(pilot), signal.SIGSTOP)
        player.play_until(waits_for_computer)
        pilot.key("F10")
        pilot.scene("pause")
        MouseHand(pilot).press("quit")
        if code := pilot.ended():
            raise Fault(f"quitting ended with {code}")
        pilot.wait_for_no_process()


def killed_window(place: Place, screen: Screen) -> None:
    """The window's process is killed: the computer player notices and ends by itself."""
    with pilot_at(place, screen, "kill", *FAST) as pilot:
        begin(pilot).play_until(lambda seen: seen.seat is not None)
        worker = thinker(pilot)
        assert pilot.process is not None
        pilot.process.kill()
        pilot.process.wait()
        wait_for(lambda: worker not in pilot.processes(), "the end of the computer player")
        pilot.wait_for_no_process()


def failed_start(place: Place, screen: Screen) -> None:
    """A program of which a part is missing shows a window that says so, and leaves a report."""
    data = place.home / "broken"
    environment = {**screen.environment(), MARK: "broken"}
    with subprocess.Popen(
        [*place.command, "--data", str(data)], cwd="/", env=environment, stderr=PIPE
    ) as game:
        try:
            wait_for(lambda: box_shown(screen), "a box that tells of the failure")
            wait_for(lambda: closed(screen, game), "an end of the box")
            said = game.communicate(timeout=20)[1].decode()
        finally:
            game.kill()
    if game.returncode != CRASH or "Traceback" in said:
        raise Fault(f"ended with {game.returncode}: {said!r}")
    if not list(data.glob("report-*.txt")):
        raise Fault("left no report")


def closed(screen: Screen, game: subprocess.Popen[bytes]) -> bool:
    """Close the window with the keyboard; whether the program has ended. A new box may not hear it yet."""
    screen.run("xdotool", "key", "alt+F4")
    return game.poll() is not None


def box_shown(screen: Screen) -> bool:
    """Whether the window with the keyboard is too low to be the game's own: a box names no process."""
    lines = screen.run("xdotool", "getactivewindow", "getwindowgeometry", "--shell", check=False).split()
    heights = [int(line.removeprefix("HEIGHT=")) for line in lines if line.startswith("HEIGHT=")]
    return bool(heights) and max(heights) < LOWEST_WINDOW


def thinker(pilot: Pilot) -> int:
    """The process id of the computer player."""

    def found() -> list[int]:
        commands = {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pilot.processes()}
        return [pid for pid, words in commands.items() if any(word in words for word in WORKER)]

    (worker,) = wait_for(found, "the computer player")
    return worker


def waits_for_computer(seen: Sight) -> bool:
    """Whether the board stands still and waits for the computer."""
    return seen.scene == "dracula" and seen.seat is None and not seen.raw["busy"] and not choice(seen)


__all__ = ["Screen", "failed_start", "killed_window", "quit_in_thought", "start_time", "whole_match"]
