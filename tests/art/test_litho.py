"""Faces of the lithographed cards: sizes, states that can be told, words that fit, and how they look."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.language import Language
from game.vitorian import cardtexts, words
from game.vitorian.library import CARDS
from sprites import icons, litho, pictures
from sprites.litho import cards, sheet, tokens
from sprites.litho.model import CardFace, TokenFace
from sprites.typefaces import typeface

SCALES = (1.0, 1.5, 2.0)
LANGUAGES = ("es", "en")
RENEW = os.environ.get("ATLAS_GOLDEN") == "new"
MOST_MEAN, MOST_OFF, CLEARLY = 2.0, 0.02, 24
"""Mean difference of a channel (0 to 255), and the share of points that may differ by more than that."""

TANK = TokenFace("R-08", "Sultan-MK IV", "red", 5, 5, 4, 5, 4, ("heavy", "piercing"))
STATES = {
    "plain": TANK,
    "exhausted": replace(TANK, exhausted=True),
    "shielded": replace(TANK, shield=True, attack=6, defence=2, equipment=1),
    "foe": replace(TANK, mine=False, fresh=True, moved=True),
}


def poster_of(card: str) -> str:
    """The picture of a card; resources of both values share one."""
    known = CARDS[card]
    return known.picture.removesuffix(str(known.value)) if known.resource else known.picture


def face_of(card: str, texts: Language) -> CardFace:
    """A card of the game as a face."""
    known = CARDS[card]
    keywords = tuple(word for word in words.KEYWORDS if word in known.keywords)
    what = f"class.{known.unit_class}" if known.unit_class else f"type.{known.type}"
    names = tuple(texts.text(f"vitorian_cards.keyword.{word}") for word in keywords)
    return CardFace(
        poster_of(card), cardtexts.name(texts, card), known.colour, known.type, known.level, known.attack,
        known.defence, keywords, names or (texts.text(f"vitorian_cards.{what}"),), known.cost_p, known.cost_s,
        cardtexts.short(texts, card),
    )  # fmt: skip


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Language:
    return Language(request.param)


def light(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


def pixels_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# --- sizes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [122, 132, 148])
def test_a_card_has_the_size_of_its_width(width: int, scale: float, texts: Language) -> None:
    w, h = litho.card_size(width)
    wanted = (round(w * scale), round(h * scale))
    assert litho.card_m(face_of("R-08", texts), width, scale).get_size() == wanted
    assert litho.back("red", width, scale).get_size() == wanted


def test_a_covered_card_tells_its_name_and_cost_in_the_strip_that_shows(texts: Language) -> None:
    def strip(face: CardFace) -> bytes:
        picture = litho.card_strip(face, 100, 44.0)
        assert picture.get_size() == litho.card_m(face, 100).get_size()
        return pygame.image.tobytes(picture.subsurface((0, 0, 44, picture.get_height())), "RGBA")

    tank = face_of("R-08", texts)
    others = (replace(tank, name="X", short="X"), replace(tank, p=tank.p + 1), replace(tank, s=tank.s + 1))
    assert len({strip(face) for face in (tank, *others)}) == 4


def test_the_anatomies_keep_their_measures(texts: Language) -> None:
    assert litho.card_size(132) == (132, 185)
    assert litho.card_size(148) == (148, 207)
    assert litho.card_l(face_of("R-08", texts), "", ()).get_size() == (264, 370)
    assert litho.token(TANK).get_size() == (144, 98)


def test_corners_are_round_and_the_rest_is_solid(texts: Language) -> None:
    for surface in (litho.card_m(face_of("B-09", texts)), litho.back("blue"), litho.token(TANK)):
        w, h = surface.get_size()
        assert surface.get_at((0, 0)).a == surface.get_at((w - 1, h - 1)).a == 0
        assert surface.get_at((w // 2, h // 2)).a == 255


def test_only_the_last_large_cards_are_kept(texts: Language) -> None:
    face = face_of("R-13", texts)
    first = litho.card_l(face, "", ("0",))
    assert litho.card_l(face, "", ("0",)) is first
    for number in range(1, cards.LARGE_KEPT + 1):
        litho.card_l(face, "", (str(number),))
    assert litho.card_l(face, "", ("0",)) is not first


# --- what must be told apart -----------------------------------------------------------------------------


def test_every_state_of_a_unit_changes_its_picture() -> None:
    changes = ({"exhausted": True}, {"fresh": True}, {"moved": True}, {"shield": True}, {"equipment": 1},
               {"equipment": 2}, {"mine": False}, {"attack": 6}, {"defence": 3}, {"attack": 5})  # fmt: skip
    shown = {pixels_of(litho.token(replace(TANK, **change))) for change in changes}
    assert len(shown) == len(changes)


def test_a_changed_number_is_green_when_better_and_reddish_when_worse() -> None:
    better, worse = (litho.token(replace(TANK, printed_attack=printed)) for printed in (4, 6))
    assert pixels_of(better) != pixels_of(worse)
    place = pygame.Rect(6, 72, 20, 20)
    greens = [average(s.subsurface(place)) for s in (better, worse)]
    assert greens[0][1] > greens[1][1] and greens[0][0] < greens[1][0]


def average(surface: pygame.Surface) -> tuple[int, ...]:
    return pygame.transform.average_color(surface)[:3]


def test_an_exhausted_unit_is_darker_and_askew() -> None:
    plain, spent = litho.token(TANK), litho.token(replace(TANK, exhausted=True))
    assert spent.get_width() > plain.get_width() and spent.get_height() > plain.get_height()
    assert light(spent.subsurface((34, 40, 20, 20))) < light(plain.subsurface((34, 40, 20, 20))) * 0.75


def test_a_foe_has_a_charcoal_rim_and_my_unit_a_cream_one() -> None:
    mine, foe = litho.token(TANK), litho.token(replace(TANK, mine=False))
    assert sum(mine.get_at((2, 50))[:3]) > 600
    assert sum(foe.get_at((2, 50))[:3]) < 200


@pytest.mark.parametrize(
    ("keywords", "room", "shown"), [(4, 90, 4), (4, 70, 2), (6, 110, 4), (1, 20, 1), (2, 0, 0)]
)
def test_keywords_without_room_are_counted(keywords: int, room: float, shown: int) -> None:
    assert tokens.signs_shown(keywords, room) == shown


def test_spent_resources_lie_on_their_side() -> None:
    for kind in words.RESOURCES:
        ready, spent = (litho.resource(kind, state) for state in (True, False))
        assert ready.get_size() == spent.get_size()[::-1] == (34, 46)
        assert light(spent) < light(ready) * 0.7
    kinds = [(kind, state, value) for kind in "PS" for state in (True, False) for value in (1, 2)]
    assert len({pixels_of(litho.pip(*kind)) for kind in kinds}) == len(kinds)


def test_no_two_backs_look_alike() -> None:
    assert len({pixels_of(litho.back(nation)) for nation in words.COLOURS}) == len(words.COLOURS)


def test_signs_for_targets_and_blows_differ() -> None:
    marks = (litho.burst("7"), litho.burst("7", True), litho.doomed(), litho.reticle())
    assert len({pixels_of(mark) for mark in marks}) == len(marks)


# --- everything of the game has its look -----------------------------------------------------------------


def test_every_keyword_has_an_icon_of_its_own() -> None:
    assert set(litho.KEYWORD_ICON) == set(words.KEYWORDS)
    assert len(set(litho.KEYWORD_ICON.values())) == len(words.KEYWORDS)
    assert set(litho.KEYWORD_ICON.values()) <= set(icons.ICONS)


def test_every_nation_and_resource_has_its_look() -> None:
    assert set(litho.NATION_COLOUR) == set(litho.NATION_ICON) == set(words.COLOURS)
    assert set(litho.RESOURCE_ICON) == set(litho.RESOURCE_COLOUR) == set(words.RESOURCES)
    assert {*litho.NATION_ICON.values(), *litho.RESOURCE_ICON.values()} <= set(icons.ICONS)


def test_every_card_has_its_poster() -> None:
    assert {f"litho/{poster_of(card)}" for card in CARDS} <= set(pictures.prints())


# --- words fit -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [122, 132, 148])
def test_the_name_of_every_card_fits_at_twelve_points(width: int, texts: Language) -> None:
    room = width - 16 * width / 132
    for card in CARDS:
        face = face_of(card, texts)
        name, size = sheet.fitting_name(face.name, face.short, room, 18)
        assert size >= 12
        assert typeface(sheet.NAME_FACE, size).size(name)[0] <= room, card


def test_the_short_name_of_every_unit_fits_its_token(texts: Language) -> None:
    for card in (card for card in CARDS if CARDS[card].is_unit):
        name = cardtexts.short(texts, card).upper()
        assert typeface(sheet.NAME_FACE, 12).size(name)[0] <= tokens.name_room(144), card


def test_the_short_name_stands_in_for_one_that_is_too_long() -> None:
    assert sheet.fitting_name("Acorazado", "Fatih", 200, 18)[0] == "ACORAZADO"
    assert sheet.fitting_name("Acorazado", "Fatih", 30, 18)[0] == "FATIH"
    assert sheet.fitting_name("Acorazado", "", 10, 18) == ("ACORAZADO", 12.0)


def test_the_text_of_every_card_fits_the_large_one(texts: Language) -> None:
    for card in CARDS:
        face = face_of(card, texts)
        about = [texts.text(f"vitorian_cards.keyword.{word}.about") for word in face.keywords]
        told = zip(face.words, about, strict=False)
        lines = (*(f"[b]{name}.[/b] {said}" for name, said in told), *cardtexts.lines(texts, card))
        laid = cards.text_of(face, lines)
        assert laid.size[1] <= cards.text_height(face), card


def test_words_of_the_foot_that_have_no_room_become_icons() -> None:
    assert cards.foot_lines(("Ligero", "Veloz"), 200) == (("Ligero · Veloz",), 0)
    assert cards.foot_lines(("Blindaje Reactivo",), 60) == (("Blindaje", "Reactivo"), 0)
    assert cards.foot_lines(("Pesado", "Munición Perforante"), 60) == (("Pesado",), 1)
    assert cards.foot_lines(("Munición Perforante",), 20) == ((), 1)


# --- goldens ---------------------------------------------------------------------------------------------


def _golden(name: str) -> pygame.Surface:
    spanish = Language("es")
    match name.split("-"):
        case ["token", state]:
            return litho.token(STATES[state])
        case ["card"]:
            return litho.card_m(face_of("R-08", spanish))
        case ["large"]:
            lines = tuple(cardtexts.lines(spanish, "B-09"))
            return litho.card_l(face_of("B-09", spanish), cardtexts.type_line(spanish, "B-09"), lines)
    return litho.back("green")


def _difference(one: pygame.Surface, two: pygame.Surface) -> tuple[float, float]:
    first, second = (np.asarray(pygame.surfarray.array3d(s)).astype(np.int16) for s in (one, two))
    apart = np.abs(first - second)
    return float(apart.mean()), float((apart.max(axis=2) > CLEARLY).mean())


def _on_grey(surface: pygame.Surface) -> pygame.Surface:
    out = pygame.Surface(surface.get_size())
    out.fill((96, 92, 80))
    out.blit(surface, (0, 0))
    return out


@pytest.mark.parametrize("name", ["card", "large", "back", *(f"token-{state}" for state in STATES)])
def test_the_faces_look_as_they_did(name: str, root: Path) -> None:
    stored = root / "tests" / "golden" / f"litho.{name}.png"
    now = _on_grey(_golden(name))
    if RENEW:
        pygame.image.save(now, stored)
    mean, off = _difference(now, pygame.image.load(stored))
    assert mean < MOST_MEAN, f"{name}: mean difference {mean:.1f}"
    assert off < MOST_OFF, f"{name}: {off:.1%} of the points differ"


def test_a_token_in_another_state_is_told_apart(root: Path) -> None:
    stored = pygame.image.load(root / "tests" / "golden" / "litho.token-plain.png")
    assert _difference(_on_grey(litho.token(STATES["shielded"])), stored)[1] > MOST_OFF
