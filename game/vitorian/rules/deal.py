"""Before the first turn: two players, their piles, resources, hands and mulligans (V1.1, V5).

All chance comes from the two streams of the table, and they from one seed (V16.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.chance import Chance
from game.rules.contract import Action, Told, for_owner
from game.vitorian import actions, events
from game.vitorian.config import VitorianConfig
from game.vitorian.rules.flow import ask, push
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import SPACES
from game.vitorian.state import Question, Side, Step, Table

OPENING_RESOURCES = 3
HAND = 6
_CHOICES = (actions.Mulligan(), actions.Keep())


def lay_table(config: VitorianConfig, seed: int) -> Table:
    """Return a table with everything shuffled and nothing dealt (V5.1, V5.2)."""
    chance = Chance.of(seed, 0)
    sides = (_side(config, 0, chance), _side(config, 1, chance))
    drawn = chance.below(2)
    first = drawn if config.first is None else config.first
    return Table(
        config, chance, Chance.of(seed, 1), sides, [None for _ in SPACES], 1, 0, first, "mulligan", [0, 0],
        False, [], None, [], None, None,
    )


def _side(config: VitorianConfig, seat: int, chance: Chance) -> Side:
    deck = config.decks[seat]
    piles = [deck.listed(), list(deck.convoy), list(deck.defense)]
    for pile in piles:
        chance.shuffle(pile)
    known = [0] * len(piles[1])
    return Side(deck.sovereign, [], piles[0], piles[1], known, piles[2], [], [], [], [])


def start(table: Table, told: list[Told]) -> None:
    """Reveal the opening resources, deal, and let the first player decide on its hand (V5.3 to V5.5)."""
    one, other = table.sides
    first = table.active
    piles = (len(one.defense), len(other.defense))
    told.append(events.MatchStarted(first, (one.sovereign, other.sovereign), piles))
    for seat in (first, 1 - first):
        Hands(table, told).channel(seat, OPENING_RESOURCES)
        _deal(table, told, seat)
    push(table, Step("mulligan", first), Step("mulligan", 1 - first), Step("turn", first))


def _deal(table: Table, told: list[Told], seat: int) -> None:
    side = table.sides[seat]
    side.hand += [side.deck.pop() for _ in range(min(HAND, len(side.deck)))]
    full = events.HandDealt(seat, tuple(side.hand), table.mulligans[seat])
    public = events.HandDealt(seat, (None,) * len(side.hand), table.mulligans[seat])
    told.append(for_owner(seat, full, public))


def ask_mulligan(table: Table, told: list[Told], step: Step) -> None:
    """Ask a seat whether it keeps its hand."""
    ask(table, Question("mulligan", step.seat))


def mulligan_options(table: Table, question: Question) -> Sequence[Action]:
    """Both are always possible (V16.2)."""
    return _CHOICES


def mulligan_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Deal anew, or keep and put cards under the deck (V5.5)."""
    seat = question.seat
    side = table.sides[seat]
    if type(action) is actions.Mulligan:
        table.mulligans[seat] += 1
        side.deck += side.hand
        side.hand.clear()
        table.play_chance.shuffle(side.deck)
        _deal(table, told, seat)
        ask(table, question)
        return
    due = min(table.mulligans[seat], len(side.hand))
    told.append(events.HandKept(seat, due))
    if due:
        ask(table, Question("bottom", seat, left=due))


def bottom_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which card may go under the deck; equal ones are one choice."""
    return [actions.Bottom(card) for card in dict.fromkeys(table.sides[question.seat].hand)]


def bottom_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Put a card under the deck; the first one put down lies higher (V5.5)."""
    assert isinstance(action, actions.Bottom)
    seat, left = question.seat, question.left - 1
    side = table.sides[seat]
    side.hand.remove(action.card)
    # ``left`` more cards will lie below: the later ones slip under this one
    side.deck.insert(0, action.card)
    full = events.CardBottomed(seat, action.card, left)
    public = events.CardBottomed(seat, None, left)
    told.append(for_owner(seat, full, public))
    if left:
        ask(table, Question("bottom", seat, left=left))
