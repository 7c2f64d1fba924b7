"""The lists of what can be heard: cues, music and the beds of ambience.

Pure data, so that the mixer, the build and the checks agree on one list. Loudness is settled when the files
are built; nothing here corrects it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Literal

Group = Literal["music", "effects", "interface", "ambience"]
GROUPS: Final[tuple[Group, ...]] = ("music", "effects", "interface", "ambience")
FILES: Final = Path(__file__).resolve().parent / "files"
"""Where the built files lie, beside their manifest."""

BANNER: Final = 4.0
"""By how many decibels music and ambience step back while a banner speaks."""
CADENCE: Final = 60.0
"""A cadence of its own needs silence around it: two keys at once are a quarrel."""
ONCE: Final = 12_000
"""The board tells how a match ended and so does the page after it; one of them is enough."""


@dataclass(frozen=True)
class Cue:
    """One sound. A repeat sooner than `rest_ms` is swallowed, so that a sweep over targets does not buzz.

    While it lasts, music and ambience are softer by `ducks` decibels.
    """

    name: str
    group: Group
    rest_ms: int = 30
    ducks: float = 0.0
    spoken: bool = False
    """True when it tells something; captions say it. Paper and cards sound alike whatever they hide."""
    game: str = ""
    """The one game whose table plays it, if it is not for all."""

    @property
    def file(self) -> Path:
        """The built file."""
        return FILES / f"{self.name}.flac"


@dataclass(frozen=True)
class Track:
    """A piece of music that goes on for ever, and the bed of ambience that belongs under it.

    While it plays, cues that every game has may sound in this one's way: a cadence in its mode, say. `own`
    has them by the name of the common cue.
    """

    name: str
    bed: str
    own: Mapping[str, str] = field(default_factory=dict)
    game: str = ""
    """The one game whose table plays it, if it is not for all."""

    @property
    def file(self) -> Path:
        """The built file."""
        return FILES / f"music_{self.name}.ogg"


@dataclass(frozen=True)
class Bed:
    """A steady sound of a place. Its `echoes` are cues from afar, one every so many seconds."""

    name: str
    echoes: tuple[str, ...]
    every: tuple[float, float]
    """The shortest and the longest wait between two echoes, in seconds."""

    @property
    def file(self) -> Path:
        """The built file."""
        return FILES / f"bed_{self.name}.ogg"


_CUES: Final = (
    # the interface
    Cue("ui_hover", "interface", rest_ms=70),
    Cue("ui_click", "interface"),
    Cue("ui_back", "interface"),
    Cue("ui_deny", "interface", rest_ms=120),
    Cue("page_turn", "interface"),
    Cue("seal_crack", "interface", spoken=True),
    Cue("book_open", "interface"),
    # cards
    Cue("card_draw", "effects"),
    Cue("card_flip", "effects"),
    Cue("card_play", "effects"),
    Cue("card_return", "effects"),
    # whose turn it is
    Cue("turn_mine", "effects", rest_ms=400, spoken=True),
    Cue("turn_theirs", "effects", rest_ms=400, spoken=True),
    Cue("your_choice", "effects", rest_ms=300, spoken=True),
    Cue("target", "effects", rest_ms=60),
    # Drácula contra Van Helsing
    Cue("bite", "effects", rest_ms=60, spoken=True),
    Cue("stake_hit", "effects", rest_ms=60, spoken=True),
    Cue("trump_change", "effects", spoken=True),
    Cue("vane_turn", "effects", spoken=True),
    Cue("last_call", "effects", rest_ms=500, ducks=BANNER, spoken=True),
    Cue("round_end", "effects", rest_ms=500, ducks=BANNER, spoken=True),
    # the end of a match
    Cue("win", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
    Cue("lose", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
    Cue("reward", "music", rest_ms=500, ducks=BANNER, spoken=True),
    # from afar, by night
    Cue("far_owl", "ambience"),
    Cue("far_dog", "ambience"),
    Cue("far_carriage", "ambience"),
    Cue("far_bell", "ambience"),
    # in the study
    Cue("near_candle", "ambience"),
    Cue("near_leaf", "ambience"),
    # blows, where cards fight
    Cue("attack_melee", "effects", rest_ms=60, spoken=True),
    Cue("block", "effects", rest_ms=60, spoken=True),
    Cue("hit_light", "effects", rest_ms=60),
    Cue("hit_heavy", "effects", rest_ms=60),
    Cue("destroy_tear", "effects", rest_ms=60, spoken=True),
    # Vitorian Wars
    *(
        replace(cue, game="vitorian")
        for cue in (
            Cue("card_map", "effects"),
            Cue("channel_P", "effects", rest_ms=60),
            Cue("channel_S", "effects", rest_ms=60),
            Cue("engine_start", "effects", rest_ms=120),
            Cue("order_wire", "effects", spoken=True),
            Cue("convoy_empty", "effects", rest_ms=500, ducks=BANNER, spoken=True),
            Cue("attack_gun", "effects", rest_ms=60, spoken=True),
            Cue("attack_cannon", "effects", rest_ms=60, spoken=True),
            Cue("sovereign_hit", "effects", rest_ms=200, spoken=True),
            Cue("win_march", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
            Cue("lose_march", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
            Cue("far_guns", "ambience"),
            Cue("far_engine", "ambience"),
            Cue("near_wire", "ambience"),
        )
    ),
    # Paladines de Epikha
    *(
        replace(cue, game="epikha")
        for cue in (
            Cue("card_velvet", "effects"),
            Cue("opal_charge", "effects", rest_ms=60),
            Cue("spell_cast", "effects", rest_ms=120, spoken=True),
            Cue("assign_item", "effects", rest_ms=60),
            Cue("spirit_enter", "effects", rest_ms=200, spoken=True),
            Cue("player_hit", "effects", rest_ms=120, spoken=True),
            Cue("destroy_shatter", "effects", rest_ms=60, spoken=True),
            Cue("win_hymn", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
            Cue("lose_hymn", "music", rest_ms=ONCE, ducks=CADENCE, spoken=True),
            Cue("far_hymn", "ambience"),
            Cue("far_steps", "ambience"),
            Cue("near_chain", "ambience"),
        )
    ),
)

CUES: Final = {cue.name: cue for cue in _CUES}
"""Every cue by name."""

MARCH: Final = {"card_play": "card_map", "win": "win_march", "lose": "lose_march"}
"""What the common cues become at the front."""
HYMN: Final = {
    "card_play": "card_velvet", "destroy_tear": "destroy_shatter", "win": "win_hymn", "lose": "lose_hymn",
}  # fmt: skip
"""What the common cues become in the cathedral."""
TRACKS: Final = {
    track.name: track
    for track in (
        Track("title", "desk"),
        Track("night", "night_street"),
        Track("front", "front", MARCH, game="vitorian"),
        Track("cathedral", "cathedral", HYMN, game="epikha"),
    )
}
"""All music by name."""

BEDS: Final = {
    bed.name: bed
    for bed in (
        Bed("desk", ("near_candle", "near_candle", "near_leaf"), (6.0, 18.0)),
        Bed("night_street", ("far_owl", "far_dog", "far_carriage", "far_bell"), (14.0, 40.0)),
        Bed("front", ("far_guns", "far_guns", "far_engine", "near_wire"), (9.0, 26.0)),
        Bed("cathedral", ("far_hymn", "far_steps", "near_chain"), (12.0, 34.0)),
    )
}
"""All beds by name."""
