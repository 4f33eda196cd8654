"""Effects that tap, untap and attach permanents and put counters on them."""

from shinpan.game.counters import CounterKind
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Paid, objects_among


@phrase(en="tap {objects:every}", ja="{objects:every}をタップする")
class TapPermanents(Effect):
    """Tap permanents, all at once (701.26a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Tap them."""
        yield from context.tap(objects_among(context, self.objects))


@phrase(en=("untap {objects:every}", "you untap {objects:every}"), ja="{objects:every}をアンタップする")
class UntapPermanents(Effect):
    """Untap permanents, all at once (701.26b)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Untap them."""
        yield from context.untap(objects_among(context, self.objects))


@phrase(
    en=(
        "put {number:kind} counter[|s] on each of {on} @ on.minimum=0, on.maximum=2",
        "put {number:kind} counter[|s] on {on}",
        "put a {kind} counter on {on} for each {number:each}",
        "put {number.first:kind} counter[|s] on {on} for each {number.second:each} @ number=Product",
        "put a number of {kind} counters on {on} equal to {number}",
        "put {kind} counters on {on} equal to {number}",
        "put {number:kind} counter[|s] on each of {on}",
        "put a number of {kind} counters equal to {number} on {on}",
    ),
    ja="{on:'s}上に{kind}カウンター{number}個を置く",
)
class PutCounters(Effect):
    """Put counters of a kind on each of some permanents or players (122.1)."""

    on: Reference
    kind: CounterKind
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        number = self.number.value(context)
        yield from context.together(context.put_counters(each, self.kind, number) for each in self._found(context))

    def possible(self, context: Queries) -> bool:
        """Return whether there is anything to put them on."""
        return any(isinstance(each, PlayerId) or context.exists(each) for each in self._found(context))

    def _found(self, context: Queries) -> tuple[Entity, ...]:
        """Return what they are put on; a card that paying the cost has moved is found where it is (400.7j)."""
        return objects_among(context, self.on) if isinstance(self.on, Paid) else self.on.find(context)


@phrase(en="attach {what} to {host}", ja="{what}を{host}につける")
class AttachTo(Effect):
    """Attach an Aura, Equipment or Fortification to something (701.3)."""

    what: Reference
    host: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Move it there, if it is still there and may be."""
        hosts = self.host.find(context)
        if hosts:
            for each in objects_among(context, self.what):
                yield from context.attach(each, hosts[0])
