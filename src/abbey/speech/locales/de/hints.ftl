### Hints in the first games. More for translators in en/hints.ftl.

hint =
    { $hint ->
        [end] Wenn du den Tag beendest, kostet sein Ereigniskärtchen deinen Mönch am Ende des Spiels 2 Indizien, und du beginnst den nächsten Tag.
        [tile] Das Plättchen, das du genommen hast, ist ein Zeitplättchen: Gib es später zurück, und eine Karte dauert eine Stunde weniger.
        [marker] Ein gezeigter Marker sagt, wer jemand nicht ist. In den Notizen ist das schon für dich durchgestrichen.
       *[night] Heute Nacht wird Verdacht zu Indizien: 5 für den Mönch mit dem höchsten, dann 4, 3, 2, 1 und 0.
    }
hint-read = Verstanden
