"""Trying actions out: in the same sampled worlds for all, the worse half dropped after each part.

In each world an action is taken, habits play the turn on and, for who looks further, the rival's reply; then
the position is judged. Hidden cards are dealt anew for each world, so nothing is known that may not be.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from game.rules.chance import Chance
from game.vitorian import actions
from game.vitorian.actions import VitorianAction
from game.vitorian.habits import Lay, answer, fought_out, play_on, settle
from game.vitorian.judgement import WON, Taste, value
from game.vitorian.ops.supplies import MOST_DRAWN
from game.vitorian.rules.effects import PASS
from game.vitorian.rules.legality import carry_out
from game.vitorian.sampling import sample_table
from game.vitorian.state import Table
from game.vitorian.view import VitorianObservation

PLACES: Final = 4
"""Of so many spaces for one card it is tried out which is best."""
SOONER: Final = 0.02
"""What going on is worth beyond ending a phase, so that equal things are done rather than left."""
ANSWERS: Final = 6
"""In so many worlds it is looked whether the rival can answer a winning attack."""
FEWEST: Final = 3
"""In fewer worlds nothing shows."""
CLEARLY: Final = 3.0
"""A lead of so many standard errors is no accident ..."""
EVEN: Final = 0.5
"""... with this much spread added, as few worlds hide what they have."""

FOLLOWING: Final = ("aim", "ready", "price")
"""What a Recycle asks further."""

Results = dict[VitorianAction, list[float]]
"""What each action led to, world by world."""


class Planner:
    """The trying out of one decision."""

    def __init__(
        self,
        seen: VitorianObservation,
        chance: Chance,
        taste: Taste,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """After ``seconds`` of the ``clock`` the best so far must do."""
        self._seen, self._chance, self._taste = seen, chance, taste
        self._clock, self._until = clock, clock() + seconds
        self._worlds: list[Table] = []

    def world(self, number: int = 0) -> Table:
        """Return sampled world number ``number``; it must not be changed."""
        while len(self._worlds) <= number:
            self._worlds.append(sample_table(self._seen, self._chance))
        return self._worlds[number]

    def wins_now(self) -> VitorianAction | None:
        """Return an action that wins the match outright, or unless the rival has an answer to it."""
        winning = [action for action in self._seen.legal if self._wins(action)]
        if len(winning) > 1:
            # an answer that lies open, a unit that could step in, is there in every world
            return max(winning, key=lambda one: sum(self._wins_at_once(one, n) for n in range(ANSWERS)))
        return winning[0] if winning else None

    def _wins(self, action: VitorianAction) -> bool:
        """Say whether an action wins if the rival says nothing; whether it can, is hidden."""
        seen = self._seen
        if isinstance(action, actions.Mobilise | actions.Link | actions.Move):
            return False
        if type(action) is not actions.Attack:
            return self._wins_at_once(action, 0)
        if seen.sides[1 - seen.seat].defense:
            return False
        return _has_won(fought_out(self.world(), action), seen.seat)

    def _wins_at_once(self, action: VitorianAction, number: int) -> bool:
        table = self.world(number).clone()
        carry_out(table, action)
        return _has_won(table, self._seen.seat)

    def candidates(self) -> list[VitorianAction]:
        """Return what is worth a try: all, but of equal cards only on the best-looking spaces."""
        seen = self._seen
        legal = self._of_window() if seen.ask == "window" else list(seen.legal)
        legal = [action for action in legal if not self._recycles_in_vain(action)]
        legal = [action for action in legal if not self._loses(action)] or legal
        if seen.ask != "main":
            return legal
        lay = Lay(self.world(), seen.seat)
        placed: dict[str, list[tuple[float, int, VitorianAction]]] = {}
        others: list[VitorianAction] = []
        for number, action in enumerate(legal):
            if isinstance(action, actions.Mobilise | actions.Link):
                worth = lay.worth(action)
                placed.setdefault(action.card, []).append((-worth, number, action))
            else:
                others.append(action)
        best = [one[2] for ways in placed.values() for one in sorted(ways)[:PLACES]]
        return best + others

    def _recycles_in_vain(self, action: VitorianAction) -> bool:
        """Say whether a Recycle would change only the Area; an empty Convoy is reason enough (V9.6)."""
        world = self.world()
        mine = world.sides[self._seen.seat]
        if type(action) is not actions.Recycle or world.combat is not None or not mine.convoy:
            return False
        after = world.clone()
        carry_out(after, action)
        while after.question is not None and after.question.ask in FOLLOWING:
            carry_out(after, answer(after))
        return after.grid == world.grid and len(after.sides[self._seen.seat].ready) <= len(mine.ready)

    def _loses(self, action: VitorianAction) -> bool:
        """Say whether an action loses the match by itself: by drawing from an empty deck (V1.3)."""
        if len(self.world().sides[self._seen.seat].deck) > MOST_DRAWN:
            return False
        after = fought_out(self.world(), action)
        return after.outcome is not None and after.outcome.winner != self._seen.seat

    def _of_window(self) -> list[VitorianAction]:
        """Leave out the Orders that change nothing; who speaks last can tell (V12.5)."""
        seen = self._seen
        combat = self.world().combat
        if combat is None or combat.seat != seen.seat:
            return list(seen.legal)
        unused = fought_out(self.world(), PASS)
        return [
            action
            for action in seen.legal
            if type(action) is not actions.PlayOrder
            or _gains(fought_out(self.world(), action), unused, seen.seat)
        ]

    def tried(self, action: VitorianAction, number: int, look: int) -> float:
        """Return what an action leads to in a world: ``look`` 0 at once, 1 in this turn, 2 after the next."""
        seen = self._seen
        table = self.world(number)
        if not look and type(action) is actions.EndPhase:
            # as it stands: judged in the rival's turn it would look worse than anything done before
            return value(table, seen.seat, self._taste) - SOONER
        table = table.clone()
        carry_out(table, action)
        if look:
            play_on(table, seen.turn + look - 1)
        else:
            settle(table, seen.seat)
        worth = value(table, seen.seat, self._taste)
        return worth - SOONER * isinstance(action, actions.EndPhase | actions.Pass)

    def looked(self, tried: Sequence[VitorianAction], look: int) -> list[tuple[float, VitorianAction]]:
        """Return the actions with what they lead to in one world, the best first."""
        judged = [(self.tried(action, 0, look), action) for action in tried]
        judged.sort(key=lambda one: -one[0])
        return judged

    def best(self, tried: Sequence[VitorianAction], worlds: int, look: int) -> VitorianAction:
        """Return the action that leads furthest; ``worlds`` tries are shared out among all actions.

        What is clearly worse than the best is dropped at once; when nothing else is left that is the answer.
        """
        results: Results = {action: [] for action in tried}
        alive = list(tried)
        rounds = max(1, (len(alive) - 1).bit_length())
        done = 0
        for _ in range(rounds):
            for number in range(done, done + max(1, worlds // (rounds * len(alive)))):
                if self._clock() >= self._until and done:
                    return alive[0]
                for action in alive:
                    results[action].append(self.tried(action, number, look))
                done = number + 1
                alive = _still_open(results, alive)
                if len(alive) == 1:
                    return alive[0]
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]


def _still_open(results: Results, alive: list[VitorianAction]) -> list[VitorianAction]:
    """Return the actions that chance could still put first, the best first; all have seen the same worlds."""
    alive = sorted(alive, key=lambda action: -sum(results[action]))
    best = results[alive[0]]
    count = len(best)
    if count < FEWEST:
        return alive
    found = alive[:1]
    for action in alive[1:]:
        leads = [one - other for one, other in zip(best, results[action], strict=True)]
        lead = sum(leads) / count
        spread = sum((each - lead) ** 2 for each in leads) / count
        if lead < CLEARLY * ((spread + EVEN) / count) ** 0.5:
            found.append(action)
    return found


def _gains(table: Table, unused: Table, seat: int) -> bool:
    """Say whether an Order has brought anything for its price: ``unused`` is the table without it."""
    mine, before = table.sides[seat], unused.sides[seat]
    # the Order itself has left the hand, and what pays for it the Area
    if len(mine.ready) > len(before.ready) or len(mine.hand) >= len(before.hand):
        return True
    return _rest(table, 1 - seat) != _rest(unused, 1 - seat)


def _rest(table: Table, rival: int) -> tuple[object, ...]:
    """Return what an Order can change besides hand and Area of who plays it."""
    piles = [len(pile) for side in table.sides for pile in (side.defense, side.deck)]
    fields = [side.field for side in table.sides]
    return table.grid, piles, len(table.sides[rival].hand), fields, table.outcome


def _has_won(table: Table, seat: int) -> bool:
    return table.outcome is not None and table.outcome.winner == seat


def is_certain(worth: float) -> bool:
    """Say whether a judgement means that the match is won."""
    return worth >= WON / 2
