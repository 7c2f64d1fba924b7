"""Steps of a scenario in words: "attack hero 1 with sword", "cast E17 at B.P raise 1", "magic staff" ...

A step is a row of small decisions (E19), yielded one after the other. What a step leaves open that has but
one sensible end is said for it: arms are done with, what is announced is paid for as proposed. "..." behind
a step leaves that open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.events import CoinCalled
from game.epikha.rules.legality import carry_out
from game.epikha.state import NOBODY, Table
from game.rules.contract import SPECTATOR, Action, visible_to
from game.scenarios.cardfiles import CONCEDE, RANDOM
from game.scenarios.epikha.layout import Names
from game.scenarios.epikha.naming import Finder
from game.scenarios.format import ScenarioFault, near

OPEN: Final = "..."
"""Behind a step: what it leaves open is left open."""
THEN: Final = ";"
"""Between the parts of a step."""

Row = Iterator[Action]
Verb = Callable[["Speech", Sequence[str]], Row]


class Speech:
    """What a seat says in one part of a step."""

    def __init__(self, table: Table, names: Names, seat: int, place: str, closes: bool) -> None:
        self.table = table
        self.names = names
        self.find = Finder(table, names, seat, place)
        self.place = place
        self.closes = closes

    @property
    def ask(self) -> str:
        """What is asked now."""
        question = self.table.question
        return "" if question is None else question.ask

    def card(self, text: str) -> str:
        """Return the card that is named."""
        return self.names.card(text, self.place)

    def number(self, text: str) -> int:
        """Return a whole number of at most three figures.

        Raises:
            ScenarioFault: it is none.
        """
        if not text.isdigit() or len(text) > 3:
            raise ScenarioFault(self.place, f"{text!r} is no number")
        return int(text)

    def space(self, text: str) -> int:
        """Return a space, which words count from 1."""
        return self.number(text) - 1

    def parts(self, words: Sequence[str], *heads: str) -> dict[str, list[str]]:
        """Return words by the heads that stand before them; "" holds those before the first head."""
        found: dict[str, list[str]] = {"": []}
        head = ""
        for word in words:
            if word in heads:
                head = word
                found[head] = []
            else:
                found[head].append(word)
        return found

    def done(self, *asks: str) -> Row:
        """Be done with a row of choices, if it is still asked for."""
        if self.closes and self.ask in asks:
            yield actions.Done()

    def paid(self) -> Row:
        """Pay as proposed, if a payment is asked for."""
        if self.closes and self.ask == "payment":
            yield actions.Pay()


def say(table: Table, names: Names, seat: int, text: str, place: str) -> Row:
    """Yield the decisions of a step one after the other, each made once the one before has been carried out.

    Raises:
        ScenarioFault: nobody says that at this table.
    """
    for part in text.split(THEN):
        verb, *words = part.split() or [""]
        closes = words[-1:] != [OPEN]
        found = _VERBS.get(verb)
        if found is None:
            raise ScenarioFault(
                place, f"unknown step {part.strip()!r}{near(verb, (*_VERBS, CONCEDE, RANDOM))}"
            )
        least, most, row = found
        said = words if closes else words[:-1]
        if not least <= len(said) <= most:
            raise ScenarioFault(place, f"{part.strip()!r}: {verb!r} takes {_count(least, most)}")
        yield from row(Speech(table, names, seat, place, closes), said)


def _count(least: int, most: int) -> str:
    return f"{least} words" if least == most else f"{least} to {most} words"


# --- rows of decisions -------------------------------------------------------------------------------------


def _plain(action: EpikhaAction) -> Verb:
    def row(speech: Speech, words: Sequence[str]) -> Row:
        yield action

    return row


def _card(make: Callable[[str], EpikhaAction]) -> Verb:
    def row(speech: Speech, words: Sequence[str]) -> Row:
        yield make(speech.card(words[0]))
        yield from speech.paid()

    return row


def _named(find: Callable[[Speech, str], int], make: Callable[[int], EpikhaAction]) -> Verb:
    def row(speech: Speech, words: Sequence[str]) -> Row:
        yield make(find(speech, words[0]))
        yield from speech.paid()

    return row


def _cast(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "at", "raise", "by", "recall")
    yield actions.Cast(speech.card(" ".join(parts[""])))
    yield from _announced(speech, parts)


def _announced(speech: Speech, parts: dict[str, list[str]]) -> Row:
    for _ in range(speech.number(parts["raise"][0]) if "raise" in parts else 0):
        yield actions.Raise()
    if "at" in parts:
        yield actions.Aim(speech.find.target(" ".join(parts["at"])))
    if "recall" in parts:
        yield actions.Recall(speech.card(" ".join(parts["recall"])))
    if "by" in parts:
        yield actions.Caster(speech.find.group(" ".join(parts["by"])))
    yield from speech.paid()


def _effect(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "at", "raise", "by")
    source, *nth = parts[""]
    yield actions.NextEffect(speech.find.thing(source), speech.number(nth[0]) - 1 if nth else 0)
    yield from _announced(speech, parts)


def _marker(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "at")
    source, *nth = parts[""]
    yield actions.UseMarker(speech.find.source(source), speech.number(nth[0]) - 1 if nth else 0)
    yield from _announced(speech, parts)


def _magic(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "at", "raise", "by")
    yield actions.PlaceMagic(speech.find.either(parts[""][0]))
    if len(parts) > 1:
        yield from _announced(speech, parts)


def _summon(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "by")
    yield actions.Summon(speech.card(parts[""][0]))
    if "by" in parts:
        yield actions.Summoner(speech.find.thing(parts["by"][0]))
        yield from speech.paid()


def _assign(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "to")
    yield actions.Assign(speech.find.thing(parts[""][0]))
    if parts.get("to") == ["armoury"]:
        yield actions.ToArmoury()
    elif "to" in parts:
        yield actions.Bear(speech.find.thing(parts["to"][0]))


def _spend(speech: Speech, words: Sequence[str]) -> Row:
    yield actions.Spend(speech.find.payer(words[0]))
    if speech.ask == "amount":  # not where only one is possible
        yield actions.Amount(speech.number(words[1]))


def _amount(speech: Speech, words: Sequence[str]) -> Row:
    yield actions.Amount(speech.number(words[0]))


def _unit(speech: Speech, words: Sequence[str]) -> Row:
    first, *others = [speech.find.group(word) for word in words]
    yield actions.FormUnit(first)
    yield from _members(speech, others)


def _join(speech: Speech, words: Sequence[str]) -> Row:
    unit, *others = [speech.find.group(word) for word in words]
    yield actions.JoinUnit(unit)
    yield from _members(speech, others)


def _members(speech: Speech, others: Sequence[int]) -> Row:
    for other in others:
        if speech.ask == "members":  # where only one is left to choose from, it has been added
            yield actions.AddMember(other)
    yield from speech.done("members")


def _armed(make: Callable[[int, int], EpikhaAction]) -> Verb:
    def row(speech: Speech, words: Sequence[str]) -> Row:
        parts = speech.parts(words, "with")
        who, space = parts[""]
        group = speech.find.group(who)
        yield make(group, speech.space(space))
        yield from _arms(speech, group, parts.get("with", ()))

    return row


def _player(speech: Speech, words: Sequence[str]) -> Row:
    parts = speech.parts(words, "with")
    yield actions.PlacePlayer(speech.space(parts[""][0]))
    question = speech.table.question
    yield from _arms(speech, NOBODY if question is None else question.number, parts.get("with", ()))


def _arms(speech: Speech, group: int, words: Sequence[str]) -> Row:
    """Select arms and be done with them, as long as it is this group that is asked about."""
    for word in words:
        yield actions.Select(speech.find.thing(word))
    question = speech.table.question
    if question is not None and question.number == group:
        yield from speech.done("arms")


def _points(speech: Speech, words: Sequence[str]) -> Row:
    yield actions.Points(speech.find.thing(words[0]), speech.number(words[1]))


def _passes(speech: Speech, words: Sequence[str]) -> Row:
    while speech.ask == "window":
        yield actions.Pass()


def _rest(speech: Speech, words: Sequence[str]) -> Row:
    """Say no more than one must until the turn is over, or a free decision comes: no windows, no coins."""
    whole = words == ["turn"]
    if words and not whole:
        raise ScenarioFault(speech.place, f"the rest is that of a turn, not of {words[0]!r}")
    phase, turn = speech.table.phase, speech.table.turn
    while (question := speech.table.question) is not None and speech.table.turn == turn:
        least = _LEAST.get(question.ask)
        if least is None or not (whole or (speech.table.phase == phase and question.ask != "main")):
            return
        yield least


_LEAST: Final[dict[str, Action]] = {
    **dict.fromkeys(("attack", "arms", "respond", "absorb"), actions.Done()),
    "window": actions.Pass(),
    "coin": actions.CallCoin("no"),
    "main": actions.EndPhase(),
}
"""By what is asked: what says least."""


def _bear(speech: Speech, words: Sequence[str]) -> Row:
    yield actions.ToArmoury() if words[0] == "armoury" else actions.Bear(speech.find.thing(words[0]))


def _coin(speech: Speech, words: Sequence[str]) -> Row:
    """Call a coin: "heads", "tails", "no", or so that the call is "right" or "wrong"."""
    call: dict[str, Literal["heads", "tails", "no"]] = {"heads": "heads", "tails": "tails", "no": "no"}
    if words[0] in call:
        yield actions.CallCoin(call[words[0]])
    elif words[0] in ("right", "wrong"):
        wanted = words[0] == "right"
        yield actions.CallCoin("heads" if _is_right(speech.table, "heads") == wanted else "tails")
    else:
        known = (*call, "right", "wrong")
        raise ScenarioFault(speech.place, f"nobody calls {words[0]!r}{near(words[0], known)}")


def _is_right(table: Table, call: Literal["heads", "tails"]) -> bool:
    """Return whether a call would be right, on a copy of the table."""
    if table.question is None or table.question.ask != "coin":
        return False
    told = carry_out(table.clone(), actions.CallCoin(call))
    return next(event.right for event in visible_to(SPECTATOR, told) if isinstance(event, CoinCalled))


def _survivor(speech: Speech, words: Sequence[str]) -> Row:
    yield actions.KeepSurvivor(speech.find.thing(words[0]))


_VERBS: Final[dict[str, tuple[int, int, Verb]]] = {
    "mulligan": (0, 0, _plain(actions.Mulligan())),
    "keep": (0, 0, _plain(actions.Keep())),
    "prepare": (1, 1, _card(actions.Prepare)),
    "pass": (0, 0, _plain(actions.Pass())),
    "passes": (0, 0, _passes),
    "done": (0, 0, _plain(actions.Done())),
    "rest": (0, 1, _rest),
    "end": (0, 0, _plain(actions.EndPhase())),
    "discard": (1, 1, _card(actions.DiscardOne)),
    "play": (1, 1, _card(actions.Play)),
    "forge": (1, 1, _card(actions.Forge)),
    "cast": (1, 9, _cast),
    "aim": (1, 1, _named(lambda speech, word: speech.find.target(word), actions.Aim)),
    "recall": (1, 1, _card(actions.Recall)),
    "caster": (1, 1, _named(lambda speech, word: speech.find.group(word), actions.Caster)),
    "raise": (0, 0, _plain(actions.Raise())),
    "pay": (0, 0, _plain(actions.Pay())),
    "spend": (2, 2, _spend),
    "summon": (1, 3, _summon),
    "summoner": (1, 1, _named(lambda speech, word: speech.find.thing(word), actions.Summoner)),
    "amount": (1, 1, _amount),
    "assign": (1, 3, _assign),
    "bear": (1, 1, _bear),
    "magic": (1, 9, _magic),
    "effect": (1, 9, _effect),
    "marker": (1, 4, _marker),
    "drop": (1, 1, _named(lambda speech, word: speech.find.target(word), actions.DiscardContinuous)),
    "unit": (1, 9, _unit),
    "join": (1, 9, _join),
    "disperse": (1, 1, _named(lambda speech, word: speech.find.group(word), actions.Disperse)),
    "attack": (2, 9, _armed(actions.Attack)),
    "respond": (2, 9, _armed(actions.Respond)),
    "player": (1, 9, _player),
    "select": (1, 1, _named(lambda speech, word: speech.find.thing(word), actions.Select)),
    "absorb": (1, 1, _named(lambda speech, word: speech.find.taker(word), actions.AbsorbNext)),
    "points": (2, 2, _points),
    "order": (1, 1, _named(lambda speech, word: speech.space(word), actions.DamageOrder)),
    "coin": (1, 1, _coin),
    "survivor": (1, 1, _survivor),
}
"""Verb to how many words follow it and what they mean; spaces and effects in words count from 1."""
