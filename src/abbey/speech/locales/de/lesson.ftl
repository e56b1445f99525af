### Was in einer Lektion gesagt wird.

lesson-title = Dein erster Tag
lesson-progress = { $at } von { $count }
lesson-now = Jetzt: { $choice }
lesson-watch = Die anderen sind am Zug. Sieh zu, was sich bewegt.
lesson-skip = Überspringen
lesson-leave = Lektion verlassen
lesson-stay = Hierbleiben
lesson-jump-now = Zum letzten Tag
lesson-finish = Selbst eine Partie spielen
lesson-leave-ask = Du kannst jetzt aufhören und später weitermachen: Die Startseite merkt sich, wo du warst.

lesson-secret = Willkommen in der Abtei! In diesem Brief steht, welcher Mönch du bist. Sieh nach und verrate es niemandem: Am letzten Tag raten die anderen, wer du bist.
lesson-goal = Indizien sind das, was zählt. Sie bleiben für immer, und am Ende gewinnt, wessen Mönch die wenigsten hat.
lesson-suspicion = Verdacht ist nur das Gerede des Tages. Heute Nacht wird er zu Indizien: Der Mönch mit dem höchsten bekommt 5, der nächste 4 und so weiter.
lesson-event = Jeder Tag hat ein Ereignis, das eine Regel ändert. Heute verliert ein Mönch 1 Indiz, wenn er in ein Gebäude kommt, in dem sonst niemand steht.
lesson-card = Du bist am Zug: Spiel eine Karte. Diese bewegt deinen eigenen Mönch. Ihre Zahl sind die Stunden, die sie dauert, und nach 24 Stunden endet der Tag.
lesson-task = Ein Plättchen in der Farbe deines Mönchs ist eine Aufgabe für ihn. Zeig auf ein Gebäude oder berühr es und sieh, was dort geschehen würde. Wähl dann das markierte, in dem sonst niemand steht.
lesson-moved = Dein Mönch hat seine Aufgabe erledigt, und der Verdacht sank. Dann hat ihn jemand in ein Gebäude ohne Aufgabe geschickt, und er stieg wieder. Ja, alle dürfen jeden Mönch bewegen.
lesson-tile = Das Plättchen der Aufgabe gehört jetzt dir, als Zeitplättchen. Jedes, das du zurückgibst, macht eine Karte eine Stunde kürzer.
lesson-building = Jetzt machst du dasselbe mit jemand anderem. Eine Gebäudekarte holt eine beliebige Figur in dieses Gebäude.
lesson-spend = Bevor die Stunden vergehen, darfst du Zeitplättchen zurückgeben. Gib deines zurück: Dann dauert die Karte 2 Stunden statt 3.
lesson-no-task = Kein Plättchen dort hat die Farbe dieses Mönchs. Er hat also nichts zu tun, und der Verdacht gegen ihn steigt um den Wert aller Plättchen.
lesson-william = William ändert Indizien um 3 und Adson Verdacht um 5, für jeden Mönch, den sie treffen. Spiel William: Seine 5 Stunden beenden den Tag.
lesson-guests = Schick ihn in das Gebäude, in dem dein Mönch mit einem anderen steht.
lesson-worse = Du entscheidest für jeden Mönch dort. Dieser ist nicht deiner: Gib ihm 3 Indizien.
lesson-better = Und nimm deinem eigenen Mönch 3 weg. Hilf ihm in einer echten Partie nicht zu offen: Die anderen beobachten dich.
lesson-night = Der Tag ist vorbei: Aus Verdacht wurden Indizien, und danach stand aller Verdacht wieder auf 10. Gut gemacht, dein Mönch hat die wenigsten.
lesson-day-card = Du hast den Tag beendet, deshalb gehört dir sein Ereigniskärtchen: 2 Indizien für deinen Mönch am Ende des Spiels. Dafür beginnst du den nächsten Tag.
lesson-show = Nach den Tagen 1, 3 und 5 zeigen alle einen Marker: einen Mönch, der sie nicht sind. Dieser Mönch bekommt 2 Indizien.
lesson-notebook = Die Notizen streichen durch, was die Marker beweisen. Trag ein, was dir selbst auffällt: Wem hilft wer?
lesson-jump = Das war ein ganzer Tag, und fünf solche folgen noch. Wir springen zum letzten Tag dieser Partie.

lesson-last-day = Tag 7: Die Tage dazwischen haben wir ausgelassen. Niemand spielt mehr Karten. Alle raten, wer die anderen sind.
lesson-accuse = Ein richtiger Tipp bringt dem Mönch 6 Indizien. Ein Hinweis: { $who } hat { figure-acc } von einer Aufgabe zur nächsten geschickt.
lesson-accuse-next = Und nun zum anderen Platz. Wenn { $who } William oder Adson bewegte, war es fast immer gut für { figure-acc }.
lesson-end = Jetzt kennst du das ganze Spiel. Pass auf deinen Mönch auf, aber lass es niemanden merken!
