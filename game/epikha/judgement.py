"""How good a position is for a seat: few terms that mean something, added up in points.

A point is what one Vital of a Player card is worth in the middle of a match. The judgement looks at the whole
table; a computer player hands it sampled tables only, so what it cannot know is nowhere in the sum.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.epikha import library, words
from game.epikha.card import CARDS, Card
from game.epikha.observing import player_vital
from game.epikha.rules.groups import groups_of
from game.epikha.state import Arm, Group, Side, Table

WON: Final = 10_000.0
"""What a won match is worth; nothing else adds up to that."""
LAST: Final = 4
"""From so few cards of a deck on its end is near (E17.3)."""
BORNE: Final = 0.4
"""The part of its worth that an arm counts which does not serve the Player card."""
ASIDE: Final = 0.3
"""The part of its worth that a summoner counts while its Spirit stands in its place."""
LEAST_BODY: Final = 2.0
"""What anybody is worth at least."""
LEAST_OPAL: Final = 1.0
"""What one more Opal is worth at least."""
USEFUL_WEAPONS: Final = 2
"""So many weapons a Player card fights with (E13.4)."""

Points = Annotated[float, Meta(ge=-100, le=3000)]


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each term is worth, in points."""

    vital: Points = 1.0
    """Vital of a Player card."""
    own_vital: Points = 0.0
    """The same, added for its own only; a matter of character."""
    scarce: Points = 1200.0
    """Shared out over the Vital of a Player card: what is added while little is left."""
    body: Points = -2.0
    """Anybody: many weak ones are worth less than their numbers, and one combat space each."""
    force: Points = 1.0
    stamina: Points = 0.65
    """A point of Fuerza, and of Vital, of a character."""
    swift: Points = 4.0
    """Veloz: it strikes first."""
    armoured: Points = 3.0
    """Acorazado, a Level of it."""
    magic: Points = 1.3
    """A point of damage that a Magia text deals, turn by turn."""
    trick: Points = 4.0
    """Another Magia text or a Marcador."""
    unit: Points = 8.0
    """A Unit: its members share out what strikes it (E16.15a)."""
    arm: Points = 4.0
    """Any weapon, object or machine in use."""
    weapon: Points = 1.0
    """A point of Fuerza of a weapon that fights."""
    armour: Points = 0.85
    """A point of Resistencia of what the Player card bears."""
    opal: Points = 18.0
    """The first Vital Opal ..."""
    more_opals: Points = 1.7
    """... and each further one is worth so much less."""
    card: Points = 2.0
    """Any card of the hand ..."""
    hand: Points = 0.3
    """... and the part of its worth that it counts besides."""
    shield: Points = 6.0
    """A shield spell in the hand with Vital to cast it."""
    deck_end: Points = -60.0
    """Shared out over the deck once few cards are left of it."""
    threat: Points = 0.15
    """The part of what the next attack promises that counts already ..."""
    lethal: Points = 80.0
    """... and what it counts that it will end the match if nothing comes between."""


class Scale:
    """What cards are worth to a taste, each worked out once."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self._bodies: dict[str, float] = {}
        self._arms: dict[str, float] = {}
        self._cards: dict[str, float] = {}

    def body(self, name: str) -> float:
        """Return what a character or Spirit on the field is worth by itself."""
        worth = self._bodies.get(name)
        if worth is None:
            worth = self._bodies[name] = _body(CARDS[name], self.taste)
        return worth

    def arm(self, name: str) -> float:
        """Return what a weapon, object or machine is worth where it is of use; an Opal is counted apart."""
        worth = self._arms.get(name)
        if worth is None:
            worth = self._arms[name] = _arm(CARDS[name], self.taste)
        return worth

    def card(self, name: str) -> float:
        """Return what a card of the hand is worth once it is played."""
        worth = self._cards.get(name)
        if worth is None:
            worth = self._cards[name] = _card(CARDS[name], self)
        return worth

    def held(self, name: str) -> float:
        """Return what a card counts in the hand; an Opal is counted apart."""
        return self.taste.card + self.taste.hand * self.card(name)

    def group(self, group: Group) -> float:
        """Return what a group is worth without what it bears; a Player card is counted by its Vital."""
        if CARDS[group.bodies[0].card].is_player:
            return 0.0
        worth = 0.0
        for body in group.bodies:
            worth += self.body(body.card)
        if group.aside is not None:
            worth += ASIDE * self.group(group.aside)
        return worth + self.taste.unit if group.unit else worth

    def opals(self, count: int) -> float:
        """Return what so many Opals are worth together, those of the hand included: they cost nothing."""
        taste, total = self.taste, 0.0
        for number in range(count):
            total += max(LEAST_OPAL, taste.opal - taste.more_opals * number)
        return total


@lru_cache(maxsize=8)
def scale_of(taste: Taste) -> Scale:
    """Return what cards are worth to a taste."""
    return Scale(taste)


library.on_change(scale_of.cache_clear)


# --- cards -------------------------------------------------------------------------------------------------


def _body(card: Card, taste: Taste) -> float:
    worth = taste.body + taste.force * card.force + taste.stamina * card.vital
    mask = card.mask
    if mask & words.VELOZ:
        worth += taste.swift
    if mask & words.PESADO and not mask & words.COLOSO:
        worth -= taste.swift
    if mask & words.ACORAZADO:
        worth += taste.armoured * card.level
    if mask & words.EVASION:
        worth += 0.2 * taste.stamina * card.vital
    if mask & words.REGENERACION:
        worth += 0.05 * (card.force + card.vital) * taste.stamina
    return max(LEAST_BODY, worth + _texts(card, taste))


def _texts(card: Card, taste: Taste) -> float:
    """Return what the Magia texts and markers of a card are worth, turn by turn."""
    worth = taste.trick * bool(card.markers)
    for effect in card.fires.get("magia", ()):
        if effect.spell is not None and effect.spell.force:
            worth += taste.magic * effect.spell.force
        elif not effect.op.MAKES_VITAL:
            worth += taste.trick
    return worth


def _arm(card: Card, taste: Taste) -> float:
    if makes_vital(card):
        return 0.0
    worth = taste.arm + taste.weapon * card.force + taste.armour * card.vital
    mask = card.mask
    if mask & words.VELOZ:
        worth += taste.swift
    if mask & words.ACORAZADO:
        worth += 2 * taste.armoured * card.level
    if mask & words.EVASION:
        worth += 3 * taste.armoured
    if mask & words.REGENERACION:
        worth += 0.3 * taste.armour * card.vital
    if mask & (words.PERFORADOR | words.INMUNIDAD | words.DISPERSAR | words.COLOSO):
        worth += 1.0
    return worth


def makes_vital(card: Card) -> bool:
    """Say whether an arm is there for the Vital that it makes, as a Vital Opal is."""
    return card.is_arm and any(effect.op.MAKES_VITAL for effect in card.fires.get("magia", ()))


def _card(card: Card, scale: Scale) -> float:
    """Return what a card is worth once it is played: a spell about what its Vital buys elsewhere."""
    if card.is_body:
        return scale.body(card.id)
    if card.is_arm:
        return scale.taste.opal if makes_vital(card) else scale.arm(card.id)
    if card.is_continuous:
        return 5.0 + card.cost
    if card.force:
        return 6.0 + 1.1 * card.force
    if card.vital:
        return 8.0 + 0.8 * card.vital
    return 6.0 + 1.5 * card.cost


# --- the position ------------------------------------------------------------------------------------------


def value(table: Table, seat: int, taste: Taste) -> float:
    """Return how good a position is for ``seat``, in points; what is good for one is bad for the other."""
    if table.outcome is not None:
        winner = table.outcome.winner
        return 0.0 if winner is None else WON if winner == seat else -WON
    scale = scale_of(taste)
    worth = side_worth(table, seat, scale) - side_worth(table, 1 - seat, scale)
    if taste.own_vital:
        worth += taste.own_vital * (player_vital(table, seat) or 0)
    return worth


def side_worth(table: Table, seat: int, scale: Scale) -> float:
    """Return what a side has: the Vital of its Player card, its field and its hand."""
    taste, side = scale.taste, table.sides[seat]
    vital = player_vital(table, seat) or 0
    worth = taste.vital * vital - taste.scarce / (vital + 8)
    arms: list[tuple[Arm, bool]] = [(arm, False) for arm in side.armoury]
    for group in groups_of(table, seat):
        player = CARDS[group.bodies[0].card].is_player
        worth += scale.group(group)
        arms += [(arm, player) for body in group.bodies for arm in body.arms]
        if group.aside is not None:
            arms += [(arm, True) for body in group.aside.bodies for arm in body.arms]
    for spot in side.magic:
        if spot is not None:
            if spot.arm is not None:
                arms.append((spot.arm, True))
            elif spot.spell:
                worth += scale.card(spot.spell)
    held = [name for name in side.hand if makes_vital(CARDS[name])]
    worth += _armed(arms, len(held), scale) + _held(side, vital, scale)
    if side.ability:
        worth += taste.trick
    if len(side.deck) < LAST:
        worth += taste.deck_end / (len(side.deck) + 1)
    return worth


def _armed(arms: list[tuple[Arm, bool]], opals: int, scale: Scale) -> float:
    """Return what arms and Opals are worth: on the Player card most, what others bear little."""
    fighting, worth = 0, 0.0
    for arm, player in arms:
        card = CARDS[arm.card]
        if makes_vital(card):
            opals += 1
            continue
        part = 1.0 if player else BORNE
        if player and card.is_weapon:
            fighting += 1
            part = 1.0 if fighting <= USEFUL_WEAPONS else BORNE
        worth += part * scale.arm(arm.card)
    return worth + scale.opals(opals)


def _held(side: Side, vital: int, scale: Scale) -> float:
    """Return what the hand is worth, Opals aside: cards count in part, a shield that can be cast more."""
    taste, worth = scale.taste, 0.0
    for name in side.hand:
        card = CARDS[name]
        if makes_vital(card):
            continue
        worth += scale.held(name)
        if card.is_spell and card.vital and (vital > card.cost or side.pool >= card.cost):
            worth += taste.shield
    return worth
