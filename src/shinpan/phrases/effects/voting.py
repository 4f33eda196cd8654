"""Votes and villainous choices: what players choose decides which effect there is (701.38, 701.55)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.ids import PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Condition, Effect, Quantity, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import players_among


@unique
class Ballot(Term):
    """The words between which players vote; none of them means anything in the rules (701.38b)."""

    DEATH = ("death", "死")
    TORTURE = ("torture", "責め苦")
    TIME = ("time", "時間")
    KNOWLEDGE = ("knowledge", "知識")
    AID = ("aid", "援助")
    BRIBERY = ("bribery", "賄賂")
    CARNAGE = ("carnage", "虐殺")
    CONDEMNATION = ("condemnation", "断罪")
    CONSEQUENCES = ("consequences", "挑戦")
    DOMINION = ("dominion", "支配")
    EMBARK = ("embark", "船出")
    EVIDENCE = ("evidence", "証拠")
    FEATHER = ("feather", "羽根")
    FELLOWSHIP = ("fellowship", "仲間")
    FREE = ("free", "自由")
    GRACE = ("grace", "恩寵")
    GUIDANCE = ("guidance", "導き")
    HARVEST = ("harvest", "収穫")
    HOMAGE = ("homage", "敬意")
    MINES_OF_MORIA = ("Mines of Moria", "モリアの坑道")
    MONEY = ("money", "金")
    NUMBERS = ("numbers", "数")
    PROFIT = ("profit", "利益")
    PSYCHOSIS = ("psychosis", "精神錯乱")
    QUILL = ("quill", "羽ペン")
    REDHORN_PASS = ("Redhorn Pass", "赤角口")
    RETURN = ("return", "帰還")
    SECURITY = ("security", "安全")
    SICKNESS = ("sickness", "病気")
    SPROUT = ("sprout", "発芽")
    STRENGTH = ("strength", "力")
    TAXES = ("taxes", "税")
    TRUTH = ("truth", "真実")
    WILD = ("wild", "野生")

    @property
    def register(self) -> int:
        """The register in which a resolution keeps who voted for it, and how many votes it got."""
        return VOTES - tuple(type(self)).index(self)


VOTES = -1000
"""The register of the first ballot; those of the others follow below it."""


@phrase(
    en=(
        "each player secretly votes for {ballots:or}, then those votes are revealed @ secret=True",
        "starting with you, each player votes for {ballots:or}",
    ),
    ja=(
        "各プレイヤーは「{ballots:or}」のいずれかに秘密裏に投票し、その後それらの票を公開する @ secret=True",
        "あなたから始めて、各プレイヤーは「{ballots:or}」のいずれかに投票する",
    ),
)
class CastVotes(Effect):
    """Each player in turn order votes for one of some words (701.38a); later effects ask for the votes.

    secret: nobody knows how others vote until all have voted.
    """

    ballots: tuple[Ballot, ...]
    secret: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Have the players vote, starting with the controller; more votes of a player are cast at once (701.38d)."""
        words = tuple(Word(each, each.en, each.ja, place) for place, each in enumerate(self.ballots, 1))
        cast: list[tuple[PlayerId, Ballot]] = []
        for player in _from_you(context):
            for optional in (False, *_more_votes(context, player)):
                if not optional or (yield from context.may(player)):
                    word = yield from context.choose_word(player, words, Topic.CHOICE)
                    cast.append((player, word.value))
        for ballot in Ballot:
            voters = [player for player, voted in cast if voted is ballot]
            context.keep(ballot.register, tuple(dict.fromkeys(voters)), len(voters))
        context.acted(KeywordAction.VOTE, context.you)


@phrase(
    en=("{ballot} gets more votes or the vote is tied @ tied=True", "{ballot} gets more votes"),
    ja=("「{ballot}」の票が多いか同数である @ tied=True", "「{ballot}」の票が多い"),
)
class GetsMoreVotes(Condition):
    """A word got more votes than any other. tied: or several got the most (701.38a)."""

    ballot: Ballot
    tied: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether it did in the last vote of this resolution."""
        votes = {each: context.amount(each.register) for each in Ballot}
        most = max(votes.values())
        first = [each for each, number in votes.items() if number == most]
        return first == [self.ballot] or (self.tied and len(first) > 1)


@phrase(
    en=("#each {ballot} vote", "the number of {ballot} votes"),
    ja=("#each 「{ballot}」の票1票", "「{ballot}」の票の数"),
)
class VotesFor(Quantity):
    """How many votes a word got in the last vote of this resolution (701.38a)."""

    ballot: Ballot

    def value(self, context: Queries) -> int:
        """Return the number."""
        return context.amount(self.ballot.register)


@phrase(
    en="for each {number:each}, {effect} @ number=VotesFor",
    ja="{number:each}につき、{effect} @ number=VotesFor",
)
class ForEachVote(Effect):
    """Something is done once for each vote that a word got."""

    number: Quantity
    effect: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do it as often."""
        for _ in range(self.number.value(context)):
            yield from self.effect.perform(context)


@phrase(
    en=(
        "while voting, you may vote an additional time @ optional=True",
        "while voting, you get an additional vote",
    ),
    ja=(
        "投票に際し、あなたは追加で1回投票してもよい @ optional=True",
        "投票に際し、あなたは追加で1票を得る",
    ),
)
class VotesMore(StaticPart):
    """The controller of the permanent votes once more, or may (701.38d)."""

    optional: bool = False


def _more_votes(context: Context, player: PlayerId) -> tuple[bool, ...]:
    """Return for each additional vote of a player whether they may do without it."""
    own = (each for each in context.permanents() if context.controller(each) == player)
    statics = (ability for each in own for _, ability in index_of(context.characteristics(each)).statics)
    return tuple(part.optional for ability in statics for part in ability.parts if isinstance(part, VotesMore))


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
