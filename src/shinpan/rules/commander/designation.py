"""Which objects are commanders (903.3), and how often each has been cast from the command zone (903.8).

The designation belongs to the card, so that it goes with the component: through all zones, face down, copying something
else, melded or merged. What copies a commander gets none of it.
"""

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import CardId, ObjectId, PlayerId
from shinpan.game.mana import ManaCost, ManaSymbol
from shinpan.game.objects import GameObject
from shinpan.game.state import GameState
from shinpan.phrases.abilities import Cost
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

TAX = cite(
    "903.8",
    en="{object} was cast from the command zone {times} time(s) before, so it costs {cost} more.",
    ja="{object}は以前に統率領域から{times}回唱えられているため、コストが{cost}多くなります。",
)
NOT_THEIRS = Refusal(
    cite(
        "903.8",
        en="Only its owner may cast a commander from the command zone.",
        ja="統率領域にある統率者を唱えられるのは、そのオーナーだけです。",
    )
)
TAXED = cite(
    "903.8",
    en="The total cost can't be paid; being cast from the command zone before, it costs {cost} more.",
    ja="以前に統率領域から唱えられたためコストが{cost}多くなっており、総コストを支払えません。",
)
carries("903.3")
carries("903.3b")
carries("903.3c")
carries("903.3d")
carries("903.3e")
carries("702.124d")
carries("702.124e")


def commanders_of(obj: GameObject) -> tuple[CardId, ...]:
    """Return the cards among the components of an object that are commanders; mostly none, rarely more than one."""
    return tuple(each.card for each in obj.components if each.commander)


def is_commander(obj: GameObject) -> bool:
    """Return whether an object is a commander: a card that is one represents it, with others or alone (903.3b-c)."""
    return any(each.commander for each in obj.components)


def castable_as_commander(obj: GameObject, player: PlayerId) -> bool:
    """Return whether a player may cast a card from the command zone, because it is a commander they own (903.8)."""
    return obj.zone is Zone.COMMAND and obj.owner == player and is_commander(obj)


def casts_before(table: Table, player: PlayerId, spell: ObjectId) -> int:
    """Return how often a player has cast a commander from the command zone so far; other commanders don't count."""
    obj = table.object(spell)
    cards = commanders_of(obj) if obj is not None else ()
    return sum(times for card, times in table.player(player).commander_casts if card in cards)


def tax_of(table: Table, player: PlayerId, spell: ObjectId, cast_from: Zone | None) -> Cost | None:
    """Return what a spell costs besides because it was cast from the command zone before; None for nothing."""
    if cast_from is not Zone.COMMAND:
        return None
    times = casts_before(table, player, spell)
    return Cost(ManaCost.of([ManaSymbol.of_generic(2 * times)])) if times else None


def taxed(cost: Cost) -> Refusal:
    """Return a refusal that says of an unpayable cost that the tax is a part of it."""
    return Refusal(TAXED, (("cost", str(cost.mana)),))


def note_tax(table: Table, player: PlayerId, spell: ObjectId, cast_from: Zone | None) -> None:
    """Record the tax on a spell that is being cast, if there is one."""
    tax = tax_of(table, player, spell, cast_from)
    if tax is not None:
        table.note(TAX, object=spell, times=casts_before(table, player, spell), cost=str(tax.mana))


def count_cast(table: Table, player: PlayerId, spell: ObjectId, cast_from: Zone | None) -> None:
    """Remember that a player has cast a commander from the command zone."""
    if cast_from is not Zone.COMMAND:
        return
    held = table.player(player)
    casts = dict(held.commander_casts)
    for card in commanders_of(table.state.objects[spell]):
        casts[card] = casts.get(card, 0) + 1
    table.set_player(held.with_(commander_casts=tuple(casts.items())))


def own_commanders(state: GameState, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the objects that are a player's commanders, in whatever zone (903.3e)."""
    return tuple(
        obj.id
        for obj in state.objects.values()
        if obj.kind is not ObjectKind.ABILITY
        and any(each.commander and each.owner == player for each in obj.components)
    )
