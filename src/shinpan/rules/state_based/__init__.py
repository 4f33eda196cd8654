"""State-based actions (CR 704): one simultaneous check before each time a player gets priority."""
