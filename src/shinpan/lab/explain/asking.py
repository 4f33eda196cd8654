"""What a step of the scenario does, in a sentence: the headings of the account."""

from shinpan.lab.explain.said import Said, counted, listed, of_term, plain
from shinpan.lab.explain.values import said_entity, said_name
from shinpan.lab.naming import Registry
from shinpan.lab.notation.steps import (
    Action,
    ActivateStep,
    AttackStep,
    BlockStep,
    CastStep,
    DoStep,
    PlayStep,
    ResolveStep,
    SpecialStep,
    Step,
    UntilStep,
)
from shinpan.lab.notation.values import Reference
from shinpan.lab.notation.vocabulary import Door, Special, StepName, Verb
from shinpan.lab.setup.places import STEP_OF
from shinpan.rules.table import Table

_MOST_NAMED = 4
"""A handle of more objects is told with their number."""


class Asking:
    """Says what steps do, with the names that things have now."""

    def __init__(self, table: Table, names: Registry) -> None:
        self.table = table
        self.names = names

    def heading(self, step: Step) -> Said | None:
        """Return the heading of a step, None for one in which the game doesn't move."""
        match step:
            case CastStep() | PlayStep() | ActivateStep() | SpecialStep() | AttackStep() | BlockStep():
                return self._sentence(step)
            case ResolveStep():
                return _resolve(step)
            case UntilStep():
                return _until(step)
            case DoStep():
                return self._do(step)
            case _:
                return None

    def possibility(self, action: Action, legal: bool) -> Said:
        """Return a sentence that says that a player can or can't do something now."""
        act, player = self._act(action), action.player or ""
        if legal:
            return Said(f"{player} can {act.en} now", f"{player}は今、{act.ja}ことができます")
        return Said(f"{player} can't {act.en} now", f"{player}は今、{act.ja}ことはできません")

    def _sentence(self, action: Action) -> Said:
        act, player = self._act(action), action.player or ""
        verb, _, rest = act.en.partition(" ")
        return Said(f"{player} {_third_person(verb)} {rest}.".replace(" .", "."), f"{player}は{_polite(act.ja)}。")

    def _act(self, action: Action) -> Said:
        """Return what is done: the infinitive in English, the plain form in Japanese."""
        match action:
            case CastStep():
                spell = self._named(action.spell)
                return Said(f"cast {spell.en}", f"{spell.ja}を唱える")
            case PlayStep():
                card = self._named(action.card)
                return Said(f"play {card.en}", f"{card.ja}をプレイする")
            case ActivateStep():
                source = self._named(action.source)
                return Said(f"activate an ability of {source.en}", f"{source.ja}の能力を起動する")
            case SpecialStep():
                return self._special(action)
            case AttackStep():
                return self._attack(action)
            case BlockStep():
                return self._block(action)

    def _special(self, step: SpecialStep) -> Said:
        card = self._named(step.object) if step.object is not None else Said("their companion", "相棒")
        if step.action is Special.TURN_FACE_UP:
            return Said(f"turn {card.en} face up", f"{card.ja}を表向きにする")
        if step.action is Special.UNLOCK:
            half = {
                None: Said("a half", "半分"),
                Door.LEFT: Said("the left half", "左"),
                Door.RIGHT: Said("the right half", "右"),
            }
            return Said(f"unlock {half[step.door].en} of {card.en}", f"{card.ja}の{half[step.door].ja}を開放する")
        if step.action is Special.COMPANION:
            return Said(f"put {card.en} into their hand", f"{card.ja}を手札に加える")
        return Said(f"{step.action.value} {card.en}", f"{card.ja}を{_KEPT[step.action]}する")

    def _attack(self, step: AttackStep) -> Said:
        if not step.attackers:
            return Said("attack with nothing", "何でも攻撃しないことにする")
        groups: dict[str, list[Said]] = {}
        for each in step.attackers:
            groups.setdefault(str(each.target), []).append(self._named(each.creature))
        targets = {str(each.target): self._named(each.target) for each in step.attackers}
        return _each("attack", "攻撃する", [(targets[key], listed(group)) for key, group in groups.items()])

    def _block(self, step: BlockStep) -> Said:
        if not step.blockers:
            return Said("block nothing", "何もブロックしないことにする")
        groups: dict[str, list[Said]] = {}
        attackers: dict[str, Said] = {}
        for each in step.blockers:
            key = " ".join(str(attacker) for attacker in each.attackers)
            attackers[key] = listed(self._named(attacker) for attacker in each.attackers)
            groups.setdefault(key, []).append(self._named(each.creature))
        return _each("block", "ブロックする", [(attackers[key], listed(group)) for key, group in groups.items()])

    def _named(self, reference: Reference) -> Said:
        """Return what a reference is to: by the object's name now if it is clear, else as it is written."""
        player = self.names.player(reference.text)
        if player is not None and reference.player is None:
            return plain(reference.text)
        found = self.names.find(self.table, reference)
        if len(found) > _MOST_NAMED and reference.text in self.names.handles:
            number = len(found)
            return Said(
                f'the {number} objects called "{reference}"', f"「{reference}」と呼ばれるオブジェクト{number}個"
            )
        if found and reference.text in self.names.handles:
            return listed(said_entity(self.table, self.names, each) for each in found)
        return said_name(reference.text)

    def _do(self, step: DoStep) -> Said:
        objects = listed(self._named(each) for each in step.objects) if step.objects else None
        whom = objects if objects is not None else plain(step.player or "")
        count = 1 if step.count is None else step.count
        english, japanese = _DEEDS[step.verb]
        if len(step.objects) > 1:
            english = english.replace("its owner's hand", "their owners' hands").replace("returns it", "returns them")
            english = english.replace("its owner's library", "their owners' libraries")
        gaps = {"count": count, "cards": counted(count, "card"), "player": step.player or ""}
        kinds = listed(
            Said(f"{counted(each.count, each.kind.en + ' counter')}", f"{each.kind.ja}カウンター{each.count}個")
            for each in step.counters
        )
        return Said(
            english.format(whom=whom.en, kinds=kinds.en, **gaps),
            japanese.format(whom=whom.ja, kinds=kinds.ja, **gaps),
        )


_KEPT = {Special.SUSPEND: "待機", Special.FORETELL: "予顕", Special.PLOT: "計画"}


def _each(verb: str, ja: str, groups: list[tuple[Said, Said]]) -> Said:
    """Return what is attacked or blocked with what."""
    english = listed(Said(f"{goal.en} with {movers.en}", "") for goal, movers in groups)
    japanese = "、".join(f"{movers.ja}で{goal.ja}" for goal, movers in groups)
    return Said(f"{verb} {english.en}", f"{japanese}を{ja}")


def _third_person(verb: str) -> str:
    return {"cast": "casts", "play": "plays", "activate": "activates", "attack": "attacks", "block": "blocks"}.get(
        verb, verb + "s"
    )


def _polite(plain_form: str) -> str:
    """Return a plain verb form as the polite one."""
    for ending, polite in (("唱える", "唱えます"), ("する", "します"), ("加える", "加えます")):
        if plain_form.endswith(ending):
            return plain_form.removesuffix(ending) + polite
    return plain_form


def _resolve(step: ResolveStep) -> Said:
    if step.count is None:
        return Said("Everyone passes until the stack is empty.", "スタックが空になるまで、全員が優先権を放棄します。")
    if step.count == 1:
        return Said(
            "Everyone passes, and the top of the stack resolves.",
            "全員が優先権を放棄し、スタックの一番上が解決されます。",
        )
    return Said(
        f"Everyone passes until {counted(step.count, 'object')} have resolved.",
        f"全員が優先権を放棄し、スタックの上から{step.count}つが解決されます。",
    )


def _until(step: UntilStep) -> Said:
    name = Said("main phase", "メイン・フェイズ") if step.step is StepName.MAIN else of_term(STEP_OF[step.step])
    if step.whose is not None:
        return Said(f"On to {step.whose}'s {name.en}.", f"{step.whose}の{name.ja}へ進みます。")
    if step.turn is not None:
        return Said(f"On to the {name.en} of turn {step.turn}.", f"第{step.turn}ターンの{name.ja}へ進みます。")
    return Said(f"On to the {name.en}.", f"{name.ja}へ進みます。")


_DEEDS: dict[Verb, tuple[str, str]] = {
    Verb.DESTROY: ("An effect destroys {whom}.", "効果により{whom}が破壊されます。"),
    Verb.EXILE: ("An effect exiles {whom}.", "効果により{whom}が追放されます。"),
    Verb.BOUNCE: ("An effect returns {whom} to its owner's hand.", "効果により{whom}がオーナーの手札に戻されます。"),
    Verb.SACRIFICE: ("An effect has {whom} sacrificed.", "効果により{whom}の生け贄が行われます。"),
    Verb.MILL: ("An effect has {player} mill {cards}.", "効果により{player}が{count}枚切削します。"),
    Verb.DRAW: ("An effect has {player} draw {cards}.", "効果により{player}が{count}枚引きます。"),
    Verb.DISCARD: ("An effect has cards discarded: {whom}.", "効果により手札が捨てられます：{whom}。"),
    Verb.DAMAGE: ("An effect deals {count} damage to {whom}.", "効果により{whom}に{count}点のダメージが与えられます。"),
    Verb.GAIN_LIFE: ("An effect has {player} gain {count} life.", "効果により{player}が{count}点のライフを得ます。"),
    Verb.LOSE_LIFE: ("An effect has {player} lose {count} life.", "効果により{player}が{count}点のライフを失います。"),
    Verb.TAP: ("An effect taps {whom}.", "効果により{whom}がタップされます。"),
    Verb.UNTAP: ("An effect untaps {whom}.", "効果により{whom}がアンタップされます。"),
    Verb.TRANSFORM: ("An effect transforms {whom}.", "効果により{whom}が変身します。"),
    Verb.FLIP: ("An effect flips {whom}.", "効果により{whom}が反転します。"),
    Verb.FLICKER: ("An effect exiles {whom} and returns it.", "効果により{whom}が追放され、戦場に戻されます。"),
    Verb.TUCK: (
        "An effect puts {whom} on the bottom of its owner's library.",
        "効果により{whom}がライブラリーの一番下に置かれます。",
    ),
    Verb.PUT_ON_TOP: (
        "An effect puts {whom} on top of its owner's library.",
        "効果により{whom}がライブラリーの一番上に置かれます。",
    ),
    Verb.SHUFFLE_IN: (
        "An effect shuffles {whom} into its owner's library.",
        "効果により{whom}がライブラリーに加えて切り直されます。",
    ),
    Verb.COUNTER: ("An effect counters {whom}.", "効果により{whom}が打ち消されます。"),
    Verb.ADD_COUNTERS: ("An effect puts {kinds} on {whom}.", "効果により{whom}に{kinds}が置かれます。"),
    Verb.GAIN_CONTROL: (
        "An effect gives {player} control of {whom}.",
        "効果により{player}が{whom}のコントロールを得ます。",
    ),
    Verb.PHASE_OUT: ("An effect phases {whom} out.", "効果により{whom}がフェイズ・アウトします。"),
}
