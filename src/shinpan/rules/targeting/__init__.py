"""Targets (CR 115): which there are, what may be chosen, and whether they are still legal."""
