"""What the rules hand to a phrase: the questions it may ask and the verbs by which it acts."""
