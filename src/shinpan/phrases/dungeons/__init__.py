"""Dungeons, venturing into them, and the initiative (309, 701.49, 725)."""
