"""Phasing out by effects (702.26)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(en="{objects:subject} phase[s] out", ja="{objects}はフェイズ・アウトする")
class PhaseOut(Effect):
    """Permanents phase out (702.26b)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have them phase out together."""
        context.phase_out(objects_among(context, self.objects))
        return
        yield  # nobody is asked anything, but it is an effect like all others
