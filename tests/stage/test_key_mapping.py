"""What keys, buttons and text events say, as delivered and as the player has bound them."""

from __future__ import annotations

import pygame

from game.settings import DEFAULT_KEYS
from scenes.intents import Bindings, IntentMapper
from sprites.intent import Intent


def mapper(**keys: tuple[str, ...]) -> IntentMapper:
    pygame.display.init()
    return IntentMapper(lambda pos: pos, Bindings.from_settings(keys))


def names(intents: list[Intent]) -> list[str]:
    return [intent.name for intent in intents]


def down(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod)


def test_keys_can_be_given_other_meanings() -> None:
    other = mapper(log=("k",), undo=("no such key",))
    assert names(other.translate(down(pygame.K_k))) == ["log"]
    assert other.translate(down(pygame.K_l)) == [Intent("letter", text="l")]
    assert names(other.translate(down(pygame.K_z))) == ["undo"]


def test_a_key_given_away_no_longer_means_what_it_was_delivered_for() -> None:
    other = mapper(hint=("l",))
    assert names(other.translate(down(pygame.K_l))) == ["hint"]
    assert other.bindings.keys["log"] == ()


def test_a_key_given_to_many_actions_is_the_first_one_s_and_the_others_keep_theirs() -> None:
    everything = {action: ("a", *names) for action, names in DEFAULT_KEYS.items()}
    other = mapper(nobody=("q",), **everything)
    assert "confirm" in names(other.translate(down(pygame.K_a)))
    assert other.bindings.keys == {**{action: tuple(keys) for action, keys in DEFAULT_KEYS.items()},
                                   "confirm": ("a", "return", "enter"), "again": ()}  # fmt: skip


def test_digits_carry_their_number() -> None:
    assert mapper().translate(down(pygame.K_4)) == [Intent("digit", digit=4)]
    assert mapper().translate(down(pygame.K_KP9)) == [Intent("digit", digit=9)]


def test_each_seat_looks_while_its_own_key_is_held() -> None:
    keys = mapper()
    assert keys.translate(down(pygame.K_p)) == [Intent("look_start", digit=1)]
    assert keys.translate(pygame.Event(pygame.KEYUP, key=pygame.K_p, mod=0)) == [Intent("look_end", digit=1)]
    keys.translate(down(pygame.K_q))
    assert Intent("look_end", digit=0) in keys.translate(pygame.Event(pygame.WINDOWFOCUSLOST))


def test_letters_are_text_while_somebody_types() -> None:
    keys = mapper()
    keys.typing = True
    assert keys.translate(down(pygame.K_l)) == []
    assert keys.translate(down(pygame.K_SPACE)) == []
    assert keys.translate(pygame.Event(pygame.TEXTINPUT, text="ñ")) == [Intent("text", text="ñ")]
    assert names(keys.translate(down(pygame.K_BACKSPACE))) == ["erase"]
    assert names(keys.translate(down(pygame.K_TAB))) == ["next"]


def test_text_without_a_field_is_nothing() -> None:
    assert mapper().translate(pygame.Event(pygame.TEXTINPUT, text="ñ")) == []


def test_the_gamepad_speaks_the_same_intents() -> None:
    keys = mapper()
    assert "confirm" in names(keys.translate(pygame.Event(pygame.JOYBUTTONDOWN, button=0)))
    assert names(keys.translate(pygame.Event(pygame.JOYBUTTONUP, button=0))) == ["hold_end"]
    assert names(keys.translate(pygame.Event(pygame.JOYHATMOTION, value=(0, 1)))) == ["up"]
    stick = [
        pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value) for value in (0.3, 0.9, 0.95, 0.5, 0.1, -0.9)
    ]
    assert [names(keys.translate(event)) for event in stick] == [[], ["right"], [], [], [], ["left"]]


def test_other_mouse_buttons_do_not_act() -> None:
    keys = mapper()
    assert keys.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=2)) == []
    assert names(keys.translate(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))) == ["secondary"]
    assert keys.translate(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)) == []
