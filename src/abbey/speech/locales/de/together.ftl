### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = Die Abstimmung ist vorbei: Alles bleibt, wie es ist.
news-called-off = Das Spiel wurde vorzeitig beendet.
news-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } ist abwesend. Bis ein Bot einspringen darf:

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] Du fragst die anderen: Soll ein Bot für { $whom } spielen?
   *[no] { $who } fragt: Soll ein Bot für { $whom } spielen?
}
together-vote-call-off = { $you ->
    [yes] Du fragst die anderen: Wollen wir das Spiel jetzt beenden?
   *[no] { $who } fragt: Wollen wir das Spiel jetzt beenden?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] Die Mehrheit entscheidet; wer nichts sagt, überlässt es den anderen.
   *[call-off] Alle, die da sind, müssen zustimmen.
}
# $yes, $no: how many have answered so.
together-vote-count = Dafür: { $yes }. Dagegen: { $no }.
# The name of the region.
together-vote = Abstimmung
# Two buttons.
together-vote-yes = Dafür
together-vote-no = Dagegen

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = Den Tisch verlassen
together-leave-home = Zur Startseite und später zurück
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Dein Platz bleibt deiner. Bist du lange weg, dürfen die anderen einen Bot für dich spielen lassen.
   *[no] Dein Platz bleibt deiner. Du findest diesen Tisch auf der Startseite wieder.
}
together-leave-bot = Einen Bot für mich spielen lassen
together-leave-bot-about = Das Spiel geht sofort weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
together-leave-end = Das Spiel für alle beenden
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] Alle, die da sind, müssen zustimmen. Niemand gewinnt; wer das Spiel noch einmal ansieht, sieht alle Karten.
   *[no] Niemand gewinnt; wer das Spiel noch einmal ansieht, sieht alle Karten. Das lässt sich nicht rückgängig machen.
}

## A game that was ended early.

together-called-off = Dieses Spiel wurde vorzeitig beendet
together-called-off-about = Niemand hat gewonnen. Wenn du das Spiel noch einmal ansiehst, siehst du alle Karten.
# A title, and under it the reason that was given, in whatever language.
together-closed = Dieser Tisch wurde geschlossen
together-closed-about = Der Betreiber dieses Servers hat ihn geschlossen und nennt diesen Grund: { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Diese Nachricht von { $who } melden
together-report-name = Den Namen { $who } melden
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Das hier melden?
together-report-about = Nur der Betreiber dieses Servers liest deine Meldung. Am Tisch erfährt niemand davon.
together-report-text = Was stimmt daran nicht? Du kannst das Feld leer lassen.
together-report-send = Meldung senden
together-report-received = Deine Meldung ist angekommen. Danke.

## What the server would not do.

refused-vote-open = Es läuft schon eine Abstimmung: Beantworte erst diese.
refused-no-vote = Diese Abstimmung ist vorbei.
refused-too-hasty = Wer die Verbindung verliert, braucht einen Moment, um zurückzukommen. Wähle eine längere Abwesenheit.
refused-not-invited = Dieser Link ist zum Zuschauen. Wenn du mitspielen möchtest, bitte jemanden an diesem Tisch um den Link zum Mitspielen.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Abwesenheit, bis ein Bot einspringen darf
together-away-help = Danach dürfen alle am Tisch einen Bot vorschlagen. Wer weg war, kann jederzeit zurückkommen.
# The same as a sentence, in the lobby.
together-away-agreed = Abwesenheit, bis ein Bot einspringen darf: { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Noch einmal spielen
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = Du möchtest noch einmal spielen. Wir warten auf { $names }.

## Before the start.

news-amended = Wer den Tisch leitet, hat die Abmachungen geändert.
# Buttons of the host, under what is agreed.
together-amend = Ändern
together-amend-save = Speichern

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Link zum Mitspielen
together-link-play-help = Wer ihn öffnet, kann einen freien Platz nehmen. Schick ihn nur Leuten, mit denen du spielen möchtest.
together-link-watch = Link zum Zuschauen
together-link-watch-help = Wer ihn öffnet, kann zuschauen, aber keinen Platz nehmen.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = Diese Links öffnen sich nur auf diesem Gerät, denn diese Seite steht unter „{ $host }“. Damit andere dazukommen können, starte den Server mit --host 0.0.0.0 und öffne diese Seite unter einer Adresse, die sie erreichen.
# Instead of the form to join.
together-watch-only = Du hast den Link zum Zuschauen. Wenn du mitspielen möchtest, bitte jemanden an diesem Tisch um den Link zum Mitspielen.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = Alten Link unbrauchbar machen
together-rekey-about = Hat jemand anders deinen eigenen Link gesehen? Ersetze ihn: Der alte öffnet dann nichts mehr, und wer damit hereinkam, kann nur noch zuschauen.
together-rekeyed = Der alte Link ist jetzt unbrauchbar. Das ist der neue.
# To somebody who had a seat.
together-unseated = Dieser Platz gehört dir nicht mehr: Er wurde aufgegeben, die Tischleitung hat ihn vergeben, oder sein Link wurde ersetzt. Zuschauen kannst du weiterhin.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Nachricht, wenn du am Zug bist
together-notice-ask = Soll dieser Browser dir sagen, wenn du am Zug bist, auch wenn du gerade woanders hinsiehst?
together-notice-yes = Ja, sag mir Bescheid
together-notice-no = Nein, danke
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = Dieser Browser kann dir keine Nachricht zeigen, wenn du am Zug bist. Das hilft: Lass diese Seite mit Tönen offen, dann läutet eine Glocke. Auch deine Tische auf der Startseite zeigen, ob du am Zug bist.
together-notice-sound = Töne einschalten
together-notice-ok = In Ordnung
