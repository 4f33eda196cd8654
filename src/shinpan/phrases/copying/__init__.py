"""Copying (CR 707): what is copied, with what exceptions, and what becomes or enters as the copy."""
