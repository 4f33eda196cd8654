"""What the pages say, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType

from shinpan.rulebook.diff import Change
from shinpan.rulebook.language import Language

_WORDS: dict[str, tuple[str, str]] = {
    "site": ("Shinpan", "審判"),
    "tagline": ("the executable rulebook", "実行できる総合ルール"),
    "contents": ("Contents", "目次"),
    "search": ("Search", "検索"),
    "search_hint": ("A number or words", "番号または言葉"),
    "coverage": ("Coverage", "対応状況"),
    "coverage_about": (
        "For each section: how many of its rules a module carries out. Below it, by what, and tested by how much.",
        "節ごとに、実装済みのルールの数を示します。開くと、各ルールを実装しているモジュールと、テストや裁定例の数が見られます。",
    ),
    "glossary": ("Glossary", "用語集"),
    "situations": ("Situations", "裁定例"),
    "situations_about": (
        "Situations of the project. Each is played on the spot, and its outcome explained rule by rule.",
        "このプロジェクトの裁定例です。選ぶとその場でゲームが進められ、結果とその根拠がルールごとに示されます。",
    ),
    "no_situations": (
        "The situations come with a checkout of the project; this installation has none.",
        "裁定例はプロジェクトのソースに含まれています。このインストールにはありません。",
    ),
    "examples": ("Where people go wrong", "間違えやすい例"),
    "pool": ("Cards at play", "カードの働き"),
    "differences": ("Differences", "差分"),
    "map": ("Renumbering", "番号の対応"),
    "api": ("API", "API"),
    "example": ("Example", "例"),
    "summary": ("In our words", "要旨"),
    "engine": ("What Shinpan does with it", "審判での扱い"),
    "modules": ("Carried out by", "実装"),
    "tests": ("Tested by", "テスト"),
    "scenarios": ("Situations", "裁定例"),
    "nothing": ("No module or test names this rule.", "このルールを名指しするモジュールやテストはありません。"),
    "play": ("Play this", "裁定する"),
    "ruling": ("The ruling", "裁定"),
    "account": ("What happens", "経過"),
    "start": ("At the start", "開始時"),
    "source": ("The situation as it is written", "状況の記述（YAML）"),
    "holds": ("As the situation expects it.", "期待どおりの結果です。"),
    "fails": ("Not as the situation expects it.", "期待と異なる結果です。"),
    "no_text": (
        "The official text of this rule isn't loaded; this page shows its number and what Shinpan says of it itself.",
        "このルールの公式の文章は読み込まれていません。番号と、審判独自の要旨を表示しています。",
    ),
    "no_texts": (
        "No official text is loaded: the rules are shown by their numbers and in our own words.",
        "総合ルールの文章は読み込まれていないため、番号と独自の要旨を表示しています。",
    ),
    "no_glossary": ("No text with a glossary is loaded.", "用語集を含む文章は読み込まれていません。"),
    "how_to_load": ("Load your copy of the rules with:", "お手元の総合ルールは、次のコマンドで読み込めます："),
    "older": (
        "The Japanese text is of an older edition than the English one.",
        "日本語の文章は、英語の文章より古い版のものです。",
    ),
    "unofficial": (
        "Shinpan is unofficial fan content, not approved or endorsed by Wizards of the Coast.",
        "審判は非公式のファンコンテンツであり、ウィザーズ・オブ・ザ・コースト社の承認や支援を受けたものではありません。",
    ),
    "authoritative": ("The English text is authoritative.", "正式なルールは英語版です。"),
    "previous": ("Previous", "前へ"),
    "next": ("Next", "次へ"),
    "edition": ("Edition", "版"),
    "loaded": ("loaded", "読み込み済み"),
    "go": ("Go", "移動"),
    "other_language": ("日本語", "English"),
    "not_found": ("There is no such page", "そのようなページはありません"),
    "not_understood": ("This address can't be understood", "アドレスを正しく読み取れませんでした"),
    "too_long": ("This address is too long", "アドレスが長すぎます"),
    "near": ("Did you mean:", "もしかして："),
    "furigana": ("Furigana", "ふりがな"),
    "card_about": (
        "The text is written from the phrases that the card is made of; it isn't the Oracle text word for word.",
        "この文章は、カードを組み立てている語句から生成したもので、オラクルの文章そのものではありません。",
    ),
    "made_of": ("The phrases that it is made of", "カードを組み立てている語句"),
    "changes": ("{changed} changed, {same} unchanged", "変更{changed}件、変更なし{same}件"),
    "search_for": ("Search: {query}", "「{query}」の検索結果"),
    "map_about": (
        "Which number a rule of one edition has in another. This needs no loaded text.",
        "ある版のルールが、別の版では何番にあたるかを調べます。文章を読み込んでいなくても使えます。",
    ),
    "back": ("Back to the contents", "目次へ戻る"),
    "carried_out": ("carried out", "対応"),
    "found": ("{count} found", "{count}件見つかりました"),
    "none_found": ("Nothing was found.", "見つかりませんでした。"),
    "skip": ("To the text", "本文へ"),
    "permalink": ("Permalink", "固定リンク"),
    "now_is": ("In the edition of {edition} this is", "{edition}版での番号："),
    "now_part": ("In the edition of {edition} this is part of", "{edition}版では次のルールの一部："),
    "now_gone": (
        "Since the edition of {edition} this is no longer a rule of its own.",
        "{edition}版から、独立したルールではなくなりました。",
    ),
    "not_yet": ("This is first in the edition of {edition}.", "{edition}版で加わったルールです。"),
    "part": ("(only part of it)", "（その一部）"),
    "from": ("From", "変更前"),
    "to": ("To", "変更後"),
    "section": ("Section or rule", "節またはルール"),
    "optional": ("all of them if empty", "空欄なら全体"),
    "number": ("Number", "番号"),
    "text_language": ("Text", "文章の言語"),
    "compare": ("Compare", "比較する"),
    "no_change": ("No differences.", "違いはありません。"),
    "references_only": ("references only", "参照のみ"),
    "need_two": (
        "Two loaded editions of one language are needed.",
        "比較するには、同じ言語の版が二つ読み込まれている必要があります。",
    ),
    "shortcuts": (
        "/ search · j k next and previous rule · g and a number, then Enter: go there",
        "/ 検索 ・ j k 次と前のルール ・ g と番号、Enterでそのルールへ",
    ),
}

_CHANGES = {
    Change.UNCHANGED: ("unchanged", "変更なし"),
    Change.MOVED: ("moved", "移動"),
    Change.CHANGED: ("changed", "変更"),
    Change.MOVED_AND_CHANGED: ("moved and changed", "移動と変更"),
    Change.ADDED: ("new", "新規"),
    Change.REMOVED: ("gone", "廃止"),
}


def words(language: Language) -> Mapping[str, str]:
    """The words of a language, by what they stand for."""
    place = 1 if language is Language.JA else 0
    return MappingProxyType({name: pair[place] for name, pair in _WORDS.items()})


def change_word(change: Change, language: Language) -> str:
    """What happened to a rule, in a word."""
    return _CHANGES[change][1 if language is Language.JA else 0]
