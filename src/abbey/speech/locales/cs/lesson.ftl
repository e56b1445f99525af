### Co se říká v lekci.

lesson-title = Tvůj první den
lesson-progress = { $at } z { $count }
lesson-now = Teď: { $choice }
lesson-watch = Hrají ostatní. Sleduj, co se hýbe.
lesson-skip = Přeskočit
lesson-leave = Odejít z lekce
lesson-stay = Zůstat tady
lesson-jump-now = Na poslední den
lesson-finish = Zahrát si vlastní hru
lesson-leave-ask = Můžeš teď skončit a pokračovat později: úvodní stránka si pamatuje, kde jsi.

lesson-secret = Vítej v opatství! V tomto dopise stojí, kterým mnichem jsi. Podívej se a nikomu to neříkej: poslední den budou ostatní hádat, kdo jsi.
lesson-goal = Rozhodují indicie. Zůstávají natrvalo a na konci vyhraje ten, čí mnich jich má nejméně.
lesson-suspicion = Podezření jsou jen dnešní řeči. V noci se změní v indicie: mnich s největším podezřením dostane 5, další 4 a tak dále.
lesson-event = Každý den má událost, která mění jedno pravidlo. Dnes ztratí 1 indicii mnich, který přijde do budovy, kde nikdo jiný není.
lesson-card = Jsi na tahu: zahraj kartu. Tahle pohne tvým vlastním mnichem. Její číslo jsou hodiny, které zabere, a po 24 hodinách den končí.
lesson-task = Žeton v barvě tvého mnicha je úkol pro něj. Ukaž na budovu nebo se jí dotkni a uvidíš, co by se tam stalo. Pak zvol tu označenou, kde nikdo jiný není.
lesson-moved = Tvůj mnich splnil úkol a podezření kleslo. Pak ho někdo poslal do budovy bez úkolu a podezření zase stouplo. Ano, každý smí hýbat každým mnichem.
lesson-tile = Žeton úkolu je teď tvůj, jako žeton času. Každý, který vrátíš, zkrátí kartu o hodinu.
lesson-building = Teď uděláš totéž někomu jinému. Karta budovy přivede do té budovy kteroukoli figurku.
lesson-spend = Než hodiny uplynou, smíš vrátit žetony času. Vrať svůj: karta pak zabere 2 hodiny místo 3.
lesson-no-task = Žádný žeton tam nemá barvu tohoto mnicha. Nemá tedy co dělat a podezření na něj stoupne o hodnotu všech žetonů.
lesson-william = Vilém mění indicie o 3 a Adson podezření o 5, u každého mnicha, kterého potkají. Zahraj Viléma: jeho 5 hodin ukončí den.
lesson-guests = Pošli ho do budovy, kde stojí tvůj mnich s jedním dalším.
lesson-worse = Rozhoduješ o každém mnichovi, který tam je. Tenhle není tvůj: dej mu 3 indicie.
lesson-better = A svému vlastnímu mnichovi 3 uber. Ve skutečné hře mu nepomáhej příliš okatě: ostatní tě sledují.
lesson-night = Den skončil: podezření se změnilo v indicie a pak se všude vrátilo na 10. Výborně, tvůj mnich má indicií nejméně.
lesson-day-card = Den končí tvým tahem, a proto je jeho karta události tvoje: 2 indicie pro tvého mnicha na konci hry. Zato začínáš příští den.
lesson-show = Po 1., 3. a 5. dni každý ukáže barevný žeton: mnicha, kterým není. Ten mnich dostane 2 indicie.
lesson-notebook = Zápisník škrtá to, co žetony dokazují. Přidej, čeho si všimneš: kdo pomáhá kterému mnichovi?
lesson-jump = To byl celý den a ještě pět takových následuje. Přeskočíme na poslední den téhle hry.

lesson-last-day = Den 7: dny mezi tím jsme vynechali. Karty už nikdo nehraje. Každý hádá, kým jsou ostatní.
lesson-accuse = Správný tip přidá mnichovi 6 indicií. Nápověda: { $who } posílá { figure-acc } mnicha od úkolu k úkolu.
lesson-accuse-next = A teď druhé místo. Když { $who } pohne Vilémem nebo Adsonem, skoro vždy z toho má užitek { figure } mnich.
lesson-end = Teď znáš celou hru. Dávej na svého mnicha pozor, ale ať si toho nikdo nevšimne!
