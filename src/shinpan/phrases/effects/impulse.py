"""Effects that let players play exiled cards for a while (406.1, 601.3)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.hidden.sight import let_look
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import Specific, objects_among
from shinpan.phrases.references.players import You

_AFTER = "for as long as [it remains|they remain] exiled"
_ANY = "mana of any type can be spent to cast"
_AS_THOUGH = "you may spend mana as though it were mana of any"
_SPELLS = ("[that spell|those spells]", "[it|them]")
_MANA = (
    ("", ""),
    *((f", and {_ANY} {spells}", ", any_type=True") for spells in _SPELLS),
    *((f", and {_AS_THOUGH} type to cast {spells}", ", any_type=True") for spells in _SPELLS),
    *((f", and {_AS_THOUGH} color to cast {spells}", ", any_color=True") for spells in _SPELLS),
    (f". {_ANY} spells this way", ", any_type=True"),
    (f". {_ANY} a spell this way", ", any_type=True"),
    (f". if you cast a spell this way, {_AS_THOUGH} type to cast it", ", any_type=True"),
)
"""What may be spent on the spells, with the settings that say so."""
_VERBS = (
    ("play {}", "lands=True"),
    ("cast {}", "lands=False"),
    ("look at and play {}", "lands=True, looks=True"),
    ("look at and cast {}", "lands=False, looks=True"),
)
_ALONE = (("play", "lands=True"), ("cast", "lands=False"))


def _exiled() -> tuple[str, ...]:
    """Return the wordings for cards that may be played as long as they are exiled."""
    found: list[str] = []
    for verb, lands in _VERBS:
        said = verb.replace("{}", "{objects:every}")
        again = verb.replace("{}", "[it|them]")
        for mana, settings in _MANA:
            place = f"@ {lands}{settings}, duration=FOREVER"
            found.append(f"{{who}} may {said} {_AFTER}{mana} {place}")
            found.append(f"for as long as {{objects:every}} remain[s] exiled, {{who}} may {again}{mana} {place}")
    for verb, lands in _ALONE:
        found.append(
            f"{{who}} may {verb} {{objects:every}} without paying [its mana cost|their mana costs] {_AFTER} "
            f"@ {lands}, free=True, duration=FOREVER"
        )
        for spells in _SPELLS:
            for kind, mana in (("type", "any_type"), ("color", "any_color")):
                found.append(
                    f"for as long as {{objects:every}} remain[s] exiled, {{who}} may look at [it|them], you may {verb} "
                    f"[it|them], and {_AS_THOUGH} {kind} to cast {spells} "
                    f"@ {lands}, looks=True, {mana}=True, duration=FOREVER"
                )
    return tuple(found)


_LOOKS_JA = (("", ""), ("見てもよく、", ", looks=True"))
_VERBS_JA = (("プレイ", "lands=True"), ("唱え", "lands=False"))
_MANA_JA = (
    ("", ""),
    ("。その呪文を唱えるために、望むタイプのマナを支払ってもよい", ", any_type=True"),
    ("。その呪文を唱えるために、マナを望む色のマナであるかのように支払ってもよい", ", any_color=True"),
)


def _exiled_ja() -> tuple[str, ...]:
    """Return the Japanese wordings for the same."""
    found: list[str] = []
    for verb, lands in _VERBS_JA:
        verb = f"{verb}してもよい" if lands == "lands=True" else f"{verb}てもよい"
        for looks, seen in _LOOKS_JA:
            found.append(f"このターン、{{who}}は{{objects:every}}を{looks}{verb} @ {lands}{seen}, duration=END_OF_TURN")
            for mana, settings in _MANA_JA:
                found.append(
                    f"{{objects:every}}が追放され続けているかぎり、{{who}}はそれを{looks}{verb}{mana} "
                    f"@ {lands}{seen}{settings}, duration=FOREVER"
                )
        found.append(
            f"{{objects:every}}が追放され続けているかぎり、{{who}}はそれを、そのマナ・コストを支払うことなく{verb} "
            f"@ {lands}, free=True, duration=FOREVER"
        )
    return tuple(found)


@phrase(
    en=(
        "{who} may play {objects:every} this turn @ lands=True, duration=END_OF_TURN",
        "{who} may cast {objects:every} this turn @ lands=False, duration=END_OF_TURN",
        "{who} may look at and play {objects:every} this turn @ lands=True, looks=True, duration=END_OF_TURN",
        *_exiled(),
        "{duration}, {who} may play {objects:every} @ lands=True",
        "{duration}, {who} may cast {objects:every} @ lands=False",
        "{who} may play {objects:every} {duration} @ lands=True",
        "{who} may cast {objects:every} {duration} @ lands=False",
        *(
            f"{{who}} may {verb} {{objects:every}} this turn, and {_ANY} {spells} "
            f"@ {lands}, any_type=True, duration=END_OF_TURN"
            for verb, lands in _ALONE
            for spells in _SPELLS
        ),
    ),
    ja=(
        *_exiled_ja(),
        "{duration}、{who}は{objects:every}をプレイしてもよい @ lands=True",
        "{duration}、{who}は{objects:every}を唱えてもよい @ lands=False",
    ),
)
class LetPlay(Effect):
    """A player may play certain cards, where they are, for a while; they pay for them as always (601.3).

    lands: lands may be played too, not only spells cast. any_type: mana of any type may be spent (118.14). any_color:
    mana may be spent as though it were of any color (609.4b). free: without paying mana costs (118.9). looks: they may
    look at face-down cards, too, and go on doing so (406.3).
    """

    objects: Reference
    duration: Duration = Duration.END_OF_TURN
    who: Reference = You()
    lands: bool = True
    any_type: bool = False
    any_color: bool = False
    free: bool = False
    looks: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission on what the words stand for now."""
        objects = objects_among(context, self.objects)
        if not objects:
            return
        players = players_among(self.who.find(context))
        who = self.who if isinstance(self.who, You) else Specific(players)
        part = MayPlayThose(who=who, lands=self.lands, any_type=self.any_type, any_color=self.any_color, free=self.free)
        yield from context.begin_effect((part,), self.duration, objects)
        if self.looks:
            yield from let_look(context, objects, players)
