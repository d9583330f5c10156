// The page: loads the game, starts it at a click, and is what the game has of the browser.

import init, * as game from './game.js';
import { language, say } from './words.js';
import { openStorage } from './storage.js';
import { Workers } from './workers.js';
import { readLink } from './links.js';
import { Spoken } from './spoken.js';

const PROGRAM = new URL('game.wasm.gz', import.meta.url);
const CACHE = 'ringspin-@version@';
/** The bytes of the program as it is sent. */
const BYTES = Number('@bytes@');

const asked = new URLSearchParams(location.search);
const element = (id) => document.getElementById(id);
const [canvas, cover, said] = ['game', 'cover', 'said'].map(element);

document.documentElement.lang = language;
element('about').textContent = say.about;
element('begin').textContent = say.begin;
element('full').textContent = say.full;
element('fault-head').textContent = say.faultHead;
element('fault-about').textContent = say.faultAbout;
element('again').textContent = say.again;
element('copy').textContent = say.copy;
element('take').textContent = say.take;
element('leave').textContent = say.leave;

let begun = false;
let crashed = false;

/** The game has ended by a fault: says so, with what to report. */
function crash(report) {
    // What comes after the first fault comes of it.
    if (crashed) return;
    crashed = true;
    element('report').value = `${report}\n${navigator.userAgent}`;
    element('fault').hidden = false;
    element('again').focus();
}

element('again').onclick = () => location.reload();
element('copy').onclick = async () => {
    const report = element('report');
    report.select();
    await navigator.clipboard?.writeText(report.value).catch(() => document.execCommand('copy'));
    element('copy').textContent = say.copied;
};
// A panic tells of itself; what else stops the program is told here.
const RuntimeError = globalThis.WebAssembly?.RuntimeError ?? Error;
addEventListener('error', ({ error }) => { if (error instanceof RuntimeError) crash(String(error.stack)); });
addEventListener('unhandledrejection', ({ reason }) => { if (reason instanceof RuntimeError) crash(String(reason.stack)); });
canvas.addEventListener('webglcontextlost', () => crash(say.graphicsLost));

// A game is no document: nothing is to be marked, zoomed, scrolled or called up from a menu by chance, but in fields.
const unlessInField = (event) => { if (!event.target.matches?.('#report, #typed')) event.preventDefault(); };
for (const kind of ['contextmenu', 'gesturestart', 'dblclick', 'selectstart']) addEventListener(kind, unlessInField);
addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
addEventListener('touchmove', unlessInField, { passive: false });

// Sound begins with a touch or a key, and rests while nobody sees the page.
const sounds = [];
if (globalThis.AudioContext) {
    globalThis.AudioContext = class extends AudioContext {
        constructor(...given) {
            super(...given);
            sounds.push(this);
        }
    };
}
const listen = () => {
    for (const sound of sounds) if (sound.state === 'suspended' && !document.hidden) sound.resume().catch(() => {});
};
for (const kind of ['pointerdown', 'pointerup', 'keydown']) addEventListener(kind, listen, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => {
    if (document.hidden) for (const sound of sounds) sound.suspend().catch(() => {});
    else listen();
});

/** Loads the program with the bar on its way, and keeps it for the next time. */
async function load() {
    const kept = await globalThis.caches?.open(CACHE).then((cache) => cache.match(PROGRAM)).catch(() => undefined);
    const response = kept ?? (await fetch(PROGRAM));
    if (!response.ok) throw new Error(`${PROGRAM}: ${response.status}`);
    const bytes = new Uint8Array(await new Response(response.body.pipeThrough(counting())).arrayBuffer());
    if (!kept) {
        const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
        await cache?.put(PROGRAM, new Response(bytes)).catch(() => {});
    }
    said.textContent = say.preparing;
    // Some servers unpack it on the way.
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const stream = new Blob([bytes]).stream();
    const program = isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
    return WebAssembly.compileStreaming(new Response(program, { headers: { 'Content-Type': 'application/wasm' } }));
}

function counting() {
    const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    let count = 0;
    return new TransformStream({
        transform(chunk, controller) {
            count += chunk.byteLength;
            const share = Math.min(1, count / BYTES);
            element('done').style.width = `${100 * share}%`;
            element('way').setAttribute('aria-valuenow', Math.round(100 * share));
            said.textContent = say.loading(figures.format(share * BYTES / 1e6), figures.format(BYTES / 1e6));
            controller.enqueue(chunk);
        },
    });
}

/** Once the player has clicked, tapped or pressed a key. */
function pressed() {
    element('begin').hidden = false;
    element('full').hidden = !document.fullscreenEnabled;
    element('begin').focus();
    return new Promise((resolve) => {
        element('begin').onclick = () => resolve();
        element('full').onclick = () => document.documentElement.requestFullscreen().catch(() => {}).finally(resolve);
    });
}

async function main() {
    if (!canvas.ownerDocument.createElement('canvas').getContext('webgl2')) return refuse(say.noGraphics);
    if (!globalThis.WebAssembly?.compileStreaming || !globalThis.DecompressionStream) return refuse(say.noProgram);
    let module;
    try {
        module = await load();
    } catch (why) {
        console.warn(why);
        return refuse(say.notLoaded, () => location.reload());
    }
    navigator.serviceWorker?.register('offline.js').catch((why) => console.warn(why));
    const storage = await openStorage();
    await init({ module_or_path: module });

    const elsewhere = globalThis.BroadcastChannel && new BroadcastChannel('ringspin');
    const spoken = new Spoken(element('words'), canvas);
    const workers = new Workers(module, game.answered, crash);
    globalThis.ringspin = {
        language: () => language,
        keep: (name, text) => {
            storage.keep(name, text).then(
                () => elsewhere?.postMessage({ name, text }),
                (why) => game.not_stored(name, String(why?.message ?? why)),
            );
        },
        handOut,
        askForFile,
        askForText,
        readAloud: (list) => spoken.tell(list),
        shown: () => {
            cover.classList.add('gone');
            setTimeout(() => { cover.hidden = true; }, 400);
            canvas.focus();
        },
        crashed: crash,
        send: (number, name, job) => workers.send(number, name, job.slice()),
        callBack: (number) => workers.callBack(number),
    };
    if (elsewhere) elsewhere.onmessage = ({ data }) => game.stored_elsewhere(data.name, data.text);
    if (!storage.lasts) game.not_stored('ringspin', say.noStorage);

    said.textContent = say.ready;
    element('way').hidden = true;
    await pressed();
    begun = true;
    element('choices').hidden = true;
    said.textContent = say.starting;
    // One picture of the page with these words before the game takes its time.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await followLink();
    addEventListener('hashchange', followLink);
    try {
        game.start(JSON.stringify({
            documents: storage.documents,
            lasts: storage.lasts,
            window: storage.window,
            seed: Number(asked.get('seed') ?? crypto.getRandomValues(new Uint32Array(1))[0]),
            log: asked.has('log'),
        }));
    } catch (why) {
        crash(String(why));
    }
}

/** Hands the game what the address carries behind its `#`. */
async function followLink() {
    const link = await readLink(location.hash);
    if (!link) return;
    game.follow(link.kind, link.text);
    wake();
}

function refuse(words, retry) {
    said.textContent = words;
    element('way').hidden = true;
    if (!retry) return;
    element('begin').textContent = say.retry;
    element('begin').hidden = false;
    element('begin').onclick = retry;
}

/** A file of the player's with a recording goes to the game. */
async function open(file) {
    if (!file) return;
    game.follow('replay', file.size > 8 * 1024 * 1024 ? '' : await file.text());
    wake();
}

function askForFile() {
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.accept = '.json,application/json';
    picker.onchange = () => open(picker.files[0]);
    picker.click();
}

// A recording may also be dropped on the page, or pasted, and so may a link that carries something. The canvas keeps the
// browser from telling of a paste, so the key is looked at; other text is left to the game's own fields.
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
    event.preventDefault();
    if (begun) open(event.dataTransfer.files[0]);
});
addEventListener('keydown', async (event) => {
    if (!begun || event.code !== 'KeyV' || !(event.ctrlKey || event.metaKey)) return;
    const text = (await navigator.clipboard?.readText().catch(() => ''))?.trim() ?? '';
    const link = text.startsWith('{') ? { kind: 'replay', text } : await readLink(text.slice(text.indexOf('#')));
    if (!link) return;
    game.follow(link.kind, link.text);
    wake();
}, { capture: true });

/** Asks for the text of a field of the game, where a finger chose it: only a field of the page calls up the keyboard. */
function askForText(text, most) {
    const [dialog, field] = ['typing', 'typed'].map(element);
    Object.assign(field, { value: text, maxLength: most });
    dialog.onclose = () => {
        game.typed(dialog.returnValue === 'ok' ? field.value : text);
        wake();
    };
    dialog.returnValue = '';
    dialog.showModal();
    field.select();
}

/** A game that rests looks around when the canvas gets the focus. */
function wake() {
    canvas.blur();
    canvas.focus();
}

function handOut(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes.slice()]));
    link.download = name.split('/').pop();
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

main().catch((why) => crash(String(why)));
