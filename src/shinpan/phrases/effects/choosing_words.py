"""Effects by which a color, a creature type or a card name is chosen as they are carried out (608.2d)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.choices import Choosable
from shinpan.phrases.context import Context
from shinpan.phrases.replacements.entering import choose_one


@phrase(en="choose a {what}", ja="{what}1つを選ぶ")
class ChooseWord(Effect):
    """The controller chooses a color, a creature type or a card name, for what is said later: "of the chosen type"."""

    what: Choosable

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and have the source remember it in place of an earlier choice."""
        word = yield from choose_one(context, self.what)
        context.note_choice(context.source, self.what.key, word.value, anew=True)
