# ringspin, български: менютата и думите на двете игри.

back = Назад
menu = Меню
go-on = Напред
play-again = Още веднъж
rematch = Реванш
to-setup = Други условия

title-tagline = Две настолни игри за една вечер.
title-continue-monsuno = Продължи Монсуно
title-continue-mozyring = Продължи Мозъринг
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
level-easy = лесен
level-normal = обикновен
level-hard = силен
level-expert = експерт
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

settings-contrast = Контраст
settings-palette = Цветове
palette-usual = обичайни
palette-red-green = червено и зелено да се различават
palette-blue-yellow = синьо и жълто да се различават
settings-captions = Надписи за звуците
settings-part-hands = Управление
settings-confirm = Потвърждаване на хода
settings-holds = Задържане
holds-hold = държи се
holds-toggle = с едно натискане
settings-hand = Ръка
hand-right = дясна
hand-left = лява
settings-part-picture = Картина
settings-frames = Кадри в секунда
frames-screen = колкото показва екранът
frames-most = най-много { $number }
# Уроци.
lesson-head = Урок: стъпка { $step } от { $steps }
lesson-back = Назад
lesson-on = Напред
lesson-skip = Прескочи
lesson-again = Още веднъж
lesson-end = Край на урока
lesson-out = Излез от урока
setup-lesson = Научи играта
setup-lesson-left = Спряхте на стъпка { $step } от { $steps }.
notice-copied = Копирано: { $text }
notice-not-copied = Клипбордът не е достъпен. По-добре го запишете.
