"""Values: the state of a game and what it is made of. Nothing in this package knows a rule."""
