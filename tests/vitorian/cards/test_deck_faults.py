"""P-09: a deck is checked by one set of rules, wherever it comes from, and never changed in silence.

Each fault goes three ways: as a deck file that somebody wrote, as the set-up of a match, and as a set-up that
was stored.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import owncards
from game.language import Language
from game.rules.contract import ConfigError
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence
from game.vitorian import decks
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, Deck, problems

FORGE = DECKS["forge"]
LANGUAGES = (Language("es"), Language("en"))
FILE = "decks.toml"


def numbers(*without: str, **more: int) -> dict[str, int]:
    """The cards of Forge and Bayonet without some, and with others ("R_09" for R-09)."""
    kept = {card: number for card, number in FORGE.cards if card not in without}
    return {**kept, **{name.replace("_", "-"): number for name, number in more.items()}}


def deck_of(cards: dict[str, int], sovereign: str = "R-00", **piles: tuple[str, ...]) -> Deck:
    whole = {"convoy": FORGE.convoy, "defense": FORGE.defense, **piles}
    return Deck("mine", sovereign, tuple(cards.items()), **whole)


def file_of(deck: Deck, **fields: object) -> str:
    """The deck as somebody writes it into a file."""
    kinds = {"convoy": deck.convoy, "defense": deck.defense}
    piles = {name: {k: sum(f"-{k}" in card for card in pile) for k in "PS"} for name, pile in kinds.items()}
    cards = ", ".join(f'"{card}" = {number}' for card, number in deck.cards)
    lines = ["[mine]", f'sovereign = "{deck.sovereign}"', f"cards = {{ {cards} }}"]
    for name, amounts in piles.items():
        lines.append(f"{name} = {{ P = {amounts['P']}, S = {amounts['S']} }}")
    return "\n".join(lines) + "\n"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for a deck file; what was put in force goes again."""
    before, names = dict(DECKS), dict(decks.LISTS.names)
    yield tmp_path
    for kept, was in ((DECKS, before), (decks.LISTS.names, names)):
        kept.clear()
        kept.update(was)  # type: ignore[call-overload]


def faults(folder: Path, text: str | bytes) -> list[list[str]]:
    """What is told of a deck file, in both languages; nothing of it may be in force."""
    before = dict(DECKS)
    (folder / FILE).write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(FaultyCards) as caught:  # whatever reads the folder, or the decks in it
        decks.add(owncards.folder_files(folder)[0][1], FILE)
    assert before == DECKS
    return [owncards.sentences(caught.value, language) for language in LANGUAGES]


def accepted(folder: Path, text: bytes) -> Deck:
    (folder / FILE).write_bytes(text)
    decks.add(owncards.folder_files(folder)[0][1], FILE)
    return DECKS["mine"]


REDS = sum(CARDS[card].colour == "red" for card, _ in FORGE.cards)
ILLEGAL: dict[str, tuple[Deck, list[str]]] = {
    "49 cards": (deck_of(numbers("R-16")), ["deck_size"]),
    "51 cards": (deck_of(numbers(R_09=1)), ["deck_size"]),
    "no cards": (deck_of({}), ["deck_size"]),
    "two kinds of faults": (deck_of(numbers("R-12", "R-16", B_01=3)), ["deck_colour"]),
    "a colour and a size": (deck_of(numbers("R-12", B_01=3)), ["deck_size", "deck_colour"]),
    "a Sovereign among the cards": (deck_of(numbers("R-16", B_00=1)), ["deck_maneuver"]),
    "a resource among the cards": (deck_of({**numbers("R-16"), "Q-R-P1": 1}), ["deck_maneuver"]),
    "two Field Conditions": (deck_of(numbers("R-16", N_15=1)), ["deck_fields"]),
    "one Field Condition twice": (deck_of(numbers("R-16", G_10=2)), ["deck_fields"]),
    "another Sovereign": (deck_of(numbers(), sovereign="I-00"), ["deck_colour"] * REDS),
    "a Defense pile too small": (deck_of(numbers(), defense=FORGE.defense[1:]), ["deck_defense"]),
    "a Defense pile too large": (deck_of(numbers(), defense=FORGE.defense * 2), ["deck_defense"]),
    "a Convoy too small": (deck_of(numbers(), convoy=FORGE.convoy[:9]), ["deck_convoy"]),
    "no Convoy": (deck_of(numbers(), convoy=()), ["deck_convoy"]),
}
"""What a file can say of a deck and V4 refuses, with all that is refused."""


@pytest.mark.rule("V4.1", "V4.2", "V4.3", "V4.4", "V4.5", "V4.6")
@pytest.mark.parametrize("name", ILLEGAL)
def test_file_match_and_store_refuse_a_deck_alike(name: str, folder: Path) -> None:
    deck, codes = ILLEGAL[name]
    reasons = problems(deck)
    assert [reason.code for reason in reasons] == codes
    told = faults(folder, file_of(deck))
    for language, lines in zip(LANGUAGES, told, strict=True):
        assert [line.split(": ", 2)[2] for line in lines] == [
            sentence(language, "vitorian", reason) for reason in reasons
        ]
    for seats in ((deck, FORGE), (FORGE, deck)):
        with pytest.raises(ConfigError) as caught:
            VitorianConfig(seats)
        assert caught.value.reason == reasons[0]
    stored = json.loads(msgspec.json.encode(VitorianConfig()))
    stored["decks"][0] = json.loads(msgspec.json.encode(deck))
    with pytest.raises(ValueError, match=reasons[0].code):
        msgspec.json.decode(json.dumps(stored), type=VitorianConfig)


@pytest.mark.parametrize("number", ("0", "-1", "5", "999", '"abc"', "2.5", "true"))
def test_a_number_that_is_none_is_told_with_its_card(number: str, folder: Path) -> None:
    text = file_of(FORGE).replace('"R-01" = 4', f'"R-01" = {number}')
    for lines in faults(folder, text):
        (line,) = lines
        assert line.startswith("decks.toml: mine: cards, R-01: ")
        assert number.strip('"').lower() in line.lower()


@pytest.mark.rule("V4.2", "V4.3")
@pytest.mark.parametrize(("number", "code"), [(0, "deck_number"), (-1, "deck_number"), (999, "deck_copies")])
def test_a_set_up_with_a_strange_number_starts_no_match(number: int, code: str) -> None:
    others = numbers("R-16", N_09=1 - number if number < 1 else 1)
    deck = deck_of({**others, "R-16": number})
    told = {reason.code: reason for reason in problems(deck)}
    assert told[code].params["n"] == number
    with pytest.raises(ConfigError):
        VitorianConfig((deck, FORGE))
    for language in LANGUAGES:
        assert str(number) in sentence(language, "vitorian", told[code])


@pytest.mark.parametrize("name", ("r-01", "R-1", "R-01 ", "Ŕ-01", "R‑01", "Fusilero", "", "R-01\\u0000"))
def test_an_unknown_name_is_told_and_never_guessed(name: str, folder: Path) -> None:
    text = file_of(FORGE).replace('"R-01"', f'"{name}"')
    for lines in faults(folder, text):
        assert len(lines) == 1 and lines[0].startswith("decks.toml: mine: cards, ")
    deck = deck_of({**numbers("R-01"), name: 4})
    assert [reason.code for reason in problems(deck)] == ["deck_unknown"]


@pytest.mark.rule("V4.3")
def test_copies_listed_in_two_places_are_added_up() -> None:
    cards = tuple((card, 2) if card == "R-01" else (card, number) for card, number in FORGE.cards)
    deck = Deck("mine", "R-00", (*cards, ("R-01", 2)), FORGE.convoy, FORGE.defense)
    assert problems(deck) == []
    over = Deck("mine", "R-00", (*FORGE.cards[:-1], ("R-01", 1)), FORGE.convoy, FORGE.defense)
    assert "deck_copies" in [reason.code for reason in problems(over)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "decks.toml: "),
        (b"# nothing\n\n", "decks.toml: "),
        (b"[mine\n", "line 1"),
        (b"[mine]\nsovereign = R-00\n", "line 2"),
        ('[mine]\nname = "á"\n'.encode("latin-1"), "decks.toml: "),
        (b"[mine]\n", "mine: "),
        (b"mine = 3\n", "mine: "),
        (b"#" * 1_000_001, "decks.toml: "),
    ],
)
def test_what_is_no_deck_file_is_told_where(text: bytes, told: str, folder: Path) -> None:
    for lines in faults(folder, text):
        assert lines and all("{" not in line for line in lines)
        assert told in lines[0]


def test_the_same_key_twice_is_told(folder: Path) -> None:
    text = file_of(FORGE).replace('"R-01" = 4', '"R-01" = 2, "R-01" = 2')
    for lines in faults(folder, text):
        assert "R-01" in lines[0] or "line 3" in lines[0]


@pytest.mark.parametrize("mark", (b"", b"\xef\xbb\xbf"), ids=("plain", "marked"))
@pytest.mark.parametrize("end", (b"\n", b"\r\n"), ids=("unix", "windows"))
def test_line_ends_of_all_systems_and_a_mark_before_the_text_change_nothing(
    end: bytes, mark: bytes, folder: Path
) -> None:
    text = file_of(FORGE) + 'name = { es = "Forja añeja", en = "Old Forge" }\n'
    deck = accepted(folder, mark + text.encode().replace(b"\n", end))
    assert (deck.sovereign, deck.cards, len(deck.convoy), len(deck.defense)) == ("R-00", FORGE.cards, 10, 5)
    assert decks.title(LANGUAGES[0], "mine") == "Forja añeja"


@pytest.mark.parametrize("name", DECKS)
def test_no_way_in_changes_a_legal_deck(name: str, folder: Path) -> None:
    deck = DECKS[name]
    kept = msgspec.json.decode(msgspec.json.encode(VitorianConfig((deck, FORGE))), type=VitorianConfig)
    assert kept.decks == (deck, FORGE)
    written = accepted(folder, file_of(deck).encode())
    assert (written.sovereign, written.cards) == (deck.sovereign, deck.cards)
    for pile in ("convoy", "defense"):
        assert [CARDS[card].resource for card in getattr(written, pile)] == sorted(
            CARDS[card].resource for card in getattr(deck, pile)
        )
