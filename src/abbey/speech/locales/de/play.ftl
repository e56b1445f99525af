### The table while a game is played. The arguments are explained in en/play.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel. Keine weiblichen oder männlichen Formen für Personen.

## The parts of the screen.

play-title = Der Tisch
play-abbey = Abtei
play-tracks = Leisten
play-players = Am Tisch
play-log = Verlauf
play-chat = Chat
play-notes = Notizen
play-notes-player = Name
play-aids = Hilfen
play-odds = Wahrscheinlichkeiten
play-sheets = Teile des Tisches
play-side = Wer am Tisch sitzt und was geschah
play-panel = Deine Karten und was du tun kannst
play-drawer = Karten und Möglichkeiten
play-in-words = Als Text
play-close = Schließen

## Whose turn it is.

play-day = Tag { $day }
play-day-of = Tag { $day } von 7
play-day-hour = Tag { $day } von 7, Stunde { $hour } von 24
play-your-turn = Du bist dran: { $question }
play-waiting = { $count ->
    [one] { $names } wählt: { phase }.
   *[other] { $names } wählen: { phase }.
}
play-turn-of = { $names }: { phase }
play-turn-many = { $count } Personen
play-nothing-to-do = Gerade gibt es nichts zu entscheiden.
play-over = Das Spiel ist zu Ende.
play-spectator = Du schaust zu: Du siehst, was für alle offen liegt, aber niemandes Karten.
play-nobody-looks = Alle dürfen hinschauen: Es liegen keine Karten offen.
play-clock-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
}
play-clock-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
play-clock-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
play-clock-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}

## One's own things.

play-hand = Deine Karten
play-identity = Deine Identität
play-you-are = Du bist { figure } ({ sign }).
play-identity-peek = Zum Ansehen halten
play-time-tiles = Deine Zeitplättchen
play-time-tiles-count = { $count ->
    [0] Keine Zeitplättchen
    [one] { $count } Zeitplättchen
   *[other] { $count } Zeitplättchen
}
play-give-back = { $tile } zurückgeben

play-laid = Von dir gelegt

## Deciding.

play-hint = { $phase ->
    [play] Wähl eine Karte; du kannst sie noch zurücknehmen.
    [spend] Wähl Plättchen zum Zurückgeben, oder behalt sie.
    [move] Wähl einen der leuchtenden Orte in der Abtei.
   *[other] {""}
}
play-hint-figures = Wähl eine der leuchtenden Figuren.
play-would = { $choice }: { $outlook }
play-then = Deine Wahl: { $choice }.
play-confirm = Bestätigen
play-confirm-label = Deine Wahl bestätigen
play-confirm-anyway = Trotzdem legen
play-cancel = Abbrechen
play-undo = Zurücknehmen
play-exactly = Die genaue Regel
play-all-choices = { $count ->
    [one] Die Möglichkeit als Text
   *[other] Alle { $count } Möglichkeiten als Text
}
play-more = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
play-delivery = { $delivery ->
    [sent] Gesendet …
   *[kept] { $choice ->
        [none] Gemerkt.
       *[other] Gemerkt: { $choice }.
    } Es wird gesendet, sobald die Verbindung wieder da ist.
}
play-never-short = { $never ->
    [own] nie richtig: das bist du
   *[shown] nie richtig: schon gezeigt
}
play-never = { $never ->
    [own] Dieser Tipp kann nicht stimmen: Du bist selbst dieser Mönch. Willst du einen Marker dafür verschwenden?
   *[shown] Dieser Tipp kann nicht stimmen: Diese Person hat die Farbe schon gezeigt und ist also nicht dieser Mönch. Willst du einen Marker dafür verschwenden?
}
play-own-marker = Diesen Marker kannst du nicht zeigen: Es ist deine eigene Farbe. Wähle einen anderen.
play-own-marker-short = nicht zu zeigen: das bist du

## The sealed letter, at the beginning of a game.

play-letter = Ein Brief für dich
play-letter-hold = Er sagt dir, welcher Mönch du bist. Halte den Brief gedrückt, um ihn zu öffnen, oder drücke kurz darauf. Pass auf, dass sonst niemand hinsieht.
play-letter-secret = Das ist dein Geheimnis: Du bist { figure } ({ sign }).
play-letter-means = Halte die Indizien gegen { figure } niedrig, und lass niemanden merken, dass du { figure } bist.
play-letter-place = Von jetzt an liegt er neben deinen Karten: „Deine Identität“. Halte ihn dort gedrückt, wenn du ihn wieder sehen willst.

## The others' turns.

play-skip = Überspringen
play-recap = Seit deinem letzten Zug
play-recap-none = Seitdem ist nichts geschehen.
play-recap-watch = Noch einmal ansehen
play-rule = Die Regel:
play-pin = Diese Zeile anheften: { $line }

## Several people at one device.

play-veil = Gib das Gerät an { $name } weiter
play-veil-why = Die Karten bleiben verdeckt, bis { $name } den Schleier lüftet.
play-veil-hold = Halten, um den Schleier zu lüften
play-veil-longer = Halte gedrückt, bis der Knopf voll ist.

## Players.

play-seat-back = Meinen Platz wieder einnehmen
play-seat-back-of = { $who } nimmt den Platz wieder ein
play-replaced = Ein Bot spielt für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
play-seat-fill = Einen Bot für { $who } spielen lassen

## Chat.

play-chat-empty = Noch hat niemand etwas gesagt.
play-chat-earlier = Frühere Nachrichten zeigen
play-chat-say = Sag etwas
play-chat-send = Senden
play-chat-unsaid = Nachrichten, die auf die Verbindung warten
play-chat-waiting = (wartet darauf, gesendet zu werden)
play-chat-mute = Stummschalten

## The board in words.

play-text-title = Der Spielplan als Text
play-none = keine
play-text-monks = Die Mönche
play-text-monk = Mönch
play-text-suspicion = Verdacht heute
play-text-tonight = Indizien am Abend
play-text-evidence = Indizien bisher
play-text-buildings = Die Gebäude
play-text-building = Gebäude
# "Figures", so that "none" (keine) agrees.
play-text-here = Figuren
play-text-tasks = Aufgaben
play-text-players = Am Tisch
play-text-player = Name
play-text-cards = Karten
play-text-time-tiles = Zeitplättchen
play-text-day-tiles = Ereigniskärtchen
play-text-shown = Gezeigte Marker
play-text-piles = Karten und Plättchen
play-text-hand = Deine Karten: { $cards }.
play-text-between = { "; " }
play-text-deck = Karten im Nachziehstapel: { $deck }, im Ablagestapel: { $discard }.
play-text-discard = Abgelegt: { $cards }.
play-text-chain = Plättchen in der Kette der kommenden Aufgaben: { $count }; davon hat noch niemand gesehen: { $unseen }.
play-text-chain-seen = Die schon gesehenen, von vorn: { $tiles }.

## A day's end, and markers turned up.

play-go-on = Weiter
play-night = Tag { $day } ist vorbei
play-night-about = Verdacht wird zu Indizien, und aller Verdacht geht auf den Anfang zurück.
play-night-none = Niemand bekommt Indizien.
play-suspicion-was = Verdacht { $suspicion }
play-evidence-now = jetzt { $after }
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] Du hast den Tag beendet: Das Kärtchen gehört dir. Am Ende des Spiels bringt es deinem Mönch 2 Indizien ein. Am 7. Tag gibt es keine Züge.
       *[no] Du hast den Tag beendet: Das Kärtchen gehört dir, und morgen fängst du an. Am Ende des Spiels bringt es deinem Mönch 2 Indizien ein.
    }
   *[no] { $last ->
        [yes] { $who } hat den Tag beendet und nimmt das Kärtchen. Am Ende des Spiels bringt es 2 Indizien ein. Am 7. Tag gibt es keine Züge.
       *[no] { $who } hat den Tag beendet, nimmt das Kärtchen und fängt morgen an. Am Ende des Spiels bringt es 2 Indizien ein.
    }
}
play-shown-title = Alle zeigen einen Marker
play-shown-about = Jeder Marker bringt dem Mönch seiner Farbe 2 Indizien und beweist, wer jemand nicht ist.
play-shown-not = { $you ->
    [yes] Du bist nicht { figure }.
   *[no] { $who } ist nicht { figure }.
}

## The end.

play-ending = Das Ende
play-nobody = Niemand war:
play-turn-all = Alle umdrehen
play-points = { $points ->
    [one] { $points } Indiz
   *[other] { $points } Indizien
}
play-winner = { $you ->
    [yes] Du gewinnst mit { play-points }.
   *[no] { $count ->
        [one] { $names } gewinnt mit { play-points }.
       *[other] Geteilter Sieg mit { play-points }: { $names }.
    }
}
play-guesses = Die Tipps
play-guess-by = Tipp von { $name }
play-guess = { $right ->
    [yes] richtig
   *[no] falsch
}
play-sources = Woher die Indizien kamen
play-source = { $source ->
    [start] am Anfang
    [convert] Verdacht an den Abenden
    [william] William
    [event] Ereignisse
    [reveal] gezeigte Marker
    [accuse] richtige Tipps
   *[day-cards] Ereigniskärtchen
}
play-source-all = insgesamt
play-promise = { $kept ->
    [yes] Die Karten wurden so ausgeteilt, wie es vor der ersten Karte versiegelt wurde.
    [mixed] Die Verteilung war vor der ersten Karte versiegelt, und Zufallsbytes aus deinem eigenen Browser sind darin: Niemand hat sie ausgesucht.
    [left-out] Die Verteilung war vor der ersten Karte versiegelt, aber die Zufallsbytes aus deinem eigenen Browser sind nicht darin: Sie kamen zu spät, oder der Server hat sie weggelassen.
   *[no] Die Verteilung der Karten passt nicht zum Siegel vom Anfang. Mit diesem Tisch stimmt etwas nicht.
}
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] Du hast dir keinen Rat geholt.
        [one] Du hast dir einmal Rat geholt.
       *[other] Du hast dir { $count }-mal Rat geholt.
    }
   *[no] { $count ->
        [0] { $who } hat sich keinen Rat geholt.
        [one] { $who } hat sich einmal Rat geholt.
       *[other] { $who } hat sich { $count }-mal Rat geholt.
    }
}
play-rematch = Noch einmal zusammen
play-rematch-there = Zum neuen Tisch
play-watch-again = Noch einmal ansehen
play-analysis = { $you ->
    [yes] Was dich verraten hat
   *[no] Was die Spieler verraten hat
}
play-download = Aufzeichnung speichern
play-look-at-board = Spielplan ansehen
play-home = Startseite

## Keys.

play-what-if = Was wenn
play-keys = Tastenkürzel
play-keys-single = Einzelne Tasten sind Befehle
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Enter
    [Escape] Esc
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
play-key = { $key ->
    [digit] die Möglichkeit mit dieser Nummer oder diesem Buchstaben wählen; noch einmal, um sie zu bestätigen
    [Enter] bestätigen
    [Escape] abbrechen; überspringen, was gerade gezeigt wird
    [u] zurücknehmen, wie Strg+Z
    [s] überspringen, was gerade gezeigt wird
    [r] seit deinem letzten Zug
    [t] der Spielplan als Text
    [p] die Zeile des Verlaufs anheften, auf der du gerade bist
   *[other] diese Tastenkürzel
}
