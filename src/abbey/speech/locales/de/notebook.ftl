## The fields.

notes-about = Wer ist wer? Drück auf ein Feld für mehr, noch einmal für deinen Vermerk.
notes-cell = { $who } als { figure }
notes-cell-odds = { $percent } Prozent
notes-cell-certain = { $certainty ->
    [out] sicher nicht
   *[is] sicher
}
notes-cell-mark = { $mark ->
    [no] dein Vermerk: nein
    [maybe] dein Vermerk: vielleicht
   *[yes] dein Vermerk: ja
}
notes-cell-pins = { $count ->
    [one] { $count } angeheftete Zeile
   *[other] { $count } angeheftete Zeilen
}
notes-key = { $look ->
    [certain] sicher nicht
    [likely] wahrscheinlich, in Prozent
   *[own] deine Vermerke
}
notes-text = Sonstige Notizen

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] Sicher: { $who } ist nicht { figure }.
   *[is] Sicher: { $who } ist { figure }.
}
notes-per-cent = Prozent
notes-now = jetzt
notes-course = Von { $first } Prozent am Anfang auf { $now } Prozent jetzt, nie unter { $least } oder über { $most }.
notes-reasons = Die Züge, aus denen das folgt
notes-reasons-none = Noch hat kein Zug viel darüber verraten.
notes-reason-weight = { $bits } Bit, { $before } → { $after } %
notes-reason-total = zusammen { $bits } Bit
notes-reason-bits = +1 Bit verdoppelt das Verhältnis von Ja zu Nein, −1 Bit halbiert es.
notes-thinking = Wird überlegt …
notes-mark = Dein Vermerk
notes-mark-choice = { $mark ->
    [none] Keiner
    [no] Nein
    [maybe] Vielleicht
   *[yes] Ja
}
notes-pins = Angeheftete Zeilen
notes-pins-none = Keine. Zum Anheften drück im Verlauf auf die Nadel neben einer Zeile, oder P auf der Zeile.
notes-unpin = Abnehmen: { $line }
notes-eyes = { $eyes ->
    [own] Dein eigener Mönch ist mitgerechnet.
   *[everybody] Solange dein Brief geschlossen ist, bleibt dein eigener Mönch außer Acht, damit ihn niemand an den Zahlen ablesen kann.
}
notes-not-agreed = { $aids ->
    [none] An diesem Tisch sind Wahrscheinlichkeiten, Rat und Spiegel nicht vereinbart.
   *[public] An diesem Tisch sind Rat und Spiegel nicht vereinbart.
}

## Pinning a line of the log.

notes-pin-title = Diese Zeile anheften
notes-pin-about = Zu welchen Feldern der Notizen gehört sie?
notes-pin-done = Fertig

## The accusation.

notes-accuse = Deine Marker
notes-accuse-about = Zieh einen Marker zu einer Person, oder drück erst auf den Marker und dann auf die Person.
notes-accuse-where = Drück jetzt auf die Person, für die dieser Marker ist.
notes-marker = Marker: { figure }
notes-accuse-rivals = Die anderen
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Vor { $who } legen
        [planned] Vor { $who } legen statt { figure }
       *[laid] Vor { $who }: { figure }
    }
   *[no] { $state ->
        [empty] Vor { $who }: noch nichts
        [planned] Vor { $who }: { figure }, vorgesehen. Drück darauf, um ihn zurückzunehmen.
       *[laid] Vor { $who }: { figure }
    }
}
notes-lay = { figure-acc } vor { $who } legen

## Hints.

notes-hint = Rat
notes-hint-ask = Um Rat bitten
notes-hint-about = Du bekommst bis zu drei gute Möglichkeiten. Ein Zug zählt als ein Rat, so oft du auch fragst. Wie oft du dir Rat geholt hast, wird am Ende des Spiels gesagt.
notes-hint-taken = { $count ->
    [one] Bisher hast du dir einmal Rat geholt. Die Zahl wird am Ende des Spiels gesagt.
   *[other] Bisher hast du dir { $count }-mal Rat geholt. Die Zahl wird am Ende des Spiels gesagt.
}
notes-hint-covered = Die Ratschläge hängen davon ab, wer du bist. Sie sind verdeckt wie dein Brief.
notes-hint-none = Hier gibt es keinen Rat.
notes-hint-win = Siegchance: { $percent } %
notes-hint-light = Zeig mir, wo
notes-hint-done = erledigt

## The mirror.

notes-mirror = Spiegel
notes-mirror-about = Er zeigt, für wen dich zwei Beobachter halten, die niemandes Mönch kennen: ein einfacher, der jeden Zug so nimmt, wie er aussieht, und ein vorsichtiger, der weiß, dass man sich versteckt. Neben jeder Möglichkeit steht, was sie daran ändern würde.
notes-mirror-caption = Für wen sie dich jetzt halten, in Prozent
notes-observer-head = Beobachter
notes-observer = { $observer ->
    [simple] einfach
   *[careful] vorsichtig
}
notes-mirror-covered = Spiegel: verdeckt, bis du deinen Brief öffnest.
notes-mirror-now = Für deinen Mönch gehalten (einfach · vorsichtig): jetzt { $simple } · { $careful } %
notes-mirror-short = { $simple } · { $careful } %
notes-mirror-choice = für deinen Mönch gehalten: einfach { $simple_now } → { $simple } %, vorsichtig { $careful_now } → { $careful } %

## For those who watch.

notes-public = Wer ist wer, wie es alle ausrechnen könnten. Darin steckt niemandes Geheimnis.
notes-likeliest = Jetzt am wahrscheinlichsten: { figure }, { $percent } Prozent.
