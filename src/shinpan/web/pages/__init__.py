"""The pages for readers, one module for each kind of page."""
