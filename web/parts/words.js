// What the page says, in the languages of the game.

const words = {
    en: {
        about: 'Spin capsules until they burst open, or lay rings three in a row. Two games on a table.',
        loading: (done, all) => `Loading: ${done} of ${all} MB`,
        preparing: 'Getting ready…',
        ready: 'Ready.',
        begin: 'Play',
        full: 'Play on the full screen',
        starting: 'Setting the table…',
        noGraphics: 'This browser shows no 3D graphics (WebGL 2). Update it, or turn on “hardware acceleration” in its settings; a recent Firefox, Chrome, Edge or Safari will do.',
        noProgram: 'This browser is too old for the game (it needs WebAssembly). A recent Firefox, Chrome, Edge or Safari will do.',
        notLoaded: 'The game could not be loaded. Look at the connection, then try again.',
        retry: 'Try again',
        faultHead: 'The game has stopped',
        faultAbout: 'That is our fault, not yours. What you had played is kept. Please send this text to those who gave you the link:',
        again: 'Start again',
        copy: 'Copy the text',
        copied: 'Copied',
        graphicsLost: 'The browser took the graphics away (WebGL context lost).',
        noStorage: 'this browser keeps nothing for pages (a private window, or storage is forbidden)',
    },
    ru: {
        about: 'Раскрутите капсулу так, чтобы чужая раскрылась, или выложите три кольца в ряд. Две игры за одним столом.',
        loading: (done, all) => `Загрузка: ${done} из ${all} МБ`,
        preparing: 'Подготовка…',
        ready: 'Готово.',
        begin: 'Играть',
        full: 'Играть во весь экран',
        starting: 'Накрываем на стол…',
        noGraphics: 'Этот браузер не показывает трёхмерную графику (WebGL 2). Обновите его или включите в настройках «аппаратное ускорение»; подойдёт любой свежий Firefox, Chrome, Edge или Safari.',
        noProgram: 'Этот браузер слишком стар для игры (нужен WebAssembly). Подойдёт любой свежий Firefox, Chrome, Edge или Safari.',
        notLoaded: 'Не удалось загрузить игру. Проверьте соединение и попробуйте ещё раз.',
        retry: 'Ещё раз',
        faultHead: 'Игра остановилась',
        faultAbout: 'Это наша ошибка, а не ваша. Всё сыгранное сохранено. Пожалуйста, отправьте этот текст тем, кто дал вам ссылку:',
        again: 'Начать заново',
        copy: 'Скопировать текст',
        copied: 'Скопировано',
        graphicsLost: 'Браузер отобрал графику (потерян контекст WebGL).',
        noStorage: 'браузер ничего не хранит для страниц (приватное окно, или хранение запрещено)',
    },
    bg: {
        about: 'Завъртете капсулата така, че чуждата да се отвори, или подредете три пръстена. Две игри на една маса.',
        loading: (done, all) => `Зареждане: ${done} от ${all} MB`,
        preparing: 'Подготовка…',
        ready: 'Готово.',
        begin: 'Играй',
        full: 'Играй на цял екран',
        starting: 'Подреждаме масата…',
        noGraphics: 'Този браузър не показва триизмерна графика (WebGL 2). Обновете го или включете „хардуерно ускорение“ в настройките му; става всеки нов Firefox, Chrome, Edge или Safari.',
        noProgram: 'Този браузър е твърде стар за играта (нужен е WebAssembly). Става всеки нов Firefox, Chrome, Edge или Safari.',
        notLoaded: 'Играта не можа да се зареди. Проверете връзката и опитайте отново.',
        retry: 'Отново',
        faultHead: 'Играта спря',
        faultAbout: 'Грешката е наша, не ваша. Изиграното е запазено. Моля, изпратете този текст на онези, които ви дадоха връзката:',
        again: 'Започни отначало',
        copy: 'Копирай текста',
        copied: 'Копирано',
        graphicsLost: 'Браузърът отне графиката (загубен контекст на WebGL).',
        noStorage: 'браузърът не пази нищо за страниците (личен прозорец или запазването е забранено)',
    },
};

/** The language the player reads: the first of the browser's that the game speaks. */
export const language = (navigator.languages ?? [navigator.language])
    .map((wanted) => wanted.slice(0, 2).toLowerCase())
    .find((wanted) => wanted in words) ?? 'en';

export const say = words[language];
