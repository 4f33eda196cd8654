"""Decisions: what a player is asked, and the options (see DESIGN, "Decisions")."""

from dataclasses import field
from enum import Enum, unique
from typing import Any

from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import ManaCost


@unique
class DecisionKind(Enum):
    """The kinds of decision; every choice in the game is one of them."""

    PRIORITY = "priority"
    OBJECTS = "objects"
    OPTIONS = "options"
    YES_NO = "yes or no"
    NUMBER = "number"
    ORDER = "order"
    DIVIDE = "divide"
    ATTACKERS = "attackers"
    BLOCKERS = "blockers"
    PAY = "pay"


@unique
class Topic(Enum):
    """What a decision is about, for those who answer by words (scenarios) or by habit (policies)."""

    PRIORITY = "priority"
    MULLIGAN = "mulligan"
    BOTTOM = "cards to put on the bottom"
    WAY = "way of casting"
    DOOR = "door"
    X = "X"
    KICKER = "additional costs"
    MODES = "modes"
    TARGETS = "targets"
    NEW_TARGETS = "new targets"
    DIVISION = "division"
    SYMBOLS = "symbols"
    SPLICE = "cards to splice"
    COST = "objects for a cost"
    SUBSTITUTE = "objects in place of mana"
    PAYMENT = "payment"
    MAY = "may"
    CHOICE = "choice"
    COLOR = "color"
    CARD_TYPE = "card type"
    SUBTYPE = "subtype"
    NAME = "name"
    NUMBER = "number"
    TRIGGER_ORDER = "order of triggered abilities"
    REPLACEMENT = "replacement effect"
    LEGEND = "legend rule"
    COMMANDER = "commander to the command zone"
    MUTATING = "mutate over or under"
    ASSIST = "who assists"
    DUNGEON = "dungeon"
    ROOM = "room"
    RING_BEARER = "Ring-bearer"
    DISCARD = "discard"
    ARRANGE = "order of cards"
    ATTACK = "attackers"
    BAND = "attackers that are banded"
    BLOCK = "blockers"
    DAMAGE = "combat damage"


@unique
class SpecialAction(Enum):
    """The special actions of players with priority (116.2), besides playing a land."""

    TURN_FACE_UP = "turn face up"
    UNLOCK = "unlock"
    SUSPEND = "suspend"
    FORETELL = "foretell"
    PLOT = "plot"
    COMPANION = "companion"


class Option(Leaf):
    """Base of all options. `Game.describe` says in words what one does."""

    __slots__ = ()


@leaf
class Pass(Option):
    """Pass priority (117.3d)."""


@leaf
class PlayLand(Option):
    """Play a land (305.1). face: which of the card's faces."""

    object: ObjectId
    face: int = 0


@leaf
class Cast(Option):
    """Begin to cast a spell (601.2). way: the place of the way of casting among those of the card, 0 the ordinary.

    spend: the mana that the player wants to pay with, as a cost of just that mana; None leaves it to the rules. It is
    added to an option that is offered.
    """

    object: ObjectId
    face: int = 0
    way: int = 0
    spend: ManaCost | None = None


@leaf
class Activate(Option):
    """Begin to activate an ability (602.2). number: its place among the abilities of the object.

    spend: the mana that the player wants to pay with, as for `Cast`.
    """

    object: ObjectId
    number: int
    spend: ManaCost | None = None


@leaf
class Special(Option):
    """Take a special action with an object (116.2). number: which of several, such as the half to unlock.

    spend: the mana that the player wants to pay with, as for `Cast`.
    """

    object: ObjectId
    action: SpecialAction
    number: int = 0
    spend: ManaCost | None = None


@leaf
class Pick(Option):
    """Choose an object or a player."""

    entity: Entity


@leaf
class Word(Option):
    """Choose something named by a word: yes, no, a mode, a color, a type, an effect to apply first ...

    value is what the rules go on with; en and ja are how it reads. number: its place from 1, for modes.
    """

    value: Any
    en: str
    ja: str
    number: int = 0
    object: ObjectId | None = None


@leaf
class Attackers(Option):
    """Attack with these (508.1): pairs of attacker and what it attacks, those that must attack with them included."""

    pairs: tuple[tuple[ObjectId, Entity], ...]


@leaf
class Blockers(Option):
    """Block with these (509.1): pairs of blocker and attacker."""

    pairs: tuple[tuple[ObjectId, ObjectId], ...]


@leaf
class PayWith(Option):
    """Activate a mana ability while paying (601.2g), choosing which of its outputs."""

    object: ObjectId
    number: int
    output: int = 0


@leaf
class Concede(Option):
    """Concede (104.3a): never offered, since it may be done at any time; it stands among the answers of a game."""

    player: PlayerId


Answer = Any
"""An option, a list of options (several, or an order), an int (NUMBER), or a mapping option -> int (DIVIDE)."""


@leaf
class Decision(Leaf):
    """A choice that a player has to make.

    minimum, maximum: how many options an answer takes (OBJECTS, OPTIONS), the bounds of a number (NUMBER), or the
    least and most that each option may be given (DIVIDE). total: what is divided. rule: the rule that asks.
    topic: which choice it is, in the rules' words ("targets", "mode", "x" ...). source: the object that asks.
    slot: the place of the target slot for topic "targets". by: who decides in the player's place (722.5), None for the
    player. looks: cards in hidden zones that the player looks at as they decide, besides those among the options.
    check: for an answer of several options that must fit together, the function that takes them and returns the
    refusal if they don't, else None; no part of the value.
    """

    player: PlayerId
    kind: DecisionKind
    options: tuple[Any, ...]
    minimum: int = 1
    maximum: int = 1
    rule: str = ""
    topic: Topic = Topic.CHOICE
    source: ObjectId | None = None
    total: int = 0
    default: Any = None
    slot: int = 0
    looks: tuple[ObjectId, ...] = ()
    by: PlayerId | None = None
    check: Any = field(default=None, compare=False, repr=False)

    @property
    def decider(self) -> PlayerId:
        """Who makes the decision: the player, or whoever controls them (722.5)."""
        return self.player if self.by is None else self.by
