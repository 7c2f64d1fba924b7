"""A running match: turns, refusals, what is told to whom, undo, hand-over, its record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.entries import line_of, read_record
from game.files import SaveProblem
from game.journal import Journal, SeatSetup, record_of
from game.match import Match, MatchSetup
from game.opponents import NOVICE, InProcess
from game.resume import play_again
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, System
from game.saves import Saves
from game.systems import SYSTEMS

GAMES = pytest.mark.parametrize("game", SYSTEMS)
PEOPLE = (SeatSetup(name="Ana"), SeatSetup(name="Íñigo"))
COMPUTERS = (SeatSetup("computer", NOVICE), SeatSetup("computer", NOVICE))


def careless(observation: Any, chance: Chance, budget: object, character: str = "", /) -> Action:
    """A computer player for these tests: anything legal."""
    return chance.pick(observation.legal)


RULES: dict[str, System] = {
    name: msgspec.structs.replace(system, levels={NOVICE: careless}) for name, system in SYSTEMS.items()
}
SYSTEM = RULES["dracula"]


def a_match(
    seed: int = 1, seats: tuple[SeatSetup, SeatSetup] = PEOPLE, game: str = "dracula", **more: Any
) -> Match:
    return Match(RULES[game], MatchSetup(RULES[game].config(), seed, 7, seats), **more)


def play(match: Match, chance: Chance, acts: int = 10_000) -> None:
    for _ in range(acts):
        seat = match.to_move
        if seat is None:
            return
        assert match.act(seat, chance.pick(match.observation(seat).legal)) is None  # type: ignore[attr-defined]


@GAMES
def test_a_match_is_played_to_its_outcome(game: str) -> None:
    match, begun = a_match(game=game), a_match(game=game)
    play(match, Chance.of(3))
    assert match.outcome is not None
    assert match.act(0, begun.observation(begun.to_move or 0).legal[0]).code == "game_over"  # type: ignore[union-attr]
    assert match.concede(1).code == "game_over"  # type: ignore[union-attr]


@GAMES
def test_the_wrong_seat_is_refused_and_nothing_changes(game: str) -> None:
    match = a_match(game=game)
    seat = match.to_move or 0
    before = match.digest(), match.told, match.revision
    action = match.observation(seat).legal[0]  # type: ignore[attr-defined]
    assert match.act(1 - seat, action).code == "not_your_turn"  # type: ignore[union-attr]
    assert match.why_not(1 - seat, action).code == "not_your_turn"  # type: ignore[union-attr]
    assert (match.digest(), match.told, match.revision) == before


def test_an_illegal_action_is_refused_with_the_reason_of_the_rules() -> None:
    match = a_match()
    illegal = msgspec.structs.replace(match.observation(0).legal[-1], place=99)  # type: ignore[attr-defined]
    reason = match.act(0, illegal)
    assert reason is not None and reason == match.why_not(0, illegal)
    assert match.acts == 0


@GAMES
@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_may_concede_at_any_time(seat: int, game: str) -> None:
    match = a_match(game=game)
    play(match, Chance.of(5), acts=3)
    assert match.concede(seat) is None
    assert match.outcome is not None and match.outcome.winner == 1 - seat
    assert record_of(match.lines).acts[-1].action is None


@GAMES
def test_each_seat_is_told_its_own_form(game: str) -> None:
    match = a_match(game=game)
    mine, yours = match.events(0), match.events(1)
    assert len(mine) == len(yours) == match.told
    assert mine != yours
    assert match.events(0, since=1) == mine[1:]


def test_nobody_watches_an_unfinished_match_of_people() -> None:
    match = a_match()
    with pytest.raises(PermissionError):
        match.observation(SPECTATOR)
    with pytest.raises(PermissionError):
        match.events(SPECTATOR)
    match.concede(0)
    assert match.observation(SPECTATOR).outcome is not None
    assert a_match(seats=COMPUTERS).observation(SPECTATOR).seat == SPECTATOR


@GAMES
def test_computers_play_when_polled(game: str) -> None:
    match = a_match(seats=COMPUTERS, game=game)
    while match.outcome is None:
        assert match.thinking and match.poll()
    assert not match.poll()


def test_polling_does_nothing_for_a_person() -> None:
    match = a_match()
    assert not match.thinking and not match.poll() and match.acts == 0


@GAMES
def test_a_computer_decides_alike_again_in_the_same_match(game: str) -> None:
    first, second = a_match(seats=COMPUTERS, game=game), a_match(seats=COMPUTERS, game=game)
    for match in (first, second):
        while match.outcome is None:
            match.poll()
    assert first.digest() == second.digest()


class Stubborn(InProcess):
    """Answers with an action that is not legal."""

    def answer(self) -> Action | None:
        question, self._question = self._question, None
        return msgspec.structs.replace(question.observation.legal[-1], place=99) if question else None


def test_an_illegal_answer_is_replaced() -> None:
    match = a_match(seats=COMPUTERS, thinker=Stubborn())
    assert match.poll() and match.poll()
    assert match.acts == 2


class Replaced(InProcess):
    """Decides, and says whether the Novice did it in place of whoever was asked."""

    stands_in = False


MASTERS = (SeatSetup("computer", "master"), SeatSetup("computer", "master"))


@GAMES
def test_who_stands_in_is_said_for_as_long_as_it_lasts(game: str) -> None:
    thinker = Replaced()
    match, chance = a_match(seats=(MASTERS[0], SeatSetup()), thinker=thinker, game=game), Chance.of(3)
    told: list[bool] = []
    while len(told) < 5:
        thinker.stands_in = len(told) in (1, 2, 4)
        if match.poll():
            told.append(match.stands_in(0))
        else:
            assert match.act(1, chance.pick(match.observation(1).legal)) is None
    assert told == [False, True, True, False, True] and not match.stands_in(1)
    steps = [notice.text for notice in match.notices]
    assert steps == [f"common.notice.novice_steps_{step}" for step in ("in", "out", "in")]
    assert {notice.params["level"] for notice in match.notices} == {"common.level.master"}
    assert match.stand_ins == record_of(match.lines).stand_ins == 3


def test_a_novice_needs_no_stand_in() -> None:
    thinker = Replaced()
    thinker.stands_in = True
    match = a_match(seats=COMPUTERS, thinker=thinker)
    assert match.poll() and not match.stands_in(0) and match.notices == [] and match.stand_ins == 0


def test_a_stand_in_is_kept_in_the_record_and_known_when_the_match_goes_on(tmp_path: Path) -> None:
    thinker = Replaced()
    thinker.stands_in = True
    path = tmp_path / "one.match"
    match = a_match(seats=MASTERS, thinker=thinker, journal=Journal(path))
    match.poll()
    record = read_record(path)
    assert not isinstance(record, SaveProblem) and record.stand_ins == 1
    line = line_of(path, record)
    assert line.stand_ins == 1
    again = Match.resume(SYSTEM, record, Journal(path, path.read_bytes()))
    assert isinstance(again, Match) and again.stands_in(0) and again.notices == []


def test_a_record_says_nothing_of_stand_ins_where_there_were_none(tmp_path: Path) -> None:
    path = tmp_path / "one.match"
    a_match(seats=COMPUTERS, journal=Journal(path)).poll()
    assert b"stand_in" not in path.read_bytes()


def test_the_seal_stands_between_turns_of_two_people_only() -> None:
    match = a_match()
    assert match.viewer is None and match.needs_handover(0) and not match.needs_handover(1)
    match.uncover(1)
    assert match.viewer is None
    match.uncover(0)
    assert match.viewer == 0 and not match.needs_handover(0)
    while match.to_move == 0:
        play(match, Chance.of(1), acts=1)
    assert match.viewer is None and match.needs_handover(1)
    match.uncover(1)
    match.concede(0)
    assert not match.needs_handover(0) and not match.needs_handover(1)


@pytest.mark.parametrize(
    ("kinds", "viewer"),
    [(("human", "computer"), 0), (("computer", "human"), 1), (("computer", "computer"), SPECTATOR)],
)
def test_with_one_person_there_is_no_seal(kinds: tuple[Any, Any], viewer: int) -> None:
    match = a_match(seats=(SeatSetup(kinds[0], NOVICE), SeatSetup(kinds[1], NOVICE)))
    assert match.viewer == viewer
    assert not match.needs_handover(0) and not match.needs_handover(1)


def test_what_was_revealed_is_never_taken_back() -> None:
    """R26: every turn of this game draws or discards, so nothing can ever be undone."""
    match = a_match()
    for _ in range(30):
        play(match, Chance.of(match.acts), acts=1)
        assert not match.can_undo(0) and not match.can_undo(1)
        assert match.undo(0).code == "cannot_undo"  # type: ignore[union-attr]


def test_a_rematch_swaps_the_roles() -> None:
    setup = a_match().setup
    again = setup.rematch(5, 6)
    assert again.seats == (PEOPLE[1], PEOPLE[0]) and (again.seed, again.computer_seed) == (5, 6)
    assert again.config == setup.config


@GAMES
def test_the_record_played_again_leads_to_the_same_position(game: str) -> None:
    match = a_match(game=game)
    play(match, Chance.of(8))
    state, told = play_again(RULES[game], record_of(match.lines))
    assert state.digest() == match.digest() and len(told) == match.told


@GAMES
def test_saving_and_loading_at_every_decision_changes_nothing(tmp_path: Path, game: str) -> None:
    """P-24: the match broken off and gone on with at each decision is the match played through."""
    straight = a_match(1, (PEOPLE[0], COMPUTERS[1]), game)
    saves = Saves(tmp_path)
    journal = saves.start()
    match = a_match(1, (PEOPLE[0], COMPUTERS[1]), game, journal=journal)
    while straight.outcome is None:
        for each in (straight, match):
            if not each.poll():
                legal = each.observation(0).legal  # type: ignore[attr-defined]
                each.act(0, Chance.of(each.acts).pick(legal))
        entry = saves.entries()[0]
        record, journal_again = saves.load(entry.name), saves.reopen(entry.name)
        assert not isinstance(record, SaveProblem) and isinstance(journal_again, Journal)
        resumed = Match.resume(RULES[game], record, journal_again)
        assert isinstance(resumed, Match)
        assert resumed.digest() == straight.digest() == match.digest()
        assert resumed.events(0) == straight.events(0) and resumed.acts == straight.acts
        match = resumed
    assert match.outcome == straight.outcome
    assert saves.unfinished() is None
