"""The pictures: the built ones are those of their recipes, and every icon that a text shows exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools.checks import Fault

ICON = re.compile(r"\[icon:([a-z_0-9]+)\]")


def faults(root: Path) -> list[Fault]:
    """Every picture that is missing, left over or older than its recipe, and every icon that is not there."""
    from sprites.art import manifest

    wrong = manifest.check_manifest() or manifest.check_sample()
    return [Fault("sprites/sheets", sentence) for sentence in wrong] + unknown_icons(root)


def unknown_icons(root: Path) -> list[Fault]:
    """Icons named in texts for which nothing is drawn."""
    from sprites.icons import ICONS

    found = []
    for path in sorted((root / "game" / "language").rglob("*.json")):
        for key, entry in json.loads(path.read_text(encoding="utf-8")).items():
            for name in ICON.findall(json.dumps(entry)):
                if name not in ICONS:
                    where = f"{path.relative_to(root)}: {key}"
                    found.append(Fault(where, f"shows the icon {name!r}, which is not there"))
    return found
