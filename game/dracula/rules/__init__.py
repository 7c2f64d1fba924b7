"""The rules in the order of a match: deal, legality, turn, effects, resolution; and what must always hold."""
