"""Tour and pilot file: what they write, and that the pilot says nothing hidden."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from scenes import tour
from scenes.app import App
from scenes.pilot import PilotFile, snapshot
from scenes.tour_state import TourState
from sprites.timeline import Tween
from tests.stage.support import Noting, click, key


class Pale(Noting):
    """A screen with a fault."""

    def draw(self, canvas) -> None:  # type: ignore[no-untyped-def]
        super().draw(canvas)
        canvas.text("hardly there", (700, 600), "body", "line2")


STATES = (
    TourState("good", lambda app: Noting()),
    TourState("good.focus", lambda app: Noting(), lambda app, scene: scene.interaction.set_focus("one")),
    TourState("bad", lambda app: Pale()),
)


@pytest.fixture(autouse=True)
def two_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "states", lambda: STATES)


def test_the_list_names_every_state(capsys: pytest.CaptureFixture[str]) -> None:
    assert tour.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == ["good", "good.focus", "bad"]


def test_one_picture_a_state(tmp_path: Path) -> None:
    assert tour.main(["--out", str(tmp_path / "new" / "folder")]) == 0
    names = sorted(path.name for path in (tmp_path / "new" / "folder").iterdir())
    assert names == ["bad.png", "good.focus.png", "good.png"]
    assert pygame.image.load(tmp_path / "new" / "folder" / "good.png").get_size() == (1280, 720)


def test_pictures_have_the_asked_scale(tmp_path: Path) -> None:
    assert tour.main(["--out", str(tmp_path), "--scale", "1.5", "good"]) == 0
    assert pygame.image.load(tmp_path / "good.png").get_size() == (1920, 1080)


def test_the_audit_names_the_fault_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert tour.main(["--audit"]) == 1
    line, count = capsys.readouterr().out.splitlines()
    assert count == "3 states in es: 1 faults"
    assert line.startswith("bad: pale text: 'hardly there' has ")
    assert "(700, 600," in line


def test_the_audit_of_good_states_only_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert tour.main(["--audit", "--language", "test", "good"]) == 0
    assert capsys.readouterr().out == "2 states in test: 0 faults\n"


def test_an_unknown_state_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tour.main(["nowhere"]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_motion_may_be_kept_in_the_middle(app: App) -> None:
    seen = []

    def half(app: App, scene: Noting) -> None:
        scene.timeline.play(Tween(scene, 10_000, "linear", dims=0.0))
        app.step(50)
        seen.append(scene)

    made = tour.Tour("es", 1.0, None, False)
    made.visit(TourState("half", lambda app: Noting(), half, settles=False))  # type: ignore[arg-type]
    assert 100 < seen[0].dims < 150
    made.close()


def test_the_pilot_file_says_what_can_be_pressed(app: App, scene: Noting, tmp_path: Path) -> None:
    pilot = PilotFile(tmp_path / "pilot.json")
    app.watchers.append(pilot)
    app.step(16)
    first = json.loads((tmp_path / "pilot.json").read_text())
    assert set(first) == {"counter", "scene", "seat", "gate", "busy", "window", "targets"}
    assert set(first["targets"][0]) == {"id", "rect", "enabled", "focused", "group", "holds", "state"}
    assert first["targets"][2] == {
        "id": "shut", "rect": [100, 300, 200, 50], "enabled": False, "focused": False,
        "group": "main", "holds": False, "state": "",
    }  # fmt: skip
    click(app, (200, 125))
    app.step(16)
    second = json.loads((tmp_path / "pilot.json").read_text())
    assert second["counter"] > first["counter"]
    assert second["targets"][0]["focused"]
    assert [path.name for path in tmp_path.iterdir()] == ["pilot.json"]


def test_the_pilot_file_is_written_only_on_changes(app: App, scene: Noting, tmp_path: Path) -> None:
    app.watchers.append(PilotFile(tmp_path / "pilot.json"))
    app.step(16)
    (tmp_path / "pilot.json").unlink()
    for _ in range(5):
        scene.changed()
        app.step(16)
        app.draw()
    assert not (tmp_path / "pilot.json").exists()
    key(app, pygame.K_RIGHT)
    app.step(16)
    assert (tmp_path / "pilot.json").exists()


def test_the_pilot_sees_the_gate_close_and_open(app: App, scene: Noting) -> None:
    assert snapshot(app)["gate"]
    app.scenes.push(Noting(), "fade")
    assert not snapshot(app)["gate"]
    app.step(100)
    app.step(100)
    assert snapshot(app)["gate"]


def test_rectangles_are_window_pixels(app: App, scene: Noting) -> None:
    app.window.resize((1920, 1200))
    app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert snapshot(app)["targets"][0]["rect"] == [150, 210, 300, 75]
