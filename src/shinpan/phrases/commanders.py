"""What cards say of commanders (903.3d-f, 903.4f)."""

from typing import ClassVar

from shinpan.game.decisions import Topic, Word
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Adjective, Condition, Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase(en="commander", ja="統率者である")
class IsCommander(Adjective):
    """A commander: a card that is one represents the object (903.3d)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and any(each.commander for each in found.components)


@phrase(
    en=("you control your commander @ own=True", "you control a commander @ own=False"),
    ja=(
        "あなたがあなたの統率者をコントロールしている @ own=True",
        "あなたが統率者をコントロールしている @ own=False",
    ),
)
class ControlsOwnCommander(Condition):
    """The controller controls a permanent that is a commander (903.3d, 702.124e). own: one of their own."""

    volatile: ClassVar[bool] = False
    own: bool = True

    def holds(self, context: Queries) -> bool:
        """Return whether they do."""
        owners = (context.you,) if self.own else context.players()
        return any(
            context.controller(each) == context.you and any(_is_of(context, each, owner) for owner in owners)
            for each in context.permanents()
        )


def _is_of(context: Queries, entity: Entity, owner: PlayerId) -> bool:
    found = None if isinstance(entity, PlayerId) else context.look(entity)
    return found is not None and any(each.commander and each.owner == owner for each in found.components)


@phrase(
    en="add one mana of any color in your commander's color identity",
    ja="あなたの統率者の固有色に含まれる好きな色1色のマナ1点を加える",
)
class AddManaOfIdentity(Effect):
    """Add mana of a color of the commanders' identity; without a commander, or without colors, none (903.4f)."""

    def kinds(self, context: Queries) -> tuple[ManaKind, ...]:
        """Return the kinds of mana among which to choose."""
        identity = context.commander_identity(context.you) or frozenset()
        return tuple(kind for kind in ManaKind if kind.color in identity)

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose and add it."""
        words = tuple(Word(kind, kind.en, kind.ja, place) for place, kind in enumerate(self.kinds(context), 1))
        if words:
            word = yield from context.choose_word(context.you, words, Topic.COLOR)
            yield from context.add_mana(context.you, (word.value,))


@phrase(
    en=(
        "#each time you've cast your commander from the command zone this game",
        "the number of times you've cast your commander from the command zone this game",
    ),
    ja=(
        "#each このゲームであなたが統率領域から統率者を唱えた回数1回",
        "このゲームであなたが統率領域から統率者を唱えた回数",
    ),
)
class CommanderCasts(Quantity):
    """How often the player has cast commanders of their own from the command zone this game (903.8)."""

    wide: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number, all their commanders together (903.3e)."""
        return sum(times for _, times in context.player(context.you).commander_casts)
