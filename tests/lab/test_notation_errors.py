"""Mistakes in scenario files: each is found, placed and explained."""

import pytest

from shinpan.lab.notation import ScenarioError, parse
from shinpan.lab.notation.mistakes import FileMistake, KeyMistake, SituationMistake, ValueMistake, YamlMistake
from shinpan.lab.notation.problems import Problem

QUOTES = "mana symbols stand in quotes, since braces mean something in YAML"
PLAYERS = "players: {alice: {}, bob: {}}\n"


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(ScenarioError) as caught:
        parse(text, "clone.yaml")
    return caught.value.problems


def message(text: str) -> str:
    """The message of the only problem of a file, without what was possible."""
    (found,) = problems(text)
    return found.message().split("\n")[0]


def head(line: str) -> str:
    return PLAYERS + line


def player(keys: str) -> str:
    return f"players: {{alice: {{{keys}}}, bob: {{}}}}"


def permanent(keys: str) -> str:
    return player(f"battlefield: [{{{keys}}}]")


def step(text: str) -> str:
    return PLAYERS + f"steps:\n  - {text}"


def expectation(text: str) -> str:
    return PLAYERS + f"expect:\n  - {text}"


def test_the_message_names_file_line_and_nearest_word() -> None:
    text = "players:\n  alice:\n    battlefield:\n      - card: Clone\n        taped: yes\n  bob: {}\n"
    with pytest.raises(ScenarioError) as caught:
        parse(text, "clone.yaml")
    assert caught.value.headline == 'clone.yaml:5: unknown key "taped" for a permanent; did you mean "tapped"?'
    assert str(caught.value).startswith(caught.value.headline + "\n  possible: card, as, owner, count,")
    assert caught.value.path == "clone.yaml"


FILES = [
    (head("titel: x"), 'unknown key "titel" for the scenario; did you mean "title"?'),
    (head("<<: {}"), 'unknown key "<<" for the scenario'),
    ("title: x", 'the scenario needs "players"'),
    ("playrs: {alice: {}}", 'unknown key "playrs" for the scenario; did you mean "players"?'),
    ("players: {}", "players: the scenario has no players"),
    ("players: [alice]", "players: a mapping (keys with values) is needed here, found a list"),
    ("players: {a.b: {}}", "players: a player's name can't hold \".\", which has a meaning in the notation"),
    ("players: {a@b: {}}", "players: a player's name can't hold \"@\", which has a meaning in the notation"),
    ("- a", "a mapping (keys with values) is needed here, found a list"),
    (head("edition: 2026-02-30"), 'edition: a date is written like 2026-01-16, found "2026-02-30"'),
    (head("edition: 16.1.2026"), 'edition: a date is written like 2026-01-16, found "16.1.2026"'),
    (head("variant: comander"), 'variant: unknown word "comander"; did you mean "commander"?'),
    (head("seed: -1"), 'seed: a number from 0 to 9007199254740992 is needed, found "-1"'),
    (head("seed: 1.5"), 'seed: a number is needed here, found "1.5"'),
    (head("seed:"), "seed: a number is needed here, and nothing was written"),
    (head("strict: maybe"), 'strict: yes or no is needed here, found "maybe"'),
    (head("turn: Alice"), 'turn: no player is called "Alice"; did you mean "alice"?'),
    (head("step: untap"), "step: nobody gets priority in the untap step; the next step is the upkeep"),
    (head("step: upkep"), 'step: unknown word "upkep"; did you mean "upkeep"?'),
    (head("daytime: noon"), 'daytime: unknown word "noon"'),
    (head("turn_number: 0"), 'turn_number: a number from 1 to 10000 is needed, found "0"'),
    (head("rules: [rule 7]"), 'rules: a rule number is written like "707.2a", found "rule 7"'),
    (head("rules: 707.2"), 'rules: a list is needed here, found "707.2"'),
    (head("title: [x]"), "title: a text is needed here, found a list"),
    (head('title: ""'), "title: the text is empty"),
    (head("title: {en: x}"), 'a title needs "ja"'),
    (head("title: {en: x, ja: 題, fr: y}"), 'unknown key "fr" for a title'),
    (head("steps:"), "steps: a list is needed here, and nothing was written"),
    (head("expect: {}"), "expect: a list is needed here, found a mapping (keys with values)"),
]
PLAYER_MISTAKES = [
    (player("lif: 3"), 'unknown key "lif" for a player; did you mean "life"?'),
    (player("life: twenty"), 'life: a number is needed here, found "twenty"'),
    (player("life: ２０"), 'life: a number is needed here, found "２０"'),
    (player("life: " + "9" * 5000), 'life: a number from -1000000 to 1000000 is needed, found "' + "9" * 60 + '…"'),
    ("players: {alice: [], bob: {}}", "alice: a mapping (keys with values) is needed here, found a list"),
    (player("mana: {U}"), f'mana: {QUOTES}: write "{{U}}"'),
    (player("mana: lots"), 'mana: mana is written like "{R}{G}" or "{C}{C}", found "lots"'),
    (player('mana: "{Q}"'), 'mana: mana is written like "{R}{G}" or "{C}{C}", found "{Q}"'),
    (player('mana: "{9999}"'), 'mana: a number from 0 to 1000 is needed, found "9999"'),
    (player("hand: Clone"), 'hand: a list is needed here, found "Clone"'),
    (player("hand: "), "hand: a list is needed here, and nothing was written"),
    (player("hand: [[Clone]]"), "hand: a card's name or a mapping is needed here, found a list"),
    (
        player("hand: [{card: Clone, tapped: yes}]"),
        '"tapped" is for permanents on the battlefield, not for cards in hand',
    ),
    (player("hand: [{card: X, token: true}]"), '"token" is for permanents on the battlefield, not for cards in hand'),
    (player("hand: [{crad: Clone}]"), 'unknown key "crad" for a card; did you mean "card"?'),
    (player("counters: {posion: 1}"), 'counters: unknown kind of counter "posion"; did you mean "poison"?'),
    (player("counters: {poison: -1}"), 'counters: a number from 0 to 1000000 is needed, found "-1"'),
    (player("counters: 3"), 'counters: a mapping (keys with values) is needed here, found "3"'),
    (
        player("counters: {poison: 1, 毒: 2}"),
        'counters: the key "毒" stands here a second time; the first is in line 1',
    ),
    (player("cards_drawn: -1"), 'cards_drawn: a number from 0 to 1000000 is needed, found "-1"'),
    (player("commanders: Clone"), 'commanders: a list is needed here, found "Clone"'),
    (
        player("hand: [Circle of Protection: Red]"),
        'a name with a colon stands in quotes: "Circle of Protection: Red"',
    ),
]
PERMANENTS = [
    (permanent("as: x"), "an entry needs card (or a token's description, or merged cards)"),
    (permanent("card: Clone, taped: yes"), 'unknown key "taped" for a permanent; did you mean "tapped"?'),
    (permanent("card: Clone, owner: carol"), 'owner: no player is called "carol"'),
    (permanent("card: Clone, count: 0"), 'count: a number from 1 to 2000 is needed, found "0"'),
    (permanent("card: Clone, count: 2001"), 'count: a number from 1 to 2000 is needed, found "2001"'),
    (permanent("card: Clone, face_down: moprh"), 'face_down: unknown word "moprh"; did you mean "morph"?'),
    (permanent("card: Clone, face: up"), 'face: unknown word "up"'),
    (permanent("card: Clone, unlocked: [both]"), 'unlocked: unknown word "both"'),
    (permanent("card: Clone, damage: -1"), 'damage: a number from 0 to 1000000 is needed, found "-1"'),
    (permanent("card: Clone, level: 0"), 'level: a number from 1 to 100 is needed, found "0"'),
    (permanent("card: Clone, as: [a, b], count: 3"), "2 handles for 3 objects; give one for all or one for each"),
    (
        permanent("card: Isamaru, Hound of Konda"),
        'a name with a comma stands in quotes here, or is written without it: "Isamaru, Hound of Konda"',
    ),
    (permanent("card:Clone"), 'a space is missing after the colon of "card:Clone"'),
    (permanent("card: Clone, token: [x]"), "token: yes, no or a token's description is needed here, found a list"),
    (
        permanent("card: Clone, token: {types: [Creature]}"),
        '"a token\'s description" can\'t stand together with "card"',
    ),
    (permanent("token: {name: X}"), 'a token\'s description needs "types"'),
    (permanent("token: {types: [Creture]}"), 'types: unknown card type "Creture"; did you mean "creature"?'),
    (
        permanent("token: {types: [], supertypes: [Legend]}"),
        'supertypes: unknown supertype "Legend"; did you mean "legendary"?',
    ),
    (
        permanent("token: {types: [], subtypes: [Eldarzi]}"),
        'subtypes: unknown subtype "Eldarzi"; did you mean "Eldrazi"?',
    ),
    (permanent("token: {types: [], colors: [blu]}"), 'colors: unknown color "blu"; did you mean "blue"?'),
    (
        permanent("token: {types: [], keywords: [flyng]}"),
        'keywords: unknown keyword ability "flyng"; did you mean "flying"?',
    ),
    (permanent("token: {types: [], power: '*'}"), 'power: a number is needed here, found "*"'),
    (permanent("merged: [{owner: bob}]"), "an entry needs card (or a token's description, or merged cards)"),
    (permanent("merged: [{card: X, tapped: yes}]"), 'unknown key "tapped" for a merged card'),
    (permanent("card: Clone, attached_to: bear"), 'no permanent here has the handle "bear"; give it one with as'),
    (permanent("card: Clone, attached_to: x@carol"), 'attached_to: no player is called "carol"'),
    (
        permanent("card: Clone, attached_to: '@bob'"),
        'attached_to: an object is written as its handle, its name, or name@player, found "@bob"',
    ),
    (permanent("card: Clone, exiled_with: bob"), 'no permanent here has the handle "bob"; give it one with as'),
    (permanent("card: Clone, blocking: [bob]"), 'no permanent here has the handle "bob"; give it one with as'),
    (
        permanent("card: Clone, as: clone}, {card: X, attacking: clon"),
        'no permanent here has the handle "clon"; give it one with as; did you mean "clone"?',
    ),
    (permanent("card: Clone, as: bob"), 'the handle "bob" is already a player\'s name'),
    (
        permanent("card: Clone, as: x}, {card: Fog, as: x"),
        'the handle "x" stands here a second time; the first is in line 1',
    ),
    (permanent("card: Clone, chosen: {}"), "chosen: an answer is needed here, found a mapping (keys with values)"),
    (permanent("card: Clone, chosen: {a: b}"), 'chosen: a number is needed here, found "b"'),
]
STEPS = [
    (step("{player: alice, cats: Fire}"), 'steps: unknown key "cats" for a step; did you mean "cast"?'),
    (step("{player: alcie, cast: Fire}"), 'player: no player is called "alcie"; did you mean "alice"?'),
    (step("{cast: Fire}"), 'a step that casts needs "player"'),
    (step("{player: alice, cast: [Fire]}"), "cast: a text is needed here, found a list"),
    (
        step("{player: alice, cast: Fire, play: Ice}"),
        'steps: one step does one thing, and this one has "cast", "play"',
    ),
    (
        step("{player: alice, cast: Fire, x: 3}"),
        '"x" is decided by an answer: write it into choose, in the order of the decisions',
    ),
    (
        step("{player: alice, cast: Fire, target: bear}"),
        'unknown key "target" for a step that casts; did you mean "targets"?',
    ),
    (step("{player: alice, cast: Fire, pay: {R}}"), f'pay: {QUOTES}: write "{{R}}"'),
    (step("{player: alice, activate: bear, ability: 0}"), 'ability: a number from 1 to 1000 is needed, found "0"'),
    (step("{player: alice, special: morph, object: bear}"), 'special: unknown word "morph"'),
    (step("{player: alice, special: plot}"), 'a special action needs "object"'),
    (step("{player: alice, special: plot, object: bear, door: left}"), '"door" can\'t stand together with "plot"'),
    (step("{player: alice, attack: [bear]}"), "attack: a mapping (keys with values) is needed here, found a list"),
    (step("{player: alice, attack: {bear: }}"), "attack: a text is needed here, and nothing was written"),
    (step("{player: alice, block: bear}"), 'block: a mapping (keys with values) is needed here, found "bear"'),
    (step("{choose: [yes]}"), 'a step with answers only needs "player"'),
    (step("{player: alice, choose: [yes], as: x}"), '"as" has no meaning for a step with answers only'),
    (step("{player: alice, choose: [{bear: x}]}"), 'choose: a number is needed here, found "x"'),
    (
        step("resolv"),
        'steps: a step that is one word is "resolve", "resolve all", found "resolv"; all others are mappings',
    ),
    (step("-"), "steps: a step is needed here, found a list"),
    (step("~"), "steps: a step is needed here, and nothing was written"),
    (step("{resolve: 0}"), 'resolve: a number from 1 to 10000 is needed, found "0"'),
    (step("{resolve: everything}"), 'resolve: a number is needed here, found "everything"'),
    (step("{resolve: 1, choose: [yes]}"), "say with player whose answers these are"),
    (step("{until: untap}"), "until: nobody gets priority in the untap step; the next step is the upkeep"),
    (step("{until: bobb's upkeep}"), 'until: no player is called "bobb"; did you mean "bob"?'),
    (step("{until: turn 0 upkeep}"), 'until: a number from 1 to 10000 is needed, found "0"'),
    (step("{until: turn 3 upkep}"), 'until: unknown word "upkep"; did you mean "upkeep"?'),
    (step("{do: destroi, object: bear}"), 'do: unknown word "destroi"; did you mean "destroy"?'),
    (step("{do: destroy}"), '"destroy" needs "object"'),
    (step("{do: destroy, object: bear, count: 2}"), '"count" has no meaning for "destroy"'),
    (step("{do: destroy, object: bear, to: bob}"), '"to" has no meaning for "destroy"'),
    (step("{do: damage, object: bear, player: bob, count: 3}"), '"player" can\'t stand together with "object"'),
    (step("{do: damage, player: bob, to: bob, count: 3}"), '"to" can\'t stand together with "player"'),
    (step("{do: damage, count: 3}"), '"damage" needs one of "object", "player"'),
    (step("{do: sacrifice, count: 3}"), '"sacrifice" needs one of "object", "player"'),
    (step("{do: gain life, player: bob}"), '"gain life" needs "count"'),
    (step("{do: add counters, object: bear}"), '"add counters" needs "counters"'),
    (step("{do: add counters, object: bear, counters: x}"), 'counters: unknown kind of counter "x"'),
    (step("{illegal: resolve}"), 'illegal: a mapping (keys with values) is needed here, found "resolve"'),
    (
        step("{illegal: {do: draw, player: bob}}"),
        'illegal: a check of legality needs one of "cast", "play", "activate", "special", "attack", "block"',
    ),
    (step("{illegal: {player: alice, cast: Fire, as: x}}"), '"as" has no meaning for a check of legality'),
    (step("{illegal: {player: alice, cast: Fire}, as: x}"), 'unknown key "as" for a check of legality'),
    (step("{expect: Clone}"), 'expect: a mapping (keys with values) is needed here, found "Clone"'),
    (
        step("{do: draw, player: bob, as: x}\n  - {resolve: 1, as: x}"),
        'the handle "x" stands here a second time; the first is in line 3',
    ),
]
EXPECTATIONS = [
    (
        expectation("{objct: Clone, power: 3}"),
        'expect: unknown key "objct" for an expectation; did you mean "object"?',
    ),
    (
        expectation("{power: 3}"),
        'expect: an expectation needs one of "object", "triggered", "stack", "game", "zone", "player"',
    ),
    (
        expectation("{object: Clone, powr: 3}"),
        'unknown key "powr" for an object\'s expectation; did you mean "power"?',
    ),
    (expectation("{object: Clone, power: '*'}"), 'power: a number or none is needed here, found "*"'),
    (expectation("{object: Clone, zone: alice.hand}"), 'zone: unknown zone "alice.hand"'),
    (expectation("{object: Clone, count: -1}"), 'count: a number from 0 to 1000000 is needed, found "-1"'),
    (expectation("{object: Clone, mana_cost: 3U}"), 'mana_cost: a mana cost is written like "{2}{U}", found "3U"'),
    (expectation("{object: Clone, mana_cost: {3}}"), f'mana_cost: {QUOTES}: write "{{3}}"'),
    (expectation("{object: Clone, mana_value: none}"), 'mana_value: a number is needed here, found "none"'),
    (
        expectation("{object: Clone, colors: {include: [red]}}"),
        'unknown key "include" for a comparison; did you mean "includes"?',
    ),
    (
        expectation("{object: Clone, components: two}"),
        'components: a number or a list of names is needed here, found "two"',
    ),
    (expectation("{object: Clone, controller: carol}"), 'controller: no player is called "carol"'),
    (expectation("{object: Clone, tapped: 1}"), 'tapped: yes or no is needed here, found "1"'),
    (expectation("{object: Clone@carol}"), 'object: no player is called "carol"'),
    (expectation("{object: }"), "object: a text is needed here, and nothing was written"),
    (
        expectation("{zone: graveyard, cards: []}"),
        'zone: each player has a "graveyard" of their own; write whose, as in "alice.graveyard"',
    ),
    (expectation("{zone: alice.graveyrd, cards: []}"), 'zone: unknown zone "graveyrd"; did you mean "graveyard"?'),
    (expectation("{zone: carol.graveyard, cards: []}"), 'zone: no player is called "carol"'),
    (expectation("{zone: alice.graveyard}"), "this expectation checks nothing"),
    (expectation("{zone: alice.graveyard, count: 1, ordered: yes}"), 'a zone\'s expectation needs "cards"'),
    (expectation("{zone: alice.graveyard, cards: Clone}"), 'cards: a list is needed here, found "Clone"'),
    (expectation("{player: bob}"), "this expectation checks nothing"),
    (expectation("{player: bob, hand: [Clone]}"), "hand: a number is needed here, found a list"),
    (expectation("{player: bob, lifes: 3}"), 'unknown key "lifes" for a player\'s expectation; did you mean "life"?'),
    (expectation("{game: over}"), 'game: unknown word "over"'),
    (expectation("{stack: Clone}"), 'stack: a list is needed here, found "Clone"'),
    (expectation("{triggered: 2}"), 'a count of triggers needs "ability"'),
    (expectation("{triggered: often, ability: Clone}"), 'triggered: a number is needed here, found "often"'),
]


@pytest.mark.parametrize(("text", "expected"), [*FILES, *PLAYER_MISTAKES, *PERMANENTS, *STEPS, *EXPECTATIONS])
def test_each_mistake_is_explained(text: str, expected: str) -> None:
    assert message(text) == expected


def test_all_mistakes_of_a_file_are_reported_in_order() -> None:
    found = problems(
        "title: x\nplayers:\n  alice:\n    life: x\n    hand: [{card: A, cont: 2}]\n  bob: {mana: x}\n"
        "steps:\n  - resolv\n  - {player: carol, cast: A}\nexpect:\n  - {object: A, powr: 1}\nseed: x\n"
    )
    assert [problem.line for problem in found] == [4, 5, 6, 8, 9, 11, 12]


def test_possible_words_are_listed() -> None:
    (found,) = problems(head("daytime: noon"))
    assert found.message().endswith("\n  possible: day, night")
    assert found.suggestion is None


def test_only_one_player_is_the_monarch() -> None:
    found = problems("players:\n  a: {monarch: yes, initiative: yes}\n  b: {monarch: yes}\n  c: {initiative: yes}\n")
    assert [(problem.line, problem.message()) for problem in found] == [
        (3, 'only one player can be "monarch"; another is in line 2'),
        (4, 'only one player can be "initiative"; another is in line 2'),
    ]


def test_the_number_of_objects_is_bounded_before_they_are_made() -> None:
    many = ", ".join(["{card: Forest, count: 2000}"] * 5)
    assert parse(player(f"library: [{many}]"))
    assert message(player(f"library: [{many}, Forest]")) == "the situation has more than 10000 objects"


def test_every_mistake_is_tried() -> None:
    """Each message of the tables of mistakes is produced by a test here or in the tests of YAML."""
    seen = {
        found.mistake
        for text, _ in [*FILES, *PLAYER_MISTAKES, *PERMANENTS, *STEPS, *EXPECTATIONS]
        for found in problems(text)
    }
    elsewhere = {SituationMistake.TOO_MANY_OBJECTS, SituationMistake.ONE_PLAYER_ONLY, KeyMistake.COLON_IN_NAME}
    everything = {*KeyMistake, *ValueMistake, *SituationMistake}
    assert everything - seen - elsewhere == set()
    assert seen - everything == {YamlMistake.UNQUOTED_MANA, YamlMistake.DUPLICATE_KEY}
    assert not seen & set(FileMistake)
