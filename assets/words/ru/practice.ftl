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
