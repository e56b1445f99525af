"""The arena in the terminal: progress while it plays, tables when it is done."""
