# The first page, what stands round every page, and what is about all of it.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = Skip to the content
nav-main = Pages
nav-language = Language
nav-play = Play
nav-cards = Cards
nav-rules = Rules
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
learn-to-play = Learn to play
learn-to-play-game = Learn to play { $game }
learn-by-playing = Learn it by playing
learn-first = New here?
learn-first-game = Learn { $game } in ten minutes
table-lesson = Lesson
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
my-tables-none = You sit at no table yet. “Play now” starts a game with bots at once; nothing has to be filled in.
my-tables-all-over = No game goes on now.
my-tables-over = Played lately
see-again = See again
see-again-table = See { $name } again, step by step
analysis = Analysis
analysis-of = Analysis: { $name }
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
their-turn-bot = The bot ({ $level }) to move
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

connection-waiting = Connection lost, coming back …

close = Close
copy = Copy
copy-what = Copy: { $what }
copied = Copied
try-again = Try again
cancel = Cancel
failure = That did not work. Try again in a moment.
failure-offline = The server cannot be reached. Is it running, and are you online?
unreachable-title = The gate is shut
unreachable-waits = Nothing is lost: tables stay as they are. This page goes on by itself as soon as it can.
unreachable-short = The server cannot be reached. Trying again …
failure-limited = That was too much in a short time. Wait a little.
failure-unavailable = The server is busy. Try again in a moment.
failure-unknown-identity = Nobody is known by that passphrase.
failure-not-found = That is not there, or not for you.
failure-only-people = Only people can do that, not programs.
failure-bad-name = That name cannot be used. Try a shorter one, in letters.
failure-bad-table = A table cannot be made like that.
failure-no-such-bot = There is no such bot for this game.
failure-still-played = That is shown once the game is over.
failure-too-large = That was too much at once.
failure-foreign-origin = This page comes from another address than the server expects.

unknown-title = A wall without a door
unknown-text = There is nothing at this address. Perhaps a part of the link was lost on the way.
unknown-home = Back to the tables

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all }; { $next }
joined-together = { $all } + { $next }
joined-label = { $label }: { $text }

# Options, bots and times, wherever tables are spoken of.
option-mode = Mode
option-mode-normal = Normal
option-mode-normal-hint = The full game with an army of your choice of difficulty.
option-mode-tutorial = Training
option-mode-tutorial-hint = A small army and no rituals: the way to learn it.
option-mode-darkened-skies = Darkened Skies
option-mode-darkened-skies-hint = Scenario 1
option-mode-trembling-earth = Trembling Earth
option-mode-trembling-earth-hint = Scenario 2
option-mode-show-of-force = Show of Force
option-mode-show-of-force-hint = Scenario 3
option-mode-late-arrival = Late Arrival
option-mode-late-arrival-hint = Scenario 4
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard-bastion = Hard
option-difficulty-hard-sanctum = Hard
option-difficulty-extreme = Extreme
option-difficulty-normal = Normal
option-difficulty-nightmare = Nightmare
option-difficulty-infernal = Infernal
option-side = Side of the districts
option-side-statue = With statue
option-side-plain = Plain
option-turns = Turns
option-turns-overlapping = May overlap
option-turns-overlapping-hint = The next player may begin while you still choose gems or rest. The results are the same as one after another.
option-turns-strict = One after another
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
# What it is like to play beside one in Bastion.
bot-easy-bastion = Sees what is in front of it and little more. You will have to think for two.
bot-medium-bastion = Fights sensibly and pays fair prices. The plan is yours.
bot-hard-bastion = Plans its whole phase and helps with its spells.
bot-expert-bastion = Looks ahead to what the enemy will do. Thinks up to two seconds.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Takes fights it should leave. Good for a first race.
bot-medium-sanctum = Plays sensibly and forgives a slip or two.
bot-hard-sanctum = Counts every fight through before it rolls.
bot-expert-sanctum = Hard to outrun: it looks turns ahead. Thinks up to two seconds.
# Bots of tables that were made earlier.
bot-random = Careless
bot-greedy = Steady
bot-planner = Cunning
bot-search = Farsighted
span-second = { $count ->
    [one] a second
   *[other] { $count } seconds
}
span-minute = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-hour = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-day = { $count ->
    [one] a day
   *[other] { $count } days
}
