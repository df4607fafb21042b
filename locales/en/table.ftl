# The page of a table: what is round the board of every game.

table-home = To the first page
table-board = Board
table-loading = The table is being laid…
table-gone = There is no such table, or it is not for you.
table-close = Close this table

turn-order = Seats
turn-open = Waiting for players
turn-yours = Your turn
turn-theirs = { $names } to move
turn-over = The game is over
turn-closed = This table was closed
turn-frozen = This table is out of order
title-turn = ● Your turn – { $game }

link-waiting = Connection lost. Coming back…
link-back = Connected again.
link-ended = Not connected. Load the page again.
notice-title = Your turn
notice-body = { $game } waits for you.

mode-tutorial = Training game
mode-normal = Normal game
mode-darkened-skies = Darkened Skies
mode-trembling-earth = Trembling Earth
mode-show-of-force = Show of Force
mode-late-arrival = Late Arrival

sits-numbered = { $name } (seat { $seat })
sits-number = seat { $seat }
sits-you = you
sits-open = free seat
sits-invited = kept for a guest
sits-bot = { $level } bot
sits-away = away
sits-host = made this table
sits-stood-in = a bot stands in, { $level }
sits-sit = Sit here
sits-leave = Leave
sits-return = Take back my seat
sits-bot-for-me = A bot plays for me
sits-give-bot = Give to a bot
sits-level = Another level
sits-levels = How the bot plays
sits-make-open = Open to anybody
watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
share-link = Link to this table
invitation-link = Invitation to seat { $seat }
room-waiting = The game begins when every seat has somebody.

clock-yours = Your time: { $time }
clock-theirs = Time of { $name }: { $time }
clock-short = Your time is running out.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}

side-chronicle = Chronicle
side-chat = Chat
side-table = Table
side-rules = Rules
side-words = Board in words
side-explain = What happened and why
explain-show-price = Why this price?
explain-show-tokens = Where do these tokens come from?
words-none = The board cannot be told yet.
side-close = Close
chronicle-none = Nothing has happened yet.
told-taken-back = { $who } takes it back.
told-rolled-back = By consent the game went back.
moment = Moment of the game
moment-earlier = One step earlier
moment-later = One step later
moment-play = Play
moment-pause = Pause
moment-go = To step { $number }
moment-copy = Copy link
moment-link = Link to this moment
moment-before = Nothing is on the table yet at this moment.
moment-replay = Replay
moment-shown = This is step { $number } of { $latest }.
moment-now = Back to now

chat-room-table = At the table
chat-room-spectators = Among those who watch
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = mute
chat-muted = You do not hear { $name }.
chat-unmute = hear again
chat-unread = Chat, { $count } unread

undo-count = { $count ->
    [one] Take back one step
   *[other] Take back, { $count } steps possible
}
undo-ask = Ask to go back further
redo = Do it again
border-drawn = card drawn
border-rolled = rolled
prompt-sure = { $deed }: sure?
prompt-final = This cannot be taken back. Press once more to do it.
skip = Skip
hint = Hint
hint-more = Why?
hint-says = Suggestion: { $deed }
hint-wait = let the others go on
hint-why = Why
hint-why-none = It has the best prospects; there is no single reason.
hint-others = Other choices
hint-show = Show { $deed } on the board
hint-shown = shown on the board
hint-fold = Fold the hint up
# How much worse something is, in discs of mana or in wounds.
worse-disc = { $count ->
    [0] just as good
    [0.5] about half a disc worse
    [1] about one disc worse
   *[other] about { $count } discs worse
}
worse-wound = { $count ->
    [0] just as good
    [0.5] about half a wound worse
    [1] about one wound worse
   *[other] about { $count } wounds worse
}
worse-far = far worse

back-title = Going back
back-asked = { $name } asks to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Do you agree?
back-waiting = You asked to go back. Waiting for { $names }.
back-agree = Agree
back-refuse = Play on

rule = Rule { $rule }
why-unknown = That is not possible now.
answer-close = Close
refused-too-fast = Too fast: wait a little.
refused-not-abandoned = Somebody plays there.
refused-asked-already = There is such a question already.
refused-not-your-seat = That is not your seat.
refused-seat-taken = Somebody sits there already.
refused-not-invited = That seat is kept for somebody else.
refused-not-host = Only who made the table may do that.
refused-not-understood = That was not understood.
refused-game-over = The game is over.
refused-not-started = The game has not begun yet.
refused-closed = This table is closed.
refused-frozen = This table is out of order.
refused-not-seated = You do not sit at this table.
refused-seated-already = You sit at this table already.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot for this game.
refused-no-rematch = The next game is there already, or this one goes on.
refused-stood-in = A bot stands in for you. Take back your seat first.
refused-not-stood-in = No bot stands in there.
refused-not-asked = Nobody asks that now.
refused-not-your-room = You cannot write there.
refused-bad-text = That cannot be sent. Make it shorter.
refused-unavailable = It is not known whether that was done. Look at the table.

pass-device = Pass the device to { $name }
pass-hidden = The table is hidden until then.
pass-here = I am { $name }
pass-to = Pass to { $name }

table-speed = Speed of what others do
table-speed-times = { $speed ->
    [0] off
   *[other] { $speed }×
}
table-speed-still = This device asks for no motion: everything is shown at once.
table-notices = Tell me when it is my turn and this page is hidden
table-notices-denied = The browser does not allow it. Its settings for this page can change that.

keys-title = Keys
keys-play = Playing
keys-board = On the board
keys-look = Looking
key-primary = the lit button: go on, pay, end the turn
key-undo = take back
key-redo = do it again
key-hint = hint
key-board-move = along the wall, to the districts and the citadel
key-board-lit = next or previous thing that is lit
key-mana = your mana by its place: pay more of it, put it down
key-dice = pick a die or a set by its number
key-change = change the die in hand
key-act = do what is in focus
key-drop = put back, close
key-chronicle = chronicle
key-chat = chat
key-words = board in words
key-rules = rules
key-table = table and seats
key-replay = replay
key-shortcuts = this list

end-won = You won
end-lost = You lost
end-furthest = Victory: you got furthest
end-ranked-first = All heroes fell; the victory goes to { $names }.
end-winners = Winners: { $names }
end-look = Look at the board
end-record = Download the record
end-fair = Chance was fair
end-checked = checked
end-wrong = the hash does not match
end-seed = Seed of all chance
end-hash = Its SHA-256, shown before the first move
end-verify = Anybody can draw every card and die again from the record:
rematch = Play again
rematch-go = To the next game
