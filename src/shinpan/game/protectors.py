"""Who protects a battle (310.8)."""

PROTECTOR = "protector"
"""The key of the choice that makes a player the protector of a battle (310.8a)."""
