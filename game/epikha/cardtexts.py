"""What is read on a card: its name, what it is, and its rules text, generated from the same ops that act."""

from __future__ import annotations

from collections.abc import Sequence

from game.epikha import words
from game.epikha.card import CARDS, Card, CardEffect, Spell
from game.epikha.ops.base import Told
from game.epikha.ops.phrases import Phrases
from game.language import Texts
from game.rules.effects import wording
from game.rules.effects.wording import sentence

SHORT = wording.SHORT
"""Letters of a short name at most."""


def name(texts: Texts, card: str) -> str:
    """Return the whole name of a card."""
    return Phrases(texts).card(card)


def short(texts: Texts, card: str) -> str:
    """Return a name of at most 13 letters, for places with little room."""
    return Phrases(texts).short(CARDS[card])


def type_line(texts: Texts, card: str) -> str:
    """Return what a card is: "Personaje · Soldado · Humano", "Hechizo · Fuego"."""
    shown, say = CARDS[card], Phrases(texts).say
    parts = [say(f"type.{shown.type}")]
    for kind, word in (("class", shown.class_), ("race", shown.race), ("element", shown.element)):
        if word:
            parts.append(say(f"{kind}.{word}"))
    return " · ".join(dict.fromkeys(parts))  # the class of a beast is that of its race


def cost(texts: Texts, card: str) -> str:
    """Return what it costs to play: "Coste 10", "Forja 15"; "" for cards that nobody plays."""
    shown = CARDS[card]
    if not (shown.in_deck or shown.is_spirit):
        return ""
    return Phrases(texts).say("cost.forge" if shown.forge else "cost", n=shown.cost)


def rules(texts: Texts, card: str) -> list[str]:
    """Return the special rules of a card with their values: "Marcador 1", "Inmunidad (Bestia)"."""
    shown, say = CARDS[card], Phrases(texts)
    return [_rule(say, shown, rule) for rule in words.names_of(shown.mask)]


def _rule(say: Phrases, card: Card, rule: str) -> str:
    if rule == "marcador":
        return say.say("rule.marcador.n", rule=say.rule(rule), n=card.markers)
    if rule == "inmunidad":
        return say.say("rule.inmunidad.to", rule=say.rule(rule), to=_immune(say, card))
    return say.rule(rule)


def _immune(say: Phrases, card: Card) -> str:
    named = (word.partition(":") for word in sorted(card.immune))
    return say.listed([say.say(f"{kind}.{word}") for kind, _, word in named])


def lines(texts: Texts, card: str) -> list[str]:
    """Return the rules text of a card without its special rules, a sentence for each occasion."""
    shown, say = CARDS[card], Phrases(texts)
    found = [sentence(_line(say, shown, alike)) for alike in _alike(shown.effects)]
    flags = (("unlimited", shown.unlimited), ("no_damage_spells", shown.shielded_from_damage_spells))
    return [*(sentence(say.say(key)) for key, there in flags if there), *found]


def effect(texts: Texts, card: str, number: int) -> str:
    """Return the sentence of one effect of a card, without its occasion."""
    shown, say = CARDS[card], Phrases(texts)
    return sentence(_deed(say, shown, shown.effects[number]))


def spell_name(texts: Texts, card: str, number: int) -> str:
    """Return the name of the spell that an effect is: the card's, or that of its Magia text (E11.9).

    An effect that is no spell bears the name of its card.
    """
    return _spell_name(Phrases(texts), CARDS[card], number)


def _spell_name(say: Phrases, card: Card, number: int) -> str:
    spell = card.effects[number].spell if number < len(card.effects) else None
    if spell is None:
        return say.card(card.id)
    return say.own(spell.name) or say.say(f"spell.{card.named}.{number}")


def _alike(effects: Sequence[CardEffect]) -> list[list[CardEffect]]:
    """Return effects with those for one marker together: one marker is for one of them (E16.9)."""
    found: list[list[CardEffect]] = []
    for one in effects:
        if found and one.when == "marker" and _occasion(found[-1][0]) == _occasion(one):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _occasion(one: CardEffect) -> tuple[str, bool, bool]:
    return one.when, one.at_once, one.op.IN_DAMAGE


def _line(say: Phrases, card: Card, alike: Sequence[CardEffect]) -> str:
    deeds = [_deed(say, card, one) for one in alike]
    told = deeds[0] if len(deeds) == 1 else say.say("list.either", head="; ".join(deeds[:-1]), last=deeds[-1])
    first = alike[0]
    if first.when in ("cast", "always"):
        return told
    shape = ".damage" if first.op.IN_DAMAGE else ".at_once" if first.at_once else ""
    return say.say("line", when=say.say(f"when.{first.when}{shape}"), told=told)


def _deed(say: Phrases, card: Card, one: CardEffect) -> str:
    spell = one.spell
    if spell is None:
        bare = card.type != "spell"
        told = Told(force=card.force, vital=card.vital, mask=card.mask, level=card.level, spell=not bare)
        return one.op.words(say, told)
    told = Told(force=spell.force, vital=spell.vital, mask=spell.mask, level=spell.level)
    named = _spell_name(say, card, one.number)
    return say.say("spell", name=named, has=", ".join(_has(say, spell)), told=one.op.words(say, told))


def _has(say: Phrases, spell: Spell) -> list[str]:
    """Return what a spell of a Magia text has: Level, element, rules and numbers."""
    return [
        say.say("spell.level", n=spell.level),
        *([say.say(f"element.{spell.element}")] if spell.element else []),
        *(say.rule(rule) for rule in words.names_of(spell.mask)),
        *([say.say("spell.force", n=spell.force)] if spell.force else []),
        *([say.say("spell.vital", n=spell.vital)] if spell.vital else []),
    ]
