"""Workers that do what no worker should; the tests start them in place of the real one."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection


def silent(connection: Connection) -> None:
    """Gets ready and never answers."""
    connection.send_bytes(b"ready")
    time.sleep(600)


def stubborn(connection: Connection) -> None:
    """Never answers, and does not go when asked to."""
    import signal

    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    silent(connection)


def dying(connection: Connection) -> None:
    """Dies on the first question."""
    connection.send_bytes(b"ready")
    connection.recv_bytes()


def never_ready(connection: Connection) -> None:
    """Is started and does nothing."""
    time.sleep(600)


def babbling(connection: Connection) -> None:
    """Answers with what is no answer."""
    connection.send_bytes(b"ready")
    connection.recv_bytes()
    connection.send_bytes(b'{"number": 1, "action": {"do": "win"}}')
    time.sleep(600)
