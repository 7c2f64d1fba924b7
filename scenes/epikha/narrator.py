"""What the board says at a moment: banner, the words of its panels, buttons, and advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.epikha import charging
from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.view import EpikhaObservation
from game.rules.contract import Hint
from scenes.epikha import answers, choicepanel, panelwords, routes, since
from scenes.epikha.board import Board
from scenes.epikha.changes import RULES
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.keynames import key_of
from scenes.table.banner import Banner
from scenes.table.between import turn_between
from scenes.table.prompts import Choice
from scenes.table.question import look_key

if TYPE_CHECKING:
    from scenes.epikha.scene import EpikhaScene

UNDOABLE = ("main", "attack", "respond")


def rule(scene: EpikhaScene) -> str:
    """The rule of what is asked now, "" for none."""
    seen = scene.seen
    return answers.RULES_OF_ASK.get(seen.ask or "", "") if seen is not None else ""


def bar_board(scene: EpikhaScene) -> Board:
    """The board that the bar speaks of: while a turn is announced it is the one in which that turn began."""
    now = scene.now
    if not scene.showing or not isinstance(now, ev.TurnStarted):
        return scene.shown
    return RULES.after(scene.shown, now)


def turn_seat(scene: EpikhaScene) -> int:
    """The seat whose turn is shown; before the first one, whose hand is decided about."""
    shown = bar_board(scene)
    if shown.phase == "setup" and not scene.showing and scene.match.to_move is not None:
        return scene.match.to_move
    return shown.active


def is_over(scene: EpikhaScene) -> bool:
    """Whether the end of the match has been shown."""
    ends = scene.showing and isinstance(scene.now, ev.GameEnded)
    return scene.match.outcome is not None and (ends or scene.shown.phase == "over")


def winner(scene: EpikhaScene) -> int | None:
    """Who has won, from the moment on in which that is shown; None before, and for a draw."""
    outcome = scene.match.outcome
    return outcome.winner if outcome is not None and is_over(scene) else None


# --- the banner ----------------------------------------------------------------------------------------


def headline(scene: EpikhaScene, colour: str) -> Banner:
    """Whose turn it is, and what is asked."""
    tongue, shown = scene.tongue, bar_board(scene)
    if is_over(scene):
        won = winner(scene)
        key = "over.draw" if won is None else "over.ask"
        ask = tongue.say(key, name=tongue.side(shown, won or 0))
        return Banner(tongue.say("over.title"), ask, colour)
    seat = turn_seat(scene)
    if shown.phase == "setup":
        title = tongue.say("turn.setup")
    else:
        key = "turn.you" if seat == scene.view.viewer else "turn.they"
        title = tongue.say(key, name=tongue.side(shown, seat))
    return Banner(title, _asked(scene, tongue), colour)


def _asked(scene: EpikhaScene, tongue: Tongue) -> str:
    seen = scene.seen
    if seen is not None:
        return answers.ask_line(tongue, seen, scene.steps)
    if scene.thinking_shown:
        return str(tongue.say("thinking"))
    return str(tongue.say(f"phase.{bar_board(scene).phase}"))


# --- panels and buttons --------------------------------------------------------------------------------


def sketch(scene: EpikhaScene) -> BoardLook:
    """The parts of a frame that are words and buttons."""
    tongue, seen = scene.tongue, scene.seen
    look = BoardLook(tongue, scene.shown, scene.show)
    look.hint, look.undo, look.drawer = scene.advice, undo(scene), scene.drawer
    if seen is None or scene.showing:
        look.main = _waiting_button(scene, tongue)
        look.waiting = _waiting(scene, tongue)
        return look
    look.seen, look.plan, look.dial = seen, scene.plan(seen), scene.dial()
    _buttons(scene, look, seen)
    look.waiting = answers.help_text(tongue, seen, scene.steps)
    look.since = _since(scene, seen)
    look.big_hand = seen.ask == "mulligan" and scene.hand is not None
    if scene.asking is None or scene.looking:  # else the panel of the question lies there
        look.ways = tuple(panelwords.ways(tongue, scene.shown, seen, scene.paths(seen), scene.steps))
    if look.ways or look.dial or look.big_hand:
        look.title, look.text = panelwords.panel_words(tongue, scene.shown, seen, scene.steps)
    if look.ways or look.dial:
        look.panel = choicepanel.place(look)
    return look


def _since(scene: EpikhaScene, seen: EpikhaObservation) -> str:
    """What the rival's turn has brought, until something is done in the own one."""
    if scene.asking is not None or scene.since_read == seen.turn or seen.active != seen.seat:
        return ""
    told = turn_between(scene.match.events(seen.seat), seen.seat, RULES.turn_of)
    if not told:
        return ""
    again = scene.tongue.say("since.again", pressed=key_of(scene.app, "again"))
    return f"{since.summary(scene.tongue, scene.shown, told, seen.seat)}\n{again}"


def _buttons(scene: EpikhaScene, look: BoardLook, seen: EpikhaObservation) -> None:
    """The main button and the second one; at the open table only what puts an answer together."""
    tongue = scene.tongue
    amount = None if look.dial is None else look.dial[1]
    look.second = answers.second_choice(tongue, seen, look.plan, _offers(scene, seen))
    passes = scene.asking is not None and seen.ask in answers.ENDED_BY_PASS
    if look.plan is not None or amount is not None or not passes:
        look.main = answers.main_choice(tongue, seen, key_of(scene.app, "end_turn"), look.plan, amount)
    if look.main is not None and look.second is not None:
        look.main = replace(look.main, key="", under="")  # side by side there is no room for them
        look.second = replace(look.second, under="")
    if scene.warned == routes.MAIN and look.main is not None:
        look.main = replace(look.main, label=tongue.say("anyway"), under="", icon="warning")
    elif scene.warned == routes.SECOND and look.second is not None:
        look.second = replace(look.second, label=tongue.say("anyway"), under="", icon="warning")
    if look.main is None and scene.asking is None:
        why = tongue.say(f"not_now.{seen.ask}")
        look.main = Choice(routes.MAIN, tongue.say("choose_first"), enabled=False, why=why)


def _offers(scene: EpikhaScene, seen: EpikhaObservation) -> str:
    """What the second button could do besides answering."""
    if scene.plan(seen) is not None:
        return "raise" if scene.wishes.levels or scene.may_raise(seen) else ""
    if seen.ask != "main" or scene.steps:
        return ""
    if scene.once("before", lambda: scene.as_before(seen)):
        return "before"
    return "charge" if scene.once("charge", lambda: charging.charge(seen)) else ""


def undo(scene: EpikhaScene) -> str:
    """What the row says that takes back the last action, where there is something to take back."""
    seen = scene.seen
    if seen is None or scene.showing or scene.asking is not None or scene.steps:
        return ""
    if seen.ask not in UNDOABLE or not scene.match.can_undo(seen.seat):
        return ""
    return str(scene.tongue.say("todo.undo", held=key_of(scene.app, "undo")))


def _waiting_button(scene: EpikhaScene, tongue: Tongue) -> Choice | None:
    """While nobody is asked: skip what is shown, go on at the end, or wait."""
    if scene.halt == "over":
        return Choice(routes.MAIN, tongue.say("go_on"), primary=True)
    if scene.showing:
        return Choice(routes.MAIN, tongue.say("skip"), icon="skip")
    if scene.asking is None and scene.match.outcome is None:
        return Choice(routes.MAIN, tongue.say("wait"), enabled=False, why=tongue.say("waiting"))
    return None


def _waiting(scene: EpikhaScene, tongue: Tongue) -> str:
    if scene.halt == "over":
        return ending(scene)
    if scene.telling and scene.showing:
        return scene.telling
    if scene.asking is not None:
        key = "open.rests" if scene.asking.own else "open.waits"
        held = look_key(scene.app, scene.asking.seat)
        return str(tongue.say(key, name=scene.asking.name, held=held))
    return scene.thinks_long or str(tongue.say("waiting"))


def ending(scene: EpikhaScene) -> str:
    """How the match ended, in a sentence."""
    outcome = scene.match.outcome
    if outcome is None:
        return ""
    seat = 0 if outcome.winner is None else outcome.winner
    one, other = (scene.tongue.side(scene.shown, at) for at in (seat, 1 - seat))
    own = f"epikha.outcome.{outcome.code}"
    key = own if scene.app.language.has(own) else f"reasons.{outcome.code}"
    return scene.say(key, winner=one, loser=other)


# --- advice --------------------------------------------------------------------------------------------


def advice(tongue: Tongue, board: Board, seen: EpikhaObservation, hint: Hint) -> str:
    """The advice in words: what to do, and why if that is known."""
    steps = routes.steps(hint.action, seen)  # type: ignore[arg-type]
    names = [_piece_name(tongue, board, seen, id) for id in steps]
    what = tongue.say("advice", steps=", ".join(name for name in names if name))
    key = hint.text
    named = {one: tongue.card(str(value)) if value in CARDS else value for one, value in hint.params.items()}
    why = tongue.language.text(key, **named) if key and tongue.language.has(key) else ""
    return f"{why}\n{what}".strip()


def _piece_name(tongue: Tongue, board: Board, seen: EpikhaObservation, id: str) -> str:
    kind, _, rest = id.partition(":")
    if kind == "card":
        return tongue.card(rest)
    if kind in ("group", "arm", "spell"):
        return tongue.thing(board, int(rest))
    if kind == "slot":
        return str(tongue.say("target.slot", name="", n=int(rest.partition(":")[2]) + 1)).strip()
    button = answers.main_choice(tongue, seen, "") if kind == "main" else None
    return tongue.say("advice.button", label=button.label) if button is not None else ""
