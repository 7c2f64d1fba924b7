"""What is asked on this board, in words and buttons: by the kind of question, all from an observation."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.rules.combat import stands_for_player
from game.epikha.state import NOBODY
from game.epikha.view import EpikhaObservation
from game.rules.contract import Event
from scenes.epikha import routes, unasked
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.epikha.routes import Row
from scenes.table.paths import Steps
from scenes.table.prompts import Choice
from scenes.table.question import Question

LEFT_HAND: Final = Rect(130, 572, 204, 136)
RIGHT_HAND: Final = Rect(884, 572, 146, 136)
RULES_OF_ASK: Final = {
    "prepare": "E2.5", "mulligan": "E3.1", "main": "E8.4", "window": "E12.1", "aim": "E12.2",
    "recall": "E12.2", "caster": "E12.5", "payment": "E7.1", "amount": "E7.1", "effects": "E11.4",
    "bearer": "E10.1", "summoner": "E16.16", "members": "E16.15", "discard": "E8.7", "attack": "E13.2",
    "arms": "E13.4", "respond": "E13.7", "forced": "E13.8", "absorb": "E14.2", "points": "E16.15a",
    "coin": "E16.4", "damage_order": "E13.11", "survivor": "E16.15f",
}  # fmt: skip
"""By what is asked: the rule that the rule book is opened at."""
COMPOSED: Final = ("aim", "recall", "caster", "payment", "amount", "bearer", "summoner", "members", "arms")
"""Questions about a part of something that was begun by a press: stepping back undoes that press."""
ENDED_BY_PASS: Final = ("window", "respond", "absorb")
"""Questions that *Pass* of the open table ends, also out of the middle of an answer."""
_OF_CARD: Final = ("aim", "recall", "caster", "payment", "summoner")


def first_focus(seen: EpikhaObservation) -> str:
    """Where the keys begin when something is asked."""
    if seen.ask in ("main", "discard"):
        return "hand:0" if seen.sides[seen.seat].hand else routes.MAIN
    if seen.ask in ("aim", "caster", "bearer", "summoner", "members", "attack", "respond", "forced", "arms"):
        starts = (routes.steps(action, seen)[0] for action in seen.legal)
        return next((id for id in starts if id not in (routes.MAIN, routes.SECOND)), routes.MAIN)
    return routes.MAIN


# --- buttons -----------------------------------------------------------------------------------------------


def main_choice(
    tongue: Tongue, seen: EpikhaObservation, key: str, plan: Plan | None = None, amount: int | None = None
) -> Choice | None:
    """What the main button says; None where there is nothing that it could do.

    `plan` is that of a card that is chosen, `amount` what the dial stands at.
    """
    if plan is not None:
        words = tongue.say(f"go.{type(plan.says).__name__.lower()}")
        under = tongue.say("go.under", n=plan.cost) if plan.cost else tongue.say("go.free")
        return Choice(routes.MAIN, words, key=key, primary=True, under=under)
    if amount is not None:
        words = tongue.say(f"dial.{seen.ask}", n=amount)
        return Choice(routes.MAIN, words, key=key, primary=True)
    for action in seen.legal:
        if isinstance(action, act.Keep | act.Pass | act.Done | act.EndPhase | act.Pay):
            words, under = _main_words(tongue, seen, action)
            return Choice(routes.MAIN, words, key=key, primary=True, under=under)
    return None


def _main_words(tongue: Tongue, seen: EpikhaObservation, action: EpikhaAction) -> tuple[str, str]:
    side = seen.sides[seen.seat]
    match action:
        case act.EndPhase():
            name = "first" if seen.phase == "deployment" and side.turns == 1 else seen.phase
            return tongue.say(f"end.{name}"), tongue.say(f"end.{name}.under")
        case act.Pay():
            return tongue.say("pay"), tongue.say("go.under", n=seen.left) if seen.left else ""
        case act.Keep():
            return tongue.say("keep"), ""
        case act.Pass():
            return tongue.say("pass"), tongue.say(f"pass.{seen.window}") if seen.window else ""
    return _done_words(tongue, seen)


def _done_words(tongue: Tongue, seen: EpikhaObservation) -> tuple[str, str]:
    """The words of being done with a row of choices."""
    side, question = seen.sides[seen.seat], seen.pending.question
    if routes.declines(seen):
        return tongue.say("end.regroup"), ""
    if seen.ask == "attack":
        count = sum(one is not None for one in side.combat)
        key = "done.attack" if count else "done.attack.none"
        return tongue.say(key), tongue.say("done.attack.n", n=count) if count else ""
    if seen.ask == "respond":
        return tongue.say("done.respond"), forced_hint(tongue, seen)
    if seen.ask == "arms":
        chosen = len(question.numbers) if question is not None else 0
        return tongue.say("done.arms" if chosen else "done.arms.none"), ""
    if seen.ask == "absorb" and proposes(seen):
        return tongue.say("absorb.default"), tongue.say("absorb.default.under")
    return tongue.say(f"done.{seen.ask}"), ""


def forced_hint(tongue: Tongue, seen: EpikhaObservation) -> str:
    """What follows if nobody else answers: the Player card must face a free attacker (E13.8)."""
    own, enemy = seen.sides[seen.seat].combat, seen.sides[1 - seen.seat].combat
    free = [space for space, group in enumerate(enemy) if group is not None and own[space] is None]
    area = seen.sides[seen.seat].area
    if not free or area is None:
        return tongue.say("done.respond.all") if not free else ""
    name = tongue.short(area.bodies[0].card)
    if len(free) == 1:
        return tongue.say("done.respond.forced", name=name, space=free[0] + 1)
    return tongue.say("done.respond.choose", name=name)


def proposes(seen: EpikhaObservation) -> bool:
    """Say whether arms are proposed that absorb without harm."""
    return seen.ask == "absorb" and not isinstance(unasked.absorbing_next(seen), act.Done)


def second_choice(
    tongue: Tongue, seen: EpikhaObservation, plan: Plan | None = None, offers: str = ""
) -> Choice | None:
    """What the second button says; `offers` is "before" or "charge" where that can be done now."""
    if plan is not None:
        return Choice(routes.SECOND, tongue.say("raise"), under=tongue.say("raise.under")) if offers else None
    if offers in ("before", "charge"):
        return Choice(routes.SECOND, tongue.say(offers), under=tongue.say(f"{offers}.under"))
    if seen.ask == "points" and unasked.struck_unit(seen) is not None:
        return Choice(routes.SECOND, tongue.say("points.even"))
    if proposes(seen):
        return Choice(routes.SECOND, tongue.say("done.absorb"))
    if routes.declines(seen):
        return Choice(routes.SECOND, tongue.say("done.attack.none"))
    for action in seen.legal:
        if isinstance(action, act.Raise):
            return Choice(routes.SECOND, tongue.say("raise"), under=tongue.say("raise.under"))
        if isinstance(action, act.Mulligan):
            return Choice(routes.SECOND, tongue.say("mulligan"))
    return None


# --- before something is done ------------------------------------------------------------------------------


def leaves_open_way(seen: EpikhaObservation, row: Row) -> bool:
    """Say whether a row gives up an attack to which only the Player card could respond (E13.7, E13.8)."""
    if not isinstance(row[0], act.Done) or not routes.declines(seen):
        return False
    able = {one.group for one in seen.legal if isinstance(one, act.Attack)}
    own, foe = seen.sides[seen.seat], seen.sides[1 - seen.seat]
    attackers = [one for one in routes.groups_of(own) if one.id in able and not stands_for_player(one)]
    waiting = [*foe.reserves, *(one for spot in foe.magic if spot is not None for one in spot.groups)]
    return bool(attackers) and all(stands_for_player(one) for one in waiting)


# --- what is asked, in a line ------------------------------------------------------------------------------


def _opens_spirits(steps: Steps) -> bool:
    """Say whether the Spirit pile is open and none of it chosen yet."""
    return len(steps) == 1 and steps[0].startswith("spirits")


def ask_line(tongue: Tongue, seen: EpikhaObservation, steps: Steps) -> str:
    """The banner's second line: what is asked."""
    if seen.ask in _OF_CARD and seen.ask_by in CARDS:
        return tongue.say(f"ask.{seen.ask}.of", card=tongue.short(seen.ask_by))
    if _opens_spirits(steps):
        return tongue.say("ask.spirits")
    if steps and seen.ask in ("main", "window", "attack", "respond"):
        return tongue.say("ask.card" if steps[0].startswith(("card", "spirits")) else f"ask.{seen.ask}.where")
    if seen.ask == "window":
        return tongue.say(f"ask.window.{seen.window}")
    return tongue.say(f"ask.{seen.ask}")


def help_text(tongue: Tongue, seen: EpikhaObservation, steps: Steps = ()) -> str:
    """What can be done now, for the panel at the right."""
    if _opens_spirits(steps):
        return tongue.say("help.spirits")
    if steps and seen.ask in ("main", "window"):
        begun = steps[0].startswith(("card", "spirits"))
        return tongue.say("help.main.begun" if begun else "help.main.piece")
    if seen.ask == "window":
        return tongue.say(f"help.window.{seen.window}")
    return tongue.say(f"help.{seen.ask}")


# --- the open table ----------------------------------------------------------------------------------------


def tells(seen: EpikhaObservation, row: Row) -> bool:
    """True for a choice that tells the rival something: at the open table it is confirmed first.

    Nothing of what is announced has been said before its payment is whole, and nothing of a group that goes
    into combat before its arms are chosen.
    """
    match row[0]:
        case act.Cast(card=name):
            return len(row) == 1 and not CARDS[name].cost and not _aims(name)
        case act.Raise() | act.Spend() | act.UseMarker():
            return False
        case act.Aim() | act.Recall() | act.Caster():
            return not (seen.ask_by in CARDS and CARDS[seen.ask_by].cost)
        case act.Amount(n=n):
            return n == seen.left
        case act.Respond(group=number) | act.Attack(group=number):
            return not _armed(seen, number)
        case act.PlacePlayer():
            area = seen.sides[seen.seat].area
            return area is None or not _armed(seen, area.id)
        case act.Select():
            return False
    return True


def _aims(name: str) -> bool:
    return any(effect.op.asks for effect in CARDS[name].fires.get("cast", ()))


def _armed(seen: EpikhaObservation, number: int) -> bool:
    """Say whether a group bears anything that may be selected for a combat (E13.4)."""
    group = next((one for one in routes.all_groups(seen) if one.id == number), None)
    arms = (arm for body in group.bodies for arm in body.arms) if group is not None else ()
    return any(not CARDS[arm.card].is_object for arm in arms)


def question(
    tongue: Tongue, board: Board, seen: EpikhaObservation, seat: int, passed: Event | None,
    takes_back: bool = False,
) -> Question:  # fmt: skip
    """What `seat` is asked inside the other's turn, in words that both may read.

    With `takes_back` it may take back what it has begun to put together: then it may pass all the same.
    """
    ask, window = public_ask(seen, passed)
    words = {"name": tongue.side(board, 1 - seat), "card": _public_card(tongue, board, seen)}
    if passed is None and seen.ask in (*COMPOSED, "effects"):
        can_pass = takes_back and ask in ENDED_BY_PASS
    else:
        can_pass = passed is not None or any(isinstance(one, act.Pass | act.Done) for one in seen.legal)
    key = f"{ask}.{window}" if ask == "window" and window else ask
    passes = tongue.say(f"open.pass.{ask}") if ask in ("respond", "absorb") else ""
    if passed is None and seen.ask == "arms":  # these lie open to both
        passes, _ = _done_words(tongue, seen)
    return Question(
        seat, tongue.who(seat), tongue.say(f"open.{key}", **words), ask=tongue.say(f"open.{key}.ask"),
        pass_label=passes, glow=glow(board, seen), passed=passed, can_pass=can_pass,
        why_no_pass=tongue.say("open.must"), rule=RULES_OF_ASK[ask],
    )  # fmt: skip


def public_ask(seen: EpikhaObservation, passed: Event | None) -> tuple[str, str]:
    """The question as both know it, and its window: what is being put together is nobody else's business."""
    if passed is not None:
        return "window", str(getattr(passed, "window", "W6"))
    if seen.ask in (*COMPOSED, "effects"):
        if seen.packet is not None:
            return "absorb", "W5"
        battle = seen.pending.battle
        if seen.ask == "arms" and battle is not None:
            return ("forced" if battle.step == "forced" else "respond"), ""
        return "window", seen.window or "W6"
    return seen.ask or "window", seen.window


def _public_card(tongue: Tongue, board: Board, seen: EpikhaObservation) -> str:
    """What it is about: the last thing on the chain, or what is struck."""
    if seen.packet is not None:
        return tongue.thing(board, seen.packet.target)
    question = seen.pending.question
    if seen.ask == "survivor" and question is not None:
        return tongue.thing(board, question.number)
    return tongue.item(board, seen.chain[-1])[0] if seen.chain else ""


def glow(board: Board, seen: EpikhaObservation) -> tuple[str, ...]:
    """The pieces that a question at the open table is about."""
    if seen.packet is not None:
        at = seen.packet.target
        return (routes.group(at),) if board.group(at) is not None and board.arm(at) is None else ()
    if seen.chain:
        aimed = seen.chain[-1].target
        if aimed != NOBODY and board.group(aimed) is not None:
            return (routes.group(aimed),)
    enemy = seen.sides[1 - seen.seat].combat
    return tuple(routes.group(one.id) for one in enemy if one is not None)
