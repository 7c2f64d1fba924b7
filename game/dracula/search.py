"""The searching player: the best one-step actions are tried in sampled worlds, the worse half dropped.

Every candidate is tried in the same worlds, so that luck is common to all. A world is played to the end of
the round only; then the exact value between rounds speaks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from game.dracula.actions import Call, DraculaAction, Draw
from game.dracula.cards import DECK, NONE, NUMBERS, VALUE, with_trump
from game.dracula.judgement import Judge, Judged, Taste
from game.dracula.prospects import Outlook, chance_before_round
from game.dracula.view import DraculaObservation, RackCard, number
from game.dracula.worlds import Stakes, World
from game.rules.chance import Chance

SEEN_BONUS: Final = Taste().of_knowledge()
"""What the worlds do not show: in them all cards are known in the end. The turn of a 5 they do show."""
LOOK_EVERY: Final = 50
"""After so many worlds it is looked whether the answer is clear."""
CLEARLY: Final = 4.0
"""A lead of so many standard errors is no accident."""

Try = Callable[[World], float]
"""Plays an action and what follows in a world; returns Dracula's chance to win the match then."""

Results = dict[DraculaAction, list[float]]
"""What each action led to, world by world: Dracula's chance to win the match."""


def is_settled(results: Results, alive: Sequence[DraculaAction], sign: int) -> bool:
    """Say whether the best of the actions is so far ahead of each other one that chance cannot explain it.

    ``sign`` is 1 where a high chance of Dracula is good, else -1. All have been tried in the same worlds.
    """
    best, *others = sorted((results[action] for action in alive), key=lambda tries: -sign * sum(tries))
    for tries in others:
        leads = [sign * (one - other) for one, other in zip(best, tries, strict=True)]
        lead = sum(leads) / len(leads)
        spread = sum((each - lead) ** 2 for each in leads) / len(leads)
        if lead <= CLEARLY * (spread / len(leads)) ** 0.5:
            return False
    return True


class Liking(msgspec.Struct, frozen=True):
    """What a character adds to the worth of ending the round, and of discards by value, in chance to win."""

    ending: float = 0.0
    discards: Mapping[int, float] = {}


NO_LIKING: Final = Liking()


class Search:
    """The search of one decision."""

    def __init__(
        self,
        seen: DraculaObservation,
        judge: Judge,
        chance: Chance,
        seconds: float,
        liked: Liking = NO_LIKING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``judge`` knows the position; after ``seconds`` of the ``clock`` the best so far must do."""
        self._seen = seen
        self._judge = judge
        self._chance = chance
        self._liked = liked
        self._clock = clock
        self._until = clock() + seconds
        self._dealt: list[World] = []
        self._stakes = self._read_stakes()

    def best_discard(self, judged: Sequence[Judged], candidates: int, playouts: int) -> DraculaAction:
        """Return the discard that leads furthest, among those that look best at once."""
        ranked = sorted(judged, key=lambda one: -one.worth)[:candidates]
        seat = self._seen.seat

        def try_out(one: Judged) -> Try:
            bonus = self._bonus(one)
            bonus = bonus if seat == 0 else -bonus

            def play(world: World) -> float:
                self._discard(world, one)
                return world.play_out(self._stakes) + bonus

            return play

        plays: dict[DraculaAction, Try] = {one.action: try_out(one) for one in ranked}
        return self._halve(plays, playouts)

    def call_or_draw(self, rather_call: bool, playouts: int) -> DraculaAction:
        """Return whether calling or going on leads further; ``rather_call`` decides where they are equal."""

        liked = self._liking_to_end(self._judge.now())
        liked = liked if self._seen.seat == 0 else -liked

        def called(world: World) -> float:
            world.call()
            return world.play_out(self._stakes) + liked

        def drew(world: World) -> float:
            world.draw(self._stakes)
            return world.play_out(self._stakes)

        draw, call = (Draw(), drew), (Call(), called)
        plays: list[tuple[DraculaAction, Try]] = [call, draw] if rather_call else [draw, call]
        return self._halve(dict(plays), playouts)

    def _bonus(self, one: Judged) -> float:
        """Return what a discard is worth beyond what the worlds show."""
        value = VALUE[one.card]
        if value == 8 and not self._judge.last_turn:
            return self._liking_to_end(one.now)
        if one.ends:
            return 0.0
        return SEEN_BONUS.get(value, 0.0) + self._liked.discards.get(value, 0.0)

    def _liking_to_end(self, now: float) -> float:
        """Return what ending the round is worth by itself with this chance to win as the racks lie.

        Nobody likes to end a round that goes badly, and the surer the match the less a character matters.
        """
        return self._liked.ending * 4 * now * (1 - now) if now > self._judge.before else 0.0

    def _halve(self, plays: dict[DraculaAction, Try], playouts: int) -> DraculaAction:
        """Share the playouts among the actions, dropping the worse half again and again.

        Once one action is clearly better than all that are left, more worlds would not change the answer.
        """
        results: Results = {action: [] for action in plays}
        alive = list(plays)
        rounds = max(1, (len(alive) - 1).bit_length())
        sign = 1 if self._seen.seat == 0 else -1
        done = 0
        for _ in range(rounds):
            for deal in range(done, done + max(1, playouts // (rounds * len(alive)))):
                if self._clock() >= self._until:
                    return max(alive, key=lambda action: sign * sum(results[action]))
                world = self._world(deal)
                for action in alive:
                    results[action].append(plays[action](world.copy()))
                done = deal + 1
                if done % LOOK_EVERY == 0 and is_settled(results, alive, sign):
                    return max(alive, key=lambda action: sign * sum(results[action]))
            alive.sort(key=lambda action: -sign * sum(results[action]))
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def _discard(self, world: World, one: Judged) -> None:
        action = one.action
        drawn = number(self._seen.drawn)
        world.discard(drawn, action.place, self._seen.drawn_face_up)
        value = VALUE[one.card]
        order = world.order
        if value == 7 and action.suit:
            order = with_trump(order, action.suit)
        aimed = action.slot is not None or value == 7
        if aimed:
            world.carry_out(value, (action.slot or 1) - 1, (action.other or 1) - 1, order)
        world.pass_on(value)

    # --- worlds -------------------------------------------------------------------------------------------

    def _world(self, place: int) -> World:
        while len(self._dealt) <= place:
            self._dealt.append(self._deal())
        return self._dealt[place]

    def _deal(self) -> World:
        """Deal what the seat cannot see at random."""
        seen = self._seen
        own = [number(card.card) for card in seen.rack]
        rival = [number(card.card) for card in seen.rival]
        top = number(seen.deck_top)
        gone = {NUMBERS[name] for name in seen.pile} | {*own, *rival, top, number(seen.drawn)}
        rest = [card for card in DECK if card not in gone]
        self._chance.shuffle(rest)
        rival = [rest.pop() if card == NONE else card for card in rival]
        if top != NONE:
            rest.append(top)
        assert len(rest) == seen.deck, "the cards do not add up"
        shown = [_known(card) for card in seen.rack], [card.card is not None for card in seen.rival]
        if seen.seat == 0:
            return World((own, rival), shown, rest, seen.order, len(seen.pile), 0, seen.last_turn)
        return World((rival, own), shown[::-1], rest, seen.order, len(seen.pile), 1, seen.last_turn)

    def _read_stakes(self) -> Stakes:
        seen = self._seen
        rounds = seen.last_round - seen.round
        outlook = Outlook(rounds, seen.health, seen.vampires)
        before = chance_before_round(rounds + 1, seen.health, tuple(seen.vampires))
        return Stakes(outlook, before, self._judge.dracula_odds())


def _known(card: RackCard) -> bool:
    return card.face_up or card.known_to_rival
