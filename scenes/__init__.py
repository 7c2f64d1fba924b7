"""One module or package per screen, and the window, input and stack they share."""
