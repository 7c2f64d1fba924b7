"""What a player can say in Paladines de Epikha (E19).

Cards of the hand, of a discard and of the Spirit pile are named by their ids ("E04"), everything on the field
and on the chain by its number, which is used only once in a match. Spaces count from 0. No action carries a
list: what takes several choices is a row of small decisions, ended by ``Done``.
"""

from __future__ import annotations

from typing import Literal

from game.rules.contract import Action

Call = Literal["heads", "tails", "no"]
"""How a coin is called (E1.7); "no" lets an Evasion be (E16.4)."""


class Prepare(Action, frozen=True, tag="prepare"):
    """Lay an Ability or an arm face down before the match (E2.5)."""

    card: str


class Mulligan(Action, frozen=True, tag="mulligan"):
    """Shuffle the hand into the deck and draw seven others (E3.1)."""


class Keep(Action, frozen=True, tag="keep"):
    """Keep the hand (E3.1)."""


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing in a window, or answer nothing (E12.1, E12.2)."""


class Done(Action, frozen=True, tag="done"):
    """Be done with a row of choices: arms, members, attackers, responders, absorbing cards."""


class EndPhase(Action, frozen=True, tag="end_phase"):
    """End Despliegue or Reagrupamiento (E8.4, E8.6)."""


class DiscardOne(Action, frozen=True, tag="discard_one"):
    """Discard a card of the hand at the end of the turn (E8.7)."""

    card: str


# --- playing and paying (E7, E9, E12) ----------------------------------------------------------------------


class Play(Action, frozen=True, tag="play"):
    """Play a character, weapon, object or machine from the hand (E9.1)."""

    card: str


class Forge(Action, frozen=True, tag="forge"):
    """Play a magic weapon for its Forja cost (E5.5, E5.11); its payment is asked next."""

    card: str


class Summon(Action, frozen=True, tag="summon"):
    """Summon a Spirit of the pile (E16.16); who summons it and its payment are asked next."""

    card: str


class Summoner(Action, frozen=True, tag="summoner"):
    """Name the body that summons the Spirit (E16.16)."""

    body: int


class Cast(Action, frozen=True, tag="cast"):
    """Cast a spell or a continuous spell from the hand; target, caster and payment are asked next (E12.2)."""

    card: str


class Raise(Action, frozen=True, tag="raise"):
    """Raise the Level of what is being announced by one, for 5 Vital more (E6.7)."""


class Aim(Action, frozen=True, tag="aim"):
    """Choose what an effect aims at: a group, an arm, a continuous spell or an item, by its number."""

    target: int


class Recall(Action, frozen=True, tag="recall"):
    """Choose a card of the own discard for an effect."""

    card: str


class Caster(Action, frozen=True, tag="caster"):
    """Name who casts a Maestro spell: the group of a character, a Unit or the Player card (E12.5)."""

    group: int


class Pay(Action, frozen=True, tag="pay"):
    """Take the proposed payment, or the rest of it, whole (E7.1)."""


class Spend(Action, frozen=True, tag="spend"):
    """Choose who pays next: a body by its number, or ``state.POOL``; how much is asked next (E7.1)."""

    source: int


class Amount(Action, frozen=True, tag="amount"):
    """Pay so much Vital from the chosen source (E7.6)."""

    n: int


# --- the own field (E10, E11, E16.15) ----------------------------------------------------------------------


class Assign(Action, frozen=True, tag="assign"):
    """Choose an own weapon, object or machine to assign or to move (E10.1, E10.2)."""

    arm: int


class Bear(Action, frozen=True, tag="bear"):
    """Assign the chosen arm to a body (E10.1)."""

    body: int


class ToArmoury(Action, frozen=True, tag="to_armoury"):
    """Put the chosen arm back into the Armoury (E10.2)."""


class PlaceMagic(Action, frozen=True, tag="place_magic"):
    """Place a group, or a single weapon or object, in the Magic Zone (E11.1 to E11.3)."""

    number: int


class NextEffect(Action, frozen=True, tag="next_effect"):
    """Announce an effect of the group just placed: of a body or arm, by the number of the effect (E11.4)."""

    source: int
    effect: int


class UseMarker(Action, frozen=True, tag="use_marker"):
    """Remove a marker of a body or arm (or ``state.NOBODY``: of the Player Ability) for an effect (E16.9)."""

    source: int
    effect: int


class FormUnit(Action, frozen=True, tag="form_unit"):
    """Begin a Unit with a character of the Reserves; the others are added next (E16.15)."""

    group: int


class JoinUnit(Action, frozen=True, tag="join_unit"):
    """Choose a Unit of the Reserves that characters join next (E16.15d)."""

    unit: int


class AddMember(Action, frozen=True, tag="add_member"):
    """Add a character of the Reserves to the Unit (E16.15)."""

    group: int


class Disperse(Action, frozen=True, tag="disperse"):
    """Disperse an own Unit (E16.15d)."""

    group: int


class DiscardContinuous(Action, frozen=True, tag="discard_continuous"):
    """Discard an own continuous spell (E11.10)."""

    number: int


# --- combat (E13, E14) -------------------------------------------------------------------------------------


class Attack(Action, frozen=True, tag="attack"):
    """Put a group into a space as an attacker (E13.2)."""

    group: int
    space: int


class Respond(Action, frozen=True, tag="respond"):
    """Put a group into the space that faces an attacker (E13.7)."""

    group: int
    space: int


class PlacePlayer(Action, frozen=True, tag="place_player"):
    """Put the Player card, or the Spirit that stands in for it, before a free attacker (E13.8)."""

    space: int


class Select(Action, frozen=True, tag="select"):
    """Select a weapon or machine for this combat (E13.4)."""

    arm: int


class AbsorbNext(Action, frozen=True, tag="absorb_next"):
    """Let a card absorb next: an arm, a body, or a Unit by the number of its group (E14.2)."""

    number: int


class Points(Action, frozen=True, tag="points"):
    """Give so many points of damage to a member of a Unit (E16.15a)."""

    body: int
    n: int


class DamageOrder(Action, frozen=True, tag="damage_order"):
    """Take the damage left over in this space next (E13.11)."""

    space: int


class CallCoin(Action, frozen=True, tag="call_coin"):
    """Call the coin of an Evasion, or let it be (E16.4)."""

    call: Call


class KeepSurvivor(Action, frozen=True, tag="keep_survivor"):
    """Name the survivor of a dispersed Unit that holds its combat (E16.15f)."""

    body: int


EpikhaAction = (
    Prepare | Mulligan | Keep | Pass | Done | EndPhase | DiscardOne | Play | Forge | Summon | Summoner | Cast
    | Raise | Aim | Recall | Caster | Pay | Spend | Amount | Assign | Bear | ToArmoury | PlaceMagic
    | NextEffect | UseMarker | FormUnit | JoinUnit | AddMember | Disperse | DiscardContinuous | Attack
    | Respond | PlacePlayer | Select | AbsorbNext | Points | DamageOrder | CallCoin | KeepSurvivor
)  # fmt: skip
