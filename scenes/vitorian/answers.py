"""What is asked on this board, in words and buttons: by the kind of question, all from an observation."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.rules.contract import Event
from game.vitorian import actions as act
from game.vitorian import cardtexts
from game.vitorian.actions import VitorianAction
from game.vitorian.card import CARDS
from game.vitorian.ops.choices import ChooseOne
from game.vitorian.rules.exchanges import KEYWORDS, SCRAP
from game.vitorian.rules.resources import kind_of
from game.vitorian.view import SeenCombat, VitorianObservation
from scenes.table.paths import Paths, Steps
from scenes.table.prompts import Choice
from scenes.table.question import Question
from scenes.vitorian import marks, routes
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from scenes.vitorian.unasked import LOW, alike, placed

LEFT_HAND: Final = Rect(236, 572, 100, 136)
RIGHT_HAND: Final = Rect(884, 572, 144, 136)
RULES_OF_ASK: Final = {
    "mulligan": "V5.5", "bottom": "V5.5", "recycle": "V9.3", "arrange": "V9.11", "exempt": "V7.6",
    "upkeep": "V7.6", "main": "V10.1", "combat": "V12.1", "payment": "V8.1", "price": "V8.7", "aim": "V12.6",
    "option": "V10.4", "give": "V9.7", "ready": "V2.6", "window": "V12.5", "support": "V12.10",
    "target": "V12.8", "triggers": "V14.2",
}  # fmt: skip
"""By what is asked: the rule that the rule book is opened at."""


def first_focus(seen: VitorianObservation) -> str:
    """Where the keys begin when something is asked."""
    if seen.ask in ("bottom", "main", "window"):
        return "hand:0" if seen.sides[seen.seat].hand else routes.MAIN
    if seen.ask in ("exempt", "upkeep", "aim", "target", "combat"):
        first = next((routes.steps(action, seen)[0] for action in seen.legal), routes.MAIN)
        return first if first.startswith(("cell", "sov")) else routes.MAIN
    if seen.ask in ("option", "triggers"):
        return routes.way(0)
    if seen.ask == "arrange" and any(placed(seen)):
        return "look:0"
    return routes.MAIN


def looked_kinds(seen: VitorianObservation) -> tuple[str, ...]:
    """The kinds of the looked-at cards of the Convoy, top first."""
    return tuple(kind_of(card) for card in seen.looked)


# --- buttons -------------------------------------------------------------------------------------------


def main_choice(
    tongue: Tongue, seen: VitorianObservation, key: str, ends_turn: bool = False
) -> Choice | None:
    """What the main button says; None where there is nothing that it could do.

    `ends_turn`: nobody could attack, so that it ends the turn out of the Main phase.
    """
    if ends_turn:
        under = tongue.say("end.none.under")
        return Choice(routes.MAIN, tongue.say("end.combat"), key=key, primary=True, under=under)
    if seen.ask == "arrange":
        words = tongue.say("arrange.rest" if any(placed(seen)) else "arrange.keep")
        return Choice(routes.MAIN, words, key=key, primary=True)
    for action in seen.legal:
        if isinstance(action, act.Keep | act.Pass | act.EndPhase) or action == act.Pay():
            words, under = _main_words(tongue, seen, action)
            return Choice(routes.MAIN, words, key=key, primary=True, under=under)
    return None


def _main_words(tongue: Tongue, seen: VitorianObservation, action: VitorianAction) -> tuple[str, str]:
    if isinstance(action, act.EndPhase):
        name = "main" if seen.phase == "main" else "combat"
        under = "end.none.under" if asked(seen) == "combat.none" else f"end.{name}.under"
        return tongue.say(f"end.{name}"), tongue.say(under)
    if isinstance(action, act.Pay):
        return tongue.say("pay"), tongue.say("pay.under")
    if isinstance(action, act.Keep):
        return tongue.say("keep"), ""
    return tongue.say(f"pass.{seen.ask}"), _what_follows(tongue, seen)


def asked(seen: VitorianObservation) -> str:
    """What is asked, by the key of its words: a Combat phase in which nobody can attack has its own."""
    none = seen.ask == "combat" and not any(isinstance(action, act.Attack) for action in seen.legal)
    return "combat.none" if none else seen.ask or ""


def _what_follows(tongue: Tongue, seen: VitorianObservation) -> str:
    """What comes after this window, as both know it (V12.5, V12.6, V12.10); "" elsewhere."""
    if seen.ask != "window" or seen.combat is None:
        return ""
    if seen.seat != seen.combat.seat:
        return tongue.say("follows.attack")
    return tongue.say("follows.stack" if seen.combat.stack else "follows.support")


def second_choice(tongue: Tongue, seen: VitorianObservation) -> Choice | None:
    """What the second button says, where there are two answers."""
    for action in seen.legal:
        if isinstance(action, act.Support):
            return Choice(routes.SECOND, tongue.say("support"))
        if isinstance(action, act.Mulligan):
            return Choice(routes.SECOND, tongue.say("mulligan"))
        if action == act.Pay(top=True):
            return Choice(routes.SECOND, tongue.say("pay.top"))
    return None


def ways(
    tongue: Tongue, seen: VitorianObservation, paths: Paths[VitorianAction], steps: Steps
) -> list[Choice]:
    """The buttons of the choice panel."""
    ids = sorted(id for id in paths.next(steps) if id.startswith("way:"))
    return [Choice(id, _way_label(tongue, seen, id.removeprefix("way:"), steps)) for id in ids]


def low_ways(tongue: Tongue, seen: VitorianObservation) -> list[Choice]:
    """The buttons that put so many of equal looked-at cards under the Convoy."""
    numbers = range(1, len(seen.looked) + 1)
    return [Choice(f"{LOW}{n}", tongue.say("way.low", n=n)) for n in numbers]


def _way_label(tongue: Tongue, seen: VitorianObservation, name: str, steps: Steps) -> str:
    side = seen.sides[seen.seat]
    if name in ("top", "under"):
        return tongue.say(f"way.{name}")
    if name.startswith("ability"):
        return cardtexts.ability(tongue.language, side.sovereign, int(name.removeprefix("ability")))
    if name.startswith("use"):
        return tongue.say("way.use")
    if seen.ask == "triggers":
        return tongue.card(seen.triggers[int(name)])
    return option_words(tongue, seen, int(name))


def option_words(tongue: Tongue, seen: VitorianObservation, option: int) -> str:
    """What a possibility of a card says, with all that it does; of an effect that merely may be, "do it"."""
    question = seen.pending.question
    if question is not None and question.card in CARDS:
        op = CARDS[question.card].effects[question.effect].op
        if isinstance(op, ChooseOne):
            return marks.iconed(cardtexts.possibility(tongue.language, question.card, op.options[option]))
    return tongue.say("way.do")


def panel_words(tongue: Tongue, seen: VitorianObservation, steps: Steps) -> tuple[str, str]:
    """Title and text of the choice panel, and of the row of the mulligan."""
    if seen.ask == "mulligan":
        taken = seen.mulligans[seen.seat]
        return tongue.say("mulligan.title"), tongue.say("mulligan.text", n=taken + 1, taken=taken)
    if seen.ask == "bottom":
        return tongue.say("bottom.title"), tongue.say("bottom.text", n=seen.left)
    if seen.ask == "arrange":
        return tongue.say("arrange.title"), tongue.say("arrange.alike" if alike(seen) else "arrange.text")
    if seen.ask == "triggers":
        return tongue.say("triggers.title"), tongue.say("triggers.text")
    if steps and steps[0] == "recycle":
        return tongue.say("recycle"), tongue.say("recycle.which")
    if seen.ask == "payment":
        return tongue.say("payment.where"), tongue.say("payment.where.text")
    name = tongue.card(seen.ask_by) if seen.ask_by in CARDS else tongue.say("way.title")
    return name, tongue.first_line(seen.ask_by) if seen.ask_by in CARDS else ""


def ask_line(tongue: Tongue, seen: VitorianObservation, steps: Steps) -> str:
    """The banner's second line: what is asked."""
    if seen.ask in ("aim", "option", "give", "ready", "exempt", "price") and seen.ask_by in CARDS:
        return tongue.say(f"ask.{seen.ask}.of", card=tongue.short(seen.ask_by))
    if seen.ask == "payment" and seen.payment is not None:
        return tongue.say("ask.payment", card=tongue.short(seen.payment.card))
    if steps and seen.ask in ("main", "combat", "window"):
        return tongue.say("ask.recycle.which" if steps[0] == "recycle" else f"ask.{seen.ask}.where")
    return tongue.say(f"ask.{asked(seen)}")


def help_text(tongue: Tongue, seen: VitorianObservation, open_table: bool = False) -> str:
    """What can be done now, for the panel at the right; at the open table there is no main button."""
    if seen.ask == "payment" and seen.payment is not None:
        if seen.payment.by_hand:
            return tongue.say("help.payment.hand", n=seen.payment.level)
        return tongue.say("help.payment")
    return tongue.say("help.window.open" if open_table and seen.ask == "window" else f"help.{asked(seen)}")


# --- before something is done --------------------------------------------------------------------------


def warning(tongue: Tongue, seen: VitorianObservation, action: VitorianAction) -> tuple[str, str] | None:
    """What speaks against an action that cannot be taken back, with its rule; None where nothing does."""
    side = seen.sides[seen.seat]
    if isinstance(action, act.Pass):
        if seen.ask == "upkeep":
            return tongue.say("warn.upkeep"), "V7.6"
        if seen.ask == "recycle" and seen.phase == "end" and not side.convoy:
            return tongue.say("warn.convoy"), "V7.3"
    open_way = any(isinstance(other, act.Attack) and other.target < 0 for other in seen.legal)
    if isinstance(action, act.EndPhase) and open_way:
        return tongue.say("warn.attack"), "V12.17"
    return None


# --- the open table ------------------------------------------------------------------------------------


def tells(seen: VitorianObservation, action: VitorianAction) -> bool:
    """True for an action that tells the rival something: at the open table it is confirmed first.

    An Order is told when it has been paid; what leads there is put together with the hand open.
    """
    match action:
        case act.PlayOrder(card=name):
            return not _is_paid(name) and not _is_aimed(name)
        case act.Aim() if seen.ask_by in CARDS and CARDS[seen.ask_by].is_order:
            return not _is_paid(seen.ask_by)
    return True


def _is_paid(name: str) -> bool:
    return bool(CARDS[name].cost_p or CARDS[name].cost_s)


def _is_aimed(name: str) -> bool:
    return any(effect.op.asks is not None for effect in CARDS[name].fires.get("order", ()))


def question(
    tongue: Tongue, board: Board, seen: VitorianObservation, seat: int, passed: Event | None,
    takes_back: bool = False,
) -> Question:  # fmt: skip
    """What `seat` is asked inside the other's turn, in words that both may read.

    With `takes_back` it may take back what it has begun to put together: then it may pass all the same.
    """
    ask = "window" if passed is not None else _public_ask(seen)
    combat = board.combat
    words = {"unit": "", "target": ""}
    if combat is not None:
        words = {"unit": tongue.unit(board, combat.unit), "target": _target(tongue, board, combat)}
    asked = seen.pending.question
    card = tongue.short(asked.card) if ask != "window" and asked is not None and asked.card in CARDS else ""
    free = passed is not None or any(isinstance(action, act.Pass) for action in seen.legal)
    can_pass = free or (takes_back and ask == "window")
    return Question(
        seat,
        tongue.who(seat),
        tongue.say(f"open.{ask}", name=tongue.leader(board, 1 - seat), card=card, **words),
        title="" if ask == "window" else tongue.say("open.title", name=tongue.who(seat)),
        ask=tongue.say(f"open.{ask}.ask"),
        glow=fighters(board),
        passed=passed,
        can_pass=can_pass,
        why_no_pass=tongue.say("open.must"),
        rule=_RULES_OF_OPEN.get(ask) or RULES_OF_ASK[ask.partition(".")[0]],
    )


def fighters(board: Board) -> tuple[str, ...]:
    """The pieces that the combat of this moment is about."""
    combat = board.combat
    if combat is None:
        return ()
    space = board.where(combat.unit)
    aim = routes.sovereign(1 - combat.seat) if combat.target is None else routes.cell(combat.target_space)
    return (routes.cell(space), aim) if space >= 0 else (aim,)


def _target(tongue: Tongue, board: Board, combat: SeenCombat) -> str:
    """Whom an attack is aimed at: a unit, or the Sovereign by name."""
    if combat.target is None:
        return tongue.leader(board, 1 - combat.seat)
    return tongue.unit(board, combat.target)


_RULES_OF_OPEN: Final = {
    "muster": "V8.10", "give.scrap": "V13.10", "give.accelerated": "V13.11", "price.heavy": "V9.10",
    "price.support": "V12.10",
}  # fmt: skip
"""Questions of the open table with another rule than what is asked has elsewhere."""


def _public_ask(seen: VitorianObservation) -> str:
    """The question as both know it: how an Order is put together stays between the seat and its hand."""
    asked = seen.pending.question
    if asked is None or asked.ask == "payment" or any(item.what == "order" for item in asked.items):
        return "window"
    match asked.ask:
        case "price":
            return f"price.{asked.card}"
        case "give" if asked.effect in KEYWORDS:
            return "give.scrap" if asked.effect == SCRAP else "give.accelerated"
        case "option" if not isinstance(CARDS[asked.card].effects[asked.effect].op, ChooseOne):
            return "option.may"
    return asked.ask
