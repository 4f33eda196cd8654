"""Effects that move objects between zones, or destroy them (400, 701)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Counters
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.hidden.sight import LOOKED, let_look
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.wording.english import number_word


@phrase(
    en=(
        "destroy {objects:every}. [it|they] can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. [that creature|those creatures] can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. a creature destroyed this way can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. creatures destroyed this way can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. the [creature|creatures] can't be regenerated @ can_regenerate=False",
        "destroy {objects:every} and [it|they] can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. a creature destroyed this way can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. artifacts destroyed this way can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. creatures destroyed this way can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. it can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}. they can't be regenerated @ can_regenerate=False",
        "destroy {objects:every}",
    ),
    ja=("{objects:every}を破壊する。[それ|それら]は再生できない @ can_regenerate=False", "{objects:every}を破壊する"),
)
class DestroyPermanents(Effect):
    """Destroy permanents, all at once (701.8). can_regenerate: False for "they can't be regenerated"."""

    objects: Reference
    can_regenerate: bool = True

    def perform(self, context: Context) -> Steps[None]:
        """Destroy them."""
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.destroy(objects, self.can_regenerate)


@phrase(
    en=(
        "exile {objects:every} face down @ face_down=True, register=*, link=*",
        "exile {objects:every} with {number:kind} counter[|s] on [objects:it|them] @ register=*, link=*",
        "exile all {objects.group:from,plural} @ objects=All, register=*, link=*",
        "exile {objects:every} @ register=*, link=*",
    ),
    ja=(
        "{objects:every}を裏向きで追放する @ face_down=True, register=*, link=*",
        "{objects:every}を、{kind}カウンター{number}個を置いた状態で追放する @ register=*, link=*",
        "{objects:every}を追放する @ register=*, link=*",
    ),
)
class ExileObjects(Effect):
    """Exile objects, all at once (406).

    register: where what they became is kept for the rest of the resolution. link: the number under which the source
    remembers it for its linked abilities (607.2a). kind, number: counters with which each is exiled, if any. face_down:
    whoever was told to look at a card before may go on looking at it (406.3).
    """

    objects: Reference
    register: int | None = None
    link: int | None = None
    kind: CounterKind | None = None
    number: Quantity = Fixed(1)
    face_down: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Exile them."""
        objects = objects_among(context, self.objects)
        counters = () if self.kind is None else ((self.kind, self.number.value(context)),)
        exiled = yield from context.move(objects, Zone.EXILE, face_down=self.face_down, counters=counters)
        note_exiled(context, exiled, self.register, self.link)
        if self.face_down:
            looked = [each for each in objects if each in context.result(LOOKED)]
            seen = tuple(now for each in looked for now in context.followed(each))
            yield from let_look(context, seen, (context.you,))


@phrase(
    en=(
        "#graveyard return this card from your graveyard to your hand @ objects=This",
        (
            "return {objects:every} to your hand @ objects.group.modifiers.zone=GRAVEYARD, "
            "objects.group.modifiers.whose=You"
        ),
        (
            "return all {objects.group:from,plural} to your hand @ objects=All, "
            "objects.group.modifiers.1.zone=GRAVEYARD, objects.group.modifiers.1.whose=You"
        ),
        "put {objects} into your hand @ objects=ThatOne",
        (
            "return {objects:every} to your hand @ objects.group.modifiers.1.zone=GRAVEYARD, "
            "objects.group.modifiers.1.whose=You"
        ),
        "return {objects:every} to [its owner's hand|their owners' hands]",
        "return {objects:every} to their owner's hand",
        "put {objects:every} into their owner's hand",
        "put {objects:every} into [its owner's hand|their owners' hands]",
        "put {objects:every} into your hand",
        "return {objects:every} to your hand",
        "return all {objects.group:from,plural} to [its owner's hand|their owners' hands] @ objects=All",
    ),
    ja=(
        "それを手札に加える @ objects=Result|ThatOne",
        "#graveyard このカードをあなたの墓地からあなたの手札に戻す @ objects=This",
        "{objects}をあなたの手札に戻す @ objects.group.modifiers.zone=GRAVEYARD, objects.group.modifiers.whose=You",
        (
            "すべての{objects.group}をあなたの手札に戻す @ objects=All, "
            "objects.group.modifiers.1.zone=GRAVEYARD, objects.group.modifiers.1.whose=You"
        ),
        "{objects}をあなたの手札に戻す @ objects.group.modifiers.1.zone=GRAVEYARD, objects.group.modifiers.1.whose=You",
        "{objects:every}をオーナーの手札に戻す",
    ),
)
class ReturnToHand(Effect):
    """Put objects into their owners' hands, all at once."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Return them."""
        yield from context.move(objects_among(context, self.objects), Zone.HAND)


_UNDER = (
    "",
    " under {under:'s} control",
    " under [objects:its owner's|their owners'] control",
    " under [objects:its owner's|their owner's] control",
)
_COUNTERS = tuple(
    (f" with {words} on [objects:it|them]", f"counters.0.1={number}, counters.1=None")
    for number, words in (
        (1, "a {counters.0.0} counter"),
        (1, "an additional {counters.0.0} counter"),
        *((n, f"{number_word(n)} {{counters.0.0}} counters") for n in range(2, 6)),
        *((n, f"{number_word(n)} additional {{counters.0.0}} counters") for n in range(2, 6)),
    )
)


def _ways(words: str) -> tuple[str, ...]:
    """Return the ways of saying how something is put onto the battlefield: tapped, attacking, with counters."""
    found: list[tuple[str, str]] = []
    for tapped in (False, True):
        how = "tapped=True, " if tapped else ""
        for under in _UNDER:
            start = f"{words}{' tapped' * tapped}{under}"
            found += [(start + counters, how + settings) for counters, settings in _COUNTERS]
            found.append((start, how.removesuffix(", ")))
            if tapped:
                found.append((f"{words} tapped and attacking{under}", "tapped=True, attacking=True"))
            else:
                found.append((f"{words} attached to {{attached}}{under}", ""))
                found.append((f"{words}{under} attached to {{attached}}", ""))
    return tuple(f"{each} @ {settings + ', ' if settings else ''}register=*" for each, settings in dict.fromkeys(found))


@phrase(
    en=(
        "#graveyard return this card from your graveyard to the battlefield tapped @ objects=This, tapped=True",
        (
            "#graveyard return this card from your graveyard to the battlefield tapped and attacking @ objects=This, "
            "tapped=True, attacking=True"
        ),
        (
            "#graveyard return this card from your graveyard to the battlefield with a {counters.0.0} counter on it @ "
            "objects=This, counters.0.1=1, counters.1=None"
        ),
        "#graveyard return this card from your graveyard to the battlefield @ objects=This",
        (
            "return {objects:every} to the battlefield @ objects.group.modifiers.zone=GRAVEYARD, "
            "objects.group.modifiers.whose=You, register=*"
        ),
        (
            "return {objects:every} to the battlefield @ objects.group.modifiers.1.zone=GRAVEYARD, "
            "objects.group.modifiers.1.whose=You, register=*"
        ),
        "return the exiled card to the battlefield under its owner's control @ objects=Linked, register=*",
        "return that card to the battlefield tapped under its owner's control @ objects=Bound, tapped=True, register=*",
        (
            "return that card to the battlefield under its owner's control "  # 122.6
            "with a {counters.0.0} counter on it @ objects=Bound, counters.0.1=1, counters.1=None, register=*"
        ),
        "return that card to the battlefield under its owner's control @ objects=Bound, register=*",
        (
            "return it to the battlefield under its owner's control "  # 702.79a
            "with a {counters.0.0} counter on it @ objects=EventObject, counters.0.1=1, counters.1=None, register=*"
        ),
        (
            "return {objects:every} to the battlefield face down under [its owner's|their owners'] control @ "
            "face_down=True, register=*"
        ),
        "return {objects:every} to the battlefield face down< under {under:'s} control> @ face_down=True, register=*",
        "each player returns to the battlefield all cards they own exiled with {.this} @ objects=Linked, register=*",
        "put {objects:every} onto the battlefield face down< under {under:'s} control> @ face_down=True, register=*",
        *_ways("put {objects:every} onto the battlefield"),
        *_ways("return {objects:every} to the battlefield"),
        (
            "return all {objects.group:from,plural} to the battlefield @ objects=All, "
            "objects.group.modifiers.zone=GRAVEYARD, objects.group.modifiers.whose=You, register=*"
        ),
        "return {objects:every} to the battlefield flipped< under {under:'s} control> @ flipped=True, register=*",
        "return all {objects.group:from,plural} to the battlefield tapped @ objects=All, tapped=True, register=*",
        "return all {objects.group:from,plural} to the battlefield @ objects=All, register=*",
        "put all {objects.group:from,plural} onto the battlefield< under {under:'s} control> @ objects=All, register=*",
        "return {objects:every} to the battlefield tapped and attacking @ tapped=True, attacking=True, register=*",
        "put {objects:every} onto the battlefield tapped and attacking @ tapped=True, attacking=True, register=*",
    ),
    ja=(
        "#graveyard このカードをあなたの墓地からタップ状態で戦場に戻す @ objects=This, tapped=True",
        "#graveyard このカードをあなたの墓地から戦場に戻す @ objects=This",
        "{objects}を戦場に戻す @ objects.group.modifiers.zone=GRAVEYARD, objects.group.modifiers.whose=You, register=*",
        (
            "{objects}を戦場に戻す @ objects.group.modifiers.1.zone=GRAVEYARD, "
            "objects.group.modifiers.1.whose=You, register=*"
        ),
        "追放されたカードをオーナーのコントロール下で戦場に戻す @ objects=Linked, register=*",
        "そのカードをオーナーのコントロール下でタップ状態で戦場に戻す @ objects=Bound, tapped=True, register=*",
        (
            "そのカードを{counters.0.0}カウンター1個が置かれた状態でオーナーのコントロール下で戦場に戻す @ "
            "objects=Bound, counters.0.1=1, counters.1=None, register=*"
        ),
        "そのカードをオーナーのコントロール下で戦場に戻す @ objects=Bound, register=*",
        (
            "それを{counters.0.0}カウンター1個が置かれた状態でオーナーのコントロール下で戦場に戻す @ "
            "objects=EventObject, counters.0.1=1, counters.1=None, register=*"
        ),
        "{objects:every}を反転した状態で<{under:'s}コントロール下で>戦場に戻す @ flipped=True, register=*",
        "{objects:every}を裏向きで<{under:'s}コントロール下で>戦場に戻す @ face_down=True, register=*",
        ("{objects:every}を{attached}につけられた状態で<{under:'s}コントロール下で>戦場に出す @ register=*, tapped=*"),
        (
            "{objects:every}を{counters.0.0}カウンター{counters.0.1}個が置かれたタップ状態で"
            "<{under:'s}コントロール下で>戦場に出す @ counters.1=None, tapped=True, register=*"
        ),
        (
            "{objects:every}を{counters.0.0}カウンター{counters.0.1}個が置かれた状態で"
            "<{under:'s}コントロール下で>戦場に出す @ counters.1=None, register=*"
        ),
        (
            "{objects:every}をタップ状態で攻撃している状態で<{under:'s}コントロール下で>戦場に出す @ tapped=True, "
            "attacking=True, register=*"
        ),
        "{objects:every}をタップ状態で<{under:'s}コントロール下で>戦場に出す @ tapped=True, register=*",
        "{objects:every}を<{under:'s}コントロール下で>戦場に出す @ register=*",
    ),
)
class PutOntoBattlefield(Effect):
    """Put objects onto the battlefield, all at once.

    under: whose control they enter under; None for their owners'. counters: what each enters with. attacking: those
    that enter under the effect's controller's control are attacking (508.4). register: where what they became is kept.
    flipped: they enter flipped (110.5).
    face_down: as 2/2 creatures, whatever they are (708.2a).
    attached: what they enter attached to (303.4f).
    """

    objects: Reference
    under: Reference | None = None
    tapped: bool = False
    face_down: bool = False
    counters: Counters = ()
    register: int | None = None
    attacking: bool = False
    flipped: bool = False
    attached: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        controller = None
        if self.under is not None:
            controller = next(iter(players_among(self.under.find(context))), None)
            if controller is None:
                return
        objects = objects_among(context, self.objects)
        host: Entity | None = None
        if self.attached is not None:
            host = next((each for each in self.attached.find(context)), None)
            if host is None or (not isinstance(host, PlayerId) and not context.exists(host)):
                return
        arrived = yield from context.move(
            objects,
            Zone.BATTLEFIELD,
            controller=controller,
            tapped=self.tapped,
            counters=self.counters,
            flipped=self.flipped,
            face_down=self.face_down,
            attached_to=host,
        )
        if self.attacking:
            own = [each for each in arrived if context.controller(each) == context.you]
            yield from context.put_attacking(own)
        if self.register is not None:
            context.keep(self.register, arrived)


@phrase(
    en=(
        "put {objects:every} into [its owner's graveyard|their owners' graveyards]",
        "put {objects:every} into their owner's graveyard",
        "put {objects:every} into your graveyard",
        "put {objects:every} into their graveyard",
        "put {objects:every} into that player's graveyard",
    ),
    ja="{objects:every}をオーナーの墓地に置く",
)
class PutIntoGraveyard(Effect):
    """Put objects into their owners' graveyards, all at once (404.1); what has moved meanwhile isn't found (400.7)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        found = (each for each in self.objects.find(context) if not isinstance(each, PlayerId))
        yield from context.move([each for each in found if context.exists(each)], Zone.GRAVEYARD)


@phrase(
    en=(
        "put {objects:every} on top of [its owner's library|their owners' libraries] @ position=0",
        "put {objects:every} on the bottom of [its owner's library|their owners' libraries] @ position=-1",
        "put {objects:every} into [its owner's library|their owners' libraries] second from the top @ position=1",
        "put {objects:every} into [its owner's library|their owners' libraries] third from the top @ position=2",
        "put {objects:every} on top of your library @ position=0",
        "put {objects:every} on top of your library in any order @ position=0",
        "put {objects:every} on the bottom of your library @ position=-1",
    ),
    ja=(
        "{objects:every}をオーナーのライブラリーの一番上に置く @ position=0",
        "{objects:every}をオーナーのライブラリーの一番下に置く @ position=-1",
        "{objects:every}をオーナーのライブラリーの上から2枚目に置く @ position=1",
        "{objects:every}をオーナーのライブラリーの上から3枚目に置く @ position=2",
    ),
)
class PutIntoLibrary(Effect):
    """Put objects into their owners' libraries. position: 0 for the top, 1 and 2 below, -1 the bottom."""

    objects: Reference
    position: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Put them there; several of one owner in the order that the owner chooses (401.4)."""
        objects = objects_among(context, self.objects)
        owners = dict.fromkeys(found.owner for each in objects if (found := context.look(each)) is not None)
        ordered: list[ObjectId] = []
        for owner in owners:
            own = tuple(each for each in objects if (found := context.look(each)) is not None and found.owner == owner)
            ordered.extend((yield from context.arrange(owner, own)) if len(own) > 1 else own)
        yield from context.move(tuple(ordered), Zone.LIBRARY, position=self.position)


@phrase(en="sacrifice {objects:every} @ register=*", ja="{objects:every}を生け贄に捧げる @ register=*")
class SacrificePermanents(Effect):
    """Have the controllers of given permanents sacrifice them (701.21). register: where it is kept how many."""

    objects: Reference
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have the ability's controller sacrifice those that they control."""
        sacrificed = yield from context.sacrifice(context.you, objects_among(context, self.objects))
        if self.register is not None:
            context.keep(self.register, sacrificed)
