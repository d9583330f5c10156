# ringspin, English: Monsuno.

setup-field = Field

monsuno-name = Monsuno
monsuno-goal = Spin your capsule onto the field. Whoever attacks tries to knock the other's figure out: every figure that flies out counts against the defender.
card-hit-points = hit points
card-attack = attack
card-boosted = boosted
card-numbers = { $hit-points } hit points, attack { $attack }
field-arena = Arena
field-floor = Floor
field-table = Table
opponent-person = a person

style-press = Press
style-twist = Twist
style-launcher = String
launch-button = Launch
gesture = Power { $power }%, aim { $aim }, finger at { $point }%
gesture-drag = Drag the capsule where it shall go; the finger goes down where you press.
gesture-pad = Left stick: aim and power. Right stick: place and finger.
gesture-aim = aim
gesture-power = power
gesture-mark = place
gesture-finger = finger

role-attacker = attacks
role-defender = defends
role-open = draw for roles

prompt-duel = Who spins longer?
prompt-flight = Let them spin!
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

setup-rules = Rules
rules-basic = Basic
rules-plus = Basic+
setup-best-of = Length
setup-matches = { $count ->
    [one] one match
   *[other] best of { $count }
}
setup-name = name
setup-hands = Hands
hands-human = human
hands-steady = perfectly steady
setup-preview = Show the way
setup-deck = Strike deck
setup-readings = Readings
resuming = Playing it again to where it stood…
setup-saved = { $first } against { $second }, { $date } UTC
setup-refused = This cannot be played: { $why }
next-match = Next match

deck-head = Strike deck
deck-about = { $who }: { $name } has the symbols { $symbols }. When each has its card, the attack may be boosted to { $boosted }.
deck-wanted = fits a symbol
deck-refused = { $count ->
    [one] One card:
   *[other] { $count } cards:
} a deck has { $fewest } to { $most }.
deck-missing = No card is left for a symbol ({ $symbol }): the boosted attack is out of reach.
deck-fits = { $count ->
    [one] One card.
   *[other] { $count } cards.
} Every symbol can be filled.
deck-done = Done
deck-preset = The card's own deck

readings-head = Readings of the booklet
readings-about = The booklet leaves these points open. The first answer to each is the house's own.
readings-reset = The house's own
readings-changed = { $count ->
    [0] All as the house plays.
    [one] One point is read otherwise.
   *[other] { $count } points are read otherwise.
}
duel-tie = Both capsules spin equally long
duel-tie-again = spin again
duel-tie-coin = a coin decides
duel-end = A spin is over
duel-end-three = under 3 rad/s
duel-end-one = under 1 rad/s, longer
duel-release = Winding up for the draw for roles
duel-release-turn = one after the other
duel-release-once = both at once
duel-lanes = The draw for roles is spun
duel-lanes-separate = in two lanes
duel-lanes-shared = on one field
fault = A launch that fails
fault-again = is repeated once
fault-none = is not repeated
own-opening = A capsule that opens by itself
own-opening-counts = counts as opened
own-opening-ignored = does not count
battle-if = There is a battle
battle-if-any = if either capsule opened
battle-if-defender = if the defender's opened
stage-cap = A launch stage closes after
stage-cap-8 = 8 s
stage-cap-12 = 12 s
stage-cap-20 = 20 s
opened-means = A capsule is open
opened-means-outside = when the figure is out
opened-means-latch = when the latch lets go
below-zero = Hit points below zero
below-zero-zero = are written as 0
below-zero-negative = are written as they are
draw-optional = The attacker draws a strike card
draw-optional-yes = if it wants to
draw-optional-no = always
unfit-card = A card that fits no symbol
unfit-card-shuffled = is shuffled into the deck
unfit-card-bottom = goes under the deck
same-symbol-twice = A symbol that a card has twice
same-symbol-own = needs two strike cards
same-symbol-one = needs one
boost-when = The boosted attack
boost-when-same = also in the turn that fills the last symbol
boost-when-next = from the next attack on
boost-needs-own-figure = The boosted attack needs one's own figure
boost-needs-yes = out of its capsule
boost-needs-no = nowhere
deck-empty = An empty strike deck
deck-empty-none = means no draw
deck-empty-reshuffle = is made of the discards again
deck-size = A strike deck has
deck-size-seed = 5 to 10 cards
deck-size-large = 5 to 20 cards

monsuno-history-head = Matches played
history-none = No match has been played to its end yet.
history-match = { $first } against { $second }: { $winner } won with { $left } left
history-unread = This match could not be read. { $why }
history-begun = { $first } against { $second }: unfinished, { $left } to { $other }
history-go-on = Go on
history-watch = Watch
watch-head = A recorded match
watch-pause = Hold
watch-leave = Leave

sheet-head = { $who }
sheet-who = { $who } · { $role }
prompt-charge = { $who }, wind up { $name }
prompt-defend = { $who }, defend with { $name }
prompt-attack = { $who }, attack with { $name }
prompt-again = { $who }, once more
prompt-computer = { $who }: { $name } gets ready…
prompt-draw = { $who }: draw a strike card?
prompt-boost = { $who }: deal the boosted attack?
prompt-won = { $who } wins with { $name }!
hint-draw = { $count ->
    [one] One card lies in the deck.
   *[other] { $count } cards lie in the deck.
}
hint-boost = Every symbol is filled: { $boosted } instead of { $attack }, then the cards are discarded.
choice-draw = Draw a card
choice-no-draw = Without
choice-boost = Boosted
choice-no-boost = Ordinary
told-series = Matches won: { $first } to { $second }
told-sum-boosted = Figures out, boosted: { $sum }
told-drawn-tucked = { $who } drew { $card }: it goes under its symbol.
told-drawn-back = { $who } drew { $card }: no free symbol, it goes back.
told-deck-empty = { $who } has no strike card left.
told-reshuffled = { $who } shuffles the discards into a new deck.

prompt-at-once = Both wind up at once
hint-at-once = Hold to wind up; let go to decide. When both have decided, both capsules spin.
at-once-hold = Hold
at-once-first = Player 1
at-once-second = Player 2, or a gamepad

# The lesson.
setup-lesson-monsuno = New here? Three minutes with real capsules.
lesson-roles = Who spins longer attacks first. Press your capsule, drag it away from you and let go: the farther you drag, the harder it spins. Both capsules start together.
lesson-roles-done = Yours spun longer: you attack. The locks were shut, so nothing could open. Watch the end of the spin, or pass over it.
lesson-roles-missed = The other one spun longer. Once more, and drag farther.
lesson-hit = Cindertail spins in the arena, and you have one shot. A twist sets the capsule spinning on its end, a press shoots it off rolling, a string spins it hardest. Stay with Press; put your finger on one end of the capsule, drag towards the other one, and let go.
lesson-hit-done = A hit. Where your finger goes down counts: in the middle the capsule runs straight, at an end it whirls.
lesson-hit-missed = It passed by. Once more: the arrow shows where it goes, its length how hard.
lesson-open = A hit alone takes nothing. Only a figure that flies out counts, so strike hard, with full power, best at an end of the other capsule. A few tries are no shame.
lesson-open-done = It burst open, and the figure is out. Now there will be a battle.
lesson-open-missed = The latch held. Once more, with more power or a little to the side.
lesson-draw = In Basic+ the attacker may draw a strike card before the battle. If its sign is free on your Monsuno card, it is tucked under it. Draw.
lesson-draw-done = The card fits. All signs of Whistlewing are covered now.
lesson-draw-missed = You may do without, but not in this step. Once more.
lesson-boost = With all signs covered and your own figure out, you may deal the boosted attack: the larger number, once. It costs the tucked cards. Deal it.
lesson-boost-done = 50 instead of 25. The tucked cards are discarded, and collecting begins anew.
lesson-boost-missed = That was the ordinary attack. Once more.
lesson-sheet = The defender loses the attack of all figures that are out, its own included: 50 from Whistlewing and 20 from Cindertail itself make 70. The sheet on the right keeps every subtraction. Then the roles change.
lesson-monsuno-last = That is Monsuno. Whoever has no hit points left loses. Begin with Basic against an easy computer; the set-up has cards, fields and readings of the rules, and the rulebook explains each.
