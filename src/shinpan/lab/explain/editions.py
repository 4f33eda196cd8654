"""What a ruling says of the edition that it goes by: where that differs in substance from the reference edition."""

from collections.abc import Iterator
from datetime import date

from shinpan.game.layout import Layout
from shinpan.game.state import GameState
from shinpan.lab.explain.said import Said
from shinpan.phrases.answers import COMBINED_SINCE
from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rules.copying.values import BOTH_SINCE

_TWO_ANSWERS = Said(
    "off the stack a split card has two sets of characteristics, a fused spell too, and a question about them gets two "
    "answers (708.5 and 708.6 of the rules until 2017-04-27; 709.4 now)",
    "スタック以外にある分割カードと融合した分割呪文は特性を2組持ち、特性についての問いには2つの答えがあります"
    "（2017-04-27までのルールの708.5と708.6、現在の709.4）",
)
_ONE_FACE = {
    Layout.TRANSFORM: Said(
        "a token that copies a transforming permanent has only the face that was up (707.8a)",
        "変身する両面パーマネントのコピーであるトークンは、表になっていた面だけを持ちます（707.8a）",
    ),
    Layout.MODAL: Said(
        "a token that copies a modal double-faced permanent has only the face that was up (707.8a)",
        "モードを持つ両面パーマネントのコピーであるトークンは、表になっていた面だけを持ちます（707.8a）",
    ),
}


def edition_note(state: GameState) -> Said | None:
    """Return what to say of an older edition; None for the reference edition and later days."""
    edition = state.settings.edition
    if edition >= REFERENCE_EDITION:
        return None
    layouts = {component.definition.layout for obj in state.objects.values() for component in obj.components}
    different = tuple(_differences(edition, layouts))
    en = "; ".join(each.en for each in different)
    ja = "。".join(each.ja for each in different)
    return Said(
        f"By the rules of {edition}: {f'{en}. ' if en else ''}All else follows the rules of {REFERENCE_EDITION}, whose "
        "numbers are shown; card texts are today's.",
        f"{edition}のルールによります。{f'{ja}。' if ja else ''}その他は{REFERENCE_EDITION}のルールに従い、番号もその"
        "版のものです。カードの文章は現在のものです。",
    )


def _differences(edition: date, layouts: set[Layout]) -> Iterator[Said]:
    if edition < COMBINED_SINCE and Layout.SPLIT in layouts:
        yield _TWO_ANSWERS
    for layout, since in BOTH_SINCE.items():
        if edition < since and layout in layouts:
            yield _ONE_FACE[layout]
