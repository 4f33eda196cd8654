"""Phrases of single mechanics that cards of data have: monstrosity, saddling, suspending, voting ..."""
