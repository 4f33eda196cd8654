"""The vocabulary of card text. One phrase, one class: its fields, what it does, how it reads in both languages."""
