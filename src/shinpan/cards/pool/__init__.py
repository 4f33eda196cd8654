"""The built-in cards."""
