"""The vendored typefaces: complete, licensed, opened once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import language
from game.letters import DRAWN, undrawn
from sprites import typefaces

FOLDER = Path(language.__file__).parent
SIGNS = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»—–…“”‘’ºª€·•×−"
LACKING = {"fell_sc": "−"}
NOBODYS = "\ue123"
"""A sign of no script: what is drawn for it stands for every sign that a typeface lacks."""


def _signs_of_both_languages() -> str:
    texts = "".join(
        file.read_text(encoding="utf-8") for code in language.CODES for file in (FOLDER / code).glob("*.json")
    )
    return "".join(sorted(set(texts) - set(" \n") | set(SIGNS)))


@pytest.mark.parametrize("name", sorted(typefaces.FILES))
def test_a_typeface_has_every_sign_of_both_languages(name: str) -> None:
    face = typefaces.typeface(name, 20)

    def drawn(sign: str) -> bytes:
        return pygame.image.tobytes(face.render(sign, True, (255, 255, 255)), "RGBA")

    empty = drawn(NOBODYS)
    wanted = _signs_of_both_languages()
    assert [sign for sign in wanted if drawn(sign) == empty] == list(LACKING.get(name, ""))


def test_what_people_may_write_is_what_no_typeface_lacks() -> None:
    faces = [typefaces.typeface(name, 12) for name in typefaces.FILES]

    def drawn(face: pygame.Font, sign: str) -> bytes:
        return pygame.image.tobytes(face.render(sign, True, (255, 255, 255)), "RGBA")

    empty = {face: drawn(face, NOBODYS) for face in faces}
    wide = [*range(0x21, 0x180), *range(0x218, 0x21C), *range(0x391, 0x3A1), *range(0x410, 0x420)]
    wide += [*range(0x2010, 0x2028), 0x20AC, 0x2122]
    signs = [sign for sign in map(chr, wide) if sign.isprintable()]
    had = {sign for sign in signs if all(drawn(face, sign) != empty[face] for face in faces)}
    assert had == {sign for sign in signs if sign in DRAWN}
    assert all(drawn(face, sign) != empty[face] for face in faces for sign in DRAWN - {" "})
    assert undrawn("Ünïcödé · ŁÓDŹ") == "" and undrawn("漢字 a漢\u202e") == "漢字\u202e"


@pytest.mark.parametrize("name", sorted(typefaces.FILES))
def test_a_typeface_lies_beside_its_open_licence(name: str) -> None:
    licence = typefaces.path(name).parent / "LICENSE_FONT"
    assert "SIL Open Font License, Version 1.1" in licence.read_text(encoding="utf-8")


def test_every_font_file_has_a_name() -> None:
    on_disk = {
        path.relative_to(typefaces.FONT_FOLDER).as_posix() for path in typefaces.FONT_FOLDER.rglob("*.ttf")
    }
    assert on_disk == set(typefaces.FILES.values())


def test_a_size_is_opened_once_and_follows_the_scale() -> None:
    assert typefaces.typeface("grenze", 20) is typefaces.typeface("grenze", 10, 2.0)
    assert typefaces.typeface("grenze", 20, 2.0).get_height() > typefaces.typeface("grenze", 20).get_height()


def test_an_unknown_typeface_is_refused() -> None:
    with pytest.raises(KeyError):
        typefaces.typeface("comic", 20)


def test_a_text_is_fitted_but_never_below_the_smallest_size() -> None:
    roomy = typefaces.fitting_size("alegreya_sans_bold", "Fin", 200, 24, 13)
    tight = typefaces.fitting_size("alegreya_sans_bold", "Cambia triunfo", 100, 24, 13)
    assert roomy == 24
    assert 13 <= tight < 24
    assert typefaces.typeface("alegreya_sans_bold", tight).size("Cambia triunfo")[0] <= 100
    assert typefaces.fitting_size("alegreya_sans_bold", "Cambia triunfo", 5, 24, 13) == 13
