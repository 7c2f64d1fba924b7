"""What can be pressed on the board, what its tooltips say, and how each piece looks while one chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.contract import IllegalAction
from game.vitorian.card import CARDS
from game.vitorian.spaces import OWN, SPACES
from game.vitorian.view import SeenUnit, VitorianObservation
from scenes.table.openscene import HAND_GROUP
from scenes.vitorian import accounts, answers, choicepanel, command, hand, layout, marks, routes, sidebar
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites.focus import Target

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene

GRID, LEFT, RIGHT, CHOICE = "grid", "command", "prompt", "choice"


def board(scene: VitorianScene) -> list[Target]:
    """Everything of the board, the lowest first."""
    found = _grid(scene)
    found += _commands(scene)
    seen, look = scene.seen, scene.sketch()
    if seen is not None:
        found += _resources(scene)
        found += _recycle(scene, seen)
    if scene.asking is None or scene.looking:
        found += _hand(scene)
    for choice, place in zip(
        (look.main, look.second), sidebar.button_places(look.second is not None), strict=True
    ):
        if choice is not None and place is not None:
            found.append(Target(choice.id, place, choice.label, choice.enabled, choice.why, RIGHT))
    for choice, place in zip(look.ways, choicepanel.way_places(look), strict=True):
        found.append(Target(choice.id, place, choice.label, group=CHOICE))
    for number, (kind, place) in enumerate(zip(look.looked, choicepanel.looked_places(look), strict=True)):
        label = scene.tongue.say(f"resource.{kind[0]}")
        found.append(Target(f"look:{number}", place, label, group=CHOICE))
    return _above(found, look.panel) if look.ways or look.looked else found


def _above(found: list[Target], panel: Rect) -> list[Target]:
    """Without what the choice panel covers."""
    return [one for one in found if one.group == CHOICE or not panel.colliderect(one.rect)]


# --- the grid and the columns --------------------------------------------------------------------------


def _grid(scene: VitorianScene) -> list[Target]:
    tongue, shown, states, seen = scene.tongue, scene.shown, scene.states(), scene.seen
    taken = seen is None or seen.ask not in ("main", "combat", "window") or scene.asking is not None
    found = []
    for space in SPACES:
        unit, id = shown.at(space), routes.cell(space)
        where = tongue.speech.space(space)
        area = layout.cell(space, shown.bottom)
        if unit is not None:
            tip = unit_tip(tongue, shown, unit)
            drags = id in states and seen is not None and unit.seat == seen.seat and not taken
            words = f"{tongue.card(unit.card)}, {where}"
            found.append(Target(id, area, words, group=GRID, tip=tip, drags=drags))
        elif id in states:
            found.append(Target(id, area, tongue.say("target.empty", where=where), group=GRID))
    for id in states:
        if id.startswith("gate:") and seen is not None:
            label = tongue.say("gate.label", name=tongue.short(shown.sides[1 - seen.seat].sovereign))
            found.append(Target(id, gate_area(shown, id), label, group=GRID))
    return found


def gate_area(board: Board, id: str) -> Rect:
    """The free part of an open column before the Sovereign of whoever is not to move."""
    free = [space for space in OWN[1 - board.active] if board.at(space) is None]
    return layout.gate(int(id.removeprefix("gate:")), free, board.bottom)


def unit_tip(tongue: Tongue, board: Board, unit: SeenUnit) -> str:
    """What the tooltip of a unit says: its card, and why its numbers are what they are."""
    card = CARDS[unit.card]
    lines = [hand.tip(tongue, unit.card)]
    for which, now, printed in (
        ("attack", unit.attack, card.attack),
        ("defence", unit.defence, card.defence),
    ):
        if now != printed:
            lines.append(tongue.say(f"tip.{which}", sum=tongue.sum(printed, unit.changes, which)))
    signs = [name for name in ("exhausted", "fresh", "moved", "shield", "ganked") if getattr(unit, name)]
    words = [tongue.say(f"mark.{name}") for name in signs]
    if unit.attacks:
        words.append(tongue.say("mark.attacks", n=unit.attacks))
    if words:
        lines.append(", ".join(words))
    lines += hand.explained(tongue, [name for name in unit.keywords if name not in card.keywords])
    if unit.equipment:
        lines.append(tongue.say("mark.equipment", card=tongue.card(unit.equipment)))
    return "\n".join(lines)


def _commands(scene: VitorianScene) -> list[Target]:
    tongue, shown = scene.tongue, scene.shown
    found = []
    for seat in (0, 1):
        side, panel = shown.sides[seat], layout.command(seat, shown.bottom)
        leader = tongue.card(side.sovereign)
        place = layout.portrait(seat, shown.bottom)
        tip = marks.iconed("\n".join([hand.tip(tongue, side.sovereign), *accounts.convoy(tongue, side)]))
        found.append(_left(routes.sovereign(seat), place, panel, leader, tip))
        words = tongue.say("target.discard", n=len(side.discard))
        found.append(_left(f"discard:{seat}", layout.discard(seat, shown.bottom), panel, words, words))
        if scene.hand is None or seat != scene.payer:
            found.append(_hand_pile(tongue, shown, seat))
        area, field = layout.field(seat, shown.bottom), side.field
        both = layout.FIELDS[0].union(layout.FIELDS[1])
        if field is not None:
            found.append(_left(routes.field(seat), area, both, tongue.card(field), hand.tip(tongue, field)))
        elif routes.field(seat) in scene.states():
            found.append(_left(routes.field(seat), area, both, tongue.say("field.mine")))
    return found


def _left(id: str, area: Rect, panel: Rect, label: str, tip: str = "") -> Target:
    """Something of the left column; its tooltip stands beside the panel that it belongs to."""
    return Target(id, area, label, group=LEFT, tip=tip, shown=panel)


def _hand_pile(tongue: Tongue, shown: Board, seat: int) -> Target:
    side = shown.sides[seat]
    words = tongue.say("target.hand", n=len(side.hand))
    if side.shown:
        words += f" ({tongue.say('target.hand.known', n=len(side.shown))})"
    panel = layout.command(seat, shown.bottom)
    return _left(routes.pile(seat), layout.hand_pile(seat, shown.bottom), panel, words, words)


def _resources(scene: VitorianScene) -> list[Target]:
    tongue, side = scene.tongue, scene.shown.sides[scene.payer]
    found = []
    for kind, cards, place in command.resource_groups(side):
        key = "ready" if kind[0].isupper() else "spent"
        words = tongue.say(
            f"target.resource.{key}", n=len(cards), name=tongue.say(f"resource.{kind[0].upper()}")
        )
        found.append(_left(routes.resource(kind), place, layout.RESOURCES, words, words))
    return found


def _recycle(scene: VitorianScene, seen: VitorianObservation) -> list[Target]:
    if "recycle" not in scene.states():
        return []
    tip = hand.tip(scene.tongue, seen.sides[seen.seat].sovereign)
    area = layout.recycle(scene.payer, scene.shown.bottom)
    panel = layout.command(scene.payer, scene.shown.bottom)
    return [_left("recycle", area, panel, scene.tongue.say("recycle"), tip)]


# --- the hand ------------------------------------------------------------------------------------------


def _hand(scene: VitorianScene) -> list[Target]:
    cards = scene.hand
    if cards is None:
        return []
    look = scene.sketch()
    if look.big_hand:
        places = {number: hand.big_place(number, len(cards)) for number in range(len(cards))}
    else:
        places = {place.number: place.area for place in scene.fan.places()} if scene.fan else {}
    found, told = [], hand.told(cards, scene.shown.sides[scene.payer].shown)
    for number, place in places.items():
        name = cards[number]
        if name is not None:
            tip = hand.tip(scene.tongue, name, outcome(scene, name))
            if number in told:
                tip += "\n" + scene.tongue.say("mark.seen")
            drags = not look.big_hand and f"hand:{number}" in scene.states()
            label = scene.tongue.card(name)
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


def outcome(scene: VitorianScene, name: str) -> str:
    """What playing a card would bring, for its tooltip; only while it may be played as it is."""
    seen = scene.seen
    if seen is None or seen.ask != "window":
        return ""
    action = scene.paths(seen).action((routes.card(name),))
    if action is None:
        return ""
    try:
        forecast = scene.match.preview(seen.seat, action).forecast
    except IllegalAction:
        return ""
    if forecast is None or forecast.target is None:
        return ""
    return str(scene.tongue.say("tip.outcome", attack=forecast.attack, defence=forecast.defence))


# --- states --------------------------------------------------------------------------------------------


def states(scene: VitorianScene, seen: VitorianObservation) -> dict[str, str]:
    """How the pieces look: what may be pressed next, and what has been pressed."""
    paths, steps = scene.paths(seen), scene.steps
    found: dict[str, str] = {}
    for route in paths.next(steps):
        for id in pieces(scene, seen, route):
            found[id] = _state(scene.shown, seen, id, bool(steps))
    for route in steps:
        for id in pieces(scene, seen, route):
            if not id.startswith(routes.ALIKE) or id == scene.picked:
                found[id] = "selected"
    for id in scene.hinted:
        found[id] = "focus"
    return found


def pieces(scene: VitorianScene, seen: VitorianObservation, route: str) -> list[str]:
    """The target ids that are pressed as `route`."""
    kind, _, rest = route.partition(":")
    if kind == "card":
        return [f"hand:{number}" for number, name in enumerate(scene.hand or ()) if name == rest]
    if kind == "look":
        return [f"look:{n}" for n, one in enumerate(answers.looked_kinds(seen)) if one == rest]
    if kind == "sov":
        return list(dict.fromkeys((route, routes.way_to(route, scene.steps, seen))))
    return [route]


def _state(board: Board, seen: VitorianObservation, id: str, begun: bool) -> str:
    kind, _, rest = id.partition(":")
    if kind == "gate":
        return "enemy"
    if kind == "sov":
        return "enemy" if int(rest) != seen.seat else "playable"
    if kind == "field":
        return "place"
    if kind != "cell":
        return "playable"
    unit = board.at(int(rest))
    if unit is None:
        return "place"
    return "enemy" if unit.seat != seen.seat else "playable"


def card_under(scene: VitorianScene, id: str) -> str:
    """The card that a piece shows, "" for none: what is opened large."""
    kind, _, rest = id.partition(":")
    shown: Board = scene.shown
    if kind == "hand":
        cards = scene.hand or ()
        return (cards[int(rest)] or "") if int(rest) < len(cards) else ""
    if kind == "cell":
        unit = shown.at(int(rest))
        return unit.card if unit is not None else ""
    if kind == "sov":
        return shown.sides[int(rest)].sovereign
    return shown.sides[int(rest)].field or "" if kind == "field" else ""
