"""The lab: situations, what comes of them, and why."""
