"""For work on the game: checks, measurements, the mutation tester. The packaged program leaves them out."""
