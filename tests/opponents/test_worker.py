"""The worker process: it answers like the player in this process; whatever befalls it, a match goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

from game.opponents import InProcess, Question
from game.opponents import worker as worker_module
from game.opponents.worker import (
    LONGEST_LOOK,
    LONGEST_WAIT,
    MOST_WORK,
    SHORT_WAIT,
    SILENCE,
    STARTING,
    Worker,
    reply_to,
)
from game.rules.contract import Action
from game.systems import SYSTEMS
from tests.opponents import bad_workers

SYSTEM = SYSTEMS["dracula"]


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def made() -> Iterator[list[Worker]]:
    workers: list[Worker] = []
    yield workers
    for worker in workers:
        worker.close()


def question(seed: int = 5, level: str = "apprentice") -> Question:
    state, _ = SYSTEM.new(SYSTEM.config(), seed)
    return Question(SYSTEM, level, state.observe(0), seed)


def wait_for(happens: Callable[[], object], seconds: float = 120) -> object:
    """Return what ``happens`` gives as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = happens()
        if result:
            return result
        time.sleep(0.005)
    raise AssertionError("it did not happen")


def in_process(asked: Question) -> Action | None:
    thinker = InProcess()
    thinker.ask(asked)
    return thinker.answer()


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        try:
            os.kill(pid, 0)
        except OSError:
            return False
        return not Path("/proc").is_dir()
    return status.rpartition(")")[2].split()[0] != "Z"


def bad(made: list[Worker], target: Callable[[Connection], None], clock: Clock) -> Worker:
    made.append(Worker(target, clock))
    return made[0]


def test_the_worker_answers_like_the_player_in_this_process(made: list[Worker]) -> None:
    worker = Worker()
    made.append(worker)
    worker.start()
    for seed in range(4):
        asked = question(seed)
        worker.ask(asked)
        assert wait_for(worker.answer) == in_process(asked)
        assert worker.answer() is None
    assert not worker.stands_in


def test_a_dropped_question_is_not_answered(made: list[Worker]) -> None:
    worker = Worker()
    made.append(worker)
    worker.ask(question(1))
    worker.cancel()
    assert worker.answer() is None
    worker.ask(question(2))
    assert wait_for(worker.answer) == in_process(question(2))


def test_killed_once_it_is_started_again(made: list[Worker]) -> None:
    worker = Worker()
    made.append(worker)
    worker.ask(question())
    wait_for(worker.answer)
    killed = worker.pid
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: not is_running(killed))
    worker.ask(question(2))
    assert wait_for(worker.answer) == in_process(question(2))
    assert worker.pid != killed and not worker.stands_in


def let(clock: Clock, worker: Worker, seconds: float) -> Action | None:
    """Let time pass as it does beside a window, which looks for the answer all the while."""
    for _ in range(round(seconds / LONGEST_LOOK)):
        clock.now += LONGEST_LOOK
        action = worker.answer()
        if action is not None:
            return action
    return None


def ready(made: list[Worker], target: Callable[[Connection], None], clock: Clock, seed: int = 5) -> Worker:
    """A worker that has said that it is ready and was sent a question."""
    worker = bad(made, target, clock)
    worker.ask(question(seed))
    wait_for(lambda: worker.answer() or worker._sent)
    return worker


@pytest.mark.parametrize("target", [bad_workers.dying, bad_workers.babbling])
def test_failing_twice_the_novice_makes_this_decision_and_the_worker_is_asked_again(
    made: list[Worker], target: Callable[[Connection], None]
) -> None:
    worker = bad(made, target, Clock())
    worker.ask(question())
    assert wait_for(worker.answer) == in_process(question(level="novice"))
    assert worker.stands_in and worker.pid is not None
    before = worker.pid
    worker.ask(question(3))
    assert wait_for(worker.answer) == in_process(question(3, "novice"))
    assert worker.pid != before, "a single failure was enough, and another one was begun"


def test_after_one_decision_of_the_novice_the_worker_plays_again(made: list[Worker]) -> None:
    worker = bad(made, bad_workers.failing_first, Clock())
    worker.ask(question(1))
    assert wait_for(worker.answer) == in_process(question(1, "novice"))
    assert worker.stands_in
    worker.ask(question(2))
    assert wait_for(worker.answer) == in_process(question(2))
    assert not worker.stands_in


def test_one_that_is_heard_is_waited_for(made: list[Worker]) -> None:
    """Slow is not stuck: long after the silence that would end it, the same worker still answers."""
    clock = Clock()
    worker = ready(made, bad_workers.toiling, clock, seed=0)
    first = worker.pid
    for _ in range(round(2 * SILENCE)):
        wait_for(lambda: worker._silent == 0.0 or worker.answer())
        assert let(clock, worker, 1.0) is None
    assert worker.pid == first and not worker.stands_in


def test_a_late_answer_counts(made: list[Worker]) -> None:
    clock = Clock()
    worker = ready(made, bad_workers.late, clock)
    wait_for(lambda: worker.answer() or (worker._connection and not worker._connection.poll()))
    assert let(clock, worker, SILENCE - 1) is None
    assert worker._connection is not None
    worker._connection.send_bytes(b"go on")
    assert wait_for(worker.answer) == in_process(question())
    assert not worker.stands_in


def test_one_that_is_heard_for_too_long_leaves_this_decision_to_the_novice(made: list[Worker]) -> None:
    clock = Clock()
    worker = ready(made, bad_workers.toiling, clock, seed=0)
    first, action = worker.pid, None
    for _ in range(round(LONGEST_WAIT)):
        wait_for(lambda: worker._silent == 0.0 or worker.answer())
        action = action or let(clock, worker, 1.0)
    assert action == in_process(question(0, "novice"))
    assert worker.stands_in and worker.pid == first


def test_one_that_works_without_end_is_replaced(made: list[Worker]) -> None:
    worker = ready(made, bad_workers.toiling, Clock(), seed=round(MOST_WORK))
    first = worker.pid
    wait_for(lambda: worker.answer() or worker.pid != first)
    assert first is not None and not is_running(first)
    assert wait_for(worker.answer) == in_process(question(round(MOST_WORK), "novice"))
    assert worker.stands_in


def test_a_silent_one_is_replaced_and_the_next_one_asked(made: list[Worker]) -> None:
    clock = Clock()
    worker = ready(made, bad_workers.silent, clock)
    first = worker.pid
    assert let(clock, worker, SILENCE) is None and worker.pid not in (first, None)
    assert first is not None and not is_running(first)
    wait_for(lambda: worker.answer() or worker._sent)
    assert let(clock, worker, SILENCE) == in_process(question(level="novice"))
    assert worker.stands_in


def test_a_window_that_was_held_up_itself_blames_nobody(made: list[Worker]) -> None:
    clock = Clock()
    worker = ready(made, bad_workers.silent, clock)
    first = worker.pid
    for _ in range(10):
        clock.now += 60.0
        assert worker.answer() is None
    assert worker.pid == first


def test_one_that_is_slow_to_start_is_waited_for(made: list[Worker]) -> None:
    clock = Clock()
    worker = bad(made, bad_workers.never_ready, clock)
    worker.ask(question())
    first = worker.pid
    assert let(clock, worker, LONGEST_WAIT - 1) is None
    assert let(clock, worker, 1) == in_process(question(level="novice"))
    assert worker.stands_in and worker.pid == first
    worker.ask(question(3))
    assert let(clock, worker, SHORT_WAIT) == in_process(question(3, "novice"))
    assert worker.pid == first
    while clock.now < STARTING - 2:
        worker.ask(question(4))
        let(clock, worker, 1)
    assert worker.pid == first
    worker.ask(question(4))
    let(clock, worker, 3)
    assert worker.pid not in (first, None), "it will never be ready"


def test_one_that_cannot_be_started_keeps_nobody_waiting(
    made: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", start)
    worker = bad(made, bad_workers.silent, Clock())
    worker.ask(question())
    assert worker.answer() == in_process(question(level="novice"))
    assert worker.stands_in and worker.pid is None
    monkeypatch.undo()
    worker.ask(question())
    assert worker.pid is not None


def test_a_thinking_worker_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the real one sends while it thinks, and that it falls silent afterwards."""
    ours, theirs = Pipe()
    pulse = worker_module._Pulse(theirs)
    threading.Thread(target=pulse.run, daemon=True).start()
    heard: list[bytes] = []

    def reply(message: bytes) -> bytes:
        heard.extend(ours.recv_bytes() for _ in range(2))
        return b"done"

    monkeypatch.setattr(worker_module, "BEAT", 0.001)
    monkeypatch.setattr(worker_module, "reply_to", reply)
    assert pulse.answer(b'{"number":7,"seed":1}') == b"done"
    beats = [msgspec.json.decode(message, type=worker_module.Beat) for message in heard]
    assert [beat.number for beat in beats] == [7, 7]
    assert 0 <= beats[0].work <= beats[1].work
    theirs.close()


@pytest.mark.parametrize("target", [bad_workers.silent, bad_workers.stubborn])
def test_closing_while_it_thinks_leaves_no_process(
    made: list[Worker], target: Callable[[Connection], None]
) -> None:
    worker = bad(made, target, Clock())
    worker.ask(question())
    wait_for(lambda: worker.answer() or worker._sent)
    pid = worker.pid
    assert pid is not None and is_running(pid)
    worker.close()
    assert not is_running(pid) and worker.pid is None


def test_an_interrupt_does_not_reach_a_worker_that_is_coming_up(made: list[Worker]) -> None:
    worker = Worker()
    made.append(worker)
    worker.start()
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    worker.ask(question())
    assert wait_for(worker.answer) == in_process(question())
    assert worker.pid == pid


PARENT = """
import sys, time
from game.opponents import Question
from game.opponents.worker import Worker
from game.systems import SYSTEMS

if __name__ == "__main__":
    state, _ = SYSTEMS["dracula"].new(SYSTEMS["dracula"].config(), 1)
    worker = Worker()
    worker.ask(Question(SYSTEMS["dracula"], "apprentice", state.observe(0), 1))
    while worker.answer() is None:
        time.sleep(0.01)
    print(worker.pid, flush=True)
    {ending}
"""


@pytest.mark.parametrize("ending", ["time.sleep(600)", "sys.exit(0)", "raise SystemError('on purpose')"])
def test_the_worker_goes_with_its_parent(tmp_path: Path, root: Path, ending: str) -> None:
    """Killed without warning, ended in order, or broken down: no process is left."""
    program = tmp_path / "parent.py"
    program.write_text(PARENT.format(ending=ending))
    parent = subprocess.Popen(
        [sys.executable, str(program)], cwd=root, env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert parent.stdout
    pid = int(parent.stdout.readline())
    if "sleep" in ending:
        parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_for(lambda: not is_running(pid))


def test_the_worker_needs_no_window(root: Path) -> None:
    code = "import sys, game.opponents.worker, game.systems; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


def test_nothing_but_the_observation_is_sent() -> None:
    """A request names nothing that the seat may not know: it is answered from its JSON alone."""
    asked = question(9)
    message = {
        "number": 1, "game": "dracula", "level": "apprentice", "seed": 9, "budget": {},
        "observation": msgspec.to_builtins(asked.observation),
    }  # fmt: skip
    reply = msgspec.json.decode(reply_to(msgspec.json.encode(message)))
    assert msgspec.convert(reply["action"], SYSTEM.actions) == in_process(asked)
