### What-if games. More for translators in en/what-if.ftl.

what-if-title = Hrát odtud dál
what-if-about = Převezmi místo v kroku { $moment }. Za ostatní hrají boti a stane se z toho samostatná hra.
what-if-seat = Které místo
what-if-hidden = Co toto místo nevědělo
what-if-redealt = Rozdat znovu
what-if-redealt-about = Mniši, karty v rukou, balíčky a příští události se rozdají znovu, jak je někdo pozorný na tomto místě mohl v tu chvíli předpokládat.
what-if-kept = Nechat, jak to bylo
what-if-kept-about = Vše skryté leží tam, kde leželo. Pokud znáš průběh této hry, možná si pamatuješ tajemství.
what-if-bots = Kde hráli lidé, hrají dál boti:
what-if-go = Převzít místo
what-if-no-more = Tady hra končí. Vrať se k dřívějšímu kroku a hraj dál odtamtud.
what-if-game = Hra „co kdyby“
what-if-says = Tato hra pokračuje z jiné hry, od jejího kroku { $moment }. { $hidden ->
        [kept] Co převzaté místo nevědělo, leží jako tam.
       *[redealt] Co převzaté místo nevědělo, bylo rozdáno znovu, jak to tehdy mohlo předpokládat.
    }
what-if-parent = Záznam druhé hry má otisk { $parent }.
what-if-look = Přehrát druhou hru
what-if-unpromised = Toto rozdání nikdo před prvním tahem neslíbil: jeho začátek pochází z jiné hry.
what-if-read = Rozumím
