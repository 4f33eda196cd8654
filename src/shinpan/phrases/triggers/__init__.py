"""Trigger phrases: what triggered abilities wait for (603), by topic."""
