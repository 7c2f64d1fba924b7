"""Trying intentions out: in the same sampled worlds for all, the worse half dropped after each part.

In each world an intention (see ``intents``) is taken, habits play the turn on and, for who looks further, the
rival's reply; then the position is judged. Hidden cards are dealt anew for each world, so nothing is known
that may not be.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.habits import Mind, answer, play_on
from game.epikha.intents import Intent, intents_of, standing
from game.epikha.judgement import Taste, scale_of, value
from game.epikha.lanes import FATAL, Field
from game.epikha.observing import player_vital
from game.epikha.rescue import Rescue, in_danger
from game.epikha.rules.legality import carry_out
from game.epikha.sampling import sample_table
from game.epikha.state import Table
from game.epikha.view import EpikhaObservation
from game.rules.chance import Chance

FEWEST: Final = 3
"""In fewer worlds nothing shows."""
FIRST_WORLDS: Final = 2
"""In so many worlds an intention is tried before half of them are dropped, where there are tries enough."""
TO_LIVE: Final = 0.6
"""Seconds for the search for a way to live."""
CLEARLY: Final = 3.0
"""A lead of so many standard errors is no accident ..."""
EVEN: Final = 4.0
"""... with this much spread added, as few worlds hide what they have."""
SOONER: Final = 0.05
"""What acting is worth beyond passing, so that equal things are done rather than left."""
MOST_STEPS: Final = 60
"""After so many small decisions an action that has not won yet does not win by itself."""
ANSWERS: Final = 4
"""In so many worlds it is looked whether the rival can answer a winning action."""
_GOES_ON: Final = ("aim", "caster", "payment", "effects", "arms")
"""Questions that belong to the action before them."""
_NEVER: Final = ("mulligan", "prepare", "members", "bearer", "discard", "amount")
"""Questions whose answer ends no match."""

Results = dict[Intent, list[float]]
"""What each intention led to, world by world."""


class Planner:
    """The trying out of one decision."""

    def __init__(
        self,
        seen: EpikhaObservation,
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

    def habit(self) -> EpikhaAction:
        """Return what is said without thinking."""
        return answer(self.world().clone(), Mind(scale_of(self._taste)))

    # --- winning at once ----------------------------------------------------------------------------------

    def wins_now(self) -> EpikhaAction | None:
        """Return an action that wins the match outright, if there is one; rivals may have answers to it."""
        seen = self._seen
        left = player_vital(self.world(), 1 - seen.seat)
        if seen.ask in _NEVER or left is None or left > self._reach():
            return None
        # whether the rival can answer depends on his hand, so one world is not enough to ask
        often = {action: sum(self._wins(action, n) for n in range(ANSWERS)) for action in seen.legal}
        winning = [action for action, wins in often.items() if 2 * wins >= ANSWERS]
        if not winning:
            return None
        return max(winning, key=lambda one: (often[one], self._outright(one)))

    def _reach(self) -> int:
        """Return more than one action can take from the rival's Player card."""
        seen = self._seen
        own = {group.id for group in standing(self.world(), seen.seat)}
        reach = sum(numbers.force for numbers in seen.groups if numbers.group in own)
        # what has struck already and is still to be received; who dealt it may have fallen since
        waiting = [step.packet for step in seen.pending.agenda]
        waiting += [] if seen.pending.battle is None else seen.pending.battle.left
        reach += sum(packet.total for packet in (seen.packet, *waiting) if packet is not None)
        spells = [item.force for item in (*seen.chain, *seen.pending.batch) if item.seat == seen.seat]
        spells += [] if seen.draft is None else [seen.draft.force]
        texts = [CARDS[card].force for card in seen.sides[seen.seat].hand or ()]
        return reach + 2 * sum(spells) + max(texts, default=0) + 40

    def _outright(self, action: EpikhaAction) -> bool:
        """Say whether an action wins before anything more is asked."""
        table = self.world().clone()
        carry_out(table, action)
        return table.outcome is not None

    def _wins(self, action: EpikhaAction, number: int) -> bool:
        """Say whether an action wins before this seat is asked anything but what belongs to it."""
        table = self.world(number).clone()
        carry_out(table, action)
        mind = Mind(scale_of(self._taste))
        for _ in range(MOST_STEPS):
            question = table.question
            if question is None or (question.seat == self._seen.seat and question.ask not in _GOES_ON):
                break
            carry_out(table, answer(table, mind))
        return table.outcome is not None and table.outcome.winner == self._seen.seat

    # --- living through what is shown ---------------------------------------------------------------------

    def living(self, meant: EpikhaAction) -> EpikhaAction:
        """Return what is meant, or what is better because the own Player card would not live through that."""
        table, seat = self.world(), self._seen.seat
        if not in_danger(table, seat):
            return meant
        # whatever time thinking took, this much is left for not losing
        until = max(self._until, self._clock() + TO_LIVE)
        search = Rescue(seat, scale_of(self._taste), lambda: self._clock() >= until)
        return search.better(table, meant)

    # --- what is worth a try ------------------------------------------------------------------------------

    def candidates(self) -> list[Intent]:
        """Return the intentions worth a try, that of habit first; it alone where nothing is to be thought."""
        return intents_of(self.world(), self._taste, self._seen.legal)

    # --- trying ---------------------------------------------------------------------------------------------

    def tried(self, intent: Intent, number: int, look: int) -> float:
        """Return what an intention leads to in a world: ``look`` 1 after this turn, 2 after the next."""
        return self.worth_of(self.world(number), intent, look)

    def worth_of(self, before: Table, intent: Intent, look: int) -> float:
        """Return what an intention leads to from a table, which is not changed."""
        table = before.clone()
        mind = intent.mind(self._seen.seat, self._taste)
        mind.turn_to(table)
        carry_out(table, intent.action)
        play_on(table, self._seen.turn + look - 1, mind)
        worth = self.judged(table)
        return worth - SOONER * isinstance(intent.action, actions.EndPhase | actions.Pass)

    def judged(self, table: Table) -> float:
        """Return how good a position at the start of a turn is, the attack that comes next included."""
        worth = value(table, self._seen.seat, self._taste)
        if table.outcome is not None:
            return worth
        promise = Field(table, table.active, scale_of(self._taste)).attack()[0]
        threat = self._taste.lethal if promise >= FATAL / 2 else self._taste.threat * promise
        return worth + (threat if table.active == self._seen.seat else -threat)

    def best(self, tried: Sequence[Intent], tries: int, look: int) -> EpikhaAction:
        """Return the action that leads furthest; ``tries`` are shared out among all intentions.

        What is clearly worse than the best is dropped at once; when nothing else is left that is the answer.
        """
        results: Results = {intent: [] for intent in tried}
        alive = list(results)
        rounds = max(1, (len(alive) - 1).bit_length())
        done = 0
        for _ in range(rounds):
            least = FIRST_WORLDS if not done and tries >= FIRST_WORLDS * len(alive) else 1
            for number in range(done, done + max(least, tries // (rounds * len(alive)))):
                for intent in alive:
                    if self._clock() >= self._until and done:
                        return alive[0].action
                    results[intent].append(self.tried(intent, number, look))
                done = number + 1
                alive = _still_open(results, alive)
                if len({intent.action for intent in alive}) == 1:
                    return alive[0].action
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action


def _still_open(results: Results, alive: list[Intent]) -> list[Intent]:
    """Return what chance could still put first, the best first; all have been tried in the same worlds."""
    alive = sorted(alive, key=lambda intent: -sum(results[intent]))
    best = results[alive[0]]
    count = len(best)
    if count < FEWEST:
        return alive
    found = alive[:1]
    for intent in alive[1:]:
        leads = [one - other for one, other in zip(best, results[intent], strict=True)]
        lead = sum(leads) / count
        spread = sum((each - lead) ** 2 for each in leads) / count
        if lead < CLEARLY * ((spread + EVEN) / count) ** 0.5:
            found.append(intent)
    return found
