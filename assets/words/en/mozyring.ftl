# ringspin, English: Mozyring.

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
