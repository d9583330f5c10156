# ringspin, English.

back = Back
menu = Menu
go-on = Go on
play-again = Play again
rematch = Rematch
to-setup = Change the set-up
step-back = <
step-on = >

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
setup-opponent = Player 2 is
setup-field = Field
setup-card = Card of player { $number }

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
size-small = small
size-medium = medium
size-large = large

mozyring-name = Mozyring
mozyring-goal = Lay rings on the board. Three of one colour win: three sizes in one field, three of one size in a line, or small, medium, large along a line.
mozyring-lot = The lot decides who begins. With two players, each has two colours and lays them in turn.
mozyring-log = Rings laid
mozyring-turn = Player { $number }: { $colour }
mozyring-how = Choose a size, then a field.
mozyring-lot-fell = The lot fell on player { $number }: begin.
mozyring-skipped = No place is left for { $colour }: the turn passes.
mozyring-size = { $key } · { $size } × { $count }
mozyring-begin-with-other = Begin with the other colour (X)
mozyring-won = Player { $number } wins!
mozyring-draw = A draw
mozyring-draw-why = Nobody can lay another ring, and nobody has three.
win-concentric = three sizes in one field
win-same-size = one size, three in a line
win-ordered = small, medium, large along a line
win-any-sizes = three in a line

refused-taken = { $field } already holds a { $size } ring.
refused-none-left = There is no { $size } ring left in { $colour }.
refused-centre = Nobody may open with the medium ring in the centre.
refused-over = The game is over.
refused-other = That cannot be done now.

monsuno-name = Monsuno
monsuno-goal = Spin your capsule onto the field. Whoever attacks tries to knock the other's figure out: every figure that flies out counts against the defender.
card-numbers = { $hit-points } hit points, attack { $attack }
field-arena = Arena
field-floor = Floor
field-table = Table
opponent-person = a person
opponent-easy = easy
opponent-normal = normal
opponent-hard = hard
opponent-expert = expert

style-press = 1 · Press
style-twist = 2 · Twist
style-launcher = 3 · String
launch-button = Launch
gesture = Power { $power } %, aim { $aim }, finger at { $point } % — drag the capsule where it shall go, or arrows and Space

role-attacker = attacks
role-defender = defends
role-open = draw for roles
sheet-person = Player { $number } · { $role }
sheet-computer = Computer · { $role }
sheet-attack = Attack { $attack }

prompt-charge = Player { $number }, wind up { $name }
prompt-duel = Who spins longer?
prompt-defend = Player { $number }, defend with { $name }
prompt-attack = Player { $number }, attack with { $name }
prompt-again = Player { $number }, once more
prompt-computer = { $name } gets ready…
prompt-flight = Let them spin!
prompt-draw = A strike card?
prompt-boost = The boosted attack?
prompt-won = { $name } wins the match!
hint-charge = Both capsules are closed and locked. The one that spins longer attacks first.
hint-duel = The end of the spin decides, not the last wobble.
hint-defend = Spin it onto the field as hard as you can.
hint-attack = Hit it so hard that it bursts open. One shot.
hint-again = That launch failed. There is one more try.
told-roles = { $name } spun longer and attacks first
told-spins = { $first } s against { $second } s
told-coin = Three ties: the coin decided.
told-tie = A tie. Spin again!
told-battle = { $name } loses { $damage }
told-sum = Figures out: { $sum }
told-miss = Nothing opened
told-swap = The roles are swapped.
call-launch = Monsuno, launch!
call-battle = Monsuno, battle!
