"""Drácula contra Van Helsing (rules D1 to D55)."""
