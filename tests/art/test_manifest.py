"""The manifest: current, and a watch that notices when it is not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sprites.art import build, manifest, recipes

SMALL = next(recipe for recipe in recipes.recipes() if recipe.name == "seal_dracula_left@194")


@pytest.fixture
def sheets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of sheets whose only recipe is a small seal."""
    monkeypatch.setattr(manifest, "SHEETS", tmp_path)
    monkeypatch.setattr(manifest, "MANIFEST", tmp_path / "manifest.json")
    for module in (manifest, build):
        monkeypatch.setattr(module, "recipes", lambda: (SMALL,))
    monkeypatch.setattr(manifest, "SAMPLE", 1)
    return tmp_path


def test_every_picture_is_built_from_the_sources_as_they_are() -> None:
    assert manifest.check_manifest() == []


def test_all_pictures_together_stay_under_the_budget() -> None:
    assert sum(item["bytes"] for item in manifest.read().values()) < 40_000_000


def test_names_are_unique() -> None:
    names = [recipe.name for recipe in recipes.recipes()]
    assert len(names) == len(set(names))


def test_the_same_bytes_come_out_twice() -> None:
    assert manifest.encoded(SMALL) == manifest.encoded(SMALL)


def test_a_hash_follows_parameters_and_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    before = SMALL.digest()
    assert (
        recipes.Recipe(SMALL.picture, 195, 194, SMALL.painter, SMALL.arguments, lossless=True).digest()
        != before
    )
    monkeypatch.setattr(recipes, "_source_text", lambda module: f"{module} changed")
    assert SMALL.digest() != before


def test_words_about_a_source_change_no_picture() -> None:
    bare = "SIZE = 4\ndef paint():\n    return SIZE\n"
    told = (
        '"""Paints."""\n\nSIZE = 4\n"""In pixels."""\n\n\ndef paint():\n'
        '    """Paint\n    it."""\n    # as it is\n    return SIZE\n'
    )
    assert recipes.said(told) == recipes.said(bare)
    assert recipes.said(bare.replace("4", "5")) != recipes.said(bare)


def test_a_picture_hangs_on_the_modules_its_painter_imports() -> None:
    assert recipes._needed("sprites.art.prints") >= {
        "sprites.art.press",
        "sprites.art.things",
        "sprites.art.nature",
    }
    assert "sprites.art.people" not in recipes._needed("sprites.art.desk")


def test_a_build_fills_an_empty_folder_and_then_rests(
    sheets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert manifest.check_manifest() == [f"{SMALL.name}: not built"]
    assert build.main([]) == 0
    assert (sheets / SMALL.file).exists()
    assert "1 painted" in capsys.readouterr().out
    assert build.main([]) == 0
    assert "0 painted" in capsys.readouterr().out
    assert build.main(["--check"]) == 0


def test_a_check_names_what_is_wrong(sheets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build.main([])
    path = sheets / SMALL.file
    path.write_bytes(path.read_bytes() + b" ")
    (sheets / "stray.webp").write_bytes(b"x")
    faults = manifest.check_manifest()
    assert faults == [
        f"{SMALL.name}: its sources, parameters or file have changed since it was built",
        "stray.webp: a file that the manifest does not know",
    ]
    capsys.readouterr()
    assert build.main(["--check"]) == 1
    assert "not in order" in capsys.readouterr().out


def test_a_build_clears_away_what_no_recipe_makes(sheets: Path) -> None:
    build.main([])
    (sheets / "stray.webp").write_bytes(b"x")
    known = manifest.read()
    known["stray@1"] = {"file": "stray.webp", "bytes": 1}
    manifest.write(known)
    build.main([])
    assert set(manifest.read()) == {SMALL.name}
    assert not (sheets / "stray.webp").exists()


def test_a_missing_file_is_noticed(sheets: Path) -> None:
    build.main([])
    (sheets / SMALL.file).unlink()
    assert manifest.check_manifest() == [f"{SMALL.name}: its file is missing"]


def test_a_picture_that_looks_different_is_noticed(sheets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build.main([])
    assert manifest.check_sample() == []
    painted = SMALL.paint()
    monkeypatch.setattr(recipes.Recipe, "paint", lambda self: np.clip(painted + 0.1, 0, 1))
    assert len(manifest.check_sample()) == 1


def test_small_differences_are_forgiven() -> None:
    first = np.full((100, 100, 4), 100, np.uint8)
    second = first + 8
    assert manifest.different_share(first, second) == 0
    second[0, 0, 1] = 120
    assert manifest.different_share(first, second) == pytest.approx(0.0001)
