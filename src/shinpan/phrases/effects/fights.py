"""Fighting (701.14), and one creature dealing damage equal to its power to another."""

from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context


@phrase(en="{one} fight[s] {other}", ja="{one}は{other}と格闘を行う")
class Fight(Effect):
    """Two creatures deal damage equal to their power to each other (701.14a)."""

    one: Reference
    other: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Deal it at the same time, if both are creatures on the battlefield (701.14b)."""
        ones = [each for each in self.one.find(context) if self._fights(context, each)]
        others = [each for each in self.other.find(context) if self._fights(context, each)]
        if not ones or not others:
            return
        first, second = ObjectId(ones[0]), ObjectId(others[0])
        powers = {each: context.characteristics(each).power or 0 for each in (first, second)}
        if first == second:  # 701.14c
            yield from context.deal_damage(first, ((first, 2 * powers[first]),))
            return
        yield from context.together(
            (
                context.deal_damage(first, ((second, powers[first]),)),
                context.deal_damage(second, ((first, powers[second]),)),
            )
        )

    @staticmethod
    def _fights(context: Context, each: int) -> bool:
        if isinstance(each, PlayerId) or each not in context.permanents():
            return False
        return CardType.CREATURE in context.characteristics(ObjectId(each)).types
