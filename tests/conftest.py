"""What every test stands on: no screen, no sound device and no trace of the person's own files.

The environment is settled here, before any test module can import pygame.
"""

from __future__ import annotations

import atexit
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

ROOT = Path(__file__).resolve().parent.parent


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
