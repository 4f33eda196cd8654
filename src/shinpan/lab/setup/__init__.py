"""From a situation in a file to the state of a game."""
