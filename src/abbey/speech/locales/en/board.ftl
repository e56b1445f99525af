### The pieces of the board: labels, and what is read aloud in place of a picture.

## The abbey.

board-abbey = The abbey
# A building, read aloud. $tiles: how many tasks; $tasks: those, joined; $figures: how many stand here; $company: those, joined.
board-place = { building-latin }, { building }. { $tiles ->
    [0] No task here.
    [one] Task: { $tasks }.
   *[other] Tasks: { $tasks }.
} { $figures ->
    [0] Nobody is here.
   *[other] Here: { $company }.
}
# A figure, read aloud. $monk: yes for the six monks, no for William and Adson.
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) is { place-in }.
   *[no] { figure-start } is { place-in }.
}

## The sundial. $time: hours of this day that have passed.

board-time = Sundial: hour { $time } of 24
# $ghost: where the shadow would fall.
board-time-ghost = Sundial: hour { $time } of 24, then { $ghost }
# Short, under the dial.
board-time-short = { $time } of 24

## The two tracks. People mix them up, so each says what it is: suspicion is today's, evidence stays.

board-suspicion = Suspicion
# Beside the heading, small. The numbers with a plus are the evidence each monk would get tonight.
board-suspicion-note = today, 0 to 40; + is tonight’s evidence
board-evidence = Evidence
board-evidence-note = for good; the least wins
# Points that would be added, as short as can be.
board-points = +{ $count }
# Read aloud. $count: his suspicion; $tonight: the evidence it would bring if the day ended now.
board-suspicion-of = { figure-start }: { $count } suspicion, { $tonight } evidence tonight.
board-evidence-of = { figure-start }: { $count } evidence.
# Read aloud after one of the two above, for a choice that is being looked at.
board-then = It would be { $count }.

## Cards, tiles, markers.

# The title of the card that moves one of the two.
board-guests = William or Adson
board-identity = Identity: { figure } ({ sign })
board-identity-veiled = A sealed identity
board-tile-back = A tile, face down
board-marker =
    { $colour ->
        [orange] An orange marker
       *[other] A { colour } marker
    }
board-marker-covered = A covered marker
board-event-closed = A closed event tile

## The week.

board-week = The week
board-last-day = The accusation
board-last-day-text = No more cards: everybody names who the others are.
# The name of a day whose event nobody knows yet.
board-day-closed = Still closed
board-day-closed-text = Its event is turned up in the morning.
# $count: the number of the day; $name: its event.
board-day-title = Day { $count }: { $name }.
# A day, read aloud. $is: past, today, ahead; $reveal: whether everybody shows a marker when it ends.
board-day = { $reveal ->
    [yes] { board-day-only } Everybody shows a marker when it ends.
   *[no] { board-day-only }
}
# The first part of the sentence above.
board-day-only = { $is ->
    [today] Today, day { $count }: { $name }.
   *[other] Day { $count }: { $name }.
}
board-reveal = Everybody shows a marker

## The day's event, as the board shows it all day long: the gist in one line. The exact rule is in rules.ftl.

event-talkative-text = When William goes to Adson or Adson to William, suspicion turns into evidence on the spot, as at a day's end, unless all six are level.
event-puzzling-text = Bring a monk to William, then hand out two points of evidence: to one monk, or to two.
event-diligent-text = The card you play may be used twice, always for the same monk, building or guest; its hours count once.
event-close-behind-text = Whoever moves William then hands out two points of evidence: to one monk, or to two.
event-hasty-text = No time tile may be given back today. Tasks can still be taken.
event-impious-text = When a monk is moved to the church, every other player who has a time tile gives one back, their choice.
event-unobtrusive-text = A monk who goes where no other figure is loses 1 evidence.
event-delicate-text = After the move, put the card's full hours as suspicion on a monk of your choice, tiles spent or not.
event-forbidden-text = A monk who enters the library gets 2 evidence.
event-caught-text = Tonight suspicion counts double: 10, 8, 6, 4, 2, 0 evidence.
event-compromising-text = William and Adson count double: 6 evidence, 10 suspicion.
event-inquiring-text = A monk who joins other monks gives each of them 1 evidence.
event-dubious-text = Every monk who is moved gets 1 evidence.
event-suspicious-text = After each turn the monks highest on the suspicion ladder get 1 evidence, unless all six are level.

## A player's place. $name: the player's name; $you: whether it is the reader's own (yes, no).

board-seat = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}
# Beside the reader's own name.
board-seat-you = (you)
board-seat-turn = To decide now
# A bot plays for a person who left.
board-seat-stand-in = a bot stands in ({ page-bot })
board-seat-away = away
board-seat-shown = Markers shown
board-seat-shown-none = no marker shown
board-seat-cards = Cards
board-seat-cards-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-seat-days = Event tiles taken
board-seat-days-count = { $count ->
    [one] { $count } event tile taken
   *[other] { $count } event tiles taken
}
board-seat-tiles = Time tiles
# $count: how many; $tiles: those, joined.
board-seat-tiles-count = { $count ->
    [0] No time tiles
    [one] 1 time tile: { $tiles }
   *[other] { $count } time tiles: { $tiles }
}
