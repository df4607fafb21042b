# Who I am, how I like things, the way back, programs.

settings-title = Settings
settings-you = You
settings-name = Name others see
settings-name-hint = 1 to 24 characters.
settings-id = Your id, for those who keep a seat for you
settings-save = Save
settings-saved = Saved

settings-look = Look, motion and sound
settings-language = Language
settings-theme = Theme
theme-system = As the device
theme-dark = Lamplight
theme-light = Daylight
settings-speed = Speed of events
speed-0 = At once
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
settings-speed-still = This device asks for no motion: events are shown at once whatever you choose here.
settings-sounds = Sounds
settings-volume = How loud
settings-notices = Tell me when it is my turn and this page is hidden
settings-notices-denied = The browser does not allow this page to tell you. Its own settings can change that.
settings-shapes = Colours always have shapes and patterns of their own; there is nothing to switch on.

settings-keep = Your way back
settings-keep-not = So far only this browser knows you. With a passphrase you can be yourself in another browser too. No e-mail is needed.
settings-keep-is = There is a passphrase for you. If you lost it, get a new one; the old one is then void.
settings-keep-get = Get a passphrase
settings-keep-again = Get a new passphrase
settings-keep-once = This is shown once. Write it down or keep the link in a safe place: whoever has it can be you.
settings-passphrase = Passphrase
settings-link = The same as a link
settings-back = Come back as somebody else
settings-back-text = Have you played elsewhere and kept a passphrase? Then be that player here too.

recover-title = Come back
recover-text = With this passphrase this browser becomes the player it belongs to. Whoever it was before is left behind, unless they have a passphrase too.
recover-now = At the moment you are { $name } here.
recover-go = Come back
recover-done = Welcome back, { $name }.
recover-home = To the tables

settings-programs = Programs
settings-programs-text = A program with a token can sit at tables and play. Each has a name and an id; keep a seat for it by its id.
settings-programs-none = There are none yet.
settings-program-name = Name of the program
settings-program-add = Make a token
settings-program-token = Token of { $name }
settings-program-once = The token is shown once.
settings-program-revoke = Take away
settings-program-revoke-name = Take the token of { $name } away

settings-forget = Forget me
settings-forget-text = This browser will not know you any more. Without a passphrase there is no way back to your tables.
settings-forget-button = Let this browser forget me
settings-forget-sure = Are you sure?
settings-forget-do = Forget me
