"""The requirements of casting that may fail."""

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
