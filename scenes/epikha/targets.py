"""What can be pressed on the board, what its tooltips say, and how each piece looks while one chooses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import NOBODY, Arm, Group
from game.epikha.view import EpikhaObservation
from game.epikha.words import names_of
from game.rules.reasons import ruled_sentence
from scenes.epikha import choicepanel, hand, layout, refusals, routes, sidebar, sources, spots
from scenes.epikha.board import Board
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.table.openscene import HAND_GROUP
from sprites.focus import Target

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene

FIELD, LEFT, RIGHT, CHOICE = "field", "command", "prompt", "choice"
PLACES: Final = ("slot", "magic", "reserves", "armoury", "area")
"""Places: pressed only while something can be put there."""
ASKS_THAT_DRAG: Final = ("main", "window", "attack", "respond")


def board(scene: EpikhaScene) -> list[Target]:
    """Everything of the board, the lowest first."""
    look = scene.sketch()
    found = _field(scene, look)
    if scene.asking is None or scene.looking:
        found += _hand(scene, look)
    for choice, place in zip(
        (look.main, look.second), sidebar.button_places(look.second is not None), strict=True
    ):
        if choice is not None and place is not None:
            found.append(Target(choice.id, place, choice.label, choice.enabled, choice.why, RIGHT))
    return _above(found, look.panel) + _panel(scene, look) if look.ways or look.dial else found


def _above(found: list[Target], panel: Rect) -> list[Target]:
    """Without what the choice panel covers."""
    return [one for one in found if not panel.colliderect(one.rect)]


def _panel(scene: EpikhaScene, look: BoardLook) -> list[Target]:
    found = []
    for choice, place in zip(look.ways, choicepanel.way_places(look), strict=True):
        name = choice.id.removeprefix("way:")
        tip = hand.tip(scene.tongue, name) if name in CARDS else ""
        found.append(Target(choice.id, place, choice.label, group=CHOICE, tip=tip))
    if look.dial is not None:
        for id, place in choicepanel.dial_places(look):
            label = scene.tongue.say("target.dial", n=id.removeprefix(routes.DIAL))
            found.append(Target(id, place, label, group=CHOICE, repeats=True))
    return found


# --- the field and what lies beside it -----------------------------------------------------------------


def _field(scene: EpikhaScene, look: BoardLook) -> list[Target]:
    states, shown = scene.states(), scene.shown
    taken = {
        routes.slot(seat, space)
        for seat, side in enumerate(shown.sides)
        for space, group in enumerate(side.combat)
        if group is not None
    }
    found, within = [], spots.within(shown, scene.drawer)
    for id, place in spots.places(shown, scene.drawer).items():
        kind = id.partition(":")[0]
        if not place.w or id in taken or (kind in PLACES and id not in states):
            continue
        if kind == "pile" and scene.hand is not None and id == f"pile:{scene.payer}":
            continue
        piece = _piece(scene, id, place, states)
        found.append(replace(piece, nested=True) if id in within else piece)
    for number, place in sidebar.item_places(look):
        words = item_words(scene.tongue, shown, number)
        found.append(Target(routes.item(number), place, words, group=RIGHT, tip=words))
    return found


def _piece(scene: EpikhaScene, id: str, place: Rect, states: dict[str, str]) -> Target:
    tongue, shown, seen = scene.tongue, scene.shown, scene.seen
    kind, _, rest = id.partition(":")
    if kind in ("group", "arm", "spell"):
        number = int(rest)
        drags = (
            kind != "spell" and id in states and seen is not None and seen.ask in ASKS_THAT_DRAG
            and shown.seat_of(number) == seen.seat and scene.asking is None
        )  # fmt: skip
        label = f"{tongue.thing(shown, number)}, {tongue.side(shown, shown.seat_of(number))}"
        return Target(id, place, label, group=FIELD, tip=piece_tip(tongue, shown, number), drags=drags)
    on_field = kind in PLACES or place.x > layout.SPIRITS.right  # the foe's numbers stand beside his Player
    words, group = place_words(tongue, shown, kind, rest), FIELD if on_field else LEFT
    tip = "" if kind in PLACES else words
    if kind == "ability":
        side = shown.sides[int(rest)]
        tip = hand.tip(tongue, side.ability) if side.ability in CARDS else words
    elif kind == "pool":
        tip = f"[b]{words}[/b]\n{tongue.say('tip.pool')}"
    return Target(id, place, words, group=group, tip=tip)


def place_words(tongue: Tongue, shown: Board, kind: str, rest: str) -> str:
    """What a place or a pile is called, with what is in it."""
    seat, _, space = rest.partition(":")
    side = shown.sides[int(seat)]
    whose = tongue.side(shown, int(seat))
    counts = {
        "deck": len(side.deck), "discard": len(side.discard), "spirits": len(side.spirits),
        "pile": len(side.hand), "pool": side.pool,
    }  # fmt: skip
    number = int(space) + 1 if kind == "slot" else counts.get(kind, 0)
    return str(tongue.say(f"target.{kind}", name=whose, n=number))


def item_words(tongue: Tongue, shown: Board, number: int) -> str:
    """Something on the chain: its name, and what it does."""
    item = next((one for one in (*shown.chain, *shown.batch) if one.number == number), None)
    return "" if item is None else ": ".join(part for part in tongue.item(shown, item) if part)


def piece_tip(tongue: Tongue, shown: Board, number: int) -> str:
    """What the tooltip of a piece of the field says: its card, and what is different from it now."""
    card, arm = shown.card(number), shown.arm(number)
    if not card:
        return ""
    if arm is not None:
        return "\n".join([hand.tip(tongue, card), *arm_lines(tongue, arm)])
    group = shown.group(number)
    return hand.tip(tongue, card) if group is None else "\n".join(group_lines(tongue, shown, group))


def group_lines(tongue: Tongue, shown: Board, group: Group) -> list[str]:
    """A group in words: numbers, rules in force, who its members are, and what it bears."""
    numbers = shown.numbers(group.id)
    if group.unit:
        names = ", ".join(tongue.counted(body.card for body in group.bodies))
        found = [tongue.say("tip.unit", names=names)]
    else:
        found = [hand.tip(tongue, group.bodies[0].card)]
    if numbers is not None:
        left = sum(now for _, now, _ in numbers.vital)
        found.append(tongue.say("tip.numbers", force=numbers.force, vital=left, level=numbers.level))
        force = [tongue.say("tip.rule", rule=tongue.rule(name), n=level) for name, level in numbers.rules]
        if force:
            found.append(tongue.say("tip.rules", rules=", ".join(force)))
        told = () if group.unit else names_of(CARDS[group.bodies[0].card].mask)
        lent = [name for name, _ in numbers.rules if name not in told]
        if "magia" in lent and CARDS[group.bodies[0].card].is_player:  # it never enters that Zone (E11.5)
            lent.remove("magia")
            found.append(f"[b]{tongue.rule('magia')}.[/b] {tongue.say('tip.player_magic')}")
        found += hand.explained(tongue, lent)
    arms = [arm for body in group.bodies for arm in body.arms]
    if arms:
        named = ", ".join(tongue.counted(arm.card for arm in arms))
        found.append(tongue.say("tip.arms", arms=named))
    markers = sum(body.markers for body in group.bodies)
    if markers:
        found.append(tongue.say("tip.markers", n=markers))
    if group.aside is not None:
        found.append(tongue.say("tip.aside", name=tongue.short(group.aside.bodies[0].card)))
    return found


def arm_lines(tongue: Tongue, arm: Arm) -> list[str]:
    """What is different of an arm from its card."""
    found = []
    if arm.damage:
        left = max(0, CARDS[arm.card].vital - arm.damage)
        found.append(tongue.say("tip.damage", n=arm.damage, left=left))
    if arm.markers:
        found.append(tongue.say("tip.markers", n=arm.markers))
    if arm.shifted:
        found.append(tongue.say("tip.shifted"))
    return found


# --- the hand ------------------------------------------------------------------------------------------


def _hand(scene: EpikhaScene, look: BoardLook) -> list[Target]:
    cards = scene.hand
    if cards is None:
        return []
    if look.big_hand:
        places = {number: hand.big_place(number, len(cards)) for number in range(len(cards))}
    else:
        places = {place.number: place.area for place in scene.fan.places()} if scene.fan else {}
    found, known = [], hand.told(cards, tuple(scene.shown.sides[scene.payer].shown))
    for number, place in places.items():
        name = cards[number]
        if name is None:
            continue
        more = "\n".join(_about_now(scene, name, number in known))
        drags = not look.big_hand and f"hand:{number}" in scene.states()
        label, tip = scene.tongue.card(name), hand.tip(scene.tongue, name, more)
        open_fan = None if look.big_hand else scene.fan
        grown = scene.app.canvas.text_factor
        room = None if open_fan is None else open_fan.tip_room(number, tip, grown)
        found.append(
            Target(f"hand:{number}", place, label, group=HAND_GROUP, tip=tip, drags=drags, tip_room=room)
        )
    if not look.big_hand and scene.fan is not None and scene.fan.scrolls:
        for id, arrow in zip(("hand_left", "hand_right"), scene.fan.arrows, strict=True):
            found.append(Target(id, arrow, scene.tongue.say(f"target.{id}"), group=HAND_GROUP, repeats=True))
    return found


def _about_now(scene: EpikhaScene, name: str, known: bool) -> list[str]:
    """What is to be said of a card of the hand now: that it is known, and why it cannot be played."""
    found = [scene.tongue.say("tip.known")] if known else []
    seen = scene.seen
    if seen is None or seen.ask not in ("main", "window", "absorb") or name in scene.plans(seen):
        return found
    action = refusals.meant(seen, (), routes.card(name))
    reason = None if action is None else scene.match.why_not(seen.seat, action)
    if reason is not None:
        why = ruled_sentence(scene.app.language, scene.match.system.id, reason)
        found.append(scene.tongue.say("tip.not_now", why=why))
    return found


# --- states --------------------------------------------------------------------------------------------


def states(scene: EpikhaScene, seen: EpikhaObservation) -> dict[str, str]:
    """How the pieces look: what may be pressed next, what has been pressed, and what would pay."""
    paths, steps = scene.paths(seen), scene.steps
    found: dict[str, str] = {}
    for route in paths.next(steps):
        for id in pieces(scene, seen, route):
            found[id] = _state(scene.shown, seen, id)
    plan = scene.plan(seen)
    if plan is not None:
        carrier = [] if plan.carrier == NOBODY else [routes.group(plan.carrier)]
        found |= dict.fromkeys((*sources.paying(seen, plan), *carrier), "pays")
    for route in steps:
        for id in pieces(scene, seen, route):
            if not id.startswith(routes.ALIKE) or id == scene.picked:
                found[id] = "selected"
    if said := announced(scene, seen):
        found[said] = "selected"
    question = seen.pending.question
    if seen.ask == "arms" and question is not None:
        found[routes.group(question.number)] = "selected"
        found |= dict.fromkeys(map(routes.arm, question.numbers), "selected")
    if seen.ask == "members" and question is not None:
        found |= dict.fromkeys(map(routes.group, question.numbers), "selected")
    if seen.ask == "bearer" and question is not None:
        found |= dict.fromkeys(pieces(scene, seen, routes.arm(question.number)), "selected")
    for id in scene.hinted:
        found[id] = "focus"
    return found


def pieces(scene: EpikhaScene, seen: EpikhaObservation, route: str) -> list[str]:
    """The target ids that are pressed as `route`."""
    kind, _, rest = route.partition(":")
    if kind == "card":
        return [f"hand:{number}" for number, name in enumerate(scene.hand or ()) if name == rest]
    if route == routes.GO:
        plan = scene.plan(seen)
        zone = "" if plan is None else _zone(plan.card, seen.seat)
        return [zone] if zone else []
    if kind == "arm":
        return [routes.arm(sources.alike(seen, int(rest))[0])]
    if kind == "slot":
        seat, _, space = rest.partition(":")
        group = seen.sides[int(seat)].combat[int(space)]
        return [route] if group is None else [routes.group(group.id)]
    return [] if kind in ("dial", "way", "main", "second") else [route]


def announced(scene: EpikhaScene, seen: EpikhaObservation) -> str:
    """The card of the open hand that is being announced: it leaves it when all has been said (E12.2)."""
    draft = seen.draft
    if draft is None or draft.source != NOBODY or scene.hand is None:
        return ""
    return next((f"hand:{number}" for number, name in enumerate(scene.hand) if name == draft.card), "")


def _zone(card: str, seat: int) -> str:
    """Where a card goes that is played."""
    shown = CARDS[card]
    if shown.is_continuous:
        return routes.magic(seat)
    if shown.is_character and not shown.is_spirit:
        return routes.reserves(seat)
    return routes.armoury(seat) if shown.is_arm else ""


def _state(shown: Board, seen: EpikhaObservation, id: str) -> str:
    kind, _, rest = id.partition(":")
    if kind in PLACES:
        return "place"
    if kind in ("group", "arm", "spell") and shown.seat_of(int(rest)) == 1 - seen.seat:
        return "enemy"
    return "playable"


def card_under(scene: EpikhaScene, id: str) -> str:
    """The card that a piece shows, "" for none: what is opened large."""
    kind, _, rest = id.partition(":")
    shown: Board = scene.shown
    if kind == "hand":
        cards = scene.hand or ()
        return (cards[int(rest)] or "") if int(rest) < len(cards) else ""
    if kind in ("group", "arm", "spell"):
        return shown.card(int(rest))
    if kind == "item":
        item = next((one for one in (*shown.chain, *shown.batch) if one.number == int(rest)), None)
        return "" if item is None else item.card
    if kind == "ability":
        ability = shown.sides[int(rest)].ability
        return ability if ability in CARDS else ""
    return ""
