# The About page and its credits.

about-title = About Battlement
about-what = Play two board games in your browser: Bastion, where heroes defend a fortress together, and Sanctum, a race of demon hunters. Play with bots, with friends on other devices, or pass one device around.
about-unofficial-title = Unofficial
about-unofficial = This is an unofficial implementation of the rules of two board games. Their publisher and authors neither made nor approved it.
about-own-words = The rules are written in our own words. Battlement contains no text, picture, scan or program of the published games. Values on cards and boards that no public rule book gives were made up for Battlement; the printed values may differ.
about-names = Bastion, Sanctum and the names of their heroes and enemies belong to their owners.
about-fair-title = Fair dice and cards
about-fair = Every die and card of a game comes from one secret seed. Its fingerprint is shown when the game begins and the seed itself when it ends, so anyone can check that nothing was rigged.
about-credits-title = Credits
about-icons = Icons
about-icons-by = Made by { $names }, from
about-icons-changed = We changed colours, shading and sizes, and rounded the outlines to make the files smaller.
about-libraries = Software
about-version = Battlement { $version }, licensed under MIT or Apache-2.0, as you prefer.
about-type = Fonts
about-type-by = Alegreya SC and Source Sans 3, both under the
about-drawn = Artwork
about-drawn-by = This page draws its boards, cards, pieces and signs itself, from shapes and patterns. Each colour has its own pattern, as in heraldry, so you can tell them apart without seeing colour.
about-programs-title = For developers
about-programs = Everything this page does goes through an open API: programs can take a seat and play.
about-openapi = API reference
about-tokens = API tokens
