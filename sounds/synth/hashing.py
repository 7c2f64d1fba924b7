"""Hashes of code by what it says: comments, words about it and layout do not count."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from types import ModuleType
from typing import Any


@cache
def meaning(part: ModuleType | Any) -> str:
    """What a module or a function does, as text."""
    tree = ast.parse(inspect.getsource(part))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and _is_words(body[0]):
            del body[0]
    return ast.dump(tree)


def _is_words(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
