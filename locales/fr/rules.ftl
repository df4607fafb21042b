# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = Règles de { $game }
rules-intro = Chaque règle a un numéro. Quand une table refuse un coup, elle cite la règle qui l’interdit.
rules-search = Chercher un mot ou un numéro
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne contient tous ces mots.
rules-more = et { $count } de plus : ajoutez un mot
rules-contents = Sommaire
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] { $count } point ouvert et notre décision
   *[other] { $count } points ouverts et nos décisions
}
rules-link = Lien vers la règle { $id }
rules-no-such = Il n’y a pas de règle { $id }.
rules-whole = Toutes les règles
rules-source = Racontées avec nos mots d’après les règles imprimées. Là où celles-ci se taisent, un point ouvert dit ce qui se passe ici, et pourquoi.
