"""Steps in which a player casts a spell, plays a land or activates an ability."""

from collections.abc import Sequence

from shinpan.cards.names import fold
from shinpan.game.characteristics import Definition
from shinpan.game.decisions import Activate, Cast, PlayLand, Special, SpecialAction
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.lang import Lang
from shinpan.game.mana import ManaCost, ManaSymbol
from shinpan.lab.answering.fitting import interchangeable
from shinpan.lab.faults import Fault, mistake, not_supported
from shinpan.lab.notation.steps import ActivateStep, CastStep, PlayStep, SpecialStep
from shinpan.lab.notation.values import Payment, Reference
from shinpan.lab.notation.vocabulary import Door
from shinpan.lab.run.play import Play
from shinpan.lab.run.refusals import NO_ABILITIES, NOT_A_LAND, NOT_HAVING, as_illegal
from shinpan.lab.run.ways import can_be_cast_as, face_words, way_of_casting
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.index import index_of
from shinpan.rules.casting.permission import refusal_of_way
from shinpan.rules.casting.refusals import NOT_HERE
from shinpan.rules.casting.ways import ways_of
from shinpan.rules.costs.payable import Means
from shinpan.rules.explaining import why_not
from shinpan.rules.special_actions.taking import RULES, special_refusal
from shinpan.rules.special_actions.turning_up import ways_up

_NO_ZONE_TO_CAST_FROM = frozenset({Zone.BATTLEFIELD, Zone.STACK})


def cast(play: Play, step: CastStep) -> None:
    """Cast a spell: a card in the hand first, else one in any zone from which the player may cast it."""
    player = _begin(play, step.player)
    options = play.decision().options
    card = _card_to_cast(play, player, step.spell, {each.object for each in options if isinstance(each, Cast)})
    option = way_of_casting(play, player, card, step, options)
    if option not in options:
        table = play.table
        way = ways_of(table, player, card)[option.way]
        refusal = refusal_of_way(table, player, card, way, Means(table, player))
        raise as_illegal(table, play.names, step.line, refusal or NOT_HERE, object=card, player=player)
    play.act(option.with_(spend=_wish(step.pay)))
    _name_makings(play, step.names, play.table.state.successors.get(card, ()))


def _begin(play: Play, name: str | None) -> PlayerId:
    player = play.names.players[name or ""]
    play.let_act(player)
    return player


def _card_to_cast(play: Play, player: PlayerId, reference: Reference, castable: set[ObjectId]) -> ObjectId:
    table = play.table
    found = play.names.find(table, reference)
    hand = [each for each in found if each in table.state.hands[player]]
    elsewhere = [each for each in found if each in castable]
    others = [each for each in found if table.state.objects[each].zone not in _NO_ZONE_TO_CAST_FROM]
    for there in (hand, elsewhere):  # a half or face by its name is one that can be cast from where the card is
        fitting = [each for each in there if can_be_cast_as(table, player, each, reference.text)]
        if fitting:
            return _only(play, reference, fitting)
    return _only(play, reference, hand or elsewhere or others or found)


def _only(play: Play, reference: Reference, found: Sequence[ObjectId]) -> ObjectId:
    if not found:
        raise play.names.missing(play.table, reference)
    if len(found) > 1 and not interchangeable(play.table, play.names, found):
        raise play.names.ambiguous(play.table, reference, found)
    return found[0]


def play_land(play: Play, step: PlayStep) -> None:
    """Play a land."""
    player = _begin(play, step.player)
    table = play.table
    found = play.names.find(table, step.card)
    hand = [each for each in found if each in table.state.hands[player]]
    others = [each for each in found if table.state.objects[each].zone is not Zone.BATTLEFIELD]
    card = _only(play, step.card, hand or others or found)
    offered = [o for o in play.decision().options if isinstance(o, PlayLand) and o.object == card]
    definition = table.state.objects[card].components[0].definition
    named = [o for o in offered if fold(step.card.text) in {fold(name) for name in definition.faces[o.face].names}]
    option = next(iter(named or _faces_said(play, player, definition, offered)), None)
    if option is None:
        refusal = why_not(table, "play", card, player) or NOT_A_LAND
        raise as_illegal(table, play.names, step.line, refusal, object=card, player=player)
    play.act(option)


def _faces_said(
    play: Play, player: PlayerId, definition: Definition, offered: Sequence[PlayLand]
) -> Sequence[PlayLand]:
    """Return the faces of a land that the next answer means, all if it is about something else."""
    if len(definition.faces) < 2:
        return offered
    words = face_words(definition)
    said = play.answerer.way(player, tuple(words), declinable=False)
    return offered if said is None else [each for each in offered if each.face == words[said]]


def activate(play: Play, step: ActivateStep) -> None:
    """Activate an ability."""
    player = _begin(play, step.player)
    table = play.table
    source = _source(play, player, step)
    number = _ability(play, source, step)
    option = Activate(source, number)
    if option not in play.decision().options:
        refusal = why_not(table, "activate", source, player, number)
        assert refusal is not None, "an ability that may be activated isn't offered"
        raise as_illegal(table, play.names, step.line, refusal, object=source, player=player)
    before = table.state.stack
    play.act(option.with_(spend=_wish(step.pay)))
    new = tuple(each for each in play.table.state.stack if each not in before)
    made = [each for each in new if _is_of(play, each, source)]
    _name_makings(play, step.names, made)


def _is_of(play: Play, stacked: ObjectId, source: ObjectId) -> bool:
    found = play.table.state.objects[stacked].stacked
    return found is not None and found.source == source and isinstance(found.ability, ActivatedAbility)


def _source(play: Play, player: PlayerId, step: ActivateStep) -> ObjectId:
    """Return the object whose ability is meant: a permanent of the player first."""
    table = play.table
    found = [each for each in play.names.find(table, step.source) if table.state.objects[each].components]
    permanents = [each for each in found if table.on_battlefield(each)]
    own = [each for each in permanents if table.controller(each) == player]
    return _only(play, step.source, own or permanents or found)


def _ability(play: Play, source: ObjectId, step: ActivateStep) -> int:
    """Return the place of the ability among all of the object's."""
    table = play.table
    characteristics = table.characteristics(source)
    activated = index_of(characteristics).activated
    if not activated:
        raise as_illegal(table, play.names, step.line, NO_ABILITIES, object=source)
    if step.ability is None:
        if len(activated) > 1:
            raise mistake(step.line, Fault.WHICH_ABILITY, found=str(step.source), count=len(activated))
        return activated[0][0]
    if isinstance(step.ability, int):
        if step.ability <= len(activated):
            return activated[step.ability - 1][0]
        printed = table.state.objects[source].printed
        if step.ability <= len(index_of(printed).activated):
            raise as_illegal(table, play.names, step.line, NOT_HAVING, object=source)
        raise mistake(step.line, Fault.NO_ABILITY, found=str(step.source), ability=str(step.ability))
    fitting = [place for place, ability in activated if _says(ability, characteristics, step.ability)]
    if not fitting:
        raise mistake(step.line, Fault.NO_ABILITY, found=str(step.source), ability=step.ability)
    if len(fitting) > 1:
        raise mistake(step.line, Fault.WHICH_ABILITY, found=str(step.source), count=len(fitting))
    return fitting[0]


def _says(ability: ActivatedAbility, card: object, word: str) -> bool:
    """Return whether a word stands in the text of an ability, in English or Japanese."""
    from shinpan.phrases.wording import WordingError, text_of  # loaded only where texts are asked for

    for lang in Lang:
        try:
            text = text_of(ability, lang, card)  # type: ignore[arg-type]
        except WordingError:
            continue
        if word.casefold() in text.casefold():
            return True
    return False


def special(play: Play, step: SpecialStep) -> None:
    """Take a special action other than playing a land."""
    action = next((each for each in SpecialAction if each.value == step.action.value), None)
    if action not in RULES or step.object is None:
        raise not_supported(step.line, f"special: {step.action.value}")
    player = _begin(play, step.player)
    table = play.table
    found = [each for each in play.names.find(table, step.object) if table.state.objects[each].components]
    permanents = [each for each in found if table.on_battlefield(each)]
    card = _only(play, step.object, permanents or found)
    offered = [each for each in play.decision().options if isinstance(each, Special) and each.object == card]
    if step.door is not None:
        wanted = Special(card, action, tuple(Door).index(step.door))
    elif len(offered) == 1:
        wanted = offered[0]
    elif offered and action is SpecialAction.TURN_FACE_UP:
        wanted = _way_up(play, player, offered)
    elif offered:
        raise mistake(step.line, Fault.WHICH_DOOR, found=str(step.object))
    else:
        wanted = Special(card, action)
    if wanted not in offered:
        refusal = special_refusal(table, player, wanted, Means(table, player)) or NOT_HERE
        raise as_illegal(table, play.names, step.line, refusal, object=card, player=player)
    play.act(wanted.with_(spend=_wish(step.pay)))


def _way_up(play: Play, player: PlayerId, offered: Sequence[Special]) -> Special:
    """Return the way of turning a permanent up that the next answer says: by the ability's word, or `mana cost`."""
    ways = ways_up(play.table, offered[0].object)
    words = {}
    for each in reversed(offered):
        keyword = ways[each.number].keyword
        words["mana cost" if keyword is None else keyword.en] = each
    said = play.answerer.way(player, tuple(words), declinable=False)
    return offered[0] if said is None else words[said]


def _wish(pay: Payment | None) -> ManaCost | None:
    """Return what is to be paid with as a cost of just that mana."""
    if pay is None:
        return None
    symbols = [ManaSymbol.of(kind.letter) for kind in pay.kinds]
    return ManaCost.of([*symbols, ManaSymbol.of_generic(pay.generic)] if pay.generic else symbols)


def _name_makings(play: Play, names: Sequence[str], makers: Sequence[ObjectId]) -> None:
    """Remember what is to be called by the names of the step once the spell or ability makes it."""
    if names:
        for each in makers:
            play.record.makers[each] = list(names)
