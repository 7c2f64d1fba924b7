"""What every match screen shares. A game's board adds its layout, its pieces and how each event looks.

- `view`: whose eyes look, how far the show has come, what comes next (no window needed).
- `scene`: `TableScene` follows a match: it shows events, opens decisions, seals the table between two people.
- `boardscene`: `BoardScene` adds what a drawn board does: lifting, lighting up, the bar's tools, the log.
- `show`: what moves on a board beside its pieces at rest; `carrying`: a card in the player's hand.
- `log`, `drawer`: the log beside the board and as a drawer with every line.
- `prompts`: the decision panel; `forecast`: chips that tell what a choice would bring.
- `banner`: the bar along the upper edge; `hover`: pieces that rise under the pointer.
- `openscene`: the open table, where two people at one screen answer inside the other's turn: `asking` puts
  the question and takes the answer, `openscene` lets a seat look at its hand, `question` is the panel between
  two covered hands. `fan`: where the cards of a hand lie, open or covered.
- `handover`: the sealed book between two people's turns; `sealing`: when it closes.
- `haste`: how much of a show an impatient press ends; `oncemore`: the rival's last turn again.
- `coach`: what a guide to a first match must answer (see `scenes.guide`); `arrows` lead over a board.
- `keeper`: what the log says; `refusing`: how a board says no.
- `watched`: a board that is only looked at (computer players, recorded matches), with its `transport`, the
  `transport_bar` that steers it, and `timeview`, which goes to and fro in the events; `tellable` says of a
  file's events whether a board could show them.
- `positions`, `tour_steps`: positions and steps by which tour and tests bring a board to a state.

A new board makes a `BoardRules` (how its board value is made from an observation, and changed by an event),
derives from `BoardScene` and fills in `show_moment`, `line`, `recap`, `seat_card` and `decision_opened`, and
what `BoardScene` asks of it; where cards can be dragged, `CarryingScene` is mixed in before. Mixed with
`WatchedBoard` it is the board for onlookers. `scenes/dracula` is the model.

A game in which a seat decides something in the other's turn derives from `OpenTableScene` as well, says in
its `BoardRules` whose turn it is (`turn_seat`) and which event tells that a seat has passed by itself
(`passed_by`), and adds `question`, `pass_action`, `chosen` and `covered_hands`. What may be drawn and chosen
at a moment it reads from `hand_board`, `eyes` and `mind`.
"""
