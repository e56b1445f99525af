### The aids at the table: odds and their reasons, hints, the mirror.

aid-odds-assume = The odds take everybody for players like our bots. People, and other bots, may play differently: then trust the order more than the numbers.

## Why a cell of the notebook is as it is. Each is one sentence about a turn, beside its moment and its bits.

# What a player did to the monk of the cell in a turn. $change: down (it lost points), up; $points: how many.
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] You took { $points } off { figure-acc }.
               *[no] { $who } took { $points } off { figure-acc }.
            }
       *[up]
            { $you ->
                [yes] You laid { $points } on { figure-acc }.
               *[no] { $who } laid { $points } on { figure-acc }.
            }
    }
# Nothing happened to the monk of the cell in this turn. $change: up, down: whether that makes him likelier for this player.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] You spared { figure-acc }.
               *[no] { $who } spared { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] You did nothing for { figure-acc }.
               *[no] { $who } did nothing for { figure-acc }.
            }
    }
# Somebody else's turn. $change: whether this cell's player is now likelier (up) to be this monk.
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Your turn leaves more room for { figure-acc } here.
               *[no] The turn of { $who } leaves more room for { figure-acc } here.
            }
       *[down]
            { $you ->
                [yes] Your turn leaves less room for { figure-acc } here.
               *[no] The turn of { $who } leaves less room for { figure-acc } here.
            }
    }
aid-reason-shown = { showed }
# Markers that others showed, or another colour that this player showed.
aid-reason-markers =
    { $change ->
        [up] The markers that were shown leave fewer other monks.
       *[down] The markers that were shown leave less room for { figure-acc }.
    }

## Why a turn is proposed: short phrases, to be joined with commas.

# The player's own monk. $points: of suspicion or evidence.
aid-why-own =
    { $change ->
        [down] { figure } sheds { $points }
       *[up] { figure } takes on { $points }
    }
# $whom: whose monk it most likely is; $chance: how likely, in percent.
aid-why-other =
    { $change ->
        [down] helps { figure-acc } by { $points } ({ $whom }, { $chance } %)
       *[up] charges { figure-acc } with { $points } ({ $whom }, { $chance } %)
    }
aid-why-day = ends the day, and its event tile is yours
aid-why-quiet = changes nothing on the two tracks
aid-why-guess = { $whom }: { figure } ({ $chance } %)
# What a turn gives away. $observer: simple, careful; $chance: how likely that observer then takes you for your monk, in percent; $points: by how much that rises (up), falls (down).
aid-tells =
    { $observer ->
        [simple] a simple observer
       *[careful] a careful observer
    } takes you for { figure-acc } with { $chance } % { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (as before)
    }
# $chance: in percent.
aid-sure = Our best bot would do this in { $chance } % of such cases.
aid-sure-guess = All of this is right with { $chance } %.
