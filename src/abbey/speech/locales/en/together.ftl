### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = The vote is over: everything stays as it is.
news-called-off = The game has been ended early.
news-closed = Whoever runs this server has closed this table.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } is away. Until a bot may play instead:

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] You ask the others: shall a bot play for { $whom }?
   *[no] { $who } asks: shall a bot play for { $whom }?
}
together-vote-call-off = { $you ->
    [yes] You ask the others: shall we end the game now?
   *[no] { $who } asks: shall we end the game now?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] The majority decides; whoever says nothing leaves it to the others.
   *[call-off] All who are here must agree.
}
# $yes, $no: how many have answered so.
together-vote-count = For it: { $yes }. Against it: { $no }.
# The name of the region.
together-vote = Vote
# Two buttons.
together-vote-yes = Agree
together-vote-no = Disagree

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = Leave the table
together-leave-home = Go home and come back later
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Your seat stays yours. If you are away for long, the others may let a bot play for you.
   *[no] Your seat stays yours. You find this table again on the home page.
}
together-leave-bot = Let a bot play for me
together-leave-bot-about = The game goes on at once. You can take your seat back at any time.
together-leave-end = End the game for everybody
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] All who are here must agree. Nobody wins; the replay shows all cards.
   *[no] Nobody wins; the replay shows all cards. This cannot be undone.
}

## A game that was ended early.

together-called-off = This game was ended early
together-called-off-about = Nobody has won. In the replay you see all cards.
# A title, and under it the reason that was given, in whatever language.
together-closed = This table was closed
together-closed-about = Whoever runs this server has closed it, and gave this reason: { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Report this remark of { $who }
together-report-name = Report the name { $who }
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Report this?
together-report-about = Only whoever runs this server reads your report. Nobody at the table learns of it.
together-report-text = What is wrong with it? You may leave this empty.
together-report-send = Send the report
together-report-received = Your report was received. Thank you.

## What the server would not do.

refused-vote-open = A vote is open already: answer that one first.
refused-no-vote = That vote is over.
refused-too-hasty = Somebody whose connection breaks needs a moment to come back. Choose a longer time away.
refused-not-invited = This link is for watching. To play, ask somebody at this table for the link to play.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Time away until a bot may play
together-away-help = After that, anybody at the table may ask for a bot. Whoever was away can come back at any time.
# The same as a sentence, in the lobby.
together-away-agreed = Time away until a bot may play: { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Play again
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = You want to play again. We are waiting for { $names }.

## Before the start.

news-amended = The host has changed what is agreed.
# Buttons of the host, under what is agreed.
together-amend = Change
together-amend-save = Save

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Link to play
together-link-play-help = Whoever opens it can take a free seat. Send it only to those you want to play with.
together-link-watch = Link to watch
together-link-watch-help = Whoever opens it can watch, but not take a seat.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = These links open on this device only, since this page is at “{ $host }”. To let others in, start the server with --host 0.0.0.0, and open this page at an address that they can reach.
# Instead of the form to join.
together-watch-only = You have the link to watch. To play, ask somebody at this table for the link to play.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = Make the old link useless
together-rekey-about = Has somebody else seen your own link? Replace it: the old one then opens nothing, and whoever came in with it can only watch.
together-rekeyed = The old link is useless now. This is the new one.
# To somebody who had a seat.
together-unseated = This seat is no longer yours: it was given up, the host gave it away, or its link was replaced. You can still watch.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Messages about your turn
together-notice-ask = Shall this browser tell you when it is your turn, even while you look elsewhere?
together-notice-yes = Yes, tell me
together-notice-no = No, thanks
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = This browser cannot show you a message when it is your turn. What helps: leave this page open with sounds on, and a bell rings. Your tables on the home page also show whose turn it is.
together-notice-sound = Turn sounds on
together-notice-ok = All right
