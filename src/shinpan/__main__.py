"""`python -m shinpan`: the command `shinpan` of this very package."""

from shinpan.cli import main

main()
