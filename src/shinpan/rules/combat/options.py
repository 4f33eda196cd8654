"""Optional costs to attack: exerting, enlisting (508.1g)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.attackoptions import AttackOption
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.problem import Pairs
from shinpan.rules.context.resolution import Acting
from shinpan.rules.table import Table

PAYS = cite(
    "508.1g",
    en="{player} pays an optional cost as {object} attacks, with {with_what}.",
    ja="{player}は{object}が攻撃するに際し、任意のコストを{with_what}で支払います。",
)
carries("607.2h")
carries("701.43b")
carries("701.43d")
carries("702.154b")
carries("702.154d")


def take_options(table: Table, player: PlayerId, pairs: Pairs) -> Steps[None]:
    """Ask for each attacker with such an ability whether its cost is paid; the ability linked to it then triggers."""
    attackers = tuple(attacker for attacker, _ in pairs)
    options = [each for each in table.view().in_force(AttackOption) if each.source in attackers]
    for active in sorted(options, key=lambda each: (attackers.index(each.source), each.number)):
        part = active.part
        assert isinstance(part, AttackOption)
        context = Acting(table, active.source, player)
        candidates = part.candidates(context, attackers)
        if not candidates or not (yield from context.may(player)):
            continue
        (chosen,) = yield from context.choose(player, candidates)
        table.note(PAYS, player=player, object=active.source, with_what=chosen)
        yield from part.pay(context, ObjectId(chosen))
        if part.then is not None:
            context.trigger(part.then.effect, (chosen,))
