"""The keywords that nothing carries out, and why."""

from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility

LEFT_OUT: dict[KeywordAction | KeywordAbility, str] = {
    **dict.fromkeys(
        (KeywordAction.ACTIVATE, KeywordAction.CAST, KeywordAction.PLAY),
        "no rules of its own beyond those of activating, casting and playing, which name their own sections",
    ),
    **dict.fromkeys(
        (
            KeywordAction.PLANESWALK,
            KeywordAction.SET_IN_MOTION,
            KeywordAction.ABANDON,
            KeywordAction.OPEN_AN_ATTRACTION,
            KeywordAction.ROLL_TO_VISIT_YOUR_ATTRACTIONS,
            KeywordAbility.VISIT,
            KeywordAbility.SPACE_SCULPTOR,
        ),
        "belongs to Planechase, Archenemy or attractions, which are outside of the ordinary game",
    ),
    KeywordAction.ASSEMBLE: "assembles Contraptions, which are cards of another game mode",
    **dict.fromkeys(
        (KeywordAbility.HIDDEN_AGENDA, KeywordAbility.DOUBLE_AGENDA),
        "a rule of building decks, before the game",
    ),
}
"""Keyword -> the reason."""
