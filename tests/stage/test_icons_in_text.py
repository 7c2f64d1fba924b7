"""Icons inside a text: what stands close behind them, and what is said of them without pictures."""

from __future__ import annotations

import pytest

from sprites import icons, markup, text
from sprites.text import Face


@pytest.mark.parametrize("icon", ["drum", "helmet", "hint", "hour"])
def test_a_full_stop_stands_close_behind_what_is_seen_of_an_icon(icon: str) -> None:
    face = Face("body", size=20)
    (line,) = text.layout(f"1~[icon:{icon}].", face).lines
    sign = line[1]
    assert sign.close and line[2].text == "."
    gap = text.run_width(sign, face, 1.0) - icons.right_edge(icon) * text.icon_side(face)
    assert gap == text.CLOSE
    (free,) = text.layout(f"[icon:{icon}] y", face).lines
    assert not free[0].close and text.run_width(free[0], face, 1.0) == text.icon_side(face) + 1


def test_without_its_pictures_a_text_has_no_space_before_a_full_stop() -> None:
    assert markup.plain("[b]Suministros~[icon:drum][/b]. Más") == "Suministros. Más"
    assert markup.plain("con [icon:drum] y") == "con  y"
