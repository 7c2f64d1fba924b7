"""Which version of Atlas Nocturno this is: said only here and in pyproject.toml, and a test compares."""

from typing import Final

VERSION: Final = "0.3.0"
