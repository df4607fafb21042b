# A new table: options, seats, and the links afterwards.

new-title = Nový stůl: { $game }
new-what = Co se hraje
new-who = Kdo kde sedí
new-how = Jak se hraje
new-lobby = V seznamu stolů

new-seats = Místa
new-seat = Místo { $number }
seat-me = Já
seat-here = Někdo tady
seat-open = Pro kohokoli
seat-link = Přes odkaz s pozvánkou
seat-player = Hráč nebo program podle ID
seat-bot = Bot: { $level }
seat-player-id = ID hráče nebo programu
new-company = Kdo s tebou hraje
company-friends = Přátelé jinde
company-friends-hint = Dostaneš odkaz, který rozešleš. Kdo ho otevře, obsadí volné místo, nebo se dívá.
company-device = Víc lidí u jednoho zařízení
company-device-hint = Každý tu má vlastní místo. Zařízení si předáváte a tajnosti zůstanou skryté, dokud ho nepřevezme další.
company-bots = Jen boti
company-bots-hint = Hra začne hned.
new-more = Tempo, hodiny, název, kdo stůl vidí
new-no-me = Nemáš místo: budeš se jen dívat.

new-position = Začít z pozice
new-position-hint = Pozice jako text JSON, jak ji vydává stůl. Volby výše se pak nepoužijí.

new-pace = Tempo
pace-live = Na jedno posezení
pace-live-hint = Kdo je minutu pryč, za toho může někdo zaskočit.
pace-own = Několik dní
pace-own-hint = Každý hraje, když má čas.
new-clock = Hodiny
clock-none = Žádné
clock-decision = Na každý tah
clock-seat = Na celou hru
new-time = Čas
new-clock-hint = Komu dojde čas, za toho hraje bot, dokud se nevrátí.

new-name = Název stolu
new-name-hint = Nejvýše 40 znaků; může zůstat prázdný.
new-language = Jazyk u stolu
language-any = Jakýkoli
new-visibility = Kdo stůl vidí
visibility-public = Všichni
visibility-public-hint = Je v seznamu otevřených stolů.
visibility-link = Jen kdo má odkaz
visibility-link-hint = Není v žádném seznamu.
new-watching = Ostatní se mohou dívat
new-delay = Uvidí hru
delay-none = hned
delay-seconds = zpoždění: { $time }

new-make = Založit stůl
new-problem-name = Název je delší než 40 znaků.
new-problem-player = Jedno místo je pro někoho podle ID, ale ID chybí.
new-problem-position = Pozici nejde přečíst jako JSON.

made-title = Stůl je připravený
made-text = Rozešli odkazy. Hra začne, jakmile bude každé místo obsazené.
made-table-link = Odkaz na stůl pro kohokoli
made-invitation = Pozvánka na místo { $seat }
made-go = Jít ke stolu
