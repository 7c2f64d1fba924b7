"""What is asked on this board, in words and buttons: by the kind of question, all from an observation."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.epikha import actions as act
from game.epikha import cardtexts
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.rules import numbers
from game.epikha.state import NOBODY, POOL
from game.epikha.view import EpikhaObservation
from game.rules.contract import Event
from scenes.epikha import routes, unasked
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.epikha.routes import Row
from scenes.table.paths import Paths, Steps
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


def ways(
    tongue: Tongue, board: Board, seen: EpikhaObservation, paths: Paths[Row], steps: Steps
) -> list[Choice]:
    """The buttons of the choice panel; arms that fight stand there besides their medals."""
    if seen.ask == "arms":
        chosen = [one.arm for one in seen.legal if isinstance(one, act.Select)]
        return [Choice(routes.way(f"arm.{arm}"), arm_words(tongue, board, arm)) for arm in chosen]
    ids = sorted((id for id in paths.next(steps) if id.startswith("way:")), key=_in_order)
    return [_way(tongue, board, seen, id, steps) for id in ids]


def _way(tongue: Tongue, board: Board, seen: EpikhaObservation, id: str, steps: Steps) -> Choice:
    """A button of the panel; Spirits stand side by side, so each has its short name and its cost."""
    name = id.removeprefix("way:")
    if name in CARDS and CARDS[name].is_spirit:
        return Choice(id, tongue.short(name), under=tongue.say("pay.cost", n=CARDS[name].cost))
    return Choice(id, _way_label(tongue, board, seen, name, steps))


def _in_order(id: str) -> tuple[bool, str]:
    """Not to call a coin stands after both calls."""
    return id == routes.way("no"), id


def _way_label(tongue: Tongue, board: Board, seen: EpikhaObservation, name: str, steps: Steps) -> str:
    kind, _, rest = name.partition(".")
    if name in CARDS:
        return tongue.card(name)
    if kind == "body":
        return member_words(tongue, seen, int(rest))
    if kind == "effect":
        source, _, effect = rest.partition(".")
        return tongue.speech.effect(board.card(int(source)), int(effect))
    if kind == "marker":
        return marker_words(tongue, board, seen, steps, int(rest))
    return str(tongue.say(f"way.{name}"))


def arm_words(tongue: Tongue, board: Board, number: int) -> str:
    """An arm: its name, and its Fuerza and Resistencia as they are."""
    arm = board.arm(number)
    if arm is None:
        return ""
    card = CARDS[arm.card]
    return f"{tongue.short(arm.card)} {card.force}/{numbers.capacity(arm)}"


def member_words(tongue: Tongue, seen: EpikhaObservation, body: int) -> str:
    """A member of a Unit: its name, its Vital, and what it bears."""
    group = routes.group_of(seen, body)
    own = next(one for one in group.bodies if one.id == body) if group is not None else None
    if group is None or own is None:
        return ""
    now = next((one for one in seen.groups if one.group == group.id), None)
    left = next((left for number, left, _ in now.vital if number == body), 0) if now else 0
    words = tongue.say("member", name=tongue.short(own.card), n=left)
    arms = ", ".join(tongue.short(arm.card) for arm in own.arms)
    return f"{words} · {arms}" if arms else str(words)


def marker_words(
    tongue: Tongue, board: Board, seen: EpikhaObservation, steps: Steps, effect: int
) -> str:
    """What a marker does."""
    kind, _, rest = steps[-1].partition(":") if steps else ("", "", "")
    if kind == "ability":
        card = seen.sides[int(rest)].ability
    elif kind == "way":
        card = board.card(int(rest.removeprefix("body.")))
    else:
        card = board.card(int(rest)) if rest else ""
    return cardtexts.effect(tongue.language, card, effect) if card in CARDS else ""


def panel_words(tongue: Tongue, board: Board, seen: EpikhaObservation, steps: Steps) -> tuple[str, str]:
    """Title and text of the choice panel, and of the row of the mulligan."""
    if seen.ask == "mulligan":
        return tongue.say("mulligan.title"), tongue.say("mulligan.text")
    if steps and seen.ask in ("main", "window", "absorb"):
        return _piece_words(tongue, board, steps)
    if seen.ask == "coin":
        title = tongue.say("coin.title", name=_struck(tongue, board, seen))
        return title, tongue.say("coin.text", n=seen.left)
    if seen.ask == "arms" and (question := seen.pending.question) is not None:
        named = ", ".join(tongue.thing(board, arm) for arm in question.numbers)
        words = tongue.say("arms.chosen", arms=named) if named else tongue.say("help.arms")
        return tongue.say("arms.title", name=tongue.thing(board, question.number)), words
    if seen.ask in ("points", "amount"):
        return tongue.say(f"{seen.ask}.title"), _dial_words(tongue, board, seen)
    key = f"{seen.ask}.title"
    title = tongue.say(key) if tongue.language.has(f"epikha_board.{key}") else tongue.say("way.title")
    text = tongue.say(f"help.{seen.ask}")
    return title, text


def _dial_words(tongue: Tongue, board: Board, seen: EpikhaObservation) -> str:
    """Who pays or is hit by the amount that is asked for, and how much is due in all."""
    question, dial = seen.pending.question, unasked.dial(seen)
    if question is None or dial is None:
        return ""
    if seen.ask == "amount":
        pool = question.number == POOL
        name = tongue.say("pay.pool") if pool else tongue.thing(board, question.number)
        return str(tongue.say("amount.text", name=name, most=dial[2], due=seen.left))
    unit = unasked.struck_unit(seen)
    number, of = len(question.amounts) + 1, 0 if unit is None else len(unit.bodies)
    name = tongue.thing(board, question.number)
    return str(tongue.say("points.text", name=name, number=number, of=of, due=seen.left))


def _struck(tongue: Tongue, board: Board, seen: EpikhaObservation) -> str:
    question = seen.pending.question
    return tongue.thing(board, question.number) if question is not None else ""


def _piece_words(tongue: Tongue, board: Board, steps: Steps) -> tuple[str, str]:
    kind, _, rest = steps[0].partition(":")
    if kind == "spirits":
        return tongue.say("spirits.title"), tongue.say("spirits.text")
    if kind in ("group", "arm", "spell"):
        card = board.card(int(rest))
        line = tongue.first_line(card) if card else ""
        return tongue.thing(board, int(rest)), line or tongue.say("way.text")
    return tongue.say("way.title"), ""


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
