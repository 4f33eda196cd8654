"""What a card says: cards, their faces and names, the built-in pool, readers for card data."""
