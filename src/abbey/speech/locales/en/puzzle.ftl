### What `abbey puzzle` says, and the sentences that explain an answer. The page does not load them yet.
###
### For translators: names of players can be of any gender. Codes such as 2026-11-17-c2 stay as they are.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] certain
       *[likely] likely
    }
puzzle-level =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
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

## The answer. $monks: all six in order.

puzzle-answer-certain = Your answer, 1 to 6 (Enter: see the solution):
puzzle-answer-likely = Six numbers that sum to 100, for { $monks }; or the number of one monk, 1 to 6, who then gets all 100 (Enter: see the solution):
puzzle-no-answer-certain = Please type a number from 1 to 6, or press Enter.
puzzle-no-answer-likely = Please type six whole numbers that sum to 100, or one number from 1 to 6, or press Enter.
puzzle-right = Right, { $who } is { figure }.
puzzle-wrong = No, { $who } cannot be { figure }. Try again.
# $score, $even: points of 100.
puzzle-score = Your answer gets { $score } of 100. Whoever gives every monk that is still possible the same gets { $even }.
puzzle-share = To share this puzzle without the answer, pass on its code: { $code }

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
