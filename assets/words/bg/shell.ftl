# ringspin, български: менютата и думите на двете игри.

back = Назад
menu = Меню
go-on = Напред
play-again = Още веднъж
rematch = Реванш
to-setup = Други условия

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

on = да
off = не
called-player = Играч { $number }
called-computer = Компютър ({ $level })
notice-not-kept = Записът не успя: { $why }
notice-save-unread = Записана игра не можа да се прочете и е оставена настрана. { $why }

percent = { $number } %
settings-head = Настройки
settings-language = Език
settings-master = Сила на звука
settings-effects = Ефекти
settings-music = Музика
settings-text-size = Размер на текста
text-usual = обикновен
text-large = едър
text-largest = много едър
settings-motion = Движение
motion-full = пълно
motion-reduced = сдържано
settings-screen = Екран
screen-window = прозорец
screen-full = цял екран
settings-picture = Картина
picture-auto = автоматично
picture-low = проста
picture-medium = средна
picture-high = богата
settings-picture-note = Картината се сменя при следващото пускане.
notice-settings-unread = Настройките не можаха да се прочетат и са оставени настрана. { $why }
rulebook-head = Правила
rulebook-see-pages = Страниците на тази част са вляво.
setup-history = Изиграни игри
setup-continue = Продължи

caption-clash = Капсулите се сблъскват с трясък
caption-ring = Пръстен изтраква на дъската
caption-launch = Капсула изсвистява напред
caption-burst = Капсула се отваря с пукот
caption-gone = Нещо пада извън полето
caption-spin-ended = Дзън: въртенето свърши
caption-card = Карта се плъзга от тестето
caption-shuffle = Разбъркват карти
caption-refused = Глухо почукване: не може
caption-skipped = Две дървени почуквания: ходът се прескача
caption-call-launch = Фанфара: „{ call-launch }“
caption-call-battle = Фанфара: „{ call-battle }“
caption-battle = Тежък удар
caption-roles = Звън: решено е
caption-tie = Звънът увисва във въздуха: равенство
caption-miss = Нисък рог: няма битка
caption-combination = Звън нагоре: комбинация
caption-victory = Фанфара: победа
caption-defeat = Роговете заглъхват: поражение
