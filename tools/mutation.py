"""Small changes to a program: where they can be made, and the changed program.

A place is a node of the syntax tree with at least one change that could matter; annotations, docstrings,
decorators and the sentences of errors hold none.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Setter = Callable[[ast.AST], None]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitXor,
}  # fmt: skip
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "bases", "type_params"}
REMOVABLE = (ast.AugAssign, ast.Delete, ast.Assign, ast.Raise)


@dataclass(frozen=True)
class Change:
    """One change: its line, both forms, and how to make it in the tree that it was found in."""

    line: int
    before: str
    after: str
    make: Callable[[], None]


@dataclass(frozen=True)
class Place:
    """A node and everything that could be changed about it."""

    line: int
    changes: tuple[Change, ...]


def places(tree: ast.Module) -> list[Place]:
    """All places of a program, in reading order; the same program always gives the same list."""
    found = []
    for node, put in nodes(tree):
        changes = tuple(changes_of(node, put))
        if changes:
            found.append(Place(changes[0].line, changes))
    return found


def nodes(parent: ast.AST) -> Iterator[tuple[ast.AST, Setter]]:
    """Every node below `parent` that may be changed, each with the means to put another in its place."""
    for name, value in ast.iter_fields(parent):
        if name in SKIPPED_FIELDS:
            continue
        if isinstance(value, list):
            for index, child in enumerate(value):
                yield from _node(child, _list_setter(value, index))
        else:
            yield from _node(value, _field_setter(parent, name))


def _node(child: object, put: Setter) -> Iterator[tuple[ast.AST, Setter]]:
    if not isinstance(child, ast.AST) or _is_idle(child):
        return
    yield child, put
    if not isinstance(child, (ast.JoinedStr, ast.Raise)):
        yield from nodes(child)


def _is_idle(node: ast.AST) -> bool:
    """Imports, docstrings, `if TYPE_CHECKING` and class constants that only say a type change nothing."""
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Pass)):
        return True
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _list_setter(values: list[ast.AST], index: int) -> Setter:
    return lambda node: values.__setitem__(index, node)


def _field_setter(parent: ast.AST, name: str) -> Setter:
    return lambda node: setattr(parent, name, node)


def changes_of(node: ast.AST, put: Setter) -> Iterator[Change]:
    """What can be changed about one node."""
    for after in variants(node):
        yield _change(node, after, put)


def _change(node: ast.AST, after: ast.AST, put: Setter) -> Change:
    line = getattr(node, "lineno", 0)

    def make() -> None:
        put(ast.fix_missing_locations(ast.copy_location(after, node)))

    return Change(line, _shown(node), _shown(after), make)


def _shown(node: ast.AST) -> str:
    """A node in one line; of a branch or a loop its condition."""
    text = " ".join(ast.unparse(node.test if isinstance(node, (ast.If, ast.While)) else node).split())
    return text if len(text) <= 90 else text[:87] + "..."


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that could stand in the place of `node` and mean something else."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators)
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not _is_text(node):
            yield ast.BinOp(node.left, ARITHMETIC[type(op)](), node.right)
        case ast.BoolOp(op=op):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.UnaryOp(op=ast.USub()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() | float() as number):
            yield ast.Constant(number + 1)
            yield ast.Constant(number - 1)
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield ast.Call(ast.Name(TWINS[name], ast.Load()), node.args, node.keywords)
        case ast.If() | ast.While():
            yield _with_test(node)
        case ast.IfExp():
            yield ast.IfExp(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        case ast.Return(value=ast.expr()) if not _is_none(node.value):
            yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case _ if isinstance(node, REMOVABLE) and not _is_definition(node):
            yield ast.Pass()


def _with_test(node: ast.If | ast.While) -> ast.If | ast.While:
    return type(node)(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr) or _is_string(side) for side in sides)


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))


def _is_none(node: ast.AST | None) -> bool:
    return node is None or (isinstance(node, ast.Constant) and node.value is None)


def _is_definition(node: ast.AST) -> bool:
    """Removing `name = ...` only breaks what follows, which any test notices: it proves nothing."""
    return isinstance(node, ast.Assign) and all(map(_is_name, node.targets))


def _is_name(target: ast.AST) -> bool:
    """Whether a target is a plain name, or names in a row."""
    if isinstance(target, ast.Tuple):
        return all(map(_is_name, target.elts))
    return isinstance(target, ast.Name)
