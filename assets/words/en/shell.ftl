# ringspin, English: the menus, and words of both games.

back = Back
menu = Menu
go-on = Go on
play-again = Play again
rematch = Rematch
to-setup = Change the set-up

title-tagline = Two tabletop games for an evening.
title-play-monsuno = Monsuno
title-about-monsuno = Spin the capsules, knock the figure out.
title-play-mozyring = Mozyring
title-about-mozyring = Three rings in the right order win.
title-quit = Quit

pause-head = Pause
pause-resume = Back to the game
pause-start-over = Start over
pause-leave = Leave for the menu

setup-begin = Begin
setup-players = Players
setup-seat = Player { $number }:

on = on
off = off
called-player = Player { $number }
called-computer = Computer ({ $level })
notice-not-kept = This could not be saved: { $why }
notice-save-unread = A saved game could not be read; it was set aside. { $why }

percent = { $number } %
settings-head = Settings
settings-language = Language
settings-master = Volume
settings-effects = Effects
settings-music = Music
settings-text-size = Text size
text-usual = usual
text-large = large
text-largest = very large
settings-motion = Motion
motion-full = full
motion-reduced = reduced
settings-screen = Screen
screen-window = window
screen-full = whole screen
settings-picture = Picture
picture-auto = automatic
picture-low = low
picture-medium = medium
picture-high = high
settings-picture-note = The picture changes at the next start.
notice-settings-unread = The settings could not be read and were set aside. { $why }
rulebook-head = Rulebook
rulebook-see-pages = The pages of this part follow on the left.
setup-history = Finished games
setup-continue = Continue

caption-clash = Capsules crack together
caption-ring = A ring clacks down
caption-launch = A capsule whirs off
caption-burst = A capsule bursts open
caption-gone = Something falls off the field
caption-spin-ended = Ping: the spin has ended
caption-card = A card is drawn
caption-shuffle = Cards are shuffled
caption-refused = Dull knock: not possible
caption-skipped = Two wood blocks: the turn passes
caption-call-launch = Fanfare: “{ call-launch }”
caption-call-battle = Fanfare: “{ call-battle }”
caption-battle = A heavy blow
caption-roles = Chime: it is decided
caption-tie = Chime that hangs in the air: a tie
caption-miss = Low horn: no battle
caption-combination = Rising chime: a combination
caption-victory = Fanfare: victory
caption-defeat = Falling horns: defeat
