"""Reading Oracle text: the wordings of phrases used the other way round, from English to phrases."""
