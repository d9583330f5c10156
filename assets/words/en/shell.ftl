# ringspin, English: the menus, and words of both games.

back = Back
menu = Menu
go-on = Go on
play-again = Play again
rematch = Rematch
to-setup = Change the set-up

title-tagline = Two tabletop games for an evening.
title-continue-monsuno = Continue Monsuno
title-continue-mozyring = Continue Mozyring
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
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
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

settings-contrast = Contrast
settings-palette = Colours
palette-usual = usual
palette-red-green = red and green apart
palette-blue-yellow = blue and yellow apart
settings-captions = Captions for sounds
settings-part-hands = Playing
settings-confirm = Confirm each ring
settings-holds = What is held
holds-hold = by holding
holds-toggle = by one press
settings-hand = Hand
hand-right = right
hand-left = left
settings-part-picture = Picture
settings-frames = Pictures a second
frames-screen = as the screen shows
frames-most = { $number } at most
# Lessons.
lesson-head = Lesson: step { $step } of { $steps }
lesson-back = Back
lesson-on = Go on
lesson-skip = Skip
lesson-again = Once more
lesson-end = That is all
lesson-out = Leave the lesson
setup-lesson = Learn the game
setup-lesson-left = You stopped at step { $step } of { $steps }.
notice-copied = Copied: { $text }
notice-not-copied = The system's clipboard cannot be reached. Write it down instead.
