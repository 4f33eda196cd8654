"""Activated abilities (CR 602), mana abilities (605) and loyalty abilities (606)."""
