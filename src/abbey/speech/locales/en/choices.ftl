### Choices in a list, questions, and what a choice would bring.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (send { card-name } anywhere)
        [building] { card } (bring anyone there)
       *[figure] { card }
    }
choose-spend = give back { tile-acc }, save an hour
choose-keep = keep my tiles
choose-move = { figure } { place-to }
choose-rest = once is enough
choose-take = take { tile-acc }
# $change: up, down; $by: by how many points.
choose-sway =
    { figure } { $change ->
        [up] up
       *[down] down
    } { $by }
choose-give = a point for { figure-dat }
choose-cast = put it on { figure-acc }
choose-return = give back { tile-acc }
choose-show = show { figure-acc }
# $whom: the other player's name. $you_accused: whether that is the reader (yes, no).
choose-accuse =
    { $you_accused ->
        [yes] you are { figure }
       *[no] { $whom } is { figure }
    }

## Questions, each to the person who decides.

ask-card = Your turn. Which card do you play?
ask-spend = The sundial would move { hours-acc }. Will you give back time tiles to save hours?
ask-where = Where does { figure } go?
ask-who = Who goes { place-to }?
ask-again = { event-start }: do you use the card a second time?
ask-take = Two { colour } tasks lie here. Which one do you take?
# $guest: william, adson; $by: how many points.
ask-sway =
    { guest } meets { figure-acc }. Does the { $guest ->
        [william] evidence
       *[adson] suspicion
    } go up or down by { $by }?
# $count: how many points are left to give.
ask-give =
    { event-start }: who gets { $count ->
        [1] the second point
       *[other] the first of two points
    } of evidence?
# $count: how many points.
ask-cast = { event-start }: on whom do you put { $count } suspicion?
ask-return = { event-start }: a monk went to the church, and you must give back a time tile. Which one?
ask-show = The day is over, and everybody shows a marker: who are you not? That monk gets 2 evidence.
ask-accuse =
    The accusation: who do you think { $you_accused ->
        [yes] you are
       *[no] { $whom } is
    }?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".
## $named: whether the figure or tile must be named (yes), or the choice has just named it (no).

# $full: whether the day is full then (yes, no).
would-pass =
    { $full ->
        [yes] ends the day
       *[no] hour { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] you take { tile-acc }
       *[no] you gain a time tile
    }
would-suspicion =
    { $named ->
        [yes] suspicion of { figure-acc } { $before } → { $after }
       *[no] suspicion { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] evidence against { figure-acc } { $before } → { $after }
       *[no] evidence { $before } → { $after }
    }
# Of a marker to show. The plus: others may show the same one, and then it is more.
would-show = evidence { $before } → { $after }+
would-be-stuck = nobody can move
would-reset = all suspicion back to { $after }
would-nothing = nothing happens there
then-day-over = then the day is over
# $value and $other: the values of the two tiles of this colour.
then-take = then you take { colour-acc } { $value } or { $other }
# One phrase a monk, the first with the verb: "meets red, blue, grey, ...". $first: yes, no.
then-meet =
    { $first ->
        [yes] meets { figure-acc }
       *[no] { figure-acc }
    }
# Comes after them. $guest: william, adson; $by: how many points; $count: how many monks.
then-sway =
    { $by } { $guest ->
        [william] evidence
       *[adson] suspicion
    } up or down{ $count ->
        [1] { "" }
       *[other] { " " }for each
    }
then-give = then you hand out { $count } evidence
then-cast = then you put { $count } suspicion on a monk
then-again = then you may use the card again
then-return = every other player who has a time tile gives one back
then-spend = you may shorten the { hours-acc } with tiles
