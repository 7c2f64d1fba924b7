"""Ops that act on what is on the chain or about to come there, and those of a packet (E12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from game.epikha import words
from game.epikha.card import CARDS, spell_of
from game.epikha.ops.base import NOBODY, NOTHING, ActiveOp, Asks, Choice, Hands, Source, Told
from game.epikha.ops.phrases import Phrases
from game.epikha.ops.targets import AMOUNT, ANNOUNCED, ANYBODY, Who, limit, which
from game.rules.effects.kinds import Number
from game.rules.effects.records import Table

if TYPE_CHECKING:
    from game.epikha.state import Item

NEXT = NOBODY
"""Aimed at instead of a spell: the next own one that is announced this turn (A10)."""
LEVELS = Number(1, 4)


def is_spell(item: Item) -> bool:
    """Say whether something on the chain is a spell: a card, or one in a Magia text (E11.9)."""
    return item.what == "continuous" or spell_of(item.card, item.effect) is not None


class Absorb(ActiveOp, frozen=True):
    """Absorb damage of a packet: as much as the spell's Resistencia (E12.8): Bulwark, Veil of Mist."""

    NAME: ClassVar = "absorb"
    WHENS: ClassVar = ("cast",)
    SHAPES: ClassVar = ("", "acorazado", "all")
    IN_DAMAGE: ClassVar = True

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Join the absorbing cards."""
        hands.absorb(source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much; with Acorazado all of its Level or lower besides (E16.1)."""
        armoured = "acorazado" if told.vital else "all"
        return say.op(self.NAME, armoured if told.mask & words.ACORAZADO else "", n=told.vital)


class MoreAbsorption(ActiveOp, frozen=True, kw_only=True):
    """An own card absorbs more of the packet at hand (X13, H4)."""

    NAME: ClassVar = "more_absorption"
    WHENS: ClassVar = ("marker",)
    IN_DAMAGE: ClassVar = True
    amount: Annotated[int, AMOUNT]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Absorb it."""
        hands.absorb_more(self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much."""
        return say.op(self.NAME, n=self.amount)


class Cancel(ActiveOp, frozen=True):
    """Take a spell or an effect of a Magia text or marker from the chain: Counterspell."""

    NAME: ClassVar = "cancel"
    WHENS: ClassVar = ANNOUNCED
    most_level: Annotated[int, Number(1, 5)] = 0
    """The highest Level; without it, that of the effect as raised."""

    @property
    def asks(self) -> Asks:
        """What is cancelled."""
        return "aim"

    def aims(self, hands: Hands, source: Source) -> list[int]:
        """Return what lies on the chain and is of no higher Level."""
        most = self.most_level or source.level
        return [item.number for item in hands.chain(source) if item.level <= most]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Cancel it."""
        hands.cancel(choice.target, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say up to which Level."""
        who = Who(most_level=self.most_level) if self.most_level else Who(above=0)
        return say.op(self.NAME, limit=limit(say, who, told))


class Raise(ActiveOp, frozen=True, kw_only=True):
    """Raise the Level of an own spell, on the chain or the next one (E6.7): Ika Staff."""

    NAME: ClassVar = "raise"
    WHENS: ClassVar = ANNOUNCED
    amount: Annotated[int, LEVELS]

    @property
    def asks(self) -> Asks:
        """Which spell."""
        return "aim"

    def aims(self, hands: Hands, source: Source) -> list[int]:
        """Return the own spells that can still be raised, and ``NEXT``."""
        return [
            *(
                item.number
                for item in hands.chain(source)
                if item.seat == source.seat and item.level < words.HIGHEST and is_spell(item)
            ),
            NEXT,
        ]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Raise it."""
        if choice.target == NEXT:
            hands.raise_next(source.seat, self.amount, source)
        else:
            hands.raise_level(choice.target, self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say by how much."""
        return say.op(self.NAME, n=self.amount)


class Boost(ActiveOp, frozen=True, kw_only=True):
    """Give a damage spell on the chain more Fuerza: Staff of Power."""

    NAME: ClassVar = "boost"
    WHENS: ClassVar = ANNOUNCED
    SHAPES: ClassVar = ("", "level")
    amount: Annotated[int, AMOUNT]
    most_level: Annotated[int, Number(1, 5)] = 0

    @property
    def asks(self) -> Asks:
        """Which spell."""
        return "aim"

    def aims(self, hands: Hands, source: Source) -> list[int]:
        """Return the damage spells that may get it."""
        most = self.most_level or words.HIGHEST
        return [
            item.number
            for item in hands.chain(source)
            if item.force > 0 and item.level <= most and is_spell(item)
        ]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Boost it."""
        hands.boost(choice.target, self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say which spells, and by how much."""
        return say.op(self.NAME, "level" if self.most_level else "", n=self.amount, level=self.most_level)


class Recall(ActiveOp, frozen=True):
    """Take an own character from the discard into the hand: Call to the Reserves."""

    NAME: ClassVar = "recall"
    WHENS: ClassVar = ANNOUNCED
    who: Annotated[Who, Table(Who)] = ANYBODY

    @property
    def asks(self) -> Asks:
        """Which card."""
        return "pick"

    def picks(self, hands: Hands, source: Source) -> list[str]:
        """Return the characters of the own discard that are meant, each once."""
        return [name for name in dict.fromkeys(hands.discard(source.seat)) if self._fits(name, source)]

    def _fits(self, name: str, source: Source) -> bool:
        card = CARDS[name]
        return card.is_character and self.who.card_fits(card) and self.who.level_fits(card.level, source)

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Take it."""
        hands.recall(source.seat, choice.pick, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say which characters."""
        return say.op(self.NAME, which=which(say, "", self.who, told))


class Heal(ActiveOp, frozen=True, kw_only=True):
    """Give the own Player card Vital, not above the printed value (E15.3): Gahu Shaman."""

    NAME: ClassVar = "heal"
    WHENS: ClassVar = (*ANNOUNCED, "inicio")
    amount: Annotated[int, AMOUNT]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Heal."""
        hands.heal(source.seat, self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much."""
        return say.op(self.NAME, n=self.amount)


class MakeVital(ActiveOp, frozen=True, kw_only=True):
    """Put Vital into the own pool, at once (E7.9, E12.3): Vital Opal."""

    NAME: ClassVar = "vital"
    WHENS: ClassVar = (*ANNOUNCED, "inicio")
    MAKES_VITAL: ClassVar = True
    amount: Annotated[int, AMOUNT]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Make it."""
        hands.make_vital(source.seat, self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much."""
        return say.op(self.NAME, n=self.amount)


class NextSpiritCheaper(ActiveOp, frozen=True, kw_only=True):
    """The next own Spirit summoned this turn costs less: Gahu Summoner."""

    NAME: ClassVar = "next_spirit_cheaper"
    WHENS: ClassVar = ANNOUNCED
    amount: Annotated[int, AMOUNT]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Remember it for the turn."""
        hands.cheaper_spirit(source.seat, self.amount, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say by how much."""
        return say.op(self.NAME, n=self.amount)
