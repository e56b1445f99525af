### The aids at the table: odds and their reasons, hints, the mirror.

aid-odds-assume = The odds assume that everybody plays like our bots. People, and other bots, may play differently: then trust the order more than the numbers.

# As much as is laid on a monk or taken off him. $track: suspicion, evidence; the two are always told apart.
aid-amount = { $track ->
    [suspicion] { $points } suspicion
   *[evidence] { $points } evidence
}

# How often, and in how many turns, a player did something. $count: 1 or more.
aid-times = { $count ->
    [1] once
    [2] twice
    [3] three times
   *[other] { $count } times
}
aid-in-turns = { $count ->
    [1] in one turn
    [2] in two turns
    [3] in three turns
   *[other] in { $count } turns
}

## Why a cell of the notebook is as it is. Each is one sentence about one or several turns, beside their moments and bits.

# What stands behind a sentence about turns that were good for the monk of the cell alone. $costly: yes, no.
aid-at-a-cost = { $costly ->
    [yes] , at a cost: for any other monk still possible, the same card allowed a clearly better turn
   *[no] {""}
}
# What a player did to the monk of the cell. $change: down, up; $track and $points: how much in all, on which track; $count: in how many turns.
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] You took { aid-amount } off { figure-acc } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } took { aid-amount } off { figure-acc } { aid-in-turns }{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] You laid { aid-amount } on { figure-acc } { aid-in-turns }{ aid-at-a-cost }.
               *[no] { $who } laid { aid-amount } on { figure-acc } { aid-in-turns }{ aid-at-a-cost }.
            }
    }
# The same on both tracks at once. $suspicion, $evidence: how much in all; $suspicion_change, $evidence_change: down, up.
aid-suspicion = { $suspicion } suspicion
aid-evidence = { $evidence } evidence
aid-reason-both =
    { $you ->
        [yes] You moved { figure-acc } on both tracks { aid-in-turns }
       *[no] { $who } moved { figure-acc } on both tracks { aid-in-turns }
    } ({ $suspicion_change ->
        [down] { aid-suspicion } less
       *[up] { aid-suspicion } more
    }, { $evidence_change ->
        [down] { aid-evidence } less
       *[up] { aid-evidence } more
    }){ aid-at-a-cost }.
# Nothing happened to the monk of the cell in these turns. $change: up, down: whether that makes him likelier for this player.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] You spared { figure-acc } { aid-times }{ aid-at-a-cost }.
               *[no] { $who } spared { figure-acc } { aid-times }{ aid-at-a-cost }.
            }
       *[down]
            { $you ->
                [yes] You did nothing for { figure-acc } { aid-in-turns }.
               *[no] { $who } did nothing for { figure-acc } { aid-in-turns }.
            }
    }
# Turns of somebody else. $change: whether this cell's player is now likelier (up) to be this monk.
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Your turn tells
               *[other] { $count } of your turns tell
            }
       *[no]
            { $count ->
                [1] { $who }'s turn tells
               *[other] { $count } of { $who }'s turns tell
            }
    } about the others too: { figure } became { $change ->
        [up] likelier here.
       *[down] less likely here.
    }
aid-reason-shown = { showed }
# Markers that others showed, or another colour that this player showed.
aid-reason-markers =
    { $change ->
        [up] The markers that were shown leave fewer other monks: { figure } became likelier here.
       *[down] The markers that were shown tell about the others: { figure } became less likely here.
    }

## Why a turn is proposed, and what it gives away: clauses that stand by themselves, to be joined with semicolons.

# The player's own monk. $track, $points: how much.
aid-why-own =
    { $change ->
        [down] your own monk ({ figure }) sheds { aid-amount }
       *[up] your own monk ({ figure }) gets { aid-amount }
    }
# $whom: whose monk it most likely is; $chance: how likely, in percent.
aid-why-other =
    { $change ->
        [down] { figure } sheds { aid-amount } ({ $chance } % likely to be { $whom }'s monk)
       *[up] { figure } gets { aid-amount } ({ $chance } % likely to be { $whom }'s monk)
    }
# No rival is likely to be this monk.
aid-why-nobody =
    { $change ->
        [down] { figure } sheds { aid-amount } (probably nobody's monk)
       *[up] { figure } gets { aid-amount } (probably nobody's monk)
    }
aid-why-day = the day ends, so that you take its event tile (2 evidence at the end of the game)
aid-why-quiet = the turn itself changes nothing on the two tracks
aid-why-guess = { $whom } is { figure } ({ $chance } % likely)
# What a turn gives away. $observer: simple, careful; $chance: how likely that observer then takes you for your monk, in percent; $points: by how much that rises (up), falls (down).
aid-tells =
    { $observer ->
        [simple] a simple observer
       *[careful] a careful observer
    } would then be { $chance } % sure that you are { figure } { $change ->
        [up] ({ $points } more than now)
        [down] ({ $points } less than now)
       *[same] (as now)
    }
# The rival who learns most from a turn about your monk. $chance: how likely that rival then takes you for it, in percent; $points: by how much that rises, 1 or more.
aid-tells-rival = among the others it tells { $whom } most, who would then be about { $chance } % sure that you are { figure } ({ $points } more than now)
# The monk other than one's own whom a careful observer would see more in the player. $chance: in percent; $points: by how much that rises, 5 or more.
aid-looks = you look like { figure }: a careful observer would be { $chance } % sure of that ({ $points } more than now)
# $chance: in percent.
aid-sure = Our best bot would do this in { $chance } % of such cases.
aid-sure-seldom = Our best bot would hardly ever do this, but it is nearly as good.
aid-sure-guess = The chance that all of this is right: { $chance } %.
