"""What has happened this turn: conditions on it, and numbers counted from it."""
