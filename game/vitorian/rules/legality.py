"""What may be said at a decision, and what it does: every question with options and answer (V16.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Action, Told
from game.vitorian.rules import combat, damage, deal, effects, exchanges, flow, play, recycle, turn, window
from game.vitorian.state import Table

OPTIONS: Final[dict[str, flow.Options]] = {
    "mulligan": deal.mulligan_options,
    "bottom": deal.bottom_options,
    "recycle": recycle.moment_options,
    "arrange": effects.arrange_options,
    "exempt": effects.aim_options,
    "upkeep": turn.upkeep_options,
    "main": play.main_options,
    "combat": combat.combat_options,
    "payment": play.payment_options,
    "price": flow.price_options,
    "aim": effects.aim_options,
    "option": effects.option_options,
    "give": effects.resource_options,
    "ready": effects.resource_options,
    "muster": effects.muster_options,
    "window": window.window_options,
    "support": combat.support_options,
    "target": combat.target_options,
    "triggers": window.trigger_options,
}
"""By what is asked: all actions that are legal."""

ANSWERS: Final[dict[str, flow.Answer]] = {
    "mulligan": deal.mulligan_answer,
    "bottom": deal.bottom_answer,
    "recycle": recycle.moment_answer,
    "arrange": effects.arrange_answer,
    "exempt": effects.aim_answer,
    "upkeep": turn.upkeep_answer,
    "main": play.main_answer,
    "combat": combat.combat_answer,
    "payment": play.payment_answer,
    "price": flow.price_answer,
    "aim": effects.aim_answer,
    "option": effects.option_answer,
    "give": effects.resource_answer,
    "ready": effects.resource_answer,
    "muster": effects.muster_answer,
    "window": window.window_answer,
    "support": combat.support_answer,
    "target": combat.target_answer,
    "triggers": window.trigger_answer,
}
"""By what is asked: what an answer does."""

STEPS: Final[dict[str, flow.Handler]] = {
    "mulligan": deal.ask_mulligan,
    "turn": turn.begin,
    "recycle_moment": recycle.moment,
    "channel": turn.channel,
    "reveal": turn.reveal,
    "upkeep": turn.upkeep,
    "upkeep_due": turn.upkeep_due,
    "upkeep_paid": turn.upkeep_paid,
    "draw": turn.draw,
    "main": turn.main,
    "ask_main": play.ask_main,
    "march": play.marched,
    "entered": play.entered,
    "combat": turn.combat,
    "open_window": window.open_window,
    "window": window.window,
    "compose": recycle.compose,
    "composed": recycle.composed,
    "paid_order": window.paid_order,
    "resolve_stack": window.resolve_stack,
    "resolve_item": window.resolve_item,
    "item_effect": window.item_effect,
    "item_over": window.item_over,
    "after_stack": combat.after_stack,
    "support": combat.support,
    "supported": combat.supported,
    "damage": damage.damage,
    "impact": combat.impact,
    "combat_over": combat.combat_over,
    "triggers": window.triggers,
    "effect": effects.come_about,
    "settle": effects.settle_step,
    "scrap": exchanges.scrap,
    "accelerated": exchanges.accelerated,
    "end": turn.end,
    "end_effects": turn.end_effects,
    "over": turn.over,
}
"""By the name of a step: what happens."""


def legal(table: Table) -> Sequence[Action]:
    """Return every legal action of the seat that is asked; none once the match is over."""
    question = table.question
    if question is None:
        return ()
    if question.stacks:
        return recycle.pick_options(table, question)
    return OPTIONS[question.ask](table, question)


def carry_out(table: Table, action: Action) -> list[Told]:
    """Do what a legal action says, and all that follows up to the next decision."""
    told: list[Told] = []
    question, table.question = table.question, None
    assert question is not None
    answer = recycle.pick_answer if question.stacks else ANSWERS[question.ask]
    answer(table, told, question, action)
    run(table, told)
    return told


def run(table: Table, told: list[Told]) -> None:
    """Let steps happen until something is asked or the match is over."""
    agenda = table.agenda
    while table.question is None and agenda and table.outcome is None:
        step = agenda.pop()
        STEPS[step.do](table, told, step)
