"""The two languages that the rulebook speaks."""

from enum import StrEnum


class Language(StrEnum):
    """A language of a rules text or of an explanation; the values are BCP 47 tags, fit for an HTML `lang` mark."""

    EN = "en"
    JA = "ja"
