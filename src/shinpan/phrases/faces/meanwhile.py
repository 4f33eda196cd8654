"""What is done while a permanent transforms or is turned face up, not afterwards (614.1e, 708.11, 712.20)."""

from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Effect, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import This, objects_among


@phrase(
    en="as {.this} is turned face up, {effect} @ keyword=*",
    ja="{.this}が表向きになるに際し、{effect} @ keyword=*",
)
class AsTurnedUp(StaticPart):
    """ "As this permanent is turned face up" (614.1e, 708.11): done while it turns.

    keyword: only if that keyword's cost was paid for it (702.37b).
    """

    effect: Effect
    keyword: KeywordAbility | None = None

    def applies(self, keyword: KeywordAbility | None) -> bool:
        """Return whether it is done, given whose cost was paid to turn the permanent up."""
        return self.keyword is None or self.keyword is keyword


@phrase(
    en="as {.this} transforms into {.name}, {effect}",
    ja="{.this}が{.name}に変身するに際し、{effect}",
)
class AsTransforms(StaticPart):
    """ "As this permanent transforms into ...", its own name (712.20): done while it transforms or converts."""

    effect: Effect


@phrase(
    en=("attach {what} to another {host} @ elsewhere=True", "attach {what} to {host:a}"),
    ja=("{what}を他の{host:a}につける @ elsewhere=True", "{what}を{host:a}につける"),
)
class AttachToChosen(Effect):
    """Attach a permanent to something that its controller chooses; nothing is targeted.

    elsewhere: not to what it is attached to.
    """

    host: Collection
    what: Reference = This()
    elsewhere: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose, and attach it."""
        for each in objects_among(context, self.what):
            found = context.look(each)
            hosts = self.host.members(context)
            if self.elsewhere and found is not None:
                hosts = tuple(host for host in hosts if host != found.attached_to)
            if hosts and each in context.permanents():
                (host,) = yield from context.choose(PlayerId(context.you), hosts)
                yield from context.attach(each, host)
