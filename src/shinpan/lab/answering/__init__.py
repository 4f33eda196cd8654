"""The answers of a file: two waiting lines for each player, and how an answer fits a decision."""
