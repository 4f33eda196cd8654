"""The Commander variant (CR 903): the command zone, the tax, combat damage of commanders, the check of a deck."""
