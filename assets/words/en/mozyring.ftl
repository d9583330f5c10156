# ringspin, English: Mozyring.

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
size-small = small
size-medium = medium
size-large = large

mozyring-name = Mozyring
mozyring-log = Rings laid
mozyring-turn = { $who }: { $colour }
mozyring-how = Choose a size, then a field.
mozyring-confirm = { $slot }? Once more to lay it there.
mozyring-lot-fell = The lot fell on { $who }: begin.
mozyring-skipped = No place is left for { $colour }: the turn passes.
mozyring-size = { $size } × { $count }
mozyring-begin-with-other = Begin with the other colour
mozyring-won = { $who } wins!
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

# Who plays.
mozyring-person = Player { $number }
mozyring-computer = Computer { $number } ({ $level })
sitter-person = Person
sitter-easy = Computer, easy
sitter-normal = Computer, normal
sitter-hard = Computer, hard
sitter-expert = Computer, expert
plain-number = { $number }

# The set-up.
variant-classic = Standard
variant-most-points = Most points
variant-fewest-points = Fewest points
variant-biggest = Who is the biggest?
variant-own = Own rules
mozyring-name-field = Name
setup-rounds = Rounds
setup-hints = Hints
setup-centre-ban = No opening with the middle medium
setup-swap = Second player may change sides
setup-edit-rules = Edit the rules
setup-kept = { $game }, { $rings } rings laid, kept { $date }
about-classic = The first to complete three of one colour wins: three sizes in one field, three of a size in a line, or small, medium, large along a line. The lot decides who begins.
about-classic-ban = The first to complete three of one colour wins. Nobody may open with the medium ring in the centre. The lot decides who begins.
about-classic-two = Each has two colours and lays them in turn. The first to complete three of one colour wins. With perfect play the first player wins, with the medium ring in the centre.
about-classic-two-ban = Each has two colours and lays them in turn. The first three of one colour win. The one opening that is sure to win, the medium ring in the centre, is forbidden.
about-classic-two-swap = Each has two colours and lays them in turn. The first three of one colour win. After the first ring the second player may take over that side: so choose an even opening.
about-classic-two-both = Each has two colours and lays them in turn. The first three of one colour win. The medium ring may not open in the centre, and the second player may take over the first ring's side.
about-most-points = Everybody lays until nobody can. Each combination is a point for its maker, and the most points win. Careful players often end 0 to 0: that is a draw.
about-fewest-points = { $rounds ->
    [one] One round of the standard game
   *[other] { $rounds } rounds of the standard game
 }. Whoever lets the next player complete a combination gets the point. The fewest points win; the start passes on from round to round.
about-biggest = Eight rings each: three small, three medium, two large. In a field only the largest ring counts. Three fields in a line win, whatever the sizes, or three sizes of your own in one field.
about-own = Your own rules: { $name }, code { $code }.
own-unnamed = not named yet

# In the game.
mozyring-game = { $name }
mozyring-round = Round { $round } of { $rounds }
mozyring-seat = { $who }
mozyring-seat-left = { $who } (has left)
mozyring-combo-of-round = { $slots } (round { $round })
mozyring-thinks = is thinking …
mozyring-recap = Laid since your move:
mozyring-may-swap = You may lay a ring, or take over the other side instead.
mozyring-swap = Change sides
mozyring-swap-short = change sides
mozyring-won-both = { $who } and { $other } share the win!
mozyring-won-three = { $who }, { $other } and { $third } share the win!
mozyring-made = { $who }: { $kind }
mozyring-points = { $who }: { $points }
mozyring-left-alone = Everybody else has left the table.
mozyring-draw-shared = Everybody has the same points: nobody wins.
mozyring-round-over = Round { $round } is over
mozyring-round-drawn = Nobody can lay another ring: no point in this round.
mozyring-next-starter = { $who } begins the next round.
mozyring-next-round = Next round
mozyring-show-again = Show again
mozyring-not-kept = This could not be written: { $file }
foreseen-makes = Makes { $kind }: { $slots }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }
foreseen-blocks = Blocks { $kind }: { $slots }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }
refused-computer = It is not your turn: { $who }.
refused-between = First begin the next round.
tool-back = Undo
tool-forward = Redo
tool-study = Analyse
tool-hints = Hints
tool-lift = Look below
tool-leave = Leave the table
tool-leave-sure = Leave for good? Once more

# Analysis.
study-head = Analysis
study-recorded = A finished game
study-line = Try any ring for either side.
study-aside = You are trying something else than was played.
study-win = A win in { $plies }
study-loss = A loss in { $plies }
study-ahead = A win on points
study-behind = A loss on points
study-draw = A draw
study-no-proofs = No proofs for this game
study-searches = Searching …
study-not-proven = Not proven to depth { $depth }
study-best = Best: { $slots }
study-advice = The expert would choose: { $move }
study-forced = By force: { $slots }
study-tags = On the fields: + wins, - loses in so many rings, = draws.
study-threats = One ring completes:
study-no-threats = Nobody threatens to complete anything.
study-come-back = To what was played
study-play-on = Play on from here
study-to-list = Back to the list
study-end = Back to the game
mozyring-step-first = <<
mozyring-step-back = <
mozyring-step-on = >
mozyring-step-last = >>

# Finished games.
mozyring-history-head = Games played
history-about = Choose a game to step through it.
history-empty = No game has been played yet.
history-entry = { $date } · { $game }
history-won = { $who } won{ $others ->
    [0] {""}
   *[other] {" "}with { $others } more
 }, { $rings } rings
history-drawn = drawn, { $rings } rings
history-unfinished = unfinished, { $rings } rings
history-broken = A game that cannot be read: { $why }

# Own rules.
own-head = Your own rules
own-about = Put a game together from these options. What you choose is explained below it at once. Scroll for more.
own-fits = These rules fit together and can be played, by people and by the computer.
own-play = Play these rules
own-players = Players
own-players-mean = The game is for { $players }.
own-colours = Colours each
own-colours-one = Each player lays rings of one colour.
own-colours-two = Each player has two colours and lays them in turn; both can win.
own-stock = Rings
own-stock-means = Each colour has { $rings } rings.
own-patterns = Combinations
own-concentric = Three in one field
own-same-size = Three of a size
own-ordered = In order
own-patterns-mean = A colour can win in { $ways } ways.
own-see = Lines see
own-see-all = All rings
own-see-top = The largest only
own-see-all-means = Every ring on the board counts for lines.
own-see-top-means = In each field only the largest ring counts for lines; smaller ones are covered.
own-sizes = Sizes in a line
own-sizes-pattern = By combination
own-sizes-any = Any
own-sizes-pattern-means = A line is three of a size, or small, medium, large in order, as chosen above.
own-sizes-any-means = Any three rings of one colour in a line count, whatever their sizes.
own-score = Brings
own-score-win = The win
own-score-maker = A point
own-score-previous = A point to the one before
own-score-win-means = Whoever completes a combination has won.
own-score-maker-means = Each combination is a point for its maker; the most points win.
own-score-previous-means = The player before the maker gets a point; the fewest points win.
own-end = A round ends
own-end-first = With the first combination
own-end-full = When nobody can lay
own-end-first-means = A round is over with the first combination, or when nobody can lay a ring.
own-end-full-means = A round goes on after combinations, until nobody can lay a ring.
own-rounds = Rounds
own-rounds-mean = { $rounds ->
    [one] One round is played.
   *[other] { $rounds } rounds are added up; the start passes on.
 }
own-stuck = Stuck colour
own-stuck-skip = Skips
own-stuck-frozen = Stays due
own-stuck-other = Other colour
own-stuck-skip-means = A colour that cannot be laid is skipped, and the next one is due.
own-stuck-frozen-means = A colour that cannot be laid stays due: its player skips until it can.
own-stuck-other-means = Whose colour cannot be laid may lay the other colour instead.
own-fairness = Fair start
own-ban = No medium in the centre
own-swap = Changing sides
own-fairness-none = The first player opens anywhere and keeps the side.
own-fairness-ban = Nobody may open with the medium ring in the centre.
own-fairness-swap = After the first ring the second player may take over that side.
own-fairness-both = No opening with the middle medium, and the second player may take over the side.
own-code = Code
own-code-about = Tell this code to a friend, or type a friend's code:
own-code-take = Take over
own-code-taken = The rules of this code are set.
code-unreadable = A code is eight letters and digits.
code-mistyped = There is a slip in this code. Compare it sign by sign.
code-other-version = This code comes from another version of the game.
own-keep = Keep by name
own-keep-now = Keep
own-keep-nameless = Give the rules a name first.
own-kept = Kept: { $file }
own-none-kept = No rules are kept yet.
own-unreadable = These rules cannot be read: { $file }
clash-players = Two, three or four can play.
clash-colours = The box holds four colours: fewer players, or one colour each.
clash-stock = The box holds three rings of each size and colour.
clash-no-rings = Without rings there is nothing to lay.
clash-no-pattern = At least one combination must be switched on.
clash-any-sizes = Lines of any sizes need "three of a size" and "in order" switched on.
clash-end = A combination that wins must end the round. Choose that end, or points.
clash-rounds = Several rounds are added up in points. Choose one round, or points.
clash-many-rounds = 1 to 99 rounds can be played.
clash-previous = A point for the player before needs three or four players.
clash-swap = Only two players can change sides.
clash-biggest = "Who is the biggest?" is for two.

# The lesson.
setup-lesson-about = New here? Three minutes on a real board.
lesson-place = Three rings of one colour win. First lay one: choose the large ring below the board, then click the field in the middle. You may also drag a ring there from your rack.
lesson-place-done = The computer answered in a corner. Rings stay where they were laid, for the whole game.
lesson-nest = Now your other colour is due: your two colours take turns, and so do the computer's. Above the board stands whose turn it is, and in which colour. Lay the medium ring in the middle too, inside the large one.
lesson-nest-done = A field holds one ring of each size, no matter whose. A second medium ring does not fit here any more: a ring can also take a place away.
lesson-undo = Changed your mind? Take the ring back with Undo. The computer's answer goes back with it.
lesson-undo-done = Redo brings it back. You may take back as much as you like.
lesson-notation = On the right stands what was laid. b2M is column b, row 2, the medium ring. Columns run from a to c, left to right; rows from 1 to 3, near to far; S, M and L are the sizes. Now lay c1S.
lesson-notation-done = Exactly: c1 is the near right corner, S the small ring.
lesson-notation-missed = That was another place. c1S is the near right corner, the small ring. Take yours back, or begin the step once more.
lesson-concentric = Now the three ways to win. The first: three sizes of one colour in one field. Red ▲ is due. Complete the far left corner, a3, with the ring it lacks.
lesson-concentric-done = Three sizes in one field, and the game is won.
lesson-same-size = The second: three of a size in a line, be it a row, a column or a diagonal. Complete the near row with your small red ring.
lesson-same-size-done = Three small red rings in a row. Three medium or three large ones win as well.
lesson-ordered = The third: small, medium, large in order along a line. It counts from either end, and the medium is always in the middle. Complete the diagonal from a1 to c3.
lesson-ordered-done = Small, medium, large: won. There are no more ways than these three.
lesson-block = Others can do that too. Two medium green ■ rings lie in the near row, and green comes next; the board marks the place it needs. Take it away: lay your medium ring in c1.
lesson-block-done = Blocked. On every turn look first whether you can win, then whether you must block.
lesson-block-missed = Now green can complete its three medium rings. Take your ring back, and lay the medium one in c1.
lesson-missed = The rules allow that ring, but this step is about another one. Take it back, or begin the step once more.
lesson-last = That is the standard game. With three or four players everybody has one colour. The set-up has games for points, and one where large rings cover small ones. In any game Analyse shows the best rings.
own-code-copy = Copy
tool-reach = Tab reaches all buttons
tool-reach-pad = View reaches all buttons
