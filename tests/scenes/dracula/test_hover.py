"""Lifting under the pointer: it eases, it comes down again, and it costs nothing at rest."""

from __future__ import annotations

from scenes.table.hover import Hover
from sprites import motion
from sprites.timeline import Pace


def test_it_eases_up_and_down_and_then_rests() -> None:
    hover, pace = Hover(), Pace()
    shares = []
    for _ in range(5):
        assert hover.update(motion.HOVER_IN.ms / 5, ["a"], pace)
        shares.append(hover.share("a"))
    assert shares == sorted(shares) and shares[-1] == 1.0 and 0 < shares[0] < 1
    assert not hover.update(20.0, ["a"], pace)
    while hover.share("a") > 0:
        assert hover.update(20.0, [], pace)
    assert not hover.update(20.0, [], pace)


def test_reduced_motion_jumps() -> None:
    hover = Hover()
    hover.update(1.0, ["a"], Pace(reduced=True))
    assert hover.share("a") == 1.0
    hover.update(1.0, ["b"], Pace(reduced=True))
    assert (hover.share("a"), hover.share("b")) == (0.0, 1.0)
