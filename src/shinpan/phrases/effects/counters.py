"""Effects that move and remove counters (122)."""

from shinpan.game.counters import CounterKind
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import This, objects_among


@phrase(
    en=("remove a {kind} counter from {of}<. if you can't, {otherwise}>",),
    ja=("{of}から{kind}カウンター1個を取り除く<。そうできないなら、{otherwise}>",),
)
class RemoveCounterOrElse(Effect):
    """Remove a counter; what happens if there is none to remove (702.32a, 702.63a)."""

    kind: CounterKind
    otherwise: Effect | None = None
    of: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Remove one from each, or do the other thing."""
        for each in objects_among(context, self.of):
            removed = yield from context.remove_counters(each, self.kind, 1)
            if not removed and self.otherwise is not None:
                yield from self.otherwise.perform(context)


@phrase(
    en="move a {kind} counter from {origin} onto {onto}",
    ja="{origin:'s}上から{kind}カウンター1個を{onto:'s}上に移動する",
)
class MoveCounter(Effect):
    """Move a counter from one object onto another (122.5)."""

    kind: CounterKind
    origin: Reference
    onto: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Take it off and put it on, if both can be done."""
        for giver in objects_among(context, self.origin):
            for taker in objects_among(context, self.onto):
                if giver != taker and (yield from context.remove_counters(giver, self.kind, 1)):
                    yield from context.put_counters(taker, self.kind, 1)

    def possible(self, context: Queries) -> bool:
        """Return whether there is a counter to move, and somewhere to move it."""
        givers = (context.look(each) for each in objects_among(context, self.origin))
        return bool(objects_among(context, self.onto)) and any(g is not None and g.count(self.kind) for g in givers)


@phrase(en="remove all counters from {of}", ja="{of}からすべてのカウンターを取り除く")
class RemoveEveryCounter(Effect):
    """Remove every counter of every kind (122.1)."""

    of: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Remove as many of each kind as there are."""
        for each in objects_among(context, self.of):
            found = context.look(each)
            for kind, number in () if found is None else found.counters:
                yield from context.remove_counters(each, kind, number)

    def possible(self, context: Queries) -> bool:
        """Return whether there is one to remove."""
        found = (context.look(each) for each in objects_among(context, self.of))
        return any(each is not None and each.counters for each in found)


@phrase(
    en=(
        "remove all {counted} counters from {of} @ register=*",
        "remove those counters @ of=*, register=*",
        "remove all of them @ of=*, register=*",
        "remove them @ of=*, register=*",
    ),
    ja="{of}から{counted}カウンターをすべて取り除く @ register=*",
)
class RemoveAllCounters(Effect):
    """Remove every counter of a kind (122.1). "Those counters" are the ones that were counted just before.

    register: where it is kept how many were removed.
    """

    counted: CounterKind
    of: Reference = This()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Remove as many as there are."""
        removed = 0
        for each in objects_among(context, self.of):
            found = context.look(each)
            if found is not None and found.count(self.counted):
                removed += yield from context.remove_counters(each, self.counted, found.count(self.counted))
        if self.register is not None:
            context.keep(self.register, amount=removed)

    def possible(self, context: Queries) -> bool:
        """Return whether there is one to remove."""
        found = (context.look(each) for each in objects_among(context, self.of))
        return any(each is not None and each.count(self.counted) for each in found)
