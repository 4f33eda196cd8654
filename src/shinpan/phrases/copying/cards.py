"""More effects that copy cards so that the copies can be cast (707.12, 707.13); see `effects.casting`."""

from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.choices import noted_all
from shinpan.phrases.context import Context
from shinpan.phrases.effects.casting import cast_some
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EXILED

_NAMED = "name of a card that was copied"
"""The key under which a permanent remembers the names chosen for copies."""


@phrase(
    en=(
        "for each card exiled this way, copy it, and you may cast the copy without paying its mana cost",
        "copy those cards. cast the copies if able without paying their mana costs @ optional=False",
    ),
    ja=(
        (
            "これにより追放されたカード1枚につき、それをコピーし、"  # 707.12
            "そのコピーをマナ・コストを支払うことなく唱えてもよい"
        ),
        (
            "それらのカードをコピーする。"  # 707.12
            "それらのコピーを、可能なら、マナ・コストを支払うことなく唱える @ optional=False"
        ),
    ),
)
class CopyAndCast(Effect):
    """A copy of each card that the effect before has exiled; it may, or must, be cast without paying its mana cost."""

    optional: bool = True

    def perform(self, context: Context) -> Steps[None]:
        """Make the copies, and let the player cast them, in any order."""
        exiled = (each for each in context.result(EXILED) if not isinstance(each, PlayerId))
        made = (context.copy_to_cast(each, context.you) for each in exiled)
        copies = tuple(each for each in made if each is not None)
        yield from cast_some(context, copies, free=True, optional=self.optional)


@phrase(
    en=(
        "choose a card name that hasn't been chosen from among {names}. "  # 707.13
        "create a copy of the card with the chosen name @ register=*"
    ),
    ja=(
        "{names:comma}の中から、まだ選ばれていないカード名1つを選ぶ。"  # 707.13
        "選ばれた名前を持つカードのコピー1つを生成する @ register=*"
    ),
)
class CopyByName(Effect):
    """A copy of a card known by its name alone, of names that haven't been chosen for the source yet (707.13)."""

    names: tuple[str, ...]
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose a name, have the source remember it, and make the copy outside the game."""
        taken = noted_all(context, _NAMED)
        possible = [word for word in context.words_of_names(self.names) if word.value not in taken]
        if not possible:
            return
        word = yield from context.choose_word(context.you, possible)
        context.note_choice(context.source, _NAMED, word.value)
        copy = context.copy_of_named(word.value, context.you)
        context.keep(self.register, () if copy is None else (copy,))


@phrase(
    en=(
        "choose {what:a} from among them and copy it @ register=*",
        "choose {what:a} exiled this way and copy it @ register=*",
        "choose {what:a} exiled this way and copy it {number:word} times @ register=*, number=X|3|4|5",
    ),
    ja=(
        "これにより追放されたカードの中から{what:a}を選び、それをコピーする @ register=*",
        "これにより追放されたカードの中から{what:a}を選び、それを{number}回コピーする @ register=*",
    ),
)
class ChooseAndCopy(Effect):
    """The controller chooses one of the cards that the effect before has exiled; it is copied to be cast (707.12)."""

    what: Collection
    number: Quantity = Fixed(1)
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and make the copies in the zone where the card is."""
        exiled = (each for each in context.result(EXILED) if not isinstance(each, PlayerId))
        fitting = tuple(each for each in exiled if self.what.holds(context, each))
        chosen = yield from context.choose(context.you, fitting)
        cards = [each for each in chosen if not isinstance(each, PlayerId) for _ in range(self.number.value(context))]
        made = (context.copy_to_cast(each, context.you) for each in cards)
        context.keep(self.register, [each for each in made if each is not None])
