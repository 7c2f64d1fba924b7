"""Whole matches from the title to the title, played with nothing but clicks, nothing but keys, or both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.language import Language
from game.systems import SYSTEMS
from tests.pilot import ROOT, Pilot
from tests.window import filmed_game
from tests.window.hands import Hand, KeyHand, MouseHand, SeatKeyHand, begin
from tests.window.policy import Player
from tests.window.records import MatchRecord

Launch = Callable[..., Pilot]
FAST = ("--speed", "20", "--mute")
OPEN_TABLES = ("vitorian", "epikha")
"""The games in which a seat decides in the other's turn."""
SEALS = 5
"""Turns after which both people have held their own seal twice."""


def verified(record: Path) -> bool:
    """Whether the program itself finds the record true when it plays it again."""
    command = [sys.executable, str(ROOT / "main.py"), "replay", str(record), "--verify"]
    return subprocess.run(command, capture_output=True, check=False, env=dict(os.environ)).returncode == 0


@pytest.mark.parametrize("game", SYSTEMS)
@pytest.mark.parametrize(("hand_of", "language"), [(MouseHand, "es"), (KeyHand, "en")], ids=["mouse", "keys"])
def test_a_match_against_the_apprentice(
    launch: Launch, hand_of: Callable[[Pilot], Hand], language: str, game: str
) -> None:
    pilot = launch("--language", language, "--seed", "11", *FAST)
    hand = hand_of(pilot)
    begin(pilot, hand, "one_match", game)
    player = Player(pilot, hand)
    player.play()
    assert player.seals == 0
    hand.press("title")
    assert pilot.scene("title").spot("continue") is None

    record = MatchRecord.newest(pilot.data)
    assert [seat["kind"] for seat in record.setup["seats"]] == ["computer", "human"]
    assert record.setup["seats"][0]["level"] == "apprentice"
    assert record.setup["seed"] == 11
    assert record.end is not None
    assert verified(max(pilot.data.glob("matches/*.match")))
    hand.press("quit")
    assert pilot.ended() == 0
    pilot.wait_for_no_process()
    assert pilot.said() == ""


def test_two_people_share_mouse_and_keys_and_see_only_their_own(launch: Launch, tmp_path: Path) -> None:
    film = tmp_path / "film.jsonl"
    filmed = {"program": (sys.executable, filmed_game.__file__), "environment": {filmed_game.FILM: str(film)}}
    pilot = launch("--language", "es", "--seed", "12", *FAST, **filmed)
    mouse, keys = MouseHand(pilot), KeyHand(pilot)
    begin(pilot, mouse, "two_players")
    player = Player(pilot, mouse, keys)
    player.play()
    record = MatchRecord.newest(pilot.data)
    assert player.seals == record.turns, "one seal a turn, no more and no less"
    assert pilot.close() == 0
    check_film(film, record, Language("es"))


def test_two_people_at_one_keyboard_hold_each_their_own_seal(launch: Launch) -> None:
    pilot = launch("--language", "en", "--seed", "13", *FAST)
    hand = SeatKeyHand(pilot)
    begin(pilot, hand, "two_players")
    seen = Player(pilot, hand)
    seen.play_until(lambda s: s.seat is not None and seen.seals == SEALS)
    assert pilot.close() == 0


@pytest.mark.parametrize("game", OPEN_TABLES)
def test_two_people_share_the_open_table(launch: Launch, game: str) -> None:
    """One seal a turn at most; between them the table lies open, and a hand shows while its key is held."""
    pilot = launch("--language", "es", "--seed", "12", *FAST)
    begin(pilot, MouseHand(pilot), "two_players", game)
    player = Player(pilot, MouseHand(pilot), KeyHand(pilot))
    asked = player.play_until(lambda s: s.spot("open:pass")).seat
    assert asked is not None
    for _ in range(2):
        pilot.until(lambda s: s.gate and not s.starting("hand:", enabled=False), "two covered hands")
        pilot.key_down(SeatKeyHand.KEYS[1 - asked])
        pilot.key_down(SeatKeyHand.KEYS[asked])
        pilot.until(lambda s: s.starting("hand:", enabled=False), "the hand of who is asked")
        for key in SeatKeyHand.KEYS:
            pilot.key_up(key)
    # how soon the first question comes depends on what was seen in time: there may be more seals by then
    player.play_until(lambda s: s.seat is not None and player.seals >= SEALS)
    assert player.seals <= MatchRecord.newest(pilot.data).turns + 2, "one for each turn and each first hand"
    assert pilot.close() == 0


def test_the_closed_book_looks_the_same_whatever_was_dealt(launch: Launch) -> None:
    first = closed_book(launch, "1")
    book = first.shot()
    first.wait(lambda: first.shows(book), "a book that lies still")
    first.close()
    second = closed_book(launch, "2")
    second.wait(lambda: second.shows(book), "the same picture of the same book")


def closed_book(launch: Launch, seed: str) -> Pilot:
    """A match of two people before its first turn, with the book in sight: its seal is red for Drácula."""
    pilot = launch("--language", "es", "--seed", seed, *FAST, still=True)
    begin(pilot, KeyHand(pilot), "two_players")
    (seal,) = pilot.scene("handover").spots
    pilot.wait(lambda: is_red(pilot.shot().get_at(seal.centre)), "the seal")
    return pilot


def is_red(colour: pygame.Color) -> bool:
    """Whether a colour has the red of sealing wax."""
    return colour.r > 80 and colour.g < 60 and colour.b < 60


def check_film(film: Path, record: MatchRecord, language: Language) -> None:
    """No frame may show a face, or name a card, that whoever may look was not told by then.

    A face counts as told in the round that is shown (or in the next one, whose cards are being dealt), a name
    in any round, for the log remembers them all.
    """
    names = {
        f"{suit}{value}": language.text(f"dracula.card.{suit}", value=value)
        for suit in "XOBS"
        for value in range(1, 9)
    }
    told = {viewer: record.told(viewer) for viewer in (None, 0, 1)}
    with_faces = 0
    for number, line in enumerate(film.read_text(encoding="utf-8").splitlines()):
        frame = json.loads(line)
        if "viewer" not in frame or frame["over"]:
            continue
        known = [entry for entry in told[frame["viewer"]] if entry[0] <= frame["acts"]]
        faces = set().union(*(cards for _, in_round, cards in known if in_round >= frame["round"]))
        named = {card for card, name in names.items() if any(name in text for text in frame["texts"])}
        secret = set(frame["faces"]) - faces | named - set().union(*(cards for *_, cards in known))
        assert not secret, f"frame {number} ({frame['scene']}, for seat {frame['viewer']}) shows {secret}"
        with_faces += bool(frame["faces"])
    assert with_faces > 100, "the camera saw hardly any card"
