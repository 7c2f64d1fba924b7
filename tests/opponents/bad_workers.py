"""Workers that do what no worker should; the tests start them in place of the real one."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

from game.opponents.worker import Beat, reply_to


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


def toiling(connection: Connection) -> None:
    """Thinks for ever, and is heard; how hard it works it is told by the question's seed, in seconds."""
    import msgspec

    connection.send_bytes(b"ready")
    asked = msgspec.json.decode(connection.recv_bytes())
    while True:
        connection.send_bytes(msgspec.json.encode(Beat(asked["number"], float(asked["seed"]))))
        time.sleep(0.002)


def late(connection: Connection) -> None:
    """Is heard, and answers well when it gets a second message, whatever it says."""
    connection.send_bytes(b"ready")
    asked = connection.recv_bytes()
    connection.send_bytes(b'{"type":"beat","number":1,"work":0.1}')
    connection.recv_bytes()
    connection.send_bytes(reply_to(asked))
    time.sleep(600)


def failing_first(connection: Connection) -> None:
    """Dies over questions of seed 1, and serves all others."""
    connection.send_bytes(b"ready")
    while b'"seed":1,' not in (asked := connection.recv_bytes()):
        connection.send_bytes(reply_to(asked))
