"""What a note speaks of: the places that are lit for it, and the way of the arrow that leads to the first.

The arrows run in the gutters of the board, where nothing is to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.dracula.actions import DRAWN, Call, Discard
from game.rules.contract import Action
from scenes.dracula import layout, plates, targets
from scenes.dracula.board import SLOTS
from scenes.dracula.guide import facts
from scenes.dracula.guide.places import COLUMN, HAND, ROW
from scenes.guide.spotlight import Shine, Way
from scenes.table import banner

if TYPE_CHECKING:
    from scenes.dracula.scene import DraculaScene

EDGE = COLUMN.right + 4
"""Where the arrows of a note in the left column begin."""
ABOVE_OWN, BELOW_RIVAL, ABOVE_PANEL = 404, 196, 576
"""The gutters: between tiles and own cards, rival cards and tiles, forecasts and panel."""
LANE = 226
"""Left of everything on the stage."""
BESIDE = 15
"""Room for the head of an arrow beside a card."""
UNDER_BAR = 58


def shine(scene: DraculaScene, light: str, advice: Action | None) -> Shine:
    """What is lit for `light`; `advice` is what a good player would do now."""
    return _LIGHTS[light](scene, advice)


# --- what a note speaks of ------------------------------------------------------------------------------


def _goals(scene: DraculaScene, advice: Action | None) -> Shine:
    own, rival = layout.OWN_PLATE, layout.RIVAL_PLATE
    y = plates.portrait(scene.shown, scene.shown.bottom).bottom + plates.GOAL_Y + 16
    start, lane = HAND.bottom - 22, own.right + 22
    return Shine((own, rival), ((HAND.x - 2, start), (lane, start), (lane, y), (own.right + 3, y)))


def _rival(scene: DraculaScene, advice: Action | None) -> Shine:
    return Shine((_row(False),), _to_rival(layout.rival_card(1)))


def _rows(scene: DraculaScene, advice: Action | None) -> Shine:
    return Shine((_row(True), _row(False)), _to_own(layout.own_card(1)))


def _order(scene: DraculaScene, advice: Action | None) -> Shine:
    y = ROW.centery
    return Shine((layout.ORDER,), ((ROW.right + 4, y), (layout.ORDER.x - 4, y)))


def _advice(scene: DraculaScene, advice: Action | None) -> Shine:
    if not isinstance(advice, Discard):
        return _aim(scene, advice)
    if advice.place == DRAWN:
        return Shine((layout.HELD,), _to_held(), "drawn")
    card = layout.own_card(advice.place)
    return Shine((card,), _to_own(card), targets.slot(scene.view.viewer, advice.place))


def _aim(scene: DraculaScene, advice: Action | None) -> Shine:
    """Where the effect should go, or the button once that is settled."""
    seen = scene.observation
    if seen is None:
        return Shine()
    wanted = targets.next_step(seen, scene.selection)
    if wanted != "confirm" and isinstance(advice, Discard) and advice.place == scene.selection.place:
        open_ids = {target.id for target in scene.targets() if target.enabled}
        ids = sorted(targets.of_action(seen, advice) & open_ids - _chosen(scene))
        wanted = next((id for id in ids if id != targets.slot(seen.seat, advice.place)), wanted)
    target = targets.find(scene.targets(), wanted)
    if target is None:
        return Shine()
    rect = Rect(target.rect)
    return Shine((rect,), _to_target(wanted, rect), wanted)


def _chosen(scene: DraculaScene) -> set[str]:
    return {targets.slot(scene.view.viewer, slot) for slot in scene.selection.slots}


def _marks(scene: DraculaScene, advice: Action | None) -> Shine:
    found = facts.open_piece(scene)
    if found is None:
        return Shine()
    own = found[0] == scene.shown.bottom
    card = layout.card(own, found[1])
    return Shine((card,), _to_own(card) if own else _to_rival(card))


def _chips(scene: DraculaScene, advice: Action | None) -> Shine:
    district = facts.known_chip(scene)
    if district is None:
        return Shine()
    area, x = layout.chip(district), layout.middle(district) - 61
    return Shine((area,), ((EDGE, ABOVE_OWN), (x, ABOVE_OWN), (x, area.y - 2)))


def _call(scene: DraculaScene, advice: Action | None) -> Shine:
    """The button that calls the end; what should be pressed is for the advice to say."""
    right = layout.CHOICE_RIGHT
    x, y = right.x - 12, right.centery
    way = ((EDGE, ABOVE_PANEL), (x, ABOVE_PANEL), (x, y), (right.x + 8, y))
    return Shine((right,), way, "call" if isinstance(advice, Call) else "draw")


def _vane(scene: DraculaScene, advice: Action | None) -> Shine:
    area = Rect(layout.ROUND.x + 8, layout.ROUND.y + 76, layout.ROUND.w - 16, 70)
    return Shine((area,))


def _tools(scene: DraculaScene, advice: Action | None) -> Shine:
    tools = scene.tools()
    areas = [banner.tool_area(number, len(tools)) for number in range(len(tools))]
    helping = next(area for tool, area in zip(tools, areas, strict=True) if tool.id == "hint")
    helping = helping.unionall([area for tool, area in zip(tools, areas, strict=True) if tool.id == "book"])
    lane = layout.ORDER.x - 8
    y = ROW.centery
    way = ((ROW.right + 4, y), (lane, y), (lane, UNDER_BAR), (helping.centerx, UNDER_BAR),
           (helping.centerx, helping.bottom))  # fmt: skip
    return Shine((helping, layout.LOG), way)


_LIGHTS = {
    "goals": _goals,
    "rival": _rival,
    "rows": _rows,
    "order": _order,
    "advice": _advice,
    "aim": _aim,
    "marks": _marks,
    "chips": _chips,
    "call": _call,
    "vane": _vane,
    "tools": _tools,
}


# --- the ways of the arrows -----------------------------------------------------------------------------


def _row(own: bool) -> Rect:
    """All five cards of a row."""
    first, *more = [layout.card(own, slot) for slot in SLOTS]
    return first.unionall(more)


def _to_own(card: Rect) -> Way:
    if card.x < layout.own_card(2).x:
        y = card.y + 62
        return ((EDGE, y), (card.x - 4, y))
    x, y = card.x - BESIDE - 3, card.y + 36
    return ((EDGE, ABOVE_OWN), (x, ABOVE_OWN), (x, y), (card.x - 4, y))


def _to_rival(card: Rect) -> Way:
    y = card.y + 84
    if card.x < layout.rival_card(2).x:
        return (*_up_to(y), (card.x - 4, y))
    x = card.x - BESIDE - 3
    return (*_up_to(BELOW_RIVAL), (x, BELOW_RIVAL), (x, y), (card.x - 4, y))


def _up_to(y: float) -> Way:
    """Out of the column and up the lane beside the stage."""
    start = COLUMN.y + 30
    return ((EDGE, start), (LANE, start), (LANE, y))


def _to_held() -> Way:
    y = layout.HELD.centery
    return ((EDGE, y), (layout.HELD.x - 4, y))


def _to_target(id: str, rect: Rect) -> Way:
    """To whatever an effect may be aimed at, or to the button that confirms."""
    kind = id.split(":")[0]
    if kind == "slot":
        return _to_own(rect) if rect.y >= layout.OWN_Y else _to_rival(rect)
    if kind == "district":
        return (*_up_to(BELOW_RIVAL), (rect.centerx, BELOW_RIVAL), (rect.centerx, rect.y + 24))
    if kind == "token":
        lane = layout.ORDER.x - 8
        return (*_up_to(BELOW_RIVAL), (lane, BELOW_RIVAL), (lane, rect.centery), (lane + 22, rect.centery))
    if kind == "drawn":
        return _to_held()
    return ((layout.LOG.x - 3, rect.centery), (rect.right + 3, rect.centery))
