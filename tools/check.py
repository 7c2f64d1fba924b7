"""`main.py check [--json] [AREA...]`: is everything that is data complete and right?"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.commandline import TaskParser
from tools.checks import ROOT, Fault, art, cards, languages, packages, rulebook, rules, sounds

CHECKS: dict[str, Callable[[Path], list[Fault]]] = {
    "languages": languages.faults,
    "art": art.faults,
    "sounds": sounds.faults,
    "rules": rules.faults,
    "rulebook": rulebook.faults,
    "cards": cards.faults,
    "packages": packages.faults,
}


def run(areas: list[str], root: Path = ROOT) -> dict[str, list[Fault]]:
    """The faults of each area. A check that falls over its data is a fault itself."""
    found = {}
    for area in areas:
        try:
            found[area] = sorted(CHECKS[area](root))
        except (OSError, ValueError, KeyError, SyntaxError) as error:
            found[area] = [Fault(area, f"could not be checked: {type(error).__name__}: {error}")]
    return found


def as_data(found: dict[str, list[Fault]], root: Path = ROOT) -> dict[str, Any]:
    """The answer of `--json`: faults by area and, with the rules, every id with its tests and code places."""
    data: dict[str, Any] = {"ok": not any(found.values())}
    data["faults"] = {area: [vars(fault) for fault in faults] for area, faults in found.items()}
    if "rules" in found:
        data["rules"] = {game: rules.rows(root, game) for game in rules.GAMES}
    return data


def main(words: list[str]) -> int:
    """The command; 1 when there is a fault."""
    parser = TaskParser(prog="check", description="Checks all data: " + ", ".join(CHECKS) + ".")
    parser.add_argument("areas", nargs="*", metavar="AREA", help="only these: " + ", ".join(CHECKS))
    parser.add_argument("--json", action="store_true", help="with every rule id, its tests and code places")
    asked = parser.parse_args(words)
    if strange := [area for area in asked.areas if area not in CHECKS]:
        parser.error(f"there is no check {', '.join(strange)}; there are {', '.join(CHECKS)}")
    found = run(asked.areas or list(CHECKS))
    if asked.json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=2))
    else:
        print_plainly(found)
    return 1 if any(found.values()) else 0


def print_plainly(found: dict[str, list[Fault]]) -> None:
    """One line an area, one line a fault."""
    for area, faults in found.items():
        print(f"{area:<10} {'good' if not faults else f'{len(faults)} to mend'}")
        for fault in faults:
            print(f"  {fault}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
