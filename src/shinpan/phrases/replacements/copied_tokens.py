"""Tokens that are copies of something instead of what they would have been (614.1a, 707.2)."""

from typing import ClassVar

from shinpan.game.events import Event, TokenMade
from shinpan.phrases.base import Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.copying.originals import originals_to_copy
from shinpan.phrases.copying.reading import read


@phrase(
    en=(
        (
            "the first time you would create one or more tokens each turn, you may instead create that many tokens "
            "that are copies of {of} @ own_turn=False"
        ),
        (
            "the first time you would create one or more tokens during each of your turns, you may instead choose "
            "{of.group:a} and create that many tokens that are copies of that creature @ of=ChosenOf, own_turn=True"
        ),
    ),
    ja=(
        (
            "各ターンにあなたが1つ以上のトークンを生成する最初のとき、代わりに{of:'s}コピーであるトークンを"
            "その数だけ生成してもよい @ own_turn=False"
        ),
        (
            "あなたの各ターンにあなたが1つ以上のトークンを生成する最初のとき、代わりに{of.group:a}を選び、それのコピーである"
            "トークンをその数だけ生成してもよい @ of=ChosenOf, own_turn=True"
        ),
    ),
)
class FirstTokensAreCopies(ReplacementPart):
    """The first tokens that a player would create in a turn may be copies of something instead (614.1a).

    They enter in the same way: tapped, attacking, with counters, if the others would have. own_turn: in the player's
    own turns only.
    """

    of: Reference
    own_turn: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (TokenMade,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether these would be the first tokens, and there is something to be copied."""
        if not isinstance(event, TokenMade) or event.count <= 0 or event.player != context.you:
            return False
        if self.own_turn and context.state.turn.active != context.you:
            return False
        earlier = (each for each in context.state.history if isinstance(each, TokenMade))
        return not any(each.player == context.you for each in earlier) and bool(self.of.find(context))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let the player choose, and put the copies in place of the tokens."""
        assert isinstance(event, TokenMade)
        if not (yield from context.may(context.you)):
            return (event,)
        originals = yield from originals_to_copy(context, self.of)
        return (context.as_copies(event, read(context, originals[0]).copied),) if originals else (event,)
