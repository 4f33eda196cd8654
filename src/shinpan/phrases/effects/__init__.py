"""Effects: what resolving spells and abilities tell players to do, by topic."""
