"""Windows and answers: when something may be said, and what (E12.1, E12.2).

A window passes by itself where passing is the only legal action; to the rival that looks like any pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, cast

from game.epikha import actions, events
from game.epikha.card import CARDS, CardEffect
from game.epikha.rules import announce, groups, magic, vital
from game.epikha.rules.flow import PASS, ask, push
from game.epikha.state import NOBODY, Group, Item, Question, Step, Table
from game.rules.contract import Action, Told, for_owner

ANSWER = "W6"
BOTH_PASS = 2
Named = Literal["W1", "W2", "W3", "W4", "W6"]


# --- what may be said --------------------------------------------------------------------------------------


def deeds(table: Table, seat: int, in_damage: bool = False) -> Iterator[Action]:
    """Yield all that a seat may do in a window: cast, place, use markers (E9.1); in W5 what belongs there."""
    standing = groups.groups_of(table, seat)
    marked = _marked(table, seat, standing)
    wealth = 0
    if marked or _holds_spell(table.sides[seat].hand):
        wealth = vital.wealth(table, seat, standing)
        yield from casts(table, seat, wealth, in_damage)
    yield from magic.placings(table, seat, only_vital=in_damage)
    if marked:
        yield from _uses(table, seat, marked, wealth, in_damage)


def _holds_spell(hand: Sequence[str]) -> bool:
    for name in hand:  # noqa: SIM110 - a generator would cost twice as much, in every window
        if CARDS[name].is_spell:
            return True
    return False


def may_act(table: Table, seat: int, in_damage: bool = False) -> bool:
    """Say whether there is anything at all that a seat may do in a window."""
    return next(deeds(table, seat, in_damage), None) is not None


def casts(table: Table, seat: int, wealth: int, in_damage: bool = False) -> Iterator[Action]:
    """Yield the spells of the hand that can be cast now, continuous ones left out (E9.1)."""
    for name in dict.fromkeys(table.sides[seat].hand):
        card = CARDS[name]
        if not card.is_spell or card.is_continuous or card.cost > wealth:
            continue
        draft = announce.spell_draft(table, seat, name, in_damage)
        if draft is not None and announce.can_announce(table, draft, wealth):
            yield actions.Cast(name)


def markers(
    table: Table, seat: int, wealth: int, in_damage: bool = False, standing: Sequence[Group] | None = None
) -> Iterator[Action]:
    """Yield the marker effects that can be used now (E16.9): those of a packet in W5 only, Vital always."""
    groups_ = groups.groups_of(table, seat) if standing is None else standing
    return _uses(table, seat, _marked(table, seat, groups_), wealth, in_damage)


def _uses(
    table: Table, seat: int, marked: Sequence[tuple[int, str]], wealth: int, in_damage: bool
) -> Iterator[Action]:
    for source, name in marked:
        for effect in CARDS[name].fires.get("marker", ()):
            if in_damage:
                fits = effect.op.MAKES_VITAL or effect.op.IN_DAMAGE
            else:
                fits = not effect.op.IN_DAMAGE
            if fits and announce.can_announce(table, marker_draft(table, seat, source, name, effect), wealth):
                yield actions.UseMarker(source, effect.number)


def _marked(table: Table, seat: int, standing: Sequence[Group]) -> list[tuple[int, str]]:
    """Return the cards with markers that may be used: arms only while they are borne (E10.8, E16.9)."""
    found = []
    for group in standing:
        for body in group.bodies:
            if body.markers:
                found.append((body.id, body.card))
            for arm in body.arms:
                if arm.markers:
                    found.append((arm.id, arm.card))
    side = table.sides[seat]
    if side.ability_markers and groups.player_of(table, seat) is not None:  # it sleeps with its Player (E2.5)
        found.append((NOBODY, side.ability))
    return found


def marker_draft(table: Table, seat: int, source: int, name: str, effect: CardEffect) -> Item:
    """Return the effect of a marker as it would be announced."""
    return announce.text_draft(Item(0, seat, "marker", name, effect.number, source))


def do(table: Table, told: list[Told], seat: int, action: Action, window: str) -> bool:
    """Do what a seat says in a window; what happens after it waits on the agenda already."""
    if type(action) is actions.Cast:
        draft = announce.spell_draft(table, seat, action.card, window == "W5")
        assert draft is not None
        announce.begin(table, told, draft, window)
    elif type(action) is actions.PlaceMagic:
        magic.place(table, told, seat, action.number)
    elif type(action) is actions.UseMarker:
        name = _marker_card(table, seat, action.source)
        effect = CARDS[name].effects[action.effect]
        announce.begin(table, told, marker_draft(table, seat, action.source, name, effect), window)
    else:
        return False
    return True


def _marker_card(table: Table, seat: int, source: int) -> str:
    marked = _marked(table, seat, groups.groups_of(table, seat))
    return next(name for number, name in marked if number == source)


# --- windows W1 to W4 and answers, W6 (E12.1, E12.2) -------------------------------------------------------


def window(table: Table, told: list[Told], step: Step) -> None:
    """Let a seat act in a window, if it can do anything in it."""
    _offer(table, told, step.seat, step.card)


def answer(table: Table, told: list[Told], step: Step) -> None:
    """Let a seat answer what is on the chain, if it can; nothing else can be answered (E9.3)."""
    _offer(table, told, step.seat, ANSWER)


def _offer(table: Table, told: list[Told], seat: int, which: str) -> None:
    if may_act(table, seat):
        ask(table, Question("window", seat, window=which))
    else:
        _passed(table, told, seat, which, True)


def options(table: Table, question: Question) -> Sequence[Action]:
    """Return what may be done in a window, and passing."""
    return [*deeds(table, question.seat), PASS]


def answered(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Do something in a window, or pass."""
    seat, which = question.seat, question.window
    if type(action) is actions.Pass:
        _passed(table, told, seat, which, False)
        return
    # whoever only makes Vital goes on; what comes onto the chain changes that (``chain.opened``)
    push(table, Step("answer", seat) if which == ANSWER else Step("window", seat, which))
    do(table, told, seat, action, which)


def _passed(table: Table, told: list[Told], seat: int, which: str, by_itself: bool) -> None:
    """Count a pass: two in a row close a window or begin to resolve the chain; one closes W2 (E12.1)."""
    told.append(_pass_told(seat, which, by_itself))
    if which == "W2":
        return
    table.passed += 1
    if table.passed < BOTH_PASS:
        push(table, Step("answer", 1 - seat) if which == ANSWER else Step("window", 1 - seat, which))
        return
    table.passed = 0
    if which == ANSWER:
        told.append(events.ChainClosed(len(table.chain)))
        push(table, Step("resolve_chain"))


@cache
def _pass_told(seat: int, which: str, by_itself: bool) -> Told:
    """Return what is told of a pass: most windows pass, and there are only a few kinds."""
    named = cast(Named, which)
    plain = events.WindowPassed(seat, named, False)
    return for_owner(seat, events.WindowPassed(seat, named, True), plain) if by_itself else plain


# --- W5 (E12.1, E12.8) -------------------------------------------------------------------------------------


def damage_options(table: Table, question: Question) -> list[Action]:
    """Return what a receiver may do besides letting cards absorb: shield spells, markers, Vital (E12.8)."""
    return list(deeds(table, question.seat, in_damage=True))


def damage_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Do it; the packet waits meanwhile."""
    push(table, Step("absorb", question.seat, packet=question.packet, numbers=question.numbers))
    do(table, told, question.seat, action, "W5")
