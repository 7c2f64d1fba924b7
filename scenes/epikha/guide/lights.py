"""What a note speaks of: the places that are lit for it, and the target that is pressed next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.epikha import actions as act
from game.epikha.state import Arm
from game.rules.contract import Action
from scenes.epikha import hand, layout, routes, sidebar, targets
from scenes.epikha.guide import wanted
from scenes.guide.spotlight import Shine
from scenes.table import banner
from sprites.canvas import SIZE
from sprites.focus import Target, find

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene

NAME: Final = 14
"""How far the name of a zone stands out over its edge."""
SCREEN: Final = Rect((0, 0), SIZE).inflate(-8, -8)


def shine(scene: EpikhaScene, light: str, advice: Action | None) -> Shine:
    """What is lit for `light`; `advice` is what a good player would do now."""
    return _LIGHTS[light](scene, advice)


# --- what a note speaks of ------------------------------------------------------------------------------


def _hand(scene: EpikhaScene, advice: Action | None) -> Shine:
    count = len(scene.hand or ())
    cards = [hand.big_place(number, count) for number in range(count)]
    pressed = routes.SECOND if isinstance(advice, act.Mulligan) else routes.MAIN
    return Shine((cards[0].unionall(cards[1:]),), (), pressed) if cards else Shine()


def _field(scene: EpikhaScene, advice: Action | None) -> Shine:
    """The own zones and the rival's Player card, with what they are called."""
    bottom = scene.shown.bottom
    upper: tuple[layout.Zone, ...] = ("combat", "magic")
    lower: tuple[layout.Zone, ...] = ("reserves", "area", "armoury")
    above = [layout.zone(bottom, name, bottom) for name in upper] + [layout.zone(1 - bottom, "area", bottom)]
    below = [layout.zone(bottom, name, bottom) for name in lower]
    lit = [_with_label(area, -NAME) for area in above] + [_with_label(area, NAME) for area in below]
    return Shine(tuple(lit))


def _opal(scene: EpikhaScene, advice: Action | None) -> Shine:
    seen = scene.seen
    card = "" if seen is None else wanted.opal_wanted(scene, seen)
    return _card(scene, card, card and scene.chosen_card == card)


def _character(scene: EpikhaScene, advice: Action | None) -> Shine:
    """The card; then its payment."""
    seen = scene.seen
    card = "" if seen is None else wanted.character_wanted(scene, seen, advice)
    return _card(scene, card, scene.chosen_card == card)


def _ending(scene: EpikhaScene, advice: Action | None) -> Shine:
    return Shine((_button(scene, routes.MAIN),), (), routes.MAIN)


def _charge(scene: EpikhaScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    armoury = _with_label(layout.zone(bottom, "armoury", bottom), NAME)
    return Shine((armoury, _button(scene, routes.SECOND)), (), routes.SECOND)


def _arm(scene: EpikhaScene, advice: Action | None) -> Shine:
    """The card and its payment; then the arm in the Armoury, and who may bear it."""
    seen = scene.seen
    arm = None if seen is None else wanted.arm_wanted(scene, seen)
    if seen is None or arm is None:
        return Shine()
    if not isinstance(arm, Arm):
        return _card(scene, arm, scene.chosen_card == arm)
    bearer = wanted.bearer_wanted(scene, seen, arm)
    if scene.steps == (routes.arm(arm.id),) and bearer is not None:
        return _piece(scene, routes.group(bearer.id))
    if scene.steps[:1] == (routes.arm(arm.id),):
        return _piece(scene, min(scene.paths(seen).next(scene.steps), default=""))  # which one of a Unit
    return _piece(scene, routes.arm(arm.id))


def _chain(scene: EpikhaScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    return Shine((_with_label(layout.zone(bottom, "magic", bottom), -NAME), _button(scene, routes.MAIN)))


def _attack(scene: EpikhaScene, advice: Action | None) -> Shine:
    """Who goes; then the space, and how it would end; then the arms; at last the button."""
    seen = scene.seen
    if seen is None:
        return Shine()
    if seen.ask == "arms":
        return _arms(scene, advice)
    begun = scene.steps[0] if scene.steps else ""
    attack = wanted.attack_wanted(seen, begun, advice)
    if attack is None:
        return _ending(scene, advice)
    if begun == routes.group(attack.group):
        found = _piece(scene, routes.slot(seen.seat, attack.space))
        return Shine((*found.areas, layout.FORECAST), (), found.target)
    return _piece(scene, routes.group(attack.group))


def _arms(scene: EpikhaScene, advice: Action | None) -> Shine:
    if isinstance(advice, act.Select):
        for id in (f"way:arm.{advice.arm}", routes.arm(advice.arm)):
            if find(scene.board_targets(), id) is not None:
                return _piece(scene, id)
    return _ending(scene, advice)


def _absorb(scene: EpikhaScene, advice: Action | None) -> Shine:
    """Who is struck, and what could take damage."""
    lit = [id for id in scene.states() if id.startswith(("group:", "arm:", "hand:"))]
    seen = scene.seen
    if seen is not None and seen.packet is not None:
        lit.append(routes.group(seen.packet.target))
    found = (find(scene.board_targets(), id) for id in dict.fromkeys(lit))
    areas = tuple(Rect(target.rect) for target in found if target is not None)
    return Shine((*areas, _button(scene, routes.MAIN)))


def _respond(scene: EpikhaScene, advice: Action | None) -> Shine:
    bottom = scene.shown.bottom
    rows = [_with_label(layout.zone(seat, "combat", bottom), -NAME) for seat in (1 - bottom, bottom)]
    return Shine((*rows, _with_label(layout.zone(bottom, "area", bottom), NAME)))


def _tools(scene: EpikhaScene, advice: Action | None) -> Shine:
    tools = scene.tools()
    areas = {tool.id: banner.tool_area(number, len(tools)) for number, tool in enumerate(tools)}
    return Shine((areas["hint"].union(areas["book"]), scene.log_place))


_LIGHTS = {
    "hand": _hand,
    "field": _field,
    "opal": _opal,
    "character": _character,
    "ending": _ending,
    "charge": _charge,
    "arm": _arm,
    "chain": _chain,
    "attack": _attack,
    "absorb": _absorb,
    "respond": _respond,
    "tools": _tools,
}


# --- what is to be pressed ------------------------------------------------------------------------------


def _card(scene: EpikhaScene, card: str, chosen: object) -> Shine:
    """A card of the hand; once it is chosen its payment, and the button that plays it."""
    seen = scene.seen
    if seen is None or not card:
        return Shine()
    if chosen:
        return Shine((layout.FORECAST, _button(scene, routes.MAIN)), (), routes.MAIN)
    ids = targets.pieces(scene, seen, routes.card(card))
    found = [target for id in ids if (target := find(scene.board_targets(), id)) is not None]
    if not found:
        return Shine()
    return Shine((_looked_at(scene, found[-1]),), (), found[-1].id)


def _piece(scene: EpikhaScene, id: str) -> Shine:
    target = find(scene.board_targets(), id)
    return Shine() if target is None else Shine((Rect(target.rect),), (), target.id)


def _with_label(area: Rect, name: int) -> Rect:
    """A zone with its name, which stands on its lower edge, or on its upper one where `name` is negative."""
    inner = area.inflate(-8, -8)
    return inner.union(inner.move(0, name))


def _button(scene: EpikhaScene, id: str) -> Rect:
    main, second = sidebar.button_places(scene.sketch().second is not None)
    return second if id == routes.SECOND and second is not None else main


def _looked_at(scene: EpikhaScene, target: Target) -> Rect:
    """Where a card of the hand lies; one that is looked at has risen."""
    if scene.fan is not None and target.id in scene.raised():
        return scene.fan.risen(int(target.id.removeprefix("hand:"))).clip(SCREEN)
    return Rect(target.rect)
