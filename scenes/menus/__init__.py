"""What the menu screens share: view-models (plain values, no window) and what a game adds to them (`parts`)."""
