"""What a permanent becomes by a choice as it enters: part of its copiable values (707.2, 613.2a)."""

from shinpan.game.decisions import Word
from shinpan.game.events import Event
from shinpan.phrases.base import Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.copying import TakeShape
from shinpan.phrases.replacements.entering import Entering, OwnEntry, with_entry


@phrase(
    en="as {.this} enters, it becomes your choice of {shapes:or}",
    ja="{.this}が戦場に出るに際し、これは{shapes:or}のうちあなたが選んだ1つになる",
)
class BecomesChosenShape(OwnEntry):
    """As the source enters, its controller chooses a power and toughness, and what goes with them (614.12a)."""

    shapes: tuple[TakeShape, ...]

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose."""
        assert isinstance(event, Entering)
        words = tuple(_word(shape, place) for place, shape in enumerate(self.shapes, 1))
        word = yield from context.choose_word(context.you, words)
        return (with_entry(event, event.entry.with_(shape=(self.shapes[word.value],))),)


def _word(shape: TakeShape, place: int) -> Word:
    size = f"{shape.power}/{shape.toughness}"
    return Word(place - 1, size, size, place)
