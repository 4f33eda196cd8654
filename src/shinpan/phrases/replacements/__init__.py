"""Replacement and prevention effects (614, 615): what happens instead, by what they watch for."""
