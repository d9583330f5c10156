# ringspin, русский: Мозиринг.

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый
size-small = малое
size-medium = среднее
size-large = большое

mozyring-name = Мозыринг
mozyring-goal = Кладите кольца на доску. Побеждают три кольца одного цвета: три размера в одной клетке, три одинаковых в ряд или малое, среднее и большое по порядку вдоль ряда.
mozyring-lot = Кто начинает, решает жребий. Вдвоём у каждого по два цвета, и ходят ими по очереди.
mozyring-log = Ходы
mozyring-turn = Игрок { $number }: { $colour }
mozyring-how = Выберите размер, потом клетку.
mozyring-lot-fell = Жребий пал на игрока { $number }: ему начинать.
mozyring-skipped = Ход пропущен, положить некуда: { $colour }.
mozyring-size = { $key } · { $size } × { $count }
mozyring-begin-with-other = Начать другим цветом (X)
mozyring-won = Победил игрок { $number }!
mozyring-draw = Ничья
mozyring-draw-why = Класть больше некуда, а тройки ни у кого нет.
win-concentric = три размера в одной клетке
win-same-size = три одинаковых в ряд
win-ordered = малое, среднее, большое вдоль ряда
win-any-sizes = три в ряд

refused-taken = В клетке { $field } уже лежит { $size } кольцо.
refused-none-left = Больше не осталось ({ $colour }): { $size } кольцо.
refused-centre = Нельзя начинать средним кольцом в центре.
refused-over = Игра окончена.
refused-other = Сейчас так нельзя.
