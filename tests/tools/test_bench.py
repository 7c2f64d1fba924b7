"""`main.py bench`: budgets and baseline are judged rightly. How fast things are is no test's business."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import bench, measures
from tools.measures import CLASS_MS, Figure, compared, fixed_work, in_own_process, median, program, speed_of


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Figure]:
    """The figures that `bench` finds, to be filled by the test; the baseline lies in a folder of the test."""
    figures: list[Figure] = []
    monkeypatch.setattr(bench, "subjects", lambda: {"rules": lambda: iter([lambda: list(figures)])})
    monkeypatch.setattr(bench, "BASELINE", tmp_path / "baseline.json")
    return figures


@pytest.mark.parametrize(
    ("figure", "holds"),
    [
        (Figure("a", 5.0, "ms", most=5.0), True),
        (Figure("a", 5.1, "ms", most=5.0), False),
        (Figure("a", 9.0, "games/s", least=9.0), True),
        (Figure("a", 8.9, "games/s", least=9.0), False),
        (Figure("a", 1e9, "ms"), True),
    ],
)
def test_a_budget_is_a_budget(figure: Figure, holds: bool) -> None:
    assert figure.holds is holds


@pytest.mark.parametrize(
    ("figure", "in_class"),
    [
        (Figure("frame", 9.0, "ms", most=6.0, speed=0.5), 4.5),
        (Figure("idle", 4.0, "% CPU", most=3.0, speed=0.5), 2.0),
        (Figure("play", 60.0, "actions/s", least=100.0, speed=0.5), 120.0),
    ],
)
def test_a_budget_judges_what_its_class_of_machine_would_do(figure: Figure, in_class: float) -> None:
    assert figure.in_class == in_class
    assert figure.holds and not figure.holds_here


def test_a_fast_machine_is_no_excuse_and_memory_is_the_same_everywhere() -> None:
    assert not Figure("frame", 5.0, "ms", most=6.0, speed=2.0).holds
    assert Figure("memory", 200.0, "MB", most=250.0, speed=2.0).in_class == 200.0


def test_the_speed_of_a_machine_is_that_of_the_fixed_work_beside_what_was_measured() -> None:
    assert speed_of(spent=20.0, ratio=4.0) == pytest.approx(CLASS_MS / 5.0)


def test_the_table_names_what_is_over_budget(
    measured: list[Figure], capsys: pytest.CaptureFixture[str]
) -> None:
    measured += [Figure("frame", 7.0, "ms", most=6.0, note="board"), Figure("idle", 1.0, "%", most=3.0)]
    assert bench.main(["--ratios"]) == 0
    capsys.readouterr()
    assert bench.main([]) == 1
    frame, idle = capsys.readouterr().out.splitlines()
    assert frame.split() == ["frame", "7", "7", "ms", "<=", "6", "OVER", "BUDGET", "board"]
    assert idle.split() == ["idle", "1", "1", "%", "<=", "3"]


def test_a_busy_moment_does_not_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was over its budget once is measured again, and only the second time counts."""
    times = iter([[7.0, 1.0], [5.0, 9.0]])

    def figures() -> Iterator[Figure]:
        frame, idle = next(times)
        yield Figure("frame", frame, "ms", most=6.0)
        yield Figure("idle", idle, "%", most=3.0)

    monkeypatch.setattr(bench, "subjects", lambda: {"window": lambda: iter([figures])})
    assert bench.main([]) == 0
    told = capsys.readouterr()
    assert [line.split()[:2] for line in told.out.splitlines()] == [["frame", "5"], ["idle", "1"]]
    assert len(told.err.splitlines()) == 1 and "busy: frame." in told.err


def test_where_only_ratios_count_a_size_over_its_budget_fails_and_nothing_is_measured_twice(
    measured: list[Figure], capsys: pytest.CaptureFixture[str]
) -> None:
    measured.append(Figure("memory", 260.0, "MB", most=250.0))
    assert bench.main(["--ratios"]) == 1
    assert capsys.readouterr().err == ""


def test_what_became_much_slower_than_its_baseline_fails(
    measured: list[Figure], capsys: pytest.CaptureFixture[str]
) -> None:
    measured.append(Figure("clone", 1.0, "us", ratio=0.10))
    assert bench.main(["--write-baseline"]) == 0
    measured[0] = Figure("clone", 1.5, "us", ratio=0.149)
    assert bench.main([]) == 0
    measured[0] = Figure("clone", 1.7, "us", ratio=0.16)
    capsys.readouterr()
    assert bench.main(["--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [row["slower"] for row in told["figures"]] == [True]
    assert told["fixed_work_ms"] > 0


def test_an_unknown_subject_is_refused(measured: list[Figure], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["moon"])
    assert ended.value.code == 2
    assert "moon" in capsys.readouterr().err


def test_the_committed_baseline_holds_ratios_of_known_figures(root: Path) -> None:
    baseline = json.loads((root / "tools" / "bench_baseline.json").read_text(encoding="utf-8"))
    assert {"dracula: random play", "dracula: clone", "frame, busiest screen"} <= set(baseline)
    assert all(ratio > 0 for ratio in baseline.values())


def test_measurements_of_their_own_process_come_back_as_data() -> None:
    code = "import json, os; print('noise'); print(json.dumps({'driver': os.environ['SDL_VIDEODRIVER']}))"
    assert in_own_process(code) == {"driver": "dummy"}
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        in_own_process("1 / 0")


def test_a_measured_process_keeps_what_it_compiled_as_a_players_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    code = "import json, sys; print(json.dumps({'compiles': sys.dont_write_bytecode}))"
    assert in_own_process(code) == {"compiles": False}


def test_each_ratio_is_of_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that becomes twice as slow in between changes the times, and not the ratio."""
    clock = iter([6.0, 2.0, 12.0, 4.0, 6.0, 2.0])
    done: list[object] = []

    def timed(work: Callable[[], object]) -> float:
        done.append(work())
        return next(clock)

    monkeypatch.setattr(measures, "cpu_ms", timed)
    assert compared(lambda: "work", 3) == (6.0, 3.0)
    assert done == ["work", fixed_work()] * 3
    assert median([9.0, 1.0, 5.0]) == 5.0


def test_a_package_that_does_not_start_is_over_its_budget(tmp_path: Path) -> None:
    broken = tmp_path / "AtlasNocturno"
    broken.write_text("#!/bin/sh\nexit 70\n", encoding="utf-8")
    broken.chmod(0o755)
    assert program.start_s(broken) == program.NEVER > program.MOST_START_S
