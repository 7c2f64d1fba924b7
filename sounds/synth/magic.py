"""Recipes of Paladines de Epikha: opals and spells on a velvet cloth, steel, spirits, and the hall around.

Its own modes: C minor with a raised sixth for a defeat, F lydian that comes home to C major for a win.
"""

from __future__ import annotations

import numpy as np

from sounds.synth.instruments import Chance, bell, breath, card, grains, knock, pipe, stone, thump, tick
from sounds.synth.orchestra import choir, glass
from sounds.synth.places import afar
from sounds.synth.signal import Signal, decay, highpass, lowpass, mix, modes, noise, room, sweep, swell

C2, G2, C3, EB3, F3, G3, A3, BB3 = 65.41, 98.0, 130.81, 155.56, 174.61, 196.0, 220.0, 233.08
B3, C4, EB4, E4, F4, G4, C5, E5, G5, C6, E6 = (
    246.94, 261.63, 311.13, 329.63, 349.23, 392.0, 523.25, 659.26, 783.99, 1046.5, 1318.51
)  # fmt: skip


def opal_charge(chance: Chance) -> Signal:
    """A stone wakes: three tones of glass, each a fifth or a fourth higher, and a glint."""
    tones = [
        (0.05 * n, (0.5 + 0.2 * n) * glass(chance, pitch, 0.3, 0.7)) for n, pitch in enumerate((C5, G5, C6))
    ]
    return room(chance, mix(*tones, (0.02, 0.1 * grains(chance, 0.2, 12, (3200, 5200), 0.006))), 0.1, 0.2)


def spell_cast(chance: Chance) -> Signal:
    """Breath that gathers, and the chord that it becomes."""
    gathers = 0.7 * breath(chance, 0.2, 500, 2100, 0.8)
    chord = [(0.13, 0.5 * glass(chance, pitch, 0.3, 0.9)) for pitch in (C4, G4, E5)]
    return room(chance, mix((0, gathers), *chord, (0.13, 0.5 * thump(96, 0.14))), 0.12, 0.24)


def assign_item(chance: Chance) -> Signal:
    """A strap drawn tight, a buckle that closes."""
    strap = lowpass(sweep(noise(chance, 0.1), 700, 1500, 2) * swell(0.1, 0.6), 2400)
    buckle = modes([(1870, 1.0, 0.09), (2920, 0.5, 0.06), (4410, 0.25, 0.04)], 0.12, 0.001)
    closes = mix((0, 0.5 * buckle), (0, 0.7 * knock(chance, 330, 0.06)))
    return room(chance, mix((0, 0.8 * strap), (0.11, closes), (0.15, 0.5 * buckle)), 0.07)


def spirit_enter(chance: Chance) -> Signal:
    """A voice without a mouth comes down from the vault, cold air with it."""
    voice = 0.6 * choir(chance, EB4, 0.1, 0.8)[: round(0.4 * 44_100)]
    air = 0.6 * highpass(breath(chance, 0.38, 2300, 700, 0.4), 400)
    return room(chance, mix((0, air), (0, voice), (0.06, 0.22 * glass(chance, C6, 0.3, 0.5))), 0.15, 0.3)


def player_hit(chance: Chance) -> Signal:
    """A blow on the one who leads: mail, flesh, and the iron of the hall that hums."""
    mail = grains(chance, 0.12, 26, (1700, 4300), 0.007)
    hums = 0.35 * bell(C3, 0.6, 0.35, 0.004)
    return room(chance, mix((0, 1.2 * thump(64, 0.24)), (0, 0.5 * mail), (0.01, hums)), 0.12, 0.24)


def destroy_shatter(chance: Chance) -> Signal:
    """Leads crack, and a window falls out of them: shards on stone."""
    leads = mix(
        (0, tick(chance, 900, 0.03)), (0.018, 0.8 * tick(chance, 1400, 0.025)), (0, 0.7 * thump(110, 0.1))
    )
    falls = [
        (
            0.05 + 0.05 * n + float(chance.uniform(0, 0.03)),
            0.2 * modes([(pitch, 1.0, 0.12), (pitch * 2.6, 0.4, 0.06)], 0.14),
        )
        for n, pitch in enumerate((3100, 4150, 2650, 3600, 2900))
    ]
    shards = grains(chance, 0.26, 40, (2300, 5200), 0.008)
    return room(chance, mix((0, leads), (0.04, 0.6 * shards), *falls), 0.1, 0.22)


def card_velvet(chance: Chance) -> Signal:
    """A card in a golden rim, put down on velvet."""
    rim = modes([(2210, 1.0, 0.08), (3470, 0.4, 0.05)], 0.1, 0.001)
    return room(chance, mix((0, lowpass(card(chance, 900, 1.0), 2600)), (0.004, 0.12 * rim)), 0.1, 0.24)


def win_hymn(chance: Chance) -> Signal:
    """The lydian step opens into C major; every window is lit."""
    steps = [(0.0, F4), (0.16, G4), (0.32, B3 * 2), (0.56, C5), (0.72, E5), (0.88, G5)]
    lit = [(at, 0.4 * glass(chance, pitch, 0.6, 0.8)) for at, pitch in steps]
    first = [(0.0, 0.13 * pipe(chance, pitch, 0.7, 0.1, 0.25)) for pitch in (F3 / 2, F3, A3, B3)]
    last = [(0.56, 0.13 * pipe(chance, pitch, 1.9, 0.12, 1.1)) for pitch in (C2, G2, C3, E4 / 2, G3, C4, E4)]
    peal = [(0.56, 0.3 * bell(C4, 1.7, 1.6)), (1.0, 0.22 * bell(E4, 1.5, 1.3))]
    return room(chance, mix(*lit, *first, *last, *peal, length=2.5), 0.4, 0.36)


def lose_hymn(chance: Chance) -> Signal:
    """A hymn that is not sung to its end, and one bell."""
    steps = ((0.0, (C3, G3, EB4)), (0.42, (F3 / 2, A3, C4)), (0.86, (C2, G2, EB3, G3)))
    sung = [(at, 0.16 * pipe(chance, pitch, 1.5, 0.14, 0.9)) for at, chord in steps for pitch in chord]
    glint = [(at, 0.3 * glass(chance, pitch, 0.6, 0.5)) for at, pitch in ((0.0, G4), (0.42, F4), (0.86, EB4))]
    return room(chance, mix(*sung, *glint, (0.86, 0.4 * bell(C3, 1.8, 1.5, 0.006)), length=2.5), 0.4, 0.36)


def far_hymn(chance: Chance) -> Signal:
    """Behind three doors somebody sings two chords."""
    chords = ((0.0, (C3, G3, EB4)), (1.5, (BB3 / 2, F3, BB3)))
    sung = [(at, choir(chance, pitch, 1.2, 0.6)) for at, chord in chords for pitch in chord]
    return afar(chance, mix(*sung), 700)


def far_steps(chance: Chance) -> Signal:
    """Somebody crosses the nave on hard soles."""
    soles = []
    for step in range(6):
        at = 0.46 * step + float(chance.normal(0, 0.012))
        soles.append((at, mix((0, tick(chance, 1250, 0.02)), (0.004, 0.7 * knock(chance, 210, 0.06)))))
    return afar(chance, mix(*soles), 1300)


def near_chain(chance: Chance) -> Signal:
    """A lamp on its chain, and stone that settles."""
    links = [
        (float(at), 0.3 * modes([(2600 + 300 * n, 1.0, 0.12), (4100, 0.4, 0.06)], 0.14, 0.001))
        for n, at in enumerate(np.cumsum(chance.uniform(0.05, 0.16, 6)))
    ]
    settles = 0.25 * lowpass(stone(chance, 0.3) * decay(0.3, 0.4, 0.02), 600)
    return room(chance, mix(*links, (0.5, settles)), 0.2, 0.35)
