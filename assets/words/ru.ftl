# ringspin, русский.

back = Назад
menu = Меню
go-on = Дальше
play-again = Ещё раз
rematch = Реванш
to-setup = Изменить условия
step-back = <
step-on = >

title-tagline = Две настольные игры на один вечер.
title-play-monsuno = Монсуно
title-about-monsuno = Раскрути капсулу и выбей фигурку соперника.
title-play-mozyring = Мозыринг
title-about-mozyring = Три кольца в верном порядке — победа.
title-quit = Выход

pause-head = Пауза
pause-resume = Вернуться к игре
pause-start-over = Начать заново
pause-leave = Выйти в меню

setup-begin = Начать
setup-players = Игроков
setup-seat = Игрок { $number }:
setup-opponent = Второй игрок
setup-field = Поле
setup-card = Карта игрока { $number }

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

monsuno-name = Монсуно
monsuno-goal = Раскрутите капсулу на поле. Нападающий старается выбить фигурку защитника: каждая вылетевшая фигурка бьёт по защитнику.
card-numbers = жизни: { $hit-points }, атака: { $attack }
field-arena = Арена
field-floor = Пол
field-table = Стол
opponent-person = человек
opponent-easy = лёгкий
opponent-normal = обычный
opponent-hard = трудный
opponent-expert = мастер

style-press = 1 · Нажим
style-twist = 2 · Пальцами
style-launcher = 3 · Шнуром
launch-button = Запуск
gesture = Сила { $power } %, прицел { $aim }, палец на { $point } % — тяните капсулу туда, куда ей лететь, или стрелки и пробел

role-attacker = нападает
role-defender = защищается
role-open = жребий
sheet-person = Игрок { $number } · { $role }
sheet-computer = Компьютер · { $role }
sheet-attack = Атака { $attack }

prompt-charge = Игрок { $number }, раскручивайте: { $name }
prompt-duel = Кто прокрутится дольше?
prompt-defend = Игрок { $number }, защищайтесь: { $name }
prompt-attack = Игрок { $number }, нападайте: { $name }
prompt-again = Игрок { $number }, ещё раз
prompt-computer = { $name } готовится…
prompt-flight = Пусть крутятся!
prompt-draw = Взять карту атаки?
prompt-boost = Усиленный удар?
prompt-won = Победа! { $name } выигрывает матч
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
