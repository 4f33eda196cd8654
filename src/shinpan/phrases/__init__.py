"""The vocabulary of card text. One phrase, one class: its fields, what it does, how it reads in English and Japanese."""
