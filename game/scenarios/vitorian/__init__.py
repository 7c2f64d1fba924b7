"""Scenario files of Vitorian Wars (docs/scenarios.md)."""
