"""Cards from data that users have: files read, kept in an index, found by name, counted."""
