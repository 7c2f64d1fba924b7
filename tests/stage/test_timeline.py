"""Steps end exactly when they should, whatever the frames are like, and skipping loses nothing."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from sprites import easing, motion, moves
from sprites.stage import Piece
from sprites.timeline import Call, Pace, Parallel, Sequence, Timeline, Tween, Wait, stagger


def thing(**values: float) -> SimpleNamespace:
    return SimpleNamespace(**values)


def test_a_tween_ends_exactly_at_its_end() -> None:
    dot, line = thing(x=10.0), Timeline()
    line.play(Tween(dot, 100, "out_back", x=50.0))
    line.update(99.9)
    assert line.busy
    line.update(0.1)
    assert not line.busy
    assert dot.x == 50.0


@pytest.mark.parametrize("frame", [1.0, 7.0, 16.7, 33.0, 250.0])
def test_left_over_time_goes_to_the_next_step(frame: float) -> None:
    dot, line, ends = thing(x=0.0), Timeline(), []
    line.play(Wait(30), Tween(dot, 50, "linear", x=1.0), Call(lambda: ends.append("half")), Wait(20))
    passed = 0.0
    while line.busy:
        line.update(frame)
        passed += frame
    assert ends == ["half"]
    assert passed - frame < 100 <= passed


def test_a_tween_in_the_middle_stands_in_the_middle_of_its_curve() -> None:
    dot, line = thing(x=0.0), Timeline()
    line.play(Wait(40), Tween(dot, 100, "in_quad", x=8.0))
    line.update(90)
    assert dot.x == pytest.approx(8 * easing.in_quad(0.5))


def test_it_starts_from_where_the_thing_is_when_its_turn_comes() -> None:
    dot, line = thing(x=0.0), Timeline()
    line.play(Tween(dot, 10, "linear", x=5.0), Tween(dot, 10, "linear", x=9.0))
    line.update(15)
    assert dot.x == pytest.approx(7.0)


def test_parallel_ends_with_its_last_step_and_hands_on_what_is_left() -> None:
    dot, line = thing(x=0.0, y=0.0, z=0.0), Timeline()
    both = Parallel(Tween(dot, 30, "linear", x=1.0), Tween(dot, 80, "linear", y=1.0))
    line.play(both, Tween(dot, 100, "linear", z=1.0))
    line.update(100)
    assert (dot.x, dot.y) == (1.0, 1.0)
    assert dot.z == pytest.approx(0.2)


def test_nothing_in_parallel_takes_no_time() -> None:
    dot, line = thing(x=0.0), Timeline()
    line.play(Parallel(), Tween(dot, 100, "linear", x=1.0))
    line.update(50)
    assert dot.x == pytest.approx(0.5)


def test_stagger_starts_one_after_the_other() -> None:
    dots, line = [thing(x=0.0) for _ in range(3)], Timeline()
    line.play(stagger(70, (Tween(dot, 100, "linear", x=1.0) for dot in dots)))
    line.update(100)
    assert [dot.x for dot in dots] == pytest.approx([1.0, 0.3, 0.0])
    line.update(140)
    assert not line.busy
    assert [dot.x for dot in dots] == [1.0, 1.0, 1.0]


def test_speed_multiplies_time() -> None:
    dot, line = thing(x=0.0), Timeline(Pace(speed=2.0))
    line.play(Tween(dot, 100, "linear", x=1.0))
    line.update(25)
    assert dot.x == pytest.approx(0.5)


def test_instant_does_everything_in_the_next_step_in_order() -> None:
    order: list[int] = []
    line = Timeline(Pace(instant=True))
    line.play(Wait(1000), Call(lambda: order.append(1)), Wait(1000), Call(lambda: order.append(2)))
    line.update(0)
    assert order == [1, 2]
    assert not line.busy


def test_reduced_motion_cuts_travel_and_keeps_fades() -> None:
    dot, line = thing(x=0.0, alpha=0.0), Timeline(Pace(reduced=True))
    line.play(Tween(dot, 100, "linear", x=1.0), Tween(dot, 100, "linear", moves=False, alpha=1.0))
    line.update(50)
    assert dot.x == 1.0
    assert dot.alpha == pytest.approx(0.5)


def test_skip_jumps_to_every_end_also_of_what_starts_on_the_way() -> None:
    dot, line = thing(x=0.0, y=0.0), Timeline()
    line.play(Tween(dot, 500, x=3.0), Call(lambda: line.play(Wait(100), Tween(dot, 50, y=4.0))))
    line.update(10)
    line.skip()
    assert (dot.x, dot.y, line.busy) == (3.0, 4.0, False)


def test_a_call_is_made_once() -> None:
    calls: list[str] = []
    line = Timeline()
    line.play(Call(lambda: calls.append("once")), Wait(10))
    for _ in range(5):
        line.update(4)
    assert calls == ["once"]


@pytest.mark.parametrize("name", easing.CURVES)
def test_every_curve_begins_at_nothing_and_ends_at_all(name: str) -> None:
    curve = easing.CURVES[name]
    assert curve(0) == pytest.approx(0, abs=1e-3)
    assert curve(1) == pytest.approx(1)


def test_out_back_overshoots_and_the_others_do_not() -> None:
    highest = {name: max(curve(n / 50) for n in range(51)) for name, curve in easing.CURVES.items()}
    assert highest.pop("out_back") > 1.02
    assert max(highest.values()) <= 1 + 1e-9


def test_every_motion_names_a_curve() -> None:
    cues = [value for value in vars(motion).values() if isinstance(value, motion.Motion)]
    assert len(cues) > 10
    assert all(cue.curve in easing.CURVES and cue.ms > 0 for cue in cues)


def piece() -> Piece:
    import pygame

    return Piece(lambda scale: pygame.Surface((8, 8)), (0, 0))


def test_travel_arrives_and_rises_on_the_way() -> None:
    card, line = piece(), Timeline()
    line.play(moves.Travel(card, (100, 0), motion.PLAY_TRAVEL, rise=30))
    line.update(motion.PLAY_TRAVEL.ms / 2)
    assert card.x == pytest.approx(50)
    assert card.y == pytest.approx(-30)
    line.update(motion.PLAY_TRAVEL.ms)
    assert card.centre == (100, 0)


def test_reduced_motion_turns_travel_into_a_short_fade() -> None:
    card, line = piece(), Timeline(Pace(reduced=True))
    line.play(moves.Travel(card, (100, 0)))
    line.update(0)
    assert card.centre == (100, 0)
    assert card.alpha == 0
    line.update(motion.CROSS_FADE.ms)
    assert card.alpha == 255
    assert not line.busy


def test_sequences_nest() -> None:
    dot, line = thing(x=0.0), Timeline()
    line.play(Sequence(Sequence(Wait(10), Wait(10)), Tween(dot, 10, "linear", x=1.0)))
    line.update(25)
    assert dot.x == pytest.approx(0.5)


def test_one_step_can_be_ended_while_the_next_ones_take_their_time() -> None:
    dot, line = thing(x=0.0, y=0.0), Timeline()
    line.play(Tween(dot, 500, x=3.0), Tween(dot, 500, "linear", y=4.0))
    line.update(10)
    line.skip_step()
    assert dot.x == 3.0 and dot.y == 0.0 and line.busy
    line.update(250)
    assert dot.y == 2.0
    line.skip_step()
    assert dot.y == 4.0 and not line.busy
