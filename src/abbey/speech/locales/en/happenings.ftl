### What happened, in sentences.
###
### For translators: $who is a player's name and $you says whether that is the person who reads (yes, no); $whom and
### $you_accused are the same for the other player in a guess. Names can be of any gender and begin with any letter.
### $figure, $building, $event, $colour ... are used through the phrases in words.ftl.

# $count: the number of the day.
day =
    Day { $count } begins: { event }. { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
# $count: the number of the day.
last-day = Day { $count }, the last: no more cards. Everyone lays a marker before every other player.
played =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { card-phrase }.
spent =
    { $you ->
        [yes] You give back { tile-acc } and save an hour.
       *[no] { $who } gives back { tile-acc } and saves an hour.
    }
# $count: hours that passed; $after: the hour it is now; $full: whether the day is full (yes, no).
passed =
    { $full ->
        [yes] It is now hour { $after }: the day ends with this turn.
       *[no]
            { $count ->
                [0] No time passes; it is still hour { $after }.
               *[other] It is now hour { $after }.
            }
    }
moved = { figure-start } goes { origin-from } { place-to }.
stuck = Everybody is { place-in } already, so nobody moves.
took =
    { $you ->
        [yes] You take the task { tile-acc }.
       *[no] { $who } takes the task { tile-acc }.
    }
filled = A new task is laid out { place-in }: { tile }.
# $before, $after: the points; $change: up, down, same.
suspicion =
    { $change ->
        [same] Suspicion of { figure-acc } stays at { $after }.
       *[other] Suspicion of { figure-acc } { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Evidence against { figure-acc } stays at { $after }.
       *[other] Evidence against { figure-acc } { $before } → { $after }.
    }
# Several changes of evidence in one sentence. $changes: a list of evidence-change.
evidence-together = Evidence: { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] You give back the time tile { tile-acc }.
       *[no] { $who } gives back the time tile { tile-acc }.
    }
drew =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
# $count: how many cards.
shuffled =
    The draw pile was empty: { $count ->
        [one] { $count } discarded card makes
       *[other] { $count } discarded cards are shuffled into
    } a new one.
reset = All suspicion goes back to { $after }.
took-day =
    { $you ->
        [yes] You ended the day and take
       *[no] { $who } ended the day and takes
    } its event tile, { event } (2 evidence at the end).
# $after: the hour at which the new day starts.
carried = The new day starts at hour { $after }.
chose =
    { $you ->
        [yes] You have chosen.
       *[no] { $who } has chosen.
    }
marked =
    { $you ->
        [yes] You put down { figure-acc }, still covered.
       *[no] { $who } puts down { figure-acc }, still covered.
    }
marked-before =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { figure-acc } before { $you_accused ->
        [yes] you
       *[no] { $whom }
    }, still covered.
showed =
    { $you ->
        [yes] You show { figure-acc }, and so are not { figure }.
       *[no] { $who } shows { figure-acc }, and so is not { figure }.
    }
# $right: whether the guess was right (yes, no).
accused =
    { $you ->
        [yes] You
       *[no] { $who }
    } took { $you_accused ->
        [yes] you
       *[no] { $whom }
    } for { figure-acc }: { $right ->
        [yes] right
       *[no] wrong
    }.
unveiled =
    { $you ->
        [yes] You were { figure }.
       *[no] { $who } was { figure }.
    }
# $after: the evidence.
won =
    { $you ->
        [yes] You win with { $after } evidence.
       *[no] { $who } wins with { $after } evidence.
    }
