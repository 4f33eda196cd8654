"""What is done for each target by itself, one after another, since it can't be done at once (608.2f)."""

from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.playing import MayPlayThose


@phrase(
    en=(
        "choose {targets}. for each of them, exile the top card of your library, then {.this} deals damage equal to "
        "that card's mana value to that permanent or player. you may play the exiled cards until the end of your "
        "next turn"
    ),
    ja=(
        "{targets}を選ぶ。それらそれぞれについて、あなたのライブラリーの一番上のカードを追放し、その後{.this}はそれに"
        "そのカードのマナ総量に等しい点数のダメージを与える。あなたの次のターンの終了時まで、あなたは追放された"
        "カードをプレイしてもよい"
    ),
)
class EruptOnEach(Effect):
    """For each target a card from the top of the library is exiled, and deals damage by its mana value (608.2f)."""

    targets: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Take the targets one by one: player by player, in the controller's order among what is of one player."""
        exiled: list[ObjectId] = []
        for target in (yield from _ordered(context, self.targets.find(context))):
            top = context.in_zone(Zone.LIBRARY, context.you)[:1]
            for each in (yield from context.move(top, Zone.EXILE)):
                exiled.append(each)
                amount = context.characteristics(each).mana_value
                yield from context.deal_damage(context.source, ((target, amount),))
        there = [each for each in exiled if context.exists(each)]
        if there:
            part = MayPlayThose(lands=True)
            yield from context.begin_effect((part,), Duration.END_OF_YOUR_NEXT_TURN, there)


def _ordered(context: Context, targets: tuple[Entity, ...]) -> Steps[tuple[Entity, ...]]:
    """Put targets in APNAP order of the players concerned; the controller orders those of one player (608.2f)."""
    final: list[Entity] = []
    for player in context.players():
        own = [each for each in targets if (each if isinstance(each, PlayerId) else context.controller(each)) == player]
        while len(own) > 1:
            (first,) = yield from context.choose(context.you, own)
            own.remove(first)
            final.append(first)
        final.extend(own)
    return tuple(final)


@phrase(
    en="for each opponent, gain control of {targets} that player controls",
    ja="各対戦相手につき、そのプレイヤーがコントロールする{targets}のコントロールを得る",
)
class StealFromEach(Effect):
    """The controller gains control of one permanent of each opponent, all at once (608.2f)."""

    targets: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect on all of them."""
        from shinpan.phrases.modifications.control import ChangeControl
        from shinpan.phrases.references.players import You

        objects = [each for each in self.targets.find(context) if not isinstance(each, PlayerId)]
        if objects:
            yield from context.begin_effect((ChangeControl(You()),), Duration.FOREVER, objects)
