"""Sacrificing one of each of several kinds, and keeping one of all (701.21, 701.8)."""

from shinpan.game.decisions import Topic
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection, players_among


@phrase(en="{who} sacrifice[s] {groups:a}", ja="{who}は{groups:a}を生け贄に捧げる")
class SacrificeOneOfEach(Effect):
    """Players each choose one permanent of each of some descriptions, no permanent twice, then sacrifice them all."""

    who: Reference
    groups: tuple[Collection, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose in APNAP order, then sacrifice together (101.4)."""
        chosen: list[tuple[PlayerId, list[ObjectId]]] = []
        for player in players_among(self.who.find(context)):
            taken: list[ObjectId] = []
            for group in self.groups:
                members = (each for each in group.members(context) if not isinstance(each, PlayerId))
                own = [each for each in members if context.controller(each) == player and each not in taken]
                picked = (yield from context.choose(player, own, topic=Topic.CHOICE)) if own else ()
                taken.extend(each for each in picked if not isinstance(each, PlayerId))
            chosen.append((player, taken))
        yield from context.together(context.sacrifice(player, objects) for player, objects in chosen)


@phrase(
    en=(
        "{who} sacrifice[s] all {group:plural} [they|they|you] control",
        "{who} sacrifice[s] each {group} [they|they|you] control",
    ),
    ja="{who}は自分がコントロールするすべての{group}を生け贄に捧げる",
)
class SacrificeAllOwn(Effect):
    """Players sacrifice all permanents of a description that they control, together (701.21, 101.4)."""

    who: Reference
    group: Collection

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do it."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        own = {
            player: [each for each in members if context.controller(each) == player]
            for player in players_among(self.who.find(context))
        }
        yield from context.together(context.sacrifice(player, objects) for player, objects in own.items())


@phrase(
    en="choose {group:a}, then destroy all other {others:plural}",
    ja="{group:a}を選び、その後、それ以外のすべての{others:plural}を破壊する",
)
class DestroyAllButOne(Effect):
    """The controller chooses one permanent, which is spared as all others of a description are destroyed (701.8)."""

    group: Collection
    others: Collection

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and destroy the others."""
        members = self.group.members(context)
        spared = (yield from context.choose(context.you, members)) if members else ()
        others = (each for each in self.others.members(context) if not isinstance(each, PlayerId))
        yield from context.destroy([each for each in others if each not in spared])
