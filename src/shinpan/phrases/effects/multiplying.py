"""Doubling and tripling power and toughness (701.10, 701.11)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "double {objects:'s} power and toughness until end of turn @ times=2, power=True, toughness=True",
        "triple {objects:'s} power and toughness until end of turn @ times=3, power=True, toughness=True",
        "double {objects:'s} power until end of turn @ times=2, power=True, toughness=False",
        "triple {objects:'s} power until end of turn @ times=3, power=True, toughness=False",
        "double the power and toughness of {objects} until end of turn @ times=2, power=True, toughness=True",
        "double the power of {objects} until end of turn @ times=2, power=True, toughness=False",
        "until end of turn, double {objects:'s} power and toughness @ times=2, power=True, toughness=True",
        "until end of turn, double the power and toughness of {objects} @ times=2, power=True, toughness=True",
        "until end of turn, double the power of {objects} @ times=2, power=True, toughness=False",
    ),
    ja=(
        "ターン終了時まで、{objects:'s}パワーとタフネスを2倍にする @ times=2, power=True, toughness=True",
        "ターン終了時まで、{objects:'s}パワーとタフネスを3倍にする @ times=3, power=True, toughness=True",
        "ターン終了時まで、{objects:'s}パワーを2倍にする @ times=2, power=True, toughness=False",
        "ターン終了時まで、{objects:'s}パワーを3倍にする @ times=3, power=True, toughness=False",
    ),
)
class MultiplySize(Effect):
    """Creatures' power and toughness are doubled or tripled: they get as much more as it takes (701.10b, 701.11b).

    What is negative becomes more so (701.10c, 701.11c).
    """

    objects: Reference
    times: int = 2
    power: bool = True
    toughness: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Work out how much that is for each of them now, and begin the effects."""
        for each in objects_among(context, self.objects):
            values = context.characteristics(each)
            more = self.times - 1
            power = more * (values.power or 0) if self.power else 0
            toughness = more * (values.toughness or 0) if self.toughness else 0
            change = ChangePowerToughness(Fixed(power), Fixed(toughness))
            yield from context.begin_effect((change,), Duration.END_OF_TURN, (each,))
