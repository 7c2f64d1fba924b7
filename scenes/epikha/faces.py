"""What the press of glass is to show of cards and of who stands on the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.epikha.card import CARDS, Card
from game.epikha.rules import numbers
from game.epikha.state import Arm, Group, Item
from game.epikha.view import SeenGroup
from game.epikha.words import names_of
from sprites import pictures
from sprites.glass import TOKEN, CardFace, TokenFace
from sprites.glass.tokens import name_room
from sprites.typefaces import typeface

if TYPE_CHECKING:
    from game.epikha.decks import Deck
    from scenes.epikha.board import Board
    from scenes.epikha.phrases import Tongue

HOUSES: Final = ("empiria", "abaron", "wild", "opal")
"""Whose glass a card may be: of the two kingdoms, of the rest of the world, and what everybody has."""
_OF_RACE: Final = {"humano": "empiria", "ika": "abaron"}
_OF_CARD: Final = {
    "E": "empiria", "A": "abaron", "O": "opal", "H": "opal", "X29": "empiria", "X33": "abaron",
    "X34": "abaron",
}  # fmt: skip
"""By id, or by its first letter."""
TALIUZ: Final = ("bestia", "gigante", "demonio")
PORTRAITS: Final = {
    "empiria": "herald-empiria", "abaron": "herald-abaron", "gahu": "herald-wild", "taliuz": "X01",
    "opal": "emblem",
}  # fmt: skip
"""By the people of a side: the picture of whoever stands for it."""
KINS: Final = tuple(PORTRAITS)
TELLING: Final = (
    *("veloz", "pesado", "acorazado", "perforador", "inmunidad", "evasion", "dispersar", "coloso"),
    *("regeneracion", "magia", "bestia", "unidades"),
)
"""Rules that a token shows as signs, as far as it has room: what matters most in a fight comes first."""
NAME_FACE, NAME_SIZE = "alegreya_sans_bold", 12.0
"""In which letters a token bears its name when they are at their smallest."""
CRACKED: Final = 2
"""A card shows cracks once it has lost this part of its Vital or Resistencia: one half."""


def house_of(card: str, owner: str = "opal") -> str:
    """The house in whose glass a card is set; a Player card is of its owner's."""
    shown = CARDS[card]
    if shown.is_player:
        return owner
    known = _OF_CARD.get(shown.picture) or _OF_CARD.get(shown.picture[:1])
    return known or _OF_RACE.get(shown.race) or ("wild" if shown.race else "opal")


def house_of_deck(deck: Deck) -> str:
    """The house that most cards of a deck are of; what everybody has counts for none."""
    counts: Counter[str] = Counter()
    for card, number in deck.cards:
        if card in CARDS and (house := house_of(card)) != "opal":
            counts[house] += number
    return counts.most_common(1)[0][0] if counts else "opal"


def kin_of_deck(deck: Deck) -> str:
    """Whose people a deck leads: its house; of the rest of the world Gahus, or beasts and giants (Taliuz)."""
    house = house_of_deck(deck)
    if house != "wild":
        return house
    races = [(CARDS[card].race, number) for card, number in deck.cards if card in CARDS]
    gahus = sum(number for race, number in races if race == "gahu")
    others = sum(number for race, number in races if race in TALIUZ)
    return "gahu" if gahus > others else "taliuz"


def portrait_of(card: str, kin: str) -> str:
    """The picture of a card; a Player card shows whoever leads its side."""
    return PORTRAITS[kin] if CARDS[card].is_player else CARDS[card].picture


# --- cards ---------------------------------------------------------------------------------------------


def card_face(tongue: Tongue, name: str, owner: str = "empiria") -> CardFace:
    """What a card of a hand shows."""
    card = CARDS[name]
    numbered = not (card.is_continuous or card.is_ability)
    return CardFace(
        code=portrait_of(name, tongue.kin_of(owner)),
        name=tongue.card(name),
        house=house_of(name, owner),
        type=card.type,
        level=card.level,
        cost=card.cost if card.in_deck or card.is_spirit else None,
        force=card.force if numbered else None,
        vital=card.vital if numbered else None,
        rules=names_of(card.mask),
        words=foot(tongue, card),
        element=card.element,
        forge=card.forge,
        short=tongue.short(name),
    )


def foot(tongue: Tongue, card: Card) -> tuple[str, ...]:
    """What stands under the name of a card: its special rules, else its class or type."""
    if card.mask:
        return tuple([tongue.rule(name) for name in names_of(card.mask)])
    words = f"class.{card.class_}" if card.class_ else f"type.{card.type}"
    return (tongue.language.text(f"epikha_cards.{words}"),)


@lru_cache(maxsize=512)
def fitting(name: str, wide: float) -> str:
    """A name for the plate of a token so wide: whole, its first word cut short or left out, or cut off.

    Left out is a word of which only the first letter is there: "P. de Hierro" becomes "Hierro".
    """
    letters, room = typeface(NAME_FACE, NAME_SIZE), name_room(wide)
    first, *others = name.split(" ")
    tries = [name]
    if others and len(first) > 4:
        tries.append(" ".join([first[:3] + ".", *others]))
    elif others and len(first) == 2 and first.endswith("."):
        tries.append(others[-1])
    for words in tries:
        if letters.size(words)[0] <= room:
            return words
    cut = name
    while len(cut) > 1 and letters.size(cut + "…")[0] > room:
        cut = cut[:-1].rstrip()
    return cut + "…"


def item_window(item: Item) -> tuple[str, str]:
    """Picture and type of what is on the chain: a spell of a Magia text has its own window (E11.9)."""
    card, own = CARDS[item.card], f"{CARDS[item.card].picture}-magia"
    if item.what == "magia" and card.effects[item.effect].spell and f"glass/{own}" in pictures.prints():
        return own, "spell"
    return card.picture, card.type


# --- tokens --------------------------------------------------------------------------------------------


def shown_rules(masks: Iterable[int], seen: SeenGroup | None) -> tuple[str, ...]:
    """The rules that a token shows: those in force, lent ones too, and printed ones that always hold."""
    force = {name for name, _ in seen.rules} if seen is not None else set()
    for mask in masks:
        force |= set(names_of(mask)) & {"bestia", "unidades"}
    return tuple([name for name in TELLING if name in force])


def group_face(tongue: Tongue, board: Board, seat: int, group: Group, wide: float = TOKEN[0]) -> TokenFace:
    """What the token of a group shows: its first body, with the numbers of all of it as they are now.

    Worked out once for each board.
    """
    key = ("face", group.id, group.bodies[0].id, len(group.bodies), wide, tongue.language.code)
    if key not in board.kept:
        board.kept[key] = _group_face(tongue, board, seat, group, wide)
    found: TokenFace = board.kept[key]
    return found


def _group_face(tongue: Tongue, board: Board, seat: int, group: Group, wide: float) -> TokenFace:
    body, seen = group.bodies[0], board.numbers(group.id)
    card = CARDS[body.card]
    printed = sum([CARDS[one.card].force for one in group.bodies])
    left = [numbers.vital_left(board.table, seat, one) for one in group.bodies]
    full = [numbers.full_vital(board.table, seat, one) for one in group.bodies]
    pairs = zip(left, full, strict=True)
    hurt = any(one.damage for one in group.bodies) and any(now * CRACKED <= all_ for now, all_ in pairs)
    return TokenFace(
        code=portrait_of(body.card, tongue.kins[seat]),
        name=fitting(tongue.short(body.card), wide),
        house=house_of(body.card, tongue.houses[seat]),
        type=card.type,
        level=card.level if seen is None else seen.level,
        force=printed if seen is None else seen.force,
        vital=sum(left),
        printed_force=printed,
        printed_vital=sum(full),
        markers=body.markers,
        cracked=hurt,
        rules=shown_rules([CARDS[one.card].mask for one in group.bodies], seen),
    )


def member_faces(
    tongue: Tongue, board: Board, seat: int, group: Group, wide: float = TOKEN[0]
) -> tuple[TokenFace, ...]:
    """What the tokens of all members of a Unit show, each with its own numbers."""
    singles = [Group(group.id, (body,)) for body in group.bodies]
    first = group_face(tongue, board, seat, group, wide)
    return (first, *[group_face(tongue, board, seat, one, wide) for one in singles[1:]])


def arm_face(
    tongue: Tongue, arm: Arm, owner: str = "empiria", wide: float = TOKEN[0], *, idle: bool = False
) -> TokenFace:
    """What the token of an arm shows; an `idle` one cannot be assigned in this phase any more."""
    card = CARDS[arm.card]
    left = numbers.capacity(arm)
    return TokenFace(
        code=card.picture,
        name=fitting(tongue.short(arm.card), wide),
        house=house_of(arm.card, owner),
        type=card.type,
        level=card.level,
        force=card.force,
        vital=left,
        printed_force=card.force,
        printed_vital=card.vital,
        markers=arm.markers,
        cracked=bool(arm.damage) and left * CRACKED <= card.vital,
        spent=idle,
        rules=tuple([name for name in TELLING if name in card.rules]),
    )


def spell_face(tongue: Tongue, name: str, *, kept: bool = False) -> TokenFace:
    """What the token of a continuous spell shows; one that is `kept` a space is still on the chain."""
    card = CARDS[name]
    return TokenFace(
        card.picture, fitting(tongue.short(name), TOKEN[0]), house_of(name), card.type, card.level,
        spent=kept,
    )  # fmt: skip
