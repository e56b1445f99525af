### Hints in the first games: one quiet line when a thing first matters. $hint: end, tile, marker, night.

hint =
    { $hint ->
        [end] If you end the day, its event tile costs your monk 2 evidence at the end of the game, and you begin the next day.
        [tile] The tile that you took is a time tile: give it back later, and a card takes one hour less.
        [marker] A shown marker says who a player is not. The notebook has crossed that out for you.
       *[night] Tonight suspicion becomes evidence: 5 for the monk with the most, then 4, 3, 2, 1 and 0.
    }
# The button that takes the line away.
hint-read = Got it
