"""A bestowed Aura spell whose target has become illegal resolves as a creature (702.103e, 608.3b)."""

from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.moving import rewrite
from shinpan.rules.table import Table

NO_LONGER = cite(
    "702.103e",
    en="The target of {object} is illegal: it isn't bestowed any more, and resolves as a creature.",
    ja="{object}の対象が不適正になったため、授与された状態ではなくなり、クリーチャーとして解決されます。",
)
carries("608.3b")


def cease_to_be_bestowed(table: Table, spell: ObjectId) -> bool:
    """Have a spell that was cast bestowed go on as a creature spell; return False for any other spell."""
    obj = table.state.objects[spell]
    choices = obj.choices
    if choices is None or KeywordAbility.BESTOW not in choices.keywords:
        return False
    table.note(NO_LONGER, object=spell)
    kept = tuple(each for each in choices.keywords if each is not KeywordAbility.BESTOW)
    rewrite(table.state, obj.with_(choices=choices.with_(keywords=kept, targets=(), divided=())))
    table.state.version += 1
    return True


def is_bestowed(table: Table, object_id: ObjectId) -> bool:
    """Return whether a permanent was cast bestowed and is still attached to something (702.103f)."""
    obj = table.state.objects[object_id]
    return obj.attached_to is not None and obj.choices is not None and KeywordAbility.BESTOW in obj.choices.keywords
