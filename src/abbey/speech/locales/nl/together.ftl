### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = De stemming is voorbij: alles blijft zoals het is.
news-called-off = Het spel is voortijdig beëindigd.
news-closed = De beheerder van deze server heeft deze tafel gesloten.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } is afwezig. Tot een bot mag invallen:

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] Je vraagt de anderen: zal er een bot voor { $whom } spelen?
   *[no] { $who } vraagt: zal er een bot voor { $whom } spelen?
}
together-vote-call-off = { $you ->
    [yes] Je vraagt de anderen: zullen we het spel nu beëindigen?
   *[no] { $who } vraagt: zullen we het spel nu beëindigen?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] De meerderheid beslist; wie niets zegt, laat het aan de anderen over.
   *[call-off] Iedereen die er is, moet het ermee eens zijn.
}
# $yes, $no: how many have answered so.
together-vote-count = Voor: { $yes }. Tegen: { $no }.
# The name of the region.
together-vote = Stemming
# Two buttons.
together-vote-yes = Voor
together-vote-no = Tegen

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = De tafel verlaten
together-leave-home = Naar de startpagina en later terug
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Je plaats blijft van jou. Ben je lang weg, dan mogen de anderen een bot voor je laten spelen.
   *[no] Je plaats blijft van jou. Je vindt deze tafel terug op de startpagina.
}
together-leave-bot = Een bot voor mij laten spelen
together-leave-bot-about = Het spel gaat meteen verder. Je kunt je plaats altijd weer innemen.
together-leave-end = Het spel voor iedereen beëindigen
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] Iedereen die er is, moet het ermee eens zijn. Niemand wint; wie het spel terugkijkt, ziet alle kaarten.
   *[no] Niemand wint; wie het spel terugkijkt, ziet alle kaarten. Dit kan niet ongedaan worden gemaakt.
}

## A game that was ended early.

together-called-off = Dit spel is voortijdig beëindigd
together-called-off-about = Niemand heeft gewonnen. Als je het spel terugkijkt, zie je alle kaarten.
# A title, and under it the reason that was given, in whatever language.
together-closed = Deze tafel is gesloten
together-closed-about = De beheerder van deze server heeft hem gesloten en geeft deze reden: { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Dit bericht van { $who } melden
together-report-name = De naam { $who } melden
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Dit melden?
together-report-about = Alleen de beheerder van deze server leest je melding. Niemand aan tafel komt het te weten.
together-report-text = Wat is er mis mee? Je mag dit leeg laten.
together-report-send = Melding versturen
together-report-received = Je melding is ontvangen. Bedankt.

## What the server would not do.

refused-vote-open = Er loopt al een stemming: beantwoord die eerst.
refused-no-vote = Die stemming is voorbij.
refused-too-hasty = Wie de verbinding verliest, heeft even nodig om terug te komen. Kies een langere afwezigheid.
refused-not-invited = Deze link is om toe te kijken. Wil je meespelen, vraag dan iemand aan deze tafel om de link om mee te spelen.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Afwezigheid tot een bot mag invallen
together-away-help = Daarna mag iedereen aan tafel een bot voorstellen. Wie weg was, kan altijd terugkomen.
# The same as a sentence, in the lobby.
together-away-agreed = Afwezigheid tot een bot mag invallen: { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Nog eens spelen
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } wil nog eens spelen.
   *[other] { $names } willen nog eens spelen.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = Je wilt nog eens spelen. We wachten op { $names }.

## Before the start.

news-amended = Wie de tafel leidt, heeft de afspraken gewijzigd.
# Buttons of the host, under what is agreed.
together-amend = Wijzigen
together-amend-save = Opslaan

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Link om mee te spelen
together-link-play-help = Wie hem opent, kan een vrije plaats nemen. Stuur hem alleen aan wie je wilt laten meespelen.
together-link-watch = Link om toe te kijken
together-link-watch-help = Wie hem opent, kan toekijken, maar geen plaats nemen.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = Deze links gaan alleen op dit apparaat open, want deze pagina staat op “{ $host }”. Om anderen binnen te laten, start je de server met --host 0.0.0.0 en open je deze pagina op een adres dat zij kunnen bereiken.
# Instead of the form to join.
together-watch-only = Je hebt de link om toe te kijken. Wil je meespelen, vraag dan iemand aan deze tafel om de link om mee te spelen.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = De oude link onbruikbaar maken
together-rekey-about = Heeft iemand anders je eigen link gezien? Vervang hem: de oude opent dan niets meer, en wie ermee binnenkwam, kan alleen nog toekijken.
together-rekeyed = De oude link is nu onbruikbaar. Dit is de nieuwe.
# To somebody who had a seat.
together-unseated = Deze plaats is niet meer van jou: ze is opgegeven, wie de tafel leidt heeft haar vergeven, of haar link is vervangen. Je kunt nog wel toekijken.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Bericht als je aan de beurt bent
together-notice-ask = Zal deze browser je laten weten dat je aan de beurt bent, ook als je ergens anders kijkt?
together-notice-yes = Ja, laat het me weten
together-notice-no = Nee, bedankt
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = Deze browser kan je geen bericht tonen als je aan de beurt bent. Wat helpt: laat deze pagina open met geluid, dan luidt er een bel. Ook je tafels op de startpagina tonen of je aan de beurt bent.
together-notice-sound = Geluid aanzetten
together-notice-ok = Prima
