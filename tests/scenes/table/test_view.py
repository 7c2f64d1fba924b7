"""Following a match: whose eyes look, what they are told, and where the show of a turn begins."""

from __future__ import annotations

import pytest

from game.dracula import events as ev
from game.dracula.actions import DRAWN, Discard, Draw
from game.dracula.config import STANDARD
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from scenes.dracula.board import RULES, settled
from scenes.dracula.positions import match_at, seats
from scenes.table.view import NOBODY, MatchView

PEOPLE = (SeatSetup("human", "", "Ana"), SeatSetup("human", "", "Bruno"))


def shared_at(**position: object) -> MatchView:
    """Two people; Dracula is to discard a 7 that he has drawn."""
    given = {"turn": "D", "drawn": "O1", "pile": 7} | position
    match = match_at(("X3 B6 S1 O5 X7", "O7 S4 B2 X6 O2"), players=seats(None, ("Ana", "Bruno")), **given)
    return MatchView(match, RULES)


def take_all(view: MatchView) -> list[str]:
    """Everything that is to be shown, by the names of the events."""
    names = []
    while view.pending:
        names += [type(moment.event).__name__ for moment in view.take()]
    return names


def test_a_lone_person_sees_a_fresh_match_from_its_deal() -> None:
    view = MatchView(Match(SYSTEM, MatchSetup(STANDARD, 3, 1, seats(0))), RULES)
    assert view.viewer == 0 and not view.board.dealt
    moments = view.take()
    assert [type(m.event).__name__ for m in moments] == ["RoundStarted", "TurnStarted", "Drawn"]
    assert moments[-1].after == view.board and not view.pending
    assert [m.before for m in moments[1:]] == [m.after for m in moments[:-1]]


def test_what_has_been_played_before_is_not_told_again() -> None:
    match = Match(SYSTEM, MatchSetup(STANDARD, 3, 1, seats(0)))
    match.act(0, match.observation(0).legal[0])
    view = MatchView(match, RULES)
    assert not view.pending and view.board.dealt
    assert len(view.told()) == match.told


@pytest.mark.rule("D47")
def test_the_hands_are_covered_as_soon_as_a_turn_is_over() -> None:
    view = shared_at()
    assert view.viewer == NOBODY and view.needs_seal == 0
    view.uncover(0)
    assert view.viewer == 0 and view.needs_seal is None
    view.jump()
    assert view.board.piece(0, 1).card == "X3"
    assert view.act(0, Discard(DRAWN, slot=2)) is None
    assert view.viewer == NOBODY and view.needs_seal == 1
    assert all(piece.card is None for rack in view.board.racks for piece in rack)
    assert take_all(view)[:2] == ["Discarded", "CardRevealed"]
    assert view.board.piece(0, 2).card == "B6"


@pytest.mark.rule("D47")
def test_a_turn_is_passed_on_untold_and_told_behind_the_seal() -> None:
    view = shared_at()
    view.uncover(0)
    view.jump()
    view.act(0, Discard(DRAWN, slot=2))
    assert view.pass_on() and not view.pending
    assert view.board.piece(0, 2).card == "B6", "what was turned up stays so"
    view.uncover(1)
    assert take_all(view)[:2] == ["Discarded", "CardRevealed"]


@pytest.mark.rule("D29", "D47")
def test_the_end_of_a_round_is_not_passed_on_untold() -> None:
    view = shared_at(drawn="S8", pile=8)
    view.uncover(0)
    view.jump()
    view.act(0, Discard(DRAWN))
    assert not view.pass_on() and view.pending


@pytest.mark.rule("D47")
def test_the_next_player_is_shown_the_last_turn_as_he_may_see_it() -> None:
    view = shared_at()
    view.uncover(0)
    view.jump()
    view.act(0, Discard(DRAWN, slot=2))
    take_all(view)
    view.uncover(1)
    assert view.board.piece(1, 1).card == "O7"
    assert take_all(view)
    assert settled(view.board) == settled(RULES.of(view.match.observation(1)))


@pytest.mark.rule("D47")
def test_the_recap_tells_the_public_part_of_the_last_turn() -> None:
    view = MatchView(Match(SYSTEM, MatchSetup(STANDARD, 3, 1, PEOPLE)), RULES)
    assert view.last_turn() == []
    view.uncover(0)
    take_all(view)
    seen = view.match.observation(0)
    plain = next(a for a in seen.legal if isinstance(a, Discard) and a.place == DRAWN)
    assert view.act(0, plain) is None
    told = view.last_turn()
    assert isinstance(told[0], ev.TurnStarted) and told[0].seat == 0
    assert any(isinstance(event, ev.Discarded) for event in told)
    assert not any(isinstance(event, ev.Drawn) and event.card for event in told)


@pytest.mark.rule("D24", "D47")
def test_the_recap_tells_an_extra_turn_with_the_turn_it_belongs_to() -> None:
    view = shared_at(deck=("S5", "X2", "..."))
    match = view.match
    for seat, action in ((0, Discard(DRAWN, slot=2)), (1, Draw()), (1, Discard(DRAWN))):
        assert match.act(seat, action) is None
    assert match.to_move == 1
    match.act(1, Draw())
    assert match.act(1, Discard(DRAWN)) is None and match.to_move == 0
    told = view.last_turn()
    assert [event.extra for event in told if isinstance(event, ev.TurnStarted)] == [False, True]
    assert [event.card for event in told if isinstance(event, ev.Discarded)] == ["S5", "X2"]


@pytest.mark.rule("D29", "D47")
def test_the_show_stops_before_a_new_round() -> None:
    view = shared_at(drawn="S8", pile=8)
    view.uncover(0)
    view.jump()
    view.act(0, Discard(DRAWN))
    names = [type(moment.event).__name__ for moment in view.take()]
    assert names[-1] == "DistrictResolved" and view.at_chapter
    assert view.needs_seal == 0, "a new hand wants a new seal, whoever ended the round"
    view.uncover(0)
    assert isinstance(view.take()[0].event, ev.RoundStarted)


@pytest.mark.rule("D51")
def test_a_refusal_changes_nothing() -> None:
    view = shared_at()
    view.uncover(0)
    view.jump()
    before = view.match.digest()
    assert view.act(0, Discard(DRAWN)) is not None
    assert view.viewer == 0 and view.match.digest() == before
