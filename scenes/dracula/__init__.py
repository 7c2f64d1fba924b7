"""The board of Drácula contra Van Helsing."""
