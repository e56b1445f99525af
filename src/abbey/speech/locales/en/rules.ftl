### The rules in our own words: a text for every clause and every event. Short, exact, a little dry.

## Clauses.

rule-data = The values on tiles and cards are our assumption, since the printed rules do not list them; you can bring your own table.
rule-events = Six of the fourteen event tiles make the week, one a day, turned up in the morning.
rule-tracks = Every monk starts with 10 suspicion and 5 evidence.
rule-figures = The six monks, William and Adson start in eight different buildings.
rule-tasks = Two tasks lie open in each building; the other fourteen form the chain, face down.
rule-cards = Everybody holds three cards.
rule-identity = Everybody secretly is one of the six monks. Keep it to yourself.
rule-start = The first player is drawn by lot; then it goes round by seats.
rule-card = A turn is one card from your hand, laid open on the discard pile.
rule-time = The card's hours move the sundial. Each time tile you give back to the chain saves one hour. A William/Adson card costs 5 for William and nothing for Adson.
rule-move = A monk's card moves that monk to any other building; a building's card brings any figure there. Somebody must move, however little you like it.
rule-action = Then the moved figure meets what is there: tasks for a monk, monks for William and Adson.
rule-task = A monk who finds a task of his colour does it: you take the tile, and his suspicion falls by its value. The tile is now a time tile. When the last task of a building is taken, two new ones come from the chain.
rule-no-task = A monk who finds no task of his colour looks idle: his suspicion rises by the sum of the tasks there.
rule-william = William questions each monk in the building: for each you choose 3 evidence up or down.
rule-adson = Adson gossips about each monk in the building: for each you choose 5 suspicion up or down.
rule-event = The day's event comes after everything else the move brought about.
rule-draw = At the end of your turn you draw a card. An empty pile is made anew from the discards.
rule-clamp = Suspicion stays between 0 and 40; evidence never falls below 0.
rule-time-last = In this variant the sundial moves at the end of a turn. Tiles won in that turn cannot pay for it.
rule-convert = At the day's end the monks are ranked by suspicion: the highest get 5 evidence, then 4, 3, 2, 1, 0. Monks who are level share their rank and no rank is skipped.
rule-reset = After that all suspicion is 10 again. Evidence stays for good.
rule-day-card = Whoever ends the day takes its event tile, which costs their monk 2 evidence at the very end.
rule-reveal = After days 1, 3 and 5 everybody shows a marker, never their own colour. Each gives its monk 2 evidence and proves that its owner is not him.
rule-next = Whoever ended the day begins the next one.
rule-overshoot = Hours past the blue field count for the next day, unless you agreed to start each day at 0.
rule-chain-short = When the chain runs out a building gets what there is, or the next tile that comes back.
rule-accuse = On day 7 everybody lays one marker before every other player. For each right one the guessed monk gets evidence: 12 with two players, 6 with three, 4 with four, 3 with five.
rule-day-cards = Then each player's monk gets 2 evidence for every event tile that player took.
rule-winner = Least evidence wins. If level, more event tiles win; if still level, the win is shared.

## Events, as the board says them all day long.

event-talkative-text = When William goes to Adson or Adson to William, suspicion turns into evidence on the spot, as at a day's end, unless all six are level.
event-puzzling-text = Bring a monk to William, then hand out two points of evidence: to one monk, or to two.
event-diligent-text = The card you play may be used twice, and its time counts once.
event-close-behind-text = Whoever moves William then hands out two points of evidence: to one monk, or to two.
event-hasty-text = No time tile may be spent today. Tasks can still be taken.
event-impious-text = When a monk enters the church, every other player loses a time tile of their choice.
event-unobtrusive-text = A monk who goes where nobody is sheds 1 evidence.
event-delicate-text = After the move, put the card's full hours as suspicion on a monk of your choice, tiles spent or not.
event-forbidden-text = A monk who enters the library gets 2 evidence.
event-caught-text = Tonight suspicion counts double: 10, 8, 6, 4, 2, 0 evidence.
event-compromising-text = William and Adson count double: 6 evidence, 10 suspicion.
event-inquiring-text = A monk who joins other monks gives each of them 1 evidence.
event-dubious-text = Every monk who is moved gets 1 evidence.
event-suspicious-text = After each turn the monks highest on the suspicion ladder get 1 evidence, unless all six are level.
