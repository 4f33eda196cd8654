"""Nouns that are counted: with their plurals in English, and with their Japanese words and counters."""

from typing import NamedTuple

from shinpan.game.characteristics import Definition
from shinpan.game.enums import CardType, ObjectKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.nouns import Cards, KindNoun, OpponentPlayers, Permanents, Players, Things


class Noun(NamedTuple):
    """A noun and how it is counted."""

    en: str
    ja: str
    counter: str


NOUNS: dict[str, Noun] = {
    "card": Noun("card", "カード", "枚"),
    "counter": Noun("counter", "カウンター", "個"),
    "color": Noun("color", "色", "色"),
    "creature": Noun("creature", "クリーチャー", "体"),
    "permanent": Noun("permanent", "パーマネント", "つ"),
    "player": Noun("player", "プレイヤー", "人"),
    "spell": Noun("spell", "呪文", "つ"),
    "target": Noun("target", "対象", "つ"),
    "token": Noun("token", "トークン", "体"),
    "turn": Noun("turn", "ターン", "つ"),
}
"""What a slot such as `{n:card}` may name."""


def counter_of(value: object) -> str:
    """Return the word with which Japanese counts what a group is made of."""
    match value:
        case Group(noun=noun):
            return counter_of(noun)
        case AnyOf(groups=groups):
            found = {counter_of(each) for each in groups}
            return found.pop() if len(found) == 1 else "つ"
        case Cards() | Things(sorts=(ObjectKind.CARD, *_)):
            return "枚"
        case Players() | OpponentPlayers():
            return "人"
        case KindNoun(kinds=kinds) if isinstance(value, Permanents) and kinds:
            return "体" if all(_walks(kind) for kind in kinds) else "つ"
        case Definition(faces=faces):
            return "体" if CardType.CREATURE in faces[0].types else "つ"
        case _:
            return "つ"


def _walks(kind: object) -> bool:
    return kind in (CardType.CREATURE, CardType.PLANESWALKER) or isinstance(kind, CreatureType)
