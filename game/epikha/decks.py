"""Decks: what a legal one is (E2), the decks of the house, and legal decks by chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Final, NamedTuple

import msgspec

from game.epikha import library
from game.epikha.library import CARDS, FOLDER, Card
from game.epikha.namesakes import same_name
from game.epikha.words import DISPERSAR, UNIDADES
from game.matchups import IN_TURN, RANDOM
from game.names import on_screen
from game.rules.chance import Chance
from game.rules.contract import Reason
from game.rules.effects.decklists import LONGEST_NAME, Decklists
from game.rules.effects.files import tables_of
from game.rules.effects.kinds import CardIds, Counts, Spoken

SIZE: Final = 50
"""Cards in a deck; the Player card is extra (E1.1, E2.1)."""
COPIES: Final = 4
"""Cards of one name in a deck at most, prepared arms counted in (E2.2, E2.5)."""
SPIRITS: Final = 3
"""Cards in a Spirit pile at most (E2.3)."""
PREPARED: Final = 2
"""Arms that may be brought beside a deck (E2.5)."""
ABILITIES: Final = ("H1", "H2", "H3", "H4")
"""The Player Ability cards of the list (E2.5)."""

FILE: Final = FOLDER / "decks.toml"
STARTERS: Final = ("empiria", "abaron")
"""The starter decks."""
SECOND: Final = ("gahu", "taliuz")
"""Two more decks, from the further cards."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole deck. ``name`` is the id of a deck of the house, or what its maker called it.

    ``cards`` are card ids with their numbers; ``spirits`` is the Spirit pile (E2.3); ``prepared`` are the
    arms that may be laid down before the match, if it is played with Prepared Player (E2.5).
    """

    name: str
    cards: tuple[tuple[str, int], ...]
    spirits: tuple[str, ...] = ()
    prepared: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        # a record may come from anywhere: words that cannot be drawn must not reach the screen
        msgspec.structs.force_setattr(self, "name", on_screen(self.name)[:LONGEST_NAME])

    def listed(self) -> list[str]:
        """Return the cards of the deck one by one, in the order of the list."""
        return [card for card, number in self.cards for _ in range(number)]


# --- what E2 asks ------------------------------------------------------------------------------------------


def problems(deck: Deck) -> list[Reason]:
    """Return everything that E2 has against the deck; nothing for a legal one."""
    unknown = sorted({card for card in _all_cards(deck) if card not in CARDS})
    if unknown:
        return [Reason("deck_unknown", "E2.1", card, {"card": card}) for card in unknown]
    return [*_in_the_deck(deck), *_in_the_pile(deck), *_prepared(deck)]


def _all_cards(deck: Deck) -> Iterator[str]:
    yield from (card for card, _ in deck.cards)
    yield from deck.spirits
    yield from deck.prepared


def _in_the_deck(deck: Deck) -> Iterator[Reason]:
    size = sum(number for _, number in deck.cards)
    if size != SIZE:
        yield Reason("deck_size", "E2.1", "", {"n": size, "needed": SIZE})
    names: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name, number in deck.cards:
        card = CARDS[name]
        if number < 1:
            yield Reason("deck_number", "E2.1", name, {"card": name, "n": number})
        if card.is_spirit:
            yield Reason("deck_spirit", "E2.3", name, {"card": name})
        elif not card.in_deck:
            yield Reason("deck_type", "E2.1", name, {"card": name})
        names[same_name(card)][name] += number
    for name in deck.prepared:
        names[same_name(CARDS[name])][name] += 1
    for alike in names.values():
        yield from _copies(alike)


def _copies(alike: Counter[str]) -> Iterator[Reason]:
    """Yield the reason against so many cards of one name."""
    number = alike.total()
    if number <= COPIES or any(CARDS[name].unlimited for name in alike):
        return
    numbers: dict[str, int | str] = {"n": number, "most": COPIES}
    first = next(iter(alike))
    if len(alike) == 1:
        yield Reason("deck_copies", "E2.2", first, {"card": first, **numbers})
    else:
        yield Reason("deck_namesakes", "E2.2", first, {"cards": ", ".join(alike), **numbers})


def _in_the_pile(deck: Deck) -> Iterator[Reason]:
    if len(deck.spirits) > SPIRITS:
        yield Reason("deck_spirits", "E2.3", "", {"n": len(deck.spirits), "most": SPIRITS})
    for name in dict.fromkeys(deck.spirits):
        if not CARDS[name].is_spirit:
            yield Reason("deck_no_spirit", "E2.3", name, {"card": name})
    names = Counter(same_name(CARDS[name]) for name in deck.spirits)
    for name, number in names.items():
        if number > 1:
            yield Reason("deck_same_spirit", "E2.3", name, {"card": name, "n": number})


def _prepared(deck: Deck) -> Iterator[Reason]:
    if len(deck.prepared) > PREPARED:
        yield Reason("deck_prepared", "E2.5", "", {"n": len(deck.prepared), "most": PREPARED})
    for name in dict.fromkeys(deck.prepared):
        if not may_prepare(CARDS[name]):
            yield Reason("deck_unprepared", "E2.5", name, {"card": name})


def may_prepare(card: Card) -> bool:
    """Say whether it is a weapon or object of Level 1 with a cost (E2.5)."""
    return (card.is_weapon or card.is_object) and card.level == 1 and card.cost > 0


# --- the decks of the house --------------------------------------------------------------------------------


class DeckRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What a deck file says of a deck."""

    cards: Annotated[Mapping[str, int], Counts(SIZE)]
    spirits: Annotated[tuple[str, ...], CardIds("spirit")] = ()
    prepared: Annotated[tuple[str, ...], CardIds()] = ()
    name: Annotated[Mapping[str, str], Spoken(("es", "en"), LONGEST_NAME)] = {}


def _deck(name: str, record: DeckRecord) -> Deck:
    return Deck(name, tuple(record.cards.items()), record.spirits, record.prepared)


LISTS: Final = Decklists("epikha", CARDS, DeckRecord, _deck, problems, (RANDOM, IN_TURN))
"""The decks that can be chosen."""
DECKS: Final = LISTS.decks
LEFT_OUT: Final = LISTS.left_out
"""Decks of the house that cards in force have made illegal, and what they break: nobody can choose them."""
add = LISTS.add
taken_back_if_faulty = LISTS.taken_back_if_faulty
left_out = LISTS.told_left_out
title = LISTS.title


def leave_out_illegal() -> None:
    """Leave out the decks that the cards in force have made illegal (see ``Decklists``)."""
    LISTS.leave_out_illegal(FILE.name)


def first_two() -> tuple[Deck, Deck]:
    """Return the decks with which a set-up begins: the first two of the house that are legal now."""
    return LISTS.first_two(STARTERS)


add(tables_of(FILE), FILE.name)


# --- decks by chance ---------------------------------------------------------------------------------------


class _Plan(NamedTuple):
    """What a deck by chance is like: least and most cards, and how readily a card is taken."""

    vital: tuple[int, int]
    """Cards that make Vital and may be there in any number."""
    characters: tuple[int, int]
    """Of a hundred of the others ..."""
    arms: tuple[int, int]
    """... so many are characters, and so many weapons, objects and machines."""
    copies: tuple[int, int]
    weigh: Callable[[Card], int]


_MIXED: Final = _Plan((14, 17), (45, 60), (15, 25), (1, COPIES), lambda card: 1)
_CROWD: Final = _Plan(
    (16, 20), (60, 75), (10, 20), (2, COPIES),
    lambda card: 20 if card.mask & (UNIDADES | DISPERSAR) else 1,
)


def random_deck(chance: Chance) -> Deck:
    """Return a legal deck by chance; every legal card may be in it.

    Such decks try everything out: one of three is a crowd of one class, so that Units come together.
    """
    plan = _MIXED if chance.below(3) else _CROWD
    unlimited = _unlimited()
    vital = _between(chance, *plan.vital) if unlimited else 0
    characters, arms = ((SIZE - vital) * _between(chance, *least) // 100 for least in plan[1:3])
    parts = (
        ("characters", characters), ("arms", arms), ("spells", SIZE - vital - characters - arms),
    )
    chosen = Counter([name for part, number in parts for name in _drawn(chance, plan, part, number)])
    prepared = _prepared_by_chance(chance, chosen)
    for _ in range(SIZE - chosen.total()):
        chosen[chance.pick(unlimited)] += 1
    spirits = list(_pool("spirits"))
    chance.shuffle(spirits)
    return Deck(RANDOM, tuple(sorted(chosen.items())), tuple(spirits[: chance.below(SPIRITS + 1)]), prepared)


def _between(chance: Chance, least: int, most: int) -> int:
    return least + chance.below(most - least + 1)


_POOLS: Final[Mapping[str, Callable[[Card], bool]]] = {
    "characters": lambda card: _is_counted(card) and card.is_character,
    "arms": lambda card: _is_counted(card) and card.is_arm,
    "spells": lambda card: _is_counted(card) and (card.is_spell or card.is_continuous),
    "spirits": lambda card: card.is_spirit,
    "prepared": may_prepare,
}
"""From which cards each part of a deck by chance comes."""


def _is_counted(card: Card) -> bool:
    return card.in_deck and not card.unlimited


@cache
def _pool(part: str) -> tuple[str, ...]:
    """Return a card of each name among those from which a part may come."""
    fits = _POOLS[part]
    return tuple({same_name(card): name for name, card in CARDS.items() if fits(card)}.values())


@cache
def _unlimited() -> tuple[str, ...]:
    return tuple([name for name, card in CARDS.items() if card.in_deck and card.unlimited])


library.on_change(_pool.cache_clear)
library.on_change(_unlimited.cache_clear)


def _drawn(chance: Chance, plan: _Plan, part: str, number: int) -> list[str]:
    """Return so many cards; characters are of one class first of all, as in decks that somebody builds."""
    lots = [name for name in _pool(part) for _ in range(plan.weigh(CARDS[name]))]
    chance.shuffle(lots)
    names = list(dict.fromkeys(lots))
    class_ = CARDS[names[0]].class_ if names else ""
    names.sort(key=lambda name: CARDS[name].class_ != class_)
    bag = [name for name in names for _ in range(_between(chance, *plan.copies))]
    if len(bag) < number:  # own cards may leave few names
        bag = [name for name in names for _ in range(COPIES)]
    return bag[:number]


def _prepared_by_chance(chance: Chance, chosen: Mapping[str, int]) -> tuple[str, ...]:
    bag = [name for name in _pool("prepared") if chosen.get(name, 0) < COPIES]
    chance.shuffle(bag)
    return tuple(bag[: chance.below(PREPARED + 1)])
