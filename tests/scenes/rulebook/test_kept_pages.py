"""The open pages are kept as a picture, which never shows anything but what would be drawn."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.app import App
from scenes.rulebook import RulebookScene
from tests.scenes.dracula.support import make_app


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app("es")
    yield made
    made.close()


def shown(app: App) -> bytes:
    app.scenes.refresh()
    app.draw()
    return pygame.image.tobytes(app.canvas.surface, "RGB")


def test_a_second_look_shows_the_same_as_the_first(app: App) -> None:
    app.scenes.reset(RulebookScene("dracula", rule="D23"), "none")
    assert shown(app) == shown(app)


def test_whatever_changes_the_pages_is_seen(app: App) -> None:
    scene = RulebookScene("dracula")
    app.scenes.reset(scene, "none")
    seen = [shown(app)]
    scene.interaction.set_focus("next", by_keys=True)
    seen.append(shown(app))
    scene.spread += 1
    seen.append(shown(app))
    app.change_settings(high_contrast=True)
    seen.append(shown(app))
    app.change_settings(text_size="largest")
    seen.append(shown(app))
    app.change_language("en")
    seen.append(shown(app))
    assert len(set(seen)) == len(seen)


def test_the_kept_picture_is_what_is_drawn_anew(app: App) -> None:
    scene = RulebookScene("dracula", rule="D26")
    app.scenes.reset(scene, "none")
    shown(app)
    kept = shown(app)
    scene._kept = None
    assert shown(app) == kept
