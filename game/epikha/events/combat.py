"""Combat and damage: who fights, who strikes when, what absorbs, what is left over."""

from __future__ import annotations
