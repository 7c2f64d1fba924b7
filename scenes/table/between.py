"""What has happened between a seat's last turn and its present one: for whoever comes back to the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.contract import Event


def turn_between(
    events: Sequence[Event], seat: int, turn_of: Callable[[Event], int | None]
) -> Sequence[Event]:
    """The events from the end of the last turn of `seat` to the beginning of its present one; () for none."""
    starts = [(n, whose) for n, event in enumerate(events) if (whose := turn_of(event)) is not None]
    own = [n for n, whose in starts if whose == seat]
    if not own or starts[-1][0] != own[-1]:
        return ()
    before = own[-2] if len(own) > 1 else -1
    theirs = [n for n, _ in starts if before < n < own[-1]]
    return events[theirs[0] : own[-1]] if theirs else ()


def listed(names: Sequence[str], joined: Callable[[str, str], str]) -> str:
    """Names in bold, the last one joined by "and"."""
    bold = [f"[b]{name.replace(' ', '~')}[/b]" for name in names]
    return bold[0] if len(bold) == 1 else joined(", ".join(bold[:-1]), bold[-1])
