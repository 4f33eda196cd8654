"""The layer tables in words: how the characteristics of an object come about."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.lang import Lang
from shinpan.game.objects import GameObject
from shinpan.game.subtypes.creature import CreatureType
from shinpan.lab.explain.said import Said, counted, english_list, listed, of_term, plain
from shinpan.lab.explain.values import said_entity, said_name
from shinpan.lab.naming import Registry
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Modification
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.powers import DefinePowerToughness
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.wording import WordingError, text_of, type_line
from shinpan.rules.layers.explain import Explanation, Look, Row, Why, explain
from shinpan.rules.table import Table

if TYPE_CHECKING:
    from shinpan.lab.explain.components import ComponentRow
    from shinpan.lab.explain.copying import CopyRow


class LayerRow(NamedTuple):
    """A row of the table."""

    layer: str
    effect: Said
    change: Said
    why: Said
    rules: tuple[str, ...]


class LayerTable(NamedTuple):
    """The calculation for one object: what it starts as, the effects in order, what it is in the end.

    copying: how its copiable values come about (see `copying`), if that is more than what it says itself. components:
    what represents it, if several things do (see `components`).
    """

    subject: Said
    start: Said
    rows: tuple[LayerRow, ...]
    final: Said
    copying: "tuple[CopyRow, ...]" = ()
    components: "tuple[ComponentRow, ...]" = ()


def layer_table(table: Table, names: Registry, object_id: ObjectId) -> LayerTable:
    """Return the layer table of an object in the game."""
    from shinpan.lab.explain.components import rows_of_components
    from shinpan.lab.explain.copying import rows_of_object

    explanation = explain(table, object_id)
    made = _Writer(table, names).table_of(explanation)
    parts = rows_of_components(table, table.state.objects[object_id])
    return made._replace(copying=rows_of_object(table, names, object_id), components=parts)


class _Writer:
    def __init__(self, table: Table, names: Registry) -> None:
        self.table = table
        self.names = names

    def table_of(self, explanation: Explanation) -> LayerTable:
        """Return the table in words."""
        return LayerTable(
            self._entity(explanation.object),
            whole(explanation.start.characteristics),
            tuple(self._row(explanation, row) for row in explanation.rows),
            whole(explanation.final.characteristics),
        )

    def _entity(self, entity: ObjectId) -> Said:
        return said_entity(self.table, self.names, entity)

    def _row(self, explanation: Explanation, row: Row) -> LayerRow:
        if row.why is Why.COUNTERS:
            effect = _counters(self.table.state.objects[explanation.object])
        else:
            source = self._entity(row.source)
            done = self._changes(row.changes, row.before.characteristics)
            effect = Said(f"{source.en}: {done.en}", f"{source.ja}：{done.ja}")
        return LayerRow(row.layer.en, effect, self._difference(row), self._why(row), row.rules)

    # -- what an effect does ---------------------------------------------------------------------------------------

    def _changes(self, changes: tuple[Modification, ...], card: Characteristics) -> Said:
        said = [self._change(change, card) for change in changes]
        return Said(english_list([each.en for each in said]), "、".join(each.ja for each in said))

    def _change(self, change: Modification, card: Characteristics) -> Said:
        if isinstance(change, ChangeControl) and isinstance(change.who, Specific):
            who = next((each for each in change.who.entities if isinstance(each, PlayerId)), None)
            name = "?" if who is None else self.table.player(who).name
            return Said(f"is controlled by {name}", f"{name}がコントロールする")
        if (
            isinstance(change, DefinePowerToughness)
            and isinstance(change.power, Fixed)
            and isinstance(change.toughness, Fixed)
        ):
            power, toughness = change.power.number, change.toughness.number
            return Said(f"is {power}/{toughness}", f"{power}/{toughness}である")
        try:
            return Said(text_of(change, Lang.EN, card), text_of(change, Lang.JA, card, japanese_names()))
        except WordingError:
            return plain(type(change).__name__)

    # -- what it is before and after -------------------------------------------------------------------------------

    def _difference(self, row: Row) -> Said:
        """Return what the row changes, as "before → after"."""
        return _changed(list(self._differing(row.before, row.after)))

    def _differing(self, before: Look, after: Look) -> Iterator[tuple[Said, Said]]:
        if before.controller != after.controller:
            yield self._player(before.controller), self._player(after.controller)
        yield from _differing(before.characteristics, after.characteristics)

    def _player(self, player: PlayerId) -> Said:
        name = self.table.player(player).name
        return Said(f"controller {name}", f"コントローラー{name}")

    # -- why here --------------------------------------------------------------------------------------------------

    def _why(self, row: Row) -> Said:
        others = listed(self._entity(each) for each in row.others)
        said = _reason(row.why, others, bool(row.others))
        if row.goes_on:
            return Said(
                f"{said.en}; it goes on although its ability is gone, for it began in an earlier layer",
                f"{said.ja}。能力は失われていますが、先の種類別で適用が始まっているので続きます",
            )
        return said


def difference(before: Characteristics, after: Characteristics) -> Said:
    """Return what differs between two sets of characteristics, as "before → after"; the later ones if all does."""
    if before == after or not before.types:
        return whole(after)
    return _changed(list(_differing(before, after)))


def changed(before: Characteristics, after: Characteristics) -> bool:
    """Return whether two sets of characteristics differ in what is shown of them."""
    return any(True for _ in _differing(before, after))


def _changed(pairs: list[tuple[Said, Said]]) -> Said:
    if not pairs:
        return Said("no change", "変化なし")
    return Said(
        "; ".join(f"{before.en} → {after.en}" for before, after in pairs),
        "；".join(f"{before.ja} → {after.ja}" for before, after in pairs),
    )


def _differing(old: Characteristics, new: Characteristics) -> Iterator[tuple[Said, Said]]:
    if old.names != new.names:
        yield _names(old), _names(new)
    if old.mana_cost != new.mana_cost:
        yield _cost(old), _cost(new)
    if (old.types, old.supertypes, old.subtypes) != (new.types, new.supertypes, new.subtypes):
        yield _types(old), _types(new)
    if old.colors != new.colors:
        yield _colors(old), _colors(new)
    if old.abilities != new.abilities:
        yield _abilities(old), _abilities(new) if _abilities(old) != _abilities(new) else _others(new)
    if (old.power, old.toughness) != (new.power, new.toughness):
        yield _numbers(old), _numbers(new)


def whole(characteristics: Characteristics) -> Said:
    """Return everything about an object that layers change, in one line."""
    parts = [_types(characteristics), _colors(characteristics)]
    if characteristics.power is not None:
        parts.append(_numbers(characteristics))
    parts.append(_abilities(characteristics))
    return Said(", ".join(part.en for part in parts), "、".join(part.ja for part in parts))


def _reason(why: Why, others: Said, any_others: bool) -> Said:
    match why:
        case Why.ALONE:
            return Said("the only effect in this layer", "この種類別の効果はこれだけ")
        case Why.DEFINING:
            return Said("characteristic-defining abilities come first", "特性定義能力が最初")
        case Why.TIMESTAMP:
            return Said("by timestamp", "タイムスタンプ順")
        case Why.WAITED:
            return Said(f"depends on {others.en} and waited for it", f"{others.ja}に依存するので、その後")
        case Why.OVERTAKES:
            return Said(f"{others.en} depends on it and waits", f"{others.ja}がこれに依存するので、その前")
        case Why.LOOP:
            return Said("in a dependency loop, so by timestamp", "依存がループしているので、タイムスタンプ順")
        case Why.COUNTERS:
            return Said("counters", "カウンターによる修整")
        case Why.LOST:
            if any_others:
                return Said(
                    f"depended on {others.en} and waited; its ability is gone before it could apply",
                    f"{others.ja}に依存して待つうちに能力が失われ、適用されない",
                )
            return Said("not applied: its ability is gone", "能力が失われているので適用されない")


def _counters(obj: GameObject) -> Said:
    return Said(
        english_list([counted(number, f"{kind.en} counter") for kind, number in obj.counters]),
        "、".join(f"{kind.ja}カウンター{number}個" for kind, number in obj.counters),
    )


_EVERY = frozenset(CreatureType)


def _types(characteristics: Characteristics) -> Said:
    every = characteristics.subtypes >= _EVERY
    if every:
        characteristics = characteristics.revised(subtypes=characteristics.subtypes - _EVERY)
    en, ja = type_line(characteristics, Lang.EN), type_line(characteristics, Lang.JA)
    if every:
        return Said(f"{en} of every creature type", f"すべてのクリーチャー・タイプの{ja}")
    return Said(en or "no types", ja or "タイプなし")


def _names(characteristics: Characteristics) -> Said:
    return said_name(characteristics.name) if characteristics.name else Said("no name", "名前なし")


def _cost(characteristics: Characteristics) -> Said:
    cost = characteristics.mana_cost
    return Said("no mana cost", "マナ・コストなし") if cost is None else plain(str(cost))


def _colors(characteristics: Characteristics) -> Said:
    if not characteristics.colors:
        return Said("colorless", "無色")
    return listed(of_term(color) for color in sorted(characteristics.colors))


def _numbers(characteristics: Characteristics) -> Said:
    if characteristics.power is None or characteristics.toughness is None:
        return Said("no power or toughness", "パワーとタフネスなし")
    return plain(f"{characteristics.power}/{characteristics.toughness}")


def _abilities(characteristics: Characteristics) -> Said:
    """Return the keyword abilities and short ones by their words, and how many others there are."""
    if not characteristics.abilities:
        return Said("no abilities", "能力なし")
    texts = [_text(ability, characteristics) for ability in characteristics.abilities]
    said = [text for text in texts if text is not None]
    others = len(texts) - len(said)
    if others:
        other = "other " if said else ""
        noun = f"{other}ability"
        said.append(Said(counted(others, noun, f"{other}abilities"), f"{'他の' if said else ''}能力{others}つ"))
    return Said(english_list([each.en for each in said]), "・".join(each.ja for each in said))


def _others(characteristics: Characteristics) -> Said:
    """Return abilities that read like those before, and are others all the same."""
    return Said("another one", "別の能力") if len(characteristics.abilities) == 1 else Said("other ones", "別の能力")


_LONGEST = 24
"""Abilities with longer texts are counted, not quoted."""


def _text(ability: Ability, card: Characteristics) -> Said | None:
    """Return an ability in words, None for a long one."""
    try:
        en, ja = text_of(ability, Lang.EN, card), text_of(ability, Lang.JA, card, japanese_names())
    except WordingError:
        return None
    if isinstance(ability, Keyword):
        return Said(en[0].lower() + en[1:], ja)
    return Said(f'"{en}"', f"「{ja}」") if len(en) <= _LONGEST else None
