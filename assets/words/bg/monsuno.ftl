# ringspin, български: Монсуно.

setup-field = Поле

monsuno-name = Монсуно
monsuno-goal = Завъртете капсулата на полето. Нападателят се мъчи да избие фигурката на защитника: всяка излетяла фигурка удря защитника.
card-hit-points = точки живот
card-attack = атака
card-boosted = усилена
card-numbers = точки живот: { $hit-points }, атака: { $attack }
field-arena = Арена
field-floor = Под
field-table = Маса
opponent-person = човек

style-press = Натиск
style-twist = С пръсти
style-launcher = С шнур
launch-button = Старт
gesture = Сила { $power } %, прицел { $aim }, пръст на { $point } %
gesture-drag = Влачете капсулата накъдето да тръгне; пръстът ляга там, където натиснете.
gesture-pad = Ляв стик: прицел и сила. Десен: място и пръст.
gesture-aim = прицел
gesture-power = сила
gesture-mark = място
gesture-finger = пръст

role-attacker = напада
role-defender = защитава се
role-open = жребий

prompt-duel = Коя ще се върти по-дълго?
prompt-flight = Нека се въртят!
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

setup-rules = Правила
rules-basic = Основни
rules-plus = Основни+
setup-best-of = Дължина
setup-matches = { $count ->
    [one] един мач
   *[other] серия от { $count }
}
setup-name = име
setup-hands = Ръце
hands-human = човешки
hands-steady = без никакво трепване
setup-preview = Показвай пътя
setup-deck = Тесте с удари
setup-readings = Тълкувания
resuming = Изиграва се отново до мястото на спиране…
setup-saved = { $first } срещу { $second }, { $date } UTC
setup-refused = Така не може да се играе: { $why }
next-match = Следващ мач

deck-head = Тесте с удари
deck-about = { $who }: { $name } има символите { $symbols }. Когато под всеки има карта, ударът може да се усили до { $boosted }.
deck-wanted = пасва на символ
deck-refused = { $count ->
    [one] Една карта:
   *[other] { $count } карти:
} едно тесте има от { $fewest } до { $most }.
deck-missing = За един символ няма карта ({ $symbol }): усиленият удар е недостижим.
deck-fits = { $count ->
    [one] Една карта.
   *[other] { $count } карти.
} Всеки символ може да се запълни.
deck-done = Готово
deck-preset = Тестето на картата

readings-head = Тълкувания на правилата
readings-about = Тези места книжката оставя отворени. Първият отговор е нашият.
readings-reset = Както играем ние
readings-changed = { $count ->
    [0] Всичко е както играем ние.
    [one] Едно място се чете иначе.
   *[other] { $count } места се четат иначе.
}
duel-tie = Двете капсули се въртят еднакво дълго
duel-tie-again = въртят пак
duel-tie-coin = решава монета
duel-end = Въртенето е свършило
duel-end-three = под 3 рад/с
duel-end-one = под 1 рад/с, по-дълго
duel-release = Засилване за жребия
duel-release-turn = един след друг
duel-release-once = едновременно
duel-lanes = Жребият се върти
duel-lanes-separate = на две писти
duel-lanes-shared = на едно поле
fault = Неуспешно пускане
fault-again = се повтаря веднъж
fault-none = не се повтаря
own-opening = Капсула, която се отвори сама,
own-opening-counts = се брои за отворена
own-opening-ignored = не се брои
battle-if = Има битка
battle-if-any = ако се отвори коя да е капсула
battle-if-defender = ако се отвори тази на защитника
stage-cap = Пускането приключва след
stage-cap-8 = 8 с
stage-cap-12 = 12 с
stage-cap-20 = 20 с
opened-means = Капсулата е отворена
opened-means-outside = когато фигурката е навън
opened-means-latch = когато ключалката пусне
below-zero = Точки под нулата
below-zero-zero = се пишат като 0
below-zero-negative = се пишат каквито са
draw-optional = Нападащият тегли карта с удар
draw-optional-yes = ако иска
draw-optional-no = винаги
unfit-card = Карта без свободен символ
unfit-card-shuffled = се разбърква в тестето
unfit-card-bottom = отива под тестето
same-symbol-twice = Символ, който картата има два пъти,
same-symbol-own = иска две карти
same-symbol-one = иска една
boost-when = Усиленият удар
boost-when-same = и в хода, в който се запълни последният символ
boost-when-next = от следващото нападение
boost-needs-own-figure = За усиления удар собствената фигурка трябва да е
boost-needs-yes = излетяла
boost-needs-no = където и да е
deck-empty = Празно тесте с удари
deck-empty-none = значи без теглене
deck-empty-reshuffle = се прави отново от изхвърлените
deck-size = Едно тесте с удари има
deck-size-seed = от 5 до 10 карти
deck-size-large = от 5 до 20 карти

monsuno-history-head = Изиграни мачове
history-none = Още няма мач, изигран докрай.
history-match = { $first } срещу { $second }: победи { $winner }, остават { $left }
history-unread = Този мач не можа да се прочете. { $why }
history-begun = { $first } срещу { $second }: недовършен, { $left } : { $other }
history-go-on = Доиграй
history-watch = Гледай
watch-head = Запис на мач
watch-pause = Спри
watch-leave = Излез

sheet-head = { $who }
sheet-who = { $who } · { $role }
prompt-charge = { $who }, засилете { $name }
prompt-defend = { $who }, защитавайте се с { $name }
prompt-attack = { $who }, нападайте с { $name }
prompt-again = { $who }, още веднъж
prompt-computer = { $who }: { $name } се готви…
prompt-draw = { $who }: ще теглите ли карта с удар?
prompt-boost = { $who }: усилен удар?
prompt-won = { $who } побеждава с { $name }!
hint-draw = { $count ->
    [one] В тестето има една карта.
   *[other] В тестето има { $count } карти.
}
hint-boost = Всеки символ е запълнен: { $boosted } вместо { $attack }, после картите се изхвърлят.
choice-draw = Теглете карта
choice-no-draw = Без карта
choice-boost = Усилен
choice-no-boost = Обикновен
told-series = Спечелени мачове: { $first } на { $second }
told-sum-boosted = Излетели фигурки, усилен удар: { $sum }
told-drawn-tucked = { $who } изтегли „{ $card }“: отива под своя символ.
told-drawn-back = { $who } изтегли „{ $card }“: няма свободен символ, връща се.
told-deck-empty = { $who }: тестето с удари е празно.
told-reshuffled = { $who }: изхвърлените карти стават ново тесте.

prompt-at-once = Засилвайте едновременно
hint-at-once = Задръжте, за да засилите; пуснете, за да решите. Когато и двамата решат, капсулите тръгват.
at-once-hold = Задръж
at-once-first = Играч 1
at-once-second = Играч 2, или геймпад

# Урокът.
setup-lesson-monsuno = За първи път тук? Три минути с истински капсули.
lesson-roles = Първи напада онзи, чиято капсула се върти по-дълго. Натиснете своята капсула, дръпнете я напред и пуснете: колкото по-далеч, толкова по-силно се завърта. Двете капсули тръгват заедно.
lesson-roles-done = Вашата се въртя по-дълго: нападате вие. Ключалките бяха затворени, нищо не можеше да се отвори. Изгледайте въртенето или го прескочете.
lesson-roles-missed = Другата се въртя по-дълго. Още веднъж, и дръпнете по-далеч.
lesson-hit = Съперникът се върти на арената, а вие имате един изстрел. „С пръсти“ изправя капсулата като пумпал, „Натиск“ я изстрелва, а „С шнур“ я завърта най-силно. Останете на „Натиск“; притиснете единия край на капсулата, дръпнете към другата и пуснете.
lesson-hit-done = Улучихте. Важно е къде е пръстът: от средата капсулата върви право, от края се завърта.
lesson-hit-missed = Подмина. Още веднъж: стрелката показва накъде, а дължината ѝ колко силно.
lesson-open = Само с удар нищо не се отнема. Брои се фигурка, която излети, затова удряйте с пълна сила, най-добре в края на чуждата капсула. Няколко опита не са срамота.
lesson-open-done = Отвори се и фигурката е навън. Сега има битка.
lesson-open-missed = Ключалката удържа. Още веднъж, по-силно или малко встрани.
lesson-draw = В „Основни+“ нападателят може преди битката да изтегли карта за удар. Ако знакът ѝ е свободен на вашата карта Монсуно, тя се подпъхва под него. Изтеглете.
lesson-draw-done = Картата пасва. Сега всички знаци на вашата карта са покрити.
lesson-draw-missed = Може и без карта, но не в тази стъпка. Още веднъж.
lesson-boost = Когато всички знаци са покрити и вашата фигурка е навън, можете да нанесете усилената атака: по-голямото число, веднъж. Подпъхнатите карти си отиват. Нанесете я.
lesson-boost-done = 50 вместо 25. Подпъхнатите карти са изчистени и събирането започва отначало.
lesson-boost-missed = Това беше обикновената атака. Още веднъж.
lesson-sheet = Защитникът губи атаката на всички излетели фигурки, и на своята: 50 от вашата и 20 от неговата правят 70. Листът вдясно пази всяко изваждане. После ролите се сменят.
lesson-monsuno-last = Това е Монсуно. Губи, който остане без точки живот. Започнете с основните правила срещу лесен компютър; в условията има карти, полета и тълкувания на правилата, а книгата с правила обяснява всяко.
