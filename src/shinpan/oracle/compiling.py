"""Cards compiled from their Oracle text: whole, or with what wasn't understood."""

from collections.abc import Callable
from dataclasses import dataclass

from shinpan.cards import many_faced
from shinpan.cards.card import Card, Layout
from shinpan.cards.type_line import TypeLine, parse_type_line
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import CardType, Color
from shinpan.game.mana import ManaCost
from shinpan.game.subtypes import EnchantmentType, SpellType
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.oracle.reading.cleaving import cloven, with_cleaved
from shinpan.oracle.reading.face import FaceReader, Misunderstanding, Understood
from shinpan.oracle.reading.functioning import defined_size
from shinpan.oracle.reading.levels import with_box
from shinpan.oracle.reading.linking import linked
from shinpan.oracle.reading.mentions import Unclear
from shinpan.oracle.reading.paragraphs import paragraphs
from shinpan.phrases.faces.levels import Prototype

_COLORS = {color.letter: color for color in Color}

_LAYOUTS: dict[str, Layout] = {
    "normal": Layout.NORMAL,
    "mutate": Layout.NORMAL,
    "host": Layout.NORMAL,
    "meld": Layout.MELD,
    "saga": Layout.SAGA,
    "class": Layout.CLASS,
    "case": Layout.CASE,
    "leveler": Layout.LEVELER,
    "token": Layout.TOKEN,
}
"""The layouts with one face, by Scryfall's words for them."""

_JOINED: dict[str, Callable[[Characteristics, Characteristics], Card]] = {
    "split": many_faced.split,
    "flip": many_faced.flip,
    "transform": many_faced.transforming,
    "modal_dfc": many_faced.modal,
    "adventure": many_faced.adventurer,
}
"""How two faces make a card, by Scryfall's words for the layouts."""


@dataclass(frozen=True, slots=True)
class Compiled:
    """A card as it was understood.

    card: the card, with the abilities that were understood; None if it can't even be that. whole: everything was
    understood. misunderstandings: what wasn't. sentences: how many the card has; understood: of them. has_card: there
    is a card, even if it isn't here, since only its sentences were asked for.
    """

    raw: RawCard
    card: Card | None
    misunderstandings: tuple[Misunderstanding, ...]
    sentences: int
    understood: int
    has_card: bool = True

    @property
    def whole(self) -> bool:
        """Whether the card may be played as it is."""
        return self.has_card and not self.misunderstandings


def compile_card(raw: RawCard) -> Compiled:
    """Return what a card says. What isn't understood is named; nothing is guessed or skipped."""
    turns = raw.layout == "transform"
    compilers = [_FaceCompiler(face, place, turns) for place, face in enumerate(raw.faces)]
    faces = [each.compiled() for each in compilers]
    if turns:
        faces = _linked_faces(compilers, faces)
    wrong = [each for compiler in compilers for each in compiler.misunderstandings]
    card: Card | None = None
    known = [each for each in faces if each is not None]
    if len(known) == len(faces):
        try:
            card = _assembled(raw, known)
        except ValueError as error:
            wrong.append(_whole_card(raw, str(error)))
    return Compiled(
        raw,
        card,
        tuple(wrong),
        sum(each.sentences for each in compilers),
        sum(each.understood for each in compilers),
        card is not None,
    )


def _linked_faces(
    compilers: list["_FaceCompiler"], faces: list[Characteristics | None]
) -> list[Characteristics | None]:
    """Return faces of one permanent, of which each may speak of what the other has exiled (607.2a)."""
    unlinked = [each for each in compilers if each.unlinked is not None]
    known = [each for each in faces if each is not None]
    if not unlinked or len(known) < len(faces):
        return faces
    try:
        together = linked(tuple(ability for each in known for ability in each.abilities))
    except Unclear as error:
        for compiler in unlinked:
            compiler.refuse(error.reason)
        return faces
    made: list[Characteristics | None] = []
    for face in known:
        made.append(face.with_(abilities=together[: len(face.abilities)]))
        together = together[len(face.abilities) :]
    return made


def _whole_card(raw: RawCard, reason: str) -> Misunderstanding:
    return Misunderstanding(raw.name, raw.name, 0, reason)


def _assembled(raw: RawCard, faces: list[Characteristics]) -> Card:
    """Return the card of some faces. Raises ValueError for a layout that isn't played, or for faces that don't fit."""
    if len(faces) == 1 and raw.layout == "prototype":
        return _prototype(faces[0])
    if len(faces) == 1 and raw.layout in _LAYOUTS:
        return Card(raw.name, (faces[0],), _LAYOUTS[raw.layout])
    if len(faces) == 2 and raw.layout in _JOINED:
        join = _JOINED[raw.layout]
        if raw.layout == "split" and EnchantmentType.ROOM in faces[0].subtypes:
            join = many_faced.room
        elif raw.layout == "adventure" and SpellType.OMEN in faces[1].subtypes:
            join = many_faced.omen
        return join(faces[0], faces[1])
    raise ValueError(f"cards of the layout {raw.layout} with {len(faces)} faces aren't played")


def _prototype(face: Characteristics) -> Card:
    """Return a prototype card (718): what is in the inset frame stands in its ability."""
    for ability in face.abilities:
        if isinstance(ability, Prototype) and ability.cost is not None and ability.cost.mana is not None:
            others = tuple(each for each in face.abilities if each is not ability)
            mana = str(ability.cost.mana)
            return many_faced.prototype(face.with_(abilities=others), mana, ability.power, ability.toughness)
    raise ValueError("its prototype ability isn't understood")


class _FaceCompiler:
    """Compiles one face, counting its sentences and keeping what isn't understood.

    turns: it is one of two that a permanent turns over. unlinked: why what it speaks of wasn't found on it.
    """

    def __init__(self, face: RawFace, place: int, turns: bool) -> None:
        self._face = face
        self._place = place
        self._turns = turns
        self.unlinked: str | None = None
        self.misunderstandings: list[Misunderstanding] = []
        self.sentences = 0
        self.understood = 0

    def compiled(self) -> Characteristics | None:
        """Return the face with the abilities that were understood; None if what is printed can't be read."""
        plain = self._printed()
        if plain is None:
            return None
        abilities = self._abilities(plain)
        boxed = (
            None if CardType.CREATURE in plain.types else with_box(abilities, self._face.power, self._face.toughness)
        )
        if boxed is not None:
            return plain.with_(abilities=boxed)  # 721.2c
        size = defined_size(abilities) or (0, 0)
        return plain.with_(
            abilities=abilities,
            power=self._number("power", self._face.power, size[0]),
            toughness=self._number("toughness", self._face.toughness, size[1]),
            loyalty=self._number("loyalty", self._face.loyalty, 0),
            defense=self._number("defense", self._face.defense, 0),
        )

    def _printed(self) -> Characteristics | None:
        face = self._face
        try:
            line: TypeLine = parse_type_line(face.type_line)
            cost = ManaCost.parse(face.mana_cost) if face.mana_cost else None
        except ValueError as error:
            self._wrong(face.type_line, str(error))
            return None
        unplayed = set(line.types) & _UNPLAYED
        if unplayed:
            self._wrong(face.type_line, f"{min(each.en for each in unplayed)}s aren't played")
        indicated = None
        if face.color_indicator is not None:
            indicated = frozenset(_COLORS[letter] for letter in face.color_indicator if letter in _COLORS)
        return Characteristics(
            names=(face.name,),
            mana_cost=cost,
            mana_value=0 if cost is None else cost.mana_value,
            colors=(frozenset() if cost is None else cost.colors) | (indicated or frozenset()),
            color_indicator=indicated,
            supertypes=frozenset(line.supertypes),
            types=frozenset(line.types),
            subtypes=frozenset(line.subtypes),
        )

    def _abilities(self, plain: Characteristics) -> tuple[Ability, ...]:
        reader = FaceReader(plain, self._place)
        abilities: list[Ability] = []
        before: Understood | None = None
        halves = cloven(self._face.oracle_text)
        for paragraph in paragraphs(self._face.oracle_text if halves is None else halves[0]):
            read = reader.read(paragraph)
            if isinstance(read, Misunderstanding) and before is not None:
                joined = reader.read_on(before, paragraph)
                if joined is not None:
                    del abilities[-len(before.abilities) :]
                    self.sentences -= before.sentences
                    self.understood -= before.sentences
                    read = joined
            before = None
            self.sentences += read.sentences
            if isinstance(read, Understood):
                before = read
                self.understood += read.sentences
                abilities.extend(read.abilities)
            else:
                self.understood += read.before
                self.misunderstandings.append(read)
        if halves is not None and not self.misunderstandings:
            abilities = list(self._cleaved(reader, tuple(abilities), halves[1]))
        try:
            return linked(tuple(abilities))
        except Unclear as error:
            self.unlinked = error.reason
            if not self.misunderstandings and not self._turns:
                self.refuse(error.reason)
            return tuple(abilities)

    def refuse(self, reason: str) -> None:
        """Say why the text of the face isn't understood."""
        self._wrong(self._face.oracle_text, reason)

    def _cleaved(self, reader: FaceReader, abilities: tuple[Ability, ...], text: str) -> tuple[Ability, ...]:
        """Return the abilities with what is left of the text, read as one, in the cleave ability (702.148a)."""
        left = " ".join(tuple(paragraphs(text))[1:])
        read = reader.read(left)
        if isinstance(read, Misunderstanding):
            self.misunderstandings.append(read)
            return abilities
        found = with_cleaved(abilities, read.abilities)
        if found is None:
            self._wrong(left, "it isn't what a spell does")
        return abilities if found is None else found

    def _number(self, what: str, written: str | None, variable: int) -> int | None:
        """Return a printed number. variable: what stands for * in it, if an ability says what it is (208.2a)."""
        if written is None:
            return None
        if written.lstrip("-").isdigit():
            return int(written)
        if "*" in written:
            return variable
        self._wrong(written, f"this {what} isn't a number")
        return 0

    def _wrong(self, where: str, reason: str) -> None:
        self.misunderstandings.append(Misunderstanding(where, where, 0, reason))


_UNPLAYED = frozenset(
    {CardType.PLANE, CardType.PHENOMENON, CardType.SCHEME, CardType.VANGUARD, CardType.CONSPIRACY, CardType.DUNGEON}
)
"""The card types of game variants that aren't played."""
