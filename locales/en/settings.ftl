# Profile, preferences, passphrase, programs.

settings-title = Settings
settings-you = Profile
settings-name = Your name
settings-name-hint = 1 to 24 characters. Others see it.
settings-id = Your ID: others can use it to reserve a seat for you
settings-save = Save
settings-saved = Saved

settings-look = Appearance and sound
settings-language = Language
settings-theme = Theme
theme-system = System
theme-dark = Dark
theme-light = Light
settings-speed = Animation speed
speed-0 = Off
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
settings-speed-still = This device asks for reduced motion, so nothing is animated whatever you choose here.
settings-sounds = Sounds
settings-volume = Volume
settings-notices = Notify me when it is my turn and this page is hidden
settings-notices-denied = Your browser blocks notifications from this page. You can change that in its settings.
settings-shapes = Every colour also has its own shape and pattern; there is nothing to switch on.

settings-keep = Passphrase
settings-keep-not = Only this browser knows you so far. With a passphrase you can sign in on other browsers too. No e-mail needed.
settings-keep-is = You have a passphrase. If you lost it, get a new one; the old one then stops working. All other browsers are signed out.
settings-keep-get = Get a passphrase
settings-keep-again = Get a new passphrase
settings-keep-once = This is shown only once. Write it down, or keep the link in a safe place: anyone who has it can sign in as you.
settings-passphrase = Passphrase
settings-link = Sign-in link
settings-back = Sign in as another player
settings-back-text = Have you played in another browser and kept a passphrase? Sign in here as that player.

recover-title = Sign in
recover-text = This passphrase signs this browser in as the player it belongs to. The player it had before is lost, unless they have a passphrase too.
recover-now = You are currently { $name }.
recover-go = Sign in
recover-done = Welcome back, { $name }.
recover-home = Home

settings-programs = Programs
settings-programs-text = A program with a token can take a seat and play. Each program has a name and an ID; use the ID to reserve a seat for it.
settings-programs-none = No programs yet.
settings-program-name = Program name
settings-program-add = Create token
settings-program-token = Token for { $name }
settings-program-once = The token is shown only once.
settings-program-revoke = Revoke
settings-program-revoke-name = Revoke the token of { $name }

settings-sessions = Where you are signed in
settings-session-this = this browser
settings-session-unknown = Unknown browser
settings-session-end = Sign out
settings-session-end-name = Sign out: { $name }
settings-sessions-end = Sign out everywhere else

settings-forget = Sign out
settings-forget-text = This browser will no longer know you. Without a passphrase you cannot get back to your tables.
settings-forget-button = Sign out of this browser
settings-forget-sure = Are you sure?
settings-forget-do = Sign out
