"""What every match screen shares. A game's board adds its layout, its pieces and how each event looks.

- `view`: whose eyes look, how far the show has come, what comes next (no window needed).
- `scene`: `TableScene` follows a match: it shows events, opens decisions, seals the table between two people.
- `log`, `drawer`: the log beside the board and as a drawer with every line.
- `prompts`: the decision panel; `forecast`: chips that tell what a choice would bring.
- `banner`: the bar along the upper edge; `hover`: pieces that rise under the pointer.
- `handover`: the sealed book between two people's turns; `sealing`: when it closes.
- `haste`: how much of a show an impatient press ends; `oncemore`: the rival's last turn again.
- `coach`: what a guide to a first match must answer; each game has its own.
- `keeper`: what the log says; `refusing`: how a board says no.
- `watched`: a board that is only looked at (computer players, recorded matches), with its `transport`, the
  `transport_bar` that steers it, and `timeview`, which goes to and fro in the events.

A new board makes a `BoardRules` (how its board value is made from an observation, and changed by an event),
derives from `TableScene` and fills in `show_moment`, `line`, `recap`, `seat_card` and `decision_opened`; it
asks `coach` for targets and presses and lets it draw last. Mixed with `WatchedTable` it is the board for
onlookers. `scenes/dracula` is the model.
"""
