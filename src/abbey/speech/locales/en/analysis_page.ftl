### The analysis of a finished game, as the page shows it; what the command says as well is in analysis.ftl. The page loads
### both files only for this.
###
### For translators: an action is one decision in the record of the game, and has a number there.

## While it is worked out.

analysis-running = The game is being analysed.
analysis-ready = The analysis is ready.
# $count: games that come first.
analysis-ahead =
    { $count ->
        [one] One other game is analysed first.
       *[other] { $count } other games are analysed first.
    }
analysis-stopped = The analysis was cancelled.
analysis-begin = Analyse the game
analysis-unfinished = Only a game that was played to its end is analysed.
# On a sheet of the replay, before anybody has asked for an analysis.
analysis-offer = An analysis works out everybody’s chance to win all along the game. It takes a few seconds, and shows who everybody was.

## What it says.

# The name of a choice among the players.
analysis-whom = About whom
# Both lead to that moment of the replay.
analysis-at = Day { $day }, action { $action }
analysis-action = Action { $action }
# Under beliefs; then follows analysis-at for each of these moments.
analysis-days = The start and the end of each day in the replay:
# $observer: simple, careful.
analysis-change = Belief in the true monk ({ analysis-observer }): { $before } % → { $after } %
# The two accusations that stand side by side.
analysis-made-title = The guesses that were made
analysis-best-title = Best with what could be known
# $which: made, best.
analysis-worth = Points to expect: { $expected }. { $which ->
    [made] Points brought
   *[best] Points it would have brought
}: { $brought }. Chance to win: { $win } %.
analysis-others = What the others gave away
analysis-other = { $who } ({ figure }): in the end the careful observer was { $chance } % sure.
analysis-loudest-of = Loudest: { $turn }.
analysis-total = { analysis-cause }: { $change } (±{ $within }) percentage points.
# Then follows analysis-at.
analysis-largest = The largest: { $change } (±{ $within }),
# $chances: each player with a number.
analysis-now = Chance to win at this moment: { $chances }
