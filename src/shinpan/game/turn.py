"""Where the game is in its turn, and the combat in progress."""

from shinpan.game.enums import Phase, Step
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.leaf import Leaf, leaf


@leaf
class Turn(Leaf):
    """The place in the turn (CR 500). number is 0 before the first turn; passes counts passes in succession (117.4).

    priority is None while nobody has it. cleanups: how many cleanup steps this turn has had (514.3a). extra: it is an
    extra turn (500.7). previous: whose the turn before was, None if there was none.
    """

    number: int = 0
    active: PlayerId = PlayerId(0)
    step: Step = Step.UNTAP
    priority: PlayerId | None = None
    passes: int = 0
    cleanups: int = 0
    previous: PlayerId | None = None
    extra: bool = False


@leaf
class Skip(Leaf):
    """The next turn, phase or step of a kind that a player skips (500.11, 614.10). what: None for a turn."""

    player: PlayerId
    what: Phase | Step | None = None


@leaf
class Schedule(Leaf):
    """What effects have added to the course of turns (500.7-500.11).

    turns: extra turns, the next one first. phases: phases to come after the current one, the next one first; resume:
    the step with which the turn then goes on. regular: whose turn was the last that wasn't an extra one. skips: what
    will be skipped. control: pairs of a player and who controls them during their next turn (722.1); controlled: the
    same for the turn in progress. ended: an effect has ended the turn, whose cleanup step
    is next (Phase.ENDING, 723.1), or the combat phase (Phase.COMBAT, 723.2).
    """

    turns: tuple[PlayerId, ...] = ()
    phases: tuple[Phase, ...] = ()
    resume: Step | None = None
    regular: PlayerId | None = None
    skips: tuple[Skip, ...] = ()
    control: tuple[tuple[PlayerId, PlayerId], ...] = ()
    controlled: tuple[tuple[PlayerId, PlayerId], ...] = ()
    ended: Phase | None = None


@leaf
class Attack(Leaf):
    """An attacking creature (508.1k): what it attacks, who defends, whether it is blocked (509.1h), and by whom.

    target is a player, or a planeswalker's or battle's object; None once that has left combat (506.4c). band: which
    band it belongs to, 0 for none (702.22c).
    """

    attacker: ObjectId
    target: Entity | None
    defender: PlayerId
    blocked: bool = False
    blockers: tuple[ObjectId, ...] = ()
    band: int = 0


@leaf
class Combat(Leaf):
    """The combat phase in progress (CR 506).

    attacked: some creature was declared as an attacker or put onto the battlefield attacking (508.8). first_strikers:
    who had first or double strike as the first combat damage step began (510.4). assigning: who still has to assign
    combat damage in this step; assigned: what has been announced so far: source, recipient, amount (510.1).
    """

    attacks: tuple[Attack, ...] = ()
    attacked: bool = False
    blocks_declared: bool = False
    first_strike_done: bool = False
    first_strikers: tuple[ObjectId, ...] = ()
    assigning: tuple[ObjectId, ...] = ()
    assigned: tuple[tuple[ObjectId, Entity, int], ...] = ()

    def attack_of(self, attacker: ObjectId) -> Attack | None:
        """Return the attack that a creature is making."""
        for attack in self.attacks:
            if attack.attacker == attacker:
                return attack
        return None

    def blocked_by(self, blocker: ObjectId) -> tuple[ObjectId, ...]:
        """Return the attackers that a creature is blocking."""
        return tuple(attack.attacker for attack in self.attacks if blocker in attack.blockers)
