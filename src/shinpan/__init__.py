"""Shinpan 審判: the executable rulebook of Magic: The Gathering."""

__version__ = "0.1.0"
