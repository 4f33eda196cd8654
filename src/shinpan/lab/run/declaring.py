"""Steps that declare attackers or blockers: the game moves on to the declaration, which is exactly what is written."""

from collections.abc import Callable
from typing import Any

from shinpan.game.decisions import Attackers, Blockers, Decision, Topic
from shinpan.game.enums import Step
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.lab.notation.steps import AttackStep, BlockStep
from shinpan.lab.run.play import Play
from shinpan.lab.run.refusals import DECLARED, NOTHING_TO_BLOCK, as_illegal
from shinpan.rules.combat.attacking import NOT_YOUR_TURN, attack_refusal
from shinpan.rules.combat.blocking import block_refusal
from shinpan.rules.table import Table
from shinpan.rules.turn.schedule import ORDER

Pairs = tuple[tuple[ObjectId, Entity], ...]


class Declaration:
    """A declaration that waits for its decision. line: of its step."""

    def __init__(self, play: Play, player: PlayerId, topic: Topic, line: int, pairs: Callable[[], Pairs]) -> None:
        self.play = play
        self.player = player
        self.topic = topic
        self.line = line
        self._pairs = pairs
        self.made = False

    def concerns(self, decision: Decision) -> bool:
        """Return whether the decision is the one that it waits for."""
        return not self.made and decision.topic is self.topic and decision.player == self.player

    def answer(self, table: Table) -> list[Any]:
        """Return the declaration as an answer. Raises Illegal if it isn't legal."""
        pairs = self._pairs()
        refusal_of = attack_refusal if self.topic is Topic.ATTACK else block_refusal
        refusal = refusal_of(table, self.player, pairs)
        if refusal is not None:
            raise as_illegal(table, self.play.names, self.line, refusal, player=self.player)
        self.made = True
        if self.topic is Topic.ATTACK:
            return [Attackers(pairs)]
        return [Blockers(tuple((blocker, ObjectId(attacker)) for blocker, attacker in pairs))]


def attack(play: Play, step: AttackStep) -> None:
    """Move on to the declaration of attackers and declare exactly these."""
    player = play.names.players[step.player or ""]
    play.need_game()
    turn = play.table.state.turn
    if turn.active != player:
        raise as_illegal(play.table, play.names, step.line, NOT_YOUR_TURN)
    if _place(turn.step) >= _place(Step.DECLARE_ATTACKERS):
        raise as_illegal(play.table, play.names, step.line, DECLARED, player=player)
    declaration = Declaration(play, player, Topic.ATTACK, step.line, lambda: _attacks(play, step))
    play.answerer.declarations = [declaration]
    _move_on(play, Step.DECLARE_ATTACKERS)
    if not declaration.made:
        raise as_illegal(play.table, play.names, step.line, DECLARED, player=player)


def block(play: Play, step: BlockStep) -> None:
    """Move on to the declaration of blockers and declare exactly these."""
    game = play.need_game()
    player = play.names.players[step.player or ""]
    declaration = Declaration(play, player, Topic.BLOCK, step.line, lambda: _blocks(play, step))
    play.answerer.declarations = [declaration]
    if play.declaring:
        decision = play.decision()
        play.answer(play.answerer.answer(game.table, decision))
    elif _place(play.table.state.turn.step) < _place(Step.DECLARE_BLOCKERS):
        _move_on(play, Step.DECLARE_BLOCKERS)
    if not declaration.made:
        refusal = block_refusal(play.table, player, _blocks(play, step))
        if play.table.state.turn.step is not Step.DECLARE_BLOCKERS or refusal is None:
            refusal = NOTHING_TO_BLOCK
        raise as_illegal(play.table, play.names, step.line, refusal, player=player)


def _move_on(play: Play, step: Step) -> None:
    """Have everyone pass until a step has begun; not beyond this turn's."""
    number = play.table.state.turn.number
    while not play.over and not play.declaring:
        turn = play.table.state.turn
        if turn.number != number or _place(turn.step) >= _place(step):
            return
        play.pass_priority()


def _place(step: Step) -> int:
    return ORDER.index(step)


def _attacks(play: Play, step: AttackStep) -> Pairs:
    pairs: list[tuple[ObjectId, Entity]] = []
    for attacker in step.attackers:
        target = play.names.one(play.table, attacker.target)
        pairs.extend((each, target) for each in _creatures(play, attacker.creature))
    return tuple(pairs)


def _blocks(play: Play, step: BlockStep) -> Pairs:
    pairs: list[tuple[ObjectId, Entity]] = []
    for blocker in step.blockers:
        for reference in blocker.attackers:
            attackers = play.names.some(play.table, reference)
            pairs.extend((each, attacker) for each in _creatures(play, blocker.creature) for attacker in attackers)
    return tuple(pairs)


def _creatures(play: Play, reference: Any) -> list[ObjectId]:
    """Return the objects that a reference is to; a handle of several stands for all of them."""
    found = play.names.some(play.table, reference)
    return [ObjectId(each) for each in found]
