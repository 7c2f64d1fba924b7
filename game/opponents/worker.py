"""The computer players in a process of their own: the window never waits, and nobody can peek.

The worker is sent a level, a character, a seed and an observation as JSON, and nothing else. It imports
``game`` only. If it dies or is late it is started again; after the second time in a row the Novice answers in
this process.
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

PATIENCE: Final = 1.5
"""Seconds that a worker which is ready may take for one answer; a little more than ``NORMAL.seconds``."""

LONGEST_WAIT: Final = 3.0
"""Seconds after which a decision is made in this process, whatever the worker does."""

MOST_FAILURES: Final = 2
"""Failures in a row after which the worker is given up."""

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


class Reply(msgspec.Struct, frozen=True):
    """What the worker sends back: the action of request ``number``."""

    number: int
    action: msgspec.Raw


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
    try:
        connection.send_bytes(_READY)  # the window may have been closed while this process came up
        while True:
            connection.send_bytes(reply_to(connection.recv_bytes()))
    except (EOFError, OSError):
        return


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
        self._asked_at = 0.0
        self._tried_at = 0.0
        self._failures = 0

    @property
    def stands_in(self) -> bool:
        """True once the worker was given up and the Novice answers in this process."""
        return self._failures >= MOST_FAILURES

    @property
    def pid(self) -> int | None:
        """The worker's process id, while there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the worker if it does not run; meant to be called behind the title."""
        if self._process is not None or self.stands_in:
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
        self._process, self._connection, self._ready = process, ours, False

    def ask(self, question: Question) -> None:
        """Take up a question; an earlier one is dropped."""
        self._question = question
        self._number += 1
        self._sent = False
        self._asked_at = self._tried_at = self._clock()
        self.start()
        self._exchange()

    def answer(self) -> Action | None:
        """Return the answer if there is one yet; at the latest after ``LONGEST_WAIT`` seconds."""
        question = self._question
        if question is None:
            return None
        action = None if self.stands_in else self._exchange()
        if action is None and not self.stands_in and self._clock() - self._asked_at >= LONGEST_WAIT:
            self._failed("keeps everybody waiting")
            action = self._by_novice(question)
        if action is None and self.stands_in:
            action = self._by_novice(question)
        if action is not None:
            self._question = None
        return action

    def cancel(self) -> None:
        """Drop the question; an answer that still comes is thrown away."""
        self._question = None

    def close(self) -> None:
        """End the worker; no process is left behind. Takes half a second at most."""
        self._question = None
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection:
            connection.close()
        if process:
            _end(process)

    def _exchange(self) -> Action | None:
        """Send what is to be sent, take what has come, and deal with a worker that is dead or late."""
        try:
            action = self._receive()
            if action is not None:
                return action
            self._send()
        except (EOFError, OSError, msgspec.MsgspecError):
            self._failed("died")
            return None
        if self._ready and self._clock() - self._tried_at >= PATIENCE:
            self._failed("is late")
        return None

    def _receive(self) -> Action | None:
        connection = self._connection
        while connection and connection.poll():
            message = connection.recv_bytes()
            if message == _READY:
                self._ready = True
                self._tried_at = self._clock()
                continue
            reply = msgspec.json.decode(message, type=Reply)
            if self._question and reply.number == self._number:
                action: Action = msgspec.json.decode(bytes(reply.action), type=self._question.system.actions)
                self._failures = 0
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
        """Count a failure and start again, unless it was the last one allowed."""
        self._failures += 1
        _log.warning("the worker %s (%d of %d)", what, self._failures, MOST_FAILURES)
        question = self._question
        self.close()
        self._question, self._sent, self._tried_at = question, False, self._clock()
        self.start()

    def _by_novice(self, question: Question) -> Action:
        _log.warning("the Novice answers in place of the worker")
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


def _end(process: BaseProcess) -> None:
    """Wait for a process whose connection is closed; ask it, then make it, to go."""
    process.join(_GRACE)
    if process.exitcode is None:
        process.terminate()
        process.join(_GRACE)
    if process.exitcode is None:
        process.kill()
        process.join()
    process.close()
