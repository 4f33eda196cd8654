"""How the characteristics of an object come about, as a table (613)."""

import pytest
from lab_play import play

from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId
from shinpan.lab.explain.layers import LayerTable, layer_table
from shinpan.lab.notation.values import Reference
from shinpan.lab.run.running import Run
from shinpan.rules.layers.explain import Explanation, Why, explain


def explained(done: Run, name: str) -> Explanation:
    assert done.error is None
    assert done.play is not None
    return explain(done.play.table, done.play.names.find(done.play.table, Reference(text=name))[0])


def tabled(done: Run, name: str) -> LayerTable:
    assert done.play is not None
    table, names = done.play.table, done.play.names
    return layer_table(table, names, names.find(table, Reference(text=name))[0])


def board(*cards: str) -> Run:
    listed = "\n".join(f"      - {card}" for card in cards)
    return play(f"players:\n  alice:\n    battlefield:\n{listed}\n  bob: {{}}\n")


@pytest.mark.rule("613.6", "613.7")
def test_an_effect_that_has_begun_goes_on_after_its_ability_is_gone() -> None:
    explanation = explained(board("Humility", "Opalescence"), "Humility")
    rows = [(row.layer, row.why, row.goes_on) for row in explanation.rows]
    assert rows == [
        (Layer.TYPE, Why.ALONE, False),
        (Layer.ABILITY, Why.ALONE, False),
        (Layer.PT_SET, Why.TIMESTAMP, True),
        (Layer.PT_SET, Why.TIMESTAMP, False),
    ]
    before, after = explanation.rows[-1].before.characteristics, explanation.rows[-1].after.characteristics
    assert (before.power, after.power) == (1, 4)
    assert "613.6" in explanation.rows[2].rules
    assert explanation.final.characteristics.power == 4


@pytest.mark.rule("613.8", "613.8a", "613.8b")
def test_who_waits_for_whom_and_what_is_never_applied() -> None:
    done = board("Urborg Tomb of Yawgmoth", "Blood Moon", "Forest")
    urborg = explained(done, "Urborg Tomb of Yawgmoth")
    assert [row.why for row in urborg.rows] == [Why.OVERTAKES, Why.LOST]
    assert urborg.rows[0].others == (urborg.object,)
    forest = explained(done, "Forest")
    (row,) = forest.rows
    assert row.why is Why.LOST
    assert row.before == row.after
    assert {"613.1d", "604.2", "613.8a"} <= set(row.rules)


@pytest.mark.rule("613.3")
def test_characteristic_defining_abilities_come_first() -> None:
    done = board("Tarmogoyf", "Glorious Anthem")
    rows = explained(done, "Tarmogoyf").rows
    assert [(row.layer, row.why) for row in rows] == [(Layer.PT_DEFINE, Why.DEFINING), (Layer.PT_MODIFY, Why.ALONE)]


@pytest.mark.rule("613.4c")
def test_counters_have_a_row_of_their_own() -> None:
    rows = explained(board("{card: Grizzly Bears, counters: {+1/+1: 2}}"), "Grizzly Bears").rows
    assert [(row.layer, row.why) for row in rows] == [(Layer.PT_MODIFY, Why.COUNTERS)]
    assert rows[0].after.characteristics.power == 4


def test_an_object_that_nothing_applies_to_has_no_rows() -> None:
    assert explained(board("Glorious Anthem", "Forest"), "Forest").rows == ()
    done = board("Forest")
    assert done.play is not None
    game = done.play.game
    assert game is not None
    with pytest.raises(KeyError):
        game.explain(ObjectId(9999))


def test_the_table_in_words() -> None:
    table = tabled(board("Humility", "Opalescence"), "Humility")
    assert table.subject.en == "Humility"
    assert table.start.en == "Enchantment, white, one ability"
    assert table.final.en == "Enchantment Creature, white, 4/4, no abilities"
    rows = table.rows
    assert rows[0].effect.en == "Opalescence: is a creature in addition to its other types"
    assert rows[0].change.en == "Enchantment → Enchantment Creature"
    assert rows[0].effect.ja == "《オパール色の輝き》：他のタイプに加えてクリーチャーでもある"
    assert rows[2].why.ja.startswith("タイムスタンプ順")
    assert rows[-1].change.en == "1/1 → 4/4"


def test_control_and_defined_power_in_words() -> None:
    done = play(
        """
players:
  alice: {battlefield: [{card: Tarmogoyf, as: goyf}], graveyard: [Shock]}
  bob: {battlefield: [{card: Control Magic, attached_to: goyf}]}
"""
    )
    table = tabled(done, "goyf")
    assert [row.effect.en for row in table.rows] == ["Control Magic: is controlled by bob", "Tarmogoyf: is 1/2"]
    assert table.rows[0].change.ja == "コントローラーalice → コントローラーbob"
