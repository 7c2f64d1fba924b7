"""The computer players of Paladines de Epikha: the Novice, who answers at once with a sensible greedy choice.

He looks only at what his seat may know, and at each action only as far as its plain worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.rules.announce import spell_in
from game.epikha.state import Arm, Body, Group
from game.epikha.view import EpikhaObservation, SeenGroup, SeenSide
from game.opponents import BALANCED, NORMAL, Budget, Chooser
from game.rules.chance import Chance
from game.rules.contract import Action, Hint

OPAL: Final = "O1"
FEW_OPALS: Final = 2
MANY_OPALS: Final = 5
"""A hand with fewer or more Opals than these is put back (E3.1)."""
GOOD_SHIELD: Final = 10
"""Damage from which a shield spell is worth its Vital."""
_DONE: Final = actions.Done()
_PASS: Final = actions.Pass()
_END: Final = actions.EndPhase()

Kind = TypeVar("Kind", bound=Action)
Judge = Callable[[EpikhaObservation, Chance], Action]


def decide(seen: EpikhaObservation, chance: Chance) -> Action:
    """Return the action of the Novice.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not seen.legal or seen.ask is None:
        raise ValueError("there is nothing to decide for this seat")
    if len(seen.legal) == 1:
        return seen.legal[0]
    judge = _JUDGES.get(seen.ask, _any)
    chosen = judge(seen, chance)
    return chosen if chosen in seen.legal else seen.legal[0]


def hint(seen: EpikhaObservation) -> Hint:
    """Return a good action, and the key of the sentence that says why."""
    action = decide(seen, Chance.of(0))
    return Hint(action, "epikha.hint.greedy")


# --- what is seen ------------------------------------------------------------------------------------------


def _own(seen: EpikhaObservation) -> SeenSide:
    return seen.sides[seen.seat]


def _rival(seen: EpikhaObservation) -> SeenSide:
    return seen.sides[1 - seen.seat]


def _numbers(seen: EpikhaObservation, group: int) -> SeenGroup | None:
    return next((one for one in seen.groups if one.group == group), None)


def _groups(side: SeenSide) -> list[Group]:
    found = [*side.reserves, *(group for spot in side.magic if spot is not None for group in spot.groups)]
    found += [group for group in side.combat if group is not None]
    return found if side.area is None else [side.area, *found]


def _vital(seen: EpikhaObservation, group: int) -> int:
    found = _numbers(seen, group)
    return 0 if found is None else sum(left for _, left, _ in found.vital)


def _force(seen: EpikhaObservation, group: int) -> int:
    found = _numbers(seen, group)
    return 0 if found is None else found.force


def _arms(side: SeenSide) -> dict[int, tuple[Arm, Body | None]]:
    found: dict[int, tuple[Arm, Body | None]] = {arm.id: (arm, None) for arm in side.armoury}
    for group in _groups(side):
        for body in group.bodies:
            found |= {arm.id: (arm, body) for arm in body.arms}
    return found


def _of(seen: EpikhaObservation, kind: type[Kind]) -> list[Kind]:
    return [action for action in seen.legal if isinstance(action, kind)]


def _any(seen: EpikhaObservation, chance: Chance) -> Action:
    return chance.pick(seen.legal)


# --- set-up and the own phases -----------------------------------------------------------------------------


def _mulligan(seen: EpikhaObservation, chance: Chance) -> Action:
    opals = (_own(seen).hand or ()).count(OPAL)
    return actions.Keep() if FEW_OPALS <= opals <= MANY_OPALS else actions.Mulligan()


def _main(seen: EpikhaObservation, chance: Chance) -> Action:
    """Lay Opals out, play the dearest card that can be afforded, arm, form Units; then end the phase."""
    return (
        _free_play(seen)
        or _assign_idle(seen)
        or _dearest(seen)
        or _make_vital(seen)
        or _spell(seen)
        or next(iter(_of(seen, actions.FormUnit)), None)
        or _END
    )


def _free_play(seen: EpikhaObservation) -> Action | None:
    return next((action for action in _of(seen, actions.Play) if not CARDS[action.card].cost), None)


def _assign_idle(seen: EpikhaObservation) -> Action | None:
    """Assign what lies in the Armoury."""
    idle = {arm.id for arm in _own(seen).armoury}
    return next((action for action in _of(seen, actions.Assign) if action.arm in idle), None)


def _dearest(seen: EpikhaObservation) -> Action | None:
    plays = _of(seen, actions.Play)
    return max(plays, key=lambda action: CARDS[action.card].cost, default=None)


def _make_vital(seen: EpikhaObservation) -> Action | None:
    """Place an Opal if with all of them something of the hand can be paid for."""
    arms = _arms(_own(seen))
    opals = [action for action in _of(seen, actions.PlaceMagic) if _is_opal(arms, action.number)]
    if not opals:
        return None
    own = _own(seen)
    free = sum(spot is None for spot in own.magic)
    count = sum(arm.card == OPAL and body is not None and not arm.magia for arm, body in arms.values())
    most = own.pool + 5 * min(free, count)
    wanted = [CARDS[card].cost for card in own.hand or () if CARDS[card].is_body or CARDS[card].is_arm]
    return opals[0] if any(own.pool < cost <= most for cost in wanted) else None


def _is_opal(arms: dict[int, tuple[Arm, Body | None]], number: int) -> bool:
    return number in arms and arms[number][0].card == OPAL


def _spell(seen: EpikhaObservation) -> Action | None:
    """Cast what Opal Vital alone pays for."""
    pool = _own(seen).pool
    return next((action for action in _of(seen, actions.Cast) if CARDS[action.card].cost <= pool), None)


def _bearer(seen: EpikhaObservation, chance: Chance) -> Action:
    """Let the Player card bear Opals and armour, and the strongest fighter without weapons the rest."""
    options = _of(seen, actions.Bear)
    if not options:
        return seen.legal[0]
    area = _own(seen).area
    player = -1 if area is None else area.bodies[0].id
    question = seen.pending.question
    opal = question is not None and _is_opal(_arms(_own(seen)), question.number)
    if opal or chance.below(2):
        return next((action for action in options if action.body == player), options[0])
    return chance.pick(options)


def _aim(seen: EpikhaObservation, chance: Chance) -> Action:
    """Aim at the rival's: at what the damage destroys, the strongest first, else at his Player card."""
    options = _of(seen, actions.Aim)
    if not options:
        return seen.legal[0]
    enemy = {group.id: group for group in _groups(_rival(seen))}
    enemy_arms = _arms(_rival(seen))
    damage = 0 if seen.draft is None or spell_in(seen.draft) is None else seen.draft.force

    def worth(action: actions.Aim) -> int:
        if action.target in enemy:
            dies = not damage or damage >= _vital(seen, action.target)
            player = CARDS[enemy[action.target].bodies[0].card].is_player
            return 40 if player else _force(seen, action.target) + (100 if dies else 0)
        if action.target in enemy_arms:
            return 20
        items = {item.number for item in seen.chain if item.seat != seen.seat}
        return 30 if action.target in items else 0

    return max(options, key=worth)


def _payment(seen: EpikhaObservation, chance: Chance) -> Action:
    return actions.Pay()


# --- windows and combat ------------------------------------------------------------------------------------


def _window(seen: EpikhaObservation, chance: Chance) -> Action:
    """Answer a rival's spell now and then; else pass."""
    casts = [cast for cast in _of(seen, actions.Cast) if CARDS[cast.card].cost <= _own(seen).pool]
    return casts[0] if casts and seen.chain and seen.chain[-1].seat != seen.seat else _PASS


def _attack(seen: EpikhaObservation, chance: Chance) -> Action:
    """Attack with everybody who is stronger than the strongest of the rival's bodies is stout, or lightly."""
    options = _of(seen, actions.Attack)
    walls = _rival(seen).reserves
    stoutest = max((_force(seen, group.id) for group in walls), default=0)
    brave = [one for one in options if _force(seen, one.group) >= 5 and _vital(seen, one.group) > stoutest]
    if not walls:
        brave = [one for one in options if _force(seen, one.group) >= 5]
    return max(brave, key=lambda one: _force(seen, one.group)) if brave else _DONE


def _respond(seen: EpikhaObservation, chance: Chance) -> Action:
    """Face an attacker with somebody who destroys it or outlives it."""
    attackers = _rival(seen).combat

    def worth(action: actions.Respond) -> int:
        attacker = attackers[action.space]
        if attacker is None:
            return -1
        kills = _force(seen, action.group) >= _vital(seen, attacker.id)
        lives = _vital(seen, action.group) > _force(seen, attacker.id)
        return (_force(seen, attacker.id) if kills or lives else 0) + (10 if kills and lives else 0)

    best = max(_of(seen, actions.Respond), key=worth)
    return best if worth(best) > 0 else _DONE


def _forced(seen: EpikhaObservation, chance: Chance) -> Action:
    """Stand before the weakest free attacker."""
    attackers = _rival(seen).combat

    def threat(action: actions.PlacePlayer) -> int:
        attacker = attackers[action.space]
        return 0 if attacker is None else _force(seen, attacker.id)

    return min(_of(seen, actions.PlacePlayer), key=threat)


def _choose_arms(seen: EpikhaObservation, chance: Chance) -> Action:
    arms = _arms(_own(seen))
    options = [one for one in _of(seen, actions.Select) if one.arm in arms]
    return max(options, key=lambda one: CARDS[arms[one.arm][0].card].force, default=_DONE)


def _absorb(seen: EpikhaObservation, chance: Chance) -> Action:
    """Let armour absorb that has no Fuerza; shield a good blow."""
    arms = _arms(_own(seen))
    options = [one for one in _of(seen, actions.AbsorbNext) if one.number in arms]
    spare = [one for one in options if not CARDS[arms[one.number][0].card].force]
    if spare:
        return spare[0]
    shields = _of(seen, actions.Cast)
    big = seen.packet is not None and seen.packet.total >= GOOD_SHIELD
    return shields[0] if shields and big else _DONE


def _points(seen: EpikhaObservation, chance: Chance) -> Action:
    """Fill members up one after the other, so that as few as possible are lost."""
    options: Sequence[actions.Points] = _of(seen, actions.Points)
    return max(options, key=lambda one: one.n)


def _coin(seen: EpikhaObservation, chance: Chance) -> Action:
    return actions.CallCoin("heads")


def _discard(seen: EpikhaObservation, chance: Chance) -> Action:
    """Discard the dearest card."""
    return max(_of(seen, actions.DiscardOne), key=lambda one: CARDS[one.card].cost)


def _members(seen: EpikhaObservation, chance: Chance) -> Action:
    return next(iter(_of(seen, actions.AddMember)), _DONE)


_JUDGES: Final[dict[str, Judge]] = {
    "mulligan": _mulligan,
    "main": _main,
    "bearer": _bearer,
    "aim": _aim,
    "payment": _payment,
    "window": _window,
    "attack": _attack,
    "arms": _choose_arms,
    "respond": _respond,
    "forced": _forced,
    "absorb": _absorb,
    "points": _points,
    "coin": _coin,
    "discard": _discard,
    "members": _members,
}


def novice(
    seen: EpikhaObservation, chance: Chance, budget: Budget = NORMAL, character: str = BALANCED, /
) -> EpikhaAction:
    """Return the action of the Novice, at once."""
    return decide(seen, chance)  # type: ignore[return-value]


PLAYERS: Final[dict[str, Chooser]] = {"novice": novice}
"""What ``System.levels`` offers."""
