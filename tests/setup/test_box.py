"""Where there is no console, what must be said is shown in a box."""

from __future__ import annotations

import sys

import pygame
import pytest

import main


def test_a_line_is_shown_where_it_cannot_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, line, **more: shown.append(line))
    monkeypatch.setattr(sys, "stderr", None)
    main.say("The report is in the folder.")
    assert shown == ["The report is in the folder."]


def test_without_a_screen_either_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def no_screen(title: str, line: str, **more: object) -> None:
        asked.append(line)
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "message_box", no_screen)
    monkeypatch.setattr(sys, "stderr", None)
    main.say("Nobody hears this.")
    assert asked == ["Nobody hears this."]


def test_with_a_console_there_is_no_box(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "show", lambda line: pytest.fail("a box"))
    main.say("Here is a console.")
    assert capsys.readouterr().err == "Here is a console.\n"
