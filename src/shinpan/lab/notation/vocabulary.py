"""The words of the notation. The value of a member is the word as it is written in a file."""

from enum import Enum, unique


@unique
class Variant(Enum):
    """A way to play that changes the rules of the game (CR 9)."""

    COMMANDER = "commander"


@unique
class Daytime(Enum):
    """CR 730."""

    DAY = "day"
    NIGHT = "night"


@unique
class StepName(Enum):
    """A step or main phase in which players get priority. MAIN is whichever main phase comes next."""

    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN = "main"
    PRECOMBAT_MAIN = "precombat main"
    COMBAT = "combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end step"
    CLEANUP = "cleanup"


@unique
class FaceDownAs(Enum):
    """How a card lies face down. YES: by morph or disguise if the card has it, else manifested."""

    YES = "yes"
    MORPH = "morph"
    DISGUISE = "disguise"
    MANIFEST = "manifest"
    CLOAK = "cloak"
    PLAIN = "plain"


@unique
class FaceUp(Enum):
    """The face of a double-faced card that is up."""

    FRONT = "front"
    BACK = "back"


@unique
class Door(Enum):
    """A half of a Room."""

    LEFT = "left"
    RIGHT = "right"


@unique
class ManaSupply(Enum):
    """Mana that isn't a pool."""

    UNLIMITED = "unlimited"


@unique
class Special(Enum):
    """A special action (CR 116.2), but for playing a land, which is the step `play`."""

    TURN_FACE_UP = "turn face up"
    UNLOCK = "unlock"
    SUSPEND = "suspend"
    FORETELL = "foretell"
    PLOT = "plot"
    COMPANION = "companion"


@unique
class Verb(Enum):
    """What an effect without a source does (the step `do`)."""

    DESTROY = "destroy"
    EXILE = "exile"
    BOUNCE = "bounce"
    SACRIFICE = "sacrifice"
    MILL = "mill"
    DRAW = "draw"
    DISCARD = "discard"
    DAMAGE = "damage"
    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    TAP = "tap"
    UNTAP = "untap"
    TRANSFORM = "transform"
    FLIP = "flip"
    FLICKER = "flicker"
    TUCK = "tuck"
    PUT_ON_TOP = "put on top"
    SHUFFLE_IN = "shuffle in"
    COUNTER = "counter"
    ADD_COUNTERS = "add counters"
    GAIN_CONTROL = "gain control"
    PHASE_OUT = "phase out"


@unique
class Verdict(Enum):
    """What a step says about another one that isn't taken."""

    LEGAL = "legal"
    ILLEGAL = "illegal"


@unique
class GameResult(Enum):
    """How a game ended for nobody in particular."""

    DRAW = "draw"
