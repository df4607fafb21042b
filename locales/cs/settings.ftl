# Profile, preferences, passphrase, programs.

settings-title = Nastavení
settings-you = Profil
settings-name = Tvoje jméno
settings-name-hint = 1 až 24 znaků. Vidí ho ostatní.
settings-id = Tvoje ID: ostatní ti podle něj mohou rezervovat místo
settings-save = Uložit
settings-saved = Uloženo

settings-look = Vzhled a zvuk
settings-language = Jazyk
settings-theme = Vzhled
theme-system = Podle systému
theme-dark = Tmavý
theme-light = Světlý
settings-speed = Rychlost animací
speed-0 = Vypnuto
speed-0-5 = Pomalu
speed-1 = Normálně
speed-2 = Rychle
settings-speed-still = Toto zařízení si nepřeje animace, takže se nic neanimuje, ať tu zvolíš cokoli.
settings-sounds = Zvuky
settings-volume = Hlasitost
settings-notices = Upozornit mě, když jsem na tahu a stránka není vidět
settings-notices-denied = Prohlížeč blokuje oznámení z této stránky. Změnit to můžeš v jeho nastavení.
settings-shapes = Barvy mají vždy i vlastní tvary a vzory; nic se zapínat nemusí.

settings-keep = Heslo
settings-keep-not = Zatím tě zná jen tento prohlížeč. S heslem se přihlásíš i v jiném. E-mail není potřeba.
settings-keep-is = Heslo už máš. Pokud se ztratilo, vyžádej si nové; staré přestane platit. Všechny ostatní prohlížeče se odhlásí.
settings-keep-get = Získat heslo
settings-keep-again = Získat nové heslo
settings-keep-once = Ukáže se jen jednou. Opiš si ho, nebo odkaz bezpečně ulož: kdo ho má, může se přihlásit za tebe.
settings-passphrase = Heslo
settings-link = Přihlašovací odkaz
settings-back = Přihlásit se jako jiný hráč
settings-back-text = Hrálo se ti v jiném prohlížeči a máš heslo? Přihlas se tu jako tento hráč.

recover-title = Přihlášení
recover-text = Heslo přihlásí tento prohlížeč jako hráče, kterému patří. K dosavadnímu hráči se už nevrátíš, pokud nemá heslo i on.
recover-now = Teď tu hraješ jako { $name }.
recover-go = Přihlásit se
recover-done = Vítej zpět, { $name }.
recover-home = Domů

settings-programs = Programy
settings-programs-text = Program s tokenem může zabrat místo a hrát. Každý má jméno a ID; podle ID mu rezervuješ místo.
settings-programs-none = Zatím žádné programy.
settings-program-name = Jméno programu
settings-program-add = Vytvořit token
settings-program-token = Token programu { $name }
settings-program-once = Token se ukáže jen jednou.
settings-program-revoke = Zneplatnit
settings-program-revoke-name = Zneplatnit token programu { $name }

settings-sessions = Kde máš přihlášení
settings-session-this = tento prohlížeč
settings-session-unknown = Neznámý prohlížeč
settings-session-end = Odhlásit
settings-session-end-name = Odhlásit: { $name }
settings-sessions-end = Odhlásit všude jinde

settings-forget = Odhlášení
settings-forget-text = Tenhle prohlížeč tě přestane znát. Bez hesla se už ke svým stolům nedostaneš.
settings-forget-button = Odhlásit se z tohoto prohlížeče
settings-forget-sure = Opravdu?
settings-forget-do = Odhlásit se
