# Profile, preferences, passphrase, programs.

settings-title = Réglages
settings-you = Profil
settings-name = Votre nom
settings-name-hint = De 1 à 24 caractères. Les autres le voient.
settings-id = Votre identifiant : il permet de vous réserver une place
settings-save = Enregistrer
settings-saved = Enregistré

settings-look = Apparence et son
settings-language = Langue
settings-theme = Thème
theme-system = Système
theme-dark = Sombre
theme-light = Clair
settings-speed = Vitesse des animations
speed-0 = Sans
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
settings-speed-still = Cet appareil demande moins d’animations : rien n’est animé, quel que soit ce choix.
settings-sounds = Sons
settings-volume = Volume
settings-notices = M’avertir quand c’est à moi et que la page est masquée
settings-notices-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez le changer dans ses réglages.
settings-shapes = Chaque couleur a toujours sa forme et son motif ; il n’y a rien à activer.

settings-keep = Phrase secrète
settings-keep-not = Pour l’instant, seul ce navigateur vous connaît. Une phrase secrète vous permet de vous connecter ailleurs aussi. Sans adresse e-mail.
settings-keep-is = Vous avez une phrase secrète. Si elle est perdue, demandez-en une nouvelle ; l’ancienne cessera de fonctionner. Tous les autres navigateurs seront déconnectés.
settings-keep-get = Obtenir une phrase secrète
settings-keep-again = Nouvelle phrase secrète
settings-keep-once = Elle ne s’affiche qu’une fois. Notez-la ou gardez le lien en lieu sûr : toute personne qui l’a peut se connecter à votre place.
settings-passphrase = Phrase secrète
settings-link = Lien de connexion
settings-back = Se connecter en tant qu’un autre joueur
settings-back-text = Vous avez joué dans un autre navigateur et gardé une phrase secrète ? Connectez-vous ici en tant que ce joueur.

recover-title = Connexion
recover-text = Cette phrase secrète connecte ce navigateur en tant que le joueur à qui elle appartient. Le joueur actuel sera perdu, sauf s’il a aussi sa phrase secrète.
recover-now = Vous êtes actuellement { $name }.
recover-go = Se connecter
recover-done = Bon retour, { $name }.
recover-home = Accueil

settings-programs = Programmes
settings-programs-text = Un programme muni d’un jeton peut prendre une place et jouer. Chacun a un nom et un identifiant, qui permet de lui réserver une place.
settings-programs-none = Aucun programme.
settings-program-name = Nom du programme
settings-program-add = Créer un jeton
settings-program-token = Jeton de « { $name } »
settings-program-once = Le jeton ne s’affiche qu’une fois.
settings-program-revoke = Révoquer
settings-program-revoke-name = Révoquer le jeton de « { $name } »

settings-sessions = Vos connexions
settings-session-this = ce navigateur
settings-session-unknown = Navigateur inconnu
settings-session-end = Déconnecter
settings-session-end-name = Déconnecter : { $name }
settings-sessions-end = Déconnecter tous les autres

settings-forget = Déconnexion
settings-forget-text = Ce navigateur ne vous connaîtra plus. Sans phrase secrète, impossible de retrouver vos tables.
settings-forget-button = Se déconnecter de ce navigateur
settings-forget-sure = Vraiment ?
settings-forget-do = Se déconnecter
