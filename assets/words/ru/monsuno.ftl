# ringspin, русский: Монсуно.

setup-opponent = Второй игрок
setup-field = Поле
setup-card = Карта игрока { $number }

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
