# The home page, the frame of every page, and shared words.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = Přejít k obsahu
nav-main = Stránky
nav-language = Jazyk
nav-play = Hrát
nav-cards = Karty
nav-rules = Pravidla
nav-about = O webu
nav-settings = Nastavení
theme-to-light = Světlý vzhled
theme-to-dark = Tmavý vzhled
guest-chip = Hraješ jako { $name }. Nastavení

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Společně udržte hradby
sanctum-motto = Závod k pánu démonů
# The page splits these facts at commas.
bastion-facts = 1–4 hrdinové, 60 min, společně
sanctum-facts = 2–4 hrdinové, 90 min, závod

play-now = Hrát hned
play-now-game = Hrát hned: { $game }
play-game = Hrát { $game }
play-bots-with = Boti v tvém týmu
play-bots-against = Boti jako soupeři
play-bot-level = Úroveň botů
bots-count = { $count ->
    [0] Žádný
    [one] Jeden
    [2] Dva
    [3] Tři
   *[other] { $count }
}
start = Začít
more-options = Další volby
new-table = Nový stůl
new-table-game = Nový stůl: { $game }

my-tables = Moje stoly
my-tables-none = Zatím nemáš žádné stoly. Tlačítko „Hrát hned“ spustí hru s boty okamžitě a nic se nevyplňuje.
my-tables-all-over = Žádná hra neběží.
my-tables-over = Nedávno hrané
see-again = Záznam
see-again-table = Přehrát záznam: { $name }
analysis = Rozbor
analysis-of = Rozbor: { $name }
my-tables-waiting = { $count ->
    [one] Jeden čeká na tebe
    [few] { $count } čekají na tebe
    [many] { $count } čeká na tebe
   *[other] { $count } čeká na tebe
}
open-tables = Otevřené stoly
open-tables-none = Žádný stůl nečeká na hráče. Založ stůl a sdílej jeho odkaz.
all-games = Vše
filter-game = Hra
show-all = Ukázat vše ({ $count })
show-fewer = Ukázat méně
your-turn = Jsi na tahu
their-turn = Na tahu: { $name }
their-turn-bot = Na tahu: bot ({ $level })
goes-on = hra běží
seats-free = { $count ->
    [0] Čeká se na hosty
    [one] Jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
join = Hrát
join-table = Hrát u stolu: { $name }
watch = Sledovat
watch-table = Sledovat stůl: { $name }
resume = Pokračovat
resume-table = Pokračovat: { $name }
finished = Dohráno
won = Výhra
lost = Prohra
closed = Zavřeno
frozen = Zastaveno chybou
free-seat = volné místo
invited-seat = rezervované místo
bot-seat = bot
bot-named = bot ({ $level })
seats-are = Místa: { $seats }.
table-untitled = Stůl ({ $name })
from-position = Z pozice
live = naživo
own-pace = na několik dní
turn-time = { $time } na tah
game-time = { $time } na hráče

join-by-link = Přes odkaz
join-link-label = Odkaz, který ti přišel, nebo kód stolu z něj
join-link-wrong = To není odkaz na stůl. Odkaz vypadá jako …/#/table/ a několik písmen.
join-link-go = Ke stolu

connection-waiting = Spojení vypadlo. Obnovuje se…

close = Zavřít
copy = Kopírovat
copy-what = Kopírovat: { $what }
copied = Zkopírováno
try-again = Zkusit znovu
cancel = Zrušit
failure = Něco se nepovedlo. Zkus to za chvíli znovu.
failure-offline = Server neodpovídá. Běží? A funguje ti připojení?
unreachable-title = Server neodpovídá
unreachable-waits = Nic se neztratilo: tvoje stoly zůstávají, jak jsou. Stránka se připojí sama.
unreachable-short = Server neodpovídá. Zkouší se znovu…
failure-limited = Příliš mnoho požadavků. Chvíli počkej.
failure-unavailable = Server má teď plno. Zkus to za chvíli znovu.
failure-unknown-identity = S tímto heslem není žádný hráč.
failure-not-found = To neexistuje, nebo k tomu nemáš přístup.
failure-only-people = To smějí jen lidé, programy ne.
failure-bad-name = Tohle jméno použít nejde. Zkus kratší, složené z písmen.
failure-bad-table = S tímto nastavením stůl založit nejde.
failure-no-such-bot = Takového bota tahle hra nemá.
failure-still-played = To se ukáže až po konci hry.
failure-too-large = To je moc velké.
failure-foreign-origin = Stránka pochází z jiné adresy, než server čeká.

unknown-title = Stránka nenalezena
unknown-text = Na této adrese nic není. Možná chybí část odkazu.
unknown-home = Domů

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all }; { $next }
joined-together = { $all } + { $next }
joined-label = { $label }: { $text }

# Options, bots and times, wherever tables are described.
option-mode = Režim
option-mode-normal = Běžná hra
option-mode-normal-hint = Plná hra. Sílu nepřátelské armády volíš ty.
option-mode-tutorial = Výuková hra
option-mode-tutorial-hint = Malá armáda a žádné rituály: ideální na první hru.
option-mode-darkened-skies = Potemnělé nebe
option-mode-darkened-skies-hint = Scénář 1
option-mode-trembling-earth = Chvění země
option-mode-trembling-earth-hint = Scénář 2
option-mode-show-of-force = Ukázka síly
option-mode-show-of-force-hint = Scénář 3
option-mode-late-arrival = Pozdní příchod
option-mode-late-arrival-hint = Scénář 4
option-difficulty = Obtížnost
option-difficulty-easy = Lehká
option-difficulty-medium = Střední
option-difficulty-hard-bastion = Těžká
option-difficulty-hard-sanctum = Těžká
option-difficulty-extreme = Extrémní
option-difficulty-normal = Normální
option-difficulty-nightmare = Děsivá
option-difficulty-infernal = Pekelná
option-side = Strana čtvrtí
option-side-statue = Se sochou
option-side-plain = Bez sochy
option-turns = Tahy
option-turns-overlapping = Překrývají se
option-turns-overlapping-hint = Další hráč může začít, zatímco ještě vybíráš krystaly nebo odpočíváš. Výsledek je stejný, jako kdyby šly tahy po sobě.
option-turns-strict = Jeden po druhém
bot-easy = Lehký
bot-medium = Střední
bot-hard = Těžký
bot-expert = Expert
# What it is like to play beside one in Bastion.
bot-easy-bastion = Vidí, co má před nosem, a málo co dál. Budeš myslet za dva.
bot-medium-bastion = Bojuje rozumně a nepřeplácí. Plán je na tobě.
bot-hard-bastion = Plánuje celou svou fázi a pomáhá kouzly.
bot-expert-bastion = Počítá s tím, co udělá nepřítel. Přemýšlí až dvě sekundy.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Pouští se do bojů, kterým by se měl vyhnout. Na první závod akorát.
bot-medium-sanctum = Hraje rozumně a jednu dvě chyby ti odpustí.
bot-hard-sanctum = Každý boj si před hodem propočítá.
bot-expert-sanctum = Utéct mu je těžké: vidí několik tahů dopředu. Přemýšlí až dvě sekundy.
# Names of bots at older tables.
bot-random = Zbrklý
bot-greedy = Rozvážný
bot-planner = Lstivý
bot-search = Prozíravý
span-second = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
span-minute = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
span-hour = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
span-day = { $count ->
    [one] 1 den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

learn-to-play = Naučit se hrát
learn-to-play-game = Naučit se hrát: { $game }
learn-first = Hraješ poprvé?
learn-first-game = { $game } za deset minut
learn-by-playing = Učit se hraním
table-lesson = Lekce
