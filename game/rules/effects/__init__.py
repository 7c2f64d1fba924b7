"""Cards as data, effects as a vocabulary: what every game with cards shares, and nothing of any game.

A card is a table in a TOML file. A game says which fields its cards have (structs with annotated fields,
``records``), and which *ops* there are: small classes that declare their parameters in the same way
(``registry``). Everything else follows from those declarations: reading, checking with "did you mean"
(``faults``), and the description of all fields (``kinds``). The files are read by ``files``.
"""
