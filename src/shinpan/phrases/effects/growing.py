"""Keyword actions that put counters on permanents (701): proliferate, bolster, support, adapt, monstrosity, amass."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Duration
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.references.objects import This, objects_among
from shinpan.phrases.references.targets import Target
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.tokens import creature_token

_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE


@phrase(en="proliferate", ja="増殖を行う")
class Proliferate(Effect):
    """Choose any permanents and players with counters; each gets one more of each kind it has (701.34a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose, and put the counters."""
        having: list[Entity] = [each for each in context.players() if context.player(each).counters]
        for each in context.permanents():
            found = context.look(each)
            if found is not None and found.counters:
                having.append(each)
        chosen = yield from context.choose(context.you, having, 0, len(having), Topic.CHOICE)
        acts: list[Steps[int]] = []
        for entity in chosen:
            held = context.player(entity) if isinstance(entity, PlayerId) else context.look(entity)
            if held is not None:
                acts.extend(context.put_counters(entity, kind, 1) for kind, _ in held.counters)
        yield from context.together(acts)
        context.acted(KeywordAction.PROLIFERATE, context.you)


def _own_creatures(context: Context) -> list[ObjectId]:
    return [
        each
        for each in context.permanents()
        if context.controller(each) == context.you and CardType.CREATURE in context.characteristics(each).types
    ]


@phrase(en="bolster {number}", ja="鼓舞{number}を行う")
class Bolster(Effect):
    """Put counters on a creature with the least toughness among those that you control (701.39a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose among the weakest."""
        own = _own_creatures(context)
        least = min((context.characteristics(each).toughness or 0 for each in own), default=0)
        weakest = [each for each in own if (context.characteristics(each).toughness or 0) == least]
        chosen = yield from context.choose(context.you, weakest, topic=Topic.CHOICE)
        for each in chosen:
            yield from context.put_counters(each, _PLUS_ONE, self.number.value(context))


@phrase(
    en=(
        "support {target.maximum} @ target.group=Group, target.group.noun=Permanents, "
        "target.group.noun.kinds=(CREATURE), target.minimum=0"
    ),
    ja="支援{target.maximum}を行う",
)
class Support(Effect):
    """Put a +1/+1 counter on each of up to so many target creatures (701.41a)."""

    target: Target

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        yield from context.together(context.put_counters(each, _PLUS_ONE, 1) for each in self.target.find(context))


@phrase(en="adapt {number}", ja="順応{number}を行う")
class Adapt(Effect):
    """The source gets +1/+1 counters if it has none (701.46a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Put them there, if it is still there without any."""
        source = context.look(context.source)
        if source is not None and context.exists(context.source) and not source.count(_PLUS_ONE):
            yield from context.put_counters(context.source, _PLUS_ONE, self.number.value(context))


@phrase(en="monstrosity {number}", ja="怪物化{number}を行う")
class BecomeMonstrous(Effect):
    """The source gets +1/+1 counters and becomes monstrous, if it isn't monstrous (701.37a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Do both, once."""
        source = context.look(context.source)
        if source is None or not context.exists(context.source) or Designation.MONSTROUS in source.designations.given:
            return
        number = self.number.value(context)
        yield from context.put_counters(context.source, _PLUS_ONE, number)
        context.designate(context.source, Designation.MONSTROUS)
        context.acted(KeywordAction.MONSTROSITY, context.you, context.source, number)


@phrase(
    en=(
        "amass[+] {kind:noun} {number}",
        "amass {number} @ kind=ZOMBIE",
    ),
    ja="{kind}動員{number}を行う",
)
class Amass(Effect):
    """Make an Army, if you control none, and put +1/+1 counters on one that you control (701.47a)."""

    number: Quantity
    kind: CreatureType = CreatureType.ZOMBIE

    def perform(self, context: Context) -> Steps[None]:
        """Create the token, choose an Army, put the counters, make it of the kind."""
        armies = [each for each in _own_creatures(context) if _is(context, each, CreatureType.ARMY)]
        if not armies:
            token = creature_token((0, 0), (Color.BLACK,), self.kind, CreatureType.ARMY)
            armies = list((yield from context.create_tokens(context.you, token)))
        chosen = yield from context.choose(context.you, armies, topic=Topic.CHOICE)
        for each in chosen:
            yield from context.put_counters(each, _PLUS_ONE, self.number.value(context))
            if not isinstance(each, PlayerId) and not _is(context, each, self.kind):
                part = AddSubtypes(Subtypes((self.kind,)))
                yield from context.begin_effect((part,), Duration.FOREVER, (each,))
        context.acted(KeywordAction.AMASS, context.you)


def _is(context: Context, object_id: ObjectId, kind: CreatureType) -> bool:
    found: Characteristics = context.characteristics(object_id)
    return kind in found.subtypes


@phrase(en="{which} endure[s] {number}", ja="{which}は闘魂{number}を行う")
class Endure(Effect):
    """A creature gets +1/+1 counters, or its controller creates a Spirit of that size (701.63a)."""

    number: Quantity
    which: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Let its controller choose."""
        number = self.number.value(context)
        if number <= 0:
            return
        for each in objects_among(context, self.which):
            player = context.controller(each)
            if context.exists(each) and (yield from context.may(player)):
                yield from context.put_counters(each, _PLUS_ONE, number)
            else:
                token = creature_token((number, number), (Color.WHITE,), CreatureType.SPIRIT)
                yield from context.create_tokens(player, token)
