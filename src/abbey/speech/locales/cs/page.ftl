### The frame of the page: home, lobby, replay, settings. The arguments are explained in en/page.ftl.
### Informal; names of players stay in the nominative.

## The tab's title and what is everywhere

page-name = Abbey
page-title = Abbey
page-title-at = { $place } · Abbey
page-title-your-turn = ● Jsi na tahu · Abbey
page-place-table = Stůl
page-place-replay = Přehrání hry
page-skip = Přejít k obsahu
page-loading = Okamžik …
page-go-home = Domů
page-done = Hotovo
page-copy = Kopírovat
page-copied = Zkopírováno
page-reload = Načíst znovu
page-part-missing = Část této stránky nedorazila. Server má možná novější. Načti stránku znovu: žádná hra se neztratí.
page-share = Sdílet
page-guest = Host

page-connection = { $status ->
    [lost] Spojení je přerušené. Zkoušíme to znovu …
   *[back] Spojení je zpátky.
}

## What happened to the table, told in passing.

news-taken-back = { $you ->
    [yes] Bereš své rozhodnutí zpět.
   *[no] { $who } bere rozhodnutí zpět.
}
news-taken-over = { $you ->
    [yes] Teď za tebe hraje bot.
   *[no] { $who } má teď místo sebe bota.
}
news-left-to-chance = { $you ->
    [yes] Bot, který za tebe hraje, neodpověděl: tentokrát rozhodla náhoda.
   *[no] { $who } nemá odpověď: tentokrát rozhodla náhoda.
}
news-given-back = { $you ->
    [yes] Zase hraješ ty.
   *[no] { $who } je zpátky.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = Jsi na tahu
page-notice-body = Stůl čeká na tebe.

## Pages that are not there

page-nowhere = Tato stránka neexistuje
page-nowhere-text = Taková stránka v tomto opatství není. Zpět na začátek:
page-no-table = Tento stůl nelze ukázat
page-guide = Pravidla

## Settings

page-settings = Nastavení
page-language = Jazyk
page-theme = Vzhled
page-theme-choice = { $theme ->
    [auto] Podle zařízení
    [light] Světlý
   *[dark] Tmavý
}
page-motion = Animace
page-motion-choice = { $motion ->
    [auto] Podle zařízení
   *[reduced] Omezené
}
page-pace = Tahy ostatních
page-pace-choice = { $pace ->
    [slow] Pomalu
    [usual] Normálně
   *[quick] Rychle
}
page-confirming = Ptát se na potvrzení
page-confirming-choice = { $confirming ->
    [final] Když to nejde vrátit
    [always] Vždy
   *[never] Nikdy
}
page-sound = Zvuky: zvonek pro tvůj tah, ťuknutí při pohybu, hluboký zvon v noci
page-notices = Dej mi vědět, že jsem na tahu, i když se dívám jinam
page-hints = Nápovědy v mých prvních hrách
page-notices-refused = Tvůj prohlížeč této stránce zprávy nedovoluje. Změnit to můžeš v nastavení prohlížeče.

## Home

page-lead = Šest mnichů, jeden z nich jsi ty a nikdo nesmí zjistit který. Usměrňuj podezření, vyhýbej se indiciím a nevypadej příliš nevinně.
page-about = Neoficiální fanouškovské vydání hry Stefana Felda „Jméno růže“. Zdarma, bez reklam a bez účtů, bez spojení s autorem či vydavatelem. Pokud se ti hra líbí, zahraj si ji se skutečnou krabicí.
page-your-name = Tvé jméno
page-players = Počet hráčů
page-people = Lidé
page-against = Ostatní jsou boti:
page-other-seats = Zbylá místa jsou pro boty:

page-bot = { $bot ->
    [postulant] Postulant
    [novice] Novic
    [apprentice] Učeň
    [brother] Bratr
    [librarian] Knihovník
    [inquisitor] Inkvizitor
    [herald] Hlasatel
    [gossip] Klepna
    [cellarer] Sklepmistr
    [sexton] Kostelník
    [random] Náhoda
   *[other] { $bot }
}
page-bot-about = { $bot ->
    [postulant] Udělá pro svého mnicha něco dobrého, zřídka to nejlepší, a nikoho nesleduje.
    [novice] Udělá pro svého mnicha to nejlepší a nikoho nesleduje.
    [apprentice] Překáží i ostatním. Z dnešních a včerejších tahů odvozuje, kdo je kdo, a neskrývá se.
    [brother] Pamatuje si každý tah a trochu se skrývá. Nemyslí dopředu.
    [librarian] Pamatuje si každý tah a skrývá se víc než bratr. Nemyslí dopředu.
    [inquisitor] Prohlédne každý způsob hry, sotva prozradí, kdo je, a myslí dopředu. Nevidí víc, než je z jeho místa vidět.
    [herald] Odvozuje a skrývá se; s oblibou posílá Viléma.
    [gossip] Odvozuje a skrývá se; s oblibou posílá Adsona.
    [cellarer] Odvozuje a skrývá se; šetří žetony času.
    [sexton] Odvozuje a skrývá se; dává přednost krátkým dnům.
    [random] Hraje jakýkoli dovolený tah. Dobrá volba na první seznámení.
   *[other] Má vlastní hlavu.
}

page-new = Jsi tu poprvé?
page-new-lesson = Zahraj si svůj první den
page-new-lesson-about = Skutečná hra, vysvětlená krok za krokem. Trvá asi šest minut.
page-new-continue = Pokračovat v prvním dni
page-new-quick = Nebo pravidla za dvě minuty, s obrázky

page-now = Hrát hned
page-now-about = Ty proti botům, bez čekání.
page-now-go = Sednout si ke stolu

page-friends = S přáteli
page-friends-about = Otevři stůl a pošli odkaz.
page-friends-go = Otevřít stůl
page-seat = Místo { $number }
page-filling-me = Já
page-filling-open = Volné pro hosta
page-filling-bot = Bot: { page-bot }

page-shared = Na jednom zařízení
page-shared-about = Podávejte si telefon nebo tablet dokola. Karty mezitím skryje.
page-shared-go = Posadit se
page-name-of = Jméno { $number }
page-player = Hráč { $number }

page-record = Přehrát hru znovu
page-record-about = Otevři uložený soubor se záznamem, svůj nebo od přátel.
page-record-file = Záznam
page-file-choose = Vybrat soubor
page-record-help = Textový soubor, obvykle s koncovkou „.abbey“.

page-mine = Moje opatství
page-mine-about = Tvé dohrané hry a co ukazují.

page-tables = Tvé stoly
page-tables-all = Ukázat všechny ({ $count })
page-table-unnamed = Stůl
page-standing = { $standing ->
    [gone] Nelze najít
    [gathering] Čeká na hosty
    [your-turn] ● Jsi na tahu
    [waiting] Hraje se
    [over] Dohráno
    [called-off] Ukončeno předčasně
   *[unknown] …
}
page-forget = Odebrat ze seznamu: { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Hádanka dne
page-puzzle-about = Kdo je kdo? Pro všechny stejná.
page-puzzle-today = { page-puzzle-about } Dnešní je { puzzle-level }.
page-puzzle-solved = Dnešní je vyřešená.
puzzle-kind =
    { $kind ->
        [certain] jistá
       *[likely] pravděpodobná
    }
puzzle-level =
    { $level ->
        [easy] lehká
        [medium] střední
       *[hard] těžká
    }

## What is agreed before the deal

page-options = Možnosti
page-agreed = Co je dohodnuto
page-order = Kdy v tahu plyne čas
page-order-choice = { $order ->
    [last] Na konci (francouzská a nizozemská pravidla)
   *[usual] Hned po kartě (německá, česká a italská pravidla)
}
page-overshoot = Hodiny přes konec dne
page-overshoot-choice = { $overshoot ->
    [reset] Propadnou
   *[carry] Počítají se do dalšího dne
}
page-clock = Čas na rozmyšlenou
page-clock-help = Na každé rozhodnutí. Když vyprší, hraje za tebe bot, dokud se nevrátíš.
page-clock-choice = { $seconds ->
    [0] Jak dlouho chceš
    [30] 30 sekund
    [60] 1 minuta
    [120] 2 minuty
    [180] 3 minuty
    [600] 10 minut
    [3600] 1 hodina
    [86400] 1 den
    [259200] 3 dny
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
page-aids = Pomůcky
page-aids-help = Pomůcky ukazují, s jakou pravděpodobností je kdo kdo, radí a nastavují zrcadlo.
page-aids-choice = { $aids ->
    [usual] Všechny jen proti botům, mezi lidmi žádné
    [none] Žádné
    [public] Pravděpodobnosti pro všechny, i pro diváky
   *[all] Všechny (pravděpodobnosti, rady a zrcadlo)
}
page-components = Hodnoty žetonů a karet
page-components-help = Pro obvyklé hodnoty nech prázdné. Jinak tabulka v TOML s oddíly [tiles], [monks] a [buildings].
page-components-file = … nebo ze souboru

page-agreed-order = { $order ->
    [last] Čas plyne na konci každého tahu.
   *[usual] Čas plyne hned po zahrání karty.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Hodiny přes konec dne propadnou.
   *[carry] Hodiny přes konec dne se počítají do dalšího dne.
}
page-agreed-clock = { $seconds ->
    [0] Každý přemýšlí, jak dlouho chce.
   *[other] Čas na každé rozhodnutí: { page-clock-choice }.
}
page-agreed-aids = Pomůcky: { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Žetony a karty mají hodnoty od hostitele.
   *[no] Žetony a karty mají obvyklé hodnoty.
}
page-agreed-see = Ukázat hodnoty

## Hints at the table; the rest of their words is in notebook.ftl.

page-hint-ways = { $count ->
    [one] Jedna dobrá možnost, jak pokračovat:
    [few] { $count } dobré možnosti, jak pokračovat:
   *[other] { $count } dobrých možností, jak pokračovat:
}
page-hint-left = Žádná z rad odtud dál nevede. Klidně se zeptej znovu: v jednom tahu se to počítá jako jedna rada.

## The lobby

page-lobby = Před hrou
page-lobby-state = { $free ->
    [0] Všechna místa jsou obsazená. Může se začít.
    [one] Jedno místo je ještě volné.
    [few] { $free } místa jsou ještě volná.
   *[other] { $free } míst je ještě volných.
}
page-seats = Místa
page-seat-open = Volné místo
page-seat-who = { $kind ->
    [bot] { $name }, bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (ty)
       *[no] { $name }
    }
}
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Hostí, je tu
       *[no] Hostí, je pryč
    }
   *[no] { $present ->
        [yes] Je tu
       *[no] Je pryč
    }
}
page-seat-change = Změnit místo { $number }
page-seat-change-short = { $kind ->
    [open] Posadit bota …
   *[other] Změnit …
}
page-seat-empty = { $kind ->
    [bot] Uvolnit místo
   *[person] Poslat pryč: { $name }
}
page-unseat = { $to ->
    [bot] Dát místo botovi? Sedí tu { $name }.
   *[open] Uvolnit místo pro jiného hosta? Sedí tu { $name }.
}
page-unseat-about = { $name } je právě tady a o místo přijde.
page-unseat-go = { $to ->
    [bot] Dát místo botovi
   *[open] Uvolnit místo
}
page-start = Rozdat karty
page-start-wait = Karty se dají rozdat, až budou všechna místa obsazená. Pošli odkaz, nebo posaď na volné místo bota.
page-start-host = Karty rozdá hostitel, až tu budou všichni.
page-leave = Vzdát se svého místa
page-join = Přisedni si k nim
page-join-go = Zabrat volné místo
page-join-watch = Nebo jen zůstaň: dívat se můžeš i bez místa.
page-join-full = Všechna místa jsou obsazená. Zůstaň a dívej se: karty ti zůstanou skryté jako všem ostatním.
page-invite = Pozvi přátele
page-qr = Odkaz na tento stůl jako QR kód
page-device = Na jiném zařízení
page-device-about = Tvé místo je uložené v tomto prohlížeči. Chceš-li hrát na jiném zařízení, otevři na něm jeho odkaz. Kdo ten odkaz má, hraje za tebe: nikomu ho neukazuj.
page-device-show = Ukázat můj vlastní odkaz
page-device-link = Vlastní odkaz: { $name }

## Watching a game again

page-replay-more = Pohled
page-hands = Karty v ruce
page-hands-hidden = Divák nevidí nikomu do karet. Pod „{ page-replay-more }“ si můžeš vybrat hráče.
page-replay-link = Odkaz na tento okamžik
page-replay-jump = Ukázat tuto chvíli
page-replay-download = Stáhnout záznam
page-chances = Šance na výhru
page-eyes = Čí pohled
page-eyes-public = Divák
page-eyes-seat = { $name }
page-eyes-open = Všechny karty odkryté
page-reel = Přehrávání
page-reel-first = Na začátek
page-reel-back = O krok zpět
page-reel-run = Přehrát
page-reel-pause = Pauza
page-reel-on = O krok vpřed
page-reel-last = Na konec
page-reel-at = Okamžik hry
page-reel-step = Krok { $at } z { $last }, { $day }. den
page-reel-day = Den
page-reel-day-number = { $day }. den
page-reel-speed = Rychlost
page-broken-commitment = Rozdání v tomto záznamu nesouhlasí s pečetí ze začátku. Jedno z nich někdo po začátku hry změnil, takže to možná není hra, která se hrála.

## What is wrong with a text that somebody handed in.

page-components-fault = { $fault ->
    [toml] řádek { $line } není platný TOML.
    [end] text končí příliš brzy.
    [part] oddíl [{ $entry }] neexistuje.
    [section] „{ $entry }“ musí být samostatný oddíl: [{ $entry }].
    [name] „{ $entry }“ se v této hře nic nejmenuje.
    [count] „{ $entry }“ potřebuje seznam celých čísel v počtu { $count }.
    [value] „{ $entry }“ bere celá čísla od { $least } do { $most }.
   *[other] projdi je ještě jednou.
}
page-record-fault = { $fault ->
    [title] první řádek není řádek záznamu.
    [version] hrálo se podle verze pravidel { $version }, a to není ta naše.
    [line] řádek { $line } nedává smysl.
    [action] tah { $number } tam není možný.
    [short] některé tahy chybějí, nebo jich je příliš mnoho.
    [missing] chybí řádek „{ $entry }“.
    [entry] řádek „{ $entry }“ nedává smysl.
    [deal] rozdání nedává smysl.
    [parent] co říká o hře, ze které pokračuje, nedává smysl.
    [names] jména nedávají smysl.
   *[other] něco v něm není, jak má být.
}

## What the server would not do, and what to do instead.

refused-unreached = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
refused-unexpected = Něco mezi tebou a serverem odpovědělo tak, že to neumíme přečíst. Zkus to za chvíli znovu.
refused-no-record = V tomto panelu není otevřený žádný záznam. Otevři jeho soubor znovu: „{ page-go-home }“, potom „{ page-record }“.
refused-aid-not-agreed = Na téhle pomoci se u tohoto stolu nikdo nedohodl.
refused-aids-settled = Sedí tu už někdo další, kdo souhlasil s tím, co tu tehdy stálo: pomůcky lze teď jen ubrat, ne přidat.
refused-already-greeted = Tato stránka už je připojená. Pokud něco vypadá divně, načti ji znovu.
refused-already-started = Hra u tohoto stolu už začala. Můžeš se dívat.
refused-bad-answer = To není odpověď na tuto hádanku.
refused-bad-components = Tyto hodnoty žetonů a karet nefungují: { page-components-fault }
refused-bad-message = Server této stránce neporozuměl. Načti ji znovu: možná už je zastaralá.
refused-bad-name = To tady jméno být nemůže: použij jeden řádek viditelných znaků.
refused-bad-record = Tohle není záznam, který umíme přečíst: { page-record-fault }
refused-bad-text = Zpráva je jeden řádek viditelných znaků.
refused-banned = Správce tohoto serveru ti zakázal přístup: tady hrát nemůžeš.
refused-bot-plays = Hraje za tebe bot: nejdřív si vezmi své místo zpět.
refused-broken-commitment = { page-broken-commitment } Záznam se proto nepočítá a nikdo z něj nemůže hrát dál; přehrát ho lze jen tehdy, když jsou jeho tahy s tímto rozdáním možné.
refused-foreign-origin = Stůl nepřijímá tahy ze stránky jiného webu. Otevři vlastní adresu tohoto serveru.
refused-illegal-action = To teď nejde. Vyber něco z toho, co se nabízí.
refused-name-taken = To jméno už u tohoto stolu někdo má. Zvol jiné.
refused-newer-table = V této hře pokračovala novější verze Abbey a ta, která běží tady, ji neumí přečíst. Požádej správce tohoto serveru, aby ji aktualizoval.
refused-no-hello = Server neslyšel, kdo jsi. Načti stránku znovu.
refused-no-such-moment = Od této chvíle nemůže nikdo hrát dál: vyber dřívější krok hry.
refused-no-such-page = Na této adrese nic není. Možná v odkazu chybí písmeno.
refused-no-such-puzzle = Hádanka s tímto kódem tu není. Hádanky zůstávají rok.
refused-no-such-remark = Taková zpráva u tohoto stolu nezazněla.
refused-no-such-seat = Takové místo tento stůl nemá.
refused-no-such-table = Na této adrese žádný stůl není. Možná v odkazu chybí písmeno, nebo byl stůl po delší době odstraněn.
refused-not-away = Hráč z toho místa tu je, nebo ještě není pryč dost dlouho.
refused-not-host = To smí jen hostitel tohoto stolu.
refused-not-over = Tato hra není dohraná. Dokud se hraje, záznam zůstává zavřený.
refused-not-playing = U tohoto stolu se teď nehraje.
refused-not-seated = U tohoto stolu nemáš místo: můžeš se jen dívat.
refused-not-stored = Server to nedokázal uložit, takže se to nestalo. Zkus to za chvíli znovu.
refused-nothing-to-undo = Teď nemáš co vzít zpět.
refused-off-lesson = I to je dovoleno, ale lekce ukazuje jiný tah. Zvol, co je označeno.
refused-old-protocol = Tato stránka je starší než server. Načti ji znovu a můžeš pokračovat.
refused-other-rules = Tato hra začala podle jiných pravidel, než podle jakých hraje tento server, a proto ji tu nelze ukázat.
refused-seat-taken = To místo je obsazené.
refused-seats-open = Některá místa jsou ještě prázdná: počkej na někoho, nebo tam posaď bota.
refused-server-fault = Na serveru nastala chyba. Zkus to znovu; pokud to trvá, řekni to tomu, kdo ho provozuje.
refused-stale = Od té doby se něco stalo. Podívej se znovu a pak rozhodni.
refused-table-closed = Správce tohoto serveru tento stůl uzavřel. Nic dalšího tu už nejde.
refused-table-full = Tento stůl je plný: hru lze dohrát do konce, nic jiného už ne.
refused-too-early = Den této hádanky ještě nezačal. Dny se mění o půlnoci UTC.
refused-too-fast = Moc najednou. Chvíli počkej a zkus to znovu.
refused-too-large = To je příliš dlouhé.
refused-too-many = Z tvé sítě už přichází příliš mnoho spojení. Zavři některou kartu prohlížeče, nebo to zkus později.
refused-unknown-bot = Takový bot už tu není. Zvol jiného.
refused-what-if-game = Tohle je hra „co kdyby“: pokračuje z jiné hry a nepočítá se.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = Teď nemáš o čem rozhodovat.
