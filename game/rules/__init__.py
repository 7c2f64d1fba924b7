"""What the four systems share: the contract, seeded chance, rule ids and reasons."""
