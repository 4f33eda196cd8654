"""Effects on something that a player chooses as the effect is carried out; nothing is targeted (608.2d)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed


@phrase(
    en="put {number:kind} counter[|s] on {group:a}",
    ja="{group:a}の上に{kind}カウンター{number}個を置く",
)
class PutCountersOnChosen(Effect):
    """The controller chooses one of a description and puts counters on it."""

    group: Collection
    kind: CounterKind
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and put them there."""
        members = self.group.members(context)
        chosen = (yield from context.choose(context.you, members)) if members else ()
        for each in chosen:
            yield from context.put_counters(each, self.kind, self.number.value(context))

    def possible(self, context: Queries) -> bool:
        """Return whether there is one."""
        return bool(self.group.members(context))


@phrase(en="{who} choose[s] {group:a} @ register=*", ja="{who}は{group:a}を選ぶ @ register=*")
class PlayersChoose(Effect):
    """Players each choose one of a description, in APNAP order (101.4). register: where all that is chosen is kept."""

    who: Reference
    group: Collection
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them choose."""
        all_chosen: list[Entity] = []
        for player in players_among(self.who.find(context)):
            members = self.group.members(context.with_each(player))
            if members:
                all_chosen.extend((yield from context.choose(player, members)))
        context.keep(self.register, tuple(dict.fromkeys(all_chosen)))


@phrase(
    en="exile {number:group} from your graveyard<. if you can't, {otherwise}> @ register=*, link=*",
    ja="あなたの墓地から{number:group}を追放する<。そうできないなら、{otherwise}> @ register=*, link=*",
)
class ExileOwnCards(Effect):
    """The controller exiles cards of a description from their graveyard; what happens with too few of them.

    register, link: as for other effects that exile (607.2a).
    """

    group: Collection
    number: Quantity = Fixed(1)
    otherwise: Effect | None = None
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and exile the cards."""
        graveyard = context.in_zone(Zone.GRAVEYARD, context.you)
        cards = tuple(each for each in graveyard if self.group.fits(context, each))
        number = self.number.value(context)
        if len(cards) < number and self.otherwise is not None:
            yield from self.otherwise.perform(context)
            return
        least = min(number, len(cards))
        chosen = yield from context.choose(context.you, cards, least, least)
        exiled = yield from context.move([each for each in chosen if not isinstance(each, PlayerId)], Zone.EXILE)
        if self.register is not None:
            context.keep(self.register, exiled)
        if self.link is not None:
            context.link(self.link, exiled)
