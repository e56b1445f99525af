"""How bots are named, found and asked."""
