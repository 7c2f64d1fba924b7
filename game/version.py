"""The one place that says which version of Atlas Nocturno this is (pyproject.toml repeats it; a test compares)."""

from typing import Final

VERSION: Final = "0.1.0"
