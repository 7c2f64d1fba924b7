"""A card is dragged with a real mouse on a real window: dropped, refused, and broken off by Escape (P-20)."""

from __future__ import annotations

from collections.abc import Callable

from tests.pilot import Pilot
from tests.window.hands import MouseHand, begin

Launch = Callable[..., Pilot]


def carry(pilot: Pilot, card: tuple[int, int], goal: tuple[int, int]) -> None:
    """Take a card and bring it to a point, in a few steps as a hand does."""
    pilot.hold(card)
    for part in (1, 2, 3):
        pilot.move(tuple(a + (b - a) * part // 3 for a, b in zip(card, goal, strict=True)))  # type: ignore[arg-type]


def test_a_card_is_dragged_onto_the_pile_and_only_the_button_discards_it(launch: Launch) -> None:
    pilot = launch("--language", "en", "--seed", "11", "--speed", "20", "--mute")
    begin(pilot, MouseHand(pilot), "one_match")
    seen = pilot.until(lambda now: now.gate and now.spot("drawn") and now.spot("pile"), "a card to discard")
    drawn, pile = seen.spot("drawn"), seen.spot("pile")
    assert drawn is not None and pile is not None

    carry(pilot, drawn.centre, pile.centre)
    pilot.key("Escape")
    pilot.let_go()
    seen = pilot.until(lambda now: now.spot("drawn"), "the card at its place")
    confirm = seen.spot("confirm")
    assert confirm is not None and not confirm.enabled, "nothing was chosen"

    carry(pilot, drawn.centre, pile.centre)
    pilot.let_go()
    pilot.until(lambda now: now.spot("other"), "the choice that was dropped")
    pilot.press("other")
    pilot.until(lambda now: now.spot("drawn") and not now.spot("other"), "the choice taken back by a press")
