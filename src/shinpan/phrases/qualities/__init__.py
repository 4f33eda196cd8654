"""Qualities: what an object or player is, has or does, asked of one entity at a time."""
