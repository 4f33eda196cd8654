"""Phrases that cards of the data say and no card of the pool: each module is about one thing."""
