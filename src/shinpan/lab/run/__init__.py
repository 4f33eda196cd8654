"""Playing the steps of a scenario."""
