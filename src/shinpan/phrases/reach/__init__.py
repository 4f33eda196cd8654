"""Phrases that reach further: what players do with their own graveyards and libraries, dice, piles, shields."""
