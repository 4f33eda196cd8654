"""What `shinpan card` shows."""

from shinpan.cards.library import built_in
from shinpan.game.lang import Lang
from shinpan.oracle.writing import describe_card


def described(name: str, lang: Lang = Lang.EN) -> list[str]:
    return describe_card(built_in()[name], lang)


def test_name_cost_types_text_and_numbers() -> None:
    lines = described("Serra Angel")
    assert lines[0] == "Serra Angel 《セラの天使》 {3}{W}{W}"
    assert lines[1:4] == ["Creature — Angel", "Flying, vigilance", "4/4"]


def test_in_japanese_the_japanese_name_goes_first() -> None:
    lines = described("Serra Angel", Lang.JA)
    assert lines[0] == "《セラの天使》 Serra Angel {3}{W}{W}"
    assert lines[1:4] == ["クリーチャー — 天使", "飛行、警戒", "4/4"]
    assert "構成:" in lines


def test_a_card_without_text_says_only_what_it_has() -> None:
    assert described("Grizzly Bears")[1:] == ["Creature — Bear", "2/2"]


def test_numbers_that_an_ability_defines_and_loyalty() -> None:
    assert "*/1+*" in described("Tarmogoyf")
    assert "*/*" in described("Nightmare")
    assert "Loyalty 3" in described("Jace Beleren")
    assert "忠誠度 3" in described("Jace Beleren", Lang.JA)


def test_the_phrases_are_a_tree() -> None:
    lines = described("Lightning Bolt")
    tree = lines[lines.index("Made of:") + 1 :]
    assert tree == [
        "  SpellAbility",
        "    effect: DealDamage",
        "      amount: Fixed(number=3)",
        "      recipient: Target",
        "        group: Group",
        "          noun: AnyTarget",
    ]
