### The analysis of a finished game, as `abbey analyse` tells it. The page says some of it too, and loads this
### file only then.
###
### For translators: $turn is a whole turn in a few phrases with commas. Shares, chances and points are written numbers.
### A number in square brackets is the number of an action in the record. "The true monk" is the one that the player was.

analysis-title = What this game tells
# $names: all players.
analysis-game = { $names }. Actions in the record: { $actions }.
analysis-how = Two observers watched without a seat: a simple one, who thinks that everybody plays openly for their own monk, and a careful one, who knows that people hide. The loudest turns and the best bluff are those that moved the two observers most, on the average. Worth and chances are judged by what could be known at the time, partly by rollouts with fixed seeds; ± is the 95 % interval.
analysis-brackets = Numbers in square brackets are actions of the record.
analysis-actions = The game, action by action
# A number with one place behind the point.
analysis-decimal = { $whole }.{ $tenths }
# $won: yes, no.
analysis-seat =
    { $who } ({ figure }): { $score } evidence{ $won ->
        [yes] , won
       *[no] { "" }
    }
# As the name of a curve. $observer: simple, careful.
analysis-observer =
    { $observer ->
        [simple] simple observer
       *[careful] careful observer
    }

## What gave a player away.

analysis-told = What the turns told
# $chances: the belief at the start and after each day.
analysis-belief =
    { $observer ->
        [simple] A simple observer
       *[careful] A careful observer
    }’s belief in the true monk, at the start and after each day: { $chances }.
# A rival at the table. $chances: as above.
analysis-belief-rival = To { $who }, who also knew their own monk: { $chances }.
analysis-loudest = The loudest turns
# $observer: simple, careful.
analysis-moved = { analysis-observer } { $before } % → { $after } %
# $beliefs: a list of analysis-moved.
analysis-loud = Day { $day } [{ $action }]: { $turn }. Belief in the true monk: { $beliefs }.
analysis-no-loud = No turn told the observers much.
# $observer: simple, careful.
analysis-instead = { analysis-observer } { $after } % instead of { $loud } %
# $beliefs: a list of analysis-instead; $change: percentage points; $within: half of the interval.
analysis-quieter = Quieter and of similar worth: { $turn }. Belief in the true monk: { $beliefs }. Chance to win: { $change } (±{ $within }) percentage points.
analysis-no-quieter = No quieter turn of similar worth was found.
analysis-bluff = The best bluff
analysis-no-bluff = No turn led the observers astray.

## The accusation.

analysis-accusation = The accusation
# $whom: the accused; $chance: how likely it seemed; $right: yes, no.
analysis-guess =
    { $whom }: { figure } ({ $chance } %, { $right ->
        [yes] right
       *[no] wrong
    })
# $guesses: a list of analysis-guess; $expected and $brought: points of evidence for others; $win: a chance to win.
analysis-made = Made [{ $action }]: { $guesses }. Points to expect { $expected }, points brought { $brought }, chance to win { $win } %.
analysis-best = Best with what could be known [{ $action }]: { $guesses }. Points to expect { $expected }, points it would have brought { $brought }, chance to win { $win } %.
analysis-was-best = Nothing better could be guessed with what could be known.

## Evidence, chance and choice.

# $actions: a list of numbers.
analysis-source = { play-source }: { $points } [{ $actions }]
# What every monk begins with.
analysis-source-start = { play-source }: { $points }
analysis-swings = Chance and choice
# $cause: what moved the chance to win.
analysis-cause =
    { $cause ->
        [cards] cards drawn
        [reshuffle] cards drawn after a reshuffle
        [event] events of the days
        [turn] own turns, against those of an ordinary player
       *[rest] the others, and what cannot be told apart
    }
analysis-swing = { analysis-cause }: { $change } (±{ $within }) percentage points. Largest, on day { $day } [{ $action }]: { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause }: { $change } percentage points.

## The chance to win, all along.

analysis-chances = Chance to win
# $eyes: public (what everybody could see), own (what this player could know as well).
analysis-eyes =
    { $eyes ->
        [public] as everybody could judge it
       *[own] as this player could judge it
    }
# $chances: each player with a number.
analysis-chances-day = Before day { $day } [{ $action }]: { $chances }.
analysis-share = { $who } { $chance } %

## Plots and pictures.

analysis-axis-action = action of the record
analysis-axis-belief = belief in the true monk, %
analysis-axis-chance = chance to win, %
analysis-axis-points = points of evidence
analysis-axis-change = percentage points of the chance to win
analysis-plot-belief = How likely each observer held the true monk. Lines from top to bottom: a new day begins.
analysis-plot-rivals = How likely a careful observer held each player’s true monk.
analysis-plot-chances = Everybody’s chance to win, { analysis-eyes }.
analysis-plot-swings = What chance and choice did to the chance to win, with 95 % intervals.
analysis-picture = The board before this turn. Solid arrow: the move that was made; dashed arrow: the quieter one.
analysis-picture-alone = The board before this turn. The arrow is the move that was made.
