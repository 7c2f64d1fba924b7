"""The decision panel as a value: observation and selection in, words and buttons out."""

from __future__ import annotations

from game.dracula.actions import DRAWN, Call, Discard, Draw
from game.dracula.events import DistrictResolved
from game.dracula.foresight import forecast
from game.dracula.system import SYSTEM
from game.dracula.view import DraculaObservation
from game.dracula.words import Words
from game.rules.contract import Outcome, Reason
from game.rules.reasons import ruled_sentence
from scenes.dracula import selection as sel
from scenes.dracula.board import Board, Held
from scenes.dracula.selection import EMPTY, Selection
from scenes.table.prompts import Choice, Prompt

SCORE_ROOM = 34
"""Height that the marks of the round's score take below the text."""


def prompt(
    words: Words,
    observation: DraculaObservation,
    chosen: Selection,
    refused_call: Reason | None,
    weighed: Selection = EMPTY,
) -> Prompt:
    """What the panel shows to the seat that is to move.

    `refused_call` is the reason why the end may not be called, None where it may; `weighed` is the selection
    with the card under the pointer added: what its discard would do is told before it is picked.
    """
    if observation.phase == "choose":
        return _choose(words, observation, refused_call)
    if chosen.place is None:
        return _place(words, observation, refused_call, weighed)
    return _drop(words, observation, chosen)


def _choose(words: Words, observation: DraculaObservation, refused: Reason | None) -> Prompt:
    top = observation.deck_top
    if top:
        take = words.text("choose.draw_text_open", card=words.card(top))
    else:
        take = words.text("choose.draw_text")
    rival = words.name(1 - observation.seat)
    may_call = Call() in observation.legal
    why = "" if may_call else reason(words, refused)
    return Prompt(
        "choose",
        words.text("ask.choose"),
        wide=True,
        choices=(
            Choice(
                "draw",
                words.text("choose.draw"),
                take,
                words.text("choose.draw_key"),
                "deck",
                Draw() in observation.legal,
                primary=True,
            ),
            Choice(
                "call",
                words.text("choose.call"),
                words.text("choose.call_text", rival=rival),
                "",
                "moon",
                may_call,
                why,
                rule=rule_of(refused),
            ),
        ),
    )


def reason(words: Words, refused: Reason | None) -> str:
    """A refusal of the rules in one sentence, with its rule."""
    return ruled_sentence(words.language, SYSTEM.id, refused) if refused else ""


def rule_of(refused: Reason | None) -> str:
    """The rule of a refusal, "" where nothing is refused."""
    return refused.rule if refused else ""


def _place(
    words: Words, observation: DraculaObservation, refused: Reason | None, weighed: Selection
) -> Prompt:
    card = words.card(observation.drawn or "X1")
    text = words.text("place.text")
    if weighed.place is not None:
        text = _weighed(words, observation, weighed)
    elif len(sel.places(observation)) < 6:
        text += " " + words.text("place.eight")
    confirm = Choice(
        "confirm",
        words.text("drop.confirm"),
        enabled=False,
        why=words.text("why.choose_first"),
        rule="D14",
        icon="check",
        primary=True,
    )
    why = reason(words, refused)
    call = Choice(
        "call", words.text("choose.call"), enabled=False, why=why, icon="lock", rule=rule_of(refused)
    )
    title = words.text("place.title", card=card)
    return Prompt(
        "place",
        words.text("ask.place"),
        title,
        text,
        (confirm, call),
        card=observation.drawn,
        card_label=words.text("drawn"),
    )


def _weighed(words: Words, observation: DraculaObservation, weighed: Selection) -> str:
    card = sel.card_at(observation, weighed.place or DRAWN) or "X1"
    ask = words.text("place.weigh", card=words.card(card))
    return f"{ask} {_keep(words, observation, weighed)}\n{_effect(words, observation, weighed)}"


def _effect(words: Words, observation: DraculaObservation, chosen: Selection) -> str:
    """What the effect does, or why it cannot be carried out."""
    number = sel.value(sel.card_at(observation, chosen.place or DRAWN) or "X1")
    if is_skipped(observation, chosen):
        return f"[b]{words.text(f'skip.{number}')}[/b]"
    return words.text("drop.effect", value=number, text=words.text(f"effect.{number}.text"))


def _drop(words: Words, observation: DraculaObservation, chosen: Selection) -> Prompt:
    card = sel.card_at(observation, chosen.place or DRAWN) or "X1"
    action = sel.complete(observation, chosen)
    ask = words.text(f"ask.{sel.asks(observation, chosen)}")
    what = _effect(words, observation, chosen)
    if action is None:
        what += " " + words.text("drop.must", ask=ask)  # it has a target, so there is no way around it (D19)
    elif chosen.aimed and not is_skipped(observation, chosen):
        what = done(words, observation, chosen)
    text = f"{_keep(words, observation, chosen)}\n{what}"
    confirm = Choice(
        "confirm",
        words.text("drop.confirm"),
        icon="check",
        enabled=action is not None,
        why="" if action else words.text("why.target_first"),
        rule="" if action else "D19",
        primary=True,
    )
    other = Choice("other", words.text("drop.other"))
    moved = moved_in(observation, chosen)
    return Prompt(
        "drop",
        ask,
        words.text("drop.title", card=words.card(card)),
        text,
        (confirm, other),
        card=card if moved else observation.drawn,
        card_label=words.text("drop.leaves" if moved else "drawn"),
    )


def moved_in(observation: DraculaObservation, chosen: Selection) -> bool:
    """True when the drawn card is shown in its slot already, because the effect is aimed at the own row."""
    return bool(chosen.place) and sel.aims_at(observation, chosen, True)


def _keep(words: Words, observation: DraculaObservation, chosen: Selection) -> str:
    if chosen.place == DRAWN or chosen.place is None:
        return words.text("drop.keep_none")
    state = "open" if observation.drawn_face_up else "hidden"
    card = words.card(observation.drawn or "X1")
    return words.text(f"drop.keep_{state}", card=card, district=words.to_district(chosen.place))


def is_skipped(observation: DraculaObservation, chosen: Selection) -> bool:
    """True when the effect of the chosen discard cannot be carried out (D19): it should aim and cannot."""
    card = None if chosen.place is None else sel.card_at(observation, chosen.place)
    if card is None:
        return False
    number = sel.value(card)
    if number in (2, 5):
        return observation.deck == 0
    return number in (1, 3) and _aimless(observation, chosen.place)


def _aimless(observation: DraculaObservation, place: int | None) -> bool:
    return any(action == Discard(place=place or DRAWN) for action in sel.discards(observation))


def rack_after(observation: DraculaObservation, chosen: Selection) -> tuple[str | None, ...]:
    """The own cards once the drawn one has taken the place of the discard, before the effect."""
    rack = [card.card for card in observation.rack]
    if chosen.place:
        rack[chosen.place - 1] = observation.drawn
    return tuple(rack)


def done(words: Words, observation: DraculaObservation, chosen: Selection) -> str:
    """One sentence that says what the complete effect will do."""
    card = sel.card_at(observation, chosen.place or DRAWN) or "X1"
    number = sel.value(card)
    rack = rack_after(observation, chosen)
    named = [words.card(rack[slot - 1] or "X1") for slot in chosen.slots]
    if number == 4:
        return words.text("done.two_slots", card=named[0], other=named[1])
    if number == 7:
        return words.text(
            "done.suit", suit=words.suit(chosen.suit or "X"), old=words.suit(observation.order[0])
        )
    slot = chosen.slots[0]
    place = words.at_district(slot)
    if number == 1:
        return words.text("done.own_slot", card=named[0], district=place)
    if number == 3:
        return words.text("done.rival_slot", district=place)
    rival = observation.rival[slot - 1].card
    if rival is None:
        return words.text("done.district_hidden", card=named[0], district=place)
    return words.text("done.district", card=named[0], other=words.card(rival), district=place)


def waiting(
    words: Words,
    seat: int,
    thinking: bool,
    held: Held | None,
    told: str,
    aside: bool = False,
    outlook: str = "",
) -> Prompt:
    """The panel while the other seat plays, or while the show tells what `seat` did.

    `held` is the card that `seat` has drawn, `aside` says that it lies at the deck and not in the panel;
    `told` is the log line of what is being shown (empty: nothing is), `outlook` what there is to think about
    meanwhile (see `outlook`).
    """
    mine = seat == words.viewer
    if told:
        title = words.text("show.mine") if mine else words.text("wait.title", name=words.name(seat))
        ask = words.text("ask.shown_mine" if mine else "ask.showing")
    else:
        title = words.text("wait.thinking" if thinking else "wait.title", name=words.name(seat))
        ask = words.text("ask.thinking" if thinking else "ask.wait")
    choices = (skip_choice(words),) if told else ()
    label = words.text("drawn") if held else ""
    return Prompt(
        "wait",
        ask,
        title,
        told or f"{words.text('wait.text')}\n{outlook}".rstrip(),
        choices,
        card=held.card if held else None,
        card_label=label,
        aside=aside,
    )


def covered(words: Words, seat: int, name: str, role: str) -> Prompt:
    """The panel before the book closes between two people: everything lies face down, and who comes next."""
    text = words.text("cover.text", role=role)
    ask = words.text("ask.cover")
    return Prompt("cover", ask, words.text("cover.title", name=name), text, portrait=seat)


def outlook(words: Words, seen: DraculaObservation) -> str:
    """How the districts would go if the round ended now, in one sentence, as far as the seat knows."""
    winners = [one.winner for one in forecast(seen)]
    won, open_yet = winners.count(seen.seat), winners.count(None)
    return words.text("wait.outlook", won=won, lost=len(winners) - won - open_yet, open=open_yet)


def telling(words: Words, round_number: int, told: str) -> Prompt:
    """The panel while something is shown that no seat did: the cards are dealt, a match is given up."""
    title = words.text("flash.round", round=round_number)
    return Prompt("wait", words.text("ask.dealing"), title, told, (skip_choice(words),))


def skip_choice(words: Words) -> Choice:
    """The button that ends the show at once."""
    return Choice("skip", words.text("target.skip"), icon="skip", repeats=True)


def resolving(words: Words, board: Board, verdict: DistrictResolved | None) -> Prompt:
    """The panel while the districts are compared: the reason in a sentence, and the score so far."""
    choices = (skip_choice(words),)
    ask = words.text("ask.resolve")
    if verdict is None:
        return Prompt(
            "resolve", ask, words.text("resolve.title"), words.text("resolve.text"), choices, foot=SCORE_ROOM
        )
    won, lost = verdict.cards[verdict.winner], verdict.cards[1 - verdict.winner]
    why = words.text(
        f"resolve.{verdict.reason}_text",
        card=words.card(won),
        other=words.card(lost),
        suit=words.suit(won[0]),
        other_suit=words.suit(lost[0]),
    )
    if verdict.winner == 0:
        score = words.text("log.score.vampire", n=verdict.vampires)
    else:
        score = words.text("log.score.health", n=verdict.health)
    title = f"{verdict.district} · {words.district(verdict.district)}"
    return Prompt("resolve", ask, title, f"{why}\n{score}", choices, foot=SCORE_ROOM)


def summary(words: Words, board: Board) -> Prompt:
    """The panel after a round: what it brought."""
    bites = sum(winner == 0 for winner in board.scores)
    hits = sum(winner == 1 for winner in board.scores)
    text = words.text("summary.text", bites=bites, hits=hits)
    text += "\n" + words.text("summary.next", round=board.round + 1)
    go_on = Choice("go_on", words.text("summary.button"), icon="arrow", primary=True)
    return Prompt(
        "summary",
        words.text("ask.summary"),
        words.text("summary.title", round=board.round),
        text,
        (go_on,),
        foot=SCORE_ROOM,
    )


def over(words: Words, board: Board, outcome: Outcome) -> Prompt:
    """The panel at the end of the match."""
    winner = outcome.winner if outcome.winner is not None else 0
    text = words.text(f"log.ended.{outcome.rule}", name=words.name(winner), rival=words.name(1 - winner))
    go_on = Choice("go_on", words.text("over.button"), icon="arrow", primary=True)
    title = words.text("over.title", name=words.name(winner))
    foot = SCORE_ROOM if board.resolving else 0  # nothing was compared when somebody gave up
    return Prompt("over", words.text("ask.over"), title, text, (go_on,), foot=foot)
