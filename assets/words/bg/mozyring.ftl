# ringspin, български: Мозиринг.

colour-red = червен
colour-green = зелен
colour-blue = син
colour-yellow = жълт
size-small = малък
size-medium = среден
size-large = голям

mozyring-name = Мозъринг
mozyring-log = Ходове
mozyring-turn = { $who }: { $colour }
mozyring-how = Изберете размер, после поле.
mozyring-confirm = { $slot }? Още веднъж, за да го сложите там.
mozyring-lot-fell = Жребият реши, започва { $who }.
mozyring-skipped = Няма място, ходът се пропуска: { $colour }.
mozyring-size = { $size } × { $count }
mozyring-begin-with-other = Започни с другия цвят (X)
mozyring-won = Победа: { $who }!
mozyring-draw = Равенство
mozyring-draw-why = Никой не може да постави повече, а тройка няма никой.
win-concentric = трите размера в едно поле
win-same-size = три еднакви в линия
win-ordered = малък, среден, голям в линия
win-any-sizes = три в линия

refused-taken = В { $field } вече има { $size } ринг.
refused-none-left = Не е останал { $size } ринг: { $colour }.
refused-centre = Не може да се започва със среден ринг в центъра.
refused-over = Играта свърши.
refused-other = Това сега не може.

# Кой играе.
mozyring-person = Играч { $number }
mozyring-computer = Компютър { $number } ({ $level })
level-easy = лесен
level-normal = обикновен
level-hard = силен
level-expert = експерт
sitter-person = Човек
sitter-easy = Компютър, лесен
sitter-normal = Компютър, обикновен
sitter-hard = Компютър, силен
sitter-expert = Компютър, експерт
plain-number = { $number }

# Условия на играта.
variant-classic = Обикновена игра
variant-most-points = Най-много точки
variant-fewest-points = Най-малко точки
variant-biggest = Кой е най-големият?
variant-own = Свои правила
mozyring-name-field = Име
setup-rounds = Рундове
setup-hints = Подсказки
setup-centre-ban = Без начало със среден в центъра
setup-swap = Вторият може да смени страната
setup-edit-rules = Промени правилата
setup-kept = { $game }, рингове на полето: { $rings }, запазено { $date }
about-classic = Печели който пръв завърши три ринга от един цвят: трите размера в едно поле, три еднакви в линия или малък, среден и голям подред. Кой започва, решава жребият.
about-classic-ban = Печели който пръв завърши три ринга от един цвят. Не може да се започва със среден ринг в центъра. Кой започва, решава жребият.
about-classic-two = Всеки има два цвята и ги редува. Печели първата тройка от един цвят. При безгрешна игра печели първият, ако започне със средния ринг в центъра.
about-classic-two-ban = Всеки има два цвята и ги редува. Печели първата тройка от един цвят. Единственото начало, което сигурно печели, средният ринг в центъра, е забранено.
about-classic-two-swap = Всеки има два цвята и ги редува. Печели първата тройка от един цвят. След първия ринг вторият играч може да вземе тази страна, затова започнете равностойно.
about-classic-two-both = Всеки има два цвята и ги редува. Печели първата тройка. Не се започва със среден в центъра, а вторият може да вземе страната на първия.
about-most-points = Поставя се, докато има къде. Всяка тройка е точка за този, който я завърши, и печелят най-многото точки. Внимателните често свършват 0:0, това е равенство.
about-fewest-points = { $rounds ->
    [one] Един рунд от обикновената игра
   *[other] { $rounds } рунда от обикновената игра
 }. Точката получава този, който е оставил следващия да завърши тройка. Печелят най-малкото точки; започващият се сменя.
about-biggest = По осем ринга: три малки, три средни, два големи. В полето се брои само най-големият. Печелят три полета в линия, с какъвто и да е размер, или трите ваши размера в едно поле.
about-own = Ваши правила: { $name }, код { $code }.
own-unnamed = още без име

# В играта.
mozyring-game = { $name }
mozyring-round = Рунд { $round } от { $rounds }
mozyring-seat = { $who }
mozyring-seat-left = { $who } (напусна)
mozyring-combo-of-round = { $slots } (рунд { $round })
mozyring-thinks = мисли …
mozyring-recap = След вашия ход:
mozyring-may-swap = Поставете ринг или вземете другата страна.
mozyring-swap = Смяна на страните (X)
mozyring-swap-short = смяна на страните
mozyring-won-both = { $who } и { $other } делят победата!
mozyring-won-three = { $who }, { $other } и { $third } делят победата!
mozyring-made = { $who }: { $kind }
mozyring-points = { $who }: { $points }
mozyring-left-alone = Всички други напуснаха масата.
mozyring-draw-shared = Всички имат поравно точки: никой не печели.
mozyring-round-over = Рунд { $round } свърши
mozyring-round-drawn = Никой не може да постави повече: рундът е без точки.
mozyring-next-starter = Следващия рунд започва { $who }.
mozyring-next-round = Следващ рунд
mozyring-show-again = Покажи пак
mozyring-save-broken = Запазената игра не може да се прочете. Тя е оставена настрана: { $file }
mozyring-not-kept = Това не можа да се запише: { $file }
foreseen-makes = Става { $kind }: { $slots }{ $more ->
    [0] {""}
   *[other] {" "}и още { $more }
 }
foreseen-blocks = Спира { $kind }: { $slots }{ $more ->
    [0] {""}
   *[other] {" "}и още { $more }
 }
refused-computer = Не сте на ход: { $who }.
refused-between = Първо започнете следващия рунд.
tool-back = Назад
tool-forward = Напред
tool-study = Анализ
tool-hints = Подсказки
tool-lift = Надникни
tool-leave = Напусни масата

# Анализ.
study-head = Анализ
study-recorded = Изиграна игра
study-line = Опитайте какъвто и да е ринг за всяка страна.
study-aside = Опитвате нещо друго от изиграното.
study-win = Победа след { $plies }
study-loss = Загуба след { $plies }
study-ahead = Победа по точки
study-behind = Загуба по точки
study-draw = Равенство
study-no-proofs = За тази игра няма точни оценки
study-searches = Търси …
study-not-proven = Недоказано до дълбочина { $depth }
study-best = Най-добре: { $slots }
study-advice = Експертът би избрал: { $move }
study-forced = Принудително: { $slots }
study-tags = На полетата: + печели, - губи след толкова ринга, = равенство.
study-threats = Един ринг завършва:
study-no-threats = Никой не заплашва да завърши тройка.
study-come-back = Към изиграното (B)
study-play-on = Играй оттук (P)
study-to-list = Към списъка (A)
study-end = Обратно в играта (A)
mozyring-step-first = <<
mozyring-step-back = <
mozyring-step-on = >
mozyring-step-last = >>

# Изиграни игри.
mozyring-history-head = Изиграни игри
history-about = Изберете игра, за да я минете ход по ход.
history-empty = Още няма изиграна игра.
history-entry = { $date } · { $game }
history-won = печели { $who }{ $others ->
    [0] {""}
   *[other] {" "}и още { $others }
 }, рингове: { $rings }
history-drawn = равенство, рингове: { $rings }
history-unfinished = недовършена, рингове: { $rings }
history-broken = Игра, която не може да се прочете: { $why }

# Свои правила.
own-head = Ваши правила
own-about = Съставете игра от тези настройки. Какво значи изборът, пише веднага под него. Превъртете за още.
own-fits = Правилата си пасват: могат да ги играят и хора, и компютърът.
own-play = Играй с тях
own-players = Играчи
own-players-mean = Играта е за { $players }.
own-colours = Цветове
own-colours-one = Всеки поставя рингове от един цвят.
own-colours-two = Всеки има два цвята и ги редува; и двата могат да спечелят.
own-stock = Рингове
own-stock-means = Рингове от всеки цвят: { $rings }.
own-patterns = Комбинации
own-concentric = Три в едно поле
own-same-size = Три с един размер
own-ordered = По големина
own-patterns-mean = Един цвят може да спечели по { $ways } начина.
own-see = Линията вижда
own-see-all = Всички рингове
own-see-top = Само най-големите
own-see-all-means = За линиите се брои всеки ринг на полето.
own-see-top-means = Във всяко поле за линиите се брои само най-големият ринг; по-малките са закрити.
own-sizes = Размери в линия
own-sizes-pattern = По комбинация
own-sizes-any = Всякакви
own-sizes-pattern-means = Линия са три с един размер или малък, среден, голям подред, както е избрано горе.
own-sizes-any-means = Броят се всеки три ринга от един цвят в линия, с какъвто и да е размер.
own-score = Тройката носи
own-score-win = Победа
own-score-maker = Точка
own-score-previous = Точка на предишния
own-score-win-means = Който завърши тройка, печели.
own-score-maker-means = Всяка тройка е точка за този, който я завърши; печелят най-многото точки.
own-score-previous-means = Точка получава играчът преди него; печелят най-малкото точки.
own-end = Край на рунда
own-end-first = С първата тройка
own-end-full = Когато няма къде
own-end-first-means = Рундът свършва с първата тройка или когато никой не може да постави ринг.
own-end-full-means = Рундът продължава и след тройки, докато има къде да се постави.
own-rounds = Рундове
own-rounds-mean = { $rounds ->
    [one] Играе се един рунд.
   *[other] Точките от { $rounds } рунда се събират; започващият се сменя.
 }
own-stuck = Цвят без място
own-stuck-skip = Прескача се
own-stuck-frozen = Остава на ред
own-stuck-other = Другият цвят
own-stuck-skip-means = Цвят, за който няма място, се прескача и на ред е следващият.
own-stuck-frozen-means = Цвят, за който няма място, остава на ред: играчът му пропуска.
own-stuck-other-means = Който няма място за цвета си, може да постави другия си цвят.
own-fairness = Честно начало
own-ban = Без среден в центъра
own-swap = Смяна на страните
own-fairness-none = Първият започва където иска и пази страната си.
own-fairness-ban = Не може да се започва със среден ринг в центъра.
own-fairness-swap = След първия ринг вторият играч може да вземе тази страна.
own-fairness-both = Без начало със среден в центъра, а вторият може да вземе страната.
own-code = Код
own-code-about = Кажете този код на приятел или напишете неговия:
own-code-take = Вземи
own-code-taken = Правилата от този код са взети.
code-unreadable = Кодът е от осем букви и цифри.
code-mistyped = В кода има грешка. Сравнете го знак по знак.
code-other-version = Този код е от друга версия на играта.
own-keep = Запази с име
own-keep-now = Запази
own-keep-nameless = Първо дайте име на правилата.
own-kept = Запазено: { $file }
own-none-kept = Още няма запазени правила.
own-unreadable = Тези правила не могат да се прочетат: { $file }
clash-players = Играят двама, трима или четирима.
clash-colours = В кутията има четири цвята: по-малко играчи или по един цвят.
clash-stock = В кутията има по три ринга от всеки размер и цвят.
clash-no-rings = Без рингове няма какво да се поставя.
clash-no-pattern = Поне една комбинация трябва да е включена.
clash-any-sizes = За линии с всякакви размери трябват включени „три с един размер“ и „по големина“.
clash-end = Щом тройката печели, тя свършва и рунда. Изберете такъв край или точки.
clash-rounds = Рундовете се събират в точки. Изберете един рунд или точки.
clash-many-rounds = Могат да се играят от 1 до 99 рунда.
clash-previous = Точка на предишния иска трима или четирима играчи.
clash-swap = Само двама могат да сменят страните.
clash-biggest = „Кой е най-големият?“ е за двама.
