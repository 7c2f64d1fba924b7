"""What effects of cards can do: the ops of Paladines de Epikha."""
