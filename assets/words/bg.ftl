# ringspin, български.

back = Назад
menu = Меню
go-on = Напред
play-again = Още веднъж
rematch = Реванш
to-setup = Други условия
step-back = <
step-on = >

title-tagline = Две настолни игри за една вечер.
title-play-monsuno = Монсуно
title-about-monsuno = Завърти капсулата и избий чуждата фигурка.
title-play-mozyring = Мозъринг
title-about-mozyring = Три ринга в правилния ред печелят.
title-quit = Изход

pause-head = Пауза
pause-resume = Обратно в играта
pause-start-over = Отначало
pause-leave = Към менюто

setup-begin = Начало
setup-players = Играчи
setup-seat = Играч { $number }:
setup-opponent = Вторият играч е
setup-field = Поле
setup-card = Карта на играч { $number }

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

monsuno-name = Монсуно
monsuno-goal = Завъртете капсулата на полето. Нападателят се мъчи да избие фигурката на защитника: всяка излетяла фигурка удря защитника.
card-numbers = точки живот: { $hit-points }, атака: { $attack }
field-arena = Арена
field-floor = Под
field-table = Маса
opponent-person = човек
opponent-easy = лесен
opponent-normal = нормален
opponent-hard = труден
opponent-expert = майстор

style-press = 1 · Натиск
style-twist = 2 · С пръсти
style-launcher = 3 · С шнур
launch-button = Старт
gesture = Сила { $power } %, прицел { $aim }, пръст на { $point } % — влачете капсулата накъдето да тръгне, или стрелки и интервал

role-attacker = напада
role-defender = защитава се
role-open = жребий
sheet-person = Играч { $number } · { $role }
sheet-computer = Компютър · { $role }
sheet-attack = Атака { $attack }

prompt-charge = Играч { $number }, завъртете: { $name }
prompt-duel = Коя ще се върти по-дълго?
prompt-defend = Играч { $number }, защитавайте се: { $name }
prompt-attack = Играч { $number }, нападайте: { $name }
prompt-again = Играч { $number }, още веднъж
prompt-computer = { $name } се готви…
prompt-flight = Нека се въртят!
prompt-draw = Да изтеглите ли карта за удар?
prompt-boost = Усилена атака?
prompt-won = { $name } печели мача!
hint-charge = И двете капсули са заключени. Напада този, чиято се върти по-дълго.
hint-duel = Решава краят на въртенето, не последното поклащане.
hint-defend = Завъртете я на полето колкото можете по-силно.
hint-attack = Ударете я така, че да се отвори. Изстрелът е един.
hint-again = Не се получи. Имате още един опит.
told-roles = { $name } се въртя по-дълго и напада
told-spins = { $first } с срещу { $second } с
told-coin = Три равенства: реши монетата.
told-tie = Равенство. Завъртете пак!
told-battle = { $name } губи { $damage }
told-sum = Излетели фигурки: { $sum }
told-miss = Нищо не се отвори
told-swap = Ролите се разменят.
call-launch = Монсуно, старт!
call-battle = Монсуно, в бой!
