# The page of a table: everything around the board of a game.

table-home = Domů
table-board = Herní plán
table-loading = Stůl se připravuje…
table-gone = Tento stůl neexistuje, nebo k němu nemáš přístup.
table-close = Zavřít tento stůl

turn-order = Místa
turn-open = Čeká se na hráče
turn-yours = Jsi na tahu
turn-theirs = Na tahu: { $names }
turn-over = Hra skončila
turn-closed = Tento stůl byl zavřen
turn-frozen = Tento stůl zastavila chyba
title-turn = ● Jsi na tahu – { $game }

link-waiting = Spojení vypadlo. Obnovuje se…
link-back = Spojení je zpět.
link-ended = Odpojeno. Načti stránku znovu.
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
sits-kept = čeká na svého hráče
sits-invited = rezervováno
sits-bot = bot ({ $level })
sits-away = pryč
sits-host = hostitel
sits-stood-in = nahrazen botem ({ $level })
sits-sit = Sednout sem
sits-decline = Odmítnout
sits-decline-block = Odmítnout a blokovat: { $name }
sits-leave = Odejít
sits-hand-over = Odejít a předat místo
sits-stay = Zůstat
sits-leave-hint = Když odejdeš, místo na tebe počká a jeho tajemství nikdo neuvidí. Když ho předáš, může ho obsadit někdo jiný a uvidí je.
sits-let-return = Umožnit hráči návrat
sits-return = Vrátit se na místo
sits-bot-for-me = Ať za mě hraje bot
sits-give-bot = Nahradit botem
sits-level = Změnit úroveň
sits-levels = Úroveň bota
sits-make-open = Otevřít všem
watching = { $count ->
    [0] Žádní diváci.
    [one] Jeden divák.
    [few] { $count } diváci.
    [many] { $count } diváka.
   *[other] { $count } diváků.
}
share-link = Odkaz na tento stůl
invitation-link = Pozvánka na místo { $seat }
room-waiting = Hra začne, jakmile budou všechna místa obsazená.

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

side-chronicle = Průběh
side-chat = Chat
side-table = Stůl
side-rules = Pravidla
side-words = Plán jako text
side-explain = Co se stalo a proč
explain-show-price = Proč tato cena?
explain-show-tokens = Odkud jsou tyto žetony?
words-none = Zatím není co popsat.
side-close = Zavřít
chronicle-none = Zatím se nic nestalo.
told-taken-back = { $who } bere krok zpět.
told-rolled-back = Hra se po dohodě vrátila zpět.
moment = Místo ve hře
moment-earlier = Předchozí krok
moment-later = Další krok
moment-play = Přehrávat
moment-pause = Pozastavit
moment-go = Přejít na krok { $number }
moment-copy = Kopírovat
moment-link = Odkaz na toto místo
moment-before = V této chvíli hra ještě nezačala.
moment-replay = Záznam
moment-shown = Krok { $number } z { $latest }.
moment-now = Do současnosti

chat-room-table = Hráči
chat-room-spectators = Diváci
chat-none = Zatím žádné zprávy.
chat-say = Napsat zprávu
chat-send = Odeslat
chat-mute = ztlumit
chat-muted = Ztlumeno: { $name }.
chat-unmute = zrušit ztlumení
chat-unread = Chat, nepřečtených: { $count }

undo-count = { $count ->
    [one] Vzít zpět jeden krok
    [few] Vzít zpět, možné jsou { $count } kroky
    [many] Vzít zpět, možné je { $count } kroku
   *[other] Vzít zpět, možných je { $count } kroků
}
undo-ask = Požádat o vrácení více kroků
redo = Znovu
border-drawn = karta tažena
border-rolled = hozeno
prompt-sure = { $deed } – opravdu?
prompt-final = Tohle nejde vrátit. Potvrď dalším stiskem.
skip = Přeskočit
hint = Rada
hint-more = Proč?
hint-says = Rada: { $deed }
hint-wait = vynechat
hint-why = Proč
hint-why-none = Celkově je to nejlepší volba; jediný důvod nevyčnívá.
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

back-title = Žádost o vrácení
back-asked = { $name } žádá o vrácení { $steps ->
    [one] jednoho kroku
    [few] { $steps } kroků
    [many] { $steps } kroku
   *[other] { $steps } kroků
}. Souhlasíš?
back-waiting = Žádáš o vrácení kroků. Zbývá odpověď: { $names }.
back-agree = Souhlasím
back-refuse = Odmítnout
back-no-answer = Kdo včas neodpoví, odmítá.

rule = Pravidlo { $rule }
why-unknown = To teď nejde.
answer-close = Zavřít
refused-too-fast = Moc rychle: chvíli počkej.
refused-not-abandoned = To místo není volné: jeho hráč je tady, nebo není pryč dost dlouho.
refused-held-another-seat = V téhle hře už máš za sebou jiné místo a znáš jeho tajemství, proto si sem sednout nemůžeš.
refused-seat-kept = To místo si do konce hry nechává svá tajemství. Sednout si tam smí jen ten, kdo tam už seděl.
refused-asked-already = Žádost o vrácení už čeká na odpověď.
refused-not-your-seat = To není tvoje místo.
refused-seat-taken = Místo je obsazené.
refused-not-invited = Místo je rezervované pro někoho jiného.
refused-blocked = Někdo od tebe nepřijímá pozvánky.
refused-not-host = To smí jen hostitel.
refused-not-understood = Server tomu nerozuměl.
refused-game-over = Hra už skončila.
refused-not-started = Hra ještě nezačala.
refused-closed = Tento stůl je zavřený.
refused-frozen = Tento stůl zastavila chyba.
refused-not-seated = U tohoto stolu nemáš místo.
refused-seated-already = U tohoto stolu už máš místo.
refused-no-such-seat = Takové místo tu není.
refused-no-such-bot = Takového bota tahle hra nemá.
refused-no-rematch = Další hra už je připravená, nebo tahle ještě běží.
refused-stood-in = Zaskakuje za tebe bot. Nejdřív se vrať na své místo.
refused-not-stood-in = Na tom místě žádný bot nezaskakuje.
refused-not-asked = Ta žádost už neplatí.
refused-not-your-room = Sem psát nemůžeš.
refused-bad-text = Zprávu nejde odeslat. Zkrať ji.
refused-busy = Server má teď moc práce. Zkus to za chvíli znovu.
refused-unavailable = Není jisté, zda se to provedlo. Podívej se na stůl.

pass-device = Předej zařízení: { $name }
pass-hidden = Do té doby je stůl skrytý.
pass-here = Jsem { $name }
pass-to = Předat: { $name }

table-speed = Rychlost animací
table-speed-times = { $speed ->
    [0] vyp.
   *[other] { $speed }×
}
table-speed-still = Toto zařízení si nepřeje animace, takže se nic neanimuje.
table-notices = Upozornit mě, když jsem na tahu a stránka není vidět
table-notices-denied = Prohlížeč blokuje oznámení z této stránky. Změnit to můžeš v jeho nastavení.

keys-title = Klávesové zkratky
keys-play = Hraní
keys-board = Na plánu
keys-look = Panely a pohledy
key-primary = hlavní tlačítko: pokračovat, zaplatit, ukončit tah
key-undo = vzít zpět
key-redo = znovu
key-hint = rada
key-board-move = podél hradeb, do čtvrtí a do citadely
key-board-lit = další nebo předchozí možná volba
key-mana = tvoje mana podle pořadí: přidat k platbě, položit
key-dice = vybrat kostku nebo sadu podle čísla
key-change = změnit kostku v ruce
key-act = udělat, co je vybráno
key-drop = vrátit, zavřít
key-chronicle = průběh
key-chat = chat
key-words = plán jako text
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
end-seed = Semínko náhody této hry
end-hash = SHA-256 semínka, zveřejněný před prvním tahem
end-verify = Ze záznamu si může každý znovu vylosovat všechny karty a kostky:
rematch = Hrát znovu
rematch-go = K další hře
