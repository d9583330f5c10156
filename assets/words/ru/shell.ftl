# ringspin, русский: меню и слова обеих игр.

back = Назад
menu = Меню
go-on = Дальше
play-again = Ещё раз
rematch = Реванш
to-setup = Изменить условия

title-tagline = Две настольные игры на один вечер.
title-continue-monsuno = Продолжить Монсуно
title-continue-mozyring = Продолжить Мозыринг
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

on = да
off = нет
called-player = Игрок { $number }
called-computer = Компьютер ({ $level })
level-easy = слабый
level-normal = обычный
level-hard = сильный
level-expert = эксперт
notice-not-kept = Сохранить не удалось: { $why }
notice-save-unread = Сохранённую игру прочесть не удалось, она отложена в сторону. { $why }

percent = { $number } %
settings-head = Настройки
settings-language = Язык
settings-master = Громкость
settings-effects = Эффекты
settings-music = Музыка
settings-text-size = Размер текста
text-usual = обычный
text-large = крупный
text-largest = очень крупный
settings-motion = Движение
motion-full = полное
motion-reduced = сдержанное
settings-screen = Экран
screen-window = окно
screen-full = весь экран
settings-picture = Картинка
picture-auto = сама
picture-low = простая
picture-medium = средняя
picture-high = богатая
settings-picture-note = Картинка сменится при следующем запуске.
notice-settings-unread = Настройки прочесть не удалось, они отложены в сторону. { $why }
rulebook-head = Правила
rulebook-see-pages = Страницы этой части – слева.
setup-history = Сыгранные игры
setup-continue = Продолжить

settings-contrast = Контраст
settings-palette = Цвета
palette-usual = обычные
palette-red-green = различать красный и зелёный
palette-blue-yellow = различать синий и жёлтый
settings-captions = Подписи к звукам
settings-part-hands = Управление
settings-confirm = Подтверждать ход
settings-holds = Удержание
holds-hold = держать
holds-toggle = одним нажатием
settings-hand = Рука
hand-right = правая
hand-left = левая
settings-part-picture = Изображение
settings-frames = Кадров в секунду
frames-screen = как у экрана
frames-most = не больше { $number }
# Уроки.
lesson-head = Урок: шаг { $step } из { $steps }
lesson-back = Назад
lesson-on = Дальше
lesson-skip = Пропустить
lesson-again = Ещё раз
lesson-end = Закончить
lesson-out = Выйти из урока
setup-lesson = Научиться играть
setup-lesson-left = Вы остановились на шаге { $step } из { $steps }.
notice-copied = Скопировано: { $text }
notice-not-copied = Буфер обмена недоступен. Лучше запишите.
