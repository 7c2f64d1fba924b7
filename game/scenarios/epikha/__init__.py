"""Scenario files of Paladines de Epikha: reading, laying out, playing and comparing them."""
