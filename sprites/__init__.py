"""The animated layer: pictures, text, widgets, the stage and its timeline. Knows the game, never the scenes."""
