"""The sentences about what happens in Vitorian Wars, and about what is refused and how a match ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from game.language import Language
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event, visible_to
from game.vitorian import events as ev
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import random_deck
from game.vitorian.speech import Speech
from game.vitorian.system import new
from game.vitorian.telling import tell, told

SILENT = {
    ev.CardBottomed, ev.PhaseStarted, ev.Readied, ev.PriceExhausted, ev.WindowOpened, ev.SupportDeclined,
    ev.CombatEnded, ev.Fired, ev.TurnEnded,
}  # fmt: skip
"""Events that need no words: others beside them say it."""
RULES = Path(__file__).parents[2] / "game" / "vitorian"


@cache
def language(code: str) -> Language:
    return Language(code)


@pytest.fixture(params=("es", "en"))
def texts(request: pytest.FixtureRequest) -> Language:
    return language(request.param)


@cache
def matches() -> tuple[tuple[Event, ...], ...]:
    """What happens in a few matches by chance, as seat 0, seat 1 and a spectator see it."""
    seen: tuple[list[Event], ...] = ([], [], [])
    for seed in range(4):
        chance = Chance.of(seed, 7)
        state, happened = new(VitorianConfig((random_deck(chance), random_deck(chance))), seed)
        while (seat := state.to_move) is not None:
            happened += state.apply(chance.pick(state.legal_actions(seat)))
        for viewer, events in zip((0, 1, SPECTATOR), seen, strict=True):
            events += visible_to(viewer, happened)
    return tuple(tuple(events) for events in seen)


def test_whole_matches_are_told_without_a_gap(texts: Language, caplog: pytest.LogCaptureFixture) -> None:
    for viewer, events in zip((0, 1, SPECTATOR), matches(), strict=True):
        speech = Speech(texts, viewer)
        for event in events:
            sentence = told(speech, event)
            assert not re.search(r"[{}]|None|log\.", sentence), sentence
            assert type(event) not in SILENT or not sentence
    assert not caplog.records


def test_every_kind_of_event_has_words_or_needs_none() -> None:
    source = (RULES / "telling.py").read_text(encoding="utf-8")
    worded = {kind for kind in get_args(ev.VitorianEvent) if f"ev.{kind.__name__}:" in source}
    assert worded | SILENT == set(get_args(ev.VitorianEvent))
    assert not worded & SILENT


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.MatchStarted(1, ("R-00", "B-00"), (5, 5)), "By lot, [b]Army B[/b] begins."),
        (ev.HandDealt(0, ("R-01",), 0), ""),
        (ev.HandDealt(0, ("R-01",), 2), "[b]Army A[/b] shuffles the hand into the deck and draws another."),
        (ev.HandKept(0, 1), "[b]Army A[/b] keeps the hand; 1 card goes to the bottom of the deck."),
        (ev.HandKept(0, 0), "[b]Army A[/b] keeps the hand."),
        (ev.Channelled(0, ("Q-R-P1", "Q-R-S1", "Q-R-P1"), 4), "[b]Army A[/b] channels 2~[P] and 1~[S]."),
        (ev.Channelled(0, ("Q-R-P1",), 4, opening=True), "[b]Army A[/b] begins with 1~[P]."),
        (
            ev.Channelled(0, ("Q-R-P1",), 4, by="N-02"),
            "1~[P] comes from the Convoy into the Area of [b]Army A[/b].",
        ),
        (ev.Channelled(0, (), 0), ""),
        (ev.ConvoyArranged(0, 0, "B-00"), ""),
        (ev.ConvoyArranged(0, 2, "B-00"), "[b]Army A[/b] puts 2 of them on the bottom."),
        (ev.UpkeepPaid(1, 7, 3, "Q-R-S1"), "[b]Army B[/b] pays the upkeep of [b]Sultan-MK IV Tank[/b]."),
        (ev.UpkeepPaid(1, 7, 3, None, "M-00"), "[b]Sultan-MK IV Tank[/b] needs no upkeep this turn."),
        (ev.CardDrawn(0, None, 40), "[b]Army A[/b] draws a card."),
        (ev.CardDrawn(0, "R-13", 40), "[b]Army A[/b] draws [b]Charge![/b]."),
        (
            ev.Paid(0, "R-08", ("Q-R-P1", "Q-R-P1", "Q-R-P2"), ("Q-R-S1",), top=False, convoy=5),
            "Payment for [b]Sultan-MK IV Tank[/b]: 2~[P] and 1~[P] of value~2 exhausted; "
            "1~[S] back under the Convoy.",
        ),
        (
            ev.Paid(0, "M-13", (), ("Q-M-P1",), top=True, convoy=5),
            "Payment for [b]Flood[/b]: 1~[P] back on top of the Convoy.",
        ),
        (ev.Paid(0, "N-10", (), (), top=False, convoy=5), ""),
        (
            ev.Recycled(0, "Q-R-P1", 0, "R-00", 5),
            "[b]Army A[/b] recycles 1~[P]: [b]Forced March[/b].",
        ),
        (ev.Mobilised(0, 9, "R-01", 7, token=True), "[b]Sultanate Rifleman[/b] appears in Vanguard~3."),
        (ev.Moved(0, 7, 7, 2, "standard"), "[b]Army A[/b] moves [b]Sultan-MK IV Tank[/b] to Rear~3."),
        (ev.Moved(0, 7, 7, 8, "ganking"), "[b]Sultan-MK IV Tank[/b] rushes to Vanguard~4."),
        (ev.Moved(0, 7, 7, 8, "effect"), "[b]Sultan-MK IV Tank[/b] goes to Vanguard~4."),
        (
            ev.AttackDeclared(0, 7, 7, 8, 12, 2),
            "[b]Sultan-MK IV Tank[/b] attacks [b]Trench Infantry[/b].",
        ),
        (
            ev.AttackDeclared(0, 7, 7, None, -1, 2),
            "[b]Sultan-MK IV Tank[/b] attacks the Sovereign down column~3.",
        ),
        (ev.Retargeted(0, 7, 99, 12, 2), "[b]Sultan-MK IV Tank[/b] now attacks [b]a unit[/b]."),
        (ev.WindowPassed(0, by_itself=True), "[b]Army A[/b] passes."),
        (ev.WindowPassed(0, by_itself=False), "[b]Army A[/b] passes."),
        (ev.Stacked(0, 1, "order", "R-13"), "[b]Army A[/b] plays the Order [b]Charge![/b]."),
        (ev.Stacked(0, 1, "recycle", "R-00", 1), "[b]Motor Overload[/b] waits on the stack."),
        (
            ev.Stacked(0, 1, "ganking", "R-06", unit=7, space=5, to=6),
            "[b]Sultan-MK IV Tank[/b] makes ready to rush to Vanguard~2.",
        ),
        (ev.ItemResolved(0, 1, "R-13", lost=False), "[b]Charge![/b] resolves."),
        (ev.ItemResolved(0, 1, "R-13", lost=True), "[b]Charge![/b] has lost its target and does nothing."),
        (
            ev.Changed(7, 7, 2, 0, ("bayonet",), "turn", "R-00"),
            "[b]Sultan-MK IV Tank[/b] gets +2/+0 and Bayonet Charge until the end of the turn.",
        ),
        (
            ev.Compared(7, 8, 5, 3, 1, 4, None, attacker_falls=False, target_falls=True),
            "Attack 5 against Defence 3; striking back, 1 against 4.",
        ),
        (
            ev.Compared(7, 8, 5, 2, 0, 4, 6, attacker_falls=False, target_falls=True),
            "With flanking, Attack 5 against Defence 2; striking back, 0 against 4.",
        ),
        (ev.Destroyed(1, 8, "N-03", 12, None, "combat"), "[b]Trench Infantry[/b] falls."),
        (ev.Destroyed(1, 8, "N-03", 12, None, "upkeep"), "Without upkeep, [b]Trench Infantry[/b] is lost."),
        (
            ev.Destroyed(1, 8, "N-03", 12, None, "effect", "R-10"),
            "[b]Flame Mage[/b] destroys [b]Trench Infantry[/b].",
        ),
        (ev.UnitTurned(7, 7, True, "R-01"), "[b]Sultan-MK IV Tank[/b] is exhausted."),
        (ev.UnitTurned(7, 7, False, "R-01"), "[b]Sultan-MK IV Tank[/b] is ready again."),
        (ev.SovereignHit(1, "Q-B-P2", 3), "[b]Army B[/b] is hit: 3 Defense left."),
        (ev.SovereignHit(1, None, 0), "[b]Army B falls.[/b]"),
        (ev.GameEnded(0, "conceded", "V1.4"), "Army B gives up: [b]Army A wins[/b]."),
    ],
)
def test_what_is_said_of_an_event(event: Event, sentence: str) -> None:
    say = tell(language("en"))
    say(ev.Mobilised(0, 7, "R-08", 7))
    say(ev.Mobilised(1, 8, "N-03", 12))
    assert say(event) == sentence


def test_a_seat_is_spoken_to() -> None:
    speech = Speech(language("en"), 0)
    speech.meet(7, "R-08")
    assert told(speech, ev.Moved(0, 7, 7, 2, "standard")) == "You move [b]Sultan-MK IV Tank[/b] to Rear~3."
    assert told(speech, ev.SovereignHit(0, "Q-B-P2", 1)) == "You are hit: 1 Defense left."
    assert told(speech, ev.WindowPassed(1, by_itself=False)) == "[b]Army B[/b] passes."


def _codes(pattern: str) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in RULES.rglob("*.py")]
    return {code for source in sources for code in re.findall(pattern, source)}


@pytest.mark.parametrize(
    ("codes", "key"),
    [
        (lambda: _codes(r'Reason\(\s*"(\w+)"'), "reason"),
        (lambda: _codes(r'finish\([^"]*"(\w+)"'), "outcome"),
    ],
)
def test_every_refusal_and_every_ending_has_words(
    texts: Language, codes: Callable[[], set[str]], key: str
) -> None:
    found = codes()
    assert len(found) > 2
    lacking = [
        code for code in found if not texts.has(f"vitorian.{key}.{code}") and not texts.has(f"reasons.{code}")
    ]
    assert not lacking
