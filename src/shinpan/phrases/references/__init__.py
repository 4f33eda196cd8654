"""References: the words that stand for objects and players."""
