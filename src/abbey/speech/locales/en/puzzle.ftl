### What `abbey puzzle` says, and the sentences that explain an answer. The page loads them with a puzzle.
###
### For translators: names of players can be of any gender. Codes such as 2026-11-17-c2 stay as they are.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Puzzle { $code }: { puzzle-kind }, { puzzle-level }
# $others: the names of all other players, as a list.
puzzle-you-play = You are { figure }, and only you know it. The others at the table are { $others }.
puzzle-you-watch = You watch a game and see nobody’s card. At the table are { $others }.
puzzle-ask-certain = Who is { $who }? The last markers have just been shown, and now one answer is certain.
puzzle-ask-likely = Who is { $who }? Share 100 points among the six monks, to each as many as you find likely.
puzzle-rests-on-certain = Nobody shows a marker of their own colour, and no two players are the same monk. But not every monk is somebody.
puzzle-rests-on-likely = The solution is what a patient observer concludes from this story alone. It weighs every way in which each turn could have ended. It supposes that players mostly do what is good for their own monk, some of them with an eye on the other monks, and that a few play at random.
# Two headings.
puzzle-story = What you have seen and heard
puzzle-question = The question

## The answer.

puzzle-right = Right, { $who } is { figure }.
puzzle-wrong = No, { $who } cannot be { figure }. Try again.
# $score, $even: points of 100.
puzzle-score = Your answer gets { $score } of 100. Whoever gives every monk that is still possible the same gets { $even }.

## The solution.

# A heading.
puzzle-solution = Solution
# $shown: the colours, with "and"; $never: the same, with "or".
puzzle-step-shown = { $who } has shown { $shown }, and so is not { $never }.
puzzle-step-single =
    { $you ->
        [yes] You are { figure }, so nobody else is.
       *[no] { $who } can only be { figure }, so nobody else is.
    }
# $players: two or more names; $monks: just as many monks.
puzzle-step-closed = { $players } can only be { $monks }: just as many monks as players. So nobody else is one of these.
puzzle-step-place = { $players } can only be { $monks }: just as many monks as players. So each of these monks is one of them, and only { $who } can be { figure }.
puzzle-so = So { $who } is { figure }.
# $day: a number; $done: sentences that tell what was done; $figure would do it more often than $other; $times: how much.
puzzle-turn = Day { $day }: { $done } { figure-start } would do this about { $times } times as often as { $other }.
puzzle-turn-little = Day { $day }: { $done } That tells little.
# Another player than the one who is asked about. $points: of 100.
puzzle-other = { $who } is most likely { figure }: { $points } of 100.
# $points: monks with their points, the likeliest first.
puzzle-points = The observer’s 100 points: { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = In the game { $who } was { figure }.

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Puzzle of { $date }
puzzle-days = A new one each day, the same for everybody. Days change at midnight UTC: { $time } where you are.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = The day before
puzzle-after = The day after
puzzle-today = Today’s puzzle
# The parts of the page.
puzzle-table = The table
puzzle-your-answer = Your answer
puzzle-answer = Answer
puzzle-give-up = See the solution
# A seat of the grid: about whom is asked.
puzzle-asked = { $who }, about whom is asked
puzzle-you = { $who } (you)
# Steps of 5 points. $figure: for whom.
puzzle-fewer = 5 fewer for { figure-dat }
puzzle-more = 5 more for { figure-dat }
# $count: points of the 100.
puzzle-left =
    { $count ->
        [0] All 100 points are given.
        [one] { $count } point left to give.
       *[other] { $count } points left to give.
    }
puzzle-share-rest = Share the rest evenly
puzzle-clear = Start over
# What the answer was, and what the observer says.
puzzle-points-yours = Your points
puzzle-points-observer = The observer’s points
puzzle-step-at = Step { $at } of { $count }
puzzle-next = Next step
puzzle-previous = Step back
# A field of the grid, for those who hear it.
puzzle-field-out = not { figure }
# To hand on.
puzzle-link = Link to this puzzle, without the answer
puzzle-with-result = Say how I did, too
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, puzzle { $code }: solved at the first try.
       *[other] Abbey, puzzle { $code }: solved in { $tries } tries.
    }
puzzle-boast-likely = Abbey, puzzle { $code }: { $score } of 100.
# What has been solved, in this browser.
puzzle-solved = Solved here
puzzle-solved-about = This list is kept in this browser only.
puzzle-streak =
    { $count ->
        [one] { $count } day in a row.
       *[other] { $count } days in a row.
    }
puzzle-result-certain =
    { $tries ->
        [1] at the first try
       *[other] in { $tries } tries
    }
puzzle-result-likely = { $score } of 100
puzzle-result-seen = solution seen

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Who is who? Only you see this. Press a field for no, perhaps, yes.
# A field that a shown marker has crossed out.
puzzle-marks-proven = not { figure }, that is certain
# The label of a field. $mark: none, no, maybe, yes.
puzzle-marks-mark = { $mark ->
    [none] { $who } as { figure }: no mark
    [no] { $who } as { figure }: no
    [maybe] { $who } as { figure }: perhaps
   *[yes] { $who } as { figure }: yes
}
