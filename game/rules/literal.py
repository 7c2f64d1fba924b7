"""Whether an action says what it says in values of the right types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args

from msgspec.structs import fields

from game.rules.contract import Action


def literal(action: Action) -> bool:
    """Say whether every value of an action is of a type that its field has.

    True and 1.0 are equal to 1, so that such an action equals a legal one and yet is none.
    """
    return all(type(getattr(action, name)) in kinds for name, kinds in _kinds(type(action)))


def is_offered(action: Action, offers: Sequence[Action]) -> bool:
    """Say whether an action is one of those on offer, and literal.

    Whoever plays what was handed out brings the very same object, so that its values need no second look.
    """
    try:
        same = offers[offers.index(action)]
    except ValueError:
        return False
    return same is action or literal(action)


@cache
def _kinds(action: type[Action]) -> tuple[tuple[str, frozenset[type]], ...]:
    """Each field of a type of action with the types that its values may have."""
    return tuple((field.name, _types(field.type)) for field in fields(action))


def _types(annotation: Any) -> frozenset[type]:
    """Return the types that a field takes; of a closed list of words the type of the words."""
    kinds = get_args(annotation) or (annotation,)
    return frozenset(kind if isinstance(kind, type) else type(kind) for kind in kinds)
