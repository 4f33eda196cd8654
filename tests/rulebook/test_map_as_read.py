"""Pairs of numbers across editions, found by reading the texts and looking for a phrase of the rule, not by aligning.

Dates are those in the names of the official files, as a reader of them would give.
"""

from datetime import date

import pytest

from shinpan.rulebook.renumbering import Renumberer

PAIRS = """
# state-based actions
20051001 420.5e   20101001 704.5k    legend rule
20101001 704.5k   20260116 704.5j    legend rule
20081001 420.5g   20101001 704.5b    a library that ran out
20030315 420.5h   20260116 704.5c    ten poison counters
20081001 420.5n   20101001 704.5r    +1/+1 and -1/-1 counters
20130711 704.5r   20260116 704.5q    +1/+1 and -1/-1 counters
20130711 121.3    20260116 122.3     the same, under counters
20130711 110.5f   20260116 111.7     a token that ceases to exist
20210712 715.4    20260116 714.4     a Saga that is over
20081001 314.2    20101001 514.2     damage wears off
# copying
20051001 503.2    20101001 706.2     copiable values
20081001 503.3    20101001 706.3     copies of copies
20101001 706.3    20260116 707.3     copies of copies
# continuous effects
20030315 418.5b   20260116 613.8a    dependency
20051001 418.5c   20101001 613.7a    dependency
20101001 613.7a   20260116 613.8a    dependency
20101001 613.3b   20260116 613.4b    layer 7b
20030315 419.6b   20101001 614.8     regeneration replaces destruction
20051001 413.2a   20101001 608.2b    targets that became illegal
20030315 404.3    20260116 603.4     intervening if
20081001 103.4    20260116 101.4     APNAP
# cards with several faces
20130711 708      20260116 709       split cards
20130711 708.7    20260116 709.4a    two names
20170428 708.4a   20260116 709.4a    two names
20130711 702.101a 20260116 702.102a  fuse
20101001 710.1    20260116 711.1     levelers
20101001 702.84a  20260116 702.87a   level up
20051001 508.1c   20101001 709.1c    a flip card's color and cost
20170119 701.35a  20260116 701.42a   to meld
20170119 712.2    20260116 712.4a    putting them together
20210712 713.2    20260116 712.4a    putting them together
20221118 713.3    20260116 712.4a    putting them together
20170119 712.4    20260116 712.21    a melded permanent leaves
20170119 712.4b   20260116 712.21b   timestamps in exile
20220908 713.4b   20260116 712.21b   timestamps in exile
20221118 713.5b   20260116 712.21b   timestamps in exile
# merging
20200417 721.2    20260116 729.2     to merge
20210712 723.2d   20260116 729.2d    a token among the components
20220908 724.2    20260116 729.2     to merge
20221118 726.2    20260116 729.2     to merge
20231117 725.2    20260116 729.2     to merge
20240607 727.2d   20260116 729.2d    a token among the components
20200417 702.139a 20260116 702.140a  mutate
# keywords
20030315 502.26a  20260116 702.37a   morph
20150717 701.31a  20260116 701.40a   manifest
20030315 502.21a  20260116 702.33a   kicker
20030315 502.18a  20260116 702.29a   cycling
20030315 502.5a   20260116 702.10a   haste
20051001 502.9a   20260116 702.19a   trample
20101001 702.87a  20260116 702.90a   infect
20101001 702.77a  20260116 702.80a   wither
20101001 702.82a  20260116 702.85a   cascade
20051001 502.30a  20260116 702.40a   storm
20030315 502.15a  20260116 702.26a   phasing
20030315 502.10a  20260116 702.22a   banding
20081001 502.82a  20260116 702.82a   devour
20201120 701.13a  20260116 701.17a   mill
20081001 501.8a   20260116 701.22a   scry
20101001 701.9a   20260116 701.13a   exile
20081001 501.5a   20260116 701.19a   regenerate
# the rest
20170119 716.1    20260116 724.1     the monarch
20200122 718.1    20260116 724.1     the monarch
20210712 720.1    20260116 724.1     the monarch
20101001 903.12a  20260116 903.10a   commander damage
20101001 510.5    20260116 510.4     two combat damage steps
20051001 300.3    20260116 500.5     mana that goes at the end of a phase
20030315 102.7    20051001 102.3a    conceding
# headings that became sections
20081001 419.6    20101001 614       replacement effects
20081001 419.7    20101001 615       prevention effects
20081001 217.2    20101001 401       the library
20081001 217.7    20101001 406       exile
# gone
20220908 713.1b   20260116 -         meld cards are no double-faced cards
20220908 713.6    20260116 -         substitute cards for meld cards
20130711 704.5j   20260116 -         the planeswalker uniqueness rule
20220908 509.2    20260116 -         the damage assignment order
"""
READ = [tuple(line.split()[:4]) for line in PAIRS.splitlines() if line and not line.startswith("#")]


def day(name: str) -> date:
    return date(int(name[:4]), int(name[4:6]), int(name[6:]))


@pytest.fixture(scope="module")
def renumberer() -> Renumberer:
    """Without any text: the facts alone."""
    return Renumberer()


@pytest.mark.parametrize(("source", "number", "target", "result"), READ)
def test_a_rule_is_found_where_a_reader_finds_it(renumberer, source, number, target, result):
    found = renumberer.follow(number, day(source), day(target))
    assert (found.result or "-") == result


def test_there_are_more_than_sixty():
    assert len(set(READ)) > 70
