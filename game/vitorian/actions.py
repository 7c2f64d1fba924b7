"""What a player can say in Vitorian Wars (V16.2).

Cards are named by their ids ("R-08"), spaces by number (see ``spaces``). A resource of the Area is named by
its *kind*: type, value and whether it is ready, which is all that the rules can tell apart: "P", "S" (ready),
"p", "s" (exhausted), each with "2" behind it where the value is 2. Which of several equal ones is meant never
matters. No action carries a list: what takes several choices is a row of small decisions.
"""

from __future__ import annotations

from game.rules.contract import Action


class Mulligan(Action, frozen=True, tag="mulligan"):
    """Shuffle the hand into the deck and draw anew (V5.5)."""


class Keep(Action, frozen=True, tag="keep"):
    """Keep the hand (V5.5)."""


class Bottom(Action, frozen=True, tag="bottom"):
    """Put a card of the hand on the bottom of the deck; the first one put down lies higher (V5.5)."""

    card: str


class Pass(Action, frozen=True, tag="pass"):
    """Decline, or be done with choosing: a Recycle moment, a window, a trigger, the rest of a row."""


class EndPhase(Action, frozen=True, tag="end_phase"):
    """End the Main or the Combat phase (V6.2)."""


class Mobilise(Action, frozen=True, tag="mobilise"):
    """Put a unit from hand on an empty own space (V10.2); its payment is asked next."""

    card: str
    space: int


class Link(Action, frozen=True, tag="link"):
    """Attach an Equipment from hand to the own unit on ``space`` (V10.6); its payment is asked next."""

    card: str
    space: int


class PlayField(Action, frozen=True, tag="field"):
    """Put a Field Condition from hand into the Command Area (V10.5); its payment is asked next."""

    card: str


class PlayOrder(Action, frozen=True, tag="order"):
    """Put an Order from hand on the stack (V12.5); what it aims at and its payment are asked next."""

    card: str


class Pay(Action, frozen=True, tag="pay"):
    """Take the proposed payment whole; ``top`` puts the returned cards on top of the Convoy (V13.12)."""

    top: bool = False


class Exhaust(Action, frozen=True, tag="exhaust"):
    """Choose a resource by hand: as a piece of a payment (V8.1), or for a fixed price (V8.7)."""

    resource: str


class Return(Action, frozen=True, tag="return"):
    """Name the next resource that goes to the Convoy in a payment made by hand (V8.1, V8.5, V13.12)."""

    resource: str
    top: bool = False


class Move(Action, frozen=True, tag="move"):
    """March the own unit on ``space`` to the other row of its column (V11.1)."""

    space: int


class Recycle(Action, frozen=True, tag="recycle"):
    """Recycle a resource for ability number ``ability`` of the Sovereign (V9.1); its target is asked next."""

    resource: str
    ability: int = 0


class UseAbility(Action, frozen=True, tag="use"):
    """Use ability number ``ability`` of an own card on the table: Black Market and its like.

    ``space`` is where the unit stands, or -1 for the Field Condition.
    """

    space: int
    ability: int = 0


class Aim(Action, frozen=True, tag="aim"):
    """Choose the unit on ``space`` (or ``spaces.SOVEREIGN``) and, for a move, where it goes."""

    space: int
    to: int | None = None


class Choose(Action, frozen=True, tag="choose"):
    """Choose possibility number ``option`` of a card that offers several."""

    option: int


class Give(Action, frozen=True, tag="give"):
    """Choose a resource of the Area for an effect: to put on the Convoy, or to ready."""

    resource: str


class PutBack(Action, frozen=True, tag="put_back"):
    """Put a looked-at card back: ``top`` names them from the top card down, else the next under the Convoy.

    ``resource`` is "P" or "S", with "2" behind it for value 2 (V9.11, M-10).
    """

    resource: str
    top: bool


class Attack(Action, frozen=True, tag="attack"):
    """Attack with the own unit on ``space`` the one on ``target``, or ``spaces.SOVEREIGN`` (V12.1, V12.3)."""

    space: int
    target: int


class Gank(Action, frozen=True, tag="gank"):
    """Put on the stack that the own unit on ``space`` goes to ``to`` (V13.4)."""

    space: int
    to: int


class Support(Action, frozen=True, tag="support"):
    """Pay for supporting bombardment (V12.10)."""


class Resolve(Action, frozen=True, tag="resolve"):
    """Let waiting trigger number ``trigger`` happen next (V14.2)."""

    trigger: int


VitorianAction = (
    Mulligan | Keep | Bottom | Pass | EndPhase | Mobilise | Link | PlayField | PlayOrder | Pay | Exhaust
    | Return | Move | Recycle | UseAbility | Aim | Choose | Give | PutBack | Attack | Gank | Support | Resolve
)
