"""Effects go on applying to the permanent that a permanent spell becomes (400.7a)."""

from shinpan.game.effects import ContinuousEffect
from shinpan.game.ids import ObjectId
from shinpan.game.state import GameState
from shinpan.rulebook.citations import carries

carries("400.7a")


def follow_onto_battlefield(state: GameState, spell: ObjectId, permanents: tuple[ObjectId, ...]) -> None:
    """Have the effects that apply to a spell apply to what it became as it resolved."""
    if any(each.affected is not None and spell in each.affected for each in state.effects):
        state.effects = tuple(_following(each, spell, permanents) for each in state.effects)
        state.version += 1


def _following(effect: ContinuousEffect, spell: ObjectId, permanents: tuple[ObjectId, ...]) -> ContinuousEffect:
    if effect.affected is None or spell not in effect.affected:
        return effect
    return effect.with_(affected=effect.affected + permanents)
