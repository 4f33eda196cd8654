"""Checking what a scenario expects."""
