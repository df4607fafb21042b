# The first page: play now, tables, settings.

home-title = Battlement
nav-play = Play
nav-cards = Cards
nav-about = About
nav-settings = Settings

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Hold the wall together
sanctum-motto = Race to the Demon Lord
bastion-facts = 1–4 heroes, about an hour, together
sanctum-facts = 2–4 heroes, about an hour and a half, a race

play-now = Play now
new-table = New table

my-tables = My tables
my-tables-none = You sit at no table yet.
my-tables-waiting = { $count ->
    [one] One waits for you
   *[other] { $count } wait for you
}
open-tables = Open tables
open-tables-none = Nobody waits for players now. Make a table and send its link.
your-turn = Your turn
their-turn = { $name } to move
join = Join
watch = Watch
resume = Go on
finished = Finished
won = Won
lost = Lost
free-seat = free seat
bot-seat = bot
table-untitled = Table of { $name }
live = live
own-pace = at your own pace
turn-time = { $time } a turn

connection-open = connected
connection-waiting = connection lost, coming back
connection-ended = not connected
