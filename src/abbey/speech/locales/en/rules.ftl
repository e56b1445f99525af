### The rules in our own words: an exact text for every clause and every event, with no flavour that could mislead.
###
### For translators: tests/speech/facts holds every text here to a list of facts, in every language. The short texts of
### the events, as the board shows them all day long, are in board.ftl.

## Clauses.

rule-data = The printed rules do not list the values of tiles and cards: their examples show tiles of 2, 4 and 5 and cards of 3 and 4. Reviews say that tiles run from 2 to 6. The values used here are our assumption, and you can bring your own table.
rule-events = Six of the fourteen event tiles make the week, one for each day. Each is turned up in the morning and holds for the whole day.
rule-tracks = Every monk starts with 10 suspicion and 5 evidence. The sundial starts at hour 0.
rule-figures = The six monks, William and Adson start in eight different buildings, drawn by lot. “Monk” never means William or Adson; “figure” means any of the eight.
rule-tasks = Two task tiles lie face up in each building. The other fourteen lie face down in a row, the chain.
rule-cards = Everybody holds three cards.
rule-identity = Everybody secretly is one of the six monks. The identities that nobody got stay hidden until the end.
rule-start = The first player is drawn by lot. Then play goes round by seats.
rule-card = In your turn you lay one of your three cards face up on the discard pile.
rule-time = The sundial moves forward by the hours of the card. Each time tile you give back to the end of the chain saves one hour, but never below 0. You choose which tiles, but tiles gained in this turn cannot be spent in it. A William/Adson card costs 5 hours for William and none for Adson.
rule-move = A monk's card moves that monk to any other building. A building's card brings any one figure that is not there yet. A William/Adson card moves William or Adson, whom you name when you play it, to any other building. You must move; only if all eight figures are in a card's building already, nobody moves. The hours are those of the card, whoever moves.
rule-action = After the move the figure meets what is there: a monk meets tasks, William and Adson meet monks. A monk who goes to William or Adson sets off nothing of theirs. William and Adson do nothing to each other.
rule-task = A monk who finds a task of his colour must do one: you take one such tile, your choice if there are two, and his suspicion falls by its value. The tile lies before you as a time tile. If it was the building's last tile, the first two tiles of the chain are laid there face up. A building that still has one tile gets no second one.
rule-no-task = If no task of his colour lies there, the monk's suspicion rises by the sum of all tiles there. You take nothing.
rule-william = When William comes to monks, you choose for each of them, one after another, 3 evidence more or 3 less.
rule-adson = When Adson comes to monks, you choose for each of them, one after another, 5 suspicion more or 5 less.
rule-event = You carry out the day's event after everything else the move brought about. It is compulsory; only “diligent” is optional.
rule-draw = After the event you draw one card. If the draw pile is empty just then, the discard pile is shuffled into a new one, with the card you just played.
rule-clamp = Suspicion never leaves 0 to 40 and evidence never falls below 0, whatever the cause. Evidence has no upper limit.
rule-time-last = In this variant time comes last in a turn: card, move, what the figure meets, event, draw, then the sundial. Tiles are spent then, but none gained in this turn. The French and Dutch books print this order; the German, Czech and Italian ones have time right after the card.
rule-convert = At the day's end the monks are ranked by suspicion: those in front get 5 evidence, then 4, 3, 2, 1 and 0. Monks who are level share a rank and all get its points. The rank after them is not skipped. If all six are level, all six get 5.
rule-reset = Then all suspicion goes back to 10. Evidence stays.
rule-day-card = Whoever moves the sundial to 24 or past it ends the day, but finishes the turn first. They take the day's event tile, which costs their monk 2 evidence at the end of the game.
rule-reveal = After days 1, 3 and 5 everybody chooses one of their hidden markers, never of their own colour. All are turned over together. Each one gives 2 evidence to the monk of its colour. It stays open and proves that its owner is not that monk.
rule-next = Whoever ended the day begins the next one and so takes two turns in a row. Day 7 has no turns.
rule-overshoot = Hours past 24 count for the next day, unless you agreed that every day begins at hour 0.
rule-chain-short = A building that lost its last tile gets what the chain still has, one tile or none. If it got none, it gets the next tile that comes back to the chain, at once. If several buildings wait, the one that has waited longest comes first. With one tile it waits no longer.
rule-accuse = On day 7 no cards are played: everybody secretly lays one of their six markers before every other player. Your guesses must all differ. Markers that you have shown may be used again. You may lay your own colour or one that the other has shown, but it is never right. Then everything is turned over, and each right guess gives evidence to the monk it names: 12 with two players, 6 with three, 4 with four, 3 with five.
rule-day-cards = Then each player's monk gets 2 evidence for every event tile that player took.
rule-winner = Monks that nobody plays are left out. The least evidence wins. If players are level, the one of them with more event tiles wins. If they are level there too, they share the win.

## Events.

rule-talkative = When William is moved to Adson or Adson to William, suspicion turns into evidence at once, as at the day's end, and goes back to 10. This can happen several times a day, and the day's end still follows. If all six monks are level, nothing happens.
rule-puzzling = Whoever moves a monk to William's building then hands out two points of evidence: both to one monk, or one each to two. Any monk will do, the moved one too.
rule-diligent = The card you play may be used a second time; its hours count once. A monk's card moves the same monk again, a building's card brings a second figure. A William/Adson card moves the same one again, never one move for each. Each move has its full effect.
rule-close-behind = Whoever moves William, with whatever card, then hands out two points of evidence: both to one monk, or one each to two. Any monk will do, wherever he is.
rule-hasty = No time tile may be given back to save hours. Tasks are still taken.
rule-impious = When a monk is moved to the church, every other player who holds a time tile gives one back to the end of the chain. They choose which one, in seat order after the mover.
rule-unobtrusive = A monk who is moved to a building with no other figure loses 1 evidence.
rule-delicate = After the move you put suspicion on a monk of your choice, as much as the card has hours. Time tiles given back do not lessen it. William's card counts 5; Adson's counts 0 and puts nothing on anybody.
rule-forbidden = A monk who is moved to the library gets 2 evidence.
rule-caught = At the day's end suspicion gives double evidence: 10, 8, 6, 4, 2 and 0.
rule-compromising = William gives or takes 6 evidence instead of 3, Adson 10 suspicion instead of 5.
rule-inquiring = When a monk is moved to other monks, each of those gets 1 evidence. The moved monk gets none.
rule-dubious = A monk who is moved gets 1 evidence, wherever he goes.
rule-suspicious = After each turn, before the draw, every monk who is highest in suspicion gets 1 evidence. If all six are level, nobody does.
