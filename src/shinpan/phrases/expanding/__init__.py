"""Keyword abilities spelled out (702), by what they are about."""
