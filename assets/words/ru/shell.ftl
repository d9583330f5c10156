# ringspin, русский: меню и слова обеих игр.

back = Назад
menu = Меню
go-on = Дальше
play-again = Ещё раз
rematch = Реванш
to-setup = Изменить условия

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

on = да
off = нет
called-player = Игрок { $number }
called-computer = Компьютер ({ $level })
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

caption-clash = Капсулы с треском сшибаются
caption-ring = Кольцо со стуком ложится
caption-launch = Капсула со свистом срывается с места
caption-burst = Капсула со щелчком раскрывается
caption-gone = Что-то падает за край поля
caption-spin-ended = Дзинь: вращение окончено
caption-card = Карта скользит из колоды
caption-shuffle = Тасуют карты
caption-refused = Глухой стук: так нельзя
caption-skipped = Два удара по дереву: ход переходит
caption-call-launch = Фанфара: «{ call-launch }»
caption-call-battle = Фанфара: «{ call-battle }»
caption-battle = Тяжёлый удар
caption-roles = Звон: всё решено
caption-tie = Звон повисает в воздухе: ничья
caption-miss = Низкий рожок: битвы нет
caption-combination = Звон вверх: комбинация
caption-victory = Фанфара: победа
caption-defeat = Рожки затихают: поражение
