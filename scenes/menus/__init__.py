"""What the menu screens share: view-models (plain values, no window) and drawn pieces."""
