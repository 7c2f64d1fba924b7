"""Nothing lies about that is used no more."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("game", "scenes", "sprites", "sounds", "tools", "packaging")
WHOLE_LISTS = ("game/epikha/words.py",)
"""Here every word of the rules has its name, whoever asks for it."""


def names_of(tree: ast.Module) -> Iterator[str]:
    """What a module defines at its outermost level, but for what it says of itself."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else ()
        if isinstance(node, ast.AnnAssign):
            targets = (node.target,)
        yield from (one.id for one in targets if isinstance(one, ast.Name) and not one.id.startswith("__"))


def test_every_name_of_a_module_is_used_somewhere(root: Path) -> None:
    """A name that begins with an underscore is used in its own module, any other one somewhere."""
    files = [path for folder in (*FOLDERS, "tests") for path in (root / folder).rglob("*.py")]
    files += [root / "main.py", root / "run.py", *(root / "packaging").glob("*.spec")]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    everywhere = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    idle = []
    for path, text in texts.items():
        file = path.relative_to(root).as_posix()
        if not file.startswith(FOLDERS) or path.suffix != ".py" or file in WHOLE_LISTS:
            continue
        here = Counter(re.findall(r"\w+", text))
        for name in names_of(ast.parse(text)):
            if (here if name.startswith("_") else everywhere)[name] == 1:
                idle.append(f"{file}: {name}")
    assert idle == []
