"""How the cards of glass look: compared with stored pictures, coarse enough for rounding elsewhere."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pygame
import pytest

from sprites import glass
from sprites.glass import CardFace, TokenFace

RENEW = os.environ.get("ATLAS_GOLDEN") == "new"
MOST_MEAN, MOST_OFF, CLEARLY = 2.0, 0.02, 24
"""Mean difference of a channel (0 to 255), and the share of points that may differ by more than that."""
FIRE_ARROW = CardFace(
    "E17", "Flecha de Fuego", "empiria", "spell", 2, 5, 10, 0, ("perforador",), ("Perforador",), "fuego"
)
TRACKER = TokenFace("A03", "Rastreador", "abaron", "character", 2, 15, 5, 10, 10, 1, True)
LINES = ("[b]Perforador.[/b] Ante ella no hay Resistencia de su nivel.", "Hace 10 de daño.")


def _golden(name: str) -> pygame.Surface:
    match name:
        case "card":
            return glass.card_m(FIRE_ARROW)
        case "large":
            return glass.card_l(FIRE_ARROW, "Hechizo · Fuego", LINES)
        case "token":
            return glass.token(TRACKER)
        case "unit":
            soldier = TokenFace("E01", "Soldado", "empiria", "character", 1, 5, 10, 5, 10)
            return glass.unit((soldier,) * 3, 15, 30)
    return glass.back("abaron")


def _difference(one: pygame.Surface, two: pygame.Surface) -> tuple[float, float]:
    first, second = (np.asarray(pygame.surfarray.array3d(s)).astype(np.int16) for s in (one, two))
    apart = np.abs(first - second)
    return float(apart.mean()), float((apart.max(axis=2) > CLEARLY).mean())


def _on_grey(surface: pygame.Surface) -> pygame.Surface:
    out = pygame.Surface(surface.get_size())
    out.fill((60, 58, 78))
    out.blit(surface, (0, 0))
    return out


@pytest.mark.parametrize("name", ["card", "large", "token", "unit", "back"])
def test_the_faces_look_as_they_did(name: str, root: Path) -> None:
    stored = root / "tests" / "golden" / f"glass.{name}.png"
    now = _on_grey(_golden(name))
    if RENEW:
        pygame.image.save(now, stored)
    mean, off = _difference(now, pygame.image.load(stored))
    assert mean < MOST_MEAN, f"{name}: mean difference {mean:.1f}"
    assert off < MOST_OFF, f"{name}: {off:.1%} of the points differ"


def test_another_state_is_told_apart(root: Path) -> None:
    stored = pygame.image.load(root / "tests" / "golden" / "glass.token.png")
    plain = TokenFace("A03", "Rastreador", "abaron", "character", 2, 10, 10, 10, 10)
    assert _difference(_on_grey(glass.token(plain)), stored)[1] > MOST_OFF
