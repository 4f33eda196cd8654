"""The Comprehensive Rules as a document: editions, search, references, differences, renumbering, citations.

Imports nothing of Shinpan outside this package. `shinpan.rulebook.citations` is light and may be imported anywhere
but in `shinpan.game`; the rest is loaded only where rules texts are read.
"""
