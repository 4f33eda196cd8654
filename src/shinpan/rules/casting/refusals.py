"""The requirements of casting that may fail."""

from shinpan.game.keywords import KeywordAbility
from shinpan.rulebook.citations import cite
from shinpan.rules.refusing import Refusal

NOT_HERE = Refusal(
    cite(
        "601.3",
        en="Nothing allows the player to cast it from where it is.",
        ja="それがある領域から唱えることを許すものがありません。",
    )
)
LAND = Refusal(
    cite(
        "305.9",
        en="A land can't be cast as a spell.",
        ja="土地は呪文として唱えられません。",
    )
)
FORBIDDEN = Refusal(
    cite(
        "101.2",
        en="An effect says that it can't be cast.",
        ja="唱えることを禁じる効果があります。",
    )
)
NO_COST = Refusal(
    cite(
        "118.6",
        en="It has no mana cost, which is a cost that can't be paid.",
        ja="マナ・コストがないため、支払うことができません。",
    )
)
NO_TARGETS = Refusal(
    cite(
        "601.2c",
        en="There aren't enough legal targets.",
        ja="適正な対象が足りません。",
    )
)
UNPAYABLE = Refusal(cite("601.2h", en="The total cost can't be paid.", ja="総コストを支払えません。"))
NOT_NOW = Refusal(
    cite(
        "601.3",
        en="The condition under which it may be cast isn't met.",
        ja="唱えるための条件が満たされていません。",
    )
)
NO_ALTERNATIVE = Refusal(
    cite(
        "118.9",
        en="The condition of the alternative cost isn't met.",
        ja="代替コストの条件が満たされていません。",
    )
)
NOT_TYPE = Refusal(
    cite(
        "702.34a",
        en="The spell would be neither an instant nor a sorcery.",
        ja="唱えてもインスタントやソーサリーの呪文になりません。",
    )
)

CONDITIONS: dict[KeywordAbility, Refusal] = {
    KeywordAbility.SPECTACLE: Refusal(
        cite("702.137a", en="No opponent has lost life this turn.", ja="このターンにライフを失った対戦相手がいません。")
    ),
    KeywordAbility.SURGE: Refusal(
        cite(
            "702.117a", en="The player has cast no other spell this turn.", ja="このターンに他の呪文を唱えていません。"
        )
    ),
    KeywordAbility.PROWL: Refusal(
        cite(
            "702.76a",
            en="No source of the right creature type that the player controlled has dealt combat damage to a player.",
            ja="適切なクリーチャー・タイプを持つ自分の発生源が、このターンにプレイヤーに戦闘ダメージを与えていません。",
        )
    ),
    KeywordAbility.FREERUNNING: Refusal(
        cite(
            "702.173a",
            en="No Assassin that the player controlled has dealt combat damage to a player this turn.",
            ja="自分の暗殺者が、このターンにプレイヤーに戦闘ダメージを与えていません。",
        )
    ),
    KeywordAbility.MAYHEM: Refusal(
        cite("702.187b", en="The player didn't discard it this turn.", ja="このターンに捨てたカードではありません。")
    ),
}
"""Why a way of casting that an ability gives under a condition isn't open, by the ability."""
