"""How phrases read: the notation of wordings, and the text that they make of a card in English and in Japanese.

A wording is data. `@phrase(en=..., ja=...)` gives a phrase class one wording in each language, or a tuple of them:
the first that fits writes the text, all of them read it. The same notation serves both ways, so that nothing in it
can only be written: every sign below is also a rule of reading.

The notation
------------
`words`          Literal words, as they stand in the middle of a sentence. Capitals at the beginning of a sentence and
                 the full stop at its end are added (`. ` or `。` inside a wording ends a sentence, too).
`{T}`, `{2/W}`   Symbols: what is written in capitals and figures stands for itself.
`{field}`        A slot: the words of what the field holds. Phrases, terms, numbers, mana and names know how to be
                 written. A tuple is a list: "a, b, and c". `{field.inner}` is a field inside the field, or inside the
                 only item of the tuple that it holds.
`{field:form}`   The same in a form, see below. Several forms are separated by commas.
`{.this}`        Words of the card, not of the phrase: "this creature" (what it is called depends on its types; a spell
                 or a legend goes by its name). `{.spell}`: "this spell" on an instant or sorcery, else as `{.this}`.
                 `{.attached}`: "enchanted" for an Aura, "equipped", "fortified". `{.name}`: its name, whatever it is.
`[one|more]`     Agreement with a number, singular before plural. The number is that of the last reference or counted
                 noun before it in the wording; without one, that of the phrase around (a verb agrees with the subject
                 that stands before it, a noun with how many there are). "You" counts as plural; a third part is for
                 it alone: `[its|their|your]`. `[s]` is short for `[s|]`, for verbs: `{player} draw[s]`, `ha[s|ve]`,
                 `[is|are]`; nouns have `spell[|s]`. `[who:their|their|your]` agrees with that field. Japanese wordings
                 hardly need any of it.
`[+]`            Plural from here on, where no slot says so: `your opponents[+]`.
`<...>`          An optional part, with a slot inside: left out where one of its slots has nothing to say (None, an
                 empty tuple, a term without words). `{effect}< for as long as {condition}>`.
`@ field=value`  At the end: settings, separated by commas. The wording is only for these values, and gives them when
                 it is read: `destroy {what}. [it|they] can't be regenerated @ regenerate=False`. A value is True,
                 False, None, a number, the name of an enum member, the name of a phrase class, the name of another
                 field or its path (whose value it must equal), several of these with | between them, or * for any
                 value at all, for fields that are not put in words (places of targets, registers; `zones` never are).
                 Of a tuple, () is the empty one, (value) the one of that item alone, a+b the one of just those items
                 in that order; value: it is among the items.
                 `field.inner=value` looks inside, `field.0` at a place in a tuple. A phrase with a single field may be
                 compared by it: Fixed(1) is 1.
`#form words`    At the beginning: a wording for when a slot asks for that form (`{changes:lasting}`). Where no wording
                 of a phrase has the form, its ordinary ones serve.

**What fits.** A wording fits if its settings hold, its slots outside `<>` all have something to say, and every field
that it doesn't mention has its default value: text never leaves anything unsaid. A phrase that no wording fits is an
error (`WordingError`), which names the fields in question.

Forms
-----
Of groups and nouns ("nonblack creature you control"):
    `{group}` "creature", or plural where the number handed in is; `{group:plural}` "creatures"; `{group:a}` "a
    creature", "another creature"; "all", "each" are literal words of the wording around.
    Japanese: `{group:a}` クリーチャー1体.
Of references ("you", "it", "target creature"):
    `{who}` the subject if agreement (in Japanese は, が) follows before the next slot, otherwise the object; where the
    verb is in the next slot, say so: `{who:subject} {changes}`;
    `{who:'s}` possessive ("your", "its", "target player's"; Japanese adds の by itself: あなたの).
    What has been mentioned in the same ability is mentioned again by a pronoun; in Japanese, targets are declared
    before the sentence (クリーチャー1体を対象とする。) and mentioned by それ. A wording just says `{who}`.
    `<{player} >draw[s] {count:card}`, `<{player}は>{count:card}を引く`: in an optional part, "you" as a subject is
    left unsaid ("Draw a card"); outside it is said ("you gain 3 life").
Of quantities and numbers:
    `{n}` "3", "X"; `{n:a}` "a 3", "an X", before what has that number;
    `{n:word}` "three"; `{n:next}` "four"; `{n:+}` "+3"; `{n:symbol}` {3}; `{n:loyalty}` "−3";
    `{n:card}` a counted noun from the list in `wording.nouns`: "a card", "two cards", "X cards"; Japanese カード2枚;
    `{n:what}` where `what` is a field of the same phrase (which goes before a noun of that name): that, counted: "a
    creature", "two creatures". Quantities that
    aren't plain numbers say in a `#count` wording how they count: `#count that many`. A word more goes before the
    noun, in Japanese before the number: `{n:token,tapped}` "two tapped 1/1 ... tokens", `{n:group,最大}` 最大2体.
    Nouns that can't be counted are simply words: `{n} damage`, `{n} life`; a wording for amounts that are not plain
    numbers stands after one with a setting: `{n} damage @ n=Fixed`, then `damage equal to {n}`.
Of lists (tuples):
    `{kinds:or}` "a, b, or c" (in the plural "and"); `{kinds:comma}` "a, b, c"; `{kinds:space}` "a b c";
    `{effects:then}` "a, then b"; `{effects:sentences}` "a. b."; `{modes:bullets}` one a line, each with a bullet;
    `{abilities:lines}` each a paragraph of its own;
    `{kinds:noun}` nouns that take the plural with the number handed in; `{kinds:a}` with an article, too;
    `{subtypes:types}` like a type line: "Elf Warrior", エルフ・戦士.
Of clauses (effects, costs that are acts):
    `{effect:bare}` without its subject and in the infinitive, for after "may" and "unless you": `{player} may
    {effect:bare}`. `{second:same}` without its subject, which is that of the clause before: "draws a card and loses 1
    life". `{effect:sentence}` begins with a capital. Japanese clauses end in the plain form of a verb; `{effect:て}`
    asks for 引いて, `{effect:連用}` 引き, `{effect:た}` 引いた, `{effect:ない}` 引かない.
Of abilities and keywords: abilities inside a sentence are quoted, keyword abilities not: `ha[s|ve] {abilities}`.
Of mana: `{kinds:symbols}` {G}{G}. Of terms: their words; of names: as they are, in Japanese in 《 》.

Reading
-------
Literal words and slots stand for themselves; an agreement accepts each of its parts, an optional part may be missing.
A setting with one plain value gives a field that value; a class name makes a phrase of that class, whose fields come
from slots with a path (`{changes.who} control[s] {affected} @ changes=(ChangeControl)`), from other settings, and from
defaults; a setting with several values is a condition on what the slots have read. A pronoun is any earlier mention
that fits it.

Example
-------
    @phrase(
        en="{source} deal[s] {amount} damage to {recipient}",
        ja="{source}は{recipient}に{amount}点のダメージを与える",
    )
"""

from shinpan.phrases.wording.notation import WordingError
from shinpan.phrases.wording.texts import NO_NAMES, card_text, text_of
from shinpan.phrases.wording.type_line import type_line

__all__ = ["NO_NAMES", "WordingError", "card_text", "text_of", "type_line"]
