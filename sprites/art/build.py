"""`python -m sprites.art.build`: paint the pictures that changed, or check that none has.

python -m sprites.art.build                 paint what is missing or out of date
python -m sprites.art.build --only NAME     paint every picture whose name contains NAME
python -m sprites.art.build --all           paint everything
python -m sprites.art.build --check         change nothing; compare hashes and paint a sample again
"""

from __future__ import annotations

import argparse
import sys
import time

from sprites.art import manifest
from sprites.art.recipes import Recipe, recipes


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code is 0 when all is in order."""
    options = _options(arguments)
    if options.check:
        return _check()
    known = manifest.read()
    chosen = [r for r in recipes() if _wanted(r, known, options)]
    for recipe in chosen:
        known[recipe.name] = _built(recipe)
        manifest.write(known)
    if not options.only:
        _clean(known)
    total = sum(item["bytes"] for item in known.values())
    print(f"{len(chosen)} painted, {len(known)} pictures, {total / 1e6:.1f} MB")
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m sprites.art.build", description="Paint the game's pictures."
    )
    parser.add_argument(
        "--check", action="store_true", help="compare only; paint a sample and change nothing"
    )
    parser.add_argument(
        "--only", metavar="NAME", default="", help="paint the pictures whose name contains NAME"
    )
    parser.add_argument("--all", action="store_true", help="paint everything, whether out of date or not")
    return parser.parse_args(arguments)


def _wanted(recipe: Recipe, known: dict[str, dict[str, object]], options: argparse.Namespace) -> bool:
    if options.only:
        return options.only in recipe.name
    path = manifest.SHEETS / recipe.file
    size = path.stat().st_size if path.exists() else -1
    return bool(options.all or known.get(recipe.name) != manifest.entry(recipe, size))


def _built(recipe: Recipe) -> dict[str, object]:
    start = time.monotonic()
    data = manifest.encoded(recipe)
    manifest.SHEETS.mkdir(exist_ok=True)
    (manifest.SHEETS / recipe.file).write_bytes(data)
    print(f"{recipe.name:28} {len(data) / 1000:7.1f} KB {time.monotonic() - start:5.1f} s", flush=True)
    return manifest.entry(recipe, len(data))


def _clean(known: dict[str, dict[str, object]]) -> None:
    """Forget and delete what no recipe makes any more."""
    wanted = {recipe.name: recipe.file for recipe in recipes()}
    for name in known.keys() - wanted.keys():
        del known[name]
    manifest.write(known)
    for path in manifest.SHEETS.glob("*.webp"):
        if path.name not in wanted.values():
            path.unlink()


def _check() -> int:
    faults = manifest.check_manifest() or manifest.check_sample()
    for fault in faults:
        print(fault)
    print("pictures: " + ("not in order" if faults else "in order"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
