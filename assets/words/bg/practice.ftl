# ringspin, български: тренировка и упражнения.

drill-score-seconds = { $score } с
drill-score-points = { $score ->
    [one] { $score } точка
   *[other] { $score } точки
}
drill-score-capsules = { $score ->
    [one] { $score } капсула
   *[other] { $score } капсули
}

medal-bronze = Бронз
medal-silver = Сребро
medal-gold = Злато
medal-none = още няма медал

drill-daily = Упражнение на деня

drill-longest-spin = Най-дълго въртене
drill-longest-spin-about = Завърти капсулата така, че да се върти колкото може по-дълго. От трите опита се брои най-добрият; излезе ли от полето, не се брои нищо.
drill-hit-it = Уцели я
drill-hit-it-about = Пет натискания към капсулата в далечния край на пода. Брои се всеки опит, който я уцели.
drill-stop-in-the-circle = Спри в кръга
drill-stop-in-the-circle-about = Капсулата трябва да спре в кръга на масата. Средата носи 100 точки, краят — нито една; трите опита се събират.
drill-through-the-gate = През вратата
drill-through-the-gate-about = Прекарай капсулата между двата стълба, без да ги докосне. Средата носи 100 точки; трите опита се събират.
drill-open-it = Отвори я
drill-open-it-about = Удари лежащата капсула достатъчно силно и близо до единия край, за да се отвори. Пет опита.
drill-knock-it-off = Избутай я
drill-knock-it-off-about = Избутай лежащата капсула от масата, а ти остани на нея. Пет опита.
drill-make-it-rise = Изправи я
drill-make-it-rise-about = Намери мястото между средата и края, където натискът завърта легналата капсула и тя се изправя на връхчето си. Брои се колко дълго стои; от трите опита — най-добрият.

title-practice = Тренировка
practice-head = Тренировка
practice-about = Пускайте колкото искате: всичко се измерва. А упражненията поставят задачи.
practice-to-range = Към полигона
practice-to-drills = Упражнения
practice-capsule = Капсула
capsule-classic = обикновена
capsule-weighted = с оловен пръстен
practice-figure = Фигурка
practice-targets = На полето
targets-none = нищо
targets-one = една капсула
targets-three = три капсули
targets-gate = врата
practice-counts = Брои се
counts-spin = въртенето
counts-risen = изправянето
counts-circle = спирането в кръг
counts-gate = минаването през вратата
counts-hits = уцелването
counts-opens = отварянето
counts-knock-outs = избутването
practice-latches = Ключалки
latches-open = отварят се
latches-locked = заключени

prompt-range-launch = Пускайте!
prompt-range-flies = Върти се
prompt-range-last = Последното пускане
hint-range = Всяко пускане се измерва и се пази.
told-counts = { $score }.
told-left = Излезе от полето: не се брои.
told-too-slow = Твърде бавно за пускане: не се брои.
told-outside = Спря на { $centimetres } см извън кръга.
told-stopped-nowhere = Отвори се, преди да спре.
told-touched-post = Докосна стълб.
told-beside-gate = Не мина през вратата.
told-missed = Не докосна нищо.
told-too-soft = Уцели, но ключалката издържа: по-силно или по-близо до края.
told-stayed = Уцели, но нищо не падна от полето.
told-never-rose = Така и не се изправи на връхчето си.

number-speed = Скорост
number-spin = Въртене
number-tilt = Наклон
number-wobble = Клатене
number-point = Пръст
number-spun = Въртя се
number-distance = Път
number-worth = Резултат
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
plot-spin = Въртене, об/мин
plot-wobble = Клатене, градуси
plot-now = сега
plot-last = последно
plot-best = най-добро

range-watch = Последно пускане
range-again = Още веднъж същото
range-on-field = На полето
range-export = Запис във файлове
range-new-session = Започни отначало
range-set-up = Настройка
session-shots = { $count ->
    [0] Още няма пускания
    [one] { $count } пускане
   *[other] { $count } пускания
}
session-spun = Въртене: { $mean } ± { $deviation } с, най-дълго { $best } с
session-distance = Път: { $mean } ± { $deviation } м
session-speed = Най-голяма скорост, м/с: { $mean } ± { $deviation }
session-trend = Тенденция: { $slope } с на пускане
session-scatter = Девет от десет спират в рамките на { $long } × { $short } см
session-left = Излезли от полето: { $left }; отворени: { $opened }
legend-last = последното пускане; призракът му е без пояс
legend-best = най-доброто пускане; призракът му е с пояс
notice-exported = Таблицата и картините са записани: { $place } (.csv, .svg, .png)
notice-not-exported = Записът във файлове не успя: { $why }
notice-export-nothing = Още няма нито едно пускане.
notice-practice-unread = Записаното от тренировките не можа да се прочете и е оставено настрана. { $why }

drills-head = Упражнения
drills-to-range = Полигонът
drill-start = Начало
drill-never = Още не е опитвано.
drill-best = { $attempts ->
    [one] Рекорд: { $score } ({ $medal }), един подход
   *[other] Рекорд: { $score } ({ $medal }), { $attempts } подхода
}
medal-takes = { $score }
prompt-drill-try = Опит { $number } от { $tries }
prompt-drill-over = Резултат: { $score }
drill-try = { $number }: { $score }
drill-so-far = Дотук: { $score }
drill-won = { $medal }!
drill-lost = Този път без медал
drill-next-medal = { $score }. Следващият медал е { $medal }: { $least }.
drill-no-better = { $score }. По-добър медал няма.
drill-better = По-добре от всякога!
drill-once-more = Още веднъж
drill-others = Други упражнения
moment-range = Тренировка: полигонът
act-launch-again = Същото пускане още веднъж
act-watch-last = Гледай последното пускане
act-show-session = Всички пускания на полето
