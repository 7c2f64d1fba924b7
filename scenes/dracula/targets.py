"""What can be pressed on the board, why something cannot, and where the keys go next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.rules.legality import EFFECT_RULES
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.rules.contract import Action, Hint
from scenes.dracula import layout, painter, panel
from scenes.dracula import selection as sel
from scenes.dracula.board import SLOTS
from scenes.dracula.look import AIM, CHOSEN, ENEMY, PLAYABLE
from scenes.dracula.selection import Selection
from scenes.table import prompts
from scenes.table.prompts import Prompt
from sprites import focus
from sprites.focus import Target, find
from sprites.intent import Point

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

__all__ = ["find"]

Seen = DraculaObservation


class Refusal(NamedTuple):
    """Why something cannot be pressed: a sentence, and the rule behind it if there is one."""

    why: str = ""
    rule: str = ""


FREE = Refusal()
"""Nothing forbids it."""


def slot(seat: int, number: int) -> str:
    """The id of a slot."""
    return f"slot:{seat}:{number}"


# --- the focus graph ------------------------------------------------------------------------------------


def board(scene: DraculaScene, words: Words, prompt: Prompt) -> list[Target]:
    """Everything on the board that can be focused now, from the top to the bottom of the screen."""
    found: list[Target] = []
    shown = scene.shown
    if shown.dealt and not scene.showing:
        found += _rack(scene, words, 1 - shown.bottom)
        found += _districts(scene, words)
        found += _rack(scene, words, shown.bottom)
        found += _tokens(scene, words)
        found += _stacks(scene, words)
        found += _drawn(scene, words)
    return found + prompts.targets(prompt, painter.AREAS)


def _rack(scene: DraculaScene, words: Words, seat: int) -> list[Target]:
    own = seat == scene.shown.bottom
    found = []
    for number in SLOTS:
        card = scene.shown.piece(seat, number).card
        why, rule = _slot_refusal(scene, words, seat, number)
        rect = layout.card(own, number)
        label = _slot_label(words, card, own, number)
        mark = mark_of(scene, seat, number)
        group, tip = "own" if own else "rival", words.text(mark) if mark else ""
        made = Target(slot(seat, number), rect, label, not why, why, group, tip, rule=rule)
        found.append(replace(made, drags=own and _may_drag(scene)))
    return found


def _may_drag(scene: DraculaScene) -> bool:
    """While a discard is being chosen the own cards may be taken in the hand."""
    seen = scene.observation
    return seen is not None and seen.phase != "choose"


def mark_of(scene: DraculaScene, seat: int, number: int) -> str:
    """The key of the sentence about who sees a card; empty for a hidden one that only its owner knows."""
    piece = scene.shown.piece(seat, number)
    side = "mine" if seat == scene.shown.bottom else "theirs"
    return f"mark.face_up_{side}" if piece.face_up else f"mark.known_{side}" if piece.passed else ""


def _slot_label(words: Words, card: str | None, own: bool, number: int) -> str:
    place = words.at_district(number)
    if card is None:
        return words.text("target.hidden_own" if own else "target.rival_hidden", district=place)
    name = words.card_label(card)
    return words.text("target.own" if own else "target.rival", card=name, district=place)


def _slot_refusal(scene: DraculaScene, words: Words, seat: int, number: int) -> Refusal:
    """Why the slot cannot be pressed now; without words when it can."""
    seen = scene.observation
    if seen is None:
        over = scene.halt == "over"
        return Refusal(words.text("why.over")) if over else Refusal(words.text("why.wait"), "D13")
    if seen.phase == "choose":
        return Refusal(words.text("why.draw_first"), "D14")
    own, chosen = seat == seen.seat, scene.selection
    if _may_aim(seen, chosen, own, number):
        return FREE
    if not own:
        return _rival_refusal(scene, seen, words, number)
    if chosen.place is not None and sel.aims_at(seen, chosen, True):
        return _reason(scene, seen, words, Discard(chosen.place, slot=number))
    if number in sel.places(seen):
        return FREE
    return _reason(scene, seen, words, Discard(number))


def _reason(scene: DraculaScene, seen: Seen, words: Words, action: Discard) -> Refusal:
    """What the rules say against a discard."""
    reason = scene.match.why_not(seen.seat, action)
    return Refusal(panel.reason(words, reason), panel.rule_of(reason))


def _may_aim(seen: Seen, chosen: Selection, own: bool | None, number: int) -> bool:
    if chosen.place is None or not sel.aims_at(seen, chosen, own):
        return False
    return number in sel.open_slots(seen, chosen) or number in chosen.slots


def _rival_refusal(scene: DraculaScene, seen: Seen, words: Words, number: int) -> Refusal:
    chosen = scene.selection
    if chosen.place is None:
        return Refusal(words.text("why.choose_first"), "D14")
    if sel.aims_at(seen, chosen, False):
        return _reason(scene, seen, words, Discard(chosen.place, slot=number))
    value = sel.value(sel.card_at(seen, chosen.place) or "X1")
    return Refusal(words.text("why.one_way"), EFFECT_RULES[value])


def _districts(scene: DraculaScene, words: Words) -> list[Target]:
    seen = scene.observation
    if seen is None or scene.selection.place is None or sel.role(seen, scene.selection) != "district":
        return []
    found = []
    for number in SLOTS:
        bitten = words.text("vampires", n=seen.vampires[number - 1], limit=seen.humans_at_start)
        label = words.text("target.district", district=words.district(number), vampires=bitten)
        rect = layout.tile(number)
        found.append(Target(f"district:{number}", rect, label, group="districts"))
    return found


def _tokens(scene: DraculaScene, words: Words) -> list[Target]:
    seen = scene.observation
    place = scene.selection.place
    if seen is None or place is None or sel.role(seen, scene.selection) != "suit":
        return []
    found = []
    for rank, suit in enumerate(seen.order):
        label = words.text("target.token", suit=words.suit(suit))
        why, rule = FREE if rank else _reason(scene, seen, words, Discard(place, suit=suit))
        area = layout.token_area(rank)
        found.append(Target(f"token:{suit}", area, label, not why, why, "tokens", rule=rule))
    return found


def _stacks(scene: DraculaScene, words: Words) -> list[Target]:
    seen = scene.observation
    choose = seen is not None and seen.phase == "choose"
    why = "" if choose else words.text("why.deck")
    return [
        Target("deck", layout.DECK, words.text("target.deck"), choose, why, "stacks", rule="D14"),
        Target("pile", layout.PILE, words.text("target.pile"), group="stacks"),
    ]


def _drawn(scene: DraculaScene, words: Words) -> list[Target]:
    seen = scene.observation
    if seen is None or seen.drawn is None or panel.moved_in(seen, scene.selection):
        return []
    why, rule = FREE
    if DRAWN not in sel.places(seen):
        why, rule = _reason(scene, seen, words, Discard(DRAWN))
    label = words.text("target.drawn", card=words.card_label(seen.drawn))
    return [
        Target("drawn", layout.HELD, label, not why, why, prompts.GROUP, drags=_may_drag(scene), rule=rule)
    ]


# --- how pieces look while one decides ------------------------------------------------------------------


def states(seen: Seen, chosen: Selection) -> tuple[dict[str, str], frozenset[str]]:
    """The states of the pieces, and the pieces that are dimmed because they cannot be chosen."""
    if seen.phase == "choose":
        return {"deck": PLAYABLE}, frozenset()
    if chosen.place is None:
        return _place_states(seen)
    found = {_place_id(seen, chosen.place): CHOSEN}
    found |= _aim_states(seen, chosen)
    return found, _dimmed(seen, chosen)


def marks(looks: Mapping[str, str], seat: int) -> dict[str, str]:
    """The states of pieces in the words that every board has for them: "playable" to begin with, "place" and
    "enemy" to go on with, "selected" for what has been pressed.
    """
    rivals = {slot(1 - seat, number) for number in SLOTS}
    words = {id: "enemy" if id in rivals else "place" for id, look in looks.items() if look == AIM}
    words |= {id: PLAYABLE for id, look in looks.items() if look == PLAYABLE}
    return dict.fromkeys(looks, "selected") | words


def _place_id(seen: Seen, place: int) -> str:
    return "drawn" if place == DRAWN else slot(seen.seat, place)


def _place_states(seen: Seen) -> tuple[dict[str, str], frozenset[str]]:
    allowed = sel.places(seen)
    found = {_place_id(seen, place): PLAYABLE for place in allowed}
    return found, frozenset(_place_id(seen, place) for place in range(6) if place not in allowed)


def _aim_states(seen: Seen, chosen: Selection) -> dict[str, str]:
    found: dict[str, str] = {}
    if sel.role(seen, chosen) == "suit":
        found = {f"token:{suit}": AIM for suit in sel.open_suits(seen, chosen)}
        if chosen.suit:
            found[f"token:{chosen.suit}"] = CHOSEN
        return found
    rows = [own for own in (True, False) if sel.aims_at(seen, chosen, own)]
    for own in rows:
        seat = seen.seat if own else 1 - seen.seat
        if sel.complete(seen, chosen) is None or len(rows) == 1:
            found |= {slot(seat, number): AIM for number in sel.open_slots(seen, chosen)}
        found |= {slot(seat, number): CHOSEN if own else ENEMY for number in chosen.slots}
    if len(rows) == 2:
        found |= {f"district:{number}": CHOSEN for number in chosen.slots}
    return found


def _dimmed(seen: Seen, chosen: Selection) -> frozenset[str]:
    """While a target is missing, the cards of the row that cannot be one."""
    if sel.complete(seen, chosen) is not None:
        return frozenset()
    own = sel.aims_at(seen, chosen, True)
    rival = sel.aims_at(seen, chosen, False)
    if own == rival:
        return frozenset()
    seat = seen.seat if own else 1 - seen.seat
    open_slots = sel.open_slots(seen, chosen) | set(chosen.slots)
    return frozenset(slot(seat, number) for number in SLOTS if number not in open_slots)


# --- where the keys lead --------------------------------------------------------------------------------


def next_step(seen: Seen, chosen: Selection) -> str:
    """The target that the keys should stand on after a choice."""
    if sel.complete(seen, chosen) is not None:
        return "confirm"
    role = sel.role(seen, chosen)
    if role == "suit":
        return f"token:{next(suit for suit in seen.order if suit in sel.open_suits(seen, chosen))}"
    open_slots = sorted(sel.open_slots(seen, chosen))
    if not open_slots:
        return "confirm"
    if role == "district":
        return f"district:{open_slots[0]}"
    return slot(seen.seat if role != "rival_slot" else 1 - seen.seat, open_slots[0])


def by_digit(seen: Seen, chosen: Selection, digit: int) -> str:
    """The target that a digit means while the effect is aimed (for a 7: the place 2 to 4 of the column)."""
    role = sel.role(seen, chosen)
    if role == "suit":
        return f"token:{seen.order[digit - 1]}" if digit <= 4 else ""
    if role == "district":
        return f"district:{digit}"
    return slot(1 - seen.seat if role == "rival_slot" else seen.seat, digit)


# --- inspecting and advice ------------------------------------------------------------------------------


def card_of(scene: DraculaScene, pos: Point | None) -> tuple[str | None, int, str] | None:
    """The card under the pointer or the focus: card, owner, key of its mark; None where there is none."""
    target = focus.at(scene.targets(), pos) if pos else find(scene.targets(), scene.focus_id)
    if target is None:
        return None
    kind, *rest = target.id.split(":")
    shown = scene.shown
    if kind == "slot":
        seat, number = int(rest[0]), int(rest[1])
        return shown.piece(seat, number).card, seat, mark_of(scene, seat, number)
    if kind == "drawn" and shown.held is not None:
        return shown.held.card, shown.held.seat, ""
    if kind == "deck":
        return shown.deck_top, 2, ""
    if kind == "pile" and shown.pile:
        return shown.pile[-1], 2, ""
    return None


def of_action(seen: Seen, action: Action) -> frozenset[str]:
    """The pieces and answers that an action speaks of."""
    if isinstance(action, Draw):
        return frozenset({"deck", "draw"})
    if isinstance(action, Call):
        return frozenset({"call"})
    if not isinstance(action, Discard):
        return frozenset()
    found = {_place_id(seen, action.place)}
    card = sel.card_at(seen, action.place) or "X2"
    rows = {1: (seen.seat,), 3: (1 - seen.seat,), 4: (seen.seat,), 6: (0, 1)}.get(sel.value(card), ())
    numbers = [number for number in (action.slot, action.other) if number is not None]
    found |= {slot(seat, number) for seat in rows for number in numbers}
    if action.suit:
        found.add(f"token:{action.suit}")
    return frozenset(found)


def advice(words: Words, seen: Seen, hint: Hint) -> str:
    """The advice in words: what to do, and why."""
    why = words.language.text(hint.text, **words.named(hint.params))
    reason = f"[b]{words.text('hint.title')}:[/b] {why}"
    if isinstance(hint.action, Call | Draw):
        return reason
    if hint.params["now"] != hint.params["after"]:
        reason += f" {words.text('hint.figures', **hint.params)}"
    return f"{reason}{_aim_words(words, seen, hint.action)}"


def _aim_words(words: Words, seen: Seen, action: Action) -> str:
    assert isinstance(action, Discard)
    slots = tuple(number for number in (action.slot, action.other) if number is not None)
    if not slots and action.suit is None:
        return ""
    return " " + panel.done(words, seen, Selection(action.place, slots, action.suit))
