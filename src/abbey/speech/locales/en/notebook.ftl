### The notebook and the aids, as the page says them: who may be whom, hints, the mirror, the odds for those who watch.
###
### For translators: names of players can be of any gender. Shares stand in whole per cent.

## The fields: one for each rival as each monk. These phrases are joined to what a screen reader says about a field.

# Above the table.
notes-about = Who is who? Press a field to look closer, and again for your own mark.
notes-cell = { $who } as { figure }
notes-cell-odds = { $percent } per cent
# $certainty: out, is.
notes-cell-certain = { $certainty ->
    [out] certainly not
   *[is] certain
}
# $mark: no, maybe, yes.
notes-cell-mark = { $mark ->
    [no] your mark: no
    [maybe] your mark: perhaps
   *[yes] your mark: yes
}
# $count: how many lines of the log.
notes-cell-pins = { $count ->
    [one] { $count } pinned line
   *[other] { $count } pinned lines
}
# What the three looks of a field mean. $look: certain, likely, own.
notes-key = { $look ->
    [certain] certainly not
    [likely] likely, in per cent
   *[own] your own marks
}
notes-text = Notes

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] Certain: { $who } is not { figure }.
   *[is] Certain: { $who } is { figure }.
}
# Behind a large number.
notes-per-cent = per cent
# At the right end of a curve.
notes-now = now
# What the curve shows.
notes-course = From { $first } per cent at the start to { $now } per cent now, never below { $least } or above { $most }.
notes-reasons = The turns that made it so
notes-reasons-none = No turn has told much about it yet.
# $bits: a number with its sign.
notes-reason-weight = { $bits } bits, { $before } → { $after } %
# Of several turns together.
notes-reason-total = { $bits } bits in all
# Under the turns, what a bit is.
notes-reason-bits = +1 bit doubles the odds that it is so, −1 bit halves them.
notes-thinking = Thinking …
# Four buttons for one's own mark.
notes-mark = Your mark
notes-mark-choice = { $mark ->
    [none] None
    [no] No
    [maybe] Perhaps
   *[yes] Yes
}
notes-pins = Pinned lines
notes-pins-none = None. To pin one, press the pin beside a line of the log, or P on the line.
notes-unpin = Unpin: { $line }
# Whose knowledge the odds are from. $eyes: own, everybody.
notes-eyes = { $eyes ->
    [own] Your own monk is taken into account.
   *[everybody] While your letter is closed, your own monk is left out, so that nobody can read him off the numbers.
}
# $aids: what is agreed: none, public.
notes-not-agreed = { $aids ->
    [none] At this table, odds, hints and mirror were not agreed on.
   *[public] At this table, hints and mirror were not agreed on.
}

## Pinning a line of the log.

notes-pin-title = Pin this line
notes-pin-about = Which fields of the notebook does it belong to?
notes-pin-done = Done

## The accusation.

notes-accuse = Your markers
notes-accuse-about = Drag a marker onto a rival, or press first the marker and then the rival.
notes-accuse-where = Now press the rival whom this marker is for.
notes-marker = Marker: { figure }
notes-accuse-rivals = Rivals
# A rival's place for a marker. $state: empty, planned, laid; $held: whether a marker was taken up (yes, no).
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Lay it before { $who }
        [planned] Lay it before { $who } instead of { figure }
       *[laid] Before { $who }: { figure }
    }
   *[no] { $state ->
        [empty] Before { $who }: nothing yet
        [planned] Before { $who }: { figure }, planned. Press to take it back.
       *[laid] Before { $who }: { figure }
    }
}
notes-lay = Lay { figure-acc } before { $who }

## Hints.

notes-hint = Hints
notes-hint-ask = Ask for a hint
notes-hint-about = You get up to three good ways to go on. One turn counts as one hint, however often you ask. How many hints you took is told at the end of the game.
notes-hint-taken = { $count ->
    [one] You have taken { $count } hint so far. The number is told at the end of the game.
   *[other] You have taken { $count } hints so far. The number is told at the end of the game.
}
notes-hint-covered = The hints depend on who you are. They are covered as your letter is.
notes-hint-none = There is nothing to advise here.
notes-hint-win = chance to win: { $percent } %
notes-hint-light = Show me where
# Beside a step of a hint that is made.
notes-hint-done = done

## The mirror.

notes-mirror = Mirror
notes-mirror-about = It shows whom two observers, who know nobody's monk, take you for: a simple one, who takes every turn at face value, and a careful one, who knows that people hide. Beside each choice stands what it would change.
notes-mirror-caption = Whom they take you for now, in per cent
notes-observer-head = Observer
# $observer: simple, careful.
notes-observer = { $observer ->
    [simple] simple
   *[careful] careful
}
notes-mirror-covered = Mirror: covered until you open your letter.
# $simple, $careful: per cent, by the simple and by the careful observer.
notes-mirror-now = Taken for your monk (simple · careful observer): now { $simple } · { $careful } %
# Beside a choice, in the order of the line above: what it would be then, a number or a range, with an arrow if it is more or less than now.
notes-mirror-short = { $simple } · { $careful } %
# What a choice would change. $simple, $careful: a number or a range such as 9–21.
notes-mirror-choice = taken for your monk: simple { $simple_now } → { $simple } %, careful { $careful_now } → { $careful } %

## For those who watch.

notes-public = Who is who, as everybody could work it out. There is nobody's secret in it.
notes-likeliest = Likeliest now: { figure }, { $percent } per cent.
