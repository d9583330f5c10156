# ringspin, български: Монсуно.

setup-opponent = Вторият играч е
setup-field = Поле
setup-card = Карта на играч { $number }

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
