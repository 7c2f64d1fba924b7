"""The window itself: what lies under the pointer at every shape, full screen and back, and hasty fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pilot import Pilot, Sight, Spot
from tests.window.hands import MouseHand
from tests.window.policy import Player
from tests.window.records import MatchRecord

Launch = Callable[..., Pilot]
SHAPES = {
    "16:9": (1280, 720),
    "16:10": (1440, 900),
    "4:3": (1000, 750),
    "21:9": (1680, 720),
    "odd": (961, 743),
}
FAST = ("--speed", "20", "--mute", "--language", "es", "--seed", "5")


def smallest(seen: Sight) -> Spot:
    """The enabled spot with the smallest area."""
    return min((spot for spot in seen.spots if spot.enabled), key=lambda spot: spot.rect[2] * spot.rect[3])


def resized(pilot: Pilot, size: tuple[int, int]) -> Sight:
    """Give the window a size, and wait until the game has laid itself out in it."""
    pilot.resize(size)
    return pilot.until(lambda seen: tuple(seen.raw["window"]) == size and seen.gate, f"a layout for {size}")


def board(launch: Launch, *options: str) -> Pilot:
    """A game with a match against the computer on the screen, at the first decision."""
    pilot = launch(*FAST, *options)
    pilot.scene("title")
    pilot.press("play_now")
    return at_decision(pilot)


def at_decision(pilot: Pilot) -> Pilot:
    """Wait until the person is asked."""
    pilot.until(lambda seen: seen.seat is not None and seen.gate, "a question to the person")
    return pilot


@pytest.mark.parametrize("shape", SHAPES)
def test_the_outermost_pixels_of_the_smallest_button_act_and_those_beside_it_do_not(
    launch: Launch, shape: str
) -> None:
    pilot = board(launch)
    Player(pilot, MouseHand(pilot)).play_until(lambda seen: len(seen.starting("slot:")) >= 2)
    resized(pilot, SHAPES[shape])
    for corner, outwards in zip(range(4), [(-1, -1), (1, -1), (-1, 1), (1, 1)], strict=True):
        menu = pilot.sight().spot("menu")
        assert menu is not None
        assert menu.rect[2:] == smallest(pilot.sight()).rect[2:]
        x, y = menu.corners[corner]
        pilot.click((x + outwards[0], y + outwards[1]))
        pilot.click((x, y))
        pilot.scene("pause")
        pilot.key("Escape")
        at_decision(pilot)


def test_clicks_on_the_bars_beside_the_picture_act_on_nothing(launch: Launch) -> None:
    pilot = board(launch)
    resized(pilot, (1200, 900))
    top, bottom = (900 - 675) // 2, (900 + 675) // 2
    pilot.key("F10")
    pilot.scene("pause")
    for point in [(600, 2), (600, 897), (0, 0), (1199, 899), (600, top - 1), (600, bottom)]:
        pilot.click(point)
    pilot.key("Tab", "Tab")
    moved = pilot.until(lambda seen: seen.focused and seen.focused.id != "resume", "a moved focus")
    assert moved.scene == "pause"
    pilot.click((600, top))  # the first row of the picture, beside the panel: the pause goes
    at_decision(pilot)


def test_ten_full_screen_switches_in_title_match_and_dialog(launch: Launch) -> None:
    pilot = launch(*FAST)
    size = tuple(pilot.scene("title").raw["window"])
    switch_ten_times(pilot, size)
    pilot.press("play_now")
    at_decision(pilot)
    switch_ten_times(pilot, size)
    pilot.key("F10")
    pilot.scene("pause")
    switch_ten_times(pilot, size)
    pilot.press("resume")
    at_decision(pilot)
    assert pilot.size() == size


def switch_ten_times(pilot: Pilot, size: tuple[int, ...]) -> None:
    """Switch to full screen and back five times; the content and the size come back."""
    before = [spot.id for spot in pilot.sight().spots]
    for _ in range(5):
        pilot.key("F11")
        pilot.until(lambda seen: tuple(seen.raw["window"]) == pilot.screen.size and seen.gate, "full screen")
        pilot.key("alt+Return")
        pilot.until(lambda seen: tuple(seen.raw["window"]) == size and seen.gate, "a window again")
    assert [spot.id for spot in pilot.sight().spots] == before


def test_full_screen_is_remembered(launch: Launch) -> None:
    pilot = launch(*FAST)
    pilot.scene("title")
    pilot.key("F11")
    pilot.until(lambda seen: tuple(seen.raw["window"]) == pilot.screen.size, "full screen")
    assert pilot.close() == 0
    pilot.start()
    assert tuple(pilot.scene("title").raw["window"]) == pilot.screen.size


def test_a_new_size_is_remembered(launch: Launch) -> None:
    pilot = launch(*FAST)
    pilot.scene("title")
    resized(pilot, (1100, 700))
    assert pilot.close() == 0
    pilot.start()
    assert tuple(pilot.scene("title").raw["window"]) == (1100, 700)


@pytest.mark.parametrize("times", [2, 3])
def test_a_hasty_press_is_one_press(launch: Launch, times: int) -> None:
    pilot = launch(*FAST)
    pilot.scene("title")
    pilot.press("options", times)
    pilot.scene("options")
    pilot.key("Escape")
    pilot.scene("title")
    pilot.press("one_match", times)
    pilot.scene("setup")
    pilot.press("start", times)
    at_decision(pilot)
    assert len(list(pilot.data.glob("matches/*.match"))) == 1


def test_a_hasty_discard_is_one_discard_by_mouse_and_key_at_once(launch: Launch) -> None:
    pilot = board(launch)
    seen = Player(pilot, MouseHand(pilot)).play_until(lambda s: bool(s.starting("confirm")))
    confirm = seen.spot("confirm")
    assert confirm is not None
    pilot.click(confirm.centre, times=3, then="Return")

    def done() -> list[str]:
        acts = MatchRecord.newest(pilot.data).acts
        return [act["action"]["do"] for act in acts if act["seat"] == seen.seat]

    pilot.wait(done, "the discard")
    at_decision(pilot)
    assert done() == ["discard"]


def test_a_seal_that_is_only_clicked_stays_closed(launch: Launch) -> None:
    pilot = launch(*FAST)
    pilot.scene("title")
    pilot.press("two_players")
    pilot.press("start")
    pilot.scene("handover")
    pilot.press("seal", times=3)
    pilot.key("F10")
    pilot.scene("pause")
    pilot.key("Escape")
    assert pilot.scene("handover").spot("seal") is not None


def test_minimised_and_restored_it_goes_on(launch: Launch) -> None:
    pilot = board(launch)
    before = [spot.id for spot in pilot.sight().spots]
    pilot.minimise()
    pilot.restore()
    pilot.key("F10")
    pilot.scene("pause")
    pilot.key("Escape")
    at_decision(pilot)
    assert [spot.id for spot in pilot.sight().spots] == before
