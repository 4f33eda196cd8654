"""Reading official rules texts and their translations. `read` takes a file, `parse` a text; both give an `Edition`."""

from shinpan.rulebook.parsing.reading import RulesTextError, parse, read

__all__ = ["RulesTextError", "parse", "read"]
