"""Full-text search in both languages."""
