mine-lead = Tvé dohrané hry, uložené v tomto prohlížeči. Hra, která ještě běží, tu nikdy není.
mine-asking = Hledají se dohrané hry …
mine-reading = { $left ->
    [one] Ještě se vyhodnocuje jedna hra …
    [few] Ještě se vyhodnocují { $left } hry …
   *[other] Ještě se vyhodnocuje { $left } her …
}
mine-games = Tvé hry
mine-none = Zatím žádná dohraná hra. Až skončí hra, ve které máš v tomto prohlížeči místo, uloží se sem.
mine-unread = Dohraná hra
mine-as = Tvůj mnich: { figure }
mine-result = { $result ->
    [won] výhra, indicie: { $score }
    [shared] společná výhra s dalšími, indicie: { $score }
   *[lost] bez výhry, indicie: { $score }
}
mine-watch = Přehrát znovu
mine-watch-of = Přehrát znovu: { $names }
mine-erase = Smazat
mine-erase-of = Smazat hru ze dne { $day }: { $names }
mine-which = Které místo bylo tvoje?
mine-which-none = Vyber …
mine-which-help = V tomto prohlížeči se hrálo na více místech. Hra se počítá, jakmile řekneš, které bylo tvoje.
mine-wins = Co ukazují
mine-total = { $games ->
    [one] Jedna hra,
    [few] { $games } hry,
   *[other] { $games } her,
} výher { $wins }: { $share } (dlouhodobě někde mezi { $low } a { $high }).
mine-unsaid = { $games ->
    [one] Jedna další hra se zatím nepočítá: řekni, které místo bylo tvoje.
    [few] Další { $games } hry se zatím nepočítají: řekni, které místo bylo tvoje.
   *[other] Dalších { $games } her se zatím nepočítá: řekni, které místo bylo tvoje.
}
mine-how = V závorce je 95% interval: čím méně her, tím je širší. V pruzích je silná čárka tvůj podíl, bledá část interval a tenká čárka to, co by bylo vyrovnané. Sdílená výhra se počítá zčásti.
mine-by-monk = Podle mnicha
mine-by-players = Podle počtu hráčů
mine-players = { $players ->
    [few] { $players } hráči
   *[other] { $players } hráčů
}
mine-by-opponent = Podle soupeřů
mine-wins-of = Výhry
mine-guesses = Odhalit a být odhalen
mine-guesses-of = Tipy
mine-guess = { $who ->
    [right] Správně určíš ostatní
   *[named] Ostatní správně určí tebe
}
mine-share = Podíl (95 %)
mine-count = { $hits } z { $of }
mine-share-of = { $share } ({ $low } až { $high })
mine-even = vyrovnané: { $even }
mine-habits = Co prozrazují tvé tahy
mine-habits-about = Tvé hry sledoval pozorovatel, který bere každý tah doslova. Takhle s každým druhem tahu vzrostla jeho víra ve tvého mnicha, v procentních bodech. Každá hra se počítá jednou.
mine-habits-slow = Tento server teď zvyky vyhodnotit neumí: nemá nic zkompilovaného. Tvé hry tu zůstávají a příště se zeptáme znovu.
mine-habit-turn = Tah, ve kterém …
mine-habit-rise = Víra (95 %)
mine-habit = { $habit ->
    [own-task] tvůj mnich splní úkol
    [own-spared] ulevíš svému mnichovi: Vilém, Adson nebo událost mu něco ubere
    [own-loaded] přitížíš vlastnímu mnichovi
    [other-task] jiný mnich splní úkol
    [other-spared] ulevíš jinému mnichovi
   *[other-loaded] přitížíš jinému mnichovi
}
mine-habit-count = { $turns ->
    [one] jednou
   *[other] { $turns }×
}, { $games ->
    [one] v jedné hře
   *[other] v { $games } hrách
}
mine-habit-by = { $rise } ({ $low } až { $high })
mine-habit-few = Příliš málo her: { $games } z { $enough }.
mine-habit-verdict = { $verdict ->
    [loud] prozrazuje tě
    [quiet] mate
    [faint] neprozrazuje skoro nic
   *[unclear] zatím není jasné
}
mine-keeping = Uchovat, přenést, smazat
mine-keeping-about = Ulož všechny hry do jednoho souboru, jako kopii nebo pro jiný prohlížeč. Jsou v něm záznamy her se jmény a žádný klíč k místu.
mine-save = Uložit všechny hry do souboru
mine-bring = Přidat hry ze souboru
mine-bring-help = Soubor, který byl uložen tady. Hry, které tu už jsou, zůstanou, jak jsou.
mine-brought = { $fresh ->
    [0] Žádná nová hra.
    [one] Přibyla jedna hra.
    [few] Přibyly { $fresh } hry.
   *[other] Přibylo { $fresh } her.
} { $known ->
    [0] { "" }
    [one] Jedna tu už byla.
    [few] { $known } tu už byly.
   *[other] { $known } jich tu už bylo.
}
mine-erase-title = Smazat tuto hru
mine-erase-sure = Prohlížeč zapomene tuto hru i to, co ukazuje. Nelze to vrátit.
mine-erase-all = Smazat všechno
mine-erase-all-sure = { $count ->
    [0] V prohlížeči není žádná hra.
    [one] Prohlížeč zapomene jednu hru i to, co ukazuje.
    [few] Prohlížeč zapomene všechny { $count } hry i to, co ukazují.
   *[other] Prohlížeč zapomene všech { $count } her i to, co ukazují.
} { $count ->
    [0] Tvé zápisníky ode všech stolů a vyřešené hádanky zmizí.
   *[other] Zmizí i tvé zápisníky ode všech stolů a vyřešené hádanky.
} Nelze to vrátit. Kopie na serveru zůstává, dokud ji správce uchovává.
mine-erased = { $count ->
    [0] Tvé zápisníky a vyřešené hádanky jsou smazány.
    [one] Hra je smazána.
    [few] { $count } hry jsou smazány.
   *[other] { $count } her je smazáno.
}
mine-left-out = Jedna hra byla vynechána. { $why }
mine-trouble = { $trouble ->
    [full] V tomto prohlížeči není místo na další hry: ulož je do souboru a pak některé smaž. Nic se nezměnilo.
   *[unavailable] Tento prohlížeč pro tuto stránku nic neuchovává, možná proto, že je okno anonymní.
}
mine-file-fault = { $fault ->
    [large] Tento soubor je příliš dlouhý na to, aby byl uložen tady.
    [newer] Tento soubor pochází z novější verze stránky. Načti stránku znovu a zkus to ještě jednou.
    [game] Hru { $number } v tomto souboru nelze přečíst, takže se nic nepřidalo.
   *[other] Tohle není soubor her, který byl uložen tady.
}
