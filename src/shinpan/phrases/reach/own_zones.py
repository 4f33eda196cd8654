"""What players do with cards of their own: return them, exile them, put them back, shuffle them in (400.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among

_OWN = "[who:their|their|your] graveyard"


def _chosen(
    context: Context, player: PlayerId, zone: Zone, group: Collection, most: int
) -> Steps[tuple[ObjectId, ...]]:
    """Let a player choose cards of a description in a zone of theirs, as many as there are up to a number."""
    there = tuple(each for each in context.in_zone(zone, player) if group.fits(context, each))
    number = min(most, len(there))
    chosen = yield from context.choose(player, there, number, number)
    return tuple(each for each in chosen if not isinstance(each, PlayerId))


@phrase(
    en=(
        f"{{who}} return[s] {{number:group}} from {_OWN} to [who:their|their|your] hand",
        f"{{who}} return[s] {{number:group}} from {_OWN} to the battlefield @ onto_battlefield=True",
        (
            f"{{who}} return[s] {{number:group}} from {_OWN} to the battlefield tapped @ onto_battlefield=True, "
            "tapped=True"
        ),
        f"{{who}} put[s] {{number:group}} from {_OWN} onto the battlefield @ onto_battlefield=True",
    ),
    ja=(
        "{who}は自分の墓地から{number:group}をタップ状態で戦場に戻す @ onto_battlefield=True, tapped=True",
        "{who}は自分の墓地から{number:group}を戦場に戻す @ onto_battlefield=True",
        "{who}は自分の墓地から{number:group}を手札に戻す",
    ),
)
class PlayersReturn(Effect):
    """Players return cards of a description from their graveyards, each of their own (400.3)."""

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)
    onto_battlefield: bool = False
    tapped: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them choose, in turn order, then return all of them together (101.4)."""
        acts = []
        for player in players_among(self.who.find(context)):
            number = self.number.value(context)
            cards = yield from _chosen(context, player, Zone.GRAVEYARD, self.group, number)
            if self.onto_battlefield:
                acts.append(context.move(cards, Zone.BATTLEFIELD, controller=player, tapped=self.tapped))
            else:
                acts.append(context.move(cards, Zone.HAND))
        yield from context.together(acts)

    def possible(self, context: Queries) -> bool:
        """Return whether one of them has such a card there."""
        return _anyone_has(context, self.who, Zone.GRAVEYARD, self.group)


def _anyone_has(context: Queries, who: Reference, zone: Zone, group: Collection) -> bool:
    players = players_among(who.find(context))
    return any(group.fits(context, each) for player in players for each in context.in_zone(zone, player))


@phrase(
    en=f"{{who}} exile[s] {{number:group}} from {_OWN} @ register=*",
    ja="{who}は自分の墓地から{number:group}を追放する @ register=*",
)
class PlayersExile(Effect):
    """Players exile cards of a description from their graveyards. register: where what is exiled is kept."""

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them choose, then exile all of them together (101.4)."""
        exiled: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            exiled += yield from _chosen(context, player, Zone.GRAVEYARD, self.group, self.number.value(context))
        moved = yield from context.move(tuple(exiled), Zone.EXILE)
        if self.register is not None:
            context.keep(self.register, moved)

    def possible(self, context: Queries) -> bool:
        """Return whether one of them has such a card there."""
        return _anyone_has(context, self.who, Zone.GRAVEYARD, self.group)


@phrase(
    en=(
        "{who} put[s] {number:group} from [who:their|their|your] hand on top of [who:their|their|your] library",
        (
            "{who} put[s] {number:group} from [who:their|their|your] hand on top of [who:their|their|your] library "
            "in any order"
        ),
        (
            "{who} put[s] {number:group} from [who:their|their|your] hand on the bottom of [who:their|their|your] "
            "library @ bottom=True"
        ),
        (
            "{who} put[s] {number:group} from [who:their|their|your] hand on the bottom of [who:their|their|your] "
            "library in any order @ bottom=True"
        ),
    ),
    ja=(
        "{who}は手札から{number:group}をライブラリーの一番下に望む順番で置く @ bottom=True",
        "{who}は手札から{number:group}をライブラリーの一番上に望む順番で置く",
    ),
)
class PlayersPutBack(Effect):
    """Players put cards from their hands on top of their libraries, or on the bottom (401.4)."""

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)
    bottom: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them choose and order theirs."""
        for player in players_among(self.who.find(context)):
            cards = yield from _chosen(context, player, Zone.HAND, self.group, self.number.value(context))
            ordered = yield from context.arrange(player, cards)
            yield from context.move(ordered, Zone.LIBRARY, position=-1 if self.bottom else 0)

    def possible(self, context: Queries) -> bool:
        """Return whether one of them has such a card in hand."""
        return _anyone_has(context, self.who, Zone.HAND, self.group)


@phrase(
    en="{who} put[s] {number:group} from [who:their|their|your] hand onto the battlefield",
    ja="{who}は手札から{number:group}を戦場に出す",
)
class PlayersPutOntoBattlefield(Effect):
    """Players put cards of a description from their hands onto the battlefield, all together (101.4, 110.2)."""

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them choose, in turn order, then put all of them there."""
        acts = []
        for player in players_among(self.who.find(context)):
            cards = yield from _chosen(context, player, Zone.HAND, self.group, self.number.value(context))
            acts.append(context.move(cards, Zone.BATTLEFIELD, controller=player))
        yield from context.together(acts)

    def possible(self, context: Queries) -> bool:
        """Return whether one of them has such a card in hand."""
        return _anyone_has(context, self.who, Zone.HAND, self.group)


@phrase(
    en="{who} shuffle[s] {objects:every} into [who:their|their|your] library",
    ja="{who}は{objects}を自分のライブラリーに加えて切り直す",
)
class PlayersShuffleIn(Effect):
    """A player shuffles cards of theirs into their library; it is shuffled even if there are none (701.24e)."""

    who: Reference
    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Move them there, and shuffle."""
        yield from context.move(objects_among(context, self.objects), Zone.LIBRARY)
        for player in players_among(self.who.find(context)):
            yield from context.shuffle(player)


@phrase(
    en="{who} reveal[s] {number:card} at random from [who:their|their|your] hand @ register=*",
    ja="{who}は手札から無作為に{number:card}を公開する @ register=*",
)
class RevealAtRandom(Effect):
    """Players reveal cards from their hands that chance chooses (701.20). register: where those are kept."""

    who: Reference
    number: Quantity = Fixed(1)
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have chance choose for each of them."""
        shown: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            hand = list(context.in_zone(Zone.HAND, player))
            found = context.state.randomness().sample(hand, min(len(hand), self.number.value(context)))
            if found:
                yield from context.reveal(player, tuple(found))
            shown += found
        if self.register is not None:
            context.keep(self.register, tuple(shown))


@phrase(en="remove {objects} from combat", ja="{objects}を戦闘から取り除く")
class RemoveFromCombat(Effect):
    """Creatures are removed from combat (506.4)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Remove each of them."""
        yield from ()
        for each in objects_among(context, self.objects):
            context.remove_from_combat(each)


__all__ = [
    "PlayersExile",
    "PlayersPutBack",
    "PlayersPutOntoBattlefield",
    "PlayersReturn",
    "PlayersShuffleIn",
    "RemoveFromCombat",
    "RevealAtRandom",
]
