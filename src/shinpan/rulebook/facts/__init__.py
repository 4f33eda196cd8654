"""What the project knows of the editions without any text: their numbers, titles, and which rule became which."""

from shinpan.rulebook.facts.editions import KnownEdition, known_editions, known_steps
from shinpan.rulebook.facts.step import Step

__all__ = ["KnownEdition", "Step", "known_editions", "known_steps"]
