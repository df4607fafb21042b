# Who I am, how I like things, the way back, programs.

settings-title = Réglages
settings-you = Vous
settings-name = Nom vu par les autres
settings-name-hint = De 1 à 24 caractères.
settings-id = Votre identifiant, pour qui veut vous garder une place
settings-save = Enregistrer
settings-saved = Enregistré

settings-look = Aspect, animations et son
settings-language = Langue
settings-theme = Thème
theme-system = Comme l’appareil
theme-dark = À la lampe
theme-light = Plein jour
settings-speed = Vitesse des événements
speed-0 = Immédiate
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
settings-speed-still = Cet appareil ne veut pas d’animations : les événements s’affichent aussitôt, quel que soit ce choix.
settings-sounds = Sons
settings-volume = Volume
settings-notices = M’avertir quand c’est à moi et que la page est masquée
settings-notices-denied = Le navigateur n’autorise pas cette page à vous avertir. Ses propres réglages peuvent y remédier.
settings-shapes = Chaque couleur a toujours sa forme et son motif ; il n’y a rien à activer.

settings-keep = Pour revenir
settings-keep-not = Pour l’instant, seul ce navigateur vous connaît. Une phrase secrète vous permet d’être vous-même ailleurs aussi. Sans adresse e-mail.
settings-keep-is = Vous avez une phrase secrète. Si elle est perdue, demandez-en une nouvelle ; l’ancienne ne vaudra plus rien.
settings-keep-get = Obtenir une phrase secrète
settings-keep-again = Nouvelle phrase secrète
settings-keep-once = Elle ne s’affiche qu’une fois. Notez-la ou gardez le lien en lieu sûr : qui la possède peut jouer en votre nom.
settings-passphrase = Phrase secrète
settings-link = La même, sous forme de lien
settings-back = Revenir sous un autre nom
settings-back-text = Vous avez déjà joué ailleurs et gardé une phrase secrète ? Retrouvez-vous ici aussi.

recover-title = Revenir
recover-text = Avec cette phrase secrète, ce navigateur retrouve le joueur à qui elle appartient. L’identité actuelle sera abandonnée, sauf si elle a aussi sa phrase secrète.
recover-now = En ce moment, vous êtes { $name } ici.
recover-go = Revenir
recover-done = Bon retour, { $name }.
recover-home = Vers les tables

settings-programs = Programmes
settings-programs-text = Un programme muni d’un jeton d’accès peut s’asseoir à une table et jouer. Chacun a un nom et un identifiant ; gardez-lui une place grâce à celui-ci.
settings-programs-none = Il n’y en a pas encore.
settings-program-name = Nom du programme
settings-program-add = Créer un jeton
settings-program-token = Jeton de « { $name } »
settings-program-once = Le jeton ne s’affiche qu’une fois.
settings-program-revoke = Révoquer
settings-program-revoke-name = Révoquer le jeton de « { $name } »

settings-forget = M’oublier
settings-forget-text = Ce navigateur ne vous connaîtra plus. Sans phrase secrète, impossible de retrouver vos tables.
settings-forget-button = Que ce navigateur m’oublie
settings-forget-sure = Vraiment ?
settings-forget-do = M’oublier
