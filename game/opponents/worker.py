"""The computer players in a process of their own: the window never waits, and nobody can peek.

The worker is sent a level, a character, a seed and an observation as JSON, and nothing else. It imports
``game`` only.

Patience is measured by what the machine can do. A worker that has not said that it is ready is slow to start;
one that thinks *beats* every now and then and says how much work it has done: it may be slow, and is waited
for. Only one that is dead, silent or working without end is put away, and another one asked. When that fails
too, or the wait grows too long for a person, the Novice makes this one decision in this process; the next one
is the worker's again.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from game import owncards
from game.opponents import BALANCED, NORMAL, NOVICE, Budget, Question, choose
from game.rules.contract import Action
from game.rules.effects.files import CardFile

BEAT: Final = 0.25
"""Seconds between two signs of life of a worker that thinks."""

SILENCE: Final = 6.0
"""Seconds without a sign of life after which a worker that was asked is stuck."""

MOST_WORK: Final = 10.0
"""Seconds of its own work after which it is stuck too; ``NORMAL.seconds`` is what an answer takes."""

STARTING: Final = 60.0
"""Seconds after which a worker that is not ready yet will never be."""

LONGEST_WAIT: Final = 20.0
"""Seconds after which the Novice makes a decision, whatever the worker does."""

SHORT_WAIT: Final = 5.0
"""The same once he has made one, for as long as the worker is not ready."""

LONGEST_LOOK: Final = 0.25
"""At most so many seconds between two looks count: when the window itself was held up, so was the worker."""

MOST_FAILURES: Final = 2
"""Failures over one decision after which the Novice makes it."""

_READY: Final = b"ready"
_GRACE: Final = 0.2
_log = logging.getLogger("atlas.worker")


class Request(msgspec.Struct, frozen=True):
    """What the worker is sent."""

    number: int
    game: str
    level: str
    seed: int
    budget: Budget
    observation: msgspec.Raw
    character: str = BALANCED


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """What the worker sends back: the action of request ``number``."""

    number: int
    action: msgspec.Raw


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """A sign of life: request ``number`` has taken so many seconds of work, not of waiting."""

    number: int
    work: float


# --- in the worker ---------------------------------------------------------------------------------------


def _begin(target: Callable[[Connection], None], cards: Sequence[CardFile], connection: Connection) -> None:
    """Begin work in the worker, with the cards that are in force beside the window."""
    if cards:
        owncards.use(cards)
    target(connection)


def serve(connection: Connection) -> None:
    """Answer requests until the other end is closed. Runs in the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which then closes the connection
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    pulse = _Pulse(connection)
    threading.Thread(target=pulse.run, daemon=True).start()
    try:
        pulse.send(_READY)  # the window may have been closed while this process came up
        while True:
            pulse.send(pulse.answer(connection.recv_bytes()))
    except (EOFError, OSError):
        return


class _Numbered(msgspec.Struct, frozen=True):
    number: int


class _Pulse:
    """The voice of the worker: its answers, and a beat every now and then for as long as it thinks."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._voice = threading.Lock()
        self._thinks = threading.Event()
        self._number = 0
        self._begun = 0.0

    def send(self, message: bytes) -> None:
        """Send one message whole, whoever else speaks."""
        with self._voice:
            self._connection.send_bytes(message)

    def answer(self, message: bytes) -> bytes:
        """Think about a request, and be heard meanwhile."""
        self._number = msgspec.json.decode(message, type=_Numbered).number
        self._begun = time.process_time()
        self._thinks.set()
        try:
            return reply_to(message)
        finally:
            self._thinks.clear()

    def run(self) -> None:
        """Beat until the window is gone."""
        with contextlib.suppress(OSError):
            while self._thinks.wait():
                time.sleep(BEAT)
                if self._thinks.is_set():
                    work = time.process_time() - self._begun
                    self.send(msgspec.json.encode(Beat(self._number, work)))


def _leave_with_parent() -> None:
    """End the worker as soon as the window's process is gone, even in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def reply_to(message: bytes) -> bytes:
    """Return the reply to a request, both as JSON."""
    from game.systems import SYSTEMS  # here, because the systems name their computer players

    request = msgspec.json.decode(message, type=Request)
    system = SYSTEMS[request.game]
    observation = msgspec.json.decode(bytes(request.observation), type=system.observation)
    question = Question(system, request.level, observation, request.seed, request.character)
    action = choose(question, request.budget)
    return msgspec.json.encode(Reply(request.number, msgspec.Raw(msgspec.json.encode(action))))


# --- beside the window -------------------------------------------------------------------------------------


class Worker:
    """The thinker of the running game (see ``game.opponents.Thinker``). No call waits, except ``close``."""

    def __init__(
        self, target: Callable[[Connection], None] = serve, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``target`` runs in the worker, ``clock`` tells seconds; both are exchanged in tests only."""
        self._target = target
        self._clock = clock
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._ready = False
        self._question: Question | None = None
        self._number = 0
        self._sent = False
        self._stands_in = False
        self._failures = 0
        """Over the decision in question."""
        self._looked_at = 0.0
        self._waited = 0.0
        """For the decision in question, in seconds; so are the next two."""
        self._starting = 0.0
        """For this worker to be ready."""
        self._silent = 0.0
        """Since it was last heard."""

    @property
    def stands_in(self) -> bool:
        """True after a decision that the Novice made in this process, until the worker makes one again."""
        return self._stands_in

    @property
    def pid(self) -> int | None:
        """The worker's process id, while there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the worker if it does not run; meant to be called behind the title."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        work = (self._target, owncards.used(), theirs)
        process = context.Process(target=_begin, args=work, daemon=True, name="atlas-worker")
        try:
            with _out_of_reach():
                process.start()
        except OSError as error:
            _log.warning("the worker cannot be started: %s", error)
            self._failures = MOST_FAILURES
            ours.close()
            return
        finally:
            theirs.close()
        self._process, self._connection = process, ours
        self._ready, self._starting = False, 0.0

    def ask(self, question: Question) -> None:
        """Take up a question; an earlier one is dropped."""
        self._question = question
        self._number += 1
        self._sent = False
        self._failures = 0
        self._waited = self._silent = 0.0
        self._looked_at = self._clock()
        self.start()
        self._exchange()

    def answer(self) -> Action | None:
        """Return the answer if there is one yet; at the latest after ``LONGEST_WAIT`` seconds of waiting."""
        question = self._question
        if question is None:
            return None
        self._let_time_pass()
        action = self._exchange()
        if action is not None:
            self._stands_in = False
        elif self._enough():
            action, self._stands_in = self._by_novice(question), True
        if action is not None:
            self._question = None
        return action

    def _let_time_pass(self) -> None:
        now = self._clock()
        passed, self._looked_at = min(now - self._looked_at, LONGEST_LOOK), now
        self._waited += passed
        if self._ready:
            self._silent += passed
        else:
            self._starting += passed

    def _enough(self) -> bool:
        """Whether this decision can wait no longer; after one of the Novice's a single failure will do."""
        waits_on = self._ready or not self._stands_in
        failures = 1 if self._stands_in else MOST_FAILURES
        return self._failures >= failures or self._waited >= (LONGEST_WAIT if waits_on else SHORT_WAIT)

    def cancel(self) -> None:
        """Drop the question; an answer that still comes is thrown away."""
        self._question = None

    def close(self) -> None:
        """End the worker; no process is left behind. Takes half a second at most."""
        self._question = None
        self._put_away(_GRACE)

    def _put_away(self, grace: float) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        self._ready = False
        if connection:
            connection.close()
        if process:
            _end(process, grace)

    def _exchange(self) -> Action | None:
        """Send what is to be sent, take what has come, and deal with a worker that is dead or stuck."""
        try:
            action = self._receive()
            if action is not None:
                return action
            self._send()
        except (EOFError, OSError, msgspec.MsgspecError):
            self._failed("died")
            return None
        if self._silent >= SILENCE:
            self._failed("is silent")
        elif self._starting >= STARTING:
            self._failed("does not start")
        return None

    def _receive(self) -> Action | None:
        connection = self._connection
        while connection and connection.poll():
            message = connection.recv_bytes()
            self._silent = 0.0
            if message == _READY:
                self._ready, self._starting = True, 0.0
                continue
            heard = msgspec.json.decode(message, type=Reply | Beat)
            if isinstance(heard, Beat):
                if heard.work >= MOST_WORK:
                    self._failed("works without end")
                    return None
            elif self._question and heard.number == self._number:
                action: Action = msgspec.json.decode(bytes(heard.action), type=self._question.system.actions)
                return action
        return None

    def _send(self) -> None:
        question, connection = self._question, self._connection
        if question is None or connection is None or self._sent or not self._ready:
            return
        observation = msgspec.Raw(msgspec.json.encode(question.observation))
        request = Request(
            self._number, question.system.id, question.level, question.seed, NORMAL, observation,
            question.character,
        )  # fmt: skip
        connection.send_bytes(msgspec.json.encode(request))
        self._sent = True

    def _failed(self, what: str) -> None:
        """Put the worker away and start another one, which is asked the same."""
        self._failures += 1
        _log.warning("the worker %s", what)
        self._put_away(0.0)  # nothing is lost with it, and the window must not wait
        self._sent, self._silent, self._starting = False, 0.0, 0.0
        self.start()

    def _by_novice(self, question: Question) -> Action:
        _log.warning("the Novice makes this decision in place of the worker")
        return choose(msgspec.structs.replace(question, level=NOVICE), NORMAL)


@contextlib.contextmanager
def _out_of_reach() -> Iterator[None]:
    """Start a process that Ctrl-C does not reach from its first moment on, not only once it serves."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # begun with the first process, it would let the signal in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(process: BaseProcess, grace: float) -> None:
    """Wait for a process whose connection is closed; ask it, then make it, to go."""
    if grace:
        process.join(grace)
        if process.exitcode is None:
            process.terminate()
            process.join(grace)
    if process.exitcode is None:
        process.kill()
        process.join()
    process.close()
