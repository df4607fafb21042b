# The page of a table: everything around the board of a game.

table-home = Home
table-board = Board
table-loading = Setting up the table…
table-gone = This table does not exist, or you don’t have access to it.
table-close = Close this table

turn-order = Seats
turn-open = Waiting for players
turn-yours = Your turn
turn-theirs = { $names } to move
turn-over = The game is over
turn-closed = This table was closed
turn-frozen = This table was stopped by an error
title-turn = ● Your turn – { $game }

link-waiting = Connection lost. Reconnecting…
link-back = Connected again.
link-ended = Disconnected. Reload the page.
notice-title = Your turn
notice-body = { $game } is waiting for you.

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
sits-kept = kept for its player
sits-invited = reserved
sits-bot = { $level } bot
sits-away = away
sits-host = host
sits-stood-in = replaced by a bot, { $level }
sits-sit = Sit here
sits-decline = Decline
sits-decline-block = Decline and block { $name }
sits-leave = Leave
sits-hand-over = Leave and hand over
sits-stay = Stay
sits-leave-hint = If you leave, your seat is kept for you and its secrets stay yours. If you hand it over, others may take it and see them.
sits-let-return = Let its player return
sits-return = Take back my seat
sits-bot-for-me = Let a bot play for me
sits-give-bot = Replace with a bot
sits-level = Change level
sits-levels = Bot level
sits-make-open = Open to anyone
watching = { $count ->
    [0] No spectators.
    [one] One spectator.
   *[other] { $count } spectators.
}
share-link = Link to this table
invitation-link = Invitation to seat { $seat }
room-waiting = The game starts when every seat is taken.

clock-yours = Your time: { $time }
clock-theirs = Time of { $name }: { $time }
clock-short = Your time is running out.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}

side-chronicle = Log
side-chat = Chat
side-table = Table
side-rules = Rules
side-words = Board as text
side-explain = What happened and why
explain-show-price = Why this price?
explain-show-tokens = Where do these tokens come from?
words-none = There is nothing to describe yet.
side-close = Close
chronicle-none = Nothing has happened yet.
told-taken-back = { $who } takes it back.
told-rolled-back = The game was rolled back by agreement.
moment = Position in the game
moment-earlier = Previous step
moment-later = Next step
moment-play = Play
moment-pause = Pause
moment-go = Go to step { $number }
moment-copy = Copy link
moment-link = Link to this position
moment-before = The game had not begun at this point.
moment-replay = Replay
moment-shown = Step { $number } of { $latest }.
moment-now = Back to now

chat-room-table = Players
chat-room-spectators = Spectators
chat-none = No messages yet.
chat-say = Write a message
chat-send = Send
chat-mute = mute
chat-muted = You muted { $name }.
chat-unmute = unmute
chat-unread = Chat, { $count } unread

undo-count = { $count ->
    [one] Undo one step
   *[other] Undo, { $count } steps possible
}
undo-ask = Ask to go back further
redo = Redo
border-drawn = card drawn
border-rolled = rolled
prompt-sure = { $deed }: sure?
prompt-final = This cannot be undone. Press again to confirm.
skip = Skip
hint = Hint
hint-more = Why?
hint-says = Suggestion: { $deed }
hint-wait = pass
hint-why = Why
hint-why-none = Overall it is the best choice; no single reason stands out.
hint-others = Other choices
hint-show = Show { $deed } on the board
hint-shown = shown on the board
hint-fold = Collapse hint
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
worse-far = much worse

back-title = Request to go back
back-asked = { $name } asks to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Do you agree?
back-waiting = You asked to go back. Waiting for { $names }.
back-agree = Agree
back-refuse = Decline
back-no-answer = No answer in time counts as declined.

rule = Rule { $rule }
why-unknown = That is not possible now.
answer-close = Close
refused-too-fast = Too fast. Wait a moment.
refused-not-abandoned = That seat is not free: its player is here, or has not been away long enough.
refused-held-another-seat = You have held another seat in this game and know its secrets, so you can’t take this one.
refused-seat-kept = That seat keeps its secrets until the game is over. Only someone who held it before can take it.
refused-asked-already = There is already a request to go back.
refused-not-your-seat = That is not your seat.
refused-seat-taken = That seat is taken.
refused-not-invited = That seat is reserved for someone else.
refused-blocked = Someone there accepts no invitations from you.
refused-not-host = Only the host can do that.
refused-not-understood = The server did not understand that.
refused-game-over = The game is over.
refused-not-started = The game has not started yet.
refused-closed = This table is closed.
refused-frozen = This table was stopped by an error.
refused-not-seated = You don’t have a seat at this table.
refused-seated-already = You already have a seat at this table.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = There is no such bot for this game.
refused-no-rematch = The next game already exists, or this one is still in progress.
refused-stood-in = A bot is playing for you. Take back your seat first.
refused-not-stood-in = No bot is playing in place of a player there.
refused-not-asked = That request no longer exists.
refused-not-your-room = You can’t write there.
refused-bad-text = That message can’t be sent. Make it shorter.
refused-busy = The server has too much to do right now. Try again in a moment.
refused-unavailable = It is not clear whether that worked. Check the table.

pass-device = Pass the device to { $name }
pass-hidden = The table stays hidden until then.
pass-here = I am { $name }
pass-to = Pass to { $name }

table-speed = Animation speed
table-speed-times = { $speed ->
    [0] off
   *[other] { $speed }×
}
table-speed-still = This device asks for reduced motion, so nothing is animated.
table-notices = Notify me when it is my turn and this page is hidden
table-notices-denied = Your browser blocks notifications from this page. You can change that in its settings.

keys-title = Keyboard shortcuts
keys-play = Playing
keys-board = On the board
keys-look = Panels and views
key-primary = main button: continue, pay, end the turn
key-undo = undo
key-redo = redo
key-hint = hint
key-board-move = move along the wall, to the districts and the citadel
key-board-lit = next or previous thing you can choose
key-mana = your mana by position: pay one more of it, or put it down
key-dice = pick a die or a set by its number
key-change = change the picked die
key-act = use what is focused
key-drop = put back, close
key-chronicle = log
key-chat = chat
key-words = board as text
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
end-record = Download the game record
end-fair = Randomness was fair
end-checked = verified
end-wrong = the hash does not match
end-seed = Random seed of the game
end-hash = SHA-256 of the seed, shown before the first move
end-verify = Anyone can draw every die and card again from the record:
rematch = Play again
rematch-go = Go to the next game
