# The About page and its credits.

about-title = O Battlement
about-what = Battlement to dwie gry planszowe w przeglądarce: Bastion, w którym bohaterowie wspólnie bronią twierdzy, i Sanctum, wyścig łowców demonów. Zagrasz z botami, ze znajomymi na innych urządzeniach albo przekazując sobie jedno.
about-unofficial-title = Nieoficjalnie
about-unofficial = To nieoficjalna realizacja zasad dwóch gier planszowych. Wydawca i autorzy gier ani jej nie stworzyli, ani nie zatwierdzili.
about-own-words = Zasady opisujemy własnymi słowami. Nie ma tu żadnych tekstów, ilustracji, skanów ani programów z wydanych gier. To, co widać na kartach i planszach, a czego nie podaje żadna publiczna instrukcja, wymyślono na potrzeby Battlement; w druku wartości mogą być inne.
about-names = Bastion, Sanctum oraz imiona ich bohaterów i wrogów należą do swoich właścicieli.
about-fair-title = Uczciwe kości i karty
about-fair = Wszystkie karty i kości w partii biorą się z jednego ziarna losowości. Jego odcisk widać na początku partii, a samo ziarno po jej końcu, więc każdy może sprawdzić, że niczego nie ustawiono.
about-credits-title = Twórcy
about-icons = Ikony
about-icons-by = Autorzy: { $names }, źródło:
about-icons-changed = Kolory, cieniowanie i rozmiary są nasze, a kontury zaokrągliliśmy, by zajmowały mniej miejsca.
about-libraries = Oprogramowanie
about-version = Battlement { $version }, do wyboru MIT lub Apache-2.0.
about-type = Czcionki
about-type-by = Alegreya SC i Source Sans 3, oba na licencji
about-drawn = Rysunki
about-drawn-by = Plansze, karty, pionki i znaki ta strona rysuje sama, z kształtów i wzorów. Kolory mają heraldyczne kreskowanie, więc można je odróżnić, nie widząc barw.
about-programs-title = Dla programistów
about-programs = Wszystko, co robi ta strona, idzie przez otwarte API: programy mogą zająć miejsce i grać.
about-openapi = Dokumentacja API
about-tokens = Tokeny API
