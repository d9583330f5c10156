# ringspin, русский: Мозиринг.

colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый
size-small = малое
size-medium = среднее
size-large = большое

mozyring-name = Мозыринг
mozyring-log = Ходы
mozyring-turn = { $who }: { $colour }
mozyring-how = Выберите размер, потом клетку.
mozyring-confirm = { $slot }? Ещё раз, чтобы положить сюда.
mozyring-lot-fell = Жребий решил, начинает { $who }.
mozyring-skipped = Ход пропущен, положить некуда: { $colour }.
mozyring-size = { $size } × { $count }
mozyring-begin-with-other = Начать другим цветом (X)
mozyring-won = Победа: { $who }!
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

# Кто играет.
mozyring-person = Игрок { $number }
mozyring-computer = Компьютер { $number } ({ $level })
level-easy = слабый
level-normal = обычный
level-hard = сильный
level-expert = эксперт
sitter-person = Человек
sitter-easy = Компьютер, слабый
sitter-normal = Компьютер, обычный
sitter-hard = Компьютер, сильный
sitter-expert = Компьютер, эксперт
plain-number = { $number }

# Условия игры.
variant-classic = Обычная игра
variant-most-points = Больше очков
variant-fewest-points = Меньше очков
variant-biggest = Кто самый большой?
variant-own = Свои правила
mozyring-name-field = Имя
setup-rounds = Раундов
setup-hints = Подсказки
setup-centre-ban = Без среднего в центре на первом ходу
setup-swap = Второй может сменить сторону
setup-edit-rules = Изменить правила
setup-kept = { $game }, колец на доске: { $rings }, сохранено { $date }
about-classic = Побеждает тот, кто первым соберёт три кольца одного цвета: три размера в одной клетке, три одинаковых в ряд или малое, среднее и большое по порядку. Кто начинает, решает жребий.
about-classic-ban = Побеждает тот, кто первым соберёт три кольца одного цвета. Начинать средним кольцом в центре нельзя. Кто начинает, решает жребий.
about-classic-two = У каждого два цвета, ходят ими по очереди. Побеждает первая тройка одного цвета. При безошибочной игре первый выигрывает, начав средним кольцом в центре.
about-classic-two-ban = У каждого два цвета, ходят ими по очереди. Побеждает первая тройка одного цвета. Единственное начало, которое наверняка выигрывает, — среднее кольцо в центре — запрещено.
about-classic-two-swap = У каждого два цвета, ходят ими по очереди. Побеждает первая тройка одного цвета. После первого кольца второй игрок может забрать эту сторону, так что начинайте ровно.
about-classic-two-both = У каждого два цвета, ходят ими по очереди. Побеждает первая тройка. Среднее кольцо в центре первым ходом запрещено, и второй игрок может забрать сторону первого.
about-most-points = Кладут, пока есть куда. Каждая тройка — очко тому, кто её собрал; побеждает тот, у кого очков больше. Осторожные игроки часто кончают 0:0, это ничья.
about-fewest-points = { $rounds ->
    [one] { $rounds } раунд обычной игры
    [few] { $rounds } раунда обычной игры
   *[other] { $rounds } раундов обычной игры
 }. Очко получает тот, кто дал следующему собрать тройку. Побеждает тот, у кого очков меньше; начинают по очереди.
about-biggest = У каждого восемь колец: три малых, три средних, два больших. В клетке считается только самое большое. Побеждают три клетки в ряд, размеры любые, или три своих размера в одной клетке.
about-own = Свои правила: { $name }, код { $code }.
own-unnamed = пока без названия

# В игре.
mozyring-game = { $name }
mozyring-round = Раунд { $round } из { $rounds }
mozyring-seat = { $who }
mozyring-seat-left = { $who } (больше не играет)
mozyring-combo-of-round = { $slots } (раунд { $round })
mozyring-thinks = думает …
mozyring-recap = После вашего хода:
mozyring-may-swap = Положите кольцо или заберите себе другую сторону.
mozyring-swap = Сменить сторону (X)
mozyring-swap-short = сменить сторону
mozyring-won-both = Победу делят { $who } и { $other }!
mozyring-won-three = Победу делят { $who }, { $other } и { $third }!
mozyring-made = { $who }: { $kind }
mozyring-points = { $who }: { $points }
mozyring-left-alone = Все остальные вышли из-за стола.
mozyring-draw-shared = Очков у всех поровну: никто не победил.
mozyring-round-over = Раунд { $round } окончен
mozyring-round-drawn = Класть больше некуда: в этом раунде очков нет.
mozyring-next-starter = Следующий раунд начинает { $who }.
mozyring-next-round = Следующий раунд
mozyring-show-again = Показать ещё раз
mozyring-save-broken = Сохранённую игру прочесть не удалось. Она отложена: { $file }
mozyring-not-kept = Не удалось записать: { $file }
foreseen-makes = Выйдет { $kind }: { $slots }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
 }
foreseen-blocks = Помешает: { $kind }, { $slots }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
 }
refused-computer = Сейчас не ваш ход: { $who }.
refused-between = Сначала начните следующий раунд.
tool-back = Назад
tool-forward = Вперёд
tool-study = Разбор
tool-hints = Подсказки
tool-lift = Заглянуть
tool-leave = Выйти из-за стола

# Разбор.
study-head = Разбор
study-recorded = Сыгранная игра
study-line = Пробуйте любое кольцо за любую сторону.
study-aside = Вы пробуете не то, что было сыграно.
study-win = Победа, колец до конца: { $plies }
study-loss = Поражение, колец до конца: { $plies }
study-ahead = Победа по очкам
study-behind = Поражение по очкам
study-draw = Ничья
study-no-proofs = Для этой игры точных оценок нет
study-searches = Идёт поиск …
study-not-proven = Не доказано до глубины { $depth }
study-best = Лучшее: { $slots }
study-advice = Эксперт выбрал бы: { $move }
study-forced = Вынужденно: { $slots }
study-tags = На клетках: + победа, - поражение через столько колец, = ничья.
study-threats = Одно кольцо завершает:
study-no-threats = Никто не грозит собрать тройку.
study-come-back = К сыгранному (B)
study-play-on = Играть отсюда (P)
study-to-list = К списку игр (A)
study-end = Назад в игру (A)
mozyring-step-first = <<
mozyring-step-back = <
mozyring-step-on = >
mozyring-step-last = >>

# Сыгранные игры.
mozyring-history-head = Сыгранные игры
history-about = Выберите игру, чтобы пройти её по ходам.
history-empty = Пока не сыграно ни одной игры.
history-entry = { $date } · { $game }
history-won = победа: { $who }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
 }, колец: { $rings }
history-drawn = ничья, колец: { $rings }
history-unfinished = не окончена, колец: { $rings }
history-broken = Игру прочесть не удалось: { $why }

# Свои правила.
own-head = Свои правила
own-about = Соберите игру из этих частей. Что выбрано, сразу объяснено строкой ниже. Ниже есть ещё: прокрутите.
own-fits = Правила не спорят друг с другом: играть могут и люди, и компьютер.
own-play = Играть по ним
own-players = Игроков
own-players-mean = В игре участвуют: { $players }.
own-colours = Цветов у каждого
own-colours-one = Каждый кладёт кольца одного цвета.
own-colours-two = У каждого два цвета, ходят ими по очереди; победить может любой.
own-stock = Кольца
own-stock-means = Колец каждого цвета: { $rings }.
own-patterns = Тройки
own-concentric = Три в одной клетке
own-same-size = Три одинаковых
own-ordered = По порядку
own-patterns-mean = Способов победить у цвета: { $ways }.
own-see = В ряду видны
own-see-all = Все кольца
own-see-top = Только самые большие
own-see-all-means = Для рядов считается каждое кольцо на доске.
own-see-top-means = В клетке для рядов считается только самое большое кольцо, меньшие закрыты.
own-sizes = Размеры в ряду
own-sizes-pattern = Как в тройках
own-sizes-any = Любые
own-sizes-pattern-means = Ряд — три одинаковых или малое, среднее, большое по порядку, как выбрано выше.
own-sizes-any-means = Считаются любые три кольца одного цвета в ряд, какого бы размера они ни были.
own-score = Тройка приносит
own-score-win = Победу
own-score-maker = Очко
own-score-previous = Очко предыдущему
own-score-win-means = Кто собрал тройку, тот победил.
own-score-maker-means = Каждая тройка — очко тому, кто её собрал; побеждает большинство очков.
own-score-previous-means = Очко получает игрок перед собравшим; побеждает тот, у кого очков меньше.
own-end = Конец раунда
own-end-first = С первой тройкой
own-end-full = Когда некуда класть
own-end-first-means = Раунд кончается первой тройкой или когда никто не может положить кольцо.
own-end-full-means = Раунд идёт и после троек, пока есть куда класть.
own-rounds = Раундов
own-rounds-mean = { $rounds ->
    [one] { $rounds } раунд; если их несколько, очки складываются.
    [few] { $rounds } раунда, очки складываются; начинают по очереди.
   *[other] { $rounds } раундов, очки складываются; начинают по очереди.
 }
own-stuck = Некуда класть
own-stuck-skip = Пропуск
own-stuck-frozen = Цвет остаётся
own-stuck-other = Другой цвет
own-stuck-skip-means = Цвет, который некуда класть, пропускается, ходит следующий.
own-stuck-frozen-means = Цвет, который некуда класть, остаётся на очереди: его игрок пропускает ходы.
own-stuck-other-means = Если цвет класть некуда, можно положить свой другой.
own-fairness = Честное начало
own-ban = Без среднего в центре
own-swap = Смена сторон
own-fairness-none = Первый начинает где угодно и остаётся при своей стороне.
own-fairness-ban = Начинать средним кольцом в центре нельзя.
own-fairness-swap = После первого кольца второй игрок может забрать эту сторону.
own-fairness-both = Средним в центре начинать нельзя, и второй игрок может забрать сторону.
own-code = Код
own-code-about = Скажите этот код другу или наберите его код:
own-code-take = Взять
own-code-taken = Правила этого кода взяты.
code-unreadable = Код — это восемь букв и цифр.
code-mistyped = В коде описка. Сверьте его знак за знаком.
code-other-version = Этот код от другой версии игры.
own-keep = Сохранить под именем
own-keep-now = Сохранить
own-keep-nameless = Сначала дайте правилам имя.
own-kept = Сохранено: { $file }
own-none-kept = Сохранённых правил пока нет.
own-unreadable = Эти правила прочесть не удалось: { $file }
clash-players = Играют вдвоём, втроём или вчетвером.
clash-colours = В коробке четыре цвета: меньше игроков или по одному цвету.
clash-stock = В коробке по три кольца каждого размера и цвета.
clash-no-rings = Без колец класть нечего.
clash-no-pattern = Хотя бы одна тройка должна быть включена.
clash-any-sizes = Для рядов любых размеров нужны включённые «три одинаковых» и «по порядку».
clash-end = Если тройка побеждает, она кончает и раунд. Выберите такой конец или очки.
clash-rounds = Раунды складываются очками. Выберите один раунд или очки.
clash-many-rounds = Раундов может быть от 1 до 99.
clash-previous = Очко предыдущему — это для трёх или четырёх игроков.
clash-swap = Меняться сторонами могут только двое.
clash-biggest = «Кто самый большой?» — игра для двоих.
