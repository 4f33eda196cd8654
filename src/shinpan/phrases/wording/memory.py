"""What has been mentioned so far in an ability, so that it can be mentioned again by a pronoun."""

from dataclasses import dataclass, field

from shinpan.phrases.base import Quality, Reference
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Noun, OpponentPlayers, Permanents, Players
from shinpan.phrases.references.objects import EventObject, Host, This
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.wording.features import Number

PERMANENT = Permanents()
THIS = "this"
EVENT = "event"
HOST = "host"


@dataclass(frozen=True, slots=True)
class Mention:
    """Something mentioned: what it is called again ("creature", "player"), and in which sentence it was last."""

    key: object
    group: Quality | None
    number: Number
    sentence: int


@dataclass(slots=True)
class Memory:
    """The mentions of one ability in their order, and the number of the sentence that is being written.

    declared: the keys of the targets that Japanese has described before the sentence. aliases: keys that mean the same.
    """

    mentions: dict[object, Mention] = field(default_factory=dict)
    sentence: int = 0
    declared: list[object] = field(default_factory=list)
    aliases: dict[object, object] = field(default_factory=dict)

    def recall(self, key: object) -> Mention | None:
        """Return what was mentioned under a key, or under the one that it is another name of."""
        return self.mentions.get(self.aliases.get(key, key))

    def note(self, key: object, group: Quality | None, number: Number) -> None:
        """Remember a mention as the last one."""
        self.mentions.pop(key, None)
        self.mentions[key] = Mention(key, group, number, self.sentence)

    def is_last(self, key: object) -> bool:
        """Return whether nothing else of the same kind has been mentioned since."""
        return bool(self.mentions) and next(reversed(self.mentions)) == key


def key_of(reference: Reference) -> object:
    """Return under which key a reference is remembered; None for those that are always said in full."""
    if isinstance(reference, Target | TheTarget):
        return ("target", reference.slot)
    if isinstance(reference, EventObject):
        return EVENT
    if isinstance(reference, Host):
        return HOST
    return THIS if isinstance(reference, This) else None


def note_event(memory: Memory, what: Quality, number: Number) -> None:
    """Remember what a trigger speaks of as the object of the event, unless it is the source itself."""
    if isinstance(what, OneOf):
        memory.aliases[EVENT] = key_of(what.which)
    else:
        memory.note(EVENT, what, number)


def group_of(reference: Reference) -> Quality | None:
    """Return the description that a target was chosen by."""
    return reference.group if isinstance(reference, Target) else None


def noun_of(group: Quality | None) -> Noun | None:
    """Return the noun of a plain group; None for several groups, which no one noun fits."""
    noun = group.noun if isinstance(group, Group) else None
    return PERMANENT if isinstance(noun, Permanents) and len(noun.kinds) > 1 else noun


def is_player(group: Quality | None) -> bool:
    """Return whether a description is one of players."""
    return isinstance(noun_of(group), Players | OpponentPlayers)
