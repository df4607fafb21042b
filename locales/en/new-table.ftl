# A new table: options, seats, and the links afterwards.

new-title = New table: { $game }
new-what = Game
new-who = Players
new-how = Pace and clock
new-lobby = Name and visibility

new-seats = Seats
new-seat = Seat { $number }
seat-me = Me
seat-here = Someone on this device
seat-open = Open to anyone
seat-link = Invitation link
seat-player = Player or program by ID
seat-bot = Bot: { $level }
seat-player-id = ID of the player or program
new-company = Who is playing
company-friends = Friends online
company-friends-hint = You get a link to share. Anyone who opens it can take a free seat or watch.
company-device = Several on this device
company-device-hint = Everyone here has their own seat. You pass the device around, and secrets stay hidden until the next player takes it.
company-bots = Bots only
company-bots-hint = The game starts right away.
new-more = Pace, clock, name, visibility
new-no-me = You have no seat, so you will watch.

new-position = Start from a position
new-position-hint = Paste a position as JSON, as exported from a table. The options above are then ignored.

new-pace = Pace
pace-live = Live
pace-live-hint = A player who is away for a minute can be replaced by a bot.
pace-own = Over several days
pace-own-hint = Everyone plays when they have time.
new-clock = Clock
clock-none = None
clock-decision = Per turn
clock-seat = Per game
new-time = Time
new-clock-hint = If you run out of time, a bot plays for you until you come back.

new-name = Table name
new-name-hint = Optional, up to 40 characters.
new-language = Chat language
language-any = Any
new-visibility = Who can see it
visibility-public = Everyone
visibility-public-hint = Shown in the list of open tables.
visibility-link = Only people with the link
visibility-link-hint = Not shown in any list.
new-watching = Allow spectators
new-delay = Spectators see the game
delay-none = right away
delay-seconds = { $time } later

new-make = Create table
new-problem-name = The name is longer than 40 characters.
new-problem-player = A seat is reserved by ID, but the ID is missing.
new-problem-position = The position is not valid JSON.

made-title = Your table is ready
made-text = Share the links. The game starts when every seat is taken.
made-table-link = Table link, for anyone
made-invitation = Invitation to seat { $seat }
made-go = Go to the table
