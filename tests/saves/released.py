"""What a version leaves behind in a user's folder, kept so that every later version meets it (P-25).

    python -m tests.saves.released

writes the folder of the present version; it is done once, when a version is released, and the old ones stay.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from game.claims import FILE as CLAIMS
from game.records import Records
from game.saves import Saves
from game.settings import Settings, SettingsFile
from game.systems import SYSTEMS
from game.version import VERSION
from tests.saves.helpers import saved
from tests.saves.kills import finished

FOLDER = Path(__file__).with_name("released")


def write(folder: Path) -> None:
    """Write records, a finished match, one in the middle of each game, a kept replay and options."""
    shutil.rmtree(folder, ignore_errors=True)
    saves, options, records = Saves(folder), SettingsFile(folder), Records(folder)
    _, name = saved(saves, acts=10_000, seed=11)
    saves.keep(name, "La noche larga")
    for system in list(SYSTEMS.values())[1:]:
        saved(saves, acts=40, seed=13, system=system)
    saved(saves, acts=17, seed=12)
    for number in (1, 2):
        records.add(finished(number))
    options.save(Settings(language="es", seal_hold=450, music=0.25))
    options.save(Settings(language="es", seal_hold=500, music=0.25, guide="done", pad={"confirm": [3]}))
    saves.close()
    (folder / CLAIMS).unlink(missing_ok=True)


if __name__ == "__main__":
    write(FOLDER / VERSION)
