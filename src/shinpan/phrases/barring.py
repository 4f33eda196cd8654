"""What keeps permanents from entering, and players from playing lands; and how players get rid of it (101.2, 305.1)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.restrictions import Restriction


@phrase(
    en=("players can't play lands @ affected=EachPlayer", "{affected} can't play lands"),
    ja=("プレイヤーは土地をプレイできない @ affected=EachPlayer", "{affected}は土地をプレイできない"),
)
class CantPlayLands(Restriction):
    """Players can't play lands (305.1, 101.2)."""

    affected: Reference


@phrase(en="{what:plural} can't enter", ja="{what}は戦場に出られない")
class CantEnter(Restriction):
    """Objects that would be of a description on the battlefield can't enter it (608.3e, 101.2)."""

    what: Quality

    def bars(self, context: Queries, entering: object) -> bool:
        """Return whether it keeps something out, asked of what it would be there (614.12)."""
        return not isinstance(entering, PlayerId) and self.what.holds(context, entering)  # type: ignore[arg-type]


@phrase(
    en="{what:plural} in graveyards and libraries can't enter",
    ja="墓地やライブラリーにある{what}は戦場に出られない",
)
class CantEnterFromAfar(Restriction):
    """Cards of a description can't enter the battlefield from graveyards and libraries (101.2, 608.3e).

    They are looked at as they are there.
    """

    what: Quality

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether something is such a card in such a zone."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.zone in _AFAR and self.what.holds(context, entity)


_AFAR = (Zone.GRAVEYARD, Zone.LIBRARY)
_NOTHING = Word(0, "no", "いいえ")
_SACRIFICE = Word(1, "sacrifice", "生け贄", 1)
_DAMAGE = Word(2, "damage", "ダメージ", 2)


@phrase(
    en=(
        "any player may sacrifice {number:word} lands or have {.this} deal {amount} damage to that player. "
        "if a player does either, {then}"
    ),
    ja=(
        "どのプレイヤーも、土地{number}つを生け贄に捧げるか、{.this}が自分に{amount}点のダメージを与えることを選んでもよい。"
        "いずれかのプレイヤーがそうしたなら、{then}"
    ),
)
class AnyoneMayBuyOff(Effect):
    """Each player in turn may sacrifice lands or take damage; something happens if one does (101.4)."""

    number: Quantity
    amount: Quantity
    then: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Ask the players in APNAP order."""
        number, amount = self.number.value(context), self.amount.value(context)
        done = False
        for player in context.players():
            lands = [
                each
                for each in context.permanents()
                if context.controller(each) == player and CardType.LAND in context.characteristics(each).types
            ]
            words = (_NOTHING, *((_SACRIFICE,) if len(lands) >= number else ()), _DAMAGE)
            word = yield from context.choose_word(player, words, Topic.CHOICE)
            if word.value == 1:
                chosen = yield from context.choose(player, lands, number, number)
                yield from context.sacrifice(player, [each for each in chosen if not isinstance(each, PlayerId)])
            elif word.value == 2:
                yield from context.deal_damage(context.source, ((player, amount),))
            done = done or bool(word.value)
        if done:
            yield from self.then.perform(context)
