"""Vitorian Wars: two armies on a shared grid of four rows and five columns (rules V1 to V16)."""
