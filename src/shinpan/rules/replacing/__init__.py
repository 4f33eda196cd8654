"""Replacement and prevention effects (CR 614-616): what changes an event before it happens."""
