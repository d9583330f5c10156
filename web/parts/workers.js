// Workers that run the same program and are sent for errands: thinking that would hold up the picture.

const AT_MOST = Math.max(2, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1));

export class Workers {
    #idle = [];
    #busy = new Map();
    #waiting = [];
    #module;
    #answered;
    #crashed;

    /** `answered` takes the number of an errand and what its worker tells, `crashed` what is to be reported. */
    constructor(module, answered, crashed) {
        this.#module = module;
        this.#answered = answered;
        this.#crashed = crashed;
    }

    send(number, name, job) {
        this.#waiting.push({ number, name, job });
        this.#sendOut();
    }

    /** Nobody waits for it any more: the worker that is at it is ended. */
    callBack(number) {
        this.#waiting = this.#waiting.filter((errand) => errand.number !== number);
        this.#busy.get(number)?.terminate();
        this.#busy.delete(number);
        this.#sendOut();
    }

    #sendOut() {
        while (this.#waiting.length > 0 && (this.#idle.length > 0 || this.#busy.size < AT_MOST)) {
            // The one that was at work last: it may remember what the errand goes on from.
            const worker = this.#idle.pop() ?? this.#engage();
            const errand = this.#waiting.shift();
            this.#busy.set(errand.number, worker);
            worker.onmessage = ({ data }) => this.#hear(worker, errand.number, data);
            worker.postMessage(errand, [errand.job.buffer]);
        }
    }

    #engage() {
        const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
        worker.onerror = (event) => this.#crashed(`worker: ${event.message}`);
        worker.postMessage({ module: this.#module });
        return worker;
    }

    #hear(worker, number, { told, done, crashed }) {
        if (told) this.#answered(number, told);
        if (crashed) this.#crashed(crashed);
        if (done && this.#busy.delete(number)) {
            this.#idle.push(worker);
            this.#sendOut();
        }
    }
}
