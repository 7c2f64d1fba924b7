"""What a series of self-played games says, as numbers and as lines for a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from game.arena import Played


class Thought(msgspec.Struct, frozen=True):
    """Decision times of one player, in milliseconds."""

    decisions: int
    median: float
    p95: float
    longest: float


class Summary(msgspec.Struct, frozen=True):
    """The figures of a series; rates are per second of CPU time, wins a number of games."""

    game: str
    players: tuple[str, str]
    games: int
    seat_names: tuple[str, str]
    wins_by_seat: tuple[int, int]
    wins_by_player: tuple[int, int]
    wins_by_player_and_seat: tuple[tuple[int, int], tuple[int, int]]
    """For each player his wins at seat 0 and at seat 1."""
    draws: int
    share_of_seat_0: float
    endings: dict[str, int]
    actions: int
    actions_per_game: float
    cpu_seconds: float
    games_per_second: float
    actions_per_second: float
    fired: dict[str, int]
    thought: tuple[Thought | None, Thought | None]
    slips: tuple[dict[str, int], dict[str, int]]
    """For each player what the audit counted against it."""


def summarise(
    game: str, players: tuple[str, str], played: Sequence[Played], seat_names: tuple[str, str]
) -> Summary:
    """Return the figures of the games of one series (at least one game)."""
    actions, cpu = sum(one.actions for one in played), sum(one.cpu for one in played)
    pairs = Counter((one.player, one.seat) for one in played)
    by_seat = (pairs[0, 0] + pairs[1, 0], pairs[0, 1] + pairs[1, 1])
    return Summary(
        game=game, players=players, games=len(played), seat_names=seat_names, wins_by_seat=by_seat,
        wins_by_player=(pairs[0, 0] + pairs[0, 1], pairs[1, 0] + pairs[1, 1]),
        wins_by_player_and_seat=((pairs[0, 0], pairs[0, 1]), (pairs[1, 0], pairs[1, 1])),
        draws=pairs[None, None], share_of_seat_0=by_seat[0] / len(played),
        endings=dict(Counter(one.code for one in played).most_common()), actions=actions,
        actions_per_game=actions / len(played), cpu_seconds=cpu,
        games_per_second=len(played) / max(cpu, 1e-9),
        actions_per_second=actions / max(cpu, 1e-9),
        fired=_total([one.fired for one in played]),
        thought=(thought_of(played, 0), thought_of(played, 1)),
        slips=(_total([one.slips[0] for one in played]), _total([one.slips[1] for one in played])),
    )


def _total(counts: Sequence[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return dict(sorted(total.items()))


def thought_of(played: Sequence[Played], player: int) -> Thought | None:
    """Return the decision times of one player; None where it thought of nothing, as the random one does."""
    times = sorted(1000 * seconds for one in played for seconds in one.thought[player])
    if not times:
        return None
    return Thought(len(times), times[len(times) // 2], times[len(times) * 95 // 100], times[-1])


def as_text(summary: Summary) -> list[str]:
    """Return the summary as lines."""
    first, second = summary.players
    by_player = summary.wins_by_player_and_seat
    lines = [
        f"{summary.game}: {summary.games} games, {first} against {second}",
        f"seat 0 wins {summary.wins_by_seat[0]} ({summary.share_of_seat_0:.1%}), seat 1 wins "
        f"{summary.wins_by_seat[1]}, draws {summary.draws}",
    ]
    if first != second:
        lines += [
            f"{name}: {sum(wins)} wins ({wins[0]} at seat 0, {wins[1]} at seat 1)"
            for name, wins in zip(summary.players, by_player, strict=True)
        ]
    lines += [
        "endings: " + ", ".join(f"{code} {count}" for code, count in summary.endings.items()),
        "fired: " + ", ".join(f"{name} {count}" for name, count in summary.fired.items()),
        f"{summary.actions} actions ({summary.actions_per_game:.1f} a game) in {summary.cpu_seconds:.1f} s "
        f"of CPU time, checks included: {summary.games_per_second:.0f} games/s, "
        f"{summary.actions_per_second:.0f} actions/s",
    ]
    thoughts = zip(summary.players, summary.thought, strict=True)
    lines += [_thought_text(name, times) for name, times in thoughts if times is not None]
    return lines + [
        f"{name} slips: " + ", ".join(f"{slip} {count}" for slip, count in slips.items())
        for name, slips in zip(summary.players, summary.slips, strict=True)
        if slips
    ]


def _thought_text(name: str, times: Thought) -> str:
    return (
        f"{name} decides in {times.median:.2f} ms (median), {times.p95:.2f} ms (95 %), "
        f"{times.longest:.2f} ms at most; {times.decisions} decisions"
    )
