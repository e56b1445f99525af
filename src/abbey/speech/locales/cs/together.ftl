### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = Hlasování skončilo: vše zůstává, jak je.
news-called-off = Hra byla předčasně ukončena.
news-closed = Správce tohoto serveru tento stůl uzavřel.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } je pryč. Než bude moci zaskočit bot:

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] Ptáš se ostatních: { $whom } je pryč, má zaskočit bot?
   *[no] { $who } se ptá: { $whom } je pryč, má zaskočit bot?
}
together-vote-call-off = { $you ->
    [yes] Ptáš se ostatních: ukončíme teď hru?
   *[no] { $who } se ptá: ukončíme teď hru?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] Rozhoduje většina; kdo mlčí, nechává to na ostatních.
   *[call-off] Všichni přítomní musí souhlasit.
}
# $yes, $no: how many have answered so.
together-vote-count = Pro: { $yes }. Proti: { $no }.
# The name of the region.
together-vote = Hlasování
# Two buttons.
together-vote-yes = Pro
together-vote-no = Proti

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = Opustit stůl
together-leave-home = Domů a vrátit se později
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Tvé místo zůstává tvé. Budeš-li dlouho pryč, mohou za tebe ostatní nechat hrát bota.
   *[no] Tvé místo zůstává tvé. Tento stůl najdeš znovu na úvodní stránce.
}
together-leave-bot = Ať za mě hraje bot
together-leave-bot-about = Hra hned pokračuje. Na své místo se můžeš kdykoli vrátit.
together-leave-end = Ukončit hru pro všechny
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] Všichni přítomní musí souhlasit. Nikdo nevyhraje; při přehrání jsou vidět všechny karty.
   *[no] Nikdo nevyhraje; při přehrání jsou vidět všechny karty. Nelze to vzít zpět.
}

## A game that was ended early.

together-called-off = Tato hra byla předčasně ukončena
together-called-off-about = Nikdo nevyhrál. Při přehrání uvidíš všechny karty.
# A title, and under it the reason that was given, in whatever language.
together-closed = Tento stůl byl uzavřen
together-closed-about = Správce tohoto serveru ho uzavřel a uvádí tento důvod: { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Nahlásit tuto zprávu, kterou píše { $who }
together-report-name = Nahlásit jméno { $who }
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Nahlásit to?
together-report-about = Tvé hlášení si přečte jen správce tohoto serveru. U stolu se o něm nikdo nedozví.
together-report-text = Co je na tom špatně? Můžeš to nechat prázdné.
together-report-send = Odeslat hlášení
together-report-received = Tvé hlášení dorazilo. Děkujeme.

## What the server would not do.

refused-vote-open = Jedno hlasování už běží: nejdřív odpověz na ně.
refused-no-vote = To hlasování už skončilo.
refused-too-hasty = Komu vypadne spojení, potřebuje chvíli, aby se vrátil. Zvol delší nepřítomnost.
refused-not-invited = Tento odkaz je ke sledování. Chceš-li hrát, popros někoho u tohoto stolu o odkaz ke hře.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Nepřítomnost, než smí zaskočit bot
together-away-help = Potom smí kdokoli u stolu navrhnout bota. Kdo byl pryč, může se kdykoli vrátit.
# The same as a sentence, in the lobby.
together-away-agreed = Nepřítomnost, než smí zaskočit bot: { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Hrát znovu
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } chce hrát znovu.
   *[other] { $names } chtějí hrát znovu.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = Chceš hrát znovu. Ještě čekáme na souhlas: { $names }.

## Before the start.

news-amended = Hostitel změnil, co je dohodnuto.
# Buttons of the host, under what is agreed.
together-amend = Změnit
together-amend-save = Uložit

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Odkaz ke hře
together-link-play-help = Kdo ho otevře, může si sednout na volné místo. Pošli ho jen těm, s kým chceš hrát.
together-link-watch = Odkaz ke sledování
together-link-watch-help = Kdo ho otevře, může se dívat, ale ne si sednout.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = Tyto odkazy se otevřou jen na tomto zařízení, protože tato stránka je na adrese „{ $host }“. Aby mohli přijít i ostatní, spusť server s --host 0.0.0.0 a otevři tuto stránku na adrese, ke které se dostanou.
# Instead of the form to join.
together-watch-only = Máš odkaz ke sledování. Chceš-li hrát, popros někoho u tohoto stolu o odkaz ke hře.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = Zneplatnit starý odkaz
together-rekey-about = Viděl tvůj vlastní odkaz někdo jiný? Nahraď ho: starý pak nic neotevře a kdo s ním přišel, může se už jen dívat.
together-rekeyed = Starý odkaz už neplatí. Tohle je nový.
# To somebody who had a seat.
together-unseated = Toto místo už není tvoje: někdo se ho vzdal, hostitel ho dal pryč, nebo byl jeho odkaz nahrazen. Dívat se můžeš dál.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Zprávy, když jsi na tahu
together-notice-ask = Má ti tento prohlížeč dát vědět, že jsi na tahu, i když se díváš jinam?
together-notice-yes = Ano, dej mi vědět
together-notice-no = Ne, díky
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = Tento prohlížeč ti neumí ukázat zprávu, když jsi na tahu. Co pomůže: nech tuto stránku otevřenou se zvuky a ozve se zvonek. I tvé stoly na úvodní stránce ukazují, zda jsi na tahu.
together-notice-sound = Zapnout zvuky
together-notice-ok = Dobře
