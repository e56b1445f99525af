### The rules inside the page: an introduction in ten pictures, and a reference to look things up in.
###
### For translators: the texts of the rules themselves are in rules.ftl; here are titles, the introduction and a few
### labels. Short, warm, exact, a little dry. "Suspicion" and "evidence" are two different tracks: use the words of
### words.ftl (track) and never one for the other.

## The frame.

guide-close = Close the rules
# What there is to choose from: the two tabs below, read aloud.
guide-tabs = Short or complete
guide-tab-minutes = In two minutes
guide-tab-reference = Reference

## In two minutes. Each step: a title, one or two sentences, and what its picture shows (read aloud in its place).

guide-step-identity = One of six
guide-step-identity-text = Everybody secretly is one of these six monks. Which one you are is nobody's business.
guide-scene-identity = Six monks in a row. Four cards lie below them: three are face down, yours shows grey.

guide-step-turn = A turn
guide-step-turn-text = Play one of your three cards: it costs hours and moves a figure. A monk's card sends that monk anywhere; a building's card brings whomever you like; a William/Adson card sends one of the two.
guide-scene-turn = A red card of 3 hours is played, the sundial moves from 9 to 12, and red walks to the kitchen.

guide-step-task = Busy or idle
guide-step-task-text = A task of his colour keeps a monk busy: his suspicion falls by its value, and the tile is yours. If there is none, he looks idle and gains what all the tiles there add up to.
guide-scene-task = Orange finds an orange 2 in the church: suspicion falls from 10 to 8. With a blue 2 and a white 2 there it rises from 10 to 14.

guide-step-guests = Two tracks, two guests
guide-step-guests-text = Adson stirs suspicion, today's talk on the blue ladder: 5 up or down for each monk he meets, as you choose. William writes evidence, the brown scroll that stays for good: 3 up or down.
guide-scene-guests = On the left Adson beside a blue ladder, suspicion, 5 up or down. On the right William beside a brown scroll, evidence, 3 up or down.

guide-step-event = The day's event
guide-step-event-text = Every morning an event is turned up and changes one rule until the evening. You need not learn them: today's is always on the board.
guide-scene-event = A row of seven days, the first turned up: forbidden. Red enters the library, and his evidence rises from 5 to 7.

guide-step-tiles = Buying time
guide-step-tiles-text = The tasks you took are time tiles: each one you give back saves an hour. It can be worth it, because whoever brings the sundial to 24 ends the day and takes its event tile: 2 evidence at the end of the game.
guide-scene-tiles = A kitchen card of 3 hours and two time tiles given back: the sundial moves only from 22 to 23.

guide-step-night = The night
guide-step-night-text = At the day's end suspicion becomes evidence: 5 for the highest, then 4, 3, 2, 1 and 0; level monks share a rank. In the morning all suspicion is 10 again, as if nothing had been said.
guide-scene-night = Six monks stand on the blue ladder, each lower than the one before. Below, on the brown scroll, they get 5, 4, 3, 2, 1 and no evidence.

guide-step-show = Not me
guide-step-show-text = After days 1, 3 and 5 everybody shows a marker that is not of their own colour. It gives the monk of its colour 2 evidence, and tells the table who you are not.
guide-scene-show = Three players show a marker each: blue, grey and blue. Blue gets 4 evidence, grey 2.

guide-step-accuse = The seventh day
guide-step-accuse-text = Now everybody guesses who the others are. Every right guess costs the monk it names: 12 evidence with two players, 6 with three, 4 with four, 3 with five.
guide-scene-accuse = Three identity cards are turned over, a guess before each. Red was guessed right and gets 4 evidence; the other two guesses were wrong.

guide-step-winner = Least evidence wins
guide-step-winner-text = The player whose monk has the least evidence wins. So look after him, but never so well that anybody notices.
guide-scene-winner = The brown scroll at the end: grey, your monk, has least evidence and wins before red, orange and blue. White and black, whom nobody plays, do not count.

guide-back = Back
guide-on = Next
# The button on the last step: closes the rules.
guide-finish = Done
# $at, $count: step 3 of 10.
guide-progress = { $at } of { $count }
# A dot under the picture, read aloud. $title: the step's title.
guide-dot = Step { $at }: { $title }
# The row of dots, read aloud.
guide-steps = Steps

## The reference.

guide-search = Search the rules
# Other words by which somebody may look for a rule, apart from those in its text. Nobody reads them.
guide-also-convert = tie tied equal draw share shared ranking night
guide-also-winner = winner winning victory tie tied tiebreak equal draw shared end score
# $count: how many rules were found.
guide-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
# $query: what was looked for.
guide-nothing = The rules say nothing about “{ $query }”. Try a shorter word, or one from the board.
guide-clear = Show all rules

guide-group-before = Before the game
guide-group-turn = A turn
guide-group-evening = The day's end
guide-group-seventh = The seventh day
guide-group-events = The fourteen events
guide-group-options = What you can agree on

## Titles of the rules, in the order of the reference.

guide-clause-identity = Who you are
guide-clause-figures = The figures
guide-clause-tracks = The two tracks
guide-clause-tasks = Tasks and the chain
guide-clause-cards = Your hand
guide-clause-events = The week
guide-clause-start = Who begins

guide-clause-card = Play a card
guide-clause-time = Let time pass
guide-clause-move = Move a figure
guide-clause-action = What the figure meets
guide-clause-task = A task of his colour
guide-clause-no-task = No task of his colour
guide-clause-william = William meets monks
guide-clause-adson = Adson meets monks
guide-clause-event = Do what the event says
guide-clause-draw = Draw a card
guide-clause-clamp = Ends of the tracks
guide-clause-chain-short = When the chain runs short

guide-clause-convert = Suspicion becomes evidence
guide-clause-reset = A clean sheet
guide-clause-day-card = Who ends the day
guide-clause-overshoot = Hours left over
guide-clause-reveal = Showing a marker
guide-clause-next = The next day

guide-clause-accuse = The accusation
guide-clause-day-cards = Event tiles count
guide-clause-winner = Who wins

guide-clause-time-last = Time at the end of a turn
guide-clause-data = Values of tiles and cards
