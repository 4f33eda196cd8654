"""Triggered abilities (CR 603): seeing events, waiting, going on the stack."""
