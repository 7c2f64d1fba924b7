"""The guide in a real window: from the first question to its farewell, by clicks or by keys."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable

import pytest

from game.systems import SYSTEMS
from scenes.boards import BOARDS
from tests.pilot import Pilot, Sight
from tests.window.hands import FIRST_GAME, Hand, KeyHand, MouseHand
from tests.window.policy import NOTICE_S, choice, signature
from tests.window.records import MatchRecord
from tests.window.screen import PilotError

Launch = Callable[..., Pilot]
NEXT, SKIP, GO_ON = "guide:next", "guide:skip", "go_on"
MOST_PRESSES = 200
FAST = ("--speed", "20", "--mute")


CARD_GAMES = [game for game in SYSTEMS if game != FIRST_GAME and BOARDS[game].guide is not None]


def over(seen: Sight) -> bool:
    """Whether the guide has left."""
    return seen.scene in SYSTEMS and seen.spot(SKIP) is None


def offered(seen: Sight, by_keys: bool = True) -> list[str]:
    """What to press now: the button of a note, where the note has led the keys, or any decision."""
    for certain in (NEXT, GO_ON):
        spot = seen.spot(certain)
        if spot is not None and spot.enabled:
            return [certain]
    found = choice(seen)
    led = seen.focused
    return [led.id] if by_keys and led is not None and led.id in found else found


def learn(pilot: Pilot, hand: Hand) -> int:
    """Go through the guide to its end; how often the button of a note was pressed."""
    chance, read = random.Random(1), 0
    for _ in range(MOST_PRESSES):
        seen = pilot.until(lambda s: s.gate and (over(s) or offered(s)), "a note or a decision")
        if over(seen):
            return read
        wanted = chance.choice(offered(seen, isinstance(hand, KeyHand)))
        hand.press(wanted)
        read += wanted == NEXT
        wait_for_effect(pilot, seen)
    raise AssertionError(f"the guide never ends; {pilot.describe()}")


def wait_for_effect(pilot: Pilot, before: Sight) -> None:
    """Wait until a press shows; one that came too soon after the last was taken for a part of that one."""
    with contextlib.suppress(PilotError):
        pilot.until(lambda seen: signature(seen) != signature(before), "an effect of the press", NOTICE_S)


@pytest.mark.parametrize(("hand_of", "language"), [(MouseHand, "es"), (KeyHand, "en")], ids=["mouse", "keys"])
def test_a_newcomer_is_shown_the_game(
    launch: Launch, hand_of: Callable[[Pilot], Hand], language: str
) -> None:
    pilot = launch("--language", language, *FAST, newcomer=True)
    hand = hand_of(pilot)
    pilot.scene("welcome")
    hand.press("show")
    pilot.scene("dracula")
    assert learn(pilot, hand) >= 4
    assert settings(pilot)["guide"] == "done"

    assert pilot.close() == 0
    record = MatchRecord.newest(pilot.data)
    assert [seat["kind"] for seat in record.setup["seats"]] == ["computer", "human"]
    assert record.end is None
    pilot.wait_for_no_process()
    assert pilot.said() == ""


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize(("hand_of", "language"), [(MouseHand, "es"), (KeyHand, "en")], ids=["mouse", "keys"])
def test_a_card_game_is_shown_to_whoever_wants_to_learn_it(
    launch: Launch, hand_of: Callable[[Pilot], Hand], language: str, game: str
) -> None:
    pilot = launch("--language", language, *FAST)
    hand = hand_of(pilot)
    pilot.scene("title")
    hand.press("learn")
    before = pilot.scene("learn").counter
    hand.press(f"game.{game}")
    pilot.until(lambda seen: seen.gate and seen.counter > before, "its ways to learn")
    hand.press("guide")
    pilot.scene(game)
    assert learn(pilot, hand) >= 3, "who does not follow the advice meets fewer notes"
    assert pilot.close() == 0
    record = MatchRecord.newest(pilot.data)
    assert record.setup["game"] == game
    ended = record.end is not None  # a short match may be lost before the farewell by whoever plays at random
    assert ended or settings(pilot)["welcomed"] is True
    pilot.wait_for_no_process()
    assert pilot.said() == ""


def test_who_knows_it_all_leaves_the_guide_with_one_click(launch: Launch) -> None:
    pilot = launch("--language", "es", *FAST, newcomer=True)
    pilot.press("show")
    pilot.press(SKIP)
    assert over(pilot.until(over, "a board without the guide"))
    assert settings(pilot)["guide"] == "skipped"
    assert pilot.close() == 0


def settings(pilot: Pilot) -> dict[str, object]:
    """The options as the game has kept them."""
    kept: dict[str, object] = json.loads((pilot.data / "settings.json").read_text(encoding="utf-8"))
    return kept
