"""Where every piece of the board lies at rest: by id, for whoever paints it, presses it or moves it.

Ids: "group:7" a token (of a Unit too), "arm:9" an arm alone, the first of a stack of equal ones, or the
medal of one that is borne, "spell:12" a continuous spell, "slot:0:2" a space of the Combat Zone, "magic:0"
the free spaces of a Magic Zone, "reserves:0", "armoury:0" and "area:0" the zones, "drawer:0:armoury" the tab
at the end of a row, "drawer:0:7" the medal behind which the other arms of a group are. Beside the field lie
"deck:0", "discard:0", "spirits:0", "pool:0", "ability:0" and "pile:0", a hand that does not lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.epikha.state import Arm, Group, Side, Spot
from scenes.epikha import layout, stands
from scenes.epikha.board import Board
from scenes.epikha.stands import Stand, alike, of_arms, of_group, ordered, row
from sprites.glass import FAN

STACK: Final = 8
"""How much wider a stack is than one card, and how far its count stands above it."""
OVERHANG = {"area": 17, "magic": 3}
"""How far medals stand out to the right of a token, by zone, where it is not `stands.USUAL`."""
LEAST = 40
"""What can be pressed is so wide and high at least."""
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
    behind = stands.behind(spot.groups[1:], place)
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
            medals = first.medals + stands.behind(behind, place)
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
