"""Whatever a card may say it says in sentences: every target, op, filter and negation that files allow."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from game.language import CODES, Language
from game.rules.effects.faults import FaultyCards
from game.vitorian import cardtexts
from game.vitorian.library import with_cards
from game.vitorian.ops import OPS, WHENS
from game.vitorian.ops.base import FIGHTERS, TARGETS
from game.vitorian.ops.statics import SIDES
from game.vitorian.schema import SCHEMA
from game.vitorian.words import CLASSES, KEYWORDS
from tests.vitorian.cards.test_texts import TOKEN

FILTERS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"other": True},
    {"elite": True},
    {"row": "vanguard"},
    {"least_level": 3},
    {"most_level": 3},
    {"least_level": 2, "most_level": 4},
    {"least_level": 5, "most_level": 5},
    {"most_defence": 2},
    *({"class": name} for name in CLASSES),
    *({"class": name, "elite": True} for name in CLASSES),
    *({"keyword": name} for name in KEYWORDS),
    {"class": "armoured", "keyword": "heavy", "row": "rear", "most_level": 4, "most_defence": 3},
    {"class": "artillery", "other": True, "row": "vanguard", "least_level": 2},
)
FORMS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "change": (
        *({"attack": 2, "lasts": lasts} for lasts in ("combat", "turn", "game")),
        {"defence": -1, "keywords": ["swift", "heavy"], "lasts": "turn"},
        *({"keywords": [name], "lasts": "game"} for name in KEYWORDS),
    ),
    "change_by_keyword": tuple(
        {"attack": 1, "keyword": name, "attack_then": 3, "lasts": lasts}
        for name, lasts in (("bayonet", "combat"), ("swift", "turn"), ("long_range", "game"))
    ),
    "borrow_attack": tuple(
        {"lasts": lasts, "lender": lender}
        for lasts, lender in itertools.product(
            ("combat", "turn", "game"), ({}, {"class": "infantry"}, {"row": "rear"})
        )
    ),
    "move": tuple(
        {"reach": reach, "heavy_pays": pays}
        for reach, pays in itertools.product(("sideways", "adjacent", "row", "anywhere"), (False, True))
    ),
    "token": ({"card": "T-1"}, {"card": "T-1", "row": "rear"}, {"card": "N-06", "row": "vanguard"}),
    "muster": ({"most_level": 1}, {"most_level": 3}),
    "recover": ({}, {"most_level": 2}),
    "ready": ({"count": 1}, {"count": 2}, {"count": 1, "up_to": True}, {"count": 3, "up_to": True}),
    "trade": ({"draw": 1}, {"draw": 2}),
    "arrange": tuple({"count": count, "bottom": bottom} for count in (1, 2) for bottom in (False, True)),
    "draw": ({"count": 1}, {"count": 2}),
    "channel": ({"count": 1}, {"count": 2}),
    "aura": ({"attack": 1}, {"keywords": ["swift"]}, {"attack": -1, "defence": 2}),
    "in_combat": tuple(
        {"target": target, "role": role, "attack": 2, "against": against}
        for target, role, against in itertools.product(
            ("self", "each_own"), ("attacking", "defending", "any"), ({}, *FILTERS[2:4], *FILTERS[9:18])
        )
    ),
    "permit": ({"what": "row"},),
    "forbid": ({"what": "move"}, {"what": "attack"}),
    "choose_one": (
        {
            "options": [
                [{"op": "draw"}],
                [{"op": "destroy", "target": "one_enemy"}, {"op": "ready", "count": 1}],
            ]
        },
    ),
}
"""By op: what it may say besides target, filter and occasion; an op that is not here says nothing more."""

HOLDERS: Final = {**dict.fromkeys(FIGHTERS, "order"), "linked": "equipment"}
"""By target: the type of card that may name it; all others stand on units."""
MAY: Final[tuple[dict[str, bool], ...]] = ({}, {"may": True})

BAD: Final = {
    "es": (
        r"\ba el\b|\bde el\b|\bde todas las\b.*\bninguno\b",
        r"\bcada una de todas\b|\btodas las [^.;]*\bno pueden\b",
        r"\bun unidad\b|\bunos? unidad|\blos unidad|\bel unidad|\bunidad(es)? (Blindado|Aéreo)s?\b",
        r"\bunidad (tuyas|enemigas|Blindadas|Aéreas)\b|\bunidades (tuya|enemiga|Blindada|Aérea)\b",
        r"\b(es|con|por|ataca) unidad\b|\bataca a unidad\b",
        r"\bdescarte de Nivel\b|\bmano de Nivel\b|\b1 (cartas|recursos)\b|\b[2-9] (carta|recurso)\b",
        r"\by (i|hi(?!e))|\be (?!i|hi)",
        r"\bsi [^,.;]*\bsi (es|tiene|su|está)\b|, sin coste si\b|\bcon [^.;]*(?<!combaten) con (?!daño)",
        r"\bde la (Vanguardia|Retaguardia) de\b|\bde Nivel [^.;]*\bde Nivel\b",
        r"\btus [^.;:]* a las manos de sus\b|\bmarcadores de Escudo de (una|la|esta|tu) ",
        r"\b(ellas|las unidades|tus [^.;:]*unidades[^.;:]*) (recibe|tiene|puede) ",
    ),
    "en": (
        r"\ba (?=[aeiouAEIOU])(?!unit|one)|\ban (?![aeiouAEIOU])",
        r"\beach of all\b|\ball [^.;]*\bcannot\b|\bof this kind\b",
        r"\bone [^.;]*\bunits\b|\beach (?!of|turn)[^.;]*\bunits\b|\b[0-9] those\b",
        r"\b1 (cards|resources)\b|\b[2-9] (card|resource)\b",
        r"\bdiscard pile of\b|\bif [^,.;]*\bif (it|its)\b|, without cost if\b|\bwith [^.;]* with\b",
        r"\bof Level [^.;]*\bof Level\b|\bin the (Vanguard|Rear) of\b",
        r"\bunits [^.;:]*\bto its owner\b|\bShield markers of (one|the linked|this|your [a-z]+ unit\b)",
        r"\b(your|the enemy|all)( other)?( Elite)?( [A-Z][a-z]+)? units (gets|has|adds)\b",
    ),
}  # fmt: skip
"""What no sentence may hold: agreement, contractions, nested conditions, clashing prepositions."""
ALWAYS: Final = (r"\s\s", r"\s[.,;:]", r"[{}]|_cards|\bNone\b", r"\.\.|,,|;;", r"^[a-záéíóú]", r"[^.!?)]$")


def records() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every effect with the type of a card that may have it, whether a file is allowed to say so or not: all
    forms for every target, all filters for every target, and every occasion on every type of card.
    """
    for op in OPS:
        forms = FORMS.get(op.NAME, ({},))
        for whose in targets(op):
            kind = HOLDERS.get(whose.get("target", ""), "unit") if "unit" in holders(op) else holders(op)[0]
            when = next((one for one in WHENS[kind] if one in op.WHENS), "")
            base = {"when": when, "op": op.NAME, **whose}
            for form, may in itertools.product(forms, MAY):
                yield kind, {**base, **form, **may}
            if "units" in op.__struct_fields__:
                for units in FILTERS[1:]:
                    yield from ((kind, {**base, **forms[0], "units": units, **may}) for may in MAY)
        for kind in holders(op):
            for when in WHENS[kind]:
                yield kind, {"when": when, "op": op.NAME, **forms[0], **targets(op)[-1]}


def targets(op: Any) -> list[dict[str, str]]:
    """Every target, or every side, that an op may name."""
    fields = op.__struct_fields__
    if "side" in fields:
        return [{"side": one} for one in SIDES]
    return [{"target": one} for one in TARGETS] if "target" in fields and "role" not in fields else [{}]


def holders(op: Any) -> list[str]:
    """The types of cards that may have an op."""
    return [kind for kind, whens in WHENS.items() if set(whens) & set(op.WHENS)]


def card(card_type: str, effect: dict[str, Any]) -> dict[str, Any]:
    """A card of that type with an effect."""
    own: dict[str, dict[str, Any]] = {
        "sovereign": {"colours": ["red"], "defense": 4},
        "unit": {"colour": "grey", "class": "militia", "level": 1, "attack": 1, "defence": 1},
        "order": {"colour": "grey"},
        "equipment": {"colour": "grey", "level": 1},
        "field": {"colour": "grey", "level": 1},
    }
    return {"type": card_type, "name": {"es": "Raro", "en": "Strange"}, "effects": [effect], **own[card_type]}


@pytest.fixture(scope="module")
def told() -> dict[str, list[str]]:
    """All sentences that can be made, by language."""
    cards: dict[str, Any] = {f"X-{n}": card(*one) for n, one in enumerate(records())}
    try:
        SCHEMA.read(cards, "mine.toml", {"T-1": "unit", "N-06": "unit"})
    except FaultyCards as refused:  # the schema allows no such effects
        for name in {fault.card for fault in refused.faults}:
            del cards[name]
    found: dict[str, dict[str, None]] = {code: {} for code in CODES}
    with with_cards({**cards, "T-1": TOKEN}, "mine.toml"):
        for code in CODES:
            language = Language(code)
            for name in cards:
                found[code].update(dict.fromkeys(cardtexts.lines(language, name)))
    return {code: list(lines) for code, lines in found.items()}


@pytest.mark.parametrize("code", CODES)
def test_no_sentence_reads_badly(told: dict[str, list[str]], code: str) -> None:
    bad = [re.compile(pattern) for pattern in (*BAD[code], *ALWAYS)]
    faults = [(line, one.pattern) for line in told[code] for one in bad if one.search(line)]
    assert not faults, f"{len(faults)} of {len(told[code])}: {faults[:12]}"
    assert len(told[code]) > 3000, "there are more combinations than these"
