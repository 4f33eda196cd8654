"""Votes and villainous choices: what players choose decides which effect there is (701.38, 701.55)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.ids import PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among


@unique
class Ballot(Term):
    """The words between which players vote; none of them means anything in the rules (701.38b)."""

    DEATH = ("death", "死")
    TORTURE = ("torture", "責め苦")
    TIME = ("time", "時間")
    KNOWLEDGE = ("knowledge", "知識")


@phrase(
    en=(
        "starting with you, each player votes for {first} or {second}. if {first} gets more votes, {if_first}. "
        "if {second} gets more votes or the vote is tied, {otherwise}"
    ),
    ja=(
        "あなたから始めて、各プレイヤーは「{first}」か「{second}」に投票する。「{first}」の票が多いなら、{if_first}。"
        "「{second}」の票が多いか同数なら、{otherwise}"
    ),
)
class Vote(Effect):
    """Each player in turn order votes for one of two words; the votes decide what happens (701.38a)."""

    first: Ballot
    second: Ballot
    if_first: Effect
    otherwise: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Have the players vote, starting with the controller, and do what has more votes."""
        words = tuple(Word(each, each.en, each.ja, place) for place, each in enumerate((self.first, self.second), 1))
        votes = {self.first: 0, self.second: 0}
        for player in _from_you(context):
            word = yield from context.choose_word(player, words, Topic.CHOICE)
            votes[word.value] += 1
        context.acted(KeywordAction.VOTE, context.you)
        chosen = self.if_first if votes[self.first] > votes[self.second] else self.otherwise
        yield from chosen.perform(context)


def _from_you(context: Context) -> tuple[PlayerId, ...]:
    """Return the players in turn order, starting with the controller (701.38a)."""
    seats = tuple(each.id for each in context.state.players if each.lost is None)
    place = seats.index(context.you) if context.you in seats else 0
    return seats[place:] + seats[:place]


_OPTIONS = (Word(0, "first", "前者", 1), Word(1, "second", "後者", 2))


@phrase(
    en="{who} face[s] a villainous choice — {first}, or {second} @ register=*",
    ja="{who}は最悪の二択を行う ― {first}か、{second} @ register=*",
)
class VillainousChoice(Effect):
    """Players choose, one after another, which of two things happens; even what is impossible (701.55a-d).

    register: where "they" of the two effects are kept.
    """

    who: Reference
    first: Effect
    second: Effect
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Ask each player in turn, and do as much as can be done of what was chosen."""
        for player in players_among(self.who.find(context)):
            word = yield from context.choose_word(player, _OPTIONS, Topic.CHOICE)
            context.keep(self.register, (player,))
            yield from (self.first if word.value == 0 else self.second).perform(context)
            context.acted(KeywordAction.FACE_A_VILLAINOUS_CHOICE, player)
