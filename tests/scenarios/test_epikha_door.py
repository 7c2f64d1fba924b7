"""The scenario door of Paladines de Epikha: positions, names, what it compares, and faulty files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.scenarios.epikha.door import EpikhaDoor, EpikhaRun
from game.scenarios.format import ScenarioFault


def run(*steps: Any, expect: dict[str, Any] | None = None, **parts: Any) -> EpikhaRun:
    """Play a scenario given by its parts."""
    file = {"game": "epikha", "steps": list(steps), "expect": expect or {}, **parts}
    return EpikhaDoor().load(json.dumps(file).encode())


def wrong(*steps: Any, **parts: Any) -> list[str]:
    """All that differs from what is expected."""
    played = run(*steps, **parts)
    found = [line for step in played.play() for line in step.mismatches]
    return [*found, *played.mismatches()]


def fault(*steps: Any, **parts: Any) -> str:
    """The sentence about a scenario that cannot be followed."""
    with pytest.raises(ScenarioFault) as caught:
        wrong(*steps, **parts)
    return str(caught.value)


FIELD = [
    {"reserves": ["hero=20/15:N2 +sword=E09@d2", "u1=E01 & u2=E01 & u3=E02"], "player": "P@d27 +O1",
     "magic": ["spell flag=E19", "arm O1", "e10/10 < mage=E04 +E15"], "hand": "E17"},
    {"armoury": "X25@m1", "pool": 5},
]  # fmt: skip

GHOST = {
    "type": "spirit", "level": 1, "cost": 5, "class": "soldado", "race": "ika", "force": 5, "vital": 5,
    "name": {"es": "Sombra", "en": "Shade"},
}  # fmt: skip
"""In place of a soldier of a deck of the house, where no Spirit may stand (E2.3)."""


def test_the_base_position_is_as_documented() -> None:
    side = {"hand": 0, "deck": 50, "discard": 0, "pool": 0, "player": 200, "free": 5, "waiting": 0}
    expect = {"A": side, "B": side, "turn": "A", "phase": "deployment", "asked": "A main", "winner": None}
    assert wrong(expect=expect) == []


def test_a_position_is_laid_out_as_it_is_written() -> None:
    expect = {
        "at": {
            "hero": "reserves", "sword": "with hero", "flag": "magic 1", "mage": "aside", "P": "area",
            "A.e10/10": "magic 3", "E15": "aside", "B.X25": "armoury",
        },
        "vital": {"hero": 15, "sword": 3, "P": 173}, "level": {"hero": 2, "u1": 3}, "force": {"u1": 20},
        "unit": {"u2": 3, "hero": 0}, "markers": {"X25": 1, "hero": 0}, "bears": {"hero": "sword", "P": "O1"},
        "A": {"free": 2, "reserves": "20/15:N2 E01 E01 E02"},
    }  # fmt: skip
    assert wrong(seats=FIELD, expect=expect) == []


@pytest.mark.parametrize(
    ("expect", "line"),
    [
        ({"at": {"hero": "armoury"}}, "at hero is 'reserves', expected 'armoury'"),
        ({"vital": {"hero": 10}}, "vital hero is 15, expected 10"),
        ({"force": {"sword": 5}}, "force sword is None, expected 5"),
        ({"level": {"hero": 1}}, "level hero is 2, expected 1"),
        ({"markers": {"B.X25": 2}}, "markers B.X25 is 1, expected 2"),
        ({"bears": {"hero": ""}}, "bears hero is 'sword', expected ''"),
        ({"unit": {"u1": 2}}, "unit u1 is 3, expected 2"),
        ({"strikes": {"hero": "V"}}, "strikes hero is '', expected 'V'"),
        ({"A": {"hand": "E18"}}, "A.hand is 'E17', expected 'E18'"),
        ({"A": {"player": 200}}, "A.player is 173, expected 200"),
        ({"B": {"pool": 0}}, "B.pool is 5, expected 0"),
        ({"asked": "B main"}, "asked is 'A main', expected 'B main'"),
        ({"window": "W1"}, "window is 'W2', expected 'W1'"),
        ({"turn": "B"}, "turn is 'A', expected 'B'"),
        ({"phase": "combat"}, "phase is 'deployment', expected 'combat'"),
        ({"winner": "A"}, "winner is None, expected 'A'"),
        ({"chain": ["A E17"]}, "chain is [], expected ['A E17']"),
        ({"order": ["E17"]}, "order is [], expected ['E17']"),
        ({"events": ["struck"]}, "no event struck"),
        ({"no_events": ["phase_started"]}, "there is an event phase_started"),
        ({"can": ["play E17"]}, "'play E17' is not legal"),
        ({"offered": ["pass"]}, "offered is ["),
    ],
)
def test_what_differs_is_told(expect: dict[str, Any], line: str) -> None:
    (found,) = wrong(seats=FIELD, expect=expect)
    assert found.startswith(line)


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        ({"steps": ["atack hero 1"]}, "steps[0].play: unknown step 'atack hero 1' (did you mean attack?)"),
        ({"steps": ["attack hero"]}, "'attack hero': 'attack' takes 2 to 9 words"),
        ({"steps": ["magic heero"]}, "nothing on the field is called 'heero' (did you mean hero?)"),
        ({"steps": ["magic B.E09"]}, "nothing on the field is called 'B.E09'"),
        ({"steps": ["cast E71"]}, "there is no card 'E71'"),
        ({"steps": ["coin edge"]}, "nobody calls 'edge'"),
        ({"steps": ["attack hero one"]}, "'one' is no number"),
        ({"steps": ["cast E17 at item:E18"]}, "nothing of 'E18' is on the chain"),
        ({"steps": ["drop spell:A18"]}, "no continuous spell 'A18' acts"),
        ({"steps": ["random many"]}, "how many actions?"),
        ({"steps": ["rest week"]}, "not of 'week'"),
        ({"steps": [{"do": "pass"}]}, "steps[0]"),
        ({"seats": [{"reserves": ["E01@x3"]}, {}]}, "unknown flag @x3"),
        ({"seats": [{"reserves": ["E01 E09"]}, {}]}, "a character is a card, its arms have a + in front"),
        ({"seats": [{"armoury": "E01"}, {}]}, "seats[0].armoury: E01: no weapon, object or machine"),
        ({"seats": [{"reserves": ["a=E01", "a=E02"]}, {}]}, "two things are called a"),
        ({"seats": [{"deck": "... E01"}, {}]}, '"..." stands for the rest'),
        ({"seats": [{"reserves": ["5/5:velos"]}, {}]}, "no card has 'velos' (did you mean veloz?)"),
        ({"expect": {"events": ["struk"]}}, "there is no event 'struk' (did you mean struck?)"),
        ({"new": {"decks": ["empira", "abaron"]}}, "there is no deck 'empira' (did you mean empiria?)"),
        ({"script": {"coins": [True]}}, "script.coins: a coin is called right or wrong"),
        ({"cards": {"D1": {"type": "weapon", "level": 9, "cost": 5}}}, "cards: "),
        ({"new": {}, "cards": {"A01": GHOST}}, "no deck can be played with them: A01 is a Spirit"),
    ],
)
def test_a_faulty_file_is_told_with_its_place(parts: dict[str, Any], line: str) -> None:
    steps = parts.get("steps", ())
    assert line in fault(*steps, **{"seats": FIELD, **{k: v for k, v in parts.items() if k != "steps"}})


def test_a_refusal_is_compared_and_leaves_all_as_it_was() -> None:
    step = {"play": "magic hero", "refused": {"code": "no_magia", "rule": "E11.2"}}
    assert wrong(step, "end", seats=FIELD) == []
    assert wrong({"play": "end", "refused": "E8.4"}, seats=FIELD) != []
    assert wrong("magic hero", seats=FIELD) != []


def test_sketches_become_cards_for_the_scenario_only() -> None:
    from game.epikha.card import CARDS

    before = set(CARDS)
    played = run(seats=[{"hand": "w5/0:fj:c15:veloz s0/20:luz", "reserves": ["5/5:bestia"]}, {}])
    with played.in_force():
        made = [CARDS[name] for name in CARDS if name not in before]
        assert [(card.type, card.forge, card.cost) for card in made] == [
            ("magic_weapon", True, 15), ("spell", False, 5), ("character", False, 5),
        ]  # fmt: skip
        assert made[1].element == "luz" and made[2].race == made[2].class_ == "bestia" and not made[2].bears
    assert set(CARDS) == before and played.lines()


def test_actions_may_be_written_as_the_game_stores_them() -> None:
    assert wrong({"play": {"do": "end_phase"}}, seats=FIELD) == []
    assert "steps[0].play" in fault({"play": {"do": "end_fase"}}, seats=FIELD)
