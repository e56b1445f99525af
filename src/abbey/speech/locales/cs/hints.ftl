### Hints in the first games. More for translators in en/hints.ftl.

hint =
    { $hint ->
        [end] Když ukončíš den, jeho karta události přijde tvého mnicha na konci hry na 2 indicie a začínáš příští den.
        [tile] Žeton, který teď máš, je žeton času: když ho později vrátíš, karta zabere o hodinu méně.
        [marker] Ukázaný barevný žeton říká, kým hráč není. V zápisníku je to už přeškrtnuté.
       *[night] V noci se podezření změní v indicie: 5 pro mnicha s největším podezřením, pak 4, 3, 2, 1 a 0.
    }
hint-read = Rozumím
