"""What has been mentioned so far in an ability, and what a pronoun or "that creature" stands for."""

from dataclasses import dataclass, field
from typing import Any

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, ObjectKind
from shinpan.game.subtypes import ArtifactType, CreatureType, EnchantmentType, LandType
from shinpan.oracle.reading.nodes import Again, Node
from shinpan.phrases.base import Phrase, Quality, Reference
from shinpan.phrases.effects.libraries import RevealTop
from shinpan.phrases.qualities.groups import AnyOf, Collection, Group, OneOf
from shinpan.phrases.qualities.nouns import (
    AnyTarget,
    Cards,
    Noun,
    OpponentPlayers,
    Permanents,
    Players,
    Sources,
    Spells,
    Things,
)
from shinpan.phrases.qualities.places import IsToken
from shinpan.phrases.qualities.stacked import SpellsOrAbilities
from shinpan.phrases.references.objects import All, This
from shinpan.phrases.references.targets import TheTarget


class Unclear(Exception):  # noqa: N818 - it reads as a sentence
    """Words whose meaning can't be told. place: the token where they begin."""

    def __init__(self, reason: str, place: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place


@dataclass(slots=True, eq=False)
class Mention:
    """Something mentioned.

    reference: what stands for it as it is known where it is mentioned: a target, the object of an event; None if it has
    just been made. noun: what it is called. many: there may be several of it. maker: the node of the effect that made
    or moved it. stays: it is now where it can change, so that its characteristics are those of now. also: the node of
    what makes it instead, if something else happens. same: what two mentions of the same have in common. named: no
    pronoun means it, only what it is called. gone: it was sacrificed or discarded, and nothing more is done to it.
    """

    reference: Reference | None
    noun: Noun | None
    many: bool = False
    player: bool = False
    maker: Node | None = None
    stays: bool = False
    also: Node | None = None
    same: object = field(default_factory=object)
    named: bool = False
    gone: bool = False


@dataclass(slots=True)
class Memory:
    """The mentions of one ability in their order.

    amounts: effects whose numbers "that much" may mean. copying: those whose copies "the copy" may mean. counted: what
    "those counters" are, and what they are on. prevented: damage is prevented, of which may be spoken. deals: the
    source of the ability has dealt damage.
    """

    mentions: list[Mention] = field(default_factory=list)
    amounts: list[Node] = field(default_factory=list)
    copying: list[Node] = field(default_factory=list)
    event_has_amount: bool = False
    counted: tuple[CounterKind, Reference] | None = None
    prevented: bool = False
    deals: bool = False

    def note(self, mention: Mention) -> None:
        """Remember a mention as the last one."""
        known = next((each for each in self.mentions if each.reference == mention.reference and each.reference), None)
        if known is None:
            self.mentions.append(mention)
        else:
            self.again(known)

    def again(self, mention: Mention) -> None:
        """Remember that something was mentioned again: it is the last mention now."""
        self.mentions.remove(mention)
        self.mentions.append(mention)

    def behind(self, reference: Reference) -> None:
        """Put what was mentioned by the way behind all else: a pronoun means something that more was said of."""
        found = [each for each in self.mentions if each.reference == reference]
        self.mentions = [*found, *(each for each in self.mentions if each.reference != reference)]

    def moved(self, mention: Mention, maker: Node, stays: bool) -> None:
        """Remember that an effect has moved something; what was known of it before stays as it was."""
        place = self.mentions.index(mention)
        moved = Mention(mention.reference, mention.noun, mention.many, mention.player, maker, stays, same=mention.same)
        self.mentions[place] = moved

    def undone(self, before: "Memory") -> None:
        """Forget what effects that haven't happened have made and moved since; what was mentioned stays mentioned."""
        known = {each.reference for each in before.mentions}
        since = [each for each in self.mentions if each.reference is not None and each.reference not in known]
        unmoved = [Mention(each.reference, each.noun, each.many, each.player) for each in since]
        self.mentions = [*before.mentions, *unmoved]
        self.amounts = list(before.amounts)
        self.copying = list(before.copying)

    def made_since(self, before: "Memory") -> "Mention | None":
        """Return the one thing that has been made since; None if nothing was, or several things."""
        known = {id(each) for each in before.mentions}
        made = [each for each in self.mentions if id(each) not in known and each.reference is None]
        return made[0] if len(made) == 1 else None

    def as_before(self, before: "Memory") -> "Memory":
        """Return what is known before something is done that has been said already: nothing has been moved by it."""
        known = self.copy()
        known.undone(before)
        said = {each.same: place for place, each in enumerate(self.mentions)}
        last = [said.get(each.same, -1) for each in before.mentions]
        ordered = sorted(zip(last, range(len(last)), before.mentions, strict=True), key=lambda row: row[:2])
        known.mentions[: len(last)] = [each for _, _, each in ordered]
        old = len(before.mentions)
        since = [Mention(each.reference, each.noun, each.many, each.player) for each in known.mentions[old:]]
        known.mentions = [*known.mentions[:old], *since]
        return known

    def forget_groups(self, before: "Memory") -> None:
        """Forget the groups that were mentioned since in what may not have been done: afterwards nothing tells."""
        known = {each.reference for each in before.mentions}
        self.mentions = [
            each for each in self.mentions if not isinstance(each.reference, All) or each.reference in known
        ]

    def copy(self) -> "Memory":
        """Return a memory that goes on by itself."""
        lists = (list(self.mentions), list(self.amounts), list(self.copying))
        return Memory(*lists, self.event_has_amount, self.counted, self.prevented, self.deals)

    def of_makers(self) -> "Memory":
        """Return a memory of nothing but what effects have made, moved or shown: "the rest" isn't of those chosen."""
        found = self.copy()
        found.mentions = [each for each in found.mentions if each.maker is not None]
        return found

    def without_made(self, cls: type[Phrase]) -> "Memory":
        """Return a memory without what effects of a class have made."""
        memory = self.copy()
        memory.mentions = [each for each in self.mentions if each.maker is None or each.maker.variant.cls is not cls]
        return memory

    def find(
        self,
        again: Again,
        noun: Noun | None,
        player: bool | None,
        subject: Reference | None,
        other_than: Reference | None = None,
    ) -> Mention:
        """Return what was mentioned before.

        noun: what it is called now. player: whether it must be one, if known. subject: that of the same clause, which
        "that creature" isn't: it would be "itself". other_than: what it can't be, in the same way.
        Raises Unclear if nothing fits, or if a pronoun could be one thing as well as another.
        """
        fitting = [each for each in self.mentions if _fits(each, again, noun, player)]
        if again.word == "he" and not fitting and not player:
            self.note(Mention(This(), None))
            fitting = self.mentions[-1:]
        if again.word == "that" and not again.possessive and subject is not None:
            fitting = [each for each in fitting if each.reference != subject or each.player] or fitting
        if other_than is not None:
            fitting = [each for each in fitting if each.reference != other_than]
        if not fitting:
            raise Unclear("it isn't clear what is meant", again.start)
        return fitting[-1]


def _fits(mention: Mention, again: Again, noun: Noun | None, player: bool | None) -> bool:
    if player is not None and mention.player is not player:
        return False
    if mention.named and not isinstance(noun, Cards):
        return False
    match again.word:
        case "it":
            return not mention.player and not mention.many
        case "they":
            return mention.player or mention.many
        case "he":
            return isinstance(mention.reference, This)
        case "revealed" | "all revealed":
            shown = mention.maker is not None and mention.maker.variant.cls is RevealTop
            return shown and mention.many is (again.word != "revealed")
        case "that":
            if mention.many and not mention.player:
                return False
        case "those":
            if not mention.many:
                return False
    if again.noun == "token":
        return isinstance(mention.noun, Things)
    if again.noun == "either":  # "that permanent or player": what was a target of several sorts
        return isinstance(mention.reference, TheTarget) and isinstance(mention.noun, AnyTarget | None)
    return noun is not None and _is_called(mention, noun)


def _is_called(mention: Mention, noun: Noun) -> bool:
    """Return whether what was mentioned may be called by a noun."""
    known = mention.noun
    if isinstance(noun, Players):
        return mention.player
    if isinstance(noun, OpponentPlayers):
        return isinstance(known, OpponentPlayers)
    if isinstance(mention.reference, This) and mention.maker is None:
        return False  # the card calls itself "this creature"
    if isinstance(noun, Sources):
        return isinstance(known, Sources)
    if isinstance(noun, Cards):
        return isinstance(known, Cards) or mention.maker is not None or isinstance(known, Permanents)
    if isinstance(noun, Permanents):
        if isinstance(known, Things):
            return True
        return isinstance(known, Permanents | Cards) and _share_kinds(known.kinds, noun.kinds)
    return isinstance(noun, Spells | Things | SpellsOrAbilities) and type(noun) is type(known)


def _share_kinds(known: tuple[Any, ...], called: tuple[Any, ...]) -> bool:
    """Return whether something of some kinds may be called by other kinds; only card types can rule each other out.

    Subtypes have the card types that they are correlated with (205.3d); Vehicles are creatures now and then.
    """
    if not known or not called or not all(isinstance(kind, CardType) for kind in called):
        return True
    if any(kind is ArtifactType.VEHICLE for kind in known):
        return True
    types = {_OF_SUBTYPES.get(type(kind)) if not isinstance(kind, CardType) else kind for kind in known}
    return None in types or not types.isdisjoint(called)


_OF_SUBTYPES = {
    ArtifactType: CardType.ARTIFACT,
    CreatureType: CardType.CREATURE,
    EnchantmentType: CardType.ENCHANTMENT,
    LandType: CardType.LAND,
}


def noun_of(group: Quality | None) -> Noun | None:
    """Return what the members of a group are called; permanents if they are called several things."""
    match group:
        case Group(noun=Permanents(), adjectives=adjectives) if IsToken() in adjectives:
            return Things((ObjectKind.TOKEN,))
        case Group(noun=noun):
            return noun
        case AnyOf(groups=groups):
            others = [each for each in groups if each != OneOf(This())]  # "this creature or another creature"
            nouns = [noun_of(each) for each in others]
            if all(isinstance(each, Permanents) for each in nouns):
                return Permanents(tuple(kind for each in nouns for kind in each.kinds))  # type: ignore[union-attr]
            return nouns[0] if nouns and all(each == nouns[0] for each in nouns) else None
        case OneOf(which=which):
            return noun_of(getattr(which, "noun", None))
        case _:
            return None


def is_player(group: Quality | None) -> bool:
    """Return whether the members of a group are players."""
    return isinstance(noun_of(group), Players | OpponentPlayers)


__all__ = ["Collection", "Memory", "Mention", "Unclear", "is_player", "noun_of"]
