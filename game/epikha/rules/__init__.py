"""The rules of Paladines de Epikha, in the order of E1 to E19."""
