"""What every op of Paladines de Epikha is built on: the table as ops see it, sources and choices.

An op never touches the state: it is given a :class:`Hands`, through which it looks at the table and does its
work. So the rules decide what "destroy" means (E15), and an op only says whom.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Protocol

import msgspec

from game.epikha.card import CARDS, Spell, spell_of
from game.rules.effects.registry import Op

if TYPE_CHECKING:
    from game.epikha.ops.phrases import Phrases
    from game.epikha.state import Arm, Group, Item

Asks = Literal["", "aim", "pick"]
"""What an op lets its controller choose when it is announced: nothing, something on the field or on the chain
by its number, or a card of his discard."""

NOBODY: Final = -1
"""Stands for no body, arm, group or item where a number is kept."""


class Source(msgspec.Struct, frozen=True):
    """Whose effect it is, and from where it works."""

    seat: int
    """The seat that controls it."""
    card: str
    """The spell's card, or the card that bears the text."""
    level: int
    """Its Level as raised: what "x" of a text is."""
    effect: int = 0
    """The number of the effect on the card."""
    number: int = NOBODY
    """The body or arm that bears the text; NOBODY for a card of the hand."""
    item: int = NOBODY
    """Its item on the chain, if it is on it."""
    force: int = 0
    """Fuerza of a damage spell, as boosted (E12.6)."""

    @property
    def spell(self) -> Spell | None:
        """The spell that it is, None for a plain effect (E11.9)."""
        return spell_of(self.card, self.effect)

    @property
    def traits(self) -> frozenset[str]:
        """What an Inmunidad may be against (E16.6): those of the card, and of the spell of its Magia text."""
        shown, spell = CARDS[self.card].traits, self.spell
        return shown if spell is None else shown | spell.traits


class Choice(msgspec.Struct, frozen=True):
    """What was chosen when the effect was announced."""

    target: int = NOBODY
    """A group, arm, continuous spell or item, by its number."""
    pick: str = ""
    """A card of the own discard."""


NOTHING: Final = Choice()


class Hands(Protocol):
    """The table in the hands of an op. Groups, arms, spells and items are named by their numbers."""

    def characters(self, seat: int) -> Iterable[Group]:
        """Return the characters of a seat on the field (E1.8): a Unit as one (E16.15b), Spirits included,
        those in the Magic Zone too (E11.8)."""

    def player(self, seat: int) -> Group | None:
        """Return the group of a Player card; None while it is set aside (E16.16b)."""

    def arms(self, seat: int) -> Iterable[Arm]:
        """Return the weapons, objects and machines of a seat on the field, assigned or not (E10.8)."""

    def continuous(self, seat: int) -> Iterable[tuple[int, str]]:
        """Return the continuous spells of a seat on the field: number and card (E12.10)."""

    def level(self, group: Group) -> int:
        """Return the Level of a character, or the sum of a Unit's (E6.5)."""

    def chain(self, source: Source) -> Iterable[Item]:
        """Return what can be named on the chain, effects still to be announced of the group of ``source``
        included (E11.4), ``source`` itself left out."""

    def discard(self, seat: int) -> Sequence[str]:
        """Return a discard, newest last."""

    def deal(self, target: int, amount: int, source: Source) -> None:
        """Make a packet of the source's Level at a group or arm (E12.6)."""

    def absorb(self, source: Source) -> None:
        """Let a shield spell join the cards that absorb the packet at hand (E12.8)."""

    def absorb_more(self, amount: int, source: Source) -> None:
        """Let an own card absorb more of the packet at hand; what it absorbs is lost (X13, H4)."""

    def heal(self, seat: int, amount: int, source: Source) -> None:
        """Give a Player card Vital, not above the printed value (E15.3)."""

    def make_vital(self, seat: int, amount: int, source: Source) -> None:
        """Put Vital into a pool (E7.9)."""

    def take_back(self, target: int, source: Source) -> None:
        """Return a group, arm or continuous spell to its owner's hand (E10.6, E15.1, E16.16d)."""

    def destroy(self, target: int, source: Source) -> None:
        """Destroy a group, arm or continuous spell by an effect (E15.5)."""

    def cancel(self, item: int, source: Source) -> None:
        """Take an item from the chain; a spell's card goes to its owner's discard (E12.7)."""

    def raise_level(self, item: int, amount: int, source: Source) -> None:
        """Raise the Level of a spell on the chain, not above 5 (E6.7)."""

    def raise_next(self, seat: int, amount: int, source: Source) -> None:
        """Raise the next own spell announced this turn (A10)."""

    def boost(self, item: int, amount: int, source: Source) -> None:
        """Raise the Fuerza of a damage spell on the chain."""

    def recall(self, seat: int, card: str, source: Source) -> None:
        """Take the newest such card of a seat's discard into its hand."""

    def cheaper_spirit(self, seat: int, amount: int, source: Source) -> None:
        """Make the next own Spirit summoned this turn cost less (X06)."""

    def mend(self, arm: int, source: Source) -> None:
        """Take all damage from an arm (X14)."""


class EpikhaOp(Op, frozen=True):
    """An op of Paladines de Epikha: what it asks for, and its words. Here it asks for nothing."""

    MAKES_VITAL: ClassVar[bool] = False
    """It does nothing but make Vital: it works at once, in every window (E12.1, E12.3)."""
    IN_DAMAGE: ClassVar[bool] = False
    """It belongs to a packet of damage, and so to W5 only (E12.1, E12.8)."""

    @property
    def asks(self) -> Asks:
        """What its controller chooses when it is announced."""
        return ""

    def aims(self, hands: Hands, source: Source) -> list[int]:
        """Return the numbers of what may be aimed at, for an op that asks "aim"."""
        return []

    def picks(self, hands: Hands, source: Source) -> list[str]:
        """Return the cards of the discard that may be picked, each once, for an op that asks "pick"."""
        return []

    def playable(self, hands: Hands, source: Source) -> bool:
        """Say whether it can be announced: what it asks for must be there (E11.4)."""
        if self.asks == "aim":
            return bool(self.aims(hands, source))
        return self.asks == "" or bool(self.picks(hands, source))

    def legal(self, hands: Hands, source: Source, choice: Choice) -> bool:
        """Say whether what was chosen is still there and legal (E12.4)."""
        if self.asks == "aim":
            return choice.target in self.aims(hands, source)
        return self.asks == "" or choice.pick in self.picks(hands, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Return its sentence, without capital and full stop."""
        return say.op(self.NAME)


class ActiveOp(EpikhaOp, frozen=True):
    """An op that does something when its effect comes about; a lasting one (``statics``) is only read."""

    @abstractmethod
    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Do the work; the rules have asked ``legal`` before."""


class Told(msgspec.Struct, frozen=True):
    """The card or spell whose effect is worded: what its numbers are."""

    force: int = 0
    vital: int = 0
    mask: int = 0
    level: int = 0
    spell: bool = True
    """Whether its Level may be raised, so that it is said as "its Level" and not as a number."""
