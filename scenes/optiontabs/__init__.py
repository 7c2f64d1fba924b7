"""The sections of the options page, one module each; `form` is what they are built with."""
