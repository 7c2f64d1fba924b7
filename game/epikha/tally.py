"""What a run of matches counts, so that nobody has to believe that every card has been tried out.

Names are those of ops and special rules ("destroy", "evasion") as they do their work, and ids of cards. A
rule that only allows or forbids counts where it made a difference, or (Unico) where it begins to.
"""

from __future__ import annotations

from game.epikha import events
from game.epikha.card import CARDS
from game.epikha.words import RULES
from game.rules.contract import Event


def fired(event: Event) -> str | None:
    """Name the card, op or rule that an event shows at work, if it shows one.

    A card is at work when it comes into play, when its spell resolves or absorbs, or its text is used; the
    Player cards, of which both sides have the same, are when a match starts.
    """
    match event:
        case events.Fired():
            return event.what
        case events.BodyEntered() | events.ArmEntered() | events.Summoned() | events.ContinuousEntered():
            return event.card
        case events.ItemResolved():
            return None if event.lost else event.card
        case events.PreparedTurned() | events.ShieldCast() | events.MarkerUsed():
            return event.card
        case events.MatchStarted():
            return event.players[0]
        case events.MarkersGained():
            return "marcador"
        case events.BodyLeft() | events.ArmLeft():
            return "regeneracion" if (event.way, event.to) == ("destroyed", "hand") else None
        case events.UnitFormed():
            return "unidades"
        case events.CoinCalled():
            return "evasion"
        case events.MagicPlaced():
            return "magia"
    return None


def names() -> frozenset[str]:
    """Return every name that can be counted with the cards in force: all cards, and what they are made of."""
    ops = {effect.op.NAME for card in CARDS.values() for effect in card.effects}
    return frozenset({*CARDS, *RULES, *ops})
