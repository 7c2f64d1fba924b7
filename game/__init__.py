"""The rules of Atlas Nocturno: plain Python, without a window, a picture or a sound."""
