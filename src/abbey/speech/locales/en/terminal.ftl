### What only the terminal says, in `abbey play` and `abbey replay`.
###
### For translators: what people type stays as it is in every language: the commands (board, hand, log, me, rules, odds,
### why, mirror, hint, undo, save, quit), the keys (b, d, q) and the words in square brackets. The rest of a line is yours. Names of
### players can be of any gender.

## Welcome.

# $players: how many there are in all; $bots: how many of them are bots.
terminal-welcome =
    Welcome to the abbey, an unofficial fan edition. { $players } players: you and { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }.
terminal-welcome-back = Welcome back to the abbey, { $who }. Type me to see who you are, ? for help.
terminal-aim = You secretly are one of six monks; least evidence against him wins. Type me to see who you are, ? for help.
# $commitment: a long row of letters and digits that seals the deal.
terminal-committed = The deal is fixed and will be opened at the end. Its commitment: { $commitment }
terminal-opened = The deal is opened; its commitment was { $commitment }.
# $path: the name of a file.
terminal-kept = The game is kept in { $path }.

## What can be typed.

terminal-prompt = Your choice (? for help):
terminal-how-to-answer = Please type a number from 1 to { $count }, or ? for help.
# The commands in one column, what they do in another.
terminal-help =
    Type the number of a choice and press Enter. Or type:
      board          see the whole board again
      hand           see your cards
      log            read what happened today (log all: since the beginning)
      me             see who you are, once
      rules WORD     read a rule: a word in [brackets] or an event (rules: list them)
      odds           see how likely everybody is each monk
      why NAME MONK  see the turns that made one of these numbers, and its course
      mirror         see whom the others take you for, and what each choice would change
      hint           be told up to three good turns, with reasons
      undo           take your last decision back, if nothing hidden came to light
      save FILE      go on in another file (save: save now; it saves itself anyway)
      quit           save and leave
terminal-how-it-goes = How it goes: you secretly are one of six monks, and so is everyone else. Each turn you play a card, time passes, and a figure moves. A monk who finds a task of his colour sheds suspicion; one who finds none gains it. William changes evidence, Adson changes suspicion. Every night suspicion turns into evidence: the most suspected get the most. After six days you guess who the others are. Whoever's monk then has the least evidence wins: look after yours, and do not let it show.
# $tokens: the signs of all monks with their names; $example: a tile as it is drawn.
terminal-legend = Every monk has a sign and a letter: { $tokens }. A task adds its value: { $example }.
terminal-you-are = You are { figure } (letter { letter }, sign: { sign }). Nobody else knows.
terminal-hide = Press Enter to hide it again.
terminal-unknown-rule = There is no rule called “{ $word }”. Type rules alone to see the words.
# $clauses and $events: lists of words to type.
terminal-rule-words = Rules: { $clauses }. Events: { $events }.
# $choice: what was chosen, in words.
terminal-taken-back = Taken back: { $choice }.
terminal-nothing-to-undo = You have not decided anything yet, so there is nothing to take back.
terminal-undo-past-other = { $who } has decided something since your last decision, so it cannot be taken back.
terminal-undo-past-secret = Your last decision brought something hidden to light, so it cannot be taken back.
# Beside "Lay it anyway".
terminal-choose-again = choose again
# $count: how many times.
terminal-left-to-chance =
    Chance chose { $count ->
        [one] once
       *[other] { $count } times
    } for { $who }, whose bot had no answer.

## The game's file. $path: its name.

terminal-saved = Saved in { $path }.
# $reason: what the computer says about it.
terminal-not-saved = The game could not be saved in { $path }: { $reason }. Try save with another file name.
# $command: what to type to go on with that game.
terminal-file-exists = { $path } is already there and may hold another game: choose another name, or go on with it by { $command }.
# What to type follows on a line of its own.
terminal-resume-with = The game is saved. Go on with:
# A game that was put away and resumed. $count: how many hints the person has taken since then.
terminal-hints-since = { $count ->
    [one] You took { $count } hint since you came back to this game.
   *[other] You took { $count } hints since you came back to this game.
}
terminal-look-back = Check the deal and every move, or watch the game again:

## The board.

# A heading where there are no colours.
terminal-title = { $title }:
terminal-before = Before your first turn
terminal-day = { play-day-of }: { event }
terminal-last-day = { play-day-of }: the accusation
terminal-over = The week is over
terminal-last-day-text = Who is who? Everybody lays one marker before every other player, each of another colour.
# $left: hours that are left of the day.
terminal-sundial = { board-time }, { $left } to go
terminal-sundial-full = Sundial: hour { $time }, the day ends after this turn
# $days: the first six days, each with a Roman number, its event, and (R) where markers are shown.
terminal-week = Week: { $days }, VII accusation. (R): then everybody shows a marker.
terminal-buildings = Buildings, their tasks, and who is there
terminal-suspicion = Suspicion today, highest first
terminal-evidence = Evidence for good, least first
terminal-players = Players
# $level: a number of points; $monks: who stands there; $tonight: points of evidence.
terminal-level = { $level }: { $monks }
terminal-level-tonight = { $level }: { $monks } (+{ $tonight } evidence tonight)
# Behind the word for suspicion, and for evidence, as short as can be.
terminal-suspicion-note = today (+ evidence tonight)
terminal-evidence-note = for good (least wins)
# A player who has to decide something now.
terminal-deciding = { player } (to decide)
# $monks: one or more, with "or".
terminal-is-not = { $you ->
    [yes] are not
   *[no] is not
} { $monks }
# $name: the player, perhaps with "(to decide)"; $shown: whom the player is not; $tiles, $days: time tiles, event tiles.
terminal-seat = { $name }: { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Who was who
# Short, as the head of a column. $source: where evidence comes from.
terminal-source = { $source ->
    [start] start
    [convert] nights
    [william] William
    [event] events
    [reveal] markers
    [accuse] guesses
    [day-cards] event tiles
   *[all] total
}
# $parts: the sources with their points, joined.
terminal-sources-of = { player }, { figure }: { $parts }.

## A record that is read again.

# $page of $last.
terminal-page = { $page } of { $last }
terminal-keys = Enter: next, b: back, d 3: to day 3, q: quit
terminal-last-page = That was the last page.
terminal-first-page = This is the first page.
terminal-no-page = There is no such page. { terminal-keys }.
terminal-unfinished = The record ends here, before the end of the game.
# $cards: what is in the hand, joined.
terminal-secrets = { $who } is { figure } and holds { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = Your answer, 1 to 6 (Enter: see the solution):
terminal-puzzle-answer-likely = Six numbers that sum to 100, for { $monks }; or the number of one monk, 1 to 6, who then gets all 100 (Enter: see the solution):
terminal-puzzle-no-answer-certain = Please type a number from 1 to 6, or press Enter.
terminal-puzzle-no-answer-likely = Please type six whole numbers that sum to 100, or one number from 1 to 6, or press Enter.
terminal-puzzle-share = To share this puzzle without the answer, pass on its code: { $code }

# One line for each rival. $odds: a list of terminal-odds-share, the likeliest monk first.
terminal-odds = { $who }: { $odds }
# $chance: in percent, a number or a range such as 9–21.
terminal-odds-share = { figure } { $chance } %
# $word: what to type.
terminal-odds-own = Type { $word } to count in your own monk, whom nobody else can be.
# One line for each observer. $shares: a list of terminal-odds-share.
terminal-mirror = { analysis-observer }: { $shares }
terminal-mirror-none = What you decide now tells the others nothing about you.
# $example: a whole line to type; $word: a word to type.
terminal-why-how = Type why, a rival’s name and a monk, for example { $example }. With { $word } behind it, your own monk is counted in.
# $course: a list of terminal-why-then.
terminal-why = { notes-cell }: { $course }.
# $when: start, day (the end of a day), now; $chance: in percent.
terminal-why-then = { $when ->
    [start] { $chance } % at the start
    [day] { $chance } % after day { $day }
   *[now] { $chance } % now
}
# $action: the number of an action in the record.
terminal-why-moment = Day { $day } [{ $action }]: { notes-reason-weight }.
