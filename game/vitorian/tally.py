"""What a run of matches counts, so that nobody has to believe that every card has been tried out.

Three kinds of names: ops and keywords ("destroy", "swift") as they do their work, and the ids of the cards.
A keyword that only allows or forbids counts where it made a difference.
"""

from __future__ import annotations

from typing import Final

from game.rules.contract import Event
from game.vitorian import events
from game.vitorian.library import CARDS
from game.vitorian.words import KEYWORDS

SUPPORT: Final = "support"
"""A rule that is counted beside the keywords, as it is as seldom used as one (V12.10)."""


def fired(event: Event) -> str | None:
    """Name the card, op or keyword that an event shows at work, if it shows one.

    A card of the 50 is at work when it comes into play or resolves, a Sovereign when it is recycled for, a
    Resource card when an effect moves it or a hit removes it.
    """
    match event:
        case events.Fired():
            return event.what
        case events.Mobilised() | events.Linked() | events.FieldPlayed():
            return event.card
        case events.ItemResolved():
            return event.source if not event.lost and CARDS[event.source].is_order else None
        case events.Recycled():
            return event.sovereign
        case events.ConvoyGiven():
            return event.resource
        case events.SovereignHit():
            return event.removed
    return None


def names() -> frozenset[str]:
    """Return every name that can be counted with the cards in force: all cards, and what they are made of."""
    ops = {effect.op.NAME for card in CARDS.values() for effect in card.effects}
    return frozenset({*CARDS, *KEYWORDS, *ops, SUPPORT})
