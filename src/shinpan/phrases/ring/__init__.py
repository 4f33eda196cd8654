"""The Ring tempts you: the emblem and the Ring-bearer (701.54)."""
