"""The registry of ops: what effects of a game's cards can do, and how an effect record is read.

An effect record is ``{ when = "...", op = "...", ... }``: a game's effect struct declares the fields that
every effect may have (``when`` among them), the op declares the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from game.rules.effects.faults import Reading
from game.rules.effects.records import Field, fields_of, place, read_record

OPTION: Final = "option"
"""The ``when`` of an effect that is part of a possibility to choose; it never comes about by itself."""


MOST_EFFECTS: Final = 12
"""Effects of a list at most: more than anybody could read on a card."""


class Op(msgspec.Struct, frozen=True):
    """Something that an effect can do. A game derives its ops, with their parameters as annotated fields."""

    NAME: ClassVar[str] = ""
    WHENS: ClassVar[tuple[str, ...]] = ()
    """On which occasions it may be used."""
    SHAPES: ClassVar[tuple[str, ...]] = ("",)
    """Endings of its text keys, one for each shape of its sentence."""

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Yield what is wrong with the parameters together: the field, the code and its numbers."""
        return iter(())


class Effect(msgspec.Struct, frozen=True):
    """One effect of a card: its number on the card, the occasion, and what it does."""

    number: int
    when: str
    op: Any

    def objections(self, occasion: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Yield what is wrong with its fields together, those of its op included: the field, the code and its
        numbers.

        ``occasion`` is its ``when`` or, inside a choice, that of the choice.
        """
        return iter(())


class Registry:
    """All ops of a game, and which occasions its cards know."""

    def __init__(
        self, effect: type[Effect], ops: Sequence[type[Op]], whens: Mapping[str, tuple[str, ...]]
    ) -> None:
        """``effect`` is the game's effect struct; ``whens`` maps card types to their occasions.

        Raises:
            TypeError: an op leaves out a method that its base wants of it.
        """
        for op in ops:
            _require_whole(op)
        self.effect = effect
        self.ops = {op.NAME: op for op in ops}
        self.whens = whens

    def read(self, value: object, field: str, reading: Reading) -> tuple[Effect, ...]:
        """Return the effects of a card of ``reading.type``, those inside a choice behind the others."""
        effects = _Effects(self, reading)
        effects.read(value, field)
        return tuple(effect for effect in effects.read_so_far if effect is not None)


def _require_whole(op: type[Op]) -> None:
    """Refuse an op of which something is still abstract: records are built past the check of ``abc``."""
    missing = [name for name in dir(op) if getattr(getattr(op, name), "__isabstractmethod__", False)]
    if missing:
        raise TypeError(f"the op {op.__name__} has no {', '.join(missing)}")


class _Effects:
    """The effects of one card while they are read; a choice appends the effects of its possibilities."""

    def __init__(self, registry: Registry, reading: Reading) -> None:
        self.registry = registry
        self.reading = reading
        self.read_so_far: list[Effect | None] = []

    def read(self, value: object, field: str, occasion: str = "") -> tuple[int, ...]:
        """Read a list of effects; returns their numbers. ``occasion`` is that of the choice they stand in."""
        if not isinstance(value, list):
            self.reading.fault(field, "effects")
            return ()
        if len(value) > MOST_EFFECTS:
            self.reading.fault(field, "effects_many", n=len(value), most=MOST_EFFECTS)
            return ()
        first = len(self.read_so_far)
        self.read_so_far += [None] * len(value)
        for number, record in enumerate(value):
            where = f"{field} {number + 1}"
            self.read_so_far[first + number] = self.one(record, where, first + number, occasion)
        return tuple(range(first, first + len(value)))

    def one(self, record: object, field: str, number: int, occasion: str) -> Effect | None:
        """Read one effect record."""
        reading, registry = self.reading, self.registry
        if not isinstance(record, dict):
            reading.fault(field, "table", value=record)
            return None
        named = record.get("op", "")
        op = registry.ops.get(named) if isinstance(named, str) else None
        if op is None:
            code = "op" if "op" in record else "op_missing"
            reading.unknown(place(field, "op"), code, named, registry.ops)
            return None
        own = fields_of(op)
        chooses = ("options",) if "options" in op.__struct_fields__ else ()
        tail = {name: value for name, value in record.items() if name in own or name in chooses}
        head = {name: value for name, value in record.items() if name not in tail and name != "op"}
        if occasion:
            head["when"] = OPTION
        effect = self._head(head, field, number, own)
        if effect is None:
            return None
        self._occasion(op, effect.when, field, (OPTION,) if occasion else registry.whens[reading.type])
        inner = self._possibilities(tail, field, occasion or effect.when) if chooses else {}
        read = read_record(op, tail, field, reading, **inner)
        if read is None:
            return None
        comes = occasion or effect.when
        told = bool(inner) and not inner["options"]  # why there is no choice has been said already
        whole = msgspec.structs.replace(effect, op=read)
        for name, code, params in (*whole.objections(comes), *(() if told else read.objections(comes))):
            reading.fault(place(field, name), code, **params)
        return whole

    def _head(self, head: dict[str, Any], field: str, number: int, own: Mapping[str, Field]) -> Effect | None:
        known = fields_of(self.registry.effect)
        strange = [name for name in head if name not in known]
        for name in strange:
            self.reading.unknown(place(field, name), "field", name, [*known, "op", *own])
            del head[name]
        effect = read_record(self.registry.effect, head, field, self.reading, number=number, op=None)
        return None if strange else effect

    def _occasion(self, op: type[Op], when: str, field: str, allowed: tuple[str, ...]) -> None:
        where, reading = place(field, "when"), self.reading
        if when not in allowed:
            known = ", ".join(allowed)
            reading.fault(where, "when_type", word=when, type=reading.type, known=known)
        elif when not in op.WHENS:
            reading.fault(where, "when_op", word=when, op=op.NAME, known=", ".join(op.WHENS))

    def _possibilities(self, tail: dict[str, Any], field: str, occasion: str) -> dict[str, Any]:
        """Read what a choice is between: each possibility is a list of effects."""
        options = tail.pop("options", None)
        if not isinstance(options, list) or len(options) < 2:
            self.reading.fault(place(field, "options"), "options")
            return {"options": ()}
        where = place(field, "options")
        read = [self.read(option, f"{where} {n + 1}", occasion) for n, option in enumerate(options)]
        return {"options": tuple(read)}
