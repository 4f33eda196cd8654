"""The turn (CR 500-514): its steps, what happens by itself in each, and who gets priority (117)."""
