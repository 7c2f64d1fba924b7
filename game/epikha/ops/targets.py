"""Ops that aim at something on the field: characters, Player cards, arms, continuous spells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from game.epikha import words
from game.epikha.card import CARDS, Card
from game.epikha.ops.base import NOTHING, ActiveOp, Asks, Choice, Hands, Source, Told
from game.epikha.ops.phrases import Phrases
from game.rules.effects.kinds import Number, Word, Words
from game.rules.effects.records import Table

if TYPE_CHECKING:
    from game.epikha.state import Group

THINGS: Final = ("character", "player", "weapon", "object", "machine", "continuous")
"""What an effect may name. A magic weapon is a weapon; "character" is never the Player card (E1.8)."""
SIDES: Final = ("any", "own", "enemy")
ANNOUNCED: Final = ("cast", "magia", "marker")
"""Occasions on which something can be aimed at: on the chain or at once."""
AMOUNT: Final = Number(1, 90)


class Who(msgspec.Struct, frozen=True):
    """Which of them are meant; what is left out does not matter."""

    class_: Annotated[str, Word(words.CLASSES)] = ""
    """Of characters; a Unit has it if all members have it (E6.5)."""
    race: Annotated[str, Word(words.RACES)] = ""
    most_level: Annotated[int, Number(1, 9)] = 0
    """Of a Unit the sum of its members' Levels (E6.5)."""
    above: Annotated[int, Number(0, 4)] = -1
    """Its Level is at most so much above that of the effect, as raised."""

    def objections(self) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Yield what cannot stand together."""
        if self.most_level and self.above >= 0:
            yield "above", "epikha_cards.fault.one_limit", {"one": "most_level", "other": "above"}

    @property
    def described(self) -> bool:
        """Whether it asks for a class or race, which only characters have."""
        return bool(self.class_ or self.race)

    def level_fits(self, level: int, source: Source) -> bool:
        """Say whether a Level is within the limit."""
        if self.most_level and level > self.most_level:
            return False
        return self.above < 0 or level <= source.level + self.above

    def card_fits(self, card: Card) -> bool:
        """Say whether a card has the class and race."""
        return self.class_ in ("", card.class_) and self.race in ("", card.race)

    def fits(self, hands: Hands, group: Group, source: Source) -> bool:
        """Say whether a character or Unit is meant."""
        if self.described and not all(self.card_fits(CARDS[body.card]) for body in group.bodies):
            return False
        return self.level_fits(hands.level(group), source)


ANYBODY: Final = Who()


class AimOp(ActiveOp, frozen=True):
    """An op that does something to one thing on the field, which its controller chooses."""

    what: Annotated[tuple[str, ...], Words(THINGS)] = ()
    """Which things it may name; nothing stands for those that the effect has by the rules."""
    side: Annotated[str, Word(SIDES)] = "any"
    who: Annotated[Who, Table(Who)] = ANYBODY
    WHENS: ClassVar[tuple[str, ...]] = ANNOUNCED
    ALLOWED: ClassVar[tuple[str, ...]] = ("character", "weapon", "object", "machine", "continuous")
    """What it can be done to."""
    USUAL: ClassVar[tuple[str, ...]] = ()
    """What it may name if its text does not say."""

    @property
    def asks(self) -> Asks:
        """What it is done to."""
        return "aim"

    @property
    def things(self) -> tuple[str, ...]:
        """What it may name."""
        return self.what or self.USUAL

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """It must be possible, and only characters have a class."""
        for word in self.what:
            if word not in self.ALLOWED:
                known = ", ".join(self.ALLOWED)
                yield "what", "epikha_cards.fault.never_aimed", {"word": word, "known": known}
        if not self.things:
            yield "what", "epikha_cards.fault.no_target", {"known": ", ".join(self.ALLOWED)}
        if self.who.described and self.things != ("character",):
            yield "who", "epikha_cards.fault.characters_only", {}

    def aims(self, hands: Hands, source: Source) -> list[int]:
        """Return the numbers of all that it may name, own things first."""
        return [number for seat in self._seats(source.seat) for number in self._of(hands, seat, source)]

    def playable(self, hands: Hands, source: Source) -> bool:
        """Say whether there is anything that it may name; the first is enough."""
        seats = self._seats(source.seat)
        return any(next(self._of(hands, seat, source), None) is not None for seat in seats)

    def _seats(self, own: int) -> tuple[int, ...]:
        if self.side == "any":
            return (own, 1 - own)
        return (own,) if self.side == "own" else (1 - own,)

    def _of(self, hands: Hands, seat: int, source: Source) -> Iterator[int]:
        things, who = self.things, self.who
        if "character" in things:
            for group in hands.characters(seat):
                if who.fits(hands, group, source):
                    yield group.id
        player = hands.player(seat) if "player" in things else None
        if player is not None and who.fits(hands, player, source):
            yield player.id
        if "weapon" in things or "object" in things or "machine" in things:
            for arm in hands.arms(seat):
                card = CARDS[arm.card]
                if self._arm_fits(card) and who.level_fits(card.level, source):
                    yield arm.id
        if "continuous" in things:
            for number, name in hands.continuous(seat):
                if who.level_fits(CARDS[name].level, source):
                    yield number

    def _arm_fits(self, card: Card) -> bool:
        return ("weapon" if card.is_weapon else card.type) in self.things

    def words(self, say: Phrases, told: Told) -> str:
        """Return its sentence about what may be named."""
        return say.op(self.NAME, whom=whom(say, self, told))


def whom(say: Phrases, op: AimOp, told: Told) -> str:
    """Return what an op may name: "one weapon or object you control of Level 2 or lower"."""
    things = say.alternatives([say.say(f"thing.{name}") for name in op.things])
    return say.say("whom", things=things, which=which(say, op.side, op.who, told))


def which(say: Phrases, side: str, who: Who, told: Told) -> str:
    """Return what stands behind the nouns: class, race, Level and whose; "on the field" goes without saying
    where a Level is compared with that of the spell."""
    compared = told.spell and who.above >= 0
    bound = limit(say, who, told)
    whose = "" if not side or (compared and side == "any") else say.say(f"which.{side}")
    parts = [kind(say, who.class_, who.race), *((whose, bound) if compared else (bound, whose))]
    return "".join(f" {part}" for part in parts if part)


def kind(say: Phrases, class_: str, race: str) -> str:
    """Return "of class Soldier and race Gahu", as far as they are asked for."""
    names = {name: say.say(f"{name}.{word}") for name, word in (("class", class_), ("race", race)) if word}
    return (
        say.say(f"which.{'_'.join(names)}", **{f"{name}_": word for name, word in names.items()})
        if names
        else ""
    )


def limit(say: Phrases, who: Who, told: Told) -> str:
    """Return the limit of Level, "" for none. "x" is said as the spell's own Level (E6.7)."""
    if who.most_level:
        return say.say("which.most_level", n=who.most_level)
    if who.above < 0:
        return ""
    if not told.spell:
        return say.say("which.most_level", n=told.level + who.above)
    return say.say("which.above" if who.above else "which.not_above", n=who.above)


class Deal(AimOp, frozen=True):
    """Damage: of a spell its Fuerza, of another effect the amount (E12.6): Fire Arrow, Lightning."""

    NAME: ClassVar = "deal"
    SHAPES: ClassVar = ("", "only")
    ALLOWED: ClassVar = ("character", "player", "weapon", "object", "machine")
    USUAL: ClassVar = ALLOWED
    amount: Annotated[int, AMOUNT] = 0
    """Of an effect that is no spell."""

    def _arm_fits(self, card: Card) -> bool:
        return super()._arm_fits(card) and not card.shielded_from_damage_spells

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Make the packet."""
        hands.deal(choice.target, self.amount or source.force, source)

    def words(self, say: Phrases, told: Told) -> str:
        """Say how much, and to whom unless it is as the rules have it."""
        n = self.amount or told.force
        if not self.what and self.side == "any" and self.who == ANYBODY:
            return say.op(self.NAME, n=n)
        return say.op(self.NAME, "only", n=n, whom=whom(say, self, told))


class Return(AimOp, frozen=True):
    """Return something to its owner's hand: Amulet of Sirith, Retreat."""

    NAME: ClassVar = "return"

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Return it."""
        hands.take_back(choice.target, source)


class Destroy(AimOp, frozen=True):
    """Destroy something without damage (E15.5): Dissolve."""

    NAME: ClassVar = "destroy"

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Destroy it."""
        hands.destroy(choice.target, source)


class Mend(AimOp, frozen=True):
    """Take all damage from a weapon, object or machine: Alchemist of Abaron."""

    NAME: ClassVar = "mend"
    ALLOWED: ClassVar = ("weapon", "object", "machine")
    USUAL: ClassVar = ("weapon", "object")

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Mend it."""
        hands.mend(choice.target, source)
