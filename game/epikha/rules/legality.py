"""What may be said at a decision, and what it does: every question with options and answer (E19).

How the rules of the course of play and those of combat meet:

- ``Step("combat", seat)`` begins the Combat Phase (E13); the last step of it pushes nothing, as what follows
  waits already. ``Step("window", active, card="W3")`` opens W3, likewise W4 (E12.1): it comes back by itself.
- ``Step("packet", packet=...)`` lets one packet be received whole (E14), W5 with its choices included.
- ``Step("absorb", seat, packet=rest, numbers=used)`` asks for the next absorbing card. While something is
  announced or paid in W5 the agenda holds just this step, made of the question's ``packet`` and ``numbers``;
  the options of W5 are ``windows.damage_options``, their answers ``windows.damage_answer``.
- A shield spell that has been cast is ``Step("shield", seat, card, item=..., packet=rest, numbers=used)``: it
  absorbs, the card goes to the discard, and the rest is asked on. A marker of X13 or H4 calls
  ``Hands.absorb_more``, which notes it in the packet of the waiting "absorb" step.
- ``Step("sweep")`` after each effect and each strike step: destroyed bodies and arms leave together (E14.7,
  E15.1, through ``leaving.leave``), E17 is looked at, Units disperse (E16.3, E16.15e, f).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha.rules import (
    announce,
    assign,
    chain,
    combat,
    damage,
    deal,
    flow,
    magic,
    payment,
    play,
    spirits,
    strikes,
    turn,
    units,
    windows,
)
from game.epikha.state import Table
from game.rules.contract import Action, Told

OPTIONS: Final[dict[str, flow.Options]] = {
    "prepare": deal.prepare_options,
    "mulligan": deal.mulligan_options,
    "main": play.main_options,
    "window": windows.options,
    "aim": announce.aim_options,
    "recall": announce.aim_options,
    "caster": announce.caster_options,
    "payment": announce.payment_options,
    "amount": payment.amount_options,
    "effects": magic.effects_options,
    "bearer": assign.bearer_options,
    "summoner": spirits.summoner_options,
    "discard": turn.discard_options,
    "attack": combat.attack_options,
    "arms": combat.arms_options,
    "respond": combat.respond_options,
    "forced": combat.forced_options,
    "absorb": damage.absorb_options,
    "points": damage.points_options,
    "coin": damage.coin_options,
    "damage_order": strikes.order_options,
    "members": units.members_options,
    "survivor": units.survivor_options,
}
"""By what is asked: all actions that are legal."""

ANSWERS: Final[dict[str, flow.Answer]] = {
    "prepare": deal.prepare_answer,
    "mulligan": deal.mulligan_answer,
    "main": play.main_answer,
    "window": windows.answered,
    "aim": announce.answer,
    "recall": announce.answer,
    "caster": announce.answer,
    "payment": announce.answer,
    "amount": payment.amount_answer,
    "effects": magic.effects_answer,
    "bearer": assign.bearer_answer,
    "summoner": spirits.summoner_answer,
    "discard": turn.discard_answer,
    "attack": combat.attack_answer,
    "arms": combat.arms_answer,
    "respond": combat.respond_answer,
    "forced": combat.forced_answer,
    "absorb": damage.absorb_answer,
    "points": damage.points_answer,
    "coin": damage.coin_answer,
    "damage_order": strikes.order_answer,
    "members": units.members_answer,
    "survivor": units.survivor_answer,
}
"""By what is asked: what an answer does."""

STEPS: Final[dict[str, flow.Handler]] = {
    "prepare": deal.prepare,
    "flip": deal.flip,
    "mulligan": deal.mulligan,
    "turn_up": deal.turn_up,
    "turn": turn.begin,
    "inicio_text": turn.inicio_text,
    "deployment": turn.deployment,
    "main": play.main,
    "entered": play.enter,
    "summoned": spirits.summoned,
    "announce": chain.announced,
    "batch": magic.batch,
    "window": windows.window,
    "answer": windows.answer,
    "resolve_chain": chain.resolve_chain,
    "combat_phase": turn.combat_phase,
    "combat": combat.combat,
    "attackers": combat.attackers,
    "answered": combat.answered,
    "responders": combat.responders,
    "forced": combat.forced,
    "responded": combat.responded,
    "strike_order": strikes.begin,
    "strikes": strikes.strikes,
    "overflow": strikes.overflow,
    "packet": damage.packet,
    "absorb": damage.absorb,
    "shield": damage.shield,
    "remainder": damage.remainder,
    "hit": damage.hit,
    "sweep": damage.sweep,
    "disperse": units.disperse,
    "end_combat": combat.end_combat,
    "regroup": turn.regroup,
    "end_turn": turn.end_turn,
}
"""By the name of a step: what happens."""


def legal(table: Table) -> Sequence[Action]:
    """Return every legal action of the seat that is asked; none once the match is over."""
    question = table.question
    return () if question is None else OPTIONS[question.ask](table, question)


def carry_out(table: Table, action: Action) -> list[Told]:
    """Do what a legal action says, and all that follows up to the next decision."""
    told: list[Told] = []
    question, table.question = table.question, None
    assert question is not None
    ANSWERS[question.ask](table, told, question, action)
    run(table, told)
    return told


def run(table: Table, told: list[Told]) -> None:
    """Let steps happen until something is asked or the match is over."""
    agenda = table.agenda
    while table.question is None and agenda and table.outcome is None:
        step = agenda.pop()
        STEPS[step.do](table, told, step)
