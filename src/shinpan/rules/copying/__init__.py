"""Copying objects (CR 707)."""
