"""What every test stands on: no screen, no sound device and no trace of the person's own files.

The environment is settled here, before any test module can import pygame.
"""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

_HOME = Path(tempfile.mkdtemp(prefix="atlas-tests-"))
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
for _name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
    os.environ[_name] = str(_HOME)
for _name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_name] = str(_HOME / _name.lower())

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None, database=None)
hypothesis.settings.load_profile("steady")

# a process that holds the pictures and cards of three games is slow to look through
gc.set_threshold(100_000, 50, 100)

ROOT = Path(__file__).resolve().parent.parent
LONGEST = (
    *("play/test_hasty", "play/test_crawl", "play/test_reach", "play/test_matches", "stage/test_anything"),
    *("conformance/test_conformance", "tools/test_check", "saves/", "secrets/", "match/test_replay"),
    *("scenes/vitorian/test_film", "scenes/epikha/test_film", "opponents/"),
)
"""The files that take longest: begun first, they never keep one worker busy at the end while others rest."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--thorough` plays what is marked so as well."""
    parser.addoption("--thorough", action="store_true", help="all of it, where a share is enough every day")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only for the whole proof; where workers share the files, put the longest first."""
    if not config.getoption("thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: _rank(item.path.relative_to(ROOT / "tests").as_posix()))


def _rank(path: str) -> int:
    return next((rank for rank, start in enumerate(LONGEST) if path.startswith(start)), len(LONGEST))


@pytest.fixture
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture
def user_folder(tmp_path: Path) -> Path:
    """An empty folder of saves and options, as `--data DIR` would name it."""
    folder = tmp_path / "usuario ñ"
    folder.mkdir()
    return folder


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C is heard here and in what is started here, also where the tests were begun without it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
