# ringspin, български: Мозиринг.

colour-red = червен
colour-green = зелен
colour-blue = син
colour-yellow = жълт
size-small = малък
size-medium = среден
size-large = голям

mozyring-name = Мозъринг
mozyring-goal = Поставяйте рингове на полето. Печелят три от един цвят: трите размера в едно поле, три еднакви в линия или малък, среден и голям подред в линия.
mozyring-lot = Кой започва, решава жребият. При двама играчи всеки има два цвята и ги редува.
mozyring-log = Ходове
mozyring-turn = Играч { $number }: { $colour }
mozyring-how = Изберете размер, после поле.
mozyring-lot-fell = Жребият се падна на играч { $number }: започва.
mozyring-skipped = Няма място, ходът се пропуска: { $colour }.
mozyring-size = { $key } · { $size } × { $count }
mozyring-begin-with-other = Започни с другия цвят (X)
mozyring-won = Играч { $number } печели!
mozyring-draw = Равенство
mozyring-draw-why = Никой не може да постави повече, а тройка няма никой.
win-concentric = трите размера в едно поле
win-same-size = три еднакви в линия
win-ordered = малък, среден, голям в линия
win-any-sizes = три в линия

refused-taken = В { $field } вече има { $size } ринг.
refused-none-left = Не е останал { $size } ринг: { $colour }.
refused-centre = Не може да се започва със среден ринг в центъра.
refused-over = Играта свърши.
refused-other = Това сега не може.
