"""The page, tested by journeys in a real browser."""
