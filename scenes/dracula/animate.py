"""From events to animations: which pieces move, how, and what sounds (the motion table decides the times).

Every animation starts from the board before its event and ends on the board after it. While pieces move they
are `Actor`s, and their places at rest are left empty (`away`). Skipping is safe at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.dracula import events as ev
from game.rules.contract import Event
from scenes.dracula import layout
from scenes.dracula.board import SLOTS, Board
from scenes.dracula.pieces import DECK_BACK
from scenes.table.view import Moment
from sprites import motion
from sprites.motion import Motion
from sprites.timeline import Call, Parallel, Sequence, Step, Tween, Wait, stagger

VERDICT_HOLD = 650.0
"""How long the reason of a comparison stands still, beyond the comparing itself: it wants to be read."""
FLASH_IN, FLASH_HOLD, FLASH_OUT = 160.0, 620.0, 180.0
GATHER = Motion(240, "in_out_cubic")
DEAL_GAP = 70.0


@dataclass(slots=True)
class Actor:
    """A piece on its way. `x`, `y` are its centre, `width` that of a card or the diameter of something round."""

    kind: str
    """"card", "token", "folk" or "drop"."""
    face: str | None
    """The card or suit; None for a card that stays face down."""
    x: float
    y: float
    width: float
    owner: int = DECK_BACK
    turn: float = 1.0
    """0 shows the back (or a person), 1 the front (or the vampire)."""
    size: float = 1.0
    alpha: float = 255.0
    number: int = 0


@dataclass(slots=True)
class Flash:
    """Big words across the stage for a moment."""

    text: str = ""
    seat: int | None = None
    alpha: float = 0.0


Tell = Callable[[str, int | None, dict[str, Any]], str]
"""Looks up a text of the area `dracula`, with the name of a seat (or nobody's) filled in."""


class Show:
    """What moves on the board at this moment, and how each event makes it move."""

    def __init__(self, sound: Callable[[str], object], tell: Tell) -> None:
        self.actors: list[Actor] = []
        self.away: set[str] = set()
        """Ids of the pieces whose place at rest is empty for now."""
        self.marked: set[str] = set()
        """Ids of the pieces that an opponent's action is about to touch."""
        self.verdict: ev.DistrictResolved | None = None
        self.flash = Flash()
        self.bare: Board | None = None
        """Shown in place of the board while cards are being dealt."""
        self._sound = sound
        self._tell = tell

    def clear(self) -> None:
        """Nothing moves any more."""
        self.actors.clear()
        self.away.clear()
        self.marked.clear()
        self.verdict = None
        self.flash.alpha = 0.0
        self.bare = None

    def step(self, moment: Moment[Board]) -> Step:
        """The animation of one event."""
        script = _SCRIPTS.get(type(moment.event))
        return script(self, moment.before, moment.event, moment.after) if script else Sequence()

    # --- building stones ----------------------------------------------------------------------------------

    def enter(self, actors: Iterable[Actor], away: Iterable[str]) -> Call:
        """From here on the actors are seen, and the places are empty."""
        came, empty = list(actors), set(away)

        def begin() -> None:
            self.actors.extend(came)
            self.away |= empty

        return Call(begin)

    def leave(self) -> Call:
        """All actors are gone; what they stood for is in its place again."""

        def end() -> None:
            self.actors.clear()
            self.away.clear()
            self.marked.clear()

        return Call(end)

    def sound(self, cue: str) -> Call:
        """A sound at this moment."""
        return Call(lambda: self._sound(cue))

    def aim(self, event: Any, before: Board, *ids: str) -> Step:
        """Let the viewer see what the other side is about to touch."""
        if event.seat == before.viewer:
            return Sequence()
        return Sequence(Call(lambda: self.marked.update(ids)), Wait(motion.TARGET_RING_AHEAD))

    def say(self, key: str, seat: int | None = None, **params: Any) -> Step:
        """Big words for a moment; the show goes on when they can be read."""

        def begin() -> None:
            self.flash.text = self._tell(key, seat, params)
            self.flash.seat = seat

        return Sequence(
            Call(begin),
            Tween(self.flash, FLASH_IN, "out_cubic", moves=False, alpha=255.0),
            Wait(FLASH_HOLD),
            Tween(self.flash, FLASH_OUT, "in_cubic", moves=False, alpha=0.0),
        )


def card_at(board: Board, seat: int, slot: int) -> Actor:
    """The card of a slot as an actor that has not moved yet."""
    piece = board.piece(seat, slot)
    rect = layout.card(seat == board.bottom, slot)
    known = piece.card is not None
    return Actor("card", piece.card, rect.centerx, rect.centery, rect.w, seat, 1.0 if known else 0.0)


def held_card(board: Board) -> Actor:
    """The drawn card as an actor."""
    held, rect = board.held, layout.HELD
    card = held.card if held else None
    owner = held.seat if held else DECK_BACK
    return Actor("card", card, rect.centerx, rect.centery, rect.w, owner, 1.0 if card else 0.0)


def slot_id(seat: int, slot: int) -> str:
    """The id of a card's place, as the log uses it."""
    return f"slot:{seat}:{slot}"


def _move(actor: Actor, way: Motion, **ends: float) -> Tween:
    return Tween(actor, way.ms, way.curve, **ends)


def _flip(actor: Actor, to: float = 1.0) -> Step:
    return Tween(actor, motion.FLIP.ms, motion.FLIP.curve, moves=False, turn=to)


def _slam(actor: Actor) -> Step:
    half = motion.PLAY_SLAM.ms / 2
    return Sequence(
        Tween(actor, half, "out_quad", size=motion.SLAM_SIZE), Tween(actor, half, "out_back", size=1.0)
    )


# --- one script an event ------------------------------------------------------------------------------------


def _drawn(show: Show, before: Board, event: ev.Drawn, after: Board) -> Step:
    deck, held = layout.DECK, layout.HELD
    actor = Actor(
        "card", event.card, deck.centerx, deck.centery, deck.w, event.seat, 1.0 if event.face_up else 0.0
    )
    turn = _flip(actor) if event.card and not event.face_up else Sequence()
    away = ["held", "deck_top"] if event.face_up else ["held"]
    return Sequence(
        show.enter([actor], away),
        show.sound("card_draw"),
        Parallel(
            _move(actor, motion.DRAW_CARD, x=held.centerx, y=held.centery, width=held.w),
            Sequence(Wait(60), turn),
        ),
        show.leave(),
    )


def _discarded(show: Show, before: Board, event: ev.Discarded, after: Board) -> Step:
    from_slot = event.place > 0
    thrown = card_at(before, event.seat, event.place) if from_slot else held_card(before)
    thrown = replace(thrown, face=event.card)
    pile = layout.PILE
    fly = Sequence(
        Parallel(
            _move(thrown, motion.PLAY_TRAVEL, x=pile.centerx, y=pile.centery, width=pile.w),
            _flip(thrown) if thrown.turn < 1 else Sequence(),
        ),
        show.sound("card_play"),
        _slam(thrown),
    )
    if not from_slot:
        return Sequence(show.enter([thrown], ["held"]), fly, show.leave())
    kept = replace(held_card(before), face=event.kept)
    rect = layout.card(event.seat == before.bottom, event.place)
    kept.turn = 1.0 if kept.turn and event.kept else 0.0
    come = Sequence(
        Wait(140),
        _move(kept, motion.PLAY_TRAVEL, x=rect.centerx, y=rect.centery, width=rect.w),
        _flip(kept) if event.kept and not kept.turn else Sequence(),
    )
    away = ["held", slot_id(event.seat, event.place)]
    return Sequence(
        show.aim(event, before, slot_id(event.seat, event.place)),
        show.enter([kept, thrown], away),
        show.sound("card_return"),
        Parallel(fly, come),
        show.leave(),
    )


def _skipped(show: Show, before: Board, event: ev.EffectSkipped, after: Board) -> Step:
    return show.say(f"skip.told.{event.card[1:]}", event.seat)


def _revealed(show: Show, before: Board, event: ev.CardRevealed, after: Board) -> Step:
    actor = replace(card_at(before, event.owner, event.slot), face=event.card)
    place = slot_id(event.owner, event.slot)
    flip = _flip(actor) if actor.turn < 1 else Sequence()
    return Sequence(
        show.aim(event, before, place),
        show.enter([actor], [place]),
        show.sound("card_flip"),
        Parallel(flip, Sequence(Tween(actor, 120, "out_cubic", size=1.14), Wait(160))),
        Tween(actor, 120, "in_out_cubic", size=1.0),
        show.leave(),
    )


def _deck_top(show: Show, before: Board, event: ev.DeckTopRevealed, after: Board) -> Step:
    deck = layout.DECK
    actor = Actor("card", event.card, deck.centerx, deck.centery, deck.w, DECK_BACK, 0.0)
    return Sequence(
        show.enter([actor], []),
        show.sound("card_flip"),
        Parallel(_flip(actor), Sequence(Tween(actor, 120, "out_cubic", size=1.14), Wait(200))),
        Tween(actor, 120, "in_out_cubic", size=1.0),
        show.leave(),
    )


def _arc(actor: Actor, x: float, y: float, bend_x: float, bend_y: float, ms: float) -> Step:
    """Travel to a point over a curve that leaves the straight way by the bend."""
    half = ms / 2
    over_x, over_y = (actor.x + x) / 2 + bend_x, (actor.y + y) / 2 + bend_y
    return Sequence(
        Tween(actor, half, "in_quad", x=over_x, y=over_y), Tween(actor, half, "out_quad", x=x, y=y)
    )


def _slots_swapped(show: Show, before: Board, event: ev.SlotsSwapped, after: Board) -> Step:
    one, two = card_at(before, event.seat, event.slot), card_at(before, event.seat, event.other)
    ids = slot_id(event.seat, event.slot), slot_id(event.seat, event.other)
    up = -34 if event.seat == before.bottom else 34
    return Sequence(
        show.aim(event, before, *ids),
        show.enter([one, two], ids),
        show.sound("card_return"),
        Parallel(_arc(one, two.x, two.y, 0, up, 420), _arc(two, one.x, one.y, 0, -up / 4, 420)),
        show.leave(),
    )


def _district_swapped(show: Show, before: Board, event: ev.DistrictSwapped, after: Board) -> Step:
    place = event.district
    one, two = card_at(before, 0, place), card_at(before, 1, place)
    goal = {seat: after.piece(seat, place).card for seat in (0, 1)}
    one.face, two.face = goal[1] or one.face, goal[0] or two.face
    turns = [_flip(a) for a in (one, two) if a.face is not None and a.turn < 1]
    ids = slot_id(0, place), slot_id(1, place)
    ways = Parallel(_arc(one, two.x, two.y, -52, 0, 460), _arc(two, one.x, one.y, 52, 0, 460))
    return Sequence(
        show.aim(event, before, *ids),
        show.enter([one, two], ids),
        show.sound("card_return"),
        Parallel(ways, Sequence(Wait(150), Parallel(*turns)) if turns else Sequence()),
        show.leave(),
    )


def _trump(show: Show, before: Board, event: ev.TrumpChanged, after: Board) -> Step:
    rank = before.order.index(event.new)
    (tx, ty), (cx, cy) = layout.token(0), layout.token(rank)
    old = Actor("token", event.old, tx, ty, 2 * layout.TRUMP_R)
    new = Actor("token", event.new, cx, cy, 2 * layout.TOKEN_R)
    ms = motion.TRUMP_SWAP.ms
    small, large = 2 * layout.TOKEN_R, 2 * layout.TRUMP_R
    return Sequence(
        show.aim(event, before, f"token:{event.new}"),
        show.enter([old, new], [f"token:{event.old}", f"token:{event.new}"]),
        show.sound("trump_change"),
        Parallel(
            _arc(old, cx, cy, 0, 44, ms),
            _arc(new, tx, ty, 0, -44, ms),
            Tween(old, ms, "in_out_cubic", width=small),
            Tween(new, ms, "in_out_cubic", width=large),
        ),
        Tween(new, motion.SEAL_STAMP.ms, "out_quad", size=1.16),
        Tween(new, motion.SEAL_STAMP.ms, motion.SEAL_STAMP.curve, size=1.0),
        show.leave(),
    )


def _called(show: Show, before: Board, event: ev.Called, after: Board) -> Step:
    return Sequence(show.sound("your_choice"), show.say("flash.called", event.seat))


def _turn_started(show: Show, before: Board, event: ev.TurnStarted, after: Board) -> Step:
    cue = show.sound("turn_mine" if event.seat == before.viewer else "turn_theirs")
    if event.last:
        return Sequence(cue, show.say("flash.last", event.seat))
    if event.extra:
        return Sequence(cue, show.say("flash.extra", event.seat))
    return Sequence(cue, Wait(80))


def _round_ended(show: Show, before: Board, event: ev.RoundEnded, after: Board) -> Step:
    hidden = [(seat, slot) for slot in SLOTS for seat in (0, 1) if before.piece(seat, slot).card is None]
    actors = []
    for seat, slot in hidden:
        actors.append(replace(card_at(before, seat, slot), face=event.racks[seat][slot - 1]))
    return Sequence(
        show.sound("round_end"),
        show.say(f"flash.ended.{event.by}", None, round=event.round),
        show.enter(actors, [slot_id(*place) for place in hidden]),
        stagger(motion.DRAW_GAP, [Sequence(show.sound("card_flip"), _flip(actor)) for actor in actors]),
        show.leave(),
        Wait(250),
    )


def _resolved(show: Show, before: Board, event: ev.DistrictResolved, after: Board) -> Step:
    place = event.district
    cards = [card_at(before, seat, place) for seat in (0, 1)]
    winner, loser = cards[event.winner], cards[1 - event.winner]
    toward = {seat: -10.0 if seat == before.bottom else 10.0 for seat in (0, 1)}
    lift = motion.DISTRICT_LIFT
    ups = [_move(cards[seat], lift, y=cards[seat].y + toward[seat], size=1.08) for seat in (0, 1)]
    slide = motion.DISTRICT_SLIDE
    away = -toward[1 - event.winner] * 1.4
    home = _move(winner, slide, y=winner.y, size=1.0)
    fall = _move(loser, slide, y=loser.y + away, size=0.94)

    def judge() -> None:
        show.verdict = event

    return Sequence(
        Call(judge),
        show.enter(cards, [slot_id(seat, place) for seat in (0, 1)]),
        show.sound("vane_turn"),
        Parallel(*ups),
        Wait(motion.DISTRICT_COMPARE + VERDICT_HOLD),
        Parallel(home, fall, Tween(loser, slide.ms, "linear", moves=False, alpha=150.0)),
        _score(show, event),
        show.leave(),
    )


def _score(show: Show, event: ev.DistrictResolved) -> Step:
    """A townsperson turns, or a drop of health falls."""
    if event.winner == 0:
        x, y = layout.folk(event.district, event.vampires_before, 4)
        folk = Actor("folk", None, x, y, 30, turn=0.0, number=event.vampires_before + event.district - 1)
        return Sequence(
            show.enter([folk], [f"folk:{event.district}:{event.vampires_before}"]),
            show.sound("bite"),
            Parallel(
                Tween(folk, motion.DISTRICT_FLIP.ms, motion.DISTRICT_FLIP.curve, moves=False, turn=1.0),
                Tween(folk, motion.DISTRICT_FLIP.ms, "out_back", size=1.35),
            ),
            Tween(folk, 120, "in_out_cubic", size=1.0),
        )
    drop = Actor("drop", None, 0, 0, 18, number=event.health_before - 1)
    return Sequence(
        show.enter([drop], [f"drop:{event.health_before - 1}"]),
        show.sound("stake_hit"),
        Tween(drop, 120, "out_back", size=1.6),
        Tween(drop, 260, "in_quad", moves=False, y=26.0, alpha=0.0),
    )


def _round_started(show: Show, before: Board, event: ev.RoundStarted, after: Board) -> Step:
    steps: list[Step] = []
    if before.dealt:
        steps.append(_gather(show, before))
    bare = replace(after, dealt=False, deck=32)

    def clear_table() -> None:
        show.bare = bare

    cards: list[Actor] = []
    for slot in SLOTS:
        for seat in (0, 1):
            cards.append(_dealt(after, seat, slot))
    return Sequence(
        *steps,
        Call(clear_table),
        show.say("flash.round", None, round=event.round),
        show.enter(cards, []),
        stagger(DEAL_GAP, [_deal(show, after, card, number) for number, card in enumerate(cards)]),
        Wait(120),
        show.leave(),
        Call(lambda: setattr(show, "bare", None)),
    )


def _dealt(after: Board, seat: int, slot: int) -> Actor:
    deck = layout.DECK
    card = after.piece(seat, slot).card
    return Actor("card", card, deck.centerx, deck.centery, deck.w, seat, 0.0, number=slot)


def _deal(show: Show, after: Board, card: Actor, number: int) -> Step:
    rect = layout.card(card.owner == after.bottom, card.number)
    turn = _flip(card) if card.face else Sequence()
    way = _move(card, motion.DRAW_CARD, x=rect.centerx, y=rect.centery, width=rect.w)
    return Sequence(show.sound("card_draw"), way, turn)


def _gather(show: Show, before: Board) -> Step:
    """All cards go back to the deck."""
    deck = layout.DECK
    cards = [card_at(before, seat, slot) for slot in SLOTS for seat in (0, 1)]
    ids = [slot_id(seat, slot) for slot in SLOTS for seat in (0, 1)]
    ways = []
    for card in cards:
        way = _move(card, GATHER, x=deck.centerx, y=deck.centery, width=deck.w)
        ways.append(Parallel(way, _flip(card, 0.0)))
    return Sequence(show.enter(cards, [*ids, "pile"]), stagger(18, ways), show.leave())


def _ended(show: Show, before: Board, event: ev.GameEnded, after: Board) -> Step:
    won = before.viewer not in (0, 1) or event.winner == before.viewer
    return Sequence(
        show.sound("win" if won else "lose"), show.say(f"flash.over.{event.rule}", event.winner), Wait(200)
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
