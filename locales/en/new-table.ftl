# A new table: options, seats, and the links afterwards.

new-title = New table: { $game }
new-what = What is played
new-who = Who sits where
new-how = How it is played
new-lobby = In the lobby

new-seats = Seats
new-seat = Seat { $number }
seat-me = Me
seat-here = Somebody here
seat-open = Free for anybody
seat-link = By invitation link
seat-player = A player or program by id
seat-bot = Bot: { $level }
seat-player-id = Id of the player or program
new-company = Who plays with you
company-friends = Friends elsewhere
company-friends-hint = You get a link to send. Whoever opens it takes a free seat, or watches.
company-device = Several at this device
company-device-hint = Everybody here takes a seat of their own. The device is passed round, and secrets stay hidden until the next one takes it.
company-bots = Bots only
company-bots-hint = The game starts at once.
new-more = Pace, clock, name, who may see it
new-no-me = You have no seat: you will watch.

new-position = Begin at a position
new-position-hint = A position as JSON text, as a table gives it out. The options above are then not used.

new-pace = Pace
pace-live = In one sitting
pace-live-hint = Who is away for a minute may be stood in for.
pace-own = Over days
pace-own-hint = Everybody plays when they have time.
new-clock = Clock
clock-none = None
clock-decision = For each turn
clock-seat = For the whole game
new-time = Time
new-clock-hint = Who runs out of time is stood in for by a bot until they come back.

new-name = Name of the table
new-name-hint = Up to 40 characters; may stay empty.
new-language = Language spoken there
language-any = Any
new-visibility = Who sees it
visibility-public = Everybody
visibility-public-hint = It is in the list of open tables.
visibility-link = Only who has the link
visibility-link-hint = It is in no list.
new-watching = Others may watch
new-delay = They see it
delay-none = at once
delay-seconds = { $time } later

new-make = Make the table
new-problem-name = The name is longer than 40 characters.
new-problem-player = A seat is for somebody by id, and the id is missing.
new-problem-position = The position is no readable JSON.

made-title = The table is ready
made-text = Send the links. The game begins when every seat has somebody.
made-table-link = Link to the table, for anybody
made-invitation = Invitation to seat { $seat }
made-go = Go to the table
