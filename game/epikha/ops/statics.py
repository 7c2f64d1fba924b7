"""Lasting effects: they do nothing themselves, the rules read them (``rules.numbers``, E1.3)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from game.epikha import words
from game.epikha.card import Card
from game.epikha.ops.base import EpikhaOp, Told
from game.epikha.ops.phrases import Phrases
from game.epikha.ops.targets import kind
from game.rules.effects.kinds import Number, Switch, Word
from game.rules.effects.wording import signed

CHANGE: Final = Number(-90, 90)
PERMITTED: Final = ("bear",)


class Static(EpikhaOp, frozen=True):
    """An effect that lasts as long as its card is in play; several of one name add up (E12.10)."""

    WHENS: ClassVar = ("always",)
    HOLDERS: ClassVar[tuple[str, ...]] = ("continuous",)
    """The types of cards that the rules look at for it."""


class ForceChange(Static, frozen=True, kw_only=True):
    """Characters in combat have another Fuerza, before packets are made: Banner of Empiria, Haze of Abaron.

    Of the side "own" those in the Combat Zone in the own Combat Phase, of "enemy" those that attack this
    player. It never falls below 0, and weapons and objects keep theirs.
    """

    NAME: ClassVar = "force"
    SHAPES: ClassVar = tuple(
        f"{side}{each}{less}" for side in ("own", "enemy") for each in ("", ".each") for less in ("", ".less")
    )
    side: Annotated[str, Word(("own", "enemy"))]
    amount: Annotated[int, CHANGE]
    class_: Annotated[str, Word(words.CLASSES)] = ""
    race: Annotated[str, Word(words.RACES)] = ""
    each_member: Annotated[bool, Switch()] = False
    """Each member of a Unit counts, by its own class and race; else a Unit counts once, if all have it."""

    def card_fits(self, card: Card) -> bool:
        """Say whether a character is one of those that it changes."""
        return card.is_character and self.class_ in ("", card.class_) and self.race in ("", card.race)

    def words(self, say: Phrases, told: Told) -> str:
        """Say who has what."""
        which = kind(say, self.class_, self.race)
        shape = f"{self.side}{'.each' * self.each_member}{'.less' * (self.amount < 0)}"
        return say.op(self.NAME, shape, which=which and f" {which}", amount=signed(self.amount))


class SpellForce(Static, frozen=True, kw_only=True):
    """Own damage spells, of any origin, have another Fuerza: Mastery of the Aron."""

    NAME: ClassVar = "spell_force"
    amount: Annotated[int, CHANGE]

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much."""
        return say.op(self.NAME, amount=signed(self.amount))


class PlayerVital(Static, frozen=True, kw_only=True):
    """The own Player card's printed Vital is another (H1)."""

    NAME: ClassVar = "player_vital"
    HOLDERS: ClassVar = ("ability",)
    SHAPES: ClassVar = ("more", "less")
    amount: Annotated[int, CHANGE]

    def words(self, say: Phrases, told: Told) -> str:
        """Say by how much."""
        return say.op(self.NAME, "more" if self.amount >= 0 else "less", n=abs(self.amount))


class PlayerForce(Static, frozen=True, kw_only=True):
    """The own Player card has another Fuerza (H2)."""

    NAME: ClassVar = "player_force"
    HOLDERS: ClassVar = ("ability",)
    amount: Annotated[int, CHANGE]

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much."""
        return say.op(self.NAME, amount=signed(self.amount))


class Permit(Static, frozen=True, kw_only=True):
    """The card may do what a rule forbids (E1.3): "bear" weapons, objects and machines although Bestia."""

    NAME: ClassVar = "permit"
    HOLDERS: ClassVar = ("character", "spirit")
    SHAPES: ClassVar = PERMITTED
    deed: Annotated[str, Word(PERMITTED)]

    def words(self, say: Phrases, told: Told) -> str:
        """Say what."""
        return say.op(self.NAME, self.deed)
