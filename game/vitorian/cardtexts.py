"""What is read on a card: its name, what it is, and its rules text, generated from the same ops that act."""

from __future__ import annotations

from game.language import Texts
from game.rules.effects import wording
from game.rules.effects.wording import sentence
from game.vitorian.card import CARDS, Card, CardEffect
from game.vitorian.ops.base import VitorianOp
from game.vitorian.ops.choices import ChooseOne
from game.vitorian.ops.phrases import Phrases

SHORT = wording.SHORT
"""Letters of a short name at most."""


def name(texts: Texts, card: str) -> str:
    """Return the whole name of a card."""
    return Phrases(texts).card(card)


def short(texts: Texts, card: str) -> str:
    """Return a name of at most 13 letters, for tokens on the grid."""
    return Phrases(texts).short(CARDS[card])


def type_line(texts: Texts, card: str) -> str:
    """Return what a card is: "Unit · Armoured", "Unit · Beast · Elite"."""
    shown, say = CARDS[card], Phrases(texts).say
    parts = [say(f"type.{shown.type}")]
    if shown.unit_class:
        parts.append(say(f"class.{shown.unit_class}"))
    if shown.elite:
        parts.append(say("elite"))
    if shown.resource:
        parts.append(say(f"resource.{shown.resource}"))
    return " · ".join(parts)


def ability(texts: Texts, card: str, number: int) -> str:
    """Return the name of ability ``number`` of a card, "Forced March"; without one, the card's own."""
    effect = CARDS[card].effects[number]
    own = Phrases(texts).own(effect.title)
    key = f"vitorian_cards.ability.{CARDS[card].named}.{number}"
    return own or (texts.text(key) if texts.has(key) else name(texts, card))


def lines(texts: Texts, card: str) -> list[str]:
    """Return the rules text of a card without its keywords, a sentence for each effect."""
    shown, say = CARDS[card], Phrases(texts)
    found = [sentence(_linked(say, shown))] if shown.is_equipment and (_gives(shown)) else []
    return found + [_line(say, shown, effect) for effect in shown.effects if effect.when != "option"]


def gist(texts: Texts, card: str) -> str:
    """Return the first thing that a card does, its occasion in few words: for a place with little room."""
    say, effects = Phrases(texts), CARDS[card].effects
    if not effects:
        return ""
    key = f"gist.{effects[0].when}{'.once' if effects[0].once else ''}"
    if effects[0].only_if or not texts.has(f"vitorian_cards.{key}"):
        return lines(texts, card)[0]
    return sentence(say.say("line", when=say.say(key), told=_deed(say, CARDS[card], effects[0])))


def possibility(texts: Texts, card: str, numbers: tuple[int, ...]) -> str:
    """Return what effects of a card do that happen together, as one of several possibilities."""
    return sentence(_possibility(Phrases(texts), CARDS[card], numbers))


def _gives(card: Card) -> bool:
    return bool(card.attack or card.defence or card.mask)


def _linked(say: Phrases, card: Card) -> str:
    return say.say("linked", bonus=say.bonus(card.attack, card.defence, card.mask))


def _line(say: Phrases, card: Card, effect: CardEffect) -> str:
    told = _deed(say, card, effect)
    if effect.only_if:
        told = say.say(f"only_if.{effect.only_if}", told=told)
    if effect.when in ("order", "always", "option"):
        return sentence(told)
    own = ".it" if effect.when == "hit" and card.is_unit else ""  # of a unit, only its own hits count
    once = ".once" if effect.once else ""
    occasion = say.say(f"when.{effect.when}{own}{once}", resource=f"[{effect.resource}]")
    if effect.when == "recycle" and not effect.resource:
        occasion = say.say("when.recycle.any")
    line = sentence(say.say("line", when=occasion, told=told))
    title = _title(say, card, effect)
    return say.say("titled", title=title, told=line) if title else line


def _title(say: Phrases, card: Card, effect: CardEffect) -> str:
    if effect.title or say.texts.has(f"vitorian_cards.ability.{card.named}.{effect.number}"):
        return ability(say.texts, card.id, effect.number)
    return ""


def _deed(say: Phrases, card: Card, effect: CardEffect) -> str:
    op = effect.op
    if isinstance(op, ChooseOne):
        return op.told(say, effect.may, [_possibility(say, card, numbers) for numbers in op.options])
    assert isinstance(op, VitorianOp)
    return op.words(say, effect.may)


def _possibility(say: Phrases, card: Card, numbers: tuple[int, ...]) -> str:
    return say.listed([_deed(say, card, card.effects[number]) for number in numbers])
