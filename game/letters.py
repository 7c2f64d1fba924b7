"""The signs that all typefaces of the game have: what somebody calls a card or a deck must be drawable."""

from __future__ import annotations

from typing import Final

DRAWN: Final = frozenset(
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèé"
    "êëìíîïðñòóôõö÷øùúûüýþÿĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌō"
    "ŐőŒœŔŕŖŗŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțˆˇ˘˙˚˛˜˝ẀẁẂẃẄẅỲỳ–—‘’‚“”„•…‹›⁄"
    "€™∕"
)
"""Every visible sign that no typeface lacks; tests read them from the fonts themselves."""


def undrawn(text: str) -> str:
    """Return the signs of a text that some typeface lacks, each once, in their order."""
    return "".join(dict.fromkeys(sign for sign in text if sign not in DRAWN))
