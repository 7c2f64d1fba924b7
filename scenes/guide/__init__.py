"""What the guides to a first match of all games share: notes beside a real match that say what to look at.

- `lesson`: which note belongs to the moment, which have been taken in, which are dropped.
- `paper`: the note itself; its game says where it may lie and whose voice it is.
- `spotlight`: the light on what a note speaks of, and the arrow to it.
- `coach`: the guide at a board (a `scenes.table.coach.Coach`); each game derives its own.
- `start`, `touring`: the match of a guide, and its notes as states of the tour.
"""
