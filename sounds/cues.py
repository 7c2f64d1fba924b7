"""The list of sound cues: for each its file, its volume group and how soon it may sound again.

Pure data, so that the mixer, the build and the checks agree on one list. Loudness is settled when the files
are built; nothing here corrects it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

Group = Literal["music", "effects", "interface"]
GROUPS: Final[tuple[Group, ...]] = ("music", "effects", "interface")
FILES: Final = Path(__file__).resolve().parent / "files"
"""Where the built files lie, beside their manifest."""


@dataclass(frozen=True)
class Cue:
    """One sound. A repeat sooner than `rest_ms` is swallowed, so that a sweep over targets does not buzz."""

    name: str
    group: Group
    rest_ms: int = 30

    @property
    def file(self) -> Path:
        """The built file."""
        return FILES / f"{self.name}.wav"


_ALL: Final = (
    # the interface
    Cue("ui_hover", "interface", rest_ms=70),
    Cue("ui_click", "interface"),
    Cue("ui_back", "interface"),
    Cue("ui_deny", "interface", rest_ms=120),
    Cue("page_turn", "interface"),
    Cue("seal_crack", "interface"),
    Cue("book_open", "interface"),
    # cards
    Cue("card_draw", "effects"),
    Cue("card_flip", "effects"),
    Cue("card_play", "effects"),
    Cue("card_return", "effects"),
    # whose turn it is
    Cue("turn_mine", "effects", rest_ms=400),
    Cue("turn_theirs", "effects", rest_ms=400),
    Cue("your_choice", "effects", rest_ms=300),
    Cue("target", "effects", rest_ms=60),
    # Drácula contra Van Helsing
    Cue("bite", "effects", rest_ms=60),
    Cue("stake_hit", "effects", rest_ms=60),
    Cue("trump_change", "effects"),
    Cue("vane_turn", "effects"),
    Cue("round_end", "effects", rest_ms=500),
    # the end of a match
    Cue("win", "music", rest_ms=2000),
    Cue("lose", "music", rest_ms=2000),
)

CUES: Final = {cue.name: cue for cue in _ALL}
"""Every cue by name."""
