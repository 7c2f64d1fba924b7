"""The guide to card files, written from the declarations themselves, so that it cannot be wrong."""

from __future__ import annotations

import msgspec

from game.rules.effects.files import Schema
from game.rules.effects.records import Table, fields_of


def reference(schema: Schema) -> list[str]:
    """Return, as lines of Markdown, every field of every type of card, of effects, and every op."""
    registry = schema.registry
    lines = ["### Fields of cards", ""]
    for name, struct in schema.types.items():
        lines += [f"**`{name}`**: {summary(struct)}", "", *_fields(struct), ""]
        if name in registry.whens:
            lines += [f"- `effects`: a list of effects; occasions: {_quoted(registry.whens[name])}", ""]
    lines += ["### Fields of every effect", "", *_fields(registry.effect), ""]
    lines += ["### What effects can do", ""]
    for op in registry.ops.values():
        lines += [
            f"**`{op.NAME}`**: {summary(op)}",
            "",
            f"- occasions: {_quoted(op.WHENS)}",
            *_fields(op),
            "",
        ]
    for struct in _tables(schema):
        lines += [f"### The table {struct.__name__}", "", summary(struct), "", *_fields(struct), ""]
    return lines[:-1]


def summary(struct: type[msgspec.Struct]) -> str:
    """Return the first paragraph of what a declaration says of itself, as one line."""
    return " ".join((struct.__doc__ or "").partition("\n\n")[0].split())


def _fields(struct: type[msgspec.Struct]) -> list[str]:
    lines = []
    for name, field in fields_of(struct).items():
        inner = field.kind.struct.__name__ if isinstance(field.kind, Table) else ""
        about = f"the table {inner} below" if inner else field.kind.describe()
        lines.append(f"- `{name}`{' (must be there)' if field.required else ''}: {about}")
    return lines


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _tables(schema: Schema) -> list[type[msgspec.Struct]]:
    structs = [*schema.types.values(), schema.registry.effect, *schema.registry.ops.values()]
    kinds = (field.kind for struct in structs for field in fields_of(struct).values())
    return list(dict.fromkeys(kind.struct for kind in kinds if isinstance(kind, Table)))
