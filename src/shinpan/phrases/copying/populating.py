"""Populating (701.36): one more of a creature token."""

from shinpan.game.enums import CardType
from shinpan.game.ids import PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.reading import read
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy, IsToken
from shinpan.phrases.references.players import You

_TOKENS = Group(Permanents((CardType.CREATURE,)), (IsToken(),), (ControlledBy(You()),))


@phrase(en="populate", ja="居住を行う")
class Populate(Effect):
    """The player chooses a creature token that they control and creates a copy of it (701.36a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose; nothing happens if there is no such token (701.36b)."""
        for chosen in (yield from context.choose(context.you, _TOKENS.members(context))):
            if not isinstance(chosen, PlayerId):
                yield from context.create_copies(context.you, read(context, chosen).copied)
        context.acted(KeywordAction.POPULATE, context.you)
