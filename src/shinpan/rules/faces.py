"""Which set of characteristics of an object is in use: the one place in the rules that asks.

A card may have several sets: two halves, two faces, a flipped or alternative frame. Which of them counts follows from
its layout, the zone, the face that is up or was cast, and the object's status. Nobody else looks at a layout for that.
"""

from shinpan.cards.faces import shown
from shinpan.game.characteristics import Characteristics, Composite
from shinpan.game.enums import PERMANENT_TYPES, CardType, FaceDown, Zone
from shinpan.game.events import ZoneChange
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, FRONT, HALVES, LEFT, NEITHER, NORMALLY, OTHERWISE, RIGHT, SIDES, WHOLE, Layout
from shinpan.game.mana import ManaCost
from shinpan.game.objects import FACE_DOWN_AS, Component, GameObject
from shinpan.game.state import GameState
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.rulebook.citations import Citation, carries, cite
from shinpan.rules.melding import combined_back, is_meld_pair

NOT_TRANSFORMED = cite(
    "712.14a",
    en="{object} isn't double-faced, so it can't be put onto the battlefield transformed and stays where it is.",
    ja="{object}は両面カードではなく、変身した状態で戦場に出せないため、元の領域に残ります。",
)
NO_PERMANENT = cite(
    "304.4",
    en="{object} isn't a permanent card with that face up, so it stays where it is.",
    ja="{object}のその面はパーマネントではないため、元の領域に残ります。",
)
WRONG_BACK = cite(
    "712.13a",
    en="{object} would enter transformed, but its back face is an instant or sorcery: it doesn't enter.",
    ja="{object}は変身した状態で戦場に出るところですが、その第2面はインスタントかソーサリーであるため、戦場に出ません。",
)
carries("307.4")
carries("712.12")
carries("712.13")
carries("712.14")
carries("712.14b")
carries("202.3b")
carries("202.3e")
carries("406.3a")
carries("708.2")
carries("708.2a")
carries("709.3b")
carries("709.4")
carries("709.4a")
carries("709.4b")
carries("709.4c")
carries("709.4d")
carries("709.5")
carries("709.5a")
carries("709.5b")
carries("710.1b")
carries("710.1c")
carries("710.2")
carries("712.8")
carries("712.8a")
carries("712.8c")
carries("712.8d")
carries("712.8e")
carries("712.8f")
carries("715.3b")
carries("715.4")
carries("718.3b")
carries("718.4")
carries("718.5")
carries("720.3b")
carries("720.4")
carries("729.2e")
carries("729.2h")

IN_SIGHT = frozenset({Zone.BATTLEFIELD, Zone.STACK})
"""Where a face that isn't the front one, and what a face-down object is, can count."""

_BARE = Characteristics(types=frozenset({CardType.CREATURE}), power=2, toughness=2)
_WARDED = _BARE.with_(abilities=(Keyword(KeywordAbility.WARD, Cost(ManaCost.parse("{2}"))),))
FACE_DOWN_VALUES = {
    FaceDown.MORPH: _BARE,
    FaceDown.MANIFEST: _BARE,
    FaceDown.PLAIN: _BARE,
    FaceDown.DISGUISE: _WARDED,
    FaceDown.CLOAK: _WARDED,
}
"""What a face-down spell or permanent is, by what turned it down (702.37a, 702.168a, 701.40a, 701.58a, 708.2a)."""

_UNKNOWN = Characteristics()
_INSETS = frozenset({Layout.ADVENTURE, Layout.OMEN, Layout.PROTOTYPE})


def printed(obj: GameObject) -> Characteristics:
    """Return the characteristics that an object has before any effect: those in use, or those of being face down."""
    if obj.face_down is not None:
        return face_down_values(obj, obj.face_down) if obj.zone in IN_SIGHT else _UNKNOWN
    return face_up(obj)


def face_down_values(obj: GameObject, how: FaceDown) -> Characteristics:
    """Return what a face-down object is: what the effect that turned it down lists, or else the rules (708.2a)."""
    listed: Characteristics | None = next((each.value for each in obj.chosen if each.key == FACE_DOWN_AS), None)
    return FACE_DOWN_VALUES[how] if listed is None else listed


def face_up(obj: GameObject) -> Characteristics:
    """Return what an object with components would be if it were face up."""
    components = obj.components
    component = components[0]
    if len(components) > 1:
        own = tuple(each for each in components if not each.merged)
        if is_meld_pair(own):
            return combined_back(own)
        component = own[0]
    found = side(obj, component)
    return found if obj.zone is not Zone.STACK else _with_x(found, obj)


def side(obj: GameObject, component: Component) -> Characteristics:
    """Return what one of the components of an object is by itself, as the object's status has it (729.2h).

    Of one that lies face down in a face-up permanent nothing counts (729.2e); in a face-down one, this says what it is.
    """
    if component.down and obj.face_down is None:
        return _UNKNOWN
    definition = component.definition
    if len(definition.faces) > 1:
        return definition.shown(_in_use(definition.layout, obj, component.face))
    found = definition.faces[0]
    return found if found.composite is None else in_status(found, obj)


def _in_use(layout: Layout, obj: GameObject, face: int) -> int:
    if layout in HALVES:
        if obj.zone is Zone.STACK:
            return face
        return _unlocked(obj) if layout is Layout.ROOM and obj.zone is Zone.BATTLEFIELD else WHOLE
    if layout is Layout.FLIP:
        return OTHERWISE if obj.flipped and obj.zone is Zone.BATTLEFIELD else NORMALLY
    return face


def _unlocked(obj: GameObject) -> int:
    halves = obj.designations.unlocked
    if len(halves) == 2:
        return WHOLE
    return halves[0] if halves else NEITHER


def _with_x(found: Characteristics, obj: GameObject) -> Characteristics:
    """On the stack the X in a mana cost is what was chosen for it (202.3e)."""
    x = obj.choices.x if obj.choices is not None else None
    if not x or found.mana_cost is None or not found.mana_cost.has_x:
        return found
    return found.revised(mana_value=found.mana_cost.mana_value_with_x(x))


def in_status(values: Characteristics, obj: GameObject) -> Characteristics:
    """Return copied values as the copy's status has them (707.3): flipped, with its doors as they are."""
    composite = values.composite
    if composite is None or obj.zone is not Zone.BATTLEFIELD or composite.layout not in {Layout.FLIP, Layout.ROOM}:
        return values
    now = shown(composite, _in_use(composite.layout, obj, composite.shown))
    return now if composite.layout is Layout.FLIP else _of_doors(values, composite, now)


def _of_doors(values: Characteristics, composite: Composite, now: Characteristics) -> Characteristics:
    """Doors hide names, costs and abilities of halves; what an exception made of a copy besides stays (707.9)."""
    added = values.abilities[len(shown(composite, composite.shown).abilities) :]
    return values.revised(
        names=now.names,
        mana_cost=now.mana_cost,
        mana_value=now.mana_value,
        colors=now.colors,
        abilities=now.abilities + added,
        composite=now.composite,
    )


def copiable(values: Characteristics, zone: Zone) -> Characteristics:
    """Return what of the characteristics in use can be copied (707.2): no status (707.3), and of a double-faced
    permanent only the face that is up (707.8), whose mana value is that of its own cost (202.3b)."""
    composite = values.composite
    if composite is None:
        return values
    if composite.layout is Layout.FLIP or (composite.layout is Layout.ROOM and zone is Zone.BATTLEFIELD):
        return shown(composite, WHOLE if composite.layout is Layout.ROOM else NORMALLY)
    if composite.layout in SIDES or composite.layout is Layout.MELD:
        cost = values.mana_cost
        return values.revised(composite=None, mana_value=0 if cost is None else cost.mana_value)
    return values


def arriving_face(component: Component, origin: Zone | None, destination: Zone, wanted: int | None) -> int:
    """Return the face with which a component arrives in a zone. wanted: the face cast, or asked for, if any.

    What resolves keeps the face that it was cast with (712.13, 718.3b), where such a face counts on the battlefield.
    """
    layout = component.definition.layout
    if destination not in IN_SIGHT or len(component.definition.faces) == 1:
        return FRONT
    if destination is Zone.BATTLEFIELD:
        if layout not in SIDES and layout is not Layout.PROTOTYPE and layout is not Layout.MELD:
            return FRONT
        if wanted is None and origin is Zone.STACK:
            return component.face
    return FRONT if wanted is None else wanted


def joined(state: GameState, obj: GameObject, change: ZoneChange) -> tuple[Component, ...]:
    """Return what will represent an object that moves: its components, and those of what enters as one with it."""
    components = obj.components
    for other in change.others:
        if other in state.objects:
            components += state.objects[other].components
    return components


def cant_enter(obj: GameObject, change: ZoneChange) -> Citation | None:
    """Return why an object can't be put onto the battlefield face up, so that it stays where it is, or None.

    A resolving spell is asked for its own types elsewhere.
    """
    if not obj.components or obj.zone is Zone.STACK:
        return None
    component = obj.components[0]
    if change.others:
        return None
    if change.face == BACK and not is_double_faced(obj):
        return NOT_TRANSFORMED
    face = arriving_face(component, obj.zone, Zone.BATTLEFIELD, change.face)
    types = component.definition.shown(face).types
    return None if types & PERMANENT_TYPES else NO_PERMANENT


def turned_away(obj: GameObject, change: ZoneChange) -> ZoneChange | None:
    """Return what happens to an object that would enter transformed as an instant or sorcery (712.13a): a spell is put
    into its owner's graveyard; None for anything else, which stays where it is."""
    return change.with_(destination=Zone.GRAVEYARD, face=None) if obj.zone is Zone.STACK else None


def has_wrong_back(obj: GameObject, change: ZoneChange) -> bool:
    """Return whether an object would enter with its back face up, and that is an instant or sorcery face."""
    if change.face != BACK or change.destination is not Zone.BATTLEFIELD or not is_double_faced(obj):
        return False
    return not obj.components[0].definition.shown(BACK).types & PERMANENT_TYPES


def is_double_faced(obj: GameObject) -> bool:
    """Return whether a double-faced card or token alone, no meld card, represents an object (712.9)."""
    return len(obj.components) == 1 and obj.components[0].definition.layout in SIDES


def is_merged(obj: GameObject) -> bool:
    """Return whether a permanent is a merged one (729.2)."""
    return any(each.merged for each in obj.components)


def has_two_sides(obj: GameObject) -> bool:
    """Return whether a double-faced card or token, a meld card too, represents an object (712.16)."""
    return any(each.definition.layout in SIDES or each.definition.layout is Layout.MELD for each in obj.components)


def half_cast(obj: GameObject) -> tuple[int, ...]:
    """Return the halves of a Room that are unlocked as it enters, since they were cast (709.5d)."""
    component = obj.components[0]
    if component.definition.layout is not Layout.ROOM or obj.zone is not Zone.STACK:
        return ()
    return (LEFT, RIGHT) if component.face == WHOLE else (component.face,)


def doors(values: Characteristics) -> tuple[int, ...]:
    """Return the halves that can be unlocked of something with these values: those of a Room (709.5j)."""
    composite = values.composite
    return (LEFT, RIGHT) if composite is not None and composite.layout is Layout.ROOM else ()


def inset(values: Characteristics) -> Layout | None:
    """Return the layout of what is used as the inset frame of its card says (715.3b, 718.3b, 720.3b), else None."""
    composite = values.composite
    in_use = composite is not None and composite.shown == OTHERWISE and composite.layout in _INSETS
    return composite.layout if composite is not None and in_use else None


def can_flip(obj: GameObject, values: Characteristics) -> bool:
    """Return whether flipping makes a difference to a permanent: it is a flip card, or one is among its face-up
    components (710.2, 729.2h)."""
    composite = values.composite
    if composite is not None and composite.layout is Layout.FLIP:
        return True
    return (
        is_merged(obj)
        and obj.face_down is None
        and any(each.definition.layout is Layout.FLIP and not each.down for each in obj.components)
    )


def turned_over(component: Component) -> Component:
    """Return a component with its other face up, if it has two and the other can be that of a permanent (729.2i)."""
    if component.definition.layout not in SIDES:
        return component
    face = FRONT if component.face == BACK else BACK
    return component.with_(face=face) if component.definition.shown(face).types & PERMANENT_TYPES else component


def can_turn_over(obj: GameObject) -> bool:
    """Return whether a permanent is double-faced, or merged with a double-faced component among others (729.2i)."""
    if is_double_faced(obj):
        return True
    return is_merged(obj) and any(each.definition.layout in SIDES for each in obj.components)
