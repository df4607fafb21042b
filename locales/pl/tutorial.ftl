# Lessons: their page, and what the coach says.
# A step has at most two sentences: what it is about, and the one thing to do.

learn-title = Poznaj grę { $game }
learn-lead = { $count ->
    [one] Jedna krótka lekcja na prawdziwej planszy. Przerwij, kiedy chcesz, i wróć później.
    [few] { $count } krótkie lekcje na prawdziwej planszy. Przerwij, kiedy chcesz, i wróć później.
    [many] { $count } krótkich lekcji na prawdziwej planszy. Przerwij, kiedy chcesz, i wróć później.
   *[other] { $count } krótkiej lekcji na prawdziwej planszy. Przerwij, kiedy chcesz, i wróć później.
}
learn-lessons = Lekcje
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-lesson = Lekcja { $number }: { $title }
learn-state-done = ukończona
learn-state-open = rozpoczęta
learn-progress = Ukończone lekcje: { $done } z { $count }
learn-all-done = Znasz już tę grę. Czas zagrać!
learn-play = Zagraj w { $game }
learn-none = Na tym serwerze nie ma lekcji tej gry.
learn-rules = Wolę przeczytać zasady

coach = Mentor
coach-lesson = Lekcja { $number } z { $count }: { $title }
coach-step = Krok { $number } z { $count }
coach-back = Cofnij
coach-skip = Pomiń ten krok
coach-leave = Wyjdź
coach-rule = Zasada
coach-wait = Chwileczkę: grają inni.
coach-astray = To też wolno, ale w tym kroku chodzi o coś innego. Cofnij albo, gdy zechcesz, idź dalej:
coach-gone = Tego kroku nie da się teraz wykonać. Cofnij albo go pomiń.
coach-next = Następna lekcja
coach-restart = Powtórz tę lekcję
coach-lost = Tym razem się nie udało, każdemu się to zdarza. Powtórz tę lekcję.
coach-finished = To była ostatnia lekcja gry { $game }.
coach-to-lessons = Wszystkie lekcje
coach-play = Zagraj w { $game }

## Bastion

tutorial-bastion-move = Ruch
tutorial-bastion-move-about = Przez cytadelę i dzielnice
tutorial-bastion-move-district = Twój mag stoi w cytadeli, a na murze czerwonej dzielnicy są już pierwsi wrogowie. Idź tam.
tutorial-bastion-move-end = W turze możesz się ruszyć, zaczerpnąć many i zaatakować, każde raz i w dowolnej kolejności. Zakończ turę: wtedy nadejdzie wróg.
tutorial-bastion-move-neighbour = Nowy wróg doszedł wzdłuż muru do pozostałych. Z dzielnicy przejdziesz do cytadeli i do dwóch sąsiednich dzielnic: idź do czarnej.
tutorial-bastion-move-done = W dwie tury dojdziesz wszędzie: cytadela sąsiaduje z każdą dzielnicą.

tutorial-bastion-channel = Czerpanie
tutorial-bastion-channel-about = Trzy sposoby na zdobycie many
tutorial-bastion-channel-source = Za ataki płaci się maną. Czerp z czerwonego źródła: połóż jeden dysk dowolnego koloru i weź trzy czerwone.
tutorial-bastion-channel-end = Źródło jest teraz zamknięte, a twoje czerpanie w tej turze wykorzystane. Zakończ turę.
tutorial-bastion-channel-tower = Dwa źródła tej dzielnicy są zamknięte, na każdym leży dysk. Czerp z wieży: połóż jeden dysk, a wszystkie dyski ze źródeł dzielnicy będą twoje.
tutorial-bastion-channel-go = Źródła są znów otwarte, za to wieża jest zamknięta. Idź do cytadeli, która otwiera wieże.
tutorial-bastion-channel-again = Czerpać można tylko raz na turę, a to już za tobą. Zakończ turę.
tutorial-bastion-channel-citadel = Czerp z cytadeli: nic to nie kosztuje, a dostajesz wszystkie dyski z wież.
tutorial-bastion-channel-done = Źródła dają manę, wieże otwierają źródła, a cytadela otwiera wieże.

tutorial-bastion-attack = Atak
tutorial-bastion-attack-about = Dokładna cena
tutorial-bastion-attack-target = Możesz atakować wrogów na murze i na placu swojej dzielnicy. Zaatakuj czerwoną Bestię.
tutorial-bastion-attack-pay = Wróg kosztuje tyle dysków, ile ma siły, w swoim kolorze i dokładnie tyle. Zapłać trzy czerwone dyski.
tutorial-bastion-attack-end = Ataku nie da się przegrać: jeśli możesz zapłacić, wróg znika. Atak jest jeden na turę, więc zakończ turę.
tutorial-bastion-attack-gather = Niebieski Wojownik kosztuje cztery niebieskie dyski, a masz dwa. Czerp z niebieskiego źródła, a by zachować niebieskie dyski, połóż inny kolor.
tutorial-bastion-attack-second = Teraz wystarczy. Zaatakuj niebieskiego Wojownika i zapłać.
tutorial-bastion-attack-done = Siła to liczba dysków, a kolor wroga to ich kolor.

tutorial-bastion-spells = Zaklęcia
tutorial-bastion-spells-about = Co zostaje po pokonanych wrogach
tutorial-bastion-spells-gain = Każdy pokonany przez ciebie wróg staje się zaklęciem, które możesz raz rzucić. Pokonaj czerwonego Wojownika.
tutorial-bastion-spells-end = Jego karta jest twoja: to Kula ognia, obok Szybkości i Alchemii, które masz od początku. Zaklęcia nie przepadają, więc zakończ turę.
tutorial-bastion-spells-move = Fioletowy Mag stoi dwie dzielnice stąd, za daleko na jeden ruch. Idź najpierw do czarnej dzielnicy.
tutorial-bastion-spells-speed = Dzięki Szybkości możesz od razu ruszyć się jeszcze raz. Rzuć ją i idź dalej, do fioletowej dzielnicy.
tutorial-bastion-spells-announce = Mag kosztuje pięć fioletowych dysków, a masz tylko dwa. Mimo to go zaatakuj: zaklęcia rzuca się po zapowiedzeniu ataku.
tutorial-bastion-spells-fireball = Kula ognia obniża koszt ataku, ta o jeden dysk. Rzuć ją.
tutorial-bastion-spells-alchemy = Zostają do zapłaty cztery dyski. Rzuć Alchemię: wtedy mogą być dowolnego koloru.
tutorial-bastion-spells-pay = Wybierz dyski, bez których się obejdziesz, i zapłać. Rzucone zaklęcia się zużywają.
tutorial-bastion-spells-done = Z zaklęciami stać cię na atak, na który bez nich nie masz many.

tutorial-bastion-enemies = Wrogowie
tutorial-bastion-enemies-about = Jak przychodzą, latają i idą dalej oraz jak się przegrywa
tutorial-bastion-enemies-landing = Nowy wróg idzie wzdłuż muru i staje za pierwszym, którego napotka; plansza zaznacza ten odcinek. Zakończ turę i patrz.
tutorial-bastion-enemies-flier = Zwiadowca sprowadził kolejnego wroga, a był to Skrzydlaty: przeleciał na plac, zmiótł dyski ze źródeł i teraz je blokuje. Zaatakuj go.
tutorial-bastion-enemies-pay = Na placu wróg kosztuje tyle samo, co na murze. Zapłać pięć niebieskich dysków.
tutorial-bastion-enemies-moving = Obóz jest pusty: odtąd nikt nie przychodzi, za to ostatni wróg w szeregu idzie dalej. Zakończ turę.
tutorial-bastion-enemies-defeat = Jeśli wróg ma przyjść albo iść dalej, a nie ma wolnego odcinka, bastion pada. Przygotuj się do następnego ataku: czerp ze źródła, znów są wolne.
tutorial-bastion-enemies-done = Wygrywasz, gdy obóz jest pusty, a cały mur wolny.

tutorial-bastion-finish = Dokończ bez pomocy
tutorial-bastion-finish-about = Ostatnie tury gry wprowadzającej
tutorial-bastion-finish-win = Dwaj wrogowie na murze, jeden jeszcze w obozie: oczyść mur, by wygrać. Nikt nie podpowie ci jak, ale masz przycisk rady.
tutorial-bastion-finish-done = Bastion ocalony. Możesz już zagrać całą partię.

## Sanctum

tutorial-sanctum-path = Droga
tutorial-sanctum-path-about = Pierwsze ruchy i zestawy demonów
tutorial-sanctum-path-move = Grasz Łowczynią i ścigasz się z Pogromcą do Władcy Demonów. Pierwszą akcją jest zawsze Ruch: wykonaj go.
tutorial-sanctum-path-engage = Kto wykonuje Ruch, bierze jeden zestaw demonów, zawsze cały. Weź podświetlony.
tutorial-sanctum-path-end = Demony czekają nad twoim bohaterem na walkę. Tura to jedna akcja, więc ją zakończ.
tutorial-sanctum-path-ahead = Teraz Pogromca jest przed tobą. Wykonaj znów Ruch: zawsze przeskakujesz na czoło pochodu.
tutorial-sanctum-path-choose = Sam demon poziomu II to też zestaw: trudniej go zabić, ale jest wart dwa poziomy. Weź go.
tutorial-sanctum-path-done = Im więcej demonów bierzesz, tym bardziej możesz urosnąć w siłę i tym więcej z nich oddaje ciosy.

tutorial-sanctum-fight = Pierwsza walka
tutorial-sanctum-fight-about = Rzut, trafienie, blok
tutorial-sanctum-fight-fight = Czekają na ciebie dwa demony. Wybierz Walkę, a twoje kości się potoczą.
tutorial-sanctum-fight-assign = Kość trafia miejsce trafienia dokładnie o swoim wyniku. Przydziel czwórkę demonowi z czwórką.
tutorial-sanctum-fight-end = Ten już nie żyje, a piątka nigdzie nie pasuje. Zakończ atak.
tutorial-sanctum-fight-block = Demon, który przeżył, zadaje jedno obrażenie. Użyj tarcz z pola „Tułów”: kosztują dwa żetony wytrzymałości.
tutorial-sanctum-fight-accept = Obrażenia, których nie zablokują tarcze, to rany, a te prawie nigdy się nie goją. Tym razem nic się nie przebija: przyjmij.
tutorial-sanctum-fight-done = Martwe demony nie zadają obrażeń, więc każde trafienie jest też tarczą.

tutorial-sanctum-levels = Poziomy i umiejętności
tutorial-sanctum-levels-about = Ile wart jest zabity demon
tutorial-sanctum-levels-hit = Demon poziomu II ma dwa miejsca trafienia, a twoje kości pasują do obu. Przydziel mu obie.
tutorial-sanctum-levels-skill = Daje dwa czerwone poziomy: każdy przesuwa jeden czerwony albo biały klejnot o pole w górę. Przesuń biały klejnot z najwyższej czerwonej umiejętności: nie zostanie na niej żaden i będzie twoja.
tutorial-sanctum-levels-gem = Umiejętność daje ci wytrzymałość i skupienie, a klejnot leży w twojej puli. Wykorzystaj drugi poziom: przesuń podświetlony czerwony klejnot.
tutorial-sanctum-levels-item = Na odwrocie każdego demona jest przedmiot. Odwróć kartę, by go zobaczyć.
tutorial-sanctum-levels-done = Klejnoty po drodze w górę odsłaniają umiejętności, a w puli służą do zakładania przedmiotów.

tutorial-sanctum-rest = Odpoczynek
tutorial-sanctum-rest-about = Żetony, przedmioty i eliksiry
tutorial-sanctum-rest-rest = Twoje żetony leżą na użytych zdolnościach, a w torbie czekają przedmioty. Wybierz Odpoczynek: wrócą wszystkie żetony.
tutorial-sanctum-rest-equip = Załóż broń na wolne pole na broń: płacisz czerwonym klejnotem z puli. Pierwszy przedmiot daje ci trzecią kość.
tutorial-sanctum-rest-sell = Każdy przedmiot z torby można sprzedać za eliksir. Sprzedaj buty za czerwony.
tutorial-sanctum-rest-end = Zakładać, zdejmować i sprzedawać możesz w dowolnej kolejności. Zakończ odpoczynek.
tutorial-sanctum-rest-done = Walcz, póki masz żetony, potem odpocznij: taki jest rytm tej gry.

tutorial-sanctum-abilities = Zdolności i szał
tutorial-sanctum-abilities-about = Walka, w której decydujesz ty
tutorial-sanctum-abilities-fight = Trzy miejsca trafienia, trzy kości: tym razem nic nie zależy od przypadku. Wybierz Walkę.
tutorial-sanctum-abilities-drink = Przed rzutem możesz pić eliksiry. Wypij niebieski: odzyskasz skupienie ze zdolności z pola „Głowa”.
tutorial-sanctum-abilities-roll = Teraz rzuć kośćmi.
tutorial-sanctum-abilities-assign = Trójka pasuje. Przydziel ją demonowi poziomu II.
tutorial-sanctum-abilities-ability = Jego drugie miejsce trafienia to 5, a ty masz 4. Użyj zdolności z pola „Głowa” i podnieś tę kość o jeden.
tutorial-sanctum-abilities-kill = Oto potrzebna piątka. Przydziel ją temu samemu demonowi.
tutorial-sanctum-abilities-rage = Ostatnia kość pokazuje 2, ale szał zmieni ją w cokolwiek zechcesz. Użyj szału i ustaw 5.
tutorial-sanctum-abilities-last = Przydziel ją ostatniemu demonowi. Szał wraca po walce, w której zostaje wolna kość i żywy demon.
tutorial-sanctum-abilities-done = Zdolności kosztują żetony, szał nie kosztuje nic: używaj go wcześnie, żeby zdążył wrócić.

tutorial-sanctum-walls = Mury
tutorial-sanctum-walls-about = Początek aktu V
tutorial-sanctum-walls-move = To ostatnie pole drogi, przed tobą Mury Sanctum. Wykonaj Ruch: kto stanie tam przed innymi, da każdemu bohaterowi jeszcze jedną kość.
tutorial-sanctum-walls-engage = Pod murami każdy bierze jedną parę, a im później przyjdziesz, tym mniejszy wybór. Weź podświetloną parę.
tutorial-sanctum-walls-end = Stąd można pójść już tylko przez mury: zabij wszystkie swoje demony, a potem się przedrzyj. Zakończ turę.
tutorial-sanctum-walls-done = Pod murami nie ma Ruchu: walczysz albo odpoczywasz, aż nie zostanie żaden demon.

tutorial-sanctum-breach = Przez mury
tutorial-sanctum-breach-about = Władca Demonów odpowiada
tutorial-sanctum-breach-breach = Stoisz pod murami i nie masz już demonów. Przedrzyj się przez mury: to wezwie wszystkich bohaterów do broni.
tutorial-sanctum-breach-respite = Pogromca odpowiada na wezwanie i wszyscy odpoczywają po raz ostatni. Załóż buty, bo zawartość torby tu zostaje.
tutorial-sanctum-breach-end = Odtąd nie ma już Odpoczynku. Zakończ ten ostatni.
tutorial-sanctum-breach-penalty = Władca Demonów odpowiada kartami: ponieś karę albo przyjmij rany. Tutaj karą jest jedna wytrzymałość, na zawsze: ponieś ją.
tutorial-sanctum-breach-wounds = Następna kara zniszczyłaby zdolność do końca gry. Przyjmij zamiast niej ranę: żadna tarcza tu nie pomoże.
tutorial-sanctum-breach-done = Miej przed murami zapas życia, żetonów i eliksirów: Władca Demonów zabierze ci po trochu każdego z nich.

tutorial-sanctum-battle = Ostateczna Bitwa
tutorial-sanctum-battle-about = Czego wymaga Władca Demonów
tutorial-sanctum-battle-roll = Od zwycięstwa dzieli cię dziewięć kart, a zostały już tylko trzy. Rzuć kośćmi.
tutorial-sanctum-battle-card = Trafić można tylko kartę, na której stoisz. Przydziel jej dwójkę i piątkę.
tutorial-sanctum-battle-fury = Pokonana, a ty stoisz na karcie furii, która uderza, gdy się ją odkryje. Ponieś karę albo przyjmij ranę: łatwiej obejść się bez wytrzymałości niż bez życia.
tutorial-sanctum-battle-second = Teraz to karta jak każda inna. Przydziel jej trójkę.
tutorial-sanctum-battle-ability = Ostatnia karta wymaga dwóch trójek. Użyj zdolności swojej broni i podnieś jedynkę o dwa.
tutorial-sanctum-battle-hit = Przydziel trójkę tej karcie. Trafienie zostaje, także w następnej rundzie.
tutorial-sanctum-battle-end = Zostaje czwórka, a niewykorzystana kość budzi twój szał. Zakończ atak.
tutorial-sanctum-battle-block = Twoja karta i odkryte karty przed nią co rundę zadają obrażenia. Użyj tarcz, potem przyjmij.
tutorial-sanctum-battle-roar = Po rundzie Władca Demonów ryczy, a ty znów wybierasz między karą a ranami. Życia ci nie brakuje: przyjmij ranę.
tutorial-sanctum-battle-again = Zaczyna się nowa runda. Rzuć kośćmi jeszcze raz.
tutorial-sanctum-battle-rage = Żadnej trójki na kościach. Użyj szału: ustaw jedną kość na 3.
tutorial-sanctum-battle-win = Przydziel ją karcie: to ostatnie miejsce trafienia.
tutorial-sanctum-battle-done = Zwycięstwo! Wyścig wygrywa ten, kto pokona dziewięć kart i zachowa najwięcej życia.
