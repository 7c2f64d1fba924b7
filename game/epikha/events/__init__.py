"""What can be seen to happen in Paladines de Epikha.

Cards are ids ("E04"); None stands for a card that the reader may not know. What is on the field and on the
chain is named by its number, spaces count from 0. ``seat`` is the seat that acts or is concerned, ``by`` the
id of the card that causes something, "" where a rule does.
"""

from __future__ import annotations

from game.epikha.events.combat import (
    Absorbed,
    AttackDeclared,
    CoinCalled,
    CombatEnded,
    Damaged,
    DamageLost,
    PacketWay,
    Placed,
    ResponseDeclared,
    Role,
    StrikesBegun,
    StrikeStep,
    Struck,
)
from game.epikha.events.course import (
    CardDiscarded,
    CardDrawn,
    Fired,
    GameEnded,
    HandDealt,
    HandKept,
    MarkersGained,
    MatchStarted,
    Phase,
    PhaseStarted,
    PoolEmptied,
    Prepared,
    PreparedTurned,
    Refreshed,
    TurnEnded,
    TurnStarted,
    Unseen,
    Window,
    WindowOpened,
    WindowPassed,
)
from game.epikha.events.magic import (
    Announced,
    Cancelled,
    ChainClosed,
    Healed,
    ItemResolved,
    MagiaLost,
    MarkerUsed,
    Mended,
    NextCheaper,
    NextRaised,
    Recalled,
    ShieldCast,
    SpellChanged,
    What,
)
from game.epikha.events.pieces import (
    ArmEntered,
    ArmLeft,
    ArmLoosed,
    Assigned,
    BodyEntered,
    BodyLeft,
    ContinuousEntered,
    ContinuousLeft,
    MagicLeft,
    MagicPlaced,
    Paid,
    ReadyToSummon,
    Summoned,
    SummonerReturned,
    To,
    UnitDispersed,
    UnitFormed,
    VitalMade,
    Way,
)

__all__ = [
    "Absorbed", "Announced", "ArmEntered", "ArmLeft", "ArmLoosed", "Assigned", "AttackDeclared",
    "BodyEntered", "BodyLeft", "Cancelled", "CardDiscarded", "CardDrawn", "ChainClosed", "CoinCalled",
    "CombatEnded", "ContinuousEntered", "ContinuousLeft", "DamageLost", "Damaged", "EpikhaEvent", "Fired",
    "GameEnded", "HandDealt", "HandKept", "Healed", "ItemResolved", "MagiaLost", "MagicLeft",
    "MagicPlaced", "MarkerUsed", "MarkersGained", "MatchStarted", "Mended", "NextCheaper", "NextRaised",
    "PacketWay", "Paid", "Phase", "PhaseStarted", "Placed", "PoolEmptied", "Prepared", "PreparedTurned",
    "ReadyToSummon", "Recalled", "Refreshed", "ResponseDeclared", "Role", "ShieldCast", "SpellChanged",
    "StrikeStep", "StrikesBegun", "Struck", "Summoned", "SummonerReturned", "To", "TurnEnded",
    "TurnStarted", "UnitDispersed", "UnitFormed", "Unseen", "VitalMade", "Way", "What", "Window",
    "WindowOpened",
    "WindowPassed",
]  # fmt: skip

EpikhaEvent = (
    CardDiscarded | CardDrawn | Fired | GameEnded | HandDealt | HandKept | MarkersGained | MatchStarted
    | PhaseStarted | PoolEmptied | Prepared | PreparedTurned | Refreshed | TurnEnded | TurnStarted
    | WindowOpened | WindowPassed | Announced | Cancelled | ChainClosed | Healed | ItemResolved
    | MagiaLost | MarkerUsed
    | Mended | NextCheaper | NextRaised | Recalled | ShieldCast | SpellChanged | ArmEntered | ArmLeft
    | ArmLoosed | Assigned | BodyEntered | BodyLeft | ContinuousEntered | ContinuousLeft | MagicLeft
    | MagicPlaced | Paid | ReadyToSummon | Summoned | SummonerReturned | UnitDispersed | UnitFormed
    | VitalMade | Absorbed | AttackDeclared | CoinCalled | CombatEnded | DamageLost | Damaged | Placed
    | ResponseDeclared | StrikesBegun | Struck | Unseen
)  # fmt: skip
