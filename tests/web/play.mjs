// Plays the page in Chromium as people do, and says what was seen: by mouse and keys at a desk, by touch on a phone.
//
//   BROWSER=chromium PICTURES=folder SERVER=pid NODE_PATH=… node play.mjs http://127.0.0.1:8000/
//
// What is looked for is found by its words, in the list that the page keeps for ears; fields of the board and capsules, which
// have no words, where they lie at the size of the window. That something happened is read from what the page has stored.

import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

const { chromium } = createRequire(`${process.env.NODE_PATH}/`)('playwright-core');
const address = process.argv[2];
const { PICTURES: pictures, BROWSER: browserPath } = process.env;
const truth = new URL('./truth/', import.meta.url);

/** Whether this part is to be played: all are, or those named behind the address. */
const wanted = (part) => process.argv.length < 4 || process.argv.slice(3).includes(part);

/** A software renderer draws slowly: nothing here is a measure of speed but where it says so. */
const PATIENCE = 60_000;
const FLAGS = [
    '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-quic',
    '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The middle of each field of the board, by the size of the window. */
const BOARDS = {
    '640x360': { columns: [277, 320, 363], rows: [211, 170, 134] },
    '412x839': { columns: [138, 206, 273], rows: [478, 418, 362] },
    '839x412': { columns: [365, 420, 474], rows: [242, 196, 154] },
};

/** Where the capsule in hand lies, and where to drag it. */
const HANDS = {
    '640x360': { from: { x: 320, y: 244 }, to: { x: 320, y: 165 } },
    '412x839': { from: { x: 206, y: 478 }, to: { x: 206, y: 400 } },
    '839x412': { from: { x: 420, y: 281 }, to: { x: 420, y: 190 } },
};

let failed = 0;
function check(holds, what) {
    console.log(`${holds ? 'ok' : 'FAILED'}: ${what}`);
    if (!holds) failed += 1;
}

/** Somebody at the page: by mouse, or by touch. */
class Person {
    constructor(page, size, touch) {
        Object.assign(this, { page, size, touch, complaints: [] });
        page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
        });
        page.on('pageerror', (error) => this.complaints.push(String(error)));
    }

    /** Opens the page, and starts the game at its button; how long that took, in seconds. */
    async open(link = '') {
        const from = Date.now();
        // A new address behind the # alone would not load the page anew.
        await this.page.goto('about:blank');
        await this.page.goto(`${address}?seed=5${link}`);
        await this.page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
        const loaded = Date.now();
        await this.press(await this.middle(this.page.locator('#begin')));
        await this.page.locator('#cover').waitFor({ state: 'hidden', timeout: PATIENCE });
        return { loaded: (loaded - from) / 1000, begun: (Date.now() - loaded) / 1000 };
    }

    /** A software renderer is to draw as little as the settings allow. */
    async drawLess() {
        await this.page.goto(address);
        await this.page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
        await this.page.evaluate((text) => new Promise((resolve, reject) => {
            const asked = indexedDB.open('ringspin', 1);
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => {
                const transaction = asked.result.transaction('documents', 'readwrite');
                transaction.objectStore('documents').put(text, 'settings.json');
                transaction.oncomplete = () => { asked.result.close(); resolve(); };
            };
        }), '{"version": 1, "language": "en", "picture": "low", "reduced_motion": true}');
    }

    async middle(locator) {
        const box = await locator.boundingBox();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }

    async press({ x, y }) {
        if (this.touch) {
            // A finger rests for longer than a picture takes, also where pictures take long.
            await this.fingers('touchStart', [{ x, y }]);
            await this.page.waitForTimeout(300);
            await this.fingers('touchEnd', []);
        } else {
            await this.page.mouse.move(x, y);
            // The game looks where the pointer is once a picture.
            await this.page.waitForTimeout(250);
            await this.page.mouse.down();
            await this.page.waitForTimeout(150);
            await this.page.mouse.up();
        }
        await this.page.waitForTimeout(400);
    }

    /** The middle of the first of the words on the screen that are `text`, of a button alone if asked for; once there is one. */
    async find(text, button = false) {
        const end = Date.now() + PATIENCE;
        while (Date.now() < end) {
            const [place] = await this.findAll(text, button);
            if (place) return place;
            await this.page.waitForTimeout(150);
        }
        await this.picture(`not-found-${failed}`);
        return undefined;
    }

    /** The middles of all words on the screen now that are `text`. */
    findAll(text, button = false) {
        const source = text instanceof RegExp ? text.source : `^${text}$`;
        // In one go: the list is written anew whenever something changes.
        return this.page.evaluate(([source, button]) => {
            const items = document.querySelectorAll(button ? '#words > button:enabled' : '#words > *');
            const found = [...items].filter((one) => new RegExp(source).test(one.textContent));
            return found.map((one) => one.getBoundingClientRect())
                .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
        }, [source, button]);
    }

    async sees(text, what = `“${text}” is on the screen`) {
        check(await this.find(text), `${this.size}: ${what}`);
    }

    async choose(text) {
        const place = await this.find(text, true);
        if (!place) throw new Error(`${this.size}: no button says ${text}`);
        await this.press(place);
    }

    /** Waits until `text` is on the screen no more. */
    async loses(text, what) {
        const end = Date.now() + PATIENCE;
        while (Date.now() < end && (await this.findAll(text)).length > 0) await this.page.waitForTimeout(300);
        check((await this.findAll(text)).length === 0, `${this.size}: ${what}`);
    }

    /** Leaves the table for the menu. */
    async leave() {
        await this.choose('Menu');
        await this.choose('Leave for the menu');
        await this.find('Rulebook');
    }

    async picture(name) {
        // While much moves, a software renderer may leave no time for it.
        await this.page.screenshot({ path: `${pictures}/${this.size}-${name}.png`, timeout: PATIENCE })
            .catch(() => console.log(`    no picture of ${name}`));
    }

    /** The document `name` that the page has stored. */
    async stored(name) {
        const text = await this.page.evaluate((name) => new Promise((resolve, reject) => {
            const asked = indexedDB.open('ringspin', 1);
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => {
                const got = asked.result.transaction('documents').objectStore('documents').get(name);
                got.onsuccess = () => { asked.result.close(); resolve(got.result); };
            };
        }), name);
        return text && JSON.parse(text);
    }

    /** Waits until `found` finds something in what is stored as `name`. */
    async until(name, found) {
        const end = Date.now() + PATIENCE;
        while (Date.now() < end) {
            const value = found(await this.stored(name));
            if (value) return value;
            await this.page.waitForTimeout(300);
        }
        return undefined;
    }

    /** Lays a ring: `b2M` is the medium one in the middle. */
    async lay(slot) {
        const sizes = { S: /^small/, M: /^medium/, L: /^large/ };
        await this.choose(sizes[slot[2]]);
        const board = BOARDS[this.size];
        await this.press({ x: board.columns['abc'.indexOf(slot[0])], y: board.rows[slot[1] - 1] });
    }

    /** Waits for `text`, and for nothing that can be passed over with a button. */
    async goOnTo(text) {
        const end = Date.now() + 3 * PATIENCE;
        while (Date.now() < end && (await this.findAll(text)).length === 0) {
            const [button] = await this.findAll('Go on');
            if (button) await this.press(button);
            await this.page.waitForTimeout(500);
        }
        await this.sees(text);
    }

    async fingers(type, touchPoints) {
        this.hand ??= await this.page.context().newCDPSession(this.page);
        await this.hand.send('Input.dispatchTouchEvent', { type, touchPoints });
    }

    /** Takes what lies at `from` and lets it go at `to`. */
    async drag(from, to) {
        const STEPS = 6;
        const at = (step) => ({
            x: from.x + (to.x - from.x) * step / STEPS,
            y: from.y + (to.y - from.y) * step / STEPS,
        });
        if (this.touch) await this.fingers('touchStart', [from]);
        else {
            await this.page.mouse.move(from.x, from.y);
            await this.page.waitForTimeout(250);
            await this.page.mouse.down();
        }
        for (let step = 0; step <= STEPS; step += 1) {
            await this.page.waitForTimeout(120);
            if (this.touch) await this.fingers('touchMove', [at(step)]);
            else await this.page.mouse.move(at(step).x, at(step).y);
        }
        await this.page.waitForTimeout(250);
        if (this.touch) await this.fingers('touchEnd', []);
        else await this.page.mouse.up();
    }

    complaintsOnce() {
        check(this.complaints.length === 0, `${this.size}: the console is silent ${this.complaints.slice(0, 3).join(' | ')}`);
        this.complaints = [];
    }
}

/** A game of rings of two people. Each has two colours; the first lays three small ones in a column and wins. */
const RINGS = ['a1S', 'b2M', 'c1L', 'b1M', 'a2S', 'c3M', 'b3L', 'c2L', 'a3S'];
/** The first finished game in the history of the first window. */
const FIRST_GAME = 'history/mozyring/000008.json';

async function rings(person, from, to) {
    for (const [number, slot] of RINGS.entries()) {
        if (number < from || number >= to) continue;
        await person.lay(slot);
        const name = number + 1 < RINGS.length ? 'saves/mozyring.json' : FIRST_GAME;
        const laid = await person.until(name, (kept) => kept?.recording.moves.length === number + 1 && kept.recording.moves);
        check(laid?.at(-1) === slot, `${person.size}: ${slot} lies`);
        if (!laid) return person.picture('not-laid');
    }
    return undefined;
}

/** Begins a game of rings, leaves it in the middle, comes back and wins it. */
async function ringsWithPause(person) {
    await person.choose('Mozyring');
    await person.picture('rings-setup');
    await person.choose('Begin');
    await person.sees(/^small/);
    await rings(person, 0, 4);
    await person.picture('rings');
    await person.open();
    await person.choose('Continue Mozyring');
    await person.sees(/^small/, 'the game goes on after the page was loaded anew');
    await rings(person, 4, RINGS.length);
    await person.sees(/ wins/, 'the game is won');
    await person.picture('rings-won');
    const game = await person.stored(FIRST_GAME);
    check(game?.recording.winners?.length === 1, `${person.size}: the won game is in the history`);
    return game;
}

/** A match against the computer: the draw for roles by the button, then a launch by hand; the computer launches too. */
async function capsules(person) {
    await person.open();
    await person.choose('Monsuno');
    await person.sees('Begin');
    await person.picture('capsules-setup');
    await person.choose('Begin');
    const launches = (number) => person.until('saves/monsuno.json', (kept) =>
        kept?.recording.inputs.filter((one) => one.input.launch).length >= number);
    await person.sees(/, wind up /);
    await person.picture('roles');
    await person.press(await person.find(/^Launch/));
    check(await launches(2), `${person.size}: both capsules spin for the roles`);
    await person.picture('duel');
    await person.goOnTo(/, (defend|attack) with /);
    // The camera goes to its place.
    await person.page.waitForTimeout(8000);
    await person.picture('in-hand');
    const { from, to } = HANDS[person.size];
    await person.drag(from, to);
    check(await launches(3), `${person.size}: a capsule was launched by hand`);
    check(await launches(4), `${person.size}: the computer launched too`);
    await person.picture('flight');
}

/** What links carry, and what is said of bad ones. */
async function links(person, game = JSON.parse(readFileSync(new URL('mozyring-0.json', truth)))) {
    await person.open('#rules=nonsense');
    await person.sees(/^This cannot be opened/, 'a bad code is refused');
    await person.open('#drill=none');
    await person.sees(/^This cannot be opened/, 'a drill that is none is refused');
    await person.open('#replay=AAAA');
    await person.sees(/^This cannot be opened/, 'a broken recording is refused');
    await person.picture('link-refused');
    await person.open('#drill=longest-spin');
    await person.sees(/^Launch/, 'a link leads to a drill');
    await person.picture('link-drill');
    const packed = deflateRawSync(JSON.stringify(game)).toString('base64url');
    await person.open(`#replay=${packed}`);
    await person.sees(/^Rings laid/, 'a link leads to a recorded game');
    await person.picture('link-replay');
    const clean = readFileSync(new URL('monsuno-0.json', truth)).toString('base64url');
    await person.open(`#replay=${clean}`);
    await person.sees('Menu', 'a link leads to a recorded match');
    await person.picture('link-match');
}

/** A ring is laid, and the computer, which thinks in a worker, answers. */
async function ringsWithComputer(person) {
    await person.open();
    await person.choose('Mozyring');
    await person.sees('Begin');
    await person.press((await person.findAll(/^>$/)).at(-1));
    await person.sees(/^Computer/);
    await person.choose('Begin');
    await person.sees(/^small/);
    // Perhaps the lot fell on the computer.
    await person.page.waitForTimeout(8000);
    const first = (await person.stored('saves/mozyring.json'))?.recording.moves[0];
    await person.lay(first === 'b2M' ? 'a1S' : 'b2M');
    const answered = await person.until('saves/mozyring.json', (kept) => kept?.recording.moves.length >= 2);
    check(answered, `${person.size}: the computer answers`);
    await person.picture('rings-computer');
}

/** Every other room is entered, and something is done in it. */
async function rooms(person) {
    await person.open();
    await person.choose('Rulebook');
    await person.sees('What you need', 'the rulebook lies open');
    await person.picture('rulebook');
    await person.choose('Back');
    await person.choose('Practice');
    await person.choose('To the range');
    await person.sees('No launch yet');
    await person.choose(/^Launch/);
    await person.loses('No launch yet', 'a launch is measured');
    await person.picture('range');
    await person.leave();
    await person.choose('Practice');
    await person.choose('Lab');
    await person.sees(/^What theory says/, 'the lab shows an experiment');
    await person.picture('lab');
    await person.leave();
    for (const game of ['Monsuno', 'Mozyring']) {
        await person.choose(game);
        await person.choose('Learn the game');
        await person.sees(/^Skip/, `the lesson of ${game} begins`);
        await person.picture(`lesson-${game}`);
        await person.leave();
    }
    await person.choose('Showcase');
    await person.sees('Any key returns', 'the showcase plays');
    await person.page.waitForTimeout(6000);
    await person.picture('showcase');
    await person.press({ x: 300, y: 180 });
    await person.sees('Rulebook', 'a click leads back from the showcase');
}

/** A recording is downloaded, brought back as a file and as text, and watched. */
async function luggage(person) {
    await person.open();
    await person.choose('Mozyring');
    await person.choose('Games played');
    const coming = person.page.waitForEvent('download', { timeout: PATIENCE });
    await person.choose('Download');
    const file = await (await coming).path();
    const text = readFileSync(file, 'utf8');
    check(JSON.parse(text).recording.moves.length > 0, `${person.size}: a game is downloaded`);
    const asked = person.page.waitForEvent('filechooser', { timeout: PATIENCE });
    await person.choose('Open a recording');
    await (await asked).setFiles(file);
    await person.sees(/^Rings laid/, 'the downloaded game is brought back');
    await person.picture('brought');
    await person.open();
    await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await person.page.keyboard.press('Control+v');
    await person.sees(/^Rings laid/, 'a game is pasted');
}

/** Two windows of the game do not get into one another's way. */
async function secondWindow(person) {
    await person.open();
    const other = new Person(await person.page.context().newPage(), person.size, false);
    await other.open();
    await other.sees(/^ringspin is open in another window/, 'a second window says that there is a first');
    await other.picture('second-window');
    await other.page.close();
}

/** What the page says where something is missing, and where the game fails. */
async function mishaps(browser) {
    const size = '640x360';
    const withPage = async (script, look) => {
        const context = await browser.newContext({ viewport: { width: 640, height: 360 }, locale: 'en-GB' });
        const page = await context.newPage();
        if (script) await page.addInitScript(script);
        await look(new Person(page, size, false), context);
        await context.close();
    };
    const said = (page) => page.locator('#said').textContent();
    await withPage(() => {
        const before = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return kind === 'webgl2' ? null : before.call(this, kind, ...more);
        };
    }, async ({ page }) => {
        await page.goto(address);
        await page.locator('#said:has-text("WebGL 2")').waitFor({ timeout: PATIENCE });
        check((await said(page)).includes('hardware acceleration'), 'without WebGL 2 the page says what to do');
        await page.screenshot({ path: `${pictures}/no-graphics.png` });
    });
    await withPage(() => {
        Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
    }, async (person) => {
        await person.open();
        await person.sees(/this browser keeps nothing for pages/, 'where storage is forbidden it is said');
        await person.choose('Mozyring');
        await person.choose('Begin');
        await person.sees(/^small/, 'and the game goes on');
        await person.picture('no-storage');
    });
    await withPage(undefined, async (person) => {
        await person.drawLess();
        await person.open();
        await person.page.evaluate(() => {
            IDBObjectStore.prototype.put = () => { throw new DOMException('it is full', 'QuotaExceededError'); };
        });
        await person.choose('Mozyring');
        await person.choose('Begin');
        await person.lay('b2M');
        await person.sees(/^This could not be saved/, 'a full storage is told');
        await person.picture('full-storage');
        await person.lay('a1S');
        await person.sees(/a1S/, 'and the game goes on');
    });
    await withPage(undefined, async (person) => {
        await person.drawLess();
        await person.open();
        await person.page.evaluate(() => {
            const graphics = document.getElementById('game').getContext('webgl2');
            graphics.getExtension('WEBGL_lose_context').loseContext();
        });
        await person.page.locator('#fault').waitFor({ state: 'visible', timeout: PATIENCE });
        const report = await person.page.locator('#report').inputValue();
        check(report.includes('WebGL context lost'), 'lost graphics end in a report');
        await person.picture('crash');
        await person.page.locator('#again').click();
        await person.page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
        check(true, 'and the page starts again');
    });
    await withPage(undefined, async ({ page }, context) => {
        await page.goto(address);
        await page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
        const tools = await context.newCDPSession(page);
        const { errors } = await tools.send('Page.getAppManifest');
        const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
        // A window in private installs nothing.
        const why = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
        check(errors.length + why.length === 0, `the page can be installed ${JSON.stringify([errors, why])}`);
    });
}

/** The menu, and its languages. */
async function menu(person) {
    const times = await person.open();
    console.log(`    ${times.loaded.toFixed(1)} s to the button, ${times.begun.toFixed(1)} s more to the menu (software renderer)`);
    await person.sees('Mozyring', 'the menu is there');
    await person.picture('menu');
    await person.choose('Русский');
    await person.sees('Настройки', 'the menu speaks Russian');
    await person.choose('English');
    await person.sees('Settings', 'and English again');
    const settings = await person.until('settings.json', (kept) => kept?.language === 'en');
    check(settings, `${person.size}: the language is kept`);
}

async function play(context, size, touch) {
    const person = new Person(await context.newPage(), size, touch);
    await person.drawLess();
    if (wanted('menu')) await menu(person);
    else await person.open();
    const game = wanted('rings') ? await ringsWithPause(person) : undefined;
    if (wanted('computer')) await ringsWithComputer(person);
    if (wanted('capsules')) await capsules(person);
    if (wanted('rooms') && !touch) await rooms(person);
    if (wanted('luggage') && wanted('rings') && !touch) await luggage(person);
    if (wanted('windows') && !touch) await secondWindow(person);
    if (wanted('links') && !touch) await links(person, game);
    person.complaintsOnce();
    await person.page.close();
}

/** Nobody serves the page any more, and there is no network: last. */
async function offline(context) {
    const person = new Person(await context.newPage(), '640x360', false);
    await person.open();
    await person.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    process.kill(Number(process.env.SERVER));
    await context.setOffline(true);
    await person.open();
    await person.sees('Mozyring', 'the game starts without network');
    await person.picture('offline');
    person.complaintsOnce();
}

async function sameTruth(context) {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
    const ask = (name, text) => page.evaluate(async ([name, text]) => (await import(new URL('game.js', document.querySelector('script').src)))[name](text), [name, text]);
    const table = await ask('spin_table', readFileSync(new URL('spin.json', truth), 'utf8'));
    check(table === readFileSync(new URL('spin.csv', truth), 'utf8'), 'the numbers of `ringspin spin` are the same to the last bit');
    const met = { clash: [], monsuno: [], mozyring: [] };
    for (const file of readdirSync(truth).filter((name) => name.split('-')[0] in met)) {
        const verdict = await ask('replay_verdict', readFileSync(new URL(file, truth), 'utf8'));
        met[file.split('-')[0]].push(verdict === '{"verdict":"same"}');
    }
    check(met.mozyring.every(Boolean), 'games of rings are the same to the last bit');
    // Rapier reckons in single precision, by other instructions here than there: what is hit does not fly on the same to the bit.
    for (const [kind, same] of [['launch stages', met.clash], ['whole matches', met.monsuno]]) {
        console.log(`    ${same.filter(Boolean).length} of ${same.length} ${kind} are the same to the last bit`);
    }
    await page.close();
}

const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS });
try {
    const atDesk = await browser.newContext({ viewport: { width: 640, height: 360 }, locale: 'en-GB' });
    if (wanted('truth')) await sameTruth(atDesk);
    if (wanted('desk')) await play(atDesk, '640x360', false);
    for (const [width, height] of [[412, 839], [839, 412]].filter(() => wanted('phone'))) {
        const inHand = await browser.newContext({
            viewport: { width, height }, locale: 'en-GB', hasTouch: true, isMobile: true,
        });
        await play(inHand, `${width}x${height}`, true);
        await inHand.close();
    }
    if (wanted('mishaps')) await mishaps(browser);
    if (wanted('offline')) await offline(atDesk);
} finally {
    await browser.close();
}
console.log(failed ? `${failed} failed` : 'all as it should be');
process.exit(failed ? 1 : 0);
