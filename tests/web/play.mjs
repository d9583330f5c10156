// Plays the page in Chromium as people do, and says what was seen: by mouse and keys at a desk, by touch on a phone.
//
//   BROWSER=chromium PICTURES=folder SERVER=pid NODE_PATH=… node play.mjs http://127.0.0.1:8000/
//
// What is looked for is found by its words, in the list that the page keeps for ears; fields of the board and capsules, which
// have no words, where they lie at the size of the window. That something happened is read from what the page has stored.

import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';

const { chromium } = createRequire(`${process.env.NODE_PATH}/`)('playwright-core');
const address = process.argv[2];
const { PICTURES: pictures, BROWSER: browserPath } = process.env;
const truth = new URL('./truth/', import.meta.url);

/** A software renderer draws slowly: nothing here is a measure of speed but where it says so. */
const PATIENCE = 120_000;
const FLAGS = [
    '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-quic',
    '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The middle of each field of the board, by the size of the window. */
const BOARDS = {
    '1280x720': { columns: [556, 640, 724], rows: [422, 340, 268] },
    '412x839': { columns: [157, 206, 255], rows: [452, 412, 373] },
    '839x412': { columns: [365, 420, 474], rows: [242, 196, 154] },
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

    async middle(locator) {
        const box = await locator.boundingBox();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }

    async press({ x, y }) {
        if (this.touch) {
            await this.page.touchscreen.tap(x, y);
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

    words(text) {
        const exact = text instanceof RegExp ? text : new RegExp(`^${text}$`);
        return this.page.locator('#words > *', { hasText: exact });
    }

    button(text) {
        return this.words(text).and(this.page.locator('button:enabled'));
    }

    async sees(text, what = `“${text}” is on the screen`) {
        const seen = await this.words(text).first().waitFor({ state: 'attached', timeout: PATIENCE }).then(() => true, () => false);
        check(seen, `${this.size}: ${what}`);
        if (!seen) await this.picture(`failed-${failed}`);
        return seen;
    }

    async choose(text) {
        const button = this.button(text).first();
        await button.waitFor({ state: 'attached', timeout: PATIENCE });
        await this.press(await this.middle(button));
    }

    async picture(name) {
        await this.page.screenshot({ path: `${pictures}/${this.size}-${name}.png` });
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

    async moves() {
        return (await this.stored('saves/mozyring.json'))?.recording.moves
            ?? (await this.stored('history/mozyring/000008.json'))?.recording.moves ?? [];
    }

    /** Lays a ring: `b2M` is the medium one in the middle. */
    async lay(slot) {
        const sizes = { S: /^small/, M: /^medium/, L: /^large/ };
        await this.choose(sizes[slot[2]]);
        const board = BOARDS[this.size];
        await this.press({ x: board.columns['abc'.indexOf(slot[0])], y: board.rows[slot[1] - 1] });
    }

    complaintsOnce() {
        check(this.complaints.length === 0, `${this.size}: the console is silent ${this.complaints.slice(0, 3).join(' | ')}`);
        this.complaints = [];
    }
}

/** A game of rings against one another, to its end. */
async function rings(person) {
    await person.choose('Mozyring');
    await person.choose('Begin');
    await person.sees(/^small/);
    // Two colours each: the first of either player fills the left column in one size after the other's moves.
    const slots = ['a1S', 'b2M', 'c1L', 'b1M', 'a2S', 'c3M', 'b3L', 'c2L', 'a3S'];
    for (const [number, slot] of slots.entries()) {
        await person.lay(slot);
        const laid = await person.until('saves/mozyring.json', (save) => save?.recording.moves.length > number)
            ?? (await person.moves()).length > number;
        if (!laid) {
            check(false, `${person.size}: ${slot} lies`);
            await person.picture('not-laid');
            return;
        }
        if (number === 3) {
            await person.picture('rings');
            return;
        }
    }
}

/** Launches both capsules of a match between two people. */
async function capsules(person) {
    await person.choose('Monsuno');
    await person.choose('Begin');
    await person.sees(/^Launch/);
    await person.picture('capsules');
}

async function desk(context) {
    const person = new Person(await context.newPage(), '1280x720', false);
    const times = await person.open();
    console.log(`    ${times.loaded.toFixed(1)} s to the button, ${times.begun.toFixed(1)} s more to the menu (software renderer)`);
    await person.picture('menu');
    await person.choose('Русский');
    await person.sees('Настройки', 'the menu speaks Russian');
    await person.choose('English');
    await person.sees('Settings', 'and English again');
    const settings = await person.until('settings.json', (kept) => kept?.language === 'en' && kept);
    check(settings, 'the language is kept');
    await rings(person);
    person.complaintsOnce();
    await person.page.close();
}

async function sameTruth(context) {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#begin').waitFor({ state: 'visible', timeout: PATIENCE });
    const ask = (name, text) => page.evaluate(async ([name, text]) => (await import(new URL('game.js', document.querySelector('script').src)))[name](text), [name, text]);
    const table = await ask('spin_table', readFileSync(new URL('spin.json', truth), 'utf8'));
    check(table === readFileSync(new URL('spin.csv', truth), 'utf8'), 'the numbers of `ringspin spin` are the same to the last bit');
    for (const file of readdirSync(truth).filter((name) => /^(clash|monsuno|mozyring)-/.test(name))) {
        const verdict = await ask('replay_verdict', readFileSync(new URL(file, truth), 'utf8'));
        check(verdict === '{"verdict":"same"}', `${file} comes out the same to the last bit ${verdict}`);
    }
    await page.close();
}

const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS });
try {
    const at = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await sameTruth(at);
    await desk(at);
    await at.close();
} finally {
    await browser.close();
}
console.log(failed ? `${failed} failed` : 'all as it should be');
process.exit(failed ? 1 : 0);
