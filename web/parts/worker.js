// A worker of the page: it runs the program without a game, and does the errands it is sent.

import init, { do_errand } from './game.js';

globalThis.ringspin = {
    tell: (told) => postMessage({ told: told.slice() }),
    crashed: (report) => postMessage({ crashed: report }),
};

let ready;

onmessage = async ({ data }) => {
    if (data.module) {
        ready = init({ module_or_path: data.module });
        return;
    }
    try {
        await ready;
        do_errand(data.name, data.job);
        postMessage({ done: true });
    } catch (why) {
        postMessage({ crashed: `worker: ${why}` });
    }
};
