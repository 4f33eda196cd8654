"""What can be found out about an object: one function for each key of an expectation."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.lang import Lang
from shinpan.game.objects import GameObject
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.lab.naming import Registry
from shinpan.lab.notation.keys import ObjectKey as Key
from shinpan.lab.notation.vocabulary import Door
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.answers import mana_values
from shinpan.rules.combat.attacking import possible_attackers
from shinpan.rules.combat.blockers import blocker_refusal
from shinpan.rules.commander.designation import is_commander
from shinpan.rules.context.queries import Queries
from shinpan.rules.faces import is_merged
from shinpan.rules.table import Table


class Seen(NamedTuple):
    """An object that is looked at."""

    table: Table
    names: Registry
    obj: GameObject

    @property
    def characteristics(self) -> Characteristics:
        """Its characteristics now."""
        return self.table.characteristics(self.obj.id)

    @property
    def permanent(self) -> bool:
        """Whether it is on the battlefield."""
        return self.obj.zone is Zone.BATTLEFIELD


def _name(seen: Seen) -> str | None:
    return seen.characteristics.name or None


def _mana_cost(seen: Seen) -> str | None:
    cost = seen.characteristics.mana_cost
    return None if cost is None else str(cost)


def _mana_value(seen: Seen) -> int | tuple[int, ...]:
    """The mana value; the two answers of a split card by the rules until 2017."""
    answers = mana_values(Queries(seen.table, seen.obj.id, seen.table.controller(seen.obj.id)), seen.obj.id)
    return answers[0] if len(answers) == 1 else answers


def _sorted(terms: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(sorted(terms))


def _indicator(seen: Seen) -> tuple[Any, ...] | None:
    indicator = seen.characteristics.color_indicator
    return None if indicator is None else _sorted(indicator)


def heading(keyword: KeywordAbility) -> KeywordAbility:
    """Return the keyword ability in whose section of 702 a keyword stands: itself, or that of which it is a variant."""
    section = keyword.rule.rstrip("abcdefghijklmnopqrstuvwxyz")
    return next(each for each in KeywordAbility if each.rule == section)


def _keywords(seen: Seen) -> tuple[KeywordAbility, ...]:
    found = (ability.keyword for ability in seen.characteristics.abilities if isinstance(ability, Keyword))
    return tuple(dict.fromkeys(heading(each) for each in found))


def text_of_object(seen: Seen) -> str:
    """Return the text of the abilities that an object has now, in both languages."""
    from shinpan.phrases.wording import WordingError, card_text  # loaded only where texts are asked for

    texts = []
    for lang in Lang:
        try:
            texts.append(card_text(seen.characteristics, lang))
        except WordingError:
            continue
    return "\n".join(texts)


def _is_creature_or_no_permanent(seen: Seen) -> bool:
    """Return whether printed power and toughness count: a permanent that is no creature has none (208.3)."""
    return not seen.permanent or CardType.CREATURE in seen.characteristics.types


def _power(seen: Seen) -> int | None:
    return seen.characteristics.power if _is_creature_or_no_permanent(seen) else None


def _toughness(seen: Seen) -> int | None:
    return seen.characteristics.toughness if _is_creature_or_no_permanent(seen) else None


def _loyalty(seen: Seen) -> int | None:
    """The loyalty: on the battlefield its loyalty counters (306.5c)."""
    if not seen.permanent:
        return seen.characteristics.loyalty
    if CardType.PLANESWALKER not in seen.characteristics.types:
        return None
    return seen.obj.count(CounterKind.LOYALTY)


def _defense(seen: Seen) -> int | None:
    """The defense: on the battlefield its defense counters (310.4c)."""
    if not seen.permanent:
        return seen.characteristics.defense
    return seen.obj.count(CounterKind.DEFENSE) if CardType.BATTLE in seen.characteristics.types else None


def _attacking(seen: Seen) -> Any:
    combat = seen.table.state.combat
    attack = combat.attack_of(seen.obj.id) if combat is not None else None
    if attack is None:
        return False
    return True if attack.target is None else attack.target


def _can_attack(seen: Seen) -> bool:
    """Whether nothing keeps it from attacking for its controller, as in that player's declare attackers step."""
    return seen.obj.id in possible_attackers(seen.table, seen.table.controller(seen.obj.id))


def _can_block(seen: Seen) -> bool:
    return blocker_refusal(seen.table, seen.table.controller(seen.obj.id), seen.obj.id) is None


def _player(seen: Seen, player: PlayerId) -> str:
    return seen.table.player(player).name


def _components(seen: Seen) -> tuple[str, ...]:
    return tuple(component.definition.name for component in seen.obj.components)


def orders_of_components(seen: Seen) -> tuple[tuple[str, ...], ...]:
    """Return the names of the components, top first; of the two cards of a meld pair, neither is the top one."""
    names = _components(seen)
    own = [place for place, each in enumerate(seen.obj.components) if not each.merged]
    if len(own) != 2:
        return (names,)
    first, second = own
    swapped = list(names)
    swapped[first], swapped[second] = names[second], names[first]
    return names, tuple(swapped)


def _copy_of(seen: Seen) -> str | None:
    """The name that it has by copying, if it is a copy: of a card as a token, or of something else than it is."""
    copiable = seen.table.view().copiable.get(seen.obj.id)
    printed = seen.obj.printed
    if is_merged(seen.obj):
        return _copy_of_merged(seen, copiable)
    if copiable is not None and copiable.names != printed.names:
        return copiable.name
    if seen.obj.kind in {ObjectKind.TOKEN, ObjectKind.COPY} and seen.names.library.find(printed.name) is not None:
        return printed.name
    return None


def _copy_of_merged(seen: Seen, copiable: Characteristics | None) -> str | None:
    """A merged permanent is a copy if its topmost component was made one, or a copy effect gave it another name."""
    top = seen.obj.components[0]
    if copiable is None or copiable.name not in top.definition.faces[top.face].names:
        return None if copiable is None or not seen.table.origin(seen.obj.id) else copiable.name
    return copiable.name if top.copied is not None else None


def _level(seen: Seen) -> int | None:
    """The level of a Class (716.2d)."""
    return seen.obj.designations.level if EnchantmentType.CLASS in seen.characteristics.subtypes else None


def _unlocked(seen: Seen) -> tuple[Door, ...]:
    return tuple(tuple(Door)[half] for half in sorted(seen.obj.designations.unlocked))


FINDERS: dict[Key, Callable[[Seen], Any]] = {
    Key.NAME: _name,
    Key.NAMES: lambda seen: seen.characteristics.names,
    Key.MANA_COST: _mana_cost,
    Key.MANA_VALUE: _mana_value,
    Key.COLORS: lambda seen: _sorted(seen.characteristics.colors),
    Key.COLOR_INDICATOR: _indicator,
    Key.SUPERTYPES: lambda seen: _sorted(seen.characteristics.supertypes),
    Key.TYPES: lambda seen: _sorted(seen.characteristics.types),
    Key.SUBTYPES: lambda seen: _sorted(seen.characteristics.subtypes),
    Key.KEYWORDS: _keywords,
    Key.ABILITIES: lambda seen: len(seen.characteristics.abilities),
    Key.TEXT_INCLUDES: text_of_object,
    Key.POWER: _power,
    Key.TOUGHNESS: _toughness,
    Key.LOYALTY: _loyalty,
    Key.DEFENSE: _defense,
    Key.COUNTERS: lambda seen: dict(seen.obj.counters),
    Key.DAMAGE: lambda seen: seen.obj.damage,
    Key.CONTROLLER: lambda seen: _player(seen, seen.table.controller(seen.obj.id)),
    Key.OWNER: lambda seen: _player(seen, seen.obj.owner),
    Key.TAPPED: lambda seen: seen.obj.tapped,
    Key.FACE_DOWN: lambda seen: seen.obj.face_down is not None,
    Key.FLIPPED: lambda seen: seen.obj.flipped,
    Key.TRANSFORMED: lambda seen: len(seen.obj.components) == 1 and seen.obj.components[0].face == 1,  # 701.27g
    Key.TOKEN: lambda seen: seen.obj.kind is ObjectKind.TOKEN,
    Key.COPY_OF: _copy_of,
    Key.COMPONENTS: _components,
    Key.COMMANDER: lambda seen: is_commander(seen.obj),
    Key.RING_BEARER: lambda seen: Designation.RING_BEARER in seen.obj.designations.given,
    Key.ATTACHED_TO: lambda seen: seen.obj.attached_to,
    Key.ATTACKING: _attacking,
    Key.CAN_ATTACK: _can_attack,
    Key.CAN_BLOCK: _can_block,
    Key.LEVEL: _level,
    Key.UNLOCKED: _unlocked,
    Key.PHASED_OUT: lambda seen: seen.obj.phased_out,
}
"""How each key is found out. Keys that aren't here are beyond what the engine knows yet."""

ENTITY_KEYS = frozenset({Key.ATTACHED_TO, Key.ATTACKING})
"""Keys whose value is an object or player."""
