"""The tokens that rules and keywords create by name (111.10): what each of them says."""

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.enums import CardType, Color
from shinpan.game.layout import Layout
from shinpan.game.leaf import leaf
from shinpan.game.subtypes import ArtifactType, CreatureType, EnchantmentType, Subtype


@leaf
class TokenCard(Definition):
    """What a token says that no card of the pool, but a rule or keyword, describes."""

    name: str
    faces: tuple[Characteristics, ...]
    layout: Layout = Layout.TOKEN

    def shown(self, face: int) -> Characteristics:
        """Return the characteristics of a face by its place."""
        return self.faces[face]

    def has_face(self, face: int) -> bool:
        """Return whether there is such a face."""
        return 0 <= face < len(self.faces)


def creature_token(
    pt: tuple[int, int],
    colors: tuple[Color, ...],
    *subtypes: CreatureType,
    abilities: tuple[Ability, ...] = (),
    artifact: bool = False,
) -> TokenCard:
    """Return a creature token, called after its subtypes (111.4)."""
    types = {CardType.CREATURE, CardType.ARTIFACT} if artifact else {CardType.CREATURE}
    return _made(types, subtypes, colors, abilities, pt)


def artifact_token(subtype: ArtifactType, *abilities: Ability) -> TokenCard:
    """Return a colorless artifact token of one subtype, such as Treasure."""
    return _made({CardType.ARTIFACT}, (subtype,), (), abilities, None)


def enchantment_token(subtype: EnchantmentType, *abilities: Ability) -> TokenCard:
    """Return a colorless enchantment token of one subtype, such as Shard."""
    return _made({CardType.ENCHANTMENT}, (subtype,), (), abilities, None)


def double_faced_token(front: TokenCard, back: TokenCard) -> TokenCard:
    """Return a double-faced token with the faces of two others (111.10i)."""
    return TokenCard(front.name, front.faces + back.faces, Layout.TRANSFORM)


def _made(
    types: set[CardType],
    subtypes: tuple[Subtype, ...],
    colors: tuple[Color, ...],
    abilities: tuple[Ability, ...],
    pt: tuple[int, int] | None,
) -> TokenCard:
    name = " ".join([*(each.en for each in subtypes), "Token"])
    face = Characteristics(
        names=(name,),
        colors=frozenset(colors),
        types=frozenset(types),
        subtypes=frozenset(subtypes),
        abilities=abilities,
        power=None if pt is None else pt[0],
        toughness=None if pt is None else pt[1],
    )
    return TokenCard(name, (face,))


@leaf
class XToken(TokenCard):
    """A token whose power and toughness are the X of the effect that creates it; its faces have 0 there."""

    def sized(self, x: int) -> TokenCard:
        """Return the token that it is for a value of X."""
        return TokenCard(self.name, tuple(each.with_(power=x, toughness=x) for each in self.faces))
