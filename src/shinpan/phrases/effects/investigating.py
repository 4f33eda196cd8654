"""Investigating (701.16) and detaining (701.35)."""

from shinpan.game.enums import Duration
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.named_tokens import CLUE
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import CantActivate, CantAttackOrBlock


@phrase(
    en=(
        "<{who} >investigate[s] @ number=1",
        "<{who} >investigate[s] once @ number=1",
        "<{who} >investigate[s] twice @ number=2",
        "<{who} >investigate[s] {number:word} times",
        "<{who} >investigate[s] X times @ number=X",
    ),
    ja=("<{who}は>調査を行う @ number=1", "<{who}は>調査を{number}回行う"),
)
class Investigate(Effect):
    """Players create a Clue token each, as often as said (701.16a)."""

    who: Reference = You()
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them create one, again and again."""
        number = self.number.value(context)
        for player in players_among(self.who.find(context)):
            for _ in range(number):
                yield from context.create_tokens(player, CLUE)
                context.acted(KeywordAction.INVESTIGATE, player)


@phrase(en="detain {objects}", ja="{objects}を留置する")
class Detain(Effect):
    """Permanents can't attack or block, nor their abilities be activated, until your next turn (701.35a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect on them."""
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.begin_effect((CantAttackOrBlock(), CantActivate()), Duration.YOUR_NEXT_TURN, objects)
