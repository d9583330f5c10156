# ringspin, English: Monsuno.

setup-opponent = Player 2 is
setup-field = Field
setup-card = Card of player { $number }

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
