"""What is legal in Vitorian Wars and what it does, in the order of the rules."""
