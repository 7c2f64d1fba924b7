"""Scenario files: positions that are laid out, played step by step and compared (docs/scenarios.md)."""
