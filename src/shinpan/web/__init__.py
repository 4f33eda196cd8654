"""The pages: the rulebook to read and search, what the engine does with each rule, situations to play on the spot."""
