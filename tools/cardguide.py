"""Renews the reference in docs/cards.md from the declarations: `python -m tools.cardguide`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.rules.effects.guide import reference
from game.vitorian.schema import SCHEMA
from tools.checks import ROOT

BEGIN, END = "<!-- reference -->\n", "<!-- /reference -->"
PAGE: Final = ROOT / "docs" / "cards.md"


def renewed(text: str) -> str:
    """Return the page with the reference as it must be."""
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    return "\n".join([head + BEGIN, *reference(SCHEMA), "", END]) + tail


def main(page: Path = PAGE) -> None:
    """Write it."""
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
