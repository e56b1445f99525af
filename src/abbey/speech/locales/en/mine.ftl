### My abbey: somebody's own finished games, and what they show together. The page loads this file with that screen.
###
### For translators: shares, points and days arrive written as the language writes them. "The own monk" is the one that
### the reader was in a game.

mine-lead = Your finished games, kept in this browser. A game that still runs is never here.
mine-asking = Looking for games that have ended …
# $left: how many games.
mine-reading = { $left ->
    [one] One game is still being worked out …
   *[other] { $left } games are still being worked out …
}

## The list of games

mine-games = Your games
mine-none = No finished game yet. When a game ends in which you have a seat in this browser, it is kept here.
# A game about which the server has said nothing yet.
mine-unread = A finished game
# $figure: a monk.
mine-as = You were { figure }
# $result: won, shared, lost; $score: points of evidence.
mine-result = { $result ->
    [won] won, evidence: { $score }
    [shared] won together with others, evidence: { $score }
   *[lost] not won, evidence: { $score }
}
mine-watch = Watch again
# For screen readers. $names: who played.
mine-watch-of = Watch again: { $names }
# A button.
mine-erase = Erase
mine-erase-of = Erase the game of { $day }: { $names }
# Several people played on one device. The label of a choice between their names.
mine-which = Which seat was yours?
mine-which-none = Choose …
mine-which-help = Several seats were held in this browser. The game counts once you have said which was yours.

## Wins and guesses

mine-wins = What they show
# $wins: a number, not always a whole one; $share, $low, $high: percentages.
mine-total = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $wins } won: { $share } (in the long run somewhere between { $low } and { $high }).
# Games of which nobody has said which seat it was.
mine-unsaid = { $games ->
    [one] One more game does not count yet: say which seat was yours.
   *[other] { $games } more games do not count yet: say which seat was yours.
}
mine-how = In brackets stands the 95 % interval: the fewer games, the wider. In the bars the thick stroke is your share, the pale part the interval, and the thin stroke what would be even. A shared win counts in part.
mine-by-monk = By monk
mine-by-players = By number of players
mine-players = { $players } players
mine-by-opponent = By who else played
mine-wins-of = Won
mine-guesses = Naming and being named
mine-guesses-of = Guesses
# $who: right (the reader's own guesses), named (guesses of others about the reader).
mine-guess = { $who ->
    [right] You named others rightly
   *[named] Others named you rightly
}
# The head of a column.
mine-share = Share (95 %)
# $hits: wins, or right guesses; $of: games, or guesses.
mine-count = { $hits } of { $of }
mine-share-of = { $share } ({ $low } to { $high })
mine-even = even: { $even }

## Habits

mine-habits = What your turns give away
mine-habits-about = An observer who takes every turn at face value watched your games. This is how far its belief in your monk rose with each kind of turn, in percentage points. Each game counts once.
mine-habits-slow = This server cannot work habits out at the moment: it has nothing compiled. Your games stay here, and it is asked again next time.
mine-habit-turn = A turn in which …
mine-habit-rise = Belief (95 %)
# $habit: what a turn did. Loading somebody gives him suspicion or evidence; sparing takes some off him.
mine-habit = { $habit ->
    [own-task] your monk does a task
    [own-spared] you spare your monk: William, Adson or an event takes something off him
    [own-loaded] you burden your own monk
    [other-task] another monk does a task
    [other-spared] you spare another monk
   *[other-loaded] you burden another monk
}
mine-habit-count = { $turns ->
    [one] once
   *[other] { $turns } times
}, { $games ->
    [one] in one game
   *[other] in { $games } games
}
# $rise, $low, $high: percentage points with their sign.
mine-habit-by = { $rise } ({ $low } to { $high })
mine-habit-few = Too few games: { $games } of { $enough }.
# $verdict: loud, quiet, faint, unclear.
mine-habit-verdict = { $verdict ->
    [loud] gives you away
    [quiet] misleads
    [faint] tells hardly anything
   *[unclear] not clear yet
}

## Keeping, moving, erasing

mine-keeping = Keep, move, erase
mine-keeping-about = Save all games to one file, as a copy or for another browser. It holds the records of the games with the names in them, and no key to any seat.
mine-save = Save all games to a file
mine-bring = Bring games in from a file
mine-bring-help = A file that was saved here. Games that are here already stay as they are.
# $fresh: new games; $known: games that were here already.
mine-brought = { $fresh ->
    [0] No new game.
    [one] One new game is here.
   *[other] { $fresh } new games are here.
} { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
}
mine-erase-title = Erase this game
mine-erase-sure = This browser forgets the game, and what it shows. That cannot be undone.
mine-erase-all = Erase everything
mine-erase-all-sure = { $count ->
    [0] This browser keeps no game.
    [one] This browser forgets one game, and what it shows.
   *[other] This browser forgets all { $count } games, and what they show.
} { $count ->
    [0] It forgets your notebooks of all tables and your solved puzzles.
   *[other] Your notebooks of all tables and your solved puzzles go too.
} That cannot be undone. The server’s own copy of a game stays as long as its host keeps it.
mine-erased = { $count ->
    [0] Your notebooks and your solved puzzles are erased.
    [one] The game is erased.
   *[other] { $count } games are erased.
}

## When something does not work

# $why: a sentence.
mine-left-out = A game was left out. { $why }
# $trouble: full, unavailable.
mine-trouble = { $trouble ->
    [full] There is no room for more games in this browser: save them to a file, then erase some. Nothing was changed.
   *[unavailable] This browser keeps nothing for this page, perhaps because the window is a private one.
}
# $fault: what is wrong with a file; $number: of a game in it.
mine-file-fault = { $fault ->
    [large] This file is too long to be one that was saved here.
    [newer] This file comes from a newer version of the page. Load the page again, and try once more.
    [game] Game { $number } in this file cannot be read, so nothing was brought in.
   *[other] This is not a file of games that was saved here.
}
