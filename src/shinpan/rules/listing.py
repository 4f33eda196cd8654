"""What a player with priority may do: listed without trying anything (117.1).

This runs at every decision of every game, so it looks at each card and permanent once, asks the cheap questions first,
and asks nothing about what can't matter.
"""

from shinpan.game.characteristics import Characteristics
from shinpan.game.decisions import Cast, Option, Pass, PlayLand
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.casting import AsThoughFlash
from shinpan.phrases.index import index_of
from shinpan.phrases.permissions import CastAsThoughFlash
from shinpan.phrases.playing import PlayPermission
from shinpan.rulebook.citations import carries
from shinpan.rules.activating.permission import other_options
from shinpan.rules.board import board_of
from shinpan.rules.casting.permission import cast_options
from shinpan.rules.casting.plain import plain_of
from shinpan.rules.casting.ways import permitted_cards
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means
from shinpan.rules.lands import land_faces, land_refusal, may_play_land
from shinpan.rules.special_actions.taking import special_options, special_options_from_hand
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.timing import sorcery_timing, split_second

carries("117.1")

PASS = Pass()
NO_X = Choices(x=0)


def legal_actions(table: Table, player: PlayerId) -> list[Option]:
    """Return what a player with priority may do: pass, play a land, cast spells, activate abilities."""
    means = Means(table, player)
    found: list[Option] = [PASS]
    _from_hand(table, player, means, found)
    found.extend([source.activation for source in means.own_sources()])
    for each in board_of(table).others:
        found.extend(other_options(table, player, each, means))
    state, view = table.state, table.view()
    if state.special or view.copiable or state.outsides[player]:
        found.extend(special_options(table, player, means))
    if state.usable or view.usable or PlayPermission in view.parts:
        _from_elsewhere(table, player, means, found)
    return found


def _from_elsewhere(table: Table, player: PlayerId, means: Means, found: list[Option]) -> None:
    """Add what can be done with cards in other zones: by their own abilities, or because an effect allows it."""
    state, view = table.state, table.view()
    usable = state.usable
    for each in usable:
        found.extend(other_options(table, player, each, means))
        obj = state.objects[each]
        if obj.owner != player:
            continue
        if obj.zone is not Zone.HAND:
            if obj.zone is not Zone.COMMAND or not _waits(table, player, each):
                found.extend(cast_options(table, player, each, means))
        elif index_of(table.characteristics(each)).from_hand:
            found.extend(special_options_from_hand(table, player, each, means))
    for each in view.usable:
        if each not in usable:
            found.extend(other_options(table, player, each, means))
            found.extend(cast_options(table, player, each, means))
    if PlayPermission not in view.parts:
        return
    for each in permitted_cards(table, player):
        if may_play_land(table, player, each) is not None:
            found.extend(PlayLand(each, face) for face in land_faces(state.objects[each]))
        found.extend(option for option in cast_options(table, player, each, means) if option not in found)


def _waits(table: Table, player: PlayerId, commander: ObjectId) -> bool:
    """Return whether a commander can be cast only when a sorcery could be, and that isn't now; cheap to ask."""
    view = table.view()
    if sorcery_timing(table, player) is None or CastAsThoughFlash in view.parts or view.for_spells:
        return False
    characteristics = table.characteristics(commander)
    return (
        characteristics.composite is None
        and CardType.INSTANT not in characteristics.types
        and _AT_ANY_TIME.isdisjoint(index_of(characteristics).keywords)
    )


def _from_hand(table: Table, player: PlayerId, means: Means, found: list[Option]) -> None:
    hand = table.state.hands[player]
    if not hand or split_second(table):
        return
    view = table.view()
    changed, objects = view.changed, table.state.objects
    slow = sorcery_timing(table, player) is None
    flash = CastAsThoughFlash in view.parts or bool(view.for_spells)
    free = not view.parts and not view.for_spells
    lands = slow and land_refusal(table, player) is None
    for each in hand:
        characteristics = changed.get(each) or objects[each].printed
        types = characteristics.types
        if characteristics.composite is not None:
            if lands:
                found.extend(PlayLand(each, face) for face in land_faces(objects[each]))
            found.extend(cast_options(table, player, each, means))
        elif CardType.LAND in types:
            if lands:
                found.append(PlayLand(each))
        elif slow or CardType.INSTANT in types or flash or (characteristics.abilities and _has_flash(characteristics)):
            plain = plain_of(characteristics) if free else None
            if plain is None:
                found.extend(cast_options(table, player, each, means))
            elif not means.can_pay(plain.mana):
                if means.restricted():  # mana that isn't good for everything may be for this (106.6)
                    found.extend(cast_options(table, player, each, means))
            elif not plain.slots.targets or can_choose(
                table, Queries(table, each, player, choices=NO_X), plain.slots, each
            ):
                found.append(Cast(each))


_AT_ANY_TIME = frozenset({KeywordAbility.FLASH, KeywordAbility.OFFERING})
"""The keyword abilities with which a card may be castable whenever an instant is."""


def _has_flash(characteristics: Characteristics) -> bool:
    index = index_of(characteristics)
    return not index.keywords.isdisjoint(_AT_ANY_TIME) or any(isinstance(each, AsThoughFlash) for each in index.casting)
