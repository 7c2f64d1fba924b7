"""How the sound files are made: blocks of signal, instruments built of them, one recipe a cue, and the build.

Needs numpy; the game itself never imports this package.
"""
