mine-lead = Tes parties terminées, gardées dans ce navigateur. Une partie en cours n’y est jamais.
mine-asking = Recherche des parties terminées…
mine-reading = { $left ->
    [one] Une partie est encore à l’étude…
   *[other] { $left } parties sont encore à l’étude…
}
mine-games = Tes parties
mine-none = Aucune partie terminée pour l’instant. Quand une partie où tu as une place dans ce navigateur se termine, elle est gardée ici.
mine-unread = Une partie terminée
mine-as = Tu étais { figure }
mine-result = { $result ->
    [won] gagnée, indices : { $score }
    [shared] gagnée avec d’autres, indices : { $score }
   *[lost] pas gagnée, indices : { $score }
}
mine-watch = Revoir
mine-watch-of = Revoir : { $names }
mine-erase = Effacer
mine-erase-of = Effacer la partie du { $day } : { $names }
mine-which = Quelle place était la tienne ?
mine-which-none = Choisir…
mine-which-help = Plusieurs places étaient tenues dans ce navigateur. La partie compte dès que tu as dit laquelle était la tienne.
mine-wins = Ce qu’elles montrent
mine-total = { $games ->
    [one] Une partie,
   *[other] { $games } parties,
} { $wins } gagnées : { $share } (à la longue, quelque part entre { $low } et { $high }).
mine-unsaid = { $games ->
    [one] Une autre partie ne compte pas encore : dis quelle place était la tienne.
   *[other] { $games } autres parties ne comptent pas encore : dis quelle place était la tienne.
}
mine-how = Entre parenthèses, l’intervalle à 95 % : moins il y a de parties, plus il est large. Dans les barres, le trait épais est ta part, la zone pâle l’intervalle, et le trait fin ce qui serait équitable. Une victoire partagée compte en partie.
mine-by-monk = Par moine
mine-by-players = Par nombre de joueurs
mine-players = À { $players }
mine-by-opponent = Selon les adversaires
mine-wins-of = Gagnées
mine-guesses = Démasquer et être démasqué
mine-guesses-of = Suppositions
mine-guess = { $who ->
    [right] Tu as démasqué les autres
   *[named] Les autres t’ont démasqué
}
mine-share = Part (95 %)
mine-count = { $hits } sur { $of }
mine-share-of = { $share } ({ $low } à { $high })
mine-even = équitable : { $even }
mine-habits = Ce que tes tours révèlent
mine-habits-about = Un observateur qui prend chaque tour au pied de la lettre a regardé tes parties. Voici de combien chaque sorte de tour a renforcé sa conviction sur ton moine, en points de pourcentage. Chaque partie compte une fois.
mine-habits-slow = Ce serveur ne peut pas étudier les habitudes en ce moment : rien n’y est compilé. Tes parties restent ici, et il sera interrogé de nouveau la prochaine fois.
mine-habit-turn = Un tour où…
mine-habit-rise = Conviction (95 %)
mine-habit = { $habit ->
    [own-task] ton moine accomplit une mission
    [own-spared] tu épargnes ton moine : Guillaume, Adson ou un événement l’allège
    [own-loaded] tu charges ton propre moine
    [other-task] un autre moine accomplit une mission
    [other-spared] tu épargnes un autre moine
   *[other-loaded] tu charges un autre moine
}
mine-habit-count = { $turns ->
    [one] une fois
   *[other] { $turns } fois
}, { $games ->
    [one] dans une partie
   *[other] dans { $games } parties
}
mine-habit-by = { $rise } ({ $low } à { $high })
mine-habit-few = Trop peu de parties : { $games } sur { $enough }.
mine-habit-verdict = { $verdict ->
    [loud] te trahit
    [quiet] induit en erreur
    [faint] ne révèle presque rien
   *[unclear] pas encore clair
}
mine-keeping = Garder, emporter, effacer
mine-keeping-about = Enregistre toutes les parties dans un seul fichier, comme copie ou pour un autre navigateur. Il contient les parties avec les noms, et aucune clé de place.
mine-save = Enregistrer toutes les parties dans un fichier
mine-bring = Reprendre des parties d’un fichier
mine-bring-help = Un fichier enregistré ici. Les parties déjà présentes restent telles quelles.
mine-brought = { $fresh ->
    [0] Aucune nouvelle partie.
    [one] Une nouvelle partie est là.
   *[other] { $fresh } nouvelles parties sont là.
} { $known ->
    [0] { "" }
    [one] Une était déjà là.
   *[other] { $known } étaient déjà là.
}
mine-erase-title = Effacer cette partie
mine-erase-sure = Ce navigateur oublie la partie et ce qu’elle montre. C’est définitif.
mine-erase-all = Tout effacer
mine-erase-all-sure = { $count ->
    [0] Ce navigateur ne garde aucune partie.
    [one] Ce navigateur oublie une partie et ce qu’elle montre.
   *[other] Ce navigateur oublie les { $count } parties et ce qu’elles montrent.
} { $count ->
    [0] Tes carnets de toutes les tables et tes énigmes résolues disparaissent.
   *[other] Tes carnets de toutes les tables et tes énigmes résolues disparaissent aussi.
} C’est définitif. La copie du serveur reste tant que la personne qui le gère la garde.
mine-erased = { $count ->
    [0] Tes carnets et tes énigmes résolues sont effacés.
    [one] La partie est effacée.
   *[other] { $count } parties sont effacées.
}
mine-left-out = Une partie a été laissée de côté. { $why }
mine-trouble = { $trouble ->
    [full] Il n’y a plus de place pour d’autres parties dans ce navigateur : enregistre-les dans un fichier, puis effaces-en. Rien n’a changé.
   *[unavailable] Ce navigateur ne garde rien pour cette page, peut-être parce que la fenêtre est privée.
}
mine-file-fault = { $fault ->
    [large] Ce fichier est trop long pour avoir été enregistré ici.
    [newer] Ce fichier vient d’une version plus récente de la page. Recharge la page et réessaie.
    [game] La partie { $number } de ce fichier est illisible : rien n’a été repris.
   *[other] Ce n’est pas un fichier de parties enregistré ici.
}
