"""A blow: the piece strikes once and comes home, and the number that is lost pops up, drifts and goes."""

from __future__ import annotations

import pygame

from sprites import motion
from sprites.blows import LossNumber, Lunge
from sprites.stage import Piece
from sprites.timeline import Pace, Timeline

WHOLE = motion.RECOIL.ms + motion.LUNGE.ms + motion.HIT_STOP + motion.LUNGE_RETURN.ms


def piece() -> Piece:
    return Piece(lambda scale: pygame.Surface((40, 40)), (300.0, 300.0))


def test_who_strikes_draws_back_strikes_once_and_comes_home() -> None:
    attacker, hits, way = piece(), [0.0], Timeline(Pace())
    way.play(Lunge(attacker, (300, 200), lambda: hits.append(attacker.y)))
    way.update(motion.RECOIL.ms)
    assert attacker.centre == (300, 300 + motion.RECOIL_REACH)
    way.update(motion.LUNGE.ms)
    assert hits == [0.0, 240.0]
    way.update(motion.HIT_STOP / 2)
    assert attacker.y == 240, "it stands still in the blow"
    way.update(WHOLE)
    assert attacker.centre == (300, 300) and len(hits) == 2 and not way.busy


def test_a_skipped_blow_hits_and_leaves_nothing_behind() -> None:
    attacker, hits, way = piece(), [], Timeline(Pace())
    way.play(Lunge(attacker, (300, 200), lambda: hits.append("hit")))
    way.skip()
    assert attacker.centre == (300, 300) and hits == ["hit"]


def test_with_reduced_motion_who_strikes_stays_where_it_is() -> None:
    attacker, places, way = piece(), [], Timeline(Pace(reduced=True))
    way.play(Lunge(attacker, (300, 200), lambda: places.append(attacker.centre)))
    while way.busy:
        way.update(10.0)
        places.append(attacker.centre)
    assert len(places) > 3 and set(places) == {(300, 300)}


def test_a_number_pops_up_drifts_and_goes() -> None:
    number, gone, way = LossNumber("-3", (200, 200)), [], Timeline(Pace())
    way.play(number.rise(lambda: gone.append(True)))
    way.update(motion.NUMBER_POP.ms)
    assert number.size == 1.0 and number.y == 200 and number.alpha == 255
    way.update(motion.NUMBER_HOLD + motion.NUMBER_FADE.ms / 2)
    assert 200 - motion.NUMBER_DRIFT < number.y < 200 and 0 < number.alpha < 255
    way.update(motion.NUMBER_FADE.ms)
    assert number.alpha == 0 and gone == [True]


def test_the_number_is_seen_and_made_once() -> None:
    pygame.font.init()
    number = LossNumber("-3", (200, 200), skin="dies")
    picture = number.painter(1.0)
    assert picture.get_bounding_rect().w > 20
    assert LossNumber("-3", (0, 0), skin="dies").painter(1.0) is picture
