"""What isn't there, said in both languages."""

from shinpan.rulebook.language import Language


class NotThereError(LookupError):
    """Something that was asked for isn't there: a number, an edition, a text. Its words are English by default.

    near: numbers that were perhaps meant, of the edition asked for.
    """

    def __init__(self, en: str, ja: str = "", near: tuple[str, ...] = ()) -> None:
        super().__init__(en)
        self._ja = ja
        self.near = near

    def in_language(self, language: Language) -> str:
        """What isn't there, in a language."""
        return self._ja if language is Language.JA and self._ja else str(self)
