"""What a note speaks of: the places that are lit for it, and the way of the arrow that leads to the first.

The arrows run beside the map and under it, where nothing is to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.rules.contract import Action
from game.vitorian import actions as act
from game.vitorian.spaces import OWN, other_row
from game.vitorian.view import VitorianObservation
from scenes.guide.spotlight import Shine, Way
from scenes.table import banner
from scenes.vitorian import hand, layout, routes, targets
from scenes.vitorian.guide import facts
from scenes.vitorian.guide.places import PLACES
from sprites.canvas import SIZE
from sprites.focus import Target, find

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene

SIDE: Final = PLACES["side"].area
LANE: Final = 1028
"""Between the map and the panels at the right: there the arrows of the notes at the right go down."""
OUT: Final = SIDE.bottom - 30
"""Where they leave their note."""
SCREEN: Final = Rect((0, 0), SIZE).inflate(-8, -8)
UNDER: Final = 514
"""Between the map and the hand."""
BESIDE: Final = 237
"""Between the panels at the left and the map."""
EDGE: Final = 233
"""Right of all panels at the left: there the arrow of the first note goes up."""


def shine(scene: VitorianScene, light: str, advice: Action | None) -> Shine:
    """What is lit for `light`; `advice` is what a good player would do now."""
    return _LIGHTS[light](scene, advice)


# --- what a note speaks of ------------------------------------------------------------------------------


def _goal(scene: VitorianScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    panel, note = layout.command(1 - bottom, bottom), PLACES["hand"].area
    start, y = note.y + 24, panel.y + 94
    return Shine((panel,), ((note.x - 2, start), (EDGE, start), (EDGE, y), (panel.right - 16, y)))


def _hand(scene: VitorianScene, advice: Action | None) -> Shine:
    count = len(scene.hand or ())
    cards = [hand.big_place(number, count) for number in range(count)]
    wanted = routes.SECOND if isinstance(advice, act.Mulligan) else routes.MAIN
    return Shine((cards[0].unionall(cards[1:]),), (), wanted) if cards else Shine()


def _grid(scene: VitorianScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    rows = [[layout.cell(space, bottom) for space in OWN[seat]] for seat in (bottom, 1 - bottom)]
    return Shine(tuple(cells[0].unionall(cells[1:]).inflate(-8, -8) for cells in rows))


def _mobilise(scene: VitorianScene, advice: Action | None) -> Shine:
    """The card, then the space."""
    target = _pressed_next(scene, mobilised(scene, advice))
    if target is None:
        return Shine()
    area = _looked_at(scene, target)
    if target.id.startswith("hand:"):
        return Shine((area,), (*_down(), (area.centerx, UNDER), (area.centerx, area.y + 14)), target.id)
    return Shine((area,), (), target.id)


def _payment(scene: VitorianScene, advice: Action | None) -> Shine:
    y = layout.RESOURCES.y + 40
    way = (*_down(), (BESIDE + 9, UNDER), (BESIDE + 9, y), (layout.RESOURCES.right + 2, y))
    return Shine((layout.RESOURCES,), way, routes.MAIN)


def _main(scene: VitorianScene, advice: Action | None) -> Shine:
    return Shine((layout.MAIN_BUTTON,), (), routes.MAIN)


def _supplies(scene: VitorianScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    panel = layout.command(bottom, bottom)
    convoy = Rect(panel.x + 4, panel.bottom - 46, 96, 42)
    return Shine((layout.RESOURCES, convoy), _payment(scene, advice).way)


def _recycle(scene: VitorianScene, advice: Action | None) -> Shine:
    target = find(scene.board_targets(), "recycle")
    if target is None:
        return Shine()
    area = Rect(target.rect)
    way = (*_down(), (BESIDE + 9, UNDER), (BESIDE + 9, area.centery), (area.right + 4, area.centery))
    return Shine((area,), way)


def _march(scene: VitorianScene, advice: Action | None) -> Shine:
    """Both spaces of a column of the player's."""
    space = facts.own_unit(scene)
    if space is None:
        return Shine()
    bottom = scene.shown.bottom
    return Shine((layout.cell(space, bottom).union(layout.cell(other_row(space), bottom)),))


def _attack(scene: VitorianScene, advice: Action | None) -> Shine:
    """The attacker; then its target, and how it would end."""
    target = _pressed_next(scene, attacking(scene, advice))
    if target is None:
        return Shine()
    area = Rect(target.rect)
    return Shine((area, layout.FORECAST) if scene.steps else (area,), (), target.id)


def _window(scene: VitorianScene, advice: Action | None) -> Shine:
    """What can be done there, and the button that closes it."""
    kinds = ("hand:", "recycle")
    found = [find(scene.board_targets(), id) for id in scene.states() if id.startswith(kinds)]
    lit = [_looked_at(scene, target) for target in found if target is not None]
    return Shine((layout.MAIN_BUTTON, *lit))


def _tools(scene: VitorianScene, advice: Action | None) -> Shine:
    tools = scene.tools()
    areas = {tool.id: banner.tool_area(number, len(tools)) for number, tool in enumerate(tools)}
    return Shine((areas["hint"].union(areas["book"]), scene.log_place))


_LIGHTS = {
    "goal": _goal,
    "hand": _hand,
    "grid": _grid,
    "mobilise": _mobilise,
    "payment": _payment,
    "ending": _main,
    "supplies": _supplies,
    "recycle": _recycle,
    "march": _march,
    "attack": _attack,
    "window": _window,
    "tools": _tools,
}


# --- what is to be pressed ------------------------------------------------------------------------------


def mobilised(scene: VitorianScene, advice: Action | None) -> act.Mobilise | None:
    """The unit that the note speaks of: the advised one, unless another card has been chosen already."""
    found = _begun(scene, act.Mobilise, advice)
    return found if isinstance(found, act.Mobilise) else None


def attacking(scene: VitorianScene, advice: Action | None) -> act.Attack | None:
    """The attack that the note speaks of."""
    found = _begun(scene, act.Attack, advice)
    return found if isinstance(found, act.Attack) else None


def _begun(scene: VitorianScene, kind: type, advice: Action | None) -> act.VitorianAction | None:
    seen = scene.seen
    if seen is None:
        return None
    open = facts.offered(seen, kind)
    fitting = [action for action in open if _fits(scene, seen, action)] or open
    return next((action for action in fitting if action == advice), fitting[0] if fitting else None)


def _fits(scene: VitorianScene, seen: VitorianObservation, action: act.VitorianAction) -> bool:
    return routes.steps(action, seen)[: len(scene.steps)] == scene.steps


def _pressed_next(scene: VitorianScene, action: act.VitorianAction | None) -> Target | None:
    """What is pressed next on the way to an action, where that can be pressed."""
    seen = scene.seen
    if seen is None or action is None:
        return None
    steps = routes.steps(action, seen)
    route = steps[len(scene.steps)] if _fits(scene, seen, action) else steps[0]
    found = (find(scene.board_targets(), id) for id in reversed(targets.pieces(scene, seen, route)))
    return next((target for target in found if target is not None), None)


def _looked_at(scene: VitorianScene, target: Target) -> Rect:
    """Where a target lies; a card of the hand that is looked at has risen, and its neighbours give way."""
    kind, _, number = target.id.partition(":")
    area, fan = Rect(target.rect), scene.fan
    if kind != "hand" or fan is None:
        return area
    for id in scene.raised():
        if id == target.id:
            return fan.risen(int(number)).clip(SCREEN)
        there = fan.beside(int(number), int(id.partition(":")[2])).centre
        area.move_ip(there[0] - fan.place(int(number)).centre[0], 0)
    return area


# --- the ways of the arrows -----------------------------------------------------------------------------


def _down() -> Way:
    """Out of the note at the right, and down beside the map."""
    return (SIDE.x - 2, OUT), (LANE, OUT), (LANE, UNDER)
