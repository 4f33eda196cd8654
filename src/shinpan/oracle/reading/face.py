"""Reading the text of a face: paragraph by paragraph, each into abilities, or into what wasn't understood."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import CardType, Supertype
from shinpan.game.subtypes import ArtifactType, EnchantmentType, Subtype
from shinpan.oracle.reading.afterwards import check_kept, done_afterwards
from shinpan.oracle.reading.binding import bound
from shinpan.oracle.reading.copied import refused_alone
from shinpan.oracle.reading.gifts import gift_of
from shinpan.oracle.reading.grammar import grammar
from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.levels import level_of, station_of
from shinpan.oracle.reading.limiting import has_loose_damage
from shinpan.oracle.reading.mentions import Unclear
from shinpan.oracle.reading.nodes import Items, Node
from shinpan.oracle.reading.open_x import has_open_x
from shinpan.oracle.reading.others import besides_host, others_settled
from shinpan.oracle.reading.own_names import own_names, places
from shinpan.oracle.reading.paragraphs import without_ability_word
from shinpan.oracle.reading.parsing import Parse, TooManyReadings
from shinpan.oracle.reading.preferring import preferred
from shinpan.oracle.reading.quoted import paragraph_readers
from shinpan.oracle.reading.readers import KINDS_OF_NUMBERS
from shinpan.oracle.reading.sentences import sentence_at, sentences
from shinpan.oracle.reading.singling import checked
from shinpan.oracle.reading.tokens import Line, tokenised
from shinpan.phrases.abilities import Cost, SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.base import walk
from shinpan.phrases.casting import AdditionalCost
from shinpan.phrases.references.objects import Host

_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_ATTACHED: frozenset[Subtype] = frozenset({EnchantmentType.AURA, ArtifactType.EQUIPMENT})
_MANY_WORDS = 12
_FEW_WORDS = 60
"""A reader that may begin with more words than this is no hint."""

Abilities = tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Understood:
    """A paragraph that was understood: its abilities, and how many sentences it has."""

    paragraph: str
    abilities: Abilities
    sentences: int


@dataclass(frozen=True, slots=True)
class Misunderstanding:
    """A paragraph that wasn't understood.

    sentence: the one at fault; position: where in it. reason: what is wrong. expected: words that could stand there, if
    no wording goes on as the text does. sentences: how many the paragraph has; before: how many come before this one.
    """

    paragraph: str
    sentence: str
    position: int
    reason: str
    expected: tuple[str, ...] = ()
    sentences: int = 1
    before: int = 0

    @property
    def word(self) -> str:
        """The word at fault; empty at the end of the sentence."""
        rest = self.sentence[self.position :].split()
        return rest[0] if rest else ""

    def __str__(self) -> str:
        at = f" at {self.word!r}" if self.position else ""
        hint = f" (expected: {', '.join(self.expected[:_MANY_WORDS])})" if self.expected else ""
        return f"{self.sentence!r}{at}: {self.reason}{hint}"


class FaceReader:
    """Reads the paragraphs of one face, in their order. place: that of the face on its card."""

    def __init__(self, face: Characteristics, place: int = 0) -> None:
        self._place = place
        self._names = own_names(face.name, Supertype.LEGENDARY in face.supertypes)
        self._spell = not face.types.isdisjoint(_SPELLS)
        self._attached = CardType.CREATURE not in face.types and not face.subtypes.isdisjoint(_ATTACHED)
        self._paid: tuple[Any, ...] = ()
        self._has_x = face.mana_cost is not None and face.mana_cost.has_x

    def read(self, paragraph: str) -> Understood | Misunderstanding:
        """Return the abilities of a paragraph, or why they aren't known. Ability words have no meaning (207.2c)."""
        gift = gift_of(paragraph)
        if gift is not None:
            return Understood(paragraph, (gift,), 1)
        level = level_of(paragraph) or (None if self._spell else station_of(paragraph))
        if level is not None:
            return self._level(paragraph, *level)
        plain = without_ability_word(paragraph)
        found = self._read(plain)
        if plain != paragraph and isinstance(found, Misunderstanding):
            whole = self._read(paragraph)  # some phrases have their ability word in their wording
            return whole if isinstance(whole, Understood) else found
        return found

    def _level(
        self, paragraph: str, made: Callable[[Abilities], Ability], lines: list[str]
    ) -> Understood | Misunderstanding:
        """Return a level with the abilities that its lines say, or the first that isn't understood."""
        abilities: list[Ability] = []
        count = 1
        for line in lines:
            found = self.read(line)
            count += found.sentences
            if isinstance(found, Misunderstanding):
                return found
            abilities.extend(found.abilities)
        return Understood(paragraph, (made(tuple(abilities)),), count)

    def read_on(self, before: Understood, paragraph: str) -> Understood | None:
        """Return what a paragraph of a spell says together with the one before, of which it may speak (608.2c).

        None if even so it isn't understood.
        """
        if not self._spell or not all(isinstance(each, SpellAbility) for each in before.abilities):
            return None
        first = before.paragraph if before.paragraph.endswith((".", '"', "”")) else f"{before.paragraph}."
        found = self._read(f"{first} {without_ability_word(paragraph)}")
        return found if isinstance(found, Understood) else None

    def _read(self, paragraph: str) -> Understood | Misunderstanding:
        line = tokenised(paragraph)
        parse = Parse(line, places(line, self._names))
        try:
            found = self._readings(parse)
        except TooManyReadings:
            return _misunderstood(line, 0, "there are too many ways to read it")
        except Unclear as unclear:
            return _misunderstood(line, unclear.place, unclear.reason)
        if not found:
            return _misunderstood(line, parse.far, "no wording goes on like this", _expected(parse))
        if len(found) > 1:
            return _misunderstood(line, 0, f"it can be read in {len(found)} ways")
        self._remember(found[0])
        return Understood(paragraph, found[0], len(sentences(paragraph)))

    def _readings(self, parse: Parse) -> list[Abilities]:
        """Return all that a line may mean, each once. Raises Unclear if all that is wrong is a pronoun."""
        unclear: Unclear | None = None
        found: list[Abilities] = []
        for reader in paragraph_readers(grammar(), self._spell):
            for end, node in parse.ends(reader, 0):
                if parse.words[end:] not in ((), (".",)):
                    continue
                try:
                    abilities = self._bound(node)
                except Unclear as reason:
                    unclear = reason
                    continue
                except Unfit:
                    continue
                if abilities not in found:
                    found.append(abilities)
        if not found and unclear is not None:
            raise unclear
        return preferred(found)

    def _bound(self, node: Any) -> Abilities:
        return tuple(self._ability(each) for each in (node.items if isinstance(node, Items) else (node,)))

    def _ability(self, node: Node) -> Ability:
        phrase = done_afterwards(bound(node, self._paid, self._place))
        assert isinstance(phrase, Ability)
        if isinstance(phrase, TriggeredAbility) and not phrase.trigger.events:
            raise Unfit  # it would trigger on nothing: only an effect makes such an ability
        if has_loose_damage(phrase):
            raise Unfit
        checked(phrase)
        check_kept(phrase)
        refused_alone(phrase)
        if self._spell and any(isinstance(each, Host) for each in walk(phrase)):
            raise Unfit  # nothing is attached to a spell: "an enchanted creature" is one with an Aura
        if not self._has_x and has_open_x(phrase) and not any(_pays_x(each) for each in walk(phrase)):
            raise Unclear("it isn't said what X is", node.start)
        settled = others_settled(phrase, self._spell)
        return besides_host(settled) if self._attached else settled

    def _remember(self, abilities: Abilities) -> None:
        """Remember what a spell's additional cost is paid with, for "the sacrificed creature"."""
        self._has_x = self._has_x or any(_pays_x(each) for each in walk(abilities))
        for ability in abilities:
            if isinstance(ability, StaticAbility):
                for part in ability.parts:
                    if isinstance(part, AdditionalCost):
                        self._paid = part.cost.parts


def _pays_x(phrase: Any) -> bool:
    """Return whether a phrase is a cost with an X, which whoever pays it chooses (107.3a)."""
    if not isinstance(phrase, Cost):
        return False
    return (phrase.mana is not None and phrase.mana.has_x) or has_open_x(phrase.parts)


def _misunderstood(line: Line, place: int, reason: str, expected: tuple[str, ...] = ()) -> Misunderstanding:
    position = line.word_at(place)
    sentence, start, before = sentence_at(line.text, position)
    count = len(sentences(line.text))
    return Misunderstanding(line.text, sentence, max(0, position - start), reason, expected, count, before)


def _expected(parse: Parse) -> tuple[str, ...]:
    words: set[str] = set()
    for state in parse.states:
        words.update(state.words)
        for reader, _ in state.slots:
            first = reader.first or ()
            if len(first) <= _FEW_WORDS:
                words.update(first)
    return tuple(sorted(word for word in words if word not in KINDS_OF_NUMBERS))
