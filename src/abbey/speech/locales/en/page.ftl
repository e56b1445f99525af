### The frame of the page: home, lobby, replay, settings. What is said at the table itself is in other files.
###
### For translators: short, warm, exact; the reader is addressed as "you" (informally, as at a game night).
### Keep all message names and all words in square brackets as they are.

## The tab's title and what is everywhere

# The game's name. Not translated.
page-name = Abbey
page-title = Abbey
# $place: "A table", "A game again" and the like.
page-title-at = { $place } · Abbey
page-title-your-turn = ● Your turn · Abbey
page-place-table = A table
page-place-replay = Replay
# For the keyboard: jumps over the header.
page-skip = Skip to the content
page-loading = One moment …
page-go-home = Home
page-done = Done
page-copy = Copy
page-copied = Copied
page-reload = Load again
page-part-missing = A part of this page did not arrive. The server may have a newer one. Load the page again: no game is lost.
page-share = Share
page-guest = Guest

# A banner about the connection. $status: lost, back.
page-connection = { $status ->
    [lost] The connection is lost. Trying again …
   *[back] Connected again.
}

## What happened to the table, told in passing. $who: a name; $you: yes, no.

news-taken-back = { $you ->
    [yes] You took your decision back.
   *[no] { $who } took a decision back.
}
news-taken-over = { $you ->
    [yes] A bot plays for you now.
   *[no] A bot plays for { $who } now.
}
news-left-to-chance = { $you ->
    [yes] The bot that plays for you had no answer: chance chose this once.
   *[no] { $who } had no answer: chance chose this once.
}
news-given-back = { $you ->
    [yes] You play again yourself.
   *[no] { $who } is back.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = Your turn
page-notice-body = The table waits for you.

## Pages that are not there

page-nowhere = This page does not exist
page-nowhere-text = There is no such page in this abbey. Go back to the start:
page-no-table = This table cannot be shown
# The button that opens the rules, and their title.
page-guide = The rules

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
# $theme: auto, light, dark.
page-theme-choice = { $theme ->
    [auto] Same as the device
    [light] Light
   *[dark] Dark
}
page-motion = Motion
# $motion: auto, reduced.
page-motion-choice = { $motion ->
    [auto] Same as the device
   *[reduced] Reduced
}
# How long each move of the others is shown.
page-pace = The others' moves
# $pace: slow, usual, quick.
page-pace-choice = { $pace ->
    [slow] Slow
    [usual] Usual
   *[quick] Quick
}
page-confirming = Ask me to confirm
# $confirming: final (only what cannot be undone), always, never.
page-confirming-choice = { $confirming ->
    [final] If it is final
    [always] Always
   *[never] Never
}
page-sound = Sounds: a bell for your turn, a tap for a move, a deep bell at night
page-notices = Tell me when it is my turn, even while I look elsewhere
page-hints = Hints in my first games
page-notices-refused = Your browser does not allow messages from this page. You can change that in the browser's own settings.

## Home

page-lead = Six monks, one of them is you, and nobody may find out which. Steer suspicion, dodge the evidence, and do not look too innocent.
page-about = An unofficial fan edition of “The Name of the Rose” by Stefan Feld. Free, without ads and accounts, and not connected with the author or a publisher. If you like it, play it with the real box.
page-your-name = Your name
page-players = Players
page-people = People
page-against = The others are bots:
page-other-seats = The other seats are for bots:

# A bot's level. $bot: postulant, novice, apprentice, brother, librarian, inquisitor, herald, gossip, cellarer, sexton, random, or a name we do not know.
page-bot = { $bot ->
    [postulant] Postulant
    [novice] Novice
    [apprentice] Apprentice
    [brother] Brother
    [librarian] Librarian
    [inquisitor] Inquisitor
    [herald] Herald
    [gossip] Gossip
    [cellarer] Cellarer
    [sexton] Sexton
    [random] Random
   *[other] { $bot }
}
# One sentence about how it plays.
page-bot-about = { $bot ->
    [postulant] Does something good for its own monk, seldom the best, and watches nobody.
    [novice] Does what is best for its own monk, and watches nobody.
    [apprentice] Gets in the way of others, too. Works out who is who from the turns of today and yesterday, and does not hide.
    [brother] Remembers every turn, and hides a little. Does not think ahead.
    [librarian] Remembers every turn, and hides more than the brother. Does not think ahead.
    [inquisitor] Reads every kind of player, hardly shows who it is, and thinks ahead. Does not see more than you would in its seat.
    [herald] Works out who is who and hides; likes to move William.
    [gossip] Works out who is who and hides; likes to move Adson.
    [cellarer] Works out who is who and hides; saves its time tiles.
    [sexton] Works out who is who and hides; likes short days.
    [random] Plays any legal move. Good for a first look.
   *[other] A mind of its own.
}

# A button that opens the rules, for somebody who has never played.
page-new = New here?
page-new-lesson = Play your first day
page-new-lesson-about = A real game, explained step by step. It takes about six minutes.
page-new-continue = Continue your first day
page-new-quick = Or the rules in two minutes, with pictures

page-now = Play now
page-now-about = You against bots, at once.
page-now-go = Take a seat

page-friends = With friends
page-friends-about = Open a table and send the link.
page-friends-go = Open the table
# $number: 1 to 5.
page-seat = Seat { $number }
page-filling-me = Me
page-filling-open = Open for a guest
# $bot as in page-bot.
page-filling-bot = Bot: { page-bot }

page-shared = On one device
page-shared-about = Hand the phone or the tablet around. It hides your cards in between.
page-shared-go = Sit down
page-name-of = Name { $number }
# When somebody gives no name.
page-player = Player { $number }

page-record = Watch a game again
page-record-about = Open a record file that you or a friend saved.
page-record-file = Record
page-file-choose = Choose a file
page-record-help = A text file, usually ending in “.abbey”.

# The way to one’s own finished games, and the title of that page.
page-mine = My abbey
page-mine-about = Your finished games, and what they show.

page-tables = Your tables
# $count: how many there are.
page-tables-all = Show all { $count }
page-table-unnamed = A table
# $standing: unknown, gone, gathering, your-turn, waiting, over, called-off.
page-standing = { $standing ->
    [gone] Cannot be found
    [gathering] Waiting for guests
    [your-turn] ● Your turn
    [waiting] In play
    [over] Over
    [called-off] Ended early
   *[unknown] …
}
# The button beside a table in the list. $names: who sits there.
page-forget = Remove from the list: { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Puzzle of the day
# What stands on its card; the second one as soon as the server has said which one it is.
page-puzzle-about = Who is who? The same for everybody.
page-puzzle-today = { page-puzzle-about } Today: { puzzle-level }.
page-puzzle-solved = Today’s is solved.
puzzle-kind =
    { $kind ->
        [certain] certain
       *[likely] likely
    }
puzzle-level =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }

## What is agreed before the deal

# The options in a form, folded.
page-options = Options
# The same in the lobby, as a heading.
page-agreed = What is agreed
page-order = When time passes in a turn
page-order-choice = { $order ->
    [last] At the end (French and Dutch books)
   *[usual] Right after the card (German, Czech and Italian books)
}
# The marker on the sundial may run past the end of the day.
page-overshoot = Hours past the end of the day
page-overshoot-choice = { $overshoot ->
    [reset] Are dropped
   *[carry] Count for the next day
}
page-clock = Time to think
page-clock-help = For each decision. When it has run out, a bot plays on for you until you are back.
# $seconds: 0, 30, 60, 120, 180, 600, 3600, 86400, 259200, or any other number.
page-clock-choice = { $seconds ->
    [0] As long as you like
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [180] 3 minutes
    [600] 10 minutes
    [3600] 1 hour
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
}
# $aids: usual (nothing is said about it), none, public, all.
page-aids = Aids
page-aids-help = Aids show how likely everybody is which monk, give hints, and hold up a mirror.
page-aids-choice = { $aids ->
    [usual] All against bots only, none among people
    [none] None
    [public] Odds for everybody, for those who watch too
   *[all] All (odds, hints and mirror)
}
page-components = Values of tiles and cards
page-components-help = Leave empty for the usual ones. Otherwise a table in TOML with the parts [tiles], [monks] and [buildings].
page-components-file = … or from a file

# The same as sentences, in the lobby.
page-agreed-order = { $order ->
    [last] Time passes at the end of each turn.
   *[usual] Time passes right after the card is played.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Hours past the end of the day are dropped.
   *[carry] Hours past the end of the day count for the next day.
}
page-agreed-clock = { $seconds ->
    [0] Everybody thinks as long as they like.
   *[other] Time to think for each decision: { page-clock-choice }.
}
page-agreed-aids = Aids: { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Tiles and cards have the host's own values.
   *[no] Tiles and cards have the usual values.
}
page-agreed-see = See the values

## Hints at the table; the rest of their words is in notebook.ftl.

# Above the hints: how many they are.
page-hint-ways = { $count ->
    [one] One good way to go on:
   *[other] { $count } good ways to go on:
}
# The player has decided something else than every hint said.
page-hint-left = None of the hints goes on from here. Ask again if you like: within one turn it counts as the same hint.

## The lobby

page-lobby = Before the game
# $free: how many seats are still open.
page-lobby-state = { $free ->
    [0] Every seat is taken. The game can begin.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
page-seats = Seats
page-seat-open = Free seat
# $name; $kind: person, bot; $bot as in page-bot; $you: yes, no.
page-seat-who = { $kind ->
    [bot] { $name }, bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (you)
       *[no] { $name }
    }
}
# Under a person's name. $present: yes, no; $host: yes, no.
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Host, here
       *[no] Host, away
    }
   *[no] { $present ->
        [yes] Here
       *[no] Away
    }
}
page-seat-change = Change seat { $number }
# $kind: open, person, bot.
page-seat-change-short = { $kind ->
    [open] Put a bot …
   *[other] Change …
}
# $kind: person, bot; $name.
page-seat-empty = { $kind ->
    [bot] Make room
   *[person] Send { $name } away
}
# The host is asked before somebody who is there loses a seat. $name; $to: bot, open.
page-unseat = { $to ->
    [bot] Give { $name }’s seat to a bot?
   *[open] Open { $name }’s seat for another guest?
}
page-unseat-about = { $name } is here now, and loses this seat.
page-unseat-go = { $to ->
    [bot] Give it to a bot
   *[open] Open the seat
}
page-start = Deal the cards
page-start-wait = The cards can be dealt when every seat is taken. Send the link, or put a bot on a free seat.
page-start-host = The host deals the cards when everybody is here.
page-leave = Give up my seat
page-join = Join the table
page-join-go = Take a free seat
page-join-watch = Or just stay: you can watch without a seat.
page-join-full = Every seat is taken. Stay and watch: the cards stay hidden from you as from everybody else.
page-invite = Invite your friends
page-qr = The link to this table as a QR code
page-device = On another device
page-device-about = Your seat is kept in this browser. To play on another device, open its link there. Whoever has that link plays as you: show it to nobody.
page-device-show = Show my own link
page-device-link = { $name }'s own link

## Watching a game again

# The name of a sheet: whose eyes, a link to share, the record. A phone has 44 pixels for each of these names, so long
# words may be broken where a soft hyphen ({"\u00AD"}) stands.
page-replay-more = View
# The name of a sheet: the cards that can be seen.
page-hands = Hands
page-hands-hidden = A spectator sees no hand. Under “{ page-replay-more }” you can choose a player.
page-replay-link = Link to this moment
# What a line of the log does in a replay.
page-replay-jump = Show this moment
page-replay-download = Download the record
# The name of a sheet: everybody’s chance to win.
page-chances = Chances
page-eyes = Whose view
page-eyes-public = A spectator's
page-eyes-seat = { $name }'s
page-eyes-open = All cards open
page-reel = Playback
page-reel-first = To the beginning
page-reel-back = One step back
page-reel-run = Play
page-reel-pause = Pause
page-reel-on = One step forward
page-reel-last = To the end
page-reel-at = Moment of the game
page-reel-step = Step { $at } of { $last }, day { $day }
page-reel-day = Day
page-reel-day-number = Day { $day }
page-reel-speed = Speed
page-broken-commitment = The deal in this record does not match the seal from the start. One of them was changed after the game began, so this may not be the game that was played.

## What is wrong with a text that somebody handed in.

# Follows "… do not work:" below. $fault: what is wrong; $entry: where, for example "tiles.red".
page-components-fault = { $fault ->
    [toml] line { $line } is not valid TOML.
    [end] the text breaks off too early.
    [part] there is no part [{ $entry }].
    [section] “{ $entry }” has to be a part of its own, [{ $entry }].
    [name] “{ $entry }” names nothing in this game.
    [count] “{ $entry }” needs a list of { $count } whole numbers.
    [value] “{ $entry }” takes whole numbers from { $least } to { $most }.
   *[other] please look through them once more.
}
# Follows "… that we can read:" below. $fault: what is wrong; $entry: the name of a line in the file.
page-record-fault = { $fault ->
    [title] its first line is not that of a record.
    [version] it was played under rules version { $version }, which is not ours.
    [line] line { $line } makes no sense.
    [action] move { $number } is not possible there.
    [short] some of its moves are missing, or there are too many.
    [missing] its line “{ $entry }” is missing.
    [entry] its line “{ $entry }” makes no sense.
    [deal] its deal makes no sense.
    [parent] what it says of the game that it goes on from makes no sense.
    [names] its names make no sense.
   *[other] something in it is not as it should be.
}

## What the server would not do, and what to do instead. The word after "refused-" is the server's code for it.

refused-unreached = The server cannot be reached. Check your connection, then try again.
refused-unexpected = Something between you and the server gave an answer that we cannot read. Try again in a moment.
refused-no-record = No record is open in this tab. Open its file again at “{ page-go-home }”, under “{ page-record }”.
refused-aid-not-agreed = The players of this table have not agreed on this aid.
refused-aids-settled = Somebody else sits here already, who agreed to what stood here then: aids can be taken away now, not added.
refused-already-greeted = This page is already connected. Load it again if anything looks wrong.
refused-already-started = The game at this table has started already. You can watch.
refused-bad-answer = That is not an answer to this puzzle.
refused-bad-components = These values of tiles and cards do not work: { page-components-fault }
refused-bad-message = The server did not understand this page. Load the page again: it may be out of date.
refused-bad-name = That cannot be a name here: use one line of visible characters.
refused-bad-record = This is not a record that we can read: { page-record-fault }
refused-bad-text = A remark is one line of visible characters.
refused-banned = Whoever runs this server has shut you out, so you cannot play here.
refused-bot-plays = A bot plays for you: take your seat back first.
refused-broken-commitment = { page-broken-commitment } So it is not counted, and nobody can play on from it; it can be shown only where its moves are possible with this deal.
refused-foreign-origin = The table takes no moves from another site's page. Open this server's own address.
refused-illegal-action = That cannot be done now. Choose something that is offered.
refused-name-taken = Somebody at this table has that name already. Choose another one.
refused-newer-table = A newer version of Abbey has gone on with this game, and the one that runs here cannot read it. Ask whoever runs this server to bring it up to date.
refused-no-hello = The server did not hear who you are. Load the page again.
refused-no-such-moment = From that moment nobody can play on: choose an earlier step of the game.
refused-no-such-page = There is nothing at this address. Perhaps a letter of the link is missing.
refused-no-such-puzzle = There is no puzzle with this code here. Puzzles are kept for a year.
refused-no-such-remark = That remark was not made at this table.
refused-no-such-seat = This table has no such seat.
refused-no-such-table = There is no table at this address. Perhaps a letter of the link is missing, or the table was removed after a long time.
refused-not-away = The player of that seat is there, or has not been away for long enough.
refused-not-host = Only the host of this table may do that.
refused-not-over = This game has not been played to its end. While it is in play, its record stays closed.
refused-not-playing = No game is in play at this table now.
refused-not-seated = You have no seat at this table: you can only watch.
refused-not-stored = The server could not save that, so it has not happened. Try again in a moment.
refused-nothing-to-undo = There is nothing that you can take back now.
refused-off-lesson = That is allowed too, but the lesson shows another move. Choose what is marked.
refused-old-protocol = This page is older than the server. Load it again to go on.
refused-other-rules = This game was begun under other rules than this server plays by, so it cannot be shown here.
refused-seat-taken = That seat is taken.
refused-seats-open = Some seats are still empty: wait for somebody, or put a bot there.
refused-server-fault = The server made a mistake. Try again; if it goes on, tell whoever runs it.
refused-stale = Something has happened since you looked. Look again, then decide.
refused-table-closed = Whoever runs this server has closed this table. Nothing more can be done here.
refused-table-full = This table has taken as much as one table may: the game can be played to its end, and nothing else.
refused-too-early = The day of this puzzle has not begun. Days change at midnight UTC.
refused-too-fast = Too much at once. Wait a moment, then try again.
refused-too-large = That is too long.
refused-too-many = Too many connections come from your network already. Close a tab, or try again later.
refused-unknown-bot = There is no such bot here any more. Choose another one.
refused-what-if-game = This is a what-if game: it goes on from another game, and is not counted.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = You have nothing to decide now.
