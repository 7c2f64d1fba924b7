"""Records: TOML tables read into structs whose fields say by annotation what may stand in them."""

from __future__ import annotations

import functools
import typing
from collections.abc import Collection, Mapping
from typing import Any, TypeVar, cast

import msgspec

from game.rules.effects.faults import Reading
from game.rules.effects.kinds import Kind

Record = TypeVar("Record", bound=msgspec.Struct)


class Field(msgspec.Struct, frozen=True):
    """A declared field: its name in files, its attribute in the struct, its kind, and if it must be there."""

    name: str
    attribute: str
    kind: Kind
    required: bool


@functools.cache
def fields_of(struct: type[msgspec.Struct]) -> dict[str, Field]:
    """Return the declared fields of a struct by name in files ("class" is the attribute ``class_``)."""
    hints = typing.get_type_hints(struct, include_extras=True)
    fields = {}
    for info in msgspec.structs.fields(struct):
        kind = next(iter(getattr(hints[info.name], "__metadata__", ())), None)
        if kind is not None:
            name = info.name.rstrip("_")
            fields[name] = Field(name, info.name, cast(Kind, kind), info.required)
    return fields


def read_record(
    struct: type[Record],
    record: object,
    field: str,
    reading: Reading,
    aside: Collection[str] = (),
    **given: Any,
) -> Record | None:
    """Return the record as a ``struct``, or note its faults and return None.

    ``field`` is where the record stands ("" for the card itself), ``aside`` names fields that others read,
    ``given`` are attributes that stand in no file.
    """
    if not isinstance(record, dict):
        reading.fault(field, "table", value=record)
        return None
    fields = fields_of(struct)
    found = len(reading.faults)
    values = dict(given)
    for name, value in record.items():
        if name in fields:
            values[fields[name].attribute] = fields[name].kind.read(value, place(field, name), reading)
        elif name not in aside:
            reading.unknown(place(field, name), "field", name, [*fields, *aside])
    for known in fields.values():
        if known.required and known.name not in record:
            reading.fault(place(field, known.name), "missing", about=known.kind.describe())
    return None if len(reading.faults) > found else struct(**values)


def place(within: str, name: str) -> str:
    """Return how a field inside another one is called."""
    return f"{within}, {name}" if within else name


class Table(msgspec.Struct, frozen=True):
    """The kind of a field that is a table of its own, read into ``struct``."""

    struct: type[msgspec.Struct]

    def read(self, value: object, field: str, reading: Reading) -> Any:
        """Return the table as a struct, or note what contradicts itself in it."""
        read = read_record(self.struct, value, field, reading)
        objections = getattr(read, "objections", tuple)
        found = len(reading.faults)
        for name, code, params in objections():
            reading.fault(place(field, name), code, **params)
        return None if len(reading.faults) > found else read

    def describe(self) -> str:
        """List its fields."""
        inner = "; ".join(f"{name}: {field.kind.describe()}" for name, field in self.fields().items())
        return f"a table with some of ({inner})"

    def fields(self) -> Mapping[str, Field]:
        """Return the fields of the table."""
        return fields_of(self.struct)
