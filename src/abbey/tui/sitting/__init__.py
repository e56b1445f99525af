"""One person and bots at a table in the terminal: who sits where, what is offered, what is written down."""
