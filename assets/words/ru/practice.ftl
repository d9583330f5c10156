# ringspin, русский: тренировка и упражнения.

drill-score-seconds = { $score } с
drill-score-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
drill-score-capsules = { $score ->
    [one] { $score } капсула
    [few] { $score } капсулы
    [many] { $score } капсул
   *[other] { $score } капсулы
}

medal-bronze = Бронза
medal-silver = Серебро
medal-gold = Золото
medal-none = медали пока нет

drill-daily = Упражнение дня

drill-longest-spin = Самый долгий волчок
drill-longest-spin-about = Пусть капсула крутится как можно дольше. Из трёх попыток в счёт идёт лучшая; улетела с поля — ноль.
drill-hit-it = Попади в неё
drill-hit-it-about = Пять щелчков по капсуле в дальнем конце пола. Каждое попадание — в счёт.
drill-stop-in-the-circle = Остановись в круге
drill-stop-in-the-circle-about = Капсула должна замереть в круге на столе. Середина — 100 очков, край — ноль; три попытки складываются.
drill-through-the-gate = Сквозь ворота
drill-through-the-gate-about = Проведи капсулу между двумя стойками, не задев их. Середина — 100 очков; три попытки складываются.
drill-open-it = Раскрой её
drill-open-it-about = Ударь по лежащей капсуле посильнее и поближе к концу, чтобы она раскрылась. Пять попыток.
drill-knock-it-off = Сбей со стола
drill-knock-it-off-about = Столкни лежащую капсулу со стола, а сам на нём останься. Пять попыток.
drill-make-it-rise = Поставь на кончик
drill-make-it-rise-about = Найди место между серединой и концом, от нажатия на которое лежащая капсула завертится и встанет на кончик. В счёт идёт, сколько она простоит; из трёх попыток — лучшая.

title-practice = Тренировка
practice-head = Тренировка
practice-about = Запускайте сколько угодно: всё измеряется. А в упражнениях ждут задания.
practice-to-range = На площадку
practice-to-drills = Упражнения
practice-capsule = Капсула
capsule-classic = обычная
capsule-weighted = со свинцовым кольцом
practice-figure = Фигурка
practice-targets = На поле
targets-none = ничего
targets-one = капсула
targets-three = три капсулы
targets-gate = ворота
practice-counts = В счёт идёт
counts-spin = вращение
counts-risen = стойка
counts-circle = остановка в круге
counts-gate = проход в ворота
counts-hits = попадание
counts-opens = раскрытие
counts-knock-outs = выбивание
practice-latches = Защёлки
latches-open = раскрываются
latches-locked = заперты

prompt-range-launch = Запускайте!
prompt-range-flies = Крутится
prompt-range-last = Последний запуск
hint-range = Каждый запуск измеряется и остаётся в записях.
told-counts = { $score }.
told-left = Капсула улетела с поля: ноль.
told-too-slow = Слишком медленно для запуска: ноль.
told-outside = Капсула остановилась в { $centimetres } см от круга.
told-stopped-nowhere = Капсула раскрылась, не успев остановиться.
told-touched-post = Задета стойка.
told-beside-gate = Мимо ворот.
told-missed = Ничего не задето.
told-too-soft = Попадание есть, но защёлка выдержала: нужно сильнее или ближе к концу.
told-stayed = Попадание есть, но с поля ничего не упало.
told-never-rose = На кончик капсула так и не встала.

number-speed = Скорость
number-spin = Вращение
number-tilt = Наклон
number-wobble = Покачивание
number-point = Палец
number-spun = Крутилась
number-distance = Путь
number-worth = Результат
number-none = –
number-m-s = { $value } м/с
number-m-s-most = до { $value } м/с
number-rpm = { $value } об/мин
number-rpm-most = до { $value } об/мин
number-degrees = { $value }°
number-percent = на { $value } %
number-seconds = { $value } с
number-metres = { $value } м
number-score = { $score }
plot-spin = Вращение, об/мин
plot-wobble = Покачивание, градусы
plot-now = сейчас
plot-last = последний
plot-best = лучший

range-watch = Последний запуск
range-again = Ещё раз так же
range-on-field = На поле
range-export = Сохранить в файлы
range-new-session = Начать заново
range-set-up = Настроить
session-shots = { $count ->
    [0] Запусков пока нет
    [one] { $count } запуск
    [few] { $count } запуска
    [many] { $count } запусков
   *[other] { $count } запуска
}
session-spun = Крутилась: { $mean } ± { $deviation } с, лучшее { $best } с
session-distance = Путь: { $mean } ± { $deviation } м
session-speed = Наибольшая скорость, м/с: { $mean } ± { $deviation }
session-trend = Тенденция: { $slope } с за запуск
session-scatter = Девять из десяти остановок — в пределах { $long } × { $short } см
session-left = Улетело с поля: { $left }; раскрылось: { $opened }
legend-last = последний запуск; его призрак без пояска
legend-best = лучший запуск; его призрак с пояском
notice-exported = Таблица и рисунки записаны: { $place } (.csv, .svg, .png)
notice-not-exported = Сохранить в файлы не удалось: { $why }
notice-export-nothing = Пока нет ни одного запуска.
notice-practice-unread = Записи тренировок прочитать не удалось, они отложены в сторону. { $why }

drills-head = Упражнения
drills-to-range = Площадка
drill-start = Начать
drill-never = Ещё не пробовали.
drill-best = { $attempts ->
    [one] Ваш рекорд: { $score } ({ $medal }), { $attempts } подход
    [few] Ваш рекорд: { $score } ({ $medal }), { $attempts } подхода
    [many] Ваш рекорд: { $score } ({ $medal }), { $attempts } подходов
   *[other] Ваш рекорд: { $score } ({ $medal }), { $attempts } подхода
}
medal-takes = { $score }
prompt-drill-try = Попытка { $number } из { $tries }
prompt-drill-over = Итог: { $score }
drill-try = { $number }: { $score }
drill-so-far = Пока: { $score }
drill-won = { $medal }!
drill-lost = На этот раз без медали
drill-next-medal = { $score }. Следующая медаль — { $medal }: { $least }.
drill-no-better = { $score }. Лучшей медали нет.
drill-better = Так хорошо ещё не было!
drill-once-more = Ещё раз
drill-others = Другие упражнения
moment-range = Тренировка: площадка
act-launch-again = Такой же запуск ещё раз
act-watch-last = Посмотреть последний запуск
act-show-session = Все запуски на поле
