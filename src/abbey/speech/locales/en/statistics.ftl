### The statistics of a house, as `abbey stats` and `abbey admin stats` tell them. The page does not load this file.
###
### For translators: shares are written numbers. A house is whoever hosts the game, with all tables.

statistics-title = Statistics of a house
# $games, $seats: how many; $persons: how many of the seats.
statistics-games =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } with { $seats } seats, { $persons } of them people’s.
statistics-how = A shared win counts in part. In each row every game counts once, as the mean of its seats: they share a deal and its winner. No name of a person is kept.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Wins by seat
        [monk] Wins by monk
        [level] Wins by level
        [event] Wins by event tile
        [right] Guesses that were right
       *[hit] Guesses that hit
    }
statistics-about =
    { $topic ->
        [seat] Seats in the order of play.
        [monk] The monks that somebody was.
        [level] People, and each kind of bot.
        [event] Whoever took the tile of this event.
        [right] By who guessed.
       *[hit] By who was guessed.
    }
# $number: from 1 on.
statistics-seat = Seat { $number }
statistics-person = People
# $low, $high: the ends of the interval.
statistics-share = { $share } % ({ $low } to { $high })
statistics-even = { $share } %
statistics-count = { $count }
# The head of a column.
statistics-head =
    { $head ->
        [share] Share (95 %)
        [even] Even
        [seats] Seats
        [players] Players
        [games] Games
        [mean] Turns on average
        [shortest] Shortest
       *[longest] Longest
    }
statistics-lengths = Lengths

## Under and beside a plot.

statistics-caption = Dot: the share. Bar: its 95 % interval. Line: what would be even.
statistics-percent = percent
