"""`main.py bench [--json]`: the budgets, measured, and compared with the committed baseline."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.commandline import TaskParser
from tools.measures import CLASS_MS, ROOT, Figure, Measurement, compared, fixed_work

BASELINE = Path(__file__).resolve().parent / "bench_baseline.json"
SLOWER = 1.5
"""How many times its baseline a ratio may be; less is the machine's mood."""

BUSY = "Measured twice, the machine was busy: {names}. If that stays over budget, let bench run alone."


def subjects() -> dict[str, Callable[[], Iterator[Measurement]]]:
    """What can be measured, by name."""
    from tools.measures import program, rules, window

    return {"rules": rules.measurements, "window": window.measurements, "program": program.measurements}


def measure(names: Iterable[str], judges_times: bool = True) -> Iterator[Figure]:
    """All figures of the subjects, as they come; one over its budget is measured again before it counts.

    That is for times: a busy machine is slow. Where they are not judged nothing is measured twice.
    """
    for name in names:
        for measurement in subjects()[name]():
            found = list(measurement())
            over = [figure.name for figure in found if not figure.holds]
            if over and judges_times:
                print(BUSY.format(names=", ".join(over)), file=sys.stderr, flush=True)
                second = {figure.name: figure for figure in measurement()}
                found = [second[one.name] if one.name in over else one for one in found]
            yield from found


def is_slower(figure: Figure, baseline: dict[str, float]) -> bool:
    """Whether a figure's ratio has grown beyond what a machine's mood explains."""
    return figure.ratio is not None and figure.ratio > SLOWER * baseline.get(figure.name, float("inf"))


def read_baseline() -> dict[str, float]:
    """The committed ratios by name of the figure."""
    return dict(json.loads(BASELINE.read_text(encoding="utf-8"))) if BASELINE.exists() else {}


def write_baseline(figures: list[Figure]) -> None:
    """Make these ratios the baseline."""
    ratios = {figure.name: round(figure.ratio, 4) for figure in figures if figure.ratio is not None}
    text = json.dumps(read_baseline() | ratios, indent=2, sort_keys=True, ensure_ascii=False)
    BASELINE.write_text(text + "\n", encoding="utf-8")


def row(figure: Figure, slower: bool) -> str:
    """One line of the table: as measured here, and as the class of machine has it."""
    budget = ""
    if figure.most is not None:
        budget = f"<= {figure.most:g}"
    elif figure.least is not None:
        budget = f">= {figure.least:g}"
    verdict = ("" if figure.holds else "OVER BUDGET ") + ("SLOWER" if slower else "")
    cells = f"{figure.name:<38}{figure.value:>12,.6g}{figure.in_class:>12,.6g} {figure.unit:<10}{budget:<12}"
    return f"{cells}{verdict:<13}{figure.note}".rstrip()


def as_data(figures: list[Figure], baseline: dict[str, float]) -> dict[str, Any]:
    """The answer of `--json`."""
    rows = [
        asdict(figure)
        | {"in_class": figure.in_class, "holds": figure.holds, "holds_here": figure.holds_here}
        | {"slower": is_slower(figure, baseline)}
        for figure in figures
    ]
    spent = compared(fixed_work, 9)[0]
    return {"fixed_work_ms": round(spent, 3), "class_ms": CLASS_MS, "figures": rows}


def main(words: list[str]) -> int:
    """The command; 1 when a budget is not kept or something has become much slower."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = TaskParser(prog="bench", description="Measures the budgets.")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help="only these: rules, window, program")
    parser.add_argument("--json", action="store_true", help="figures as data")
    parser.add_argument("--ratios", action="store_true", help="of times, judge only ratios with the baseline")
    parser.add_argument("--write-baseline", action="store_true", help="what is measured now is the measure")
    asked = parser.parse_args(words)
    known = subjects()
    if strange := [name for name in asked.subjects if name not in known]:
        parser.error(f"there is no subject {', '.join(strange)}; there are {', '.join(known)}")
    figures, baseline = [], {} if asked.write_baseline else read_baseline()
    for figure in measure(asked.subjects or known, judges_times=not asked.ratios):
        figures.append(figure)
        if not asked.json:
            print(row(figure, is_slower(figure, baseline)), flush=True)
    if asked.write_baseline:
        write_baseline(figures)
    if asked.json:
        print(json.dumps(as_data(figures, baseline), ensure_ascii=False, indent=2))
    kept = all(figure.holds for figure in figures if not (asked.ratios and figure.is_timed))
    return 0 if kept and not any(is_slower(figure, baseline) for figure in figures) else 1


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
