"""The mistakes that a scenario file can have, each with its message in English and Japanese."""

from shinpan.game.term import Term, unique


@unique
class FileMistake(Term):
    """The file can't be read as text."""

    UNREADABLE = ("the file can't be read ({reason})", "ファイルを読めません（{reason}）")
    TOO_LARGE = (
        "the file has {size} bytes; at most {limit} are read",
        "ファイルが{size}バイトあります。読めるのは{limit}バイトまでです",
    )
    NOT_UTF8 = ("the file is not UTF-8 text", "ファイルがUTF-8のテキストではありません")
    ODD_SIGN = (
        "the invisible or control character {code} can't stand in a scenario; delete it",
        "見えない文字または制御文字{code}は使えません。消してください",
    )
    WIDE_INDENT = (
        "the line is indented with the wide or unusual space {code}; use plain spaces",
        "行頭に全角または特殊な空白{code}があります。半角の空白で字下げしてください",
    )
    EMPTY = ("the file holds no scenario", "ファイルにシナリオがありません")


@unique
class YamlMistake(Term):
    """The text isn't YAML, or uses a part of YAML that scenarios don't use."""

    TAB = ("a tab indents this line; use spaces", "行頭にタブがあります。空白で字下げしてください")
    UNQUOTED_MANA = (
        "mana symbols stand in quotes, since braces mean something in YAML: write {wanted}",
        "マナ・シンボルは引用符で囲みます（YAMLでは波括弧に意味があります）。{wanted}と書いてください",
    )
    WIDE_COLON = (
        "the wide colon of {found} is no colon in YAML; write a plain one and a space",
        "{found}の全角コロンはYAMLの区切りになりません。半角のコロンと空白を書いてください",
    )
    OPEN_QUOTE = ("the quotation mark opened here is never closed", "ここで開いた引用符が閉じられていません")
    OPEN_BRACKET = (
        "the {sign} opened here is not closed, or a comma is missing before line {stopped}",
        "ここで開いた{sign}が閉じられていないか、{stopped}行目の前にカンマが足りません",
    )
    STRAY_BRACKET = ("the {sign} closes nothing", "{sign}に対応する開き括弧がありません")
    RESERVED_SIGN = (
        "a text that begins with {sign} must stand in quotes",
        "{sign}で始まる文字列は引用符で囲んでください",
    )
    COLON_IN_TEXT = (
        "a text with a colon and a space in it must stand in quotes",
        "コロンと空白を含む文字列は引用符で囲んでください",
    )
    INDENTATION = (
        "this line doesn't fit under the lines above: what belongs together is indented alike, and each element of a"
        ' list begins with "- "',
        "この行は上の行とつながりません。同じ段のものは字下げを揃え、リストの各要素は「- 」で始めてください",
    )
    AFTER_QUOTE = (
        "something follows the quoted text; the quotation marks must stand around the whole",
        "引用符の後に余分なものがあります。全体を引用符で囲んでください",
    )
    OTHER = ("this can't be read as YAML ({reason})", "YAMLとして読めません（{reason}）")
    ANCHOR = (
        "the sign {sign} makes an anchor or alias in YAML, and scenarios have none; put a text in quotes, write a"
        " value out again",
        "{sign}はYAMLのアンカーやエイリアスになりますが、シナリオでは使えません。文字列なら引用符で囲み、値なら書き直してください",
    )
    TAG = (
        "the YAML tag {found} has no meaning in a scenario; put a text with an exclamation mark in quotes",
        "YAMLのタグ{found}はシナリオでは使えません。感嘆符で始まる文字列は引用符で囲んでください",
    )
    SEVERAL = (
        "a second document begins here; a file holds one scenario",
        "ここから2つ目の文書です。1つのファイルには1つのシナリオを書きます",
    )
    TOO_DEEP = (
        "lists and mappings are nested more than {limit} deep",
        "リストやマッピングの入れ子が{limit}段を超えています",
    )
    TOO_MANY = ("the file holds more than {limit} values", "ファイルに{limit}個を超える値があります")
    KEY_IS_TEXT = ("a key is a word, not a list or mapping", "キーは語です。リストやマッピングはキーになりません")
    DUPLICATE_KEY = (
        "the key {key} stands here a second time; the first is in line {first}",
        "キー{key}が重複しています（1つ目は{first}行目）",
    )


@unique
class KeyMistake(Term):
    """A mapping has the wrong keys."""

    UNKNOWN = ("unknown key {found} for {place}", "{place}に{found}というキーはありません")
    MISSING = ("{place} needs {key}", "{place}には{key}が必要です")
    NO_SPACE = (
        "a space is missing after the colon of {found}",
        "{found}のコロンの後に空白がありません",
    )
    COMMA_IN_NAME = (
        "a name with a comma stands in quotes here, or is written without it: {wanted}",
        "ここではカンマを含む名前は引用符で囲むか、カンマなしで書きます：{wanted}",
    )
    COLON_IN_NAME = ("a name with a colon stands in quotes: {wanted}", "コロンを含む名前は引用符で囲みます：{wanted}")
    ONLY_ON_BATTLEFIELD = (
        "{key} is for permanents on the battlefield, not for cards in {zone}",
        "{key}は戦場のパーマネントのためのものです。領域：{zone}",
    )
    NOT_WITH = ("{key} can't stand together with {other}", "{key}と{other}は同時に書けません")
    NO_USE = ("{key} has no meaning for {place}", "{place}に{key}は書けません")
    ANSWER_INSTEAD = (
        "{key} is decided by an answer: write it into choose, in the order of the decisions",
        "{key}は回答で決めます。決定の順に choose に書いてください",
    )
    ONE_OF = ("{place} needs one of {keys}", "{place}には{keys}のどれかが必要です")
    SEVERAL_ACTIONS = (
        "one step does one thing, and this one has {keys}",
        "1つのステップでは1つのことだけを行います：{keys}",
    )
    NO_CARD = (
        "an entry needs card (or a token's description, or merged cards)",
        "card（またはトークンの特性か merged）が必要です",
    )
    NOTHING_CHECKED = ("this expectation checks nothing", "この期待では何も確かめられません")


@unique
class ValueMistake(Term):
    """A value is not what it should be."""

    WANTED = ("{wanted} is needed here, found {found}", "{wanted}が必要ですが、{found}がありました")
    NOTHING = ("{wanted} is needed here, and nothing was written", "{wanted}が必要ですが、何も書かれていません")
    BLANK = ("the text is empty", "文字列が空です")
    RANGE = (
        "a number from {low} to {high} is needed, found {found}",
        "{low}から{high}までの数が必要ですが、{found}がありました",
    )
    WORD = ("unknown word {found}", "{found}という語は使えません")
    PLAYER = ("no player is called {found}", "{found}というプレイヤーはいません")
    PLAYER_NAME = (
        "a player's name can't hold {sign}, which has a meaning in the notation",
        "プレイヤーの名前に{sign}は使えません（記法で意味を持ちます）",
    )
    NO_PLAYERS = ("the scenario has no players", "プレイヤーがいません")
    DATE = (
        "a date is written like 2026-01-16, found {found}",
        "日付は 2026-01-16 のように書きます。{found}がありました",
    )
    MANA = (
        'mana is written like "{{R}}{{G}}" or "{{C}}{{C}}", found {found}',
        'マナは "{{R}}{{G}}" や "{{C}}{{C}}" のように書きます。{found}がありました',
    )
    MANA_COST = (
        'a mana cost is written like "{{2}}{{U}}", found {found}',
        'マナ・コストは "{{2}}{{U}}" のように書きます。{found}がありました',
    )
    RULE = (
        'a rule number is written like "707.2a", found {found}',
        "ルール番号は 707.2a のように書きます。{found}がありました",
    )
    TERM = ("unknown {kind} {found}", "{found}という{kind}はありません")
    REFERENCE = (
        "an object is written as its handle, its name, or name@player, found {found}",
        "オブジェクトはハンドル、名前、または「名前@プレイヤー」で書きます。{found}がありました",
    )
    NO_UNTAP = (
        "nobody gets priority in the untap step; the next step is the upkeep",
        "アンタップ・ステップでは優先権を得ません。次は upkeep です",
    )
    WHOSE_ZONE = (
        "each player has a {found} of their own; write whose, as in {wanted}",
        "領域{found}は各プレイヤーにあります。{wanted}のように誰のものかを書いてください",
    )
    STEP_WORD = (
        "a step that is one word is {wanted}, found {found}; all others are mappings",
        "語だけのステップは{wanted}です。{found}がありました。ほかのステップはマッピングで書きます",
    )


@unique
class SituationMistake(Term):
    """Values that are well written but don't go together."""

    HANDLE_TWICE = (
        "the handle {found} stands here a second time; the first is in line {first}",
        "ハンドル{found}が重複しています（1つ目は{first}行目）",
    )
    HANDLE_IS_PLAYER = ("the handle {found} is already a player's name", "ハンドル{found}はプレイヤーの名前と同じです")
    HANDLE_COUNT = (
        "{names} handles for {count} objects; give one for all or one for each",
        "{count}個のオブジェクトにハンドルが{names}個あります。全体で1つ、または1個ずつに付けてください",
    )
    NO_HANDLE = (
        "no permanent here has the handle {found}; give it one with as",
        "{found}というハンドルのパーマネントがありません。as で名前を付けてください",
    )
    TOO_MANY_OBJECTS = (
        "the situation has more than {limit} objects",
        "オブジェクトが{limit}個を超えています",
    )
    ONE_PLAYER_ONLY = (
        "only one player can be {key}; another is in line {first}",
        "{key}は1人だけです（{first}行目にもあります）",
    )
    WHOSE_ANSWERS = (
        "say with player whose answers these are",
        "誰の回答かを player で書いてください",
    )


@unique
class Wanted(Term):
    """Kinds of values, as messages speak of them."""

    NUMBER = ("a number", "数")
    TEXT = ("a text", "文字列")
    BOOLEAN = ("yes or no", "「yes」か「no」")
    LIST = ("a list", "リスト")
    MAPPING = ("a mapping (keys with values)", "マッピング（キーと値）")
    CARD = ("a card's name or a mapping", "カード名またはマッピング")
    STEP = ("a step", "ステップ")
    ANSWER = ("an answer", "回答")
    NUMBER_OR_NONE = ("a number or none", "数または「none」")
    TOKEN = ("yes, no or a token's description", "「yes」、「no」、またはトークンの特性")
    COMPONENTS = ("a number or a list of names", "数または名前のリスト")


@unique
class Place(Term):
    """Kinds of mappings, as messages speak of them."""

    SCENARIO = ("the scenario", "シナリオ")
    TITLE = ("a title", "題名")
    PLAYER = ("a player", "プレイヤー")
    CARD = ("a card", "カード")
    PERMANENT = ("a permanent", "パーマネント")
    TOKEN = ("a token's description", "トークンの特性")
    COMPONENT = ("a merged card", "合同の構成要素")
    STEP = ("a step", "ステップ")
    CAST = ("a step that casts", "唱えるステップ")
    PLAY = ("a step that plays a land", "土地をプレイするステップ")
    ACTIVATE = ("a step that activates", "起動するステップ")
    SPECIAL = ("a special action", "特別な処理")
    ATTACK = ("an attack", "攻撃")
    BLOCK = ("a block", "ブロック")
    ANSWERS = ("a step with answers only", "回答だけのステップ")
    RESOLVE = ("a step that resolves", "解決するステップ")
    UNTIL = ("a step that moves on", "先へ進むステップ")
    DO = ("this effect", "この効果")
    LEGALITY = ("a check of legality", "適正かどうかの確認")
    EXPECT = ("an expectation", "期待")
    OBJECT = ("an object's expectation", "オブジェクトの期待")
    ZONE = ("a zone's expectation", "領域の期待")
    PLAYER_EXPECTATION = ("a player's expectation", "プレイヤーの期待")
    GAME = ("the game's expectation", "ゲームの期待")
    STACK = ("the stack's expectation", "スタックの期待")
    TRIGGERED = ("a count of triggers", "誘発回数の期待")
    COMPARISON = ("a comparison", "比較")


@unique
class TermKind(Term):
    """Vocabularies of the game, as messages speak of them."""

    COLOR = ("color", "色")
    SUPERTYPE = ("supertype", "特殊タイプ")
    CARD_TYPE = ("card type", "カード・タイプ")
    SUBTYPE = ("subtype", "サブタイプ")
    KEYWORD = ("keyword ability", "キーワード能力")
    COUNTER = ("kind of counter", "カウンターの種類")
    ZONE = ("zone", "領域")
