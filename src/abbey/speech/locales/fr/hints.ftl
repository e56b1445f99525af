### Hints in the first games. More for translators in en/hints.ftl.

hint =
    { $hint ->
        [end] Si tu mets fin à la journée, sa carte Événement coûte 2 indices à ton moine à la fin de la partie, et tu commences le jour suivant.
        [tile] La tuile que tu as prise est une tuile Temps : rends-la plus tard, et une carte prend une heure de moins.
        [marker] Un marqueur montré dit qui une personne n’est pas. Le carnet l’a barré pour toi.
       *[night] Cette nuit, les soupçons deviennent des indices : 5 pour le moine le plus soupçonné, puis 4, 3, 2, 1 et 0.
    }
hint-read = Compris
