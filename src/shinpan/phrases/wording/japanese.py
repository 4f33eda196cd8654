"""Japanese: forms of verbs, counters, lists, sentences."""

import re

# Verbs in -る that change like 切る, not like 捨てる; all others in -る after an i or e sound drop the る.
_GODAN_RU = ("なる", "ある", "取る", "切る", "入る", "残る", "戻る", "去る", "送る", "作る", "振る", "減る", "加わる")

# For each ending of a verb: the stem before ます, the て form, the た form, the stem before ない.
_GODAN = {
    "う": ("い", "って", "った", "わ"),
    "く": ("き", "いて", "いた", "か"),
    "ぐ": ("ぎ", "いで", "いだ", "が"),
    "す": ("し", "して", "した", "さ"),
    "つ": ("ち", "って", "った", "た"),
    "ぬ": ("に", "んで", "んだ", "な"),
    "ぶ": ("び", "んで", "んだ", "ば"),
    "む": ("み", "んで", "んだ", "ま"),
    "る": ("り", "って", "った", "ら"),
}
_ICHIDAN = ("", "て", "た", "")
_SURU = ("し", "して", "した", "し")
_FORMS = {"連用": 0, "て": 1, "た": 2, "ない": 3}
VERB_FORMS = frozenset(_FORMS)


def verb_form(clause: str, form: str) -> str:
    """Return a clause with the verb at its end in another form: 連用, て, た or ない.

    A clause that doesn't end in a verb in its plain form is returned as it is.
    """
    column = _FORMS[form]
    if clause.endswith("ない"):
        return _negated(clause, column)
    if clause.endswith("ていた") and column == 3:
        return clause[:-1] + "なかった"
    tail = "ない" if column == 3 else ""
    if clause.endswith("する"):
        return clause[:-2] + _SURU[column] + tail
    if clause.endswith(("ている", "でいる")):
        return clause[:-1] + _ICHIDAN[column] + tail
    ending = clause[-1:]
    if ending not in _GODAN:
        return clause + "のではない" if column == 3 else clause
    if clause.endswith("ある") and column == 3:
        return clause[:-2] + "ない"
    if ending == "る" and not clause.endswith(_GODAN_RU):
        return clause[:-1] + _ICHIDAN[column] + tail
    return clause[:-1] + _GODAN[ending][column] + tail


def counted(noun: str, number: str, counter: str) -> str:
    """Return クリーチャー2体: noun, number, counter; つ counts to nine."""
    if counter == "つ" and number.isdigit() and int(number) > 9:
        counter = "個"
    return f"{noun}{number}{counter}"


def listed(items: list[str], conjunction: str) -> str:
    """Return aとb, aとbとc; with か for "or", や for "and" of what is counted together."""
    return conjunction.join(items)


_CLOSED = ("。", "」", "！")


def sentence(words: str) -> str:
    """Return the words as a sentence, closed by 。 where nothing closes them."""
    return words if not words or words.endswith(_CLOSED) else words + "。"


def _negated(clause: str, column: int) -> str:
    """Return a clause that ends in ない in another form: できず, でなく."""
    if column == 0 and not clause.endswith("でない"):
        return clause[:-3] + "せず" if clause.endswith("しない") else clause[:-2] + "ず"
    return clause[:-1] + ("く", "くて", "かった", "くはない")[column]


_DOUBLED = re.compile("。+")
_SET_OFF = re.compile("(?<=[一-龥])・(?=カード)|(?<!\n)・(?=呪文)")
_LEGENDARY = re.compile("伝説の(?=で)")
_NEITHER = re.compile("([^、。はがをのに]+)でない([^、。はがをのに]+)でない")


def smoothed(words: str) -> str:
    """Return the words with what the parts couldn't know of each other put right: 土地カード, エルフ呪文."""
    words = _NEITHER.sub(r"\1でも\2でもない", _SET_OFF.sub("", _DOUBLED.sub("。", words)))
    return _LEGENDARY.sub("伝説", words)
