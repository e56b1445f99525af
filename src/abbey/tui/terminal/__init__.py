"""How the table looks in a terminal: as a picture where there is colour and room, as plain lines everywhere else."""
