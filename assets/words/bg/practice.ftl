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
