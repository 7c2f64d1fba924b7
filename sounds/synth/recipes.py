"""One recipe a cue: what sounds, when, how loud and for how long at most.

The modes are the game's own: D minor with its lowered second for the night, and D major for a morning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sounds.synth import magic, places, war
from sounds.synth.instruments import (
    Chance,
    bell,
    breath,
    card,
    creak,
    grains,
    knock,
    pipe,
    rustle,
    stone,
    string,
    thump,
    tick,
)
from sounds.synth.signal import Signal, highpass, lowpass, mix, room

D2, A2, D3, F3, FS3, A3, BB3, C4, D4 = 73.42, 110.0, 146.83, 174.61, 185.0, 220.0, 233.08, 261.63, 293.66
EB4, F4, FS4, A4, D5, FS5 = 311.13, 349.23, 369.99, 440.0, 587.33, 739.99


@dataclass(frozen=True)
class Recipe:
    """How a cue is made. `loudness` in dB (see `finish`), `longest` in seconds."""

    make: Callable[[Chance], Signal]
    loudness: float
    longest: float = 0.4


def ui_hover(chance: Chance) -> Signal:
    """A paper tick."""
    return tick(chance, 3400, 0.014)


def ui_click(chance: Chance) -> Signal:
    """A slug of type set into its stick."""
    slug = mix((0, tick(chance, 2300, 0.018)), (0.002, 0.6 * knock(chance, 640, 0.045)))
    return room(chance, slug, 0.05, 0.12)


def ui_back(chance: Chance) -> Signal:
    """The same, softer and lower."""
    slug = mix((0, tick(chance, 1300, 0.02)), (0.002, knock(chance, 380, 0.06)))
    return room(chance, lowpass(slug, 2600), 0.05)


def ui_deny(chance: Chance) -> Signal:
    """A dull knock on thick wood, twice and close: no."""
    once = lowpass(knock(chance, 172, 0.1), 1300)
    return room(chance, mix((0, once), (0.085, 0.75 * once)), 0.06)


def page_turn(chance: Chance) -> Signal:
    """A heavy page, lifted and laid over."""
    landing = lowpass(card(chance, 900, 0.35), 2400)
    return room(chance, mix((0, rustle(chance, 0.26, 1300, 3400, 0.45)), (0.225, 0.5 * landing)), 0.07)


def seal_crack(chance: Chance) -> Signal:
    """Wax gives way under a thumb, and crumbs fall on the letter."""
    crack = mix(
        (0, 1.0 * tick(chance, 1700, 0.03)),
        (0.012, 0.7 * tick(chance, 2600, 0.02)),
        (0.03, 0.9 * tick(chance, 1250, 0.035)),
        (0, 0.7 * thump(150, 0.07)),
    )
    crumbs = grains(chance, 0.17, 16, (1800, 4200), 0.007)
    return room(chance, mix((0, crack), (0.06, 0.35 * crumbs)), 0.08)


def book_open(chance: Chance) -> Signal:
    """A leather cover creaks, falls on the desk, and the leaves follow."""
    leather = lowpass(creak(chance, 260, 420, 0.24), 1500)
    cover = mix((0, thump(82, 0.16)), (0, 0.5 * lowpass(card(chance, 500, 0.4), 1600)))
    leaves = rustle(chance, 0.24, 2600, 1500, 0.25)
    return room(chance, mix((0, 0.5 * leather), (0.22, cover), (0.27, 0.45 * leaves)), 0.1)


def card_draw(chance: Chance) -> Signal:
    """A card slides off the deck, past the riffle of its neighbours."""
    riffle = mix(*((0.012 * n, (0.35 + 0.09 * n) * tick(chance, 2500 + 160 * n, 0.009)) for n in range(7)))
    slide = highpass(rustle(chance, 0.13, 2200, 4200, 0.55), 900)
    return room(chance, mix((0, 0.9 * riffle), (0.015, 0.45 * slide)), 0.06)


def card_flip(chance: Chance) -> Signal:
    """A snap: the card bends, turns and lies."""
    bend = highpass(rustle(chance, 0.06, 3000, 5000, 0.7), 1500)
    return room(chance, mix((0, 0.5 * bend), (0.055, card(chance, 1900, 0.3))), 0.06)


def card_play(chance: Chance) -> Signal:
    """A card put down on velvet over oak, and meant."""
    return room(chance, lowpass(card(chance, 1150, 0.9), 3600), 0.08, 0.2)


def card_return(chance: Chance) -> Signal:
    """A card drawn back over the cloth."""
    cloth = lowpass(rustle(chance, 0.2, 2600, 1100, 0.35), 3400)
    return mix((0, cloth), (0.16, 0.35 * tick(chance, 1500, 0.015)))


def turn_mine(chance: Chance) -> Signal:
    """Two notes of a hand bell, up."""
    return mix((0, 0.8 * bell(A4, 0.5, 0.4)), (0.12, bell(D5, 0.6, 0.4)))


def turn_theirs(chance: Chance) -> Signal:
    """One low note."""
    return lowpass(bell(D4, 0.7, 0.5, 0.008), 1800)


def your_choice(chance: Chance) -> Signal:
    """Two soft knocks on the door of the study: something waits."""
    once = lowpass(knock(chance, 262, 0.1), 2200)
    return room(chance, mix((0, once), (0.14, 0.9 * once)), 0.09, 0.22)


def target(chance: Chance) -> Signal:
    """A pin set into the map: the point, then the wood under it."""
    return room(chance, mix((0, tick(chance, 2900, 0.016)), (0.004, 0.7 * knock(chance, 520, 0.07))), 0.06)


def bite(chance: Chance) -> Signal:
    """Two teeth through skin, then what is drawn from under it."""
    tooth = mix((0, tick(chance, 1500, 0.016)), (0.001, 0.9 * thump(170, 0.05)))
    draught = breath(chance, 0.26, 1900, 520, 0.25)
    return room(chance, mix((0, tooth), (0.038, 0.85 * tooth), (0.07, 0.9 * draught)), 0.07)


def stake_hit(chance: Chance) -> Signal:
    """Mallet on ash wood, the point going home."""
    blow = mix((0, knock(chance, 205, 0.17)), (0, 0.9 * thump(68, 0.2)), (0, 0.6 * tick(chance, 2400, 0.02)))
    splinters = grains(chance, 0.09, 12, (1500, 3600), 0.008)
    return room(chance, mix((0, blow), (0.015, 0.3 * splinters)), 0.1, 0.2)


def trump_change(chance: Chance) -> Signal:
    """A stone disc turns in its socket and settles on an iron note."""
    settled = mix((0, 0.5 * thump(90, 0.12)), (0, 0.4 * bell(F3, 0.45, 0.3, 0.004)))
    return room(chance, mix((0, 0.8 * stone(chance, 0.24)), (0.19, settled)), 0.08)


def vane_turn(chance: Chance) -> Signal:
    """The iron cock on the steeple finds the wind."""
    wind = 0.5 * breath(chance, 0.4, 500, 1100, 0.5)
    return mix((0, wind), (0.04, lowpass(creak(chance, 620, 980, 0.3), 3800)))


def last_call(chance: Chance) -> Signal:
    """The iron ring on an oak door, three times: whoever is inside has one turn left."""
    blow = mix((0, knock(chance, 150, 0.15)), (0, 0.7 * thump(74, 0.12)), (0, 0.18 * bell(622, 0.16, 0.15)))
    return room(chance, mix((0, 0.8 * blow), (0.11, 0.85 * blow), (0.22, blow)), 0.12, 0.26)


def round_end(chance: Chance) -> Signal:
    """The parish bell, once."""
    return mix((0, bell(A3, 1.9, 1.2)), (0, 0.15 * tick(chance, 1500, 0.02)))


def win(chance: Chance) -> Signal:
    """Dawn: the minor cadence opens into D major, and a bell agrees."""
    harp = [(0.0, D3), (0.11, A3), (0.22, D4), (0.33, F4)]
    harp += [(0.55, A3), (0.66, D4), (0.77, FS4), (0.88, A4), (0.99, D5)]
    plucked = [(at, 0.55 * string(chance, pitch, 1.7, 1.5)) for at, pitch in harp]
    chord = [(0.55, 0.1 * pipe(chance, pitch, 1.9, 0.14, 1.2)) for pitch in (D2, A2, D3, FS3, A3, D4)]
    return room(chance, mix(*plucked, *chord, (1.1, 0.35 * bell(FS5 / 2, 1.6, 1.4)), length=2.5), 0.3, 0.3)


def lose(chance: Chance) -> Signal:
    """Night closes: a step down onto the lowered second, and home in the dark."""
    steps = [(0.0, A3), (0.24, BB3), (0.5, F3), (0.76, EB4 / 2), (1.08, D3)]
    plucked = [(at, 0.6 * string(chance, pitch, 1.5, 1.4, 0.42)) for at, pitch in steps]
    low = [(0.5, 0.2 * pipe(chance, EB4 / 4, 0.7, 0.12, 0.3))]
    low += [(1.08, 0.2 * pipe(chance, pitch, 1.4, 0.16, 1.0)) for pitch in (D2, A2, D3, F3)]
    return room(chance, mix(*plucked, *low, (1.1, 0.4 * bell(D3, 1.8, 1.4, 0.006)), length=2.5), 0.3, 0.3)


def reward(chance: Chance) -> Signal:
    """Something was achieved: a small rising figure, and a bell that nods."""
    notes = [(0.0, D4), (0.09, FS4), (0.18, A4), (0.3, D5)]
    plucked = [(at, 0.5 * string(chance, pitch, 0.9, 0.6, 0.45)) for at, pitch in notes]
    return room(chance, mix(*plucked, (0.3, 0.3 * bell(FS5, 0.8, 0.6)), length=0.8), 0.2, 0.3)


INTERFACE, EFFECT, MUSIC, FAR = -25.0, -19.0, -19.0, -34.0

RECIPES = {
    "ui_hover": Recipe(ui_hover, INTERFACE - 8, 0.06),
    "ui_click": Recipe(ui_click, INTERFACE),
    "ui_back": Recipe(ui_back, INTERFACE),
    "ui_deny": Recipe(ui_deny, INTERFACE + 3),
    "page_turn": Recipe(page_turn, INTERFACE),
    "seal_crack": Recipe(seal_crack, EFFECT - 2),
    "book_open": Recipe(book_open, EFFECT - 3, 0.6),
    "card_draw": Recipe(card_draw, EFFECT - 4),
    "card_flip": Recipe(card_flip, EFFECT - 2),
    "card_play": Recipe(card_play, EFFECT),
    "card_return": Recipe(card_return, EFFECT - 4),
    "turn_mine": Recipe(turn_mine, EFFECT - 3),
    "turn_theirs": Recipe(turn_theirs, EFFECT - 3),
    "your_choice": Recipe(your_choice, EFFECT - 2),
    "target": Recipe(target, EFFECT - 4),
    "bite": Recipe(bite, EFFECT),
    "stake_hit": Recipe(stake_hit, EFFECT + 2),
    "trump_change": Recipe(trump_change, EFFECT),
    "vane_turn": Recipe(vane_turn, EFFECT - 4),
    "last_call": Recipe(last_call, EFFECT - 1),
    "round_end": Recipe(round_end, EFFECT, 1.2),
    "win": Recipe(win, MUSIC, 2.5),
    "lose": Recipe(lose, MUSIC, 2.5),
    "reward": Recipe(reward, MUSIC - 1, 0.9),
    "far_owl": Recipe(places.far_owl, FAR, 3.6),
    "far_dog": Recipe(places.far_dog, FAR, 2.6),
    "far_carriage": Recipe(places.far_carriage, FAR - 2, 5.2),
    "far_bell": Recipe(places.far_bell, FAR, 5.0),
    "near_candle": Recipe(places.near_candle, FAR - 3, 0.6),
    "near_leaf": Recipe(places.near_leaf, FAR - 3, 1.1),
    "card_map": Recipe(war.card_map, EFFECT),
    "channel_P": Recipe(war.channel_personnel, EFFECT - 4),
    "channel_S": Recipe(war.channel_supplies, EFFECT - 4),
    "engine_start": Recipe(war.engine_start, EFFECT - 3),
    "order_wire": Recipe(war.order_wire, EFFECT - 4),
    "convoy_empty": Recipe(war.convoy_empty, EFFECT - 2, 0.9),
    "attack_gun": Recipe(war.attack_gun, EFFECT),
    "attack_cannon": Recipe(war.attack_cannon, EFFECT + 1),
    "attack_melee": Recipe(war.attack_melee, EFFECT - 2),
    "block": Recipe(war.block, EFFECT - 1),
    "hit_light": Recipe(war.hit_light, EFFECT - 1),
    "hit_heavy": Recipe(war.hit_heavy, EFFECT + 2),
    "destroy_tear": Recipe(war.destroy_tear, EFFECT - 2),
    "sovereign_hit": Recipe(war.sovereign_hit, EFFECT + 2),
    "win_march": Recipe(war.win_march, MUSIC, 1.9),
    "lose_march": Recipe(war.lose_march, MUSIC, 1.9),
    "far_guns": Recipe(war.far_guns, FAR, 1.7),
    "far_engine": Recipe(war.far_engine, FAR - 2, 1.5),
    "near_wire": Recipe(war.near_wire, FAR - 3, 1.0),
    "card_velvet": Recipe(magic.card_velvet, EFFECT),
    "opal_charge": Recipe(magic.opal_charge, EFFECT - 4),
    "spell_cast": Recipe(magic.spell_cast, EFFECT - 2),
    "assign_item": Recipe(magic.assign_item, EFFECT - 4),
    "spirit_enter": Recipe(magic.spirit_enter, EFFECT - 2),
    "player_hit": Recipe(magic.player_hit, EFFECT + 2),
    "destroy_shatter": Recipe(magic.destroy_shatter, EFFECT - 2),
    "win_hymn": Recipe(magic.win_hymn, MUSIC, 2.5),
    "lose_hymn": Recipe(magic.lose_hymn, MUSIC, 2.5),
    "far_hymn": Recipe(magic.far_hymn, FAR, 4.5),
    "far_steps": Recipe(magic.far_steps, FAR - 2, 3.4),
    "near_chain": Recipe(magic.near_chain, FAR - 3, 1.2),
}
"""Every cue's recipe by name."""
