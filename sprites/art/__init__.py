"""How the pictures are made: figures and places as typed data, an engraving press, and the build that
prints them.

Nothing in here is imported by the running game; it reads the finished pictures in `sprites/sheets/`.
"""
