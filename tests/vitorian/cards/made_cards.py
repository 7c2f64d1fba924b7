"""Card records by chance, right and wrong, from the declarations of the game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from game.rules.effects import kinds
from game.rules.effects.kinds import Kind
from game.rules.effects.records import Table, fields_of
from game.rules.effects.registry import Op
from game.vitorian.ops import OPS, WHENS
from game.vitorian.ops.base import TARGETS
from game.vitorian.schema import TYPES
from game.vitorian.words import NEUTRAL

CARD_IDS = {"unit": "R-01", "sovereign": "R-00", "": "R-01"}


def value(kind: Kind) -> st.SearchStrategy[Any]:
    """Something that may stand in a field of that kind."""
    match kind:
        case kinds.Number(low, high):
            return st.integers(low, high)
        case kinds.Switch():
            return st.booleans()
        case kinds.Word(known):
            return st.sampled_from(known)
        case kinds.Words(known):
            return st.lists(st.sampled_from(known), unique=True, min_size=1)
        case kinds.Amounts(known, most):
            return st.dictionaries(st.sampled_from(known), st.integers(0, most))
        case kinds.Spoken():
            return st.just({"es": "Nombre", "en": "Name"})
        case kinds.CardId(wanted):
            return st.just(CARD_IDS[wanted])
        case Table(struct):
            return record(struct)
    raise AssertionError(kind)


def record(struct: type[Any], aside: tuple[str, ...] = ()) -> st.SearchStrategy[dict[str, Any]]:
    """A table with all required fields of a struct and some of the others."""
    fields = {name: field for name, field in fields_of(struct).items() if name not in aside}
    needed = {name: value(field.kind) for name, field in fields.items() if field.required}
    free = {name: value(field.kind) for name, field in fields.items() if not field.required}
    return st.fixed_dictionaries(needed, optional=free)


@st.composite
def effects(draw: st.DrawFn, card_type: str) -> dict[str, Any]:
    """An effect record for a card of that type; whether its parts go together is another matter."""
    ops: list[type[Op]] = [
        op for op in OPS if set(op.WHENS) & set(WHENS[card_type]) and op.NAME != "choose_one"
    ]
    op = draw(st.sampled_from(ops))
    when = draw(st.sampled_from([when for when in WHENS[card_type] if when in op.WHENS]))
    table = draw(record(op))
    if table.get("target") in TARGETS:
        table["target"] = draw(st.sampled_from(TARGETS))
    return {"when": when, "op": op.NAME, **table}


@st.composite
def cards(draw: st.DrawFn) -> dict[str, Any]:
    """A record of a card with effects."""
    card_type = draw(st.sampled_from(sorted(WHENS)))
    table = draw(record(TYPES[card_type], aside=("picture",)))
    if card_type == "field":
        table["colour"] = draw(st.sampled_from(NEUTRAL))
    found = draw(st.lists(effects(card_type), max_size=3))
    return {"type": card_type, **table, "name": {"es": "Nombre", "en": "Name"}, "effects": found}


STRANGE = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5),
    st.lists(st.integers(), max_size=2), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)  # fmt: skip
"""Whatever may stand in a file by mistake."""


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A card with something strange in one or several places."""
    table = draw(cards())
    for _ in range(draw(st.integers(1, 3))):
        place: dict[str, Any] = table
        if table["effects"] and isinstance(table["effects"], list) and draw(st.booleans()):
            inner = draw(st.sampled_from(table["effects"]))
            place = inner if isinstance(inner, dict) else table
        name = draw(st.one_of(st.sampled_from(sorted(place)), st.text(min_size=1, max_size=6)))
        place[name] = draw(STRANGE)
        if not isinstance(table.get("effects"), list):
            break
    return table
