# The home page, the frame of every page, and shared words.

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
theme-to-light = Light theme
theme-to-dark = Dark theme
guest-chip = You are { $name }. Settings

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Hold the wall together
sanctum-motto = Race to the Demon Lord
# The page splits these facts at commas.
bastion-facts = 1–4 heroes, 60 min, cooperative
sanctum-facts = 2–4 heroes, 90 min, a race

play-now = Play now
play-now-game = Play { $game } now
learn-to-play = Learn to play
learn-to-play-game = Learn to play { $game }
learn-by-playing = Learn by playing
learn-first = New here?
learn-first-game = Learn { $game } in ten minutes
table-lesson = Lesson
play-game = Play { $game }
play-bots-with = Bots on your team
play-bots-against = Bot opponents
play-bot-level = Bot level
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
new-table-game = New { $game } table

my-tables = My tables
my-tables-none = You have no tables yet. “Play now” starts a game with bots right away, with nothing to fill in.
my-tables-all-over = No games in progress.
my-tables-over = Recently played
see-again = Replay
see-again-table = Replay { $name }
analysis = Analysis
analysis-of = Analysis: { $name }
my-tables-waiting = { $count ->
    [one] One is waiting for you
   *[other] { $count } are waiting for you
}
open-tables = Open tables
open-tables-none = No table is waiting for players. Create one and share its link.
all-games = All
filter-game = Game
show-all = Show all { $count }
show-fewer = Show fewer
your-turn = Your turn
their-turn = { $name } to move
their-turn-bot = The bot ({ $level }) to move
goes-on = in progress
seats-free = { $count ->
    [0] Waiting for guests
    [one] One seat free
   *[other] { $count } seats free
}
join = Join
join-table = Join { $name }
watch = Watch
watch-table = Watch { $name }
resume = Continue
resume-table = Continue { $name }
finished = Finished
won = Won
lost = Lost
closed = Closed
frozen = Stopped by an error
free-seat = free seat
invited-seat = reserved seat
bot-seat = bot
bot-named = bot, { $level }
seats-are = Seats: { $seats }.
table-untitled = { $name }’s table
from-position = From a set position
live = live
own-pace = over several days
turn-time = { $time } per turn
game-time = { $time } per player

join-by-link = Join by link
join-link-label = The link you were sent, or the table code in it
join-link-wrong = That is not a link to a table. A table link looks like …/#/table/ followed by letters.
join-link-go = Go to table

connection-waiting = Connection lost. Reconnecting…

close = Close
copy = Copy
copy-what = Copy: { $what }
copied = Copied
try-again = Try again
cancel = Cancel
failure = Something went wrong. Try again in a moment.
failure-offline = Can’t reach the server. Is it running, and are you online?
unreachable-title = Can’t reach the server
unreachable-waits = Nothing is lost: your tables stay as they are. This page reconnects automatically.
unreachable-short = Can’t reach the server. Trying again…
failure-limited = Too many requests. Wait a moment.
failure-unavailable = The server is busy. Try again in a moment.
failure-unknown-identity = No player has that passphrase.
failure-not-found = That does not exist, or you don’t have access to it.
failure-only-people = Only people can do that, not programs.
failure-bad-name = That name can’t be used. Try a shorter one, made of letters.
failure-bad-table = A table can’t be created with these settings.
failure-no-such-bot = There is no such bot for this game.
failure-still-played = You can see that once the game is over.
failure-too-large = That is too large.
failure-foreign-origin = This page was loaded from a different address than the server expects.

unknown-title = Page not found
unknown-text = There is nothing at this address. Part of the link may be missing.
unknown-home = Home

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all }; { $next }
joined-together = { $all } + { $next }
joined-label = { $label }: { $text }

# Options, bots and times, wherever tables are described.
option-mode = Mode
option-mode-normal = Normal
option-mode-normal-hint = The full game. You choose how strong the enemy army is.
option-mode-tutorial = Training
option-mode-tutorial-hint = A small army and no rituals: the way to learn the game.
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
option-turns-overlapping = Overlapping
option-turns-overlapping-hint = The next player may start while you are still choosing gems or resting. The results are the same as one after another.
option-turns-strict = One after another
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
# What it is like to play beside one in Bastion.
bot-easy-bastion = Sees little more than what is in front of it. You will have to think for two.
bot-medium-bastion = Fights sensibly and pays fair prices. The plan is yours.
bot-hard-bastion = Plans its whole turn and helps others with its spells.
bot-expert-bastion = Anticipates what the enemy will do. Thinks for up to two seconds.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Takes fights it should avoid. Good for a first race.
bot-medium-sanctum = Plays sensibly and forgives a slip or two.
bot-hard-sanctum = Thinks every fight through before it rolls.
bot-expert-sanctum = Hard to beat: it plans several turns ahead. Thinks for up to two seconds.
# Names of bots at older tables.
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
