"""Rich text: markup, line breaking that is the same at every scale, fitting, caching."""

from __future__ import annotations

import pygame
import pytest

from scenes.services import TEXT_FACTORS
from sprites import lettering, markup, text, theme
from sprites.canvas import Canvas
from sprites.markup import Run
from sprites.text import Face

LONG = (
    "Drácula descarta [b]5~de~Sangre[/b][icon:blood]: juega [i]otro[/i] turno. ¿Quién responderá en el "
    "[c:highlight]Cementerio[/c]? Nadie, «porque» la noche aún no termina — y quedan cartas."
)
BODY = Face("body")


def lines(laid: text.Layout) -> list[str]:
    return ["".join(run.text or f"<{run.icon}>" for run in line) for line in laid.lines]


def test_markup_becomes_runs() -> None:
    assert list(markup.runs("a[b]b[i]c[/i][/b][c:gold]d[/c][icon:eye]")) == [
        Run("a"),
        Run("b", bold=True),
        Run("c", bold=True, italic=True),
        Run("d", colour="gold"),
        Run("", icon="eye"),
    ]


def test_unknown_tags_and_lonely_ends_do_no_harm() -> None:
    assert list(markup.runs("[x]a[/b]b[")) == [Run("[x]a"), Run("b[")]
    assert list(markup.runs("[icon:x]a[c:mauve]b[/c][c:#zz]")) == [Run("[icon:x]a[c:mauve]b"), Run("[c:#zz]")]


def test_plain_is_what_one_would_say() -> None:
    assert markup.plain("[b]3~de~Cruz[/b] [icon:cross]va") == "3 de Cruz va"


def test_runs_without_a_space_are_one_word() -> None:
    ((word, other),) = markup.paragraphs("[b]3[/b][icon:cross], and")
    assert word == (Run("3", bold=True), Run("", icon="cross", close=True), Run(","))
    assert other == (Run("and"),)


def test_a_line_never_breaks_inside_a_word_or_at_a_tilde() -> None:
    laid = text.layout("uno dos~tres [b]4[/b][icon:blood]", BODY, 60)
    assert lines(laid) == ["uno", f"dos{markup.NO_BREAK}tres", "4<blood>"]


def test_line_ends_are_kept_and_empty_lines_too() -> None:
    assert lines(text.layout("a\n\nb", BODY)) == ["a", "", "b"]


def test_no_line_is_wider_than_asked() -> None:
    laid = text.layout(LONG, BODY, 150)
    assert len(laid.lines) > 4
    assert max(laid.widths) <= 150
    assert not laid.broken


PATH = "/home/íñigo/juegos/Atlas~Nocturno/partidas/la_noche_larga_de_difuntos.match"


@pytest.mark.parametrize("width", [60, 90, 150, 300])
@pytest.mark.parametrize("before", ["", "No se puede leer ", "[icon:info]~"])
def test_a_word_wider_than_its_line_is_broken_and_loses_no_sign(before: str, width: int) -> None:
    laid = text.layout(f"{before}{PATH} [b]ahora[/b]", BODY, width)
    assert max(laid.widths) <= width and laid.broken
    said = "".join(run.text for line in laid.lines for run in line).replace(markup.NO_BREAK, " ")
    assert said.replace(" ", "") == markup.plain(f"{before}{PATH} ahora").replace(" ", "")


def test_it_is_broken_behind_a_sign_that_parts_where_there_is_one() -> None:
    assert lines(text.layout("uno/dos/tres/cuatro/cinco", BODY, 90))[0].endswith("/")
    assert lines(text.layout("W" * 9, BODY, 1)) == ["W"] * 9


def test_a_text_gets_smaller_before_a_word_of_it_is_broken() -> None:
    laid = text.fitted("Descartar otra", Face("button"), 74, 80)
    assert not laid.broken and laid.face.pixels < 22


@pytest.mark.parametrize("style", ["body", "heading", "button", "prose", "small"])
@pytest.mark.parametrize("width", [140, 171, 260, 333])
def test_every_scale_has_the_same_lines_and_the_same_box(style: str, width: int) -> None:
    boxes = []
    for scale in (1.0, 1.5, 2.0):
        canvas = Canvas(pygame.Surface((round(1280 * scale), round(720 * scale))), scale)
        boxes.append(canvas.text(LONG, (10, 10), style, width=width))
    assert boxes[0] == boxes[1] == boxes[2]
    assert boxes[0].w <= width


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_the_letters_stay_in_the_box_at_every_scale(scale: float) -> None:
    laid = text.layout(LONG, BODY, 200)
    picture = lettering.rendered(LONG, laid, (255, 255, 255), theme.skin("goth"), scale)
    assert picture.get_width() / scale <= laid.size[0] * 1.04 + 3
    assert picture.get_height() == round(laid.size[1] * scale)


def test_fitting_makes_it_smaller_down_to_the_least_readable_size() -> None:
    free = text.fitted("Descartar", Face("button"), 300, 60)
    tight = text.fitted("Descartar", Face("button"), 70, 60, one_line=True)
    hopeless = text.fitted("Descartar", Face("button"), 5, 60, one_line=True)
    assert free.face.pixels == 22
    assert 13 < tight.face.pixels < 22
    assert tight.size[0] <= 70
    assert hopeless.face.pixels == theme.SMALLEST


def test_fitting_wraps_before_it_gets_smaller_when_it_may() -> None:
    laid = text.fitted("Elegir otra", Face("button"), 70, 80)
    assert len(laid.lines) == 2
    assert laid.face.pixels == 22


@pytest.mark.parametrize("anchor", ["topleft", "midtop", "topright", "center", "midleft", "bottomright"])
def test_text_stands_where_its_anchor_says(anchor: str) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)))
    rect = canvas.text("Mercado", (640, 360), "plate", anchor=anchor)
    assert getattr(rect, anchor) == (640, 360)


def drawn_columns(surface: pygame.Surface) -> pygame.Rect:
    return (
        pygame.mask.from_threshold(surface, (255, 255, 255), (180, 180, 180))
        .get_bounding_rects()[0]
        .unionall(pygame.mask.from_threshold(surface, (255, 255, 255), (180, 180, 180)).get_bounding_rects())
    )


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_letters_lie_where_the_canvas_says(scale: float) -> None:
    canvas = Canvas(pygame.Surface((round(1280 * scale), round(720 * scale))), scale)
    rect = canvas.text("Mercado", (640, 360), "plate", (255, 255, 255), anchor="center")
    ink = drawn_columns(canvas.surface)
    assert canvas.pixels(rect).inflate(4, 2).contains(ink)
    assert abs(ink.centerx / scale - 640) < 3


def bottom_of(source: str, word: str) -> int:
    """The lowest pixel row of `word`, which ends `source`, with all before it invisible."""
    canvas = Canvas(pygame.Surface((400, 100)))
    canvas.text(f"[c:#000000]{source}[/c][c:#ffffff]{word}[/c]", (10, 10), "body_large", "#000000")
    mask = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (120, 120, 120))
    return max(rect.bottom for rect in mask.get_bounding_rects())


@pytest.mark.parametrize("word", ["HÁ", "ÑH", "[b]HÅ[/b]", "[i]H[/i]", "¿H"])
def test_all_words_of_a_line_stand_on_one_base_line(word: str) -> None:
    base = bottom_of("", "HH")
    assert abs(bottom_of("xx ", word.replace("¿", "")) - base) <= 0
    assert bottom_of("", f"{word} H".replace("¿", "")) == base


def test_the_same_text_is_rendered_once() -> None:
    laid = text.layout("once", BODY)
    first = lettering.rendered("once", laid, (1, 2, 3), theme.skin("goth"), 1.0)
    assert lettering.rendered("once", laid, (1, 2, 3), theme.skin("goth"), 1.0) is first
    assert lettering.rendered("once", laid, (1, 2, 4), theme.skin("goth"), 1.0) is not first
    lettering.forget()
    assert lettering.rendered("once", laid, (1, 2, 3), theme.skin("goth"), 1.0) is not first


def test_the_cache_of_texts_stays_small() -> None:
    cache = lettering._Cache(limit=4 * 100 * 100 * 3)
    for number in range(10):
        key = lettering._Key(str(number), BODY, (), (0, 0, 0), 0, "left", 1.0, False)
        cache.put(key, pygame.Surface((100, 100)))
    assert cache._bytes <= 4 * 100 * 100 * 3
    assert cache.get(key) is not None
    assert cache.get(lettering._Key("0", BODY, (), (0, 0, 0), 0, "left", 1.0, False)) is None


def test_large_text_grows_panels_only() -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), text_factor=TEXT_FACTORS["large"])
    normal = canvas.measure("Ronda 3", "body")
    title = canvas.measure("Ronda 3", "title")
    with canvas.panel_text():
        assert canvas.measure("Ronda 3", "body")[0] > normal[0] * 1.15
        assert canvas.measure("Ronda 3", "title") == title
    assert canvas.measure("Ronda 3", "body") == normal


def test_poster_titles_are_set_in_capitals_and_their_icons_survive() -> None:
    laid = text.layout("ataque [icon:eye] ya", Face("title", "dies"))
    assert lines(laid) == ["ATAQUE <eye> YA"]


def test_a_gradient_goes_from_the_first_colour_to_the_second() -> None:
    laid = text.layout("III", Face("logo"))
    picture = lettering.rendered("III", laid, ((255, 0, 0), (0, 0, 255)), theme.skin("goth"), 1.0)
    mask = pygame.mask.from_surface(picture, 200)
    points = [point for point in mask.outline() if mask.get_at(point)]
    top, bottom = min(points, key=lambda p: p[1]), max(points, key=lambda p: p[1])
    assert picture.get_at(top).r > picture.get_at(bottom).r
    assert picture.get_at(top).b < picture.get_at(bottom).b


@pytest.mark.parametrize("name", theme.SKINS)
@pytest.mark.parametrize("contrast", [False, True])
def test_text_colours_are_readable_on_every_panel(name: str, contrast: bool) -> None:
    skin = theme.skin(name, contrast)
    for ground in ("panel_top", "panel_bottom", "background"):
        assert theme.contrast(skin.colour("text"), skin.colour(ground)) >= 9
        assert theme.contrast(skin.colour("dim"), skin.colour(ground)) >= 4.5
        assert theme.contrast(skin.colour("highlight"), skin.colour(ground)) >= 4.5
        assert theme.contrast(skin.colour("focus"), skin.colour(ground)) >= 3


@pytest.mark.parametrize("name", theme.SKINS)
def test_every_style_opens_in_every_skin(name: str) -> None:
    for style in theme.STYLES:
        assert theme.font(style, 1.0, name).size("Ñandú ¿3?")[0] > 0


def test_no_style_but_the_repeated_name_is_under_thirteen() -> None:
    assert [name for name, style in theme.STYLES.items() if style.size < theme.SMALLEST] == ["tiny"]


def test_colours_may_be_names_codes_or_triples() -> None:
    skin = theme.skin("goth")
    assert skin.colour("bone") == skin.colour("#E9DEC6") == skin.colour((233, 222, 198))
    with pytest.raises(KeyError):
        skin.colour("mauve")


def test_a_text_broken_in_two_ways_is_two_pictures() -> None:
    narrow, wide = text.layout("uno dos tres", BODY, 50), text.layout("uno dos tres", BODY, 500)
    pictures = [
        lettering.rendered("uno dos tres", laid, (1, 1, 1), theme.skin("goth"), 1.0)
        for laid in (narrow, wide)
    ]
    assert pictures[0].get_height() > pictures[1].get_height()
