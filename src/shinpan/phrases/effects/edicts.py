"""Effects by which players choose among what they have: "sacrifices a creature of their choice"."""

from shinpan.game.decisions import Topic
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "sacrifice {number:group} @ who=You, register=*",
        "{who} sacrifice[s] {number:group} of their choice @ register=*",
        "{who} sacrifice[s] {number:group} @ register=*",
    ),
    ja=(
        "{number:group}を生け贄に捧げる @ who=You, register=*",
        "{who}は、自分が選んだ{number:group}を生け贄に捧げる @ register=*",
    ),
)
class SacrificeChosen(Effect):
    """Players sacrifice permanents of their choice (701.21). All choose in APNAP order, then all sacrifice (101.4).

    register: where what was sacrificed is kept, for "that creature's toughness" (608.2h).
    """

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose, then sacrifice together."""
        chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            members = tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
            own = tuple(each for each in members if context.controller(each) == player)
            number = min(self.number.value(context), len(own))
            picked = yield from context.choose(player, own, number, number, Topic.CHOICE)
            chosen.append((player, tuple(each for each in picked if not isinstance(each, PlayerId))))
        if self.register is not None:
            context.keep(self.register, tuple(each for _, objects in chosen for each in objects))
        yield from context.together(context.sacrifice(player, objects) for player, objects in chosen)

    def possible(self, context: Queries) -> bool:
        """Return whether someone has as many to sacrifice."""
        members = tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
        number = self.number.value(context)
        return any(
            sum(context.controller(each) == player for each in members) >= number
            for player in players_among(self.who.find(context))
        )


@phrase(en="sacrifice {objects}. if you do, {then}", ja="{objects}を生け贄に捧げる。そうしたなら、{then}")
class SacrificeThen(Effect):
    """Sacrifice something, and do something if it was sacrificed (608.2d)."""

    objects: Reference
    then: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do the one, and if it was done the other."""
        if (yield from context.sacrifice(context.you, objects_among(context, self.objects))):
            yield from self.then.perform(context)
