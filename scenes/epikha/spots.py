"""Where every piece of the board lies at rest: by id, for whoever paints it, presses it or moves it.

Ids: "group:7" a token (of a Unit too), "arm:9" an arm alone, the first of a stack of equal ones, or the
medal of one that is borne, "spell:12" a continuous spell, "slot:0:2" a space of the Combat Zone, "magic:0"
the free spaces of a Magic Zone, "reserves:0", "armoury:0" and "area:0" the zones, "drawer:0:armoury" the tab
at the end of a row, "drawer:0:7" the medal behind which the other arms of a group are. Beside the field lie
"deck:0", "discard:0", "spirits:0", "pool:0", "ability:0" and "pile:0", a hand that does not lie open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import Arm, Body, Group, Side, Spot
from scenes.epikha import layout
from scenes.epikha.board import Board
from sprites.glass import FAN

STACK: Final = 8
"""How much wider a stack is than one card, and how far its count stands above it."""
STEP = 34
ABOVE, BELOW_COUNT, BESIDE = -4, 16, 26
"""Where the first medal at the right of a token begins, where it does below a count, and one at the left."""
OVERHANG = {"area": 17, "magic": 3}
"""How far medals stand out to the right of a token, by zone, where it is not `USUAL`."""
USUAL = 12
LEAST = 40
"""What can be pressed is so wide and high at least."""
Kind = Literal["group", "arm", "spell"]


@dataclass(frozen=True, slots=True)
class Medal:
    """A small disc on a token: an arm that is borne, whoever waits behind, or what has no room."""

    id: str
    place: Rect
    arms: tuple[Arm, ...] = ()
    """Equal arms; none for somebody, or for the medal that stands for the rest."""
    body: Body | None = None
    chosen: bool = False
    rest: int = 0
    """How many arms have no medal of their own."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A piece of the field: a group, equal arms of an Armoury or a Magic space, or a continuous spell."""

    id: str
    kind: Kind
    seat: int
    place: Rect
    """Of its token, without what looks out behind it."""
    group: Group | None = None
    arms: tuple[Arm, ...] = ()
    spell: str = ""
    kept: bool = False
    medals: tuple[Medal, ...] = ()
    shows: int = 0
    """How wide the strip is that shows of it, where the next piece lies over the rest."""

    @property
    def area(self) -> Rect:
        """What is pressed of it."""
        wide = self.shows or self.place.w
        return Rect(self.place.x, self.place.y, wide, self.place.h)


# --- rows ----------------------------------------------------------------------------------------------


def row(room: Rect, widths: Sequence[int], gap: int) -> list[int]:
    """The left edge of each piece in a row; fewer edges than pieces when not all have room.

    Pieces close up until no more than `layout.TIGHTEST` of a covered one shows.
    """
    if not widths:
        return []
    pitches = [width + gap for width in widths[:-1]]
    spare = room.w - widths[-1] - sum(pitches)
    if spare < 0:
        pitches = _closed(pitches, room.w - widths[-1])
    edges = [room.x]
    for pitch in pitches:
        edges.append(edges[-1] + pitch)
    while edges and edges[-1] + widths[len(edges) - 1] > room.right:
        edges.pop()
    return edges


def _closed(pitches: Sequence[int], room: int) -> list[int]:
    """The pitches made smaller, the widest first, until together they have room, or are at their least."""
    most, left, rest = layout.TIGHTEST, room, len(pitches)
    for pitch in sorted(pitches):
        share = left // rest
        if share <= pitch:  # this one and all that are wider become alike
            most = max(most, share)
            break
        left, rest = left - pitch, rest - 1
    return [min(one, most) for one in pitches]


def alike(arms: Sequence[Arm]) -> list[tuple[Arm, ...]]:
    """Arms that are one choice together (E19): same card, damage, markers and flags."""
    stacks: dict[tuple[object, ...], list[Arm]] = {}
    for arm in arms:
        key = (arm.card, arm.damage, arm.markers, arm.magia, arm.shifted)
        stacks.setdefault(key, []).append(arm)
    return [tuple(stack) for stack in stacks.values()]


# --- one piece -----------------------------------------------------------------------------------------


def of_group(seat: int, group: Group, place: Rect, shows: int = 0, out: int = USUAL) -> Stand:
    """A group whose token lies in `place`; its medals stand out to the right so far."""
    medals = _medals(seat, group, place, bool(shows and shows < place.w), out)
    return Stand(f"group:{group.id}", "group", seat, place, group, medals=medals, shows=shows)


def of_arms(seat: int, arms: tuple[Arm, ...], place: Rect, shows: int = 0) -> Stand:
    """Equal arms that lie in `place`."""
    return Stand(f"arm:{arms[0].id}", "arm", seat, place, arms=arms, shows=shows)


def ordered(group: Group) -> list[Arm]:
    """The arms of a group, those that were selected for the combat first, then objects."""
    arms = [arm for body in group.bodies for arm in body.arms]
    return sorted(arms, key=lambda arm: (arm.id not in group.chosen, not CARDS[arm.card].is_object))


def _medals(seat: int, group: Group, place: Rect, covered: bool, out: int) -> tuple[Medal, ...]:
    """The medals of the arms of a group: down the right edge, on the left one where a card lies over it."""
    stacks = [
        (stack, stack[0].id in group.chosen)
        for chosen in (True, False)
        for stack in alike([arm for arm in ordered(group) if (arm.id in group.chosen) is chosen])
    ]
    where = _medal_places(group, place, covered, out)
    shown = stacks if len(stacks) <= len(where) else stacks[: len(where) - 1]
    found = [
        Medal(f"arm:{stack[0].id}", spot, stack, chosen=chosen)
        for (stack, chosen), spot in zip(shown, where, strict=False)
    ]
    if len(shown) < len(stacks):
        rest = sum(len(stack) for stack, _ in stacks[len(shown) :])
        found.append(Medal(f"drawer:{seat}:{group.id}", where[len(shown)], rest=rest))
    return tuple(found)


def _medal_places(group: Group, place: Rect, covered: bool, out: int) -> list[Rect]:
    """Where medals lie on a token: two at the right, one at the left, so that they hide no number."""
    if place.w < layout.TOKEN[0]:
        size = layout.SMALL_MEDAL
        if covered:
            return [Rect(place.x + layout.TIGHTEST - size, place.y + 14, size, size)]
        x = place.right - size + min(out, layout.SMALL_GAP)
        return [Rect(x, place.y + ABOVE, size, size), Rect(x, place.y + ABOVE + size - 4, size, size)]
    size = layout.MEDAL
    left = Rect(place.x - 6, place.y + BESIDE, size, size)
    if covered:
        return [left.move(6, 0)]
    x = place.right - size + out
    if group.unit:
        return [Rect(x + 16, place.y + BELOW_COUNT, size, size), left]
    right = [Rect(x, place.y + ABOVE + STEP * n, size, size) for n in range(2)]
    return right if group.aside is not None else [*right, left]


def _behind(groups: Sequence[Group], place: Rect) -> tuple[Medal, ...]:
    """Survivors of a dispersed Unit, who have no place of their own: medals down the left edge."""
    return tuple(
        [
            Medal(f"group:{group.id}", Rect(place.x - 8, place.y + 24 + STEP * n, layout.MEDAL, layout.MEDAL),
                  body=group.bodies[0])
            for n, group in enumerate(groups)
        ]
    )  # fmt: skip


# --- zones ---------------------------------------------------------------------------------------------


def row_room(seat: int, name: layout.Row, bottom: int, tab: bool) -> Rect:
    """The room of a row for its pieces, without the tab where there is one."""
    area = layout.zone(seat, name, bottom)
    wide = area.w - layout.MARGIN - 8 - (layout.TAB[0] if tab else 0)
    return Rect(area.x + layout.MARGIN, area.y + 5, wide, area.h - 10)


def _row(board: Board, seat: int, name: layout.Row) -> tuple[list[Stand], int]:
    """The pieces of a row that are shown, and how many are not."""
    bottom = board.bottom
    size = layout.size(seat, name, bottom)
    gap = layout.GAP if size == layout.TOKEN else layout.SMALL_GAP
    pieces = _pieces(board.sides[seat], name)
    widths = [_wide(piece, size[0]) for piece in pieces]
    room = row_room(seat, name, bottom, False)
    edges = row(room, widths, gap)
    if len(edges) < len(pieces):
        room = row_room(seat, name, bottom, True)
        fitting = len(row(room, widths, gap))
        edges = row(room, widths[:fitting], gap)
    found = []
    for number, left in enumerate(edges):
        place = Rect((left, room.y), size)
        after = edges[number + 1] - left if number + 1 < len(edges) else 0
        found.append(_stand(seat, pieces[number], place, after if after < widths[number] else 0))
    return found, len(pieces) - len(edges)


Piece = Group | tuple[Arm, ...]


def _pieces(side: Side, name: layout.Row) -> list[Piece]:
    return [*side.reserves] if name == "reserves" else [*alike(side.armoury)]


def _wide(piece: Piece, wide: int) -> int:
    if isinstance(piece, Group):
        return wide + round(FAN) * min(2, len(piece.bodies) - 1)
    return wide + (STACK if len(piece) > 1 else 0)


def _stand(seat: int, piece: Piece, place: Rect, shows: int) -> Stand:
    if isinstance(piece, Group):
        return of_group(seat, piece, place, shows)
    return of_arms(seat, piece, place, shows)


def _in_spot(seat: int, spot: Spot, place: Rect) -> Stand:
    """What lies in a space of the Magic Zone."""
    if spot.arm is not None:
        return of_arms(seat, (spot.arm,), place)
    if spot.spell:
        return Stand(f"spell:{spot.id}", "spell", seat, place, spell=spot.spell, kept=spot.kept)
    first = of_group(seat, spot.groups[0], place, out=OVERHANG["magic"])
    behind = _behind(spot.groups[1:], place)
    return Stand(first.id, "group", seat, place, first.group, medals=first.medals + behind)


def _zones(board: Board, seat: int) -> Iterator[Stand]:
    """Everything of a side that stands in a space or in the Player Area."""
    side, bottom = board.sides[seat], board.bottom
    if side.area is not None:
        yield of_group(seat, side.area, layout.player(seat, bottom), out=OVERHANG["area"])
    for number, spot in enumerate(side.magic):
        if spot is not None:
            yield _in_spot(seat, spot, layout.stand(seat, "magic", number, bottom))
    for number, group in enumerate(side.combat):
        place = layout.stand(seat, "combat", number, bottom)
        behind = [one for one in side.behind if one.behind == number]
        if group is not None:
            first = of_group(seat, group, place)
            medals = first.medals + _behind(behind, place)
            yield Stand(first.id, "group", seat, place, group, medals=medals)
        elif behind:
            yield from (of_group(seat, one, place.move(12 * n, 0)) for n, one in enumerate(behind))


# --- the whole board -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drawer:
    """A row, or all arms of a group, laid out over the field."""

    key: str
    """"0:armoury", "0:reserves", or the seat and the number of a group."""
    seat: int
    about: str
    area: Rect
    stands: tuple[Stand, ...]


@dataclass(frozen=True, slots=True)
class Spots:
    """All pieces of the field, the lowest first."""

    stands: tuple[Stand, ...]
    tabs: tuple[tuple[str, Rect, int], ...]
    """Id, place and number of pieces out of sight of each row that has not room for all."""
    drawer: Drawer | None = None

    def find(self, id: str) -> Stand | None:
        """The piece with this id, in the drawer or on the field, or None."""
        inside = self.drawer.stands if self.drawer is not None else ()
        return next((stand for stand in (*inside, *self.stands) if stand.id == id), None)

    def place(self, id: str) -> Rect | None:
        """Where a piece or a medal lies, or None."""
        stand = self.find(id)
        if stand is not None:
            return stand.place
        medals = (medal for stand in self.stands for medal in stand.medals)
        return next((medal.place for medal in medals if medal.id == id), None)


def spots(board: Board, drawer: str = "") -> Spots:
    """Where everything of the field lies; worked out once for each board."""
    key = ("spots", drawer)
    if key not in board.kept:
        board.kept[key] = _spots(board, drawer)
    found: Spots = board.kept[key]
    return found


def _spots(board: Board, drawer: str) -> Spots:
    stands: list[Stand] = []
    tabs: list[tuple[str, Rect, int]] = []
    for seat in (1 - board.bottom, board.bottom):
        names: tuple[layout.Row, ...] = ("armoury", "reserves")
        for name in names:
            shown, hidden = _row(board, seat, name)
            stands += shown
            if hidden:
                tabs.append((f"drawer:{seat}:{name}", layout.tab(seat, name, board.bottom), hidden))
        stands += _zones(board, seat)
    return Spots(tuple(stands), tuple(tabs), _drawer(board, drawer) if drawer else None)


def _drawer(board: Board, key: str) -> Drawer | None:
    """The open drawer; None when there is nothing for it to show any more."""
    first, _, about = key.partition(":")
    seat = int(first)
    pieces = _drawn(board, seat, about)
    if not pieces:
        return None
    widths = [_wide(piece, layout.TOKEN[0]) for piece in pieces]
    inner = layout.FIELD.w - 2 * layout.DRAWER_PAD
    lines = 1 if sum(widths) + layout.SMALL_GAP * len(widths) <= inner else 2
    area = layout.drawer(seat, board.bottom, lines)
    half = (len(pieces) + lines - 1) // lines
    found: list[Stand] = []
    for line in range(lines):
        chunk, wide = pieces[line * half : (line + 1) * half], widths[line * half : (line + 1) * half]
        room = Rect(area.x + layout.DRAWER_PAD, area.y + 36 + line * (layout.TOKEN[1] + 12), inner, 0)
        edges = row(room, wide, layout.SMALL_GAP)
        for number, (piece, left) in enumerate(zip(chunk, edges, strict=False)):
            after = edges[number + 1] - left if number + 1 < len(edges) else 0
            place = Rect((left, room.y), layout.TOKEN)
            found.append(_stand(seat, piece, place, after if after < wide[number] else 0))
    return Drawer(key, seat, about, area, tuple(found))


def _drawn(board: Board, seat: int, about: str) -> list[Piece]:
    if about in ("reserves", "armoury"):
        return _pieces(board.sides[seat], "reserves" if about == "reserves" else "armoury")
    group = board.group(int(about))
    return [] if group is None else [*alike(ordered(group))]


def beside(board: Board) -> dict[str, Rect]:
    """What lies beside the field: piles, Spirits, the pool, Abilities."""
    found = {}
    for seat in (0, 1):
        found[f"deck:{seat}"] = layout.deck(seat, board.bottom)
        found[f"discard:{seat}"] = layout.discard(seat, board.bottom)
        if board.sides[seat].ability or board.sides[seat].prepared:
            found[f"ability:{seat}"] = pressable(layout.ability(seat, board.bottom))
        found[f"pile:{seat}"] = layout.hand_pile(seat, board.bottom)
        found[f"spirits:{seat}"] = layout.spirits(seat, board.bottom)
        found[f"pool:{seat}"] = layout.pool(seat, board.bottom)
    return found


def places(board: Board, drawer: str = "") -> dict[str, Rect]:
    """The hit area of everything by id, the lowest first; an open drawer covers what lies under it."""
    laid = spots(board, drawer)
    found: dict[str, Rect] = {}
    for seat in (0, 1):
        found[f"reserves:{seat}"] = layout.zone(seat, "reserves", board.bottom)
        found[f"armoury:{seat}"] = layout.zone(seat, "armoury", board.bottom)
        found[f"area:{seat}"] = layout.zone(seat, "area", board.bottom)
        found[f"magic:{seat}"] = free_magic(board, seat)
        for number in range(len(board.sides[seat].combat)):
            found[f"slot:{seat}:{number}"] = layout.space(seat, "combat", number, board.bottom)
    found |= beside(board)
    for stand in laid.stands:
        found[stand.id] = stand.area
        found |= {medal.id: pressable(medal.place) for medal in stand.medals}
    found |= {id: place for id, place, _ in laid.tabs}
    if laid.drawer is not None:
        area = laid.drawer.area
        found = {id: place for id, place in found.items() if not area.colliderect(place)}
        for stand in laid.drawer.stands:
            found[stand.id] = stand.area
            found |= {medal.id: pressable(medal.place) for medal in stand.medals}
    return found


def pressable(place: Rect) -> Rect:
    """What is pressed of something small."""
    return place.inflate(max(0, LEAST - place.w), max(0, LEAST - place.h))


def within(board: Board, drawer: str = "") -> frozenset[str]:
    """Ids of what lies on another piece or around it on purpose: medals, and zones with what is in them."""
    laid = spots(board, drawer)
    inside = laid.drawer.stands if laid.drawer is not None else ()
    medals = {medal.id for stand in (*laid.stands, *inside) for medal in stand.medals}
    zones = {f"{zone}:{seat}" for zone in ("reserves", "armoury", "area", "magic") for seat in (0, 1)}
    return frozenset(medals | zones)


def free_magic(board: Board, seat: int) -> Rect:
    """The free spaces of a Magic Zone together; empty when there is none."""
    free = [
        layout.space(seat, "magic", number, board.bottom)
        for number, spot in enumerate(board.sides[seat].magic)
        if spot is None
    ]
    if not free:
        return Rect(layout.zone(seat, "magic", board.bottom).topright, (0, 0))
    return free[0].unionall(free[1:])
