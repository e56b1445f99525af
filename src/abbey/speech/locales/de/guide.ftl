### The rules inside the page. The arguments are explained in en/guide.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel. Verdacht und Indizien nie verwechseln.

## The frame.

guide-close = Regeln schließen
guide-tabs = Kurz oder vollständig
guide-tab-minutes = In zwei Minuten
guide-tab-reference = Zum Nachschlagen

## In two minutes.

guide-step-identity = Einer von sechs
guide-step-identity-text = Wer mitspielt, ist heimlich einer dieser sechs Mönche. Welcher du bist, geht niemanden etwas an.
guide-scene-identity = Sechs Mönche in einer Reihe. Darunter liegen vier Karten: drei verdeckt, deine zeigt Grau.

guide-step-turn = Ein Zug
guide-step-turn-text = Spiel eine deiner drei Karten: Sie kostet Stunden und bewegt eine Figur. Eine Mönchskarte schickt diesen Mönch, wohin du willst; eine Gebäudekarte holt, wen du willst; eine William/Adson-Karte schickt einen der beiden.
guide-scene-turn = Eine Karte Rot mit 3 Stunden wird gespielt, die Sonnenuhr rückt von 9 auf 12 vor, und Rot geht in die Küche.

guide-step-task = Beschäftigt oder müßig
guide-step-task-text = Mit einer Aufgabe seiner Farbe ist ein Mönch beschäftigt: Der Verdacht gegen ihn sinkt um ihren Wert, und das Plättchen gehört dir. Gibt es keine, sieht er müßig aus, und der Verdacht steigt um die Summe aller Plättchen dort.
guide-scene-task = Orange findet in der Kirche die Aufgabe Orange 2: Der Verdacht sinkt von 10 auf 8. Liegen dort Blau 2 und Weiß 2, steigt er von 10 auf 14.

guide-step-guests = Zwei Leisten, zwei Gäste
guide-step-guests-text = Adson schürt Verdacht, das Gerede von heute auf der blauen Leiter: für jeden Mönch, den er trifft, 5 mehr oder weniger, wie du willst. William notiert Indizien auf der braunen Schriftrolle, und die bleiben für immer: 3 mehr oder weniger.
guide-scene-guests = Links Adson neben einer blauen Leiter: Verdacht, 5 mehr oder weniger. Rechts William neben einer braunen Schriftrolle: Indizien, 3 mehr oder weniger.

guide-step-event = Das Ereignis des Tages
guide-step-event-text = Jeden Morgen wird ein Ereignis aufgedeckt und ändert bis zum Abend eine Regel. Auswendig lernen musst du keines: Das heutige steht immer auf dem Spielplan.
guide-scene-event = Sieben Tage in einer Reihe, der erste aufgedeckt: Verboten. Rot betritt die Bibliothek, und die Indizien gegen ihn steigen von 5 auf 7.

guide-step-tiles = Zeit kaufen
guide-step-tiles-text = Genommene Aufgaben sind Zeitplättchen: Jedes, das du zurückgibst, spart eine Stunde. Das kann sich lohnen, denn wer die Sonnenuhr auf 24 bringt, beendet den Tag und nimmt das Ereigniskärtchen: 2 Indizien am Ende des Spiels.
guide-scene-tiles = Eine Karte Küche mit 3 Stunden, und zwei Zeitplättchen werden zurückgegeben: Die Sonnenuhr rückt nur von 22 auf 23 vor.

guide-step-night = Die Nacht
guide-step-night-text = Am Ende des Tages wird Verdacht zu Indizien: 5 für den höchsten, dann 4, 3, 2, 1 und 0; Mönche, die gleichauf sind, teilen sich einen Rang. Am Morgen steht aller Verdacht wieder auf 10, als wäre nie etwas gesagt worden.
guide-scene-night = Sechs Mönche stehen auf der blauen Leiter, jeder tiefer als der vorige. Darunter, auf der braunen Schriftrolle, bekommen sie 5, 4, 3, 2, 1 und keine Indizien.

guide-step-show = Ich nicht
guide-step-show-text = Nach den Tagen 1, 3 und 5 zeigen alle einen Marker, nie den der eigenen Farbe. Er bringt dem Mönch seiner Farbe 2 Indizien und verrät dem Tisch, wer du nicht bist.
guide-scene-show = Am Tisch werden drei Marker gezeigt: Blau, Grau und Blau. Blau bekommt 4 Indizien, Grau 2.

guide-step-accuse = Der siebte Tag
guide-step-accuse-text = Jetzt raten alle, wer die anderen sind. Jeder richtige Tipp bringt dem Mönch, den er nennt, Indizien: 12 zu zweit, 6 zu dritt, 4 zu viert, 3 zu fünft.
guide-scene-accuse = Drei Identitätskarten werden umgedreht, vor jeder liegt ein Tipp. Rot wurde richtig erraten und bekommt 4 Indizien; die beiden anderen Tipps waren falsch.

guide-step-winner = Wer die wenigsten Indizien hat, gewinnt
guide-step-winner-text = Es gewinnt, wessen Mönch die wenigsten Indizien hat. Pass also gut auf ihn auf, aber nie so gut, dass es jemand merkt.
guide-scene-winner = Die braune Schriftrolle am Ende: Grau, dein Mönch, hat die wenigsten Indizien und gewinnt vor Rot, Orange und Blau. Weiß und Schwarz, die niemand spielt, zählen nicht.

guide-back = Zurück
guide-on = Weiter
guide-finish = Fertig
guide-progress = { $at } von { $count }
guide-dot = Schritt { $at }: { $title }
guide-steps = Schritte

## The reference.

guide-search = Regeln durchsuchen
guide-also-convert = Gleichstand unentschieden gleich Rangfolge Nacht
guide-also-winner = Gewinner Sieger Sieg gewinnen Gleichstand unentschieden gleich geteilt Spielende Wertung
guide-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
guide-nothing = Zu „{ $query }“ sagen die Regeln nichts. Versuch ein kürzeres Wort oder eines vom Spielplan.
guide-clear = Alle Regeln zeigen

guide-group-before = Vor dem Spiel
guide-group-turn = Ein Zug
guide-group-evening = Das Ende des Tages
guide-group-seventh = Der siebte Tag
guide-group-events = Die vierzehn Ereignisse
guide-group-options = Was ihr vereinbaren könnt

## Titles of the rules, in the order of the reference.

guide-clause-identity = Wer du bist
guide-clause-figures = Die Figuren
guide-clause-tracks = Die zwei Leisten
guide-clause-tasks = Aufgaben und die Kette
guide-clause-cards = Deine Hand
guide-clause-events = Die Woche
guide-clause-start = Wer anfängt

guide-clause-card = Eine Karte spielen
guide-clause-time = Zeit vergehen lassen
guide-clause-move = Eine Figur bewegen
guide-clause-action = Was die Figur trifft
guide-clause-task = Eine Aufgabe seiner Farbe
guide-clause-no-task = Keine Aufgabe seiner Farbe
guide-clause-william = William trifft Mönche
guide-clause-adson = Adson trifft Mönche
guide-clause-event = Tun, was das Ereignis sagt
guide-clause-draw = Eine Karte ziehen
guide-clause-clamp = Die Enden der Leisten
guide-clause-chain-short = Wenn die Kette zu kurz wird

guide-clause-convert = Verdacht wird zu Indizien
guide-clause-reset = Verdacht auf Anfang
guide-clause-day-card = Wer den Tag beendet
guide-clause-overshoot = Überzählige Stunden
guide-clause-reveal = Einen Marker zeigen
guide-clause-next = Der nächste Tag

guide-clause-accuse = Die Anklage
guide-clause-day-cards = Ereigniskärtchen zählen
guide-clause-winner = Wer gewinnt

guide-clause-time-last = Zeit am Ende des Zuges
guide-clause-data = Werte der Plättchen und Karten
