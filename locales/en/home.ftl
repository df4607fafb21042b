# The first page, what stands round every page, and what is about all of it.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = Skip to the content
nav-main = Pages
nav-play = Play
nav-cards = Cards
nav-about = About
nav-settings = Settings
theme-to-light = Daylight
theme-to-dark = Lamplight
guest-chip = You are { $name }. Settings

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Hold the wall together
sanctum-motto = Race to the Demon Lord
# The facts are parted at commas.
bastion-facts = 1–4 heroes, 60 min, together
sanctum-facts = 2–4 heroes, 90 min, a race

play-now = Play now
play-now-game = Play { $game } now
play-game = Play { $game }
play-bots-with = Bots beside you
play-bots-against = Bots against you
play-bot-level = How they play
bots-count = { $count ->
    [0] None
    [one] One
    [2] Two
    [3] Three
   *[other] { $count }
}
start = Start
more-options = More options
new-table = New table
new-table-game = New table of { $game }

my-tables = My tables
my-tables-none = You sit at no table yet.
my-tables-waiting = { $count ->
    [one] One waits for you
   *[other] { $count } wait for you
}
open-tables = Open tables
open-tables-none = Nobody waits for players now. Make a table and send its link.
all-games = All
filter-game = Which game
show-all = Show all { $count }
show-fewer = Show fewer
your-turn = Your turn
their-turn = { $name } to move
goes-on = goes on
seats-free = { $count ->
    [0] Waiting for guests
    [one] One seat free
   *[other] { $count } seats free
}
join = Join
join-table = Join { $name }
watch = Watch
watch-table = Watch { $name }
resume = Go on
resume-table = Go on at { $name }
finished = Finished
won = Won
lost = Lost
closed = Closed
frozen = Out of order
free-seat = free seat
invited-seat = seat kept for a guest
bot-seat = bot
bot-named = bot, { $level }
seats-are = Seats: { $seats }.
table-untitled = Table of { $name }
from-position = From a position
live = live
own-pace = at your own pace
turn-time = { $time } a turn
game-time = { $time } each

join-by-link = Join by link
join-link-label = The link you were sent, or the name of the table in it
join-link-wrong = That does not lead to a table. A link looks like …/#/table/ and some letters.
join-link-go = Go there

connection-open = connected
connection-waiting = Connection lost, coming back …
connection-ended = not connected

close = Close
copy = Copy
copy-what = Copy: { $what }
copied = Copied
try-again = Try again
cancel = Cancel
failure = That did not work. Try again in a moment.
failure-offline = The server cannot be reached. Is it running, and are you online?
failure-limited = That was too much in a short time. Wait a little.
failure-unavailable = The server is busy. Try again in a moment.
failure-unknown-identity = Nobody is known by that passphrase.
failure-foreign-origin = This page comes from another address than the server expects.

unknown-title = A wall without a door
unknown-text = There is nothing at this address. Perhaps a part of the link was lost on the way.
unknown-home = Back to the tables

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
about-icons-by = By Lorc, Delapouite and contributors, from
about-icons-changed = Colours, shading and sizes are ours.
about-type = Type
about-type-by = Alegreya SC and Source Sans 3, both under the
about-drawn = Drawings
about-drawn-by = Boards, cards, pieces and signs are drawn by this page itself, from shapes and patterns. Colours follow the hatching of heralds, so that each can be told apart without seeing it.
about-programs-title = For programs
about-programs = Everything this page does goes over an open interface: programs can sit at tables and play.
about-openapi = Description of the interface
about-tokens = Tokens for programs
