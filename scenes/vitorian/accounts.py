"""What everybody may count on a side (V2.7), in words: its piles, its Convoy's known ends, its turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.vitorian.card import CARDS
from scenes.vitorian.board import Board, Flank
from scenes.vitorian.phrases import Tongue


def known_bottom(side: Flank, most: int) -> list[str]:
    """The cards at the Convoy's bottom that these eyes know, the lowest first, at most so many."""
    return _known(list(reversed(side.convoy)), most)


def known_top(side: Flank, most: int, below: int = 0) -> list[str]:
    """The cards on top of the Convoy that these eyes know; none of the lowest `below`, which stand apart."""
    return _known(list(side.convoy)[: len(side.convoy) - below], most)


def _known(cards: Sequence[str | None], most: int) -> list[str]:
    found: list[str] = []
    for card in cards:
        if card is None or len(found) == most:
            break
        found.append(card)
    return found


def lines(tongue: Tongue, board: Board, seat: int) -> list[str]:
    """The state of a side, line by line."""
    side = board.sides[seat]
    whose = partial(tongue.about_side, board=board, seat=seat)
    found = [
        tongue.say("account.defense", n=side.defense, of=CARDS[side.sovereign].defense),
        tongue.say("account.piles", deck=side.deck, hand=len(side.hand), discard=len(side.discard)),
        _resources(tongue, side),
        *convoy(tongue, side),
    ]
    if side.shown:
        found.append(whose("account.shown", cards=", ".join(map(tongue.short, side.shown))))
    if side.loses_turn:
        found.append(whose("account.turn_lost"))
    found.append(whose("account.recycled" if side.recycled else "account.free"))
    return found


def _resources(tongue: Tongue, side: Flank) -> str:
    counts = {
        f"{which}_{kind.lower()}": sum(CARDS[card].resource == kind for card in cards)
        for which, cards in (("ready", side.ready), ("all", side.ready + side.spent))
        for kind in "PS"
    }
    return tongue.say("account.resources", **counts)


def convoy(tongue: Tongue, side: Flank) -> list[str]:
    """How many cards the Convoy holds, and which of them these eyes know."""
    low = known_bottom(side, len(side.convoy))
    high = known_top(side, len(side.convoy), len(low))
    found = [tongue.say("account.convoy", n=len(side.convoy))]
    for key, cards in (("top", high), ("bottom", low)):
        if cards:
            found.append(tongue.say(f"account.convoy.{key}", cards=" ".join(map(_sign, cards))))
    return found


def _sign(card: str) -> str:
    value = CARDS[card].value
    return f"[{CARDS[card].resource}]" + (f"~({value})" if value > 1 else "")
