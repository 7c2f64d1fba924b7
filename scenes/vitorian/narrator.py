"""What the board says at a moment: banner, phases, the words of its panels, buttons, and advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.contract import Hint
from game.vitorian import actions as act
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.view import SeenPayment, VitorianObservation
from scenes.keynames import key_of
from scenes.table import banner
from scenes.table.banner import Banner
from scenes.table.between import turn_between
from scenes.table.prompts import Choice
from scenes.table.question import look_key
from scenes.vitorian import answers, choicepanel, layout, routes, since, unasked
from scenes.vitorian.board import Board
from scenes.vitorian.changes import RULES
from scenes.vitorian.look import BoardLook
from scenes.vitorian.phrases import Tongue
from sprites.canvas import Canvas
from sprites.theme import STYLES

if TYPE_CHECKING:
    from scenes.vitorian.scene import VitorianScene

PHASES: Final = ("logistics", "main", "combat", "end")


def rule(scene: VitorianScene) -> str:
    """The rule of what is asked now, "" for none."""
    seen = scene.seen
    return answers.RULES_OF_ASK.get(seen.ask or "", "") if seen is not None else ""


def bar_board(scene: VitorianScene) -> Board:
    """The board that the bar speaks of: while a turn is announced it is the one in which that turn began."""
    now = scene.now
    if not scene.showing or not isinstance(now, ev.TurnStarted | ev.TurnLost):
        return scene.shown
    begun = RULES.after(scene.shown, now)
    return replace(begun, phase=PHASES[0]) if isinstance(now, ev.TurnStarted) else begun


def turn_seat(scene: VitorianScene) -> int:
    """The seat whose turn is shown; before the first one, whose hand is decided about."""
    shown = bar_board(scene)
    if shown.phase == "mulligan" and not scene.showing and scene.match.to_move is not None:
        return scene.match.to_move
    return shown.active


def winner(scene: VitorianScene) -> int | None:
    """Who has won, from the moment on in which that is shown; None before."""
    outcome = scene.match.outcome
    ends = scene.showing and isinstance(scene.now, ev.GameEnded)
    return outcome.winner if outcome is not None and (ends or scene.shown.phase == "over") else None


# --- the banner and the phases -------------------------------------------------------------------------


def headline(scene: VitorianScene, colour: str) -> Banner:
    """Whose turn it is, and what is asked."""
    tongue, shown = scene.tongue, bar_board(scene)
    won = winner(scene)
    if won is not None:
        name = tongue.leader(shown, won)
        return Banner(tongue.say("over.title"), tongue.say("over.ask", name=name), colour)
    seat = turn_seat(scene)
    if shown.phase == "mulligan":
        title = tongue.say("turn.mulligan")
    else:
        key = "turn.you" if seat == scene.view.viewer else "turn.they"
        title = tongue.say(key, name=tongue.leader(shown, seat))
    return Banner(title, _asked(scene, tongue), colour)


def _asked(scene: VitorianScene, tongue: Tongue) -> str:
    seen = scene.seen
    if seen is not None:
        return answers.ask_line(tongue, seen, scene.steps)
    if scene.thinking_shown:
        return tongue.say("thinking")
    return tongue.say(f"phase.{bar_board(scene).phase}")


def draw_phases(canvas: Canvas, tongue: Tongue, shown: Board, bar: Banner, title: str) -> None:
    """The four phases between title and banner, if they have room; the present one is underlined."""
    right = 640 - banner.width(canvas, bar) / 2 - 8
    start = 58 + canvas.measure(title, "button_large", size=24)[0] + 28
    words = [tongue.say(f"phase.{name}") for name in PHASES]
    x = max(float(layout.PHASES_X), start)
    usual = STYLES["secondary"].size
    letters = usual * canvas.text_factor
    while letters > usual and x + sum(_phase_widths(canvas, words, letters)) + 20 * 3 > right:
        letters -= 0.5
    sizes = _phase_widths(canvas, words, letters)
    if x + sum(sizes) + 20 * 3 > right:
        words, sizes = [], []
    for name, word, size in zip(PHASES, words, sizes, strict=False):
        on = shown.phase == name
        ink = "highlight" if on else "dim"
        canvas.text(word, (x, 22), "secondary", ink, anchor="midleft", size=letters)
        if on:
            canvas.fill((x - 2, 35, size + 4, 3), "highlight")
            canvas.mark_state((x, 12, size, 24), "now", shape=True)
        x += size + 20


def _phase_widths(canvas: Canvas, words: list[str], size: float) -> list[float]:
    return [canvas.measure(word, "secondary", size=size)[0] for word in words]


# --- panels and buttons --------------------------------------------------------------------------------


def sketch(scene: VitorianScene) -> BoardLook:
    """The parts of a frame that are words and buttons."""
    tongue, seen = scene.tongue, scene.seen
    look = BoardLook(tongue, scene.shown, scene.show)
    look.hint, look.undo = scene.advice, undo(scene)
    if seen is None or scene.showing:
        look.main = _waiting_button(scene, tongue)
        look.waiting = _waiting(scene, tongue)
        return look
    if scene.asking is not None:
        _answer_buttons(look, seen)
    else:
        look.main = answers.main_choice(tongue, seen, _key(scene), scene.says_end_of_turn)
        look.second = answers.second_choice(tongue, seen)
        if look.main is not None and look.second is not None:
            look.main = replace(look.main, key="", under="")  # side by side there is no room for them
        if look.main is not None and scene.warned == routes.MAIN:
            look.main = replace(look.main, label=tongue.say("anyway"), under="", icon="warning")
        if look.main is None:
            why = tongue.say(f"not_now.{seen.ask}")
            words = tongue.say("choose_first")
            look.main = Choice(routes.MAIN, words, enabled=False, why=why)
    look.waiting = answers.help_text(tongue, seen, open_table=scene.asking is not None)
    look.since = _since(scene, tongue, seen)
    look.big_hand = seen.ask in ("mulligan", "bottom") and scene.hand is not None
    look.ways = tuple(answers.ways(tongue, seen, scene.paths(seen), scene.steps))
    if seen.ask == "arrange":
        look.looked, look.placed = answers.looked_kinds(seen), unasked.placed(seen)
        if not look.ways and scene.asking is None and unasked.alike(seen):
            look.ways = tuple(answers.low_ways(tongue, seen))
    if look.ways or look.looked or look.big_hand:
        look.title, look.text = answers.panel_words(tongue, seen, scene.steps)
    if look.ways or look.looked:
        look.panel = choicepanel.place(look, scene.shown, scene.states())
    return look


def _since(scene: VitorianScene, tongue: Tongue, seen: VitorianObservation) -> str:
    """What the rival's turn has brought, until something is done in the own one; with help for a question."""
    if scene.asking is not None or scene.since_read == seen.turn or seen.active != seen.seat:
        return ""
    told = turn_between(scene.match.events(seen.seat), seen.seat, RULES.turn_of)
    if not told:
        return ""
    again = tongue.say("since.again", pressed=key_of(scene.app, "again"))
    found = [since.summary(tongue, scene.shown, told, seen.seat), again]
    if seen.ask != "main":
        found.append(answers.help_text(tongue, seen))
    return "\n".join(found)


def undo(scene: VitorianScene) -> str:
    """What the row says that takes back the last action, where there is something to take back."""
    seen = scene.seen
    if seen is None or scene.showing or scene.asking is not None or scene.steps:
        return ""
    if seen.ask not in ("main", "combat") or scene.shown.combat is not None:
        return ""
    if not scene.match.can_undo(seen.seat):
        return ""
    return scene.tongue.say("todo.undo", held=key_of(scene.app, "undo"))


def _answer_buttons(look: BoardLook, seen: VitorianObservation) -> None:
    """What a seat can do by a button while it looks at its hand; passing waits until that is covered."""
    look.second = answers.second_choice(look.tongue, seen)
    if seen.ask == "payment":
        look.main = answers.main_choice(look.tongue, seen, "")


def _key(scene: VitorianScene) -> str:
    return key_of(scene.app, "end_turn")


def _waiting_button(scene: VitorianScene, tongue: Tongue) -> Choice | None:
    """While nobody is asked: skip what is shown, go on at the end, or wait."""
    if scene.halt == "over":
        return Choice(routes.MAIN, tongue.say("go_on"), primary=True)
    if scene.showing:
        return Choice(routes.MAIN, tongue.say("skip"), icon="skip")
    if scene.asking is None and scene.match.outcome is None:
        return Choice(routes.MAIN, tongue.say("wait"), enabled=False, why=tongue.say("waiting"))
    return None


def _waiting(scene: VitorianScene, tongue: Tongue) -> str:
    if scene.halt == "over":
        return ending(scene)
    if scene.telling and scene.showing:
        return scene.telling
    if scene.asking is not None:
        key = "open.rests" if scene.asking.own else "open.waits"
        return tongue.say(key, name=scene.asking.name, held=look_key(scene.app, scene.asking.seat))
    return scene.thinks_long or tongue.say("waiting")


def ending(scene: VitorianScene) -> str:
    """How the match ended, in a sentence."""
    outcome = scene.match.outcome
    if outcome is None or outcome.winner is None:
        return ""
    winner, loser = (scene.tongue.leader(scene.shown, seat) for seat in (outcome.winner, 1 - outcome.winner))
    own = f"vitorian.outcome.{outcome.code}"
    key = own if scene.app.language.has(own) else f"reasons.{outcome.code}"
    return scene.say(key, winner=winner, loser=loser)


def payment(scene: VitorianScene) -> SeenPayment | None:
    """The payment that is marked in the resource panel: what is asked, or what a card in mind would cost."""
    seen = scene.seen
    if seen is None or scene.showing:
        return None
    if seen.payment is not None:
        return seen.payment
    tried = scene.tried(seen)
    return tried.payment if tried is not None else None


def arrows(scene: VitorianScene) -> tuple[tuple[int, int], ...]:
    """Attacks that are being aimed at what is under the pointer or the focus."""
    seen = scene.seen
    if seen is None or scene.showing or not scene.steps:
        return ()
    paths = scene.paths(seen)
    pointed = scene.carry_over or scene.focus_id or ""
    steps = paths.pressed(scene.steps, scene.route(pointed, seen)) if pointed else None
    action = paths.action(steps) if steps is not None else None
    return ((action.space, action.target),) if isinstance(action, act.Attack) else ()


def advice(tongue: Tongue, board: Board, seen: VitorianObservation, hint: Hint) -> str:
    """The advice in words: what to do, and why if that is known."""
    steps = routes.steps(hint.action, seen)  # type: ignore[arg-type]
    names = [_piece_name(tongue, board, seen, id) for id in steps]
    what = tongue.say("advice", steps=", ".join(name for name in names if name))
    key = hint.text
    params = {name: _worded(tongue, value) for name, value in hint.params.items()}
    why = tongue.language.text(key, **params) if key and tongue.language.has(key) else ""
    return f"{what} {why}".strip()


def _worded(tongue: Tongue, value: int | str) -> int | str:
    """A card by its name, anything else as it is."""
    return tongue.short(value) if isinstance(value, str) and value in CARDS else value


def _piece_name(tongue: Tongue, board: Board, seen: VitorianObservation, id: str) -> str:
    kind, _, rest = id.partition(":")
    if kind == "card":
        return tongue.card(rest)
    if kind == "cell":
        unit = board.at(int(rest))
        return tongue.speech.space(int(rest)) if unit is None else tongue.short(unit.card)
    if kind == "sov":
        return tongue.leader(board, int(rest))
    button = answers.main_choice(tongue, seen, "") if kind == "main" else None
    return tongue.say("advice.button", label=button.label) if button is not None else ""
