"""Combat (CR 506-511): attackers, blockers, combat damage."""
