# The About page and its credits.

about-title = O Battlementu
about-what = V Battlementu si v prohlížeči zahraješ dvě deskové hry: Bastion, kde hrdinové společně brání pevnost, a Sanctum, závod lovců démonů. S boty, s přáteli na jiných zařízeních, nebo s předáváním jednoho zařízení kolem stolu.
about-unofficial-title = Neoficiální
about-unofficial = Toto je neoficiální zpracování pravidel dvou deskových her. Vydavatel ani autoři her se na něm nepodíleli a neschvalovali ho.
about-own-words = Pravidla jsou převyprávěna vlastními slovy. Není tu žádný text, obrázek, sken ani program z vydaných her. Co je na kartách a deskách a žádná veřejná pravidla to neuvádějí, bylo pro Battlement vymyšleno; tištěné hodnoty se mohou lišit.
about-names = Bastion, Sanctum a jména jejich hrdinů a nepřátel patří svým vlastníkům.
about-fair-title = Férové kostky a karty
about-fair = Všechny karty a kostky jedné hry vycházejí z jediného semínka. Jeho otisk se ukáže na začátku hry a semínko samo po jejím konci, takže si každý může ověřit, že nic nebylo nastrojené.
about-credits-title = Poděkování
about-icons = Ikony
about-icons-by = Autoři: { $names }, zdroj:
about-icons-changed = Barvy, stínování a velikosti jsou naše; obrysy jsou zaokrouhlené, aby zabíraly méně místa.
about-libraries = Software
about-version = Battlement { $version }, licence MIT nebo Apache-2.0 podle tvé volby.
about-type = Písmo
about-type-by = Alegreya SC a Source Sans 3, obě pod licencí
about-drawn = Kresby
about-drawn-by = Desky, karty, figurky a značky kreslí stránka sama z tvarů a vzorů. Barvy se drží heraldického šrafování, takže se každá pozná i bez rozlišování barev.
about-programs-title = Pro vývojáře
about-programs = Vše, co tato stránka dělá, jde přes otevřené API: programy mohou zabrat místo a hrát.
about-openapi = Dokumentace API
about-tokens = Tokeny API
