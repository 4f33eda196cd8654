"""Casting spells (CR 601): from the announcement to the moment when the spell has become cast."""
