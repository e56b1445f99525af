mine-lead = Le tue partite finite, conservate in questo browser. Una partita in corso qui non c’è mai.
mine-asking = Cerco le partite finite…
mine-reading = { $left ->
    [one] Una partita è ancora da studiare…
   *[other] { $left } partite sono ancora da studiare…
}
mine-games = Le tue partite
mine-none = Ancora nessuna partita finita. Quando finisce una partita in cui hai un posto in questo browser, viene conservata qui.
mine-unread = Una partita finita
mine-as = Il tuo monaco: { figure }
mine-result = { $result ->
    [won] vinta, prove: { $score }
    [shared] vinta insieme ad altri, prove: { $score }
   *[lost] non vinta, prove: { $score }
}
mine-watch = Rivedi
mine-watch-of = Rivedi: { $names }
mine-erase = Cancella
mine-erase-of = Cancella la partita del { $day }: { $names }
mine-which = Quale posto era il tuo?
mine-which-none = Scegli…
mine-which-help = In questo browser si giocava su più posti. La partita conta appena dici quale era il tuo.
mine-wins = Che cosa mostrano
mine-total = { $games ->
    [one] Una partita,
   *[other] { $games } partite,
} { $wins } vinte: { $share } (alla lunga tra { $low } e { $high }).
mine-unsaid = { $games ->
    [one] Un’altra partita non conta ancora: di’ quale posto era il tuo.
   *[other] Altre { $games } partite non contano ancora: di’ quale posto era il tuo.
}
mine-how = Tra parentesi c’è l’intervallo al 95 %: meno partite, più è largo. Nelle barre il tratto spesso è la tua quota, la parte chiara l’intervallo, il tratto sottile ciò che sarebbe alla pari. Una vittoria condivisa conta in parte.
mine-by-monk = Per monaco
mine-by-players = Per numero di giocatori
mine-players = In { $players }
mine-by-opponent = Per avversari
mine-wins-of = Vinte
mine-guesses = Smascherare ed essere smascherati
mine-guesses-of = Ipotesi
mine-guess = { $who ->
    [right] Hai smascherato gli altri
   *[named] Gli altri ti hanno smascherato
}
mine-share = Quota (95 %)
mine-count = { $hits } su { $of }
mine-share-of = { $share } (da { $low } a { $high })
mine-even = alla pari: { $even }
mine-habits = Che cosa rivelano i tuoi turni
mine-habits-about = Un osservatore che prende ogni turno alla lettera ha guardato le tue partite. Ecco di quanto è cresciuta la sua convinzione sul tuo monaco con ogni tipo di turno, in punti percentuali. Ogni partita conta una volta.
mine-habits-slow = Questo server ora non può studiare le abitudini: non ha nulla di compilato. Le tue partite restano qui, e la prossima volta glielo si chiede di nuovo.
mine-habit-turn = Un turno in cui…
mine-habit-rise = Convinzione (95 %)
mine-habit = { $habit ->
    [own-task] il tuo monaco svolge un compito
    [own-spared] scagioni il tuo monaco: Guglielmo, Adso o un evento lo alleggerisce
    [own-loaded] aggravi il tuo stesso monaco
    [other-task] un altro monaco svolge un compito
    [other-spared] scagioni un altro monaco
   *[other-loaded] aggravi un altro monaco
}
mine-habit-count = { $turns ->
    [one] una volta
   *[other] { $turns } volte
}, { $games ->
    [one] in una partita
   *[other] in { $games } partite
}
mine-habit-by = { $rise } (da { $low } a { $high })
mine-habit-few = Troppo poche partite: { $games } su { $enough }.
mine-habit-verdict = { $verdict ->
    [loud] ti tradisce
    [quiet] trae in inganno
    [faint] non rivela quasi nulla
   *[unclear] non ancora chiaro
}
mine-keeping = Conservare, portare via, cancellare
mine-keeping-about = Salva tutte le partite in un solo file, come copia o per un altro browser. Contiene le partite con i nomi, e nessuna chiave di un posto.
mine-save = Salva tutte le partite in un file
mine-bring = Riprendi partite da un file
mine-bring-help = Un file salvato qui. Le partite che ci sono già restano come sono.
mine-brought = { $fresh ->
    [0] Nessuna partita nuova.
    [one] C’è una partita nuova.
   *[other] Ci sono { $fresh } partite nuove.
} { $known ->
    [0] { "" }
    [one] Una c’era già.
   *[other] { $known } c’erano già.
}
mine-erase-title = Cancella questa partita
mine-erase-sure = Questo browser dimentica la partita e ciò che mostra. Non si può annullare.
mine-erase-all = Cancella tutto
mine-erase-all-sure = { $count ->
    [0] Questo browser non conserva nessuna partita.
    [one] Questo browser dimentica una partita e ciò che mostra.
   *[other] Questo browser dimentica tutte le { $count } partite e ciò che mostrano.
} { $count ->
    [0] I tuoi taccuini di tutti i tavoli e gli enigmi risolti spariscono.
   *[other] Spariscono anche i tuoi taccuini di tutti i tavoli e gli enigmi risolti.
} Non si può annullare. La copia sul server resta finché chi lo gestisce la conserva.
mine-erased = { $count ->
    [0] I tuoi taccuini e gli enigmi risolti sono cancellati.
    [one] La partita è cancellata.
   *[other] { $count } partite sono cancellate.
}
mine-left-out = Una partita è stata tralasciata. { $why }
mine-trouble = { $trouble ->
    [full] In questo browser non c’è posto per altre partite: salvale in un file, poi cancellane alcune. Non è cambiato nulla.
   *[unavailable] Questo browser non conserva nulla per questa pagina, forse perché la finestra è privata.
}
mine-file-fault = { $fault ->
    [large] Questo file è troppo lungo per essere stato salvato qui.
    [newer] Questo file viene da una versione più recente della pagina. Ricarica la pagina e riprova.
    [game] La partita { $number } di questo file non si può leggere, quindi non è stato ripreso nulla.
   *[other] Questo non è un file di partite salvato qui.
}
