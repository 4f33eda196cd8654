"""The explanation: what the rules did, in the words of a judge at a table, in English and in Japanese."""
