"""What can be seen to happen in Vitorian Wars.

Cards are ids ("R-08"); None stands for a card that the reader may not know. Units are named by the number
that they keep while they are on the grid, spaces by number (see ``spaces``). ``seat`` is always the seat that
acts or is concerned. ``by`` is the id of the card (or Sovereign) that causes something, "" where a rule does.
"""

from __future__ import annotations

from game.vitorian.events.combat import (
    AttackDeclared,
    CombatEnded,
    Compared,
    Excess,
    ItemResolved,
    Retargeted,
    SovereignHit,
    Stacked,
    SupportDeclined,
    Supported,
    SupportForbidden,
    WindowOpened,
    WindowPassed,
)
from game.vitorian.events.course import (
    CardBottomed,
    CardDrawn,
    EffectIdle,
    Fired,
    GameEnded,
    HandDealt,
    HandKept,
    MatchStarted,
    Phase,
    PhaseStarted,
    Readied,
    Recovered,
    TurnEnded,
    TurnLost,
    TurnStarted,
)
from game.vitorian.events.pieces import (
    Changed,
    Destroyed,
    FieldPlayed,
    FieldRemoved,
    Lasting,
    Linked,
    Mobilised,
    Moved,
    ReturnedToHand,
    ShieldGained,
    ShieldSpent,
    TokenGone,
    UnitTurned,
)
from game.vitorian.events.resources import (
    BurntOut,
    Channelled,
    ConvoyArranged,
    ConvoyGiven,
    ConvoyLooked,
    DefenseMoved,
    Paid,
    PriceExhausted,
    Recycled,
    ResourceReadied,
    UpkeepPaid,
)

__all__ = [
    "AttackDeclared", "BurntOut", "CardBottomed", "CardDrawn", "Changed", "Channelled", "CombatEnded",
    "Compared", "ConvoyArranged", "ConvoyGiven", "ConvoyLooked", "DefenseMoved", "Destroyed", "EffectIdle",
    "Excess", "FieldPlayed", "FieldRemoved", "Fired", "GameEnded", "HandDealt", "HandKept", "ItemResolved",
    "Lasting", "Linked", "MatchStarted", "Mobilised", "Moved", "Paid", "Phase", "PhaseStarted",
    "PriceExhausted", "Readied", "Recovered", "Recycled", "ResourceReadied", "Retargeted",
    "ReturnedToHand", "ShieldGained", "ShieldSpent", "SovereignHit", "Stacked", "SupportDeclined",
    "SupportForbidden", "Supported", "TokenGone", "TurnEnded", "TurnLost", "TurnStarted", "UnitTurned",
    "UpkeepPaid", "VitorianEvent", "WindowOpened", "WindowPassed",
]  # fmt: skip

VitorianEvent = (
    MatchStarted | HandDealt | HandKept | CardBottomed | TurnStarted | TurnLost | PhaseStarted
    | Readied | Channelled | BurntOut | ConvoyLooked | ConvoyArranged | ShieldGained | ShieldSpent
    | UpkeepPaid | CardDrawn | Paid | PriceExhausted | Recycled | Mobilised | Linked | FieldPlayed
    | FieldRemoved | Moved | AttackDeclared | WindowOpened | WindowPassed | SupportDeclined | Stacked
    | ItemResolved | Changed | SupportForbidden | Retargeted | Supported | Compared | Destroyed
    | ReturnedToHand | UnitTurned | Recovered | TokenGone | Excess | SovereignHit | CombatEnded
    | ResourceReadied | ConvoyGiven | DefenseMoved | Fired | EffectIdle | TurnEnded | GameEnded
)  # fmt: skip
