"""From events to animations: which pieces move, how, and what sounds (the motion table decides the times).

Every animation starts from the board before its event and ends on the board after it. While pieces move they
are actors on the stage, and their places at rest are left empty. Skipping is safe at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.dracula import events as ev
from game.rules.contract import Event
from scenes.dracula import layout, pieces, plates
from scenes.dracula.actors import (
    CardActor,
    DropActor,
    FolkActor,
    TokenActor,
    card_in_slot,
    deck_card,
    held_card,
    size_of,
)
from scenes.dracula.board import SLOTS, Board
from scenes.dracula.chronicle import slot_of
from scenes.dracula.gestures import RAISE, bow, flip, grow, shown_up, slam
from scenes.dracula.pieces import DECK_BACK
from scenes.dracula.show import Show
from scenes.table.view import Moment
from sprites import motion
from sprites.motion import Motion
from sprites.moves import Travel
from sprites.timeline import Parallel, Sequence, Step, Tween, Wait, stagger

VERDICT_HOLD = 650.0
"""How long the reason of a comparison stands still, beyond the comparing itself: it wants to be read."""
BREATH = 240.0
"""Before the viewer's own turn begins, so that the other side's last move is seen to end."""
FLIP_AFTER = (motion.DRAW_CARD.ms - motion.FLIP.ms) / 2
"""A card that is drawn turns over in the middle of its way."""
GATHER = Motion(240, "in_out_cubic")
BLOOD, GOLD, SILVER = (190, 40, 44), (255, 216, 115), (196, 214, 222)
WHERE = tuple((seat, slot) for slot in SLOTS for seat in (0, 1))
"""All ten places in the order of the deal (D9)."""


def animation(show: Show, moment: Moment[Board]) -> Step:
    """The animation of one event; nothing for an event that changes nothing to be seen."""
    script = _SCRIPTS.get(type(moment.event))
    return script(show, moment.before, moment.event, moment.after) if script else Sequence()


# --- a turn ---------------------------------------------------------------------------------------------


def _turn_started(show: Show, before: Board, event: ev.TurnStarted, after: Board) -> Step:
    cue = show.sound("turn_mine" if event.seat == before.viewer else "turn_theirs")
    if event.last or event.extra:
        return Sequence(cue, show.say("flash.last" if event.last else "flash.extra", event.seat))
    return Sequence(cue, Wait(BREATH if event.seat == before.viewer else 80.0))


def _drawn(show: Show, before: Board, event: ev.Drawn, after: Board) -> Step:
    card = deck_card(show.words, event.card, event.seat, event.face_up)
    held = layout.held(event.seat == before.bottom)
    return Sequence(
        show.enter([card], ["held", "deck_top"] if event.face_up else ["held"]),
        show.sound("card_draw"),
        Parallel(
            Travel(card, held.center, motion.DRAW_CARD, rise=motion.DRAW_RISE),
            grow(card, size_of(held.w), motion.DRAW_CARD),
            Sequence(Wait(FLIP_AFTER), flip(card)),
        ),
        show.leave(),
    )


def _discarded(show: Show, before: Board, event: ev.Discarded, after: Board) -> Step:
    if not event.place:
        thrown = held_card(show.words, before)
        return Sequence(show.enter([thrown], ["held"]), _thrown(show, thrown, event.card), show.leave())
    place = slot_of(event.seat, event.place)
    thrown = card_in_slot(show.words, before, event.seat, event.place)
    kept = held_card(show.words, before)
    rect = layout.card(event.seat == before.bottom, event.place)
    goes_in = Sequence(
        Wait(140),
        Parallel(
            Travel(kept, rect.center, motion.PLAY_TRAVEL),
            grow(kept, size_of(rect.w), motion.PLAY_TRAVEL),
            flip(kept, 1.0 if event.kept else 0.0),
        ),
    )
    return Sequence(
        show.aim(event.seat, before.viewer, place),
        show.enter([kept, thrown], ["held", place]),
        show.sound("card_return"),
        Parallel(_thrown(show, thrown, event.card), goes_in),
        show.leave(),
    )


def _thrown(show: Show, card: CardActor, face: str) -> Step:
    """A card flies to the pile and lands face up."""
    card.card, pile = face, layout.PILE
    size = size_of(pile.w)
    return Sequence(
        Parallel(
            Travel(card, pile.center, motion.PLAY_TRAVEL),
            grow(card, size, motion.PLAY_TRAVEL),
            flip(card),
        ),
        show.sound("card_play"),
        slam(card, size),
    )


def _called(show: Show, before: Board, event: ev.Called, after: Board) -> Step:
    return Sequence(show.sound("last_call"), show.say("flash.called", event.seat))


# --- effects --------------------------------------------------------------------------------------------


def _skipped(show: Show, before: Board, event: ev.EffectSkipped, after: Board) -> Step:
    return show.say(f"skip.told.{event.card[1:]}", event.seat)


def _revealed(show: Show, before: Board, event: ev.CardRevealed, after: Board) -> Step:
    place = slot_of(event.owner, event.slot)
    card = card_in_slot(show.words, before, event.owner, event.slot)
    card.card = event.card
    return Sequence(
        show.aim(event.seat, before.viewer, place),
        show.enter([card], [place]),
        show.sound("card_flip"),
        Parallel(flip(card), shown_up(card, card.size)),
        show.leave(),
    )


def _deck_top(show: Show, before: Board, event: ev.DeckTopRevealed, after: Board) -> Step:
    card = deck_card(show.words, event.card, DECK_BACK, False)
    return Sequence(
        show.enter([card], []),
        show.sound("card_flip"),
        Parallel(flip(card), shown_up(card, card.size)),
        show.leave(),
    )


def _slots_swapped(show: Show, before: Board, event: ev.SlotsSwapped, after: Board) -> Step:
    one = card_in_slot(show.words, before, event.seat, event.slot)
    two = card_in_slot(show.words, before, event.seat, event.other)
    places = slot_of(event.seat, event.slot), slot_of(event.seat, event.other)
    rise = 34.0 if event.seat == before.bottom else -34.0
    return Sequence(
        show.aim(event.seat, before.viewer, *places),
        show.enter([one, two], places),
        show.sound("card_return"),
        Parallel(
            Travel(one, two.centre, motion.TRUMP_SWAP, rise=rise),
            Travel(two, one.centre, motion.TRUMP_SWAP, rise=-rise / 3),
        ),
        show.leave(),
    )


def _district_swapped(show: Show, before: Board, event: ev.DistrictSwapped, after: Board) -> Step:
    place, ms = event.district, motion.TRUMP_SWAP.ms
    one, two = (card_in_slot(show.words, before, seat, place) for seat in (0, 1))
    one.card, two.card = after.piece(1, place).card, after.piece(0, place).card
    places = slot_of(0, place), slot_of(1, place)
    return Sequence(
        show.aim(event.seat, before.viewer, *places),
        show.enter([one, two], places),
        show.sound("card_return"),
        Parallel(
            bow(one, two.x, two.y, -52, ms),
            bow(two, one.x, one.y, 52, ms),
            Sequence(Wait(150), Parallel(flip(one), flip(two))),
        ),
        show.leave(),
    )


def _trump(show: Show, before: Board, event: ev.TrumpChanged, after: Board) -> Step:
    rank = before.order.index(event.new)
    old, new = TokenActor(event.old, 0), TokenActor(event.new, rank)
    small, way, stamp = new.size, motion.TRUMP_SWAP, motion.SEAL_STAMP
    return Sequence(
        show.aim(event.seat, before.viewer, f"token:{event.new}"),
        show.enter([old, new], [f"token:{event.old}", f"token:{event.new}"]),
        show.sound("trump_change"),
        Parallel(
            Travel(old, new.centre, way, rise=-34.0),
            Travel(new, old.centre, way, rise=34.0),
            grow(old, small, way),
            grow(new, 1.0, way),
        ),
        grow(new, 1.16, stamp),
        show.burst(layout.TRUMP, GOLD),
        grow(new, 1.0, stamp),
        show.leave(),
    )


# --- the end of a round ---------------------------------------------------------------------------------


def _round_ended(show: Show, before: Board, event: ev.RoundEnded, after: Board) -> Step:
    hidden = [where for where in WHERE if before.piece(*where).card is None]
    cards = [card_in_slot(show.words, before, *where) for where in hidden]
    for card, (seat, slot) in zip(cards, hidden, strict=True):
        card.card = event.racks[seat][slot - 1]
    return Sequence(
        show.sound("round_end"),
        show.say(f"flash.ended.{event.by}", round=event.round),
        show.enter(cards, [slot_of(*where) for where in hidden]),
        stagger(motion.DRAW_GAP, [Sequence(show.sound("card_flip"), flip(card)) for card in cards]),
        show.leave(),
        Wait(250),
    )


def _resolved(show: Show, before: Board, event: ev.DistrictResolved, after: Board) -> Step:
    place, lift, slide = event.district, motion.DISTRICT_LIFT, motion.DISTRICT_SLIDE
    cards = [card_in_slot(show.words, before, seat, place) for seat in (0, 1)]
    toward = [-10.0 if seat == before.bottom else 10.0 for seat in (0, 1)]
    winner, loser = cards[event.winner], cards[1 - event.winner]
    ups = [
        Tween(card, lift.ms, lift.curve, y=card.y + way, size=card.size * 1.08)
        for card, way in zip(cards, toward, strict=True)
    ]
    home = Tween(winner, slide.ms, slide.curve, y=winner.y, size=winner.size)
    beaten = loser.y - toward[1 - event.winner] * 1.4
    falls = Tween(loser, slide.ms, slide.curve, y=beaten, size=loser.size * 0.94)
    return Sequence(
        show.judge(event),
        show.enter(cards, [slot_of(seat, place) for seat in (0, 1)]),
        show.sound("vane_turn"),
        Parallel(*ups),
        Wait(motion.DISTRICT_COMPARE + VERDICT_HOLD),
        Parallel(home, falls),
        Parallel(
            _burn(loser),
            _bite(show, event, before.humans) if event.winner == 0 else _hit(show, before, event),
        ),
        show.leave(),
    )


def _burn(card: CardActor) -> Step:
    """The ink of a beaten card burns from its edge, as far as it still can be read."""
    way = motion.DESTROY
    return Sequence(
        Tween(card, 0, moves=False, fire=0.0),
        Tween(card, way.ms, way.curve, moves=False, fire=pieces.SINGED + 0.99),
    )


def _bite(show: Show, event: ev.DistrictResolved, humans: int) -> Step:
    """A townsperson turns."""
    number = event.vampires_before
    folk = FolkActor(number + event.district - 1, layout.folk(event.district, number, humans))
    way = motion.DISTRICT_FLIP
    return Sequence(
        show.enter([folk], [f"folk:{event.district}:{number}"]),
        show.sound("bite", district=event.district),
        show.burst(folk.centre, BLOOD),
        show.quake(motion.HIT_REACH, motion.HIT_SHAKE),
        Parallel(
            Tween(folk, way.ms, way.curve, moves=False, bitten=1.0),
            Tween(folk, way.ms, "out_back", size=1.35),
        ),
        grow(folk, 1.0, RAISE),
    )


def _hit(show: Show, before: Board, event: ev.DistrictResolved) -> Step:
    """A drop of health falls."""
    number = event.health_before - 1
    size = layout.drop_size(before.start_health)
    drop = DropActor(plates.drop_place(before, number), size)
    return Sequence(
        show.enter([drop], [f"drop:{number}"]),
        show.sound("stake_hit", district=event.district),
        show.burst(drop.centre, SILVER),
        show.quake(motion.HIT_REACH, motion.HIT_SHAKE),
        Tween(drop, 120, "out_back", size=1.6),
        Parallel(
            Tween(drop, 260, "in_quad", y=drop.y + 26),
            Tween(drop, 260, "in_quad", moves=False, alpha=0.0),
        ),
    )


def _ended(show: Show, before: Board, event: ev.GameEnded, after: Board) -> Step:
    won = before.viewer not in (0, 1) or event.winner == before.viewer
    return Sequence(
        show.sound("win" if won else "lose"),
        Sequence() if won else show.quake(motion.DEFEAT_REACH, motion.DEFEAT_SHAKE),
        show.say(f"flash.over.{event.rule}", event.winner),
        Wait(200),
    )


# --- the deal -------------------------------------------------------------------------------------------


def _round_started(show: Show, before: Board, event: ev.RoundStarted, after: Board) -> Step:
    cards = [deck_card(show.words, after.piece(*where).card, where[0], False) for where in WHERE]
    goals = [layout.card(seat == after.bottom, slot) for seat, slot in WHERE]
    deals = []
    for card, goal in zip(cards, goals, strict=True):
        way = Parallel(
            Travel(card, goal.center, motion.DRAW_CARD, rise=motion.DRAW_RISE),
            grow(card, size_of(goal.w), motion.DRAW_CARD),
            Sequence(Wait(FLIP_AFTER), flip(card)),
        )
        deals.append(Sequence(show.sound("card_draw"), way))
    return Sequence(
        _gathered(show, before) if before.dealt else Sequence(),
        show.clear_table(replace(after, dealt=False, deck=32)),
        show.say("flash.round", round=event.round),
        show.enter(cards, []),
        stagger(motion.DRAW_GAP, deals),
        Wait(120),
        show.leave(),
        show.clear_table(None),
    )


def _gathered(show: Show, before: Board) -> Step:
    """All cards go back to the deck."""
    cards = [card_in_slot(show.words, before, *where) for where in WHERE]
    ways = [
        Parallel(
            Travel(card, layout.DECK.center, GATHER),
            grow(card, size_of(layout.DECK.w), GATHER),
            flip(card, 0),
        )
        for card in cards
    ]
    return Sequence(
        show.enter(cards, [*(slot_of(*where) for where in WHERE), "pile"]), stagger(18, ways), show.leave()
    )


_SCRIPTS: dict[type[Event], Callable[[Show, Board, Any, Board], Step]] = {
    ev.RoundStarted: _round_started,
    ev.TurnStarted: _turn_started,
    ev.Drawn: _drawn,
    ev.Discarded: _discarded,
    ev.EffectSkipped: _skipped,
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: _deck_top,
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: _district_swapped,
    ev.TrumpChanged: _trump,
    ev.Called: _called,
    ev.RoundEnded: _round_ended,
    ev.DistrictResolved: _resolved,
    ev.GameEnded: _ended,
}
