"""Recipes of Vitorian Wars: the table of the general staff, the battle, and the front from afar.

Its own modes: G minor with a raised seventh for a defeat, E flat lydian that comes home to G major for a win.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.band import cornet, trombones, tuba
from sounds.synth.instruments import Chance, card, grains, rustle, thump, tick
from sounds.synth.machines import (
    barrel,
    bass_drum,
    boots,
    crack,
    engine,
    morse,
    plate,
    siren,
    snare,
    torn,
)
from sounds.synth.places import afar
from sounds.synth.signal import Signal, highpass, lowpass, mix, moments, noise, room, sweep, swell

G1, D2, EB2, G2, BB2, D3, F3, FS3, G3 = 49.0, 73.42, 77.78, 98.0, 116.54, 146.83, 174.61, 185.0, 196.0
A3, BB3, B3, C4, D4, EB4, F4, G4, BB4, B4, D5 = (
    220.0, 233.08, 246.94, 261.63, 293.66, 311.13, 349.23, 392.0, 466.16, 493.88, 587.33
)  # fmt: skip


def channel_personnel(chance: Chance) -> Signal:
    """Recruits fall in, and a tag is counted off."""
    return room(chance, mix((0, boots(chance, 2, 0.13)), (0.2, 0.12 * plate(chance, 2100, 0.1, 0.12))), 0.08)


def channel_supplies(chance: Chance) -> Signal:
    """A drum of fuel is set down."""
    return room(chance, barrel(chance), 0.08)


def engine_start(chance: Chance) -> Signal:
    """A starter whines, a diesel catches."""
    starter = sweep(noise(chance, 0.16), 380, 900, 9) * swell(0.16, 0.7)
    catches = lowpass(engine(chance, 0.3, 17, 30), 1500)
    return room(chance, mix((0, 0.5 * starter), (0.1, catches)), 0.06)


def order_wire(chance: Chance) -> Signal:
    """The telegraph: an order has come through."""
    return room(chance, morse(chance, ".-..", 0.034), 0.05)


def convoy_empty(chance: Chance) -> Signal:
    """A hand-cranked siren: nothing more is coming down the road."""
    return room(chance, siren(0.86, 210, 520), 0.2, 0.4)


def sovereign_hit(chance: Chance) -> Signal:
    """A shell in the headquarters, and the iron of the gate."""
    rubble = lowpass(grains(chance, 0.28, 40, (300, 1600), 0.012), 2200)
    gate = 0.3 * plate(chance, 131, 0.5, 0.38)
    return room(chance, mix((0, crack(chance, 1.0)), (0.01, gate), (0.08, 0.5 * rubble)), 0.1, 0.25)


def attack_gun(chance: Chance) -> Signal:
    """A rifle, and its bolt."""
    bolt = mix((0, 0.2 * plate(chance, 1650, 0.06, 0.07)), (0.05, 0.15 * plate(chance, 1250, 0.06, 0.07)))
    return room(chance, mix((0, crack(chance, 0.0)), (0.2, bolt)), 0.1, 0.3)


def attack_cannon(chance: Chance) -> Signal:
    """A gun on wheels."""
    return room(chance, crack(chance, 0.8), 0.1, 0.25)


def attack_melee(chance: Chance) -> Signal:
    """A bayonet out of its sheath and against another."""
    drawn = highpass(sweep(noise(chance, 0.11), 2600, 5200, 3) * swell(0.11, 0.8), 1800)
    return room(chance, mix((0, 0.7 * drawn), (0.1, 0.8 * plate(chance, 1480, 0.3, 0.28))), 0.07)


def block(chance: Chance) -> Signal:
    """A blow that a plate of armour throws back."""
    return room(chance, mix((0, plate(chance, 420, 0.28, 0.33)), (0, 0.8 * thump(112, 0.1))), 0.08)


def hit_light(chance: Chance) -> Signal:
    """A blow that tells: earth and cloth."""
    earth = lowpass(noise(chance, 0.09), 900) * np.exp(-moments(0.09) / 0.02)
    return room(
        chance, mix((0, thump(92, 0.12)), (0, 0.7 * earth), (0, 0.3 * tick(chance, 1300, 0.02))), 0.07
    )


def hit_heavy(chance: Chance) -> Signal:
    """The same for what weighs tons."""
    bits = lowpass(grains(chance, 0.2, 22, (500, 2200), 0.01), 2600)
    hull = 0.35 * plate(chance, 233, 0.2, 0.24)
    return room(chance, mix((0, 1.2 * crack(chance, 0.9)), (0, hull), (0.05, 0.4 * bits)), 0.08)


def destroy_tear(chance: Chance) -> Signal:
    """A poster torn in two from top to bottom."""
    return room(chance, mix((0, torn(chance, 0.31)), (0, 0.4 * thump(84, 0.12))), 0.06)


def card_map(chance: Chance) -> Signal:
    """A card put down on a staff map: paper over a long table."""
    sheet = highpass(rustle(chance, 0.12, 1800, 900, 0.2), 500)
    return room(chance, mix((0, lowpass(card(chance, 1350, 0.8), 4200)), (0.01, 0.4 * sheet)), 0.07, 0.18)


def win_march(chance: Chance) -> Signal:
    """The lydian step, and home into G major with all the brass."""
    call = [(0.0, 0.2, D4), (0.22, 0.2, G4), (0.44, 0.38, BB4), (0.84, 0.2, F4), (1.06, 1.1, B4)]
    parts = [(at, 0.55 * cornet(chance, pitch, long, 0.8)) for at, long, pitch in call]
    first, last = (EB2, G3, BB3, EB4), (G2, D3, B3, D4, G4)
    parts += [(0.44, 0.3 * trombones(chance, pitch, 0.5, 0.8)) for pitch in first]
    parts += [(1.06, 0.34 * trombones(chance, pitch, 1.0, 0.8)) for pitch in last]
    parts += [(1.06, 0.6 * tuba(chance, G1, 1.0, 0.9)), (1.06, 0.8 * bass_drum(chance))]
    parts += [(at, 0.22 * snare(chance, 0.16)) for at in (0.84, 0.91, 0.98, 1.06)]
    return room(chance, mix(*parts, length=2.3), 0.3, 0.3)


def lose_march(chance: Chance) -> Signal:
    """A last post that loses heart, over drums that go away."""
    call = [(0.0, 0.3, D4), (0.34, 0.3, BB3), (0.68, 0.3, FS3), (1.02, 1.0, G3)]
    parts = [(at, 0.5 * cornet(chance, pitch, long, 0.6)) for at, long, pitch in call]
    parts += [(0.68, 0.3 * trombones(chance, pitch, 0.36, 0.6)) for pitch in (D3, A3)]
    parts += [(1.02, 0.32 * trombones(chance, pitch, 1.0, 0.6)) for pitch in (G2, D3, BB2)]
    parts += [(1.02, 0.55 * tuba(chance, G1, 1.0, 0.7)), (1.02, 0.7 * bass_drum(chance))]
    parts += [(1.55, 0.4 * bass_drum(chance))]
    return room(chance, mix(*parts, length=2.3), 0.3, 0.3)


def far_guns(chance: Chance) -> Signal:
    """A battery beyond the hills, three shells."""
    shots = [(at, gain * crack(chance, 1.0)) for at, gain in ((0.0, 0.8), (0.55, 1.0), (1.3, 0.6))]
    return afar(chance, mix(*shots), 320)


def far_engine(chance: Chance) -> Signal:
    """Something with propellers goes over, high up."""
    length = 1.5
    drone = engine(chance, length, 41, 37) + 0.5 * engine(chance, length, 43, 40)
    return afar(chance, drone * swell(length, 0.5), 600)


def near_wire(chance: Chance) -> Signal:
    """The telegraph in the next room, with nothing for you."""
    through = lowpass(morse(chance, "..-..", 0.06), 1900)
    return room(chance, through, 0.12, 0.3)
