### The table while a game is played: what the page says around the game itself.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## The parts of the screen.

# The heading of the whole screen, for screen readers.
play-title = The table
play-abbey = Abbey
play-tracks = Tracks
play-players = Players
play-log = Log
play-chat = Chat
play-notes = Notebook
# The head of the column of names, in the notebook.
play-notes-player = Player
# A button that opens hints and the mirror.
play-aids = Aids
# A tab for those who watch: how likely everybody is which monk.
play-odds = Odds
# The row of tabs.
play-sheets = Parts of the table
# The column with the players and the tabs.
play-side = Players and what happened
# The region with one's own cards.
play-panel = Your cards and what you can do
# A button that pulls up the strip at the foot of a small window.
play-drawer = Cards and choices
# A switch: show the board as text.
play-in-words = In words
play-close = Close

## Whose turn it is.

play-day = Day { $day }
play-day-of = Day { $day } of 7
# $hour: the hour now, of 24.
play-day-hour = Day { $day } of 7, hour { $hour } of 24
# For screen readers. $question: what the reader is asked, for example "Which card do you play?"
play-your-turn = Your turn: { $question }
# $names: one or more players; $count: how many; $phase: what they are deciding.
play-waiting = { $count ->
    [one] { $names } is choosing: { phase }.
   *[other] { $names } are choosing: { phase }.
}
# In a narrow strip. $names: players, perhaps "You".
play-turn-of = { $names }: { phase }
# In the strip at the head of a small window, when more than two players are to decide at once. $count: how many, three to five.
play-turn-many = { $count } players
play-nothing-to-do = Nothing to decide just now.
play-over = The game is over.
play-spectator = You are watching: you see what lies open to all, and nobody's cards.
# Several people share this device and nobody's cards lie open.
play-nobody-looks = Everybody may look: no cards lie open.
# $count: minutes left to decide.
play-clock-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
# $count: seconds left to decide.
play-clock-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
# $count: hours left to decide.
play-clock-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
# $count: days left to decide.
play-clock-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}

## One's own things.

play-hand = Your cards
# Names the place of the sealed letter that says who one is.
play-identity = Your identity
# Told when that letter is opened.
play-you-are = You are { figure-start } ({ sign }).
# Under the covered identity card: press and hold to see it.
play-identity-peek = Hold to see
play-time-tiles = Your time tiles
# $count: how many.
play-time-tiles-count = { $count ->
    [0] No time tiles
    [one] { $count } time tile
   *[other] { $count } time tiles
}
# A button. $tile: for example "red 4".
play-give-back = Give back { $tile }

# Markers laid face down, in a reveal or the accusation.
play-laid = You have laid

## Deciding.

# What to do next. $phase: what is being decided.
play-hint = { $phase ->
    [play] Pick a card; you can still take it back.
    [spend] Pick tiles to give back, or keep them.
    [move] Pick one of the lit places on the abbey.
   *[other] {""}
}
# The same, when figures are to be picked instead of places.
play-hint-figures = Pick one of the lit figures.
# $choice: what is chosen; $outlook: what it would bring.
play-would = { $choice }: { $outlook }
# Follows the sentences of the turn so far. $choice: the last step, in words.
play-then = Your choice: { $choice }.
play-confirm = Confirm
play-confirm-label = Confirm your choice
play-confirm-anyway = Lay it anyway
play-cancel = Cancel
play-undo = Undo
# Leads to the full rule in the reference.
play-exactly = The exact rule
# $count: how many choices there are.
play-all-choices = { $count ->
    [one] The choice in words
   *[other] All { $count } choices in words
}
# A button under which the list goes on. $count: how many choices are out of sight.
play-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
# What became of a press that the server has not answered yet. $delivery: sent, kept.
play-delivery = { $delivery ->
    [sent] Sent …
   *[kept] { $choice ->
        [none] Kept.
       *[other] Kept: { $choice }.
    } It is sent as soon as the connection is back.
}
# Behind a guess that can never be right. $never: own, shown.
play-never-short = { $never ->
    [own] never right: that is you
   *[shown] never right: shown already
}
# A warning before such a guess is laid.
play-never = { $never ->
    [own] This guess cannot be right: you are this monk yourself. Do you want to waste a marker on it?
   *[shown] This guess cannot be right: that player has shown this colour, and so is not this monk. Do you want to waste a marker on it?
}
# A player's own marker was picked to be shown, which the rules forbid.
play-own-marker = You cannot show this marker: it is your own colour. Pick another one.
# Beside that marker, while the letter is open.
play-own-marker-short = cannot be shown: that is you

## The sealed letter, at the beginning of a game.

play-letter = A letter for you
play-letter-hold = It says which monk you are. Hold the letter to open it, or press it briefly. Take care that nobody else looks.
play-letter-secret = This is your secret: you are { figure-start } ({ sign }).
# What the secret means for the game.
play-letter-means = Keep the evidence against { figure-start } low, and let nobody notice that you are { figure-start }.
# When the letter is closed again. It quotes play-identity.
play-letter-place = From now on it lies beside your cards: “Your identity”. Hold it there whenever you want to see it again.

## The others' turns.

play-skip = Skip
play-recap = Since your last turn
play-recap-none = Nothing has happened since.
play-recap-watch = Watch it again
# Before the text of a rule.
play-rule = The rule:
# A button beside a line of the log.
play-pin = Pin this line: { $line }

## Several people at one device.

play-veil = Pass the device to { $name }
play-veil-why = The cards stay covered until { $name } lifts the veil.
play-veil-hold = Hold to lift the veil
# After a press that was too short.
play-veil-longer = Keep holding until the button is full.

## Players.

play-seat-back = Take my seat back
# On a device that several people share.
play-seat-back-of = { $who } takes the seat back
play-replaced = A bot plays for you. You can take your seat back at any time.
play-seat-fill = Let a bot play for { $who }

## Chat.

play-chat-empty = Nobody has said anything yet.
play-chat-earlier = Show earlier remarks
play-chat-say = Say something
play-chat-send = Send
play-chat-unsaid = Remarks that wait for the connection
play-chat-waiting = (waiting to be sent)
play-chat-mute = Mute

## The board in words.

play-text-title = The board in words
play-none = none
play-text-monks = The monks
play-text-monk = Monk
play-text-suspicion = Suspicion today
# The evidence a monk would get if the day ended now.
play-text-tonight = Evidence tonight
play-text-evidence = Evidence so far
play-text-buildings = The buildings
play-text-building = Building
play-text-here = Who is there
play-text-tasks = Tasks
play-text-players = The players
play-text-player = Player
play-text-cards = Cards
play-text-time-tiles = Time tiles
play-text-day-tiles = Event tiles
play-text-shown = Markers shown
play-text-piles = Cards and tiles
# $cards: a list.
play-text-hand = Your cards: { $cards }.
# Stands between the cards of a hand or a pile.
play-text-between = { "; " }
# $deck, $discard: numbers of cards.
play-text-deck = The draw pile has { $deck } cards, the discard pile { $discard }.
# $cards: a list.
play-text-discard = Discarded: { $cards }.
# $count: tiles in the chain; $unseen: how many of them nobody has seen.
play-text-chain = The chain of coming tasks has { $count } tiles; { $unseen } of them nobody has seen.
# $tiles: a list.
play-text-chain-seen = Those that were seen, front first: { $tiles }.

## A day's end, and markers turned up.

play-go-on = Continue
play-night = Day { $day } is over
play-night-about = Suspicion turns into evidence, and all suspicion goes back to the start.
play-night-none = Nobody gets any evidence.
# Read aloud. $suspicion: that of a monk when the day ended.
play-suspicion-was = suspicion { $suspicion }
# $after: all the evidence against the monk now.
play-evidence-now = now { $after }
# $last: yes after day 6, when nobody begins tomorrow.
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] You ended the day: the tile is yours. It costs your monk 2 evidence at the end of the game. Day 7 has no turns.
       *[no] You ended the day: the tile is yours, and you begin tomorrow. It costs your monk 2 evidence at the end of the game.
    }
   *[no] { $last ->
        [yes] { $who } ended the day and takes the tile. It costs 2 evidence at the end of the game. Day 7 has no turns.
       *[no] { $who } ended the day, takes the tile and begins tomorrow. The tile costs 2 evidence at the end of the game.
    }
}
play-shown-title = Everybody shows a marker
play-shown-about = Each marker gives 2 evidence to the monk of its colour, and proves that its owner is not that monk.
play-shown-not = { $you ->
    [yes] You are not { figure }.
   *[no] { $who } is not { figure }.
}

## The end.

play-ending = The end
# Before the identity cards that nobody held.
play-nobody = Nobody was:
play-turn-all = Turn all over
# Under an identity card. $points: evidence in all.
play-points = { $points } evidence
# $names: the winners; $count: how many; $you: whether the reader alone has won; $points: their evidence.
play-winner = { $you ->
    [yes] You win with { $points } evidence.
   *[no] { $count ->
        [one] { $names } wins with { $points } evidence.
       *[other] { $names } share the win with { $points } evidence.
    }
}
play-guesses = The guesses
# The head of somebody's guesses.
play-guess-by = { $name } guessed
play-guess = { $right ->
    [yes] right
   *[no] wrong
}
play-sources = Where the evidence came from
# $source: where evidence comes from.
play-source = { $source ->
    [start] at the start
    [convert] suspicion at the days' ends
    [william] William
    [event] events
    [reveal] markers shown
    [accuse] right guesses
   *[day-cards] event tiles
}
play-source-all = in all
# The deal was promised with a sealed code at the start. $kept: yes, no.
play-promise = { $kept ->
    [yes] The deal is the one that was sealed before the first card.
    [mixed] The deal was sealed before the first card, and random bytes from your own browser are in it: nobody chose it.
    [left-out] The deal was sealed before the first card, but the random bytes from your own browser are not in it: they came too late, or the server left them out.
   *[no] The deal does not match the seal from the start. Something is wrong with this table.
}
# $count: how many hints somebody asked for in this game.
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] You took no hints.
        [one] You took { $count } hint.
       *[other] You took { $count } hints.
    }
   *[no] { $count ->
        [0] { $who } took no hints.
        [one] { $who } took { $count } hint.
       *[other] { $who } took { $count } hints.
    }
}
play-rematch = Play again together
play-rematch-there = Go to the new table
play-watch-again = Watch it again
# Leads to the analysis. $you: yes for somebody who played here.
play-analysis = { $you ->
    [yes] What gave you away
   *[no] What gave players away
}
play-download = Download the record
play-look-at-board = Look at the board
play-home = Home

## Keys.

# A short word for a game that goes on from another one, or could.
play-what-if = What if
play-keys = Keyboard shortcuts
play-keys-single = Single keys are commands
# Names of keys. $key: as the browser calls it.
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Enter
    [Escape] Escape
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
# What a key does.
play-key = { $key ->
    [digit] pick the choice with this number or letter; once more to confirm it
    [Enter] confirm
    [Escape] cancel; skip what is being shown
    [u] undo, as Ctrl+Z does
    [s] skip what is being shown
    [r] since your last turn
    [t] the board in words
    [p] pin the line of the log that has the focus
   *[other] these shortcuts
}
