# ringspin, русский: Монсуно.

setup-field = Поле

monsuno-name = Монсуно
monsuno-goal = Раскрутите капсулу на поле. Нападающий старается выбить фигурку защитника: каждая вылетевшая фигурка бьёт по защитнику.
card-hit-points = жизни
card-attack = атака
card-boosted = усиленная
card-numbers = жизни: { $hit-points }, атака: { $attack }
field-arena = Арена
field-floor = Пол
field-table = Стол
opponent-person = человек

style-press = Нажим
style-twist = Пальцами
style-launcher = Шнуром
launch-button = Запуск
gesture = Сила { $power } %, прицел { $aim }, палец на { $point } %
gesture-drag = Тяните капсулу туда, куда ей лететь; палец ляжет там, где нажмёте.
gesture-pad = Левый стик: прицел и сила. Правый: место и палец.
gesture-aim = прицел
gesture-power = сила
gesture-mark = место
gesture-finger = палец

role-attacker = нападает
role-defender = защищается
role-open = жребий

prompt-duel = Кто прокрутится дольше?
prompt-flight = Пусть крутятся!
hint-charge = Обе капсулы закрыты на замок. Нападает тот, чья крутится дольше.
hint-duel = Решает конец вращения, а не последнее покачивание.
hint-defend = Раскрутите её на поле как можно сильнее.
hint-attack = Ударьте так, чтобы она раскрылась. Запуск один.
hint-again = Запуск не удался. Есть ещё одна попытка.
told-roles = { $name } нападает: крутилась дольше
told-spins = { $first } с против { $second } с
told-coin = Три ничьих подряд: решила монета.
told-tie = Поровну. Крутите ещё раз!
told-battle = { $name } теряет { $damage }
told-sum = Вылетели фигурки: { $sum }
told-miss = Ничего не открылось
told-swap = Игроки меняются ролями.
call-launch = Монсуно, запуск!
call-battle = Монсуно, в бой!

setup-rules = Правила
rules-basic = Базовые
rules-plus = Базовые+
setup-best-of = Длина
setup-matches = { $count ->
    [1] один матч
   *[other] серия из { $count }
}
setup-name = имя
setup-hands = Руки
hands-human = живые
hands-steady = совсем без дрожи
setup-preview = Показывать путь
setup-deck = Колода атак
setup-readings = Толкования
resuming = Проигрываем заново до места остановки…
setup-saved = { $first } против { $second }, { $date } UTC
setup-refused = Так играть нельзя: { $why }
next-match = Следующий матч

deck-head = Колода атак
deck-about = { $who }: у карты { $name } символы { $symbols }. Когда под каждым лежит карта, удар можно усилить до { $boosted }.
deck-wanted = подходит к символу
deck-refused = Карт в колоде: { $count }. Нужно от { $fewest } до { $most }.
deck-missing = Символу не хватает карты ({ $symbol }): усиленный удар недостижим.
deck-fits = Карт в колоде: { $count }. Каждый символ можно занять.
deck-done = Готово
deck-preset = Колода этой карты

readings-head = Толкования правил
readings-about = Эти места книжка оставляет открытыми. Первый ответ – как принято у нас.
readings-reset = Как принято у нас
readings-changed = { $count ->
    [0] Всё как принято у нас.
    [one] Иначе прочитано { $count } место.
    [few] Иначе прочитано { $count } места.
   *[other] Иначе прочитано { $count } мест.
}
duel-tie = Обе капсулы крутились поровну
duel-tie-again = крутят ещё раз
duel-tie-coin = решает монета
duel-end = Вращение кончилось
duel-end-three = меньше 3 рад/с
duel-end-one = меньше 1 рад/с, дольше
duel-release = Раскрутка перед жребием
duel-release-turn = по очереди
duel-release-once = одновременно
duel-lanes = Жребий крутят
duel-lanes-separate = каждый на своей дорожке
duel-lanes-shared = на одном поле
fault = Неудачный запуск
fault-again = можно повторить один раз
fault-none = не повторяют
own-opening = Капсула, раскрывшаяся сама
own-opening-counts = считается раскрытой
own-opening-ignored = не считается
battle-if = Бой начинается
battle-if-any = если раскрылась любая капсула
battle-if-defender = если раскрылась капсула защитника
stage-cap = Запуск длится не дольше
stage-cap-8 = 8 с
stage-cap-12 = 12 с
stage-cap-20 = 20 с
opened-means = Капсула раскрыта
opened-means-outside = когда фигурка снаружи
opened-means-latch = когда отпустил замок
below-zero = Жизни ниже нуля
below-zero-zero = пишут как 0
below-zero-negative = пишут как есть
draw-optional = Нападающий берёт карту атаки
draw-optional-yes = если хочет
draw-optional-no = всегда
unfit-card = Карта без свободного символа
unfit-card-shuffled = замешивается в колоду
unfit-card-bottom = кладётся под колоду
same-symbol-twice = Символу, который есть дважды,
same-symbol-own = нужны две карты
same-symbol-one = хватит одной
boost-when = Усиленный удар
boost-when-same = и в тот ход, когда занят последний символ
boost-when-next = со следующего нападения
boost-needs-own-figure = Для усиленного удара своя фигурка должна
boost-needs-yes = вылететь
boost-needs-no = быть где угодно
deck-empty = Пустая колода атак
deck-empty-none = карту не берут
deck-empty-reshuffle = сброс снова становится колодой
deck-size = В колоде атак
deck-size-seed = от 5 до 10 карт
deck-size-large = от 5 до 20 карт

monsuno-history-head = Сыгранные матчи
history-none = Ни один матч ещё не доигран.
history-match = { $first } против { $second }. Победа: { $winner }, осталось { $left }
history-unread = Этот матч прочесть не удалось. { $why }
history-begun = { $first } против { $second }. Не окончено, { $left } : { $other }
history-go-on = Доиграть
history-watch = Смотреть
watch-head = Запись матча
watch-pause = Стоп
watch-leave = Выйти

sheet-head = { $who }
sheet-who = { $who } · { $role }
prompt-charge = { $who }, раскручивайте: { $name }
prompt-defend = { $who }, защищайтесь: { $name }
prompt-attack = { $who }, нападайте: { $name }
prompt-again = { $who }, ещё раз
prompt-computer = { $who }: { $name } готовится…
prompt-draw = { $who }: взять карту атаки?
prompt-boost = { $who }: ударить с усилением?
prompt-won = Победа! { $who }, { $name }
hint-draw = Карт в колоде: { $count }
hint-boost = Все символы заняты: { $boosted } вместо { $attack }, после этого карты уходят в сброс.
choice-draw = Взять карту
choice-no-draw = Без карты
choice-boost = С усилением
choice-no-boost = Обычный
told-series = Матчи: { $first } : { $second }
told-sum-boosted = Вылетели фигурки, удар усилен: { $sum }
told-drawn-tucked = { $who } берёт карту «{ $card }»: она ложится под свой символ.
told-drawn-back = { $who } берёт карту «{ $card }»: свободного символа нет, она уходит обратно.
told-deck-empty = { $who }: колода атак пуста.
told-reshuffled = { $who }: сброс замешан в новую колоду.

prompt-at-once = Раскручивайте оба сразу
hint-at-once = Держите – капсула раскручивается, отпустите – решено. Когда решили оба, капсулы пойдут.
at-once-hold = Держать
at-once-first = Игрок 1
at-once-second = Игрок 2, или геймпад

# Урок.
setup-lesson-monsuno = Впервые здесь? Три минуты с настоящими капсулами.
lesson-roles = Первым атакует тот, чья капсула крутится дольше. Нажмите на свою капсулу, потяните от себя и отпустите: чем дальше потянете, тем сильнее раскрутите. Обе капсулы стартуют вместе.
lesson-roles-done = Ваша крутилась дольше: вы атакуете. Замки были закрыты, раскрыться ничто не могло. Досмотрите вращение или пропустите его.
lesson-roles-missed = Чужая крутилась дольше. Ещё раз, и потяните подальше.
lesson-hit = Соперник крутится на арене, а у вас один бросок. «Пальцами» ставит капсулу волчком, «Нажим» выстреливает её, «Шнуром» раскручивает сильнее всего. Оставьте «Нажим»; прижмите пальцем край капсулы, потяните в сторону чужой и отпустите.
lesson-hit-done = Попали. Важно, куда прижат палец: из середины капсула идёт прямо, с края вертится.
lesson-hit-missed = Мимо. Ещё раз: стрелка показывает, куда полетит капсула, а её длина — как сильно.
lesson-open = Одно попадание ничего не отнимает. Считается только вылетевшая фигурка, поэтому бейте изо всех сил, лучше всего в край чужой капсулы. Несколько попыток — не беда.
lesson-open-done = Капсула раскрылась, фигурка снаружи. Теперь будет бой.
lesson-open-missed = Защёлка выдержала. Ещё раз, сильнее или чуть сбоку.
lesson-draw = В правилах «Базовые+» атакующий перед боем может взять карту удара. Если её знак на вашей карте Монсуно свободен, она подкладывается под него. Возьмите карту.
lesson-draw-done = Карта подошла. Теперь закрыты все знаки вашей карты.
lesson-draw-missed = Можно и не брать, но не на этом шаге. Ещё раз.
lesson-boost = Когда все знаки закрыты и ваша фигурка снаружи, можно нанести усиленную атаку: большее число, один раз. Подложенные карты за это уходят. Нанесите её.
lesson-boost-done = 50 вместо 25. Подложенные карты сброшены, собирать надо заново.
lesson-boost-missed = Это была обычная атака. Ещё раз.
lesson-sheet = Защитник теряет атаку всех вылетевших фигурок, и своей тоже: 50 вашей и 20 его собственной, вместе 70. На листе справа записано каждое вычитание. Потом роли меняются.
lesson-monsuno-last = Вот и всё Монсуно. Проигрывает тот, у кого кончились жизни. Начните с базовых правил против слабого компьютера; в условиях есть карты, поля и толкования правил, а книга правил объясняет каждое.
