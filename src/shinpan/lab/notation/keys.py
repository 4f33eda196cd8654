"""The keys of the notation's mappings, one enumeration for each kind of mapping."""

from enum import StrEnum, unique


@unique
class ScenarioKey(StrEnum):
    """Keys of the file. `rules` is our own: the numbers of the rules that the scenario tests."""

    TITLE = "title"
    RULES = "rules"
    EDITION = "edition"
    VARIANT = "variant"
    SEED = "seed"
    STRICT = "strict"
    TURN = "turn"
    STEP = "step"
    DAYTIME = "daytime"
    TURN_NUMBER = "turn_number"
    PLAYERS = "players"
    STEPS = "steps"
    EXPECT = "expect"


@unique
class TitleKey(StrEnum):
    """Keys of a title that is given in both languages."""

    EN = "en"
    JA = "ja"


@unique
class PlayerKey(StrEnum):
    """Keys of a player in the situation."""

    LIFE = "life"
    MANA = "mana"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    LIBRARY = "library"
    EXILE = "exile"
    COMMAND = "command"
    OUTSIDE = "outside"
    COUNTERS = "counters"
    COMMANDERS = "commanders"
    CARDS_DRAWN = "cards_drawn"
    SPELLS_CAST = "spells_cast"
    SPELLS_CAST_LAST_TURN = "spells_cast_last_turn"
    MONARCH = "monarch"
    INITIATIVE = "initiative"
    DUNGEON = "dungeon"
    ROOM = "room"
    COMPLETED = "completed"
    TEMPTED = "tempted"
    EMBLEMS = "emblems"


@unique
class EntryKey(StrEnum):
    """Keys of a card or permanent in the situation, of a token's description and of a merged component."""

    CARD = "card"
    AS = "as"
    OWNER = "owner"
    COUNT = "count"
    FACE_DOWN = "face_down"
    EXILED_WITH = "exiled_with"
    COUNTERS = "counters"
    COMMANDER = "commander"
    TAPPED = "tapped"
    SICK = "sick"
    ATTACHED_TO = "attached_to"
    FACE = "face"
    FLIPPED = "flipped"
    PHASED_OUT = "phased_out"
    DAMAGE = "damage"
    LEVEL = "level"
    UNLOCKED = "unlocked"
    MERGED = "merged"
    COPY_OF = "copy_of"
    TOKEN = "token"
    CHOSEN = "chosen"
    MUTATIONS = "mutations"
    RING_BEARER = "ring_bearer"
    COMPANION = "companion"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    NAME = "name"
    SUPERTYPES = "supertypes"
    TYPES = "types"
    SUBTYPES = "subtypes"
    COLORS = "colors"
    POWER = "power"
    TOUGHNESS = "toughness"
    KEYWORDS = "keywords"


@unique
class StepKey(StrEnum):
    """Keys of a step."""

    PLAYER = "player"
    CAST = "cast"
    PLAY = "play"
    ACTIVATE = "activate"
    SPECIAL = "special"
    ATTACK = "attack"
    BLOCK = "block"
    RESOLVE = "resolve"
    UNTIL = "until"
    DO = "do"
    ILLEGAL = "illegal"
    LEGAL = "legal"
    EXPECT = "expect"
    ABILITY = "ability"
    OBJECT = "object"
    DOOR = "door"
    COUNT = "count"
    COUNTERS = "counters"
    TO = "to"
    TARGETS = "targets"
    CHOOSE = "choose"
    PAY = "pay"
    ORDER = "order"
    AS = "as"


@unique
class ExpectKey(StrEnum):
    """Keys of an expectation that are not checks of an object or player."""

    OBJECT = "object"
    ZONE = "zone"
    PLAYER = "player"
    GAME = "game"
    STACK = "stack"
    TRIGGERED = "triggered"
    ABILITY = "ability"
    COUNT = "count"
    CARDS = "cards"
    ORDERED = "ordered"
    INCLUDES = "includes"
    EXCLUDES = "excludes"


@unique
class ObjectKey(StrEnum):
    """What can be checked of an object."""

    NAME = "name"
    NAMES = "names"
    MANA_COST = "mana_cost"
    MANA_VALUE = "mana_value"
    COLORS = "colors"
    COLOR_INDICATOR = "color_indicator"
    SUPERTYPES = "supertypes"
    TYPES = "types"
    SUBTYPES = "subtypes"
    KEYWORDS = "keywords"
    ABILITIES = "abilities"
    TEXT_INCLUDES = "text_includes"
    POWER = "power"
    TOUGHNESS = "toughness"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    COUNTERS = "counters"
    DAMAGE = "damage"
    CONTROLLER = "controller"
    OWNER = "owner"
    TAPPED = "tapped"
    FACE_DOWN = "face_down"
    FLIPPED = "flipped"
    TRANSFORMED = "transformed"
    TOKEN = "token"
    COPY_OF = "copy_of"
    COMPONENTS = "components"
    COMMANDER = "commander"
    RING_BEARER = "ring_bearer"
    ATTACHED_TO = "attached_to"
    ATTACKING = "attacking"
    CAN_ATTACK = "can_attack"
    CAN_BLOCK = "can_block"
    LEVEL = "level"
    UNLOCKED = "unlocked"
    PHASED_OUT = "phased_out"
    EXISTS = "exists"


@unique
class PlayerCheckKey(StrEnum):
    """What can be checked of a player."""

    LIFE = "life"
    HAND = "hand"
    LIBRARY = "library"
    GRAVEYARD = "graveyard"
    COUNTERS = "counters"
    MANA = "mana"
    LOST = "lost"
    WON = "won"
    DREW = "drew"
    COMMANDER_DAMAGE = "commander_damage"
    MONARCH = "monarch"
    INITIATIVE = "initiative"
    DUNGEON = "dungeon"
    ROOM = "room"
    COMPLETED = "completed"
    TEMPTED = "tempted"
