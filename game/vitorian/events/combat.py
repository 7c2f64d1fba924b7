"""Combat: attacks, the Orders window and its stack, support, the comparison and what it does."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """An attack begins (V12.1); ``target`` is the unit aimed at, None for the Sovereign.

    ``space`` is where the attacker stands, ``target_space`` the attacked space or ``spaces.SOVEREIGN``,
    ``column`` the attacked column.
    """

    major: ClassVar[bool] = True
    seat: int
    unit: int
    space: int
    target: int | None
    target_space: int
    column: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """It is the time of ``seat`` in the Orders window (V12.5).

    It reveals, as passing does: whether a seat is asked at all tells what it may have (V16.2).
    """

    reveals: ClassVar[bool] = True
    seat: int


class WindowPassed(Event, frozen=True, tag="window_passed"):
    """``seat`` is done in the Orders window; ``by_itself`` when passing was all it could do (V16.2).

    It reveals either way, so that nothing that may be taken back tells which it was.
    """

    reveals: ClassVar[bool] = True
    seat: int
    by_itself: bool


class SupportDeclined(Event, frozen=True, tag="support_declined"):
    """``seat`` does not bombard; ``by_itself`` when it could not (V12.10)."""

    seat: int
    by_itself: bool


class Stacked(Event, frozen=True, tag="stacked"):
    """An Order, a Recycle ability or Ganking was put on the stack (V12.6), as item ``item`` from 1 upwards.

    ``source`` is the Order's card, the Sovereign or the ganking unit's card; ``space``/``to`` are what was
    aimed at, as the spaces were then, and ``unit`` the unit that stood there.
    """

    major: ClassVar[bool] = True
    seat: int
    item: int
    what: Literal["order", "recycle", "ganking"]
    source: str
    ability: int = 0
    unit: int | None = None
    space: int | None = None
    to: int | None = None


class ItemResolved(Event, frozen=True, tag="item_resolved"):
    """An item of the stack resolves now, or does nothing because an aim is lost (V12.6)."""

    seat: int
    item: int
    source: str
    lost: bool
    rule: str = ""


class SupportForbidden(Event, frozen=True, tag="support_forbidden"):
    """A seat may not bombard in this combat."""

    seat: int
    by: str


class Retargeted(Event, frozen=True, tag="retargeted"):
    """The attacker has a new target (V12.8, V13.5); ``target`` None for the Sovereign."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    target: int | None
    target_space: int
    column: int


class Supported(Event, frozen=True, tag="supported"):
    """A Rear unit adds its Attack to the combatant in front of it (V12.10)."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    space: int
    attack: int


class Compared(Event, frozen=True, tag="compared"):
    """The numbers of step 4 (V12.14, V12.15), the final ones; ``flanked`` by a unit, or None (V12.13).

    ``strikes_back`` is the defender's Attack, ``defence`` its Defence, ``own_defence`` the attacker's.
    """

    major: ClassVar[bool] = True
    unit: int
    target: int
    attack: int
    defence: int
    strikes_back: int
    own_defence: int
    flanked: int | None
    attacker_falls: bool
    target_falls: bool


class Excess(Event, frozen=True, tag="excess"):
    """Piercing carried ``amount`` beyond the destroyed unit (V13.7)."""

    unit: int
    amount: int


class SovereignHit(Event, frozen=True, tag="sovereign_hit"):
    """A Sovereign was hit (V12.18): the Defense card that was removed, None if the pile was empty already."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    removed: str | None
    left: int


class CombatEnded(Event, frozen=True, tag="combat_ended"):
    """The combat is over (V14.4)."""

    unit: int
