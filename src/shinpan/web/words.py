"""What the pages say, in both languages."""

from dataclasses import dataclass

from shinpan.rulebook.language import Language


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the interface in one language."""

    site: str
    contents: str
    search: str
    search_hint: str
    coverage: str
    glossary: str
    situations: str
    example: str
    summary: str
    modules: str
    tests: str
    scenarios: str
    nothing: str
    play: str
    ruling: str
    holds: str
    fails: str
    no_text: str
    how_to_load: str
    older: str
    authoritative: str
    previous: str
    next: str
    edition: str
    other_language: str
    not_found: str
    rules_carried_out: str
    found: str
    furigana: str
    skip: str
    keys: str


ENGLISH = Words(
    site="Shinpan 審判",
    contents="Contents",
    search="Search",
    search_hint="A number, a word, or several",
    coverage="Coverage",
    glossary="Glossary",
    situations="Situations",
    example="Example",
    summary="In our words",
    modules="Carried out by",
    tests="Tested by",
    scenarios="Situations",
    nothing="Shinpan doesn't carry this rule out by itself.",
    play="Play this",
    ruling="The ruling",
    holds="As the situation expects it.",
    fails="Not as the situation expects it.",
    no_text="No official text is loaded, so the rules are shown by their numbers and in our own words.",
    how_to_load="Load one with: shinpan data import FILE",
    older="The Japanese text is of an older edition than the English one.",
    authoritative="The English text is authoritative.",
    previous="Previous",
    next="Next",
    edition="Edition",
    other_language="日本語",
    not_found="There is no such page.",
    rules_carried_out="rules carried out",
    found="found",
    furigana="Furigana",
    skip="To the text",
    keys="Keys: / to search, j and k for the next and previous rule, g and a number to go to a rule",
)
JAPANESE = Words(
    site="審判 Shinpan",
    contents="目次",
    search="検索",
    search_hint="番号や言葉（複数可）",
    coverage="対応状況",
    glossary="用語集",
    situations="状況",
    example="例",
    summary="要旨",
    modules="実装",
    tests="テスト",
    scenarios="状況の例",
    nothing="このルールを単独で実行する処理はありません。",
    play="この状況を裁定する",
    ruling="裁定",
    holds="期待どおりの結果です。",
    fails="期待と異なる結果です。",
    no_text="総合ルールの文章は読み込まれていないため、番号と独自の要旨を表示しています。",
    how_to_load="読み込むには：shinpan data import ファイル",
    older="日本語の文章は、英語版より古い版のものです。",
    authoritative="正式なルールは英語版です。",
    previous="前へ",
    next="次へ",
    edition="版",
    other_language="English",
    not_found="そのようなページはありません。",
    rules_carried_out="件のルールを実行しています",
    found="件",
    furigana="ふりがな",
    skip="本文へ",
    keys="キー操作： / で検索、 j と k で次と前のルール、 g に続けて番号でそのルールへ移動します",
)


def words(language: Language) -> Words:
    """Return the words of a language."""
    return JAPANESE if language is Language.JA else ENGLISH
