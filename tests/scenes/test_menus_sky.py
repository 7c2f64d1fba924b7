"""The bats fly on without the rest of the page being drawn, and it looks as if all of it had been."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.app import App
from scenes.menus.frontispiece import SKY, Frontispiece
from scenes.title import TitleScene
from scenes.welcome import WelcomeScene
from tests.scenes.dracula.support import make_app


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app("es")
    yield made
    made.close()


@pytest.mark.parametrize("page", [TitleScene, WelcomeScene])
def test_the_sky_alone_looks_as_a_page_drawn_whole(app: App, page: type[Frontispiece]) -> None:
    app.scenes.reset(page(), "none")
    app.draw()
    for _ in range(12):
        app.idle.wake()
        app.step(70.0)
        app.draw()
    flown = pygame.image.tobytes(app.canvas.surface, "RGB")
    app.scenes.refresh()
    app.draw()
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == flown


def test_only_the_sky_is_drawn_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = TitleScene()
    app.scenes.reset(scene, "none")
    app.draw()
    told: list[object] = []
    monkeypatch.setattr(scene, "draw_widgets", told.append)
    with app.canvas.clip(SKY):
        scene.draw(app.canvas)
    assert not told
    scene.draw(app.canvas)
    assert told
