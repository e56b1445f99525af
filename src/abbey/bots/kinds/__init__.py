"""How a kind of bot is written and found: a name with options, a class in a module, a package that brings bots."""
