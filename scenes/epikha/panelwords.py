"""The words of the choice panel: its buttons, its title, and what stands below that."""

from __future__ import annotations

from game.epikha import actions as act
from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.rules import numbers
from game.epikha.state import POOL
from game.epikha.view import EpikhaObservation
from scenes.epikha import routes, unasked
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.epikha.routes import Row
from scenes.table.paths import Paths, Steps
from scenes.table.prompts import Choice


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


def marker_words(tongue: Tongue, board: Board, seen: EpikhaObservation, steps: Steps, effect: int) -> str:
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
