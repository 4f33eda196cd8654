"""Why something can't be done, and what an option does, for those who ask."""

from typing import Any

from shinpan.game.decisions import (
    Activate,
    Attackers,
    Blockers,
    Cast,
    Pass,
    PayWith,
    Pick,
    PlayLand,
    Special,
    SpecialAction,
    Word,
)
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.lang import Lang
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.index import index_of
from shinpan.rules.activating.permission import NOT_THERE, refusal_to_activate
from shinpan.rules.casting.permission import refusal_to_cast
from shinpan.rules.casting.refusals import NOT_HERE
from shinpan.rules.casting.ways import permitted_cards, ways_of
from shinpan.rules.combat.declining import Asked, why_not_attack, why_not_block
from shinpan.rules.costs.payable import Means
from shinpan.rules.lands import land_faces, land_refusal
from shinpan.rules.refusing import Refusal
from shinpan.rules.special_actions.taking import special_refusal
from shinpan.rules.special_actions.turning_up import ways_up
from shinpan.rules.table import Table
from shinpan.rules.timing import NO_PRIORITY

_HALVES = (Word(0, "left", "左"), Word(1, "right", "右"))


def why_not(
    table: Table,
    action: str,
    object_id: ObjectId,
    player: PlayerId,
    number: int = 0,
    target: Entity | None = None,
    asked: Asked | None = None,
) -> Refusal | None:
    """Return the first requirement that keeps a player from doing something now, or None if they may.

    action: "cast", "play", "activate", a special action by its name ("turn face up", "unlock", "suspend", "foretell",
    "plot"), "attack" or "block". number: the place of the ability among those of the object, keywords spelled out, or
    which of several special actions. target: what would be attacked or blocked. asked: what is being decided. Raises
    ValueError for another action, or an attack on nothing.
    """
    if action in ("attack", "block"):
        return _why_not_fight(table, action, object_id, player, target, asked)
    if table.state.turn.priority != player:
        return NO_PRIORITY
    means = Means(table, player)
    if action == "cast":
        return refusal_to_cast(table, player, object_id, means)
    if action == "play":
        return _why_not_play(table, object_id, player)
    if action == "activate":
        return _why_not_activate(table, object_id, player, number)
    if action in _SPECIAL:
        return special_refusal(table, player, Special(object_id, SpecialAction(action), number), means)
    known = ", ".join(f'"{each}"' for each in ("cast", "play", "activate", *_SPECIAL, "attack"))
    raise ValueError(f'unknown action {action!r}: {known} or "block" is needed')


_SPECIAL = tuple(each.value for each in SpecialAction)


def _why_not_fight(
    table: Table, action: str, object_id: ObjectId, player: PlayerId, target: Entity | None, asked: Asked | None
) -> Refusal | None:
    if action == "attack":
        if target is None:
            raise ValueError("an attack needs a target: a player, a planeswalker or a battle")
        return why_not_attack(table, player, object_id, target, asked)
    if target is None or isinstance(target, PlayerId):
        raise ValueError("a block needs a target: the attacking creature")
    return why_not_block(table, player, object_id, target, asked)


def _why_not_play(table: Table, object_id: ObjectId, player: PlayerId) -> Refusal | None:
    if object_id not in table.state.objects or not land_faces(table.state.objects[object_id]):
        return NOT_HERE
    if object_id not in table.state.hands[player] and object_id not in permitted_cards(table, player):
        return NOT_HERE
    return land_refusal(table, player)


def _why_not_activate(table: Table, object_id: ObjectId, player: PlayerId, number: int) -> Refusal | None:
    abilities = index_of(table.characteristics(object_id)).all
    if number >= len(abilities):
        return NOT_THERE
    ability = abilities[number]
    if not isinstance(ability, ActivatedAbility):
        return NOT_THERE
    return refusal_to_activate(table, player, object_id, number, ability, Means(table, player))


def describe(table: Table, option: Any, lang: str = "en") -> str:
    """Return in words what an option does. Names of cards stand in English, or in Japanese where they are known."""
    language = Lang(lang)
    japanese = language is Lang.JA

    def name(entity: Entity) -> str:
        return _name(table, entity, japanese)

    match option:
        case Pass():
            return "優先権を放棄する" if japanese else "pass"
        case PlayLand():
            face = _face(table, option.object, option.face, japanese)
            return f"{face}をプレイする" if japanese else f"play {face}"
        case Cast():
            face = _face(table, option.object, option.face, japanese)
            return _casting(table, option, face, japanese)
        case Activate():
            return _activation(table, option.object, option.number, language)
        case Special():
            return _special(table, option, name(option.object), japanese)
        case Pick():
            return name(option.entity)
        case Word():
            return option.ja if japanese else option.en
        case Attackers():
            return _pairs(
                option.pairs, name, "attacks with nothing", "攻撃しない", "を攻撃" if japanese else "attacks", japanese
            )
        case Blockers():
            return _pairs(
                option.pairs,
                name,
                "blocks with nothing",
                "ブロックしない",
                "をブロック" if japanese else "blocks",
                japanese,
            )
        case PayWith():
            return f"{name(option.object)}のマナ能力を起動する" if japanese else f"tap {name(option.object)} for mana"
        case _:
            return str(option)


def _casting(table: Table, option: Cast, name: str, japanese: bool) -> str:
    player = table.state.turn.priority
    ways = ways_of(table, player, option.object) if player is not None and option.way else ()
    word = ways[option.way].word if option.way < len(ways) else None
    if japanese:
        return f"{name}を唱える" if word is None else f"{name}を唱える（{word[1]}）"
    return f"cast {name}" if word is None else f"cast {name} ({word[0]})"


def _name(table: Table, entity: Entity, japanese: bool) -> str:
    if isinstance(entity, PlayerId):
        return table.player(entity).name
    obj = table.object(entity)
    if obj is None:
        return "?"
    source = obj.stacked.source if obj.stacked is not None else entity
    name = table.characteristics(source).name
    if not name:
        return _nameless(table, source, japanese)
    if japanese:
        name = _named(name, japanese)
        return f"{name}の能力" if obj.stacked is not None else name
    return f"the ability of {name}" if obj.stacked is not None else name


def _nameless(table: Table, object_id: ObjectId, japanese: bool) -> str:
    """Return what an object without a name is called: most often it is face down."""
    obj = table.object(object_id)
    if obj is not None and obj.face_down is not None:
        return "裏向きのオブジェクト" if japanese else "the face-down object"
    return "名前のないオブジェクト" if japanese else "the nameless object"


def _face(table: Table, object_id: ObjectId, face: int, japanese: bool) -> str:
    """Return the name of the face of a card that would be cast or played."""
    obj = table.object(object_id)
    if obj is None or not obj.components or len(obj.components[0].definition.faces) == 1:
        return _name(table, object_id, japanese)
    return _named(obj.components[0].definition.shown(face).name, japanese)


def _named(name: str, japanese: bool) -> str:
    if not japanese:
        return name
    from shinpan.cards.pool.names_ja import japanese_names

    known = japanese_names()
    return f"《{known.get(name, '+'.join(known.get(each, each) for each in name.split(' // ')))}》"


def _special(table: Table, option: Special, name: str, japanese: bool) -> str:
    if option.action is SpecialAction.UNLOCK:
        half = _HALVES[option.number]
        return f"{name}の{half.ja}を開放する" if japanese else f"unlock the {half.en} half of {name}"
    if option.action is SpecialAction.COMPANION:
        return f"相棒の{name}を手札に加える" if japanese else f"put the companion {name} into the hand"
    if option.action is not SpecialAction.TURN_FACE_UP:
        term = KeywordAbility[option.action.name]
        return f"{name}の{term.ja}を行う" if japanese else f"{option.action.value} {name}"
    keyword = ways_up(table, option.object)[option.number].keyword
    if japanese:
        return f"{name}を{'マナ・コスト' if keyword is None else f'{keyword.ja}コスト'}で表向きにする"
    return f"turn {name} face up for its {'mana' if keyword is None else keyword.en} cost"


def _activation(table: Table, object_id: ObjectId, number: int, lang: Lang) -> str:
    from shinpan.phrases.wording import WordingError, text_of  # loaded only where texts are asked for

    characteristics = table.characteristics(object_id)
    name = _name(table, object_id, lang is Lang.JA)
    abilities = index_of(characteristics).all
    try:
        text = text_of(abilities[number], lang, characteristics)
    except (WordingError, IndexError):
        return f"{name}の能力を起動する" if lang is Lang.JA else f"activate an ability of {name}"
    return f"{name}の能力を起動する：{text}" if lang is Lang.JA else f"activate an ability of {name}: {text}"


def _pairs(pairs: Any, name: Any, none_en: str, none_ja: str, verb: str, japanese: bool) -> str:
    if not pairs:
        return none_ja if japanese else none_en
    if japanese:
        return "、".join(f"{name(one)}で{name(other)}{verb}" for one, other in pairs)
    return ", ".join(f"{name(one)} {verb} {name(other)}" for one, other in pairs)
