"""Reading a record again: as a spectator, as a seat, or with everything open."""
