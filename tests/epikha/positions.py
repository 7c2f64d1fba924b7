"""Positions for the tests of the rules, laid out in code, and made-up cards to lay out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from game.epikha import actions, events
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.config import EpikhaConfig
from game.epikha.library import SHELF
from game.epikha.rules import combat, flow, groups, legality, numbers
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.refusals import why_not
from game.epikha.state import (
    COMBAT_SPACES,
    MAGIC_SPACES,
    NOBODY,
    Arm,
    Body,
    Group,
    Packet,
    Portion,
    Side,
    Spot,
    Step,
    Table,
    replaced,
)
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, visible_to

A: Final = 0
"""The active player of a position, if it does not say otherwise."""
B: Final = 1
NAMED: Final = {"name": {"es": "Inventada", "en": "Made up"}, "cost": 5}

# --- made-up cards -----------------------------------------------------------------------------------------


def made(**record: Any) -> str:
    """Put a made-up card in force, written as card files write it, and return its id."""
    name = f"T{len(CARDS)}"
    table = {
        field.rstrip("_"): list(value) if isinstance(value, tuple) else value
        for field, value in record.items()
    }
    SHELF.add([("test", {name: {**NAMED, **table}})])
    return name


def being(force: int, vital: int, *rules: str, level: int = 1, **more: Any) -> str:
    """A made-up character: Fuerza, Vital, special rules."""
    record = {
        "type": "character", "level": level, "force": force, "vital": vital, "rules": rules,
        "class_": "guardian", "race": "humano",
    }  # fmt: skip
    return made(**{**record, **more})


def arm(kind: str, force: int, resistance: int, *rules: str, level: int = 1, **more: Any) -> str:
    """A made-up "weapon", "object" or "machine"."""
    return made(type=kind, level=level, force=force, vital=resistance, rules=rules, **more)


def spell(*effects: dict[str, Any], level: int = 1, rules: Sequence[str] = (), **more: Any) -> str:
    """A made-up spell that deals its Fuerza as damage, unless it says otherwise."""
    record = {"type": "spell", "level": level, "rules": rules, "element": "tierra"}
    return made(**{**record, **more}, effects=list(effects) or [{"when": "cast", "op": "deal"}])


# --- positions ---------------------------------------------------------------------------------------------

Member = str | tuple[str, ...]
"""A card, or a card with the arms that are assigned to it."""


class Board:
    """A position that is laid out piece by piece and then played on. Everything is named by its number."""

    def __init__(self, active: int = A, phase: str = "combat", seed: int = 1) -> None:
        sides = _side("J1", 1), _side("J1", 3)
        self.table = Table(
            config=EpikhaConfig(), setup_chance=Chance.of(seed), play_chance=Chance.of(seed, 1),
            sides=sides, next_number=5, turn=5, active=active, phase=phase,
            attacked=False, passed=0, chain=[], batch=[], doomed=[], scattered=[], question=None,
            agenda=[], battle=None, outcome=None,
        )  # fmt: skip
        self.told: list[Event] = []

    # --- laying out ---------------------------------------------------------------------------------------

    def add(self, seat: int, card: Member, *, magic: int = NOBODY, **fields: Any) -> int:
        """Let a character stand in Reserves (or in a Magic space); returns the number of its group."""
        return self._stand(seat, Group(self._number(), (self._body(card, fields),)), magic)

    def unit(self, seat: int, *members: Member, magic: int = NOBODY, formed: bool = False) -> int:
        """Let a Unit stand in Reserves (or in a Magic space); returns its number."""
        bodies = tuple([self._body(member, {}) for member in members])
        return self._stand(seat, Group(self._number(), bodies, unit=True, formed=formed), magic)

    def _stand(self, seat: int, group: Group, magic: int) -> int:
        side = self.table.sides[seat]
        if magic == NOBODY:
            side.reserves.append(group)
        else:
            side.magic[magic] = Spot(groups=(group,))
        return group.id

    def _body(self, card: Member, fields: dict[str, Any]) -> Body:
        name, *arms = (card,) if isinstance(card, str) else card
        return Body(self._number(), name, arms=tuple([Arm(self._number(), one) for one in arms]), **fields)

    def _number(self) -> int:
        return flow.number(self.table)

    def player(self, seat: int, *arms: str, **fields: Any) -> int:
        """Let the Player card bear arms and have damage; returns the number of its group."""
        side = self.table.sides[seat]
        assert side.area is not None
        borne = tuple([Arm(self._number(), one) for one in arms])
        side.area = replaced(side.area, bodies=(replaced(side.area.bodies[0], arms=borne, **fields),))
        return side.area.id

    def spirit(self, seat: int, card: str, *, by: int) -> int:
        """Let a Spirit stand in the place of a character of the Reserves, or of the Player card."""
        at = groups.find_group(self.table, by)
        assert at is not None
        group = Group(self._number(), (Body(self._number(), card),), aside=at.group)
        groups.put(self.table, at, group)
        return group.id

    def armoury(self, seat: int, card: str, **fields: Any) -> int:
        """Let an arm lie in the Armoury; returns its number."""
        lying = Arm(self._number(), card, **fields)
        self.table.sides[seat].armoury.append(lying)
        return lying.id

    def continuous(self, seat: int, card: str) -> int:
        """Let a continuous spell act; returns its number."""
        number = self._number()
        side = self.table.sides[seat]
        side.magic[side.magic.index(None)] = Spot(spell=card, id=number)
        return number

    def hand(self, seat: int, *cards: str, pool: int = 0) -> None:
        """Give a seat a hand, and Vital in its pool."""
        self.table.sides[seat].hand[:] = cards
        self.table.sides[seat].pool = pool

    # --- playing on ---------------------------------------------------------------------------------------

    def start(self, *steps: Step) -> list[Event]:
        """Let steps happen up to the next decision."""
        told: list[Any] = []
        flow.push(self.table, *steps)
        legality.run(self.table, told)
        self.told += visible_to(SPECTATOR, told)
        return self.told

    def meanwhile(self, act: Callable[[], object]) -> None:
        """Let something happen before what is asked is asked on."""
        asked, self.table.question = self.table.question, None
        act()
        if self.table.question is None:
            self.table.question = asked

    def main(self) -> None:
        """Begin the free decisions of the phase."""
        self.start(Step("main", self.table.active))

    def fight(self) -> None:
        """Begin the Combat Phase."""
        self.start(Step("combat", self.table.active))

    def do(self, *chosen: EpikhaAction) -> list[Event]:
        """Carry out actions, all of which must be legal; returns the events of the last one."""
        events: list[Event] = []
        for action in chosen:
            assert action in self.legal(), f"{action} is not among {self.legal()}"
            events = visible_to(SPECTATOR, legality.carry_out(self.table, action))
            self.told += events
        return events

    def legal(self) -> list[Action]:
        """All legal actions."""
        return list(legality.legal(self.table))

    def refused(self, action: EpikhaAction, seat: int | None = None) -> tuple[str, str]:
        """The code and the rule for which an action is refused to the seat that is asked, or to another."""
        question = self.table.question
        assert question is not None
        reason = why_not(self.table, question.seat if seat is None else seat, action)
        assert reason is not None, f"{action} is legal"
        return reason.code, reason.rule

    def done(self, *chosen: EpikhaAction) -> list[Event]:
        """Carry out actions and pass whatever windows and answers follow the last one."""
        events = self.do(*chosen)
        self.passes()
        return events

    @property
    def asked(self) -> str:
        """Who is asked what: "A attack"; "" once nothing is asked any more."""
        question = self.table.question
        return "" if question is None else f"{'AB'[question.seat]} {question.ask}"

    def passes(self) -> None:
        """Pass as long as a window or an answer is asked."""
        while self.asked.endswith("window"):
            self.do(PASS)

    def absorbs_nothing(self) -> None:
        """Choose no absorbing card as long as one is asked for."""
        while self.asked.endswith("absorb"):
            self.do(DONE)

    def attack(self, *lanes: int | tuple[int, ...]) -> None:
        """Attack from space 0 on with groups, each followed by the numbers of the arms it fights with."""
        self.fight()
        for space, lane in enumerate(lanes):
            group, *chosen = (lane,) if isinstance(lane, int) else lane
            self.do(actions.Attack(group, space))
            self._select(chosen)
        if self.asked.endswith("attack"):
            self.do(DONE)

    def respond(self, lanes: dict[int, int | tuple[int, ...]] | None = None) -> None:
        """Pass W3, answer attackers by their spaces, and pass W4."""
        self.passes()
        for space, lane in (lanes or {}).items():
            group, *chosen = (lane,) if isinstance(lane, int) else lane
            self.do(actions.Respond(group, space))
            self._select(chosen)
        if self.asked.endswith("respond"):
            self.do(DONE)
        self.passes()

    def _select(self, chosen: Sequence[int]) -> None:
        for one in chosen:
            self.do(actions.Select(one))
        if self.asked.endswith("arms"):
            self.do(DONE)

    def packet(
        self, seat: int, target: int, *portions: tuple[int, int], way: Any = "spell", **more: Any
    ) -> None:
        """Let damage be received: portions of amount and Level, of a made-up spell unless ``way`` differs."""
        parts = tuple([Portion(amount, level, "E17") for amount, level in portions])
        packet = Packet(seat, way, parts, target, **more)
        self.start(Step("packet", seat, packet=packet), Step("sweep"))

    # --- looking ------------------------------------------------------------------------------------------

    def group(self, number: int) -> Group:
        """The group with this number."""
        return groups.group_at(self.table, number)

    def body(self, number: int) -> Body:
        """The body of a group, or a body by its own number."""
        at = groups.find_group(self.table, number)
        if at is not None:
            return at.stood.bodies[0]
        found = groups.find_body(self.table, number)
        assert found is not None and found.body is not None
        return found.body

    def arm(self, group: int, card: str, nth: int = 0) -> int:
        """The number of an arm that a group bears."""
        borne = [one.id for body in self.group(group).bodies for one in body.arms if one.card == card]
        return borne[nth]

    def arm_damage(self, number: int) -> int:
        """The damage on an arm."""
        at = groups.find_arm(self.table, number)
        assert at is not None and at.arm is not None
        return at.arm.damage

    def there(self, number: int) -> bool:
        """Whether a group, body or arm is on the field."""
        return groups.owner(self.table, number) != NOBODY

    def zone(self, number: int) -> str:
        """The zone of a group or arm; "" once it has left."""
        at = groups.find_group(self.table, number) or groups.find_arm(self.table, number)
        return "" if at is None else at.zone

    def vital(self, seat: int) -> int:
        """The current Vital of a Player card."""
        at = groups.player_of(self.table, seat)
        assert at is not None and at.body is not None
        return numbers.vital_left(self.table, seat, at.body)

    def left(self, group: int) -> list[int]:
        """The current Vital of all bodies of a group."""
        at = groups.find_group(self.table, group)
        assert at is not None
        return [numbers.vital_left(self.table, at.seat, body) for body in at.stood.bodies]

    def strikes(self) -> list[tuple[str, tuple[int, ...]]]:
        """The strike steps that were carried out, with who struck in each."""
        return [(one.step, one.groups) for one in self.told if isinstance(one, events.StrikesBegun)]

    def pile(self, seat: int, name: str) -> list[str]:
        """A pile of a seat: "hand", "discard", "removed", and the cards of the "armoury"."""
        side = self.table.sides[seat]
        if name == "armoury":
            return [one.card for one in side.armoury]
        found: list[str] = getattr(side, name)
        return found

    def reserves(self, seat: int) -> list[str]:
        """The cards of the characters in Reserves."""
        return [body.card for group in self.table.sides[seat].reserves for body in group.bodies]


def _side(player: str, number: int) -> Side:
    return Side(
        hand=[], deck=["O1"] * 20, discard=[], spirits=[], removed=[], reserves=[],
        area=Group(number + 1, (Body(number, player),)), armoury=[],
        magic=[None] * MAGIC_SPACES, combat=[None] * COMBAT_SPACES, turns=3,
    )  # fmt: skip


def free(board: Board, seat: int) -> list[int]:
    """The spaces in which attackers face nobody of the defending seat."""
    return combat.free_attackers(board.table, seat)


def own_phase(*hand: str, pool: int = 0, phase: str = "deployment") -> Board:
    """A position in which A may play cards of a hand; its main decisions begin with ``main``."""
    board = Board(phase=phase)
    board.hand(A, *hand, pool=pool)
    return board


funded: Final = partial(own_phase, pool=30)
"""The same with more Vital in the pool than a card costs."""
