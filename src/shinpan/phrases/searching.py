"""What keeps players from searching libraries, or from searching all of one (701.23)."""

from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.restrictions import Restriction


@phrase(
    en=(
        "#turn players can't search libraries this turn @ affected=EachPlayer",
        "players can't search libraries @ affected=EachPlayer",
        "{affected} can't search libraries",
    ),
    ja=(
        "プレイヤーはライブラリーから探すことができない @ affected=EachPlayer",
        "{affected}はライブラリーから探すことができない",
    ),
)
class CantSearch(Restriction):
    """Players can't search libraries: they find nothing there, and do all else that they are told to (101.3)."""

    affected: Reference


@phrase(
    en="if {affected} would search a library, that player searches the top {number:word} cards of that library instead",
    ja="{affected}がライブラリーから探すなら、代わりにそのプレイヤーはそのライブラリーの一番上から{number}枚の中から探す",
)
class SearchesTop(Restriction):
    """Players who would search a library search only so many cards from its top (614.1a)."""

    affected: Reference
    number: int
