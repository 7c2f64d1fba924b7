"""Scenarios of Drácula contra Van Helsing, in the words of its table."""
