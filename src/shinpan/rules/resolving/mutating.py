"""A mutating creature spell resolves (608.3d, 702.140b-c)."""

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.merging import merge
from shinpan.rules.happening.moving import rewrite
from shinpan.rules.resolving.permanents import resolve_permanent
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import is_legal
from shinpan.rules.targeting.slots import slots_of_spell

NO_LONGER = cite(
    "702.140b",
    en="The target of {object} is illegal: it is no mutating creature spell any more, and resolves as a creature.",
    ja="{object}の対象が不適正になったため、変容するクリーチャー呪文ではなくなり、クリーチャー呪文として解決されます。",
)
MUTATES = cite(
    "702.140c",
    en="{object} doesn't enter the battlefield: it merges with {host}, and {player} chooses on which side.",
    ja="{object}は戦場に出ず、{host}と合同します。上か下かは{player}が選びます。",
)
carries("608.3b")
carries("608.3d")
carries("702.140d")

OVER = Word(True, "mutate over", "上に変容")
UNDER = Word(False, "mutate under", "下に変容")


def resolve_mutating(table: Table, context: Acting, spell: ObjectId) -> Steps[None]:
    """Merge the spell with its target, on top of it or under it; without a legal target it is a creature spell."""
    host = _host(table, context, spell)
    if host is None:
        table.note(NO_LONGER, object=spell)
        cease(table, context, spell)
        yield from resolve_permanent(table, context, spell)
        return
    table.note(MUTATES, object=spell, host=host, player=context.you)
    (word,) = yield Decision(
        player=context.you,
        kind=DecisionKind.OPTIONS,
        options=(OVER, UNDER),
        rule="702.140c",
        topic=Topic.MUTATING,
        source=spell,
    )
    batch = Batch(table)
    merge(table, batch, spell, host, over=bool(word.value))
    batch.close()


def _host(table: Table, context: Acting, spell: ObjectId) -> ObjectId | None:
    """Return the target if it is still legal (608.2b)."""
    (target,) = slots_of_spell(table.characteristics(spell), context.choices).targets
    chosen = [each for slot in context.choices.targets for each in slot]
    for each in chosen:
        if not isinstance(each, PlayerId) and is_legal(table, context, target, each, spell):
            return each
    return None


def cease(table: Table, context: Acting, spell: ObjectId) -> None:
    """Have a spell be a mutating creature spell no more: what mutate made of it is gone, the cost paid stays paid."""
    choices = context.choices
    kept = tuple(each for each in choices.keywords if each is not KeywordAbility.MUTATE)
    context.choices = choices.with_(keywords=kept, targets=(), divided=())
    context.legal = ()
    rewrite(table.state, table.state.objects[spell].with_(choices=context.choices))
    table.touch()
