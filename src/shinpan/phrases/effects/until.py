"""Exiling until something leaves the battlefield (610.3)."""

from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.references.objects import objects_among


@phrase()
class ReturnsWhenGone(StaticPart):
    """What an effect was begun on returns to the zone that it came from once the effect's source has left (610.3).

    No text says it of itself: "until" does.
    """

    zone: Zone = Zone.BATTLEFIELD


@phrase(
    en="exile {objects} until {.this} leaves the battlefield @ link=*",
    ja="{.this}が戦場を離れるまで、{objects}を追放する @ link=*",
)
class ExileUntilGone(Effect):
    """Exile objects until the source leaves the battlefield; nothing if it already has (610.3a-c).

    link: the number under which the source remembers them (607.2a).
    """

    objects: Reference
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, and remember to return them."""
        if context.source not in context.permanents():
            return
        objects = objects_among(context, self.objects)
        found = context.look(objects[0]) if objects else None
        exiled = yield from context.move(objects, Zone.EXILE)
        kept = [each for each in exiled if each in context.in_zone(Zone.EXILE)]
        if kept and found is not None:
            note_exiled(context, kept, None, self.link)
            yield from context.begin_effect((ReturnsWhenGone(found.zone),), Duration.FOREVER, kept)


@phrase(
    en=(
        "each opponent reveals their hand. for each opponent, exile {what:a} they revealed this way until {.this} "
        "leaves the battlefield @ link=*"
    ),
    ja=(
        "各対戦相手は手札を公開する。対戦相手1人につき、{.this}が戦場を離れるまで、これにより公開された{what:a}を"
        "追放する @ link=*"
    ),
)
class ExileRevealedUntilGone(Effect):
    """Opponents reveal their hands, and one card of each is exiled until the source leaves (701.20a, 610.3).

    link: the number under which the source remembers the cards (607.2a).
    """

    what: Quality
    link: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Have all of them reveal; the controller chooses a card of each, and all are exiled together."""
        fitting: list[tuple[ObjectId, ...]] = []
        for player in context.opponents(context.you):
            hand = context.in_zone(Zone.HAND, player)
            yield from context.reveal(player, hand)
            fitting.append(tuple(each for each in hand if self.what.holds(context, each)))
        if context.source not in context.permanents():
            return
        chosen: list[ObjectId] = []
        for cards in fitting:
            picked = yield from context.choose(context.you, cards)
            chosen.extend(each for each in picked if not isinstance(each, PlayerId))
        exiled = yield from context.move(chosen, Zone.EXILE)
        kept = [each for each in exiled if each in context.in_zone(Zone.EXILE)]
        if kept:
            context.link(self.link, kept)
            yield from context.begin_effect((ReturnsWhenGone(Zone.HAND),), Duration.FOREVER, kept)


@phrase(
    en="choose {what:a} exiled with {.this}< {having}> @ link=*, register=*",
    ja="{.this}によって追放された<{having}>{what:a}を選ぶ @ link=*, register=*",
)
class ChooseExiledWith(Effect):
    """The controller chooses a card among those that the source remembers, if one fits (607.2a)."""

    what: Quality
    having: Quality | None = None
    link: int = 0
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and keep it."""
        exiled = context.in_zone(Zone.EXILE)
        wanted = (self.what,) if self.having is None else (self.what, self.having)
        linked = [each for each in exiled if each in context.linked(self.link)]
        fitting = [each for each in linked if all(quality.holds(context, each) for quality in wanted)]
        context.keep(self.register, (yield from context.choose(context.you, fitting)))
