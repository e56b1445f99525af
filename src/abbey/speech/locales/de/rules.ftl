### The rules in our own words, clause by clause and event by event.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

## Clauses.

rule-data = Die Werte auf Plättchen und Karten sind unsere Annahme, denn die gedruckten Regeln nennen sie nicht; du kannst deine eigene Tabelle mitbringen.
rule-events = Sechs der vierzehn Ereignisplättchen bilden die Woche, eines für jeden Tag; morgens wird es aufgedeckt.
rule-tracks = Jeder Mönch beginnt mit 10 Verdacht und 5 Indizien.
rule-figures = Die sechs Mönche, William und Adson beginnen in acht verschiedenen Gebäuden.
rule-tasks = In jedem Gebäude liegen zwei Aufgaben offen; die übrigen vierzehn bilden verdeckt die Kette.
rule-cards = Alle haben drei Karten auf der Hand.
rule-identity = Wer mitspielt, ist heimlich einer der sechs Mönche. Behalt es für dich.
rule-start = Wer anfängt, entscheidet das Los; dann geht es reihum.
rule-card = Ein Zug ist eine Karte aus deiner Hand, offen auf den Ablagestapel gelegt.
rule-time = Die Stunden der Karte bewegen die Sonnenuhr. Jedes Zeitplättchen, das du der Kette zurückgibst, spart eine Stunde. Eine William/Adson-Karte kostet 5 für William und nichts für Adson.
rule-move = Eine Mönchskarte bringt diesen Mönch in ein beliebiges anderes Gebäude; eine Gebäudekarte holt eine beliebige Figur dorthin. Jemand muss gehen, so ungern du es siehst.
rule-action = Dann trifft die Figur auf das, was dort ist: ein Mönch auf Aufgaben, William und Adson auf Mönche.
rule-task = Findet ein Mönch eine Aufgabe seiner Farbe, erledigt er sie: Du nimmst das Plättchen, und der Verdacht gegen ihn sinkt um dessen Wert. Von nun an ist es ein Zeitplättchen. Ist die letzte Aufgabe eines Gebäudes weg, kommen zwei neue aus der Kette.
rule-no-task = Findet ein Mönch keine Aufgabe seiner Farbe, sieht er müßig aus: Der Verdacht gegen ihn steigt um die Summe der Aufgaben dort.
rule-william = William befragt jeden Mönch im Gebäude: Für jeden wählst du 3 Indizien mehr oder weniger.
rule-adson = Adson tratscht über jeden Mönch im Gebäude: Für jeden wählst du 5 Verdacht mehr oder weniger.
rule-event = Das Ereignis des Tages kommt nach allem anderen, was der Zug bewirkt hat.
rule-draw = Am Ende deines Zuges ziehst du eine Karte. Ein leerer Stapel entsteht neu aus den abgelegten Karten.
rule-clamp = Verdacht bleibt zwischen 0 und 40; Indizien fallen nie unter 0.
rule-time-last = In dieser Variante rückt die Sonnenuhr am Ende des Zuges vor. Plättchen aus demselben Zug können dafür nicht zahlen.
rule-convert = Am Ende des Tages zählt die Rangfolge im Verdacht: Wer vorn liegt, bekommt 5 Indizien, dann folgen 4, 3, 2, 1, 0. Gleichauf heißt gleicher Rang, und kein Rang wird übersprungen.
rule-reset = Danach steht aller Verdacht wieder auf 10. Indizien bleiben für immer.
rule-day-card = Wer den Tag beendet, nimmt das Ereignisplättchen; es bringt dem eigenen Mönch ganz am Ende 2 Indizien ein.
rule-reveal = Nach den Tagen 1, 3 und 5 zeigen alle einen Marker, nie den der eigenen Farbe. Jeder bringt seinem Mönch 2 Indizien und beweist, wer du nicht bist.
rule-next = Wer den Tag beendet hat, beginnt den nächsten.
rule-overshoot = Stunden hinter dem blauen Feld zählen für den nächsten Tag, es sei denn, ihr habt vereinbart, jeden Tag bei 0 zu beginnen.
rule-chain-short = Geht die Kette zu Ende, bekommt ein Gebäude, was noch da ist, oder das nächste Plättchen, das zurückkommt.
rule-accuse = Am 7. Tag legen alle vor alle anderen je einen Marker. Für jeden richtigen bekommt der erratene Mönch Indizien: 12 zu zweit, 6 zu dritt, 4 zu viert, 3 zu fünft.
rule-day-cards = Dann bringt jedes genommene Ereignisplättchen 2 Indizien: für den Mönch der Person, die es genommen hat.
rule-winner = Die wenigsten Indizien gewinnen. Bei Gleichstand gewinnen mehr Ereignisplättchen; hilft auch das nicht, wird der Sieg geteilt.

## Events, as the board says them all day long.

event-talkative-text = Geht William zu Adson oder Adson zu William, wird Verdacht sofort zu Indizien wie am Ende eines Tages, es sei denn, alle sechs sind gleichauf.
event-puzzling-text = Wer einen Mönch zu William bringt, verteilt danach zwei Indizien: an einen Mönch oder an zwei.
event-diligent-text = Deine Karte darf zweimal genutzt werden, ihre Zeit zählt einmal.
event-close-behind-text = Wer William bewegt, verteilt danach zwei Indizien: an einen Mönch oder an zwei.
event-hasty-text = Heute spart kein Zeitplättchen eine Stunde. Aufgaben kannst du trotzdem nehmen.
event-impious-text = Betritt ein Mönch die Kirche, verlieren alle anderen am Tisch ein Zeitplättchen ihrer Wahl.
event-unobtrusive-text = Ein Mönch, der dorthin geht, wo niemand ist, verliert 1 Indiz.
event-delicate-text = Häng nach dem Zug einem Mönch deiner Wahl die vollen Stunden der Karte als Verdacht an, ob du Stunden gespart hast oder nicht.
event-forbidden-text = Ein Mönch, der die Bibliothek betritt, bekommt 2 Indizien.
event-caught-text = Heute Abend zählt Verdacht doppelt: 10, 8, 6, 4, 2, 0 Indizien.
event-compromising-text = William und Adson zählen doppelt: 6 Indizien, 10 Verdacht.
event-inquiring-text = Gesellt sich ein Mönch zu anderen Mönchen, bekommt jeder von ihnen 1 Indiz.
event-dubious-text = Jeder Mönch, der bewegt wird, bekommt 1 Indiz.
event-suspicious-text = Nach jedem Zug bekommen die Mönche mit dem meisten Verdacht 1 Indiz, es sei denn, alle sechs sind gleichauf.
