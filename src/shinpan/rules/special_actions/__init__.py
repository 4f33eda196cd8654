"""Special actions (CR 116): what a player with priority does without using the stack."""
