"""Phrases about faces, halves and sides: doors, transforming, flipping, face-down permanents, levels, day and night."""
