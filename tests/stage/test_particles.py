"""Particles: few, seeded, gone in time."""

from __future__ import annotations

import random

import pygame

from sprites import particles
from sprites.canvas import Canvas
from sprites.particles import Particles

RED = (220, 30, 30)


def places(seed: int) -> list[tuple[float, float]]:
    specks = Particles(random.Random(seed))
    specks.burst((100, 100), RED)
    specks.update(100)
    return [(speck.x, speck.y) for speck in specks._specks]


def test_the_same_chance_throws_the_same_specks() -> None:
    assert places(1) == places(1)
    assert places(1) != places(2)


def test_specks_fly_fall_and_are_gone_in_time() -> None:
    specks = Particles(random.Random(1), gravity=1000)
    specks.burst((100, 100), RED, 30, life_ms=300, upwards=True)
    assert all(speck.dy <= 0 for speck in specks._specks)
    specks.update(250)
    assert all(speck.dy > -160 + 200 for speck in specks._specks)
    assert specks.update(60)
    assert len(specks) == 0
    assert not specks.update(16)


def test_there_are_never_too_many() -> None:
    specks = Particles(random.Random(1))
    for _ in range(10):
        specks.burst((100, 100), RED, 50)
    assert len(specks) == particles.MOST


def test_they_are_drawn_where_they_are_and_cleared_at_once() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    specks = Particles(random.Random(1))
    specks.burst((100, 100), RED)
    specks.draw(canvas)
    assert canvas.surface.get_at((100, 100)).r > 150
    specks.clear()
    assert len(specks) == 0


def test_a_disc_is_made_once() -> None:
    assert particles._disc(3, RED, 6) is particles._disc(3, RED, 6)
    assert particles._disc(3, RED, 1).get_at((3, 3)).a < particles._disc(3, RED, 6).get_at((3, 3)).a
