### The rules in our own words, exactly: a text for every clause and every event. More for translators in en/rules.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

## Clauses.

rule-data = Die gedruckten Regeln nennen die Werte der Plättchen und Karten nicht: Ihre Beispiele zeigen Plättchen mit 2, 4 und 5 und Karten mit 3 und 4. Nach Rezensionen reichen die Plättchen von 2 bis 6. Die Werte hier sind unsere Annahme, und du kannst deine eigene Tabelle mitbringen.
rule-events = Sechs der vierzehn Ereigniskärtchen bilden die Woche, eines für jeden Tag. Jedes wird am Morgen aufgedeckt und gilt den ganzen Tag.
rule-tracks = Jeder Mönch beginnt mit 10 Verdachtspunkten und 5 Indizien. Die Sonnenuhr beginnt bei Stunde 0.
rule-figures = Die sechs Mönche, William und Adson beginnen in acht verschiedenen Gebäuden, die das Los bestimmt. „Mönch“ meint nie William oder Adson; „Figur“ meint alle acht.
rule-tasks = In jedem Gebäude liegen zwei Aufgabenplättchen offen. Die übrigen vierzehn liegen verdeckt in einer Reihe, der Kette.
rule-cards = Alle haben drei Karten auf der Hand.
rule-identity = Wer mitspielt, ist heimlich einer der sechs Mönche. Die Identitäten, die niemand bekommen hat, bleiben bis zum Ende verborgen.
rule-start = Wer anfängt, entscheidet das Los. Dann geht es reihum.
rule-card = In deinem Zug legst du eine deiner drei Karten offen auf den Ablagestapel.
rule-time = Die Sonnenuhr rückt um die Stunden der Karte vor. Jedes Zeitplättchen, das du ans Ende der Kette zurückgibst, spart eine Stunde, aber nie unter 0. Du wählst, welche Plättchen; Plättchen aus demselben Zug darfst du nicht einsetzen. Eine William/Adson-Karte kostet 5 Stunden für William und keine für Adson.
rule-move = Eine Mönchskarte bringt diesen Mönch in ein beliebiges anderes Gebäude. Eine Gebäudekarte holt eine beliebige Figur, die noch nicht dort ist. Eine William/Adson-Karte bringt William oder Adson, den du beim Ausspielen nennst, in ein beliebiges anderes Gebäude. Du musst eine Figur bewegen; nur wenn schon alle acht Figuren im Gebäude der Karte sind, geht niemand. Es zählen die Stunden der Karte, egal wer geht.
rule-action = Nach der Bewegung trifft die Figur auf das, was dort ist: ein Mönch auf Aufgaben, William und Adson auf Mönche. Geht ein Mönch zu William oder Adson, lösen die beiden nichts aus. William und Adson bewirken beieinander nichts.
rule-task = Findet ein Mönch eine Aufgabe seiner Farbe, muss er eine erledigen: Du nimmst ein solches Plättchen, bei zweien eines nach deiner Wahl, und der Verdacht gegen ihn sinkt um dessen Wert. Das Plättchen liegt nun als Zeitplättchen vor dir. War es das letzte im Gebäude, werden die ersten zwei Plättchen der Kette offen dorthin gelegt. Ein Gebäude, das noch ein Plättchen hat, bekommt kein zweites.
rule-no-task = Liegt dort keine Aufgabe seiner Farbe, steigt der Verdacht gegen den Mönch um die Summe aller Plättchen dort. Du nimmst nichts.
rule-william = Kommt William zu Mönchen, wählst du für jeden von ihnen einzeln 3 Indizien mehr oder 3 weniger.
rule-adson = Kommt Adson zu Mönchen, wählst du für jeden von ihnen einzeln 5 Verdachtspunkte mehr oder 5 weniger.
rule-event = Das Ereignis des Tages führst du nach allem anderen aus, was die Bewegung bewirkt hat. Es ist Pflicht; nur „Fleißig“ ist freiwillig.
rule-draw = Nach dem Ereignis ziehst du eine Karte nach. Ist der Nachziehstapel gerade dann leer, wird der Ablagestapel zu einem neuen gemischt, mit der eben gespielten Karte.
rule-clamp = Verdacht bleibt immer zwischen 0 und 40, und Indizien fallen nie unter 0, woher sie auch kommen. Nach oben sind Indizien nicht begrenzt.
rule-time-last = In dieser Variante kommt die Zeit im Zug zuletzt: Karte, Bewegung, was die Figur trifft, Ereignis, Nachziehen, dann die Sonnenuhr. Erst dann gibst du Zeitplättchen zurück, aber keine aus demselben Zug. So steht es im französischen und im niederländischen Heft; im deutschen, tschechischen und italienischen vergeht die Zeit gleich nach der Karte.
rule-convert = Am Ende des Tages zählt die Reihenfolge im Verdacht: Wer vorn liegt, bekommt 5 Indizien, dann folgen 4, 3, 2, 1 und 0. Mönche, die gleichauf liegen, teilen sich einen Rang und bekommen alle dessen Punkte. Der Rang danach wird nicht übersprungen. Liegen alle sechs gleichauf, bekommen alle sechs 5.
rule-reset = Danach geht aller Verdacht auf 10 zurück. Indizien bleiben.
rule-day-card = Wer die Sonnenuhr auf 24 oder darüber bringt, beendet den Tag, führt aber vorher den Zug zu Ende. Diese Person nimmt das Ereigniskärtchen des Tages; am Ende des Spiels bringt es ihrem Mönch 2 Indizien ein.
rule-reveal = Nach den Tagen 1, 3 und 5 wählen alle einen ihrer verdeckten Marker, nie einen der eigenen Farbe. Alle werden gleichzeitig aufgedeckt. Jeder Marker bringt dem Mönch seiner Farbe 2 Indizien. Er bleibt offen liegen und beweist, dass die Person, die ihn gelegt hat, nicht dieser Mönch ist.
rule-next = Wer den Tag beendet hat, beginnt den nächsten und ist damit zweimal hintereinander am Zug. Am 7. Tag gibt es keine Züge.
rule-overshoot = Stunden über 24 hinaus zählen für den nächsten Tag, es sei denn, ihr habt vereinbart, dass jeder Tag bei Stunde 0 beginnt.
rule-chain-short = Ein Gebäude, das sein letztes Plättchen verloren hat, bekommt, was die Kette noch hat: eines oder keines. Bekam es keines, bekommt es sofort das nächste Plättchen, das zur Kette zurückkommt. Warten mehrere Gebäude, kommt das zuerst, das am längsten wartet. Mit einem Plättchen wartet es nicht mehr.
rule-accuse = Am 7. Tag werden keine Karten gespielt: Alle legen heimlich vor alle anderen je einen ihrer sechs Marker. Deine Tipps müssen alle verschieden sein. Marker, die du schon gezeigt hast, darfst du wieder verwenden. Du darfst auch deine eigene Farbe legen oder eine, die die andere Person gezeigt hat; richtig ist das aber nie. Dann wird alles aufgedeckt, und jeder richtige Tipp bringt dem genannten Mönch Indizien: 12 zu zweit, 6 zu dritt, 4 zu viert, 3 zu fünft.
rule-day-cards = Dann bringt jedes genommene Ereigniskärtchen 2 Indizien: für den Mönch der Person, die es genommen hat.
rule-winner = Mönche, die niemand spielt, scheiden aus. Wer die wenigsten Indizien hat, gewinnt. Bei Gleichstand gewinnt, wer von diesen mehr Ereigniskärtchen hat. Ist auch das gleich, wird der Sieg geteilt.

## Events.

rule-talkative = Wird William zu Adson bewegt oder Adson zu William, wird Verdacht sofort zu Indizien wie am Ende des Tages und geht auf 10 zurück. Das kann mehrmals am Tag geschehen, und das Ende des Tages kommt trotzdem. Liegen alle sechs Mönche gleichauf, geschieht nichts.
rule-puzzling = Wer einen Mönch in das Gebäude bewegt, in dem William ist, verteilt danach zwei Indizien: beide an einen Mönch oder je eines an zwei. Jeder Mönch ist erlaubt, auch der bewegte.
rule-diligent = Die gespielte Karte darf ein zweites Mal genutzt werden; ihre Stunden zählen einmal. Eine Mönchskarte bewegt denselben Mönch noch einmal, eine Gebäudekarte holt eine zweite Figur. Eine William/Adson-Karte bewegt denselben noch einmal, nie jeden von beiden einmal. Jede Bewegung wirkt voll.
rule-close-behind = Wer William bewegt, mit welcher Karte auch immer, verteilt danach zwei Indizien: beide an einen Mönch oder je eines an zwei. Jeder Mönch ist erlaubt, wo er auch ist.
rule-hasty = Niemand darf Zeitplättchen zurückgeben, um Stunden zu sparen. Aufgaben werden weiterhin genommen.
rule-impious = Wird ein Mönch in die Kirche bewegt, geben alle anderen, die ein Zeitplättchen haben, eines ans Ende der Kette zurück. Sie wählen selbst, welches, reihum nach der Person am Zug.
rule-unobtrusive = Ein Mönch, der in ein Gebäude ohne andere Figur bewegt wird, verliert 1 Indiz.
rule-delicate = Nach der Bewegung gibst du einem Mönch deiner Wahl so viele Verdachtspunkte, wie die Karte Stunden hat. Zurückgegebene Zeitplättchen mindern das nicht. Die Karte für William zählt 5; die für Adson zählt 0, und niemand bekommt etwas.
rule-forbidden = Ein Mönch, der in die Bibliothek bewegt wird, bekommt 2 Indizien.
rule-caught = Am Ende des Tages bringt Verdacht doppelt so viele Indizien: 10, 8, 6, 4, 2 und 0.
rule-compromising = William gibt oder nimmt 6 Indizien statt 3, Adson 10 Verdachtspunkte statt 5.
rule-inquiring = Wird ein Mönch zu anderen Mönchen bewegt, bekommt jeder von diesen 1 Indiz. Der bewegte Mönch bekommt keines.
rule-dubious = Ein Mönch, der bewegt wird, bekommt 1 Indiz, wohin er auch geht.
rule-suspicious = Nach jedem Zug, vor dem Nachziehen, bekommt jeder Mönch mit dem höchsten Verdacht 1 Indiz. Liegen alle sechs gleichauf, bekommt es niemand.
