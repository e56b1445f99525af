### What is said in a lesson: a guided game at a real table, where one thing after the other is explained.
###
### For translators: one or two short sentences at a time, spoken to somebody who has never seen the game. What has to
### be done is said after them, with the same words as in the list of choices: "Now: red to the library".

# The name of the lesson.
lesson-title = Your first day
# How far one has come in it.
lesson-progress = { $at } of { $count }
# What has to be done now. $choice: as in the list of choices.
lesson-now = Now: { $choice }
lesson-watch = The others are playing. Watch what moves.
# Buttons.
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-stay = Stay here
lesson-jump-now = To the last day
lesson-finish = Play a game of your own
# When somebody wants to skip.
lesson-leave-ask = You can leave now and continue later: the home page remembers where you were.

## The first day

lesson-secret = Welcome to the abbey! This letter says which monk you are. Look at it, and tell nobody: on the last day the others will guess who you are.
lesson-goal = Evidence is what counts. It stays for good, and the player whose monk has the least at the end wins.
lesson-suspicion = Suspicion is only the talk of the day. Tonight it becomes evidence: the monk with the most gets 5, the next one 4, and so on.
lesson-event = Each day has an event that changes one rule. Today, a monk who comes to a building where nobody else stands loses 1 evidence.
lesson-card = It is your turn: play a card. This one moves your own monk. Its number is the hours that it takes, and after 24 hours the day ends.
lesson-task = A tile in your monk's colour is a task for him. Point at a building, or touch it, to see what would happen there. Then choose the marked one, where nobody else stands.
lesson-moved = Your monk did his task and lost suspicion. Then somebody moved him to a building without a task, and he gained more. Yes, everybody may move every monk.
lesson-tile = The task's tile is yours now, as a time tile. Each one that you give back makes a card one hour shorter.
lesson-building = Now you do the same to somebody else. A building's card brings any figure to that building.
lesson-spend = Before the hours pass you may give back time tiles. Give yours: then the card takes 2 hours instead of 3.
lesson-no-task = No tile there is in this monk's colour. So he has nothing to do, and the suspicion against him rises by the value of all the tiles.
lesson-william = William changes evidence by 3 and Adson suspicion by 5, for every monk they meet. Play William: his 5 hours end the day.
lesson-guests = Send him to the building where your monk stands with one other.
lesson-worse = You decide for each monk there. This one is not yours: give him 3 evidence.
lesson-better = And take 3 from your own monk. In a real game do not help him too openly: the others watch you.
lesson-night = The day is over: suspicion has become evidence, and then all suspicion went back to 10. You did well, your monk has the least.
lesson-day-card = You ended the day, so its event tile is yours: 2 evidence for your monk at the end of the game. In return you begin the next day.
lesson-show = After days 1, 3 and 5 everybody shows a marker: a monk that they are not. This monk gets 2 evidence.
lesson-notebook = The notebook crosses out what the markers prove. Add what you notice yourself: which monk does each player help?
lesson-jump = That was a whole day, and five more like it follow. We jump ahead to the last day of this game.

## The last day

lesson-last-day = Day 7: we have left out the days between. Nobody plays cards any more. Everybody guesses who the others are.
# $who: the name of another player. $figure: a monk.
lesson-accuse = A right guess gives the monk 6 evidence. A hint: { $who } has sent { figure-acc } to task after task.
lesson-accuse-next = And now the other one. When { $who } moved William or Adson, it was nearly always good for { figure-acc }.
lesson-end = Now you know the whole game. Look after your monk, but let nobody notice!
