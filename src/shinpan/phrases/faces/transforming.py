"""Double-faced permanents turn over (701.27, 701.28, 712), and enter with their back face up."""

from dataclasses import field
from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.game.face_events import Transformed
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.layout import BACK, SIDES
from shinpan.game.objects import Counters
from shinpan.phrases.base import (
    Adjective,
    Condition,
    Effect,
    Precedence,
    Quality,
    Reference,
    Steps,
    TriggerPhrase,
    phrase,
)
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.replacements.entering import OwnEntry, entrant


@phrase(
    en=("convert {objects:every} @ converts=True", "transform {objects:every}"),
    ja=("{objects:every}を転換する @ converts=True", "{objects:every}を変身させる"),
)
class Transform(Effect):
    """Turn double-faced permanents over, all at once (701.27a). converts: the other word for it (701.28a)."""

    objects: Reference
    converts: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Turn them over, those that can be."""
        yield from context.transform(objects_among(context, self.objects), converts=self.converts)


@phrase(
    en=("whenever {.this} transforms into {.name} @ every=True", "when {.this} transforms into {.name}"),
    ja=("{.this}が{.name}に変身するたび @ every=True", "{.this}が{.name}に変身したとき"),
)
class TransformsInto(TriggerPhrase):
    """ "When this creature transforms into ..." with its own name (701.27e): it has the ability just after that.

    every: it is written "whenever", which means the same.
    """

    every: bool = field(default=False, compare=False)
    events: ClassVar[tuple[type[Event], ...]] = (Transformed,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the source transformed or converted."""
        return isinstance(event, Transformed) and event.object == context.source


@phrase(
    en=("when {what} transform[s] @ what=OneOf", "whenever {what:a} transform[s]"),
    ja=("{what}が変身したとき @ what=OneOf", "{what:a}が変身するたび"),
)
class Transforms(TriggerPhrase):
    """ "Whenever a permanent transforms" (701.27e)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Transformed,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent transformed, as it is now; converting isn't transforming (701.28b)."""
        return isinstance(event, Transformed) and not event.converted and self.what.holds(context, event.object)


@phrase(
    en="whenever {what:a} transforms into {into:a} @ what=Group|AnyOf, into=Group|AnyOf",
    ja="{what:a}が{into:a}に変身するたび",
)
class TransformsIntoSome(TriggerPhrase):
    """ "Whenever a permanent you control transforms into a Phyrexian": it is one just after that (701.27e)."""

    what: Quality
    into: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Transformed,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent transformed, and is such a thing now."""
        if not isinstance(event, Transformed) or event.converted:
            return False
        return self.what.holds(context, event.object) and self.into.holds(context, event.object)


@phrase(
    en="whenever {.this} enters or transforms into {.name}",
    ja="{.this}が戦場に出るか{.name}に変身するたび",
)
class EntersOrTransformsInto(TriggerPhrase):
    """ "Whenever this creature enters or transforms into ..." with its own name (603.6a, 701.27e)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange, Transformed)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the source entered, transformed or converted."""
        if isinstance(event, ZoneChange):
            return event.destination is Zone.BATTLEFIELD and context.source in event.arrivals
        return isinstance(event, Transformed) and event.object == context.source


_BACK = "return {objects} to the battlefield transformed under "
_OWN = "[its owner's|their owners'] control"


@phrase(
    en=(
        "#graveyard return this card from your graveyard to the battlefield transformed @ objects=This",
        f"{_BACK}your control @ yours=True, materials=*",
        f"{_BACK}its owner's control @ materials=*",
        f"return {{objects}} to the battlefield converted under {_OWN} @ converts=True",
        f"return {{objects}} to the battlefield tapped and transformed under {_OWN} @ tapped=True, counters=()",
        (
            f"return {{objects}} to the battlefield tapped and transformed under {_OWN} with {{counters.0.1:word}} "
            "{counters.0.0} counters on it @ tapped=True, counters.1=None"
        ),
        (
            f"put {{objects}} onto the battlefield transformed under {_OWN} with a {{counters.0.0}} counter on it @ "
            "counters.0.1=1, counters.1=None"
        ),
        f"{_BACK}your control attached to {{host}} @ yours=True",
        "#graveyard put this card from your graveyard onto the battlefield transformed @ objects=This",
    ),
    ja=(
        "#graveyard このカードをあなたの墓地から変身した状態で戦場に戻す @ objects=This",
        "{objects}を変身した状態であなたのコントロール下で戦場に戻す @ yours=True, host=None, materials=*",
        "{objects}を転換した状態でオーナーのコントロール下で戦場に戻す @ converts=True",
        "{objects}を変身した状態でオーナーのコントロール下でタップ状態で戦場に戻す @ tapped=True, counters=()",
        (
            "{objects}を{counters.0.0}カウンター{counters.0.1}個が置かれた状態で、変身した状態でオーナーの"
            "コントロール下でタップ状態で戦場に戻す @ tapped=True, counters.1=None"
        ),
        (
            "{objects}を{counters.0.0}カウンター{counters.0.1}個が置かれた状態で、変身した状態でオーナーの"
            "コントロール下で戦場に出す @ counters.1=None"
        ),
        "{objects}を変身した状態で、{host}につけられた状態であなたのコントロール下で戦場に戻す @ yours=True",
        "{objects}を変身した状態でオーナーのコントロール下で戦場に戻す @ materials=*",
    ),
)
class ReturnTransformed(Effect):
    """Put double-faced cards onto the battlefield with their back faces up (712.14a).

    yours: under the control of the effect's controller, not the owner's. materials: what arrives remembers the cards
    exiled with the last part of the cost (702.167c), under that number. counters: what each enters with. host: what it
    enters attached to; if that isn't there, it stays where it is (303.4g, 608.2b). converts: the other word for it
    (701.28a).
    """

    objects: Reference
    yours: bool = False
    materials: int | None = None
    tapped: bool = False
    counters: Counters = ()
    host: Reference | None = None
    converts: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Put them there; other cards stay where they are."""
        host = None if self.host is None else next(iter(self.host.find(context)), None)
        if self.host is not None and host is None:
            return
        arrived = yield from context.move(
            objects_among(context, self.objects),
            Zone.BATTLEFIELD,
            controller=context.you if self.yours else None,
            transformed=True,
            tapped=self.tapped,
            counters=self.counters,
            attached_to=host,
        )
        if self.materials is not None and context.choices.paid:
            used = [
                card for paid in context.choices.paid[-1] for card in context.state.successors.get(ObjectId(paid), ())
            ]
            for each in arrived:
                context.link(self.materials, used, of=each)


@phrase(en="<if {condition}, >{.this} enters transformed", ja="<{condition}なら、>{.this}は変身した状態で戦場に出る")
class EntersTransformed(OwnEntry):
    """The source, if a double-faced card represents it, enters with its back face up (614.1c, 616.1d)."""

    precedence: ClassVar[Precedence] = Precedence.BACK_FACE
    condition: Condition | None = None

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the source would enter with its front face up."""
        found = context.look(context.source)
        if entrant(context, event) != context.source or found is None or found.face_down is not None:
            return False
        component = found.components[0]
        if component.definition.layout not in SIDES or component.face == BACK:
            return False
        return self.condition is None or self.condition.holds(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter with its back face up."""
        yield from ()
        if isinstance(event, TokenMade):
            return (event.with_(component=event.component.with_(face=BACK)),)
        return (event.with_(face=BACK),)


@phrase(en="transformed", ja="変身している")
class IsTransformed(Adjective):
    """A transformed permanent: double-faced, with its back face up, represented by nothing else (701.27g)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent is transformed."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        if found is None or found.zone is not Zone.BATTLEFIELD or len(found.components) != 1:
            return False
        component = found.components[0]
        return component.definition.layout in SIDES and component.face == BACK and found.face_down is None
