"""What was found out about objects and players, as facts that make up a sentence."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Color, Zone
from shinpan.game.lang import Lang
from shinpan.game.term import Term
from shinpan.lab.explain.said import Said, counted, english_list, listed, of_term
from shinpan.lab.explain.values import said_name
from shinpan.lab.notation.keys import ObjectKey as Key
from shinpan.lab.notation.keys import PlayerCheckKey
from shinpan.lab.notation.vocabulary import Door


class Fact(NamedTuple):
    """A predicate: in English with its verb, in Japanese as it stands before another and at the end."""

    en: str
    ja: str
    end: str


def sentence(subject: Said, facts: Iterable[Fact]) -> Said:
    """Return a sentence that says several facts of one subject."""
    found = tuple(facts)
    english = f"{subject.en} {english_list([fact.en for fact in found])}."
    japanese = "、".join([*(fact.ja for fact in found[:-1]), found[-1].end])
    return Said(english, f"{subject.ja}は{japanese}。")


def _is(en: str, ja: str) -> Fact:
    """Return a fact with "is"."""
    return Fact(f"is {en}", f"{ja}で", f"{ja}です")


def _has(en: str, ja: str) -> Fact:
    """Return a fact with "has"."""
    return Fact(f"has {en}", f"{ja}を持ち", f"{ja}を持ちます")


def _lacks(en: str, ja: str) -> Fact:
    return Fact(f"has no {en}", f"{ja}を持たず", f"{ja}を持ちません")


_ZONES: dict[Zone, Fact] = {
    Zone.LIBRARY: Fact("is in the library", "ライブラリーにあり", "ライブラリーにあります"),
    Zone.HAND: Fact("is in hand", "手札にあり", "手札にあります"),
    Zone.BATTLEFIELD: Fact("is on the battlefield", "戦場にあり", "戦場にあります"),
    Zone.GRAVEYARD: Fact("is in the graveyard", "墓地にあり", "墓地にあります"),
    Zone.STACK: Fact("is on the stack", "スタックにあり", "スタックにあります"),
    Zone.EXILE: Fact("is in exile", "追放領域にあり", "追放領域にあります"),
    Zone.COMMAND: Fact("is in the command zone", "統率領域にあり", "統率領域にあります"),
    Zone.OUTSIDE: Fact("is outside the game", "ゲームの外部にあり", "ゲームの外部にあります"),
}


def zone_fact(zone: Zone) -> Fact:
    """Return in which zone something is."""
    return _ZONES[zone]


GONE = Fact("is no longer in the game", "ゲームにもう存在せず", "ゲームにもう存在しません")


def object_facts(values: Mapping[Key, Any]) -> list[Fact]:
    """Return the facts that were found out about an object, by the keys of its expectation."""
    rest = dict(values)
    facts: list[Fact] = []
    if Key.TYPES in rest:
        facts.append(what_it_is({key: rest.pop(key) for key in _IDENTITY if key in rest}))
    if Key.POWER in rest and Key.TOUGHNESS in rest:
        facts.append(_power_and_toughness(rest.pop(Key.POWER), rest.pop(Key.TOUGHNESS)))
    for key, value in rest.items():
        tell = _TELL.get(key)
        facts.append(tell(value) if tell is not None else _other(key, value))
    return facts


_IDENTITY = (Key.POWER, Key.TOUGHNESS, Key.COLORS, Key.SUPERTYPES, Key.SUBTYPES, Key.TYPES)


def what_it_is(values: Mapping[Key, Any]) -> Fact:
    """Return what kind of thing something is: "is a 2/2 green Mountain Goblin land creature"."""
    from shinpan.phrases.wording.type_line import ordered_subtypes, ordered_supertypes, ordered_types, type_line

    types = tuple(values[Key.TYPES])
    face = Characteristics(
        types=frozenset(types),
        supertypes=frozenset(values.get(Key.SUPERTYPES) or ()),
        subtypes=frozenset(values.get(Key.SUBTYPES) or ()),
    )
    english: list[str] = []
    japanese: list[str] = []
    numbers = (values.get(Key.POWER), values.get(Key.TOUGHNESS))
    if None not in numbers:
        english.append(f"{numbers[0]}/{numbers[1]}")
        japanese.append(f"{numbers[0]}/{numbers[1]}の")
    if Key.COLORS in values:
        colors = _color_words(values[Key.COLORS])
        english.append(colors.en)
        japanese.append(f"{colors.ja}の")
    english.extend(each.en for each in ordered_supertypes(face.supertypes))
    english.extend(each.en for each in ordered_subtypes(face))
    english.extend(each.en for each in ordered_types(face))
    japanese.append(type_line(face, Lang.JA) or "何のタイプも持たないもの")
    without = _without(values, numbers)
    phrase = f"{' '.join(english)}{without.en}" if types else f"something without card types{without.en}"
    return _is(f"{_article(phrase)} {phrase}", f"{without.ja}{''.join(japanese)}")


def _without(values: Mapping[Key, Any], numbers: tuple[Any, Any]) -> Said:
    """Return what it expressly lacks."""
    lacks = [
        (Key.POWER in values and Key.TOUGHNESS in values and None in numbers, "power or toughness", "パワーとタフネス"),
        (Key.SUPERTYPES in values and not values[Key.SUPERTYPES], "supertypes", "特殊タイプ"),
        (Key.SUBTYPES in values and not values[Key.SUBTYPES], "subtypes", "サブタイプ"),
    ]
    found = [(en, ja) for missing, en, ja in lacks if missing]
    if not found:
        return Said("", "")
    english = english_list([en for en, _ in found]).replace(" and ", " or ")
    return Said(f" without {english}", f"{'や'.join(ja for _, ja in found)}のない")


def _article(phrase: str) -> str:
    return "an" if phrase.startswith(("a", "e", "i", "o", "u", "8", "11/", "18/")) else "a"


def _power_and_toughness(power: int | None, toughness: int | None) -> Fact:
    if power is None or toughness is None:
        return Fact("has no power or toughness", "パワーもタフネスも持たず", "パワーもタフネスも持ちません")
    return _is(f"{power}/{toughness}", f"{power}/{toughness}")


def _number(en: str, ja: str) -> Callable[[Any], Fact]:
    def tell(value: Any) -> Fact:
        if value is None:
            return _lacks(en, ja)
        return Fact(f"has {en} {value}", f"{ja}が{value}で", f"{ja}が{value}です")

    return tell


def _words(en: str, ja: str) -> Callable[[Any], Fact]:
    """Return a teller of a list of terms: "has the subtypes Elf and Warrior"."""

    def tell(value: tuple[Term, ...] | None) -> Fact:
        if not value:
            return _lacks(f"{en}s", ja)
        found = listed(Said(each.en, each.ja.removesuffix("の")) for each in value)
        noun = en if len(value) == 1 else f"{en}s"
        return Fact(f"has the {noun} {found.en}", f"{ja}が{found.ja}で", f"{ja}が{found.ja}です")

    return tell


def _color_words(value: tuple[Color, ...]) -> Said:
    return listed(of_term(each) for each in value) if value else Said("colorless", "無色")


def _colors(value: tuple[Color, ...]) -> Fact:
    words = _color_words(value)
    return _is(words.en, words.ja)


def _keywords(value: tuple[Term, ...]) -> Fact:
    if not value:
        return _lacks("keyword abilities", "キーワード能力")
    found = listed(of_term(each) for each in value)
    return _has(found.en, found.ja)


def _abilities(value: int) -> Fact:
    if value == 0:
        return _lacks("abilities", "能力")
    return Fact(f"has {counted(value, 'ability', 'abilities')}", f"能力を{value}つ持ち", f"能力を{value}つ持ちます")


def _name(value: str | None) -> Fact:
    if not value:
        return _lacks("name", "名前")
    ja = said_name(value).ja
    return Fact(f"is named {value}", f"名前が{ja}で", f"名前が{ja}です")


def _names(value: tuple[str, ...]) -> Fact:
    if not value:
        return _lacks("name", "名前")
    said = listed(said_name(each) for each in value)
    return Fact(f"is named {said.en}", f"名前が{said.ja}で", f"名前が{said.ja}です")


def _counters(value: Mapping[Term, int]) -> Fact:
    if not value:
        return Fact("has no counters", "カウンターが置かれておらず", "カウンターが置かれていません")
    english = english_list([counted(number, f"{kind.en} counter") for kind, number in value.items()])
    japanese = "と".join(f"{kind.ja}カウンター{number}個" for kind, number in value.items())
    return Fact(f"has {english}", f"{japanese}が置かれていて", f"{japanese}が置かれています")


def _damage(value: int) -> Fact:
    if value == 0:
        return Fact("has no damage marked on it", "ダメージを負っておらず", "ダメージを負っていません")
    return Fact(
        f"has {value} damage marked on it", f"{value}点のダメージを負っていて", f"{value}点のダメージを負っています"
    )


def _whether(yes: Fact, no: Fact) -> Callable[[Any], Fact]:
    return lambda value: yes if value else no


def _related(en: str, ja: str, none: Fact) -> Callable[[Any], Fact]:
    """Return a teller of a relation to something: "is attached to it"."""

    def tell(value: Any) -> Fact:
        if value is None or value is False:
            return none
        if not isinstance(value, Said):
            return Fact(f"is {en.split()[0]}", f"{ja[1:]}ていて", f"{ja[1:]}ています")
        return Fact(f"is {en} {value.en}", f"{value.ja}{ja}ていて", f"{value.ja}{ja}ています")

    return tell


def _player(en: str, ja: str) -> Callable[[Any], Fact]:
    return lambda value: Fact(f"is {en} by {value}", f"{ja}が{value}で", f"{ja}が{value}です")


def _components(value: tuple[str, ...]) -> Fact:
    found = listed(said_name(each) for each in value)
    return Fact(f"is represented by {found.en}", f"構成要素が{found.ja}で", f"構成要素が{found.ja}です")


def _copy_of(value: str | None) -> Fact:
    if value is None:
        return Fact("isn't a copy of anything", "何のコピーでもなく", "何のコピーでもありません")
    said = said_name(value)
    return _is(f"a copy of {said.en}", f"{said.ja}のコピー")


def _doors(value: tuple[Door, ...]) -> Fact:
    if not value:
        return Fact("has no unlocked doors", "開放された部屋がなく", "開放された部屋がありません")
    names = {Door.LEFT: Said("left", "左"), Door.RIGHT: Said("right", "右")}
    found = listed(names[door] for door in value)
    noun = "door" if len(value) == 1 else "doors"
    return Fact(f"has the {found.en} {noun} unlocked", f"{found.ja}が開放されていて", f"{found.ja}が開放されています")


def _cost(value: str | None) -> Fact:
    if value is None:
        return _lacks("mana cost", "マナ・コスト")
    return Fact(f"has mana cost {value}", f"マナ・コストが{value}で", f"マナ・コストが{value}です")


def _able(en: str, ja: str) -> Callable[[Any], Fact]:
    return _whether(
        Fact(f"can {en}", f"{ja}できる状態で", f"{ja}できます"),
        Fact(f"can't {en}", f"{ja}できず", f"{ja}できません"),
    )


def _other(key: Key, value: Any) -> Fact:
    return Fact(f"has {key.value}: {value}", f"{key.value}が{value}で", f"{key.value}が{value}です")


_TELL: dict[Key, Callable[[Any], Fact]] = {
    Key.NAME: _name,
    Key.NAMES: _names,
    Key.MANA_COST: _cost,
    Key.MANA_VALUE: _number("mana value", "マナ総量"),
    Key.COLORS: _colors,
    Key.COLOR_INDICATOR: _words("color indicator", "色指標"),
    Key.SUPERTYPES: _words("supertype", "特殊タイプ"),
    Key.SUBTYPES: _words("subtype", "サブタイプ"),
    Key.KEYWORDS: _keywords,
    Key.ABILITIES: _abilities,
    Key.POWER: _number("power", "パワー"),
    Key.TOUGHNESS: _number("toughness", "タフネス"),
    Key.LOYALTY: _number("loyalty", "忠誠度"),
    Key.LEVEL: _number("level", "レベル"),
    Key.UNLOCKED: _doors,
    Key.DEFENSE: _number("defense", "守備値"),
    Key.COUNTERS: _counters,
    Key.DAMAGE: _damage,
    Key.CONTROLLER: _player("controlled", "コントローラー"),
    Key.OWNER: _player("owned", "オーナー"),
    Key.TAPPED: _whether(_is("tapped", "タップ状態"), _is("untapped", "アンタップ状態")),
    Key.FACE_DOWN: _whether(_is("face down", "裏向き"), _is("face up", "表向き")),
    Key.FLIPPED: _whether(_is("flipped", "反転状態"), _is("unflipped", "非反転状態")),
    Key.TRANSFORMED: _whether(_is("back face up", "第2面が表"), _is("front face up", "第1面が表")),
    Key.PHASED_OUT: _whether(_is("phased out", "フェイズ・アウト状態"), _is("phased in", "フェイズ・イン状態")),
    Key.TOKEN: _whether(
        _is("a token", "トークン"), Fact("isn't a token", "トークンではなく", "トークンではありません")
    ),
    Key.COPY_OF: _copy_of,
    Key.COMPONENTS: _components,
    Key.COMMANDER: _whether(
        _is("a commander", "統率者"), Fact("isn't a commander", "統率者ではなく", "統率者ではありません")
    ),
    Key.RING_BEARER: _whether(
        _is("a Ring-bearer", "指輪所持者"),
        Fact("isn't a Ring-bearer", "指輪所持者ではなく", "指輪所持者ではありません"),
    ),
    Key.ATTACHED_TO: _related(
        "attached to", "につい", Fact("isn't attached to anything", "何にもついておらず", "何にもついていません")
    ),
    Key.ATTACKING: _related("attacking", "を攻撃し", Fact("isn't attacking", "攻撃しておらず", "攻撃していません")),
    Key.CAN_ATTACK: _able("attack", "攻撃"),
    Key.CAN_BLOCK: _able("block", "ブロック"),
    Key.EXISTS: _whether(Fact("exists", "存在し", "存在します"), GONE),
}


def player_facts(values: Mapping[PlayerCheckKey, Any]) -> list[Fact]:
    """Return the facts that were found out about a player."""
    return [_PLAYER[key](value) for key, value in values.items()]


def _cards(en: str, ja: str) -> Callable[[Any], Fact]:
    return lambda value: Fact(f"has {counted(value, 'card')} {en}", f"{ja}が{value}枚で", f"{ja}が{value}枚です")


def _mana(value: tuple[Any, ...]) -> Fact:
    if not value:
        return Fact("has no mana in the pool", "マナ・プールが空で", "マナ・プールが空です")
    symbols = "".join(f"{{{kind.letter}}}" for kind in value)
    return Fact(f"has {symbols} in the pool", f"マナ・プールに{symbols}があり", f"マナ・プールに{symbols}があります")


def _journey(en: str, ja: str, none: str) -> Callable[[Any], Fact]:
    """Return a teller of the dungeon or room that a player is in."""

    def tell(value: str | None) -> Fact:
        if value is None:
            return Fact(f"is {none}", f"{ja}の中におらず", f"{ja}の中にいません")
        return Fact(f"is {en} {value}", f"{ja}「{value}」にいて", f"{ja}「{value}」にいます")

    return tell


def _completed(value: tuple[str, ...]) -> Fact:
    if not value:
        return Fact("has completed no dungeon", "ダンジョンを踏破しておらず", "ダンジョンを踏破していません")
    names = "、".join(value)
    return Fact(f"has completed {english_list(value)}", f"{names}を踏破していて", f"{names}を踏破しています")


_PLAYER: dict[PlayerCheckKey, Callable[[Any], Fact]] = {
    PlayerCheckKey.LIFE: lambda value: Fact(f"has {value} life", f"ライフが{value}点で", f"ライフが{value}点です"),
    PlayerCheckKey.HAND: _cards("in hand", "手札"),
    PlayerCheckKey.LIBRARY: _cards("in the library", "ライブラリー"),
    PlayerCheckKey.GRAVEYARD: _cards("in the graveyard", "墓地"),
    PlayerCheckKey.COUNTERS: _counters,
    PlayerCheckKey.MANA: _mana,
    PlayerCheckKey.LOST: _whether(
        Fact("has lost the game", "敗北していて", "敗北しています"),
        Fact("hasn't lost the game", "敗北しておらず", "敗北していません"),
    ),
    PlayerCheckKey.WON: _whether(
        Fact("has won the game", "勝利していて", "勝利しています"),
        Fact("hasn't won the game", "勝利しておらず", "勝利していません"),
    ),
    PlayerCheckKey.DREW: lambda value: Fact(
        f"has drawn {counted(value, 'card')} this turn",
        f"このターンに{value}枚引いていて",
        f"このターンに{value}枚引いています",
    ),
    PlayerCheckKey.COMMANDER_DAMAGE: lambda value: Fact(
        f"has been dealt {value} combat damage by one commander",
        f"1人の統率者から合計{value}点の戦闘ダメージを受けていて",
        f"1人の統率者から合計{value}点の戦闘ダメージを受けています",
    ),
    PlayerCheckKey.MONARCH: _whether(
        _is("the monarch", "統治者"), Fact("isn't the monarch", "統治者ではなく", "統治者ではありません")
    ),
    PlayerCheckKey.INITIATIVE: _whether(_has("the initiative", "イニシアチブ"), _lacks("initiative", "イニシアチブ")),
    PlayerCheckKey.DUNGEON: _journey("in the dungeon", "ダンジョン", "in no dungeon"),
    PlayerCheckKey.ROOM: _journey("in the room", "部屋", "in no room"),
    PlayerCheckKey.COMPLETED: _completed,
    PlayerCheckKey.TEMPTED: lambda value: Fact(
        f"has been tempted by the Ring {counted(value, 'time')}",
        f"指輪に{value}回誘惑されていて",
        f"指輪に{value}回誘惑されています",
    ),
}
