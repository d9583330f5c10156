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
