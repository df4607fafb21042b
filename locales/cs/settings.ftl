# Who I am, how I like things, the way back, programs.

settings-title = Nastavení
settings-you = Ty
settings-name = Jméno pro ostatní
settings-name-hint = 1 až 24 znaků.
settings-id = Tvoje ID pro ty, kdo ti chtějí držet místo
settings-save = Uložit
settings-saved = Uloženo

settings-look = Vzhled, pohyb a zvuk
settings-language = Jazyk
settings-theme = Vzhled
theme-system = Podle zařízení
theme-dark = Světlo lampy
theme-light = Denní světlo
settings-speed = Rychlost událostí
speed-0 = Ihned
speed-0-5 = Pomalu
speed-1 = Normálně
speed-2 = Rychle
settings-speed-still = Tohle zařízení si nepřeje animace: události se ukážou ihned, ať tu zvolíš cokoli.
settings-sounds = Zvuky
settings-volume = Hlasitost
settings-notices = Upozornit mě, když jsem na tahu a stránka není vidět
settings-notices-denied = Prohlížeč téhle stránce upozornění nepovoluje. Změnit to můžeš v jeho nastavení.
settings-shapes = Barvy mají vždy i vlastní tvary a vzory; nic se zapínat nemusí.

settings-keep = Cesta zpět
settings-keep-not = Zatím tě zná jen tenhle prohlížeč. S heslem tě pozná i kterýkoli jiný. E-mail není potřeba.
settings-keep-is = Heslo už máš. Pokud se ztratilo, vyžádej si nové; staré tím přestane platit.
settings-keep-get = Získat heslo
settings-keep-again = Získat nové heslo
settings-keep-once = Heslo se ukáže jen jednou. Opiš si ho, nebo odkaz bezpečně ulož: kdo ho má, může hrát za tebe.
settings-passphrase = Heslo
settings-link = Totéž jako odkaz
settings-back = Vrátit se jako někdo jiný
settings-back-text = Máš heslo z jiného prohlížeče? Pak můžeš být stejným hráčem i tady.

recover-title = Návrat
recover-text = Po zadání hesla budeš v tomto prohlížeči hrát jako ten, komu heslo patří. K dosavadnímu hráči se už nevrátíš, pokud nemá heslo i on.
recover-now = Teď tu hraješ jako { $name }.
recover-go = Vrátit se
recover-done = Vítej zpět, { $name }.
recover-home = Ke stolům

settings-programs = Programy
settings-programs-text = Program s tokenem může sedět u stolů a hrát. Každý má jméno a ID; podle ID mu můžeš držet místo.
settings-programs-none = Zatím žádné nejsou.
settings-program-name = Jméno programu
settings-program-add = Vytvořit token
settings-program-token = Token programu { $name }
settings-program-once = Token se ukáže jen jednou.
settings-program-revoke = Odebrat
settings-program-revoke-name = Odebrat token programu { $name }

settings-forget = Zapomenout mě
settings-forget-text = Tenhle prohlížeč tě přestane znát. Bez hesla se už ke svým stolům nedostaneš.
settings-forget-button = Ať mě prohlížeč zapomene
settings-forget-sure = Opravdu?
settings-forget-do = Zapomenout mě
