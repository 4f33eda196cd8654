"""A copy effect of a static ability, on what was chosen as its source entered (707.2c)."""

from typing import ClassVar

from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import Layer
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Modification, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Draft, Queries
from shinpan.phrases.copying.reading import read
from shinpan.phrases.modifications.copying import BeCopy
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.entering import Entering, OwnEntry, with_entry

_COPIED = "copied"
"""The key under which the source remembers what it has its host be a copy of."""


@phrase(en="as {.this} enters, choose {group:a}", ja="{.this}が戦場に出るに際し、{group:a}を選ぶ")
class ChooseToCopy(OwnEntry):
    """As the source enters, something is chosen of which its static ability makes copies (614.12a).

    The values are read here: the effect first applies as the source enters, and they are determined only then (707.2c).
    """

    group: Collection

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose, and note the copiable values."""
        assert isinstance(event, Entering)
        for each in (yield from context.choose(context.you, self.group.members(context))):
            if not isinstance(each, PlayerId):
                copied = read(context, each).copied
                event = with_entry(event, event.entry.with_(chosen=(*event.entry.chosen, (_COPIED, copied))))
        return (event,)


@phrase(en="[is|are] a copy of the chosen creature", ja="選ばれたクリーチャーのコピーである")
class BeChosenCopy(Modification):
    """Be a copy of what was chosen for the source as it entered (707.2c)."""

    layer: ClassVar[Layer] = Layer.COPY

    def settled(self, context: Queries, entity: ObjectId) -> Modification:
        """Return the change with the values that were noted."""
        copied = noted(context, _COPIED)
        return BeCopy(copied) if isinstance(copied, CopiedValues) else self

    def apply(self, draft: Draft) -> None:
        """Change nothing: nothing was chosen (607.5a)."""
