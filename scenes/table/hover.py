"""How far pieces are lifted under the pointer or the key focus: each eases up and down by itself."""

from __future__ import annotations

from collections.abc import Iterable

from sprites import motion
from sprites.easing import CURVES
from sprites.timeline import Pace


def pushing(id: str) -> str:
    """The name under which pieces are moved that give way to the tooltip of `id`."""
    return f"tip:{id}"


class Hover:
    """Shares from 0 (at rest) to 1 (lifted) by piece id. The hit areas never move."""

    def __init__(self) -> None:
        self._gone: dict[str, float] = {}

    def update(self, dt_ms: float, raised: Iterable[str], pace: Pace) -> bool:
        """Let time pass: the pieces of `raised` go up, all others down. True when any looks different."""
        wanted = set(raised)
        before = dict(self._gone)
        for id in wanted | set(before):
            up = id in wanted
            way = (motion.HOVER_IN if up else motion.HOVER_OUT).ms
            step = 1.0 if pace.reduced or pace.instant else dt_ms / way
            share = before.get(id, 0.0) + (step if up else -step)
            self._gone[id] = min(1.0, share)
            if share <= 0.0:
                del self._gone[id]
        return self._gone != before

    def share(self, id: str) -> float:
        """How far `id` is lifted at this moment, eased."""
        return CURVES[motion.HOVER_IN.curve](self._gone.get(id, 0.0))
