# What this is, and whom it owes what.

about-title = About Battlement
about-what = Battlement lets you play two board games in the browser: Bastion, where heroes hold a fortress together, and Sanctum, a race of demon hunters. With bots, with friends on other devices, or handed round on one.
about-unofficial-title = Not official
about-unofficial = This is an unofficial implementation of the rules of two board games. The publisher and the authors of the games neither made it nor approved it.
about-own-words = Rules are told in our own words. No text, picture, scan or program of the published games is in here. What cards and boards show and no public rule book tells was made up for Battlement; the printed values may differ.
about-names = Bastion, Sanctum and the names of their heroes and foes belong to their owners.
about-fair-title = Fair chance
about-fair = All cards and dice of a game come from one seed. Its fingerprint is shown when the game begins and the seed when it is over, so anybody can check that nothing was arranged.
about-credits-title = Credits
about-icons = Icons
about-icons-by = Made by { $names }, from
about-icons-changed = Colours, shading and sizes are ours, and the outlines are rounded to be smaller.
about-libraries = Programs
about-version = Battlement { $version }, MIT or Apache-2.0 at your choice.
about-type = Type
about-type-by = Alegreya SC and Source Sans 3, both under the
about-drawn = Drawings
about-drawn-by = Boards, cards, pieces and signs are drawn by this page itself, from shapes and patterns. Colours follow the hatching of heralds, so that each can be told apart without seeing it.
about-programs-title = For programs
about-programs = Everything this page does goes over an open interface: programs can sit at tables and play.
about-openapi = Description of the interface
about-tokens = Tokens for programs
