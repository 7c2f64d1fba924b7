"""What the menu screens share: view-models (plain values, no window); `parts` is what a game adds to them."""
