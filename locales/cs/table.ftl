# The page of a table: what is round the board of every game.

table-home = Na úvodní stránku
table-board = Herní plán
table-loading = Hra se připravuje…
table-gone = Takový stůl není, nebo není pro tebe.
table-close = Zavřít tento stůl

turn-order = Místa
turn-open = Čeká se na hráče
turn-yours = Jsi na tahu
turn-theirs = Na tahu: { $names }
turn-over = Hra skončila
turn-closed = Tento stůl byl zavřen
turn-frozen = Tento stůl je mimo provoz
title-turn = ● Jsi na tahu – { $game }

link-waiting = Spojení vypadlo. Obnovuje se…
link-back = Spojení je zpět.
link-ended = Nepřipojeno. Načti stránku znovu.
notice-title = Jsi na tahu
notice-body = { $game } čeká na tebe.

mode-tutorial = Výuková hra
mode-normal = Běžná hra
mode-darkened-skies = Potemnělé nebe
mode-trembling-earth = Chvění země
mode-show-of-force = Ukázka síly
mode-late-arrival = Pozdní příchod

sits-numbered = { $name } (místo { $seat })
sits-number = místo { $seat }
sits-you = ty
sits-open = volné místo
sits-invited = místo pro hosta
sits-bot = bot ({ $level })
sits-away = pryč
sits-host = pořádá hru
sits-stood-in = zaskakuje bot ({ $level })
sits-sit = Sednout sem
sits-leave = Odejít
sits-return = Vrátit se na místo
sits-bot-for-me = Ať za mě hraje bot
sits-give-bot = Dát botovi
sits-level = Jiná úroveň
sits-levels = Jak bot hraje
sits-make-open = Otevřít všem
watching = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } člověka.
   *[other] Dívá se { $count } lidí.
}
share-link = Odkaz na tento stůl
invitation-link = Pozvánka na místo { $seat }
room-waiting = Hra začne, jakmile bude každé místo obsazené.

clock-yours = Tvůj čas: { $time }
clock-theirs = { $name }, čas: { $time }
clock-short = Dochází ti čas.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}

side-chronicle = Kronika
side-chat = Chat
side-table = Stůl
side-rules = Pravidla
side-words = Stav slovy
side-explain = Co se stalo a proč
explain-show-price = Proč tato cena?
explain-show-tokens = Odkud jsou tyto žetony?
words-none = Stav hry zatím nejde popsat.
side-close = Zavřít
chronicle-none = Zatím se nic nestalo.
told-taken-back = { $who } bere krok zpět.
told-rolled-back = Po dohodě se hra vrací zpět.
moment = Okamžik hry
moment-earlier = O krok zpět
moment-later = O krok dál
moment-play = Přehrávat
moment-pause = Pozastavit
moment-go = Na krok { $number }
moment-copy = Kopírovat
moment-link = Odkaz na tento okamžik
moment-before = V tomto okamžiku na stole ještě nic není.
moment-replay = Záznam
moment-shown = Krok { $number } z { $latest }.
moment-now = Do současnosti

chat-room-table = U stolu
chat-room-spectators = Mezi diváky
chat-none = Zatím nikdo nic neřekl.
chat-say = Napiš něco
chat-send = Odeslat
chat-mute = ztlumit
chat-muted = Ztlumeno: { $name }.
chat-unmute = zase slyšet
chat-unread = Chat, nepřečtených: { $count }

undo-count = { $count ->
    [one] Vzít zpět jeden krok
    [few] Vzít zpět, možné jsou { $count } kroky
    [many] Vzít zpět, možné je { $count } kroku
   *[other] Vzít zpět, možných je { $count } kroků
}
undo-ask = Požádat o vrácení více kroků
redo = Provést znovu
border-drawn = karta tažena
border-rolled = hozeno
prompt-sure = { $deed } – opravdu?
prompt-final = Tohle nejde vzít zpět. Potvrď dalším stiskem.
skip = Přeskočit
hint = Rada
hint-more = Proč?
hint-says = Rada: { $deed }
hint-wait = nechat hrát ostatní
hint-why = Proč
hint-why-none = Má nejlepší vyhlídky; jeden jediný důvod to nemá.
hint-others = Další možnosti
hint-show = Ukázat na plánu: { $deed }
hint-shown = ukázáno na plánu
hint-fold = Sbalit radu
# How much worse something is, in discs of mana or in wounds.
worse-disc = { $count ->
    [0] stejně dobré
    [0.5] asi o půl disku horší
    [1] asi o 1 disk horší
    [few] asi o { $count } disky horší
    [many] asi o { $count } disku horší
   *[other] asi o { $count } disků horší
}
worse-wound = { $count ->
    [0] stejně dobré
    [0.5] asi o půl života horší
    [1] asi o 1 život horší
    [few] asi o { $count } životy horší
    [many] asi o { $count } života horší
   *[other] asi o { $count } životů horší
}
worse-far = o hodně horší

back-title = Vrácení kroků
back-asked = { $name } žádá o vrácení { $steps ->
    [one] jednoho kroku
    [few] { $steps } kroků
    [many] { $steps } kroku
   *[other] { $steps } kroků
}. Souhlasíš?
back-waiting = Žádáš o vrácení kroků. Zbývá odpověď: { $names }.
back-agree = Souhlasím
back-refuse = Hrát dál

rule = Pravidlo { $rule }
why-unknown = To teď nejde.
answer-close = Zavřít
refused-too-fast = Moc rychle: chvíli počkej.
refused-not-abandoned = Na tom místě někdo hraje.
refused-asked-already = Taková žádost už čeká na odpověď.
refused-not-your-seat = To není tvoje místo.
refused-seat-taken = Tady už někdo sedí.
refused-not-invited = Tohle místo je pro někoho jiného.
refused-not-host = To smí jen ten, kdo stůl založil.
refused-not-understood = Tomu server nerozumí.
refused-game-over = Hra už skončila.
refused-not-started = Hra ještě nezačala.
refused-closed = Tento stůl je zavřený.
refused-frozen = Tento stůl je mimo provoz.
refused-not-seated = U tohoto stolu nesedíš.
refused-seated-already = U tohoto stolu už sedíš.
refused-no-such-seat = Takové místo tu není.
refused-no-such-bot = Takového bota tahle hra nemá.
refused-no-rematch = Další hra už je připravená, nebo tahle ještě běží.
refused-stood-in = Zaskakuje za tebe bot. Nejdřív se vrať na své místo.
refused-not-stood-in = Na tom místě žádný bot nezaskakuje.
refused-not-asked = Na to se teď nikdo neptá.
refused-not-your-room = Sem psát nemůžeš.
refused-bad-text = Tohle odeslat nejde. Zkrať to.
refused-unavailable = Není jisté, zda se to provedlo. Podívej se na stůl.

pass-device = Předej zařízení: { $name }
pass-hidden = Do té doby je stůl skrytý.
pass-here = Jsem { $name }
pass-to = Předat: { $name }

table-speed = Rychlost tahů ostatních
table-speed-times = { $speed ->
    [0] vyp.
   *[other] { $speed }×
}
table-speed-still = Tohle zařízení si nepřeje animace: vše se ukáže ihned.
table-notices = Upozornit mě, když jsem na tahu a stránka není vidět
table-notices-denied = Prohlížeč to nepovoluje. Změnit to můžeš v jeho nastavení pro tuto stránku.

keys-title = Klávesy
keys-play = Hraní
keys-board = Na plánu
keys-look = Prohlížení
key-primary = zvýrazněné tlačítko: pokračovat, zaplatit, ukončit tah
key-undo = vzít zpět
key-redo = provést znovu
key-hint = rada
key-board-move = podél hradeb, do čtvrtí a do citadely
key-board-lit = další nebo předchozí zvýrazněná věc
key-mana = tvoje mana podle pořadí: přidat k platbě, položit
key-dice = vybrat kostku nebo sadu podle čísla
key-change = změnit kostku v ruce
key-act = udělat, co je vybráno
key-drop = vrátit, zavřít
key-chronicle = kronika
key-chat = chat
key-words = stav slovy
key-rules = pravidla
key-table = stůl a místa
key-replay = záznam
key-shortcuts = tento seznam

end-won = Vítězství
end-lost = Porážka
end-furthest = Vítězství: nikdo nedošel dál
end-ranked-first = Nikdo nepřežil; vítězí { $names }.
end-winners = Vítězí: { $names }
end-look = Prohlédnout plán
end-record = Stáhnout záznam
end-fair = Náhoda byla poctivá
end-checked = ověřeno
end-wrong = otisk nesouhlasí
end-seed = Semínko veškeré náhody
end-hash = Jeho SHA-256, zveřejněný před prvním tahem
end-verify = Ze záznamu si může každý znovu vylosovat všechny karty a kostky:
rematch = Hrát znovu
rematch-go = K další hře
