"""Costs (CR 118): what a spell or ability costs in total, and paying it."""
