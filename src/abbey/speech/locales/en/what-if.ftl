### What-if games: somebody takes over a seat at a moment of a finished game, and plays on.

what-if-title = Play on from here
# $moment: a step of the game that is shown.
what-if-about = Take over a seat at step { $moment }. Bots play the others, and it becomes a game of its own.
what-if-seat = Which seat
what-if-hidden = What this seat did not know
what-if-redealt = Deal it again
what-if-redealt-about = Monks, hands, piles and coming events are dealt again, as somebody careful on this seat could suppose at that moment.
what-if-kept = Keep it as it was
what-if-kept-about = Everything hidden lies where it lay. If you have looked at this game, you may remember secrets.
what-if-bots = Where people played, bots play on:
what-if-go = Take over the seat
what-if-no-more = The game is over here. Go back to an earlier step to play on from there.
# The name of such a game.
what-if-game = What-if game
# $moment: a step of the other game; $hidden: redealt, kept.
what-if-says = This game goes on from another one, at its step { $moment }. { $hidden ->
        [kept] What the seat that was taken over did not know lies as it did there.
       *[redealt] What the seat that was taken over did not know was dealt again, as it could suppose then.
    }
# $parent: letters and digits that name the record of the other game.
what-if-parent = The other game’s record has the fingerprint { $parent }.
what-if-look = Watch the other game
what-if-unpromised = Nobody promised this deal before its first turn: its beginning comes from another game.
what-if-read = Got it
