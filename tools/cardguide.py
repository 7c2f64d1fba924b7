"""Renews the references in docs/cards.md and docs/cards-epikha.md from the declarations:
`python -m tools.cardguide`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.epikha.schema import SCHEMA as EPIKHA
from game.rules.effects.files import Schema
from game.rules.effects.guide import reference
from game.vitorian.schema import SCHEMA
from tools.checks import ROOT

BEGIN, END = "<!-- reference -->\n", "<!-- /reference -->"
PAGE: Final = ROOT / "docs" / "cards.md"
PAGES: Final = {PAGE: SCHEMA, ROOT / "docs" / "cards-epikha.md": EPIKHA}
"""By page: the cards whose reference it holds."""


def renewed(text: str, schema: Schema = SCHEMA) -> str:
    """Return the page with the reference as it must be."""
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    return "\n".join([head + BEGIN, *reference(schema), "", END]) + tail


def main(page: Path = PAGE, schema: Schema = SCHEMA) -> None:
    """Write a page."""
    page.write_text(renewed(page.read_text(encoding="utf-8"), schema), encoding="utf-8")


if __name__ == "__main__":
    for found, cards in PAGES.items():
        main(found, cards)
