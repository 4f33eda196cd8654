"""Between Oracle text and phrases: the texts of cards, written from what the cards are made of."""
