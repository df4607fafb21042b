# A new table: options, seats, and the links afterwards.

new-title = Nový stůl: { $game }
new-what = Hra
new-who = Hráči
new-how = Tempo a hodiny
new-lobby = Název a viditelnost

new-seats = Místa
new-seat = Místo { $number }
seat-me = Já
seat-here = Někdo u tohoto zařízení
seat-open = Pro kohokoli
seat-link = Odkaz s pozvánkou
seat-player = Hráč nebo program podle ID
seat-bot = Bot: { $level }
seat-player-id = ID hráče nebo programu
new-company = Kdo hraje
company-friends = Přátelé online
company-friends-hint = Dostaneš odkaz ke sdílení. Kdo ho otevře, může obsadit volné místo nebo se dívat.
company-device = Víc lidí u jednoho zařízení
company-device-hint = Každý tu má vlastní místo. Zařízení si předáváte a tajnosti zůstanou skryté, dokud ho nepřevezme další.
company-bots = Jen boti
company-bots-hint = Hra začne hned.
new-more = Tempo, hodiny, název, viditelnost
new-no-me = Nemáš místo: budeš se jen dívat.

new-position = Začít z pozice
new-position-hint = Vlož pozici jako JSON, jak ji vydává stůl. Volby výše se pak nepoužijí.

new-pace = Tempo
pace-live = Živě
pace-live-hint = Hráče, který je minutu pryč, může nahradit bot.
pace-own = Několik dní
pace-own-hint = Každý hraje, když má čas.
new-clock = Hodiny
clock-none = Žádné
clock-decision = Na tah
clock-seat = Na hru
new-time = Čas
new-clock-hint = Když ti dojde čas, hraje za tebe bot, dokud se nevrátíš.

new-name = Název stolu
new-name-hint = Nepovinné, nejvýše 40 znaků.
new-language = Jazyk chatu
language-any = Jakýkoli
new-visibility = Kdo stůl vidí
visibility-public = Všichni
visibility-public-hint = Ukáže se v seznamu otevřených stolů.
visibility-link = Jen lidé s odkazem
visibility-link-hint = V žádném seznamu se neukáže.
new-watching = Povolit diváky
new-delay = Diváci uvidí hru
delay-none = hned
delay-seconds = zpoždění: { $time }

new-make = Založit stůl
new-problem-name = Název je delší než 40 znaků.
new-problem-player = Jedno místo je rezervované podle ID, ale ID chybí.
new-problem-position = Pozice není platný JSON.

made-title = Tvůj stůl je připravený
made-text = Sdílej odkazy. Hra začne, jakmile budou všechna místa obsazená.
made-table-link = Odkaz na stůl pro kohokoli
made-invitation = Pozvánka na místo { $seat }
made-go = Jít ke stolu
