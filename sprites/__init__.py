"""The animated layer: pictures, text, controls, the stage and its timeline. Never knows the scenes."""
