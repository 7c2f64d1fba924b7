"""Recorded matches: the list of them, and their way back onto the board."""
