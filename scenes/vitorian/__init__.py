"""The board of Vitorian Wars: what is drawn, chosen and shown of a match."""
