"""Paladines de Epikha: the rules (E1 to E19) and its computer players."""
