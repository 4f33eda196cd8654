"""Phrases about cards that lie face down in exile: exiling, looking at and playing them (406.3)."""
